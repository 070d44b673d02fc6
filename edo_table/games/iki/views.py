"""What lies on the table, as JSON-ready data with content ids: all but decks, tiles and what is to come (X4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edo_table.games.iki.calendar import season_of
from edo_table.games.iki.goods import COUNT, GOODS
from edo_table.games.iki.scoring import count, settle
from edo_table.games.iki.state import (
    BEGIN,
    EMPTY,
    NEW_YEAR,
    NEW_YEARS_DAY,
    OVER,
    PERKS,
    TURN_STEPS,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Tables


def view(tables: Tables, state: IkiState, viewer: int | None, asking: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return what everybody sees.

    Keys: game, players, viewer, phase (begin, way, actions, event, new_year, over), month, season, turn, to_move,
    asking (kind and arguments of the open decision; in business also what was used), start, stalls (by id: None, or
    card, is_building, owner, experience), row (character, mon), starters, offer, market, ikizama (by space: seat or
    None), blocked, fire_order (seats, the first acts first), reserve_wood, deck (cards left of the season), winner,
    seats.
    """
    frame = state.stack[-1]
    is_over = frame[0] == OVER
    return {
        "game": "iki",
        "players": state.players,
        "viewer": viewer,
        "phase": phase_of(state),
        "month": state.month,
        "season": season_of(state.month),
        "turn": state.turn,
        "to_move": None if is_over else frame[1],
        "asking": asking,
        "start": state.start,
        "stalls": {name: _stall(tables, state, stall) for stall, name in enumerate(tables.stall_ids)},
        "row": [
            {"character": tables.card_ids[card], "mon": mon} for card, mon in zip(state.row, state.row_mon, strict=True)
        ],
        "starters": [tables.card_ids[card] for card in state.starters],
        "offer": [tables.card_ids[tables.characters + building] for building in state.offer],
        "market": [tables.token_ids[token] for token in state.market],
        "ikizama": {
            name: state.ikizama.index(space) if space in state.ikizama else None for space, name in enumerate(SPACES)
        },
        "blocked": None if state.block == EMPTY else SPACES[state.block],
        "fire_order": list(state.order),
        "reserve_wood": tables.content.numbers.wood - sum(state.goods[GOODS.index("wood") :: COUNT]),
        "deck": len(state.decks[season_of(state.month)]) if 0 < state.month < NEW_YEARS_DAY else 0,
        "winner": settle(tables, state).winner if is_over else None,
        "seats": [_seat(tables, state, seat) for seat in range(state.players)],
    }


def phase_of(state: IkiState) -> str:
    """Return the phase of the month."""
    step = state.stack[-1][0]
    if step == OVER:
        return "over"
    if step == BEGIN:
        return "begin"
    if state.month == NEW_YEARS_DAY or step == NEW_YEAR:
        return "new_year"
    if step == WAY:
        return "way"
    return "actions" if step in TURN_STEPS else "event"


def _stall(tables: Tables, state: IkiState, stall: int) -> dict[str, Any] | None:
    card = state.cards[stall]
    if card == EMPTY:
        return None
    owner = state.owners[stall]
    return {
        "card": tables.card_ids[card],
        "is_building": not tables.is_character(card),
        "owner": None if owner < 0 else owner,
        "experience": state.experience[stall],
    }


def _seat(tables: Tables, state: IkiState, seat: int) -> dict[str, Any]:
    goods = state.goods[seat * COUNT : (seat + 1) * COUNT]
    position = state.positions[seat]
    return {
        **dict(zip(GOODS, goods, strict=True)),
        "firefighting": state.levels[seat],
        "position": tables.shops[tables.shop_at[position]].id if position else None,
        "ikizama": None if state.ikizama[seat] == EMPTY else SPACES[state.ikizama[seat]],
        "kobuns": state.kobuns[seat],
        "retired": [tables.card_ids[card] for card in state.retired[seat]],
        "tokens": [tables.token_ids[token] for token in state.bought[seat]],
        "perks": dict(zip(PERKS, state.perks[seat * len(PERKS) : (seat + 1) * len(PERKS)], strict=True)),
        "joker_types": [tables.type_ids[number] for number in state.joker_types[seat]],
        "total": count(tables, state, seat).total,
    }
