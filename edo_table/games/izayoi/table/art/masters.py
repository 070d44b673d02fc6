"""Master cards, secret and as hanging scrolls, and the big card of an art before its player, a curtain at a door."""

from __future__ import annotations

import pygame

from edo_table.games.izayoi.table.art.blank import FIELD, HIGH, WIDE, blank, card_size, finish, seal, stamp
from edo_table.games.izayoi.table.art.cards import grounds, moon
from edo_table.games.izayoi.table.art.emblems import picture, print_of
from edo_table.games.izayoi.table.art.people import draw_master, draw_sedge_hat
from edo_table.games.izayoi.table.art.plates import Plate, arc, blob, pts, rounded
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, clear, masked
from edo_table.ui.print.crests import draw_crest
from edo_table.ui.print.palette import mix
from edo_table.ui.print.paper import bokashi
from edo_table.ui.print.patterns import sheet
from edo_table.ui.theme import SeatStyle, Theme

TITLES = {"kado": "花道", "sado": "茶道", "shodo": "文字", "kyudo": "弓道", "shamisen": "三味線"}
"""What is written on a master's scroll: a picture, not a text."""

_PAPER = (24.0, 34.0, 92.0, 132.0)


def master(art: str | None, height: float, theme: Theme, seat: SeatStyle | None) -> pygame.Surface:
    """A master card, in the colour of the seat whose art it is (shared); None: its back."""
    return _back(card_size(height), theme) if art is None else _master(art, card_size(height), theme, seat)


def player_card(art: str, height: float, theme: Theme, seat: SeatStyle | None) -> pygame.Surface:
    """The card of an art that lies before its player, in the seat's colour (shared)."""
    return _player(art, card_size(height), theme, seat)


