"""Recommendation cards: an art's emblem one, two or three times with the numeral of its votes, "stop", and the back."""

from __future__ import annotations

import pygame

from edo_table.games.izayoi.table.art.blank import HIGH, WIDE, blank, card_size, finish, seal, stamp
from edo_table.games.izayoi.table.art.emblems import emblem, picture
from edo_table.games.izayoi.table.art.moon import moonlit
from edo_table.games.izayoi.table.art.plates import Plate, pts
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import curve, ring, smooth
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.crests import draw_crest
from edo_table.ui.print.lettering import put
from edo_table.ui.print.palette import mix
from edo_table.ui.theme import SeatStyle, Theme

STOP = "stop"

# the radius of the paper moons and their middles (x, y), for 1, 2 and 3 votes
_MOONS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (55.0, ((70, 121),)),
    2: (37.0, ((88, 84), (52, 149))),
    3: (30.0, ((93, 74), (43, 111), (95, 154))),
}


def read_card(card: str) -> tuple[str, int]:
    """(art, votes) of a card's id "<art>-<votes>"; ValueError if it is not one."""
    art, _, votes = card.rpartition("-")
    if not art or votes not in ("1", "2", "3"):
        raise ValueError(f"no recommendation card {card!r}: it should be an art and 1, 2 or 3 votes, as in 'kado-2'")
    return art, int(votes)


def card(card: str | None, height: float, theme: Theme, seat: SeatStyle | None) -> pygame.Surface:
    """A recommendation card in the colour of the seat whose art it is (shared); None: its back; no seat: neutral."""
    size = card_size(height)
    if card is None:
        return _back(size, theme)
    if card == STOP:
        return _stop(size, theme)
    art, votes = read_card(card)
    return _card(art, votes, size, theme, seat)


def grounds(theme: Theme, seat: SeatStyle | None) -> tuple[str, str]:
    """(ground, text) colours of an art's cards: the seat's, or neutral ones before arts are chosen."""
    return (seat.ground, seat.text) if seat else (theme.secondary, theme.paper)


@cached("izayoi cards", entries=160, megabytes=32)
def _card(art: str, votes: int, size: tuple[int, int], theme: Theme, seat: SeatStyle | None) -> pygame.Surface:
    ground, text = grounds(theme, seat)
    h = size[1]
    k = h / HIGH
    out = blank(
        size, theme, ground, seat.pattern if seat else "kikko", text, theme.pattern_alpha, mix(ground, "#000000", 0.28)
    ).copy()
    r, places = _MOONS[votes]
    side = round(1.50 * r * k)
    s = Svg(WIDE, HIGH)
    for x, y in places:
        moon(s, x, y, r, theme, ground, max(1.8 * theme.line, 1 / k))
    out.blit(s.render(size), (0, 0))
    inset = picture(art, side) if side >= 16 else emblem(art, side, theme.ink)
    for x, y in places:
        out.blit(inset, (round(x * k - inset.get_width() / 2), round(y * k - inset.get_height() / 2)))
    _corner(out, votes, size, theme, seat)
    return finish(out, theme)


def moon(s: Svg, x: float, y: float, r: float, theme: Theme, tone: str, line: float) -> Svg:
    """A paper disc for a picture, with a thin inner ring of a tone."""
    rim = ring(x, y, r, n=60)
    s.group((1.2, 1.3)).fill(rim, p.SUMI, 0.5).end()
    s.fill(rim, theme.paper).line(ring(x, y, r - 1.9 * line, n=60), line * 0.55, tone, 0.9, True)
    return s.ink(rim, line, theme.border, closed=True, seed=round(x))


def _corner(out: pygame.Surface, votes: int, size: tuple[int, int], theme: Theme, seat: SeatStyle | None) -> None:
    """The numeral on a paper slip that hangs into the top left corner, and the crest at the top right."""
    k = size[1] / HIGH
    slip = [*pts(9, 2, 51, 2), *smooth(pts(51, 50, 50, 57, 43, 58, 17, 58, 10, 57, 9, 50), 1)]
    s = Svg(WIDE, HIGH)
    s.group((1.3, 1.3)).fill(slip, p.SUMI, 0.5).end().fill(slip, theme.paper)
    s.ink(slip, max(2.0 * theme.line, 1 / k), theme.border, closed=True, seed=3)
    if seat and size[1] >= 40:
        s.group((96, 14), 0.30)
        draw_crest(s, seat.crest, seat.text, seat.ground).end()
    out.blit(s.render(size), (0, 0))
    put(out, str(votes), (30 * k, 31 * k), "title", max(9.0, 50 * k), theme.ink, "c")


@cached("izayoi stop cards", entries=16, megabytes=8)
def _stop(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    k = size[1] / HIGH
    out = blank(size, theme, theme.paper_dim, "ichimatsu", theme.primary, 22).copy()
    s = Svg(WIDE, HIGH)
    d = Plate(s, max(2.4, 1 / k))
    for y in (136, 168):  # a fence of crossed bamboo bars the way
        d.rod([(10, y), (129, y + 1)], 6, p.KITSUNE)
    for x in (12, 40, 68, 96):
        d.rod([(x, 189), (x + 32, 118)], 7, p.UGUISU)
        d.rod([(x + 32, 189), (x, 118)], 7, p.MOEGI)
    for x in (28, 56, 84, 112):
        d.s.line(curve([(x - 4, 150), (x, 154), (x + 4, 158)]), 2.6, p.SUMI)
    seal(s, 22, 18, 96, 96, theme, 5)
    s.line([(28, 24), (112, 24), (112, 108), (28, 108)], 2.6, theme.on_dark, closed=True)
    out.blit(s.render(size), (0, 0))
    stamp(out, "止", (70 * k, 66 * k), 70 * k, theme.on_dark)
    return finish(out, theme)


@cached("izayoi card backs", entries=24, megabytes=10)
def _back(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    k = size[1] / HIGH
    night, dawn = theme.table, mix(theme.table, p.AI, 0.75)
    out = blank(size, theme, night, "shippo", p.KAME, max(30, theme.pattern_alpha - 6), dawn).copy()
    s = moonlit(Svg(WIDE, HIGH), 70, 74, 38, max(1.5, 0.9 / k))
    out.blit(s.render(size), (0, 0))
    return finish(out, theme)
