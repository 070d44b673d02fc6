"""Signs of what is done with Kobuns and cards, in a 100 x 100 box: rising, retiring, moving, a lap, a lowest flame."""

from __future__ import annotations

from collections.abc import Callable

from edo_table.games.iki.table.art.goods import CLAY, GOOD_DRAWINGS, KOBUN
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import IRON, Pen
from edo_table.games.iki.table.art.signs import SIGNS as IKI_SIGNS
from edo_table.games.iki.table.art.type_marks import TYPE_MARKS
from edo_table.ui.print import palette as p

OYAKATA = (
    "M50 2C58 2 60 8 58 12C70 16 84 22 92 32L66 34C66 38 64 42 60 45C78 48 90 60 94 78L82 98L18 98L6 78"
    "C10 60 22 48 40 45C36 42 34 38 34 34L8 32C16 22 30 16 42 12C40 8 42 2 50 2Z"
)
"""The outline of an Oyakata under his hat."""


def others_rise(d: Pen) -> None:
    """Another Kobun of one's own that rises."""
    with d.at(0, 14, 0.6):
        d.area(KOBUN, "#D8CFBE", 8)
    with d.at(26, 34, 0.66):
        d.area(KOBUN, CLAY, 7)
    d.area("M82 92L80 46L69 46L85 18L101 46L91 46L91 92Z", p.MATSUBA, 4.4)


def step_back(d: Pen) -> None:
    """A Kobun that steps back."""
    with d.at(2, 26, 0.72):
        d.area(KOBUN, CLAY, 7)
    d.area("M72 18L72 60L58 60L79 94L100 60L86 60L86 18Z", p.HI)


def retire(d: Pen) -> None:
    """A Kobun that leaves its card at the top."""
    d.area(block(8, 26, 52, 70, 5), p.SHIRO)
    d.area(ellipse(34, 46, 15, 13), "#F2CFC0", 4)
    d.mark(way(16, 70, 52, 70), 3, "#8A7A60")
    d.mark(way(16, 82, 52, 82), 3, "#8A7A60")
    with d.at(40, 0, 0.58):
        d.area(KOBUN, CLAY, 8)
    d.area("M54 68L78 68L78 55L98 75L78 95L78 82L54 82Z", p.MATSUBA, 4)


def lap(d: Pen) -> None:
    """An Oyakata's way round the whole street."""
    d.area(
        "M50 4C78 4 96 24 96 50C96 76 76 96 50 96C30 96 14 84 7 68L20 62C26 74 37 82 50 82C68 82 82 68 82 50"
        "C82 32 68 18 50 18C38 18 28 24 22 34L32 40L4 48L2 18L11 25C20 12 34 4 50 4Z",
        p.MATSUBA,
        4.4,
    )
    with d.at(27, 28, 0.46):
        d.area(OYAKATA, CLAY, 9)


def struck(d: Pen) -> None:
    """A stroke over something that does not happen, or is not asked for."""
    d.area("M8 14L18 6L92 86L82 94Z", p.HI, 4)


def no_hire(d: Pen) -> None:
    """Nobody is hired."""
    IKI_SIGNS["hire"](d)
    struck(d)


def no_surcharge(d: Pen) -> None:
    """A stall's extra cost that is not asked for."""
    d.area(block(8, 10, 60, 82, 6), p.TORINOKO, 5)
    d.mark(block(15, 17, 46, 68, 4), 2.4, "#8A7A60")
    with d.at(28, 30, 0.7):
        GOOD_DRAWINGS["mon"](d)
    struck(d)


def safe_house(d: Pen) -> None:
    """A building that no fire takes."""
    with d.at(0, 22, 0.78):
        IKI_SIGNS["build"](d)
    with d.at(44, 0, 0.56):
        IKI_SIGNS["no-fire"](d)


def relocate(d: Pen) -> None:
    """A card that moves to an empty space with its Kobun."""
    d.mark(block(56, 10, 38, 56, 4), 4, "#6F665A")
    d.area(block(4, 36, 42, 58, 4), p.TORINOKO)
    with d.at(8, 46, 0.34):
        d.area(KOBUN, CLAY, 12)
    d.area("M14 30C16 8 36 0 54 8L59 0L72 24L46 26L50 19C40 16 32 20 30 32Z", p.HI, 4)
    d.mark(way(66, 38, 84, 38), 4, "#6F665A")
    d.mark(way(75, 29, 75, 47), 4, "#6F665A")


