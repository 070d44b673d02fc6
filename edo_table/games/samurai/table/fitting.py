"""Making the board as large as the window allows, its hexes clear of the panels that lie in the window's corners."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from edo_table.games.samurai.table.geometry import HexMap, Placement, hexagon
from edo_table.ui.print.cache import cached

Box = tuple[int, int, int, int]

_GRID = 320
"""The longer side of the coarse picture of the window in which places are tried."""


def fit_board(shape: HexMap, area: pygame.Rect, blocked: Sequence[pygame.Rect], margin: float) -> Placement:
    """The largest placement in an area whose hexes keep `margin` pixels from every blocked rectangle.

    Among equally large ones, the one nearest to the middle of the area.  If the panels leave no room at all, the board
    lies under them.
    """
    radius, x, y = _fit(shape, _numbers(area), tuple(sorted(_numbers(rect) for rect in blocked)), round(margin))
    return Placement(shape, radius, x, y)


def _numbers(rect: pygame.Rect) -> Box:
    return rect.x, rect.y, rect.w, rect.h


@cached("board fits", entries=64, megabytes=1, lasting=True)
def _fit(shape: HexMap, area: Box, blocked: tuple[Box, ...], margin: int) -> tuple[float, float, float]:
    room = pygame.Rect(area)
    k = _GRID / max(room.w, room.h)
    wall = pygame.Mask((math.ceil(room.w * k), math.ceil(room.h * k)))
    for rect in blocked:
        wide = pygame.Rect(rect).inflate(2 * margin, 2 * margin).move(-room.x, -room.y)
        at = (math.floor(wide.x * k), math.floor(wide.y * k))
        size = (math.ceil(wide.right * k) - at[0], math.ceil(wide.bottom * k) - at[1])
        wall.draw(pygame.Mask(size, fill=True), at)
    left, top, right, bottom = shape.bounds
    most = min((room.w - 2 * margin) / (right - left), (room.h - 2 * margin) / (bottom - top))
    low, high = most * 0.35, most
    best = _spot(shape, wall, low * k)
    if best is None:
        x, y = room.centerx - (left + right) / 2 * most, room.centery - (top + bottom) / 2 * most
        return most, x, y
    at_most = _spot(shape, wall, high * k)
    if at_most is not None:
        low, best = high, at_most
    while high - low > 0.004 * most:
        middle = (low + high) / 2
        found = _spot(shape, wall, middle * k)
        if found is None:
            high = middle
        else:
            low, best = middle, found
    return low, room.x + best[0] / k - left * low, room.y + best[1] / k - top * low


def _spot(shape: HexMap, wall: pygame.Mask, radius: float) -> tuple[float, float] | None:
    """Where the board's top left corner may lie on the coarse picture at a radius there; None if nowhere."""
    left, top, right, bottom = shape.bounds
    wide, high = (right - left) * radius, (bottom - top) * radius
    across, down = wall.get_size()
    sheet = pygame.Surface((math.ceil(wide) + 1, math.ceil(high) + 1), pygame.SRCALPHA)
    for x, y in shape.centres:
        hexes = hexagon((x - left) * radius, (y - top) * radius, radius, shape.tilt)
        pygame.draw.polygon(sheet, (255, 255, 255, 255), hexes)
    mask = pygame.mask.from_surface(sheet)
    middle = ((across - wide) / 2, (down - high) / 2)
    best: tuple[float, tuple[float, float]] | None = None
    for y in range(max(1, math.ceil(down - high) + 1)):
        for x in range(max(1, math.ceil(across - wide) + 1)):
            away = math.hypot(x - middle[0], y - middle[1])
            if (best is None or away < best[0]) and not wall.overlap(mask, (x, y)):
                best = (away, (x, y))
    return best[1] if best else None
