"""A position of IKI in readable form: the facts that scenarios name, and that `arrange` takes back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edo_table.games.iki.chance import next_fires
from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.goods import COUNT, GOODS
from edo_table.games.iki.scoring import count
from edo_table.games.iki.state import (
    AFTER_VISIT,
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
    TOKEN_KINDS,
    USED_CHARACTER,
    USED_SHOP,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Tables

STEP_NAMES = {
    BEGIN: "begin", WAY: "way", HIRE: "hire", MOVE: "move", MOVE_ON: "move_on", BUSINESS: "business",
    TOBACCO: "tobacco", RAISE: "raise", SWAP: "swap", BUILD: "build", NEUTRAL_CARD: "neutral", HUNGER: "hunger",
    CHARM: "charm", NEW_YEAR: "new_year", JOKER: "joker", OVER: "over",
}  # fmt: skip


def position(tables: Tables, state: IkiState, step_names: Mapping[int, str] = STEP_NAMES) -> dict[str, Any]:
    """Return everything, secrets included, by content ids.

    `decks`, `blocks` and `fires` are in the order in which they come; `order` is the firefighting track from the top;
    `doing` tells what the open decision is part of, `waiting` who comes after it on New Year's Day.  `starters`,
    `market`, and of a player `kobuns` and `total` follow from the rest.
    """
    frame = state.stack[-1]
    return {
        "is_whole": True,
        "step": step_names[frame[0]],
        "seat": None if frame[0] == OVER else frame[1],
        "start": state.start,
        "ply": state.ply,
        "turn": state.turn,
        "month": state.month,
        "doing": _doing(tables, state),
        "waiting": [step[1] for step in reversed(state.stack[:-1]) if step[0] == NEW_YEAR],
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
        "fires": [tables.nagaya_ids[nagaya] for nagaya in next_fires(tables, state)],
        "order": list(state.order),
        "players": [_player(tables, state, seat) for seat in range(state.players)],
    }


def _doing(tables: Tables, state: IkiState) -> dict[str, Any]:
    doing: dict[str, Any] = {}
    for step in state.stack:
        if step[0] == BUSINESS and state.stack[-1][0] not in (HIRE, MOVE, MOVE_ON):
            used = (("shop", USED_SHOP), ("character", USED_CHARACTER))
            doing["used"] = [name for name, what in used if step[2] & what]
        elif step[0] == TOBACCO:
            doing["bought"] = TOKEN_KINDS[step[2]]
        elif step[0] == RAISE:
            doing["raises"] = doing.get("raises", 0) + 1
        elif step[0] == AFTER_VISIT:
            doing["visiting"] = tables.card_ids[step[1]]
        elif step[0] == BUILD:
            doing["visiting"] = tables.card_ids[step[2]]
        elif step[0] == HUNGER:
            doing["hungry"] = step[2]
        elif step[0] == CHARM:
            doing["stall"] = tables.stall_ids[step[2]]
    return doing


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
