"""Marks on the board: what may be chosen, what is hovered, focused, what others did, who took a figure."""

from __future__ import annotations

import pygame

from edo_table.games.samurai.table.geometry import hexagon
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.lettering import render

STEPS = 5
"""Shades of the pulse: as many pictures are made, no more."""


def _sheet(radius: float) -> tuple[Svg, float]:
    n = round(2 * radius) + 10
    return Svg(n, n), n / 2


@cached("samurai lit spaces", entries=48, megabytes=8)
def _lit(radius: int, tilt: float, colour: str, alpha: float, is_strong: bool) -> pygame.Surface:
    s, mid = _sheet(radius)
    points = hexagon(mid, mid, radius * 0.89, tilt)
    s.fill(points, colour, alpha)
    wide = radius * (0.11 if is_strong else 0.07)
    s.line(points, wide + max(1.6, radius * 0.04), p.SUMI, 0.55, True).line(points, max(1.4, wide), colour, closed=True)
    return s.render()


def lit_space(radius: float, tilt: float, colour: str, pulse: float, is_strong: bool = False) -> pygame.Surface:
    """The edge of a space that may be chosen, breathing with `pulse` 0 to 1 (shared)."""
    alpha = 0.0 if is_strong else 0.10 + 0.14 * round(pulse * (STEPS - 1)) / (STEPS - 1)
    return _lit(max(6, round(radius)), tilt, colour, round(alpha, 3), is_strong)


@cached("samurai hex frames", entries=64, megabytes=10)
def _frame(radius: int, tilt: float, colour: str, width: float, filled: bool) -> pygame.Surface:
    s, mid = _sheet(radius)
    points = hexagon(mid, mid, radius - 1, tilt)
    if filled:
        s.fill(points, colour).line(points, 2, p.SUMI, closed=True)
        return s.render()
    points = hexagon(mid, mid, radius * (1 - width / 2), tilt)
    wide = max(1.6, radius * width)
    s.line(points, wide + max(1.6, radius * 0.05), p.SUMI, 0.85, True).line(points, wide, colour, closed=True)
    return s.render()


def hex_frame(radius: float, tilt: float, colour: str, width: float, filled: bool = False) -> pygame.Surface:
    """A bright edge round a hex with ink on both sides, `width` in radii; or a whole hex, to lie under a tile."""
    return _frame(max(6, round(radius)), tilt, colour, round(width, 2), filled)


@cached("samurai step marks", entries=64, megabytes=8)
def _step(radius: int, tilt: float, number: int) -> pygame.Surface:
    s, mid = _sheet(radius)
    edge = hexagon(mid, mid, radius * 0.97, tilt)
    s.line(edge, radius * 0.15, p.SUMI, closed=True).line(edge, max(1.4, radius * 0.09), p.SHIRO, closed=True)
    out = s.render()
    disc = step_disc(radius, number)
    out.blit(disc, disc.get_rect(center=(round(mid - radius * 0.43), round(mid - radius * 0.56))))
    return out


def step_mark(radius: float, tilt: float, number: int) -> pygame.Surface:
    """The trace of somebody's step on a token: a paper edge and which step it was (shared)."""
    return _step(max(6, round(radius)), tilt, number)


@cached("samurai step discs", entries=64, megabytes=2)
def _disc(radius: int, number: int) -> pygame.Surface:
    q = max(7.5, radius * 0.24)
    n = round(2 * q) + 6
    s = Svg(n, n).fill(ring(n / 2, n / 2, q + 1.4), p.SHIRO).fill(ring(n / 2, n / 2, q), p.SUMI)
    out = s.render()
    digits = render(str(number), "title", q * (1.5 if number < 10 else 1.15), p.SHIRO)
    ink = digits.get_bounding_rect()
    out.blit(digits, (round(n / 2 - ink.centerx), round(n / 2 - ink.centery)))
    return out


def step_disc(radius: float, number: int) -> pygame.Surface:
    """The number of a step alone, for a board of that hex radius (shared)."""
    return _disc(max(6, round(radius)), number)


@cached("samurai check seals", entries=12, megabytes=1)
def _check(size: int) -> pygame.Surface:
    s = Svg(100, 100).fill(ring(50, 50, 47, n=48), p.SHIRO).fill(ring(50, 50, 42, n=48), p.SHU)
    s.ink([(26, 52), (43, 69), (50, 58), (76, 28)], 15, p.SHIRO, seed=4, taper=(0.1, 0.25))
    return s.render((size, size))


def check_seal(size: float) -> pygame.Surface:
    """A red seal with a brushed tick: this one is chosen (shared)."""
    return _check(max(10, round(size)))
