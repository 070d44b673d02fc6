"""The legal options as a plain list: the way for those who cannot or do not want to find them on the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from edo_table.engine.actions import ActionSpec
from edo_table.ui.dialog import Overlay
from edo_table.ui.widget_screen import Surroundings
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button
from edo_table.ui.widgets.layout import Column, Gap, Row
from edo_table.ui.widgets.listview import ListRow, ListView
from edo_table.ui.widgets.panel import Panel
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.text import Label
from edo_table.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from edo_table.app.table.screen import TableScreen


class OptionsScreen(Overlay):
    """Lists what the person at the table may do now; typing narrows the list, Enter chooses."""

    first_focus = "options-filter"

    def __init__(self, table: TableScreen) -> None:
        context = table.context
        super().__init__(Surroundings(context.style, context.sound.play))
        self._table = table
        self._filter = ""
        self._options = [(option, table.phrases.action(option.kind, option.args)) for option in table.session.options()]

    def _found(self) -> list[tuple[ActionSpec, str]]:
        words = self._filter.casefold().split()
        return [(option, text) for option, text in self._options if all(word in text.casefold() for word in words)]

    def build(self, style: Style) -> Widget:
        text = self._table.context.text
        found = self._found()
        field = TextField(self._filter, self._narrow, text("table.options_hint"), width=640, mark="search",
                          on_enter=self._take_first, name="options-filter")  # fmt: skip
        rows = [
            ListRow(Label(words, "label"), _nothing, partial(self.close, option), margin=10, seed=number,
                    name=f"option-{number}", is_instant=True)
            for number, (option, words) in enumerate(found)
        ]  # fmt: skip
        body: Widget = ListView(rows, gap=2, name="options") if rows else Label(text("table.options_none"), "label")
        scroll = ScrollPanel(body, "options")
        close = Button(text("app.back"), partial(self.close, None), hotkey="Esc", name="back")
        column = Column([field, scroll, Row([Gap(), close], grow=())], gap=14, grow=(scroll,))
        return Panel(
            column, text("table.options"), text("table.options_count", n=len(found)), pattern="seigaiha", fills=True
        )

    def area(self, style: Style) -> pygame.Rect:
        room = pygame.Rect((0, 0), self.size).inflate(-2 * style.px(40), -2 * style.px(40))
        out = pygame.Rect(0, 0, min(room.w, style.px(820)), min(room.h, style.px(900)))
        out.center = room.center
        return out

    def _narrow(self, words: str) -> None:
        self._filter = words
        self.rebuild()

    def _take_first(self) -> None:
        found = self._found()
        if found:
            self.close(found[0][0])


def _nothing() -> None:
    """Walking through the list changes nothing on the table."""
