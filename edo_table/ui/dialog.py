"""Slips laid over a screen: a question with its answers, and the open list of a dropdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

import pygame

from edo_table.ui.inputs import Input, Pointer
from edo_table.ui.print.palette import rgba
from edo_table.ui.widget_screen import Surroundings, WidgetScreen
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button, Kind
from edo_table.ui.widgets.choices import Dropdown
from edo_table.ui.widgets.icons import icon
from edo_table.ui.widgets.layout import Column, Flow, Gap, Row
from edo_table.ui.widgets.listview import ListRow, ListView
from edo_table.ui.widgets.panel import Panel, Picture
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.text import Label

V = TypeVar("V")
VEIL = 150  # of 255: how dark the screen below becomes


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a dialog: its words, what the dialog closes with, and whether it is the one to take.

    The keyboard stands on that one at first, or on one that `is_safe`, if there is any: where nothing can be undone.
    """

    label: str
    result: object
    hotkey: str = ""
    is_primary: bool = False
    is_safe: bool = False


class Overlay(WidgetScreen):
    """A widget screen above another one, which stays visible under a veil."""

    is_overlay = True
    has_veil = True

    def paint_ground(self, target: pygame.Surface, style: Style) -> None:
        if self.has_veil:
            veil = pygame.Surface(target.get_size(), pygame.SRCALPHA)
            veil.fill(rgba(style.theme.veil, VEIL))
            target.blit(veil, (0, 0))


class Dialog(Overlay):
    """A question.  Closes with an answer's result, or None for Esc; nothing else can be reached meanwhile."""

    first_focus = "primary"

    def __init__(
        self,
        surroundings: Surroundings,
        title: str,
        text: str,
        answers: Sequence[Answer],
        width: float = 760,
        body: Callable[[], Widget] | None = None,
    ) -> None:
        super().__init__(surroundings)
        self.title, self.words, self.answers, self.width, self.body = title, text, tuple(answers), width, body
        if any(answer.is_safe for answer in self.answers):
            self.first_focus = "safe"

    def content(self, style: Style) -> list[Widget]:
        """Return what stands between the title and the buttons."""
        parts: list[Widget] = [Label(line, "body") for line in self.words.split("\n") if line]
        if self.body is not None:
            parts.append(self.body())
        return parts

    def _buttons(self) -> list[Widget]:
        buttons: list[Widget] = []
        for answer in self.answers:
            kind: Kind = "seal" if answer.is_primary else "paper"
            ident = "safe" if answer.is_safe else "primary" if answer.is_primary else ""
            buttons.append(Button(answer.label, partial(self.close, answer.result), kind, answer.hotkey, name=ident))
        return buttons

    def build(self, style: Style) -> Widget:
        buttons = Flow(self._buttons(), across="end", gap=18)
        scroll = ScrollPanel(Column(self.content(style), gap=14), "dialog")
        column = Column([scroll, Gap(0, 6), buttons], gap=14, grow=(scroll,))
        return Panel(column, self.title, pattern="seigaiha", margin=32)

    def area(self, style: Style) -> pygame.Rect:
        room = pygame.Rect((0, 0), self.size).inflate(-2 * style.px(40), -2 * style.px(40))
        w = min(room.w, max(style.px(self.width), self.tree.narrowest(style)))
        h = min(room.h, self.tree.measure(style, w)[1])
        out = pygame.Rect(0, 0, w, h)
        out.center = room.center
        return out


class DropdownList(Overlay, Generic[V]):
    """All values of a dropdown, below or above it; closes with the chosen option's value in a tuple, or None."""

    has_veil = False

    def __init__(self, surroundings: Surroundings, dropdown: Dropdown[V]) -> None:
        super().__init__(surroundings)
        self.dropdown = dropdown
        self._selected = next((i for i, o in enumerate(dropdown.options) if o.value == dropdown.value), 0)
        self.first_focus = f"option-{self._selected}"

    def _select(self, i: int) -> None:
        self._selected = i
        for n, row in enumerate(self._rows):
            row.is_selected = n == i
        self.invalidate()

    def build(self, style: Style) -> Widget:
        self._rows: list[ListRow] = []
        for i, option in enumerate(self.dropdown.options):
            lines: list[Widget] = [Label(option.label, "label")]
            if option.note:
                lines.append(Label(option.note, "small", "secondary"))
            words = Column(lines, gap=0)
            content: Widget = words
            if option.mark or option.picture:
                side = 30.0
                content = Row([Picture(self._drawer(style, i), side * 1.2, side), words], gap=12, grow=(words,))
            row = ListRow(
                content,
                partial(self._select, i),
                partial(self.close, (option.value,)),
                i == self._selected,
                margin=10,
                group="options",
                seed=i,
                name=f"option-{i}",
                is_instant=True,
            )
            row.is_enabled = option.is_enabled
            self._rows.append(row)
        return Panel(ScrollPanel(ListView(self._rows, gap=2, name="options"), "options"), margin=10, seed=2)

    def _drawer(self, style: Style, i: int) -> Callable[[int, int], pygame.Surface | None]:
        option = self.dropdown.options[i]
        if option.picture:
            return lambda w, h: option.picture(h) if option.picture else None
        return lambda w, h: icon(option.mark, h, style.theme.ink) if option.mark else None

    def area(self, style: Style) -> pygame.Rect:
        room = pygame.Rect((0, 0), self.size).inflate(-2 * style.px(16), -2 * style.px(16))
        near = self.dropdown.rect
        w = min(room.w, max(near.w, style.px(420)))
        h = min(room.h, self.tree.measure(style, w)[1])
        out = pygame.Rect(near.x, near.bottom + style.px(4), w, h)
        if out.bottom > room.bottom and near.y - room.y > room.bottom - near.bottom:
            out.bottom = near.y - style.px(4)
        return out.clamp(room)

    def handle(self, event: Input) -> bool:
        root = self.host.root
        if isinstance(event, Pointer) and event.kind == "down" and root and not root.rect.collidepoint(event.at):
            self.close(None)
            return True
        return super().handle(event) or True
