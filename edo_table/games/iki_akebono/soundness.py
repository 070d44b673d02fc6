"""Whether a position is sound: nothing lost, nothing doubled, every derived number right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edo_table.engine.errors import BadPosition
from edo_table.engine.messages import Message
from edo_table.games.iki import soundness as iki
from edo_table.games.iki.calendar import market_season, season_of
from edo_table.games.iki.state import BEGIN, EMPTY, FISH, NEUTRAL, NEW_YEARS_DAY, OVER, PIPE, START_AREA, TOKEN_KINDS
from edo_table.games.iki_akebono.components import is_ongoing
from edo_table.games.iki_akebono.course import LENGTHS, course_problems, turn_seat
from edo_table.games.iki_akebono.owned import buildings_of, has_permit, met_by, tokens_of
from edo_table.games.iki_akebono.state import NAME_TYPE, NOT_NAMED, PERMITS, AkebonoState
from edo_table.games.iki_akebono.tables import TEA_BOAT, AkebonoTables
from edo_table.games.iki_akebono.year import has_grand_master

ALL_MARKS = 7
"""Of `turn_marks`."""


def invariants(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    """Return what is wrong with a position, in plain English; empty when it is sound."""
    wrong = course_problems(tables, state)
    if wrong:
        return wrong
    return [
        *iki.goods(tables, state),
        *iki.markers(tables, state),
        *iki.people(tables, state),
        *_newcomers(tables, state),
        *_row(tables, state),
        *iki.buildings(tables, state),
        *iki.stalls(tables, state),
        *_stalls(tables, state),
        *iki.player_boards(tables, state),
        *_tokens(tables, state),
        *_boats(tables, state),
        *_special_tokens(tables, state),
        *_personalities(tables, state),
        *_types(tables, state),
        *_year(tables, state),
        *iki.progress(tables, state),
        *iki.track(tables, state, turn_seat(state)),
    ]


# ---- cards -----------------------------------------------------------------------------------------------------------


def _newcomers(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    """Of each month one New Character is in the game, and the box has all that are not."""
    wrong = []
    for season, unused in enumerate(state.unused):
        cards = tables.season_decks[season]
        if unused != sorted(set(unused)) or not set(unused) <= set(cards):
            wrong.append(f"the box does not hold cards of season {season + 1}, each once and in order")
        if len(unused) != len(cards) - tables.deck_sizes[season]:
            wrong.append(f"{len(unused)} cards of season {season + 1} are in the box")
    seen = iki.seen_people(tables, state)
    boxed = [*(card for unused in state.unused for card in unused), *state.unused_newcomers]
    if set(boxed) & {*seen, *state.newcomers, *(card for deck in state.decks for card in deck)}:
        wrong.append("a character of the box is in the game")
    months = [tables.month_of[card] for card in state.newcomers]
    if months != list(range(len(tables.newcomers), min(state.month, len(tables.newcomers)), -1)):
        wrong.append(f"the New Characters to come do not fit month {state.month}")
    if [tables.month_of[card] for card in state.unused_newcomers] != _boxed_months(tables):
        wrong.append("the box does not hold all New Characters but one of each month")
    if any(tables.month_of[card] > state.month for card in seen):
        wrong.append("a New Character has come before its month")
    return wrong


def _boxed_months(tables: AkebonoTables) -> list[int]:
    return [month for month, cards in enumerate(tables.newcomers, 1) for _ in cards[1:]]


def _row(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    """First those that waited, each with a mon, then the new ones, the New Character of the month last (Y1)."""
    numbers, wrong = tables.content.numbers, []
    row = state.row
    if row and tables.is_newcomer(row[-1]):
        if tables.month_of[row[-1]] != state.month:
            wrong.append("the New Character that looks for work is another month's")
        row = row[:-1]
    if any(card not in tables.season_decks[market_season(state)] for card in row):
        wrong.append("a character of another season is looking for work")
    carried = state.row_mon.count(1)
    if state.row_mon != [1] * carried + [0] * (len(state.row) - carried) or carried > len(row):
        wrong.append("who waited for a month lies first, with one mon; nobody else has any")
    if carried > numbers.carried_cards or len(row) - carried > numbers.cards_a_month:
        wrong.append("more characters are looking for work than the City board holds")
    if carried and season_of(state.month) != season_of(state.month - 1):
        wrong.append("nobody waits from one season to the next")
    return wrong


def _stalls(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    wrong = []
    for card, owner in zip(state.cards, state.owners, strict=True):
        if tables.is_character(card) and owner == NEUTRAL and tables.is_newcomer(card):
            wrong.append("a New Character is nobody's")
    built = [tables.building(card) for card in state.cards if card >= tables.characters]
    ongoing = sum(is_ongoing(tables.content.buildings[building]) for building in (*built, *state.offer))
    if ongoing > tables.content.numbers.ongoing_buildings:
        wrong.append(f"{ongoing} buildings do something while they stand")
    return wrong


# ---- fish, pipes and pouches -----------------------------------------------------------------------------------------


def _tokens(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    """Every token of the season is on the market, in the river, with a player or spent; none of a later one is."""
    wrong = []
    now = market_season(state)
    bought = [token for tokens in state.bought for token in tokens]
    spent = [token for tokens in state.spent for token in tokens]
    there = [*state.market, *state.river, *bought, *spent]
    if len(set(there)) != len(there) or any(not 0 <= token < len(tables.token_ids) for token in there):
        return ["a token is there twice, or does not exist"]
    if {token for token in there if tables.token_season[token] == now} != set(tables.season_tokens[now]):
        wrong.append("a token of the season is lost")
    if any(tables.token_season[token] > now for token in (*bought, *spent)) or any(
        tables.token_season[token] != now for token in (*state.market, *state.river)
    ):
        wrong.append("a token of another season is there")
    for kind in range(len(TOKEN_KINDS)):
        size = sum(tables.token_kind[token] == kind for token in tables.season_tokens[now])
        in_river = sum(tables.token_kind[token] == kind for token in state.river)
        on_market = sum(tables.token_kind[token] == kind for token in state.market)
        if in_river > (size > 1) or on_market > size - (size > 1):
            wrong.append(f"one {TOKEN_KINDS[kind]} of the season lies in the river, the others on the market")
    if state.river != sorted(state.river) or state.market != sorted(state.market):
        wrong.append("the tokens of the season are not in order")
    if any(tables.token_kind[token] not in (PIPE, FISH) or tables.token_season[token] < 0 for token in spent):
        wrong.append("a token was spent that cannot be")
    for seat in range(state.players):
        wrong += _own_tokens(tables, state, seat)
    return wrong


def _own_tokens(tables: AkebonoTables, state: AkebonoState, seat: int) -> list[str]:
    """A13, A20: one fish a season in all; those that characters bring come from characters that retired."""
    wrong = []
    had = [token for token in (*state.bought[seat], *state.spent[seat]) if tables.token_kind[token] == FISH]
    seasons = [tables.token_season[token] for token in had]
    if len(set(seasons)) != len(seasons):
        wrong.append(f"seat {seat} has had two fish of a season")
    if len(tokens_of(tables, state, seat, FISH)) > tables.content.numbers.fish_places:
        wrong.append(f"seat {seat} has more fish than its board has places")
    gave = [tables.people[card].token for card in state.retired[seat]]
    has_fisherman = tables.fisherman_token in state.bought[seat]
    has_policeman = tables.policeman_token in state.bought[seat]
    must_have = "policeman" in gave and state.stack[0][0] != OVER
    if (
        (has_fisherman and "fisherman" not in gave)
        or (has_policeman and "policeman" not in gave)
        or must_have > has_policeman
    ):
        wrong.append(f"seat {seat} does not have the tokens that its retired characters bring")
    return wrong


# ---- boats, trade, special tokens ------------------------------------------------------------------------------------


def _boats(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    wrong = []
    if any(not 0 <= space <= tables.content.trade.most for space in state.trade):
        wrong.append("a marker is off the trade track")
    there = [boat for boat in state.waves if boat != EMPTY]
    if len(set(there)) != len(there):
        wrong.append("a boat lies on two waves")
    if state.sailors[TEA_BOAT] != NEUTRAL or TEA_BOAT not in there:
        wrong.append(f"the {tables.boat_ids[TEA_BOAT]} lies in the river from the start, and is nobody's")
    if any((owner != NEUTRAL) != (boat in there) for boat, owner in enumerate(state.sailors) if boat != TEA_BOAT):
        wrong.append("a boat lies in the river once a player has built it")
    if any(state.sailors.count(seat) > tables.content.numbers.sailors for seat in range(state.players)):
        wrong.append("somebody has built more boats than there are Sailors")
    for wave, boat in enumerate(state.waves):
        own = tables.own_wave[boat] if boat != EMPTY else -1
        if boat != EMPTY and (wave != own if own >= 0 else wave not in tables.free_waves):
            wrong.append(f"the {tables.boat_ids[boat]} lies on a wave where it does not belong")
    return wrong


def _special_tokens(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    """Boat tokens come from their boat, the others from retired characters and personalities."""
    wrong = []
    numbers = tables.content.numbers
    gives = any(
        boat != EMPTY and tables.boats[boat].sides[state.sides[boat]].action == "boat-token" for boat in state.waves
    )
    if min(state.boat_tokens) < 0 or sum(state.boat_tokens) > numbers.boat_tokens * gives:
        wrong.append("there are more boat tokens than a boat in the river has given")
    seat = turn_seat(state)
    new = state.boat_tokens[seat] if seat is not None else 0
    if not 0 <= state.new_boat_tokens <= new:
        wrong.append("a boat token that came in this turn is nobody's")
    for permit, name in enumerate(PERMITS):
        held = [has_permit(state, seat, permit) for seat in range(state.players)]
        gave = [_given(tables, state, seat, name) for seat in range(state.players)]
        if sum(held) > dict(numbers.special_tokens)[name]:
            wrong.append(f"there are more tokens {name} than the game has")
        if any(not 0 <= has <= most for has, most in zip(held, gave, strict=True)):
            wrong.append(f"somebody has a token {name} that nobody gave")
    return wrong


def _given(tables: AkebonoTables, state: AkebonoState, seat: int, permit: str) -> int:
    retired = sum(tables.people[card].token == permit for card in state.retired[seat])
    return retired + sum(one.now is not None and one.now.token == permit for one in met_by(tables, state, seat))


# ---- personalities and types -----------------------------------------------------------------------------------------


def _personalities(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    """So many are revealed in each season; only a boat leads to others (A22)."""
    wrong = []
    now, number = market_season(state), tables.content.numbers.personalities_a_season
    met = [one for people in state.met for one in people]
    there = [*met, *state.bridge, *(one for people in state.to_come for one in people)]
    if len(set(there)) != len(there) or any(not 0 <= one < len(tables.personality_ids) for one in there):
        return ["a personality is there twice, or does not exist"]
    if any(tables.personalities[one].season > now for one in met) or any(
        tables.personalities[one].season != now for one in state.bridge
    ):
        wrong.append("a personality of another season is there")
    if state.bridge != sorted(state.bridge):
        wrong.append("the personalities on the bridge are not in order")
    leads = any(boat != EMPTY and tables.boats[boat].sides[state.sides[boat]].action == "meet" for boat in state.waves)
    for season, people in enumerate(state.to_come):
        of_season = [one for one in met if tables.personalities[one].season == season]
        on_bridge = len(state.bridge) if season == now else 0
        if people != sorted(people) or any(tables.personalities[one].season != season for one in people):
            wrong.append("the personalities to come are not in the order of the seasons")
        if len(people) != (number if season > now else 0):
            wrong.append(f"{len(people)} personalities of season {season + 1} are to come")
        if on_bridge > number or (season == now and on_bridge + len(of_season) < number):
            wrong.append("a personality of the season is lost")
        if on_bridge + len(of_season) > number and not leads:
            wrong.append("a personality was met that was not on the bridge")
    return wrong


def _types(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    """Characters of open type have one named once they retire, or it is asked for."""
    for number, card in enumerate(tables.open_characters):
        owner = next((seat for seat, cards in enumerate(state.retired) if card in cards), None)
        asked = [frame[1] for frame in state.stack if frame[0] == NAME_TYPE and frame[2] == card]
        if owner is None:
            is_right = state.named[number] == NOT_NAMED and not asked
        else:
            is_right = asked == ([owner] if state.named[number] == NOT_NAMED else [])
        if not is_right:
            return [f"the type of {tables.card_ids[card]} is not named when it retires, or it is not asked for once"]
    return []


# ---- the year --------------------------------------------------------------------------------------------------------


def _year(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    wrong = []
    has_tiles = state.stack[-1][0] == BEGIN
    if sorted(state.tiles) != (list(range(len(tables.content.tiles))) if has_tiles else []):
        wrong.append("the starting tiles lie on the characters to begin with")
    if state.has_hired not in (0, 1) or not 0 <= state.turn_marks <= ALL_MARKS:
        wrong.append("what has happened in this turn is not told")
    if (state.has_hired or state.turn_marks) and turn_seat(state) is None:
        wrong.append("nobody has the turn in which something is told to have happened")
    if state.has_hired and state.month == NEW_YEARS_DAY:
        wrong.append("nobody is hired on New Year's Day")
    has_walked = has_grand_master(state) and (state.month > 1 or any(frame[0] == NAME_TYPE for frame in state.stack))
    if not (0 < state.master <= tables.street if has_walked else state.master == START_AREA):
        wrong.append("the Grand Master is not where it must be")
    is_counted = state.stack[0][0] == OVER
    if len(state.posted) != (state.players if is_counted else 0):
        wrong.append("Kobuns are counted when the year ends")
    elif is_counted and any(
        not sum(1 for _ in buildings_of(tables, state, seat)) <= state.posted[seat] <= tables.content.numbers.kobuns
        for seat in range(state.players)
    ):
        wrong.append("somebody had more Kobuns on the board than there are, or fewer than there are buildings")
    return wrong


# ---- snapshots -------------------------------------------------------------------------------------------------------


def restored(
    tables: Mapping[int, AkebonoTables], choices: Sequence[Sequence[str]], streams: int, data: Mapping[str, Any]
) -> AkebonoState:
    """Return the state of a snapshot; raises BadPosition when it is damaged."""
    try:
        state = AkebonoState.from_dict(dict(data))
        if state.players not in tables:
            raise ValueError(f"there is no game for {state.players} players")
        own = tables[state.players]
        problem = iki.form_problem(own, choices, streams, state, LENGTHS) or _form_problem(own, state)
        problem = problem or next(iter(invariants(own, state)), "")
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise BadPosition(Message("position.damaged", {"detail": str(error)})) from error
    if problem:
        raise BadPosition(Message("position.damaged", {"detail": problem}))
    return state


def _form_problem(tables: AkebonoTables, state: AkebonoState) -> str:
    """Return what is wrong with lengths and ranges of Akebono's fields, empty when nothing is."""
    players, seasons, boats = state.players, len(tables.season_decks), len(tables.boats)
    lengths = (
        (state.trade, players), (state.waves, tables.waves), (state.sides, boats), (state.sailors, boats),
        (state.boat_tokens, players), (state.permits, players * len(PERMITS)), (state.met, players),
        (state.named, len(tables.open_characters)), (state.spent, players), (state.to_come, seasons),
        (state.unused, seasons),
    )  # fmt: skip
    if any(len(values) != length for values, length in lengths):
        return "a list has a wrong length"
    if any(not EMPTY <= boat < boats for boat in state.waves):
        return "a boat does not exist"
    if any(not 0 <= side < len(boat.sides) for side, boat in zip(state.sides, tables.boats, strict=True)):
        return "a boat has no such side"
    if any(not NEUTRAL <= owner < players for owner in state.sailors):
        return "a boat belongs to nobody who is there"
    if any(not NOT_NAMED <= kind < len(tables.type_ids) for kind in state.named):
        return "a type does not exist"
    everybody = (*state.newcomers, *state.unused_newcomers, *(card for cards in state.unused for card in cards))
    if any(not tables.is_character(card) for card in everybody):
        return "a character does not exist"
    return ""
