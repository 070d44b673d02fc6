"""Clouds of gold leaf with a tortoise pattern, as on folding screens: at the edges of a picture, behind panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, rand, ring
from edo_table.ui.print.canvas import clear
from edo_table.ui.print.patterns import overlay
from edo_table.ui.scenery.stage import Plate, Stage

BAND = 46.0  # the height of one band, in units
GOLD, LEAF, EDGE = p.KUCHIBA, "#E6C987", p.KURI


class Cloud(NamedTuple):
    """A cloud: the middle of its first band in layout units, its width, how many bands lie one over the other."""

    x: float
    y: float
    w: float
    rows: int


def _bands(cloud: Cloud, seed: int) -> list[tuple[float, float, float]]:
    """(left, right, middle) of each band; the round ends reach half a band further."""
    out: list[tuple[float, float, float]] = []
    for i in range(cloud.rows):
        half = cloud.w / 2 * (0.45 + 0.75 * rand(seed, i))
        cx = cloud.x + (rand(seed + 9, i) - 0.5) * cloud.w * 0.55
        out.append((cx - half, cx + half, cloud.y + i * BAND * 0.80))
    return out


def _outline(x0: float, x1: float, y: float, r: float) -> list[Point]:
    return ring(x0, y, r, n=16, a0=90, a1=270) + ring(x1, y, r, n=16, a0=-90, a1=90)


def gold_clouds(stage: Stage, clouds: Sequence[Cloud], seed: int = 0) -> pygame.Surface:
    """The clouds on a transparent surface of the stage's size."""
    out = clear(stage.size)
    for i, cloud in enumerate(clouds):
        bands = _bands(cloud, seed + 31 * i)
        left, right = min(b[0] for b in bands) - 90, max(b[1] for b in bands) + 90
        top, foot = bands[0][2] - 60, bands[-1][2] + 70
        if right < 0 or foot < 0 or left > stage.w or top > stage.h:
            continue
        edge, gold, light = (Plate(stage, left, top, right - left, foot - top) for _ in range(3))
        for k, (x0, x1, y) in enumerate(bands):
            edge.fill(_outline(x0, x1, y, BAND / 2), GOLD)
            edge.ink(_outline(x0, x1, y, BAND / 2), 2.8, EDGE, 0.8, True, seed=k)
        for k, (x0, x1, y) in enumerate(bands):  # covers the outlines inside the cloud
            gold.fill(_outline(x0, x1, y, BAND / 2 - 1.6), GOLD)
            upper = y - BAND / 2 + 6
            light.line([(x0 + 2, upper), (x0 + (x1 - x0) * (0.55 + 0.35 * rand(seed + i, k)), upper)], 5, LEAF, 0.55)
        for k in range(5 * cloud.rows):  # flakes of leaf that strayed
            x = left + 40 + (right - left - 80) * rand(seed + i + 3, k)
            y, side = foot - 66 + 40 * rand(seed + i + 5, k), 2.5 + 3.5 * rand(seed + i + 7, k)
            light.group((x, y), turn=90 * rand(seed + i, k + 50))
            light.fill([(-side, -side), (side, -side), (side, side), (-side, side)], GOLD, 0.9).end()
        leaf = gold.render(gold.area.size)
        overlay(leaf, "kikko", 26 * stage.u, p.KITSUNE, 76, leaf.copy())
        edge.press(out)
        out.blit(leaf, gold.area)
        light.press(out)
    return out


def side_clouds(stage: Stage, seed: int = 3) -> list[Cloud]:
    """Clouds along the edges of a window, which leave its middle free."""
    w, h = stage.w, stage.h
    clouds = [
        Cloud(w - 300, 24, 640, 5),
        Cloud(60, h * 0.36, 460, 6),
        Cloud(w - 40, h * 0.50, 460, 6),
        Cloud(w * 0.27, 20, 700, 4),
    ]
    if w > 2200:
        clouds += [Cloud(w * 0.62, h * 0.30, 420, 4), Cloud(w * 0.57, h * 0.60, 380, 4)]
    return clouds if seed % 2 else [Cloud(w - c.x, c.y, c.w, c.rows) for c in clouds]
