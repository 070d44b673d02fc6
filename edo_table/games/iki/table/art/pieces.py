"""The players' wooden pieces in the seats' colours, each with the seat's crest: Kobun, Oyakata, Ikizama, marker."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from edo_table.games.iki.table.art.goods import KOBUN
from edo_table.games.iki.table.art.outline import ellipse
from edo_table.games.iki.table.art.pen import STRAW, Pen
from edo_table.ui.print.cache import cached
from edo_table.ui.print.crests import draw_crest
from edo_table.ui.print.palette import mix
from edo_table.ui.theme import SeatStyle

_OYAKATA = (
    "M50 2C58 2 60 8 58 12C70 16 84 22 92 32L66 34C66 38 64 42 60 45C78 48 90 60 94 78C88 82 82 80 78 76L82 98L18 98"
    "L22 76C18 80 12 82 6 78C10 60 22 48 40 45C36 42 34 38 34 34L8 32C16 22 30 16 42 12C40 8 42 2 50 2Z"
)
_TILE = "M50 3L80 18L92 92C92 95 90 97 87 97L13 97C10 97 8 95 8 92L20 18Z"


def crest(d: Pen, seat: SeatStyle, x: float, y: float, size: float) -> None:
    """Draw a seat's crest on a piece of its colour, its upper left corner at (x, y)."""
    with d.at(x, y, size / 100):
        draw_crest(d.s, seat.crest, seat.text, seat.ground)


def _grain(d: Pen, shape: str, seat: SeatStyle) -> None:
    """A piece of painted wood: its ground, and light along its left edge."""
    d.area(shape, seat.ground, 6)


def _kobun(d: Pen, seat: SeatStyle) -> None:
    _grain(d, KOBUN, seat)
    crest(d, seat, 29, 47, 42)


def _oyakata(d: Pen, seat: SeatStyle) -> None:
    _grain(d, _OYAKATA, seat)
    d.tint("M50 8C62 14 80 22 90 31L10 31C20 22 38 14 50 8Z", STRAW)
    d.mark("M8 32C16 22 30 16 42 12C44 6 56 6 58 12C70 16 84 22 92 32Z", 5)
    crest(d, seat, 29, 50, 42)


def _ikizama(d: Pen, seat: SeatStyle) -> None:
    """A tile like those of shogi, standing."""
    _grain(d, _TILE, seat)
    d.mark("M50 13L73 25L82 88L18 88L27 25Z", 2.6, mix(seat.ground, seat.text, 0.5))
    crest(d, seat, 24, 32, 52)


def _marker(d: Pen, seat: SeatStyle) -> None:
    """A flat disc."""
    _grain(d, ellipse(50, 50, 44), seat)
    crest(d, seat, 20, 20, 60)


_DRAW: dict[str, Callable[[Pen, SeatStyle], None]] = {
    "kobun": _kobun,
    "oyakata": _oyakata,
    "ikizama": _ikizama,
    "marker": _marker,
}


@cached("iki pieces", entries=240, megabytes=12)
def _piece(name: str, seat: SeatStyle, size: int) -> pygame.Surface:
    d = Pen()
    _DRAW[name](d, seat)
    return d.render((size, size))


def _side(size: float) -> int:
    return max(6, round(size))


def kobun(seat: SeatStyle, size: float) -> pygame.Surface:
    """A Kobun of a seat, `size` pixels wide and high (shared)."""
    return _piece("kobun", seat, _side(size))


def oyakata(seat: SeatStyle, size: float) -> pygame.Surface:
    """The Oyakata of a seat under his hat, `size` pixels wide and high (shared)."""
    return _piece("oyakata", seat, _side(size))


def ikizama(seat: SeatStyle, size: float) -> pygame.Surface:
    """The tile of a seat on the Ikizama track, `size` pixels wide and high (shared)."""
    return _piece("ikizama", seat, _side(size))


def marker(seat: SeatStyle, size: float) -> pygame.Surface:
    """The disc of a seat for tracks and the firefighting stack, `size` pixels wide and high (shared)."""
    return _piece("marker", seat, _side(size))
