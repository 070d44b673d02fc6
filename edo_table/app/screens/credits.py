"""Who made what: the games, the typefaces, the libraries; what is ours."""

from __future__ import annotations

from edo_table import __version__
from edo_table.app.screens.base import AppScreen
from edo_table.content.credits import load_credits
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.layout import Column, Row, Sized
from edo_table.ui.widgets.panel import Panel
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.table import Table
from edo_table.ui.widgets.text import Label


class CreditsScreen(AppScreen):
    """The facts of CREDITS.md, as they stand in data/credits.yaml."""

    hour = "night"
    sign = "名"
    title_key = "app.credits.title"
    first_focus = "back"

    def build(self, style: Style) -> Widget:
        sections = [self._section(key, rows) for key, rows in load_credits(self.context.data).items()]
        about = Panel(Label(self.text("app.credits.about"), "body"), margin=30, is_dim=True, seed=8, fills=True)
        if self.is_narrow(style):
            body: Widget = ScrollPanel(Column([about, *sections], gap=22), "credits")
        else:
            left = Column([about, *sections[1::2]], gap=22)
            right = Column(sections[::2], gap=22)
            both = Row([Sized(left, exact=860), right], gap=28, grow=(right,), down="start")
            body = ScrollPanel(both, "credits")
        return self.page(style, self.head(style, self.text("app.credits.sub", version=__version__)), body)

    def _section(self, key: str, rows: tuple[tuple[str, ...], ...]) -> Widget:
        cells = [[Label(what, "name"), Label(who, "label", "secondary")] for what, who in rows]
        lines: list[Widget] = [Table(cells)]
        note = f"app.credits.{key}_note"
        if self.context.catalogue.has(note):
            lines.append(Label(self.text(note), "small", "secondary"))
        return Panel(
            Column(lines, gap=12), self.text(f"app.credits.{key}"), pattern="asanoha", seed=len(key), fills=True
        )
