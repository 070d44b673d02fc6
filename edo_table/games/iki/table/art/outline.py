"""Outlines as SVG path data (upper-case M L H V C Q Z), and the ink line a flat nib draws along them.

A flat nib keeps sharp corners, which small things of wood and metal need; its width follows the stroke's direction.
"""

from __future__ import annotations

import itertools
import math
import re

from edo_table.ui.print.brush import Point
from edo_table.ui.print.cache import cached

_ARC = 0.5523  # where the handles of a quarter circle stand
_NIB = math.radians(38)
_COMMANDS = re.compile(r"([MLHVCQZ])([^MLHVCQZ]*)")
_NUMBERS = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")

Line = tuple[bool, tuple[Point, ...]]
"""Whether a line is closed, and its points."""


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """An ellipse, or a circle if there is no second radius."""
    ry = rx if ry is None else ry
    kx, ky = rx * _ARC, ry * _ARC
    left, right, top, foot = cx - rx, cx + rx, cy - ry, cy + ry
    return (
        f"M{left:.2f} {cy:.2f}C{left:.2f} {cy - ky:.2f} {cx - kx:.2f} {top:.2f} {cx:.2f} {top:.2f}"
        f"C{cx + kx:.2f} {top:.2f} {right:.2f} {cy - ky:.2f} {right:.2f} {cy:.2f}"
        f"C{right:.2f} {cy + ky:.2f} {cx + kx:.2f} {foot:.2f} {cx:.2f} {foot:.2f}"
        f"C{cx - kx:.2f} {foot:.2f} {left:.2f} {cy + ky:.2f} {left:.2f} {cy:.2f}Z"
    )


def block(x: float, y: float, w: float, h: float, r: float = 0.0) -> str:
    """A rectangle, its corners rounded by `r`."""
    a, b = x + w, y + h
    if not r:
        return f"M{x:.2f} {y:.2f}L{a:.2f} {y:.2f}L{a:.2f} {b:.2f}L{x:.2f} {b:.2f}Z"
    return (
        f"M{x + r:.2f} {y:.2f}L{a - r:.2f} {y:.2f}Q{a:.2f} {y:.2f} {a:.2f} {y + r:.2f}"
        f"L{a:.2f} {b - r:.2f}Q{a:.2f} {b:.2f} {a - r:.2f} {b:.2f}"
        f"L{x + r:.2f} {b:.2f}Q{x:.2f} {b:.2f} {x:.2f} {b - r:.2f}"
        f"L{x:.2f} {y + r:.2f}Q{x:.2f} {y:.2f} {x + r:.2f} {y:.2f}Z"
    )


def way(*numbers: float) -> str:
    """A line through points, given as x, y, x, y ..."""
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in pairs)


def polygon(*numbers: float) -> str:
    """A closed shape with straight sides, its corners given as x, y, x, y ..."""
    return way(*numbers) + "Z"


def petals(cx: float, cy: float, out: float, r: float, count: int = 5) -> list[str]:
    """Round petals `out` from a middle, the first on top."""
    turns = [-math.pi / 2 + 2 * math.pi * i / count for i in range(count)]
    return [ellipse(cx + out * math.cos(t), cy + out * math.sin(t), r) for t in turns]


def _bezier(handles: list[Point], step: float) -> list[Point]:
    """Points of a quadratic or cubic curve, without the first."""
    length = sum(math.dist(handles[i], handles[i + 1]) for i in range(len(handles) - 1))
    count = max(3, int(length / step))
    out: list[Point] = []
    for i in range(1, count + 1):
        row, t = handles, i / count
        while len(row) > 1:
            row = [(ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in itertools.pairwise(row)]
        out.append(row[0])
    return out


def _straight(a: Point, b: Point, step: float) -> list[Point]:
    count = max(1, int(math.dist(a, b) / (2 * step)))
    return [(a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count) for i in range(1, count + 1)]


@cached("iki outlines", entries=600, megabytes=2, lasting=True)
def lines(shape: str, step: float = 5.0) -> tuple[Line, ...]:
    """The lines of path data as points about `step` apart, with the corners kept."""
    out: list[Line] = []
    points: list[Point] = []
    is_closed = False
    for command, text in _COMMANDS.findall(shape):
        numbers = [float(n) for n in _NUMBERS.findall(text)]
        pairs: list[Point] = list(zip(numbers[::2], numbers[1::2], strict=False))
        if command == "M":
            if len(points) > 1:
                out.append((is_closed, tuple(points)))
            points, is_closed, pairs = [pairs[0]], False, pairs[1:]
        if command in "ML":
            for point in pairs:
                points += _straight(points[-1], point, step)
        elif command in "HV":
            for number in numbers:
                last = points[-1]
                points += _straight(last, (number, last[1]) if command == "H" else (last[0], number), step)
        elif command in "CQ":
            count = 3 if command == "C" else 2
            for i in range(0, len(pairs), count):
                points += _bezier([points[-1], *pairs[i : i + count]], step)
        elif command == "Z":
            is_closed = True
            if math.dist(points[0], points[-1]) > 0.3:
                points.append(points[0])
    if len(points) > 1:
        out.append((is_closed, tuple(points)))
    return tuple(out)


@cached("iki ink lines", entries=5000, megabytes=2, lasting=True)
def inked(shape: str, width: float) -> str:
    """Path data of the ink line a nib at most `width` wide draws along a shape; open lines taper at their ends."""
    out: list[str] = []
    for is_closed, points in lines(shape):
        count = len(points)
        left: list[Point] = []
        right: list[Point] = []
        for i, (x, y) in enumerate(points):
            if is_closed and i in (0, count - 1):
                a, b = points[count - 2], points[1]
            else:
                a, b = points[max(0, i - 1)], points[min(count - 1, i + 1)]
            dx, dy = b[0] - a[0], b[1] - a[1]
            length = math.hypot(dx, dy) or 1.0
            half = width / 4 * (1 + abs(math.sin(math.atan2(dy, dx) - _NIB)))
            if not is_closed:
                half *= min(1.0, 0.25 + 3.2 * min(i, count - 1 - i) / (count - 1))
            nx, ny = -dy / length * half, dx / length * half
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        edge = left + right[::-1]
        out.append("M" + "L".join(["%.1f %.1f" % point for point in edge]) + "Z")  # noqa: UP031
    return "".join(out)
