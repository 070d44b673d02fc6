"""IKI's Paydays, fires, New Year's Day and count, each rule broken on purpose."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

from edo_table.games.iki import actions, effects, flow, payday, scoring, turns
from edo_table.games.iki.goods import COUNT, IKI, RICE
from edo_table.games.iki.state import (
    EMPTY,
    FINISH,
    FIRE,
    FIRE_CHARM,
    FOOD,
    HUNGER,
    JOKER_TOKEN,
    NEUTRAL,
    NEW_YEAR,
    PAYDAY_END,
    PERKS,
    IkiState,
)
from edo_table.games.iki.tables import Tables
from tests.scenarios.broken_iki import after_deed, around_step, with_numbers, with_tables
from tests.scenarios.running import Break, around

Frame = tuple[int, ...]

# ---- Payday ----------------------------------------------------------------------------------------------------------


def salary_of(patch: pytest.MonkeyPatch, change: Callable[[Tables, IkiState, int], None]) -> None:
    """Pay salaries as if the position were changed by `change(tables, copy, seat)`."""

    def salary(whole: Any, tables: Tables, state: IkiState, seat: int) -> Any:
        copy = state.clone()
        change(tables, copy, seat)
        return whole(tables, copy, seat)

    around(patch, payday, "salary", salary)


def first_salaries(tables: Tables, state: IkiState, seat: int) -> None:
    state.experience = [0] * len(state.cards)


def retired_unpaid(tables: Tables, state: IkiState, seat: int) -> None:
    state.retired[seat] = []


def retired_paid_first(patch: pytest.MonkeyPatch) -> None:
    def salary(whole: Any, tables: Tables, state: IkiState, seat: int) -> Any:
        wages = whole(tables, state, seat)
        for card in state.retired[seat]:
            track = tables.people[card].salary or ((0,) * COUNT,)
            wages = [wage - last + first for wage, last, first in zip(wages, track[-1], track[0], strict=True)]
        return wages

    around(patch, payday, "salary", salary)


def losses_first(patch: pytest.MonkeyPatch) -> None:
    """What is lost is taken before what is gained comes."""

    def gain(whole: Any, tables: Tables, state: IkiState, seat: int, goods: Any, sink: Any, reason: str = "") -> None:
        if reason == "salary" and state.goods[seat * COUNT + IKI] == 0 and goods[IKI] > -2:
            day_laborer = tables.card_of["day-laborer"]
            if day_laborer in state.cards and state.owners[state.cards.index(day_laborer)] == seat:
                goods = [*goods[:IKI], goods[IKI] + 2]
        whole(tables, state, seat, goods, sink, reason)

    around(patch, payday, "gain", gain)


def harmony_with(patch: pytest.MonkeyPatch, change: Callable[[Tables, IkiState, int], Any]) -> None:
    """Count harmony as if the position were changed."""

    def harmony(whole: Any, tables: Tables, state: IkiState, seat: int) -> Any:
        copy = state.clone()
        change(tables, copy, seat)
        return whole(tables, copy, seat)

    around(patch, payday, "harmony", harmony)


def without_neutral_cards(tables: Tables, state: IkiState, seat: int) -> None:
    for stall, owner in enumerate(state.owners):
        if owner == NEUTRAL:
            state.cards[stall] = EMPTY


def alone_in_harmony(patch: pytest.MonkeyPatch) -> None:
    def harmony(whole: Any, tables: Tables, state: IkiState, seat: int) -> Any:
        found = whole(tables, state, seat)
        groups = {(group, kind) for group, kind, _, _ in found}
        for group, stalls in enumerate(tables.groups):
            for stall in stalls:
                card = state.cards[stall]
                if state.owners[stall] == seat and tables.is_character(card):
                    kind = tables.type_of[card]
                    if (group, kind) not in groups:
                        found = [*found, (group, kind, 1, 1)]
        return found

    around(patch, payday, "harmony", harmony)


def only_own_in_harmony(tables: Tables, state: IkiState, seat: int) -> None:
    for stall, owner in enumerate(state.owners):
        if owner != seat:
            state.cards[stall] = EMPTY


def buildings_eat(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        seat = frame[1]
        built = sum(owner == seat and card >= tables.characters
                    for card, owner in zip(state.cards, state.owners, strict=True))  # fmt: skip
        at = seat * COUNT + RICE
        state.goods[at] = max(0, state.goods[at] - built)
        whole(tables, state, frame, sink)

    around_step(patch, FOOD, run)


def nobody_chooses(patch: pytest.MonkeyPatch) -> None:
    """The program says who goes hungry."""

    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        whole(tables, state, frame, sink)
        if state.stack[-1][0] == HUNGER:
            _, seat, count = state.stack.pop()
            for stall in effects.own_characters(tables, state, seat)[:count]:
                payday.starve(tables, state, stall, sink)

    around_step(patch, FOOD, run)


def rice_is_kept(patch: pytest.MonkeyPatch) -> None:
    around_step(patch, FOOD, lambda whole, tables, state, frame, sink: None)


def hungry_retire(patch: pytest.MonkeyPatch) -> None:
    def starve(whole: Any, tables: Tables, state: IkiState, stall: int, sink: Any) -> None:
        effects.retire(tables, state, stall, sink)

    for module in (payday, turns):
        around(patch, module, "starve", starve)


def marker_falls(patch: pytest.MonkeyPatch) -> None:
    def starve(whole: Any, tables: Tables, state: IkiState, stall: int, sink: Any) -> None:
        seat = state.owners[stall]
        whole(tables, state, stall, sink)
        state.levels[seat] = max(0, state.levels[seat] - 1)

    around(patch, payday, "starve", starve)


def food_in_seat_order(patch: pytest.MonkeyPatch) -> None:
    def begin(whole: Any, tables: Tables, state: IkiState, sink: Any) -> None:
        whole(tables, state, sink)
        eating = [step for step in state.stack if step[0] == FOOD]
        state.stack[-len(eating) :] = sorted(eating, reverse=True)

    around(patch, payday, "begin", begin)


def nobody_was_fed(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        state.fed = [0] * state.players
        whole(tables, state, frame, sink)

    around_step(patch, PAYDAY_END, run)


def villa_counts_the_board(patch: pytest.MonkeyPatch) -> None:
    def types(whole: Any, tables: Tables, state: IkiState, seat: int) -> Any:
        copy = state.clone()
        copy.retired[seat] = []
        return whole(tables, copy, seat)

    around(patch, payday, "types_hired", types)


# ---- fire ------------------------------------------------------------------------------------------------------------


def fire_as(patch: pytest.MonkeyPatch, change: Callable[[Tables, IkiState, Frame], Frame]) -> None:
    """Let the fire go on as if its step were another."""

    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        whole(tables, state, change(tables, state, frame), sink)

    around_step(patch, FIRE, run)


def with_a_margin(tables: Tables, state: IkiState, frame: Frame) -> Frame:
    return (*frame[:3], frame[3] + 1) if frame[2] == 0 else frame


def never_weaker(tables: Tables, state: IkiState, frame: Frame) -> Frame:
    return (*frame[:3], frame[3] + frame[2])


def skip_buildings(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        stalls = tables.nagayas[frame[1]]
        if frame[2] < len(stalls) and state.cards[stalls[frame[2]]] >= tables.characters:
            state.stack.append((FIRE, frame[1], frame[2] + 1, frame[3] - 1))
        else:
            whole(tables, state, frame, sink)

    around_step(patch, FIRE, run)


def neutral_cards_are_spared(patch: pytest.MonkeyPatch) -> None:
    def burn(whole: Any, tables: Tables, state: IkiState, stall: int, sink: Any) -> None:
        if state.owners[stall] != NEUTRAL:
            whole(tables, state, stall, sink)

    around(patch, flow, "burn", burn)


def a_charm_stops_the_fire(patch: pytest.MonkeyPatch) -> None:
    def stop(tables: Tables, state: IkiState, frame: Frame) -> None:
        state.stack = [step for step in state.stack if step[0] != FIRE]

    after_deed(patch, actions.USE_CHARM, stop)


def charms_last(patch: pytest.MonkeyPatch) -> None:
    def keep(tables: Tables, state: IkiState, frame: Frame) -> None:
        state.perks[frame[1] * len(PERKS) + FIRE_CHARM] += 1

    after_deed(patch, actions.USE_CHARM, keep)


def fires_in_the_other_direction(patch: pytest.MonkeyPatch) -> None:
    with_tables(patch, lambda tables: {"nagayas": tuple(stalls[::-1] for stalls in tables.nagayas)})


# ---- New Year's Day and the count ------------------------------------------------------------------------------------


def order_is_not_fixed(patch: pytest.MonkeyPatch) -> None:
    def sort(tables: Tables, state: IkiState, frame: Frame) -> None:
        waiting = [step for step in state.stack if step[0] == NEW_YEAR]
        if waiting:
            rest = [step for step in state.stack if step[0] != NEW_YEAR]
            waiting.sort(key=lambda step: state.order.index(step[1]))
            state.stack = [rest[0], *waiting, *rest[1:]]

    after_deed(patch, actions.END_TURN, sort)


def new_year_is_a_lap(patch: pytest.MonkeyPatch) -> None:
    def learn(tables: Tables, state: IkiState, frame: Frame) -> None:
        for stall in effects.own_characters(tables, state, frame[1]):
            effects.gain_experience(tables, state, stall, None)

    after_deed(patch, actions.GO_TO, learn)


def characters_are_lost(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        for stall, card in enumerate(state.cards):
            if tables.is_character(card):
                effects.clear_stall(state, stall)
        whole(tables, state, frame, sink)

    around_step(patch, FINISH, run)


def all_puppeteers_choose(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: Tables, state: IkiState, frame: Frame, sink: Any) -> None:
        puppeteer = tables.card_of["puppeteer"]
        if puppeteer in state.cards:
            seat = state.owners[state.cards.index(puppeteer)]
            state.perks[seat * len(PERKS) + JOKER_TOKEN] = 1
        whole(tables, state, frame, sink)

    around_step(patch, FINISH, run)


def count_of(patch: pytest.MonkeyPatch, **changes: Callable[[Tables, IkiState, int, Any], int]) -> None:
    """Count lines in another way: `line=f(tables, state, seat, count)`."""

    def count(whole: Any, tables: Tables, state: IkiState, seat: int) -> Any:
        counted = whole(tables, state, seat)
        return dataclasses.replace(
            counted, **{name: change(tables, state, seat, counted) for name, change in changes.items()}
        )

    around(patch, scoring, "count", count)


def without_bonus(tables: Tables, state: IkiState, seat: int, count: Any) -> int:
    return int(count.fish) - sum(tables.content.tokens[token].bonus for token in state.bought[seat])


def with_buildings(**changes: Any) -> Break:
    """Play with other buildings."""

    def broken(patch: pytest.MonkeyPatch) -> None:
        game_buildings = scoring.building_value

        def value(tables: Tables, state: IkiState, seat: int, number: int, fish: int) -> int:
            buildings = tuple(dataclasses.replace(each, **changes) for each in tables.content.buildings)
            other = dataclasses.replace(tables, content=dataclasses.replace(tables.content, buildings=buildings))
            return game_buildings(other, state, seat, number, fish)

        patch.setattr(scoring, "building_value", value)

    return broken


def pouches_once(patch: pytest.MonkeyPatch) -> None:
    def line(whole: Any, tables: Tables, state: IkiState, seat: int) -> int:
        has_pipe = any(tables.token_kind[token] == 0 for token in state.bought[seat])
        return int(whole(tables, state, seat)) // (2 if has_pipe else 1)

    around(patch, scoring, "tobacco_line", line)


def own_type_for_jokers(patch: pytest.MonkeyPatch) -> None:
    around(patch, scoring, "counted_types", lambda whole, tables, state, seat: payday.types_hired(tables, state, seat))


def settled_by(patch: pytest.MonkeyPatch, change: Callable[[IkiState], None]) -> None:
    def settle(whole: Any, tables: Tables, state: IkiState) -> Any:
        copy = state.clone()
        change(copy)
        return whole(tables, copy)

    around(patch, scoring, "settle", settle)


def no_firefighting(state: IkiState) -> None:
    state.levels = [0] * state.players


def lowest_marker(state: IkiState) -> None:
    state.order = state.order[::-1]


BROKEN: Mapping[str, Break] = {
    "salaries stay as they begin": partial(salary_of, change=first_salaries),
    "retired characters are not paid": partial(salary_of, change=retired_unpaid),
    "retired characters are paid as at first": retired_paid_first,
    "losses of IKI stop at 0 before gains": losses_first,
    "a character alone is in harmony": alone_in_harmony,
    "only own characters count for harmony": partial(harmony_with, change=only_own_in_harmony),
    "neutral characters do not count for harmony": partial(harmony_with, change=without_neutral_cards),
    "there are no corners": partial(with_tables, change=lambda tables: {"groups": tables.nagayas}),
    "buildings are fed": buildings_eat,
    "nobody chooses who goes hungry": nobody_chooses,
    "nobody has to feed": rice_is_kept,
    "the hungry retire": hungry_retire,
    "markers fall with the hungry": marker_falls,
    "seat 0 feeds first": food_in_seat_order,
    "the Farmhouse forgets who was fed": nobody_was_fed,
    "the Imperial Villa forgets the retired": villa_counts_the_board,
    "as strong as the fire is too weak": partial(fire_as, change=with_a_margin),
    "the fire stays as strong": partial(fire_as, change=never_weaker),
    "fires are as strong with two players": partial(with_tables, change=lambda tables: {"fire_strength": (5, 8, 10)}),
    "buildings do not burn": skip_buildings,
    "neutral characters do not burn": neutral_cards_are_spared,
    "a charm stops the fire": a_charm_stops_the_fire,
    "charms last": charms_last,
    "fires begin in the middle": fires_in_the_other_direction,
    "the order of New Year's Day changes": order_is_not_fixed,
    "New Year's Day is a lap": new_year_is_a_lap,
    "characters on the board are lost at the end": characters_are_lost,
    "a Puppeteer need not retire to choose": all_puppeteers_choose,
    "the Puppeteer stays what it is": own_type_for_jokers,
    "variety counts evenly": partial(with_numbers, variety=(1, 2, 3, 4, 5)),
    "fish count evenly": partial(with_numbers, fish=(3, 6, 9, 12)),
    "the best fish are as good as the others": partial(count_of, fish=without_bonus),
    "a pipe doubles nothing": pouches_once,
    "the Restaurant counts nothing": with_buildings(counts_fish=False),
    "Merchant House and Storehouse have no end": with_buildings(most=None),
    "the Well counts nothing": with_buildings(per_firefighting=0),
    "koban count two": partial(with_numbers, koban_iki=2),
    "wood counts nothing": partial(with_numbers, wood_iki=0),
    "three mon count one": partial(with_numbers, mon_for_1=3),
    "firefighting settles nothing": partial(settled_by, change=no_firefighting),
    "the lowest marker wins": partial(settled_by, change=lowest_marker),
}
