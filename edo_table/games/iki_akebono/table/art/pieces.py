"""The expansion's wooden pieces: sailors and trade markers in the seats' colours, and the Grand Master."""

from __future__ import annotations

import pygame

from edo_table.games.iki.table.art.icons import side
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import GOLD, Pen
from edo_table.games.iki.table.art.pieces import crest
from edo_table.games.iki_akebono.table.art.signs import SAILOR
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.print.palette import mix
from edo_table.ui.theme import SeatStyle

_HULL = "M2 66L98 62C96 82 86 94 70 94L30 94C14 94 5 84 2 66Z"
_SAIL = "M16 6L84 6C91 24 91 44 84 58L16 58C23 44 23 24 16 6Z"
_ROBE = "M50 30C70 32 82 48 88 72L98 98L2 98L12 72C18 48 30 32 50 30Z"


@cached("iki_akebono pieces", entries=160, megabytes=8)
def _piece(name: str, seat: SeatStyle, size: int) -> pygame.Surface:
    d = Pen()
    if name == "sailor":
        d.area(block(82, 4, 8, 94, 3), p.KITSUNE, 4)
        d.area(SAILOR, seat.ground, 6)
        crest(d, seat, 24, 46, 40)
    else:
        d.area(_HULL, mix(seat.ground, p.SUMI, 0.25), 6)
        d.area(block(46, 2, 8, 64, 2), p.KITSUNE, 4)
        d.area(_SAIL, seat.ground, 6)
        crest(d, seat, 29, 10, 45)
    return d.render((size, size))


def sailor(seat: SeatStyle, size: float) -> pygame.Surface:
    """A sailor of a seat at his oar, `size` pixels wide and high (shared)."""
    return _piece("sailor", seat, side(size))


def trade_marker(seat: SeatStyle, size: float) -> pygame.Surface:
    """The marker of a seat on the trade track, a ship under sail, `size` pixels wide and high (shared)."""
    return _piece("trade-marker", seat, side(size))


@cached("iki_akebono grand master", entries=16, megabytes=2)
def _grand_master(size: int) -> pygame.Surface:
    d = Pen()
    d.area(_ROBE, "#3A3632", 6)
    d.area(polygon(50, 46, 62, 98, 38, 98), GOLD, 4)
    d.mark("M34 38L50 60L66 38", 5, p.KINARI)
    d.area(ellipse(50, 24, 17, 18), "#EFCFA4", 5)
    d.area("M33 22C32 2 68 2 67 22C60 14 40 14 33 22Z", p.SUMI, 3)
    d.area(ellipse(50, 4, 8, 6), p.SUMI, 3)
    d.area("M42 34C44 50 47 58 50 64C53 58 56 50 58 34C53 38 47 38 42 34Z", "#D9D3C5", 3)
    d.tint(ellipse(44, 25, 2.2), p.SUMI)
    d.tint(ellipse(56, 25, 2.2), p.SUMI)
    with d.at(80, 66, turn=24):
        d.area("M0 30L-22 4C-16 -8 -8 -12 0 -12C8 -12 16 -8 22 4Z", p.HI, 4)
        for x in (-9, 0, 9):
            d.mark(way(0, 28, x, -8), 1.8, GOLD)
    return d.render((size, size))


def grand_master(size: float) -> pygame.Surface:
    """The Grand Master, who belongs to nobody, `size` pixels wide and high (shared)."""
    return _grand_master(side(size))
