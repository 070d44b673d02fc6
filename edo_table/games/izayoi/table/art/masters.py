"""Master cards, secret and as hanging scrolls, and the big card of an art before its player, a curtain of a shop."""

from __future__ import annotations

import pygame

from edo_table.games.izayoi.table.art.blank import HIGH, WIDE, blank, card_size, finish, stamp
from edo_table.games.izayoi.table.art.cards import grounds
from edo_table.games.izayoi.table.art.emblems import emblem, picture
from edo_table.games.izayoi.table.art.plates import Plate
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import curve, smooth
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.crests import draw_crest
from edo_table.ui.theme import SeatStyle, Theme

KANJI = {"kado": "花", "sado": "茶", "shodo": "書", "kyudo": "弓", "shamisen": "弦"}


def master(art: str | None, height: float, theme: Theme, seat: SeatStyle | None) -> pygame.Surface:
    """A master card, in the colour of the seat whose art it is (shared); None: its back."""
    return _back(card_size(height), theme) if art is None else _master(art, card_size(height), theme, seat)


def player_card(art: str, height: float, theme: Theme, seat: SeatStyle | None) -> pygame.Surface:
    """The card of an art that lies before its player, in the seat's colour (shared)."""
    return _player(art, card_size(height), theme, seat)


@cached("izayoi master backs", entries=24, megabytes=10)
def _back(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    k = size[1] / HIGH
    out = blank(size, theme, p.KUCHIBA, "asanoha", p.KURI, 70, p.KITSUNE).copy()
    s = Svg(WIDE, HIGH)
    d = Plate(s, max(2.6, 1 / k))
    d.area(
        smooth(
            [(18, 118), (40, 96), (62, 76), (70, 72), (78, 76), (100, 96), (122, 118), (96, 126), (70, 128), (44, 126)],
            1,
            True,
        ),
        p.TORINOKO,
    )
    for x in (30, 44, 58, 82, 96, 110):
        d.mark(curve([(70, 76), ((70 + x) / 2, 98), (x, 121)]), 1.4, p.KURI, x)
    out.blit(s.render(size), (0, 0))
    return finish(out, theme)


@cached("izayoi masters", entries=40, megabytes=16)
def _master(art: str, size: tuple[int, int], theme: Theme, seat: SeatStyle | None) -> pygame.Surface:
    ground, text = grounds(theme, seat)
    k = size[1] / HIGH
    out = blank(size, theme, ground, seat.pattern if seat else "kikko", text, theme.pattern_alpha).copy()
    s = Svg(WIDE, HIGH)
    s.fill([(26, 34), (114, 34), (114, 164), (26, 164)], theme.paper)
    d = Plate(s, max(2.4, 1 / k))
    for y in (18, 180):
        d.rod([(10, y), (129, y)], 6, p.KURI)
    if seat:
        s.group((92, 40), 0.18)
        draw_crest(s, seat.crest, seat.ground, theme.paper).end()
    out.blit(s.render(size), (0, 0))
    out.blit(picture(art, 84 * k), (round(28 * k), round(72 * k)))
    stamp(out, KANJI[art], (38 * k, 50 * k), 20 * k, theme.ink)
    return finish(out, theme)


@cached("izayoi player cards", entries=40, megabytes=16)
def _player(art: str, size: tuple[int, int], theme: Theme, seat: SeatStyle | None) -> pygame.Surface:
    ground, text = grounds(theme, seat)
    k = size[1] / HIGH
    out = blank(size, theme, theme.paper_dim, None).copy()
    s = Svg(WIDE, HIGH)
    d = Plate(s, max(2.4, 1 / k))
    for x in (12.0, 51.0, 90.0):
        d.area([(x, 26), (x + 38, 26), (x + 38, 176), (x, 176)], ground, seed=int(x))
    d.rod([(4, 22), (136, 22)], 7, p.UGUISU)
    if seat:
        s.group((58, 142), 0.26)
        draw_crest(s, seat.crest, text, ground).end()
    out.blit(s.render(size), (0, 0))
    out.blit(emblem(art, 100 * k, text), (round(20 * k), round(36 * k)))
    return finish(out, theme)
