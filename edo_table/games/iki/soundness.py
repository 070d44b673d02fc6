"""Whether a position is sound: nothing lost, nothing doubled, every derived number right."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from edo_table.engine.errors import BadPosition
from edo_table.engine.messages import Message
from edo_table.games.iki.calendar import MONTHS_A_SEASON, is_payday, market_season, move_frame, seen_of
from edo_table.games.iki.effects import has_perk, own_characters
from edo_table.games.iki.goods import COUNT, RICE, WOOD
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
    FIRE_CHARM,
    FISH,
    FOOD,
    HIRE,
    HUNGER,
    JOKER,
    JOKER_TOKEN,
    MONTH,
    MONTH_END,
    MOVE,
    MOVE_ON,
    NEUTRAL,
    NEUTRAL_CARD,
    NEW_YEAR,
    NEW_YEARS_DAY,
    OFFER_NEUTRAL,
    OVER,
    PAYDAY_END,
    PERKS,
    PIPE,
    POUCH,
    RAISE,
    START_AREA,
    SWAP,
    TOBACCO,
    TURN_STEPS,
    USED_CHARACTER,
    USED_SHOP,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Tables

LETTERS = {
    BEGIN: "b", WAY: "w", HIRE: "h", MOVE: "m", MOVE_ON: "o", BUSINESS: "u", TOBACCO: "t", RAISE: "r", SWAP: "s",
    BUILD: "d", NEUTRAL_CARD: "n", HUNGER: "k", CHARM: "c", NEW_YEAR: "y", JOKER: "j", OVER: "q", MONTH: "M",
    ACTIONS: "A", EVENT: "V", FIRE: "F", FOOD: "G", PAYDAY_END: "P", MONTH_END: "E", AFTER_VISIT: "X", FINISH: "Z",
    OFFER_NEUTRAL: "N",
}  # fmt: skip
_TURN = "u(?:mh?|o|t?r*|X?(?:r*|s|d))"
_COURSE = re.compile(f"Mb+|EVN?A(?:w+|{_TURN})|EVn|EFc|EPG*k|Zy+|Zy*{_TURN}|qj*")
"""What the stack may hold, from the bottom to the open decision."""
LENGTHS = dict.fromkeys(LETTERS, 2) | {
    MOVE: 4, BUSINESS: 3, TOBACCO: 3, BUILD: 3, HUNGER: 3, CHARM: 3, FIRE: 4, AFTER_VISIT: 3,
    MONTH: 1, ACTIONS: 1, EVENT: 1, PAYDAY_END: 1, MONTH_END: 1, FINISH: 1,
}  # fmt: skip
"""How many numbers each step has."""


def invariants(tables: Tables, state: IkiState) -> list[str]:
    """Return what is wrong with a position, in plain English; empty when it is sound."""
    course = "".join(LETTERS[frame[0]] for frame in state.stack)
    if not _COURSE.fullmatch(course):
        return [f"no course of play leads to the pending steps {course}"]
    return [
        *goods(tables, state),
        *markers(tables, state),
        *people(tables, state),
        *_row(tables, state),
        *buildings(tables, state),
        *stalls(tables, state),
        *player_boards(tables, state),
        *_tokens(tables, state),
        *progress(tables, state),
        *_possible(tables, state),
        *track(tables, state, state.stack[-1][1] if state.stack[-1][0] in TURN_STEPS else None),
    ]


def goods(tables: Tables, state: IkiState) -> list[str]:
    """Nobody has less than nothing, and the wood is limited."""
    wrong = []
    if min(state.goods) < 0:
        wrong.append("somebody has less than nothing of a good")
    if sum(state.goods[WOOD::COUNT]) > tables.content.numbers.wood:
        wrong.append(f"there are more than {tables.content.numbers.wood} pieces of wood")
    return wrong


def markers(tables: Tables, state: IkiState) -> list[str]:
    """Markers stand on the firefighting track in their order, Oyakatas on the street."""
    wrong = []
    if sorted(state.order) != list(range(state.players)):
        wrong.append("the firefighting track does not hold one marker of each seat")
    elif any(state.levels[a] < state.levels[b] for a, b in pairwise(state.order)):
        wrong.append("a marker stands above one on a higher space")
    if any(not 0 <= level <= tables.content.numbers.firefighting_most for level in state.levels):
        wrong.append("a marker is off the firefighting track")
    if any(not START_AREA <= place <= tables.street for place in state.positions):
        wrong.append("an Oyakata is off the street")
    return wrong


def people(tables: Tables, state: IkiState) -> list[str]:
    """Every character is in one place, and exactly as many have left each deck as the months have revealed."""
    wrong = []
    there = [*seen_people(tables, state), *(card for deck in state.decks for card in deck)]
    if len(set(there)) != len(there) or any(not tables.is_character(card) for card in there):
        wrong.append("a character is there twice")
    for season, deck in enumerate(state.decks):
        cards = tables.season_decks[season]
        if not set(deck) <= set(cards):
            wrong.append("a character lies in the deck of another season")
        if len(deck) != tables.deck_sizes[season] - seen_of(tables, season, state.month):
            wrong.append(f"{len(deck)} cards in the deck of season {season + 1} do not fit month {state.month}")
    if state.row and (not 0 < state.month < NEW_YEARS_DAY or is_payday(state)):
        wrong.append("nobody is looking for work at this time")
    if len(state.row_mon) != len(state.row) or any(mon < 0 for mon in state.row_mon):
        wrong.append("the coins of the row do not fit its cards")
    for seat in range(state.players):
        own = [card for card, owner in zip(state.cards, state.owners, strict=True) if owner == seat]
        if sum(card in tables.starters for card in (*own, *state.retired[seat])) > 1:
            wrong.append(f"seat {seat} has two characters to begin with")
    return wrong


def seen_people(tables: Tables, state: IkiState) -> list[int]:
    """Return all characters that lie face up."""
    placed = [card for card in state.cards if tables.is_character(card)]
    return [*placed, *(card for cards in state.retired for card in cards), *state.row, *state.starters]


def _row(tables: Tables, state: IkiState) -> list[str]:
    now = market_season(state)
    if any(card not in tables.season_decks[now] for card in state.row):
        return ["a character of another season is looking for work"]
    return []


def buildings(tables: Tables, state: IkiState) -> list[str]:
    """Every building is in one place, and no more are there than were laid out."""
    cards = [tables.building(card) for card in state.cards if card >= tables.characters]
    there = [*cards, *state.offer]
    if len(set(there)) != len(there):
        return ["a building is there twice"]
    if any(not 0 <= building < len(tables.building_costs) for building in there):
        return ["a building does not exist"]
    if len(there) > tables.content.numbers.buildings_on_offer:
        return [f"there are more than {tables.content.numbers.buildings_on_offer} buildings"]
    return []


def stalls(tables: Tables, state: IkiState) -> list[str]:
    """Every Kobun is in one place, and what lies on a stall can lie there."""
    wrong = []
    for seat in range(state.players):
        if sum(owner == seat for owner in state.owners) + state.kobuns[seat] != tables.content.numbers.kobuns:
            wrong.append(f"seat {seat} does not have its {tables.content.numbers.kobuns} Kobuns")
        if state.kobuns[seat] < 0:
            wrong.append(f"seat {seat} has used more Kobuns than it has")
    for stall, card in enumerate(state.cards):
        name, owner, gained = tables.stall_ids[stall], state.owners[stall], state.experience[stall]
        if card == EMPTY:
            if owner != NEUTRAL or gained:
                wrong.append(f"{name} is empty, but a Kobun stands there")
        elif not tables.is_character(card):
            if owner == NEUTRAL or gained:
                wrong.append(f"the building on {name} has no owner, or has experience")
        elif not 0 <= gained < tables.people[card].experience:
            wrong.append(f"the character on {name} should have retired")
        elif owner == NEUTRAL and (gained or state.players != 2 or card in tables.starters):
            wrong.append(f"the character on {name} cannot be a neutral one")
    return wrong


def player_boards(tables: Tables, state: IkiState) -> list[str]:
    """Special tokens come from retired characters, and only those against fire and the count's end spend them."""
    wrong = []
    is_counted = state.stack[0][0] == OVER
    for seat, cards in enumerate(state.retired):
        gave = Counter(tables.perk_of[card] for card in cards)
        for perk, name in enumerate(PERKS):
            has = state.perks[seat * len(PERKS) + perk]
            least = 0 if perk == FIRE_CHARM or is_counted else gave[perk]
            if not least <= has <= gave[perk]:
                wrong.append(f"seat {seat} has {has} tokens {name}, its retired characters give {gave[perk]}")
        jokers = sum(frame == (JOKER, seat) for frame in state.stack) + len(state.joker_types[seat])
        if jokers != (state.perks[seat * len(PERKS) + JOKER_TOKEN] if is_counted else 0):
            wrong.append(f"seat {seat} does not choose a type for each of its jokers")
    if is_counted and any(tables.is_character(card) for card in state.cards):
        wrong.append("characters are on the board after the year")
    return wrong