@cached("izayoi master backs", entries=24, megabytes=10)
def _back(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    k = size[1] / HIGH
    out = blank(size, theme, p.KUCHIBA, "asanoha", p.KURI, 80, p.KITSUNE).copy()
    s = Svg(WIDE, HIGH)
    line = max(2.4 * theme.line, 1 / k)
    moon(s, 70, 92, 52, theme, p.KITSUNE, line)
    s.group((20, 44))
    draw_sedge_hat(Plate(s, line))
    s.end()
    seal(s, 54, 152, 32, 32, theme, 4)
    out.blit(s.render(size), (0, 0))
    stamp(out, "師", (70 * k, 168 * k), 25 * k, theme.on_dark)
    return finish(out, theme)


@cached("izayoi masters", entries=40, megabytes=16)
def _master(art: str, size: tuple[int, int], theme: Theme, seat: SeatStyle | None) -> pygame.Surface:
    """A scroll: rods at top and foot, brocade in the seat's colour round the picture of the master."""
    ground, text = grounds(theme, seat)
    k = size[1] / HIGH
    line = max(2.3 * theme.line, 1 / k)
    brocade = rounded(8, 9, 123, 178, 2)
    s = Svg(WIDE, HIGH).group((1.6, 1.8)).fill(brocade, p.SUMI, 0.6).end()
    out = s.fill(brocade, ground).render(size)
    if size[1] >= 40:
        cover = sheet(seat.pattern if seat else "kikko", size, max(7.0, 15 * k), text, theme.pattern_alpha + 24)
        out.blit(masked(cover, Svg(WIDE, HIGH).fill(brocade, "#ffffff").render(size)), (0, 0))
    x, y, w, h = _PAPER
    s = Svg(WIDE, HIGH)
    dark = mix(ground, "#000000", 0.45)
    for band in (pts(9, 22, 130, 22, 130, 27, 9, 27), pts(9, 172, 130, 172, 130, 177, 9, 177)):
        s.fill(band, dark).line(band, 0.8, p.KUCHIBA, 0.9, True)
    s.fill(rounded(x - 3, y - 3, w + 6, h + 6, 1), p.KUCHIBA).fill(rounded(x, y, w, h, 1), theme.paper)
    out.blit(s.render(size), (0, 0))
    scene = clear(size)
    place = pygame.Rect(round(x * k), round(y * k), round(w * k), round(h * k))
    scene.blit(bokashi(place.size, ((0.0, p.ASAGI, 215), (0.55, p.ASAGI, 0), (1.0, p.ASAGI, 0))), place.topleft)
    s = Svg(WIDE, HIGH)
    s.fill(ring(76, 84, 33, n=48), "#F3DD9F" if not theme.is_contrast else theme.paper_dim)
    s.group((34, 72), 0.84)
    draw_master(Plate(s, line), art, ground, text)
    s.end()
    figure = s.render(size)
    scene.blit(figure, (0, 0))
    out.blit(masked(scene, Svg(WIDE, HIGH).fill(rounded(x, y, w, h, 1), "#ffffff").render(size)), (0, 0))
    s = Svg(WIDE, HIGH)
    s.line(rounded(x, y, w, h, 1), max(1.2, 0.8 / k), theme.border, closed=True)
    d = Plate(s, line)
    s.ink(brocade, line, theme.border, closed=True, seed=5)
    for top, cap in ((4, 3), (182, 7)):
        d.area(rounded(2 + cap, top, 135 - 2 * cap, 10, 3), p.KURI, seed=top)
        d.tint(rounded(5 + cap, top + 1.6, 128 - 2 * cap, 2.4, 1), p.KITSUNE, 0.9)
    for px in (1.5, 127.5):
        d.area(rounded(px, 180.5, 10, 13, 2.5), "#2C2326", seed=9)
        d.tint(rounded(px + 2, 182.5, 2.4, 9, 1), p.NEZUMI)
    moon(s, 44, 143, 33, theme, ground, line * 0.9)
    if seat and size[1] >= 40:
        s.group((99, 143), 0.28)
        s.fill(ring(50, 50, 62, n=40), theme.paper).line(ring(50, 50, 62, n=40), 5, theme.border, closed=True)
        draw_crest(s, seat.crest, seat.ground, theme.paper).end()
    title = TITLES[art]
    if size[1] >= 90:
        s.fill(rounded(28, 38, 19, 17.5 * len(title) + 4, 1), theme.primary)
    out.blit(s.render(size), (0, 0))
    side = round(50 * k)
    out.blit(picture(art, side), (round(44 * k - side / 2), round(143 * k - side / 2)))
    if size[1] >= 90:
        for i, sign in enumerate(title):
            stamp(out, sign, (37.5 * k, (48.5 + 17.5 * i) * k), 15.5 * k, theme.on_dark)
    return finish(out, theme)


@cached("izayoi player cards", entries=40, megabytes=16)
def _player(art: str, size: tuple[int, int], theme: Theme, seat: SeatStyle | None) -> pygame.Surface:
    """A shop curtain in the seat's colour before a lit room at night."""
    ground, text = grounds(theme, seat)
    k = size[1] / HIGH
    line = max(2.4 * theme.line, 1 / k)
    dark = mix(ground, "#000000", 0.4)
    out = blank(size, theme, "#EBC878", None, foot="#C98F45").copy()
    s = Svg(WIDE, HIGH)
    d = Plate(s, line)
    d.area(pts(8.5, 8.5, 130.5, 8.5, 130.5, 24, 8.5, 24), p.KURI, seed=2)
    d.tint(pts(10, 11, 129, 11, 129, 14, 10, 14), p.SUGI)
    d.area(pts(8.5, 181, 130.5, 181, 130.5, 190.5, 8.5, 190.5), p.SUGI, seed=3)
    widths = ((13.0, 37.5), (50.5, 38.5), (89.0, 37.5))
    cloths = [
        blob(
            left, 31, left + w, 31, left + w, 31, left + w, 96, left + w - 1.6, 172, left + w * 0.6, 174 + 2 * (i % 2),
            left + w * 0.3, 171, left + 1.2, 173, left, 96, left, 31, rounds=1,
        )
        for i, (left, w) in enumerate(widths)
    ]  # fmt: skip
    for i, cloth in enumerate(cloths):
        d.area(cloth, ground, seed=i + 4, key=0.9)
    out.blit(s.render(size), (0, 0))
    if size[1] >= 40:
        mask = Svg(WIDE, HIGH)
        for cloth in cloths:
            mask.fill(cloth, "#ffffff")
        cover = sheet(seat.pattern if seat else "kikko", size, max(7.0, 16 * k), text, theme.pattern_alpha)
        out.blit(masked(cover, mask.render(size)), (0, 0))
    side = round(108 * k)
    out.blit(print_of(art, side, text, dark, mix(text, ground, 0.42)), (round(16 * k), round(34 * k)))
    s = Svg(WIDE, HIGH)
    d = Plate(s, line)
    for px in (50.8, 89.0):  # the slits run through the sign, from the seam above them
        s.ink(arc(px, 34, px, 70, px, 96), line * 0.4, dark, 0.8, seed=3, taper=(0.02, 0.1))
        s.ink(arc(px, 92, px, 130, px - 0.4, 174), line * 0.9, theme.border, seed=3, taper=(0.6, 0.05))
    for px in (20, 43, 58, 82, 97, 119):
        s.ink(arc(px, 36, px + 0.6, 50, px - 0.4, 66), 1.3, dark, 0.5, seed=px, taper=(0.1, 0.8))
        s.ink(arc(px, 150, px + 0.6, 160, px - 0.4, 170), 1.3, dark, 0.5, seed=px, taper=(0.8, 0.1))
    d.rod(pts(5, 30, 134, 30), 5.4, "#A9AE55")
    for px in (14, 38, 51, 75, 89, 113, 126):
        d.area(rounded(px - 4, 25.4, 8, 9.6, 1.5), ground, seed=px, key=0.7)
    if seat:
        s.group((54, 140), 0.32)
        s.fill(ring(50, 50, 56, n=40), seat.ground)
        draw_crest(s, seat.crest, seat.text, seat.ground).end()
    s.line(FIELD, max(0.9, 0.7 / k), theme.border, 0.8, True)
    out.blit(s.render(size), (0, 0))
    return finish(out, theme)
