"""Building cards: the cost on a dark band, the house under the evening sky, what it scores and does as icons."""

from __future__ import annotations

import pygame

from edo_table.games.iki.content import Building
from edo_table.games.iki.table.art.face import CardWords, Measures, finish, measures, name_band, sheet_pen, star, texts
from edo_table.games.iki.table.art.houses import HOUSE_HIGH, HOUSE_WIDE, KNOWN_HOUSES
from edo_table.games.iki.table.art.icons import amount, icon
from edo_table.games.iki.table.art.outline import ellipse, way
from edo_table.games.iki.table.art.pen import Pen
from edo_table.games.iki.table.art.pieces import kobun
from edo_table.games.iki.table.art.sentence import building_terms, cost_terms, draw_terms
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import clear
from edo_table.ui.print.paper import bokashi
from edo_table.ui.theme import SeatStyle, Theme

_BAND = 112.0
_RIGHT = 494.0
_RECONSTRUCTION = "reconstruction"


def building(
    building: Building,
    width: float,
    theme: Theme,
    *,
    owner: SeatStyle | None = None,
    words: CardWords | None = None,
) -> pygame.Surface:
    """A building's card, `width` pixels wide (shared), with a Kobun of its owner; words as in `card`."""
    m = measures(width, words, _RIGHT)
    return _building(building, m, theme, owner, words if m.has_name else None)


@cached("iki buildings", entries=120, megabytes=24)
def _building(
    building: Building, m: Measures, theme: Theme, owner: SeatStyle | None, words: CardWords | None
) -> pygame.Surface:
    if owner is not None:
        return _owned(_building(building, m, theme, None, words), m, owner)
    out = clear(m.size)
    out.fill(p.rgb(theme.paper))
    out.fill(p.rgb(theme.header), m.box(0, 0, 500, _BAND))
    box = m.box(4, _BAND, 496, m.foot)
    house = KNOWN_HOUSES[building.id]
    out.blit(bokashi(box.size, [(0, house.sky, 255), (0.78, house.horizon, 255), (1, house.horizon, 255)]), box)
    w, h = 492.0, m.foot - _BAND
    d = Pen(w, h, theme.line)
    k = min(1.0, h / HOUSE_HIGH)
    with d.at((w - HOUSE_WIDE * k) / 2, h - HOUSE_HIGH * k, k):
        house.draw(d)
    out.blit(d.render(box.size), box)
    d = sheet_pen(theme)
    d.mark(way(4, _BAND, 496, _BAND), 5)
    d.mark(way(4, m.foot, 496, m.foot), 5)
    if building.status == _RECONSTRUCTION and m.has_name:
        star(d, 474, 26, 9, theme.on_dark)
    if not m.has_text:
        d.patch(ellipse(438, m.foot - 62, 46, 40), theme.paper_dim, 4)
    out.blit(d.render(m.size), (0, 0))
    _draw_cost(out, building, m, theme)
    top, foot = m.skill
    draw_terms(out, building_terms(building), m.box(16, top, 484, foot), theme, 128 * m.k)
    if words is not None:
        name_band(out, m, words, theme.header, theme.on_dark, _RIGHT)
    if words is not None and m.has_text:
        texts(out, m, words, theme, _RIGHT)
    return finish(out, m, theme, len(building.id))


def _draw_cost(out: pygame.Surface, building: Building, m: Measures, theme: Theme) -> None:
    """What is spent: each good as often as it is needed, coins as a number."""
    side = 98 * m.k
    x, y = 14 * m.k, 8 * m.k
    for term in cost_terms(building):
        if term.name == "mon" or term.n > 3:
            out.blit(amount(term.name, term.n, side, theme), (round(x), round(y)))
            x += side + 8 * m.k
            continue
        for _ in range(term.n):
            out.blit(icon(term.name, side, theme), (round(x), round(y)))
            x += side * 0.88
        x += 6 * m.k


def _owned(plain: pygame.Surface, m: Measures, owner: SeatStyle) -> pygame.Surface:
    out = plain.copy()
    side = max(0.27 * m.width, min(22.0, 0.6 * m.width))
    x = min(438 * m.k - side / 2, m.width - side - 1)
    out.blit(kobun(owner, side), (round(x), round((m.foot - 26) * m.k - side)))
    return out
