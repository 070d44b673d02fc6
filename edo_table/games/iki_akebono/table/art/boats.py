"""Boats: tiles on the riverbank, and boats in the river with the sailor of whoever built them."""

from __future__ import annotations

from typing import Literal

import pygame

from edo_table.games.iki.table.art import scenery as s
from edo_table.games.iki.table.art.face import (
    LEAST_WIDE,
    CardWords,
    Measures,
    finish,
    measures,
    name_band,
    sheet_pen,
    texts,
)
from edo_table.games.iki.table.art.icons import amount, icon
from edo_table.games.iki.table.art.numerals import write
from edo_table.games.iki.table.art.outline import block, ellipse, way
from edo_table.games.iki.table.art.pen import Pen
from edo_table.games.iki.table.art.sentence import OR, Term, draw_terms, width_of
from edo_table.games.iki_akebono.components import Boat
from edo_table.games.iki_akebono.table.art.pieces import sailor as sailor_piece
from edo_table.games.iki_akebono.table.art.sentence import action_terms, boat_cost_terms
from edo_table.games.iki_akebono.table.art.vessels import VESSEL_WIDE, VESSELS, WATER
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import clear, masked
from edo_table.ui.print.lettering import put
from edo_table.ui.print.palette import mix
from edo_table.ui.print.paper import bokashi, grain
from edo_table.ui.print.patterns import sheet
from edo_table.ui.theme import SeatStyle, Theme

BoatSide = Literal["a", "b"]
SIDES: tuple[BoatSide, BoatSide] = ("a", "b")

_WIDE, _HIGH = 500.0, 420.0
BOAT_RATIO = _WIDE / _HIGH
"""The width of a boat's tile in its heights; with words it is a card and has CARD_RATIO."""
_BAND, _FOOT = 92.0, 306.0  # of a tile: where its band ends, and its picture
_RIVER_WIDE, _RIVER_HIGH = 340.0, 330.0
RIVER_RATIO = _RIVER_WIDE / _RIVER_HIGH
"""The width of the picture of a boat in the river in its heights."""
_EDGE = 226.0  # the water's edge in that picture
_PLATE = (250.0, 326.0)  # from where to where the plate below it reaches
WAVE_RATIO = 1.6
"""The width of a place on the river in its heights."""
_SMALLEST_LETTER = 11

# sky, horizon, far bank, water, its waves
_LIGHT = {
    "a": ("#8FC6D8", "#F6EBCF", "#8FAE9A", "#6FA9BC", "#A9D0DA"),
    "b": ("#34396A", "#EDA777", "#2F3558", "#3F5F8A", "#6F8DB0"),
}


def boat(
    boat: Boat,
    side: BoatSide,
    width: float,
    theme: Theme,
    *,
    sailor: SeatStyle | None = None,
    words: CardWords | None = None,
) -> pygame.Surface:
    """A boat's tile with a side up, `width` pixels wide (shared): cost, trade or activation, the boat, its action.

    sailor: the seat that has built it.  With words it has the form of a card: name and sentences below the picture
    (from a width of 200 pixels).
    """
    if words is not None:
        return _card(boat, side, measures(width, words, 494.0), theme, sailor, words)
    return _tile(boat, side, max(LEAST_WIDE, round(width)), theme, sailor)


@cached("iki_akebono boats", entries=80, megabytes=16)
def _tile(boat: Boat, side: BoatSide, width: int, theme: Theme, sailor: SeatStyle | None) -> pygame.Surface:
    k = width / _WIDE
    size = (width, round(width / BOAT_RATIO))
    out = clear(size)
    out.fill(p.rgb(theme.paper))
    out.fill(p.rgb(theme.header), (0, 0, width, round(_BAND * k)))
    top, foot = round(_BAND * k), round(_FOOT * k)
    _draw_picture(out, pygame.Rect(0, top, width, foot - top), boat, side, k, theme, sailor)
    _draw_head(out, boat, k, theme)
    _draw_seal(out, boat, side, (16 * k, top + 14 * k), k, theme)
    d = Pen(_WIDE, _HIGH, theme.line, (0.0, 0.0))
    for y in (_BAND, _FOOT):
        d.mark(way(4, y, 496, y), 5)
    out.blit(d.render(size), (0, 0))
    box = pygame.Rect(round(16 * k), foot + round(5 * k), round(468 * k), size[1] - foot - round(14 * k))
    draw_terms(out, action_terms(boat.sides[SIDES.index(side)]), box, theme, 100 * k)
    return _cut(out, size, theme)


