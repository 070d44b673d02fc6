"""The stack of screens: the uppermost has the inputs; a short dissolve leads from one picture to the next."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from edo_table.ui.clock import Clock
from edo_table.ui.inputs import Input, Key, KeyUp, Text
from edo_table.ui.screen import Screen

Result = Callable[[object], None]
DISSOLVE = 0.18  # seconds


class Navigator:
    """Owns the screens.  Changes asked for while an input is handled take effect at once."""

    def __init__(self, clock: Clock, size: tuple[int, int], is_still: bool = False) -> None:
        self.clock = clock
        self.size = size
        self.is_still = is_still
        """No dissolve: pictures change at once (motion reduced)."""
        self._stack: list[tuple[Screen, Result | None]] = []
        self._frame: pygame.Surface | None = None
        self._before: tuple[pygame.Surface, float] | None = None
        self._is_dirty = True
        self._is_sign_spent = False
        """Whether the key that was pressed last has brought up another screen."""
        self.is_quitting = False

    # ---- the stack -------------------------------------------------------------------------------------------------

    @property
    def top(self) -> Screen | None:
        """The uppermost screen."""
        return self._stack[-1][0] if self._stack else None

    @property
    def screens(self) -> tuple[Screen, ...]:
        """All screens, the lowest first."""
        return tuple(screen for screen, _ in self._stack)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to show."""
        return self.is_quitting or not self._stack

    def push(self, screen: Screen, on_result: Result | None = None) -> None:
        """Lay a screen above; `on_result` gets what it closes with."""
        self._turn(screen)
        if self.top is not None:
            self.top.cover()
        self._begin(screen, on_result)

    def replace(self, screen: Screen) -> None:
        """Put a screen in place of the uppermost one, whose opener then waits for the new one's result."""
        self._turn(screen)
        on_result = None
        if self._stack:
            old, on_result = self._stack.pop()
            self._end(old)
        self._begin(screen, on_result)

    def reset(self, screen: Screen) -> None:
        """Take every screen away and begin with another."""
        self._turn(screen)
        while self._stack:
            self._end(self._stack.pop()[0])
        self._begin(screen, None)

    def pop(self, screen: Screen | None = None, result: object = None) -> None:
        """Take the uppermost screen, or a given one with all above it, from the stack; its opener gets the result."""
        if screen is not None and screen not in self.screens:
            return
        self._turn(None)
        while self._stack:
            old, on_result = self._stack.pop()
            self._end(old)
            if screen is None or old is screen:
                break
        self._is_dirty = True
        if self.top is not None:
            if self.top.size != self.size:
                self.top.resize(self.size)
            self.top.invalidate()
            self.top.uncover()
        if on_result is not None:
            on_result(result)

    def quit(self) -> None:
        """Leave the program: every screen is left, the uppermost first."""
        self.is_quitting = True
        while self._stack:
            self._end(self._stack.pop()[0])

    def _begin(self, screen: Screen, on_result: Result | None) -> None:
        screen.navigator = self
        self._stack.append((screen, on_result))
        screen.enter()
        screen.resize(self.size)
        screen.update(self.clock.now())
        self._is_dirty = True

    def _end(self, screen: Screen) -> None:
        screen.leave()
        screen.navigator = None

    def _turn(self, new: Screen | None) -> None:
        """Remember the last picture, to dissolve from it; forget it where the new screen must hide it."""
        if new is not None and new.is_sudden:
            self._before = self._frame = None
        elif self._frame is not None and not self.is_still:
            self._before = (self._frame.copy(), self.clock.now())

    # ---- a frame ---------------------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out for another size in pixels, or anew for the same one; covered screens follow when they are seen."""
        self.size = size
        self._before = self._frame = None
        visible = self._visible()
        for screen, _ in self._stack:
            if screen in visible:
                screen.resize(size)
            else:
                screen.size = (0, 0)
        self._is_dirty = True

    def handle(self, event: Input) -> bool:
        """Give an input to the uppermost screen.

        The sign of a key that brought up another screen is not typed there.
        """
        if isinstance(event, Text) and self._is_sign_spent:
            return True
        before = self.top
        used = before.handle(event) if before is not None else False
        if isinstance(event, Key | KeyUp):
            self._is_sign_spent = isinstance(event, Key) and self.top is not before
        return used

    def update(self) -> None:
        """Move on all visible screens."""
        now = self.clock.now()
        for screen in self._visible():
            screen.update(now)
        if self._before is not None and now - self._before[1] >= DISSOLVE:
            self._before = None
            self._is_dirty = True

    @property
    def needs_draw(self) -> bool:
        """Whether the picture would be another than the last."""
        return self._is_dirty or self._before is not None or any(s.is_dirty for s in self._visible())

    @property
    def is_animating(self) -> bool:
        """Whether frames should follow each other at once."""
        return self._before is not None or any(screen.is_animating for screen in self._visible())

    def rest(self) -> float | None:
        """Return how many seconds may pass without input before the next frame; None: any time."""
        if self._before is not None:
            return 0.0
        now = self.clock.now()
        rests = [rest for screen in self._visible() if (rest := screen.rest(now)) is not None]
        return min(rests, default=None)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the visible screens, the lowest first."""
        for screen in self._visible():
            screen.draw(target)
            screen.is_dirty = False
        self._is_dirty = False
        if self._before is not None:
            old, since = self._before
            share = (self.clock.now() - since) / DISSOLVE
            if old.get_size() == target.get_size() and share < 1:
                old.set_alpha(round(255 * (1 - share)))
                target.blit(old, (0, 0))
            else:
                self._before = None
        self._frame = target

    def _visible(self) -> list[Screen]:
        """The screens that can be seen: from the uppermost one that covers everything."""
        screens = self.screens
        for i in range(len(screens) - 1, -1, -1):
            if not screens[i].is_overlay:
                return list(screens[i:])
        return list(screens)
