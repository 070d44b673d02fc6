"""Whether a position is sound: nothing lost, nothing doubled, every derived number right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from edo_table.engine.errors import BadPosition
from edo_table.engine.messages import Message
from edo_table.games.iki.goods import COUNT, WOOD
from edo_table.games.iki.options import legal_codes
from edo_table.games.iki.state import (
    ACTIONS,
    AFTER_VISIT,
    BEGIN,
    BUILD,
    BUSINESS,
    CHARM,
    EMPTY,
    EVENT,
    FINISH,
    FIRE,
    FISH,
    FOOD,
    HUNGER,
    MONTH,
    MONTH_END,
    MOVE,
    NEUTRAL,
    NEW_YEAR,
    NEW_YEARS_DAY,
    OVER,
    PAYDAY_END,
    PERKS,
    TOBACCO,
    IkiState,
)
from edo_table.games.iki.tables import NO_PERK, SPACES, Tables

_LENGTHS = {
    MOVE: 4, BUSINESS: 3, TOBACCO: 3, BUILD: 3, HUNGER: 3, CHARM: 3, FIRE: 4, AFTER_VISIT: 3,
    MONTH: 1, ACTIONS: 1, EVENT: 1, PAYDAY_END: 1, MONTH_END: 1, FINISH: 1,
}  # fmt: skip
_STEPS = (*range(OVER + 1), MONTH, ACTIONS, EVENT, FIRE, FOOD, PAYDAY_END, MONTH_END, AFTER_VISIT, FINISH)


def invariants(tables: Tables, state: IkiState) -> list[str]:
    """Return what is wrong with a position, in plain English; empty when it is sound."""
    return [
        *_goods(tables, state),
        *_markers(tables, state),
        *_cards(tables, state),
        *_kobuns(tables, state),
        *_tokens(tables, state),
        *_progress(tables, state),
    ]


def _goods(tables: Tables, state: IkiState) -> list[str]:
    wrong = []
    if min(state.goods) < 0:
        wrong.append("somebody has less than nothing of a good")
    if sum(state.goods[WOOD::COUNT]) > tables.content.numbers.wood:
        wrong.append(f"there are more than {tables.content.numbers.wood} pieces of wood")
    if min(state.perks) < 0:
        wrong.append("somebody has fewer than no special tokens")
    return wrong


def _markers(tables: Tables, state: IkiState) -> list[str]:
    wrong = []
    if sorted(state.order) != list(range(state.players)):
        wrong.append("the firefighting track does not hold one marker of each seat")
    elif any(state.levels[a] < state.levels[b] for a, b in pairwise(state.order)):
        wrong.append("a marker stands above one on a higher space")
    if any(not 0 <= level <= tables.content.numbers.firefighting_most for level in state.levels):
        wrong.append("a marker is off the firefighting track")
    if any(not 0 <= place <= tables.street for place in state.positions):
        wrong.append("an Oyakata is off the street")
    taken = [space for space in state.ikizama if space != EMPTY]
    if len(set(taken)) != len(taken) or any(not 0 <= space < len(SPACES) for space in taken):
        wrong.append("two meeples stand on a space of the Ikizama track, or one beside it")
    if state.block in taken:
        wrong.append("a meeple stands on the blocked space")
    return wrong


def _cards(tables: Tables, state: IkiState) -> list[str]:
    wrong = []
    on_board = [card for card in state.cards if card != EMPTY]
    people = [card for card in on_board if tables.is_character(card)]
    people += [*state.row, *state.starters, *(card for deck in state.decks for card in deck)]
    people += [card for cards in state.retired for card in cards]
    built = [tables.building(card) for card in on_board if not tables.is_character(card)]
    if len(set(people)) != len(people) or any(not tables.is_character(card) for card in people):
        wrong.append("a character is there twice")
    if len({*built, *state.offer}) != len(built) + len(state.offer):
        wrong.append("a building is there twice")
    if any(not 0 <= building < len(tables.building_costs) for building in (*built, *state.offer)):
        wrong.append("a building does not exist")
    if len(state.row_mon) != len(state.row) or any(mon < 0 for mon in state.row_mon):
        wrong.append("the coins of the row do not fit its cards")
    for season, deck in enumerate(state.decks):
        if not set(deck) <= set(tables.season_decks[season]):
            wrong.append("a character lies in the deck of another season")
    return wrong


def _kobuns(tables: Tables, state: IkiState) -> list[str]:
    wrong = []
    for seat in range(state.players):
        used = sum(owner == seat for owner in state.owners)
        if used + state.kobuns[seat] != tables.content.numbers.kobuns:
            wrong.append(f"seat {seat} does not have its {tables.content.numbers.kobuns} Kobuns")
    for stall, card in enumerate(state.cards):
        name, owner, gained = tables.stall_ids[stall], state.owners[stall], state.experience[stall]
        if card == EMPTY:
            if owner != NEUTRAL or gained:
                wrong.append(f"{name} is empty, but a Kobun stands there")
        elif tables.is_character(card):
            if not 0 <= gained < tables.people[card].experience:
                wrong.append(f"the character on {name} should have retired")
            if owner == NEUTRAL and gained:
                wrong.append(f"the neutral character on {name} has experience")
        elif owner == NEUTRAL or gained:
            wrong.append(f"the building on {name} has no owner, or has experience")
    for seat, cards in enumerate(state.retired):
        for number, perk in enumerate(PERKS):
            most = sum(tables.perk_of[card] == number for card in cards if tables.perk_of[card] != NO_PERK)
            has = state.perks[seat * len(PERKS) + number]
            is_kept = perk != "fire-charm" and state.stack[-1][0] != OVER and state.month <= NEW_YEARS_DAY
            if has > most or (is_kept and has < most and not _is_counted(state)):
                wrong.append(f"seat {seat} has {has} tokens {perk}, its retired characters give {most}")
    return wrong


def _is_counted(state: IkiState) -> bool:
    """Whether characters that did not retire have come to the player boards."""
    return all(frame[0] >= 14 for frame in state.stack) and state.stack[0][0] == OVER


def _tokens(tables: Tables, state: IkiState) -> list[str]:
    wrong = []
    there = [*state.market, *(token for tokens in state.bought for token in tokens)]
    if len(set(there)) != len(there) or any(not 0 <= token < len(tables.token_ids) for token in there):
        wrong.append("a token is there twice, or does not exist")
    for seat, tokens in enumerate(state.bought):
        seasons = [tables.token_season[token] for token in tokens if tables.token_kind[token] == FISH]
        if len(set(seasons)) != len(seasons):
            wrong.append(f"seat {seat} has two fish of a season")
    return wrong


def _progress(tables: Tables, state: IkiState) -> list[str]:
    wrong = []
    step = state.stack[-1][0]
    if not 0 <= state.month <= NEW_YEARS_DAY:
        wrong.append("there is no such month")
    if step > OVER:
        wrong.append("nobody is asked, and nothing runs")
    if (step == BEGIN) != (state.month == 0):
        wrong.append("the first month begins when all have selected a character")
    if step != BEGIN and state.starters:
        wrong.append("characters to begin with are left after the set-up")
    if step in (NEW_YEAR,) and state.month != NEW_YEARS_DAY:
        wrong.append("only on New Year's Day everybody goes anywhere")
    if step == BUSINESS and state.positions[state.stack[-1][1]] == 0:
        wrong.append("business is done on the street")
    if step != OVER and not legal_codes(tables, state):
        wrong.append("there is nothing to choose from")
    return wrong


def restored(
    tables: Mapping[int, Tables], choices: Sequence[Sequence[str]], streams: int, data: Mapping[str, Any]
) -> IkiState:
    """Return the state of a snapshot; raises BadPosition when it is damaged."""
    try:
        state = IkiState.from_dict(dict(data))
        if state.players not in tables:
            raise ValueError(f"there is no game for {state.players} players")
        problem = _form_problem(tables[state.players], choices, streams, state)
        problem = problem or next(iter(invariants(tables[state.players], state)), "")
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise BadPosition(Message("position.damaged", {"detail": str(error)})) from error
    if problem:
        raise BadPosition(Message("position.damaged", {"detail": problem}))
    return state


def _form_problem(tables: Tables, choices: Sequence[Sequence[str]], streams: int, state: IkiState) -> str:
    """Return what is wrong with lengths and ranges, empty when nothing is."""
    players, stalls = state.players, len(tables.stall_ids)
    lengths = (
        (state.goods, players * COUNT), (state.levels, players), (state.positions, players), (state.ikizama, players),
        (state.kobuns, players), (state.cards, stalls), (state.owners, stalls), (state.experience, stalls),
        (state.retired, players), (state.perks, players * len(PERKS)), (state.joker_types, players),
        (state.bought, players), (state.fed, players), (state.decks, len(tables.season_decks)),
        (state.options, len(choices)), (state.streams, streams),
    )  # fmt: skip
    if any(len(values) != length for values, length in lengths):
        return "a list has a wrong length"
    if any(not 0 <= option < len(choice) for option, choice in zip(state.options, choices, strict=True)):
        return "an option has no such choice"
    if any(not EMPTY <= card < len(tables.card_ids) for card in state.cards):
        return "a card does not exist"
    if any(not NEUTRAL <= owner < players for owner in state.owners):
        return "a card belongs to nobody who is there"
    if not 0 <= state.start < players or state.ply < 0 or state.turn < 0 or min(state.streams, default=0) < 0:
        return "a count is out of range"
    if any(not 0 <= number < len(tables.type_ids) for types in state.joker_types for number in types):
        return "a type does not exist"
    if any(not 0 <= block < len(SPACES) for block in state.blocks) or not EMPTY <= state.block < len(SPACES):
        return "a blocking tile does not exist"
    needed = (NEW_YEARS_DAY - 1 - state.month) if players == 2 else 0
    if len(state.blocks) < needed:
        return "there are not enough blocking tiles for the year"
    for frame in state.stack:
        if not frame or frame[0] not in _STEPS or len(frame) != _LENGTHS.get(frame[0], 2):
            return "a step is not one of the game's"
        if len(frame) > 1 and frame[0] not in (FIRE, AFTER_VISIT, OVER) and not 0 <= frame[1] < players:
            return "somebody who is not there has to decide"
        if any(not -1 <= number < 256 for number in frame):
            return "a step has a number out of range"
    return "" if state.stack else "there is no open step"
