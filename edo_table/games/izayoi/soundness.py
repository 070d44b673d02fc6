"""Whether a position is sound: nothing lost, nothing doubled, every derived number right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edo_table.engine.errors import BadPosition
from edo_table.engine.messages import Message
from edo_table.games.izayoi.state import (
    ART,
    EMPTY,
    HIDDEN,
    KIND,
    OVER,
    SEAT,
    SHUFFLED,
    TILE,
    TURN,
    IzayoiState,
)
from edo_table.games.izayoi.tables import Tables


def invariants(tables: Tables, state: IzayoiState) -> list[str]:
    """Return what is wrong with a position, in plain English; empty when it is sound."""
    if state.stack[-1][0] == ART:
        return _choosing(tables, state)
    return [*_arts(tables, state), *_tiles(tables, state), *_cards(tables, state), *_history(tables, state)]


def _choosing(tables: Tables, state: IzayoiState) -> list[str]:
    wrong = []
    order = [(state.start + step) % state.players for step in range(state.players)]
    chosen = [state.arts[seat] != EMPTY for seat in order]
    if (
        all(chosen)
        or chosen != sorted(chosen, reverse=True)
        or order[sum(chosen) % state.players] != state.stack[-1][1]
    ):
        wrong.append("the arts are not chosen in turn")
    known = [art for art in state.arts if art != EMPTY]
    if len(set(known)) != len(known) or any(not 0 <= art < len(tables.art_ids) for art in known):
        wrong.append("two seats follow the same art, or one that does not exist")
    if any(master != EMPTY for master in state.masters) or any(tile != EMPTY for tile in state.row_tiles):
        wrong.append("masters or tiles are there before all arts are chosen")
    if any((*state.hands, *state.rows, *state.won, state.deck, state.discards, state.tile_deck, state.removed)):
        wrong.append("cards or tiles are there before all arts are chosen")
    if any((state.gone, state.history, state.turn)) or not all((*state.shuffles, *state.hidings)):
        wrong.append("something was played before all arts were chosen")
    return wrong


def _arts(tables: Tables, state: IzayoiState) -> list[str]:
    wrong = []
    seats = list(range(state.players))
    if len(set(state.arts)) != state.players or any(not 0 <= art < len(tables.art_ids) for art in state.arts):
        wrong.append("not every seat follows an art of its own")
    if sorted(state.masters) != seats:
        wrong.append("the master cards are not those of the players, one each")
    return wrong


def _tiles(tables: Tables, state: IzayoiState) -> list[str]:
    wrong = []
    lying = [tile for tile in state.row_tiles if tile != EMPTY]
    there = [*lying, *state.tile_deck, *state.removed, *state.gone, *(tile for won in state.won for tile in won)]
    if sorted(there) != list(range(len(tables.tile_ids))):
        wrong.append("a tile is lost or there twice")
    if len(state.removed) != tables.tiles_removed:
        wrong.append(f"{len(state.removed)} tiles are out of the game, not {tables.tiles_removed}")
    if state.tile_deck and len(lying) < tables.tiles_open:
        wrong.append("a place of the playboard is empty although there are tiles left")
    if (state.stack[-1][0] == OVER) != (not lying):
        wrong.append("the game is over exactly when no tile lies on the playboard")
    for row, cards in enumerate(state.rows):
        tile = state.row_tiles[row]
        if cards and (tile == EMPTY or len(cards) >= tables.points[tile]):
            wrong.append(f"row {tables.row_ids[row]} holds more cards than lie there before a judging")
        if sum(bool(card & HIDDEN) for card in cards) > 1:
            wrong.append(f"two cards lie face down in row {tables.row_ids[row]}")
        for card in cards:
            if card & KIND == tables.stop:
                wrong.append(f"a Stop Card lies in row {tables.row_ids[row]}, which was not judged")
            if card >> SEAT & 7 >= state.players:
                wrong.append(f"a card in row {tables.row_ids[row]} was laid by nobody")
            elif card & HIDDEN and state.hidings[card >> SEAT & 7]:
                wrong.append(f"a card lies face down in row {tables.row_ids[row]} without a Hiding Card")
    hiders = [card >> SEAT & 7 for cards in state.rows for card in cards if card & HIDDEN]
    if len(set(hiders)) != len(hiders):
        wrong.append("a seat has laid two cards face down")
    return wrong


def _cards(tables: Tables, state: IzayoiState) -> list[str]:
    wrong = []
    rows = [card & KIND for cards in state.rows for card in cards]
    thrown = [card & KIND for card in state.discards]
    there = [*state.deck, *thrown, *rows, *(kind for hand in state.hands for kind in hand)]
    if sorted(there) != tables.deck_of(state.arts):
        wrong.append("a recommendation card is lost or there twice")
    size = tables.cards_in_hand[state.players]
    for seat, hand in enumerate(state.hands):
        if len(hand) != size:
            wrong.append(f"seat {seat} holds {len(hand)} cards, not {size}")
        if hand != sorted(hand):
            wrong.append(f"the hand of seat {seat} is not in order")
    if state.discards and state.discards[-1] >> SEAT:
        wrong.append("the top of the discards must be known to all")
    for card in state.discards:
        thrower = (card >> SEAT) - 1
        if thrower >= state.players or (thrower >= 0 and state.shuffles[thrower]):
            wrong.append("a card was thrown away without a Shuffle Card")
    return wrong


def _history(tables: Tables, state: IzayoiState) -> list[str]:
    wrong = []
    lying = {card | state.row_tiles[row] << TILE for row, cards in enumerate(state.rows) for card in cards}
    if not lying <= set(state.history):
        wrong.append("a card lies in a row that nobody laid")
    if any(entry & HIDDEN and entry not in lying for entry in state.history):
        wrong.append("a card is still face down in memory, but lies nowhere")
    for entry in state.history:
        tile = entry >> TILE
        if entry & KIND > tables.stop or entry >> SEAT & 7 >= state.players:
            wrong.append("a turn is remembered that cannot have been")
        elif tile != SHUFFLED and tile >= len(tables.tile_ids):
            wrong.append("a tile is remembered that does not exist")
    thrown = [entry >> SEAT & 7 for entry in state.history if entry >> TILE == SHUFFLED]
    if len(set(thrown)) != len(thrown) or any(seat < state.players and state.shuffles[seat] for seat in thrown):
        wrong.append("a Shuffle Card was used twice, or is remembered but was not used")
    return wrong


def restored(
    tables: Tables,
    players: Sequence[int],
    choices: Sequence[Sequence[str]],
    streams: int,
    data: Mapping[str, Any],
) -> IzayoiState:
    """Return the state of a snapshot; raises BadPosition when it is damaged."""
    try:
        state = IzayoiState.from_dict(dict(data))
        problem = _form_problem(tables, players, choices, streams, state)
        problem = problem or next(iter(invariants(tables, state)), "")
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise BadPosition(Message("position.damaged", {"detail": str(error)})) from error
    if problem:
        raise BadPosition(Message("position.damaged", {"detail": problem}))
    return state


def _form_problem(
    tables: Tables, players: Sequence[int], choices: Sequence[Sequence[str]], streams: int, state: IzayoiState
) -> str:
    """Return what is wrong with lengths and ranges, empty when nothing is."""
    if state.players not in players:
        return f"there is no game for {state.players} players"
    by_seat = (state.arts, state.masters, state.hands, state.won, state.shuffles, state.hidings)
    by_row = (state.row_tiles, state.rows)
    if any(len(each) != state.players for each in by_seat) or any(len(each) != tables.tiles_open for each in by_row):
        return "a list has not one entry for each seat or row"
    if len(state.streams) != streams or min(state.streams) < 0:
        return "the random streams are not whole"
    if len(state.options) != len(choices) or any(
        not 0 <= option < len(choice) for option, choice in zip(state.options, choices, strict=True)
    ):
        return "an option has no such choice"
    if len(state.stack) != 1 or len(state.stack[0]) != 2 or state.stack[0][0] not in (ART, TURN, OVER):
        return "there is not one open step"
    step, seat = state.stack[0]
    if (seat != -1) if step == OVER else not 0 <= seat < state.players:
        return "nobody, or somebody who is not there, has to decide"
    if not 0 <= state.start < state.players or state.ply < 0 or state.turn < 0:
        return "a count is out of range"
    if not {*state.shuffles, *state.hidings} <= {0, 1}:
        return "a special card is neither there nor used"
    numbers = [*state.deck, *state.discards, *state.history, *(card for row in state.rows for card in row)]
    numbers += [kind for hand in state.hands for kind in hand]
    if any(number < 0 for number in numbers):
        return "a card has a number below 0"
    return ""
