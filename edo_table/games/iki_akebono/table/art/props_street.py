"""Things of the street and the shops of the expansion's people, each in a 100 x 100 box; some reach a little beyond."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.outline import block, ellipse, petals, polygon, way
from edo_table.games.iki.table.art.pen import BARK, GOLD, IRON, KOGANE, STEEL, STRAW, Pen
from edo_table.ui.print import palette as p

_TIMBER, _CUT = "#D7A566", "#F0D5A4"
_INDIGO = "#2F5F8A"


def _timber(d: Pen) -> None:
    """Squared beams and boards, bound with rope."""
    for x, y, w in ((6, 72, 62), (20, 54, 62), (2, 38, 60)):
        d.area(polygon(x, y, x + w, y - 18, x + w + 16, y - 12, x + 16, y + 7), _CUT, 4)
        d.area(polygon(x, y, x + 16, y + 7, x + 16, y + 21, x, y + 14), _CUT, 4)
        d.area(polygon(x + 16, y + 7, x + w + 16, y - 12, x + w + 16, y + 2, x + 16, y + 21), _TIMBER, 4)
        d.mark(ellipse(x + 8, y + 10, 4, 5), 1.8, BARK)
        d.mark(f"M{x + 24} {y + 12}C{x + 36} {y + 6} {x + 48} {y + 6} {x + 68} {y - 3}", 1.6, BARK)
    d.mark("M42 24C58 34 60 66 54 84", 8, p.KINARI)
    d.mark("M42 24C58 34 60 66 54 84", 4.4, p.KURI)


def _calendar(d: Pen) -> None:
    """An almanac folded like a screen, with the rising sun of New Year."""
    for i, x in enumerate((4, 27, 50, 73)):
        low = 8 if i % 2 else 0
        high = 0 if i % 2 else 8
        d.area(
            polygon(x, 12 + low, x + 23, 12 + high, x + 23, 84 + high, x, 84 + low), p.SHIRO if i % 2 else p.KINARI, 4
        )
        if i:
            for k in range(5):
                y = 28 + 11 * k
                d.mark(way(x + 5, y + low * 0.6, x + 17, y + high * 0.6), 2.6, p.HI if (i + k) % 4 == 0 else p.SUMI)
    d.tint(ellipse(15, 34, 8), p.HI)
    d.mark("M7 52C12 46 16 58 23 52", 3, p.AI)
    d.mark("M7 62C12 56 16 68 23 62", 3, p.AI)
    d.area(polygon(0, 8, 98, 8, 98, 18, 0, 18), p.AI, 4)


def _taiko(d: Pen) -> None:
    """A drum in its stand, with two sticks."""
    for a, b in ((22, 6), (78, 94)):
        d.mark(way(a, 60, b, 98), 9)
        d.mark(way(a, 60, b, 98), 5, p.KURI)
    d.mark(way(14, 88, 86, 88), 5, p.KURI)
    d.area("M22 12C40 4 60 4 78 12C92 28 92 60 78 78C60 86 40 86 22 78C8 60 8 28 22 12Z", p.HI, 6)
    d.area(ellipse(50, 45, 32), p.KINARI)
    d.mark(ellipse(50, 45, 25), 2)
    for turn in (0.0, 2.094, 4.189):
        x, y = 50 + 9 * math.sin(turn), 45 - 9 * math.cos(turn)
        d.tint(ellipse(x, y, 7), p.SUMI)
        u, v = 50 + 17 * math.sin(turn + 0.75), 45 - 17 * math.cos(turn + 0.75)
        d.mark(f"M{x:.1f} {y:.1f}Q{x + 4 * math.sin(turn):.1f} {y - 9 * math.cos(turn):.1f} {u:.1f} {v:.1f}", 6)
    for i in range(12):
        turn = math.pi * i / 6
        d.tint(ellipse(50 + 37.5 * math.cos(turn), 45 + 37.5 * math.sin(turn), 2.2), GOLD)
    for turn in (-38, 38):
        with d.at(50, 82, turn=turn):
            d.area(block(-4, -44, 8, 60, 4), _CUT, 4)


def _mortar(d: Pen) -> None:
    """A druggist's mortar in the form of a boat, with its wheel, and herbs."""
    for x, y, lean in ((10, 34, -14), (22, 26, 2), (84, 28, 12)):
        d.mark(f"M{x} {y + 30}C{x} {y + 16} {x + lean * 0.4} {y + 6} {x + lean} {y - 8}", 4, p.MATSUBA)
        for k in (0, 11):
            d.area(f"M{x + lean * 0.5} {y + 8 + k}C{x - 14} {y + 4 + k} {x - 16} {y - 6 + k} {x - 16} {y - 10 + k}"
                   f"C{x - 4} {y - 8 + k} {x + 2} {y - 2 + k} {x + lean * 0.5} {y + 8 + k}Z", "#7B9B52", 3)  # fmt: skip
    d.area(ellipse(50, 44, 34), STEEL, 6)
    d.mark(ellipse(50, 44, 26), 2.4)
    d.area(ellipse(50, 44, 10), IRON, 4)
    d.area(block(10, 39, 80, 10, 5), p.KITSUNE, 4)
    d.area("M0 56C16 66 32 68 50 68C68 68 84 66 100 56C98 74 88 82 72 84L28 84C12 82 2 74 0 56Z", IRON, 6)
    for x in (24, 62):
        d.area(block(x, 83, 14, 14, 2), "#4A4F55", 4)


