"""Wakomono of cloth and thread: scent bag, clasp purse, scrunchie, towel, thread ball."""

from __future__ import annotations

import math

from edo_table.games.izayoi.table.art.cloth import blossoms, dots, runs
from edo_table.games.izayoi.table.art.motifs import GOLD, LIGHT_GOLD, flower, tassel
from edo_table.games.izayoi.table.art.plates import Plate, Shape, arc, blob, pts, rounded
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring, smooth


def scent_bag(d: Plate) -> None:
    """A small drawstring bag of flowered silk, tied with a red cord."""
    for way in (
        arc(38, 12, 33, 6, 37, 0, 33, -5),
        arc(50, 10, 45, 3, 50, -4, 46, -10),
        arc(62, 12, 58, 6, 63, 0, 59, -5),
    ):
        d.s.ink(way, 2.2, p.NEZUMI, 0.75, seed=2)
    frill = blob(
        28, 17, 36, 13, 43, 18, 50, 13, 57, 18, 64, 13, 72, 17, 69, 28, 61, 36, 58, 42, 42, 42, 39, 36, 31, 28, rounds=2
    )
    d.area(frill, "#8B7BB8", 2)
    for x in (36, 43, 50, 57, 64):
        d.mark(arc(x, 19, 50 + (x - 50) * 0.75, 30, 50 + (x - 50) * 0.5, 39), 1.5, p.SUMI, x)
    body = blob(41, 40, 59, 40, 72, 52, 82, 68, 84, 86, 72, 96, 50, 98, 28, 96, 16, 86, 18, 68, 28, 52, rounds=2)
    d.area(body, p.FUJI, 1)
    blossoms(d, body, 17, 6.6, p.SAKURA, p.YAMABUKI)
    d.tint(blob(22, 72, 26, 62, 33, 53, 37, 50, 31, 60, 27, 72, 26, 84, 22, 84), p.SHIRO, 0.45)
    d.tint(blob(80, 68, 82, 86, 71, 94, 50, 96, 34, 95, 56, 92, 72, 84), p.SUMI, 0.22)
    for x in (42, 50, 58):
        d.mark(arc(50 + (x - 50) * 0.7, 44, x, 50, x + (x - 50) * 0.5, 56), 1.5, p.SUMI, x)
    d.s.ink(body, d.key, closed=True, seed=1)
    for side in (-1, 1):
        d.rod(arc(50, 42, 50 + 10 * side, 46, 50 + 16 * side, 58, 50 + 13 * side, 66), 2.2, p.HI)
        tassel(d, 50 + 13 * side, 64, 15, p.HI, 6 + side)
        d.rod(
            smooth(
                pts(50, 42, 50 + 10 * side, 34, 50 + 24 * side, 32, 50 + 23 * side, 43, 50 + 11 * side, 45), 2, True
            ),
            2.2,
            p.HI,
        )
    d.area(pts(40, 38.6, 60, 38.6, 60, 44.6, 40, 44.6), p.HI, 4, 0.8)
    d.area(ring(50, 42, 5, n=18), p.HI, 5, 0.8)


def clasp_purse(d: Plate) -> None:
    """A round purse with a metal clasp, of cloth with Chinese vines."""
    body = blob(16, 36, 84, 36, 93, 52, 98, 74, 86, 92, 66, 97, 34, 97, 14, 92, 2, 74, 7, 52, rounds=3)
    d.area(body, "#46694A", 1)
    for x, y, r, flip in (
        (30, 58, 9, False), (54, 56, 8, True), (76, 60, 8, False), (18, 76, 7, True), (42, 78, 9, True),
        (64, 78, 9, False), (84, 78, 6, True),
    ):  # fmt: skip
        side = -1 if flip else 1
        curl: Shape = []
        for i in range(22):
            a, k = math.radians(-60 + 24 * i) * side, r * (1 - i / 26)
            curl.append((x + k * math.cos(a), y + k * math.sin(a)))
        d.s.line(curl, 2.3, p.KINARI)
        for a in (100, 190):
            b = math.radians(a) * side
            d.tint(ring(x + (r + 2.4) * math.cos(b), y + (r + 2.4) * math.sin(b), 1.9, n=8), p.KINARI)
    d.tint(blob(92, 62, 94, 76, 84, 89, 66, 95, 46, 95, 72, 88, 86, 76, rounds=2), p.SUMI, 0.25)
    for x in (30, 40, 50, 60, 70):
        d.mark(arc(x, 39, 50 + (x - 50) * 1.12, 44, 50 + (x - 50) * 1.2, 50), 1.6, p.SUMI, x)
    d.s.ink(body, d.key, closed=True, seed=1)
    frame = blob(
        11,
        42,
        14,
        26,
        30,
        18,
        50,
        16,
        70,
        18,
        86,
        26,
        89,
        42,
        82,
        43,
        79,
        32,
        66,
        26,
        50,
        25,
        34,
        26,
        21,
        32,
        18,
        43,
        rounds=1,
    )
    d.area(frame, GOLD, 3)
    d.s.line(arc(15.5, 38, 19, 28, 32, 22, 50, 20, 66, 22), 1.6, LIGHT_GOLD)
    for end in (14.5, 85.5):
        d.area(ring(end, 42, 4.2, n=16), GOLD, 6, 0.8)
    for x, side in ((43, -1), (57, 1)):
        d.rod(pts(50 + 3 * side, 19, x + 0.5 * side, 10), 3.4, GOLD)
        d.area(ring(x + side, 5.5, 7.4, n=24), GOLD, 4, 0.9)
        d.tint(ring(x + side - 2.2, 3.4, 2.2, n=12), LIGHT_GOLD)


