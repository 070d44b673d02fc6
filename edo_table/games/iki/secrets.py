"""What a seat can know, and full positions that fit it: only what is shuffled is hidden, from all alike (X4)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from edo_table.engine.chance import seed_streams
from edo_table.games.iki.chance import STREAMS
from edo_table.games.iki.state import IkiState


def knowledge(state: IkiState, seat: int) -> dict[str, Any]:
    """Return the position without the order of decks and blocking tiles, and without the future.

    Which blocking tiles and which characters are still to come follows from those that were seen, so the cards left in
    a deck stay, in ascending order.
    """
    known = state.to_dict()
    known["seat"] = seat
    known["decks"] = [sorted(deck) for deck in state.decks]
    known["blocks"] = sorted(state.blocks)
    del known["streams"]
    return known


def imagine(known: Mapping[str, Any], chance: random.Random) -> IkiState:
    """Return a full position that fits the knowledge of its seat."""
    data = {name: value for name, value in known.items() if name != "seat"}
    return deal_anew(IkiState.from_dict({**data, "streams": []}), chance)


def deal_anew(state: IkiState, chance: random.Random) -> IkiState:
    """Shuffle what is hidden; changes and returns the state."""
    for deck in state.decks:
        deck.sort()
        chance.shuffle(deck)
    state.blocks.sort()
    chance.shuffle(state.blocks)
    state.streams = seed_streams(chance.getrandbits(60), STREAMS)
    return state
