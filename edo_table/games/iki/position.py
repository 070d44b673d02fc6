"""A position of IKI in readable form: the facts that scenarios name, and that `arrange` takes back."""

from __future__ import annotations

from typing import Any

from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.goods import COUNT, GOODS
from edo_table.games.iki.scoring import count
from edo_table.games.iki.state import (
    BEGIN,
    BUILD,
    BUSINESS,
    CHARM,
    EMPTY,
    HIRE,
    HUNGER,
    JOKER,
    MOVE,
    MOVE_ON,
    NEUTRAL_CARD,
    NEW_YEAR,
    OVER,
    PERKS,
    RAISE,
    SWAP,
    TOBACCO,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Tables

STEP_NAMES = {
    BEGIN: "begin", WAY: "way", HIRE: "hire", MOVE: "move", MOVE_ON: "move_on", BUSINESS: "business",
    TOBACCO: "tobacco", RAISE: "raise", SWAP: "swap", BUILD: "build", NEUTRAL_CARD: "neutral", HUNGER: "hunger",
    CHARM: "charm", NEW_YEAR: "new_year", JOKER: "joker", OVER: "over",
}  # fmt: skip


def position(tables: Tables, state: IkiState) -> dict[str, Any]:
    """Return everything, secrets included, by content ids.

    `decks` and `blocks` are in the order in which they come; `order` is the firefighting track from the top; `stack`
    holds the pending steps as they are.  `total` of a player follows from the rest.
    """
    frame = state.stack[-1]
    return {
        "is_whole": True,
        "step": STEP_NAMES[frame[0]],
        "seat": None if frame[0] == OVER else frame[1],
        "start": state.start,
        "ply": state.ply,
        "turn": state.turn,
        "month": state.month,
        "stack": [list(step) for step in state.stack],
        "board": {name: _stall(tables, state, stall) for stall, name in enumerate(tables.stall_ids)},
        "row": [
            {"character": tables.card_ids[card], "mon": mon} for card, mon in zip(state.row, state.row_mon, strict=True)
        ],
        "starters": [tables.card_ids[card] for card in state.starters],
        "offer": [tables.card_ids[tables.characters + building] for building in state.offer],
        "market": [tables.token_ids[token] for token in state.market],
        "decks": {
            season: [tables.card_ids[card] for card in reversed(state.decks[number])]
            for number, season in enumerate(SEASONS)
        },
        "blocked": None if state.block == EMPTY else SPACES[state.block],
        "blocks": [SPACES[block] for block in reversed(state.blocks)],
        "order": list(state.order),
        "players": [_player(tables, state, seat) for seat in range(state.players)],
    }


def _stall(tables: Tables, state: IkiState, stall: int) -> dict[str, Any] | None:
    card = state.cards[stall]
    if card == EMPTY:
        return None
    owner = state.owners[stall]
    return {
        "card": tables.card_ids[card],
        "owner": None if owner < 0 else owner,
        "experience": state.experience[stall],
    }


def _player(tables: Tables, state: IkiState, seat: int) -> dict[str, Any]:
    place = state.positions[seat]
    return {
        **dict(zip(GOODS, state.goods[seat * COUNT : (seat + 1) * COUNT], strict=True)),
        "firefighting": state.levels[seat],
        "at": tables.shops[tables.shop_at[place]].id if place else None,
        "ikizama": None if state.ikizama[seat] == EMPTY else SPACES[state.ikizama[seat]],
        "kobuns": state.kobuns[seat],
        "retired": [tables.card_ids[card] for card in state.retired[seat]],
        "tokens": [tables.token_ids[token] for token in state.bought[seat]],
        "perks": dict(zip(PERKS, state.perks[seat * len(PERKS) : (seat + 1) * len(PERKS)], strict=True)),
        "joker_types": [tables.type_ids[number] for number in state.joker_types[seat]],
        "fed": state.fed[seat],
        "total": count(tables, state, seat).total,
    }
