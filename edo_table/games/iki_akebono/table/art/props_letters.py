"""What the writers, scholars and travellers among the personalities are known for, each in a 100 x 100 box."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.goods import GOOD_DRAWINGS
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import BARK, GOLD, IRON, KOGANE, STEEL, STRAW, Pen
from edo_table.games.iki.table.art.seasons import blossom
from edo_table.ui.print import palette as p
from edo_table.ui.print.palette import mix

_LEAF, _SKY = "#7B9B52", "#8FC0CC"
_BONE = "#E9DFC6"


def _open_book(d: Pen, cover: str) -> None:
    """An open book lying before us, its pages free."""
    d.area(polygon(0, 40, 50, 50, 100, 40, 100, 90, 50, 100, 0, 90), cover, 5)
    d.area("M4 34C20 30 38 34 50 44L50 94C38 86 20 82 4 86Z", p.SHIRO, 4)
    d.area("M96 34C80 30 62 34 50 44L50 94C62 86 80 82 96 86Z", "#F4ECD8", 4)


def _prints(d: Pen) -> None:
    """A pile of prints, the great head of an actor on top, with the publisher's mark: ivy under a mountain."""
    for x, y, turn, tone in ((46, 60, 10, "#D9C2E0"), (42, 58, -3, _SKY)):
        with d.at(x, y, turn=turn):
            d.area(block(-36, -48, 72, 92, 2), p.SHIRO, 4)
            d.tint(block(-31, -43, 62, 82), tone)
    with d.at(48, 54, turn=-9):
        d.area(block(-37, -50, 74, 96, 2), p.SHIRO, 5)
        d.tint(block(-32, -45, 64, 86), "#8C877E")
        d.area("M-32 41C-28 20 -10 12 4 12C20 14 30 24 32 41Z", "#7A3E30", 3.4)
        d.area("M-22 -8C-24 -32 18 -36 20 -10C22 8 10 20 -2 22C-14 20 -22 8 -22 -8Z", "#F7EBD2", 4)
        d.area("M-24 -14C-26 -46 24 -46 22 -12C14 -26 -12 -28 -24 -14Z", p.SUMI, 3)
        d.mark("M-16 -8C-12 -13 -8 -12 -6 -8", 3.4)
        d.mark("M6 -9C9 -13 13 -12 15 -8", 3.4)
        d.tint(ellipse(-9, -4, 2), p.SUMI)
        d.tint(ellipse(9, -4, 2), p.SUMI)
        d.mark("M-2 -6L-4 5L0 6", 2.4)
        d.mark("M-9 12C-4 9 2 9 7 12", 4, p.HI)
        d.mark("M-20 38L-2 22L14 40", 4, p.HI)
    d.area(ellipse(82, 84, 19), p.SUMI, 3)
    d.tint(polygon(82, 68, 91, 80, 73, 80), p.SHIRO)
    d.tint("M82 100C72 96 68 88 74 84C78 84 80 86 82 88C84 86 86 84 90 84C96 88 92 96 82 100Z", _LEAF)


def _loot(d: Pen) -> None:
    """A strongbox of a thousand gold pieces, open, and the little rat that gave the thief his name."""
    d.area(polygon(14, 40, 22, 14, 96, 14, 88, 40), "#8A5A34", 5)
    d.mark(way(38, 15, 32, 39), 6, p.SUMI)
    d.mark(way(76, 15, 70, 39), 6, p.SUMI)
    for x, y in ((30, 40), (48, 34), (66, 38), (78, 42), (40, 44), (58, 44)):
        with d.at(x - 16, y - 16, 0.32, -14 + (x * 3) % 30):
            GOOD_DRAWINGS["koban"](d)
    d.area(block(12, 46, 78, 42, 2), "#9C6A3C", 5)
    for x in (26, 68):
        d.tint(block(x, 47, 9, 40), p.SUMI)
    d.area(block(44, 52, 14, 16, 2), IRON, 3)
    d.tint(ellipse(51, 60, 2.6), p.SUMI)
    for x, y, turn in ((84, 84, 62), (100, 78, 20)):
        with d.at(x - 18, y - 18, 0.36, turn - 60):
            GOOD_DRAWINGS["koban"](d)
    d.area("M-2 98C-4 84 6 76 18 78C28 78 34 86 40 92C42 96 40 98 36 98Z", "#8B8B90", 4)
    d.area(ellipse(20, 78, 6, 7), "#B9A6A0", 3)
    d.tint(ellipse(30, 88, 2), p.SUMI)
    d.tint(ellipse(40, 94, 2.4), "#C46A6A")
    d.mark("M0 96C-12 98 -14 84 -4 80", 3, "#B98A8A")


