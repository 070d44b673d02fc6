"""The decision bar: one sentence that says what is to be decided, and the buttons that are not on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from edo_table.ui.print import lettering, slips
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.button import Button, IconButton, Kind
from edo_table.ui.widgets.host import Host
from edo_table.ui.widgets.icons import Icon
from edo_table.ui.widgets.style import Role, Style

_MARGIN, _GAP, _BETWEEN = 17.0, 9.0, 12.0
_SPARE = 8.0
"""How much lower at each edge the buttons may become."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button of the bar: `is_strong` is the one in vermilion; with a `mark` it is a small square with that drawing
    where room is short, one that `is_dear` after all others; one that `is_spare` goes where not even that is enough."""

    id: str
    label: str
    do: Callable[[], None]
    hotkey: str = ""
    is_strong: bool = False
    is_enabled: bool = True
    tip: str = ""
    mark: Icon | None = None
    is_dear: bool = False
    is_spare: bool = False


_Line: TypeAlias = tuple[str, lettering.Face, int, pygame.Rect]


class DecisionBar(Widget):
    """A paper slip: the question, a smaller line that helps, the buttons in a row at the foot.

    Where room is short the buttons become lower, then the helping line goes, then the question's letters shrink.
    """

    def __init__(self, question: str, more: str, buttons: Sequence[Press], *, is_warning: bool = False) -> None:
        super().__init__()
        self.question, self.more, self.is_warning = question, more, is_warning
        self._presses = self._asked = tuple(buttons)
        self._buttons: list[Widget] = []
        self._built_for: tuple[Style, int] | None = None
        self._words: list[_Line] = []

    @property
    def children(self) -> Sequence[Widget]:
        return self._buttons

    def _build(self, style: Style, room: int) -> None:
        """Make the buttons; of those with a drawing as many have words too as fit side by side, the others in smaller
        letters if that is not enough, and at last without what can be spared."""
        if self._built_for == (style, room):
            return
        self._built_for = (style, room)
        spared = tuple(press for press in self._asked if not press.is_spare)
        if not self._make(self._asked, style, room) and spared != self._asked:
            self._make(spared, style, room)
        self.adopt(*self._buttons)

    def _make(self, presses: tuple[Press, ...], style: Style, room: int) -> bool:
        """Make the buttons of some presses as large as may be; returns whether they fit side by side."""
        self._presses = presses
        marked = sorted((press for press in presses if press.mark is not None), key=lambda press: press.is_dear)
        tries: list[tuple[int, Role]] = [(number, "button") for number in range(len(marked) + 1)]
        for number, role in (*tries, (len(marked), "label"), (len(marked), "small")):
            short = marked[:number]
            self._buttons = [_button(press, role, is_short=press in short) for press in presses]
            wide = sum(button.measure(style, room)[0] for button in self._buttons)
            if wide + style.px(_BETWEEN) * max(0, len(self._buttons) - 1) <= room:
                return True
        return False

    def fit(self, style: Style, width: int) -> Size:
        margin = style.px(_MARGIN)
        inner = width - 2 * margin
        self._build(style, inner)
        high = lettering.paragraph_size(self.question, "title", style.size("button"), inner, 1.12)[1]
        more = lettering.paragraph_size(self.more, "ui", style.size("small"), inner, 1.2)[1] if self.more else 0
        return width, 2 * margin + high + more + self._foot(style, inner) + 2 * style.px(_GAP)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        margin, gap = style.px(_MARGIN), style.px(_GAP)
        inner = rect.inflate(-2 * margin, -2 * margin)
        self._build(style, inner.w)
        gap = gap if self._buttons else 0
        full = self._foot(style, inner.w)
        slim = min(full, max(style.target, full - 2 * style.px(_SPARE)))
        for high in (full, slim):  # lower buttons where that leaves room for the helping line
            room = pygame.Rect(inner.x, inner.y, inner.w, inner.h - high - gap)
            self._words = self._fit_words(style, room)
            if len(self._words) > 1 or not self.more:
                break
        else:
            high = full
            self._words = self._fit_words(style, pygame.Rect(inner.x, inner.y, inner.w, inner.h - full - gap))
        self._place_buttons(style, inner, high)

    def least_height(self, style: Style, width: int) -> int:
        """Return the height in pixels that the question needs in small letters, without the helping line."""
        margin = style.px(_MARGIN)
        inner = width - 2 * margin
        self._build(style, inner)
        high = lettering.paragraph_size(self.question, "title", style.size("small"), inner, 1.12)[1]
        return 2 * margin + high + self._foot(style, inner) + style.px(_GAP)

    def _fit_words(self, style: Style, room: pygame.Rect) -> list[_Line]:
        """Return the lines with their places: the question on one line if letters may stay large enough for it."""
        gap, small = style.px(_GAP * 0.6), style.size("small")
        full, least = style.size("button"), style.size("label")
        size = lettering.fit(self.question, "title", full, room.w, least)
        if lettering.measure(self.question, "title", size)[0] > room.w:
            size = full
        more = self.more
        while True:
            high = lettering.paragraph_size(self.question, "title", size, room.w, 1.12)[1]
            below = lettering.paragraph_size(more, "ui", small, room.w, 1.2)[1] + gap if more else 0
            if high + below <= room.h or (not more and size <= style.metrics.small_print):
                break
            if more and size <= least:
                more = ""
            else:
                size -= 1
        top = room.y + max(0, room.h - high - below) // 3
        lines: list[_Line] = [(self.question, "title", size, pygame.Rect(room.x, top, room.w, high))]
        if more:
            lines.append((more, "ui", small, pygame.Rect(room.x, top + high + gap, room.w, below - gap)))
        return lines

    def _foot(self, style: Style, width: int) -> int:
        return max((button.measure(style, width)[1] for button in self._buttons), default=0)

    def _place_buttons(self, style: Style, inner: pygame.Rect, high: int) -> None:
        """Place the buttons at the foot, the strong one widest and last."""
        if not self._buttons:
            return
        gap = style.px(_BETWEEN)
        sizes = [button.measure(style, inner.w) for button in self._buttons]
        spare = inner.w - sum(w for w, _ in sizes) - gap * (len(sizes) - 1)
        wide = [w for w, _ in sizes]
        large = [i for i, button in enumerate(self._buttons) if isinstance(button, Button)]
        if spare < 0 and large:
            # first what the longest words need, then the rest as their texts would like it
            least = {i: min(wide[i], self._buttons[i].least(style)) for i in large}
            left = spare + sum(wide[i] - least[i] for i in large)
            wished = max(1, sum(wide[i] - least[i] for i in large))
            for i in large:
                part = (wide[i] - least[i]) / wished if left >= 0 else least[i] / max(1, sum(least.values()))
                wide[i] = least[i] + round(left * part)
        elif large:
            strong = [i for i, press in enumerate(self._presses) if press.is_strong]
            for i in strong:
                wide[i] += min(spare // len(strong), style.px(140))
        x, top = inner.x, inner.bottom - high
        total = sum(wide) + gap * (len(wide) - 1)
        if total < inner.w:
            x = inner.right - total
        for button, w in zip(self._buttons, wide, strict=True):
            button.place(style, pygame.Rect(x, top, w, high))
            x += w + gap

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        slips.panel(self.rect.w, self.rect.h, style.u, theme, seed=6).lay(target, self.rect.x, self.rect.y)
        for number, (text, face, size, box) in enumerate(self._words):
            colour = (theme.warn_text if self.is_warning else theme.ink) if number == 0 else theme.secondary
            lettering.paragraph(target, text, box, face, size, colour, leading=1.12 if number == 0 else 1.2)
        super().draw(target, host)


def _button(press: Press, role: Role, *, is_short: bool) -> Widget:
    widget: Button | IconButton
    if press.mark is not None and is_short:
        widget = IconButton(press.mark, press.do, press.tip or press.label, press.hotkey, name=press.id)
    else:
        kind: Kind = "seal" if press.is_strong else "paper"
        widget = Button(press.label, press.do, kind, press.hotkey, role=role, name=press.id, tip=press.tip, sound="")
    widget.is_enabled = press.is_enabled
    return widget
