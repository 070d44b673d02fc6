"""Wakomono tiles: a lacquered plaque with the picture on eggshell paper and its points in a seal; and their back."""

from __future__ import annotations

import pygame

from edo_table.games.izayoi.table.art.blank import LEAST, finish, stamp
from edo_table.games.izayoi.table.art.ornaments import ornament
from edo_table.games.izayoi.table.art.plates import rounded
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.lettering import put
from edo_table.ui.theme import Theme

TILE_RATIO = 1.0
"""Width by height of a tile."""


def tile(tile: str | None, points: int, height: float, theme: Theme) -> pygame.Surface:
    """A wakomono tile with its points (shared); None: its back."""
    size = max(LEAST, round(height))
    return _back(size, theme) if tile is None else _tile(tile, points, size, theme)


def _plaque(size: int, theme: Theme, ground: str) -> pygame.Surface:
    k = size / 100
    s = Svg(100, 100)
    s.group((1.6, 1.8)).fill(rounded(1, 1, 96, 96, 9), p.SUMI, 0.6).end()
    s.fill(rounded(1, 1, 96, 96, 9), "#2B211E").line(
        rounded(3.6, 3.6, 90.8, 90.8, 7), max(1.3, 0.8 / k), p.KUCHIBA, closed=True
    )
    s.fill(rounded(7, 7, 84, 84, 5), ground)
    return s.render((size, size))


@cached("izayoi tiles", entries=120, megabytes=24)
def _tile(name: str, points: int, size: int, theme: Theme) -> pygame.Surface:
    k = size / 100
    out = _plaque(size, theme, theme.paper_dim)
    out.blit(ornament(name, 76 * k), (round(15 * k), round(8 * k)))
    s = Svg(100, 100).fill(ring(22, 76, 18), p.SUMI).fill(ring(22, 76, 16.4), theme.primary)
    out.blit(s.render((size, size)), (0, 0))
    put(out, str(points), (22 * k, 76 * k), "title", max(9.0, 29 * k), theme.on_dark, "c")
    return finish(out, theme)


@cached("izayoi tile backs", entries=12, megabytes=4)
def _back(size: int, theme: Theme) -> pygame.Surface:
    k = size / 100
    out = _plaque(size, theme, theme.table)
    s = Svg(100, 100).fill(ring(49, 49, 30), "#F4E3B0")
    out.blit(s.render((size, size)), (0, 0))
    stamp(out, "和", (49 * k, 49 * k), 34 * k, theme.table)
    return finish(out, theme)
