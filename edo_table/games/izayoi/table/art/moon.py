"""The moon of the sixteenth night: a day past full, over pampas grass."""

from __future__ import annotations

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, curve, ring, smooth
from edo_table.ui.print.canvas import Svg


def waning(x: float, y: float, r: float) -> list[Point]:
    """The outline of a moon one day past full: its right limb a little flattened, turned as it hangs in the sky."""
    west = ring(x, y, r, n=30, a0=60, a1=240)
    east = ring(x - r * 0.02, y, r * 0.9, r, 30, 240, 420)
    return [*west, *smooth(east, 1)]


def moonlit(s: Svg, x: float, y: float, r: float, ink: float = 1.6, has_grass: bool = True) -> Svg:
    """Draw the moon about (x, y) with a strip of cloud, on a card's field; with pampas grass at the card's foot."""
    s.fill(ring(x, y, r * 1.26, n=48), p.KAME, 0.14).fill(ring(x, y, r * 1.12, n=48), p.KAME, 0.16)
    s.fill(ring(x, y, r, n=60), "#8A8A78", 0.8)
    s.fill(waning(x, y, r), "#F4E3B0")
    s.fill(
        smooth(
            [
                (x - r * 0.5, y - r * 0.55),
                (x - r * 0.1, y - r * 0.7),
                (x + r * 0.1, y - r * 0.3),
                (x - r * 0.3, y - r * 0.1),
            ],
            2,
            True,
        ),
        "#E6CE8E",
        0.8,
    )
    s.fill(
        smooth(
            [
                (x - r * 0.1, y + r * 0.2),
                (x + r * 0.45, y + r * 0.1),
                (x + r * 0.3, y + r * 0.6),
                (x - r * 0.2, y + r * 0.5),
            ],
            2,
            True,
        ),
        "#E6CE8E",
        0.8,
    )
    if has_grass:
        for i, (foot, head, tip) in enumerate(
            ((40, 22, 116), (54, 46, 100), (72, 84, 122), (90, 112, 110), (64, 62, 140), (84, 100, 146))
        ):
            stem = curve([(foot, 190), ((foot + head) / 2 - 2, 160), (head, tip)])
            s.ink(stem, ink * 1.3, "#0C1626", seed=i + 2)
            side = 1 if head >= foot else -1
            plume = [
                (head, tip - 2),
                (head + 10 * side, tip - 5),
                (head + 22 * side, tip + 8),
                (head + 14 * side, tip + 7),
                (head + 3 * side, tip + 7),
            ]
            s.fill(smooth([(float(a), float(b)) for a, b in plume], 2, True), p.TORINOKO, 0.92)
            for k in range(3):
                s.line(
                    curve(
                        [
                            (head + 1 * side, tip + 1 + k),
                            (head + (9 + k) * side, tip - 1 + k),
                            (head + (18 - k) * side, tip + 6 + k * 0.5),
                        ]
                    ),
                    ink * 0.5,
                    p.KURI,
                    0.8,
                )
    for cy, x0, x1 in ((y + r * 0.36, x - r * 1.35, x + r * 0.55), (y + r * 0.62, x - r * 0.6, x + r * 1.3)):
        s.line([(x0, cy), (x1, cy)], r * 0.13, "#2E4566", 0.95)
    return s
