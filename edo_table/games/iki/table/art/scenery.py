"""What stands behind and before the houses: hills, Fuji, trees, mist, water, snow, stars; the ground is at y = 360."""

from __future__ import annotations

from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
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
    """The mountain with its snow, its foot's middle at (x, y), `size` its half width."""
    with d.at(x, y, size / 100):
        d.tint("M-100 0C-50 -20 -28 -50 -13 -74L13 -74C28 -50 50 -20 100 0Z", colour)
        d.tint(
            "M-13 -74L13 -74C20 -63 24 -56 30 -46L17 -54L9 -42L0 -55L-10 -40L-17 -54L-30 -46C-24 -56 -20 -63 -13 -74Z",
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
    line = 4 / max(1.0, k)
    with d.at(x, y, k, flip=flip):
        d.area("M-5 0C-2 -30 -14 -46 2 -84L9 -82C-2 -50 10 -32 6 0Z", p.KURI, line)
        for cx, cy, rx in ((-20, -48, 26), (22, -62, 24), (-8, -80, 22), (8, -98, 19)):
            d.area(
                f"M{cx - rx} {cy + 6}C{cx - rx - 4} {cy - 6} {cx - rx * 0.4:.1f} {cy - 16} {cx} {cy - 14}"
                f"C{cx + rx * 0.5:.1f} {cy - 17} {cx + rx + 5} {cy - 6} {cx + rx} {cy + 6}"
                f"C{cx + 8} {cy + 10} {cx - 8} {cy + 10} {cx - rx} {cy + 6}Z",
                colour,
                line,
            )
            for dx in (-0.5, 0.0, 0.5):
                d.s.line(way(cx + rx * dx, cy + 3, cx + rx * dx * 1.3, cy - 6), line * 0.4, mix(colour, p.SHIRO, 0.3))


def cherry(d: Pen, x: float, y: float, size: float) -> None:
    """A cherry tree in blossom, its foot at (x, y), `size` high."""
    k = size / 100
    line = 3.6 / max(1.0, k)
    with d.at(x, y, k):
        d.area(
            "M-6 0C-4 -24 -16 -36 -26 -52L-20 -54C-10 -44 -4 -40 -2 -58L5 -58C6 -40 12 -46 22 -56L27 -53"
            "C14 -36 6 -26 7 0Z",
            "#5A4030",
            line,
        )
        for cx, cy, r in (
            (-34, -60, 14), (30, -60, 15), (-44, -72, 11), (42, -74, 12), (-18, -66, 14), (12, -68, 15),
            (-30, -80, 14), (28, -82, 15), (0, -82, 15), (-14, -95, 13), (14, -97, 13),
        ):  # fmt: skip
            d.area(ellipse(cx, cy, r, r * 0.86), "#F1BFC8", line)
        for cx, cy, r in ((-20, -74, 15), (16, -76, 17), (0, -88, 14), (-34, -70, 10), (32, -70, 10)):
            d.tint(ellipse(cx, cy, r, r * 0.9), "#F1BFC8")
        for i in range(34):
            px, py = -46 + 92 * rand(5, i), -104 + 50 * rand(6, i)
            d.tint(ellipse(px, py, 1.8), p.SHIRO if i % 3 else "#D9879A")


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
    x, foot, i = LEFT, GROUND + 4, 0
    while x < RIGHT:
        w, h = 70 + 50 * rand(seed, i), 24 + 26 * rand(seed, i + 30)
        d.tint(polygon(x, foot, x, y, x + w * 0.2, y - h, x + w * 0.8, y - h, x + w, y, x + w, foot), colour)
        x += w * 0.92
        i += 1


def smoke(d: Pen, x: float, y: float, colour: str = p.SHIRO) -> None:
    """Two curls of smoke or steam that rise from (x, y)."""
    for dx in (0, 16):
        d.mark(f"M{x + dx} {y}C{x + dx - 14} {y - 16} {x + dx + 14} {y - 26} {x + dx} {y - 44}", 5, colour)


def cloud(d: Pen, x: float, y: float, w: float, colour: str = "#E3B74A") -> None:
    """A cloud of three bands with an ink edge, as on folding screens; (x, y) is the left end of the middle one."""
    h = 17.0
    for dx, dy, share in ((0.30, -h, 0.45), (-0.02, h, 0.55), (0.0, 0.0, 1.0)):
        d.area(block(x + w * dx, y + dy, w * share, h, h / 2 - 0.1), colour, 2.4)
    d.tint(block(x + w * 0.34, y - h * 0.6, w * 0.37, h * 1.2), colour)
    d.tint(block(x + w * 0.04, y + h * 0.4, w * 0.45, h * 1.2), colour)


def crescent(d: Pen, x: float, y: float, r: float, colour: str = "#F3E3A8") -> None:
    """A moon in its first quarter."""
    with d.at(x, y, r):
        d.tint("M0.5 0.866A1 1 0 1 1 0.5 -0.866A0.86 0.86 0 1 0 0.5 0.866Z", colour)
