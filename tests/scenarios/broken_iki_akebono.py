"""Akebono's river, trade track and bridge, each rule broken on purpose."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import pytest

from edo_table.games.iki import actions as iki
from edo_table.games.iki.goods import COUNT, MON
from edo_table.games.iki.options import NO_DISCOUNT
from edo_table.games.iki.state import BUSINESS, EMPTY, EVENT, USED_CHARACTER, USED_SHOP
from edo_table.games.iki.tables import Frame
from edo_table.games.iki.vocabulary import encode
from edo_table.games.iki_akebono import actions, customs, deeds, offers, river, skills, trade, year
from edo_table.games.iki_akebono.content import AkebonoContent
from edo_table.games.iki_akebono.customs import AkebonoCustoms
from edo_table.games.iki_akebono.rules import Akebono
from edo_table.games.iki_akebono.state import (
    ANOTHER_BOAT,
    BOAT_BONUS,
    HIRE_NOW,
    MEET_OTHER,
    TRADE_INCOME,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables
from tests.scenarios.running import Break, around, game_of, play_with

Changed = Callable[[AkebonoTables, AkebonoState, Frame], None]
More = Callable[[AkebonoTables, AkebonoState, Frame], Iterator[int]]


def with_content(patch: pytest.MonkeyPatch, change: Callable[[AkebonoContent], Mapping[str, Any]]) -> None:
    """Play with other components."""
    whole: AkebonoContent = game_of("iki_akebono").content  # type: ignore[attr-defined]
    play_with(patch, Akebono(dataclasses.replace(whole, **change(whole))))


def with_numbers(patch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Play with other numbers."""
    with_content(patch, lambda whole: {"numbers": dataclasses.replace(whole.numbers, **changes)})


def changed(things: Any, ident: str, **changes: Any) -> tuple[Any, ...]:
    """Return cards, one of them otherwise."""
    assert any(thing.id == ident for thing in things)
    return tuple(dataclasses.replace(thing, **changes) if thing.id == ident else thing for thing in things)


def with_building(patch: pytest.MonkeyPatch, ident: str, **changes: Any) -> None:
    with_content(patch, lambda whole: {"buildings": changed(whole.buildings, ident, **changes)})


def with_boat(patch: pytest.MonkeyPatch, ident: str, **changes: Any) -> None:
    with_content(patch, lambda whole: {"boats": changed(whole.boats, ident, **changes)})


def with_tables(patch: pytest.MonkeyPatch, change: Callable[[AkebonoTables], Mapping[str, Any]]) -> None:
    """Play with other tables, for each number of players."""
    game = Akebono(game_of("iki_akebono").content)  # type: ignore[attr-defined]
    game._tables = {players: dataclasses.replace(tables, **change(tables)) for players, tables in game._tables.items()}
    play_with(patch, game)


def after_deed(patch: pytest.MonkeyPatch, verb: int, change: Changed) -> None:
    """Have `change(tables, state, frame)` done after what a verb does in the step `frame`."""
    whole = deeds.DEEDS[verb]

    def deed(tables: AkebonoTables, state: AkebonoState, frame: Frame, a: int, b: int, sink: Any) -> None:
        whole(tables, state, frame, a, b, sink)
        change(tables, state, frame)

    patch.setitem(deeds.DEEDS, verb, deed)


def around_step(patch: pytest.MonkeyPatch, step: int, run: Callable[..., None]) -> None:
    """Run `run(whole, tables, state, frame, sink)` in the place of a step that runs by itself."""
    patch.setitem(year.STEPS, step, partial(run, year.STEPS[step]))


