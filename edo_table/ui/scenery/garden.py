"""The near ground: a pine, grassy banks, a stone lantern."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, Points, curve, noise, rand, resample, ring, smooth, trunk
from edo_table.ui.print.canvas import Svg

NEEDLES, NEEDLES_DARK, NEEDLES_LIT, GRASS = p.MATSUBA, "#35513A", "#5E7A48", "#8A9A52"
_CLUMP = [
    (-0.5, 0.10),
    (-0.46, -0.20),
    (-0.34, -0.46),
    (-0.18, -0.50),
    (-0.06, -0.78),
    (0.10, -0.84),
    (0.22, -0.56),
    (0.36, -0.50),
    (0.47, -0.18),
    (0.5, 0.10),
    (0.25, 0.20),
    (0.0, 0.14),
    (-0.25, 0.22),
]


def pine(s: Svg, stem: Points, clumps: Sequence[tuple[float, float, float]], seed: int = 0) -> None:
    """A pine: a gnarled trunk along points and flat clouds of needles (x, y, width)."""
    s.shape(trunk(stem, 44, 12), "#7A563A", 3.4, seed=seed)
    for i in range(30):  # bark
        knot = stem[min(len(stem) - 2, int(rand(seed + 3, i) * (len(stem) - 1)))]
        x, y = knot[0] + (rand(seed + 4, i) - 0.5) * 20, knot[1] + (rand(seed + 5, i) - 0.5) * 44
        s.ink(ring(x, y, 7, 5, 8, 200, 380), 2, p.SUMI, 0.55, seed=i)
    for i, (x, y, w) in enumerate(clumps):
        h = w * 0.30
        cloud = curve([(x + a * w, y + b * h * 1.3) for a, b in _CLUMP], True, 5)
        lit = curve([(x + a * w * 0.86, y - h * 0.10 + b * h * 0.72) for a, b in _CLUMP[1:9]], False, 5)
        s.shape(cloud, NEEDLES if i % 2 else NEEDLES_DARK, 3.0, seed=i + seed).fill(lit, NEEDLES_LIT, 0.75)
        for j in range(int(w / 9)):
            aside = (rand(seed + i, j) - 0.5) * 0.86
            px, py = x + aside * w, y - h * (0.10 + 0.62 * rand(seed + i + 9, j) * (1 - abs(aside) * 1.5))
            for d in (-7, -2.5, 2.5, 7):
                s.line([(px, py + 5), (px + d, py - 6)], 1.2, p.SUMI if j % 3 else "#9DAA62", 0.62)


def bank(s: Svg, line: Points, foot: float, seed: int = 0) -> None:
    """A grassy shore below a line, down to `foot`, with tufts."""
    x0, x1 = line[0][0], line[-1][0]
    s.shape([*line, (x1, foot + 40), (x0, foot + 40)], p.MATSUBA, 3.4, seed=seed)
    shade = [(x, y + 44 + 8 * noise(x / 60, seed)) for x, y in line]
    s.fill([*shade, (x1, foot + 40), (x0, foot + 40)], "#2F4A34", 0.8)
    for i, (x, y) in enumerate(q for q in resample(line, 9) if q[1] < foot):
        for k in range(3):
            yy = y + 8 + 34 * k + 20 * rand(seed, i * 3 + k)
            if yy < foot + 20:
                blade = [(x, yy + 12), (x - 4 + i % 5 * 2, yy - 8 - i % 4 * 3)]
                s.ink(blade, 2.8, GRASS if (i + k) % 3 else p.SUMI, 0.9, seed=i)


def tufts(s: Svg, x: float, y: float, n: int = 9, seed: int = 0) -> None:
    """Blades of grass in front of a post's foot at (x, y)."""
    for i in range(n):
        root: Point = (x - 3.5 * (n - 1) + i * 7, y)
        s.ink([root, (root[0] - 6 + i + i % 3 * 2, y - 42 + i % 4 * 7)], 4, GRASS if i % 3 else p.SUMI, seed=i + seed)


def stone_lantern(s: Svg, x: float, y: float, k: float) -> None:
    """A stone lantern, its foot at (x, y)."""
    stone, dark = "#C9C2B2", "#9B9484"
    s.group((x, y), k)
    s.shape([(-24, -10), (24, -10), (30, 4), (-30, 4)], dark, 2.6, seed=1)
    s.shape([(-9, -58), (9, -58), (12, -10), (-12, -10)], stone, 2.6, seed=2)
    s.shape([(-22, -66), (22, -66), (16, -56), (-16, -56)], dark, 2.4, seed=3)
    s.shape([(-16, -94), (16, -94), (16, -66), (-16, -66)], stone, 2.4, seed=4)
    s.fill([(-8, -89), (8, -89), (8, -71), (-8, -71)], "#F0C870")
    s.line([(0, -89), (0, -71)], 1.6).line([(-8, -80), (8, -80)], 1.6)
    roof = smooth([(-34, -92), (-20, -104), (0, -114), (20, -104), (34, -92)], 1)
    s.shape([*roof, (30, -88), (-30, -88)], dark, 2.6, seed=5)
    s.shape(ring(0, -119, 6, 7, 14), stone, 2.2).end()
