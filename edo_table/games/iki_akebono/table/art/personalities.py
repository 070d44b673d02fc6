"""Cards of personalities: when and what in icons, the portrait before a picture of what each is known for."""

from __future__ import annotations

import pygame

from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.table.art.bust import draw_picture, recipe
from edo_table.games.iki.table.art.face import CardWords, Measures, finish, measures, name_band, sheet_pen, texts
from edo_table.games.iki.table.art.icons import icon
from edo_table.games.iki.table.art.outline import block, ellipse, way
from edo_table.games.iki.table.art.pen import Pen
from edo_table.games.iki.table.art.pieces import marker
from edo_table.games.iki.table.art.sentence import draw_terms
from edo_table.games.iki_akebono.components import Personality
from edo_table.games.iki_akebono.table.art.scenes_early import EARLY
from edo_table.games.iki_akebono.table.art.scenes_late import LATE
from edo_table.games.iki_akebono.table.art.sentence import kind_of, personality_terms
from edo_table.games.iki_akebono.table.art.stage import HIGH, WIDE
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import clear
from edo_table.ui.print.palette import mix, readable
from edo_table.ui.print.paper import bokashi
from edo_table.ui.print.patterns import sheet
from edo_table.ui.theme import SeatStyle, Theme

BACKDROPS = {**EARLY, **LATE}
_BAND = 104.0
_RIGHT = 494.0
_GILT = "#D9A93A"
_BANDS = ("#D58A9C", "#5B9AA8", "#C9763A", "#8A9FC0")
"""By season."""


def _ground(season: int, theme: Theme) -> str:
    return mix(_BANDS[season], "#FFFFFF", 0.45) if theme.is_contrast else _BANDS[season]


def personality(
    personality: Personality,
    width: float,
    theme: Theme,
    *,
    owner: SeatStyle | None = None,
    words: CardWords | None = None,
) -> pygame.Surface:
    """A personality's card, `width` pixels wide and of CARD_RATIO (shared); words as in IKI's `card`.

    owner: the seat that has met it, whose disc lies in the picture's corner.
    """
    m = measures(width, words, _RIGHT)
    return _card(personality, m, theme, owner, words if m.has_name else None)


@cached("iki_akebono personalities", entries=90, megabytes=24)
def _card(
    personality: Personality, m: Measures, theme: Theme, owner: SeatStyle | None, words: CardWords | None
) -> pygame.Surface:
    band = _ground(personality.season, theme)
    out = clear(m.size)
    out.fill(p.rgb(theme.paper))
    out.fill(p.rgb(band), m.box(0, 0, 500, _BAND))
    _draw_picture(out, personality, m, theme)
    d = sheet_pen(theme)
    d.mark(way(4, _BAND, 496, _BAND), 5)
    d.patch(ellipse(342, 54, 40), theme.paper, 3)
    d.mark(way(4, m.foot, 496, m.foot), 5)
    d.mark(block(11, _BAND + 9, 478, m.foot - _BAND - 18, 10), 3.2, _GILT)
    out.blit(d.render(m.size), (0, 0))
    side = 92 * m.k
    out.blit(icon(kind_of(personality), side, theme), (m.px(14), m.px(7)))
    sign = icon(SEASONS[personality.season], 58 * m.k, theme)
    out.blit(sign, sign.get_rect(center=(m.px(342), m.px(54))))
    out.blit(icon("personality", side, theme), (m.px(394), m.px(7)))
    top, foot = m.skill
    draw_terms(out, personality_terms(personality), m.box(16, top, 484, foot), theme, 128 * m.k)
    if words is not None:
        name_band(out, m, words, band, readable(band, theme.ink, theme.paper_bright), _RIGHT)
    if words is not None and m.has_text:
        texts(out, m, words, theme, _RIGHT)
    if owner is not None:
        disc = marker(owner, max(92 * m.k, min(20.0, 0.5 * m.width)))
        out.blit(disc, disc.get_rect(bottomright=(m.px(482), m.px(m.foot - 12))))
    return finish(out, m, theme, len(personality.id))


def _draw_picture(out: pygame.Surface, personality: Personality, m: Measures, theme: Theme) -> None:
    box = m.box(4, _BAND, 496, m.foot)
    back = BACKDROPS[personality.id]
    out.blit(bokashi(box.size, [(0, back.sky, 255), (0.8, back.horizon, 255), (1, back.horizon, 255)]), box)
    w, h = 492.0, m.foot - _BAND
    k = max(0.72, min(1.0, h / HIGH))
    d = Pen(w, h, theme.line, (1.4, 1.1))
    with d.at((w - WIDE * k) / 2, h - HIGH * k, k):
        back.draw(d)
    who = recipe(personality.id)
    x = w * (0.40 if who.is_flipped else 0.60)
    d.tint(
        ellipse(x, h * 0.44, min(150.0, h * 0.37)), mix(back.horizon, p.SHIRO, 0.5), 0.85 if theme.is_contrast else 0.62
    )
    draw_picture(d, who, w, h)
    out.blit(d.render(box.size), box)


@cached("iki_akebono personality backs", entries=16, megabytes=4)
def _back(season: int, m: Measures, theme: Theme) -> pygame.Surface:
    band = _ground(season, theme)
    out = clear(m.size)
    tone = mix(band, p.SUMI, 0.28)
    out.blit(sheet("shippo", m.size, max(5.0, 66 * m.k), mix(tone, p.SHIRO, 0.3), 255, tone), (0, 0))
    d = sheet_pen(theme)
    d.patch(ellipse(250, 350, 168), theme.paper, 6)
    d.mark(ellipse(250, 350, 150), 3, _GILT)
    out.blit(d.render(m.size), (0, 0))
    fan, sign = icon("personality", 190 * m.k, theme), icon(SEASONS[season], 84 * m.k, theme)
    out.blit(fan, fan.get_rect(center=(m.px(250), m.px(328))))
    out.blit(sign, sign.get_rect(center=(m.px(250), m.px(454))))
    return finish(out, m, theme, season)


def personality_back(season: int, width: float, theme: Theme) -> pygame.Surface:
    """The back of the personalities of a season (0 to 3), `width` pixels wide and of CARD_RATIO (shared)."""
    return _back(season, measures(width), theme)
