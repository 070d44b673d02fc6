"""Whether a position is sound: nothing lost, nothing doubled, every derived number right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edo_table.engine.errors import BadPosition
from edo_table.engine.messages import Message
from edo_table.games.samurai.options import legal_codes
from edo_table.games.samurai.state import (
    CHOOSE,
    END_KIND_GONE,
    END_NOT,
    END_TIES,
    FIGURES,
    MOVE,
    OVER,
    SET_UP,
    SWAP,
    TAKEN_ASIDE,
    TURN,
    SamuraiState,
)
from edo_table.games.samurai.tables import AT_SEA, SWAPS, Tables

_FRAME_LENGTH = {CHOOSE: 2, SET_UP: 2, TURN: 2, MOVE: 4, SWAP: 4, OVER: 2}


def invariants(tables: Tables, state: SamuraiState) -> list[str]:
    """Return what is wrong with a position, in plain English; empty when it is sound."""
    return [*_tokens(tables, state), *_figures(tables, state), *_around(tables, state), *_progress(tables, state)]


def _tokens(tables: Tables, state: SamuraiState) -> list[str]:
    """Every player's twenty tokens are in the hand, the bag, on the board, lifted, or gone."""
    wrong = []
    owned = [[*state.hands[seat], *state.bags[seat], *state.gone[seat]] for seat in range(state.players)]
    for space, token in enumerate(state.tokens):
        if not token:
            continue
        seat, kind = divmod(token - 1, tables.kinds)
        owned[seat].append(kind)
        ground = tables.board.kind[space]
        if tables.deed[kind] == SWAPS or ground != ("sea" if tables.deed[kind] == AT_SEA else "land"):
            wrong.append(f"{tables.token_ids[kind]} lies on {tables.board.spaces[space]}, a {ground} space")
    for frame in state.stack:
        if frame[0] == MOVE:
            owned[frame[1]].append(frame[2])
    for seat, kinds in enumerate(owned):
        if tuple(sorted(kinds)) != tables.full_set:
            wrong.append(f"seat {seat} does not have its {len(tables.full_set)} tokens")
        if len(state.hands[seat]) > tables.hand_size:
            wrong.append(f"seat {seat} holds more than {tables.hand_size} tokens")
        if state.hands[seat] != sorted(state.hands[seat]):
            wrong.append(f"the hand of seat {seat} is not in order")
        if any(tables.deed[kind] != SWAPS for kind in state.gone[seat]):
            wrong.append(f"seat {seat} lost a token that never leaves the game")
    return wrong


def _figures(tables: Tables, state: SamuraiState) -> list[str]:
    wrong = []
    board = tables.board
    for figure, name in enumerate(tables.figure_ids):
        standing = sum(mask >> figure & 1 for mask in state.figures)
        taken = sum(state.captured[seat * FIGURES + figure] for seat in range(state.players))
        if standing + state.supply[figure] != state.left[figure]:
            wrong.append(f"{standing} {name} stand on the board, {state.left[figure]} are counted as left")
        if state.left[figure] + taken + state.aside[figure] != board.figures_each:
            wrong.append(f"there are not {board.figures_each} {name} in all")
    if min((*state.captured, *state.aside, *state.left, *state.supply)) < 0:
        wrong.append("there are fewer than no figures somewhere")
    for town, mask in enumerate(state.figures):
        size, space = board.places[town], board.settlements[town]
        takers = state.taken[town * FIGURES : (town + 1) * FIGURES]
        is_placing = any(frame[0] in (CHOOSE, SET_UP) for frame in state.stack)
        if mask.bit_count() > size or (mask and not is_placing and mask.bit_count() != size):
            wrong.append(f"{board.spaces[space]} holds {mask.bit_count()} figures, not {size} or none")
        if mask and any(takers):
            wrong.append(f"{board.spaces[space]} was emptied and holds figures")
    for seat in range(state.players):
        for figure in range(FIGURES):
            seen = sum(state.taken[town * FIGURES + figure] == seat + 1 for town in range(len(board.settlements)))
            if seen != state.captured[seat * FIGURES + figure]:
                wrong.append(f"seat {seat} has {state.captured[seat * FIGURES + figure]} captures, {seen} were seen")
    for figure in range(FIGURES):
        seen = sum(state.taken[town * FIGURES + figure] == TAKEN_ASIDE for town in range(len(board.settlements)))
        if seen != state.aside[figure]:
            wrong.append(f"{state.aside[figure]} ties are set aside, {seen} were seen")
    return wrong


