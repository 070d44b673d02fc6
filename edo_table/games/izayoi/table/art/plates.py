"""One drawing, printed two ways: in colours with a sumi key line, or as a two-colour sign cut out of its ground."""

from __future__ import annotations

import math

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, Points, curve, resample, smooth
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.palette import Colour

Shape = list[Point]


class Plate:
    """Draws areas and lines on a sheet, in their colours or, if `ink` is given, as a sign of `ink` and `cut`.

    `key` is the width of key lines in the sheet's units; in a sign it is the gap that parts one area from another.
    A sign may have a third tone `mid` for shaded parts and for areas that stand back.
    """

    def __init__(
        self, s: Svg, key: float = 2.6, ink: Colour = "", cut: Colour = "", mid: Colour = "", line: Colour = p.SUMI
    ) -> None:
        self.s, self.key, self.ink, self.cut, self.mid, self.line = s, key, ink, cut, mid, line
        self.is_sign = bool(ink)

    def area(self, points: Points, colour: Colour, seed: int = 1, key: float = 1.0, is_back: bool = False) -> Plate:
        """A filled area with its key line (`key` multiplies its width); in a sign an area of ink.

        `is_back` lets it stand back in a sign of three tones.
        """
        if self.is_sign:
            tone = self.mid if is_back and self.mid else self.ink
            self.s.line(points, self.key * 1.7, self.cut, closed=True).fill(points, tone)
        else:
            self.s.shape(points, colour, self.key * key, self.line, seed, (1.0, 0.7))
        return self

    def hole(self, points: Points, colour: Colour, seed: int = 1, key: float = 0.7) -> Plate:
        """A filled area that a sign leaves open."""
        if self.is_sign:
            self.s.fill(points, self.cut)
        else:
            self.s.shape(points, colour, self.key * key, self.line, seed, (0.5, 0.4))
        return self

    def rod(self, points: Points, width: float, colour: Colour, seed: int = 1) -> Plate:
        """A stick or cord of even width with a key line on both sides."""
        if self.is_sign:
            self.s.line(points, width + self.key * 2.4, self.cut).line(points, width + self.key * 0.7, self.ink)
        else:
            self.s.line(points, width + self.key * 1.5, self.line).line(points, width, colour)
        return self

    def mark(self, points: Points, width: float, colour: Colour = p.SUMI, seed: int = 1) -> Plate:
        """A line of detail on an area; a sign cuts it out."""
        if self.is_sign:
            self.s.line(points, max(width, self.key * 0.95), self.cut)
        else:
            self.s.ink(points, width, colour, seed=seed)
        return self

    def hair(self, points: Points, width: float, colour: Colour = p.SUMI, seed: int = 1) -> Plate:
        """A free brushed line beside the areas (a string, steam, a tassel); a sign prints it in ink, a little wider."""
        if self.is_sign:
            self.s.line(points, width + self.key * 1.9, self.cut).line(points, width + self.key * 0.5, self.ink)
        else:
            self.s.ink(points, width, colour, seed=seed)
        return self

    def tint(self, points: Points, colour: Colour, alpha: float = 1.0) -> Plate:
        """A lighter or darker part of an area; in a sign only if it has a third tone."""
        if self.is_sign:
            if self.mid:
                self.s.fill(points, self.mid)
        else:
            self.s.fill(points, colour, alpha)
        return self

    def turned(self, turn: float, scale: float = 1.0, at: Point = (50.0, 50.0)) -> Plate:
        """Open a group turned and scaled about a point of the drawing; close it with `end`."""
        angle = math.radians(turn)
        x, y = at[0] * scale, at[1] * scale
        shift = (
            at[0] - x * math.cos(angle) + y * math.sin(angle),
            at[1] - x * math.sin(angle) - y * math.cos(angle),
        )
        self.s.group(shift, scale, turn)
        return self

    def end(self) -> Plate:
        """Close the last open group."""
        self.s.end()
        return self


def rounded(x: float, y: float, w: float, h: float, r: float) -> Shape:
    """A rectangle with round corners, clockwise from the top left."""
    out: Shape = []
    for cx, cy, start in (
        (x + w - r, y + r, 270),
        (x + w - r, y + h - r, 0),
        (x + r, y + h - r, 90),
        (x + r, y + r, 180),
    ):
        for step in range(5):
            a = math.radians(start + 22.5 * step)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def spindle(a: Point, b: Point, widths: tuple[tuple[float, float], ...], rounds: int = 0) -> Shape:
    """The outline about the line from a to b, with (share of the way, width) pairs."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    d = math.hypot(dx, dy) or 1.0
    left = [(a[0] + dx * t - dy / d * w / 2, a[1] + dy * t + dx / d * w / 2) for t, w in widths]
    right = [(a[0] + dx * t + dy / d * w / 2, a[1] + dy * t - dx / d * w / 2) for t, w in reversed(widths)]
    return smooth(left + right, rounds, True) if rounds else left + right


def ribbon(points: Points, widths: tuple[float, ...], step: float = 3.0) -> Shape:
    """The outline of a band along a curve whose width runs evenly through `widths`."""
    pts = resample(points, step)
    left: Shape = []
    right: Shape = []
    last = len(pts) - 1
    for i, (x, y) in enumerate(pts):
        (ax, ay), (bx, by) = pts[max(0, i - 1)], pts[min(last, i + 1)]
        d = math.hypot(bx - ax, by - ay) or 1.0
        at = i / max(1, last) * (len(widths) - 1)
        k = min(int(at), len(widths) - 2)
        w = (widths[k] + (widths[k + 1] - widths[k]) * (at - k)) / 2
        left.append((x - (by - ay) / d * w, y + (bx - ax) / d * w))
        right.append((x + (by - ay) / d * w, y - (bx - ax) / d * w))
    return left + right[::-1]


def petals(x: float, y: float, r: float, turn: float = -90.0, count: int = 5, plump: float = 0.5) -> list[Shape]:
    """The petals of a blossom of radius r, each a rounded, slightly notched leaf."""
    out: list[Shape] = []
    for i in range(count):
        a = math.radians(turn + 360 / count * i)
        ax, ay = math.cos(a), math.sin(a)
        leaf = ((0.10, 0.0), (0.50, plump), (0.86, plump * 0.84), (1.0, 0.22), (0.93, 0.0))
        half = [(x + (ax * t - ay * w) * r, y + (ay * t + ax * w) * r) for t, w in leaf]
        rest = [(x + (ax * t + ay * w) * r, y + (ay * t - ax * w) * r) for t, w in reversed(leaf[1:-1])]
        out.append(smooth(half + rest, 2, True))
    return out


def pts(*numbers: float) -> Shape:
    """Points from a flat row of x, y, x, y ...; an odd number of them is a ValueError."""
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def blob(*numbers: float, rounds: int = 2) -> Shape:
    """A closed outline with its corners cut, from a flat row of x, y, x, y ..."""
    return smooth(pts(*numbers), rounds, True)


def arc(*numbers: float) -> Shape:
    """A smooth open line through a flat row of x, y, x, y ..."""
    return curve(pts(*numbers))
