"""A value between two ends: an inked line with a coin to move, the value in words beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from edo_table.ui.inputs import Key, Wheel
from edo_table.ui.print import lettering
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.palette import KUCHIBA, SUMI, mix
from edo_table.ui.theme import Theme
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host


@cached("coins", entries=16, megabytes=2)
def _coin(n: int, is_bright: bool, is_enabled: bool, theme: Theme) -> pygame.Surface:
    """A round coin with a square hole."""
    ground = theme.off if not is_enabled else mix(KUCHIBA, "#FFFFFF", 0.35) if is_bright else KUCHIBA
    s = Svg(100, 100)
    s.group((3, 4)).fill(ring(48, 48, 42), SUMI, 0.5).end()
    s.fill(ring(48, 48, 42), ground).ink(ring(48, 48, 42), 6, closed=True)
    s.line(ring(48, 48, 32), 2.5, SUMI, 0.6, True)
    s.fill([(36, 36), (60, 36), (60, 60), (36, 60)], theme.paper).ink(
        [(36, 36), (60, 36), (60, 60), (36, 60)], 5, closed=True
    )
    return s.render((n, n))


@cached("slider lines", entries=96, megabytes=4)
def _line(w: int, h: int, u: float, colour: str, seed: int) -> pygame.Surface:
    s = Svg(w, h)
    s.ink(
        [(h / 2, h / 2), (w / 2, h / 2 + 0.5 * u), (w - h / 2, h / 2)],
        max(2.0, h * 0.62),
        colour,
        seed=seed,
        taper=(0, 0),
    )
    return s.render()


class Slider(Widget):
    """Whole values from `low` to `high`; `words` says a value, `on_settle` is called when the hand lets go."""

    is_focusable = True
    takes_drag = True

    def __init__(
        self,
        low: int,
        high: int,
        value: int,
        on_change: Callable[[int], None],
        step: int = 1,
        words: Callable[[int], str] = str,
        on_settle: Callable[[int], None] | None = None,
        width: float = 280,
        name: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(name, tip)
        self.low, self.high, self.value, self.step, self.words = low, high, value, step, words
        self.on_change, self.on_settle, self.width = on_change, on_settle, width
        self._begun = value

    def _words_width(self, style: Style) -> int:
        face, size = style.face("label"), style.size("label")
        shown = {self.words(v) for v in range(self.low, self.high + 1, max(1, self.step))}
        return max(lettering.measure(word, face, size)[0] for word in shown)

    def fit(self, style: Style, width: int) -> Size:
        return min(width, style.px(self.width) + style.px(16) + self._words_width(style)), max(
            style.target, style.px(44)
        )

    def least(self, style: Style) -> int:
        return style.px(120) + style.px(16) + self._words_width(style)

    def _track(self, style: Style) -> pygame.Rect:
        side = self._side(style)
        w = self.rect.w - style.px(16) - self._words_width(style)
        return pygame.Rect(self.rect.x + side // 2, self.rect.y, max(1, w - side), self.rect.h)

    def _side(self, style: Style) -> int:
        return style.px(38)

    def _set(self, host: Host, value: int) -> None:
        value = min(self.high, max(self.low, self.low + round((value - self.low) / self.step) * self.step))
        if value != self.value and self.is_enabled:
            self.value = value
            self.on_change(value)
            host.invalidate()

    def press(self, host: Host, at: tuple[int, int]) -> None:
        self._begun = self.value
        self.drag(host, at)

    def drag(self, host: Host, at: tuple[int, int]) -> None:
        track = self._track(host.style)
        share = (at[0] - track.x) / max(1, track.w)
        self._set(host, round(self.low + min(1.0, max(0.0, share)) * (self.high - self.low)))

    def release(self, host: Host, at: tuple[int, int]) -> None:
        if self.on_settle is not None:
            self.on_settle(self.value)

    def key(self, host: Host, event: Key) -> bool:
        far = max(self.step, round((self.high - self.low) / 5))
        steps = {
            pygame.K_LEFT: -self.step,
            pygame.K_RIGHT: self.step,
            pygame.K_PAGEDOWN: -far,
            pygame.K_PAGEUP: far,
            pygame.K_HOME: self.low - self.high,
            pygame.K_END: self.high - self.low,
        }
        if event.key not in steps or not self.is_enabled:
            return False
        self._set(host, self.value + steps[event.key])
        if self.on_settle is not None:
            self.on_settle(self.value)
        return True

    def wheel(self, host: Host, event: Wheel) -> bool:
        if host.focused is not self or not self.is_enabled or not event.dy:
            return False
        self._set(host, self.value + (self.step if event.dy > 0 else -self.step))
        if self.on_settle is not None:
            self.on_settle(self.value)
        return True

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        track, side = self._track(style), self._side(style)
        share = (self.value - self.low) / max(1, self.high - self.low)
        x = track.x + round(track.w * share)
        whole = _line(track.w, max(4, style.px(12)), style.u, theme.secondary, 3)
        target.blit(whole, whole.get_rect(midleft=(track.x, self.rect.centery)))
        if x - track.x > style.px(8) and self.is_enabled:
            done = _line(max(1, (x - track.x) // 4 * 4), max(6, style.px(18)), style.u, theme.header, 5)
            target.blit(done, done.get_rect(midleft=(track.x, self.rect.centery)))
        coin = _coin(side, host.hovered is self or host.pressed is self, self.is_enabled, theme)
        target.blit(coin, coin.get_rect(center=(x, self.rect.centery)))
        left = track.right + side // 2 + style.px(12)
        words = pygame.Rect(left, self.rect.y, max(1, self.rect.right - left), self.rect.h)
        ink = theme.ink if self.is_enabled else theme.off_ink
        lettering.label(target, self.words(self.value), words, style.face("label"), style.size("label"), ink, "l")