def _histories(d: Pen) -> None:
    """Volumes of a history in their cloth case, a brush across them."""
    for i in range(5):
        x = 10 + 15 * i
        d.area(block(x, 18, 15, 72, 1), (p.SHIRO, _BONE)[i % 2], 3.4)
        d.area(block(x + 3, 24, 9, 30, 1), "#E9C98A" if i % 2 else "#C9D6DA", 2)
        d.mark(way(x + 7.5, 28, x + 7.5, 48), 2.6)
        for y in (60, 70, 80):
            d.mark(way(x + 1, y, x + 14, y), 1.6, BARK)
    d.area("M4 12L90 12L90 24L16 24L16 96L4 96Z", "#2F4F7A", 4.4)
    d.area(block(4, 88, 86, 10, 2), "#2F4F7A", 4.4)
    d.area(polygon(34, 9, 46, 9, 44, 16, 36, 16), p.SHIRO, 2.6)
    with d.at(58, 52, turn=-52):
        d.area(block(-4, -54, 8, 74, 3), p.KITSUNE, 3.6)
        d.area("M-7 20L7 20C9 34 5 46 0 58C-5 46 -9 34 -7 20Z", p.SHIRO, 3.6)
        d.tint("M-5 38C-2 40 2 40 5 38C4 46 2 52 0 57C-2 52 -4 46 -5 38Z", p.SUMI)


def _dutch_book(d: Pen) -> None:
    """A book in foreign letters, and the quill it is puzzled out with."""
    _open_book(d, "#7A2A22")
    d.mark("M14 62L24 42L34 62", 5)
    d.mark("M18 56L30 56", 4)
    for y, w in ((70, 26), (77, 20)):
        d.mark(f"M14 {y}C{14 + w * 0.3:.0f} {y - 5} {14 + w * 0.6:.0f} {y + 5} {14 + w} {y}", 3)
    d.mark("M62 44L62 62C76 64 76 52 64 53C74 53 74 42 62 44", 4.4)
    for y, w in ((71, 24), (78, 18)):
        d.mark(f"M60 {y}C{60 + w * 0.3:.0f} {y - 5} {60 + w * 0.6:.0f} {y + 5} {60 + w} {y}", 3)
    with d.at(78, 40, turn=28):
        d.area("M0 42C-14 20 -18 -18 -2 -54C16 -24 18 14 4 40Z", "#F4F1E8", 4.4)
        d.mark("M1 44C0 10 -2 -24 -2 -48", 3, BARK)
        for y in (-20, 0, 18):
            d.mark(way(-1, y, -12, y - 10), 2, "#B9AF9E")
            d.mark(way(0, y, 12, y - 10), 2, "#B9AF9E")


