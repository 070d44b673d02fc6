"""Pieces lying in a row, for examples in rules pages."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from edo_table.content.rulebook import SceneRecord
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import box
from edo_table.ui.print.cache import Cache
from edo_table.ui.print.canvas import Svg, clear
from edo_table.ui.print.paper import grain
from edo_table.ui.theme import Theme

_scenes: Cache[pygame.Surface] = Cache("rules rows", entries=24, megabytes=12)

TRIAL = 100
"""Height at which the pieces are measured first."""


def row_scene(
    scene: SceneRecord, size: tuple[int, int], picture: Callable[[str, int], pygame.Surface | None], theme: Theme
) -> pygame.Surface:
    """Return the scene, as large as fits a size in pixels (shared)."""
    return _scenes.get((scene, size, theme), lambda: _draw(scene, size, picture, theme))


def _draw(
    scene: SceneRecord, size: tuple[int, int], picture: Callable[[str, int], pygame.Surface | None], theme: Theme
) -> pygame.Surface:
    out = clear(size)
    u = size[1] / 150
    tray = box(size[0] - 6 * u, size[1] - 6 * u, 8 * u, 3 * u, 3 * u)
    s = Svg(*size).fill(tray, p.TORINOKO).ink(tray, 2.6 * u * theme.line, theme.border, closed=True)
    out.blit(s.render(), (0, 0))
    if theme.has_grain:
        grain(out, u=u)
    measured = [picture(name, TRIAL) for name in scene.row]
    wide = sum(found.get_width() for found in measured if found is not None) / TRIAL
    gap = 10 * u
    room = size[0] - 28 * u - gap * (len(scene.row) - 1)
    high = round(min(size[1] - 28 * u, room / max(wide, 0.01)))
    shown = [found for found in (picture(name, high) for name in scene.row) if found is not None]
    x = (size[0] - sum(found.get_width() for found in shown) - gap * (len(shown) - 1)) / 2
    for found in shown:
        out.blit(found, found.get_rect(midleft=(round(x), size[1] // 2)))
        x += found.get_width() + gap
    return out