def with_options(patch: pytest.MonkeyPatch, step: int, more: More) -> None:
    """Offer `more(tables, state, frame)` too at a step."""
    whole = offers.OFFERS[step]

    def offered(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
        yield from dict.fromkeys((*whole(tables, state, frame), *more(tables, state, frame)))

    patch.setitem(offers.OFFERS, step, offered)


def without_options(patch: pytest.MonkeyPatch, step: int, verb: int) -> None:
    """Offer no option of a verb at a step."""
    whole = offers.OFFERS[step]

    def offered(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
        yield from (code for code in whole(tables, state, frame) if code >> 16 != verb)

    patch.setitem(offers.OFFERS, step, offered)


def everywhere(patch: pytest.MonkeyPatch, name: str, wrapper: Callable[..., Any], *modules: Any) -> None:
    """Put a function in the place of another wherever it is known by its name."""
    for module in modules:
        around(patch, module, name, wrapper)


def use_again(patch: pytest.MonkeyPatch, verb: int) -> None:
    """A verb of business does not count."""

    def forget(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        for at, step in enumerate(state.stack):
            if step[0] == BUSINESS:
                state.stack[at] = frame if frame[0] == BUSINESS else step

    after_deed(patch, verb, forget)


# ---- building boats --------------------------------------------------------------------------------------------------


def boats_need_kobuns(patch: pytest.MonkeyPatch) -> None:
    def found(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, *more: Any) -> list[int]:
        return list(whole(tables, state, seat, *more)) if state.kobuns[seat] else []

    around(patch, customs, "boat_builds", found)


def boats_take_kobuns(patch: pytest.MonkeyPatch) -> None:
    def take(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        state.kobuns[frame[1]] -= 1

    after_deed(patch, actions.BUILD_BOAT, take)


def boats_have_no_fee(patch: pytest.MonkeyPatch) -> None:
    def give_back(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        state.goods[frame[1] * COUNT + MON] += frame[0] == BUSINESS

    after_deed(patch, actions.BUILD_BOAT, give_back)


def fee_everywhere(patch: pytest.MonkeyPatch) -> None:
    def pay(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        state.goods[frame[1] * COUNT + MON] -= frame[0] != BUSINESS

    after_deed(patch, actions.BUILD_BOAT, pay)


def no_discount_for_boats(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(river, "less", lambda cost, discount: tuple(cost))


def boats_are_built_again(patch: pytest.MonkeyPatch) -> None:
    def found(whole: Any, tables: AkebonoTables, state: AkebonoState, *more: Any) -> list[int]:
        copy = state.clone()
        copy.waves = [EMPTY] * len(state.waves)
        return list(whole(tables, copy, *more))

    around(patch, customs, "boat_builds", found)


def any_wave_for_the_shop_boat(patch: pytest.MonkeyPatch) -> None:
    around(
        patch,
        river,
        "waves_for",
        lambda whole, tables, state, boat: [wave for wave, there in enumerate(state.waves) if there == EMPTY],
    )


def no_steps_for_building(patch: pytest.MonkeyPatch) -> None:
    everywhere(patch, "take_steps", lambda whole, *args: None, deeds, river)


def steps_and_activation(patch: pytest.MonkeyPatch) -> None:
    def step_too(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        if frame[0] == BOAT_BONUS:
            trade.move_up(tables, state, frame[1], tables.boats[frame[2]].trade, None)

    after_deed(patch, actions.ACTIVATE, step_too)


def always_steps(patch: pytest.MonkeyPatch) -> None:
    def decide(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        if state.stack[-1][0] == BOAT_BONUS:
            _, seat, boat = state.stack.pop()
            river.take_steps(tables, state, seat, boat, None)

    after_deed(patch, actions.BUILD_BOAT, decide)


def always_asked(patch: pytest.MonkeyPatch) -> None:
    """Whoever built a boat is asked even if it cannot be activated."""

    def ask(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        if state.stack[-1][0] != BOAT_BONUS:
            boat = max(number for number, owner in enumerate(state.sailors) if owner == frame[1])
            state.stack.append((BOAT_BONUS, frame[1], boat))

    after_deed(patch, actions.BUILD_BOAT, ask)


# ---- activating ------------------------------------------------------------------------------------------------------


def trade_of_owners(patch: pytest.MonkeyPatch, change: Callable[[AkebonoState, int, int, list[int]], None]) -> None:
    """Have `change(state, seat, owner, trade before)` done after an activation."""

    def activate(
        whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, boat: int, *args: Any, **more: Any
    ) -> None:
        before = state.trade[:]
        whole(tables, state, seat, boat, *args, **more)
        change(state, seat, state.sailors[boat], before)

    around(patch, deeds, "activate", activate)


def owners_stay(state: AkebonoState, seat: int, owner: int, before: list[int]) -> None:
    state.trade = before


def own_boats_count(state: AkebonoState, seat: int, owner: int, before: list[int]) -> None:
    if owner == seat:
        state.trade[seat] += 1


def activator_moves(state: AkebonoState, seat: int, owner: int, before: list[int]) -> None:
    if owner >= 0:
        state.trade = before
        state.trade[seat] += 1


def from_the_riverbank(patch: pytest.MonkeyPatch) -> None:
    def found(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, but: int = EMPTY) -> list[int]:
        copy = state.clone()
        copy.waves = list(range(len(tables.boats)))
        return list(whole(tables, copy, seat, but))

    everywhere(patch, "activations", found, offers, skills, customs, river)


def useless_boats(patch: pytest.MonkeyPatch) -> None:
    """A boat may be activated that does nothing, or whose price is not there."""

    def found(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, but: int = EMPTY) -> list[int]:
        return [encode(actions.ACTIVATE, boat) for boat in sorted(state.waves) if boat not in (EMPTY, but)]

    everywhere(patch, "activations", found, offers, skills, customs, river)


def the_inn_goes_on(patch: pytest.MonkeyPatch) -> None:
    def activate(whole: Any, *args: Any, is_extra: bool = False) -> None:
        whole(*args)

    around(patch, deeds, "activate", activate)


def the_same_boat_again(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield from river.activations(tables, state, frame[1])


def everybodys_inn(patch: pytest.MonkeyPatch) -> None:
    def has(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, is_meant: Any) -> bool:
        return any(whole(tables, state, other, is_meant) for other in range(state.players))

    around(patch, river, "has_building", has)


def several_fish_of_a_season(patch: pytest.MonkeyPatch) -> None:
    def found(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int) -> list[int]:
        copy = state.clone()
        copy.bought[seat] = []
        return list(whole(tables, copy, seat))

    everywhere(patch, "river_tokens", found, river, offers)


def spent_fish_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    def may(whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, token: int) -> bool:
        copy = state.clone()
        copy.spent = [[] for _ in copy.spent]
        return bool(whole(self, tables, copy, seat, token))

    around(patch, AkebonoCustoms, "may_buy", may)


def river_tokens_stay(patch: pytest.MonkeyPatch) -> None:
    whole = deeds.DEEDS[iki.BUY]

    def buy(tables: AkebonoTables, state: AkebonoState, frame: Frame, a: int, b: int, sink: Any) -> None:
        there = state.river[:]
        whole(tables, state, frame, a, b, sink)
        state.river = there

    patch.setitem(deeds.DEEDS, iki.BUY, buy)


def exchanges_of_three(whole: AkebonoContent) -> Mapping[str, Any]:
    side = whole.boats[0].sides[0]
    assert side.exchange is not None
    more = dataclasses.replace(side, exchange=dataclasses.replace(side.exchange, most=3))
    return {"boats": changed(whole.boats, "tea-boat", sides=(more,))}


def one_way(patch: pytest.MonkeyPatch) -> None:
    def found(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, exchange: Any) -> Iterator[int]:
        yield from (code for code in whole(tables, state, seat, exchange) if code >> 8 & 0xFF == exchange.first)

    everywhere(patch, "exchanges", found, river, offers, skills)


def ferry_without_price(patch: pytest.MonkeyPatch) -> None:
    def free(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        if state.stack[-1][0] == HIRE_NOW:
            state.stack[-1] = (*state.stack[-1][:2], 9, state.stack[-1][3])

    after_deed(patch, actions.ACTIVATE, free)


def ferry_to_the_bridge(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield from (encode(actions.MEET, number) for number in state.bridge)


def ferry_to_anybody(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield from (encode(actions.MEET, number) for people in state.met for number in people)


# ---- trade track -----------------------------------------------------------------------------------------------------


def highest_space_only(patch: pytest.MonkeyPatch) -> None:
    def income(whole: Any, tables: AkebonoTables, level: int) -> Any:
        return next((bonus for space, bonus in reversed(tables.content.trade.bonuses) if space <= level), NO_DISCOUNT)

    around(patch, trade, "income", income)


def exact_spaces_only(patch: pytest.MonkeyPatch) -> None:
    def income(whole: Any, tables: AkebonoTables, level: int) -> Any:
        return dict(tables.content.trade.bonuses).get(level, NO_DISCOUNT)

    around(patch, trade, "income", income)


def income_before_the_fire(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        whole(tables, state, frame, sink)
        if (TRADE_INCOME,) in state.stack:
            state.stack.remove((TRADE_INCOME,))
            trade.pay_income(tables, state, (TRADE_INCOME,), sink)

    around_step(patch, EVENT, run)


def income_every_month(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        if state.month not in tables.fire_months:
            trade.pay_income(tables, state, frame, sink)
        whole(tables, state, frame, sink)

    around_step(patch, EVENT, run)


def steps_at_the_end_are_nothing(patch: pytest.MonkeyPatch) -> None:
    def change(whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, what: Any) -> bool:
        return bool(whole(self, tables, state, seat, what)) and state.trade[seat] < tables.content.trade.most

    around(patch, AkebonoCustoms, "would_change", change)


def endless_track(whole: AkebonoContent) -> Mapping[str, Any]:
    return {"trade": dataclasses.replace(whole.trade, most=20)}


# ---- the bridge ------------------------------------------------------------------------------------------------------


def one_of_both(patch: pytest.MonkeyPatch) -> None:
    def end(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        for at, step in enumerate(state.stack):
            if step[0] == BUSINESS:
                state.stack[at] = (*step[:2], USED_SHOP | USED_CHARACTER)

    after_deed(patch, actions.MEET, end)


def bridge_after_the_market(whole: AkebonoContent) -> Mapping[str, Any]:
    def swapped(board: Any) -> Any:
        street = list(board.street)
        street[6], street[7] = street[7], street[6]
        return dataclasses.replace(board, street=tuple(street))

    return {"two": swapped(whole.two), "more": swapped(whole.more)}


def personalities_stay(patch: pytest.MonkeyPatch) -> None:
    def change(whole: Any, tables: AkebonoTables, state: AkebonoState, sink: Any) -> None:
        bridge = state.bridge
        whole(tables, state, sink)
        state.bridge = sorted({*bridge, *state.bridge})

    around(patch, customs, "next_season", change)


def river_stays(patch: pytest.MonkeyPatch) -> None:
    def change(whole: Any, tables: AkebonoTables, state: AkebonoState, sink: Any) -> None:
        there = state.river
        whole(tables, state, sink)
        state.river = there

    around(patch, customs, "next_season", change)


def winter_ends_all(patch: pytest.MonkeyPatch) -> None:
    def over(whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, sink: Any) -> None:
        whole(self, tables, state, sink)
        if state.month == 12:
            state.bridge, state.river = [], []

    around(patch, AkebonoCustoms, "season_over", over)


BROKEN: Mapping[str, Break] = {
    "three boats a player": partial(with_numbers, sailors=3),
    "boats need a free Kobun": boats_need_kobuns,
    "boats take a Kobun": boats_take_kobuns,
    "boats have no fee": boats_have_no_fee,
    "every builder of boats pays the fee": fee_everywhere,
    "discounts do not hold for boats": no_discount_for_boats,
    "boats are built again": boats_are_built_again,
    "the Shop Boat lies on any wave": any_wave_for_the_shop_boat,
    "the Shop Boat is like the others": partial(with_boat, ident="shop-boat", has_own_wave=False),
    "building a boat brings no steps": no_steps_for_building,
    "building a boat brings steps and its action": steps_and_activation,
    "no boat is activated when it is built": always_steps,
    "activation is offered though it is impossible": always_asked,
    "owners of boats stay": partial(trade_of_owners, change=owners_stay),
    "own boats count": partial(trade_of_owners, change=own_boats_count),
    "who activates moves up, not the owner": partial(trade_of_owners, change=activator_moves),
    "boats on the riverbank are activated": from_the_riverbank,
    "useless boats are activated": useless_boats,
    "the Inn for Sailors does nothing": partial(with_building, ident="inn-for-sailors", another_boat=False),
    "the Inn for Sailors goes on": the_inn_goes_on,
    "the Inn for Sailors takes the same boat": partial(with_options, step=ANOTHER_BOAT, more=the_same_boat_again),
    "the other boat must be activated": partial(without_options, step=ANOTHER_BOAT, verb=iki.ENOUGH),
    "the Inn for Sailors is everybody's": everybodys_inn,
    "the river sells a second fish of the season": several_fish_of_a_season,
    "a spent fish may be bought again": spent_fish_are_forgotten,
    "there are five places for fish": partial(with_numbers, fish_places=5),
    "tokens stay in the river": river_tokens_stay,
    "there are nine boat tokens": partial(with_numbers, boat_tokens=9),
    "the Tea Boat exchanges three": partial(with_content, change=exchanges_of_three),
    "exchanges go one way": one_way,
    "the Ferry Boat's hire is free": ferry_without_price,
    "the Ferry Boat reaches the bridge": partial(with_options, step=MEET_OTHER, more=ferry_to_the_bridge),
    "the Ferry Boat reaches those who were met": partial(with_options, step=MEET_OTHER, more=ferry_to_anybody),
    "only the highest space of trade pays": highest_space_only,
    "only the space of the marker pays": exact_spaces_only,
    "trade pays before the fire": income_before_the_fire,
    "trade pays every month": income_every_month,
    "steps beyond the track's end forbid an action": steps_at_the_end_are_nothing,
    "the trade track goes on": partial(with_content, change=endless_track),
    "one of both on the bridge": one_of_both,
    "several personalities a turn": partial(use_again, verb=actions.MEET),
    "several boats a turn": partial(use_again, verb=actions.ACTIVATE),
    "the bridge comes after the Fish Market": partial(with_content, change=bridge_after_the_market),
    "personalities stay over the season": personalities_stay,
    "the river stays over the season": river_stays,
    "bridge and river are empty on New Year's Day": winter_ends_all,
}
