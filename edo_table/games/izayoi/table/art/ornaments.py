"""The sixteen wakomono, small things of everyday beauty, as pictures."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from edo_table.games.izayoi.table.art import ornaments_cloth as cloth
from edo_table.games.izayoi.table.art import ornaments_lacquer as lacquer
from edo_table.games.izayoi.table.art import ornaments_trinkets as trinkets
from edo_table.games.izayoi.table.art.plates import Plate
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg

_DRAW: dict[str, Callable[[Plate], None]] = {
    "folding-fan": lacquer.folding_fan,
    "kanzashi-plectrum": lacquer.kanzashi_plectrum,
    "scent-bag": cloth.scent_bag,
    "kanzashi-stick": lacquer.kanzashi_stick,
    "netsuke": trinkets.netsuke,
    "round-fan": lacquer.round_fan,
    "crane-earring": trinkets.crane_earring,
    "clasp-purse": cloth.clasp_purse,
    "scrunchie": cloth.scrunchie,
    "chopsticks": lacquer.chopsticks,
    "comb": lacquer.comb,
    "tenugui": cloth.tenugui,
    "temari": cloth.temari,
    "wind-chime": trinkets.wind_chime,
    "bell-charm": trinkets.bell_charm,
    "hand-mirror": lacquer.hand_mirror,
}

NAMES = tuple(_DRAW)
"""The ids of the tiles, dearest first."""

_VIEW: dict[str, tuple[float, float, float]] = {
    "folding-fan": (-25.5, -23.5, 151.5),
    "kanzashi-plectrum": (-11.8, -9.0, 105.0),
    "scent-bag": (-6.2, -11.5, 112.0),
    "kanzashi-stick": (-1.5, -2.0, 97.0),
    "netsuke": (2.0, -4.5, 103.5),
    "round-fan": (-10.0, -2.5, 108.0),
    "crane-earring": (-7.5, -8.5, 117.5),
    "clasp-purse": (-1.8, -4.0, 104.0),
    "scrunchie": (1.0, 1.5, 98.0),
    "chopsticks": (-6.0, -11.5, 117.5),
    "comb": (1.0, -1.5, 98.0),
    "tenugui": (-0.5, 2.5, 100.5),
    "temari": (-1.2, 0.5, 102.5),
    "wind-chime": (-15.5, -15.5, 131.0),
    "bell-charm": (-2.2, -7.0, 105.5),
    "hand-mirror": (-13.8, -13.5, 127.5),
}
"""The square (left, top, side) of its drawing's units that each picture fills."""


def ornament(tile: str, height: float) -> pygame.Surface:
    """The picture of a wakomono, `height` pixels high and wide (shared); KeyError for an unknown one."""
    if tile not in _DRAW:
        raise KeyError(f"no wakomono {tile!r}; there are {', '.join(NAMES)}")
    return _ornament(tile, max(8, round(height)))


@cached("izayoi ornaments", entries=120, megabytes=16)
def _ornament(tile: str, size: int) -> pygame.Surface:
    x, y, side = _VIEW[tile]
    k = 100 / side
    s = Svg(100, 100).group((-x * k, -y * k), k)
    # in small pictures the key line must neither vanish nor drown the colours
    _DRAW[tile](Plate(s, (2.3 if size >= 80 else 2.9) / k))
    return s.end().render((size, size))
