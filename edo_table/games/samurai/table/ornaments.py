"""Ships, compass and gold clouds: where the open sea has room for them beside the board's spaces and the panels."""

from __future__ import annotations

import math

import pygame

from edo_table.games.samurai.table.board_art import Ornament
from edo_table.games.samurai.table.desk import OVER_THE_BOARD, Desk
from edo_table.games.samurai.table.geometry import hexagon

_GRID = 240

_WISHES = (
    # kind, where it would like to be in shares of the window, size in layout units, scale, is_flipped, how far at most
    ("compass", 0.925, 0.735, 100, 100, 1.05, False, 0.30),
    ("ship", 0.885, 0.60, 126, 110, 1.05, True, 0.24),
    ("wave", 0.84, 0.76, 190, 110, 0.78, False, 0.10),
    ("wave", 0.46, 0.76, 190, 110, 0.78, False, 0.16),
    ("ship", 0.10, 0.31, 102, 90, 0.80, False, 0.20),
    ("ship", 0.64, 0.31, 94, 82, 0.70, False, 0.22),
)


def find_ornaments(desk: Desk) -> tuple[Ornament, ...]:
    """The ornaments of a window at zoom 1, the same for the same window."""
    wide, high = desk.size
    k = _GRID / max(wide, high)
    wall = pygame.Mask((math.ceil(wide * k), math.ceil(high * k)))
    sheet = pygame.Surface(wall.get_size(), pygame.SRCALPHA)
    for x, y in (desk.home.centre(i) for i in range(len(desk.home.map.centres))):
        cell = hexagon(x * k, y * k, desk.home.radius * k * 1.06, desk.tilt)
        pygame.draw.polygon(sheet, (255, 255, 255, 255), cell)
    for name, rect in desk.regions.items():
        if name not in OVER_THE_BOARD:
            room = rect.inflate(desk.metrics.px(16), desk.metrics.px(16))
            sheet.fill((255, 255, 255, 255), (room.x * k, room.y * k, room.w * k + 1, room.h * k + 1))
    wall.draw(pygame.mask.from_surface(sheet), (0, 0))
    found: list[Ornament] = []
    u = desk.metrics.u
    for number, (kind, fx, fy, w, h, scale, is_flipped, most) in enumerate(_WISHES):
        size = (max(2, round(w * u * k)), max(2, round(h * u * k)))
        spot = _nearest(wall, size, (fx * wide * k, fy * high * k))
        if spot is None or math.hypot(spot[0] - fx * wide * k, spot[1] - fy * high * k) > most * wide * k:
            continue
        wall.draw(pygame.Mask((size[0] * 2, size[1] * 2), fill=True), (spot[0] - size[0], spot[1] - size[1]))
        foot = {"ship": 0.22, "wave": 0.46}.get(kind, 0.0) * h * u
        found.append(Ornament(kind, spot[0] / k, spot[1] / k + foot, scale * u, is_flipped, number))
    return (*_clouds(desk, wall, k), *found)


def _clouds(desk: Desk, wall: pygame.Mask, k: float) -> list[Ornament]:
    """Clouds that reach in from the edges of the window where the sea is open."""
    u, (wide, high) = desk.metrics.u, desk.size
    log = desk.regions.get("log")
    right = log.x if log is not None and log.x > wide / 2 else wide
    out = []
    for edge, fy, seed in ((0, 0.74, 11), (right, 0.43, 12)):
        for rows, w, h in ((4, 210, 190), (3, 210, 150), (2, 210, 110)):
            size = (max(2, round(w * u * k)), max(2, round(h * u * k)))
            x = 0 if edge == 0 else min(wall.get_size()[0], round(edge * k)) - size[0] - 1
            thing, wish = pygame.Mask(size, fill=True), fy * high * k - size[1] / 2
            free = [row for row in range(wall.get_size()[1] - size[1]) if not wall.overlap(thing, (x, row))]
            if free:
                row = min((abs(y - wish), y) for y in free)[1]
                if abs(row - wish) < 0.34 * high * k:
                    at = edge + (15 if edge == 0 else -15) * u
                    out.append(Ornament("cloud", at, row / k + 40 * u, u, False, seed, rows))
                    wall.draw(pygame.Mask((size[0] + 2, size[1]), fill=True), (x, row))
                    break
    return out


def _nearest(wall: pygame.Mask, size: tuple[int, int], wish: tuple[float, float]) -> tuple[int, int] | None:
    """The middle of the free rectangle of a size that lies nearest to a point; None if there is none."""
    thing = pygame.Mask(size, fill=True)
    across, down = wall.get_size()
    best: tuple[float, tuple[int, int]] | None = None
    for y in range(0, down - size[1], 2):
        for x in range(0, across - size[0], 2):
            middle = (x + size[0] // 2, y + size[1] // 2)
            away = math.hypot(middle[0] - wish[0], middle[1] - wish[1])
            if (best is None or away < best[0]) and not wall.overlap(thing, (x, y)):
                best = (away, middle)
    return best[1] if best else None
