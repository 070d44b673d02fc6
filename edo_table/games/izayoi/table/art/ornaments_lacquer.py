"""Wakomono of paper, wood and lacquer: fans, hair ornaments, chopsticks, mirror."""

from __future__ import annotations

import math

from edo_table.games.izayoi.table.art.cloth import runs, waves
from edo_table.games.izayoi.table.art.motifs import GOLD, LACQUER, LIGHT_GOLD, flower, tassel
from edo_table.games.izayoi.table.art.plates import Plate, Shape, arc, blob, pts, rounded, spindle
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, ring


def folding_fan(d: Plate) -> None:
    """An open fan: sun and waves on gold-flecked paper, black ribs."""
    x, y, inner, outer, first, last, folds = 50.0, 84.0, 33.0, 79.0, 205.0, 335.0, 10

    def at(r: float, turn: float) -> Point:
        a = math.radians(turn)
        return x + r * math.cos(a), y + r * math.sin(a)

    d.s.line(arc(50, 86, 55, 92, 63, 91), 2.2, p.SHU)
    tassel(d, 66, 84, 15, p.SHU)
    for i in range(folds + 1):
        turn = first + (last - first) * i / folds
        d.rod([at(-5, turn), at(inner + 4, turn)], 1.9, "#4A3A33")
    edge: Shape = []
    back: Shape = []
    for i in range(folds * 2 + 1):  # the paper's edge runs up and down over the folds
        turn = first + (last - first) * i / (folds * 2)
        edge.append(at(outer - (1.8 if i % 2 else 0), turn))
        back.append(at(inner - (1.0 if i % 2 else 0), turn))
    leaf = edge + back[::-1]
    d.area(leaf, p.SHIRO, 2)
    lower = [at(inner + 1, first + 1 + (last - first - 2) * i / 24) for i in range(25)]
    upper = [at(inner + 13 + 3 * math.sin(i * 0.9), first + 1 + (last - first - 2) * i / 24) for i in range(25)]
    sea = lower + upper[::-1]
    d.tint(sea, p.AI)
    for line in (7.5, 11.0):
        foam = [at(inner + line + 2.4 * math.sin(i * 0.9), first + 2 + (last - first - 4) * i / 24) for i in range(25)]
        d.s.line(foam, 1.1, p.KAME)
    d.tint(ring(60, 27, 12.5, n=36), p.HI)
    for cx, cy, w in ((36, 30, 17), (27, 36, 13), (76, 38, 12)):
        d.tint(rounded(cx - w / 2, cy - 1.6, w, 3.2, 1.6), GOLD, 0.95)
    rim = [at(outer - 3.5, first + (last - first) * i / 24) for i in range(25)]
    d.s.line(rim, 2.0, GOLD)
    for i in range(1, folds * 2, 2):  # shade one side of every fold
        a, b = first + (last - first) * i / (folds * 2), first + (last - first) * (i + 1) / (folds * 2)
        d.tint([at(inner, a), at(outer - 1.5, a), at(outer, b), at(inner, b)], p.SUMI, 0.10)
        d.s.line([at(inner, a), at(outer - 2, a)], 0.7, p.SUMI, 0.45)
    d.s.ink([*leaf], d.key, closed=True, seed=2)
    for turn in (first, last):
        d.area(spindle(at(-6, turn), at(outer + 1, turn), ((0.0, 4.5), (0.4, 5.0), (1.0, 6.0))), LACQUER, 3, 0.7)
        d.s.line([at(10, turn), at(outer - 6, turn)], 1.0, GOLD)
    d.area(ring(x, y, 4.2, n=18), GOLD, 4, 0.8)


def round_fan(d: Plate) -> None:
    """A round paper fan on a bamboo handle: two goldfish in cool water."""
    d.turned(-16, 1.0, (50, 56))
    d.area(pts(46.4, 58, 53.6, 58, 54.2, 104, 45.8, 104), p.KUCHIBA, 3)
    d.mark(pts(46.4, 88, 53.8, 88), 1.6, p.KURI).mark(pts(46.4, 93, 53.8, 93), 1.6, p.KURI)
    leaf = blob(50, 0, 72, 3, 88, 18, 92, 38, 84, 57, 66, 67, 50, 69, 34, 67, 16, 57, 8, 38, 12, 18, 28, 3)
    d.area(leaf, p.KAME, 1)
    for i in range(-7, 8):  # bamboo ribs show through the paper
        for part in runs(leaf, pts(50 + i * 0.5, 70, 50 + i * 6.6, 34, 50 + i * 9.6, -4), 3.0):
            d.s.line(part, 0.7, p.ASAGI, 0.85)
    for ripple in (
        arc(18, 50, 30, 46, 40, 52, 52, 48),
        arc(52, 22, 64, 18, 74, 24, 84, 20),
        arc(58, 58, 68, 54, 78, 57),
    ):
        d.s.ink(ripple, 2.0, p.AI, 0.9, seed=3)
    for cx, cy, turn, flip in ((35, 21, 16, False), (63, 46, -10, True)):
        d.s.group((cx, cy), 0.94, turn, flip=flip)
        d.area(blob(9, -1, 19, -9, 25, -6, 21, 0, 25, 8, 18, 8), p.HI, 4, 0.6)
        d.area(blob(-14, 0, -9, -6, 0, -8, 9, -3, 12, 0, 8, 5, 0, 8, -9, 6), p.HI, 5, 0.7)
        d.tint(blob(-12, 2, 0, 3, 8, 3, 0, 6.5, -8, 5), p.SHIRO, 0.9)
        d.area(blob(-2, -7, 4, -12, 8, -6, 4, -4, rounds=1), p.HI, 6, 0.5)
        d.tint(ring(-8.5, -2.0, 1.3, n=10), p.SUMI)
        d.s.end()
    d.s.line(leaf, 1.6, p.SHU, closed=True)
    d.s.ink(leaf, d.key, closed=True, seed=1)
    d.area(blob(38, 62, 50, 58, 62, 62, 60, 72, 50, 75, 40, 72), p.SHU, 6, 0.8)
    flower(d, 50, 66.6, 4.4, p.SHIRO, p.YAMABUKI)
    d.end()


