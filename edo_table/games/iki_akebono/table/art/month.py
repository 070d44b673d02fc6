"""The mark of New Characters: a sun at daybreak with the number of the month."""

from __future__ import annotations

import math

import pygame

from edo_table.games.iki.table.art.cards import corner, draw_corner
from edo_table.games.iki.table.art.face import Measures
from edo_table.games.iki.table.art.icons import side
from edo_table.games.iki.table.art.numerals import write, written_width
from edo_table.games.iki.table.art.outline import ellipse, way
from edo_table.games.iki.table.art.pen import Pen
from edo_table.games.iki_akebono.components import NewCharacter
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.theme import Theme

_WIDE = 76.0  # of the mark on a card, in its units
_LEAST = 17.0  # pixels

_iki_corner = draw_corner.dispatch(object)


@cached("iki_akebono months", entries=80, megabytes=2)
def _mark(month: int, size: int, theme: Theme) -> pygame.Surface:
    d = Pen(weight=theme.line)
    if size >= 30:
        for i in range(12):
            x, y = math.cos(math.pi * i / 6), math.sin(math.pi * i / 6)
            d.mark(way(50 + 40 * x, 50 + 40 * y, 50 + 49 * x, 50 + 49 * y), 7, theme.primary)
    r = 36 if size >= 30 else 46
    d.patch(ellipse(50, 50, r), theme.primary, 5)
    d.mark(ellipse(50, 50, r - 5), 2, p.SHIRO)
    out = d.render((size, size))
    high = min(0.46 if size >= 30 else 0.56, 0.62 / written_width(str(month))) * size
    write(out, str(month), (size * 0.5, size * 0.505), high, theme.on_dark)
    return out


def month_mark(month: int, size: float, theme: Theme) -> pygame.Surface:
    """The mark of the New Characters of a month (1 to 12), `size` pixels wide and high (shared)."""
    return _mark(month, side(size), theme)


@draw_corner.register(NewCharacter)
def _draw_corner(character: NewCharacter, out: pygame.Surface, m: Measures, theme: Theme) -> None:
    if not character.month:
        _iki_corner(character, out, m, theme)
        return
    wide = max(_WIDE, min(_LEAST / m.k, 140.0))
    place = corner(character, m, wide)
    mark = month_mark(character.month, place.w, theme)
    out.blit(mark, mark.get_rect(center=(place.centerx, place.centery - m.px(14))))
