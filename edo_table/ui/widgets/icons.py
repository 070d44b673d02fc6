"""Small ink drawings for buttons and lines: one brush, one colour, recognisable at 20 pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

import pygame

from edo_table.ui.print.brush import Point, curve, ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.palette import Colour, hexa

Icon = Literal[
    "back",
    "close",
    "plus",
    "minus",
    "check",
    "search",
    "bin",
    "person",
    "abacus",
    "gear",
    "dice",
    "down",
    "up",
    "right",
    "left",
    "warning",
    "play",
    "star",
    "book",
    "clock",
    "seal",
    "undo",
    "disk",
    "door",
    "more",
    "pause",
    "first",
    "last",
    "eye",
]
NAMES: tuple[Icon, ...] = get_args(Icon)

_W = 9.0  # width of a stroke


def _stroke(s: Svg, ink: str, *points: Point, width: float = _W, closed: bool = False) -> None:
    s.line(list(points), width, ink, closed=closed)


def _back(s: Svg, c: str) -> None:
    _stroke(s, c, (84, 50), (18, 50))
    _stroke(s, c, (42, 24), (16, 50), (42, 76))


def _close(s: Svg, c: str) -> None:
    _stroke(s, c, (24, 24), (76, 76))
    _stroke(s, c, (76, 24), (24, 76))


def _plus(s: Svg, c: str) -> None:
    _stroke(s, c, (50, 18), (50, 82))
    _stroke(s, c, (18, 50), (82, 50))


def _minus(s: Svg, c: str) -> None:
    _stroke(s, c, (18, 50), (82, 50))


def _check(s: Svg, c: str) -> None:
    _stroke(s, c, (18, 54), (40, 78), (84, 22), width=11)


def _search(s: Svg, c: str) -> None:
    s.line(ring(42, 42, 25, n=40), _W, c, closed=True)
    _stroke(s, c, (61, 61), (86, 86), width=12)


def _bin(s: Svg, c: str) -> None:
    _stroke(s, c, (16, 28), (84, 28))
    _stroke(s, c, (38, 26), (40, 14), (60, 14), (62, 26), width=7)
    _stroke(s, c, (24, 30), (30, 88), (70, 88), (76, 30))
    for x in (42, 58):
        _stroke(s, c, (x, 44), (x, 74), width=6)


def _person(s: Svg, c: str) -> None:
    s.fill(ring(50, 30, 19, n=36), c)
    s.fill(curve([(14, 90), (20, 64), (38, 55), (62, 55), (80, 64), (86, 90)]), c)


def _abacus(s: Svg, c: str) -> None:
    _stroke(s, c, (12, 18), (88, 18), (88, 82), (12, 82), width=8, closed=True)
    for i, (x, rows) in enumerate(((32, (34, 66)), (50, (50, 66)), (68, (34, 50)))):
        _stroke(s, c, (x, 18), (x, 82), width=3.5)
        for y in rows:
            s.fill(ring(x, y + i % 2, 9, 7, n=18), c)


def _gear(s: Svg, c: str) -> None:
    for turn in range(0, 360, 45):
        s.group((50, 50), turn=turn).fill([(-8, -44), (8, -44), (10, -26), (-10, -26)], c).end()
    s.line(ring(50, 50, 24, n=40), 13, c, closed=True)


def _dice(s: Svg, c: str) -> None:
    _stroke(s, c, (20, 20), (80, 20), (80, 80), (20, 80), closed=True)
    for x, y in ((36, 36), (50, 50), (64, 64), (64, 36), (36, 64)):
        s.fill(ring(x, y, 6, n=16), c)


def _down(s: Svg, c: str) -> None:
    _stroke(s, c, (20, 36), (50, 68), (80, 36), width=11)


def _up(s: Svg, c: str) -> None:
    _stroke(s, c, (20, 66), (50, 34), (80, 66), width=11)


def _right(s: Svg, c: str) -> None:
    _stroke(s, c, (36, 20), (68, 50), (36, 80), width=11)


def _left(s: Svg, c: str) -> None:
    _stroke(s, c, (64, 20), (32, 50), (64, 80), width=11)


def _warning(s: Svg, c: str) -> None:
    _stroke(s, c, (50, 14), (90, 84), (10, 84), closed=True)
    _stroke(s, c, (50, 40), (50, 58))
    s.fill(ring(50, 72, 6, n=16), c)


def _play(s: Svg, c: str) -> None:
    s.fill([(28, 16), (84, 50), (28, 84)], c)


def _star(s: Svg, c: str) -> None:
    points: list[Point] = []
    for i in range(5):
        points += [ring(50, 52, 42, n=5, a0=-90, a1=270)[i], ring(50, 52, 18, n=5, a0=-54, a1=306)[i]]
    s.fill(points, c)


def _book(s: Svg, c: str) -> None:
    _stroke(s, c, (16, 18), (70, 18), (84, 30), (84, 86), (16, 86), width=8, closed=True)
    _stroke(s, c, (30, 18), (30, 86), width=6)
    for y in (28, 44, 60, 76):
        _stroke(s, c, (16, y), (30, y), width=5)


def _clock(s: Svg, c: str) -> None:
    s.line(ring(50, 50, 36, n=48), _W, c, closed=True)
    _stroke(s, c, (50, 26), (50, 52), (68, 62), width=8)


def _seal(s: Svg, c: str) -> None:
    s.fill([(18, 18), (82, 18), (82, 82), (18, 82)], c)


def _undo(s: Svg, c: str) -> None:
    s.line(ring(52, 56, 30, n=40, a0=-150, a1=120), _W, c)
    _stroke(s, c, (12, 28), (26, 44), (44, 32))


def _disk(s: Svg, c: str) -> None:
    _stroke(s, c, (50, 12), (50, 60))
    _stroke(s, c, (28, 40), (50, 62), (72, 40))
    _stroke(s, c, (16, 66), (16, 86), (84, 86), (84, 66))


def _door(s: Svg, c: str) -> None:
    _stroke(s, c, (20, 88), (20, 14), (66, 14), (66, 30))
    _stroke(s, c, (66, 70), (66, 88), (20, 88))
    _stroke(s, c, (42, 50), (88, 50))
    _stroke(s, c, (72, 34), (88, 50), (72, 66))


def _more(s: Svg, c: str) -> None:
    for x in (22, 50, 78):
        s.fill(ring(x, 50, 9, n=20), c)


def _pause(s: Svg, c: str) -> None:
    for x in (34, 66):
        _stroke(s, c, (x, 20), (x, 80), width=15)


def _first(s: Svg, c: str) -> None:
    _stroke(s, c, (24, 20), (24, 80), width=11)
    _stroke(s, c, (76, 20), (44, 50), (76, 80), width=11)


def _last(s: Svg, c: str) -> None:
    _stroke(s, c, (76, 20), (76, 80), width=11)
    _stroke(s, c, (24, 20), (56, 50), (24, 80), width=11)


def _eye(s: Svg, c: str) -> None:
    s.line(curve([(8, 52), (28, 30), (50, 24), (72, 30), (92, 52), (72, 70), (50, 75), (28, 70)], closed=True), 8, c,
           closed=True)  # fmt: skip
    s.fill(ring(50, 50, 15, n=28), c)


_DRAW: dict[Icon, Callable[[Svg, str], None]] = {
    "back": _back,
    "close": _close,
    "plus": _plus,
    "minus": _minus,
    "check": _check,
    "search": _search,
    "bin": _bin,
    "person": _person,
    "abacus": _abacus,
    "gear": _gear,
    "dice": _dice,
    "down": _down,
    "up": _up,
    "right": _right,
    "left": _left,
    "warning": _warning,
    "play": _play,
    "star": _star,
    "book": _book,
    "clock": _clock,
    "seal": _seal,
    "undo": _undo,
    "disk": _disk,
    "door": _door,
    "more": _more,
    "pause": _pause,
    "first": _first,
    "last": _last,
    "eye": _eye,
}


@cached("widget icons", entries=256, megabytes=4)
def _icon(name: Icon, size: int, colour: str) -> pygame.Surface:
    s = Svg(100, 100)
    _DRAW[name](s, colour)
    return s.render((size, size))


def icon(name: Icon, size: float, colour: Colour) -> pygame.Surface:
    """A drawing `size` pixels wide and high in one colour (shared: do not draw on it)."""
    return _icon(name, max(6, round(size)), hexa(colour))
