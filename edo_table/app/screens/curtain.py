"""The curtain between two people at one screen: it names who comes next and shows nothing of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from edo_table.app.screens.wording import Line, Set, draw_column, set_column
from edo_table.ui.inputs import Input, Key, Pointer
from edo_table.ui.print import lettering
from edo_table.ui.print.canvas import clear, opaque
from edo_table.ui.print.crests import crest
from edo_table.ui.scenery.curtain import BEAM, FLOOR, STRIPES, Curtain
from edo_table.ui.table.face import SeatLook
from edo_table.ui.widget_screen import Surroundings, WidgetScreen
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.app.context import AppContext

GUARD_SECONDS = 0.4
"""So long nothing can be pressed: the second of two quick clicks of the last player must not open the curtain."""

OPEN_SECONDS = 0.5
PAINT_SECONDS = 0.02
"""A frame's share for painting the curtain the first time."""

BEAT = 1 / 15
"""Seconds between pictures of the breathing lanterns."""


MOST_SCALE, MOST_GROWTH = 1.25, 1.6
"""The scroll has one size in a window: interface scale, and that times the text's, beyond which letters stay."""


@lru_cache(maxsize=8)
def _held(style: Style) -> Style:
    """The style with its scales held to what a scroll can hold; the same object for the same style."""
    metrics = style.metrics
    ui = min(metrics.ui_scale, MOST_SCALE)
    return replace(style, metrics=replace(metrics, ui_scale=ui, text_scale=min(metrics.text_scale, MOST_GROWTH / ui)))