def _tofu(d: Pen) -> None:
    """White blocks of bean curd on a board, and the broad knife."""
    d.area(polygon(0, 66, 58, 48, 100, 66, 42, 88), _TIMBER, 4)
    d.area(polygon(0, 66, 42, 88, 42, 97, 0, 75), BARK, 4)
    d.area(polygon(42, 88, 100, 66, 100, 75, 42, 97), "#A57A3C", 4)
    for x, y in ((44, 30), (12, 42)):
        d.area(polygon(x, y, x + 24, y - 8, x + 44, y, x + 20, y + 10), p.SHIRO, 4)
        d.area(polygon(x, y, x + 20, y + 10, x + 20, y + 32, x, y + 22), "#EFE7D2", 4)
        d.area(polygon(x + 20, y + 10, x + 44, y, x + 44, y + 20, x + 20, y + 32), "#DFD6BE", 4)
    d.area("M56 22L98 2L102 20L62 40Z", STEEL, 4)
    d.area("M30 32L57 22L61 31L34 42Z", p.KURI, 4)
    d.tint("M26 38C30 30 38 32 38 40C34 42 30 42 26 38Z", "#7B9B52")


def _goldfish(d: Pen) -> None:
    """Goldfish in a glass bowl."""
    d.area("M26 20L74 20C70 28 74 32 80 38C98 54 94 92 68 96L32 96C6 92 2 54 20 38C26 32 30 28 26 20Z", "#DCEDEC", 6)
    d.tint("M13 54C30 48 38 58 52 53C66 48 78 56 87 52C92 72 84 92 68 94L32 94C14 90 8 70 13 54Z", "#8FC3CC")
    d.area(ellipse(50, 20, 27, 7), "#EFF7F5", 5)
    for x, y, k, flip, colour in ((34, 62, 0.42, False, p.HI), (82, 74, 0.34, True, "#E58A3A")):
        with d.at(x, y, k, flip=flip):
            d.area("M-30 0C-22 -24 6 -28 24 -8C40 -30 62 -30 70 -18C58 -12 54 -6 54 0C58 8 62 14 72 22"
                   "C60 30 38 26 24 8C6 26 -22 22 -30 0Z", colour, 9)  # fmt: skip
            d.area("M-8 -22C-2 -36 14 -34 18 -16Z", "#F0B36A", 7)
            d.tint(ellipse(-14, -5, 6), p.SHIRO)
            d.tint(ellipse(-14, -5, 3), p.SUMI)
    d.mark("M70 96C60 86 72 78 62 70", 3, p.MATSUBA)
    d.mark("M22 56C18 64 18 74 22 82", 4, p.SHIRO)


