"""What steers a replay: the timeline with its coin, the buttons below it, what was just done, and whose eyes look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from edo_table.app.table.reel import Span
from edo_table.ui.print import lettering, slips
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.palette import KUCHIBA, SUMI
from edo_table.ui.theme import SeatStyle, Theme
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.button import IconButton, Pressable
from edo_table.ui.widgets.icons import icon
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host

_MARGIN, _GAP = 18.0, 8.0
_LINES = 3
"""At least so many lines tell what was done."""


@cached("replay coins", entries=12, megabytes=2)
def _coin(n: int, theme: Theme) -> pygame.Surface:
    """A round coin with a square hole, the handle of the timeline."""
    hole = [(36.0, 36.0), (60.0, 36.0), (60.0, 60.0), (36.0, 60.0)]
    s = Svg(100, 100).group((3, 4)).fill(ring(48, 48, 42), SUMI, 0.5).end()
    s.fill(ring(48, 48, 42), KUCHIBA).ink(ring(48, 48, 42), 6, closed=True)
    return s.fill(hole, theme.paper).ink(hole, 5, closed=True).render((n, n))


class Timeline(Widget):
    """All plies of a match in a row, each turn in its seat's colour; a coin shows which is looked at."""

    is_focusable = True
    takes_drag = True

    def __init__(
        self, plies: int, ply: int, spans: Sequence[Span], seats: Sequence[SeatStyle], on_go: Callable[[int], None]
    ) -> None:
        super().__init__("timeline")
        self.plies, self.ply, self._on_go = plies, ply, on_go
        self._spans, self._seats = tuple(spans), tuple(seats)
        self._band: pygame.Surface | None = None

    def fit(self, style: Style, width: int) -> Size:
        return width, max(style.px(36), round(style.target * 0.62))

    def _track(self, style: Style) -> pygame.Rect:
        side = self._side(style)
        high = max(6, style.px(12))
        return pygame.Rect(self.rect.x + side // 2, self.rect.centery - high // 2, max(1, self.rect.w - side), high)

    def _side(self, style: Style) -> int:
        return min(self.rect.h, max(style.px(34), 18))

    def place_of(self, style: Style, ply: int) -> tuple[int, int]:
        """Return where the coin lies at a ply."""
        track = self._track(style)
        return round(track.x + track.w * ply / max(1, self.plies)), track.centery

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        track = self._track(style)
        band = pygame.Surface(track.size)
        band.fill(style.theme.off)
        for span in self._spans:
            left = round(track.w * span.first / max(1, self.plies))
            right = round(track.w * span.last / max(1, self.plies))
            colour = self._seats[span.seat].ground
            band.fill(colour, pygame.Rect(left, 0, max(1, right - left), track.h))
            if right - left > 3:
                band.fill(style.theme.paper, pygame.Rect(right - 1, 0, 1, track.h))
        self._band = band

    def press(self, host: Host, at: tuple[int, int]) -> None:
        self.drag(host, at)

    def drag(self, host: Host, at: tuple[int, int]) -> None:
        track = self._track(host.style)
        share = (at[0] - track.x) / track.w
        ply = round(min(1.0, max(0.0, share)) * self.plies)
        if ply != self.ply:
            self.ply = ply
            self._on_go(ply)

    def release(self, host: Host, at: tuple[int, int]) -> None:
        """Everything was done while dragging."""

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        track = self._track(style)
        x, y = self.place_of(style, self.ply)
        if self._band is not None:
            target.blit(self._band, track)
            ahead = pygame.Surface((max(1, track.right - x), track.h), pygame.SRCALPHA)
            ahead.fill((*pygame.Color(theme.paper)[:3], 150))
            target.blit(ahead, (x, track.y))
        pygame.draw.rect(target, theme.border, track.inflate(2, 2), max(1, style.px(2)), border_radius=style.px(3))
        coin = _coin(self._side(style), theme)
        target.blit(coin, coin.get_rect(center=(x, y)))


class SpeedButton(Pressable):
    """A square slip with the speed on it."""

    def __init__(self, words: str, on_press: Callable[[], None], tip: str) -> None:
        super().__init__(on_press, "", "wood", "speed", tip)
        self.words = words

    def fit(self, style: Style, width: int) -> Size:
        side = max(style.target, style.px(48))
        return round(side * 1.25), side

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style = host.style
        piece = slips.seal(self.rect.w, self.rect.h, style.u, self.state(host), False, False, style.theme, 5)
        rect = piece.lay(target, self.rect.x, self.rect.y)
        room, least = rect.inflate(-style.px(10), 0), style.metrics.small_print
        lettering.label(target, self.words, room, "title", style.size("small"), piece.ink, "c", least)


class ReplayBar(Widget):
    """A paper slip: when it is and which step, what was done, the timeline, the buttons."""

    def __init__(self, when: str, counted: str, told: str, timeline: Timeline, buttons: Sequence[Widget]) -> None:
        super().__init__("replay-bar")
        self.when, self.counted, self.told = when, counted, told
        self.timeline, self._buttons = timeline, list(buttons)
        self.adopt(timeline, *self._buttons)
        self._words = pygame.Rect(0, 0, 0, 0)

    @property
    def children(self) -> Sequence[Widget]:
        return [self.timeline, *self._buttons]

    def _head(self, style: Style) -> int:
        return lettering.line_height("title", style.size("label"), 1.15)

    def needed(self, style: Style, width: int, texts: Sequence[str]) -> int:
        """Return the height at which everything finds room, with any of the texts as what was done."""
        inner = width - 2 * style.px(_MARGIN)
        least = style.metrics.small_print
        long = max((lettering.paragraph_size(text, "ui", least, inner, 1.2)[1] for text in texts), default=0)
        told = max(long, _LINES * lettering.line_height("ui", style.size("small"), 1.2))
        buttons = max(button.measure(style, inner)[1] for button in self._buttons)
        line = self.timeline.measure(style, inner)[1]
        return 2 * style.px(_MARGIN) + self._head(style) + told + line + buttons + 3 * style.px(_GAP)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        margin, gap = style.px(_MARGIN), style.px(_GAP)
        inner = rect.inflate(-2 * margin, -2 * margin)
        sizes = [button.measure(style, inner.w) for button in self._buttons]
        high = max(h for _, h in sizes)
        space = min(style.px(16), max(2, (inner.w - sum(w for w, _ in sizes)) // max(1, len(sizes) - 1)))
        x = inner.x + max(0, inner.w - sum(w for w, _ in sizes) - space * (len(sizes) - 1)) // 2
        for button, (w, h) in zip(self._buttons, sizes, strict=True):
            button.place(style, pygame.Rect(x, inner.bottom - high + (high - h) // 2, w, h))
            x += w + space
        line = self.timeline.measure(style, inner.w)[1]
        y = inner.bottom - high - gap - line
        self.timeline.place(style, pygame.Rect(inner.x, y, inner.w, line))
        top = inner.y + self._head(style)
        self._words = pygame.Rect(inner.x, top, inner.w, max(1, y - gap - top))

    def _told_size(self, style: Style) -> int:
        """The size at which what was done finds room."""
        size, least = style.size("small"), style.metrics.small_print
        while size > least and lettering.paragraph_size(self.told, "ui", size, self._words.w, 1.2)[1] > self._words.h:
            size -= 1
        return size

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        slips.panel(self.rect.w, self.rect.h, style.u, theme, seed=6).lay(target, self.rect.x, self.rect.y)
        head = pygame.Rect(self._words.x, self._words.y - self._head(style), self._words.w, self._head(style))
        size = style.size("small")
        counted = min(head.w // 2, lettering.measure(self.counted, "ui", size)[0])
        right = pygame.Rect(head.right - counted, head.y, counted, head.h)
        least = style.metrics.small_print
        lettering.label(target, self.counted, right, "ui", size, theme.secondary, "r", least)
        left = pygame.Rect(head.x, head.y, head.w - counted - style.px(12), head.h)
        lettering.label(target, self.when, left, "title", style.size("label"), theme.ink, "l", least)
        lettering.paragraph(target, self.told, self._words, "ui", self._told_size(style), theme.ink, leading=1.2)
        super().draw(target, host)


class ViewButton(Pressable):
    """A seat's crest, or the eye for what everybody sees: pressed, the table is looked at so."""

    def __init__(
        self, seat: SeatStyle | None, name: str, on_press: Callable[[], None], tip: str, *, is_chosen: bool
    ) -> None:
        super().__init__(on_press, "", "paper", name, tip)
        self.seat, self.is_chosen = seat, is_chosen

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        side = min(self.rect.size)
        if self.is_chosen:
            slips.frame(side, side, style.u, theme.lit, gap=2.0, line=4.5).lay(
                target, self.rect.centerx - side // 2, self.rect.centery - side // 2
            )
        state = self.state(host)
        piece = slips.seal(side, side, style.u, state, False, False, theme, 2)
        rect = piece.lay(target, self.rect.centerx - side // 2, self.rect.centery - side // 2)
        if self.seat is None:
            drawing = icon("eye", side * 0.62, piece.ink)
        else:
            drawing = crest_disc(self.seat, side * 0.80, theme.paper_bright)
        target.blit(drawing, drawing.get_rect(center=rect.center))


class ViewStrip(Widget):
    """The strip at the window's edge: the way back at its top, below it whose eyes look."""

    def __init__(self, back: IconButton, views: Sequence[ViewButton]) -> None:
        super().__init__("views")
        self._back, self._views = back, list(views)
        self.adopt(back, *self._views)

    @property
    def children(self) -> Sequence[Widget]:
        return [self._back, *self._views]

    def place(self, style: Style, rect: pygame.Rect) -> None:
        side = min(rect.w - style.px(6), max(style.target, style.px(44)))
        gap = style.px(12)
        high = gap + side + (2 * gap + (side + gap) * len(self._views) if self._views else gap)
        super().place(style, pygame.Rect(rect.x, rect.y, rect.w, min(rect.h, high)))
        left, y = rect.centerx - side // 2, rect.y + gap
        self._back.place(style, pygame.Rect(left, y, side, side))
        y += side + 2 * gap
        for view in self._views:
            view.place(style, pygame.Rect(left, y, side, side))
            y += side + gap

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style = host.style
        wide = self.rect.w + style.px(24)
        slips.panel(wide, self.rect.h, style.u, style.theme, is_dim=True, seed=8).lay(target, *self.rect.topleft)
        super().draw(target, host)
