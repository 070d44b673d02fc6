"""What the painters, inventors and swordsmen among the personalities are known for, each in a 100 x 100 box."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import BARK, GOLD, IRON, KOGANE, STEEL, STRAW, Pen
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import rand

_FOAM, _DEEP, _MID = p.SHIRO, "#1D4F72", "#4F86A8"


def brush_at(d: Pen, x: float, y: float, turn: float, size: float = 1.0, paint: str = p.SUMI) -> None:
    """A painter's brush, the tip of its hair at (x, y), its shaft up from there, turned by degrees."""
    with d.at(x, y, size, turn):
        d.area(block(-5, -96, 10, 62, 4), p.KITSUNE, 4)
        d.area(block(-7, -36, 14, 8, 2), GOLD, 3)
        d.area("M-8 -28L8 -28C11 -16 6 -6 0 2C-6 -6 -11 -16 -8 -28Z", p.SHIRO, 4)
        d.tint("M-7 -15C-3 -12 3 -12 7 -15C6 -8 3 -3 0 1C-3 -3 -6 -8 -7 -15Z", paint)


def great_wave(d: Pen) -> None:
    """The wave: it rears to the right and breaks into claws of foam, a mountain under its arch."""
    d.tint(polygon(58, 88, 76, 66, 82, 66, 102, 88), "#6F8FA6")
    d.tint(polygon(76, 66, 82, 66, 88, 73, 82, 71, 79, 76, 74, 70, 71, 72), _FOAM)
    d.area(
        "M-8 100C-8 60 2 24 30 10C50 0 74 4 88 20C80 18 76 22 78 30C70 24 64 28 66 36C58 30 52 34 54 44"
        "C46 40 42 46 46 54"
        "C40 56 40 64 46 72C54 82 74 92 104 90L104 100Z", _DEEP, 5,
    )  # fmt: skip
    d.tint("M0 98C0 64 10 32 34 18C24 38 20 66 36 98Z", _MID)
    d.tint("M14 98C12 72 18 50 28 38C26 58 30 80 46 98Z", _DEEP)
    d.area(
        "M30 10C50 -2 76 2 90 20L84 24L86 31L78 29L78 37L70 34L69 43L61 40L60 49L52 47L52 57L45 58"
        "C40 46 48 32 60 24C50 22 40 26 34 34C34 24 38 16 46 12C40 10 34 10 30 10Z", _FOAM, 3.4,
    )  # fmt: skip
    for x, y in ((60, 14), (72, 18), (50, 30), (62, 30)):
        d.mark(f"M{x} {y}C{x - 5} {y + 4} {x - 7} {y + 8} {x - 7} {y + 12}", 2.4, _MID)
    for x, y in ((92, 30), (84, 40), (74, 46), (64, 56), (96, 22), (56, 64)):
        d.tint(ellipse(x, y, 2.4), _FOAM)
    d.mark("M4 90C24 78 30 96 50 88C66 82 84 98 102 94", 4, _FOAM)


def _wave_and_brush(d: Pen) -> None:
    """The great wave, and the brush it runs from."""
    great_wave(d)
    brush_at(d, 34, 92, 30, 0.94, "#1D4F72")


def _rain_print(d: Pen) -> None:
    """A print of a sudden shower on a bridge."""
    with d.at(50, 50, turn=-6):
        d.area(block(-36, -52, 72, 104, 2), p.SHIRO, 5)
        d.patch(block(-30, -46, 60, 92), "#C6D0C6", 3)
        d.tint(block(-29, -45, 58, 20), "#3A3F4E")
        d.tint(block(-29, -25, 58, 14), "#7F8A92")
        d.tint("M-29 -6L29 -14L29 0L-29 6Z", "#5F7F7A")
        d.tint("M-29 6L29 0L29 45L-29 45Z", "#6F9FB4")
        d.area("M-30 14C-10 -2 12 4 30 22L30 31C12 14 -8 8 -30 24Z", "#C9954A", 3)
        for x, y in ((-18, 10), (0, 7), (18, 16)):
            d.mark(way(x, y, x, y + 26), 4, p.KURI)
        for x, y, tone in ((-12, 4, STRAW), (6, 3, p.HI), (20, 12, STRAW)):
            d.tint(polygon(x - 5, y, x + 5, y, x + 3, y - 10, x - 3, y - 10), p.SUMI)
            d.area(f"M{x - 10} {y - 9}C{x - 5} {y - 17} {x + 5} {y - 17} {x + 10} {y - 9}Z", tone, 2)
        for i in range(22):
            u, v = -28 + 56 * rand(3, i), -44 + 70 * rand(4, i)
            d.mark(way(u, v, u - 4, v + 18), 1.5, p.SUMI)
        d.tint(block(-27, -42, 10, 22), p.HI)