def _flowers(d: Pen) -> None:
    """A basket of cut flowers: peony, iris, chrysanthemum."""
    for x, y in ((28, 26), (50, 14), (74, 28), (40, 36), (62, 40)):
        d.mark(f"M50 74C50 60 {x} 56 {x} {y + 8}", 4, p.MATSUBA)
    for x, y, turn in ((14, 52, -30), (88, 52, 30)):
        with d.at(x, y, turn=turn):
            d.area("M0 14C-12 4 -10 -16 0 -26C10 -16 12 4 0 14Z", "#7B9B52", 4)
    for petal in petals(25, 26, 12, 10):
        d.area(petal, "#D9879A", 3.4)
    d.tint(ellipse(25, 26, 9), "#D9879A")
    d.tint(ellipse(25, 26, 5), p.YAMABUKI)
    d.area("M50 -4C60 4 60 14 54 20C66 14 76 18 78 28C68 34 58 32 50 26C42 32 32 34 22 28C32 16 40 16 46 20"
           "C40 14 40 4 50 -4Z", "#6B5B98", 4)  # fmt: skip
    d.tint("M50 8C54 14 54 20 50 24C46 20 46 14 50 8Z", p.YAMABUKI)
    for i in range(12):
        angle = math.pi * i / 6
        d.area(ellipse(76 + 13 * math.cos(angle), 34 + 13 * math.sin(angle), 6), p.YAMABUKI, 3)
    d.tint(ellipse(76, 34, 13), p.YAMABUKI)
    d.tint(ellipse(76, 34, 6), "#B06A20")
    d.area("M14 60L86 60L76 98L24 98Z", "#D8B36A", 6)
    for x in (30, 44, 57, 70):
        d.mark(way(x, 62, 50 + (x - 50) * 0.72, 97), 2.4, BARK)
    for y in (70, 80, 90):
        d.mark(way(16 + (y - 60) * 0.24, y, 84 - (y - 60) * 0.24, y), 2.4, BARK)
    d.mark("M18 60C20 22 80 22 82 60", 5, p.KURI)


def _bowls(d: Pen) -> None:
    """Porcelain in blue and white: a tall jar and stacked bowls."""
    d.area("M24 4L48 4L46 18C62 26 66 48 60 70C58 84 56 92 54 96L18 96C16 92 14 84 12 70C6 48 10 26 26 18Z", p.SHIRO, 6)
    d.tint(block(26, 12, 20, 5), _INDIGO)
    d.mark("M12 40C24 46 48 46 61 40", 4, _INDIGO)
    d.mark("M12 66C24 72 48 72 61 66", 4, _INDIGO)
    for petal in petals(36, 55, 6, 5):
        d.tint(petal, _INDIGO)
    d.mark("M18 32C26 26 32 34 40 28C46 24 52 28 56 32", 3, _INDIGO)
    d.mark("M18 82C28 88 44 88 54 82", 3, _INDIGO)
    for i, y in enumerate((54, 66, 78)):
        d.area(
            f"M52 {y}L104 {y}C103 {y + 12} 96 {y + 18} 88 {y + 18}L68 {y + 18}C60 {y + 18} 53 {y + 12} 52 {y}Z",
            (p.SHIRO, "#DCE8EE", p.SHIRO)[i], 4.4,
        )  # fmt: skip
        d.mark(f"M55 {y + 5}C68 {y + 9} 88 {y + 9} 101 {y + 5}", 3, _INDIGO)
    d.area(ellipse(78, 54, 26, 6), "#DCE8EE", 4)


def _seaweed(d: Pen) -> None:
    """Sheets of seaweed that dry on frames."""
    for x, y, turn in ((30, 46, -10), (66, 50, 9)):
        with d.at(x, y, turn=turn):
            d.area(block(-27, -44, 54, 90, 3), STRAW, 4)
            for k in range(6):
                d.mark(way(-27, -36 + 15 * k, 27, -36 + 15 * k), 1.8, BARK)
            for y in (-37, 3):
                d.area(f"M-18 {y}C-8 {y - 3} 8 {y + 3} 18 {y}C20 {y + 12} 16 {y + 24} 19 {y + 35}"
                       f"C8 {y + 38} -8 {y + 32}"
                       f" -18 {y + 35}C-20 {y + 24} -16 {y + 12} -18 {y}Z", "#2F4A3A", 4)  # fmt: skip
                for a, b in ((-9, 11), (3, 22)):
                    d.mark(f"M{a - 4} {y + b}C{a} {y + b - 5} {a + 5} {y + b + 3} {a + 9} {y + b - 2}", 2, "#6A8A6A")
    d.mark("M0 88C18 78 26 96 44 88C60 80 70 96 100 86", 6, p.AI)


