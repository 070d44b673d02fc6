"""What stands behind and before the houses: hills, Fuji, trees, mist, water, snow, stars; the ground is at y = 360."""

from __future__ import annotations

import math

from edo_table.games.iki.table.art.outline import block, ellipse, way
from edo_table.games.iki.table.art.pen import Pen
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import rand
from edo_table.ui.print.palette import mix

GROUND = 356.0
LEFT, RIGHT = -230.0, 590.0
"""How far to both sides a scene is drawn; a card shows at least 66 units beside the house."""


def earth(d: Pen, colour: str, y: float = GROUND) -> None:
    """The ground the house stands on."""
    d.tint(block(LEFT, y, RIGHT - LEFT, 40), colour)
    d.mark(way(LEFT, y, RIGHT, y), 3)


def fuji(d: Pen, x: float, y: float, size: float, colour: str = "#5E86A0") -> None:
    """The mountain with its snow, its foot's middle at (x, y)."""
    d.tint(
        f"M{x - size:.1f} {y}C{x - size * 0.5:.1f} {y - size * 0.2:.1f} {x - size * 0.28:.1f} {y - size * 0.5:.1f} "
        f"{x - size * 0.13:.1f} {y - size * 0.74:.1f}L{x + size * 0.13:.1f} {y - size * 0.74:.1f}"
        f"C{x + size * 0.28:.1f} {y - size * 0.5:.1f} {x + size * 0.5:.1f} {y - size * 0.2:.1f} {x + size:.1f} {y}Z",
        colour,
    )
    d.tint(
        f"M{x - size * 0.13:.1f} {y - size * 0.74:.1f}L{x + size * 0.13:.1f} {y - size * 0.74:.1f}"
        f"C{x + size * 0.2:.1f} {y - size * 0.63:.1f} {x + size * 0.24:.1f} {y - size * 0.56:.1f} "
        f"{x + size * 0.3:.1f} {y - size * 0.46:.1f}L{x + size * 0.17:.1f} {y - size * 0.54:.1f}"
        f"L{x + size * 0.09:.1f} {y - size * 0.42:.1f}L{x} {y - size * 0.55:.1f}L{x - size * 0.1:.1f} {y - size * 0.4:.1f}"
        f"L{x - size * 0.17:.1f} {y - size * 0.54:.1f}L{x - size * 0.3:.1f} {y - size * 0.46:.1f}"
        f"C{x - size * 0.24:.1f} {y - size * 0.56:.1f} {x - size * 0.2:.1f} {y - size * 0.63:.1f} "
        f"{x - size * 0.13:.1f} {y - size * 0.74:.1f}Z",
        p.SHIRO,
    )


def hills(d: Pen, y: float, high: float, colour: str, seed: int = 1) -> None:
    """A range of round hills across the scene."""
    shape = f"M{LEFT} {GROUND + 4}L{LEFT} {y}"
    x, step = LEFT, 0.0
    i = 0
    while x < RIGHT:
        step = 90 + 80 * rand(seed, i)
        top = y - high * (0.45 + 0.55 * rand(seed, i + 40))
        shape += f"C{x + step * 0.25:.1f} {top:.1f} {x + step * 0.75:.1f} {top:.1f} {x + step:.1f} {y:.1f}"
        x += step
        i += 1
    d.tint(f"{shape}L{x:.1f} {GROUND + 4}Z", colour)


def mist(d: Pen, x: float, y: float, w: float, colour: str = p.SHIRO, alpha: float = 0.85, h: float = 16.0) -> None:
    """A band of mist with round ends, as prints part near from far."""
    d.tint(block(x, y, w, h, h / 2 - 0.1), colour, alpha)
    d.tint(block(x + w * 0.22, y + h * 0.8, w * 0.62, h * 0.8, h * 0.39), colour, alpha)


def pine(d: Pen, x: float, y: float, size: float, colour: str = p.MATSUBA, flip: bool = False) -> None:
    """A pine with flat clumps of needles, its foot at (x, y), `size` high."""
    k = size / 100
    with d.at(x, y, k, flip=flip):
        d.area("M-5 0C-2 -30 -14 -46 2 -84L9 -82C-2 -50 10 -32 6 0Z", p.KURI, 4)
        for cx, cy, rx in ((-20, -48, 26), (22, -62, 24), (-8, -80, 22), (8, -98, 19)):
            d.area(
                f"M{cx - rx} {cy + 6}C{cx - rx - 4} {cy - 6} {cx - rx * 0.4:.1f} {cy - 16} {cx} {cy - 14}"
                f"C{cx + rx * 0.5:.1f} {cy - 17} {cx + rx + 5} {cy - 6} {cx + rx} {cy + 6}C{cx + 8} {cy + 10} "
                f"{cx - 8} {cy + 10} {cx - rx} {cy + 6}Z",
                colour,
                4,
            )


