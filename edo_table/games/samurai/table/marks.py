"""Marks on the board: what may be chosen, what is hovered, focused, what others did, who took a figure."""

from __future__ import annotations

import pygame

from edo_table.games.samurai.table.geometry import hexagon
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.table.marks import beat, step_disc


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
    alpha = 0.0 if is_strong else 0.10 + 0.14 * beat(pulse)
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
    disc = step_disc(radius * 0.48, number)
    out.blit(disc, disc.get_rect(center=(round(mid - radius * 0.43), round(mid - radius * 0.56))))
    return out


def step_mark(radius: float, tilt: float, number: int) -> pygame.Surface:
    """The trace of somebody's step on a token: a paper edge and which step it was (shared)."""
    return _step(max(6, round(radius)), tilt, number)
