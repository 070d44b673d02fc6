"""Akebono's buildings and the new tokens of the market, each rule broken on purpose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

from edo_table.games.iki import actions as iki
from edo_table.games.iki.effects import gain_experience, own_characters
from edo_table.games.iki.goods import COUNT
from edo_table.games.iki.options import NO_DISCOUNT
from edo_table.games.iki.state import FISH
from edo_table.games.iki_akebono import customs, deeds, offers, owned, river, skills
from edo_table.games.iki_akebono.customs import AkebonoCustoms
from edo_table.games.iki_akebono.state import HAMMER, AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables
from tests.scenarios.broken_iki_akebono import everywhere, with_building, without_options
from tests.scenarios.running import Break, around


def fish_stay(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(customs, "spend_fish", lambda *args: None)


def pipes_stay(patch: pytest.MonkeyPatch) -> None:
    for module in (customs, river, skills):
        patch.setattr(module, "spend_pipes", lambda *args: None)


def no_token_for_buildings(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AkebonoCustoms, "may_build", lambda *args: True)


def any_fish_is_spent(patch: pytest.MonkeyPatch) -> None:
    """Nobody chooses which fish goes; and the Fisherman's may go."""

    def found(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int) -> list[int]:
        return owned.tokens_of(tables, state, seat, FISH)

    everywhere(patch, "fish_to_spend", found, customs, offers)


def first_fish_goes(patch: pytest.MonkeyPatch) -> None:
    def spend(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, count: int, sink: Any) -> None:
        owned.spend(tables, state, seat, owned.fish_to_spend(tables, state, seat)[0], sink)

    around(patch, customs, "spend_fish", spend)


def tea_for_everybody(patch: pytest.MonkeyPatch) -> None:
    def walked(
        whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, places: Any, sink: Any
    ) -> None:
        walked_on = list(places)
        for owner in range(state.players):
            before = state.goods[owner * COUNT : owner * COUNT + COUNT]
            whole(self, tables, state, owner, walked_on, sink)
            if owner != seat:
                after = state.goods[owner * COUNT : owner * COUNT + COUNT]
                state.goods[owner * COUNT : owner * COUNT + COUNT] = before
                for good, amount in enumerate(after):
                    state.goods[seat * COUNT + good] += amount - before[good]

    around(patch, AkebonoCustoms, "walked", walked)


def walked_as(
    patch: pytest.MonkeyPatch, change: Callable[[AkebonoTables, AkebonoState, int, list[int]], list[int]]
) -> None:
    """Have the Tea House see other spaces of a walk."""

    def walked(
        whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, places: Any, sink: Any
    ) -> None:
        whole(self, tables, state, seat, change(tables, state, seat, list(places)), sink)

    around(patch, AkebonoCustoms, "walked", walked)


def tea_where_one_stops(tables: AkebonoTables, state: AkebonoState, seat: int, places: list[int]) -> list[int]:
    return places[-1:]


def tea_on_the_way(tables: AkebonoTables, state: AkebonoState, seat: int, places: list[int]) -> list[int]:
    return places[:-1]


def tea_where_one_was(tables: AkebonoTables, state: AkebonoState, seat: int, places: list[int]) -> list[int]:
    return [(place - 2) % tables.street + 1 for place in places[:1]] + places if len(places) > 1 else places


def tea_for_each_space(patch: pytest.MonkeyPatch) -> None:
    def walked(
        whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, places: Any, sink: Any
    ) -> None:
        for place in places:
            state.turn_marks = 0
            whole(self, tables, state, seat, [place], sink)

    around(patch, AkebonoCustoms, "walked", walked)


def tea_once_a_turn(patch: pytest.MonkeyPatch) -> None:
    def wander(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, steps: int, sink: Any) -> None:
        patch.setattr(skills, "HAD_TEA", 0)
        state.turn_marks |= 2
        whole(tables, state, seat, steps, sink)

    around(patch, deeds, "wander", wander)


def school_for_all(patch: pytest.MonkeyPatch) -> None:
    def built(
        whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, building: int, sink: Any
    ) -> None:
        whole(self, tables, state, seat, building, sink)
        if tables.content.buildings[building].all_experience:
            for other in range(state.players):
                for stall in own_characters(tables, state, other) if other != seat else ():
                    gain_experience(tables, state, stall, sink)

    around(patch, AkebonoCustoms, "built", built)


def spring_pipe_is_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AkebonoCustoms, "bought", lambda *args: None)


def spring_pipe_only_boats(patch: pytest.MonkeyPatch) -> None:
    without_options(patch, HAMMER, iki.BUILD)


def pouch_with_the_mon_before(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deeds, "_offer_pouch_later", lambda *args: None)


BROKEN: Mapping[str, Break] = {
    "a Pub takes no fish": fish_stay,
    "no pipe is ever spent": pipes_stay,
    "buildings need no tokens": no_token_for_buildings,
    "the Fisherman's token can be spent": any_fish_is_spent,
    "the first fish goes": first_fish_goes,
    "the Bathhouse doubles nothing": partial(with_building, ident="public-bathhouse", harmony=1),
    "the Tea House pays nothing": partial(with_building, ident="tea-house", passing=NO_DISCOUNT),
    "tea for everybody": tea_for_everybody,
    "tea only where one stops": partial(walked_as, change=tea_where_one_stops),
    "tea only on the way": partial(walked_as, change=tea_on_the_way),
    "tea where one set out": partial(walked_as, change=tea_where_one_was),
    "tea for each space": tea_for_each_space,
    "tea once a turn": tea_once_a_turn,
    "the School raises nobody": partial(with_building, ident="private-school", all_experience=0),
    "the School raises everybody": school_for_all,
    "pipes that build or activate do nothing": spring_pipe_is_nothing,
    "the spring's pipe builds boats only": spring_pipe_only_boats,
    "a pouch is asked for before the pipe's effect": pouch_with_the_mon_before,
    "the Storyteller counts without end": partial(with_building, ident="storytellers-theater", most=None),
}
