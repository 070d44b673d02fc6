"""The stamp of lost face."""

from __future__ import annotations

import pygame

from edo_table.ui.print.brush import box, rand, resample, ring, wobble
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, clear
from edo_table.ui.print.lettering import render
from edo_table.ui.print.palette import Colour, hexa

LOST_FACE = "失"
"""The sign on the stamp: lost."""


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