def _north_map(d: Pen) -> None:
    """A map of the island in the north, and a compass."""
    d.area(polygon(8, 10, 96, 4, 98, 80, 6, 90), "#E6D6AE", 5)
    d.tint(polygon(14, 16, 91, 10, 93, 75, 12, 84), "#A9CBD2")
    d.area("M48 18L58 30L72 36L84 48L70 52L60 60L48 56L42 66L34 72L36 60L28 54L38 44L44 32Z", "#B9B27A", 4)
    d.area("M50 8L56 12L54 20L49 18Z", "#B9B27A", 2.6)
    d.area("M28 76L40 74L38 84L30 85Z", "#B9B27A", 3)
    d.mark("M50 30C54 38 52 46 46 52", 2.4, BARK)
    d.mark("M52 40C60 42 66 44 72 44", 2.4, BARK)
    d.area(ellipse(4, 50, 6, 44), "#C9B483", 4)
    d.area(ellipse(80, 80, 20), KOGANE, 5)
    d.patch(ellipse(80, 80, 14), p.SHIRO, 3)
    d.tint(polygon(80, 67, 84, 80, 76, 80), p.HI)
    d.tint(polygon(80, 93, 84, 80, 76, 80), p.SUMI)


def _poem_and_cup(d: Pen) -> None:
    """A slip for a mad verse, and the cup that goes with it."""
    with d.at(36, 46, turn=-12):
        d.area(block(-17, -52, 34, 104, 1.5), p.SHIRO, 5)
        d.tint(block(-13, -48, 26, 22), "#E9C2B4")
        d.tint(block(-13, 26, 26, 22), "#D9C98A")
        d.mark("M4 -40C6 -20 2 -4 5 20", 5)
        d.mark("M-7 -34C-5 -14 -9 2 -6 34", 5)
        d.tint(block(-12, 38, 9, 9), p.HI)
    d.area("M46 66L104 66C102 82 92 90 82 90L82 98L66 98L66 90C58 90 48 82 46 66Z", p.HI, 5)
    d.area(ellipse(75, 66, 29, 8), "#F6EBC8", 4)
    with d.at(66, 58, 0.16):
        blossom(d)
    d.area("M74 2L88 2L86 18C96 24 98 36 94 48L66 48C62 36 66 24 76 18Z", "#B9C6C4", 4)
    d.tint(ellipse(80, 36, 6), p.AI)


def _anatomy(d: Pen) -> None:
    """The new book of anatomy: an open page with the bones of a man."""
    _open_book(d, "#3F5B3A")
    d.patch(ellipse(27, 46, 8, 8.5), _BONE, 3)
    d.tint(ellipse(24, 46, 2), p.SUMI)
    d.tint(ellipse(30, 46, 2), p.SUMI)
    d.mark("M24 52L30 52", 2)
    d.mark(way(27, 55, 27, 80), 4)
    for y, w in ((59, 10), (64, 11), (69, 10)):
        d.mark(f"M{27 - w} {y + 2}C{27 - w * 0.5} {y - 3} {27 + w * 0.5} {y - 3} {27 + w} {y + 2}", 3)
    d.mark("M17 60C10 66 10 74 14 80", 3)
    d.mark("M37 60C44 66 44 74 40 80", 3)
    d.mark("M20 78C24 82 30 82 34 78", 4)
    for i, x in enumerate((60, 68, 76, 84)):
        d.mark(way(x, 42 - i, x, (76, 64, 78, 70)[i]), 4)
    d.tint(ellipse(87, 77, 4), p.HI)
    with d.at(76, 24, turn=40):
        d.area("M-4 -30L4 -30L6 6L0 14L-6 6Z", STEEL, 4)
        d.area(block(-5, 12, 10, 34, 4), p.KURI, 4)


