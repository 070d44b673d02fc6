"""Wakomono of metal, glass, paper and ivory: netsuke, crane earring, wind chime, bell charm."""

from __future__ import annotations

from edo_table.games.izayoi.table.art.motifs import GOLD, LIGHT_GOLD, flower
from edo_table.games.izayoi.table.art.plates import Plate, arc, blob, pts, rounded
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring, smooth

IVORY, IVORY_SHADE = "#F0E0BC", "#CFAE78"


def netsuke(d: Plate) -> None:
    """A carved rabbit on a strap with a coral bead."""
    d.rod(smooth(pts(64, 40, 58, 22, 62, 6, 74, -2, 86, 6, 84, 22, 72, 38), 2), 2.6, p.HI)
    d.area(rounded(61, 25, 18, 10, 3.5), "#3C6E63", 8, 0.9)
    d.tint(ring(67, 28.5, 2.0, n=10), p.KAME)
    d.area(ring(90, 74, 8.5, n=24), p.SHIRO, 9)
    d.area(blob(30, 92, 20, 84, 24, 70, 34, 56, 50, 46, 68, 45, 83, 54, 91, 70, 90, 86, 80, 94, 56, 96), IVORY, 1)
    d.tint(blob(40, 90, 60, 92, 82, 90, 89, 80, 88, 68, 80, 82, 66, 88), IVORY_SHADE, 0.8)
    haunch = arc(66, 90, 58, 80, 62, 68, 74, 63, 83, 70)
    d.s.ink(haunch, 2.6, p.KURI, seed=3)
    d.area(blob(58, 89, 72, 86, 84, 90, 82, 97, 62, 97, rounds=1), IVORY, 4, 0.8)
    d.area(blob(24, 88, 38, 86, 44, 91, 40, 97, 22, 97, rounds=1), IVORY, 5, 0.8)
    for ear in (
        blob(34, 44, 40, 28, 52, 16, 60, 14, 60, 24, 52, 36, 44, 48, rounds=2),
        blob(24, 44, 26, 26, 34, 12, 42, 8, 44, 16, 40, 32, 36, 46, rounds=2),
    ):
        d.area(ear, IVORY, 6)
    d.tint(blob(30, 40, 31, 28, 36, 18, 39, 15, 39, 22, 35, 38), "#D98F84", 0.9)
    d.area(blob(8, 60, 12, 48, 24, 40, 38, 41, 48, 50, 48, 62, 40, 72, 26, 75, 12, 70), IVORY, 2)
    d.tint(blob(14, 68, 26, 72, 38, 69, 46, 60, 44, 68, 36, 74, 24, 75), IVORY_SHADE, 0.7)
    d.tint(ring(23, 53, 3.6, n=16), p.SUMI).tint(ring(22.2, 52, 1.2, n=8), p.SHIRO)
    d.s.ink(arc(10, 62, 14, 64.5, 19, 63), 1.8, p.KURI, seed=4)
    d.tint(ring(9.6, 59.5, 1.8, n=10), p.HI)
    d.tint(ring(33, 62, 4.5, 3.2, 14), "#E4B49A", 0.8)
    for x, y in ((54, 58), (60, 54), (50, 66), (68, 56), (56, 68)):
        d.s.line(arc(x, y, x + 3, y - 1.4, x + 6, y - 1), 1.0, IVORY_SHADE)


def crane_earring(d: Plate) -> None:
    """A folded crane hanging from an ear hook."""
    hook = arc(52, 32, 51, 20, 53, 6, 62, -4, 74, 0, 77, 12, 75, 22)
    d.s.line(hook, 4.6, p.SUMI).line(hook, 2.4, GOLD)
    d.rod(pts(52, 36, 52, 60), 1.6, GOLD)
    d.area(ring(52, 35, 5.6, n=18), "#3C6E63", 6, 0.9)
    d.tint(ring(50.4, 33.4, 1.7, n=8), p.KAME)
    d.area(pts(54, 70, 82, 30, 86, 62, 72, 84), "#A3322A", 3)
    d.tint(pts(66, 58, 82, 31, 85.5, 61, 74, 76), "#7E231E", 0.55)
    d.area(pts(58, 78, 108, 52, 82, 80, 64, 92), p.SHIRO, 4)
    d.tint(pts(68, 82, 104, 55, 82, 79, 66, 90), p.KAME, 0.9)
    d.area(pts(44, 76, 8, 44, 24, 74, 40, 92), p.SHIRO, 5)
    d.tint(pts(38, 86, 10, 47, 24, 73, 40, 91), p.KAME, 0.9)
    d.area(pts(8, 44, 19, 54, -6, 62), p.HI, 6, 0.8)
    d.tint(ring(8, 54, 1.3, n=8), p.SUMI)
    d.area(pts(30, 80, 52, 66, 76, 80, 52, 106), "#E0604C", 2)
    d.tint(pts(52, 86, 75, 80, 52, 105), "#B63C2E", 0.9)
    d.area(pts(28, 78, 26, 16, 62, 68, 66, 78, 52, 90), p.HI, 1)
    d.tint(pts(29, 74, 27, 20, 38, 36, 42, 84), "#E0604C", 0.9)
    d.s.ink(pts(42, 85, 39, 54, 27, 18), 1.4, p.SUMI, 0.75, seed=3)
    for x, y, r in ((48, 66, 5.6), (38, 45, 4.4), (35.5, 66, 3.8), (53, 79, 3.8)):
        flower(d, x, y, r, LIGHT_GOLD, p.SHIRO, x * 3)
    d.s.ink(pts(52, 90, 52, 104), 1.6, p.SUMI, 0.8, seed=4)


