"""A stage without a window for tests of screens: a clock moved by hand, inputs, and what is written where."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

from edo_table.app.context import AppContext
from edo_table.persistence.settings import SettingsStore
from edo_table.ui.clock import HandClock
from edo_table.ui.inputs import LEFT, Key, Pointer
from edo_table.ui.navigator import Navigator
from edo_table.ui.print import cache, lettering
from edo_table.ui.print.lettering import Note
from edo_table.ui.print.palette import contrast
from edo_table.ui.print.store import Store
from edo_table.ui.shortcuts import shortcut

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))


class Staged:
    """A context on a stage of a size, with settings by dotted path."""

    def __init__(self, size: tuple[int, int] = (1280, 720), **settings: object) -> None:
        pygame.display.init()
        pygame.display.set_mode(size)
        cache.clear_all()
        store = SettingsStore(None)
        store.change({name.replace("__", "."): value for name, value in settings.items()})
        self.clock = HandClock()
        self.context = AppContext(store, clock=self.clock, is_silent=True)
        self.context.pictures = Store(Path(os.environ["EDO_TABLE_HOME"]) / "pictures")  # painted once for all tests
        self.navigator = Navigator(self.clock, size, self.context.is_still)
        self.context.stage = self.navigator
        self.picture = pygame.Surface(size).convert()

    def frame(self, seconds: float = 0.0) -> pygame.Surface:
        """Move on by some seconds, and draw."""
        self.clock.advance(seconds)
        self.navigator.update()
        self.navigator.draw(self.picture)
        return self.picture

    def run(self, seconds: float, beat: float = 0.05) -> pygame.Surface:
        """Let frames follow each other for some seconds."""
        for _ in range(max(1, round(seconds / beat))):
            self.frame(beat)
        return self.picture

    def settle(self) -> pygame.Surface:
        """Let frames follow each other until nothing moves."""
        for _ in range(600):
            self.frame(0.05)
            if not self.navigator.is_animating:
                return self.picture
        raise AssertionError("the screen never comes to rest")

    def key(self, name: str) -> bool:
        """Press a key by its shortcut's name."""
        wanted = shortcut(name)
        return self.navigator.handle(Key(wanted.key, wanted.has_ctrl, wanted.has_shift, wanted.has_alt))

    def click(self, at: Sequence[float], *, is_touch: bool = False) -> None:
        """Press and let go at a place."""
        place = (round(at[0]), round(at[1]))
        self.navigator.handle(Pointer("down", place, LEFT, is_touch, True))
        self.navigator.handle(Pointer("up", place, LEFT, is_touch))

    def move(self, at: Sequence[float]) -> None:
        """Move the pointer to a place."""
        self.navigator.handle(Pointer("move", (round(at[0]), round(at[1]))))

    @property
    def depth(self) -> int:
        """How many screens lie on each other."""
        return len(self.navigator.screens)

    def notes(self) -> list[Note]:
        """Return all that is written in a frame drawn now."""
        with lettering.recording() as notes:
            self.frame()
        return [note for note in notes if note.target == self.navigator.size]


def faults(notes: Sequence[Note], size: tuple[int, int], least: float = 4.5) -> list[str]:
    """Return what is wrong with the texts of a picture: cut, outside, over each other, too pale on their ground."""
    window = pygame.Rect((0, 0), size)
    found: list[str] = []
    for i, note in enumerate(notes):
        shown = f"{note.full!r} at {tuple(note.rect)}"
        if note.text != note.full:
            found.append(f"cut short to {note.text!r}: {shown}")
        if not window.contains(note.rect):
            found.append(f"outside the window: {shown}")
        if note.box is not None and (note.rect.left < note.box.left - 2 or note.rect.right > note.box.right + 2):
            found.append(f"wider than its room {tuple(note.box)}: {shown}")
        ratio = contrast(note.colour, note.ground)
        if ratio < least:
            found.append(f"contrast {ratio:.1f} of {note.colour} on {note.ground}: {shown}")
        for other in notes[:i]:
            if other.text != note.text and other.seen.colliderect(_core(note.seen)):
                found.append(f"over {other.full!r}: {shown}")
    return found


def _core(seen: pygame.Rect) -> pygame.Rect:
    """A text's box without its edges."""
    return seen.inflate(-min(2, seen.w), -min(4, seen.h))


def pixels(picture: pygame.Surface) -> bytes:
    """Return a picture's pixels, for comparing."""
    return pygame.image.tobytes(picture, "RGB")


def as_any(value: object) -> Any:
    """Return a value without its type, for tests that look inside."""
    return value
