"""Signs of the expansion in a 100 x 100 box: trade, boats, personalities, special tokens, when something counts."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.goods import CLAY, KOBUN
from edo_table.games.iki.table.art.outline import block, ellipse, petals, polygon, way
from edo_table.games.iki.table.art.pen import GOLD, IRON, STRAW, Pen
from edo_table.games.iki.table.art.signs import SIGNS as IKI_SIGNS
from edo_table.games.iki.table.art.signs import fish, pouch
from edo_table.games.iki.table.art.type_marks import TYPE_COLOURS, TYPE_MARKS
from edo_table.games.iki_akebono.table.art.deeds import DEEDS
from edo_table.ui.print import palette as p

_HULL = "#8A5A34"
_FLASK = "#9CC3D0"
_DUSK = "#5F7FA0"

Drawing = Callable[[Pen], None]


SAILOR = (
    "M44 2C52 2 58 6 61 13L74 22L60 24C60 32 56 37 51 40C62 42 70 48 76 58L88 56L88 68L74 72C70 70 68 68 66 66"
    "C66 78 68 88 72 97L14 97C20 86 22 78 22 66C16 70 10 68 6 62C12 50 22 43 37 40C32 37 28 32 28 24L14 22L27 13"
    "C30 6 36 2 44 2Z"
)
"""The outline of a sailor with his hand at an oar."""


def waves(d: Pen, y: float, colour: str = p.AI, width: float = 5.0) -> None:
    """Two rows of small waves across the box, the upper at y."""
    for dy, x in ((0, 2), (9, 14)):
        d.mark(f"M{x} {y + dy}C{x + 8} {y + dy - 9} {x + 16} {y + dy - 9} {x + 24} {y + dy}", width, colour)
        d.mark(f"M{x + 26} {y + dy}C{x + 34} {y + dy - 9} {x + 42} {y + dy - 9} {x + 50} {y + dy}", width, colour)
        if x < 10:
            d.mark(f"M{x + 52} {y + dy}C{x + 60} {y + dy - 9} {x + 68} {y + dy - 9} {x + 76} {y + dy}", width, colour)


def trade(d: Pen) -> None:
    """Trade: a ship under its broad sail."""
    d.area("M3 64L97 60C95 80 84 92 68 92L32 92C16 92 6 82 3 64Z", _HULL, 6)
    d.mark("M8 74C30 77 70 76 93 71", 3, "#E7C38C")
    d.area(block(47, 2, 7, 62, 2), p.KURI, 4)
    d.area("M18 8L84 8C91 24 91 42 84 56L18 56C25 42 25 24 18 8Z", p.SHIRO, 6)
    d.tint("M40 11L62 11C67 25 67 41 62 53L40 53C46 41 46 25 40 11Z", p.AI)
    d.mark("M18 8L84 8C91 24 91 42 84 56L18 56C25 42 25 24 18 8Z", 6)


def boat(d: Pen) -> None:
    """A boat with an awning of mats on the water."""
    d.area(block(80, 18, 6, 66, 3), p.KITSUNE, 4)
    d.area("M30 58C30 34 40 26 54 26C68 26 76 36 76 56Z", STRAW, 6)
    for x in (44, 58):
        d.mark(f"M{x} 28C{x - 3} 38 {x - 3} 48 {x - 3} 57", 2.6, "#8A6A2C")
    d.area("M2 46C14 58 32 61 50 61C70 61 86 56 98 42C98 68 84 82 66 82L34 82C18 82 6 68 2 46Z", _HULL, 6)
    d.mark("M12 62C30 70 70 70 90 60", 3, "#E7C38C")
    waves(d, 93)


def activate(d: Pen) -> None:
    """A boat sets out."""
    with d.at(0, 24, 0.8):
        boat(d)
    d.area("M24 30C32 8 62 2 78 16L86 8L90 36L62 32L70 25C58 16 44 18 38 33Z", p.HI, 4.4)


def build_or_boat(d: Pen) -> None:
    """A house or a boat, and the hammer for either."""
    with d.at(0, 0, 0.66):
        IKI_SIGNS["build"](d)
    with d.at(34, 40, 0.64):
        boat(d)
    with d.at(82, 24, turn=38):
        d.area(block(-4.5, -10, 9, 34, 3), p.KITSUNE, 4)
        d.area(block(-17, -22, 34, 17, 4), IRON, 4.4)


def fan(d: Pen) -> None:
    """A personality: an open fan with the rising sun."""
    d.area("M50 92L3 44C14 22 32 10 50 10C68 10 86 22 97 44Z", p.SHIRO, 6)
    d.tint("M50 62C42 54 36 50 29 50L9 42C20 24 36 15 50 15C64 15 80 24 91 42L71 50C64 50 58 54 50 62Z", "#E9CFA0")
    d.tint(ellipse(50, 33, 14), p.HI)
    for x, y in ((14, 30), (31, 16), (69, 16), (86, 30)):
        d.mark(way(50, 90, x, y), 2.6, p.KURI)
    d.tint("M50 92L29 69C42 58 58 58 71 69Z", p.KURI)
    d.mark("M50 92L3 44C14 22 32 10 50 10C68 10 86 22 97 44Z", 6)
    d.area(ellipse(50, 90, 5.5), p.SUMI, 2)


def dawn(d: Pen) -> None:
    """A New Character: the sun at daybreak."""
    for i in range(7):
        turn = math.pi + math.pi * (i + 0.5) / 7
        x, y = math.cos(turn), math.sin(turn)
        d.mark(way(50 + 40 * x, 66 + 40 * y, 50 + 58 * x, 66 + 58 * y), 8, p.HI)
    d.area("M16 70C16 46 30 32 50 32C70 32 84 46 84 70Z", p.HI, 6)
    d.area("M4 70L96 70L90 88L10 88Z", _DUSK, 5)
    d.mark("M18 79L82 79", 3, p.SHIRO)


def nagaya(d: Pen) -> None:
    """A row of houses with a second Kobun at its door."""
    d.area(polygon(2, 36, 14, 12, 86, 12, 98, 36), IRON, 5)
    d.area(block(8, 36, 84, 46), "#E7C38C")
    for x in (29, 50, 71):
        d.mark(way(x, 37, x, 82), 4, p.KURI)
    with d.at(16, 42, 0.54):
        d.area(KOBUN, CLAY, 9)


def medicine(d: Pen) -> None:
    """A Kobun whom medicine saves: a flask and a leaf beside him."""
    with d.at(0, 18, 0.76):
        d.area(KOBUN, CLAY, 7)
    d.area("M66 22L90 22L90 36C98 44 100 56 98 70L58 70C56 56 58 44 66 36Z", _FLASK, 5)
    d.area(block(63, 8, 30, 15, 4), p.KURI, 4)
    d.tint("M78 68C66 62 66 50 78 40C90 50 90 62 78 68Z", p.MATSUBA)
    d.s.line(way(78, 68, 78, 47), 2.6, p.SHIRO)


def letter(d: Pen) -> None:
    """An express letter, folded and sealed, that flies to any place."""
    for y, x in ((26, 0), (46, 8), (66, 2)):
        d.mark(way(x, y + 14, x + 24, y + 8), 6, p.AI)
    with d.at(62, 49, 1.0, 26):
        d.area(block(-20, -44, 40, 88, 2), p.SHIRO, 5)
        d.area("M-20 -44L20 -44L20 -24L-20 -32Z", "#E9DFC6", 4)
        d.area("M-20 44L20 44L20 26L-20 34Z", "#E9DFC6", 4)
        d.mark("M0 -22L-1 12", 7)
        d.tint(ellipse(0, 20, 6), p.HI)


def _disc(sign: Drawing) -> Drawing:
    """A special token with a sign, as IKI draws them."""

    def draw(d: Pen) -> None:
        d.area(ellipse(50, 50, 46), "#F6DCCF", 5)
        d.mark(ellipse(50, 50, 39), 3, p.HI)
        with d.at(17, 17, 0.66):
            sign(d)

    return draw


def fisherman_fish(d: Pen) -> None:
    """The fisherman's own fish, a golden carp."""
    fish(d, "#E3B23C", "#C8402F", "#9A5A16")