class CurtainScreen(WidgetScreen):
    """Opaque from its first picture on.  `on_ready` is called once the named person is there; then it parts and closes.

    `on_menu` is called for the menu button and Esc; the curtain stays.
    """

    is_sudden = True
    first_focus = "ready"

    def __init__(
        self, context: AppContext, look: SeatLook, on_ready: Callable[[], None], on_menu: Callable[[], None]
    ) -> None:
        super().__init__(Surroundings(lambda size: _held(context.style(size)), context.sound.play))
        self.context, self.look = context, look
        self._on_ready, self._on_menu = on_ready, on_menu
        self._since: float | None = None
        self._opened: float | None = None
        self._scroll: pygame.Surface | None = None
        self._scroll_at = (0, 0)
        self._paper = pygame.Rect(0, 0, 0, 0)
        self._words: Set | None = None
        self._crest = pygame.Rect(0, 0, 0, 0)
        self._words_top = 0
        self._halves: pygame.Surface | None = None

    # ---- what it says ----------------------------------------------------------------------------------------------

    def _lines(self, style: Style) -> list[Line]:
        theme, fs, least = style.theme, style.metrics.fs, style.metrics.small_print
        text = self.context.text
        return [
            Line(self.look.name, "title", fs(84), least, theme.ink, 2, style.px(2), 1.2),
            Line(text("app.curtain.your_turn"), "text", fs(32), least, theme.ink, 2, style.px(22)),
            Line(text("app.curtain.why"), "ui", fs(22), least, theme.secondary, 4, 0, 1.3),
        ]

    # ---- layout ----------------------------------------------------------------------------------------------------

    @property
    def _scenery(self) -> Curtain:
        size = self.size
        made = self.context.scenery(lambda: Curtain(size, self.context.pictures), "curtain", size)
        assert isinstance(made, Curtain)
        return made

    def resize(self, size: tuple[int, int]) -> None:
        if size != self.size:
            self._stop_opening()
        super().resize(size)

    def rebuild(self) -> None:
        if self.size != (0, 0):
            self._hang_scroll(self.surroundings.style(self.size))
        super().rebuild()

    def _hang_scroll(self, style: Style) -> None:
        """Paint the scroll of the seat, once for a size, and find what it says and where."""
        theme = style.theme
        whole = clear(self.size)
        self._paper = self._scenery.lay_scroll(whole, theme.seat(self.look.colour), theme)
        bounds = whole.get_bounding_rect()
        self._scroll, self._scroll_at = whole.subsurface(bounds).copy(), bounds.topleft

    def build(self, style: Style) -> Widget:
        text = self.context.text
        ready = Button(text("app.curtain.ready"), self._open, "seal", "Enter", role="title", name="ready")
        menu = Button(text("app.curtain.menu"), self._on_menu, "paper", "Esc", name="menu", seed=4)
        return _Stage(self, ready, menu)

    def _px(self, units: float) -> int:
        """Pixels of a length on the scroll's paper, which is 616 units wide."""
        return max(1, round(units * self._paper.w / 616))

    def arrange(self, style: Style, ready: Button, menu: Button) -> None:
        """Place crest, words and buttons on the scroll's paper and on the floor."""
        px = self._px
        inner = self._paper.inflate(-2 * px(34), -2 * px(30))
        wide, high = ready.measure(style, inner.w)
        wide, high = min(inner.w, max(wide, px(330))), max(high, px(104))
        ready.place(style, pygame.Rect(inner.centerx - wide // 2, inner.bottom - high, wide, high))
        gaps = px(16), px(34)  # below the crest, above the button
        room = inner.h - high - sum(gaps)
        least_crest = min(px(96), room // 3)
        self._words = set_column(self._lines(style), inner.w, room - least_crest)
        d = max(least_crest, min(px(220), room - self._words.height))
        spare = max(0, room - self._words.height - d)
        self._crest = pygame.Rect(inner.centerx - d // 2, inner.y + spare // 3, d, d)
        self._words_top = self._crest.bottom + gaps[0] + spare // 3
        wide, high = menu.measure(style, self.size[0] // 4)
        at = pygame.Rect(0, 0, wide, high)
        at.bottomright = (self.size[0] - px(24), self.size[1] - px(14))
        menu.place(style, at)

    # ---- opening ---------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        """The person is there: let them look."""
        if self._opened is not None:
            return
        self._on_ready()
        if self.navigator is None:
            return
        below = self.stage.screens[-2] if len(self.stage.screens) > 1 else None
        is_quick = self.context.is_still or self.context.settings.display.animation_speed == "instant"
        if is_quick or below is None or below.size != self.size or not self._scenery.is_ready:
            self.close()
            return
        self._halves = opaque(self.size)
        self._scenery.draw(self._halves)
        self._scroll = self._written_scroll()
        self._opened = self._now
        self.is_overlay = True
        self.invalidate()

    def _written_scroll(self) -> pygame.Surface | None:
        """The scroll with all that stands on it, to be drawn up."""
        if self._scroll is None:
            return None
        whole = clear(self.size)
        whole.blit(self._scroll, self._scroll_at)
        self._write(whole, self.style)
        ready = self.host.find("ready")
        if ready is not None:
            ready.draw(whole, self.host)
        return whole.subsurface(pygame.Rect(self._scroll_at, self._scroll.get_size())).copy()

    def _stop_opening(self) -> None:
        if self._opened is not None and self.navigator is not None:
            self.close()

    # ---- a frame ---------------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        if self._opened is not None:
            if isinstance(event, Key) or (isinstance(event, Pointer) and event.kind == "down"):
                self.close()
            return True
        is_press = isinstance(event, Key) or (isinstance(event, Pointer) and event.kind in ("down", "up"))
        if is_press and (self._since is None or self._now - self._since < GUARD_SECONDS):
            return True
        return super().handle(event)

    def escape(self) -> bool:
        self._on_menu()
        return True

    def uncover(self) -> None:
        self._since = None  # whoever comes back from the menu waits again

    def update(self, now: float) -> None:
        if self._since is None:
            self._since = now
        if not self._scenery.is_ready:
            self._paint_on()
        if self._opened is not None:
            if now - self._opened >= OPEN_SECONDS:
                self.close()
                return
            self.invalidate()
        elif self._breathes:
            self.invalidate()
        super().update(now)

    def _paint_on(self) -> None:
        if self.context.is_still:
            self._scenery.finish()
        else:
            self._scenery.work(PAINT_SECONDS)
        self.invalidate()

    @property
    def _breathes(self) -> bool:
        return not self.context.is_still

    @property
    def is_animating(self) -> bool:
        return self._opened is not None or (self.size != (0, 0) and not self._scenery.is_ready)

    def rest(self, now: float) -> float | None:
        rest = super().rest(now)
        if not self._breathes:
            return rest
        return BEAT if rest is None else min(rest, BEAT)

    # ---- picture ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        if self._opened is not None:
            self._draw_parting(target, (self._now - self._opened) / OPEN_SECONDS)
        else:
            super().draw(target)

    def paint_ground(self, target: pygame.Surface, style: Style) -> None:
        scenery = self._scenery
        if scenery.is_ready:
            scenery.draw(target, self._now if self._breathes else 0.0)
        else:
            self._paint_plain(target, style)
        if self._scroll is not None:
            target.blit(self._scroll, self._scroll_at)
        self._write(target, style)

    def _paint_plain(self, target: pygame.Surface, style: Style) -> None:
        """Stripes without folds, for the moment until the curtain is painted."""
        n = 2 * round(self._scenery.stage.w / 320) + 1
        w, h = self.size
        for i in range(n):
            left, right = i * w // n, (i + 1) * w // n
            target.fill(STRIPES[(i + n) % 3], pygame.Rect(left, 0, right - left, h))
        u = self._scenery.stage.u
        target.fill(style.theme.post, pygame.Rect(0, 0, w, round((BEAM - 6) * u)))
        target.fill("#A9794A", pygame.Rect(0, h - round(FLOOR * u), w, round(FLOOR * u) + 1))

    def _write(self, target: pygame.Surface, style: Style) -> None:
        theme = style.theme
        seat = theme.seat(self.look.colour)
        if self._crest.w > 4:
            target.blit(crest(seat.crest, self._crest.w, seat.ground, theme.paper), self._crest)
        if self._words is not None:
            inner = self._paper.inflate(-2 * self._px(34), 0)
            box = pygame.Rect(inner.x, self._words_top, inner.w, self._words.height)
            draw_column(target, self._words, box)
        size = self._px(30)
        if self._crest.left - self._paper.left > 4 * size:
            at = (self._paper.x + self._px(46), self._paper.y + self._px(34))
            lettering.vertical(target, "次番", at, "title", size, theme.warn_text)

    def _draw_parting(self, target: pygame.Surface, share: float) -> None:
        """The two halves go aside, the scroll goes up."""
        if self._halves is None:
            return
        w, h = self.size
        eased = min(1.0, share) ** 2 * (3 - 2 * min(1.0, share))
        middle, gone = w // 2, round(eased * (w // 2 + 2))
        target.blit(self._halves, (-gone, 0), pygame.Rect(0, 0, middle, h))
        target.blit(self._halves, (middle + gone, 0), pygame.Rect(middle, 0, w - middle, h))
        if self._scroll is not None:
            x, y = self._scroll_at
            up = min(1.0, share * 1.6) ** 2
            target.blit(self._scroll, (x, y - round(up * (y + self._scroll.get_height()))))


class _Stage(Widget):
    """The two buttons at the places that the curtain finds for them."""

    def __init__(self, screen: CurtainScreen, ready: Button, menu: Button) -> None:
        super().__init__()
        self._screen, self._ready, self._menu = screen, ready, menu
        self.adopt(ready, menu)

    @property
    def children(self) -> tuple[Widget, ...]:
        return self._ready, self._menu

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        self._screen.arrange(style, self._ready, self._menu)
