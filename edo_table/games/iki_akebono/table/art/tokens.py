"""The expansion's tokens: its fish, pipes and pouches, starting tiles, and the special tokens."""

from __future__ import annotations

import pygame

from edo_table.games.iki.table.art.icons import amount, side
from edo_table.games.iki.table.art.market import is_sold, paint
from edo_table.games.iki.table.art.outline import ellipse
from edo_table.games.iki.table.art.pen import Pen
from edo_table.games.iki.table.art.sentence import gain_terms
from edo_table.games.iki_akebono.components import AkebonoToken, TradeGain
from edo_table.games.iki_akebono.table.art.signs import fisherman_fish, policeman_pouch
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.print.paper import grain
from edo_table.ui.theme import Theme

_iki_paint = paint.dispatch(object)


@paint.register(AkebonoToken)
def _paint(token: AkebonoToken, d: Pen) -> None:
    if is_sold(token):
        _iki_paint(token, d)
    elif token.kind == "fish":
        fisherman_fish(d)
    else:
        policeman_pouch(d)


@cached("iki_akebono starting tiles", entries=40, megabytes=3)
def _tile(gain: TradeGain, size: int, theme: Theme) -> pygame.Surface:
    d = Pen(weight=theme.line)
    d.area("M50 3L97 24L97 96L3 96L3 24Z", "#D9B98A" if not theme.is_contrast else theme.wood, 6)
    d.mark("M50 12L90 30L90 89L10 89L10 30Z", 2, "#8A5A34")
    d.mark("M42 8C40 -2 60 -2 58 8", 3, p.HI)
    d.patch(ellipse(50, 59, 32, 29), theme.paper_bright, 3)
    out = d.render((size, size))
    terms = gain_terms(gain)
    px = size * (0.62 if len(terms) == 1 else 0.42)
    for i, term in enumerate(terms):
        picture = amount(term.name, term.n, px, theme)
        x = size * (0.5 if len(terms) == 1 else 0.34 + 0.32 * i)
        out.blit(picture, picture.get_rect(center=(round(x), round(size * 0.59))))
    return grain(out, "wood", shift=(40, 60)) if theme.has_grain else out


def starting_tile(gain: TradeGain, size: float, theme: Theme) -> pygame.Surface:
    """A starting tile, a wooden plaque with what it brings, `size` pixels wide and high (shared)."""
    return _tile(gain, side(size), theme)