def _tokens(tables: Tables, state: IkiState) -> list[str]:
    """Every token of the season lies on the market or with a player; none of a later season is there."""
    wrong = []
    now = market_season(state)
    bought = [token for tokens in state.bought for token in tokens]
    there = [*state.market, *bought]
    if len(set(there)) != len(there) or any(not 0 <= token < len(tables.token_ids) for token in there):
        return ["a token is there twice, or does not exist"]
    if {token for token in there if tables.token_season[token] == now} != set(tables.season_tokens[now]):
        wrong.append("a token of the season is lost")
    if any(tables.token_season[token] > now for token in bought) or any(
        tables.token_season[token] != now for token in state.market
    ):
        wrong.append("a token of another season is there")
    for seat, tokens in enumerate(state.bought):
        seasons = [tables.token_season[token] for token in tokens if tables.token_kind[token] == FISH]
        if len(set(seasons)) != len(seasons):
            wrong.append(f"seat {seat} has two fish of a season")
    return wrong


def progress(tables: Tables, state: IkiState) -> list[str]:
    """What is pending fits the month and what lies on the table."""
    wrong = []
    bottom, top = state.stack[0][0], state.stack[-1]
    step, seat = top[0], top[1]
    is_right = {MONTH: state.month == 0, MONTH_END: 0 < state.month < NEW_YEARS_DAY}
    if not is_right.get(bottom, state.month == NEW_YEARS_DAY):
        wrong.append(f"month {state.month} does not fit the pending steps")
    if (step == HUNGER and state.month % MONTHS_A_SEASON) or (step == CHARM and state.month not in tables.fire_months):
        wrong.append("this does not happen in this month")
    if step == BEGIN:
        begun = [owner for owner in state.owners if owner != NEUTRAL]
        pending = [frame[1] for frame in state.stack if frame[0] == BEGIN]
        if sorted(begun + pending) != list(range(state.players)) or len(state.starters) + len(begun) != len(
            tables.starters
        ):
            wrong.append("each seat begins with one character")
    elif state.starters:
        wrong.append("characters to begin with are left after the set-up")
    if step == HUNGER and state.goods[seat * COUNT + RICE]:
        wrong.append("whoever has rice feeds the characters")
    if not is_payday(state) and any(state.fed):
        wrong.append("characters are fed on Payday only")
    return wrong


