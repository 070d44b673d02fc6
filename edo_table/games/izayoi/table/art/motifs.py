"""What several drawings share: the lacquer's colours, small printed flowers, silk tassels."""

from __future__ import annotations

from edo_table.games.izayoi.table.art.plates import Plate, blob, petals
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring

LACQUER, GOLD, LIGHT_GOLD = "#2C2326", "#D9A93F", "#F3D88E"


def flower(d: Plate, x: float, y: float, r: float, colour: str, heart: str, turn: float = -90.0) -> None:
    """A small printed flower without key line."""
    for leaf in petals(x, y, r, turn, plump=0.46):
        d.tint(leaf, colour)
    d.tint(ring(x, y, r * 0.24, n=10), heart)


def tassel(d: Plate, x: float, y: float, size: float, colour: str, seed: int = 1) -> None:
    """A silk tassel hanging from (x, y)."""
    skirt = blob(
        x - size * 0.16, y + size * 0.26, x + size * 0.16, y + size * 0.26, x + size * 0.3, y + size,
        x, y + size * 1.05, x - size * 0.3, y + size, rounds=1,
    )  # fmt: skip
    d.area(skirt, colour, seed, 0.8)
    for k in (-0.1, 0.02, 0.13):
        d.s.line([(x + k * size * 0.7, y + size * 0.4), (x + k * size * 1.3, y + size * 0.92)], 0.9, p.SUMI, 0.7)
    d.area(ring(x, y + size * 0.14, size * 0.17, n=14), colour, seed + 1, 0.8)