def top_salary(d: Pen) -> None:
    """The salary in the circle at the top of a character's column."""
    d.area(block(22, 2, 56, 96, 8), p.TORINOKO)
    for y in (54, 76):
        d.mark(way(28, y, 72, y), 3, "#8A7A60")
    d.patch(ellipse(50, 29, 24, 21), p.SHIRO, 6)
    d.mark(ellipse(50, 29, 17, 14.5), 2.4)
    d.tint(polygon(50, 19, 59, 31, 53, 31, 53, 40, 47, 40, 47, 31, 41, 31), p.MATSUBA)
    d.mark(ellipse(50, 66, 6), 3, "#8A7A60")
    d.mark(ellipse(50, 87, 6), 3, "#8A7A60")


def cards(d: Pen) -> None:
    """Characters of one's own: cards side by side."""
    for x, turn, colour in ((27, -10, "#9CC3D0"), (73, 10, "#E3C27A"), (50, 0, p.SHIRO)):
        with d.at(x, 50, 0.86, turn):
            d.area(block(-23, -36, 46, 74, 5), colour)
            if not turn:
                with d.at(-17, -14, 0.34):
                    d.area(KOBUN, CLAY, 12)
                d.tint(block(-23, -36, 46, 14), "#D27F92")
                d.mark(block(-23, -36, 46, 74, 5), 5)


def last_flame(d: Pen) -> None:
    """The lowest marker of a stack at the foot of the firefighting track."""
    with d.at(48, 0, 0.54):
        GOOD_DRAWINGS["firefighting"](d)
    for y, colour in ((44, "#D8CFBE"), (58, "#D8CFBE"), (74, p.HI)):
        d.area(f"M6 {y}C6 {y - 12} 66 {y - 12} 66 {y}L66 {y + 10}C66 {y + 22} 6 {y + 22} 6 {y + 10}Z", colour, 5)
        d.mark(f"M6 {y}C6 {y + 12} 66 {y + 12} 66 {y}", 3)
    d.area("M76 94L76 80L68 80L83 62L98 80L90 80L90 94Z", p.SUMI, 2)


def two_harmonies(d: Pen) -> None:
    """A Nagaya whose harmony counts twice."""
    d.area(polygon(4, 34, 14, 14, 86, 14, 96, 34), IRON, 5)
    d.area(block(10, 34, 80, 30), "#E7C38C")
    for x in (30, 50, 70):
        d.mark(way(x, 35, x, 64), 4, p.KURI)
    for x in (4, 36, 68):
        with d.at(x, 56, 0.4):
            d.area(KOBUN, "#D27F92", 12)


def own_kobun(d: Pen) -> None:
    """A Kobun on the board."""
    with d.at(6, 6, 0.88):
        d.area(KOBUN, CLAY, 7)
    d.mark("M6 97L94 97", 6, p.KURI)


def passing(d: Pen) -> None:
    """An Oyakata who reaches a place or passes it."""
    with d.at(4, 0, 0.78):
        d.area(OYAKATA, CLAY, 7)
    d.area("M4 80L66 80L66 68L98 86L66 104L66 92L4 92Z", p.MATSUBA, 4)


def all_rise(d: Pen) -> None:
    """All Kobuns of one's own rise."""
    for x, y, tone in ((4, 6, "#D8CFBE"), (38, 6, "#D8CFBE"), (-2, 46, CLAY), (32, 46, CLAY)):
        with d.at(x, y, 0.46):
            d.area(KOBUN, tone, 10)
    d.area("M80 94L80 44L68 44L87 12L104 44L93 44L93 94Z", p.MATSUBA, 4.4)


def no_business(d: Pen) -> None:
    """No business in any shop."""
    TYPE_MARKS["shop-seller"](d)
    struck(d)


DEEDS: dict[str, Callable[[Pen], None]] = {
    "other-experience": others_rise,
    "step-back": step_back,
    "retire": retire,
    "lap": lap,
    "no-hire": no_hire,
    "no-surcharge": no_surcharge,
    "safe-house": safe_house,
    "relocate": relocate,
    "top-salary": top_salary,
    "cards": cards,
    "last-flame": last_flame,
    "two-harmonies": two_harmonies,
    "own-kobun": own_kobun,
    "passing": passing,
    "all-experience": all_rise,
    "no-business": no_business,
}
