"""The five family crests of the seats, in a 100 x 100 box, in two colours: the ink and what is cut out of it."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from edo_table.ui.print.brush import Point, curve, ring, smooth
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.palette import KINARI, SUMI, Colour, hexa
from edo_table.ui.theme import Crest, SeatStyle

Drawer = Callable[[Svg, Colour, Colour], None]


def _wave(s: Svg, ink: Colour, cut: Colour) -> None:
    """One great curling wave in a disc."""
    s.fill(ring(50, 50, 48, n=64), ink)
    back = curve(
        [(8.5, 60), (20, 59), (33, 48), (43, 29), (59, 16), (78, 21), (87, 38), (80, 52), (68, 53), (62, 43), (69, 35)]
    )
    front = curve([(69, 35), (60, 32), (52, 40), (52, 55), (61, 66), (76, 69), (89, 62)])
    s.fill(back + front + ring(50, 50, 42, n=30, a0=17, a1=166), cut)
    for ripple in ([(17, 72), (34, 64), (43, 50)], [(27, 82), (46, 75), (60, 77), (76, 79)]):
        s.line(curve([(float(x), float(y)) for x, y in ripple]), 4.5, ink)


def _sun(s: Svg, ink: Colour, cut: Colour) -> None:
    """The disc with twelve short rays."""
    s.fill(ring(50, 50, 27, n=48), ink)
    for i in range(12):
        a, d = math.radians(30 * i), math.radians(8.2)
        s.fill(
            [
                (50 + r * math.cos(a + e), 50 + r * math.sin(a + e))
                for r, e in ((33, -d * 0.9), (49, -d), (49, d), (33, d * 0.9))
            ],
            ink,
        )


def _pine(s: Svg, ink: Colour, cut: Colour) -> None:
    """Three clumps of needles on one stem."""
    for x, y in ((50, 26), (29, 58), (71, 58)):
        lobe: list[Point] = smooth(
            [
                (x - 29, y + 12),
                (x - 28, y - 4),
                (x - 16, y - 17),
                (x, y - 22),
                (x + 16, y - 17),
                (x + 28, y - 4),
                (x + 29, y + 12),
            ],
            2,
        )
        s.line(lobe, 5, cut, closed=True).fill(lobe, ink)
        for a in (-18, -9, 0, 9, 18):
            s.line([(x + a * 0.25, y + 8), (x + a, y - 9 + abs(a) * 0.35)], 2.6, cut)
    s.fill([(46, 68), (54, 68), (58, 98), (42, 98)], ink)


def _flower(s: Svg, ink: Colour, cut: Colour) -> None:
    """A blossom of five notched petals."""
    petal = smooth([(0, -4), (-18, -22), (-19, -40), (-6, -49), (0, -42), (6, -49), (19, -40), (18, -22)], 2, True)
    for turn in range(0, 360, 72):
        s.group((50, 50), turn=turn).fill(petal, ink).line([(0, -14), (0, -30)], 3.4, cut).end()
    s.fill(ring(50, 50, 11, n=24), cut).fill(ring(50, 50, 6.5, n=20), ink)


def _mountain(s: Svg, ink: Colour, cut: Colour) -> None:
    """Three peaks in a disc."""
    s.fill(ring(50, 50, 48, n=64), ink)
    s.fill(
        smooth(
            [(8, 72), (30, 36), (38, 40), (50, 20), (62, 40), (70, 36), (92, 72), (84, 82), (50, 88), (16, 82)], 1, True
        ),
        cut,
    )
    s.line(smooth([(26, 66), (40, 52), (50, 60), (60, 50), (74, 66)], 1), 5, ink)


_DRAW: dict[Crest, Drawer] = {"wave": _wave, "sun": _sun, "pine": _pine, "flower": _flower, "mountain": _mountain}


def draw_crest(s: Svg, name: Crest, ink: Colour, cut: Colour) -> Svg:
    """Draw a crest into the sheet's 0..100 box (open a group to place and scale it); returns the sheet."""
    _DRAW[name](s, ink, cut)
    return s


@cached("crests", entries=256, megabytes=12)
def _crest(name: Crest, size: int, ink: str, cut: str) -> pygame.Surface:
    return draw_crest(Svg(100, 100), name, ink, cut).render((size, size))


def crest(name: Crest, size: float, ink: Colour, cut: Colour = KINARI) -> pygame.Surface:
    """A crest `size` pixels wide and high (shared: do not draw on it)."""
    return _crest(name, max(4, round(size)), hexa(ink), hexa(cut))


@cached("crest discs", entries=128, megabytes=12)
def _crest_disc(name: Crest, size: int, ground: str, paper: str, edge: str) -> pygame.Surface:
    s = Svg(100, 100)
    s.group((2, 2)).fill(ring(50, 50, 46, n=64), edge, 0.5).end()
    s.fill(ring(50, 50, 46, n=64), paper).ink(ring(50, 50, 46, n=64), 3.6, edge, closed=True, seed=3)
    s.group((17, 17), 0.66)
    return draw_crest(s, name, ground, paper).end().render((size, size))


def crest_disc(seat: SeatStyle, size: float, paper: Colour = KINARI, edge: Colour = SUMI) -> pygame.Surface:
    """The seat's crest in its colour on a paper roundel, `size` pixels wide and high (shared)."""
    return _crest_disc(seat.crest, max(6, round(size)), seat.ground, hexa(paper), hexa(edge))


def seat_crest(seat: SeatStyle, size: float, on_ground: bool = False, paper: Colour = KINARI) -> pygame.Surface:
    """The bare crest of a seat: in its colour for paper, or paper-coloured for the seat's own ground if `on_ground`."""
    return crest(seat.crest, size, paper, seat.ground) if on_ground else crest(seat.crest, size, seat.ground, paper)
