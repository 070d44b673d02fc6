"""The four seasons and New Year as signs in a 100 x 100 box: blossom, sun, maple leaf, snow crystal, first sunrise."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.outline import ellipse, petals, way
from edo_table.games.iki.table.art.pen import Pen
from edo_table.ui.print import palette as p


def blossom(d: Pen) -> None:
    """A cherry blossom."""
    for petal in petals(50, 50, 24, 19):
        d.area(petal, "#F0B9C0", 4)
    d.tint(ellipse(50, 50, 19), "#F0B9C0")
    d.tint(ellipse(50, 50, 9), p.HI)


def _sun(d: Pen) -> None:
    d.area(ellipse(50, 50, 26), p.HI)
    for i in range(12):
        x, y = math.cos(i * math.pi / 6), math.sin(i * math.pi / 6)
        d.mark(way(50 + 33 * x, 50 + 33 * y, 50 + 47 * x, 50 + 47 * y), 7, p.HI)


def _leaf(d: Pen) -> None:
    d.area(
        "M50 4C56 16 60 22 62 34C72 24 80 22 92 24C88 34 82 40 76 48C84 52 90 58 94 68C82 70 72 70 64 66"
        "C62 72 58 80 54 84L53 98L47 98L46 84C42 80 38 72 36 66C28 70 18 70 6 68C10 58 16 52 24 48"
        "C18 40 12 34 8 24C20 22 28 24 38 34C40 22 44 16 50 4Z",
        "#D06A2C",
    )


def _snow(d: Pen) -> None:
    for i in range(6):
        turn = i * math.pi / 3 + 0.52
        x, y = math.cos(turn), math.sin(turn)
        d.mark(way(50 - 6 * x, 50 - 6 * y, 50 + 45 * x, 50 + 45 * y), 8, p.AI)
        for side in (0.45, -0.45):
            u, v = math.cos(turn + side), math.sin(turn + side)
            d.mark(way(50 + 24 * x, 50 + 24 * y, 50 + 41 * u, 50 + 41 * v), 6, p.AI)
    d.tint(ellipse(50, 50, 8), p.AI)


def _sunrise(d: Pen) -> None:
    d.area(ellipse(50, 44, 30), p.HI)
    d.area("M2 96C12 66 30 58 50 66C70 58 88 66 98 96Z", p.AI)
    d.mark("M10 84C26 70 40 72 50 80C60 72 76 70 90 84", 4, p.KINARI)


SEASONS: dict[str, Callable[[Pen], None]] = {
    "spring": blossom,
    "summer": _sun,
    "autumn": _leaf,
    "winter": _snow,
    "new-year": _sunrise,
}
