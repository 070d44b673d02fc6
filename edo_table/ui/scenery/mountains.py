"""The far view: the great mountain, hills, mist, the sun, birds and what stands on a distant shore."""

from __future__ import annotations

import math

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, curve, noise, rand, resample, ring, smooth, wobble
from edo_table.ui.print.canvas import Svg, faded
from edo_table.ui.scenery.stage import Stage

PINE_DARK = "#2F4A34"
FAR_HILL = "#7E9C8C"


def ridge(x0: float, x1: float, base: float, height: float, seed: int, rough: float = 0.22, n: int = 34) -> list[Point]:
    """A hill line from x0 to x1 that rises to about `height` above `base`."""
    pts: list[Point] = []
    for i in range(n + 1):
        t = i / n
        swell = math.sin(math.pi * t)
        y = swell**0.8 * (1 + rough * noise(t * 7, seed)) + 0.10 * noise(t * 23, seed + 1) * swell
        pts.append((x0 + (x1 - x0) * t, min(base - height * y, base)))
    return pts


def hill(
    s: Svg,
    x0: float,
    x1: float,
    base: float,
    height: float,
    seed: int,
    colour: str,
    foot: str = p.KAME,
    fade: float = 0.55,
) -> list[Point]:
    """Draw a hill that grows paler towards its foot; returns its line."""
    line = ridge(x0, x1, base, height, seed)
    ground = s.gradient(f"hill{seed}", [(0, colour, 1), (1, p.mix(colour, foot, fade), 1)], 0, base - height, 0, base)
    s.group((1.6, 1)).fill(line, ground).end().ink(line, 2.4, p.SUMI, 0.85, seed=seed)
    return line


def mountain(s: Svg, cx: float, top: float, base: float, half: float) -> None:
    """The mountain: concave slopes, a printed gradation, ragged snow and gullies."""
    high = base - top
    up = curve(
        [
            (cx - half, base),
            (cx - half * 0.66, base - high * 0.16),
            (cx - half * 0.38, base - high * 0.44),
            (cx - half * 0.18, base - high * 0.76),
            (cx - half * 0.075, top + 4),
        ]
    )
    down = curve(
        [
            (cx + half * 0.085, top + 2),
            (cx + half * 0.20, base - high * 0.74),
            (cx + half * 0.40, base - high * 0.43),
            (cx + half * 0.70, base - high * 0.15),
            (cx + half * 1.06, base),
        ]
    )
    crown: list[Point] = [(cx - half * 0.04, top - 3), (cx - half * 0.012, top + 5), (cx + half * 0.03, top - 5)]
    outline = wobble(resample(up + crown + down, 8), 1.6, 60, 3)
    ground = s.gradient(
        "mountain", [(0, p.KON, 1), (0.42, p.AI, 1), (0.80, p.ASAGI, 0.9), (1, p.KAME, 0.25)], 0, top, 0, base
    )
    s.fill([*outline, (cx, base + 2)], ground)
    snow_left = [q for q in up if q[1] < top + high * 0.36]
    snow_right = [q for q in down if q[1] < top + high * 0.33]
    a, b, n = snow_left[0], snow_right[-1], 21
    teeth: list[Point] = []
    for i in range(n + 1):
        t = i / n
        edge = abs(t - 0.5) * 2
        deep = (0.10 + 0.24 * rand(21, i)) * (1 - edge * 0.62) * high * (1 if i % 2 else 0.25)
        teeth.append(
            (b[0] + (a[0] - b[0]) * t + (rand(23, i) - 0.5) * 13, b[1] + (a[1] - b[1]) * t - (1 - edge) * 44 + deep)
        )
    teeth = teeth[:1] + smooth(teeth[1:-1], 1) + teeth[-1:]
    s.group((1.6, -1.2)).fill(snow_left + crown + snow_right + teeth[1:-1], p.SHIRO).end()
    for i in range(9):  # the shaded side of the snow
        x, y = teeth[2 + i * 4 % (len(teeth) - 4)]
        s.ink(
            [(cx + (x - cx) * 0.30, top + (y - top) * 0.26), (cx + (x - cx) * 0.62, top + (y - top) * 0.60)],
            2.0,
            p.ASAGI,
            0.55,
            seed=i + 40,
        )
    s.ink(teeth, 2.0, p.AI, 0.75, seed=2)
    for i in range(26):  # gullies
        t = rand(31, i) * 2 - 1
        y0 = top + high * (0.30 + 0.34 * rand(32, i))
        x0 = cx + t * half * 0.72 * ((y0 - top) / high) ** 1.5
        ln = 50 + 90 * rand(33, i)
        s.ink([(x0, y0), (x0 + t * ln * 0.30, y0 + ln * 0.5), (x0 + t * ln * 0.75, y0 + ln)], 1.8, p.KON, 0.40, seed=i)
    s.ink(outline, 3.6, p.SUMI, 0.95, seed=4, taper=(0.12, 0.12), life=0.5)


