"""The year with Akebono: set-up, the Grand Master, the income after fires, seasons, the end (A1, A2, A7, A12, A26)."""

from __future__ import annotations

from collections.abc import Mapping

from edo_table.engine.chance import draw_below, shuffle
from edo_table.engine.events import Event, Sink
from edo_table.games.iki import flow
from edo_table.games.iki.calendar import season_of
from edo_table.games.iki.chance import OFFER
from edo_table.games.iki.effects import gain_experience
from edo_table.games.iki.payday import leave_hungry
from edo_table.games.iki.state import EMPTY, EVENT, FINISH, MONTH_END, NEUTRAL, OFFER_NEUTRAL, TOKEN_KINDS
from edo_table.games.iki.tables import SPACES, Frame
from edo_table.games.iki.workings import Step
from edo_table.games.iki_akebono import city
from edo_table.games.iki_akebono.chance import BOATS, NEWCOMERS, PERSONALITIES, RIVER, TILES
from edo_table.games.iki_akebono.components import is_ongoing
from edo_table.games.iki_akebono.counting import kobuns_on_board
from edo_table.games.iki_akebono.owned import has_permit
from edo_table.games.iki_akebono.river import boats_of, offer_another_boat
from edo_table.games.iki_akebono.second import offer_free_skill, offer_second_hire, offer_tobacco
from edo_table.games.iki_akebono.state import (
    DOCTOR,
    GRAND_MASTER,
    HUNGER,
    OFFER_ANOTHER_BOAT,
    OFFER_FREE_SKILL,
    OFFER_SECOND_HIRE,
    OFFER_TOBACCO,
    RESCUE,
    STARVING,
    TRADE_INCOME,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import TEA_BOAT, AkebonoTables
from edo_table.games.iki_akebono.trade import move_up, pay_income

GRAND_MASTER_OPTION = 1
"""The place of the choice in a state's options; its first choice is to play with the Grand Master."""

# ---- set-up ----------------------------------------------------------------------------------------------------------


def deal(tables: AkebonoTables, state: AkebonoState) -> None:
    """Set up what Akebono has, after IKI's own set-up (rulebook, Setup)."""
    numbers = tables.content.numbers
    for season, deck in enumerate(state.decks):
        state.unused[season] = sorted(deck[numbers.season_cards :])
        del deck[numbers.season_cards :]
    for month in tables.newcomers:
        drawn = draw_below(state.streams, NEWCOMERS, len(month))
        state.newcomers.insert(0, month[drawn])
        state.unused_newcomers += [card for number, card in enumerate(month) if number != drawn]
    _offer_buildings(tables, state)
    state.tiles = list(range(len(tables.content.tiles)))
    shuffle(state.streams, TILES, state.tiles)
    state.sides = [draw_below(state.streams, BOATS, len(boat.sides)) for boat in tables.boats]
    free = tables.free_waves
    state.waves[free[draw_below(state.streams, BOATS, len(free))]] = TEA_BOAT
    for season, people in enumerate(tables.season_personalities):
        drawn_people = list(people)
        shuffle(state.streams, PERSONALITIES, drawn_people)
        state.to_come[season] = sorted(drawn_people[: numbers.personalities_a_season])
    state.bridge, state.to_come[0] = state.to_come[0], []
    split_market(tables, state)


def _offer_buildings(tables: AkebonoTables, state: AkebonoState) -> None:
    """A12: deal buildings one by one; an ongoing one too many is put aside."""
    numbers, offer, ongoing = tables.content.numbers, list[int](), 0
    buildings = list(range(len(tables.building_costs)))
    shuffle(state.streams, OFFER, buildings)
    for number in buildings:
        if len(offer) == numbers.buildings_on_offer:
            break
        if is_ongoing(tables.content.buildings[number]):
            if ongoing == numbers.ongoing_buildings:
                continue
            ongoing += 1
        offer.append(number)
    state.offer = sorted(offer)


def split_market(tables: AkebonoTables, state: AkebonoState) -> None:
    """Lay one of the season's tokens of each kind, drawn at random, into the river (rulebook, Setup 7)."""
    for kind in range(len(TOKEN_KINDS)):
        tokens = [token for token in state.market if tables.token_kind[token] == kind]
        if len(tokens) > 1:
            state.river.append(tokens[draw_below(state.streams, RIVER, len(tokens))])
    state.river.sort()
    state.market = [token for token in state.market if token not in state.river]


# ---- the seasons -----------------------------------------------------------------------------------------------------


def next_season(tables: AkebonoTables, state: AkebonoState, sink: Sink | None) -> None:
    """Change the tokens in the river and the personalities on the bridge for those of the next season."""
    state.river = []
    split_market(tables, state)
    season = season_of(state.month + 1)
    state.bridge, state.to_come[season] = state.to_come[season], []
    if sink is not None:
        shown = tuple(tables.personality_ids[number] for number in state.bridge)
        sink(Event("personalities_revealed", {"personality": shown}, reveals=flow.everybody(state)))


def _event(tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Sink | None) -> None:
    """After a fire the trade track pays (rulebook, Trade track income)."""
    if state.month in tables.fire_months:
        state.stack.append((TRADE_INCOME,))
    flow.begin_event(tables, state, frame, sink)


def _finish(tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Sink | None) -> None:
    state.posted = [kobuns_on_board(tables, state, seat) for seat in range(state.players)]
    flow.finish(tables, state, frame, sink)


# ---- the Grand Master ------------------------------------------------------------------------------------------------


def has_grand_master(state: AkebonoState) -> bool:
    """Return whether the Grand Master plays: with two players, unless it was chosen otherwise."""
    return state.players == 2 and state.options[GRAND_MASTER_OPTION] == 0


def _grand_master(tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Sink | None) -> None:
    """A26: against the street by the number of the blocking tile; who works at the shop there gains experience."""
    steps = int(SPACES[state.block])
    before = state.master or tables.street + 1
    state.master = (before - 1 - steps) % tables.street + 1
    shop = tables.shop_at[state.master]
    if sink is not None:
        sink(Event("master_walked", {"steps": steps, "shop": tables.shop_ids[shop]}))
    if shop == tables.bridge:
        for seat in range(state.players):
            if boats_of(state, seat):
                move_up(tables, state, seat, 1, sink, "grand-master")
        return
    for stall in tables.stalls_of_shop[shop]:
        card = state.cards[stall]
        if card != EMPTY and tables.is_character(card) and state.owners[stall] != NEUTRAL:
            gain_experience(tables, state, stall, sink)


# ---- hunger ----------------------------------------------------------------------------------------------------------


def _starving(tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Sink | None) -> None:
    """Ask whether a Doctor token saves a hungry character, while there is one."""
    _, seat, stall = frame
    if has_permit(state, seat, DOCTOR):
        state.stack.append((RESCUE, seat, stall, HUNGER))
    else:
        leave_hungry(tables, state, stall, sink)


STEPS: Mapping[int, Step] = {
    **flow.STEPS,
    EVENT: _event,
    MONTH_END: city.end_month,
    OFFER_NEUTRAL: city.offer_neutral,
    FINISH: _finish,
    GRAND_MASTER: _grand_master,
    TRADE_INCOME: pay_income,
    STARVING: _starving,
    OFFER_SECOND_HIRE: offer_second_hire,
    OFFER_ANOTHER_BOAT: offer_another_boat,
    OFFER_FREE_SKILL: offer_free_skill,
    OFFER_TOBACCO: offer_tobacco,
}
