"""IKI's set-up, months, hiring, moving and business, each rule broken on purpose."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.events import Event
from edo_table.games.iki import actions, calendar, content, effects, flow, options, payday, turns
from edo_table.games.iki.goods import COUNT, MON, SANDAL, WOOD
from edo_table.games.iki.rules import Iki
from edo_table.games.iki.state import (
    ACTIONS,
    AFTER_VISIT,
    BEGIN,
    BUSINESS,
    EMPTY,
    EVENT,
    FISH,
    HIRE,
    MONTH,
    MONTH_END,
    MOVE,
    NEUTRAL,
    OFFER_NEUTRAL,
    RAISE,
    SWAP,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import Tables
from edo_table.games.iki.vocabulary import encode
from tests.scenarios.running import Break, around, play_with

Frame = tuple[int, ...]


def with_content(patch: pytest.MonkeyPatch, change: Callable[[content.IkiContent], Mapping[str, Any]]) -> None:
    """Play with other components."""
    whole = content.load(shipped())
    play_with(patch, Iki(dataclasses.replace(whole, **change(whole))))


def with_numbers(patch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Play with other numbers."""
    with_content(patch, lambda whole: {"numbers": dataclasses.replace(whole.numbers, **changes)})


def with_tables(patch: pytest.MonkeyPatch, change: Callable[[Tables], Mapping[str, Any]]) -> None:
    """Play with other tables, for each number of players."""
    game = Iki(content.load(shipped()))
    game._tables = {players: dataclasses.replace(tables, **change(tables)) for players, tables in game._tables.items()}
    play_with(patch, game)


def after_deed(patch: pytest.MonkeyPatch, verb: int, change: Callable[..., None]) -> None:
    """Have `change(tables, state, frame)` done after what a verb does."""
    whole = turns.DEEDS[verb]

    def deed(tables: Tables, state: IkiState, frame: Frame, a: int, b: int, sink: Any) -> None:
        whole(tables, state, frame, a, b, sink)
        change(tables, state, frame)

    patch.setitem(turns.DEEDS, verb, deed)


def around_step(patch: pytest.MonkeyPatch, step: int, run: Callable[..., None]) -> None:
    """Run `run(whole, tables, state, frame, sink)` in the place of a step that runs by itself."""
    patch.setitem(flow.STEPS, step, partial(run, flow.STEPS[step]))


