"""Boats: building them, and activating those in the river (rulebook, Building a Boat, Appendix 4; A6 to A9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from edo_table.engine.events import Event, Sink
from edo_table.games.iki.effects import bring, can_pay, changes_something, others, pay, wood_left
from edo_table.games.iki.goods import COUNT, WOOD, Amounts, less, total
from edo_table.games.iki.options import hires, tokens_to_buy
from edo_table.games.iki.state import EMPTY, FISH, NEUTRAL
from edo_table.games.iki.vocabulary import encode
from edo_table.games.iki_akebono import actions
from edo_table.games.iki_akebono.bridge import personalities_elsewhere
from edo_table.games.iki_akebono.components import Boat, BoatAction, Exchange
from edo_table.games.iki_akebono.owned import has_building, pipes_of, spend_pipes
from edo_table.games.iki_akebono.state import (
    ANOTHER_BOAT,
    BOAT_BONUS,
    EXCHANGE,
    HIRE_NOW,
    MEET_OTHER,
    OFFER_ANOTHER_BOAT,
    RIVER_MARKET,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables
from edo_table.games.iki_akebono.trade import move_up

# ---- the boats -------------------------------------------------------------------------------------------------------


def boats_of(state: AkebonoState, seat: int) -> int:
    """Return how many boats a seat has built."""
    return state.sailors.count(seat)


def boat_facts(state: AkebonoState, boat: int) -> dict[str, Any]:
    """Return a boat as positions and views tell of it: its side, its wave from 1, its owner; None where it has none."""
    owner = state.sailors[boat]
    return {
        "side": "ab"[state.sides[boat]],
        "wave": state.waves.index(boat) + 1 if boat in state.waves else None,
        "owner": None if owner < 0 else owner,
    }


def action_of(tables: AkebonoTables, state: AkebonoState, boat: int) -> BoatAction:
    """Return what the side of a boat that is turned up does."""
    return tables.boats[boat].sides[state.sides[boat]]


def side_ids(boat: Boat) -> tuple[str, ...]:
    """Return what the sides of a boat are called in events, to tell one from the other."""
    return tuple(f"{boat.id}-{side}" for side, _ in zip("ab", boat.sides, strict=False))


def boat_tokens_left(tables: AkebonoTables, state: AkebonoState) -> int:
    """Return the boat tokens that nobody has."""
    return tables.content.numbers.boat_tokens - sum(state.boat_tokens)


# ---- building --------------------------------------------------------------------------------------------------------


def boat_builds(
    tables: AkebonoTables, state: AkebonoState, seat: int, beside: Amounts, discount: Amounts
) -> Iterator[int]:
    """Return the ways to build a boat: a Sailor, a wave that is free, the price with what is paid beside it."""
    if boats_of(state, seat) >= tables.content.numbers.sailors:
        return
    for number, boat in enumerate(tables.boats):
        if boat.cost is None or number in state.waves:
            continue
        if not can_pay(state, seat, total(less(boat.cost, discount), beside)):
            continue
        for wave in waves_for(tables, state, number):
            yield encode(actions.BUILD_BOAT, number, wave)


def waves_for(tables: AkebonoTables, state: AkebonoState, boat: int) -> list[int]:
    """Return the waves on which a boat may be put: its own, or any that is free."""
    own = tables.own_wave[boat]
    if own >= 0:
        return [own]
    return [wave for wave in tables.free_waves if state.waves[wave] == EMPTY]


def build_boat(
    tables: AkebonoTables, state: AkebonoState, seat: int, boat: int, wave: int, cost: Sequence[int], sink: Sink | None
) -> None:
    """Put a boat with a Sailor on a wave, and have its builder choose steps on the trade track or its action (A8)."""
    if sink is not None:
        args: dict[str, str | int] = {"seat": seat, "boat": tables.boat_ids[boat], "wave": wave + 1}
        sink(Event("boat_built", args, reveals=others(state, seat)))
    pay(tables, state, seat, cost, sink)
    state.waves[wave] = boat
    state.sailors[boat] = seat
    if not tables.boats[boat].has_own_wave and can_activate(tables, state, seat, boat):
        state.stack.append((BOAT_BONUS, seat, boat))
    else:
        take_steps(tables, state, seat, boat, sink)


def take_steps(tables: AkebonoTables, state: AkebonoState, seat: int, boat: int, sink: Sink | None) -> None:
    """Give the steps on the trade track for a boat that was built."""
    move_up(tables, state, seat, tables.boats[boat].trade, sink, tables.boat_ids[boat])


# ---- activating ------------------------------------------------------------------------------------------------------


def activations(tables: AkebonoTables, state: AkebonoState, seat: int, but: int = EMPTY) -> Iterator[int]:
    """Return the boats in the river that a seat can activate, all but one."""
    for boat in sorted(state.waves):
        if boat not in (EMPTY, but) and can_activate(tables, state, seat, boat):
            yield encode(actions.ACTIVATE, boat)


def can_activate(tables: AkebonoTables, state: AkebonoState, seat: int, boat: int) -> bool:
    """Return whether a boat's action is paid for and would do something."""
    action = action_of(tables, state, boat)
    if not can_pay(state, seat, action.pay) or pipes_of(tables, state, seat) < action.pay_pipes:
        return False
    if action.action == "market":
        return any(True for _ in river_tokens(tables, state, seat))
    if action.action == "exchange":
        return action.exchange is not None and any(True for _ in exchanges(tables, state, seat, action.exchange))
    if action.action == "boat-token":
        return boat_tokens_left(tables, state) > 0
    if action.action == "hire":
        return any(True for _ in hires(tables, state, seat))
    if action.action == "meet":
        return bool(personalities_elsewhere(tables, state))
    if action.pay[WOOD] and action.gain.goods[WOOD]:
        return True
    return changes_something(tables, state, seat, action.gain)


