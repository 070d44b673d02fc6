"""Water: the sea with its crest lines, breaking waves at the foot of a picture, sailing boats."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, curve, noise, rand, ring, smooth
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.paper import Stop, bokashi
from edo_table.ui.scenery.stage import Stage

DAY: tuple[Stop, ...] = (
    (0, p.KON, 255),
    (0.10, p.AI, 255),
    (0.36, "#5FA3B4", 255),
    (0.62, "#8FC6CB", 255),
    (0.86, "#3F86A0", 255),
    (1, p.AI, 255),
)


def sea_ground(target: pygame.Surface, stage: Stage, top: float, stops: Sequence[Stop] = DAY) -> None:
    """Water from `top` down to the foot: dark at the horizon, light in the middle, deep in front."""
    area = stage.rect(0, top, stage.w + 1, stage.h - top + 1)
    target.blit(bokashi(area.size, stops), area)


def crest_lines(
    s: Svg,
    x0: float,
    x1: float,
    top: float,
    bottom: float,
    dark: str = p.KON,
    light: str = p.SHIRO,
    rows: tuple[float, float] = (0.0, 1.0),
    seed: int = 41,
) -> None:
    """Lines of small waves that grow towards the viewer, from x0 to x1; `rows` prints only a share of the depth."""
    y, row = top + 12, 0
    while y < bottom + 20:
        t = (y - top) / (bottom - top)
        step = 26 + 96 * t
        if rows[0] <= t < rows[1]:
            x = x0 - step * rand(seed, row)
            i = 0
            while x < x1:
                if rand(seed + 1 + row, i) < 0.74 - 0.10 * t:
                    k = step * (0.10 + 0.05 * rand(seed + 2, i))
                    ln = step * (0.8 + 0.5 * rand(seed + 3 + row, i))
                    line = curve(
                        [
                            (x, y),
                            (x + ln * 0.22, y - k),
                            (x + ln * 0.5, y + k * 0.15),
                            (x + ln * 0.75, y - k * 0.8),
                            (x + ln, y),
                        ],
                        steps=3 if t < 0.5 else 4,
                    )
                    s.ink(line, 1.2 + 2.6 * t, dark if i % 3 else light, 0.50 if i % 3 else 0.75, seed=i)
                x += step * 1.18
                i += 1
        y += 9 + 26 * t
        row += 1


def breakers(
    s: Svg,
    x0: float,
    x1: float,
    y: float,
    foot: float,
    seed: int,
    colour: str,
    step: float = 260.0,
    k: float = 1.0,
    foam: str = p.SHIRO,
) -> None:
    """A row of breaking waves with claws of foam from x0 to x1, water below them down to `foot`."""
    crests: list[tuple[float, float]] = []
    pts: list[Point] = [(x0 - 80, foot)]
    i = 0
    while True:
        x = x0 - 70 + i * step + 26 * noise(i * 1.7, seed)
        a = (34 + 20 * rand(seed, i)) * k
        pts += curve(
            [
                (x - step * 0.52, y + 26 * k),
                (x - step * 0.20, y - a * 0.35),
                (x + step * 0.10, y - a),
                (x + step * 0.30, y - a * 0.72),
                (x + step * 0.22, y - a * 0.42),
                (x + step * 0.12, y - a * 0.30),
                (x + step * 0.22, y + 2 * k),
                (x + step * 0.34, y + 18 * k),
            ],
            steps=5,
        )
        crests.append((x, a))
        i += 1
        if x - step * 0.3 > x1:
            break
    s.group((2, 1.4)).fill([*pts, (pts[-1][0], foot)], colour).end()
    s.ink(pts[1:], 3.2, p.SUMI, 0.95, seed=seed, taper=(0, 0))
    for j, (x, a) in enumerate(crests):
        cap = curve(
            [
                (x - step * 0.30, y - a * 0.16),
                (x - step * 0.12, y - a * 0.52),
                (x + step * 0.09, y - a * 0.97),
                (x + step * 0.285, y - a * 0.70),
                (x + step * 0.235, y - a * 0.46),
            ],
            steps=5,
        )
        back = curve(
            [
                (x + step * 0.20, y - a * 0.58),
                (x + step * 0.09, y - a * 0.68),
                (x - step * 0.06, y - a * 0.40),
                (x - step * 0.30, y - a * 0.16),
            ],
            steps=5,
        )
        s.fill(cap + back, foam, 0.96)
        for i in range(6):  # claws
            px, py = x + step * (0.06 + 0.045 * i), y - a * (0.76 - 0.10 * i)
            s.fill(ring(px + 2, py, 3.6 * k, n=10), foam).line(ring(px + 2, py, 3.6 * k, n=10), 1, p.AI, 0.8, True)
        for i in (1, 2, 3):  # the wave's back
            s.ink(
                curve(
                    [
                        (x - step * (0.34 - 0.06 * i), y + 20 * k),
                        (x - step * 0.10 + i * 5, y - a * 0.34 + i * 8),
                        (x + step * 0.06 + i * 4, y - a * 0.44 + i * 9),
                    ]
                ),
                2.2,
                foam,
                0.75,
                seed=i,
            )
        for i in range(5):  # spray
            s.fill(
                ring(
                    x + step * (0.16 + 0.22 * rand(j, i)),
                    y - a * (1.05 + 0.5 * rand(j + 3, i)),
                    (1.4 + 1.6 * rand(j + 9, i)) * k,
                    n=8,
                ),
                foam,
                0.95,
            )


def draw_boat(s: Svg, seed: int = 0) -> None:
    """A boat under sail in a box of x -44..50, y -80..18; its keel is about y 12."""
    s.shape(
        smooth([(-16, -70), (22, -66), (26, -40), (18, -8), (-16, -8), (-10, -40)], 1, True), p.SHIRO, 2.2, seed=seed
    )
    s.line([(4, -76), (3, 0)], 2.4, p.KURI)
    s.line([(-3, -68), (1, -10)], 1.2, p.NEZUMI, 0.7).line([(11, -67), (9, -10)], 1.2, p.NEZUMI, 0.7)
    s.shape(smooth([(-40, -2), (-24, 4), (26, 4), (46, -12), (38, 12), (-28, 13)], 1, True), p.KURI, 2.2, seed=seed)
    for x0, x1, y in ((-58, -30, 15), (-24, 18, 18), (26, 52, 14)):
        s.ink(curve([(x0, y), ((x0 + x1) / 2, y - 3), (x1, y)]), 2.4, p.SHIRO, 0.85, seed=x1)


def boat_picture(stage: Stage, k: float, seed: int = 0) -> tuple[pygame.Surface, Point]:
    """A boat's picture at the stage's scale times `k`, and its foot (where it meets the water) in pixels."""
    scale = stage.u * k
    s = Svg(120, 104).group((62, 82))
    draw_boat(s, seed)
    return s.end().render((120 * scale, 104 * scale)), (62 * scale, 94 * scale)
