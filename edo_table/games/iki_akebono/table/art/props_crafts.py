"""Things of the crafts and the river of the expansion's people, each in a 100 x 100 box; some reach a little beyond."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import BARK, GOLD, IRON, KOGANE, RUSH, STEEL, Pen
from edo_table.ui.print import palette as p


def _keel(d: Pen) -> None:
    """A boat on the stocks and the adze it is hewn with."""
    for x in (18, 56):
        d.mark(way(x, 98, x + 11, 76), 7)
        d.mark(way(x + 22, 98, x + 11, 76), 7)
        d.mark(way(x, 98, x + 11, 76), 4, p.KITSUNE)
        d.mark(way(x + 22, 98, x + 11, 76), 4, p.KITSUNE)
    d.area("M0 46C18 56 34 60 54 60C74 58 88 50 102 32C100 62 86 80 60 80L34 80C14 78 4 64 0 46Z", "#D7A566", 6)
    d.mark("M4 56C30 68 68 68 96 50", 2.4, BARK)
    d.mark("M12 68C34 76 66 76 88 64", 2.4, BARK)
    for x, y in ((24, 70), (42, 73), (60, 73), (76, 68)):
        d.tint(ellipse(x, y - 6, 2), p.SUMI)
    with d.at(46, 34, 0.82, 24):
        d.area(block(-4.5, -34, 9, 62, 4), "#E7C38C", 4)
        d.area("M-34 -38C-18 -46 4 -46 16 -42L16 -30C0 -32 -16 -30 -30 -20Z", STEEL, 4.4)
    for x, y in ((8, 30), (16, 38), (72, 26)):
        d.mark(f"M{x} {y}C{x + 4} {y - 7} {x + 12} {y - 4} {x + 9} {y + 3}", 3, p.KITSUNE)


def _water_wheel(d: Pen) -> None:
    """A water wheel in its stream."""
    d.mark(ellipse(50, 46, 41), 10)
    d.mark(ellipse(50, 46, 41), 5, p.KITSUNE)
    d.mark(ellipse(50, 46, 27), 8)
    d.mark(ellipse(50, 46, 27), 4, p.KITSUNE)
    for i in range(12):
        turn = math.pi * i / 6 + 0.26
        x, y = math.cos(turn), math.sin(turn)
        with d.at(50 + 40 * x, 46 + 40 * y, turn=math.degrees(turn)):
            d.area(block(-6, -7, 16, 14, 1), "#E7C38C", 3)
    for i in range(6):
        turn = math.pi * i / 6
        x, y = 38 * math.cos(turn), 38 * math.sin(turn)
        d.mark(way(50 - x, 46 - y, 50 + x, 46 + y), 7)
        d.mark(way(50 - x, 46 - y, 50 + x, 46 + y), 3.6, p.KITSUNE)
    d.area(ellipse(50, 46, 8), p.KURI, 4)
    d.area("M-4 78C10 70 20 86 34 78C48 70 58 86 72 78C86 70 92 82 104 76L104 100L-4 100Z", "#6FA3B8", 4)
    d.mark("M6 91C16 84 26 96 38 90", 4, p.SHIRO)
    d.mark("M54 92C64 86 74 96 88 89", 4, p.SHIRO)
    d.tint("M84 8C98 8 100 22 98 40L90 40C92 26 92 18 84 18Z", "#8FBBC8")


def _chest(d: Pen) -> None:
    """A chest of drawers with iron fittings."""
    d.area(block(6, 8, 88, 86, 3), "#9C5F34", 6)
    for y, h in ((14, 22), (40, 22), (66, 22)):
        d.area(block(13, y, 74 if y > 20 else 35, h, 2), "#B5743F", 4)
        if y == 14:
            d.area(block(52, y, 35, h, 2), "#B5743F", 4)
    for x, y in ((30, 25), (70, 25), (32, 51), (68, 51), (32, 77), (68, 77)):
        d.mark(f"M{x - 8} {y - 2}C{x - 6} {y + 8} {x + 6} {y + 8} {x + 8} {y - 2}", 4)
        d.tint(ellipse(x, y - 3, 4), p.SUMI)
    for x, y in ((6, 8), (80, 8), (6, 80), (80, 80)):
        d.tint(block(x, y, 14, 14, 2), p.SUMI)
    for y in (51, 77):
        d.area(ellipse(50, y, 8), IRON, 3)
        d.tint(ellipse(50, y, 2.6), GOLD)


def _demon(d: Pen) -> None:
    """The mask of a jealous demon and the chisel that carves it."""
    for flip in (False, True):
        with d.at(50, 0, flip=flip):
            d.area("M14 26C20 14 30 6 40 -6C44 10 40 24 28 34Z", KOGANE, 5)
            d.mark(way(27, 21, 36, 12), 2, BARK)
    d.area(
        "M18 40C16 22 30 16 50 16C70 16 84 22 82 40C86 58 76 72 68 84C62 94 58 98 50 98C42 98 38 94 32 84"
        "C24 72 14 58 18 40Z", "#F3E6C8", 6,
    )  # fmt: skip
    for flip in (False, True):
        with d.at(50, 0, flip=flip):
            d.mark("M6 40C12 34 22 30 30 30", 7)
            d.area("M7 46C13 38 24 38 29 46C22 53 12 52 7 46Z", KOGANE, 3.4)
            d.tint(ellipse(17, 46, 3.6), p.SUMI)
            d.mark("M6 58C11 56 14 60 13 64", 3)
            d.mark("M22 58C28 62 28 70 24 76", 3, "#B98A5A")
    d.area("M28 72C36 66 64 66 72 72C70 84 62 92 50 92C38 92 30 84 28 72Z", p.HI, 4)
    d.tint("M32 72C40 69 60 69 68 72L66 78C56 75 44 75 34 78Z", KOGANE)
    for flip in (False, True):
        with d.at(50, 0, flip=flip):
            d.area(polygon(10, 72, 18, 71, 15, 84), p.SHIRO, 3)
    d.mark("M40 18C44 10 48 22 50 12C52 22 56 10 60 18", 4)


def _fishing_rod(d: Pen) -> None:
    """A bream on the line, the rod over the creel."""
    d.mark("M6 62C8 40 20 18 52 10C62 8 70 12 74 18", 7)
    d.mark("M6 62C8 40 20 18 52 10C62 8 70 12 74 18", 3.4, KOGANE)
    d.mark("M74 18C78 24 78 30 78 36", 2.4)
    with d.at(98, 30, 0.62, 76):
        d.area(
            "M2 34C16 8 48 2 70 22C78 26 84 24 96 10C98 28 94 36 88 42C94 50 98 58 96 74C84 64 76 58 68 58"
            "C44 74 14 64 2 34Z", "#D9645A", 9,
        )  # fmt: skip
        d.area("M30 12C40 -4 58 -2 64 16C52 14 42 12 30 12Z", p.HI, 7)
        d.tint(ellipse(18, 31, 5.5), p.SHIRO)
        d.tint(ellipse(18, 31, 3), p.SUMI)
        d.mark("M32 18C38 30 38 44 30 56", 6)
    d.area("M8 58L48 58C54 74 54 88 46 98L10 98C2 88 2 74 8 58Z", RUSH, 5)
    for x in (18, 28, 38):
        d.mark(f"M{x} 59C{x + (x - 28) * 0.5} 74 {x + (x - 28) * 0.4} 86 {x} 97", 2.4, BARK)
    for y in (70, 84):
        d.mark(f"M5 {y}C18 {y + 5} 40 {y + 5} 51 {y}", 2.4, BARK)
    d.area(ellipse(28, 58, 21, 6), "#EBD69C", 4)


def _daruma(d: Pen) -> None:
    """A papier-mache figure of Daruma, one eye still to be painted."""
    d.area("M50 4C82 4 96 30 94 60C92 84 76 97 50 97C24 97 8 84 6 60C4 30 18 4 50 4Z", p.HI, 6)
    d.area("M50 20C70 18 80 30 78 46C74 60 62 64 50 64C38 64 26 60 22 46C20 30 30 18 50 20Z", "#F6DFC0", 5)
    for flip in (False, True):
        with d.at(50, 0, flip=flip):
            d.mark("M4 32C10 22 22 22 26 34", 7)
            d.patch(ellipse(13, 41, 8, 7), p.SHIRO, 4)
            d.mark("M6 57C14 52 20 56 26 52", 5)
    d.tint(ellipse(37, 41, 4.4), p.SUMI)
    d.mark("M50 40C47 46 46 50 50 51", 3)
    d.mark("M44 59C48 56 52 56 56 59", 3.4, p.HI)
    for line in ("M26 74C34 70 36 84 28 88", "M74 74C66 70 64 84 72 88", "M50 70C46 78 54 84 50 92"):
        d.mark(line, 5, KOGANE)


def _mended_pot(d: Pen) -> None:
    """An iron kettle on the coals, its crack mended, and the pincers."""
    d.mark("M26 40C24 4 76 4 74 40", 6)
    d.mark("M26 40C24 4 76 4 74 40", 2.6, STEEL)
    d.area("M12 46C12 38 88 38 88 46C94 62 88 78 78 82L22 82C12 78 6 62 12 46Z", "#565C60", 6)
    d.area("M84 52L102 42L104 52L88 66Z", "#565C60", 4)
    d.area(ellipse(50, 42, 26, 7), IRON, 4)
    d.area(ellipse(50, 35, 6, 5), IRON, 4)
    d.mark("M26 50L36 60L30 66L42 80", 5, KOGANE)
    d.mark("M60 56C68 52 76 56 80 62", 2.4, STEEL)
    d.area("M2 98C8 84 22 82 34 86C46 80 62 80 70 86C82 82 94 86 98 98Z", "#4A423C", 4)
    for x in (20, 42, 62, 82):
        d.tint(ellipse(x, 92, 7, 4), p.HI)
        d.tint(ellipse(x, 91, 3, 2), p.YAMABUKI)


def _oar(d: Pen) -> None:
    """A long stern oar on the waves, with its rope."""
    with d.at(46, 52, 0.9, 62):
        d.area(block(-5, -62, 10, 74, 4), "#D7A566", 4.4)
        d.area("M-6 8L6 8C13 26 14 44 8 60L-8 60C-14 44 -13 26 -6 8Z", "#D7A566", 5)
        d.mark(way(0, 12, 0, 56), 2.4, BARK)
        d.area(block(-15, -54, 30, 8, 3), p.KURI, 4)
        for y in (-6, 0, 6):
            d.mark(way(-6, y, 6, y - 2), 3.4, p.HI)
    d.mark("M50 42C40 20 16 16 12 30C10 42 26 44 28 34C28 24 14 20 4 30", 6)
    d.mark("M50 42C40 20 16 16 12 30C10 42 26 44 28 34C28 24 14 20 4 30", 3, "#E3D5AE")
    d.area(
        "M-4 82C6 72 18 72 22 80C30 72 44 72 48 80C56 72 70 72 74 80C82 72 96 72 104 82L104 100L-4 100Z", "#3F7F9A", 4
    )
    d.mark("M4 93C14 86 24 96 34 91", 4, p.SHIRO)
    d.mark("M50 93C60 86 72 96 86 90", 4, p.SHIRO)


def _forge(d: Pen) -> None:
    """A blade that glows on the anvil, and the hammer above it."""
    d.area(block(24, 74, 48, 24, 2), p.KURI, 5)
    d.area("M12 58L84 58L84 66C78 72 74 74 74 80L26 80C26 74 18 72 12 66Z", IRON, 5)
    d.area("M-6 56C24 52 62 46 104 26C98 44 66 56 -4 62Z", "#E8A03A", 4.4)
    d.mark("M30 56C56 52 78 44 96 34", 3, "#F9E3A0")
    with d.at(34, 32, 0.74, -34):
        d.area(block(4, -5, 60, 9, 4), "#E7C38C", 4)
        d.area(block(-20, -17, 26, 34, 3), "#4A4F55", 5)
    for x, y in ((12, 40), (4, 28), (24, 46), (62, 60), (78, 54), (90, 58), (30, 8), (10, 12)):
        d.tint(polygon(x, y - 5, x + 2, y - 1, x + 6, y, x + 2, y + 1, x, y + 5, x - 2, y + 1, x - 6, y, x - 2, y - 1),
               p.HI if (x + y) % 3 else p.YAMABUKI)  # fmt: skip


def _plectrum(d: Pen) -> None:
    """A shamisen, the great plectrum it is struck with, and a book of songs."""
    d.area(polygon(44, 80, 76, 70, 102, 82, 70, 93), p.SHIRO, 4)
    d.area(polygon(44, 80, 70, 93, 70, 100, 44, 87), p.TORINOKO, 3)
    d.area(polygon(70, 93, 102, 82, 102, 89, 70, 100), p.TORINOKO, 3)
    for k in range(3):
        d.mark(way(54 + 10 * k, 80 - 3 * k, 70 + 10 * k, 88 - 3 * k), 2)
    with d.at(28, 68, 0.92, 40):
        d.area(block(-4.5, -92, 9, 82, 2), p.KURI, 4)
        d.area(block(-14, -92, 12, 6, 2), p.SHIRO, 3)
        d.area(block(2, -84, 12, 6, 2), p.SHIRO, 3)
        d.area(block(-14, -76, 12, 6, 2), p.SHIRO, 3)
        d.area(block(-25, -20, 50, 48, 14), "#8E2A22", 5)
        d.patch(block(-19, -14, 38, 36, 10), p.KINARI, 3)
        for x in (-2.6, 0, 2.6):
            d.mark(way(x, -90, x, 16), 1.4)
        d.area(block(-8, 8, 16, 4), p.KITSUNE, 2.6)
    with d.at(80, 50, turn=-16):
        d.area("M-6 -24L6 -24L8 2L25 22L-25 22L-8 2Z", "#F6E6B8", 5)
        d.mark(way(-17, 16, 17, 16), 2.4, BARK)


CRAFTS: dict[str, Callable[[Pen], None]] = {
    "keel": _keel,
    "water-wheel": _water_wheel,
    "chest": _chest,
    "demon": _demon,
    "fishing-rod": _fishing_rod,
    "daruma": _daruma,
    "mended-pot": _mended_pot,
    "oar": _oar,
    "forge": _forge,
    "plectrum": _plectrum,
}
