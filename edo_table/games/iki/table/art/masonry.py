"""What houses are built of: roofs, walls, windows, curtains, lanterns, steps."""

from __future__ import annotations

from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import IRON, Pen
from edo_table.ui.print import palette as p
from edo_table.ui.print.palette import mix

SLATE, PLANK, PLASTER, THATCH = "#3A4046", "#E0BB82", "#F6F0E0", "#C9A25E"
GLOW, SHADE = "#F4C95A", "#4A3423"


def roof(d: Pen, x: float, y: float, w: float, h: float, colour: str = IRON, over: float = 18.0) -> None:
    """A tiled roof over a wall from x to x + w, its ridge at y, its eaves at y + h and `over` wider on both sides."""
    foot, left, right = y + h, x - over, x + w + over
    a, b = x + w * 0.20, x + w * 0.80
    d.area(
        f"M{left:.1f} {foot - 7:.1f}C{left + w * 0.14:.1f} {foot - h * 0.42:.1f} {a - w * 0.06:.1f} {y + h * 0.3:.1f} "
        f"{a:.1f} {y}L{b:.1f} {y}C{b + w * 0.06:.1f} {y + h * 0.3:.1f} {right - w * 0.14:.1f} {foot - h * 0.42:.1f} "
        f"{right:.1f} {foot - 7:.1f}L{right - 5:.1f} {foot + 2:.1f}Q{x + w / 2:.1f} {foot + 10:.1f} "
        f"{left + 5:.1f} {foot + 2:.1f}Z",
        colour,
        5,
    )
    count = max(4, round(w / 26))
    for i in range(count + 1):
        t = i / count
        top, low = a + (b - a) * t, left + 12 + (right - left - 24) * t
        d.mark(
            f"M{top:.1f} {y + 4}C{top + (low - top) * 0.3:.1f} {y + h * 0.35:.1f} {top + (low - top) * 0.6:.1f} "
            f"{y + h * 0.62:.1f} {low:.1f} {foot - 2:.1f}",
            2.0,
            mix(colour, p.SUMI, 0.5),
        )
    d.mark(
        f"M{left + 4:.1f} {foot - 6:.1f}Q{x + w / 2:.1f} {foot + 2:.1f} {right - 4:.1f} {foot - 6:.1f}",
        3.0,
        mix(colour, p.SHIRO, 0.45),
    )
    d.area(block(a - 9, y - 8, b - a + 18, 11, 4), mix(colour, p.SUMI, 0.25), 4)


def shade(d: Pen, x: float, y: float, w: float, h: float = 13.0) -> None:
    """The shadow of the eaves on a wall."""
    d.tint(block(x, y, w, h), p.SUMI, 0.28)


def wall(d: Pen, x: float, y: float, w: float, h: float, colour: str = PLANK, parts: int = 4) -> None:
    """A wall between posts."""
    d.area(block(x, y, w, h), colour, 4.4)
    for i in range(1, parts):
        d.mark(way(x + w * i / parts, y, x + w * i / parts, y + h), 3, SHADE)
    shade(d, x, y, w)


def lattice(d: Pen, x: float, y: float, w: float, h: float, paper: str = PLASTER, bars: int = 5) -> None:
    """A window with upright bars before paper; in the evening the paper glows."""
    d.area(block(x, y, w, h), paper, 4)
    for i in range(1, bars):
        d.s.line(way(x + w * i / bars, y, x + w * i / bars, y + h), 2.2, SHADE)
    d.s.line(way(x, y + h / 2, x + w, y + h / 2), 2.2, SHADE)


def door(d: Pen, x: float, y: float, w: float, h: float, colour: str = SHADE) -> None:
    """A dark doorway."""
    d.area(block(x, y, w, h), colour, 4)


def curtain(d: Pen, x: float, y: float, w: float, h: float, colour: str, parts: int = 4) -> None:
    """A shop's curtain in strips, a little in the wind."""
    d.area(block(x - 6, y - 6, w + 12, 7, 2), p.KURI, 3)
    for i in range(parts):
        a, b = x + w * i / parts, x + w * (i + 1) / parts
        c, e = x + w * (i + 0.6) / parts, x + w * (i + 0.4) / parts
        d.patch(
            f"M{a:.1f} {y}L{b:.1f} {y}L{b:.1f} {y + h}C{c:.1f} {y + h + 5} {e:.1f} {y + h - 4} {a:.1f} {y + h + 2}Z",
            colour,
            3.2,
        )


def lantern(d: Pen, x: float, y: float, size: float, paper: str = "#F3E3B4", mark: str = p.HI) -> None:
    """A hanging paper lantern, its middle at (x, y)."""
    w, h = size * 0.36, size * 0.5
    d.patch(block(x - w, y - h, 2 * w, 2 * h, w * 0.7), paper, 3.2)
    for k in (-0.45, 0.0, 0.45):
        d.s.line(way(x - w, y + h * k, x + w, y + h * k), 1.2, SHADE, 0.7)
    d.tint(ellipse(x, y, w * 0.5), mark)
    d.tint(block(x - w * 0.6, y - h - 3, w * 1.2, 5), p.SUMI)
    d.tint(block(x - w * 0.6, y + h - 2, w * 1.2, 5), p.SUMI)


def stones(d: Pen, x: float, y: float, w: float, h: float = 12.0, colour: str = "#9AA0A3") -> None:
    """A row of foundation stones."""
    d.area(block(x, y, w, h, 3), colour, 4)
    count = max(2, round(w / 34))
    for i in range(1, count):
        d.s.line(way(x + w * i / count, y + 2, x + w * i / count, y + h - 2), 2, mix(colour, p.SUMI, 0.5))


def steps(d: Pen, cx: float, y: float, w: float, count: int = 3, high: float = 9.0) -> None:
    """Stone steps, the lowest `w` wide, their foot at y."""
    for i in range(count):
        wide = w * (1 - 0.12 * (count - 1 - i))
        top = y - high * (count - i)
        d.area(block(cx - wide / 2, top, wide, high), "#B3B3AC", 3.4)


def banner(d: Pen, x: float, foot: float, high: float, colour: str, cut: str = p.SHIRO) -> None:
    """A long upright banner on its pole."""
    d.mark(way(x, foot, x, foot - high - 12), 5, p.KURI)
    d.patch(
        polygon(x, foot - high - 6, x + 26, foot - high - 6, x + 26, foot - high * 0.30, x, foot - high * 0.30),
        colour,
        3,
    )
    for k in (0.86, 0.66, 0.46):
        d.tint(ellipse(x + 13, foot - high * k, 6.5), cut)