def activate(
    tables: AkebonoTables, state: AkebonoState, seat: int, boat: int, sink: Sink | None, *, is_extra: bool = False
) -> None:
    """Have a boat's action once; its owner, if another, moves up one space (A9), and the Inn adds a boat (Y2)."""
    action, owner = action_of(tables, state, boat), state.sailors[boat]
    if sink is not None:
        side = side_ids(tables.boats[boat])[state.sides[boat]]
        args: dict[str, str | int] = {"seat": seat, "boat": tables.boat_ids[boat], "owner": owner, "boat_side": side}
        sink(Event("activated", args, reveals=others(state, seat)))
    pay(tables, state, seat, action.pay, sink)
    spend_pipes(tables, state, seat, action.pay_pipes, sink)
    if owner not in (NEUTRAL, seat):
        move_up(tables, state, owner, 1, sink, tables.boat_ids[boat])
    if not is_extra and has_building(tables, state, seat, lambda building: building.another_boat):
        state.stack.append((OFFER_ANOTHER_BOAT, seat, boat))
    if action.action == "market":
        state.stack.append((RIVER_MARKET, seat))
    elif action.action == "exchange":
        state.stack.append((EXCHANGE, seat, 1, boat))
    elif action.action == "boat-token":
        state.boat_tokens[seat] += 1
        state.new_boat_tokens += 1
        if sink is not None:
            sink(Event("boat_token_taken", {"seat": seat}))
    elif action.action == "hire":
        state.stack.append((HIRE_NOW, seat, 0, 0))
    elif action.action == "meet":
        state.stack.append((MEET_OTHER, seat))
    else:
        bring(tables, state, seat, action.gain, sink)


def offer_another_boat(tables: AkebonoTables, state: AkebonoState, frame: tuple[int, ...], sink: Sink | None) -> None:
    """Ask for another boat where one can be activated."""
    _, seat, boat = frame
    if any(True for _ in activations(tables, state, seat, boat)):
        state.stack.append((ANOTHER_BOAT, seat, boat))


def river_tokens(tables: AkebonoTables, state: AkebonoState, seat: int) -> Iterator[int]:
    """Return the purchases of tokens in the river; one fish a season in all (A20)."""
    seasons = {tables.token_season[token] for token in state.bought[seat] if tables.token_kind[token] == FISH}
    yield from tokens_to_buy(
        tables,
        state,
        seat,
        lambda token: tables.token_kind[token] != FISH or tables.token_season[token] not in seasons,
        state.river,
    )


def exchanges(tables: AkebonoTables, state: AkebonoState, seat: int, exchange: Exchange) -> Iterator[int]:
    """Return the exchanges of one good for as many of another, in one direction (Y5, Y17)."""
    for given, got in ((exchange.first, exchange.second), (exchange.second, exchange.first)):
        most = min(exchange.most, state.goods[seat * COUNT + given])
        if got == WOOD:
            most = min(most, wood_left(tables, state))
        for count in range(1, most + 1):
            yield encode(actions.EXCHANGE, given, count)
