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
    height = 200.0 * h / w
    s = Svg(200, height)
    sun = (150.0, height * (0.24 if not is_new_year else 0.54))
    s.fill(ring(*sun, 17 if not is_new_year else 30, n=48), p.HI)
    top, foot = height * 0.20, height * 0.665
    slope = [
        (0, foot),
        (38, foot - height * 0.06),
        (66, top + height * 0.15),
        (86, top + 2),
        (92, top + 6),
        (99, top),
        (107, top + 6),
    ]
    slope += [(113, top + 3), (134, top + height * 0.15), (162, foot - height * 0.06), (200, foot)]
    s.shape(smooth(slope, 1), hill, 2.6, off=(0, 0))
    snow = [
        (70, top + height * 0.13),
        (86, top + 2),
        (92, top + 6),
        (99, top),
        (107, top + 6),
        (113, top + 3),
        (130, top + height * 0.13),
    ]
    snow += [
        (121, top + height * 0.11),
        (115, top + height * 0.18),
        (106, top + height * 0.10),
        (98, top + height * 0.20),
    ]
    snow += [(90, top + height * 0.11), (82, top + height * 0.17), (77, top + height * 0.11)]
    s.fill(snow, p.SHIRO)
    for i in range(9):
        x, y = 190 * rand(7, i), height * (0.71 + 0.26 * rand(9, i))
        s.line(smooth([(x, y), (x + 9, y - 3), (x + 20, y + 2), (x + 31, y - 1)], 2), 2.0, p.KINARI, 0.9)
    if season == "spring" and not is_new_year:
        for x, y, k, turn in (
            (16, 0.12, 30, 10),
            (44, 0.07, 22, 40),
            (30, 0.28, 18, 70),
            (176, 0.46, 16, 20),
            (70, 0.05, 14, 0),
        ):
            _petal(s, (x, height * y), k, turn)
    elif season == "summer":
        for y, x in ((0.50, -10.0), (0.42, 118.0)):
            s.fill(
                smooth(
                    [
                        (x, height * y),
                        (x + 26, height * (y - 0.07)),
                        (x + 60, height * (y - 0.09)),
                        (x + 96, height * (y - 0.03)),
                        (x + 104, height * y),
                    ],
                    2,
                    True,
                ),
                p.SHIRO,
                0.85,
            )
    elif season == "autumn":
        for x, y, k, turn in ((18, 0.12, 30, -20), (44, 0.28, 20, 30), (172, 0.50, 20, 60), (72, 0.08, 16, 10)):
            _leaf(s, (x, height * y), k, turn)
    elif season == "winter":
        for i in range(26):
            s.fill(ring(200 * rand(3, i), height * 0.64 * rand(5, i), 1.6 + 1.8 * rand(6, i), n=10), p.SHIRO, 0.92)
    out.blit(s.render(size), (0, 0))
    return grain(out)


def season_picture(season: str, size: tuple[int, int], *, is_new_year: bool = False) -> pygame.Surface:
    """The print of a season (shared)."""
    return _picture(season, (max(16, size[0]), max(16, size[1])), is_new_year)
