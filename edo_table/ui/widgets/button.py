"""Things to press: hanging plaques, seals and paper slips with words, and small ones with only a drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import pygame

from edo_table.ui.inputs import Key
from edo_table.ui.print import lettering, slips
from edo_table.ui.print.slips import Piece, State
from edo_table.ui.shortcuts import Shortcut, shortcut
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.icons import Icon, icon
from edo_table.ui.widgets.style import Role, Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host

Kind = Literal["plaque", "seal", "paper"]


class Pressable(Widget):
    """A widget with the states of a button and perhaps a shortcut; `sound` is heard when it is pressed."""

    is_focusable = True

    def __init__(
        self,
        on_press: Callable[[], None],
        hotkey: str = "",
        sound: str = "wood",
        name: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(name, tip)
        self.on_press, self.sound = on_press, sound
        self.hotkey: Shortcut | None = shortcut(hotkey) if hotkey else None

    def state(self, host: Host) -> State:
        """Return how it looks now."""
        if not self.is_enabled:
            return "off"
        if host.pressed is self:
            return "pressed" if host.is_inside else "normal"
        return "hover" if host.hovered is self else "normal"

    def activate(self, host: Host) -> None:
        if self.is_enabled:
            host.play(self.sound)
            self.on_press()

    def answers(self, event: Key) -> bool:
        """Whether a key is its shortcut."""
        return self.is_enabled and self.hotkey is not None and not event.is_repeat and self.hotkey.matches(event)


class Button(Pressable):
    """Words on a plaque, a seal (vermilion: the one thing to do) or a paper slip, the shortcut small below them."""

    def __init__(
        self,
        label: str,
        on_press: Callable[[], None],
        kind: Kind = "paper",
        hotkey: str = "",
        sub: str = "",
        mark: Icon | None = None,
        role: Role = "button",
        is_primary: bool = False,
        seed: int = 0,
        sound: str = "wood",
        is_key_shown: bool = True,
        name: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(on_press, hotkey, sound, name, tip)
        self.label, self.kind, self.sub, self.mark, self.role, self.seed = label, kind, sub, mark, role, seed
        self.is_primary = is_primary or kind == "seal"
        self.has_overhang = kind == "plaque"
        self.is_key_shown = is_key_shown
        self.rope: float | None = 26.0
        """How far a plaque's cords go up, in layout units; None: to the window's upper edge."""
        self.height = 0.0
        """At least this high, in layout units."""

    def _pads(self, style: Style) -> tuple[int, int]:
        return style.px(44 if self.kind == "plaque" else 26), style.px(15 if self.kind == "plaque" else 13)

    def _below(self, style: Style) -> list[tuple[str, Role]]:
        lines: list[tuple[str, Role]] = [(self.sub, "small")] if self.sub else []
        if self.hotkey is not None and self.is_key_shown:
            lines.append((style.key_label(self.hotkey), "key"))
        return lines

    def _mark_width(self, style: Style) -> int:
        return round(style.size(self.role) * 1.25) if self.mark else 0

    def fit(self, style: Style, width: int) -> Size:
        across, down = self._pads(style)
        room = max(style.px(40), width - 2 * across - self._mark_width(style))
        w, h = lettering.paragraph_size(self.label, style.face(self.role), style.size(self.role), room, 1.12)
        for text, role in self._below(style):
            lw, lh = lettering.paragraph_size(text, style.face(role), style.size(role), width - across, 1.15)
            w, h = max(w, lw - across), h + lh
        return (
            max(style.target, w + 2 * across + self._mark_width(style)),
            max(style.target, style.px(self.height), h + 2 * down),
        )

    def least(self, style: Style) -> int:
        across, _ = self._pads(style)
        words = (
            lettering.measure(word, style.face(self.role), style.size(self.role))[0] for word in self.label.split()
        )
        return max(words, default=0) + 2 * across + self._mark_width(style)

    def _piece(self, style: Style, state: State) -> Piece:
        w, h = self.rect.size
        if self.kind == "plaque":
            rope = self.rope if self.rope is not None else self.rect.y / style.u
            return slips.plaque(w, h, style.u, state, self.is_primary, False, style.theme, self.seed, rope)
        return slips.seal(w, h, style.u, state, self.is_primary, False, style.theme, self.seed)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style = host.style
        piece = self._piece(style, self.state(host))
        rect = piece.lay(target, self.rect.x, self.rect.y)
        across, _ = self._pads(style)
        room = max(1, rect.w - 2 * across - self._mark_width(style))
        face, size = style.face(self.role), style.size(self.role)
        if len(self.label.split()) == 1:
            size = lettering.fit(self.label, face, size, room)
        below = [
            (text, role, lettering.paragraph_size(text, style.face(role), style.size(role), rect.w - across, 1.15))
            for text, role in self._below(style)
        ]
        wide, high = lettering.paragraph_size(self.label, face, size, room, 1.12)
        under = sum(s[1] for _, _, s in below)
        while high + under > rect.h and (below or size > style.metrics.small_print):
            if size > style.metrics.small_print:
                size -= 1
            else:  # the shortcut is told elsewhere too
                below, under = [], 0
            wide, high = lettering.paragraph_size(self.label, face, size, room, 1.12)
        y = rect.y + (rect.h - high - under) // 2
        x = rect.x + (rect.w - self._mark_width(style) - wide) // 2
        if self.mark:
            drawing = icon(self.mark, size * 0.95, piece.ink)
            is_behind = self.mark == "right"  # an arrow points away from the words
            left = x + wide + self._mark_width(style) - drawing.get_width() if is_behind else x
            target.blit(drawing, (left, y + (high - drawing.get_height()) // 2 + style.px(1)))
            x += 0 if is_behind else self._mark_width(style)
        lettering.paragraph(
            target, self.label, pygame.Rect(x, y, max(wide, 1), high), face, size, piece.ink, "c", leading=1.12
        )
        y += high
        for text, role, (_, lh) in below:
            box = pygame.Rect(rect.x + across // 2, y, rect.w - across, lh)
            lettering.paragraph(target, text, box, style.face(role), style.size(role), piece.ink, "c", leading=1.15)
            y += lh


class IconButton(Pressable):
    """A square paper slip with a drawing; its words are the tooltip."""

    def __init__(
        self,
        mark: Icon,
        on_press: Callable[[], None],
        tip: str,
        hotkey: str = "",
        is_primary: bool = False,
        name: str = "",
        sound: str = "wood",
        seed: int = 0,
    ) -> None:
        super().__init__(on_press, hotkey, sound, name, tip)
        self.mark, self.is_primary, self.seed = mark, is_primary, seed

    def fit(self, style: Style, width: int) -> Size:
        side = max(style.target, style.px(48))
        return side, side

    def least(self, style: Style) -> int:
        return max(style.target, style.px(48))

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style = host.style
        side = min(self.rect.size)
        piece = slips.seal(side, side, style.u, self.state(host), self.is_primary, False, style.theme, self.seed)
        rect = piece.lay(target, self.rect.centerx - side // 2, self.rect.centery - side // 2)
        drawing = icon(self.mark, side * 0.5, piece.ink)
        target.blit(drawing, drawing.get_rect(center=rect.center))
