"""The stage behind the personalities: its measures, and how scenes are set on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from edo_table.games.iki.table.art import scenery as s
from edo_table.games.iki.table.art.outline import block, polygon
from edo_table.games.iki.table.art.pen import Pen

WIDE, HIGH = 492.0, 456.0
LEFT, RIGHT = -60.0, 552.0
"""How far to both sides a scene is drawn."""


@dataclass(frozen=True, slots=True)
class Backdrop:
    """The sky from its top to the horizon, and what is drawn before it."""

    sky: str
    horizon: str
    draw: Callable[[Pen], None]


def scene(d: Pen, draw: Callable[[Pen], None]) -> None:
    """IKI's scenery, whose ground is at 356 and whose middle is at 180, in the backdrop's box."""
    with d.at(66, HIGH - s.GROUND):
        draw(d)


def thin(d: Pen, draw: Callable[[Pen], None], x: float, y: float, k: float) -> None:
    """A drawing of the 100 x 100 box enlarged without thicker lines."""
    weight, d.weight = d.weight, d.weight * 1.6 / k
    with d.at(x, y, k):
        draw(d)
    d.weight = weight


def ground(d: Pen, colour: str, y: float) -> None:
    d.tint(block(LEFT, y, RIGHT - LEFT, HIGH - y + 10), colour)


def twinkle(x: float, y: float, r: float) -> str:
    """A star of four rays about a point."""
    q = r * 0.2
    return polygon(x, y - r, x + q, y - q, x + r, y, x + q, y + q, x, y + r, x - q, y + q, x - r, y, x - q, y - q)