def _travel_gear(d: Pen) -> None:
    """A traveller's hat, staff and gourd on the post road, and his comic book of it."""
    d.mark(way(92, -8, 70, 100), 8)
    d.mark(way(92, -8, 70, 100), 4.4, p.KITSUNE)
    d.area("M0 44C18 16 40 6 54 6C68 8 86 22 98 46C70 36 28 36 0 44Z", STRAW, 5)
    for x in (-34, -14, 6, 28):
        d.mark(f"M54 8C{52 + x * 0.4:.0f} 18 {52 + x:.0f} 30 {52 + x * 1.2:.0f} 39", 2, BARK)
    d.mark("M20 30C44 18 66 18 84 32", 2, BARK)
    with d.at(30, 72, turn=-8):
        d.area(block(-26, -22, 52, 46, 2), "#2F6F7A", 5)
        d.area(block(-8, -16, 30, 34, 1), p.SHIRO, 3)
        for x, tone in ((0, p.HI), (14, p.AI)):
            d.area(f"M{x - 6} 14L{x - 4} 0C{x - 3} -4 {x + 3} -4 {x + 4} 0L{x + 6} 14Z", tone, 2)
            d.tint(ellipse(x, -7, 3.4), "#EFCFA4")
            d.tint(f"M{x - 7} -7C{x - 3} -13 {x + 3} -13 {x + 7} -7Z", STRAW)
        for y in (-16, -4, 8, 20):
            d.mark(way(-25, y, -17, y), 2, p.SHIRO)
    d.area(
        "M78 54L86 54L86 62C94 64 96 72 92 76C102 82 100 98 84 98C68 98 66 82 74 76C70 70 72 64 78 62Z", "#D0803A", 4.4
    )
    d.mark("M74 76C80 80 88 80 92 76", 4, p.HI)


def _hydrangea(d: Pen) -> None:
    """The hydrangea that the physician from the west described, and his lens."""
    for line in ("M50 74C50 84 48 92 46 100", "M50 74C62 70 76 76 84 86"):
        d.mark(line, 5, p.MATSUBA)
    d.area("M44 84C26 70 10 70 -2 78C6 92 24 98 44 88Z", _LEAF, 4)
    d.area("M54 82C66 64 84 62 98 70C92 84 74 90 56 88Z", _LEAF, 4)
    d.mark("M4 79C18 80 30 82 42 86", 2, p.MATSUBA)
    d.mark("M92 71C80 76 68 80 58 85", 2, p.MATSUBA)
    places = [(50.0, 36.0)]
    places += [(50 + 17 * math.cos(t * math.pi / 3), 36 + 15 * math.sin(t * math.pi / 3)) for t in range(6)]
    places += [(50 + 33 * math.cos(t * math.pi / 6), 36 + 29 * math.sin(t * math.pi / 6)) for t in range(12)]
    d.area(ellipse(50, 36, 44, 38), "#5F7FC0", 4)
    for i, (x, y) in enumerate(reversed(places)):
        tone = ("#8FA9E0", "#A9B4EA", "#7F98D8")[i % 3]
        for a in range(4):
            turn = math.pi / 4 + a * math.pi / 2 + i
            d.area(ellipse(x + 5 * math.cos(turn), y + 5 * math.sin(turn), 4.8), tone, 1.8)
        d.tint(ellipse(x, y, 2), p.SHIRO)
    d.mark(way(88, 66, 104, 96), 8)
    d.mark(way(88, 66, 104, 96), 4, p.KURI)
    d.s.fill(ellipse(80, 52, 17), "#DCEDEC", 0.55)
    d.mark(ellipse(80, 52, 17), 8, p.SUMI)
    d.mark(ellipse(80, 52, 17), 4, GOLD)


def _thread_balls(d: Pen) -> None:
    """Balls wound with coloured thread, as the monk played with the village children."""
    for x, y, r, ground, a, b in ((34, 62, 33, p.HI, KOGANE, p.SHIRO), (78, 76, 22, "#2F6F7A", p.SHIRO, "#E9A3B2"),
                                  (76, 30, 17, "#6B5B98", KOGANE, "#8FC0CC")):  # fmt: skip
        d.area(ellipse(x, y, r), ground, 5)
        for k in range(8):
            with d.at(x, y, r / 33, 45.0 * k + 12):
                d.mark("M0 0C-11 -8 -11 -22 0 -31C11 -22 11 -8 0 0", 4.6, a if k % 2 else b)
        d.tint(ellipse(x, y, r * 0.14), b)
        d.mark(ellipse(x, y, r), 5)
    d.mark("M6 80C-6 92 8 100 18 94", 3, KOGANE)


