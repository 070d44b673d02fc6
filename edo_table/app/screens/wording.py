"""Words that must find room: the size at which a text fits a box, and the parts of a column that shrink together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from edo_table.ui.print import lettering
from edo_table.ui.print.lettering import Align, Face
from edo_table.ui.print.palette import Colour


def fitted(text: str, face: Face, size: float, least: float, width: float, lines: int = 1) -> int:
    """Return the largest size, from `size` down to `least`, at which a text takes at most so many lines of a width.

    No word is broken while a smaller size can help.
    """
    px, low = round(size), max(lettering.LEAST, round(least))
    words = text.split()
    while px > low:
        longest = max((lettering.measure(word, face, px)[0] for word in words), default=0)
        if longest <= width and len(lettering.wrap(text, face, px, width)) <= lines:
            break
        px -= 1
    return px


def best_size(
    text: str, face: Face, size: float, least: float, room: tuple[int, int], leading: float = lettering.LEADING
) -> int:
    """Return the largest size, from `size` down to `least`, at which a broken text fits a room's width and height.

    No word is broken while a smaller size can help.
    """
    px, low = round(size), max(lettering.LEAST, round(least))
    words = text.split()
    while px > low:
        longest = max((lettering.measure(word, face, px)[0] for word in words), default=0)
        if longest <= room[0] and lettering.paragraph_size(text, face, px, room[0], leading)[1] <= room[1]:
            break
        px -= 1
    return px


@dataclass(frozen=True, slots=True)
class Line:
    """A text of a column: its size at full scale and the least, how many lines it should keep to, the gap below."""

    text: str
    face: Face
    size: float
    least: float
    colour: Colour
    lines: int = 4
    gap: float = 0.0
    leading: float = 1.16


@dataclass(frozen=True, slots=True)
class Set:
    """A column of texts at the scale that fits: (line, size in pixels, height) each; `height` of all with gaps."""

    parts: tuple[tuple[Line, int, int], ...]
    width: int
    height: int


def set_column(lines: Sequence[Line], width: int, height: float) -> Set:
    """Return texts one below the other, all shrunk alike until they take at most the height (never below `least`)."""
    scale = 1.0
    while True:
        parts = []
        for line in lines:
            size = fitted(line.text, line.face, max(line.least, line.size * scale), line.least, width, line.lines)
            high = lettering.paragraph_size(line.text, line.face, size, width, line.leading)[1]
            parts.append((line, size, high))
        total = round(sum(high + line.gap * scale for line, _, high in parts))
        if total <= height or scale < 0.4:
            return Set(tuple(parts), width, total)
        scale -= 0.04


def draw_column(target: pygame.Surface, column: Set, box: pygame.Rect, align: Align = "c") -> None:
    """Draw a set column from the top of a box, its gaps stretched to what the box leaves over (within reason)."""
    spare = max(0, box.h - column.height)
    gaps = sum(line.gap for line, _, _ in column.parts)
    y = float(box.y)
    for line, size, high in column.parts:
        room = pygame.Rect(box.x, round(y), column.width, high)
        lettering.paragraph(target, line.text, room, line.face, size, line.colour, align, leading=line.leading)
        y += high + line.gap + (min(spare, gaps) * line.gap / gaps if gaps else 0.0)
