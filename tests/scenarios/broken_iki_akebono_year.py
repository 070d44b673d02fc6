"""Akebono's set-up, City board, Grand Master and count, each rule broken on purpose."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import pytest

from edo_table.games.iki import actions as iki
from edo_table.games.iki.effects import gain_experience, own_characters
from edo_table.games.iki.options import neutral_places
from edo_table.games.iki.state import EMPTY, FINISH, MONTH_END, NEUTRAL, NEUTRAL_CARD, OFFER_NEUTRAL
from edo_table.games.iki.tables import Frame
from edo_table.games.iki.turns import DEEDS as IKI_DEEDS
from edo_table.games.iki_akebono import city, counting, customs, deeds, year
from edo_table.games.iki_akebono.customs import AkebonoCustoms
from edo_table.games.iki_akebono.river import boats_of
from edo_table.games.iki_akebono.rules import Akebono
from edo_table.games.iki_akebono.state import GRAND_MASTER, AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables
from tests.scenarios.broken_iki_akebono import (
    around_step,
    changed,
    with_building,
    with_content,
    with_numbers,
    with_options,
)
from tests.scenarios.running import Break, around

# ---- set-up ----------------------------------------------------------------------------------------------------------


def new_with(patch: pytest.MonkeyPatch, change: Callable[[AkebonoState], None]) -> None:
    def new(whole: Any, *args: Any) -> Any:
        state = whole(*args)
        change(state)
        return state

    around(patch, Akebono, "new", new)


def side_a_always(state: AkebonoState) -> None:
    state.sides = [0] * len(state.sides)


def tiles_in_order(state: AkebonoState) -> None:
    state.tiles.sort()


def no_river(state: AkebonoState) -> None:
    state.market = sorted((*state.market, *state.river))
    state.river = []


def newcomers_upside_down(state: AkebonoState) -> None:
    state.newcomers.reverse()


def tea_boat_on_the_first_wave(state: AkebonoState) -> None:
    state.waves = sorted(state.waves, reverse=True)


def starters_without_tiles(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(deeds.DEEDS, iki.BEGIN_WITH, IKI_DEEDS[iki.BEGIN_WITH])


# ---- the City board --------------------------------------------------------------------------------------------------


def month_end_with(patch: pytest.MonkeyPatch, change: Callable[[AkebonoTables, AkebonoState, Any], None]) -> None:
    """End months otherwise: `change(tables, state, whole)`."""

    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        change(tables, state, lambda: whole(tables, state, frame, sink))

    around_step(patch, MONTH_END, run)


def newcomers_stay(tables: AkebonoTables, state: AkebonoState, whole: Any) -> None:
    new = [card for card in state.row if tables.is_newcomer(card)]
    whole()
    state.row += new
    state.row_mon += [1] * len(new)


def cards_wait_for_ever(tables: AkebonoTables, state: AkebonoState, whole: Any) -> None:
    state.row_mon = [0] * len(state.row)
    whole()


def first_cards_stay(tables: AkebonoTables, state: AkebonoState, whole: Any) -> None:
    state.row.reverse()
    state.row_mon.reverse()
    whole()


def no_coins(tables: AkebonoTables, state: AkebonoState, whole: Any) -> None:
    whole()
    state.row_mon = [0] * len(state.row)


def nothing_leaves(tables: AkebonoTables, state: AkebonoState, whole: Any) -> None:
    row, coins = state.row, state.row_mon
    whole()
    if state.month % 3:
        state.row, state.row_mon = row, [mon + 1 for mon in coins]


def no_newcomers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AkebonoCustoms, "month_begun", lambda *args: None)


def neutral_newcomers(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield from neutral_places(tables, state, state.row)


def neutral_after_the_clearing(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        copy = state.clone()
        city.end_month(tables, copy, frame, None)
        state.row, state.row_mon = copy.row, copy.row_mon
        whole(tables, state, frame, sink)

    around_step(patch, OFFER_NEUTRAL, run)


# ---- the Grand Master ------------------------------------------------------------------------------------------------


def master_walks_with_the_street(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        steps = state.block
        state.master = ((state.master or tables.street + 1) + 2 * steps - 1) % tables.street + 1
        whole(tables, state, frame, sink)

    around_step(patch, GRAND_MASTER, run)


def master_begins_on_the_last_space(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        state.master = state.master or tables.street
        whole(tables, state, frame, sink)

    around_step(patch, GRAND_MASTER, run)


def master_stays_at_home(patch: pytest.MonkeyPatch) -> None:
    for module in (customs, year):
        patch.setattr(module, "has_grand_master", lambda state: False)


def master_always_walks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(customs, "has_grand_master", lambda state: state.players == 2)


def master_walks_last(patch: pytest.MonkeyPatch) -> None:
    """After the event of the month."""

    def rest(whole: Any, self: Any, state: AkebonoState, frames: list[Frame]) -> list[Frame]:
        made: list[Frame] = whole(self, state, frames)
        if (GRAND_MASTER,) in made:
            made.remove((GRAND_MASTER,))
            made.insert(1, (GRAND_MASTER,))
        return made

    around(patch, AkebonoCustoms, "rest_of_month", rest)


def master_walks_first(patch: pytest.MonkeyPatch) -> None:
    """Before the neutral character is placed."""

    def rest(whole: Any, self: Any, state: AkebonoState, frames: list[Frame]) -> list[Frame]:
        made: list[Frame] = whole(self, state, frames)
        if (GRAND_MASTER,) in made:
            made.remove((GRAND_MASTER,))
            made.insert(3, (GRAND_MASTER,))
        return made

    around(patch, AkebonoCustoms, "rest_of_month", rest)


def master_teaches_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(year, "gain_experience", lambda *args: None)


def master_drives_neutrals_away(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        whole(tables, state, frame, sink)
        for stall in tables.stalls_of_shop[tables.shop_at[state.master]]:
            if state.owners[stall] == NEUTRAL:
                state.cards[stall] = EMPTY

    around_step(patch, GRAND_MASTER, run)


def master_teaches_neutrals(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        whole(tables, state, frame, sink)
        for stall in tables.stalls_of_shop[tables.shop_at[state.master]]:
            if state.cards[stall] != EMPTY and state.owners[stall] == NEUTRAL:
                state.experience[stall] += 1

    around_step(patch, GRAND_MASTER, run)


def master_teaches_the_nagaya(patch: pytest.MonkeyPatch) -> None:
    """All characters of the Nagaya gain, not only those at the shop."""

    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        whole(tables, state, frame, sink)
        own = tables.stalls_of_shop[tables.shop_at[state.master]]
        for stalls in tables.nagayas:
            for stall in stalls if set(own) & set(stalls) else ():
                if stall not in own and state.owners[stall] >= 0 and tables.is_character(state.cards[stall]):
                    gain_experience(tables, state, stall, sink)

    around_step(patch, GRAND_MASTER, run)


def master_moves_all_up(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(year, "boats_of", lambda state, seat: 1)


def master_counts_boats(patch: pytest.MonkeyPatch) -> None:
    def move(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, *more: Any) -> None:
        for _ in range(boats_of(state, seat)):
            whole(tables, state, seat, *more)

    around(patch, year, "move_up", move)


# ---- the count -------------------------------------------------------------------------------------------------------


def kobuns_after_the_end(patch: pytest.MonkeyPatch) -> None:
    """Kobuns are counted when the characters are back on the player boards."""

    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        whole(tables, state, frame, sink)
        state.posted = []

    around_step(patch, FINISH, run)


def kobuns_on_characters(patch: pytest.MonkeyPatch) -> None:
    def count(tables: AkebonoTables, state: AkebonoState, seat: int) -> int:
        return len(own_characters(tables, state, seat))

    for module in (counting, year):
        patch.setattr(module, "kobuns_on_board", count)


def sailors_are_kobuns(patch: pytest.MonkeyPatch) -> None:
    def count(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int) -> int:
        return int(whole(tables, state, seat)) + state.sailors.count(seat)

    for module in (counting, year):
        around(patch, module, "kobuns_on_board", count)


def personalities_count_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(counting, "personalities_line", lambda *args: 0)


def with_token(patch: pytest.MonkeyPatch, ident: str, **changes: Any) -> None:
    with_content(patch, lambda whole: {"tokens": changed(whole.tokens, ident, **changes)})


def without_boats(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(counting, "boats_of", lambda state, seat: 0)


def named_types_do_not_count(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AkebonoCustoms, "named_type", lambda *args: -1)


def wood_seller_is_new(patch: pytest.MonkeyPatch) -> None:
    """The Wood Seller is taken for a New Character."""

    def is_new(self: AkebonoTables, card: int) -> bool:
        return self.month_of[card] > 0 or self.card_ids[card] == "wood-seller"

    patch.setattr(AkebonoTables, "is_newcomer", is_new)


def buildings_on_the_player_board(patch: pytest.MonkeyPatch) -> None:
    """Buildings lie on the player boards too."""

    def found(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int) -> list[int]:
        built = [0 for card, owner in zip(state.cards, state.owners, strict=True) if owner == seat and card >= 0]
        return [*state.retired[seat], *built]

    around(patch, counting, "characters_of", found)


def ongoing_without_end(patch: pytest.MonkeyPatch) -> None:
    with_numbers(patch, ongoing_buildings=9)


def seven_buildings(whole: Any) -> Mapping[str, Any]:
    return {"numbers": dataclasses.replace(whole.numbers, buildings_on_offer=7)}


BROKEN: Mapping[str, Break] = {
    "14 cards a season": partial(with_numbers, season_cards=14),
    "three ongoing buildings are on offer": ongoing_without_end,
    "seven buildings are on offer": partial(with_content, change=seven_buildings),
    "three personalities a season": partial(with_numbers, personalities_a_season=3),
    "boats lie on side a": partial(new_with, change=side_a_always),
    "starting tiles lie in order": partial(new_with, change=tiles_in_order),
    "starting tiles bring nothing": starters_without_tiles,
    "nothing lies in the river": partial(new_with, change=no_river),
    "New Characters come from the last month on": partial(new_with, change=newcomers_upside_down),
    "the Tea Boat lies on the first wave": partial(new_with, change=tea_boat_on_the_first_wave),
    "New Characters stay": partial(month_end_with, change=newcomers_stay),
    "cards wait as long as nobody hires them": partial(month_end_with, change=cards_wait_for_ever),
    "the first cards stay": partial(month_end_with, change=first_cards_stay),
    "cards that wait get no mon": partial(month_end_with, change=no_coins),
    "nothing leaves the row": partial(month_end_with, change=nothing_leaves),
    "three cards wait": partial(with_numbers, carried_cards=3),
    "there are no New Characters": no_newcomers,
    "New Characters are placed as neutral ones": partial(with_options, step=NEUTRAL_CARD, more=neutral_newcomers),
    "the row is cleared before the neutral card": neutral_after_the_clearing,
    "the Grand Master walks with the street": master_walks_with_the_street,
    "the Grand Master begins on the last space": master_begins_on_the_last_space,
    "the Grand Master stays at home": master_stays_at_home,
    "the Grand Master always walks": master_always_walks,
    "the Grand Master walks last": master_walks_last,
    "the Grand Master walks first": master_walks_first,
    "the Grand Master teaches nobody": master_teaches_nobody,
    "the Grand Master drives neutral characters away": master_drives_neutrals_away,
    "the Grand Master teaches neutral characters": master_teaches_neutrals,
    "the Grand Master teaches the Nagaya": master_teaches_the_nagaya,
    "the Grand Master moves everybody up": master_moves_all_up,
    "the Grand Master counts boats": master_counts_boats,
    "Kobuns are counted too late": kobuns_after_the_end,
    "Kobuns on buildings do not count": kobuns_on_characters,
    "Sailors are Kobuns": sailors_are_kobuns,
    "personalities count nothing": personalities_count_nothing,
    "boats count nothing": without_boats,
    "named types do not count": named_types_do_not_count,
    "the Wood Seller is a New Character": wood_seller_is_new,
    "buildings are characters on the player board": buildings_on_the_player_board,
    "the Policeman's pouch counts one": partial(with_token, ident="pouch-policeman", per_special_hired=0, fixed=1),
    "the spring's fish costs nothing": partial(with_token, ident="fish-spring-3", bonus=0),
    "the Fisherman's fish has no bonus": partial(with_token, ident="fish-fisherman", bonus=0),
    "the autumn's fish has a bonus": partial(with_token, ident="fish-autumn-3", bonus=1),
    "the summer's pouch counts every space": partial(with_token, ident="pouch-summer-3", per_2_trade=2),
    "the Agency counts one a space": partial(with_building, ident="wholesale-shipping-agency", per_trade=1),
    "the Kimono Shop counts characters": partial(with_building, ident="kimono-shop", per_type=0, per_most_hired=4),
    "the Picture Book Shop counts one a token": partial(with_building, ident="picture-book-shop", per_token=1),
}