def policeman_pouch(d: Pen) -> None:
    """The policeman's tobacco pouch."""
    pouch(d, "#2F3E5C", "#E3C27A", "wave")


def special_hired(d: Pen) -> None:
    """A hired character of the special type."""
    d.area("M20 4L80 4Q96 4 96 20L96 80Q96 96 80 96L20 96Q4 96 4 80L4 20Q4 4 20 4Z", "#D27F92", 6)
    with d.at(13, 12, 0.74):
        TYPE_MARKS["special"](d)


def meet(d: Pen) -> None:
    """Meeting a personality: the fan and an arrow to oneself."""
    with d.at(0, 0, 0.78):
        fan(d)
    d.area("M56 66L84 66L84 52L100 74L84 96L84 82L56 82Z", p.HI, 4)


def any_token(d: Pen) -> None:
    """A fish, a pipe or a pouch."""
    with d.at(0, 30, 0.58):
        fish(d)
    with d.at(38, 0, 0.52):
        IKI_SIGNS["pipe"](d)
    with d.at(46, 46, 0.52):
        pouch(d)


def bridge(d: Pen) -> None:
    """The bridge of Nihonbashi."""
    d.tint("M2 74L98 74L98 96L2 96Z", "#8FBBC0")
    for x in (22, 50, 78):
        d.area(block(x - 4, 46, 8, 46), p.KURI, 4)
    d.area("M0 62C26 34 74 34 100 62L100 74C74 48 26 48 0 74Z", p.KITSUNE, 5)
    d.mark("M0 48C26 20 74 20 100 48", 5, p.KURI)
    for x, y in ((6, 44), (28, 30), (50, 26), (72, 30), (94, 44)):
        d.area(block(x - 3.5, y - 6, 7, 24, 2), p.KURI, 3)
        d.area(ellipse(x, y - 8, 5), GOLD, 3)
    d.mark("M10 88C16 82 22 82 28 88", 4, p.SHIRO)
    d.mark("M58 88C64 82 70 82 76 88", 4, p.SHIRO)


