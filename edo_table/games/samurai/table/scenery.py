"""What is drawn on land and sea besides spaces: hills, pines, grass, Fuji, ripples, ships, the compass, gold clouds.

Everything is pale enough that a space with scenery still reads as free.
"""

from __future__ import annotations

from collections.abc import Callable

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, curve, rand, ring, smooth
from edo_table.ui.print.canvas import Svg

Drawer = Callable[[Svg], Svg]

HEX = 44.0
"""The radius of the hex for which the scenery of a space is drawn, its middle at (0, 0)."""


def _hills(s: Svg) -> Svg:
    for dx, k in ((-9.0, 1.0), (11.0, 0.72)):
        points = curve(
            [(dx - 17 * k, 9), (dx - 6 * k, 9 - 13 * k), (dx, 9 - 17 * k), (dx + 7 * k, 9 - 9 * k), (dx + 17 * k, 9)]
        )
        s.fill(points, p.MATSUBA, 0.22).ink(points, 1.8, p.MATSUBA, 0.60, seed=round(dx))
    return s


def _pines(s: Svg) -> Svg:
    for dx, dy in ((-14, 3), (2, -5), (14, 8)):
        s.line([(dx, dy + 6), (dx, dy - 2)], 1.5, p.KURI, 0.6)
        for k in (0, 1):
            s.fill(ring(dx, dy - 2 - 4 * k, 7 - 2 * k, 2.8, 14), p.MATSUBA, 0.48)
    return s


def _grass(s: Svg) -> Svg:
    for dx, dy in ((-13, -4), (5, 4), (-4, 11), (15, -7)):
        for a in (-3, 0, 3):
            s.line([(dx, dy), (dx + a, dy - 6)], 1.2, p.UGUISU, 0.75)
    return s


def _fields(s: Svg) -> Svg:
    """Rice fields on terraces."""
    for dy, w in ((-9, 13), (0, 19), (9, 16)):
        dx = 3 if dy == 0 else -3
        edge = smooth(
            [
                (dx - w, dy + 3),
                (dx - w * 0.6, dy - 3.5),
                (dx + w * 0.5, dy - 4),
                (dx + w, dy + 1),
                (dx + w * 0.4, dy + 4.5),
                (dx - w * 0.5, dy + 4),
            ],
            2,
            True,
        )
        s.fill(edge, p.MOEGI, 0.38).ink(edge, 1.3, p.UGUISU, 0.75, True, seed=dy)
        for a in (-0.45, -0.1, 0.25, 0.55):
            s.line([(dx + a * w, dy + 1.6), (dx + a * w + 0.6, dy - 1.4)], 0.9, p.MATSUBA, 0.55)
    return s


def _fuji(s: Svg) -> Svg:
    slope = curve([(-31, 15), (-17, 6), (-8, -9), (-4, -19), (0, -20.5), (4, -19), (8.5, -8), (18, 6.5), (32, 15)])
    s.fill(slope, p.ASAGI, 0.75)
    s.fill(
        [
            (-7, -11),
            *curve([(-4, -19), (0, -20.5), (4, -19)]),
            (7.4, -10.4),
            (4.6, -6),
            (2.4, -10),
            (0, -4.5),
            (-2.6, -9.5),
            (-4.6, -5.5),
        ],
        p.SHIRO,
        0.95,
    )
    s.ink(slope, 1.9, p.KON, 0.85, seed=3, taper=(0.2, 0.2))
    for x, y in ((-13, 16), (0, 18), (14, 16.5)):
        s.ink([(x - 9, y), (x, y - 1.6), (x + 9, y)], 1.5, p.KAME, 0.9, seed=x)
    return s


_LAND: tuple[Drawer, ...] = (_hills, _pines, _grass, _fields)

LANDMARKS: dict[str, Drawer] = {"land-12-18": _fuji}
"""Scenery of certain spaces of the map that comes with the program."""


def land_sort(space: str, cell: tuple[float, float]) -> Drawer:
    """What draws the scenery of a land space: around (0, 0), for a hex of radius `HEX`."""
    return LANDMARKS.get(space) or _LAND[int(rand(5, round(cell[0] * 31 + cell[1])) * len(_LAND))]


def draw_ripples(s: Svg, seed: int) -> Svg:
    """Draw two small ripples of a sea space around (0, 0) for a hex of radius `HEX`; returns the sheet."""
    for j in (0, 1):
        x = (-10, 7)[j] + (rand(seed, j) - 0.5) * 12
        y = (-3, 7)[j] + (rand(seed + 7, j) - 0.5) * 10
        line: list[Point] = [(x - 9, y), (x - 4.4, y - 3), (x, y), (x + 4.4, y - 3), (x + 9, y)]
        s.ink(line, 2.0, p.AI, 0.42, seed=j)
    return s


