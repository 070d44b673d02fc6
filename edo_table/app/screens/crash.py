"""When the program itself failed: what is kept, where the report lies, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from edo_table.app.screens.base import AppScreen
from edo_table.persistence.crash import CrashReport
from edo_table.persistence.errors import shown_path
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button
from edo_table.ui.widgets.layout import Column, Flow, Sized
from edo_table.ui.widgets.panel import Panel
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.text import Label

if TYPE_CHECKING:
    from edo_table.app.context import AppContext


class CrashScreen(AppScreen):
    """Tells plainly what happened.  `on_restart` goes back to the menu."""

    hour = "night"
    sign = "待"
    title_key = "app.crash.title"
    first_focus = "restart"

    def __init__(self, context: AppContext, report: CrashReport, on_restart: Callable[[], None]) -> None:
        super().__init__(context)
        self.report, self._restart = report, on_restart

    def build(self, style: Style) -> Widget:
        where = self.text("app.crash.where", path=shown_path(self.report.path)) if self.report.path else ""
        lines: list[Widget] = [
            Label(self.text("app.crash.heading"), "heading"),
            Label(self.text("app.crash.kept"), "body"),
            Label(self.report.summary, "label", "warn_text"),
        ]
        if where:
            lines.append(Label(where, "small", "secondary"))
        buttons = Flow(
            [
                Button(self.text("app.crash.restart"), self._restart, "seal", "Enter", name="restart"),
                Button(self.text("app.crash.copy"), self._copy, "paper", "C", name="copy"),
                Button(self.text("app.menu.quit"), self.stage.quit, "paper", "Q", name="quit"),
            ],
            gap=18,
        )
        text = Column(lines, gap=18)
        panel = Panel(Column([text, buttons], gap=26), self.text("app.crash.title"), margin=40, seed=4)
        return ScrollPanel(Column([Sized(panel, width=1100)], across="middle", down="middle"), "crash-page")

    def _copy(self) -> None:
        self.host.clipboard.put(self.report.text)
        self.toast(self.text("app.crash.copied"))

    def go_back(self) -> None:
        self._restart()
