"""The moon of the sixteenth night: a day past full, over pampas grass."""

from __future__ import annotations

from edo_table.games.izayoi.table.art.plates import Shape, arc, blob, pts
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import curve, ring
from edo_table.ui.print.canvas import Svg

MOONLIGHT, MOON_SHADE, CLOUD = "#F5E5B4", "#E3CB8C", "#33496B"


def waning(x: float, y: float, r: float) -> Shape:
    """The outline of a moon one day past full: its right limb a little flattened, turned as it hangs in the sky."""
    west = ring(x, y, r, n=30, a0=70, a1=250)
    east = ring(x, y, r, n=30, a0=250, a1=430)
    return [*west, *((x + (px - x) * 0.90, y + (py - y) * 0.985) for px, py in east)]


def draw_moon(s: Svg, x: float, y: float, r: float) -> Svg:
    """Draw the moon with its faint halo and the sliver that is already dark."""
    s.fill(ring(x, y, r * 1.30, n=48), p.KAME, 0.12).fill(ring(x, y, r * 1.15, n=48), p.KAME, 0.16)
    s.fill(ring(x, y, r, n=60), "#8C8B7C").fill(waning(x, y, r), MOONLIGHT)
    s.group((x, y), r / 38)  # the hare in the moon
    hare = blob(
        -13, -1, -22, -17, -20, -25, -14, -22, -8, -11, -8, -25, -3, -29, 1, -23, -1, -9, 8, -6, 18, 2, 23, 14,
        18, 23, 6, 26, -6, 22, -8, 13, -17, 8,
    )  # fmt: skip
    s.fill(hare, MOON_SHADE, 0.75).fill(ring(-24, 14, 5, 4, 16), MOON_SHADE, 0.6)
    s.fill(ring(22, -14, 5, 6, 16), MOON_SHADE, 0.6)
    return s.end()


def _grass(s: Svg, foot: float, x: float, y: float, size: float, width: float, seed: int) -> None:
    """One stem from the card's foot, its plume bending over at (x, y)."""
    side = 1 if x >= foot else -1
    stem = curve(pts(foot, 192, foot + (x - foot) * 0.25, 160, x, y))
    s.ink(stem, width * 1.2, "#0B1524", seed=seed, taper=(0.05, 0.1))
    strands = 11
    for i in range(strands):
        t = i / (strands - 1)
        start = (x + side * 22 * t * size, y + (20 * t * t - 5 * t) * size)
        lift, reach = 1 - 1.2 * t, 15 - 3 * t
        for up in (-1, 1):
            middle = (start[0] + side * reach * 0.5 * size, start[1] + (up * 3.2 * (1.2 - t) + 1.0 - lift) * size)
            tip = (start[0] + side * reach * size, start[1] + (up * 4.5 * (1.2 - t) + 6 + 5 * t) * size)
            s.ink(curve([start, middle, tip]), width * 1.25, p.TORINOKO if up < 0 else "#D8C49C", seed=seed + i)


def moonlit(s: Svg, x: float, y: float, r: float, ink: float = 1.6) -> Svg:
    """Draw the moon about (x, y) behind strips of cloud, and pampas grass at the foot of a card."""
    draw_moon(s, x, y, r)
    for dy, x0, x1 in ((0.34, -1.42, 0.42), (0.56, -0.66, 1.40), (0.78, -1.10, 0.20)):
        s.line([(x + r * x0, y + r * dy), (x + r * x1, y + r * dy)], r * 0.12, CLOUD)
        s.line([(x + r * x0, y + r * (dy - 0.045)), (x + r * x1, y + r * (dy - 0.045))], r * 0.02, p.KAME, 0.5)
    for way in (arc(30, 192, 24, 170, 12, 160), arc(84, 192, 92, 168, 110, 160), arc(60, 192, 54, 160, 40, 148)):
        s.ink(way, ink * 2.2, "#0B1524", seed=3, taper=(0.02, 0.7))
    for i, (foot, tip, top, size) in enumerate(
        ((58, 74, 112, 1.0), (44, 30, 126, 0.9), (76, 96, 132, 0.86), (50, 50, 146, 0.7), (88, 106, 152, 0.6))
    ):
        _grass(s, foot, tip, top, size, ink, 5 + 7 * i)
    return s
