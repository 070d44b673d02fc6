"""What the program's screens share: the scenery behind them, the head with its sign board, the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from edo_table.content.language import Argument
from edo_table.ui.scenery.seascape import Hour, Seascape
from edo_table.ui.widget_screen import WidgetScreen
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button, IconButton, Pressable
from edo_table.ui.widgets.layout import Column, Gap, Inset, Row
from edo_table.ui.widgets.panel import SignBoard
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.app.context import AppContext

NARROW = 1240.0
"""Layout units: below, things that stand side by side stand below each other."""


class AppScreen(WidgetScreen):
    """A widget screen of the program.  `hour` is the time of day of the sea behind it."""

    hour: Hour = "day"
    sign = "遊"
    title_key = ""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.surroundings)
        self.context = context

    def text(self, key: str, /, **args: Argument) -> str:
        """Return a text of the catalogue."""
        return self.context.text(key, **args)

    # ---- ground ----------------------------------------------------------------------------------------------------

    def paint_ground(self, target: pygame.Surface, style: Style) -> None:
        scenery = self.context.scenery(
            lambda: Seascape(target.get_size(), self.hour, True, self.context.pictures), self.hour, target.get_size()
        )
        scenery.finish().draw(target)

    # ---- layout ----------------------------------------------------------------------------------------------------

    def is_narrow(self, style: Style) -> bool:
        """Whether there is little room side by side."""
        return style.metrics.width / style.metrics.text_scale < NARROW

    def is_low(self, style: Style) -> bool:
        """Whether there is little room below each other."""
        return style.metrics.height / style.metrics.text_scale < 800

    def is_tight(self, style: Style) -> bool:
        """Whether everything is so large that the page as a whole has to scroll."""
        metrics = style.metrics
        return metrics.height / metrics.text_scale < 500 or metrics.width / metrics.text_scale < 760

    def head(self, style: Style, sub: str = "", actions: Sequence[Widget] = ()) -> Widget:
        """Return the screen's sign board, further widgets and the plaque that leads back."""
        back: Pressable
        if self.is_tight(style):
            back = IconButton("back", self.go_back, self.text("app.back"), "Esc", name="back", sound="back")
            actions = ()
        else:
            back = plaque = Button(
                self.text("app.back"), self.go_back, "plaque", "Esc", mark="back", sound="back", name="back"
            )
            plaque.rope, plaque.seed = None, 2
        board = SignBoard(self.sign, self.text(self.title_key), "" if self.is_low(style) else sub)
        room = Gap()
        return Row([board, room, *actions, back], gap=26, grow=(room,), down="start")

    def page(self, style: Style, head: Widget, body: Widget, foot: Widget | None = None) -> Widget:
        """Return a whole screen: its head below the upper edge, the body in all the room there is, perhaps a foot."""
        is_low = self.is_low(style)
        parts = [head, body, *([foot] if foot is not None else [])]
        side = 24 if self.is_narrow(style) else 56
        if self.is_tight(style):
            return ScrollPanel(Inset(Column(parts, gap=14), 14, 10, 14, 14), "whole-page")
        column = Column(parts, gap=18 if is_low else 28, grow=(body,))
        return Inset(column, side, 16 if is_low else 34, side, 18 if is_low else 36)

    def go_back(self) -> None:
        """Leave this screen."""
        self.close()

    def escape(self) -> bool:
        self.context.sound.play("back")
        self.go_back()
        return True