def cherry(d: Pen, x: float, y: float, size: float) -> None:
    """A cherry tree in blossom, its foot at (x, y), `size` high."""
    k = size / 100
    with d.at(x, y, k):
        d.area(
            "M-6 0C-4 -24 -16 -36 -26 -52L-20 -54C-10 -44 -4 -40 -2 -58L5 -58C6 -40 12 -46 22 -56L27 -53C14 -36 6 -26 7 0Z",
            "#5A4030",
            4,
        )
        for cx, cy, r in ((-30, -62, 17), (26, -64, 18), (-8, -72, 20), (10, -88, 18), (-20, -84, 15)):
            d.area(ellipse(cx, cy, r, r * 0.82), "#F1BFC8", 3.4)
        for i in range(22):
            px, py = -40 + 82 * rand(5, i), -100 + 50 * rand(6, i)
            d.tint(ellipse(px, py, 2.6), p.SHIRO if i % 3 else "#D9879A")


def willow(d: Pen, x: float, y: float, size: float) -> None:
    """A willow whose branches hang, its foot at (x, y), `size` high."""
    k = size / 100
    with d.at(x, y, k):
        d.area("M-5 0C-2 -34 -8 -60 0 -92L8 -90C2 -60 8 -34 6 0Z", "#6A5A3C", 4)
        for i, dx in enumerate((-36, -26, -16, -6, 6, 16, 27, 37)):
            low = -22 - 22 * rand(9, i)
            d.mark(f"M2 -92C{dx * 0.6:.1f} -104 {dx} -84 {dx} {low:.1f}", 7, "#7E9A4C")
            d.mark(f"M2 -92C{dx * 0.6:.1f} -104 {dx} -84 {dx} {low:.1f}", 2.4, "#4F6A33")


def water(d: Pen, y: float, colour: str = "#7FB0BC") -> None:
    """Water across the scene from y down, with rows of small waves."""
    d.tint(block(LEFT, y, RIGHT - LEFT, 60), colour)
    for row in range(3):
        top = y + 7 + 12 * row
        x = LEFT + (14 if row % 2 else 0)
        while x < RIGHT:
            d.s.line(f"M{x:.1f} {top:.1f}q7 -7 14 0q7 -7 14 0", 1.8, mix(colour, p.SHIRO, 0.7))
            x += 44
    d.mark(way(LEFT, y, RIGHT, y), 2.6)


def flakes(d: Pen, colour: str, count: int = 40, seed: int = 3, r: float = 3.4, top: float = -60.0) -> None:
    """Snow, petals or stars strewn over the sky."""
    for i in range(count):
        x, y = LEFT + (RIGHT - LEFT) * rand(seed, i), top + (GROUND - top - 30) * rand(seed + 1, i)
        d.tint(ellipse(x, y, r * (0.6 + 0.5 * rand(seed + 2, i))), colour)


def roofs(d: Pen, y: float, colour: str, seed: int = 2) -> None:
    """A row of roofs in the distance, without lines."""
    x, i = LEFT, 0
    while x < RIGHT:
        w, h = 70 + 50 * rand(seed, i), 24 + 26 * rand(seed, i + 30)
        d.tint(
            f"M{x} {GROUND + 4}L{x} {y}L{x + w * 0.2:.1f} {y - h:.1f}L{x + w * 0.8:.1f} {y - h:.1f}L{x + w:.1f} {y}L{x + w:.1f} {GROUND + 4}Z",
            colour,
        )
        x += w * 0.92
        i += 1


def smoke(d: Pen, x: float, y: float, colour: str = p.SHIRO) -> None:
    """Two curls of smoke or steam that rise from (x, y)."""
    for dx in (0, 16):
        d.mark(f"M{x + dx} {y}C{x + dx - 14} {y - 16} {x + dx + 14} {y - 26} {x + dx} {y - 44}", 5, colour)


def cloud(d: Pen, x: float, y: float, w: float, colour: str = "#E3B74A") -> None:
    """A gold cloud with an ink edge, as on folding screens."""
    n = max(2, round(w / 34))
    shape = f"M{x} {y}"
    for i in range(n):
        shape += (
            f"C{x + w * (i + 0.1) / n:.1f} {y - 22} {x + w * (i + 0.9) / n:.1f} {y - 22} {x + w * (i + 1) / n:.1f} {y}"
        )
    for i in range(n, 0, -1):
        shape += (
            f"C{x + w * (i - 0.1) / n:.1f} {y + 15} {x + w * (i - 0.9) / n:.1f} {y + 15} {x + w * (i - 1) / n:.1f} {y}"
        )
    d.area(shape + "Z", colour, 2.6)


def crescent(d: Pen, x: float, y: float, r: float, colour: str = "#F3E3A8") -> None:
    """A moon in its first quarter."""
    a, b = math.radians(60), math.radians(300)
    x1, y1, x2, y2 = x + r * math.cos(a), y + r * math.sin(a), x + r * math.cos(b), y + r * math.sin(b)
    d.tint(
        f"M{x1:.1f} {y1:.1f}A{r} {r} 0 1 1 {x2:.1f} {y2:.1f}A{r * 0.86:.1f} {r * 0.86:.1f} 0 1 0 {x1:.1f} {y1:.1f}Z",
        colour,
    )