def _possible(tables: Tables, state: IkiState) -> list[str]:
    wrong = []
    step, seat = state.stack[-1][:2]
    if step in (BUSINESS, TOBACCO, RAISE, SWAP, BUILD, MOVE_ON) and state.positions[seat] == START_AREA:
        wrong.append("business is done on the street")
    if len({frame[1] for frame in state.stack if frame[0] in TURN_STEPS}) > 1:
        wrong.append("two seats have the turn")
    if step == HUNGER and state.fed[seat] != len(own_characters(tables, state, seat)) - state.stack[-1][2]:
        wrong.append("as many characters go hungry as are not fed")
    if any(not is_possible(tables, state, frame) for frame in state.stack):
        wrong.append("a pending step does not fit the position")
    elif step != OVER and not legal_codes(tables, state):
        wrong.append("there is nothing to choose from")
    return wrong


def is_possible(tables: Tables, state: IkiState, frame: tuple[int, ...]) -> bool:
    """Return whether what a pending step says beside its seat can be."""
    step = frame[0]
    if step == MOVE:
        return frame == move_frame(frame[1], state.ikizama[frame[1]])
    if step == BUSINESS:
        return 0 <= frame[2] <= USED_SHOP | USED_CHARACTER
    if step == TOBACCO:
        return frame[2] in (PIPE, POUCH)
    if step == BUILD:
        return frame[2] in state.cards and tables.people[frame[2]].action == "build"
    if step == AFTER_VISIT:
        return frame[1] in state.cards and state.owners[state.cards.index(frame[1])] == frame[2]
    if step == HUNGER:
        return state.fed[frame[1]] > 0 and frame[2] > 0
    if step == FIRE:
        return 0 <= frame[1] < len(tables.nagayas) and 0 < frame[2] <= len(tables.nagayas[0])
    if step == CHARM:
        is_own = 0 <= frame[2] < len(state.cards) and state.owners[frame[2]] == frame[1]
        return is_own and tables.is_character(state.cards[frame[2]]) and bool(has_perk(state, frame[1], FIRE_CHARM))
    return True


