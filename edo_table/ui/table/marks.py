"""Marks of the table that belong to every game: the number of a step, a red seal with a tick."""

from __future__ import annotations

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.lettering import render

STEPS = 5
"""Shades of the pulse of lit things: as many pictures are made, no more."""


def beat(pulse: float) -> float:
    """The pulse, 0 to 1, as the nearest of the shades that pictures are made for."""
    return round(pulse * (STEPS - 1)) / (STEPS - 1)


@cached("step discs", entries=64, megabytes=2)
def _disc(size: int, number: int) -> pygame.Surface:
    q = max(7.5, size / 2)
    n = round(2 * q) + 6
    s = Svg(n, n).fill(ring(n / 2, n / 2, q + 1.4), p.SHIRO).fill(ring(n / 2, n / 2, q), p.SUMI)
    out = s.render()
    digits = render(str(number), "title", q * (1.5 if number < 10 else 1.15), p.SHIRO)
    ink = digits.get_bounding_rect()
    out.blit(digits, (round(n / 2 - ink.centerx), round(n / 2 - ink.centery)))
    return out


def step_disc(size: float, number: int) -> pygame.Surface:
    """The number of somebody's step on an ink disc about `size` pixels wide, at least 15 (shared)."""
    return _disc(round(size), number)


@cached("check seals", entries=12, megabytes=1)
def _check(size: int) -> pygame.Surface:
    s = Svg(100, 100).fill(ring(50, 50, 47, n=48), p.SHIRO).fill(ring(50, 50, 42, n=48), p.SHU)
    s.ink([(26, 52), (43, 69), (50, 58), (76, 28)], 15, p.SHIRO, seed=4, taper=(0.1, 0.25))
    return s.render((size, size))


def check_seal(size: float) -> pygame.Surface:
    """A red seal with a brushed tick: this one is chosen (shared)."""
    return _check(max(10, round(size)))
