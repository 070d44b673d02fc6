"""The signs on tokens, in two colours: the ink and what is cut out of it.  Drawn in a 100 x 100 box."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from edo_table.games.samurai.table.figures import BODY, SHEAF_FOOT, SHEAF_TOP, flipped, mirror
from edo_table.games.samurai.table.geometry import hexagon
from edo_table.ui.print.brush import curve, ring, smooth
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.palette import Colour, hexa

Drawer = Callable[[Svg, Colour, Colour], None]


def _helmet(s: Svg, ink: Colour, cut: Colour) -> None:
    """A helmet with two horns rising from the brow: a crescent in one colour would read as a face."""
    s.fill(smooth(mirror([(24, 62), (14, 76), (1, 92), (4, 99), (26, 97), (50, 95)]), 1, True), ink)
    for y, x in ((76, 14), (86, 7)):
        s.line(curve([(x, y + 1), (30, y - 2), (50, y - 3), (70, y - 2), (100 - x, y + 1)]), 2.8, cut)
    s.fill([(35, 101), (36, 82), (42, 72), (50, 69), (58, 72), (64, 82), (65, 101)], cut)
    s.fill(smooth([(22, 64), (23, 44), (34, 27), (50, 21), (66, 27), (77, 44), (78, 64)], 1), ink)
    s.line(smooth([(12, 70), (28, 64), (50, 61), (72, 64), (88, 70)], 1), 11.5, cut)
    s.line(smooth([(14, 71), (30, 65), (50, 62), (70, 65), (86, 71)], 1), 6.5, ink)
    edge = smooth([(49, 58), (40, 58), (22, 44), (10, 24), (8, 2), (16, 18), (28, 34), (44, 46), (49, 47)], 1, True)
    horn = smooth([(50, 58), (40, 58), (22, 44), (10, 24), (8, 2), (16, 18), (28, 34), (44, 46), (50, 47)], 1, True)
    s.line(edge, 6, cut, closed=True).line(flipped(edge), 6, cut, closed=True)
    s.fill(horn, ink).fill(flipped(horn), ink)


def _buddha(s: Svg, ink: Colour, cut: Colour) -> None:
    s.line(ring(50, 26, 22.5), 4.5, ink, closed=True)
    s.fill(BODY, ink).fill(ring(50, 28, 14, 16), cut).fill(ring(50, 27, 12.5, 14.5), ink).fill(ring(50, 12, 6.5), ink)
    s.line(curve([(40, 46), (52, 60), (64, 72)]), 3, cut)
    s.line(ring(50, 76, 14, 6.5), 3, cut, closed=True)
    s.line(curve([(14, 92), (36, 88), (50, 91), (64, 88), (86, 92)]), 2.8, cut)


def _rice(s: Svg, ink: Colour, cut: Colour) -> None:
    s.fill(SHEAF_TOP, ink).fill(SHEAF_FOOT, ink)
    for x, y in ((20, 38), (35, 26), (50, 20), (65, 26), (80, 38)):
        s.line(curve([(50 + (x - 50) * 0.12, 56), (50 + (x - 50) * 0.6, 38), (x, y)]), 2.8, cut)
    s.line([(38, 60), (62, 60)], 4.5, cut)
    for x in (40, 50, 60):
        s.line([(50 + (x - 50) * 0.4, 66), (x, 94)], 2.6, cut)


def _samurai(s: Svg, ink: Colour, cut: Colour) -> None:
    """Two crossed swords."""
    for turned in (False, True):

        def way(points: list[tuple[float, float]], turned: bool = turned) -> list[tuple[float, float]]:
            return flipped(points) if turned else points

        blade = way(curve([(12, 8), (34, 22), (54, 44), (68, 66)]))
        s.line(blade, 13, cut).line(blade, 8.5, ink)
        s.line(way([(60, 76), (78, 60)]), 11, cut).line(way([(61, 75), (77, 61)]), 6.5, ink)
        s.line(way([(72, 73), (88, 93)]), 13, cut).line(way([(72, 73), (88, 93)]), 8.5, ink)
        s.line(way([(75, 80), (81, 76)]), 2.4, cut).line(way([(80, 86), (86, 82)]), 2.4, cut)


def _ship(s: Svg, ink: Colour, cut: Colour) -> None:
    s.fill(smooth([(3, 70), (20, 74), (76, 74), (98, 58), (92, 78), (80, 94), (22, 94), (10, 84)], 1, True), ink)
    s.fill(curve([(24, 10), (72, 6), (80, 36), (74, 64), (26, 66), (36, 38)], True), ink)
    for x in (38, 50, 62):
        s.line(curve([(x - 2, 9), (x + 8, 36), (x, 65)]), 2.8, cut)
    s.line([(16, 82), (84, 80)], 2.8, cut)


def _ronin(s: Svg, ink: Colour, cut: Colour) -> None:
    """A straw hat and two swords."""
    s.fill(smooth(mirror([(34, 46), (28, 60), (16, 84), (14, 97), (50, 98)]), 1, True), ink)
    s.line([(58, 62), (94, 48)], 9, cut).line([(50, 66), (96, 47)], 5.5, ink)
    s.line([(54, 76), (92, 64)], 9, cut).line([(52, 77), (92, 64)], 5, ink)
    hat = smooth([*mirror([(4, 46), (10, 36), (30, 16), (44, 6), (50, 5)]), (74, 51), (50, 53), (26, 51)], 1, True)
    s.line(hat, 5, cut, closed=True).fill(hat, ink)
    for x in (26, 42, 58, 74):
        s.line(curve([(50, 9), (50 + (x - 50) * 0.6, 28), (x, 48)]), 2.4, cut)


def _arrows(s: Svg, ink: Colour) -> None:
    for turn in (0, 180):
        s.group((50, 50), turn=turn).line(ring(0, 0, 36, n=24, a0=200, a1=330), 9, ink)
        s.fill([(20, -30), (44, -32), (40, -6)], ink).end()


def _token_exchange(s: Svg, ink: Colour, cut: Colour) -> None:
    _arrows(s, ink)
    s.fill(hexagon(50, 50, 17, 30), ink)


def _figure_exchange(s: Svg, ink: Colour, cut: Colour) -> None:
    _arrows(s, ink)
    s.group((35, 33.5), 0.30)
    _buddha(s, ink, cut)
    s.end()


def _stone(s: Svg, ink: Colour, cut: Colour) -> None:
    """A plain round stone, for a kind of token that has no picture."""
    s.fill(ring(50, 52, 34, 30), ink).line(ring(50, 48, 22, 17, a0=190, a1=280), 3, cut)


_DRAW: dict[str, Drawer] = {
    "helmet": _helmet, "buddha": _buddha, "rice": _rice, "samurai": _samurai, "ship": _ship, "ronin": _ronin,
    "token-exchange": _token_exchange, "figure-exchange": _figure_exchange,
}  # fmt: skip


def draw_symbol(s: Svg, name: str, ink: Colour, cut: Colour) -> Svg:
    """Draw a sign into the sheet's 0..100 box; returns the sheet."""
    _DRAW.get(name, _stone)(s, ink, cut)
    return s


@cached("samurai symbols", entries=96, megabytes=6)
def _symbol(name: str, size: int, ink: str, cut: str) -> pygame.Surface:
    return draw_symbol(Svg(100, 102), name, ink, cut).render((size, size))


def symbol(name: str, size: float, ink: Colour, cut: Colour) -> pygame.Surface:
    """A sign `size` pixels high and wide (shared)."""
    return _symbol(name, max(8, round(size)), hexa(ink), hexa(cut))