def _bales(d: Pen) -> None:
    """Bales of rice in a pile, and the broker's abacus."""
    for x, y in ((26, 46), (66, 46), (46, 22)):
        d.area(
            f"M{x - 22} {y - 14}C{x - 10} {y - 18} {x + 10} {y - 18} {x + 22} {y - 14}"
            f"C{x + 29} {y - 6} {x + 29} {y + 8}"
            f" {x + 22} {y + 15}C{x + 10} {y + 19} {x - 10} {y + 19} {x - 22} {y + 15}"
            f"C{x - 29} {y + 8} {x - 29} {y - 6}"
            f" {x - 22} {y - 14}Z", STRAW, 5,
        )  # fmt: skip
        for q in (-12, 0, 12):
            d.mark(f"M{x + q} {y - 16}C{x + q + 5} {y - 6} {x + q + 5} {y + 6} {x + q} {y + 17}", 4, p.KURI)
        d.area(ellipse(x - 24, y, 6, 14), "#EBD69C", 4)
    d.area(block(2, 64, 96, 34, 3), p.KURI, 5)
    d.patch(block(8, 69, 84, 24), "#E7C38C", 3)
    d.mark(way(8, 77, 92, 77), 3.4, p.KURI)
    for i, x in enumerate((17, 30, 43, 57, 70, 83)):
        d.s.line(way(x, 70, x, 92), 2, p.KURI)
        d.tint(ellipse(x, 73, 4.6, 3), p.HI)
        for k in range(3):
            d.tint(ellipse(x, 82 + 4.4 * k - (3 if (i + k) % 2 and k < 1 else 0), 4.6, 2.6), p.SUMI)


def _ledger(d: Pen) -> None:
    """A landlord's rent book on its string, and the keys of the houses."""
    with d.at(40, 52, turn=-10):
        d.area(block(-30, -42, 60, 84, 2), p.SHIRO, 5)
        d.area(block(-30, -42, 15, 84), "#C9B98E", 4)
        d.area(block(-8, -32, 28, 60, 2), p.KINARI, 3)
        for y, w in ((-24, 18), (-12, 12), (0, 18), (12, 14)):
            d.mark(way(-3, y, -3 + w, y), 4)
        for y in (-30, -10, 10, 30):
            d.mark(way(-30, y, -15, y), 2, p.KURI)
        d.mark("M-24 -42C-26 -58 -8 -60 -6 -46", 3.4, p.HI)
    d.area(ellipse(78, 42, 14), GOLD, 5)
    d.patch(ellipse(78, 42, 7), p.KINARI, 3)
    for turn in (-20, 12):
        with d.at(78, 54, turn=turn):
            d.area(block(-4, 0, 8, 44, 2), IRON, 4)
            d.area(block(2, 30, 12, 5), IRON, 3)
            d.area(block(2, 39, 10, 5), IRON, 3)


def _jitte(d: Pen) -> None:
    """A policeman's truncheon with its hook and red tassel, before his lantern."""
    d.area("M46 20C46 8 92 8 92 20L92 78C92 90 46 90 46 78Z", "#F6EBC8", 5)
    for y in (30, 42, 54, 66):
        d.mark(f"M47 {y}C60 {y + 5} 78 {y + 5} 91 {y}", 1.8, BARK)
    d.area(block(54, 4, 30, 9, 2), p.SUMI, 3)
    d.area(block(54, 85, 30, 9, 2), p.SUMI, 3)
    d.mark(way(69, 30, 69, 70), 6)
    d.mark(way(58, 40, 80, 40), 5)
    d.mark(way(60, 54, 78, 54), 5)
    with d.at(28, 46, 0.84, -16):
        d.area(block(-4.5, -62, 9, 72, 3), STEEL, 4.4)
        d.area("M4 -4L18 -4L18 -26L11 -26L11 -12L4 -12Z", STEEL, 4)
        d.area(block(-7, 8, 14, 36, 4), p.HI, 4.4)
        for y in (15, 23, 31):
            d.mark(way(-6, y, 6, y - 4), 2.4, "#F0B9A0")
        d.mark(ellipse(0, 48, 5), 3)
        d.area("M-5 52L5 52L9 72L-9 72Z", p.HI, 4)
        d.mark(way(0, 56, 0, 71), 2, "#F0B9A0")


