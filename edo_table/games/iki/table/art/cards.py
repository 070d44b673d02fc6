"""Character cards: cost and flames on the type's band, the portrait, the skill as icons, salaries beside it."""

from __future__ import annotations

from functools import singledispatch

import pygame

from edo_table.games.iki.content import Character
from edo_table.games.iki.table.art.bust import draw_picture, draw_prop, recipe
from edo_table.games.iki.table.art.face import (
    CardWords,
    Measures,
    finish,
    measures,
    name_band,
    sheet_pen,
    star,
    texts,
)
from edo_table.games.iki.table.art.icons import amount, icon
from edo_table.games.iki.table.art.numerals import write, written_width
from edo_table.games.iki.table.art.outline import block, ellipse, way
from edo_table.games.iki.table.art.pen import Pen
from edo_table.games.iki.table.art.pieces import kobun as kobun_piece
from edo_table.games.iki.table.art.salaries import BESIDE, draw_salaries, slot
from edo_table.games.iki.table.art.sentence import bonus_terms, draw_terms, skill_terms
from edo_table.games.iki.table.art.type_marks import TypeStyle, type_style
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import clear
from edo_table.ui.print.lettering import put
from edo_table.ui.print.palette import mix
from edo_table.ui.print.paper import bokashi
from edo_table.ui.print.patterns import Pattern, sheet
from edo_table.ui.theme import SeatStyle, Theme

_BAND = 92.0  # where the band of the type ends
_RECONSTRUCTION = "reconstruction"
# the size of the patterns' motifs in the card's units
_UNITS: dict[Pattern, float] = {
    "seigaiha": 38,
    "asanoha": 74,
    "shippo": 66,
    "kikko": 54,
    "yagasuri": 36,
    "ichimatsu": 40,
}
_SEASON_SEALS = {"spring": "春", "summer": "夏", "autumn": "秋", "winter": "冬", "start": "始"}


def card(
    character: Character,
    width: float,
    theme: Theme,
    *,
    portrait: bool = True,
    kobun: SeatStyle | None = None,
    experience: int = 0,
    mon: int = 0,
    price: int | None = None,
    words: CardWords | None = None,
) -> pygame.Surface:
    """A character's card, `width` pixels wide (shared).

    portrait: the person, or else the thing of the trade alone.  kobun: the seat whose Kobun works there, on the place
    its `experience` has reached.  mon: coins that lie on the card.  price: what is to be paid instead of the cost, in
    another colour if it differs.  words: shown from a width of 200 pixels.
    """
    m = measures(width, words, BESIDE)
    told = words if m.has_name else None
    if kobun is None and not mon:
        return _plain(character, m, theme, portrait, told, price)
    return _laid(character, m, theme, portrait, told, price, kobun, experience, mon)


def kobun_place(character: Character, width: float, experience: int) -> pygame.Rect:
    """Where a Kobun stands on a character's card of a width, in pixels of the card."""
    m = measures(width)
    side = max(0.235 * m.width, min(21.0, 0.6 * m.width))
    place = slot(character, m, min(experience, character.experience))
    x = min(place.centerx - side / 2, m.width - side - 1)
    return pygame.Rect(round(x), round(place.bottom - side - 0.006 * m.width), round(side), round(side))


@cached("iki cards", entries=240, megabytes=48)
def _plain(
    character: Character, m: Measures, theme: Theme, portrait: bool, words: CardWords | None, price: int | None
) -> pygame.Surface:
    style = type_style(character.type, theme)
    out = clear(m.size)
    out.fill(p.rgb(theme.paper))
    out.fill(p.rgb(style.band), m.box(0, 0, 500, _BAND))
    out.fill(p.rgb(theme.paper_dim), m.box(BESIDE, _BAND, 500, 700))
    _draw_ground(out, character, m, theme, style, portrait)
    d = sheet_pen(theme)
    d.mark(way(4, _BAND, 496, _BAND), 6)
    d.mark(way(BESIDE, _BAND, BESIDE, 696), 5)
    d.mark(way(6, m.foot, BESIDE, m.foot), 5)
    if character.status == _RECONSTRUCTION and m.has_name:
        star(d, 124, 22, 9, style.ink)
    out.blit(d.render(m.size), (0, 0))
    _draw_head(out, character, m, theme, price)
    draw_salaries(out, character, m, theme)
    top, foot = m.skill
    draw_terms(out, skill_terms(character), m.box(14, top, BESIDE - 6, foot), theme, 124 * m.k)
    if words is not None:
        name_band(out, m, words, style.band, style.ink, BESIDE)
    draw_corner(character, out, m, theme)
    if words is not None and m.has_text:
        texts(out, m, words, theme, BESIDE)
    return finish(out, m, theme, len(character.id))


