"""What lies under the pointer, and where the keyboard's cursor can go."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from edo_table.ui.table.face import Place, Point
from edo_table.ui.table.selection import BUTTON


def place_at(places: Sequence[Place], at: tuple[int, int], wanted: frozenset[str] | None = None) -> Place | None:
    """Return the uppermost place under a point; of several, one of the wanted targets goes first."""
    found = None
    for place in reversed(places):
        if is_inside(place.outline, at):
            if wanted is None or place.target in wanted:
                return place
            found = found or place
    return found


def is_inside(outline: Sequence[Point], at: tuple[float, float]) -> bool:
    """Return whether a point lies in a polygon."""
    x, y = at
    inside = False
    ax, ay = outline[-1]
    for bx, by in outline:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        ax, ay = bx, by
    return inside


def bounds(place: Place) -> pygame.Rect:
    """Return the rectangle around a place."""
    xs, ys = [x for x, _ in place.outline], [y for _, y in place.outline]
    return pygame.Rect(
        round(min(xs)), round(min(ys)), max(1, round(max(xs) - min(xs))), max(1, round(max(ys) - min(ys)))
    )


def button_name(target: str) -> str:
    """Return the name that the decision bar's button of a target has."""
    return f"option-{target.removeprefix(BUTTON)}"
