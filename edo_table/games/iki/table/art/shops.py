"""The marks of the eight shops: a curtain in the shop's colour with what it deals in."""

from __future__ import annotations

import pygame

from edo_table.games.iki.table.art.bust import draw_prop
from edo_table.games.iki.table.art.icons import side
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import IRON, Pen
from edo_table.games.iki.table.art.register import Register
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.theme import Theme

SHOPS: dict[str, tuple[str, str]] = {
    "sandal-shop": ("#A5622E", "sandal"),
    "rice-shop": ("#B5852A", "rice"),
    "fire-tower": ("#A8362A", "tower"),
    "tobacco-shop": ("#6A5A96", "pipe"),
    "pawn-shop": ("#3F5B3A", "storehouse"),
    "construction-site": (p.KURI, "build"),
    "fish-market": (p.AI, "fish"),
    "exchange-shop": (p.KON, "koban"),
}
"""Colour and sign of every shop."""
KNOWN_SHOPS = Register("shop", SHOPS)
"""With those of an expansion."""


def _tower(d: Pen) -> None:
    """A fire watchtower with its bell."""
    for line in ((38, 40, 26, 98), (62, 40, 74, 98), (34, 58, 66, 58), (30, 78, 70, 78), (34, 60, 68, 78)):
        d.mark(way(*line), 6, p.KURI)
    d.area(block(28, 32, 44, 12, 2), p.KITSUNE, 4)
    d.area(polygon(50, 2, 84, 24, 16, 24), IRON)
    d.area("M43 24L57 24L59 36L41 36Z", p.YAMABUKI, 3)


def _storehouse(d: Pen) -> None:
    """A storehouse with white walls."""
    d.area(polygon(50, 8, 96, 40, 90, 48, 10, 48, 4, 40), "#3A4046")
    d.area(block(16, 48, 68, 28), p.SHIRO)
    d.area(block(16, 74, 68, 20), "#3A4046")
    for x in (22, 40, 58):
        d.s.line(way(x, 76, x + 16, 92), 2.4, p.SHIRO)
        d.s.line(way(x + 16, 76, x, 92), 2.4, p.SHIRO)
    d.area(block(38, 52, 24, 20, 2), p.KURI, 4)


@cached("iki shop marks", entries=80, megabytes=8)
def _mark(shop: str, size: int, weight: float) -> pygame.Surface:
    colour, sign = KNOWN_SHOPS[shop]
    d = Pen(weight=weight)
    d.area(block(6, 8, 88, 88, 5), colour, 6)
    d.mark(way(35, 84, 35, 96), 2.4, p.SUMI)
    d.mark(way(65, 84, 65, 96), 2.4, p.SUMI)
    d.area(block(1, 2, 98, 9, 3), p.KURI, 4)
    d.patch(ellipse(50, 53, 38), p.KINARI, 4)
    with d.at(21, 24, 0.58):
        if sign == "tower":
            _tower(d)
        elif sign == "storehouse":
            _storehouse(d)
        else:
            draw_prop(d, sign)
    return d.render((size, size))


def shop_mark(shop: str, size: float, theme: Theme) -> pygame.Surface:
    """A shop's mark, `size` pixels wide and high (shared); KeyError if there is no such shop."""
    return _mark(shop, side(size), theme.line)