def mist_picture(
    stage: Stage, w: float, rows: int, seed: int, colour: str = p.KINARI, alpha: int = 224
) -> pygame.Surface:
    """Bands of haze with round ends (suyari-gasumi), about `w` units wide: one even tint with an outline round all."""
    h, full = 26.0, w * 1.45
    s = Svg(full, rows * h + 8)
    bands: list[tuple[float, float, float]] = []
    for i in range(rows):
        dx, k = (rand(seed, i) - 0.5) * w * 0.34, 0.62 + 0.5 * rand(seed + 5, i)
        bands.append((full / 2 + dx - w * k / 2, full / 2 + dx + w * k / 2, 4 + h / 2 + i * h))
    for grow, tint in ((1.3, p.mix(colour, p.NEZUMI, 0.55)), (0.0, colour)):
        for x0, x1, y in bands:
            r = h / 2 + 0.6 + grow
            s.fill(ring(x0, y, r, n=14, a0=90, a1=270) + ring(x1, y, r, n=14, a0=-90, a1=90), tint)
    return faded(s.render((full * stage.u, s.h * stage.u)), alpha)


def bird_picture(stage: Stage, k: float, up: bool, seed: int = 0) -> tuple[pygame.Surface, Point]:
    """A crane in flight, wings `up` or spread, and its middle in pixels."""
    scale = stage.u * k
    s = Svg(116, 64).group((56, 38))
    lift = 10.0 if up else 0.0
    left = [(-46.0, -14.0 - lift), (-20.0, -16.0 - lift * 0.7), (0.0, 0.0)]
    right = [(50.0, -24.0 - lift), (24.0, -20.0 - lift * 0.7), (0.0, 0.0)]
    s.fill(smooth([*left, (-14, -4), (-30, -8 - lift * 0.6)], 1, True), p.SHIRO).ink(left, 2.6, seed=seed)
    s.fill(smooth([*right, (16, -6), (34, -14 - lift * 0.6)], 1, True), p.SHIRO).ink(right, 2.6, seed=seed + 1)
    s.fill(ring(4, 2, 12, 4.4, 14), p.SHIRO).line(ring(4, 2, 12, 4.4, 14), 1.6, p.SUMI, closed=True)
    s.ink([(14, 0), (28, -4), (38, -2)], 2.4).ink([(-8, 3), (-22, 8)], 1.8).fill(ring(38, -3, 2.6, n=8), p.SHU)
    return s.end().render((116 * scale, 64 * scale)), (58 * scale, 36 * scale)


def sun(s: Svg, x: float, y: float, r: float, colour: str = p.HI) -> None:
    """The disc of the sun, printed a little out of register."""
    s.group((2, -1)).fill(ring(x, y, r, n=90), colour).end()


def far_trees(s: Svg, x0: float, x1: float, base: float, n: int, seed: int, colour: str = PINE_DARK) -> None:
    """Small ragged trees along a distant shore."""
    for i in range(n):
        x, y = x0 + (x1 - x0) * rand(seed, i), base - 3 - 9 * rand(seed + 1, i)
        k = 0.7 + 0.6 * rand(seed + 2, i)
        s.line([(x, y + 2), (x + 1, y - 12 * k)], 1.6, p.KURI, 0.8)
        for j, (w, dy) in enumerate(((10, -6), (8.5, -11), (5.5, -16))):
            dx = (rand(seed + 3, i * 3 + j) - 0.5) * 5
            s.fill(ring(x + dx, y + dy * k, w * k, 3.6 * k, 12), colour, 0.95)


def gate(s: Svg, x: float, y: float, k: float) -> None:
    """A red gate standing in the shallows, its feet at (x, y)."""
    s.group((x, y), k)
    for side in (-1, 1):
        s.shape(
            [(side * 21 - 3, -52), (side * 21 + 3, -52), (side * 25 + 3.4, 2), (side * 25 - 3.4, 2)],
            p.HI,
            2.0,
            seed=side + 2,
            off=(0.8, 0.5),
        )
    s.shape([(-31, -44), (31, -44), (31, -38), (-31, -38)], p.HI, 1.8, seed=4, off=(0.8, 0.5))
    s.shape(smooth([(-40, -64), (0, -59), (40, -64), (38, -56), (0, -52), (-38, -56)], 1, True), p.BENGARA, 2.0, seed=5)
    s.fill([(-3, -52), (3, -52), (3, -44), (-3, -44)], p.HI)
    for i, (x0, x1, dy) in enumerate(((-34, -14, 4), (16, 36, 3), (-22, 24, 10))):  # the sea about its feet
        s.ink([(x0, dy), ((x0 + x1) / 2, dy - 2), (x1, dy)], 2.2, p.SHIRO, 0.85, seed=i)
    s.end()


def huts(s: Svg, x: float, y: float, n: int, seed: int, k: float = 1.0) -> None:
    """Thatched roofs of a village on the far shore, the row's left end at (x, y)."""
    for i in range(n):
        px, py = x + i * 30 * k + 8 * rand(seed, i), y - 3 * rand(seed + 1, i)
        q = k * (0.8 + 0.4 * rand(seed + 2, i))
        s.group((px, py), q)
        s.fill([(-11, -8), (11, -8), (11, 1), (-11, 1)], p.TORINOKO)
        s.line([(-11, -8), (-11, 1)], 1.3).line([(11, -8), (11, 1)], 1.3)
        s.fill([(-3, -6), (3, -6), (3, 1), (-3, 1)], p.KURI)
        s.shape(smooth([(-17, -7), (-8, -20), (8, -20), (17, -7)], 1), p.KUCHIBA, 1.8, seed=i, off=(0.8, 0.5)).end()