def _surveying(d: Pen) -> None:
    """A surveyor's compass on its staff, the measuring rod with its marks, and the coast he drew."""
    d.area(polygon(30, 66, 100, 58, 104, 96, 34, 102), p.SHIRO, 4.4)
    d.area("M40 80C50 70 60 84 70 74C78 66 88 74 98 66L100 92L42 98Z", "#C9D3A4", 3)
    for x, y in ((42, 79), (56, 77), (70, 74), (84, 71)):
        d.tint(ellipse(x, y, 2.6), p.HI)
    d.mark("M42 79L56 77L70 74L84 71", 2, p.HI)
    d.area(block(10, 44, 9, 58, 2), p.KITSUNE, 4)
    d.area(polygon(10, 98, 19, 98, 14.5, 108), IRON, 3)
    d.mark(ellipse(14, 26, 23), 9)
    d.mark(ellipse(14, 26, 23), 4.4, GOLD)
    d.area(ellipse(14, 26, 16), p.SHIRO, 4)
    for k in range(8):
        t = k * math.pi / 4
        d.mark(way(14 + 11 * math.cos(t), 26 + 11 * math.sin(t), 14 + 15 * math.cos(t), 26 + 15 * math.sin(t)), 2)
    d.tint(polygon(14, 13, 18, 26, 10, 26), p.HI)
    d.tint(polygon(14, 39, 18, 26, 10, 26), p.SUMI)
    with d.at(66, 36, turn=38):
        d.area(block(-6, -52, 12, 92, 1), KOGANE, 4)
        for i in range(7):
            d.tint(block(-6, -46 + 12 * i, 12, 6), p.HI if i % 2 else p.SUMI)
        d.mark(block(-6, -52, 12, 92, 1), 4)


def _frog(d: Pen) -> None:
    """A thin frog on a lotus leaf, a snail, and a slip for the verse."""
    with d.at(74, 44, turn=12):
        d.area(block(-14, -50, 28, 100, 1.5), p.SHIRO, 4.4)
        d.tint(block(-10, -46, 20, 18), "#B9D3A0")
        d.mark("M3 -36C5 -16 1 2 4 26", 4.4)
        d.mark("M-5 -26C-4 -10 -7 6 -5 20", 4.4)
    d.area("M-4 84C8 70 88 70 104 84C96 100 4 100 -4 84Z", "#5E8A52", 5)
    for x in (16, 36, 60, 82):
        d.mark(f"M50 78C{50 + (x - 50) * 0.6:.0f} 84 {x} 90 {x} 95", 2, p.MATSUBA)
    frog = "#9DB34A"
    d.area("M2 80C-4 66 4 56 16 60L22 82Z", frog, 4)
    d.area("M66 82C76 78 76 60 62 60L52 82Z", frog, 4)
    d.area("M10 82C6 60 14 44 22 40C18 28 30 20 36 30C42 30 46 30 50 32C58 24 68 32 62 42C68 52 68 70 62 84Z", frog, 5)
    for x, y in ((27, 33), (56, 36)):
        d.patch(ellipse(x, y, 6.5), p.SHIRO, 3)
        d.tint(ellipse(x - 1, y, 3), p.SUMI)
    d.mark("M18 50C30 58 48 58 60 50", 4)
    d.tint("M22 62C30 70 48 70 56 62C56 76 50 84 38 84C28 84 22 76 22 62Z", "#E9E6B4")
    for x in (14, 24, 48, 60):
        d.mark(way(x, 84, x - 4, 89), 4, mix(frog, p.SUMI, 0.3))


LETTERS: dict[str, Callable[[Pen], None]] = {
    "prints": _prints,
    "loot": _loot,
    "histories": _histories,
    "dutch-book": _dutch_book,
    "north-map": _north_map,
    "poem-and-cup": _poem_and_cup,
    "anatomy": _anatomy,
    "travel-gear": _travel_gear,
    "hydrangea": _hydrangea,
    "thread-balls": _thread_balls,
    "surveying": _surveying,
    "frog": _frog,
}
