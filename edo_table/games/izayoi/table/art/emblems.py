"""The five arts as drawings in a 100 x 100 box: ikebana, tea, brush, bow and shamisen; in colours or as signs."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from edo_table.games.izayoi.table.art.plates import Plate, petals, ribbon, rounded, spindle
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import curve, ring, smooth, trunk
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, clear
from edo_table.ui.print.palette import Colour, hexa, rgb

ARTS = ("kado", "sado", "shodo", "kyudo", "shamisen")


def _blossom(d: Plate, x: float, y: float, r: float, colour: str, turn: float = -90.0, heart: str = p.YAMABUKI) -> None:
    if d.is_sign:
        d.s.fill(ring(x, y, r * 1.16, n=30), d.cut)
    for i, leaf in enumerate(petals(x, y, r, turn)):
        d.area(leaf, colour, seed=i + 3, key=0.8)
    d.hole(ring(x, y, r * 0.25, n=16), heart, key=0.6)


def _kado(d: Plate) -> None:
    """A flowering branch in a low bowl."""
    d.area(ribbon(curve([(47, 74), (64, 60), (84, 55), (95, 60)]), (4.5, 8.5, 1)), p.UGUISU, seed=4)
    d.area(ribbon(curve([(44, 74), (27, 64), (10, 64), (3, 70)]), (4.5, 8, 1)), p.MATSUBA, seed=5)
    d.area(trunk([(44, 75), (39, 60), (46, 45), (43, 31), (56, 14), (60, 3)], 9.5, 4.5, 5), p.KURI, seed=2)
    d.area(trunk([(45, 47), (60, 40), (76, 36)], 6, 4, 7), p.KURI, seed=6)
    d.area(trunk([(42, 40), (30, 33), (21, 32)], 5.5, 4, 9), p.KURI, seed=7)
    _blossom(d, 61, 16, 16.5, p.SAKURA)
    _blossom(d, 80, 38, 13, p.SHIRO, -60)
    _blossom(d, 22, 32, 12.5, p.SAKURA, -110)
    for x in (27, 67):
        d.area(smooth([(x, 88), (x + 10, 88), (x + 8, 97), (x + 2, 97)], 1, True), p.AI, seed=8)
    d.area(
        smooth([(8, 72), (92, 72), (93, 77), (84, 84), (76, 91), (24, 91), (16, 84), (7, 77)], 1, True), p.AI, seed=1
    )
    d.tint(smooth([(16, 82), (30, 83), (70, 83), (84, 82), (75, 89), (25, 89)], 1, True), p.KON, 0.55)
    d.mark([(13, 78.5), (50, 79.5), (87, 78.5)], 2.0, p.KAME)


def _sado(d: Plate) -> None:
    """A steaming tea bowl, a bamboo whisk before it."""
    for x, side in ((24, 1), (42, -1), (60, 1)):
        way = [(x, 38.0), (x - 7.0 * side, 28.0), (x + 4.0 * side, 18.0), (x - 3.0 * side, 6.0)]
        d.hair(curve(way), 3.6, p.NEZUMI, seed=x)
    d.area(smooth([(29, 86), (57, 86), (55, 97), (31, 97)], 1, True), "#4C4038", seed=3)
    side = [(8, 48), (78, 48), (78, 62), (73, 78), (62, 89), (24, 89), (13, 78), (8, 62)]
    d.area(smooth([(float(x), float(y)) for x, y in side], 2, True), "#39424F", seed=1)
    glaze = [
        (9, 50),
        (77, 50),
        (77, 60),
        (70, 57),
        (64, 66),
        (56, 58),
        (46, 62),
        (38, 72),
        (30, 60),
        (20, 58),
        (15, 66),
        (10, 60),
    ]
    d.tint(smooth([(float(x), float(y)) for x, y in glaze], 2, True), p.ASAGI)
    d.tint(smooth([(13, 62), (17, 66), (20, 76), (26, 84), (19, 80), (13, 70)], 1, True), p.KAME, 0.5)
    d.hole(ring(43, 49, 31.5, 7.0, 36), p.UGUISU, seed=6)
    d.tint(ring(43, 50.5, 24, 3.6, 24), p.MOEGI)
    flare = [(62, 52), (68, 47), (79, 45), (90, 47), (96, 52), (92, 66), (87, 76), (71, 76), (66, 66)]
    d.area(smooth([(float(x), float(y)) for x, y in flare], 1, True), p.KUCHIBA, seed=5)
    for x in (70, 76, 82, 88):
        d.mark([(79 + (x - 79) * 0.75, 75), (79 + (x - 79) * 1.35, 51)], 1.3, p.KURI, seed=x)
    d.area([(71, 75), (87, 75), (88, 97), (70, 97)], "#E0C07E", seed=9)
    d.mark([(71, 79.5), (87, 79.5)], 2.4, p.SUMI)


def _shodo(d: Plate) -> None:
    """An upright brush over the stroke it has just written."""
    stroke = [
        (3, 82),
        (9, 76),
        (19, 80),
        (36, 84),
        (58, 82),
        (74, 77),
        (86, 72),
        (96, 78),
        (97, 85),
        (88, 90),
        (70, 91),
        (48, 96),
        (26, 96),
        (10, 92),
    ]
    if d.is_sign:
        d.area(smooth([(float(x), float(y)) for x, y in stroke], 2, True), p.SUMI)
    else:
        d.s.fill(smooth([(float(x), float(y)) for x, y in stroke], 2, True), p.SUMI)
        d.s.line(curve([(60, 87), (76, 84), (90, 81)]), 1.2, p.NEZUMI, 0.8)
        d.s.fill(ring(90, 62, 2.0, n=12), p.SUMI).fill(ring(84, 66, 1.2, n=10), p.SUMI)
    top, neck, tip = (70.0, 3.0), (53.0, 45.0), (38.0, 86.0)
    d.area(spindle(neck, tip, ((0.0, 15), (0.22, 21), (0.46, 20), (0.74, 11), (1.0, 1.0)), 1), "#38332F", seed=2)
    d.tint(spindle((52.0, 50.0), (45.0, 68.0), ((0.0, 4), (0.4, 5), (1.0, 1)), 1), p.NEZUMI, 0.9)
    d.area(spindle((66.0, 13.0), neck, ((0.0, 9.5), (0.86, 9.5), (1.0, 10))), p.KITSUNE, seed=1)
    d.area(spindle((55.5, 38.5), (51.8, 48.0), ((0.0, 15), (1.0, 16))), p.KURI, seed=3)
    d.area(spindle(top, (65.6, 14.0), ((0.0, 5), (0.3, 9), (0.7, 9.5), (1.0, 8)), 1), p.SHU, seed=4)
    d.tint(spindle((63.4, 17.0), (56.6, 34.0), ((0.0, 2.4), (1.0, 2.4))), p.KUCHIBA, 0.9)


def _kyudo(d: Plate) -> None:
    """A drawn bow, its arrow on the string."""
    d.turned(-38, 0.98)
    if not d.is_sign:
        _target(d, 78, 50, 21)
    d.hair([(34, -8), (8, 55), (32, 106)], 1.8, p.SUMI, seed=3)
    d.rod(curve([(35, -9), (45, -5), (57, 10), (64, 32), (62, 54), (54, 76), (42, 96), (33, 107)]), 4.8, p.SHU)
    for y, x in ((20, 61.4), (36, 64.0), (70, 56.2)):
        d.mark([(x - 3.2, y - 0.6), (x + 3.2, y + 0.6)], 2.6, p.KUCHIBA)
    d.rod(curve([(64.4, 48), (62, 55), (61, 61)], steps=4), 6.5, p.SUMI)
    d.rod([(8, 55), (93, 51.5)], 2.6, p.KUCHIBA)
    d.area([(89, 44), (107, 51), (90, 59), (94, 51.6)], "#5B6670", seed=6)
    for side in (-1, 1):
        y = 55.0
        d.area(
            [(12, y - side * 0.5), (17, y - side * 11.5), (33, y - side * 12 - 1), (29, y - side * 0.5)],
            p.SHIRO,
            seed=8,
        )
        if not d.is_sign:
            d.tint([(20, y - side * 3), (22, y - side * 11.5), (26, y - side * 12), (24, y - side * 3)], p.SUMI)
    d.end()


def _target(d: Plate, x: float, y: float, r: float) -> None:
    for k, colour in ((1.0, p.SHIRO), (0.86, p.SUMI), (0.70, p.SHIRO), (0.50, p.SUMI), (0.34, p.SHIRO)):
        if k == 1.0:
            d.area(ring(x, y, r, n=40), colour, seed=2)
        else:
            d.tint(ring(x, y, r * k, n=32), colour)
    d.tint(ring(x, y, r * 0.14, n=16), p.SUMI)


def _shamisen(d: Plate) -> None:
    """The three-stringed lute and its plectrum."""
    d.turned(34, 0.96, (52.0, 50.0))
    for y, side in ((-11, 1), (-4, -1), (3, 1)):
        d.rod([(48 - 13 * (side < 0), y), (52 + 13 * (side > 0), y)], 3.6, p.TORINOKO)
    d.area(smooth([(46.4, 10), (46.5, -12), (43, -20), (55, -21), (55, -12), (53.6, 10)], 1, True), p.SUGI, seed=3)
    d.area([(46.4, 6), (53.6, 6), (54.2, 60), (45.8, 60)], p.KURI, seed=2)
    d.area(rounded(29, 56, 42, 44, 12), p.KURI, seed=1)
    d.hole(rounded(34.5, 61.5, 31, 33, 9), p.SHIRO, seed=4)
    if d.is_sign:
        d.s.line([(50, 62), (50, 86)], 3.2, d.ink).line([(42, 86), (58, 86)], 4.2, d.ink)
    else:
        d.s.fill(rounded(52, 64, 12, 28, 5), p.TORINOKO, 0.9)
        for x in (48.2, 50, 51.8):
            d.s.line([(x, -8), (50 + (x - 50) * 1.8, 92)], 0.7, p.KUCHIBA)
        d.area([(43, 83), (57, 83), (56, 87), (44, 87)], p.KUCHIBA, seed=7, key=0.7)
        d.area(rounded(45, 92, 10, 8, 2), p.SHU, seed=8, key=0.7)
    d.end()
    d.turned(18, 1.0, (82.0, 78.0))
    d.area(smooth([(79, 58), (85, 58), (87, 80), (97, 95), (67, 95), (77, 80)], 1, True), p.TORINOKO, seed=5)
    d.tint(smooth([(70, 93), (75, 86), (89, 86), (94, 93)], 1, True), p.KUCHIBA)
    d.end()


_DRAW: dict[str, Callable[[Plate], None]] = {
    "kado": _kado, "sado": _sado, "shodo": _shodo, "kyudo": _kyudo, "shamisen": _shamisen,
}  # fmt: skip


def draw_art(d: Plate, art: str) -> Plate:
    """Draw an art into the plate's 0..100 box; returns the plate.  KeyError for an unknown art."""
    _DRAW[art](d)
    return d