def with_options(patch: pytest.MonkeyPatch, step: int, more: Callable[..., Iterator[int]]) -> None:
    """Offer `more(tables, state, frame)` too at a step."""
    whole = options.OFFERS[step]

    def offered(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
        yield from dict.fromkeys((*whole(tables, state, frame), *more(tables, state, frame)))

    patch.setitem(options.OFFERS, step, offered)


# ---- set-up ----------------------------------------------------------------------------------------------------------


def new_with(patch: pytest.MonkeyPatch, change: Callable[[IkiState], None]) -> None:
    def new(whole: Any, *args: Any) -> Any:
        state = whole(*args)
        change(state)
        return state

    around(patch, Iki, "new", new)


def first_selects_first(state: IkiState) -> None:
    state.stack[1:] = state.stack[:0:-1]


def stack_upside_down(state: IkiState) -> None:
    state.order.reverse()


def seat_0_begins(state: IkiState) -> None:
    state.start = 0


def begin_anywhere(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    for character in state.starters:
        for stall, card in enumerate(state.cards):
            if card == EMPTY:
                yield encode(actions.BEGIN_WITH, character, stall)


def unused_starters_stay(patch: pytest.MonkeyPatch) -> None:
    def stay(tables: Tables, state: IkiState, frame: Frame) -> None:
        state.starters = [card for card in tables.starters if card not in state.cards]

    after_deed(patch, actions.BEGIN_WITH, stay)


# ---- months ----------------------------------------------------------------------------------------------------------


def from_right_to_left(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        spaces = state.ikizama[:]
        last = max(spaces)
        if last != EMPTY:
            state.ikizama = [space if space == last else EMPTY for space in spaces]
        whole(tables, state, frame, sink)
        state.ikizama = spaces

    around_step(patch, ACTIONS, run)


def first_space_hires(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        whole(tables, state, frame, sink)
        if state.stack[-1][0] == MOVE:
            state.stack.append((HIRE, state.stack[-1][1]))

    around_step(patch, ACTIONS, run)


def no_coins(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        coins = state.row_mon[:]
        whole(tables, state, frame, sink)
        state.row_mon = coins

    around_step(patch, MONTH_END, run)


def row_stays(patch: pytest.MonkeyPatch) -> None:
    def clear(whole: Any, tables: Tables, state: IkiState, sink: Any) -> None:
        row, coins = state.row, state.row_mon
        whole(tables, state, sink)
        state.row, state.row_mon = row, coins

    around(patch, payday, "_clear", clear)


def market_stays(patch: pytest.MonkeyPatch) -> None:
    def clear(whole: Any, tables: Tables, state: IkiState, sink: Any) -> None:
        market = state.market
        whole(tables, state, sink)
        state.market = market

    around(patch, payday, "_clear", clear)


def neutral_card_after_the_event(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        if state.stack[-1] == (EVENT,):
            state.stack[-1:] = [frame, (EVENT,)]
        else:
            whole(tables, state, frame, sink)

    around_step(patch, OFFER_NEUTRAL, run)


def blocked_spaces_are_free(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    if state.block != EMPTY:
        yield encode(actions.TAKE_SPACE, state.block)


def way_in_seat_order(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        whole(tables, state, frame, sink)
        placing = [step for step in state.stack if step[0] == WAY]
        if placing:
            state.stack[-len(placing) :] = sorted(placing, reverse=True)

    around_step(patch, MONTH, run)


# ---- hiring ----------------------------------------------------------------------------------------------------------


def coins_are_not_taken(patch: pytest.MonkeyPatch) -> None:
    def hire(whole: Any, tables: Tables, state: IkiState, seat: int, character: int, stall: int, sink: Any) -> None:
        state.row_mon = [0] * len(state.row)
        whole(tables, state, seat, character, stall, sink)

    around(patch, turns, "hire", hire)


def no_discount(patch: pytest.MonkeyPatch) -> None:
    def price(tables: Tables, state: IkiState, seat: int, character: int, off: int = 0) -> int:
        return tables.people[character].cost

    for module in (options, turns):
        patch.setattr(module, "card_price", price)


def under_the_stack(patch: pytest.MonkeyPatch) -> None:
    """The marker goes below those on its new space."""

    def step_up(tables: Tables, state: IkiState, seat: int, spaces: int, sink: Any) -> None:
        state.levels[seat] = min(10, state.levels[seat] + spaces)
        rest = [other for other in state.order if other != seat]
        state.order = sorted([*rest, seat], key=lambda other: -state.levels[other])

    patch.setattr(turns, "step_up", step_up)


def hiring_without_kobuns(patch: pytest.MonkeyPatch) -> None:
    def hires(whole: Any, tables: Tables, state: IkiState, seat: int, off: int = 0) -> Any:
        kobuns, state.kobuns = state.kobuns, [4] * state.players
        found = list(whole(tables, state, seat))
        state.kobuns = kobuns
        return found

    around(patch, options, "hires", hires)


# ---- moving ----------------------------------------------------------------------------------------------------------


def sandals_shorten(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    yield from (encode(actions.MOVE, steps) for steps in range(1, frame[3]))


def walked(patch: pytest.MonkeyPatch, laps_of: Callable[[int, int], int]) -> None:
    """Count `laps_of(before, reached)` passes of the Crossroads."""

    def walk(tables: Tables, state: IkiState, seat: int, steps: int, sink: Any) -> None:
        before = state.positions[seat]
        reached = before + steps
        state.positions[seat] = (reached - 1) % tables.street + 1
        for _ in range(laps_of(before, reached)):
            sink(Event("lap", {"seat": seat}))
            for stall in effects.own_characters(tables, state, seat):
                effects.gain_experience(tables, state, stall, sink)

    patch.setattr(turns, "walk", walk)


def no_second_choice(patch: pytest.MonkeyPatch) -> None:
    def end(tables: Tables, state: IkiState, frame: Frame) -> None:
        if state.stack[-1][0] != BUSINESS:
            state.stack.pop()

    after_deed(patch, actions.MOVE, end)


def bonus_costs_sandals(patch: pytest.MonkeyPatch) -> None:
    def pay(tables: Tables, state: IkiState, frame: Frame) -> None:
        if effects.has_perk(state, frame[1], 1) and state.goods[frame[1] * COUNT + SANDAL]:
            state.goods[frame[1] * COUNT + SANDAL] -= 1

    after_deed(patch, actions.MOVE, pay)


# ---- business --------------------------------------------------------------------------------------------------------


def use_again(verb: int) -> Break:
    """A verb of business does not count."""

    def broken(patch: pytest.MonkeyPatch) -> None:
        def forget(tables: Tables, state: IkiState, frame: Frame) -> None:
            for at, step in enumerate(state.stack):
                if step[0] == BUSINESS:
                    state.stack[at] = (*step[:2], 0)

        after_deed(patch, verb, forget)

    return broken


def no_experience_by_business(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        if frame[2] == NEUTRAL:
            whole(tables, state, frame, sink)

    around_step(patch, AFTER_VISIT, run)


def neutral_cards_stay(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        if frame[2] != NEUTRAL:
            whole(tables, state, frame, sink)

    around_step(patch, AFTER_VISIT, run)


def own_characters_learn(patch: pytest.MonkeyPatch) -> None:
    whole = turns.DEEDS[actions.VISIT]

    def visit(tables: Tables, state: IkiState, frame: Frame, stall: int, b: int, sink: Any) -> None:
        if state.owners[stall] == frame[1]:
            effects.gain_experience(tables, state, stall, sink)
        if state.cards[stall] != EMPTY:
            whole(tables, state, frame, stall, b, sink)

    patch.setitem(turns.DEEDS, actions.VISIT, visit)


def experience_before_the_skill(patch: pytest.MonkeyPatch) -> None:
    def hasten(tables: Tables, state: IkiState, frame: Frame) -> None:
        for step in [step for step in state.stack if step[0] == AFTER_VISIT]:
            state.stack.remove(step)
            flow.STEPS[AFTER_VISIT](tables, state, step, lambda event: None)

    after_deed(patch, actions.VISIT, hasten)


def neutral_stall_is_free(patch: pytest.MonkeyPatch) -> None:
    """A neutral character leaves before its skill is done."""

    def hasten(tables: Tables, state: IkiState, frame: Frame) -> None:
        for step in [step for step in state.stack if step[0] == AFTER_VISIT and step[2] == NEUTRAL]:
            state.stack.remove(step)
            effects.clear_stall(state, state.cards.index(step[1]))

    after_deed(patch, actions.VISIT, hasten)


def others_are_raised(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    for stall, card in enumerate(state.cards):
        if tables.is_character(card):
            yield encode(actions.RAISE, stall)


def buildings_are_swapped(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    stalls = [stall for stall, card in enumerate(state.cards) if card != EMPTY]
    for number, first in enumerate(stalls):
        yield from (encode(actions.SWAP, first, second) for second in stalls[number + 1 :])


def a_step_at_the_end_is_nothing(patch: pytest.MonkeyPatch) -> None:
    def changes(whole: Any, tables: Tables, state: IkiState, seat: int, what: Any) -> bool:
        return bool(whole(tables, state, seat, what)) and not (what.firefighting and state.levels[seat] == 10)

    around(patch, options, "changes_something", changes)


def retiring_later(patch: pytest.MonkeyPatch) -> None:
    """The Kobun has to be at the circle when it gains once more."""

    def gain(tables: Tables, state: IkiState, stall: int, sink: Any) -> None:
        if state.experience[stall] == tables.people[state.cards[stall]].experience - 1:
            state.experience[stall] -= 1
        state.experience[stall] += 1

    for module in (flow, turns):
        patch.setattr(module, "gain_experience", gain)


def iki_below_0(patch: pytest.MonkeyPatch) -> None:
    def can_pay(whole: Any, state: IkiState, seat: int, price: Any) -> bool:
        return bool(whole(state, seat, price[:-1]))

    around(patch, options, "can_pay", can_pay)


def several_fish(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    shop = tables.shops[tables.shop_at[state.positions[frame[1]]]]
    if shop.sells == "fish" and not frame[2] & 1:
        for token in state.market:
            if tables.token_kind[token] == FISH and tables.token_cost[token] <= state.goods[frame[1] * COUNT + MON]:
                yield encode(actions.BUY, token)


def several_of_a_kind(patch: pytest.MonkeyPatch) -> None:
    def left(tables: Tables, state: IkiState, seat: int, bought: int) -> Iterator[int]:
        yield from options.tokens_to_buy(tables, state, seat, lambda token: tables.token_kind[token] != FISH)

    for module in (options, turns):
        patch.setattr(module, "tobacco_left", left)


def without_discounts(whole: content.IkiContent) -> Mapping[str, Any]:
    people = (dataclasses.replace(person, discount=(0,) * COUNT) for person in whole.characters)
    return {"characters": tuple(people)}


def free_site(whole: content.IkiContent) -> Mapping[str, Any]:
    free = (0,) * COUNT
    return {
        "shops": tuple(
            dataclasses.replace(shop, building_cost=None if shop.building_cost is None else free)
            for shop in whole.shops
        )
    }


def refunds(patch: pytest.MonkeyPatch) -> None:
    """A discount may make a price negative."""
    for module in (options, turns):
        patch.setattr(module, "less", lambda cost, off: tuple(a - b for a, b in zip(cost, off, strict=True)))


def buildings_without_surcharge(patch: pytest.MonkeyPatch) -> None:
    def price(tables: Tables, state: IkiState, frame: Frame) -> None:
        state.goods[frame[1] * COUNT + MON] += 2

    after_deed(patch, actions.BUILD, price)


def unlimited_wood(patch: pytest.MonkeyPatch) -> None:
    for module in (effects, options):
        patch.setattr(module, "wood_left", lambda tables, state: 99)


def wood_in_full(patch: pytest.MonkeyPatch) -> None:
    """Who should gain more than is left gains nothing."""

    def gain(whole: Any, tables: Tables, state: IkiState, seat: int, goods: Any, *args: Any) -> None:
        kept = list(goods)
        if kept[WOOD] > effects.wood_left(tables, state):
            kept[WOOD] = 0
        whole(tables, state, seat, kept, *args)

    for module in (effects, turns):
        around(patch, module, "gain", gain)


BROKEN: Mapping[str, Break] = {
    "the first player selects first": partial(new_with, change=first_selects_first),
    "the stack begins upside down": partial(new_with, change=stack_upside_down),
    "seat 0 begins": partial(new_with, change=seat_0_begins),
    "characters begin anywhere": partial(with_options, step=BEGIN, more=begin_anywhere),
    "unused characters stay": unused_starters_stay,
    "players begin with nine mon": partial(with_numbers, start=(9, 1, 1, 0, 0, 0)),
    "five Kobuns": partial(with_numbers, kobuns=5),
    "ten buildings are on offer": partial(with_numbers, buildings_on_offer=10),
    "turns go from right to left": from_right_to_left,
    "1-4 may hire": first_space_hires,
    "1-4 gains nothing": partial(with_numbers, first_space_mon=0),
    "three cards a month": partial(with_numbers, cards_a_month=3),
    "no coins are laid": no_coins,
    "the row stays over Payday": row_stays,
    "the market stays over Payday": market_stays,
    "the winter's tokens go": lambda patch: patch.setattr(payday, "LAST_MONTH", 13),
    "the neutral card comes after the event": neutral_card_after_the_event,
    "the Moon places in odd months": lambda patch: around(
        patch, calendar, "neutral_seat", lambda whole, state: 1 - whole(state)
    ),
    "blocked spaces are free": partial(with_options, step=WAY, more=blocked_spaces_are_free),
    "spaces are taken in the order of the seats": way_in_seat_order,
    "corners cost nothing": partial(with_tables, change=lambda tables: {"extra": (0,) * len(tables.extra)}),
    "coins on cards are not taken": coins_are_not_taken,
    "the retired Monk saves nothing": no_discount,
    "markers go below the others": under_the_stack,
    "hiring needs no Kobun": hiring_without_kobuns,
    "the income is three": partial(with_numbers, income=3),
    "sandals shorten the way": partial(with_options, step=MOVE, more=sandals_shorten),
    "the Crossroads bring nothing": partial(walked, laps_of=lambda before, reached: 0),
    "the Crossroads bring one gain at most": partial(walked, laps_of=lambda before, reached: int(reached > 8)),
    "the last space is past the Crossroads": partial(
        walked, laps_of=lambda before, reached: reached // 8 - (before // 8)
    ),
    "the first way is a lap": partial(walked, laps_of=lambda before, reached: (reached - 1) // 8 + (before == 0)),
    "a new Move +1 waits": no_second_choice,
    "Move +1 costs a sandal": bonus_costs_sandals,
    "two characters in a turn": use_again(actions.VISIT),
    "two shops in a turn": use_again(actions.TRADE),
    "two purchases of fish in a turn": use_again(actions.BUY),
    "others' characters learn nothing": no_experience_by_business,
    "own characters learn": own_characters_learn,
    "experience comes before the skill": experience_before_the_skill,
    "neutral characters stay": neutral_cards_stay,
    "a neutral character's stall is free at once": neutral_stall_is_free,
    "others' characters are raised": partial(with_options, step=RAISE, more=others_are_raised),
    "buildings are swapped": partial(with_options, step=SWAP, more=buildings_are_swapped),
    "useless business is allowed": lambda patch: patch.setattr(options, "changes_something", lambda *args: True),
    "a step at the track's end is nothing": a_step_at_the_end_is_nothing,
    "nobody retires": retiring_later,
    "retiring gives no token": partial(with_tables, change=lambda tables: {"perk_of": (-1,) * tables.characters}),
    "IKI fall below 0": iki_below_0,
    "several fish a season": partial(with_options, step=BUSINESS, more=several_fish),
    "several pipes in a visit": several_of_a_kind,
    "builders save nothing": partial(with_content, change=without_discounts),
    "discounts are paid out": refunds,
    "building at the site is free": partial(with_content, change=free_site),
    "two mon back for building": buildings_without_surcharge,
    "wood is unlimited": unlimited_wood,
    "wood comes in full or not": wood_in_full,
}
