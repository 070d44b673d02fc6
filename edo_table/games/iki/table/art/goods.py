"""Goods and what counts like them, in a 100 x 100 box; mon and IKI also as frames that hold a number."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.outline import block, ellipse, petals, way
from edo_table.games.iki.table.art.pen import BARK, KOGANE, STRAW, Pen
from edo_table.games.iki.table.art.register import Register
from edo_table.ui.print import palette as p

COPPER = "#CF9F58"
AMBER = "#EFC65F"
CLAY = "#A79C8A"  # a Kobun of nobody's colour
KOBUN = (
    "M50 6C62 6 70 15 69 26C68 34 64 38 60 41C76 45 88 54 90 64C88 70 82 72 74 70C75 80 80 90 82 96L18 96"
    "C20 90 25 80 26 70C18 72 12 70 10 64C12 54 24 45 40 41C36 38 32 34 31 26C30 15 38 6 50 6Z"
)


def _mon(d: Pen) -> None:
    """A copper coin with a square hole."""
    d.area(ellipse(50, 50, 44), COPPER, 6)
    d.mark(ellipse(50, 50, 36), 2.5)
    d.patch(block(37, 37, 26, 26, 2), p.KINARI)
    for mark in (
        (45, 19, 10, 3), (48, 16, 4, 12), (45, 74, 10, 3), (45, 80, 10, 3),
        (18, 46, 9, 3), (21, 52, 6, 3), (73, 46, 9, 3), (75, 52, 6, 3),
    ):  # fmt: skip
        d.tint(block(*mark), p.KURI)


def _koban(d: Pen) -> None:
    """An oval gold coin."""
    d.area(ellipse(50, 50, 31, 46), KOGANE, 6)
    for y in (20, 28, 36, 64, 72, 80):
        inset = abs(y - 50) * 0.16
        d.mark(way(30 + inset, y, 70 - inset, y), 2.4, "#9A6E1C")
    d.patch(block(42, 41, 16, 18, 3), KOGANE, 4)
    d.tint(block(46, 45, 8, 10), "#9A6E1C")


def _rice(d: Pen) -> None:
    """A bale of rice, lying."""
    d.area("M22 26C40 20 62 20 80 26C92 34 92 70 80 78C62 84 40 84 22 78C10 70 10 34 22 26Z", STRAW, 6)
    d.area(ellipse(21, 52, 12, 26), "#EBD69C")
    d.mark(ellipse(21, 52, 6.5, 15), 2.6, BARK)
    d.tint(ellipse(21, 52, 2.5, 4), BARK)
    for x in (42, 60, 78):
        top, foot = (23, 81) if x < 70 else (27, 77)
        d.mark(f"M{x} {top}C{x + 9} 36 {x + 9} 68 {x} {foot}", 6.5, p.KURI)
    for y in (34, 44, 54, 64, 73):
        d.mark(f"M34 {y}C52 {y - 2} 70 {y - 2} 88 {y}", 1.6, "#A07C34")


def _sandal(d: Pen) -> None:
    """A pair of straw sandals."""
    for x, y, turn in ((30, 52, -8), (70, 50, 8)):
        with d.at(x, y, turn=turn):
            d.area(
                "M0 -38C15 -38 19 -20 16 0C18 18 16 38 0 38C-16 38 -18 18 -16 0C-19 -20 -15 -38 0 -38Z",
                "#D8B36A",
            )
            for level in (-26, 10, 18, 26):
                d.mark(way(-11, level, 11, level), 1.5, BARK)
            d.mark("M-15 4C-14 -10 -6 -20 0 -24C6 -20 14 -10 15 4", 7, p.HI)
            d.mark(way(0, -24, 0, -31), 5, p.HI)


def _wood(d: Pen) -> None:
    """A bundle of logs."""
    for x, y in ((24, 70), (50, 72), (76, 70), (37, 48), (63, 48), (50, 27)):
        d.area(ellipse(x, y, 16.5, 14.5), p.KITSUNE)
        d.patch(ellipse(x, y, 10, 8.5), "#E7C38C", 2)
        d.mark(f"M{x - 5} {y}C{x - 3} {y - 4} {x + 4} {y - 4} {x + 5} {y}", 1.6, "#8A5A2C")
    d.mark("M14 58C34 42 66 42 86 58", 6, p.KINARI)
    d.mark("M14 58C34 42 66 42 86 58", 3, p.KURI)


def _plum(d: Pen, ground: str, line: str) -> None:
    for petal in petals(50, 51, 25, 20):
        d.area(petal, ground)
    d.tint(ellipse(50, 51, 22), ground)
    for i in range(5):
        turn = -math.pi / 2 + 2 * math.pi * i / 5
        x, y = math.cos(turn), math.sin(turn)
        d.s.line(way(50, 51, 50 + 24 * x, 51 + 24 * y), 2.6, line)
        d.tint(ellipse(50 + 25 * x, 51 + 25 * y, 4), line)
    d.tint(ellipse(50, 51, 8.5), p.YAMABUKI)


def _iki(d: Pen) -> None:
    """IKI: a plum blossom in vermilion."""
    _plum(d, p.HI, p.KINARI)


def _iki_end(d: Pen) -> None:
    """IKI counted at the end: the blossom in gold."""
    _plum(d, AMBER, p.AKANE)


def _firefighting(d: Pen) -> None:
    """A flame."""
    d.area(
        "M50 4C56 20 76 30 80 54C84 80 66 96 48 96C28 96 14 82 16 60"
        "C17 48 25 42 29 30C34 38 36 42 40 46C48 36 46 20 50 4Z",
        p.HI,
        6,
    )
    d.patch(
        ("M50 42C56 54 66 60 66 74C66 86 58 92 49 92C39 92 32 85 33 74C34 66 39 64 42 56C46 60 50 54 50 42Z"),
        p.YAMABUKI,
        3,
    )


def _experience(d: Pen) -> None:
    """A Kobun that rises."""
    with d.at(2, 26, 0.72):
        d.area(KOBUN, CLAY, 7)
    d.area("M72 96L72 52L58 52L79 18L100 52L86 52L86 96Z", p.MATSUBA)


GOOD_DRAWINGS: dict[str, Callable[[Pen], None]] = {
    "mon": _mon,
    "rice": _rice,
    "sandal": _sandal,
    "wood": _wood,
    "koban": _koban,
    "iki": _iki,
    "iki-end": _iki_end,
    "firefighting": _firefighting,
    "experience": _experience,
}
KNOWN_GOODS = Register("good", GOOD_DRAWINGS)
"""With those of an expansion."""
FRAMED = ("mon", "iki", "iki-end")
"""Those whose number stands inside them."""


def draw_frame(d: Pen, name: str, is_small: bool) -> None:
    """Draw the coin or the blossom as a frame for a number; when small, with more room for it and fewer lines."""
    if name == "mon":
        if is_small:
            d.patch(ellipse(50, 50, 47), "#D2A45E")
            d.patch(block(18, 18, 64, 64, 6), p.SHIRO, 4)
            return
        d.area(ellipse(50, 50, 46), "#D2A45E", 6)
        d.mark(ellipse(50, 50, 39), 2)
        d.patch(block(25, 25, 50, 50, 4), p.SHIRO, 4)
        return
    colour = p.HI if name == "iki" else AMBER
    for petal in petals(50, 50.5, 28, 22):
        d.patch(petal, colour)
    d.tint(ellipse(50, 50.5, 36 if is_small else 32), p.SHIRO)
    if not is_small:
        d.mark(ellipse(50, 50.5, 32), 2.5)
