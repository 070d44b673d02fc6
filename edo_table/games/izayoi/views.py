"""What lies on the table for a seat, as JSON-ready data with content ids."""

from __future__ import annotations

from typing import Any

from edo_table.games.izayoi.dealing import master_art
from edo_table.games.izayoi.scoring import is_insolent, settle
from edo_table.games.izayoi.state import ART, EMPTY, HIDDEN, KIND, OVER, SEAT, SHUFFLED, TILE, IzayoiState
from edo_table.games.izayoi.tables import Tables


def view(tables: Tables, state: IzayoiState, viewer: int | None, *, shows_recommended: bool) -> dict[str, Any]:
    """Return what a seat (None: everybody) sees.

    Keys: game, players, viewer, phase (arts, play, over), turn, to_move, start, free_arts, rows, deck, discards, top,
    tile_deck, tiles_gone, ending, recommended (None without the memory aid), seats.
    """
    step, seat = state.stack[-1]
    is_over = step == OVER
    points = [sum(tables.points[tile] for tile in tiles) for tiles in state.won]
    winners: tuple[int, ...] = ()
    if is_over:
        winners = settle(points, [len(tiles) for tiles in state.won], state.masters).winners
    return {
        "game": "izayoi",
        "players": state.players,
        "viewer": viewer,
        "phase": {ART: "arts", OVER: "over"}.get(step, "play"),
        "turn": state.turn,
        "to_move": None if is_over else seat,
        "start": state.start,
        "free_arts": [name for art, name in enumerate(tables.art_ids) if art not in state.arts] if step == ART else [],
        "rows": [_row(tables, state, row, viewer) for row in range(tables.tiles_open)],
        "deck": len(state.deck),
        "discards": len(state.discards),
        # Z3: cards below the top were seen only when they were judged
        "top": tables.card_ids[state.discards[-1] & KIND] if state.discards else None,
        "tile_deck": len(state.tile_deck),
        "tiles_gone": [tables.tile_ids[tile] for tile in state.gone],
        "ending": "tiles_gone" if is_over else None,
        "recommended": _recommended(tables, state) if shows_recommended else None,
        "seats": [
            {
                **_seat(tables, state, number, viewer),
                "points": points[number],
                "is_insolent": is_insolent(number, points, state.masters) if is_over else None,
                "is_winner": number in winners if is_over else None,
            }
            for number in range(state.players)
        ],
    }


def _row(tables: Tables, state: IzayoiState, row: int, viewer: int | None) -> dict[str, Any]:
    tile, cards = state.row_tiles[row], state.rows[row]
    return {
        "row": tables.row_ids[row],
        "tile": None if tile == EMPTY else tables.tile_ids[tile],
        "points": 0 if tile == EMPTY else tables.points[tile],
        "left": 0 if tile == EMPTY else tables.points[tile] - len(cards),
        "cards": [_laid(tables, card, viewer) for card in cards],
    }


def _laid(tables: Tables, card: int, viewer: int | None) -> dict[str, Any]:
    seat, is_hidden = card >> SEAT & 7, bool(card & HIDDEN)
    is_seen = not is_hidden or seat == viewer  # P7
    return {"card": tables.card_ids[card & KIND] if is_seen else None, "seat": seat, "hidden": is_hidden}


def _recommended(tables: Tables, state: IzayoiState) -> list[dict[str, dict[str, int]]]:
    """Return by seat what it laid openly so far: cards and votes by art (Stop Cards under their own name)."""
    counted: list[dict[str, dict[str, int]]] = [{} for _ in range(state.players)]
    for entry in state.history:
        if entry & HIDDEN or entry >> TILE == SHUFFLED:
            continue
        kind = entry & KIND
        name = tables.card_ids[kind] if kind == tables.stop else tables.art_ids[tables.art_of[kind]]
        row = counted[entry >> SEAT & 7].setdefault(name, {"cards": 0, "votes": 0})
        row["cards"] += 1
        row["votes"] += tables.votes_of[kind]
    return [dict(sorted(row.items())) for row in counted]


def _seat(tables: Tables, state: IzayoiState, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer
    is_dealt = state.masters[seat] != EMPTY
    shows_master = is_dealt and (own or state.stack[-1][0] == OVER)  # I7
    return {
        "art": None if state.arts[seat] == EMPTY else tables.art_ids[state.arts[seat]],
        "hand": [tables.card_ids[kind] for kind in state.hands[seat]] if own else None,
        "hand_size": len(state.hands[seat]),
        "master": master_art(tables, state, seat) if shows_master else None,
        "tiles": [tables.tile_ids[tile] for tile in state.won[seat]],
        "has_shuffle": bool(state.shuffles[seat]),
        "has_hiding": bool(state.hidings[seat]),
    }
