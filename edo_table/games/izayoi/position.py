"""A position of Izayoi in readable form: the facts that scenarios name, and that `arrange` takes back."""

from __future__ import annotations

from typing import Any

from edo_table.games.izayoi.dealing import master_art
from edo_table.games.izayoi.scoring import is_insolent
from edo_table.games.izayoi.state import ART, EMPTY, HIDDEN, KIND, OVER, SEAT, SHUFFLED, TILE, TURN, IzayoiState
from edo_table.games.izayoi.tables import Tables

STEP_NAMES = {ART: "arts", TURN: "play", OVER: "over"}


def position(tables: Tables, state: IzayoiState) -> dict[str, Any]:
    """Return everything, secrets included, by content ids.

    `deck` and `tile_deck` are in the order in which they will be drawn; `discards` and the cards of a row in the order
    laid, the top last.  `points` and `is_insolent` of a player follow from the rest; `is_whole` tells `arrange` that
    nothing was left out.
    """
    step, seat = state.stack[-1]
    return {
        "is_whole": True,
        "step": STEP_NAMES[step],
        "seat": None if step == OVER else seat,
        "start": state.start,
        "ply": state.ply,
        "turn": state.turn,
        "rows": {name: _row(tables, state, row) for row, name in enumerate(tables.row_ids)},
        "deck": [tables.card_ids[kind] for kind in reversed(state.deck)],
        "discards": [_discard(tables, card) for card in state.discards],
        "tile_deck": [tables.tile_ids[tile] for tile in reversed(state.tile_deck)],
        "removed": [tables.tile_ids[tile] for tile in state.removed],
        "gone": [tables.tile_ids[tile] for tile in state.gone],
        "history": [_turn(tables, entry) for entry in state.history],
        "players": [_player(tables, state, seat) for seat in range(state.players)],
    }


def _row(tables: Tables, state: IzayoiState, row: int) -> dict[str, Any]:
    tile = state.row_tiles[row]
    return {
        "tile": None if tile == EMPTY else tables.tile_ids[tile],
        "cards": [_laid(tables, card) for card in state.rows[row]],
    }


def _laid(tables: Tables, card: int) -> dict[str, Any]:
    return {"card": tables.card_ids[card & KIND], "seat": card >> SEAT & 7, "hidden": bool(card & HIDDEN)}


def _discard(tables: Tables, card: int) -> dict[str, Any]:
    """`thrown_by` is the seat that threw the card unseen, None where everybody saw it."""
    return {"card": tables.card_ids[card & KIND], "thrown_by": (card >> SEAT) - 1 if card >> SEAT else None}


def _turn(tables: Tables, entry: int) -> dict[str, Any]:
    tile = entry >> TILE
    if tile == SHUFFLED:
        return {"seat": entry >> SEAT & 7, "top": tables.card_ids[entry & KIND]}
    return {**_laid(tables, entry), "tile": tables.tile_ids[tile]}


def _player(tables: Tables, state: IzayoiState, seat: int) -> dict[str, Any]:
    is_dealt = state.masters[seat] != EMPTY
    points = [sum(tables.points[tile] for tile in tiles) for tiles in state.won]
    return {
        "art": None if state.arts[seat] == EMPTY else tables.art_ids[state.arts[seat]],
        "master": master_art(tables, state, seat) if is_dealt else None,
        "hand": [tables.card_ids[kind] for kind in state.hands[seat]],
        "tiles": [tables.tile_ids[tile] for tile in state.won[seat]],
        "shuffle": bool(state.shuffles[seat]),
        "hiding": bool(state.hidings[seat]),
        "points": points[seat],
        "is_insolent": is_insolent(seat, points, state.masters) if is_dealt else False,
    }