def _horse(d: Pen) -> None:
    """The head of a war horse with bridle and tassel."""
    d.area(
        "M52 98C46 80 48 70 56 62C44 66 36 74 26 76C14 78 4 70 6 60C8 50 24 36 32 24C34 10 36 4 40 0C44 4 46 10 47 14"
        "C66 10 84 22 92 44C98 62 98 82 98 98Z", "#8A5A34", 6,
    )  # fmt: skip
    d.area("M46 14C52 2 66 0 74 8C88 14 98 34 100 60L98 98L84 98C90 76 86 50 72 34C64 26 56 20 46 20Z", p.SUMI, 3)
    d.mark("M14 58L34 74", 7, p.HI)
    d.mark("M34 26L46 66L36 72", 6, p.HI)
    d.mark("M46 66C60 74 74 84 80 98", 6, p.HI)
    d.area(ellipse(24, 66, 6), GOLD, 3)
    d.area("M42 66L50 66L54 84L40 84Z", p.HI, 3)
    d.tint(ellipse(40, 36, 4.4, 3.6), p.SUMI)
    d.mark("M34 31C38 28 44 29 47 33", 3)
    d.tint(ellipse(11, 62, 2.6, 2), p.SUMI)


def _letter_box(d: Pen) -> None:
    """An express messenger's box on its pole, with bell and slip."""
    d.mark(way(2, 14, 98, 40), 9)
    d.mark(way(2, 14, 98, 40), 5, KOGANE)
    d.mark(way(34, 24, 30, 44), 4)
    d.mark(way(62, 32, 66, 50), 4)
    with d.at(48, 66, turn=15):
        d.area(block(-34, -22, 68, 46, 4), "#2F2B29", 5)
        d.area(block(-37, -27, 74, 15, 4), p.HI, 5)
        d.patch(ellipse(0, 6, 12), KOGANE, 3)
        d.tint(ellipse(0, 6, 5), p.HI)
        for x in (-24, 24):
            d.tint(block(x - 3, -12, 6, 36), GOLD)
    d.area("M84 42C92 42 96 48 96 56L98 64L78 60L82 52C82 46 82 42 84 42Z", KOGANE, 4)
    d.tint(ellipse(88, 66, 4), p.SUMI)
    d.area(polygon(6, 20, 20, 24, 14, 62, 0, 56), p.SHIRO, 4)
    d.mark(way(11, 30, 7, 52), 4, p.HI)


def _medicine_chest(d: Pen) -> None:
    """A doctor's chest of many small drawers with its carrying bow."""
    d.mark("M22 30C24 -2 76 -2 78 30", 7)
    d.mark("M22 30C24 -2 76 -2 78 30", 3.4, p.KURI)
    d.area(block(8, 28, 84, 70, 3), "#7A3E30", 6)
    for row in range(3):
        for col in range(3):
            x, y = 14 + 25 * col, 34 + 21 * row
            d.area(block(x, y, 22, 17, 1.5), p.KITSUNE, 3)
            d.tint(ellipse(x + 11, y + 9, 2.8), p.SUMI)
    d.area(block(39, 55, 22, 17, 1.5), p.SHIRO, 3)
    d.tint("M50 71C42 66 42 60 50 56C58 60 58 66 50 71Z", p.MATSUBA)


STREET: dict[str, Callable[[Pen], None]] = {
    "timber": _timber,
    "calendar": _calendar,
    "taiko": _taiko,
    "mortar": _mortar,
    "tofu": _tofu,
    "goldfish": _goldfish,
    "flowers": _flowers,
    "bowls": _bowls,
    "seaweed": _seaweed,
    "bales": _bales,
    "ledger": _ledger,
    "jitte": _jitte,
    "horse": _horse,
    "letter-box": _letter_box,
    "medicine-chest": _medicine_chest,
}
