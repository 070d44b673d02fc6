"""The three kinds of figures as carved pieces on a block of wood: High Helmet, Buddha, Rice Field.

Drawn in a box 100 wide and 116 high; pictures are cached by height.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, curve, ring, smooth
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg

KNOWN = ("helmet", "buddha", "rice")
WIDE, HIGH = 112.0, 128.0
"""The drawing's box with its margins."""

Shape = list[Point]


def mirror(points: list[Point]) -> Shape:
    """Points completed by their mirror image about x = 50."""
    return points + [(100 - x, y) for x, y in reversed(points)]


def flipped(points: Shape) -> Shape:
    """The mirror image of points about x = 50."""
    return [(100 - x, y) for x, y in points]


CRESCENT: Shape = ring(50, 14, 43, 42, 30, 8, 172) + ring(50, 4, 40, 38, 30, 168, 12)
BOWL = smooth([(21, 68), (22, 50), (32, 36), (44, 31), (50, 27), (56, 31), (68, 36), (78, 50), (79, 68)], 2)
NECK = smooth(mirror([(24, 62), (15, 74), (5, 92), (4, 95), (27, 97), (33, 76), (38, 73)]), 1, True)
FLAP = smooth([(25, 66), (10, 64), (3, 54), (8, 46), (20, 52)], 2, True)
BODY = smooth(mirror([(43, 36), (30, 44), (24, 60), (22, 74), (8, 82), (5, 92), (12, 97), (50, 98)]), 2, True)
HALO = ring(50, 26, 23, 24, 40)
SHEAF_TOP = smooth(
    mirror([(44, 60), (34, 46), (20, 44), (7, 54), (4, 44), (10, 30), (22, 20), (34, 12), (46, 9), (50, 9)]), 2, True
)
SHEAF_FOOT = smooth(mirror([(43, 58), (38, 72), (27, 92), (25, 98), (38, 95), (50, 99)]), 1, True)
BLOCK = smooth(mirror([(16, 99), (13, 104), (14, 112), (18, 115), (50, 116)]), 1, True)

_OUTLINE: dict[str, tuple[Shape, ...]] = {
    "helmet": (BOWL, NECK, FLAP, flipped(FLAP), CRESCENT),
    "buddha": (BODY, HALO),
    "rice": (SHEAF_TOP, SHEAF_FOOT),
}


def _helmet(s: Svg, ink: float) -> None:
    dark, gold = "#34323A", p.YAMABUKI
    s.shape(NECK, "#4A4650", ink, seed=3)
    for k in (0, 1, 2):  # lacing of the neck guard
        y = 78 + 6.5 * k
        for x0, x1 in ((28 - 7 * k, 35 - 2.4 * k), (65 + 2.4 * k, 72 + 7 * k)):
            s.line([(x0, y), (x1, y + 0.8)], 2.2, p.HI)
    s.fill(smooth(mirror([(36, 72), (34, 86), (42, 97), (50, 98)]), 1, True), p.SUMI)  # the hollow of the face
    s.fill(smooth(mirror([(41, 84), (42, 90), (47, 94), (50, 94)]), 1, True), "#7A2B22")  # the mask below
    s.shape(FLAP, p.HI, ink * 0.8, seed=5).shape(flipped(FLAP), p.HI, ink * 0.8, seed=6)
    s.shape(BOWL, dark, ink, seed=1)
    for x in (32, 41, 50, 59, 68):  # ribs
        s.line(curve([(50 + (x - 50) * 0.35, 33), (50 + (x - 50) * 0.9, 48), (x, 62)]), 1.5, "#6E6A76")
    s.fill(smooth([(26, 58), (29, 45), (40, 36), (36, 46), (32, 58)], 1, True), "#77737F", 0.8)  # a facet in the light
    brim = [*mirror([(18, 66), (28, 61), (50, 58)]), (78, 74), (50, 69), (22, 74)]
    s.shape(smooth(brim, 1, True), "#24222A", ink * 0.8, seed=2)
    s.shape(CRESCENT, gold, ink * 0.9, seed=4)
    s.fill(ring(50, 14, 40, 39, 16, 110, 165) + ring(50, 9, 39.5, 38.5, 16, 162, 112), "#F6D684", 0.9)
    s.shape(ring(50, 52, 6.5, n=20), p.HI, ink * 0.7)