def kanzashi_plectrum(d: Plate) -> None:
    """A hair ornament like a plectrum or ginkgo leaf: lacquer with gold blossoms, one flat tooth."""
    d.turned(-40, 1.0, (50, 50))
    d.area(pts(45, 40, 55, 40, 53.5, 96, 50, 108, 46.5, 96), p.KUCHIBA, 3)
    d.tint(pts(46.4, 50, 49, 50, 48.8, 96, 48, 98), LIGHT_GOLD)
    head = blob(
        15, 4, 30, -3, 45, -4, 50, 3, 55, -4, 70, -3, 85, 4, 79, 13, 66, 24, 58, 36, 56, 50, 44, 50, 42, 36, 34, 24,
        21, 13, rounds=1,
    )  # fmt: skip
    d.area(head, "#8E2A24", 1)
    d.tint(blob(20, 6, 32, 1, 44, 0, 42, 5, 30, 7, 24, 11, rounds=1), "#C9564A", 0.9)
    for i in range(-4, 5):
        for part in runs(head, pts(50 + i * 0.8, 48, 50 + i * 3.0, 24, 50 + i * 8.2, -4), 2.0):
            d.s.line(part, 0.7, GOLD, 0.6)
    flower(d, 38, 13, 9.5, LIGHT_GOLD, p.HI, -70)
    flower(d, 59, 10, 7.5, GOLD, p.HI, -100)
    flower(d, 51, 29, 5.8, LIGHT_GOLD, p.HI, -80)
    for x, y in ((26, 8), (70, 6), (47, 20), (50, 40)):
        d.tint(ring(x, y, 1.7, n=10), GOLD)
    d.area(pts(43.6, 46, 56.4, 46, 56.4, 51, 43.6, 51), GOLD, 6, 0.8)
    d.end()


def kanzashi_stick(d: Plate) -> None:
    """A hairpin with one round lacquered bead, and a fine ear-spoon at its top."""
    d.turned(-42, 1.0, (50, 50))
    d.area(spindle((50, 108), (50, -4), ((0.0, 1.4), (0.12, 4.4), (0.7, 5.4), (0.93, 4.4), (1.0, 5.2))), "#C9B27A", 2)
    d.tint(spindle((49, 100), (49, 50), ((0.0, 0.6), (0.3, 1.6), (1.0, 1.8))), p.SHIRO, 0.8)
    d.area(ring(50, -9, 5.2, 6.6, 18), "#C9B27A", 3)
    d.tint(ring(49.4, -9.4, 2.2, 3.4, 12), p.KURI, 0.8)
    for y in (6.0, 48.5):
        d.area(rounded(44, y, 12, 5.5, 2), GOLD, 4, 0.8)
    bead = ring(50, 29.5, 21, 20, 44)
    d.area(bead, p.HI, 1)
    d.tint(blob(32, 38, 40, 44, 52, 46, 64, 41, 69, 32, 66, 46, 56, 50.5, 44, 49.5, 35, 45), p.AKANE, 0.8)
    flower(d, 54, 29, 9.5, LIGHT_GOLD, p.HI, -60)
    flower(d, 40, 37, 5.2, GOLD, p.HI, -100)
    for x, y in ((63, 18), (42, 20), (64, 39)):
        d.tint(ring(x, y, 1.3, n=10), LIGHT_GOLD)
    d.tint(blob(34, 27, 36, 20, 42, 14, 46, 13.5, 40, 19, 37, 27), p.SHIRO, 0.9)
    d.end()


