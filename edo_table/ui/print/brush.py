"""Geometry of hand-drawn lines: smooth noise, curves, wobble, and the brush whose line swells, breathes and tapers.

Points are (x, y) tuples; every function is pure and gives the same points everywhere for the same arguments.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

Point = tuple[float, float]
Points = Sequence[Point]


def rand(seed: int, i: int = 0) -> float:
    """A number in [0, 1), the same everywhere for the same seed and index."""
    n = (int(i) * 374761393 + int(seed) * 668265263 + 2246822519) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 16)) * 2654435769) & 0xFFFFFFFF
    return ((n ^ (n >> 15)) & 0xFFFFFF) / 0x1000000


def noise(x: float, seed: int = 0) -> float:
    """Smooth value noise in [-1, 1]."""
    i = math.floor(x)
    f = x - i
    f = f * f * (3 - 2 * f)
    return (rand(seed, i) * (1 - f) + rand(seed, i + 1) * f) * 2 - 1


def smooth(points: Points, rounds: int = 2, closed: bool = False) -> list[Point]:
    """The points with corners cut (Chaikin); the ends of an open line stay."""
    pts = list(points)
    for _ in range(rounds):
        out = [] if closed else [pts[0]]
        pairs = zip(pts, pts[1:] + pts[:1], strict=True) if closed else itertools.pairwise(pts)
        for (ax, ay), (bx, by) in pairs:
            out.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            out.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        pts = out if closed else [*out, pts[-1]]
    return pts


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def curve(points: Points, closed: bool = False, steps: int = 8) -> list[Point]:
    """Points of a Catmull-Rom curve through the given points, `steps` to each of its pieces."""
    p, n = list(points), len(points)
    out: list[Point] = []
    for i in range(n if closed else n - 1):
        a, b, c, d = (p[(i + k) % n] if closed else p[min(max(i + k, 0), n - 1)] for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            out.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    if not closed:
        out.append(p[-1])
    return out


def resample(points: Points, step: float, closed: bool = False) -> list[Point]:
    """Points at even distance along a polyline; an open line keeps its last point."""
    if step <= 0:
        raise ValueError("the step between points must be positive")
    pts = [*points, points[0]] if closed else list(points)
    out, rest = [pts[0]], step
    for (ax, ay), (bx, by) in itertools.pairwise(pts):
        d = math.hypot(bx - ax, by - ay)
        while d >= rest > 0:
            t = rest / d
            ax, ay = ax + (bx - ax) * t, ay + (by - ay) * t
            out.append((ax, ay))
            d, rest = d - rest, step
        rest -= d
    if not closed and out[-1] != pts[-1]:
        out.append(pts[-1])
    return out


def wobble(points: Points, amp: float, wavelength: float, seed: int = 0, closed: bool = False) -> list[Point]:
    """The points moved sideways by smooth noise up to about `amp`: a line drawn by hand."""
    out: list[Point] = []
    s, n = 0.0, len(points)
    for i, (x, y) in enumerate(points):
        ax, ay = points[i - 1] if i or closed else points[i]
        bx, by = points[(i + 1) % n] if i < n - 1 or closed else points[i]
        d = math.hypot(bx - ax, by - ay) or 1.0
        k = amp * (noise(s / wavelength, seed) + 0.5 * noise(2.3 * s / wavelength, seed + 7))
        if closed:  # fade in and out, so that the ends meet
            k *= min(1.0, i / 6, (n - i) / 6)
        out.append((x - (by - ay) / d * k, y + (bx - ax) / d * k))
        s += d / 2
    return out


def ring(
    cx: float, cy: float, rx: float, ry: float | None = None, n: int = 40, a0: float = 0.0, a1: float = 360.0
) -> list[Point]:
    """Points of an ellipse, or of an arc of it (degrees, clockwise on the screen from the right)."""
    ry = rx if ry is None else ry
    last = n if abs(a1 - a0) >= 360 else n - 1
    turns = [math.radians(a0 + (a1 - a0) * i / last) for i in range(n)]
    return [(cx + rx * math.cos(t), cy + ry * math.sin(t)) for t in turns]


def box(w: float, h: float, cut: float, x: float = 0.0, y: float = 0.0) -> list[Point]:
    """A rectangle with cut corners, clockwise from the top left."""
    return [
        (x + cut, y),
        (x + w - cut, y),
        (x + w, y + cut),
        (x + w, y + h - cut),
        (x + w - cut, y + h),
        (x + cut, y + h),
        (x, y + h - cut),
        (x, y + cut),
    ]


def path(points: Points, closed: bool = True) -> str:
    """SVG path data of a polyline."""
    return "M" + "L".join(["%.1f %.1f" % (x, y) for x, y in points]) + ("Z" if closed else "")  # noqa: UP031


def brush(
    points: Points,
    width: float,
    seed: int = 0,
    closed: bool = False,
    taper: tuple[float, float] = (0.25, 0.35),
    life: float = 0.35,
) -> str:
    """SVG path data of an ink line, as a filled outline (even-odd).

    The width swells where the brush runs down to the right (a held brush is not round), breathes with noise by the
    share `life`, and tapers over the shares `taper` of an open line's length at its two ends.
    """
    pts = resample(points, max(2.0, width * 0.95), closed)
    n = len(pts)
    if n < 3:
        pts = [pts[0], ((pts[0][0] + pts[-1][0]) / 2, (pts[0][1] + pts[-1][1]) / 2), pts[-1]]
        n = 3
    first, last = pts[0], pts[-1]
    around = [last, *pts, first] if closed else [first, *pts, last]
    left: list[Point] = []
    right: list[Point] = []
    swell, half, hypot = 0.72 * 2, width / 4, math.hypot
    s, breath, cell = 0.0, width * 9 + 4, -1
    low = high = start = rand(seed, 0) * 2 - 1
    for i in range(n):
        ax, ay = around[i]
        x, y = pts[i]
        bx, by = around[i + 2]
        dx, dy = bx - ax, by - ay
        d = hypot(dx, dy) or 1.0
        f = s / breath
        k = int(f)
        if k != cell:
            low, high, cell = rand(seed, k) * 2 - 1, rand(seed, k + 1) * 2 - 1, k
        f -= k
        lively = low + (high - low) * f * f * (3 - 2 * f)
        t = i / (n - 1)
        if closed and t > 0.8333:  # swells towards the width the line began with, so that the ends meet
            lively += (start - lively) * (6 * t - 5)
        w = half * (swell + 0.594 * abs(dx - dy) / d) * (1 + life * lively)
        if not closed:
            if t < taper[0]:
                w *= 0.18 + 0.82 * math.sin(t / taper[0] * math.pi / 2)
            if t > 1 - taper[1]:
                w *= 0.10 + 0.90 * math.sin((1 - t) / taper[1] * math.pi / 2)
        ox, oy = dx / d * w, dy / d * w
        left.append((x - oy, y + ox))
        right.append((x + oy, y - ox))
        s += d / 2
    right.reverse()
    return path(left) + path(right) if closed else path(left + right)


def trunk(points: Points, start: float, end: float, seed: int = 8) -> list[Point]:
    """The outline of a tapering, knotty stem along a curve, `start` wide at its first point and `end` at its last."""
    pts = resample(curve(points), 10)
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(pts):
        a, b = pts[max(0, i - 1)], pts[min(len(pts) - 1, i + 1)]
        d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        w = (start + (end - start) * i / len(pts)) * (1 + 0.20 * noise(i * 0.5, seed)) / 2
        left.append((x - (b[1] - a[1]) / d * w, y + (b[0] - a[0]) / d * w))
        right.append((x + (b[1] - a[1]) / d * w, y - (b[0] - a[0]) / d * w))
    return left + right[::-1]