def _buddha(s: Svg, ink: float) -> None:
    gold, dark, light = "#C08A3E", "#8A5C28", "#E6BE74"
    s.shape(HALO, "#EBD59A", ink * 0.8, seed=1)
    s.line(ring(50, 26, 18.5, 19.5, 40), 1.3, dark, 0.8, True)
    s.shape(BODY, gold, ink, seed=2)
    s.fill(smooth([(42, 42), (32, 48), (27, 62), (26, 74), (34, 70), (37, 54)], 1, True), light, 0.85)  # lit shoulder
    s.fill(smooth([(24, 78), (12, 85), (11, 91), (30, 88), (44, 84)], 1, True), light, 0.75)  # lit knee
    s.fill(smooth([(68, 48), (76, 64), (77, 75), (64, 74), (66, 58)], 1, True), dark, 0.45)
    folds: tuple[Shape, ...] = (
        [(42, 44), (52, 56), (62, 70)], [(36, 50), (46, 62), (56, 72)], [(59, 43), (55, 50), (52, 55)],
        [(24, 84), (40, 80), (50, 83), (60, 80), (76, 84)], [(16, 92), (36, 88), (50, 91), (64, 88), (84, 92)],
    )  # fmt: skip
    for fold in folds:
        s.ink(curve(fold), ink * 0.75, "#4A3016", seed=int(fold[0][0]))
    s.shape(ring(50, 75, 13, 6, 24), light, ink * 0.7, seed=9)  # the hands
    s.fill(ring(36.5, 28, 3, 6, 14), gold).fill(ring(63.5, 28, 3, 6, 14), gold)  # long ears
    face = [*mirror([(38, 20), (37, 30), (42, 38), (50, 42)]), (61, 14), (50, 10), (39, 14)]
    s.shape(smooth(face, 2, True), light, ink * 0.8, seed=4)
    hair: Shape = [
        (36.5, 24),
        (37, 14),
        (44, 10),
        (44, 4),
        (50, 1),
        (56, 4),
        (56, 10),
        (63, 14),
        (63.5, 24),
        (56, 18),
        (50, 17),
        (44, 18),
    ]
    s.shape(smooth(hair, 2, True), "#3A3A4E", ink * 0.7, seed=5)
    for x in (44.5, 55.5):
        s.line(curve([(x - 3.6, 26.5), (x, 28), (x + 3.6, 26.5)]), 1.4, p.SUMI)
    s.line([(50, 27), (49, 32), (51, 32)], 1, p.SUMI, 0.8)
    s.line(curve([(46.5, 35), (50, 36.4), (53.5, 35)]), 1.3, p.BENGARA)
    s.fill(ring(50, 22, 1.3, n=10), p.HI)