def open_type(d: Pen) -> None:
    """A type that is still to be chosen: a petal of each type's colour."""
    for petal, colour in zip(petals(50, 51, 25, 22), TYPE_COLOURS.values(), strict=True):
        d.area(petal, colour, 5)
    d.patch(ellipse(50, 51, 14), p.SHIRO, 4)


def now(d: Pen) -> None:
    """At once: a flash."""
    count = 11
    rim = []
    for i in range(2 * count):
        r, turn = (49 if i % 2 else 33), math.pi * i / count
        rim += [50 + r * math.sin(turn), 50 - r * math.cos(turn)]
    d.area(polygon(*rim), p.HI, 4.4)
    d.tint("M56 22L34 54L48 54L42 80L68 44L53 44Z", p.SHIRO)


def ongoing(d: Pen) -> None:
    """As long as the game lasts: a ring that runs on."""
    d.area(ellipse(50, 50, 46), p.AI, 5)
    d.s.line("M74 36A28 28 0 1 0 78 54", 9, p.SHIRO)
    d.tint(polygon(84, 18, 84, 46, 56, 40), p.SHIRO)


def at_the_end(d: Pen) -> None:
    """At the end of the game: the account, sealed with the golden blossom."""
    d.area(ellipse(50, 50, 46), "#EFC65F", 5)
    d.patch(block(26, 18, 48, 64, 3), p.SHIRO, 4)
    for y in (30, 41, 52):
        d.mark(way(33, y, 67, y), 3.4, "#8A7A60")
    d.tint(ellipse(58, 66, 10), p.HI)


def sailor(d: Pen, colour: str = CLAY) -> None:
    """A sailor of nobody's colour."""
    d.area(block(82, 4, 7, 94, 3), p.KITSUNE, 4)
    d.area(SAILOR, colour, 6)


# what may stand in a sentence with a number
GOODS: dict[str, Drawing] = {
    "trade": trade,
    "boat": boat,
    "personality": fan,
    "fish": IKI_SIGNS["fish"],
    "pipe": IKI_SIGNS["pipe"],
    "pouch": IKI_SIGNS["pouch"],
    "other-experience": DEEDS["other-experience"],
    "step-back": DEEDS["step-back"],
    "cards": DEEDS["cards"],
    "new-character": dawn,
    "artisan": TYPE_MARKS["artisan"],
    "step": IKI_SIGNS["step"],
}
_OWN: dict[str, Drawing] = {
    "activate": activate,
    "build-or-boat": build_or_boat,
    "nagaya": nagaya,
    "medicine": medicine,
    "letter": letter,
    "boat-token": _disc(boat),
    "doctor": _disc(medicine),
    "fisherman-fish": fisherman_fish,
    "policeman-pouch": policeman_pouch,
    "special-hired": special_hired,
    "meet": meet,
    "any-token": any_token,
    "bridge": bridge,
    "open": open_type,
    "now": now,
    "ongoing": ongoing,
    "at-the-end": at_the_end,
    "sailor": sailor,
}
SIGNS: dict[str, Drawing] = {**GOODS, **DEEDS, **_OWN}

SPECIAL_TOKENS: dict[str, tuple[str, str]] = {
    "doctor": ("medicine", ""),
    "messenger": ("letter", ""),
    "owner": ("nagaya", "+1"),
    "boat": ("boat", ""),
    "fisherman": ("fisherman-fish", ""),
    "policeman": ("policeman-pouch", ""),
}
"""The sign of each special token, and the number beside it."""
