"""Signs in a 100 x 100 box: what is done (build, swap, hire ...), special tokens' perks, the five types, the market."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.goods import CLAY, GOOD_DRAWINGS, KOBUN
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import GOLD, IRON, Pen
from edo_table.games.iki.table.art.register import Register
from edo_table.games.iki.table.art.textiles import Textile, cloth
from edo_table.games.iki.table.art.type_marks import TYPE_COLOURS
from edo_table.ui.print import palette as p
from edo_table.ui.print.palette import mix


def arrow(d: Pen, ink: str = p.SUMI) -> None:
    """From what is paid to what is gained."""
    d.tint("M6 40L56 40L56 20L96 50L56 80L56 60L6 60Z", ink)


def _build(d: Pen) -> None:
    """A house."""
    d.area(polygon(50, 8, 96, 42, 88, 50, 12, 50, 4, 42), IRON, 6)
    d.area(block(18, 50, 64, 42), "#E7C38C")
    for x in (34, 66):
        d.mark(way(x, 52, x, 92), 4, p.KURI)
    d.area(block(40, 64, 20, 28), p.KURI, 4)
    d.mark(way(18, 62, 82, 62), 4, p.KURI)


def _swap(d: Pen) -> None:
    """Two cards that change places."""
    d.area(block(4, 16, 36, 52, 4), p.TORINOKO)
    d.area(block(60, 32, 36, 52, 4), p.KAME)
    d.patch("M44 18C60 6 76 8 82 18L90 13L88 32L70 26L77 22C70 15 58 16 47 24Z", p.HI, 3)
    d.patch("M56 82C40 94 24 92 18 82L10 87L12 68L30 74L23 78C30 85 42 84 53 76Z", p.HI, 3)


def _hire(d: Pen) -> None:
    """A Kobun of nobody's colour."""
    with d.at(6, 6, 0.88):
        d.area(KOBUN, CLAY, 7)


def _hire_flame(d: Pen) -> None:
    """A Kobun hired with a flame."""
    with d.at(0, 14, 0.8):
        d.area(KOBUN, CLAY, 7)
    with d.at(48, 0, 0.54):
        GOOD_DRAWINGS["firefighting"](d)


def _most_hired(d: Pen) -> None:
    """Cards of one kind in a pile, a Kobun on the first."""
    for x, y in ((40, 4), (25, 10)):
        d.area(block(x, y, 52, 72, 5), p.TORINOKO)
    d.area(block(8, 18, 54, 76, 5), p.SHIRO)
    with d.at(13, 36, 0.44):
        d.area(KOBUN, CLAY, 10)


def _others(d: Pen) -> None:
    """The other players."""
    for x, y, scale, tone in ((0, 20, 0.5, CLAY), (48, 20, 0.5, CLAY), (23, 44, 0.54, "#C9BFAE")):
        with d.at(x, y, scale):
            d.area(KOBUN, tone, 8)


def _minus(d: Pen) -> None:
    """A badge at the top right: less of it."""
    d.patch(ellipse(80, 22, 20), p.HI, 4)
    d.tint(block(69, 18.5, 22, 7), p.SHIRO)


def _step(d: Pen) -> None:
    """Footprints."""
    d.tint("M30 10C44 8 48 24 46 40C44 50 30 50 26 42C20 30 20 12 30 10Z", p.SUMI)
    d.tint(ellipse(36, 58, 10, 7), p.SUMI)
    d.tint("M68 34C82 32 86 48 84 64C82 74 68 74 64 66C58 54 58 36 68 34Z", p.SUMI)
    d.tint(ellipse(74, 84, 10, 7), p.SUMI)


def _no_fire(d: Pen) -> None:
    """A flame, struck out."""
    GOOD_DRAWINGS["firefighting"](d)
    d.area("M8 14L18 6L92 86L82 94Z", p.AI, 4)


