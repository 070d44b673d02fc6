"""A brush stroke through what no longer counts."""

from __future__ import annotations

import pygame

from edo_table.ui.print.brush import curve
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.palette import Colour, hexa


@cached("brush strokes", entries=48, megabytes=8)
def _stroke(size: tuple[int, int], width: float, colour: str, seed: int) -> pygame.Surface:
    w, h = size
    pad = width * 0.7
    line = curve([(pad, h - pad), (w * 0.35, h * 0.60), (w * 0.62, h * 0.46), (w - pad, pad)])
    s = Svg(w, h).ink(line, width, colour, 0.94, seed=seed, taper=(0.12, 0.5), life=0.5)
    for i in range(3):  # hairs of the brush run dry
        dy = (i - 1) * width * 0.34
        s.ink([(w * 0.66, h * 0.42 + dy), (w * 0.98 - pad, pad + dy * 0.6)], width * 0.16, colour, 0.7, seed=seed + i)
    return s.render()


def stroke(size: tuple[float, float], width: float, colour: Colour, seed: int = 2) -> pygame.Surface:
    """A brushed line from the lower left to the upper right corner of a box (shared)."""
    whole = (max(6, round(size[0])), max(6, round(size[1])))
    return _stroke(whole, round(max(1.6, width), 1), hexa(colour), seed)


def lay_stroke(
    target: pygame.Surface, rect: pygame.Rect, width: float, colour: Colour, share: float = 1.0, seed: int = 2
) -> None:
    """Draw as much of a stroke across a rectangle as the brush has done."""
    if share <= 0:
        return
    picture = stroke(rect.size, width, colour, seed)
    seen = pygame.Rect(0, 0, round(picture.get_width() * min(1.0, share)), picture.get_height())
    target.blit(picture, rect.topleft, seen)
