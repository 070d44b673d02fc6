"""Traditional patterns as seamless tiles: waves, hemp leaf, arrow feathers, tortoise shell, treasures, checks."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Literal, get_args

import pygame

from edo_table.ui.print.brush import Point, ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, clear, masked
from edo_table.ui.print.palette import Colour, hexa, rgba

Pattern = Literal["seigaiha", "asanoha", "yagasuri", "kikko", "shippo", "ichimatsu"]
NAMES: tuple[Pattern, ...] = get_args(Pattern)


def _seigaiha(u: int, s: Svg, c: str) -> tuple[int, int]:
    """Blue sea waves: of each fan only the arcs that no later fan hides."""

    def stroke(run: list[Point]) -> None:
        if len(run) > 1:
            s.line(run, max(0.8, u * 0.055), c)

    later = ((-1, 0.5), (1, 0.5), (0, 1), (-2, 1), (2, 1), (-1, 1.5), (1, 1.5))
    for j in range(-1, 5):
        for i in range(-1, 3):
            cx, cy = (2 * i + (j & 1)) * u, j * u / 2
            hides = [(cx + a * u, cy + b * u) for a, b in later]
            for k in (0.97, 0.70, 0.43):
                run: list[Point] = []
                for p in ring(cx, cy, k * u, n=49, a0=180, a1=360):
                    if all(math.hypot(p[0] - x, p[1] - y) > u * 0.985 for x, y in hides):
                        run.append(p)
                    else:
                        stroke(run)
                        run = []
                stroke(run)
    return 2 * u, u


def _asanoha(u: int, s: Svg, c: str) -> tuple[int, int]:
    """Hemp leaf: a triangular lattice, every triangle's centre joined to its corners."""
    w, h = u, round(u * 3**0.5)
    width = max(0.8, u * 0.045)
    for i in range(-1, 3):
        for j in range(-1, 4):
            x, y = (i + 0.5 * (j & 1)) * w, j * h / 2
            for dy in (h / 2, -h / 2):
                corners = ((x, y), (x + w, y), (x + w / 2, y + dy))
                gx, gy = sum(p[0] for p in corners) / 3, sum(p[1] for p in corners) / 3
                s.line(corners, width, c, closed=True)
                for p in corners:
                    s.line([(gx, gy), p], width, c)
    return w, h


def _yagasuri(u: int, s: Svg, c: str) -> tuple[int, int]:
    """Arrow feathers: columns of chevrons, every other one filled."""
    k = u * 0.5
    for col in range(-1, 3):
        for j in range(-2, 4):
            x, y = col * u, j * 2 * u + (col & 1) * u
            m = x + u / 2
            s.fill([(x + 1, y), (m - 0.6, y + k), (m - 0.6, y + k + u), (x + 1, y + u)], c)
            s.fill([(m + 0.6, y + k), (x + u - 1, y), (x + u - 1, y + u), (m + 0.6, y + k + u)], c)
    return 2 * u, 2 * u


def _kikko(u: int, s: Svg, c: str) -> tuple[int, int]:
    """Tortoise shell: hexagons within hexagons."""
    h = round(3 * u / 3**0.5)
    r = h / 3
    for j in range(-1, 4):
        for i in range(-1, 3):
            cx, cy = (i + 0.5 * (j & 1)) * u, j * 1.5 * r
            for k, width in ((1.0, 0.075), (0.62, 0.045)):
                turns = [math.radians(60 * a) for a in range(6)]
                cell = [(cx + k * u / 3**0.5 * math.sin(t), cy + k * r * math.cos(t)) for t in turns]
                s.line(cell, max(0.8, u * width), c, closed=True)
    return u, h


def _shippo(u: int, s: Svg, c: str) -> tuple[int, int]:
    """Seven treasures: circles through each other's middles."""
    for i in (-1, 0, 1, 2):
        for j in (-1, 0, 1, 2):
            s.line(ring(i * u, j * u, u / 2**0.5, n=36), max(0.8, u * 0.055), c, closed=True)
            s.fill(ring(i * u, j * u, u * 0.06, n=10), c)
    return u, u


def _ichimatsu(u: int, s: Svg, c: str) -> tuple[int, int]:
    """Checks."""
    s.fill([(0, 0), (u, 0), (u, u), (0, u)], c)
    s.fill([(u, u), (2 * u, u), (2 * u, 2 * u), (u, 2 * u)], c)
    return 2 * u, 2 * u


_DRAW: dict[Pattern, Callable[[int, Svg, str], tuple[int, int]]] = {
    "seigaiha": _seigaiha,
    "asanoha": _asanoha,
    "yagasuri": _yagasuri,
    "kikko": _kikko,
    "shippo": _shippo,
    "ichimatsu": _ichimatsu,
}


@cached("pattern tiles", entries=96, megabytes=8)
def _tile(name: Pattern, unit: int, colour: str, alpha: int) -> pygame.Surface:
    s = Svg(1, 1)
    s.w, s.h = _DRAW[name](unit, s, colour)
    tile = s.render()
    tile.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return tile


def tile(name: Pattern, unit: float, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """A seamless transparent tile with the pattern in one colour; `unit` is the motif's size in pixels (at least 4)."""
    return _tile(name, max(4, round(unit)), hexa(colour), alpha)


def sheet(
    name: Pattern, size: Sequence[float], unit: float, colour: Colour, alpha: int = 255, ground: Colour | None = None
) -> pygame.Surface:
    """A surface of the given size covered with the pattern, transparent or on a ground colour."""
    out = clear(size)
    if ground is not None:
        out.fill(rgba(ground))
    t = tile(name, unit, colour, alpha)
    tw, th = t.get_size()
    w, h = out.get_size()
    out.fblits([(t, (x, y)) for y in range(0, h, th) for x in range(0, w, tw)])
    return out


def overlay(
    target: pygame.Surface,
    name: Pattern,
    unit: float,
    colour: Colour,
    alpha: int = 255,
    mask: pygame.Surface | None = None,
    at: tuple[int, int] = (0, 0),
) -> None:
    """Lay the pattern on `target`: everywhere, or within the alpha of `mask`, whose top left corner lies at `at`."""
    size = mask.get_size() if mask else target.get_size()
    cover = sheet(name, size, unit, colour, alpha)
    target.blit(masked(cover, mask) if mask else cover, at)