def _bamboo_scroll(d: Pen) -> None:
    """A hanging scroll with bamboo in ink."""
    d.mark("M34 4L50 -8L66 4", 3)
    d.area(block(20, 2, 60, 92, 1), "#8FA38A", 5)
    d.area(block(16, -2, 68, 8, 3), p.KURI, 4)
    d.area(block(12, 90, 76, 9, 4), p.KURI, 4)
    d.patch(block(26, 12, 48, 70), p.KINARI, 3)
    for x, y, top in ((40, 80, 18), (56, 80, 26)):
        for k in range(3):
            a, b = y - (y - top) * k / 3, y - (y - top) * (k + 0.9) / 3
            d.mark(way(x + k * 1.5, a, x + k * 1.5 + 1, b), 5, "#3A4A44" if x < 50 else "#6F7F78")
    for x, y, lean in (
        (42, 36, -13),
        (43, 34, 12),
        (44, 26, 14),
        (42, 24, -11),
        (58, 46, 13),
        (58, 48, -10),
        (41, 58, -12),
        (60, 36, 11),
    ):
        d.tint(f"M{x} {y}C{x + lean * 0.3:.1f} {y + 3} {x + lean * 0.8:.1f} {y + 5} {x + lean} {y + 14}"
               f"C{x + lean * 0.3:.1f} {y + 11} {x} {y + 7} {x} {y}Z", "#2F3A36")  # fmt: skip
    d.tint(block(64, 66, 7, 7), p.HI)
    brush_at(d, 90, 90, 18, 0.8)


def _fencing_gear(d: Pen) -> None:
    """A fencer's mask and two crossed swords of bamboo."""
    for turn in (-40, 40):
        with d.at(50, 60, turn=turn):
            d.area(block(-4.5, -78, 9, 92, 4), KOGANE, 4)
            for y in (-60, -30):
                d.mark(way(-5, y, 5, y), 3, p.KURI)
            d.area(ellipse(0, 14, 12, 5), p.KURI, 4)
            d.area(block(-5, 18, 10, 34, 4), p.SHIRO, 4)
    d.area("M18 52C16 24 30 10 50 10C70 10 84 24 82 52L96 84C84 92 72 88 68 80L32 80C28 88 16 92 4 84Z", "#27406A", 5)
    d.area(ellipse(50, 48, 25, 31), IRON, 5)
    for y in range(24, 76, 8):
        half = 24 * math.sqrt(max(0.0, 1 - ((y - 48) / 31) ** 2))
        d.mark(way(50 - half, y, 50 + half, y), 3.4, STEEL)
    d.mark(way(50, 18, 50, 78), 4, STEEL)
    for x in (12, 22, 78, 88):
        d.mark(way(x, 70, x + (x - 50) * 0.06, 86), 2, p.SHIRO)
    d.area("M30 80C36 90 64 90 70 80L66 98L34 98Z", "#27406A", 4)
    d.mark("M36 92L64 92", 3, p.SHIRO)


def _elekiter(d: Pen) -> None:
    """The electric machine: a painted chest with its crank, wires and the spark between them."""
    d.mark("M28 42C18 20 22 4 34 2", 8)
    d.mark("M28 42C18 20 22 4 34 2", 4.4, GOLD)
    d.mark("M76 42C92 26 92 12 82 8", 8)
    d.mark("M76 42C92 26 92 12 82 8", 4.4, GOLD)
    d.area("M38 4L54 -2L51 8L68 2L64 12L80 10L60 24L63 14L46 20L49 9Z", "#F4D048", 3)
    d.area(ellipse(34, 3, 7), GOLD, 4)
    d.area(ellipse(82, 9, 7), GOLD, 4)
    d.area(block(14, 42, 74, 50, 3), "#EDE3CC", 5)
    d.area(block(14, 42, 74, 11, 2), "#2F6F7A", 4)
    d.area(block(14, 82, 74, 11, 2), "#2F6F7A", 4)
    for x in (30, 51, 72):
        d.mark(f"M{x - 8} 76C{x - 10} 60 {x + 2} 58 {x} 66C{x - 2} 72 {x - 6} 66 {x - 2} 63", 3, "#2F6F7A")
        for dx, dy in ((6, 72), (8, 62), (-9, 62)):
            d.tint(ellipse(x + dx, dy, 2.4), p.HI)
    d.mark("M14 66L2 66L2 82", 8)
    d.mark("M14 66L2 66L2 82", 4, IRON)
    d.area(block(-5, 80, 14, 9, 3), p.KURI, 4)


