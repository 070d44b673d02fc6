"""What a seat may do (rulebook, Game Flow, Stop Card and Special Cards)."""

from __future__ import annotations

from edo_table.games.izayoi.actions import CHOOSE_ART, HIDE, PLACE, SHUFFLE, encode
from edo_table.games.izayoi.state import ART, EMPTY, HIDDEN, OVER, IzayoiState
from edo_table.games.izayoi.tables import Tables


def legal_codes(tables: Tables, state: IzayoiState) -> list[int]:
    """Return the codes of all legal options, ascending."""
    step, seat = state.stack[-1]
    if step == OVER:
        return []
    if step == ART:
        return [encode(CHOOSE_ART, art) for art in range(len(tables.art_ids)) if art not in state.arts]
    kinds = sorted(set(state.hands[seat]))
    rows = [row for row, tile in enumerate(state.row_tiles) if tile != EMPTY]
    codes = [encode(PLACE, kind, row) for kind in kinds for row in rows]
    if state.hidings[seat]:
        # P6: one face-down card a tile; and never a Stop Card (rulebook, Hiding Card)
        free = [row for row in rows if not holds_hidden(state, row)]
        codes += [encode(HIDE, kind, row) for kind in kinds if kind != tables.stop for row in free]
    if state.shuffles[seat]:
        codes += [encode(SHUFFLE, kind) for kind in kinds]
    return codes


def holds_hidden(state: IzayoiState, row: int) -> bool:
    """Return whether a card lies face down in a row."""
    return any(card & HIDDEN for card in state.rows[row])
