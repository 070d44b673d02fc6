"""Looks at a screen as drawn: what is cut, outside its room, over something else or too pale."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations

import pygame
import pytest

from edo_table.app.shot import ShotRequest, Studio, screens_of
from edo_table.ui.print import lettering
from edo_table.ui.print.lettering import Note
from edo_table.ui.print.palette import contrast
from edo_table.ui.widget_screen import WidgetScreen
from edo_table.ui.widgets.scroll import ScrollPanel

LEAST_CONTRAST = 4.5


@dataclass(frozen=True)
class Seen:
    """A text as drawn, and the part of the picture that could be drawn on."""

    note: Note
    clip: pygame.Rect


@contextmanager
def watching(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Seen]]:
    """A list that fills with every text that is put, with the clip it was put under."""
    seen: list[Seen] = []
    original = lettering._record

    def record(target: pygame.Surface, *rest: object) -> None:
        with lettering.recording() as notes:
            original(target, *rest)  # type: ignore[arg-type]
        dx, dy = target.get_abs_offset()
        seen.extend(Seen(note, target.get_clip().move(dx, dy)) for note in notes)

    with monkeypatch.context() as patch, lettering.recording():
        patch.setattr(lettering, "_record", record)
        yield seen


def show(studio: Studio, what: str) -> WidgetScreen:
    """Put a picture's screens on the stage, let them come to rest, and return the uppermost."""
    for _ in studio.stage.screens:
        studio.stage.pop()
    name, _, page = what.partition(":")
    studio.show(screens_of(studio.context, ShotRequest(name, page)))
    studio.stage.update()
    studio.clock.advance(30)
    studio.stage.update()
    top = studio.stage.top
    assert isinstance(top, WidgetScreen)
    return top


def faults(seen: list[Seen], size: tuple[int, int], has_ground: bool) -> list[str]:
    """Return what is wrong with the texts of one drawing; texts half scrolled out of sight do not count.

    `has_ground` tells that the true ground was painted, so that contrast can be judged.
    """
    window = pygame.Rect((0, 0), size)
    found: list[str] = []
    whole: list[Note] = []
    for note, clip in ((s.note, s.clip) for s in seen if s.note.target == size):
        shown = f"{note.full!r} at {tuple(note.rect)}"
        if not clip.contains(note.rect):
            if clip == window:
                found.append(f"outside the window: {shown}")
            continue
        whole.append(note)
        if note.text != note.full:
            found.append(f"cut short to {note.text!r}: {shown}")
        if note.box is not None and not note.box.inflate(6, 8).contains(note.rect):
            found.append(f"outside its room {tuple(note.box)}: {shown}")
        if has_ground and contrast(note.colour, note.ground) < LEAST_CONTRAST:
            found.append(f"contrast {contrast(note.colour, note.ground):.1f} on {note.ground}: {shown}")
    for one, other in combinations(whole, 2):
        both = one.rect.clip(other.rect)
        if both.w > 2 and both.h > 2:
            found.append(f"{one.full!r} and {other.full!r} lie over each other at {tuple(both)}")
    return list(dict.fromkeys(found))


def look(studio: Studio, screen: WidgetScreen, monkeypatch: pytest.MonkeyPatch, has_ground: bool = False) -> list[str]:
    """Draw a screen at every scroll position and return all that is wrong."""
    target, size = studio.window.surface, studio.stage.size
    found: list[str] = []

    def draw() -> None:
        with watching(monkeypatch) as seen:
            screen.paint_ground(target, screen.style)
            screen.host.draw(target)
        found.extend(faults(seen, size, has_ground))

    draw()
    assert screen.host.root is not None
    for panel in [w for w in screen.host.root.walk() if isinstance(w, ScrollPanel) and w.range]:
        for share in (0.5, 1.0, 0.0):
            panel.scroll_to(round(panel.range * share))
            draw()
    return list(dict.fromkeys(found))