def _draw_ground(
    out: pygame.Surface, character: Character, m: Measures, theme: Theme, style: TypeStyle, portrait: bool
) -> None:
    """The patterned ground, the pale disc and the person, or the thing in a roundel."""
    box = m.box(4, _BAND, BESIDE, m.foot)
    tone = mix(style.pale, style.band, 0.62)
    unit = max(5.0, _UNITS[style.pattern] * (1.0 if m.width < 300 else 0.8) * m.k)
    out.blit(sheet(style.pattern, box.size, unit, tone, 255, style.pale), box)
    out.blit(bokashi((box.w, max(1, round(0.16 * box.h))), [(0, style.band, 130), (1, style.band, 0)]), box)
    who = recipe(character.id)
    w, h = BESIDE - 4, m.foot - _BAND
    d = Pen(w, h, theme.line)
    if portrait:
        x = w * (0.37 if who.is_flipped else 0.63)
        d.tint(ellipse(x, h * 0.42, min(138.0, h * 0.36)), mix(style.pale, p.SHIRO, 0.62))
        draw_picture(d, who, w, h)
    else:
        r = min(w, h) * 0.45
        d.patch(ellipse(w / 2, h * 0.51, r), "#F8F0DD", 7)
        d.mark(ellipse(w / 2, h * 0.51, r * 0.9), 3.5, style.band)
        with d.at(w / 2 - r * 0.62, h * 0.51 - r * 0.62, r * 1.24 / 100):
            draw_prop(d, who.prop)
    out.blit(d.render(box.size), box)


def _draw_head(out: pygame.Surface, character: Character, m: Measures, theme: Theme, price: int | None) -> None:
    """The coin with the cost, the flames, the type's mark."""
    side = (104 if m.has_name else 118) * m.k
    cost = character.cost if price is None else price
    ink = theme.ink if cost == character.cost else theme.warn_text if cost > character.cost else theme.good_text
    out.blit(amount("mon", cost, side, theme, ink=ink), (m.px(8), m.px(7)))
    for i, term in enumerate(bonus_terms(character)):
        out.blit(amount(term.name, term.n, 80 * m.k, theme), (m.px(140 + 70 * i), m.px(7)))
    out.blit(icon(character.type, 84 * m.k, theme), (m.px(398), m.px(7)))


def corner(character: Character, m: Measures, side: float) -> pygame.Rect:
    """The picture's free upper corner: a square, its `side` in the card's units."""
    left = BESIDE - 12 - side if recipe(character.id).is_flipped else 16.0
    return m.box(left, _BAND + 28, left + side, _BAND + 28 + side)


@singledispatch
def draw_corner(character: Character, out: pygame.Surface, m: Measures, theme: Theme) -> None:
    """The season of the card's deck as a red seal, on cards with words; an expansion's cards may have another mark."""
    if not m.has_name:
        return
    at = corner(character, m, 46)
    d = Pen(100, 100, theme.line)
    d.tint(block(2, 2, 96, 96, 12), theme.primary)
    out.blit(d.render(at.size), at)
    put(out, _SEASON_SEALS[character.season], at.center, "title", at.h * 0.74, theme.on_dark, "c")


@cached("iki cards with pieces", entries=160, megabytes=32)
def _laid(
    character: Character,
    m: Measures,
    theme: Theme,
    portrait: bool,
    words: CardWords | None,
    price: int | None,
    seat: SeatStyle | None,
    experience: int,
    mon: int,
) -> pygame.Surface:
    out = _plain(character, m, theme, portrait, words, price).copy()
    if seat is not None:
        place = kobun_place(character, m.width, experience)
        out.blit(kobun_piece(seat, place.w), place)
    if mon:
        _lay_coins(out, m, theme, mon)
    return out


def _lay_coins(out: pygame.Surface, m: Measures, theme: Theme, mon: int) -> None:
    """A coin, or two of them, over the band's edge, with how many lie there."""
    side = 104 * m.k
    d = Pen(weight=theme.line)
    if mon > 1:
        d.area(ellipse(58, 42, 38), "#B98445", 5)
    d.tint(ellipse(50, 58, 41), p.SUMI, 0.5)
    d.patch(ellipse(46, 53, 42), "#E0B263", 6)
    d.mark(ellipse(46, 53, 35), 2)
    at = (288 * m.k, 6 * m.k)
    out.blit(d.render((side, side)), (round(at[0]), round(at[1])))
    text = f"+{mon}"
    high = min(0.44, 0.62 / written_width(text)) * side
    write(out, text, (at[0] + 0.46 * side, at[1] + 0.535 * side), high, theme.ink, theme.paper_bright)