def emblem(art: str, height: float, colour: Colour, ground: Colour = "") -> pygame.Surface:
    """The art's sign, `height` pixels high and wide, in one colour (shared).

    What parts its areas is left open, or filled with `ground` if that is given.
    """
    return _emblem(art, max(6, round(height)), hexa(colour), hexa(ground))


@cached("izayoi emblems", entries=160, megabytes=12)
def _emblem(art: str, size: int, colour: str, ground: str) -> pygame.Surface:
    gap = 3.2 if size >= 40 else 3.8
    if ground:
        s = Svg(106, 106).group((3, 3))
        return draw_art(Plate(s, gap, colour, ground), art).s.end().render((size, size))
    s = Svg(106, 106).fill([(0, 0), (106, 0), (106, 106), (0, 106)], "#000000").group((3, 3))
    stencil = draw_art(Plate(s, gap, "#ffffff", "#000000"), art).s.end().render((size, size))
    return as_alpha(stencil, colour)


def as_alpha(stencil: pygame.Surface, colour: Colour) -> pygame.Surface:
    """A surface of one colour whose alpha is the brightness of an opaque grey picture."""
    grey = pygame.image.tobytes(stencil, "RGBA")[0::4]
    pixels = bytearray(bytes((*rgb(colour), 255)) * len(grey))
    pixels[3::4] = grey
    out = clear(stencil.get_size())
    out.blit(pygame.image.frombuffer(pixels, stencil.get_size(), "RGBA"), (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return out


def picture(art: str, height: float) -> pygame.Surface:
    """The art in colours, `height` pixels high and wide (shared)."""
    return _picture(art, max(6, round(height)))


@cached("izayoi arts", entries=60, megabytes=12)
def _picture(art: str, size: int) -> pygame.Surface:
    s = Svg(106, 106).group((3, 3))
    return draw_art(Plate(s, 2.5 if size >= 80 else 3.0), art).s.end().render((size, size))