def _cut(out: pygame.Surface, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Round the tile's corners, print its frame and the paper's grain."""
    shape = block(4, 4, 492, _HIGH - 8, 26)
    mask, line = (Pen(_WIDE, _HIGH, theme.line, (0.0, 0.0)) for _ in range(2))
    mask.tint(shape, "#FFFFFF")
    line.mark(shape, max(8.0, 1.6 * _WIDE / size[0]), theme.border)
    masked(out, mask.render(size))
    out.blit(line.render(size), (0, 0))
    return grain(out, shift=(31, 97)) if theme.has_grain else out


@cached("iki_akebono boat cards", entries=40, megabytes=16)
def _card(
    boat: Boat, side: BoatSide, m: Measures, theme: Theme, sailor: SeatStyle | None, words: CardWords
) -> pygame.Surface:
    out = clear(m.size)
    out.fill(p.rgb(theme.paper))
    out.fill(p.rgb(theme.header), m.box(0, 0, 500, _BAND))
    _draw_picture(out, m.box(0, _BAND, 500, m.foot), boat, side, m.k, theme, sailor)
    _draw_head(out, boat, m.k, theme)
    _draw_seal(out, boat, side, (16 * m.k, (_BAND + 14) * m.k), m.k, theme)
    d = sheet_pen(theme)
    d.mark(way(4, _BAND, 496, _BAND), 5)
    d.mark(way(4, m.foot, 496, m.foot), 5)
    out.blit(d.render(m.size), (0, 0))
    top, foot = m.skill
    draw_terms(out, action_terms(boat.sides[SIDES.index(side)]), m.box(16, top, 484, foot), theme, 124 * m.k)
    if m.has_name:
        name_band(out, m, words, theme.header, theme.on_dark, 494)
    if m.has_text:
        texts(out, m, words, theme, 494)
    return finish(out, m, theme, len(boat.id))


def _draw_head(out: pygame.Surface, boat: Boat, k: float, theme: Theme) -> None:
    """The cost to the left; to the right what building it brings: spaces on the trade track, or its action."""
    side = 80 * k
    x, y = 14 * k, 7 * k
    for term in boat_cost_terms(boat):
        if term.name == "mon":
            out.blit(amount(term.name, term.n, side, theme), (round(x), round(y)))
            x += side + 8 * k
            continue
        for _ in range(term.n):
            out.blit(icon(term.name, side, theme), (round(x), round(y)))
            x += side * 0.9
    if boat.trade:
        terms = [Term("good", "trade", boat.trade)]
        terms += [] if boat.has_own_wave else [OR, Term("sign", "activate")]
        wide = width_of(terms) * 72 * k
        box = pygame.Rect(round(474 * k - wide), round(10 * k), round(wide), round(74 * k))
        _lay_slip(out, box.inflate(round(16 * k), 0), theme.paper, 14 * k)  # for the icons are dark on the band
        draw_terms(out, terms, box, theme)
    elif boat.cost is None:
        place = pygame.Rect(0, 0, out.get_width(), round(_BAND * k))
        out.blit(sheet("seigaiha", place.size, max(5.0, 40 * k), theme.on_dark, 70), place)


def _lay_slip(out: pygame.Surface, box: pygame.Rect, colour: str, round_by: float) -> None:
    d = Pen(box.w, box.h)
    d.tint(block(0, 0, box.w, box.h, min(round_by, box.h / 3)), colour)
    out.blit(d.render(box.size), box)


def _draw_seal(
    out: pygame.Surface, boat: Boat, side: BoatSide, at: tuple[float, float], k: float, theme: Theme
) -> None:
    """The boat's number on the riverbank, and the letter of the side that is up, on a red seal."""
    letter = 38 * k
    has_letter = len(boat.sides) > 1 and letter >= _SMALLEST_LETTER
    if not boat.number:
        return
    box = pygame.Rect(round(at[0]), round(at[1]), round((76 if has_letter else 46) * k), round(50 * k))
    _lay_slip(out, box, theme.primary, 7 * k)
    write(out, str(boat.number), (box.x + 23 * k, box.centery), 34 * k, theme.on_dark)
    if has_letter:
        put(out, side.upper(), (box.x + 53 * k, box.centery), "ui", letter, theme.on_dark, "c")


def _draw_picture(
    out: pygame.Surface,
    box: pygame.Rect,
    boat: Boat,
    side: BoatSide,
    k: float,
    theme: Theme,
    sailor: SeatStyle | None,
) -> None:
    """Sky, far bank, the boat on the water."""
    sky, horizon, bank, water, ripple = _LIGHT[side]
    edge = round(box.h * 0.78)
    out.blit(bokashi((box.w, edge + 1), [(0, sky, 255), (0.85, horizon, 255), (1, horizon, 255)]), box)
    w, h = box.w / k, edge / k
    d = Pen(w, h, theme.line)
    with d.at((w - 360) / 2, h - s.GROUND):
        _draw_bank(d, side, bank)
    out.blit(d.render((box.w, edge)), box)
    low = pygame.Rect(box.x, box.y + edge, box.w, box.h - edge)
    out.blit(sheet("seigaiha", low.size, max(5.0, 30 * k), ripple, 255, water), low)
    vessel = VESSELS[boat.id]
    fit = min(1.2, (h - 12) / (WATER - vessel.top), (w - 24) / VESSEL_WIDE)
    picture = _afloat(boat.id, side == "b", round(VESSEL_WIDE * fit * k), theme.line, water)
    scale = picture.get_width() / VESSEL_WIDE
    left, top = box.centerx - picture.get_width() // 2, round(box.y + edge - (WATER - vessel.top) * scale)
    out.blit(picture, (left, top))
    if sailor is not None:
        _board(out, boat.id, sailor, left, top - vessel.top * scale, scale)


def _draw_bank(d: Pen, side: BoatSide, colour: str) -> None:
    if side == "a":
        s.fuji(d, 300, 356, 104, "#7FA3B8")
        s.hills(d, 348, 36, mix(colour, "#F6EBCF", 0.35), 3)
        s.mist(d, -120, 318, 230, p.SHIRO, 0.8, 12)
        s.roofs(d, 350, colour, 8)
        return
    d.tint(ellipse(356, 236, 24), "#F6E3B0")
    s.hills(d, 346, 34, mix(colour, "#EDA777", 0.45), 5)
    s.roofs(d, 344, colour, 4)
    for i in range(22):
        d.tint(block(-190 + 34 * i + (i * 7) % 13, 338 + (i * 5) % 11, 5, 5), "#F4C95A")


def _board(out: pygame.Surface, name: str, seat: SeatStyle, left: float, top: float, scale: float) -> None:
    """Put the sailor on deck; (left, top) is the corner of the boat's box in pixels."""
    vessel = VESSELS[name]
    piece = sailor_piece(seat, max(14.0, vessel.high * scale))
    x, y = vessel.sailor
    out.blit(piece, piece.get_rect(midbottom=(round(left + x * scale), round(top + y * scale))))


@cached("iki_akebono vessels", entries=60, megabytes=12)
def _afloat(name: str, is_evening: bool, width: int, weight: float, water: str) -> pygame.Surface:
    """A boat above the water's edge, `width` pixels for its whole box, from its highest point to a little below."""
    vessel = VESSELS[name]
    k = width / VESSEL_WIDE
    high = WATER - vessel.top + 16
    d = Pen(VESSEL_WIDE, high, weight * (1.0 if k > 0.6 else 1.25), (1.6, 1.2))
    with d.at(0, -vessel.top):
        vessel.draw(d, is_evening)
    size = (width, max(1, round(high * k)))
    out = d.render(size)
    edge = round((WATER - vessel.top + 4) * k)
    out.fill((0, 0, 0, 0), (0, edge, width, size[1] - edge))
    front = Pen(VESSEL_WIDE, high, weight, (0.0, 0.0))
    y = WATER - vessel.top + 1
    ripples = "".join(f"C{x + 8} {y - 8} {x + 18} {y - 8} {x + 26} {y}" for x in range(4, 300, 26))
    front.tint(f"M4 {y}{ripples}L316 {y + 10}L4 {y + 10}Z", water)
    front.mark(f"M4 {y}{ripples}", 4, p.SHIRO)
    for x, dy in ((30, 9), (120, 11), (214, 9)):
        front.mark(f"M{x} {y + dy}C{x + 10} {y + dy - 7} {x + 22} {y + dy - 7} {x + 32} {y + dy}", 3, p.SHIRO)
    out.blit(front.render(size), (0, 0))
    return out


def boat_in_river(
    boat: Boat, side: BoatSide, width: float, theme: Theme, *, sailor: SeatStyle | None = None
) -> pygame.Surface:
    """A boat on the water, `width` pixels wide (shared), transparent about it; its action on a plate below it.

    sailor: the seat that has built it.
    """
    return _in_river(boat, side, max(LEAST_WIDE, round(width)), theme, sailor)


@cached("iki_akebono boats in the river", entries=80, megabytes=16)
def _in_river(boat: Boat, side: BoatSide, width: int, theme: Theme, sailor: SeatStyle | None) -> pygame.Surface:
    k = width / _RIVER_WIDE
    size = (width, round(width / RIVER_RATIO))
    out = clear(size)
    vessel = VESSELS[boat.id]
    picture = _afloat(boat.id, side == "b", round(VESSEL_WIDE * k), theme.line, _LIGHT["a"][3])
    left, top = round(10 * k), round((_EDGE - WATER + vessel.top) * k)
    out.blit(picture, (left, top))
    if sailor is not None:
        _board(out, boat.id, sailor, left, (_EDGE - WATER) * k, k)
    terms = action_terms(boat.sides[SIDES.index(side)])
    high = _PLATE[1] - _PLATE[0]
    wide = min(336.0, (width_of(terms) + 0.5) * high * 0.86)
    d = Pen(_RIVER_WIDE, _RIVER_HIGH, theme.line, (0.0, 0.0))
    plate = block(_RIVER_WIDE / 2 - wide / 2, _PLATE[0], wide, high, 14)
    d.patch(plate, theme.paper, 5)
    if boat.number and len(boat.sides) > 1:
        d.mark(block(_RIVER_WIDE / 2 - wide / 2 + 6, _PLATE[0] + 6, wide - 12, high - 12, 9), 2.4, theme.primary)
    out.blit(d.render(size), (0, 0))
    box = pygame.Rect(
        round((_RIVER_WIDE / 2 - wide / 2 + 12) * k),
        round((_PLATE[0] + 7) * k),
        round((wide - 24) * k),
        round((high - 14) * k),
    )
    draw_terms(out, terms, box, theme)
    return out


@cached("iki_akebono waves", entries=24, megabytes=4)
def _wave(width: int, theme: Theme, is_own: bool) -> pygame.Surface:
    d = Pen(160, 100, theme.line, (0.0, 0.0))
    tone = theme.paper_bright
    for cx, cy in ((40, 72), (120, 72), (80, 92)):
        for r in (38, 27, 16):
            d.s.line(f"M{cx - r} {cy}A{r} {r} 0 0 1 {cx + r} {cy}", 4, tone, 0.85)
    if is_own:
        with d.at(48, 8, 0.64):
            for i in range(4):
                d.patch(
                    f"M{10 + 20 * i} 10L{30 + 20 * i} 10L{32 + 20 * i} 44"
                    f"C{28 + 20 * i} 52 {14 + 20 * i} 52 {8 + 20 * i} 44Z",
                    p.HI if i % 2 else p.SHIRO, 4,
                )  # fmt: skip
    return d.render((width, max(1, round(width / WAVE_RATIO))))


def wave(width: float, theme: Theme, *, is_own: bool = False) -> pygame.Surface:
    """A free place on the river, `width` pixels wide and of WAVE_RATIO (shared); `is_own`: the Shop boat's."""
    return _wave(max(LEAST_WIDE, round(width)), theme, is_own)
