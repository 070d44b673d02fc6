"""Things of the trades: tools and materials, each in a 100 x 100 box; some reach a little beyond it."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import BARK, GOLD, IRON, RUSH, STEEL, TWINE, Pen
from edo_table.games.iki.table.art.seasons import blossom
from edo_table.ui.print import palette as p


def _tatami(d: Pen) -> None:
    """A straw mat."""
    d.area(polygon(4, 60, 56, 34, 98, 56, 46, 86), "#B9BE7E")
    for t in (0.2, 0.35, 0.5, 0.65, 0.8):
        d.mark(way(4 + 52 * t, 60 - 26 * t, 46 + 52 * t, 86 - 30 * t), 1.4, "#7F8748")
    d.area(polygon(4, 60, 12, 56, 54, 82, 46, 86), p.MATSUBA, 3)
    d.area(polygon(48, 38, 56, 34, 98, 56, 90, 61), p.MATSUBA, 3)
    d.area(polygon(4, 60, 46, 86, 46, 94, 4, 68), p.UGUISU, 4)
    d.area(polygon(46, 86, 98, 56, 98, 64, 46, 94), "#6E7130", 4)


def _baren(d: Pen) -> None:
    """A printing block and the pad to rub it with."""
    d.area(block(6, 60, 88, 32, 3), "#E7C38C")
    d.mark("M16 78C30 70 44 84 60 74C72 68 80 76 86 74", 2.4)
    d.area(ellipse(48, 44, 32, 22), p.KITSUNE)
    for r in (22, 12):
        d.mark(ellipse(48, 44, r, r * 0.68), 1.8, p.KURI)
    d.area("M36 40C40 22 58 22 62 40L54 44C52 34 46 34 44 44Z", p.KURI, 4)


def _stone(d: Pen) -> None:
    """A block of stone and a hammer."""
    d.area(polygon(10, 44, 40, 28, 92, 38, 92, 78, 60, 94, 10, 82), "#8D949A")
    d.mark(way(10, 44, 60, 54, 92, 38), 4)
    d.mark(way(60, 54, 60, 94), 4)
    with d.at(52, 22, turn=38):
        d.area(block(-4, -6, 8, 44, 2), p.KITSUNE, 4)
        d.area(block(-20, -18, 40, 16, 3), "#4A4F55", 4)


def _basket(d: Pen) -> None:
    """A carrying basket."""
    d.area("M8 36L92 36L80 94L20 94Z", RUSH)
    for x in (26, 42, 58, 74):
        d.mark(way(x, 38, 50 + (x - 50) * 0.76, 92), 3, BARK)
    for y in (14, 28, 42):
        d.mark(way(10 + y * 0.14, 36 + y, 90 - y * 0.14, 36 + y), 3, BARK)
    d.mark("M14 36C20 4 80 4 86 36", 6, p.KURI)


def _charcoal(d: Pen) -> None:
    """Sticks of charcoal."""
    for x, y, r in ((28, 56, -20), (72, 56, 20), (50, 52, 0)):
        with d.at(x, y, 1, r):
            d.area(block(-11, -40, 22, 80, 4), "#3A3632")
            d.area(ellipse(0, -40, 11, 6), "#6B655C", 3)
            for a in (0, 1.05, 2.1, 3.14, 4.2, 5.2):
                d.mark(way(0, -40, 9 * math.cos(a), -40 + 5 * math.sin(a)), 1.6, p.SUMI)
    d.mark("M18 66C38 74 62 74 82 66", 7, "#DDBB72")


def _bucket(d: Pen) -> None:
    """A bucket of water."""
    d.area("M10 34L90 34L80 94L20 94Z", RUSH)
    for x in (26, 42, 58, 74):
        d.mark(way(x, 36, 50 + (x - 50) * 0.76, 92), 2, BARK)
    d.area(ellipse(50, 34, 40, 10), p.ASAGI)
    d.mark("M26 34C34 30 42 38 50 34", 2.4, p.SHIRO)
    d.area(polygon(13, 50, 87, 50, 85.5, 59, 14.5, 59), p.KURI, 3)
    d.area(polygon(17, 76, 83, 76, 81.5, 84, 18.5, 84), p.KURI, 3)
    d.mark("M14 34C16 2 84 2 86 34", 6, p.KURI)


def _brush(d: Pen) -> None:
    """A broad brush."""
    with d.turned(32):
        d.area(block(44, -8, 12, 56, 5), p.KITSUNE)
        d.area("M28 44L72 44L74 62L26 62Z", RUSH)
        d.mark(way(27, 53, 73, 53), 3, p.HI)
        d.area("M26 62L74 62C76 76 72 90 70 100L30 100C28 90 24 76 26 62Z", p.SHIRO)
        d.tint("M29 86L71 86C71 92 70 96 69 99L31 99C30 96 29 92 29 86Z", p.AI)
        for x in (36, 45, 54, 63):
            d.mark(way(x, 64, x, 84), 1.6, TWINE)


def _pens(d: Pen) -> None:
    """Three writing brushes."""
    for a, c in ((-17, p.KURI), (0, p.HI), (17, p.KITSUNE)):
        with d.turned(a, 50, 110):
            d.area(block(45, -6, 10, 58, 4), c, 4)
            d.area(block(43, 50, 14, 9, 2), GOLD, 3)
            d.area("M42 59L58 59C61 74 55 90 50 104C45 90 39 74 42 59Z", p.SHIRO, 4)
            d.tint("M44 82C48 84 52 84 56 82C54 92 52 98 50 103C48 98 46 92 44 82Z", p.SUMI)


def _thread(d: Pen) -> None:
    """A reel of thread and a needle."""
    d.area(block(20, 10, 48, 12, 4), p.KITSUNE)
    d.area(block(20, 78, 48, 12, 4), p.KITSUNE)
    d.area(block(25, 22, 38, 56, 5), p.HI)
    for y in (30, 40, 50, 60, 70):
        d.mark(f"M26 {y + 3}L62 {y - 3}", 2, "#7A2018")
    d.mark("M62 66C84 62 92 76 80 84", 3.4, p.HI)
    d.mark(way(78, 98, 98, 30), 5, IRON)
    d.tint(ellipse(96, 36, 1.6, 3), p.SHIRO)


def _saw(d: Pen) -> None:
    """A saw."""
    with d.turned(38):
        d.area(block(45, 52, 10, 56, 4), RUSH)
        for y in (64, 72, 80, 88):
            d.mark(way(45, y, 55, y - 3), 2, BARK)
        d.area(
            "M46 54L40 -6L"
            + "L".join(f"{66 + (4 if i % 2 else 0) - i * 0.6:.1f} {-4 + i * 5:.1f}" for i in range(12))
            + "L55 54Z",
            STEEL,
            4.4,
        )


def _trowel(d: Pen) -> None:
    """A trowel."""
    with d.turned(220):
        d.area("M50 -8C66 14 72 34 68 50L32 50C28 34 34 14 50 -8Z", STEEL)
        d.mark("M44 40C42 24 46 12 50 2", 2.4, p.SHIRO)
        d.area(block(46, 38, 8, 22, 2), IRON, 4)
        d.area(block(42, 58, 16, 42, 7), p.KITSUNE)


def _chisel(d: Pen) -> None:
    """A chisel and a shaving."""
    with d.turned(38):
        d.area(block(41, -8, 18, 50, 5), RUSH)
        d.area(block(39, -10, 22, 9, 3), IRON, 4)
        d.area("M44 42L56 42L58 62L60 92L40 92L42 62Z", STEEL)
        d.tint(polygon(41, 82, 59, 82, 60, 91, 40, 91), p.SHIRO)
    d.mark("M58 86C72 78 84 84 78 92C72 96 68 88 76 84", 3.4, p.KITSUNE)


def _comb(d: Pen) -> None:
    """A comb with blossoms."""
    d.area("M4 58C8 22 34 10 50 10C66 10 92 22 96 58L86 62C76 50 24 50 14 62Z", p.HI)
    for i in range(13):
        d.patch(
            block(11 + i * 6.1, 56 - (6 if 2 < i < 10 else 3 if i in (2, 10) else 0), 3.2, 36 - abs(i - 6.5) * 1.6, 1),
            p.HI,
            2,
        )
    for x, y, k in ((24, 22, 0.2), (46, 16, 0.22), (68, 24, 0.18)):
        with d.at(x, y, k):
            blossom(d)


def _mallet(d: Pen) -> None:
    """A mallet."""
    with d.turned(30):
        d.area(block(45, 30, 10, 76, 4), RUSH)
        d.area(block(18, 2, 64, 36, 8), p.KITSUNE)
        d.area(ellipse(19, 20, 8, 18), "#E7C38C", 4)
        d.mark(ellipse(19, 20, 4, 10), 2)


TOOLS: dict[str, Callable[[Pen], None]] = {
    "tatami": _tatami,
    "baren": _baren,
    "stone": _stone,
    "basket": _basket,
    "charcoal": _charcoal,
    "bucket": _bucket,
    "brush": _brush,
    "pens": _pens,
    "thread": _thread,
    "saw": _saw,
    "trowel": _trowel,
    "chisel": _chisel,
    "comb": _comb,
    "mallet": _mallet,
}
