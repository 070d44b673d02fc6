"""Sheets of paper with something on them: panels with a patterned head, pictures, ink lines, a title with its seal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from edo_table.ui.print import lettering, slips
from edo_table.ui.print.brush import brush
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.palette import Colour
from edo_table.ui.print.patterns import Pattern
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.text import Ink, ink_of

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host


class Panel(Widget):
    """A paper slip round one widget; with a `title` it has a patterned band, and perhaps words at its right end."""

    def __init__(
        self,
        child: Widget,
        title: str = "",
        aside: str = "",
        pattern: Pattern = "asanoha",
        is_dim: bool = False,
        margin: float = 28,
        seed: int = 0,
        band: Colour | None = None,
        fills: bool = False,
    ) -> None:
        super().__init__()
        self.child, self.title, self.aside, self.pattern = child, title, aside, pattern
        self.is_dim, self.margin, self.seed, self.band, self.fills = is_dim, margin, seed, band, fills
        self.adopt(child)

    @property
    def children(self) -> Sequence[Widget]:
        return (self.child,)

    def _band(self, style: Style) -> int:
        if not self.title:
            return 0
        high = lettering.measure("Ag", style.face("heading"), style.size("heading"))[1]
        return max(style.px(64), high + style.px(18))

    def fit(self, style: Style, width: int) -> Size:
        m = style.px(self.margin)
        w, h = self.child.measure(style, max(1, width - 2 * m))
        title = lettering.measure(self.title, style.face("heading"), style.size("heading"))[0] if self.title else 0
        return (width if self.fills else min(width, max(w, title) + 2 * m)), h + 2 * m + self._band(style)

    def least(self, style: Style) -> int:
        return self.child.narrowest(style) + 2 * style.px(self.margin)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        m, band = style.px(self.margin), self._band(style)
        inner = pygame.Rect(rect.x + m, rect.y + band + m, max(1, rect.w - 2 * m), max(1, rect.h - band - 2 * m))
        self.child.place(style, inner)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, band = host.style, self._band(host.style)
        piece = slips.panel(
            self.rect.w,
            self.rect.h,
            style.u,
            style.theme,
            band,
            self.band,
            self.pattern if band else None,
            self.is_dim,
            self.seed,
        )
        piece.lay(target, self.rect.x, self.rect.y)
        if band:
            m = style.px(28)
            face, size = style.face("heading"), style.size("heading")
            room = pygame.Rect(self.rect.x + m, self.rect.y, self.rect.w - 2 * m, band)
            aside = 0
            if self.aside:
                aside = min(lettering.measure(self.aside, style.face("small"), style.size("small"))[0], room.w // 2)
                words = pygame.Rect(room.right - aside, room.y, aside, band)
                lettering.label(
                    target, self.aside, words, style.face("small"), style.size("small"), style.theme.on_dark, "r"
                )
            words = pygame.Rect(room.x, room.y, max(1, room.w - aside - (m if aside else 0)), band)
            lettering.label(target, self.title, words, face, size, style.theme.on_dark, "l")
        super().draw(target, host)


class Picture(Widget):
    """A picture made for a size: `make(width, height)` in pixels, its size given in layout units."""

    def __init__(
        self, make: Callable[[int, int], pygame.Surface | None], width: float, height: float, tip: str = ""
    ) -> None:
        super().__init__(tip=tip)
        self._make, self._size = make, (width, height)

    def fit(self, style: Style, width: int) -> Size:
        w, h = style.px(self._size[0]), style.px(self._size[1])
        return (w, h) if w <= width else (width, round(h * width / max(1, w)))

    def least(self, style: Style) -> int:
        return style.px(min(self._size[0], 160))

    def draw(self, target: pygame.Surface, host: Host) -> None:
        picture = self._make(*self.rect.size)
        if picture is not None:
            target.blit(picture, picture.get_rect(center=self.rect.center))


@cached("ink rules", entries=64, megabytes=3)
def _rule(w: int, h: int, width: float, colour: str, seed: int) -> pygame.Surface:
    s = Svg(w, h)
    s.fill(brush([(2, h / 2), (w / 2, h / 2 + 0.6), (w - 2, h / 2)], width, seed, taper=(0.03, 0.06)), colour, 0.8)
    return s.render()


class InkRule(Widget):
    """A brushed line across."""

    def __init__(self, seed: int = 0, ink: Ink = "ink", height: float = 14) -> None:
        super().__init__()
        self.seed, self.ink, self.height = seed, ink, height

    def fit(self, style: Style, width: int) -> Size:
        return width, style.px(self.height)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style = host.style
        line = _rule(self.rect.w, self.rect.h, max(1.4, 2.2 * style.u), ink_of(style.theme, self.ink), self.seed)
        target.blit(line, self.rect)


class SignBoard(Widget):
    """The head of a screen: a board hung from the window's upper edge with a seal, a title and a line below it."""

    def __init__(self, sign: str, title: str, sub: str = "", seed: int = 0) -> None:
        super().__init__()
        self.sign, self.title, self.sub, self.seed = sign, title, sub, seed

    def _side(self, style: Style) -> int:
        return max(style.px(70), round(style.size("title") * 1.45))

    def _words(self, style: Style, room: int) -> tuple[Size, Size]:
        title = lettering.paragraph_size(self.title, style.face("title"), style.size("title"), room, 1.08)
        if not self.sub:
            return title, (0, 0)
        return title, lettering.paragraph_size(self.sub, style.face("small"), style.size("small"), room, 1.12)

    def _edges(self, style: Style) -> int:
        return self._side(style) + style.px(26) + style.px(22) + style.px(30)

    def fit(self, style: Style, width: int) -> Size:
        (w, h), (sw, sh) = self._words(style, max(1, width - self._edges(style)))
        return self._edges(style) + max(w, sw), max(self._side(style), h + sh) + 2 * style.px(13)

    def least(self, style: Style) -> int:
        face, size = style.face("title"), style.size("title")
        return self._edges(style) + max(lettering.measure(word, face, size)[0] for word in self.title.split())

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme, side = host.style, host.style.theme, self._side(host.style)
        rope = self.rect.y / style.u
        board = slips.plaque(self.rect.w, self.rect.h, style.u, "normal", False, False, theme, self.seed, rope)
        board.lay(target, self.rect.x, self.rect.y)
        stamp = slips.seal(side, side, style.u, "normal", True, False, theme, 3)
        rect = stamp.lay(target, self.rect.x + style.px(26), self.rect.centery - side // 2)
        lettering.put(target, self.sign, rect.center, "title", side * 0.64, stamp.ink, "c", rect)
        left = rect.right + style.px(22)
        room = max(1, self.rect.right - style.px(30) - left)
        (_, h), (_, sh) = self._words(style, room)
        y = self.rect.centery - (h + sh) // 2
        box = pygame.Rect(left, y, room, h)
        lettering.paragraph(target, self.title, box, style.face("title"), style.size("title"), board.ink, leading=1.08)
        if self.sub:
            box = pygame.Rect(left, y + h, room, sh)
            lettering.paragraph(
                target, self.sub, box, style.face("small"), style.size("small"), board.ink, leading=1.12
            )