def _rice(s: Svg, ink: float) -> None:
    green, straw, light = "#AEB85C", "#DCC98A", "#E9E7A8"
    s.shape(SHEAF_FOOT, straw, ink, seed=2)
    for x in (31, 38, 44, 50, 56, 62, 69):
        stalk = [(50 + (x - 50) * 0.35, 60.0), (50 + (x - 50) * 0.7, 76.0), (float(x), 95.0)]
        s.ink(stalk, ink * 0.6, p.KURI, 0.8, seed=x)
    s.shape(SHEAF_TOP, green, ink, seed=1)
    s.fill(smooth([(45, 54), (34, 40), (20, 38), (14, 40), (22, 26), (36, 17), (46, 14)], 1, True), light, 0.55)
    for x, y in ((10, 47), (22, 34), (36, 24), (50, 19), (64, 24), (78, 34), (90, 47)):
        stem = curve(
            [
                (50 + (x - 50) * 0.10, 60),
                (50 + (x - 50) * 0.45, 40 + (y - 30) * 0.3),
                (50 + (x - 50) * 0.85, y - 6),
                (x, y),
            ]
        )
        s.ink(stem, ink * 0.62, p.MATSUBA, 0.95, seed=x)
        for k in (0, 1, 2, 3):  # ears of grain
            px, py = stem[-1 - 4 * k]
            side = 1 if x >= 50 else -1
            for d in (-2.7, 2.7):
                s.group((px + d, py - k), turn=side * (34 + 10 * k) if x != 50 else d * 8)
                ear = ring(0, 0, 1.9, 3.9, 12)
                s.fill(ear, "#E8C65A").line(ear, 0.8, p.KURI, 0.9, True).end()
    rope = smooth([(40, 55), (60, 55), (62, 60), (60, 65), (40, 65), (38, 60)], 1, True)
    s.shape(rope, p.KITSUNE, ink * 0.8, seed=7)
    for x in (43, 48, 53, 58):
        s.line([(x - 2, 64), (x + 2, 56)], 1.3, p.KURI)


_DRAW: dict[str, Callable[[Svg, float], None]] = {"helmet": _helmet, "buddha": _buddha, "rice": _rice}


def _block(s: Svg) -> None:
    s.shape(BLOCK, p.SUGI, 3.0, seed=8, off=(1.5, 1))
    s.fill(smooth(mirror([(18, 100), (17, 104), (50, 106)]), 1, True), p.KITSUNE)
    s.line([(24, 110), (40, 110.5)], 1.1, p.KURI, 0.7).line([(54, 111), (78, 110)], 1.1, p.KURI, 0.7)


def figure(kind: str, height: float, halo: bool = False) -> pygame.Surface:
    """A piece `height` pixels tall (shared); `halo` adds a paper edge that lifts it off a busy ground."""
    return _figure(kind if kind in _DRAW else KNOWN[0], max(8, round(height)), halo)


@cached("samurai figures", entries=96, megabytes=16)
def _figure(kind: str, height: int, halo: bool) -> pygame.Surface:
    s = Svg(WIDE, HIGH).group((6, 6))
    outline = _OUTLINE[kind]
    if halo:
        for shape in (*outline, BLOCK):
            s.line(shape, 10, p.SHIRO, closed=True)
    _block(s)
    s.group((3.2, 2.2))
    for shape in outline:  # the thickness of the wood
        s.fill(shape, p.SUMI)
    s.end()
    # in small pictures the key line must not drown the colours
    _DRAW[kind](s, 2.8 if height >= 44 else 2.4)
    return s.end().render((height * WIDE / HIGH, height))


@cached("samurai plinths", entries=24, megabytes=4)
def _plinth(height: int, halo: bool) -> pygame.Surface:
    s = Svg(WIDE, HIGH).group((6, 6))
    if halo:
        s.line(BLOCK, 10, p.SHIRO, closed=True)
    _block(s)
    return s.end().render((height * WIDE / HIGH, height))


def plinth(height: float, halo: bool = False) -> pygame.Surface:
    """The block without its figure, in a picture of the same size (shared)."""
    return _plinth(max(8, round(height)), halo)


@cached("samurai figure outlines", entries=48, megabytes=12)
def _glow(kind: str, height: int, colour: str, width: float) -> pygame.Surface:
    s = Svg(WIDE, HIGH).group((6, 6))
    for thick, tone in ((width + 3.2, p.SUMI), (width, colour)):
        for shape in (*_OUTLINE[kind], BLOCK):
            s.line(shape, thick, tone, closed=True)
    return s.end().render((height * WIDE / HIGH, height))


def glow(kind: str, height: float, colour: str, width: float = 11.0) -> pygame.Surface:
    """A bright edge round a piece's outline, to lie under it: it may be chosen, or is meant (shared)."""
    return _glow(kind if kind in _DRAW else KNOWN[0], max(8, round(height)), colour, width)
