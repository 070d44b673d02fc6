"""What a seat owns: buildings with an ability, personalities, pipes and fish that may be spent, special tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from edo_table.engine.events import Event, Sink
from edo_table.games.iki.state import EMPTY, FISH, PIPE, TOKEN_KINDS
from edo_table.games.iki_akebono.components import AkebonoBuilding, Personality
from edo_table.games.iki_akebono.state import PERMITS, SPEND_FISH, AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables


def buildings_of(tables: AkebonoTables, state: AkebonoState, seat: int) -> Iterator[tuple[int, AkebonoBuilding]]:
    """Return the buildings of a seat with their stalls."""
    for stall, card in enumerate(state.cards):
        if card != EMPTY and state.owners[stall] == seat and not tables.is_character(card):
            yield stall, tables.content.buildings[tables.building(card)]


def has_building(
    tables: AkebonoTables, state: AkebonoState, seat: int, is_meant: Callable[[AkebonoBuilding], bool]
) -> bool:
    """Return whether one of a seat's buildings is such a one."""
    return any(is_meant(building) for _, building in buildings_of(tables, state, seat))


def met_by(tables: AkebonoTables, state: AkebonoState, seat: int) -> Iterator[Personality]:
    """Return the personalities that a seat has met."""
    for number in state.met[seat]:
        yield tables.personalities[number]


def tokens_of(tables: AkebonoTables, state: AkebonoState, seat: int, kind: int) -> list[int]:
    """Return the tokens of a kind that a seat has, in the order in which they came."""
    return [token for token in state.bought[seat] if tables.token_kind[token] == kind]


def pipes_of(tables: AkebonoTables, state: AkebonoState, seat: int) -> int:
    """Return how many pipes a seat has."""
    return len(tokens_of(tables, state, seat, PIPE))


def fish_to_spend(tables: AkebonoTables, state: AkebonoState, seat: int) -> list[int]:
    """Return the fish that a seat may spend: all but the Fisherman's token (A13)."""
    return [token for token in tokens_of(tables, state, seat, FISH) if token != tables.fisherman_token]


def spend(tables: AkebonoTables, state: AkebonoState, seat: int, token: int, sink: Sink | None) -> None:
    """Take a token from a seat out of the game (A25)."""
    state.bought[seat].remove(token)
    state.spent[seat].append(token)
    if sink is not None:
        kind = TOKEN_KINDS[tables.token_kind[token]]
        sink(Event("spent", {"seat": seat, "token": tables.token_ids[token], "kind": kind}))


def spend_pipes(tables: AkebonoTables, state: AkebonoState, seat: int, count: int, sink: Sink | None) -> None:
    """Take pipes from a seat, the oldest first: once bought they all count the same."""
    for token in tokens_of(tables, state, seat, PIPE)[:count]:
        spend(tables, state, seat, token, sink)


def spend_fish(tables: AkebonoTables, state: AkebonoState, seat: int, count: int, sink: Sink | None) -> None:
    """Take fish from a seat; it chooses which where it has more."""
    fish = fish_to_spend(tables, state, seat)
    if len(fish) > count:
        state.stack += [(SPEND_FISH, seat)] * count
        return
    for token in fish:
        spend(tables, state, seat, token, sink)


# ---- special tokens --------------------------------------------------------------------------------------------------


def has_permit(state: AkebonoState, seat: int, permit: int) -> int:
    """Return how many of a special token a seat has."""
    return state.permits[seat * len(PERMITS) + permit]


def take_permit(state: AkebonoState, seat: int, permit: int, sink: Sink | None) -> None:
    """Give a seat a special token."""
    state.permits[seat * len(PERMITS) + permit] += 1
    if sink is not None:
        sink(Event("permit_taken", {"seat": seat, "permit": PERMITS[permit]}))


def spend_permit(state: AkebonoState, seat: int, permit: int, sink: Sink | None) -> None:
    """Take a special token from a seat."""
    state.permits[seat * len(PERMITS) + permit] -= 1
    if sink is not None:
        sink(Event("permit_spent", {"seat": seat, "permit": PERMITS[permit]}))


def spend_boat_token(state: AkebonoState, seat: int, sink: Sink | None) -> None:
    """Put a boat token back beside its boat."""
    state.boat_tokens[seat] -= 1
    if sink is not None:
        sink(Event("boat_token_spent", {"seat": seat}))
