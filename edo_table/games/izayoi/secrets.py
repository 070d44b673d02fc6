"""What a seat can know, and full positions that fit it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from edo_table.engine.chance import seed_streams
from edo_table.games.izayoi.dealing import STREAMS
from edo_table.games.izayoi.state import EMPTY, HIDDEN, KIND, OVER, SEAT, TILE, UNKNOWN, IzayoiState
from edo_table.games.izayoi.tables import Tables


def knowledge(state: IzayoiState, seat: int) -> dict[str, Any]:
    """Return the position without what the seat cannot know.

    Hidden are the other hands and masters, cards that others laid face down or threw away unseen, the order of deck
    and tiles, and the tiles taken out (Z3, I7, P7).  What lay open once may be remembered, so it stays.
    """
    known = masked(state.clone(), seat).to_dict()
    known["seat"] = seat
    del known["streams"]
    return known


def masked(state: IzayoiState, seat: int) -> IzayoiState:
    """Put UNKNOWN in place of everything hidden from a seat; changes and returns the state."""
    state.hands = [hand if owner == seat else [UNKNOWN] * len(hand) for owner, hand in enumerate(state.hands)]
    if state.stack[-1][0] != OVER:  # at the end all are shown (I7)
        state.masters = [
            master if owner == seat or master == EMPTY else UNKNOWN for owner, master in enumerate(state.masters)
        ]
    state.rows = [[_masked_card(card, seat) for card in row] for row in state.rows]
    state.history = [_masked_card(card, seat) for card in state.history]
    state.discards = [card | UNKNOWN if card >> SEAT and card >> SEAT != seat + 1 else card for card in state.discards]
    state.deck = [UNKNOWN] * len(state.deck)
    state.tile_deck = [UNKNOWN] * len(state.tile_deck)
    state.removed = [UNKNOWN] * len(state.removed)
    return state


def _masked_card(card: int, seat: int) -> int:
    return card | UNKNOWN if card & HIDDEN and card >> SEAT & 7 != seat else card


def imagine(tables: Tables, known: Mapping[str, Any], chance: random.Random) -> IzayoiState:
    """Return a full position that fits the knowledge of its seat."""
    data = {name: value for name, value in known.items() if name != "seat"}
    return deal_anew(tables, IzayoiState.from_dict({**data, "streams": []}), int(known["seat"]), chance)


def deal_anew(tables: Tables, state: IzayoiState, seat: int, chance: random.Random) -> IzayoiState:
    """Deal everything that is UNKNOWN to a seat at random; changes and returns the state."""
    state.streams = seed_streams(chance.getrandbits(60), STREAMS)
    if state.masters[seat] == EMPTY:
        return state
    if UNKNOWN in state.masters:
        _deal_masters(state, seat, chance)
    _deal_tiles(tables, state, chance)
    unseen = _unseen_cards(tables, state)
    chance.shuffle(unseen)
    _deal_hidden(tables, state, unseen)
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            state.hands[owner] = sorted(unseen.pop() for _ in hand)
    state.discards = [card ^ UNKNOWN | unseen.pop() if card & KIND == UNKNOWN else card for card in state.discards]
    state.deck = unseen
    return state


def _deal_masters(state: IzayoiState, seat: int, chance: random.Random) -> None:
    others = [master for master in range(state.players) if master != state.masters[seat]]
    chance.shuffle(others)
    state.masters = [master if owner == seat else others.pop() for owner, master in enumerate(state.masters)]


def _deal_tiles(tables: Tables, state: IzayoiState, chance: random.Random) -> None:
    seen = {*state.row_tiles, *state.gone, *(tile for tiles in state.won for tile in tiles)}
    hidden = [tile for tile in range(len(tables.tile_ids)) if tile not in seen]
    chance.shuffle(hidden)
    count = len(state.removed)
    state.removed, state.tile_deck = sorted(hidden[:count]), hidden[count:]


def _unseen_cards(tables: Tables, state: IzayoiState) -> list[int]:
    """Return the kinds of all cards that are UNKNOWN, ascending."""
    left = Counter(tables.deck_of(state.arts))
    for cards in (*state.hands, *state.rows, state.discards):
        left.subtract(card & KIND for card in cards if card & KIND != UNKNOWN)
    return sorted(left.elements())


def _deal_hidden(tables: Tables, state: IzayoiState, unseen: list[int]) -> None:
    """Give the cards that lie face down a kind; never a Stop Card (rulebook, Hiding Card)."""
    for row, cards in enumerate(state.rows):
        for number, card in enumerate(cards):
            if card & KIND == UNKNOWN:
                at = next(i for i in range(len(unseen) - 1, -1, -1) if unseen[i] != tables.stop)
                cards[number] = card ^ UNKNOWN | unseen.pop(at)
                place = state.history.index(card | state.row_tiles[row] << TILE)
                state.history[place] = cards[number] | state.row_tiles[row] << TILE
