"""Izayoi's pictures: cards, tiles and emblems as cached surfaces, made at their final size."""

from __future__ import annotations

from edo_table.games.izayoi.table.art.blank import CARD_RATIO
from edo_table.games.izayoi.table.art.cards import card
from edo_table.games.izayoi.table.art.emblems import emblem
from edo_table.games.izayoi.table.art.masters import master, player_card
from edo_table.games.izayoi.table.art.ornaments import ornament
from edo_table.games.izayoi.table.art.specials import special
from edo_table.games.izayoi.table.art.tiles import TILE_RATIO, tile

__all__ = [
    "CARD_RATIO",
    "TILE_RATIO",
    "card",
    "emblem",
    "master",
    "ornament",
    "player_card",
    "special",
    "tile",
]
