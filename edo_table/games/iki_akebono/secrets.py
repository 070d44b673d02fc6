"""What a seat can know, and full positions that fit it: only what is shuffled is hidden, from all alike (X4).

Beside IKI's decks these are the cards left in the box, the New Characters and the personalities to come.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from edo_table.engine.chance import seed_streams
from edo_table.games.iki_akebono.chance import STREAMS
from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables


def knowledge(tables: AkebonoTables, state: AkebonoState, seat: int) -> dict[str, Any]:
    """Return the position with all cards that may still come in ascending order, and without the future.

    `decks` hold the cards of the box too, `newcomers` both New Characters of a month; `unused`, `unused_newcomers` and
    `to_come` say how many cards there are.
    """
    known = state.to_dict()
    known["seat"] = seat
    known["decks"] = [sorted((*deck, *unused)) for deck, unused in zip(state.decks, state.unused, strict=True)]
    known["unused"] = [len(cards) for cards in state.unused]
    known["newcomers"] = sorted((*state.newcomers, *state.unused_newcomers))
    known["unused_newcomers"] = len(state.unused_newcomers)
    known["to_come"] = [len(people) for people in state.to_come]
    known["blocks"] = sorted(state.blocks)
    del known["streams"]
    return known


def imagine(tables: AkebonoTables, known: Mapping[str, Any], chance: random.Random) -> AkebonoState:
    """Return a full position that fits the knowledge of its seat."""
    data = {name: value for name, value in known.items() if name != "seat"}
    unused = [sorted(deck)[len(deck) - size :] for deck, size in zip(data["decks"], data["unused"], strict=True)]
    data["decks"] = [sorted(deck)[: len(deck) - size] for deck, size in zip(data["decks"], data["unused"], strict=True)]
    left = data["unused_newcomers"]
    cards = sorted(data["newcomers"])
    ahead = len(cards) - left
    data["newcomers"], data["unused_newcomers"] = cards[:ahead], cards[ahead:]
    data["to_come"] = [
        list(people[:size]) for people, size in zip(tables.season_personalities, data["to_come"], strict=True)
    ]
    return deal_anew(tables, AkebonoState.from_dict({**data, "unused": unused, "streams": []}), chance)


def deal_anew(tables: AkebonoTables, state: AkebonoState, chance: random.Random) -> AkebonoState:
    """Shuffle what is hidden; changes and returns the state."""
    unused = []
    for deck, left in zip(state.decks, state.unused, strict=True):
        cards = sorted((*deck, *left))
        chance.shuffle(cards)
        unused.append(sorted(cards[len(deck) :]))
        deck[:] = cards[: len(deck)]
    state.unused = unused
    state.newcomers, state.unused_newcomers = _newcomers(tables, state, chance)
    for season, people in enumerate(state.to_come):
        drawn = list(tables.season_personalities[season])
        chance.shuffle(drawn)
        people[:] = sorted(drawn[: len(people)])
    state.blocks.sort()
    chance.shuffle(state.blocks)
    state.streams = seed_streams(chance.getrandbits(60), STREAMS)
    return state


def _newcomers(tables: AkebonoTables, state: AkebonoState, chance: random.Random) -> tuple[list[int], list[int]]:
    """Return one New Character for each month to come, the next last, and all that may lie in the box."""
    coming = list[int]()
    seen = {*state.newcomers, *state.unused_newcomers}
    first = len(tables.newcomers) - len(state.newcomers)
    box = sorted(seen - {card for month in tables.newcomers[first:] for card in month})
    for month in tables.newcomers[first:]:
        drawn = month[chance.randrange(len(month))]
        coming.insert(0, drawn)
        box += [card for card in month if card != drawn]
    return coming, sorted(box)
