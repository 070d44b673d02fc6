"""Paper and wood: grain tiles multiplied into a picture, and bokashi, the soft gradation of sky and water.

The tiles (washi: mulberry paper, wood: a board, mokume: the grain of the printing block) are made once by
build_scripts/paper.py; they wrap around at their edges.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from edo_table.content.resources import art
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import clear, opaque
from edo_table.ui.print.palette import Colour, rgb

Grain = Literal["washi", "wood", "mokume"]
#: a stop of a gradation: position 0 to 1, colour, alpha 0 to 255
Stop = tuple[float, Colour, int]


@cached("grain tiles", entries=12, megabytes=24, lasting=True)
def _tile(name: Grain, scale: int, turned: bool) -> pygame.Surface:
    raw = pygame.image.load(str(art("paper", f"{name}.png")))
    tile = opaque(raw.get_size())
    tile.blit(raw, (0, 0))
    if scale != 1:
        tile = pygame.transform.smoothscale_by(tile, scale)
    return pygame.transform.rotate(tile, 90) if turned else tile


def grain(
    surface: pygame.Surface,
    name: Grain = "washi",
    area: pygame.Rect | None = None,
    u: float = 1.0,
    turned: bool = False,
    shift: tuple[int, int] = (0, 0),
) -> pygame.Surface:
    """Multiply a grain into `surface` or an area of it, alpha kept; changes and returns `surface`.

    `u` is pixels a layout unit: the grain grows coarser only on very fine screens.  `shift` moves the tile in pixels,
    so that neighbouring boards differ.
    """
    area = area or surface.get_rect()
    tile = _tile(name, 2 if u > 1.7 else 1, turned)
    w, h = tile.get_size()
    old = surface.get_clip()
    surface.set_clip(area.clip(old))
    strokes = [
        (tile, (x, y))
        for y in range(area.y - shift[1] % h, area.bottom, h)
        for x in range(area.x - shift[0] % w, area.right, w)
    ]
    surface.fblits(strokes, pygame.BLEND_RGB_MULT)
    surface.set_clip(old)
    return surface


def bokashi(size: Sequence[float], stops: Sequence[Stop], sideways: bool = False) -> pygame.Surface:
    """A surface with a soft gradation through the stops, top to bottom, or left to right if `sideways`."""
    w, h = max(1, round(size[0])), max(1, round(size[1]))
    n = w if sideways else h
    strip = clear((n, 1) if sideways else (1, n))
    for i in range(n):
        t = i / max(1, n - 1)
        k = max(j for j in range(len(stops)) if stops[j][0] <= t or j == 0)
        a, b = stops[k], stops[min(k + 1, len(stops) - 1)]
        f = 0.0 if b[0] <= a[0] else min(1.0, max(0.0, (t - a[0]) / (b[0] - a[0])))
        f = f * f * (3 - 2 * f)
        ca, cb = (*rgb(a[1]), a[2]), (*rgb(b[1]), b[2])
        pixel = tuple(round(x + (y - x) * f) for x, y in zip(ca, cb, strict=True))
        strip.set_at((i, 0) if sideways else (0, i), pixel)
    return pygame.transform.scale(strip, (w, h))