def chopsticks(d: Plate) -> None:
    """A pair of lacquered chopsticks across their cloth pouch."""
    d.turned(20, 1.0, (50, 50))
    pouch = blob(34, -2, 62, -2, 65, 6, 65, 96, 60, 102, 36, 102, 31, 96, 31, 6, rounds=1)
    d.area(pouch, p.AI, 1)
    waves(d, pouch, 8.5, p.KAME)
    d.s.ink(pouch, d.key, closed=True, seed=1)
    d.area(pts(30, -4, 66, -4, 66, 13, 48, 20, 30, 13), p.SHIRO, 2)
    d.s.line(pts(31, 8, 48, 14.6, 65, 8), 2.4, p.HI)
    d.end()
    for x, turn, colour in ((44.0, 54, p.HI), (58.0, 62, LACQUER)):
        d.turned(turn, 1.0, (50, 50))
        stick = spindle((x, -12), (x, 112), ((0.0, 6.6), (0.06, 7.6), (0.55, 6.0), (1.0, 2.2)))
        d.area(stick, colour, 3)
        d.tint(spindle((x - 1.4, 24), (x - 0.8, 92), ((0.0, 1.4), (1.0, 0.5))), p.SHIRO, 0.75)
        for y in (0.0, 6.0):
            d.tint(pts(x - 3.5, y, x + 3.5, y, x + 3.4, y + 3.4, x - 3.4, y + 3.4), LIGHT_GOLD)
        d.tint(ring(x, 14.5, 2.0, n=10), LIGHT_GOLD)
        d.end()


def comb(d: Plate) -> None:
    """A half-moon comb of boxwood, a plum branch painted on its back."""
    teeth = 13
    for i in range(teeth):
        x = 13.5 + 73 * i / (teeth - 1)
        end = 84 - 9 * abs(i - 6) ** 1.6 / 6**1.6
        d.area(pts(x - 2.0, 50, x + 2.0, 50, x + 1.7, end - 3, x, end, x - 1.7, end - 3), "#C98F4A", i, 0.62)
    back = blob(4, 60, 4, 44, 12, 28, 28, 15, 50, 11, 72, 15, 88, 28, 96, 44, 96, 60, 84, 57, 50, 55, 16, 57, rounds=2)
    d.area(back, "#D9A35C", 1)
    d.tint(blob(9, 42, 18, 28, 34, 19, 50, 16.5, 60, 17, 40, 22, 24, 31, 15, 43), "#F0CD93", 0.95)
    d.s.ink(arc(13, 53, 30, 49, 48, 46, 66, 36, 82, 32), 3.4, p.KURI, seed=4)
    d.s.ink(arc(47, 46, 56, 49, 68, 50), 2.4, p.KURI, seed=5)
    d.s.ink(arc(30, 49, 36, 40, 44, 34), 2.4, p.KURI, seed=6)
    for x, y, r, c in ((46, 33, 8.5, p.HI), (69, 38, 9.5, p.HI), (27, 47, 7.0, p.SHIRO), (70, 51, 5.6, p.SHIRO)):
        flower(d, x, y, r, c, p.YAMABUKI, x)
    for x, y in ((82, 32), (58, 47), (36, 38)):
        d.tint(ring(x, y, 2.4, n=10), p.HI)
    d.s.ink(back, d.key, closed=True, seed=1)


def hand_mirror(d: Plate) -> None:
    """A round mirror of black lacquer with a broad handle: plum in gold, and a branch reflected in its face."""
    grip = blob(40, 62, 60, 62, 58, 78, 59, 92, 63, 106, 60, 111, 40, 111, 37, 106, 41, 92, 42, 78, rounds=1)
    d.area(grip, LACQUER, 3)
    d.s.line(arc(43, 80, 44, 92, 41, 105), 1.2, GOLD)
    d.s.line(arc(57, 80, 56, 92, 59, 105), 1.2, GOLD)
    flower(d, 50, 100, 6.4, LIGHT_GOLD, p.HI)
    flower(d, 50, 86, 4.2, GOLD, p.HI, -60)
    d.area(ring(50, 33, 44, n=60), LACQUER, 1)
    d.s.line(ring(50, 33, 40.5, n=60), 1.3, GOLD, 1, True)
    for turn, r in ((140, 5.4), (164, 4.0), (118, 4.0), (-38, 5.4), (-62, 4.0), (-16, 4.0)):
        a = math.radians(turn)
        flower(d, 50 + 37.5 * math.cos(a), 33 + 37.5 * math.sin(a), r, LIGHT_GOLD, p.HI, turn)
    face = ring(50, 33, 31, n=52)
    d.area(face, "#CFE0DF", 2, 0.9)
    for offset, width in ((-15, 8), (-3, 3)):
        for part in runs(ring(50, 33, 26, n=44), pts(50 + offset - 46, 33 + 40, 50 + offset + 46, 33 - 52), 2.0):
            d.s.line(part, width, p.SHIRO, 0.9)
    d.s.ink(arc(76, 49, 66, 46, 58, 48, 48, 44), 2.2, p.KURI, seed=3)
    d.s.ink(arc(62, 47, 58, 40, 58, 34), 1.7, p.KURI, seed=4)
    for x, y, r in ((48, 44, 6.4), (66, 45, 7.0), (58, 33, 5.2)):
        flower(d, x, y, r, "#D9736B", p.YAMABUKI, x)
    d.s.ink(face, d.key * 0.9, closed=True, seed=2)
    d.area(blob(40, 70, 50, 74, 60, 70, 62, 78, 50, 82, 38, 78, rounds=1), p.HI, 6, 0.8)