def wind_chime(d: Plate) -> None:
    """A glass bell with a painted goldfish, a poem strip under it."""
    d.rod(smooth(pts(50, 4, 44, -6, 50, -13, 56, -6, 50, 4), 2), 2.0, p.HI)
    glass = blob(50, 1, 68, 4, 82, 15, 90, 31, 88, 46, 78, 58, 22, 58, 12, 46, 10, 31, 18, 15, 32, 4, rounds=2)
    d.area(glass, "#D3E7E6", 1)
    d.tint(ring(50, 56, 27, 5.5, 30), "#8FB9BC", 0.9)
    d.s.line(ring(50, 56, 27, 5.5, 24, 185, 355), 1.2, p.SUMI, 0.6)
    d.rod(pts(50, 5, 50, 76), 1.2, p.SHIRO)
    d.tint(blob(89, 30, 88, 46, 78, 56, 68, 57, 78, 44, 83, 30, rounds=2), p.ASAGI, 0.8)
    for wave in (arc(14, 46, 24, 42, 33, 47, 42, 43), arc(18, 51, 27, 48, 36, 52), arc(60, 48, 70, 45, 78, 49)):
        d.s.ink(wave, 2.2, p.AI, seed=3)
    d.s.group((52, 29), 1.02, -14)
    d.area(blob(10, -1, 20, -11, 28, -7, 22, 0, 28, 9, 19, 9), p.HI, 4, 0.6)
    d.area(blob(-16, 0, -10, -8, 0, -10, 9, -4, 12, 0, 8, 6, 0, 10, -10, 8), p.HI, 5, 0.7)
    d.tint(blob(-13, 2.5, 0, 4, 8, 3.4, 0, 8, -8, 6), p.SHIRO, 0.9)
    d.area(blob(-3, -9, 4, -14, 9, -7, 4, -5, rounds=1), p.HI, 6, 0.5)
    d.tint(ring(-10, -2.2, 1.7, n=10), p.SUMI)
    d.s.end()
    for x, y, r in ((24, 28, 4.2), (31, 35, 2.6), (21, 37, 2.0)):
        d.s.line(ring(x, y, r, n=14), 1.2, p.AI, 1, True)
    d.tint(blob(16, 26, 22, 15, 32, 8, 38, 6.5, 29, 13, 22, 26), p.SHIRO, 0.95)
    d.s.ink(glass, d.key, closed=True, seed=1)
    d.area(ring(50, 64, 5.0, n=18), GOLD, 3, 0.9)
    d.turned(-8, 1.0, (50, 70))
    d.area(pts(38, 74, 62, 74, 62, 112, 38, 112), p.SHIRO, 6)
    d.tint(pts(38.8, 102, 62, 102, 62, 111.6, 38.8, 111.6), p.ASAGI, 0.9)
    d.tint(pts(38.8, 75, 62, 75, 62, 79.5, 38.8, 79.5), p.HI)
    for line in (55.5, 45.5):
        d.s.ink(
            arc(line, 82, line + 1.6, 86, line - 1, 90, line + 1, 94, line, 99 - (line < 50) * 4), 2.2, seed=int(line)
        )
    d.end()


def bell_charm(d: Plate) -> None:
    """A pair of round bells on a braided cord."""
    d.rod(smooth(pts(46, 44, 30, 26, 32, 4, 50, -4, 68, 4, 70, 26, 54, 44), 2), 3.6, p.HI)
    for side in (-1, 1):
        d.rod(
            smooth(
                pts(50, 38, 50 + 14 * side, 27, 50 + 29 * side, 30, 50 + 25 * side, 43, 50 + 10 * side, 43), 2, True
            ),
            3.0,
            p.HI,
        )
    for x, y, r, seed in ((70.0, 66.0, 22.0, 3), (36.0, 70.0, 26.0, 1)):
        d.rod(pts(50, 40, x + (50 - x) * 0.3, y - r + 2), 3.0, p.HI)
        d.area(ring(x + (50 - x) * 0.28, y - r, 4.6, n=18), GOLD, seed + 4, 0.9)
        bell = ring(x, y, r, n=44)
        d.area(bell, GOLD, seed)
        d.tint(
            blob(
                x - r * 0.8,
                y + r * 0.45,
                x,
                y + r * 0.62,
                x + r * 0.8,
                y + r * 0.45,
                x + r * 0.5,
                y + r * 0.84,
                x,
                y + r * 0.97,
                x - r * 0.5,
                y + r * 0.84,
            ),
            "#A87A22",
            0.8,
        )
        d.tint(
            blob(
                x - r * 0.72,
                y - r * 0.1,
                x - r * 0.6,
                y - r * 0.5,
                x - r * 0.2,
                y - r * 0.8,
                x - r * 0.3,
                y - r * 0.5,
                x - r * 0.5,
                y - r * 0.1,
            ),
            LIGHT_GOLD,
            0.95,
        )
        for dy in (0.0, 0.16):
            d.s.ink(
                arc(x - r * 0.98, y + r * (dy - 0.02), x, y + r * (0.2 + dy), x + r * 0.98, y + r * (dy - 0.02)),
                1.8,
                p.SUMI,
                seed=seed,
            )
        d.s.line(arc(x + 1, y + r * 0.45, x, y + r * 0.7, x - 1, y + r * 0.97), 3.4, p.SUMI)
        d.tint(ring(x + 1, y + r * 0.46, 3.8, n=14), p.SUMI)
        d.s.ink(bell, d.key, closed=True, seed=seed)
    d.area(ring(50, 38, 6.4, n=20), p.HI, 8, 0.9)