def scrunchie(d: Plate) -> None:
    """A ring of gathered crepe."""
    outer: Shape = []
    inner: Shape = []
    n, steps = 15, 150
    for i in range(steps):
        a = math.tau * i / steps
        lively = 1 + 0.35 * math.sin(3 * a + 1) + 0.25 * math.sin(5 * a)
        k = abs(math.cos(a * n / 2)) ** 0.7 * 4.6 * lively
        outer.append((50 + (41 + k) * math.cos(a), 50 + (36 + k) * math.sin(a)))
        j = abs(math.sin(a * n / 2)) * 2.2
        inner.append((50 + (19 - j) * math.cos(a), 48 + (14 - j) * math.sin(a)))
    d.area(outer, "#C5485A", 1)
    d.tint([(x, y + 1.2) for x, y in outer if y > 56] + [(x, y - 8) for x, y in outer[::-1] if y > 56], "#8F2B40", 0.55)
    for i in range(n):
        a = math.tau * i / n
        c, s = math.cos(a + 0.05), math.sin(a + 0.05)
        d.s.ink(pts(50 + 42 * c, 50 + 37 * s, 50 + 30 * c, 49.5 + 25 * s), 3.0, "#DD7479", seed=i, taper=(0.3, 0.6))
        r = 0.66 if i % 2 else 0.86
        colour, size = (p.SHIRO, 5.6) if i % 2 else (p.SAKURA, 4.6)
        flower(d, 50 + 43 * r * math.cos(a), 49.6 + 37.5 * r * math.sin(a), size, colour, p.YAMABUKI, 50 * i)
    for i in range(n):
        a = math.tau * (i + 0.5) / n
        b = a + 0.20 * (-1 if i % 2 else 1)
        far, near = 1.0 - 0.10 * (i % 3), 1.06
        fold = arc(
            50 + 42 * far * math.cos(a), 50 + 37 * far * math.sin(a),
            50 + 30 * math.cos((a + b) / 2), 49 + 25 * math.sin((a + b) / 2),
            50 + 19 * near * math.cos(b), 48 + 14 * near * math.sin(b),
        )  # fmt: skip
        d.s.ink(fold, 2.5, "#5E1622", seed=i + 3, taper=(0.5, 0.2))
    d.hole(inner, "#4A2A2A", 2, 1.0)
    d.hole([(50 + (x - 50) * 0.9, 49.6 + (y - 48) * 0.86) for x, y in inner], p.TORINOKO, 2, 0.4)
    d.s.ink(outer, d.key, closed=True, seed=1)


