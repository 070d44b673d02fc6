"""A few hexes with pieces on them, for examples in rules pages."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pygame

from edo_table.content.rulebook import Ground, SceneRecord
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point
from edo_table.ui.print.cache import Cache
from edo_table.ui.print.canvas import Svg, clear, masked
from edo_table.ui.print.paper import grain
from edo_table.ui.print.patterns import sheet
from edo_table.ui.theme import Theme

GROUNDS: Mapping[Ground, str] = {"earth": "#E0C58F", "water": p.ASAGI, "town": p.KINARI, "paper": p.TORINOKO}

_scenes: Cache[pygame.Surface] = Cache("rules scenes", entries=24, megabytes=16)


def hex_scene(
    scene: SceneRecord, size: tuple[int, int], picture: Callable[[str, int], pygame.Surface | None], theme: Theme
) -> pygame.Surface:
    """Return the scene, as large as fits a size in pixels (shared)."""
    return _scenes.get((scene, size, theme), lambda: _draw(scene, size, picture, theme))


def _middle(at: tuple[int, int], r: float) -> Point:
    """The middle of a hex that stands on an edge, `r` from middle to corner; odd columns stand half a hex higher."""
    column, row = at
    return column * 1.5 * r, (row - 0.5 * (column % 2)) * r * math.sqrt(3)


def _corners(x: float, y: float, r: float) -> list[Point]:
    turns = [math.radians(60 * i) for i in range(6)]
    return [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns]


def _draw(
    scene: SceneRecord, size: tuple[int, int], picture: Callable[[str, int], pygame.Surface | None], theme: Theme
) -> pygame.Surface:
    unit = [_middle(cell.at, 1.0) for cell in scene.hexes]
    half = math.sqrt(3) / 2
    left, top = min(x for x, _ in unit) - 1, min(y for _, y in unit) - half
    wide, high = max(x for x, _ in unit) + 1 - left, max(y for _, y in unit) + half - top
    r = min((size[0] - 8) / wide, (size[1] - 8) / high)
    shift = ((size[0] - wide * r) / 2 - left * r, (size[1] - high * r) / 2 - top * r)
    out = clear(size)
    u = r / 60
    for number, cell in enumerate(scene.hexes):
        x, y = _middle(cell.at, r)
        edge = _corners(x + shift[0], y + shift[1], r * 0.985)
        s = Svg(*size).fill(edge, GROUNDS[cell.ground])
        out.blit(s.render(), (0, 0))
        if cell.ground == "water":
            mask = Svg(*size).fill(edge, "#ffffff").render()
            out.blit(masked(sheet("seigaiha", size, max(8, 24 * u), p.SHIRO, 90), mask), (0, 0))
        s = Svg(*size).ink(edge, 3.0 * u * theme.line, theme.border, closed=True, seed=number)
        if cell.is_marked:
            inner = _corners(x + shift[0], y + shift[1], r * 0.87)
            s.line(inner, 5.5 * u, p.SUMI, 0.8, True).line(inner, 3.4 * u, theme.lit, closed=True)
        out.blit(s.render(), (0, 0))
    if theme.has_grain:
        grain(out, u=u)
    for cell in scene.hexes:
        x, y = _middle(cell.at, r)
        for k, name in enumerate(cell.holds):
            is_tile = name.startswith("token/")
            found = picture(name, round(r * (1.66 if is_tile else 1.25)))
            if found is not None:
                offset = (k - (len(cell.holds) - 1) / 2) * r * 0.7
                out.blit(found, found.get_rect(center=(round(x + shift[0] + offset), round(y + shift[1]))))
    return out
