"""Influence, capture, and the end that captures bring about."""

from __future__ import annotations

from edo_table.engine.events import Event, Sink
from edo_table.games.samurai.state import (
    END_KIND_GONE,
    END_NOT,
    END_STUCK,
    END_TIES,
    FIGURES,
    TAKEN_ASIDE,
    SamuraiState,
)
from edo_table.games.samurai.tables import Tables

NOBODY = -1


def lay(tables: Tables, state: SamuraiState, seat: int, kind: int, space: int) -> None:
    """Put a token on an empty space: it influences every figure of its kinds beside it (C5), land fills up."""
    board = tables.board
    state.tokens[space] = 1 + seat * tables.kinds + kind
    add_influence(tables, state, seat, kind, space, 1)
    if board.kind[space] == "land":  # C2: sea spaces need not be filled
        for town in board.adjacent_settlements[space]:
            state.open[town] -= 1


def add_influence(tables: Tables, state: SamuraiState, seat: int, kind: int, space: int, sign: int) -> None:
    """Count a token's strength in (sign 1) or out (sign -1) at the settlements beside its space."""
    strength = sign * tables.strength[kind]
    if strength:
        players, influence = state.players, state.influence
        for town in tables.board.adjacent_settlements[space]:
            for figure in tables.influences[kind]:
                influence[(town * FIGURES + figure) * players + seat] += strength


def strongest(state: SamuraiState, town: int, figure: int) -> int:
    """Return the seat with strictly the most influence on a figure; NOBODY on a tie or when all have none (C6, C7)."""
    players = state.players
    base = (town * FIGURES + figure) * players
    best, leader = 0, NOBODY
    for seat in range(players):
        strength = state.influence[base + seat]
        if strength > best:
            best, leader = strength, seat
        elif strength == best:
            leader = NOBODY
    return leader


def resolve_captures(tables: Tables, state: SamuraiState, space: int, sink: Sink | None) -> None:
    """Take the figures of all settlements that the token on this space has closed.

    Rulebook, turn step 2; C1, C3, C4.
    """
    closed = [t for t in tables.board.adjacent_settlements[space] if state.open[t] == 0 and state.figures[t]]
    for town in closed:
        _capture(tables, state, town, sink)
    if closed:
        _notice_end(tables, state, sink)


def _capture(tables: Tables, state: SamuraiState, town: int, sink: Sink | None) -> None:
    board = tables.board
    settlement = board.spaces[board.settlements[town]]
    for figure in range(FIGURES):
        if not state.figures[town] >> figure & 1:
            continue
        seat = strongest(state, town, figure)
        state.left[figure] -= 1
        args = {"figure": tables.figure_ids[figure], "settlement": settlement}
        if seat == NOBODY:
            state.aside[figure] += 1
            state.taken[town * FIGURES + figure] = TAKEN_ASIDE
            event = Event("set_aside", args)
        else:
            state.captured[seat * FIGURES + figure] += 1
            state.taken[town * FIGURES + figure] = seat + 1
            event = Event("captured", {"seat": seat, **args})
        if sink is not None:
            sink(event)
    state.figures[town] = 0


def _notice_end(tables: Tables, state: SamuraiState, sink: Sink | None) -> None:
    """Mark the end when a kind is gone or enough figures lie beside the board (rulebook, Game end; E1, E3)."""
    if state.ending != END_NOT:
        return
    if 0 in state.left:
        state.ending = END_KIND_GONE
    elif sum(state.aside) >= tables.ties_to_end:
        state.ending = END_TIES
    if state.ending != END_NOT and sink is not None:
        sink(Event("last_turn", {"reason": END_REASONS[state.ending]}))


END_REASONS = {END_KIND_GONE: "kind_gone", END_TIES: "ties", END_STUCK: "stuck"}
"""The ids of the end conditions by the value of `ending`."""
