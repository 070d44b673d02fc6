"""The sixteen wakomono, small things of everyday beauty, each drawn in a 100 x 100 box."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from edo_table.games.izayoi.table.art.plates import Plate, petals
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg

NAMES = (
    "folding-fan", "kanzashi-plectrum", "scent-bag", "kanzashi-stick", "netsuke", "round-fan", "crane-earring",
    "clasp-purse", "scrunchie", "chopsticks", "comb", "tenugui", "temari", "wind-chime", "bell-charm", "hand-mirror",
)  # fmt: skip

_DRAW: dict[str, Callable[[Plate], None]] = {}


def _plain(name: str) -> Callable[[Plate], None]:
    def draw(d: Plate) -> None:
        n = NAMES.index(name)
        for leaf in petals(50, 50, 40, count=3 + n % 8):
            d.area(leaf, (p.SHU, p.AI, p.MATSUBA, p.FUJI)[n % 4])
        d.hole(ring(50, 50, 6 + n), p.YAMABUKI)

    return draw


def ornament(tile: str, height: float) -> pygame.Surface:
    """The picture of a wakomono, `height` pixels high and wide (shared)."""
    if tile not in NAMES:
        raise KeyError(f"no wakomono {tile!r}; there are {', '.join(NAMES)}")
    return _ornament(tile, max(8, round(height)))


@cached("izayoi ornaments", entries=120, megabytes=16)
def _ornament(tile: str, size: int) -> pygame.Surface:
    s = Svg(104, 104).group((2, 2))
    _DRAW.get(tile, _plain(tile))(Plate(s, 2.4 if size >= 80 else 3.0))
    return s.end().render((size, size))
