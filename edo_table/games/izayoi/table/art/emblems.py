"""The five arts as drawings in a 100 x 100 box: ikebana, tea, brush, bow and shamisen; in colours or as signs."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from edo_table.games.izayoi.table.art.plates import Plate, arc, blob, petals, pts, ribbon, rounded, spindle
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring, trunk
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, native
from edo_table.ui.print.palette import Colour, hexa, rgb

ARTS = ("kado", "sado", "shodo", "kyudo", "shamisen")


def _blossom(d: Plate, x: float, y: float, r: float, colour: str, turn: float = -90.0) -> None:
    leaves = petals(x, y, r, turn, plump=0.56)
    if d.is_sign:
        for leaf in leaves:
            d.s.line(leaf, d.key * 1.9, d.cut, closed=True)
        for leaf in leaves:
            d.s.fill(leaf, d.ink)
    else:
        for i, leaf in enumerate(leaves):
            d.area(leaf, colour, seed=i + 3, key=1.1)
        for leaf in leaves:
            d.tint(leaf, colour)
    reach = 0.62 if d.key < 3.3 else 0.0
    for i in range(5):
        a = math.radians(turn + 36 + 72 * i)
        far = (x + r * reach * math.cos(a), y + r * reach * math.sin(a))
        d.s.line([(x, y), far], d.key * (0.62 if d.is_sign else 0.45), d.cut if d.is_sign else "#8A4A44")
        if not d.is_sign:
            b = math.radians(turn + 72 * i)
            d.s.line([(x, y), (x + r * 0.52 * math.cos(b), y + r * 0.52 * math.sin(b))], 0.9, p.HI)
            d.s.fill(ring(x + r * 0.56 * math.cos(b), y + r * 0.56 * math.sin(b), r * 0.07, n=8), p.HI)
    d.hole(ring(x, y, r * 0.24, n=16), p.YAMABUKI, key=0.6)


def _kado(d: Plate) -> None:
    """A flowering branch in a low bowl."""
    d.area(ribbon(arc(47, 74, 64, 60, 84, 55, 97, 62), (5, 9.5, 1)), p.UGUISU, seed=4, is_back=True)
    d.area(ribbon(arc(44, 74, 27, 63, 10, 62, 1, 69), (5, 9, 1)), p.MATSUBA, seed=5, is_back=True)
    branches = (
        trunk(pts(45, 49, 60, 43, 76, 38), 7, 5, 7),
        trunk(pts(42, 41, 30, 35, 21, 34), 6.5, 5, 9),
        trunk(pts(44, 75, 38, 60, 46, 46, 42, 31, 54, 14), 11, 6, 5),
    )
    for i, branch in enumerate(branches):
        if d.is_sign:  # one tree, without gaps
            d.s.fill(branch, d.mid or d.ink)
        else:
            d.area(branch, p.KURI, seed=6 + i)
    if not d.is_sign:
        d.tint(ribbon(arc(41, 72, 36.4, 60, 43, 47, 40, 33), (2, 1.6, 0.6)), p.KITSUNE, 0.9)
    _blossom(d, 60, 16, 18, p.SAKURA)
    _blossom(d, 81, 40, 14.5, p.SHIRO, -60)
    _blossom(d, 20, 33, 14, p.SAKURA, -110)
    for x in (26, 66):
        d.area(blob(x, 88, x + 12, 88, x + 9, 98, x + 3, 98, rounds=1), p.AI, seed=8)
    d.area(blob(7, 72, 93, 72, 95, 77, 86, 84, 76, 91, 24, 91, 14, 84, 5, 77, rounds=1), p.AI, seed=1)
    d.tint(blob(15, 82.5, 30, 83, 70, 83, 85, 82.5, 75, 89, 25, 89, rounds=1), p.KON, 0.6)
    if not d.mid:
        d.mark(pts(12, 78.5, 50, 79.5, 88, 78.5), 2.0, p.KAME)


def _sado(d: Plate) -> None:
    """A steaming tea bowl, a bamboo whisk before it."""
    for x in (23, 43, 63):
        way = arc(x, 38, x - 5.5, 32, x - 3.5, 24, x + 3.5, 18, x + 5, 10, x, 3)
        d.hair(way, 3.8, p.NEZUMI, seed=x)
    d.area(blob(27, 86, 59, 86, 57, 98, 29, 98, rounds=1), "#4C4038", seed=3)
    d.area(blob(5, 48, 81, 48, 82, 62, 76, 79, 64, 90, 22, 90, 10, 79, 4, 62), "#39424F", seed=1)
    d.tint(blob(6, 50, 80, 50, 80, 60, 73, 57, 66, 68, 57, 58, 46, 62, 38, 76, 29, 61, 19, 58, 13, 68, 6, 60), p.ASAGI)
    if not d.is_sign:
        d.tint(blob(9, 62, 13, 68, 17, 78, 24, 87, 16, 81, 10, 72, rounds=1), p.KAME, 0.5)
    d.hole(ring(43, 49, 34, 7.4, 36), p.UGUISU, seed=6)
    if not d.is_sign:
        d.tint(ring(43, 50.6, 26, 3.8, 24), p.MOEGI)
    d.area(blob(61, 52, 68, 46, 80, 44, 92, 46, 99, 52, 95, 66, 89, 76, 71, 76, 65, 66, rounds=1), p.KUCHIBA, seed=5)
    for i, tip in enumerate((69, 76.3, 83.7, 91)):
        d.mark(pts(80 + (tip - 80) * 0.75, 75, 80 + (tip - 80) * 1.3, 51), 1.4, p.KURI, seed=i)
    d.area(pts(71, 75, 89, 75, 90, 98, 70, 98), "#E0C07E", seed=9)
    if not d.is_sign:
        d.tint(pts(72.5, 82, 76, 82, 75.5, 96, 72, 96), p.SHIRO, 0.7)
    d.mark(pts(71, 79.5, 89, 79.5), 2.6, p.SUMI)


def _shodo(d: Plate) -> None:
    """A brush that closes the circle it writes."""
    way = ring(41, 61, 34, n=72, a0=36, a1=352)
    d.s.fill(ribbon(way, (5, 14, 15, 13, 10, 9, 8, 9, 11, 5), 2.0), d.ink or p.SUMI)
    if not d.is_sign:
        for r, a0, a1 in ((35.6, 215, 335), (33.2, 196, 300), (37.4, 250, 322), (31.4, 236, 292), (37.0, 60, 120)):
            d.s.line(ring(41, 61, r, n=30, a0=a0, a1=a1), 0.9, p.TORINOKO, 0.85)
        d.s.fill(ring(88, 84, 2.8, n=12), p.SUMI).fill(ring(94, 92, 1.6, n=10), p.SUMI)
    top, neck, tip = (95.0, 0.0), (86.0, 30.0), (74.0, 70.0)
    widths = ((0.0, 15), (0.2, 20), (0.42, 20), (0.72, 11), (1.0, 1.0))
    d.area(spindle(neck, tip, widths, 1), "#EFE3C8", seed=2)
    if not d.is_sign:  # white hair, its point full of ink
        d.tint(spindle((80.4, 48.6), tip, ((0.0, 19.0), (0.12, 18.4), (0.48, 10.2), (1.0, 1.0))), p.SUMI)
        for side in (-5.0, 0.5, 5.5):
            d.s.line([(84.0 + side, 37 + side * 0.2), (81.0 + side * 0.9, 50 + side * 0.2)], 1.0, p.NEZUMI, 0.8)
        for side in (-7.0, -2.5, 2.0, 6.5):
            low = side * 0.28
            d.tint([(78.6 + side, 50 + low), (82.2 + side, 44.5 + low), (82.4 + side, 50.6 + low)], p.SUMI)
    d.area(spindle((92.4, 9.0), neck, ((0.0, 10), (0.84, 10), (1.0, 10.5))), p.KITSUNE, seed=1, is_back=True)
    d.area(spindle((87.4, 25.4), (85.0, 33.6), ((0.0, 15.5), (1.0, 16.5))), p.KURI, seed=3)
    d.area(spindle(top, (92.0, 10.5), ((0.0, 5), (0.3, 9.5), (0.7, 10), (1.0, 8.5)), 1), p.SHU, seed=4)
    if not d.is_sign:
        d.tint(spindle((90.0, 12.0), (86.6, 23.0), ((0.0, 2.2), (1.0, 2.2))), p.KUCHIBA, 0.9)


def _kyudo(d: Plate) -> None:
    """A drawn bow, its arrow on the string."""
    d.turned(-38)
    if not d.is_sign:
        _target(d, 80, 51, 23)
    d.hair(pts(34, -8, 8, 55, 32, 106), 1.8, p.SUMI, seed=3)
    bow = arc(35, -9, 46, -5, 58, 10, 65, 32, 63, 54, 55, 76, 43, 96, 33, 107)
    d.rod(bow, 5.6, p.SHU)
    if not d.is_sign:
        d.s.line([(x + 1.0, y) for x, y in bow[4:-4]], 1.2, "#E0604C")
        for y, x in ((14, 60.0), (22, 62.8), (38, 65.0), (72, 56.8), (80, 53.0)):
            d.s.line(pts(x - 2.8, y - 0.6, x + 2.8, y + 0.6), 2.0, p.KUCHIBA)
        d.rod(arc(65, 46, 63.4, 54, 61.4, 62), 6.6, p.SUMI)
    d.rod(pts(8, 55, 93, 51.5), 3.0, p.KUCHIBA)
    d.area(pts(88, 43, 108, 51, 89, 60, 93, 51.6), "#5B6670", seed=6)
    for side in (-1, 1):
        vane = pts(11, 55 - side * 0.5, 17, 55 - side * 12.5, 35, 54 - side * 13, 30, 55 - side * 0.5)
        d.area(vane, p.SHIRO, seed=8)
        if not d.is_sign or d.mid:
            d.tint(pts(20, 55 - side * 3, 23, 55 - side * 12, 28, 55 - side * 12.6, 25, 55 - side * 3), p.SUMI)
    d.end()


def _target(d: Plate, x: float, y: float, r: float) -> None:
    d.area(ring(x, y, r, n=40), p.SHIRO, seed=2)
    for k, colour in ((0.86, p.SUMI), (0.70, p.SHIRO), (0.50, p.SUMI), (0.34, p.SHIRO), (0.15, p.SUMI)):
        d.tint(ring(x, y, r * k, n=32), colour)


def _shamisen(d: Plate) -> None:
    """The three-stringed lute and its plectrum."""
    d.turned(34, 1.0, (52.0, 50.0))
    for y, side in ((-12, 1), (-4.5, -1), (3, 1)):
        d.rod(pts(49 - 14 * (side < 0), y, 51 + 14 * (side > 0), y), 4.2, p.TORINOKO)
    d.area(blob(46, 10, 46, -12, 42, -21, 56, -22, 56, -12, 54, 10, rounds=1), p.SUGI, seed=3)
    d.area(pts(45.8, 6, 54.2, 6, 54.8, 58, 45.2, 58), p.KURI, seed=2, is_back=True)
    d.area(rounded(26, 54, 48, 48, 14), p.KURI, seed=1)
    d.hole(rounded(32, 60, 36, 36, 10), p.SHIRO, seed=4)
    if d.is_sign:
        d.s.line(pts(50, 60, 50, 84), 3.6, d.ink).line(pts(41, 85, 59, 85), 5.0, d.ink)
    else:
        d.s.fill(rounded(53, 63, 13, 31, 5), p.TORINOKO, 0.95)
        for x in (48, 50, 52):
            d.s.line(pts(x, -8, 50 + (x - 50) * 1.9, 95), 0.8, p.SUMI)
        d.area(pts(42, 83, 58, 83, 57, 87.5, 43, 87.5), p.KUCHIBA, seed=7, key=0.7)
        d.area(rounded(44.5, 94, 11, 8, 2), p.SHU, seed=8, key=0.7)
        d.tint(ribbon(pts(30.5, 62, 30.5, 92), (1.4, 1.8, 1.4)), p.SUGI)
    d.end()
    d.turned(16, 1.0, (86.0, 80.0))
    d.area(blob(81, 56, 90, 56, 92, 80, 104, 99, 68, 99, 79, 80, rounds=1), p.TORINOKO, seed=5)
    d.tint(blob(72, 97, 78, 88, 94, 88, 100, 97, rounds=1), p.KUCHIBA)
    d.end()


_DRAW: dict[str, Callable[[Plate], None]] = {
    "kado": _kado, "sado": _sado, "shodo": _shodo, "kyudo": _kyudo, "shamisen": _shamisen,
}  # fmt: skip


def draw_art(d: Plate, art: str) -> Plate:
    """Draw an art into the plate's 0..100 box; returns the plate.  KeyError for an unknown art."""
    _DRAW[art](d)
    return d


