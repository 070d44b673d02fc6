"""The beat of the program: inputs, one update, one picture if it would be another, and rest."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from edo_table.ui.inputs import Input, Key, Pointer
from edo_table.ui.navigator import Navigator
from edo_table.ui.screen import Screen
from edo_table.ui.window import Window

FRAMES = 60
"""A second, while something moves."""

IDLE = 0.5
"""Seconds of rest at most, so that what other processes send is noticed even if no screen asks for it."""

UNFOCUSED = 0.2
"""Seconds between pictures while another window has the keys."""

SETTLE = 0.12
"""Seconds a size must stand before everything is laid out for it; meanwhile the old picture is stretched."""

UNSEEN = 0.3
"""Seconds in which a new screen takes no press: it was meant for the one before, as the second of a double click is.

A screen that comes back from below another takes presses elsewhere than where the last one was.
"""

NEAR = 12
"""Pixels between the two presses of a double click, at the most."""


class Loop:
    """Drives a navigator in a window.  `intercept` sees every input first (F11 and the like)."""

    def __init__(self, window: Window, navigator: Navigator, intercept: Callable[[Input], bool] | None = None) -> None:
        self.window, self.navigator, self.intercept = window, navigator, intercept
        self.on_close: Callable[[], None] = navigator.quit
        """Called when the person closes the window."""
        self.on_resize: Callable[[tuple[int, int]], None] = navigator.resize
        """Called with a new size in pixels once it stands."""
        self.on_drop: Callable[[str], None] = lambda file: None
        """Called with the path of a file that was let go over the window."""
        self.frames_per_second = FRAMES
        """The limit while something moves."""
        self.frames = 0
        """Pictures drawn so far."""
        self._sizing: tuple[tuple[int, int], float] | None = None
        self._last: pygame.Surface | None = None
        self._pace = pygame.time.Clock()
        self._seen: tuple[Screen | None, float] = (None, 0.0)
        """The screen that was drawn last, and since when it has been there to be seen."""
        self._stack: tuple[Screen, ...] = ()
        """What lay on the table when it was drawn last."""
        self._is_back = False
        """Whether that screen had been seen before, below another."""
        self._pressed_at = (-NEAR, -NEAR)
        self._is_dropping = False

    def run(self) -> None:
        """Go on until the last screen has left."""
        while not self.navigator.is_done:
            self.step()

    def step(self, wait: float | None = None) -> None:
        """Do one beat; rests up to `wait` seconds for an input (default: as the screens allow)."""
        for event in self.window.inputs(self._rest() if wait is None else wait):
            if self.navigator.is_done:
                return
            if self._is_blind(event):
                continue
            if self.intercept is None or not self.intercept(event):
                self.navigator.handle(event)
        if self.window.is_closing:
            self.window.is_closing = False
            self.on_close()
        if self.window.dropped is not None and not self.navigator.is_done:
            file, self.window.dropped = self.window.dropped, None
            self.on_drop(file)
        if self.navigator.is_done:
            return
        self._follow_size()
        self.navigator.update()
        self._show(wait is None)

    def _is_blind(self, event: Input) -> bool:
        """Whether an input is a press on a screen that nobody can have looked at, or the end of such a press."""
        if not isinstance(event, Pointer) or event.kind not in ("down", "up"):
            return False
        if event.kind == "down":
            screen, since = self._seen
            top, is_back = self.navigator.top, self._is_back
            is_unseen = self.navigator.clock.now() - since < UNSEEN
            if screen is not top:
                is_unseen, is_back = True, top in self._stack
            is_near = math.dist(event.at, self._pressed_at) <= NEAR
            self._is_dropping = is_unseen and (is_near or not is_back)
            self._pressed_at = event.at
        return self._is_dropping

    def _show(self, is_paced: bool) -> None:
        if self.navigator.is_done or self.window.is_minimised:
            return
        if self._sizing is not None:
            self._stretch()
        elif self.window.is_exposed or self.navigator.needs_draw:
            self.navigator.draw(self.window.surface)
            self.window.present()
            self.frames += 1
            if self._seen[0] is not self.navigator.top:
                self._is_back = self.navigator.top in self._stack
                self._seen = (self.navigator.top, self.navigator.clock.now())
            self._stack = self.navigator.screens
            if is_paced:
                self._pace.tick(self.frames_per_second)

    def _rest(self) -> float:
        if self._sizing is not None:
            return 0.03
        if self.window.is_minimised:
            return IDLE
        if self.navigator.needs_draw and self.window.is_focused:
            return 0.0
        rest = self.navigator.rest()
        rest = IDLE if rest is None else min(rest, IDLE)
        return rest if self.window.is_focused else max(rest, UNFOCUSED)

    # ---- another size ----------------------------------------------------------------------------------------------

    def _follow_size(self) -> None:
        pixels, now = self.window.pixels, self.navigator.clock.now()
        if pixels == self.navigator.size:
            self._sizing = self._last = None
        elif self._sizing is None or self._sizing[0] != pixels:
            is_first = self._sizing is None
            self._sizing = (pixels, now)
            if is_first:
                self._last = self._picture()
        elif now - self._sizing[1] >= SETTLE:
            self.settle()

    def settle(self) -> None:
        """Lay out for the window's size at once."""
        self._sizing = self._last = None
        self.on_resize(self.window.pixels)

    def _picture(self) -> pygame.Surface:
        """The present screens at the size they were laid out for."""
        out = pygame.Surface(self.navigator.size)
        self.navigator.draw(out)
        return out

    def _stretch(self) -> None:
        if self._last is not None:
            target = self.window.surface
            pygame.transform.scale(self._last, target.get_size(), target)
            self.window.present()


def is_fullscreen_key(event: Input) -> bool:
    """Whether an input is F11 or Alt+Enter."""
    if not isinstance(event, Key) or event.is_repeat:
        return False
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.has_alt)