def track(tables: Tables, state: IkiState, acting: int | None) -> list[str]:
    """Who has yet to act stands on the Ikizama track, further right than the seat that has the turn, if any (M2)."""
    wrong = []
    taken = [space for space in state.ikizama if space != EMPTY]
    if len(set(taken)) != len(taken) or any(not 0 <= space < len(SPACES) for space in taken):
        wrong.append("two meeples stand on a space of the Ikizama track, or one beside it")
    if state.block in taken:
        wrong.append("a meeple stands on the blocked space")
    tiles = Counter(dict(tables.blocking_tiles))
    lying = Counter([*state.blocks, *([] if state.block == EMPTY else [state.block])])
    has_tiles = state.players == 2
    if lying - (tiles if has_tiles else Counter()):
        wrong.append("there are more blocking tiles than the game has")
    if has_tiles and (state.block == EMPTY) == (0 < state.month < NEW_YEARS_DAY):
        wrong.append("a blocking tile lies there in each of the twelve months")
    waiting = [frame[1] for frame in state.stack if frame[0] == WAY]
    if waiting:
        if any((state.ikizama[seat] == EMPTY) != (seat in waiting) for seat in range(state.players)):
            wrong.append("who has taken a space of the Ikizama track stands there")
    elif acting is not None and state.month != NEW_YEARS_DAY:
        if not taken or state.ikizama[acting] != min(taken):
            wrong.append("the turn belongs to whoever is furthest left on the Ikizama track")
    elif taken:
        wrong.append("all meeples are on the player boards")
    return wrong


def restored(
    tables: Mapping[int, Tables], choices: Sequence[Sequence[str]], streams: int, data: Mapping[str, Any]
) -> IkiState:
    """Return the state of a snapshot; raises BadPosition when it is damaged."""
    try:
        state = IkiState.from_dict(dict(data))
        if state.players not in tables:
            raise ValueError(f"there is no game for {state.players} players")
        problem = form_problem(tables[state.players], choices, streams, state, LENGTHS)
        problem = problem or next(iter(invariants(tables[state.players], state)), "")
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise BadPosition(Message("position.damaged", {"detail": str(error)})) from error
    if problem:
        raise BadPosition(Message("position.damaged", {"detail": problem}))
    return state


def form_problem(
    tables: Tables,
    choices: Sequence[Sequence[str]],
    streams: int,
    state: IkiState,
    frame_lengths: Mapping[int, int],
) -> str:
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
    if not 0 <= state.month <= NEW_YEARS_DAY or min(state.fed) < 0:
        return "there is no such month"
    if any(not 0 <= number < len(tables.type_ids) for types in state.joker_types for number in types):
        return "a type does not exist"
    if any(not 0 <= block < len(SPACES) for block in state.blocks) or not EMPTY <= state.block < len(SPACES):
        return "a blocking tile does not exist"
    if players == 2 and len(state.blocks) < NEW_YEARS_DAY - 1 - state.month:
        return "there are not enough blocking tiles for the year"
    for frame in state.stack:
        if not frame or len(frame) != frame_lengths.get(frame[0]):
            return "a step is not one of the game's"
        if frame[0] == OVER and frame[1] >= 0:
            return "somebody has to decide although the game is over"
        if len(frame) > 1 and frame[0] not in (FIRE, AFTER_VISIT, OVER) and not 0 <= frame[1] < players:
            return "somebody who is not there has to decide"
        if any(not -1 <= number < 256 for number in frame):
            return "a step has a number out of range"
    return "" if state.stack else "there is no open step"
