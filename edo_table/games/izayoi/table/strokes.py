"""Brush strokes through what no longer counts, and the stamp of lost face."""

from __future__ import annotations

import pygame

from edo_table.ui.print.brush import box, curve, rand, resample, ring, wobble
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, clear
from edo_table.ui.print.lettering import render
from edo_table.ui.print.palette import Colour, hexa

LOST_FACE = "失"
"""The sign on the stamp: lost."""


@cached("izayoi strokes", entries=48, megabytes=8)
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


@cached("izayoi stamps", entries=16, megabytes=4)
def _stamp(size: int, colour: str, paper: str) -> pygame.Surface:
    s = Svg(100, 100)
    edge = wobble(resample(box(88, 88, 10, 6, 6), 5, True), 1.6, 18, 7, True)
    s.fill(edge, colour, 0.94)
    for k in range(14):  # where the stamp did not take
        x, y = edge[int(rand(3, k) * len(edge)) % len(edge)]
        s.fill(ring(x, y, 1.2 + 2.2 * rand(5, k), n=8), paper, 0.9)
    s.line(box(74, 74, 8, 13, 13), 2.4, paper, 0.9, True)
    out = s.render((size, size))
    sign = render(LOST_FACE, "title", size * 0.58, paper)
    ink = sign.get_bounding_rect()
    out.blit(sign, (round(size / 2 - ink.centerx), round(size / 2 - ink.centery)))
    whole = clear((round(size * 1.25), round(size * 1.25)))
    turned = pygame.transform.rotozoom(out, 8, 1.0)
    whole.blit(turned, turned.get_rect(center=whole.get_rect().center))
    return whole


def stamp(size: float, colour: Colour, paper: Colour) -> pygame.Surface:
    """The stamp of lost face (shared); a quarter larger than `size` as it is turned."""
    return _stamp(max(12, round(size)), hexa(colour), hexa(paper))