def draw_ship(s: Svg, x: float, y: float, k: float, is_flipped: bool = False) -> Svg:
    """Draw a coasting junk under sail, about 112 wide and 90 high at k = 1, its waterline at (x, y)."""
    way = -1 if is_flipped else 1

    def at(points: list[Point]) -> list[Point]:
        return [(x + px * k * way, y + py * k) for px, py in points]

    sail: list[Point] = [(-20, -58), (24, -62), (31, -34), (26, -8), (-18, -6), (-10, -32)]
    s.shape(at(curve(sail, True)), p.SHIRO, 2.4 * k, seed=1)
    for a in (-8, 5, 17):
        s.line(at(curve([(a - 1, -59), (a + 7, -33), (a, -8)])), 1.5 * k, p.NEZUMI, 0.8)
    s.line(at([(3, -66), (5, 4)]), 2.6 * k, p.KURI)
    hull: list[Point] = [(-42, 0), (-26, 6), (28, 6), (50, -12), (45, 8), (34, 20), (-28, 20), (-38, 12)]
    s.shape(at(smooth(hull, 1, True)), p.KITSUNE, 2.4 * k, seed=2)
    s.line(at([(-32, 11), (38, 9)]), 2 * k, p.KURI)
    for i, (a, b) in enumerate(((-62, 25), (-20, 27), (30, 26))):
        wave: list[Point] = [(a, b), (a + 12, b - 5), (a + 24, b), (a + 36, b - 4), (a + 46, b + 1)]
        s.ink(at(curve(wave)), 2.6 * k, p.SHIRO, 0.9, seed=i)
    return s


def draw_compass(s: Svg, x: float, y: float, k: float, turn: float) -> Svg:
    """Draw a rose 94 wide at k = 1 with north where a map turned by `turn` degrees has it."""
    s.group((x, y), k, turn)
    s.fill(ring(0, 0, 44), p.KINARI, 0.92).ink(ring(0, 0, 44, n=60), 3, closed=True)
    s.line(ring(0, 0, 36, n=60), 1.4, p.SUMI, 0.7, True)
    for a in range(0, 360, 90):
        bright, dark = (p.HI, p.BENGARA) if a == 0 else (p.SUMI, p.NEZUMI)
        s.group(turn=a).fill([(0, -34), (7, -7), (0, 0)], bright).fill([(0, -34), (-7, -7), (0, 0)], dark).end()
    for a in range(45, 360, 90):
        s.group(turn=a).fill([(0, -20), (4, -5), (-4, -5)], p.ASAGI).end()
    return s.fill(ring(0, 0, 4), p.KINARI).end()


def draw_great_wave(s: Svg, x: float, y: float, k: float, is_flipped: bool = False) -> Svg:
    """Draw a breaking wave with claws of foam, about 210 wide and 124 high at k = 1, its foot at (x, y)."""
    way = -1 if is_flipped else 1

    def at(points: list[Point]) -> list[Point]:
        return [(x + px * k * way, y + py * k) for px, py in points]

    back = curve([(-104, 2), (-70, -12), (-36, -46), (2, -90), (40, -110), (70, -104), (86, -84), (84, -62)])
    hollow = curve([(84, -62), (66, -72), (48, -60), (38, -36), (44, -12), (66, 0), (98, 4)])
    body = [*back, *hollow, (60, 8), (0, 6), (-60, 7)]
    s.fill(at(body), p.mix(p.AI, p.ASAGI, 0.12), 0.96)
    for i in range(4):  # the streaks of the rising water
        streak = curve(
            [
                (-66 + 22 * i, 2),
                (-34 + 18 * i, -26 + 2 * i),
                (2 + 11 * i, -62 + 8 * i),
                (36 + 4 * i, -90 + 12 * i),
                (60 - 2 * i, -94 + 12 * i),
            ]
        )
        s.ink(at(streak), (5.2 - i) * k, p.KAME if i % 2 else p.SHIRO, 0.85, seed=i, taper=(0.3, 0.2))
    foam: list[Point] = [
        (84, -58),
        (78, -66),
        (71, -57),
        (66, -68),
        (58, -58),
        (55, -70),
        (46, -62),
        (47, -74),
        (36, -70),
        (42, -82),
        (30, -84),
        (40, -94),
        (32, -102),
        (46, -104),
        (52, -113),
        (62, -106),
        (74, -108),
        (78, -98),
        (90, -92),
        (86, -82),
        (94, -70),
    ]
    s.shape(at(smooth(foam, 1, True)), p.SHIRO, 2.0 * k, seed=5, off=(0.8 * k, 0.6 * k))
    for a, b in ((56, -92), (66, -86), (74, -76), (50, -84)):
        s.line(at(curve([(a - 7, b + 4), (a, b), (a + 6, b + 5)])), 1.4 * k, p.AI, 0.55)
    s.ink(at(back), 3.0 * k, p.SUMI, 0.95, seed=3, taper=(0.35, 0.02))
    s.ink(at(hollow), 2.6 * k, p.SUMI, 0.95, seed=4, taper=(0.02, 0.5))
    for i in range(10):
        px, py = 84 + 34 * rand(3, i), -30 - 84 * rand(4, i)
        s.fill(ring(x + px * k * way, y + py * k, (1.3 + 1.7 * rand(9, i)) * k, n=10), p.SHIRO, 0.95)
    for i, (a, b) in enumerate(((-96, 9), (-46, 11), (6, 9), (52, 12))):
        wave: list[Point] = [(a, b), (a + 12, b - 5), (a + 24, b), (a + 36, b - 4), (a + 46, b + 1)]
        s.ink(at(curve(wave)), 2.8 * k, p.SHIRO, 0.9, seed=i)
    return s


def cloud(x: float, y: float, width: float, rows: int, seed: int) -> list[list[Point]]:
    """The bands of a cloud with round ends, as on folding screens, about `width` wide from (x, y) down."""
    high = 46.0
    bands: list[list[Point]] = []
    for i in range(rows):
        half = width / 2 * (0.45 + 0.55 * rand(seed, i))
        cx, cy = x + (rand(seed + 9, i) - 0.5) * width * 0.4, y + i * high * 0.80
        bands.append(
            ring(cx - half, cy, high / 2, n=14, a0=90, a1=270) + ring(cx + half, cy, high / 2, n=14, a0=-90, a1=90)
        )
    return bands