_VIEW: dict[str, tuple[float, float, float]] = {
    "kado": (-2.8, -4.0, 104.5), "sado": (0.2, -1.0, 101.5), "shodo": (-2.2, -2.5, 106.0), "kyudo": (-6.2, 3.0, 108.5),
    "shamisen": (-5.5, -15.0, 118.0),
}  # fmt: skip
"""The square (left, top, side) of its drawing's units that each picture fills."""


def _sheet(art: str) -> tuple[Svg, float]:
    """A sheet of 100 by 100 with a group open into which the art fits, and the group's scale."""
    x, y, side = _VIEW[art]
    k = 100 / side
    return Svg(100, 100).group((-x * k, -y * k), k), k


def emblem(art: str, height: float, colour: Colour, ground: Colour = "") -> pygame.Surface:
    """The art's sign, `height` pixels high and wide, in one colour (shared).

    What parts its areas is left open, or filled with `ground` if that is given.
    """
    return _emblem(art, max(6, round(height)), hexa(colour), hexa(ground))


@cached("izayoi emblems", entries=160, megabytes=12)
def _emblem(art: str, size: int, colour: str, ground: str) -> pygame.Surface:
    s, k = _sheet(art)
    gap = (3.0 if size >= 40 else 3.6) / k
    if ground:
        return draw_art(Plate(s, gap, colour, ground), art).s.end().render((size, size))
    stencil = pygame.Surface((size, size), pygame.SRCALPHA, 32)
    stencil.fill((0, 0, 0, 255))
    stencil.blit(draw_art(Plate(s, gap, "#ffffff", "#000000"), art).s.end().render((size, size)), (0, 0))
    return as_alpha(stencil, colour)


@cached("izayoi prints of arts", entries=120, megabytes=12)
def print_of(art: str, size: int, ink: str, ground: str, mid: str) -> pygame.Surface:
    """The art's sign in three tones, `size` pixels high and wide (shared)."""
    s, k = _sheet(art)
    return draw_art(Plate(s, 3.0 / k, ink, ground, mid), art).s.end().render((size, size))


def as_alpha(stencil: pygame.Surface, colour: Colour) -> pygame.Surface:
    """A surface of one colour whose alpha is the brightness of an opaque grey picture."""
    grey = pygame.image.tobytes(stencil, "RGBA")[0::4]
    pixels = bytearray(bytes((*rgb(colour), 255)) * len(grey))
    pixels[3::4] = grey
    return native(pygame.image.frombuffer(bytes(pixels), stencil.get_size(), "RGBA"))


def picture(art: str, height: float) -> pygame.Surface:
    """The art in colours, `height` pixels high and wide (shared)."""
    return _picture(art, max(6, round(height)))


@cached("izayoi arts", entries=60, megabytes=12)
def _picture(art: str, size: int) -> pygame.Surface:
    s, k = _sheet(art)
    return draw_art(Plate(s, (2.3 if size >= 80 else 2.8) / k), art).s.end().render((size, size))