def tenugui(d: Plate) -> None:
    """A dyed cotton towel over a bamboo rod."""
    far = pts(52, 14, 88, 14, 89, 70, 86, 72, 84, 70, 80, 72, 77, 70, 73, 72, 70, 70, 52, 72)
    d.area(far, p.SHIRO, 2)
    for x0, y0 in ((72, 24), (80, 36), (72, 48), (80, 60)):
        d.tint(ring(x0 + 1, y0, 3.2, n=12), "#4E7C96")
    d.tint(pts(53, 15, 87, 15, 88, 71, 53, 71), p.SUMI, 0.12)
    near = pts(
        16,
        14,
        68,
        14,
        69,
        40,
        68,
        94,
        64,
        96,
        60,
        94,
        55,
        97,
        50,
        94,
        45,
        96,
        40,
        94,
        35,
        97,
        30,
        94,
        25,
        96,
        20,
        94,
        16,
        95,
        15,
        50,
    )
    d.area(near, p.SHIRO, 1)
    cloth = pts(18, 24, 66, 24, 66, 76, 18, 76)
    dots(d, cloth, 11.0, 3.5, p.AI)
    d.tint(pts(16, 78, 68.4, 78, 68.2, 88, 15.8, 88), p.AI)
    for x in (24, 34, 44, 54):  # waves left white in the dyed band
        d.s.line(ring(x + 4, 88, 5, n=9, a0=180, a1=360), 1.4, p.SHIRO)
    d.tint(pts(60, 18, 68, 18, 68, 94, 62, 94), p.SUMI, 0.13)
    d.s.ink(near, d.key, closed=True, seed=1)
    d.area(rounded(2, 8, 96, 9, 4), "#A9AE55", 3)
    for x in (22, 58, 84):
        d.mark(pts(x, 8.4, x + 0.6, 16.8), 1.6, p.MATSUBA, x)
    d.tint(rounded(6, 10, 88, 2.2, 1), p.MOEGI, 0.9)
    d.tint(pts(16, 8.5, 68, 8.5, 68.5, 18, 16, 18), p.SHIRO)
    d.tint(pts(16, 12.5, 68.5, 12.5, 68.5, 18, 16, 18), p.KAME, 0.8)
    d.s.ink(pts(15.5, 19, 15.5, 10, 18, 8, 66, 8, 68.6, 10, 68.8, 19), d.key, seed=4, taper=(0.02, 0.02))


def temari(d: Plate) -> None:
    """A ball wound with silk: chrysanthemums on indigo, a red band and tassel."""
    ball = ring(50, 47, 44, n=64)
    d.area(ball, p.KON, 1)
    for i in range(10):  # threads of the upper flower
        a = math.radians(36 * i)
        tip = (50 + 33 * math.cos(a), 30 + 22 * math.sin(a))
        for part in runs(ball, pts(50, 30, *tip), 3.0):
            d.s.line(part, 1.0, p.ASAGI)
    for k, colour in ((1.0, p.HI), (0.74, LIGHT_GOLD), (0.50, p.SHIRO), (0.28, p.HI)):
        star: Shape = []
        for i in range(20):
            a = math.radians(18 * i - 90)
            r = (29 if i % 2 == 0 else 12.5) * k
            star.append((50 + r * math.cos(a), 29 + r * 0.76 * math.sin(a)))
        d.tint(star, colour)
        d.s.line(star, 0.9, p.SUMI, 0.8, True)
    for side in (-1, 1):  # the next flowers come round the limb
        for k, colour in ((1.0, LIGHT_GOLD), (0.68, p.HI), (0.38, p.SHIRO)):
            star = []
            for i in range(16):
                a = math.radians(22.5 * i - 90)
                r = (12.5 if i % 2 == 0 else 6.0) * k
                star.append((50 + 35 * side + r * 0.55 * math.cos(a), 46 - 2 * side * math.cos(a) + r * math.sin(a)))
            d.tint(star, colour)
            d.s.line(star, 0.8, p.SUMI, 0.8, True)
    d.tint(ring(50, 29, 2.6, n=10), LIGHT_GOLD)
    band_top = arc(6.4, 53, 24, 62, 50, 66, 76, 62, 93.6, 53)
    band_foot = arc(92.6, 61, 76, 71, 50, 75, 24, 71, 7.4, 61)
    d.area([*band_top, *band_foot], p.HI, 4, 0.8)
    for i in range(9):
        x = 14 + 9 * i
        y = 66.5 + 4.2 * (1 - ((x - 50) / 44) ** 2) - 6 * abs((x - 50) / 44) ** 2
        d.tint(pts(x - 3.2, y, x, y - 3.4, x + 3.2, y, x, y + 3.4), LIGHT_GOLD)
    for x in (26, 38, 50, 62, 74):
        d.s.line(arc(50 + (x - 50) * 1.25, 76, 50 + (x - 50) * 1.0, 84, 50 + (x - 50) * 0.35, 90), 1.2, p.ASAGI)
        d.tint(
            blob(
                50 + (x - 50) * 1.3 - 3,
                78,
                50 + (x - 50) * 1.3,
                75,
                50 + (x - 50) * 1.3 + 3,
                78,
                50 + (x - 50) * 1.05,
                85,
                rounds=1,
            ),
            LIGHT_GOLD,
        )
    d.tint(blob(12, 44, 15, 32, 23, 20, 30, 14, 22, 26, 17, 38, 16, 47), p.SHIRO, 0.35)
    d.s.ink(ball, d.key, closed=True, seed=1)
    tassel(d, 80, 80, 20, p.HI, 3)
