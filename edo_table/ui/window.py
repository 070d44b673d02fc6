"""The program's window: real pixels, resizable, full screen and back, and its events as inputs.

pygame's `Window` with its software surface: the surface is asked for every frame, since it changes with the size, and
everything is laid out from its size in pixels.  Under SDL's dummy driver the same class works without a display.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from edo_table.ui.inputs import Input, Translator

LEAST = (960, 540)
FIRST_SHARE = 0.85
"""Of the desktop: the size of the first window."""

NAP = 0.008
"""Seconds of rest between looks for inputs; too short to be felt."""

_REDRAW = {pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED}
_SIZED = {pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.WINDOWDISPLAYCHANGED}


@dataclass(frozen=True, slots=True)
class Placement:
    """Size of the window in window units, and whether it fills the screen; what a later start goes back to."""

    size: tuple[int, int] | None = None
    is_fullscreen: bool = False


class Window:
    """One window.  `inputs` collects what happened; the flags tell what inputs cannot."""

    def __init__(self, title: str, placement: Placement | None = None, icon: pygame.Surface | None = None) -> None:
        """Open it; raises pygame.error where there is no display to open it on."""
        pygame.display.init()
        pygame.font.init()
        wanted = placement or Placement()
        desktop = _desktop()
        size = wanted.size or (int(desktop[0] * FIRST_SHARE), int(desktop[1] * FIRST_SHARE))
        size = (max(size[0], LEAST[0]), max(size[1], LEAST[1]))
        self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        self._window.minimum_size = LEAST
        if icon is not None:
            self._window.set_icon(icon)
        pygame.key.set_repeat(420, 45)
        self._held: set[int] = set()
        self._windowed = size
        self.is_fullscreen = False
        self.is_minimised = False
        self.is_exposed = True
        """Whether the system asks for the picture to be drawn again."""
        self.is_closing = False
        """Whether the person asked to close the window."""
        self.dropped: str | None = None
        """The file that was let go over the window, or that macOS hands to a program that runs already."""
        if wanted.is_fullscreen:
            self.set_fullscreen(True)

    # ---- picture ---------------------------------------------------------------------------------------------------

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw this frame on."""
        return self._window.get_surface()

    @property
    def pixels(self) -> tuple[int, int]:
        """The size in pixels."""
        return self.surface.get_size()

    def present(self) -> None:
        """Show what was drawn."""
        self._window.flip()
        self.is_exposed = False

    # ---- the window itself -----------------------------------------------------------------------------------------

    @property
    def is_focused(self) -> bool:
        """Whether keys go to this window."""
        return bool(self._window.focused)

    @property
    def placement(self) -> Placement:
        """What to open with the next time."""
        return Placement(self._windowed, self.is_fullscreen)

    def set_title(self, title: str) -> None:
        """Name the window."""
        self._window.title = title

    def resize(self, size: tuple[int, int]) -> None:
        """Change the window's size, in window units."""
        self._window.size = size
        self._windowed = size

    def set_fullscreen(self, is_full: bool) -> None:
        """Fill the screen without changing its mode, or go back to the window as it was."""
        if is_full == self.is_fullscreen:
            return
        if is_full:
            self._windowed = tuple(self._window.size)  # type: ignore[assignment]
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()
            self._window.size = self._windowed
        self.is_fullscreen = is_full
        self.is_exposed = True

    def close(self) -> None:
        """Take the window away."""
        self._window.destroy()

    # ---- events ----------------------------------------------------------------------------------------------------

    def inputs(self, wait: float = 0.0) -> list[Input]:
        """Return what happened since the last call, waiting up to `wait` seconds for something to happen.

        Movements of the pointer that follow each other are joined to the last.
        """
        events = pygame.event.get()
        until = time.monotonic() + wait
        # Not event.wait: it wakes a thousand times a second, which costs more than all that an idle menu does.
        while not events and (left := until - time.monotonic()) > 0:
            time.sleep(min(left, NAP))
            events = pygame.event.get()
        translator = Translator(tuple(self._window.size), self.pixels, self._held)  # type: ignore[arg-type]
        out: list[Input] = []
        for i, event in enumerate(events):
            self._note(event)
            if event.type == pygame.MOUSEMOTION and i + 1 < len(events) and events[i + 1].type == pygame.MOUSEMOTION:
                continue
            found = translator.translate(event)
            if found is not None:
                out.append(found)
        return out

    def _note(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.is_closing = True
        elif event.type == pygame.DROPFILE:
            self.dropped = event.file
        elif event.type == pygame.WINDOWMINIMIZED:
            self.is_minimised = True
        elif event.type in _REDRAW:
            self.is_exposed = True
            self.is_minimised = False
        elif event.type in _SIZED:
            self.is_exposed = True
            if not self.is_fullscreen:
                self._windowed = tuple(self._window.size)  # type: ignore[assignment]


def _desktop() -> tuple[int, int]:
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else (1280, 720)


@contextmanager
def headless(size: tuple[int, int], title: str = "") -> Iterator[Window]:
    """A window of a size in pixels without any display or sound device, for pictures and tests."""
    with _environment(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy"):
        window = Window(title, Placement(size))
        if window.pixels != size:
            window.resize(size)
        try:
            yield window
        finally:
            window.close()


@contextmanager
def _environment(**values: str) -> Iterator[None]:
    before: dict[str, str | None] = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