def _any_type(d: Pen) -> None:
    """A disc of the five types' colours."""
    d.area(ellipse(50, 50, 42), p.SHIRO)
    for i, colour in enumerate(TYPE_COLOURS.values()):
        a, b = (2 * math.pi * (i + k) / 5 - math.pi / 2 for k in (0, 1))
        x, y, u, v = (50 + 42 * f(t) for t in (a, b) for f in (math.cos, math.sin))
        d.tint(f"M50 50L{x:.1f} {y:.1f}A42 42 0 0 1 {u:.1f} {v:.1f}Z", colour)
    d.mark(ellipse(50, 50, 42), 6)


def fish(d: Pen, colour: str = "#D9756A", fin: str = p.HI, scale: str = "#9A3226") -> None:
    """A fish with its fins and scales in darker tones."""
    d.area(
        "M4 50C14 28 40 20 62 34C70 40 76 44 80 44L97 26C98 40 96 44 91 51C96 58 98 64 96 76L79 58"
        "C74 58 68 62 60 67C38 80 14 72 4 50Z",
        colour,
        6,
    )
    d.area("M34 24C42 10 56 12 62 32C52 26 44 24 34 24Z", fin, 4)
    d.patch(ellipse(20, 45, 5), p.SHIRO, 4)
    d.tint(ellipse(20, 45, 2), p.SUMI)
    d.mark("M32 34C38 44 38 58 31 66", 4)
    for x, y in ((42, 36), (42, 52), (52, 40), (52, 54), (62, 44), (70, 46)):
        d.mark(f"M{x} {y}C{x + 6} {y + 3} {x + 6} {y + 9} {x} {y + 12}", 2, scale)


def pipe(d: Pen, stem: str = p.KURI) -> None:
    """A pipe with a small bowl, and its smoke."""
    with d.turned(-32):
        d.area("M2 46L30 47L30 55L2 54C0 52 0 48 2 46Z", GOLD, 4)
        d.area("M30 46L70 46L70 56L30 56Z", stem, 4)
        d.area("M70 46L86 46C90 46 92 42 92 34L100 34C101 50 96 57 86 57L70 57Z", GOLD, 4)
        d.area(ellipse(96, 33, 9, 4.5), GOLD, 4)
    d.mark("M84 18C78 12 90 8 83 1", 3.5, "#8A8378")


def pouch(d: Pen, colour: str = "#7A6AA6", spot: str = "#D9CFEA", textile: Textile = "dot") -> None:
    """A tobacco pouch of patterned cloth with its flap and the cord that hangs from the belt."""
    d.area("M18 40C22 34 78 34 82 40C92 60 90 86 76 92C60 96 40 96 24 92C10 86 8 60 18 40Z", colour, 6)
    cloth(d, "M18 44C22 40 78 40 82 44C92 60 90 86 76 92C60 96 40 96 24 92C10 86 8 60 18 44Z", textile, spot, 17, 3)
    d.area("M16 42C20 32 80 32 84 42C80 62 66 68 50 70C34 68 20 62 16 42Z", mix(colour, p.SUMI, 0.35))
    d.area(ellipse(50, 64, 7), GOLD, 4)
    d.mark("M50 34C46 22 60 18 68 12", 4, p.HI)
    d.area(ellipse(74, 10, 8), p.SHIRO, 4)


SIGNS: dict[str, Callable[[Pen], None]] = {
    "arrow": arrow,
    "build": _build,
    "swap": _swap,
    "hire": _hire,
    "hire-flame": _hire_flame,
    "most-hired": _most_hired,
    "others": _others,
    "minus": _minus,
    "step": _step,
    "no-fire": _no_fire,
    "any-type": _any_type,
    "fish": fish,
    "pipe": pipe,
    "pouch": pouch,
}
PERKS: dict[str, tuple[str, str]] = {
    "hire-discount": ("hire", "−1"),
    "move-bonus": ("step", "+1"),
    "fire-charm": ("no-fire", ""),
    "joker": ("any-type", ""),
}
"""The sign of each special token, and the number beside it."""
KNOWN_PERKS = Register("special token", PERKS)
"""With those of an expansion."""
