"""Small prints of the seasons: a mountain over water under another sky each time, and the sign of each season."""

from __future__ import annotations

import math

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, rand, ring, smooth
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, opaque
from edo_table.ui.print.paper import bokashi, grain

_SKY = {
    "spring": ("#6FA3A8", "#F2DDD2", "#5E7F92"),
    "summer": ("#1D5B79", "#C3DDDC", "#3F6E86"),
    "autumn": ("#B5602E", "#F3DFB4", "#5C6B78"),
    "winter": ("#1F2F4A", "#C9D3DA", "#8FA3B2"),
}
"""Upper and lower sky, mountain."""

_SEA = {"spring": p.ASAGI, "summer": "#5B98A6", "autumn": "#6E98A0", "winter": "#7F9FAE"}


def _petal(s: Svg, at: Point, size: float, turn: float) -> None:
    petal = smooth([(0, -6), (-18, -24), (-19, -42), (-6, -49), (0, -43), (6, -49), (19, -42), (18, -24)], 2, True)
    for k in range(5):
        s.group(at, size / 100, turn + 72 * k).fill(petal, "#F4D3CF").line(petal, 3.4, "#A8506A", closed=True).end()
    s.fill(ring(at[0], at[1], size * 0.09, n=12), "#B4566E")


def _leaf(s: Svg, at: Point, size: float, turn: float) -> None:
    points: list[Point] = []
    for k in range(14):
        a = math.pi * 2 * k / 14 - math.pi / 2
        r = 48 if k % 2 == 0 else 22
        if k == 7:
            r = 14
        points.append((r * math.cos(a), r * math.sin(a)))
    s.group(at, size / 100, turn).shape(points, "#C8562B", 4.0, off=(0, 0)).line([(0, 8), (0, 56)], 6, "#7A3A1C").end()


def _flake(s: Svg, at: Point, size: float, ink: str) -> None:
    for k in range(6):
        s.group(at, size / 100, 60 * k).line([(0, 0), (0, -46)], 7, ink)
        s.line([(-14, -40), (0, -26), (14, -40)], 6, ink).end()


@cached("iki season signs", entries=32, megabytes=2)
def _sign(season: str, size: int) -> pygame.Surface:
    s = Svg(100, 100)
    if season == "spring":
        _petal(s, (50, 50), 98, 0)
    elif season == "summer":
        s.fill(ring(50, 50, 25, n=40), p.HI)
        for k in range(12):
            s.group((50, 50), turn=30 * k).line([(0, -32), (0, -46)], 7, p.HI).end()
    elif season == "autumn":
        _leaf(s, (50, 48), 96, 0)
    else:
        s.fill(ring(50, 50, 48, n=48), "#DCE6EC")
        _flake(s, (50, 50), 92, "#2E5C7A")
    return s.render((size, size))


def season_sign(season: str, size: float) -> pygame.Surface:
    """Blossom, sun, maple leaf or snow (shared)."""
    return _sign(season, max(8, round(size)))


def _mountain(s: Svg, x: float, width: float, top: float, foot: float, hill: str) -> None:
    """A snow-capped mountain around x."""
    high = foot - top
    k = width / 200

    def at(dx: float, share: float) -> Point:
        return x + (dx - 100) * k, top + high * share

    slope = [at(0, 1.0), at(38, 0.88), at(66, 0.34), at(86, 0.03), at(92, 0.09), at(99, 0.0), at(107, 0.09)]
    slope += [at(113, 0.04), at(134, 0.34), at(162, 0.88), at(200, 1.0)]
    s.shape(smooth(slope, 1), hill, 2.4, off=(0, 0))
    snow = [at(70, 0.28), at(86, 0.03), at(92, 0.09), at(99, 0.0), at(107, 0.09), at(113, 0.04), at(130, 0.28)]
    snow += [at(121, 0.24), at(115, 0.40), at(106, 0.22), at(98, 0.44), at(90, 0.24), at(82, 0.38), at(77, 0.24)]
    s.fill(snow, p.SHIRO)


@cached("iki season pictures", entries=12, megabytes=24)
def _picture(season: str, size: tuple[int, int], is_new_year: bool) -> pygame.Surface:
    upper, lower, hill = _SKY[season]
    w, h = size
    out = opaque(size)
    if is_new_year:
        upper, lower, hill = "#C8562B", "#F7E6BE", "#4C5F78"
    sea = round(h * 0.66)
    out.blit(bokashi((w, sea), ((0, upper, 255), (0.75, lower, 255), (1, p.mix(lower, p.SHIRO, 0.4), 255))), (0, 0))
    out.blit(bokashi((w, h - sea), ((0, _SEA[season], 255), (1, p.mix(_SEA[season], p.KON, 0.45), 255))), (0, sea))
    wide = 200.0 if w < 1.6 * h else 190.0 * w / h
    height = wide * h / w
    is_wide = wide > 300
    s = Svg(wide, height)
    x = wide * 0.80 if is_wide else 100.0
    radius = min(17.0, height * 0.13) * (1.7 if is_new_year else 1.0)
    s.fill(ring(x + 52, height * (0.54 if is_new_year else 0.24), radius, n=48), p.HI)
    if is_wide:
        _mountain(s, wide * 0.18, 150, height * 0.42, height * 0.665, p.mix(hill, lower, 0.45))
    _mountain(s, x, 200, height * 0.20, height * 0.665, hill)
    for i in range(round(9 * wide / 200)):
        px, py = wide * rand(7, i), height * (0.71 + 0.26 * rand(9, i))
        s.line(smooth([(px, py), (px + 9, py - 3), (px + 20, py + 2), (px + 31, py - 1)], 2), 2.0, p.KINARI, 0.9)
    _draw_air(s, season if not is_new_year else "new-year", wide, height)
    out.blit(s.render(size), (0, 0))
    return grain(out)


def _draw_air(s: Svg, season: str, wide: float, height: float) -> None:
    """Blossoms, clouds, leaves or snow in the sky."""
    spots: list[tuple[float, float, float]] = [(16, 0.12, 30), (44, 0.07, 22), (30, 0.28, 18)]
    spots += [(176, 0.46, 16), (70, 0.05, 14)]
    spots += [(200 + 37 * i, 0.06 + 0.5 * rand(17, i), 14 + 18 * rand(19, i)) for i in range(round(wide / 40) - 5)]
    if season in ("spring", "autumn"):
        for number, (x, y, k) in enumerate(spots):
            draw = _petal if season == "spring" else _leaf
            draw(s, (x, height * y), k, 33.0 * number)
    elif season == "summer":
        for i in range(max(2, round(wide / 110))):
            left, foot = -10 + 128.0 * i, height * (0.50 - 0.09 * (i % 2) - 0.05 * rand(23, i))
            cloud = [(0.0, 0.0), (26, 0.07), (60, 0.09), (96, 0.03), (104, 0.0)]
            puffs = [(left + dx, foot - height * share) for dx, share in cloud]
            s.fill(smooth(puffs, 2, True), p.SHIRO, 0.85)
    elif season == "winter":
        for i in range(round(26 * wide / 200)):
            flake = ring(wide * rand(3, i), height * 0.64 * rand(5, i), 1.6 + 1.8 * rand(6, i), n=10)
            s.fill(flake, p.SHIRO, 0.92)


def season_picture(season: str, size: tuple[int, int], *, is_new_year: bool = False) -> pygame.Surface:
    """The print of a season (shared)."""
    return _picture(season, (max(16, size[0]), max(16, size[1])), is_new_year)
