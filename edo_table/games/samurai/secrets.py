"""What a seat can know, and full positions that fit it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from edo_table.engine.chance import seed_streams
from edo_table.games.samurai.state import CHOOSE, HAND_HIDDEN, MOVE, SWAP, SamuraiState
from edo_table.games.samurai.tables import SWAPS, Tables


def knowledge(state: SamuraiState, seat: int) -> dict[str, Any]:
    """Return the position without what the seat cannot know.

    Hidden are the other hands (only their sizes stay), all bags' order, the other bags' contents, and the future.
    Captured figures stay: everybody saw each capture, so a good memory has them even behind screens (C9).
    """
    known = state.to_dict()
    known["seat"] = seat
    known["hands"] = [hand if owner == seat else [HAND_HIDDEN] * len(hand) for owner, hand in enumerate(known["hands"])]
    known["bags"] = [
        sorted(bag) if owner == seat else [HAND_HIDDEN] * len(bag) for owner, bag in enumerate(known["bags"])
    ]
    del known["streams"]
    return known


def imagine(tables: Mapping[int, Tables], known: Mapping[str, Any], chance: random.Random) -> SamuraiState:
    """Return a full position that fits the knowledge of its seat."""
    data = {name: value for name, value in known.items() if name != "seat"}
    state = SamuraiState.from_dict({**data, "streams": []})
    return deal_anew(tables[state.players], state, int(known["seat"]), chance)


def deal_anew(tables: Tables, state: SamuraiState, seat: int, chance: random.Random) -> SamuraiState:
    """Deal the tokens that the seat cannot see at random among the other hands and bags; changes and returns the state.

    Only the lengths of hidden hands and bags are used, never what lies in them.
    """
    seen = _seen_by_all(tables, state)
    still_choosing = {frame[1] for frame in state.stack if frame[0] == CHOOSE}
    for owner in range(state.players):
        if owner == seat:
            bag = sorted(state.bags[owner])
        else:
            hidden = list(tables.full_set)
            for kind in seen[owner]:
                hidden.remove(kind)
            shown = _shown_in_hand(tables, state, owner)
            for kind in shown:
                hidden.remove(kind)
            chance.shuffle(hidden)
            size = len(state.hands[owner]) - len(shown)
            state.hands[owner] = sorted([*shown, *hidden[:size]])
            bag = sorted(hidden[size:])
        if owner not in still_choosing:
            chance.shuffle(bag)
        state.bags[owner] = bag
    state.streams = seed_streams(chance.getrandbits(60), _STREAM_NAMES)
    return state


def _shown_in_hand(tables: Tables, state: SamuraiState, owner: int) -> list[int]:
    """Return the token that a seat has shown and still holds: the figure exchange until its second figure is named."""
    step, seat = state.stack[-1][:2]
    return [tables.deed.index(SWAPS)] if step == SWAP and seat == owner else []


_STREAM_NAMES = ("start", "figures", "bag0", "bag1", "bag2", "bag3")


def _seen_by_all(tables: Tables, state: SamuraiState) -> list[list[int]]:
    """Return by seat the token kinds everybody has seen: on the board, lifted, or gone."""
    seen = [list(gone) for gone in state.gone]
    kinds = tables.kinds
    for token in state.tokens:
        if token:
            seen[(token - 1) // kinds].append((token - 1) % kinds)
    top = state.stack[-1]
    if top[0] == MOVE:
        seen[top[1]].append(top[2])
    return seen
