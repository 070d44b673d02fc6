"""Where the keyboard goes next: through places in reading order, or to the nearest one in a direction.

Works on bare rectangles, for widgets and for the targets of a table alike.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

Direction = Literal["left", "right", "up", "down"]
DIRECTIONS: dict[int, Direction] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}
_SIDEWAYS = 4.0  # how much a pixel across the direction counts against one along it


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that can have the focus."""

    key: Hashable
    rect: pygame.Rect


def reading_order(spots: Sequence[Spot]) -> list[Spot]:
    """Return the spots line by line: those whose middles lie within another's height stand on one line."""
    lines: list[list[Spot]] = []
    for spot in sorted(spots, key=lambda s: (s.rect.centery, s.rect.x)):
        for line in lines:
            first = line[0].rect
            if abs(spot.rect.centery - first.centery) < min(spot.rect.h, first.h) / 2:
                line.append(spot)
                break
        else:
            lines.append([spot])
    return [spot for line in lines for spot in sorted(line, key=lambda s: s.rect.x)]


def step(spots: Sequence[Spot], current: Hashable | None, by: int) -> Spot | None:
    """Return the spot `by` places on in the given order, round and round; the first or last if none is current."""
    if not spots:
        return None
    at = next((i for i, spot in enumerate(spots) if spot.key == current), None)
    if at is None:
        return spots[0] if by > 0 else spots[-1]
    return spots[(at + by) % len(spots)]


def towards(spots: Sequence[Spot], current: Hashable | None, direction: Direction) -> Spot | None:
    """Return the nearest spot in a direction from the current one, None when there is none.

    Spots that lie beside the current one within its own width or height come before those that lie askew.
    """
    origin = next((spot for spot in spots if spot.key == current), None)
    if origin is None:
        return spots[0] if spots else None
    best: tuple[float, Spot] | None = None
    for spot in spots:
        if spot.key == current:
            continue
        cost = _cost(origin.rect, spot.rect, direction)
        if cost is not None and (best is None or cost < best[0]):
            best = (cost, spot)
    return best[1] if best else None


def _aside(a0: int, a1: int, b0: int, b1: int) -> float:
    """How far two spans lie beside each other: nothing as soon as they share half of the shorter one."""
    shared = min(a1, b1) - max(a0, b0)
    return max(0.0, min(a1 - a0, b1 - b0) / 2 - shared)


def _cost(a: pygame.Rect, b: pygame.Rect, direction: Direction) -> float | None:
    if direction in ("left", "right"):
        ahead = b.centerx - a.centerx if direction == "right" else a.centerx - b.centerx
        gap = max(0, b.left - a.right if direction == "right" else a.left - b.right)
        aside = _aside(a.top, a.bottom, b.top, b.bottom)
        skew = abs(b.centery - a.centery)
    else:
        ahead = b.centery - a.centery if direction == "down" else a.centery - b.centery
        gap = max(0, b.top - a.bottom if direction == "down" else a.top - b.bottom)
        aside = _aside(a.left, a.right, b.left, b.right)
        skew = min(abs(b.left - a.left), abs(b.centerx - a.centerx))
    if ahead <= 0 or aside > 3 * ahead:
        return None
    return gap + _SIDEWAYS * aside + 0.2 * skew + 0.05 * ahead