def _portrait_scroll(d: Pen) -> None:
    """A portrait from life on a hanging scroll, and the brush that caught it."""
    d.mark("M28 4L44 -8L60 4", 3)
    d.area(block(14, 2, 60, 92, 1), "#6E7B9C", 5)
    d.area(block(10, -2, 68, 8, 3), p.KURI, 4)
    d.area(block(6, 90, 76, 9, 4), p.KURI, 4)
    d.patch(block(20, 12, 48, 70), "#F1E4C6", 3)
    d.area("M24 81C26 64 34 58 44 58C54 58 62 64 65 81Z", "#4E6A6A", 3)
    d.mark("M36 60L46 72L52 59", 3, p.SHIRO)
    d.area("M32 40C30 26 56 24 56 40C57 52 50 60 44 60C37 59 32 50 32 40Z", "#EDC99C", 3.4)
    d.area("M31 40C28 18 60 18 57 40C54 32 50 30 44 30C38 30 34 32 31 40Z", p.SUMI, 2.4)
    d.area("M36 22C38 12 52 12 54 22Z", p.SUMI, 2)
    d.mark("M35 40C37 38 39 38 41 40", 2.4)
    d.mark("M47 40C49 38 52 38 54 40", 2.4)
    d.mark("M44 42L42 49L45 49", 2)
    d.mark("M40 54L48 54", 2.4, p.HI)
    d.tint(block(58, 70, 7, 9), p.HI)
    brush_at(d, 84, 92, 20, 0.86)


def _oil_painting(d: Pen) -> None:
    """A view in the western manner, in oils and in a gilt frame: beach, sails, a small Fuji."""
    d.area(block(2, 14, 96, 78, 2), KOGANE, 6)
    d.mark(block(8, 20, 84, 66, 1), 2.4, BARK)
    d.patch(block(13, 25, 74, 56), "#BFD9E2", 4)
    d.tint(block(14, 26, 72, 14), "#8FB7D0")
    d.tint(ellipse(34, 34, 12, 4), p.SHIRO)
    d.tint(ellipse(44, 38, 14, 3.4), p.SHIRO)
    d.tint("M44 54L60 38L65 38L82 54Z", "#6F8CA8")
    d.tint("M60 38L65 38L70 43L65 42L62 45L57 41Z", p.SHIRO)
    d.tint(block(14, 54, 72, 12), "#4F8698")
    d.tint("M14 80L14 62C34 58 54 66 86 60L86 80Z", "#D9C08A")
    d.tint("M14 80L40 80C36 70 24 66 14 66Z", "#9C7A4A")
    d.area("M22 66C20 50 26 40 30 30C32 42 34 54 32 68Z", "#4E6A3E", 2.4)
    for x, y, s in ((52, 56, 5), (64, 58, 7)):
        d.tint(polygon(x, y, x, y - 2 * s, x + s * 1.2, y), p.SHIRO)
    for x, y in ((8, 20), (92, 20), (8, 86), (92, 86)):
        d.area(ellipse(x, y, 6), KOGANE, 3)
    brush_at(d, 78, 104, -52, 0.66, p.HI)


def _night_lantern(d: Pen) -> None:
    """A lantern at night, the lattice of a house glowing behind it, as her most famous picture has it."""
    d.area(block(26, 0, 74, 96, 2), "#1C1A22", 5)
    d.tint(block(31, 5, 64, 86), "#3A2A1E")
    d.tint(block(31, 30, 64, 46), "#E8A33A")
    d.tint(block(31, 44, 64, 32), "#F4C95A")
    for x, tone in ((44, "#7A2A22"), (62, "#2F4F6A"), (82, "#5A3A5A")):
        d.tint(f"M{x - 9} 76C{x - 8} 60 {x + 8} 60 {x + 9} 76Z", tone)
        d.tint(ellipse(x, 55, 5.4, 6), "#1C1A22")
    for k in range(8):
        d.mark(way(36 + 8 * k, 30, 36 + 8 * k, 76), 3.4, "#1C1A22")
    d.mark(way(31, 30, 95, 30), 5, "#1C1A22")
    d.mark(way(31, 77, 95, 77), 5, "#1C1A22")
    d.mark(way(18, 18, 18, 36), 4)
    d.area("M2 42C2 34 34 34 34 42L34 84C34 92 2 92 2 84Z", "#F9E3A0", 5)
    for y in (50, 60, 70, 80):
        d.mark(f"M3 {y}C12 {y + 4} 24 {y + 4} 33 {y}", 1.8, BARK)
    d.area(block(8, 32, 20, 7, 2), p.SUMI, 3)
    d.area(block(8, 86, 20, 7, 2), p.SUMI, 3)
    d.tint(ellipse(18, 64, 8), p.HI)
    d.tint(ellipse(18, 64, 34), "#F9E3A0", 0.18)


BRUSH: dict[str, Callable[[Pen], None]] = {
    "wave-and-brush": _wave_and_brush,
    "rain-print": _rain_print,
    "bamboo-scroll": _bamboo_scroll,
    "fencing-gear": _fencing_gear,
    "elekiter": _elekiter,
    "portrait-scroll": _portrait_scroll,
    "oil-painting": _oil_painting,
    "night-lantern": _night_lantern,
}