def _around(tables: Tables, state: SamuraiState) -> list[str]:
    """The running counts of empty land and of influence agree with the tokens that lie there."""
    wrong = []
    board, players, kinds = tables.board, state.players, tables.kinds
    for town, space in enumerate(board.settlements):
        empty = sum(not state.tokens[land] for land in board.land_neighbours[town])
        if empty != state.open[town]:
            wrong.append(
                f"{board.spaces[space]} has {empty} empty land spaces around it, {state.open[town]} are counted"
            )
        if empty == 0 and state.figures[town] and not any(frame[0] == SET_UP for frame in state.stack):
            wrong.append(f"{board.spaces[space]} is closed and still holds figures")
        counted = [0] * (FIGURES * players)
        for other in board.neighbours[space]:
            if state.tokens[other]:
                seat, kind = divmod(state.tokens[other] - 1, kinds)
                for figure in tables.influences[kind]:
                    counted[figure * players + seat] += tables.strength[kind]
        start = town * FIGURES * players
        if counted != state.influence[start : start + FIGURES * players]:
            wrong.append(f"the influence around {board.spaces[space]} is counted wrongly")
    return wrong


def _progress(tables: Tables, state: SamuraiState) -> list[str]:
    wrong = []
    step = state.stack[-1][0]
    if 0 in state.left and state.ending == END_NOT:
        wrong.append("a kind of figure is gone, but the end is not near")
    if sum(state.aside) >= tables.ties_to_end and state.ending == END_NOT:
        wrong.append("enough ties lie beside the board, but the end is not near")
    if state.ending == END_KIND_GONE and 0 not in state.left:
        wrong.append("the end is near because a kind is gone, but none is")
    if state.ending == END_TIES and sum(state.aside) < tables.ties_to_end:
        wrong.append("the end is near because of ties, but there are too few")
    if step == OVER and state.ending == END_NOT:
        wrong.append("the game is over without a reason")
    if step != OVER and any(state.supply) and step not in (CHOOSE, SET_UP):
        wrong.append("figures wait to be placed, but the turns have begun")
    if step == TURN and not state.hands[state.stack[-1][1]] and not state.played:
        wrong.append("a seat without tokens has the turn")
    if step == SWAP and all(tables.deed[kind] != SWAPS for kind in state.hands[state.stack[-1][1]]):
        wrong.append("figures are exchanged without the token for it")
    if state.plain_used > state.played:
        wrong.append("a plain token was used, but none played")
    return wrong


def restored(
    tables_by_players: Mapping[int, Tables], choices: Sequence[Sequence[str]], streams: int, data: dict[str, Any]
) -> SamuraiState:
    """Return the state of a snapshot; raises BadPosition unless it is whole and sound."""
    try:
        state = SamuraiState.from_dict(data)
    except ValueError as error:
        raise _bad(str(error)) from error
    players: object = state.players
    if not isinstance(players, int) or players not in tables_by_players:
        raise _bad(f"there is no game for {players} players")
    tables = tables_by_players[players]
    _check_shape(tables, state, choices, streams)
    wrong = invariants(tables, state)
    if not wrong and state.stack[-1][0] != OVER and not legal_codes(tables, state):
        wrong.append("nobody can do anything, but the game is not over")
    if wrong:
        raise _bad("; ".join(wrong))
    return state


