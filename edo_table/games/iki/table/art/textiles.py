"""Patterns of cloth inside a shape, clipped by geometry, for the sheet knows no clip."""

from __future__ import annotations

import math
from typing import Literal

from edo_table.games.iki.table.art.outline import ellipse, lines, way
from edo_table.games.iki.table.art.pen import Pen
from edo_table.ui.print.brush import Point
from edo_table.ui.print.cache import cached

Textile = Literal["stripe", "twin", "hstripe", "check", "dot", "kasuri", "flower", "wave", "leaf"]
"""Upright stripes, double stripes, level stripes, checks, dots, small crosses, blossoms, waves, leaves."""

Span = tuple[float, float]


@cached("iki textiles", entries=200, megabytes=1, lasting=True)
def _places(
    shape: str, pitch: float
) -> tuple[tuple[Point, ...], tuple[tuple[float, Span], ...], tuple[tuple[float, Span], ...]]:
    """Inside a shape: points of a staggered grid, upright lines (x, from y, to y), level lines (y, from x, to x)."""
    edge = lines(shape)[0][1]
    xs, ys = [x for x, _ in edge], [y for _, y in edge]
    left, right, top, foot = min(xs), max(xs), min(ys), max(ys)
    upright = [(v, span) for v in _steps(left, right, pitch) for span in _spans(edge, v, False)]
    level = [(v, span) for v in _steps(top, foot, pitch) for span in _spans(edge, v, True)]
    points: list[Point] = []
    reach = pitch * 0.3
    for row, y in enumerate(_steps(top, foot, pitch, pitch * 0.86)):
        x = left + (pitch / 2 if row % 2 else 0.0)
        while x < right:
            if all(_is_inside(edge, x + k, y + k) for k in (-reach, 0.0, reach)):
                points.append((x, y))
            x += pitch
    return tuple(points), tuple(upright), tuple(level)


def _steps(low: float, high: float, pitch: float, step: float | None = None) -> list[float]:
    step = step or pitch
    return [low + pitch / 2 + i * step for i in range(max(0, math.ceil((high - low - pitch / 2) / step)))]


def _is_inside(edge: tuple[Point, ...], x: float, y: float) -> bool:
    found = False
    ax, ay = edge[-1]
    for bx, by in edge:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
        ax, ay = bx, by
    return found


def _spans(edge: tuple[Point, ...], value: float, is_level: bool) -> list[Span]:
    """Where an upright line at x = value, or a level one at y = value, runs inside the edge."""
    hits: list[float] = []
    a = edge[-1]
    for b in edge:
        (au, av), (bu, bv) = (a, b) if not is_level else ((a[1], a[0]), (b[1], b[0]))
        if (au > value) != (bu > value):
            hits.append(av + (bv - av) * (value - au) / (bu - au))
        a = b
    hits.sort()
    return list(zip(hits[::2], hits[1::2], strict=False))


def cloth(d: Pen, shape: str, kind: Textile, colour: str, pitch: float = 16.0, width: float = 2.4) -> None:
    """Draw a cloth's pattern inside a closed shape."""
    points, upright, level = _places(shape, pitch)
    if kind in ("stripe", "check", "twin"):
        first = upright[0][0] if upright else 0.0
        for x, (a, b) in upright:
            is_broad = kind == "twin" and round((x - first) / pitch) % 2 == 0
            d.s.line(way(x, a, x, b), width * (2.2 if is_broad else 1.0), colour)
    if kind in ("check", "hstripe"):
        for y, (a, b) in level:
            d.s.line(way(a, y, b, y), width, colour)
    if kind in ("dot", "kasuri", "flower", "wave", "leaf"):
        for x, y in points:
            _motif(d, kind, x, y, colour, width)


def _motif(d: Pen, kind: Textile, x: float, y: float, colour: str, width: float) -> None:
    if kind == "dot":
        d.tint(ellipse(x, y, width), colour)
    elif kind == "kasuri":
        d.s.line(f"M{x - 4:.1f} {y:.1f}h8M{x:.1f} {y - 4:.1f}v8", width, colour)
    elif kind == "leaf":
        d.tint(f"M{x - 5:.1f} {y + 4:.1f}q1 -9 10 -8q-1 9 -10 8z", colour)
    elif kind == "wave":
        arcs = f"M{x - 7:.1f} {y + 3:.1f}a7 7 0 0 1 14 0M{x - 3.5:.1f} {y + 3:.1f}a3.5 3.5 0 0 1 7 0"
        d.s.line(arcs, width * 0.7, colour)
    else:
        for i in range(5):
            turn = 2 * math.pi * i / 5 - math.pi / 2
            d.tint(ellipse(x + 4 * math.cos(turn), y + 4 * math.sin(turn), 2.6), colour)
