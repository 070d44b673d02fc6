"""Patterns on cloth and paper inside a drawn shape, clipped by geometry, for the sheet knows no clip."""

from __future__ import annotations

import math

from edo_table.games.izayoi.table.art.plates import Plate, Shape, petals
from edo_table.ui.print.brush import Point, Points, resample, ring
from edo_table.ui.print.palette import Colour


def is_inside(shape: Points, x: float, y: float) -> bool:
    """Whether a point lies inside a closed polyline (even-odd)."""
    found = False
    ax, ay = shape[-1]
    for bx, by in shape:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
        ax, ay = bx, by
    return found


def runs(shape: Points, line: Points, step: float = 1.6) -> list[Shape]:
    """The parts of a line that lie inside a shape, as polylines."""
    out: list[Shape] = []
    run: Shape = []
    for x, y in resample(line, step):
        if is_inside(shape, x, y):
            run.append((x, y))
        else:
            if len(run) > 1:
                out.append(run)
            run = []
    if len(run) > 1:
        out.append(run)
    return out


def spots(shape: Points, step: float, margin: float) -> list[Point]:
    """Points of a staggered grid that lie inside a shape, at least about `margin` from its edge."""
    left, right = min(x for x, _ in shape), max(x for x, _ in shape)
    top, foot = min(y for _, y in shape), max(y for _, y in shape)
    out: list[Point] = []
    row = 0
    y = top + step * 0.5
    while y < foot:
        x = left + step * (0.5 if row % 2 else 0.0)
        while x < right:
            around = ((x - margin, y), (x + margin, y), (x, y - margin), (x, y + margin))
            if all(is_inside(shape, px, py) for px, py in around):
                out.append((x, y))
            x += step
        y += step * 0.8
        row += 1
    return out


def dots(d: Plate, shape: Points, step: float, r: float, colour: Colour) -> None:
    """Dots all over a shape."""
    for x, y in spots(shape, step, r * 1.3):
        d.tint(ring(x, y, r, n=10), colour)


def blossoms(d: Plate, shape: Points, step: float, r: float, colour: Colour, heart: Colour) -> None:
    """Small five-petalled flowers all over a shape."""
    for i, (x, y) in enumerate(spots(shape, step, r * 0.9)):
        for leaf in petals(x, y, r, -90 + 25 * i, plump=0.46):
            d.tint(leaf, colour)
        d.tint(ring(x, y, r * 0.22, n=8), heart)


def waves(d: Plate, shape: Points, u: float, colour: Colour, width: float = 1.1) -> None:
    """Blue sea waves over a shape: rows of arcs, two in each fan."""
    left, right = min(x for x, _ in shape), max(x for x, _ in shape)
    top, foot = min(y for _, y in shape), max(y for _, y in shape)
    row = 0
    y = top
    while y < foot + u:
        x = left - u + (u if row % 2 else 0)
        while x < right + u:
            for k in (1.0, 0.58):
                for part in runs(shape, ring(x, y, u * k, n=13, a0=210 - 30 * (k < 1), a1=330 + 30 * (k < 1)), 2.0):
                    d.s.line(part, width, colour)
            x += 2 * u
        y += u * 0.5
        row += 1


def stripes(d: Plate, shape: Points, turn: float, step: float, colour: Colour, width: float) -> None:
    """Parallel lines over a shape, `turn` degrees from the level."""
    a = math.radians(turn)
    cx = (min(x for x, _ in shape) + max(x for x, _ in shape)) / 2
    cy = (min(y for _, y in shape) + max(y for _, y in shape)) / 2
    for i in range(-24, 25):
        x, y = cx - math.sin(a) * step * i, cy + math.cos(a) * step * i
        line = [(x - 90 * math.cos(a), y - 90 * math.sin(a)), (x + 90 * math.cos(a), y + 90 * math.sin(a))]
        for part in runs(shape, line, 2.0):
            d.s.line(part, width, colour)