def _check_shape(tables: Tables, state: SamuraiState, choices: Sequence[Sequence[str]], streams: int) -> None:
    """Raise BadPosition where a field has the wrong length or a number is out of range."""
    board, players = tables.board, tables.board.players
    towns, tokens = len(board.settlements), players * tables.kinds + 1
    lengths = {
        "options": (len(choices), max(len(values) for values in choices)),
        "tokens": (len(board.spaces), tokens),
        "figures": (towns, 1 << FIGURES),
        "open": (towns, len(board.spaces)),
        "influence": (towns * FIGURES * players, 1 << 20),
        "taken": (towns * FIGURES, TAKEN_ASIDE + 1),
        "captured": (players * FIGURES, 1 << 20),
        "aside": (FIGURES, 1 << 20),
        "left": (FIGURES, 1 << 20),
        "supply": (FIGURES, 1 << 20),
        "streams": (streams, 1 << 62),
    }
    for name, (length, below) in lengths.items():
        _check_list(name, getattr(state, name), below, length)
    if any(choice >= len(values) for choice, values in zip(state.options, choices, strict=True)):
        raise _bad("options holds a number out of range")
    for name in ("hands", "bags", "gone"):
        piles = getattr(state, name)
        if not isinstance(piles, list) or len(piles) != players:
            raise _bad(f"{name} must have an entry for each of {players} seats")
        for pile in piles:
            _check_list(name, pile, tables.kinds, None)
    limits = {"start": players, "plain_used": 2, "ending": 4}
    for name in ("start", "ply", "turn", "round", "plain_used", "played", "passes", "ending"):
        value = getattr(state, name)
        if not isinstance(value, int) or not 0 <= value < limits.get(name, 1 << 31):
            raise _bad(f"{name} holds a number out of range")
    _check_stack(tables, state)


def _check_stack(tables: Tables, state: SamuraiState) -> None:
    if not state.stack:
        raise _bad("stack is empty")
    board = tables.board
    below = {MOVE: (tables.kinds, len(board.spaces)), SWAP: (FIGURES, len(board.settlements))}
    for depth, frame in enumerate(state.stack):
        if not all(isinstance(item, int) for item in frame) or len(frame) < 2:
            raise _bad("stack must hold steps of whole numbers")
        step, seat, *rest = frame
        is_in_place = depth == 0 if step in (SET_UP, TURN, OVER) else step == CHOOSE or depth == 1
        if len(frame) != _FRAME_LENGTH.get(step) or not is_in_place:
            raise _bad("stack holds an unknown step")
        if (seat != -1) if step == OVER else not 0 <= seat < state.players:
            raise _bad("stack names a seat that is not there")
        if any(not 0 <= value < limit for value, limit in zip(rest, below.get(step, ()), strict=True)):
            raise _bad("stack holds a number out of range")
    steps = [frame[0] for frame in state.stack]
    if len(set(steps)) != len(steps) and set(steps) != {CHOOSE}:
        raise _bad("stack holds a step twice")
    if steps[-1] in (MOVE, SWAP):
        _check_open_step(tables, state)


def _check_open_step(tables: Tables, state: SamuraiState) -> None:
    below, top = state.stack[-2], state.stack[-1]
    if below[0] != TURN or below[1] != top[1]:
        raise _bad("stack holds a step outside a turn")
    if top[0] == SWAP:
        if not state.figures[top[3]] >> top[2] & 1:
            raise _bad("the figure to be exchanged is not there")
        if all(tables.deed[kind] != SWAPS for kind in state.hands[top[1]]):
            raise _bad("figures are exchanged without the token for it")
    elif not tables.is_replaceable(top[2]):
        raise _bad("a token was lifted that cannot be")


def _check_list(name: str, values: object, below: int, length: int | None) -> None:
    if not isinstance(values, list) or (length is not None and len(values) != length):
        raise _bad(f"{name} must be a list of {length} numbers")
    if not all(isinstance(value, int) and 0 <= value < below for value in values):
        raise _bad(f"{name} holds a number out of range")


def _bad(detail: str) -> BadPosition:
    return BadPosition(Message("position.damaged", {"detail": detail}))
