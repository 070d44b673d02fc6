"""What lies on the table, as one seat sees it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from edo_table.games.samurai.capture import END_REASONS
from edo_table.games.samurai.state import (
    CHOOSE,
    END_NOT,
    FIGURES,
    MOVE,
    OVER,
    SET_UP,
    SWAP,
    TAKEN_ASIDE,
    SamuraiState,
)
from edo_table.games.samurai.tables import Tables

HIDDEN = "hidden"
"""Stands for the taker of a figure while captures lie behind the screens."""


def view(tables: Tables, state: SamuraiState, viewer: int | None, *, shows_captures: bool) -> dict[str, Any]:
    """Return the table as JSON-ready data with content ids; `viewer` None sees only what everybody sees.

    Keys: game, players, viewer, phase (choose, place, play, over), round, turn, to_move, start, board, figures, taken,
    influence, left, supply, aside, ties_to_end, is_ending, ending, plain_used, played, lifted, swapping, seats.
    """
    top = state.stack[-1]
    step = top[0]
    board = tables.board
    # During the secret selection nobody else may learn how far a seat has come.
    is_private = step == CHOOSE and top[1] != viewer
    swapping = None
    if step == SWAP:
        swapping = {"figure": tables.figure_ids[top[2]], "settlement": board.spaces[board.settlements[top[3]]]}
    return {
        "game": "samurai",
        "players": state.players,
        "viewer": viewer,
        "phase": {CHOOSE: "choose", SET_UP: "place", OVER: "over"}.get(step, "play"),
        "round": state.round,
        "turn": state.turn,
        "to_move": top[1] if step != OVER else None,
        "start": state.start,
        "board": {board.spaces[space]: _token(tables, token) for space, token in enumerate(state.tokens) if token},
        "figures": {
            board.spaces[board.settlements[town]]: _names(tables, mask)
            for town, mask in enumerate(state.figures)
            if mask
        },
        "taken": _taken(tables, state, shows_captures),
        "influence": _influence(tables, state),
        "left": _by_figure(tables, state.left),
        "supply": _by_figure(tables, state.supply),
        "aside": _by_figure(tables, state.aside),
        "ties_to_end": tables.ties_to_end,
        "is_ending": state.ending != END_NOT,
        "ending": END_REASONS.get(state.ending),
        "plain_used": bool(state.plain_used),
        "played": state.played,
        "lifted": {"token": tables.token_ids[top[2]], "space": board.spaces[top[3]]} if step == MOVE else None,
        "swapping": swapping,
        "seats": [_seat(tables, state, seat, viewer, shows_captures, is_private) for seat in range(state.players)],
    }


def _token(tables: Tables, token: int) -> dict[str, Any]:
    seat, kind = divmod(token - 1, tables.kinds)
    return {"seat": seat, "token": tables.token_ids[kind]}


def _names(tables: Tables, mask: int) -> list[str]:
    return [tables.figure_ids[figure] for figure in range(FIGURES) if mask >> figure & 1]


def _by_figure(tables: Tables, counts: list[int]) -> dict[str, int]:
    return dict(zip(tables.figure_ids, counts, strict=True))


def _taken(tables: Tables, state: SamuraiState, shows_captures: bool) -> dict[str, dict[str, int | str | None]]:
    taken: dict[str, dict[str, int | str | None]] = {}
    for place, taker in enumerate(state.taken):
        if taker:
            town, figure = divmod(place, FIGURES)
            who: int | str | None = None
            if taker != TAKEN_ASIDE:
                who = taker - 1 if shows_captures else HIDDEN
            settlement = tables.board.spaces[tables.board.settlements[town]]
            taken.setdefault(settlement, {})[tables.figure_ids[figure]] = who
    return taken


def _influence(tables: Tables, state: SamuraiState) -> dict[str, dict[str, list[int]]]:
    """Return the strengths by seat around every figure that stands on the board."""
    players, board = state.players, tables.board
    influence: dict[str, dict[str, list[int]]] = {}
    for town, mask in enumerate(state.figures):
        if mask:
            row = {}
            for figure in range(FIGURES):
                if mask >> figure & 1:
                    base = (town * FIGURES + figure) * players
                    row[tables.figure_ids[figure]] = state.influence[base : base + players]
            influence[board.spaces[board.settlements[town]]] = row
    return influence


def _seat(
    tables: Tables, state: SamuraiState, seat: int, viewer: int | None, shows_captures: bool, is_private: bool
) -> dict[str, Any]:
    own = seat == viewer
    hand, bag = state.hands[seat], state.bags[seat]
    hand_size, supply = len(hand), len(bag)
    if not own and (is_private or state.stack[-1][0] == CHOOSE):
        hand_size, supply = 0, len(tables.full_set)
    captured = None
    if own or shows_captures:
        captured = _by_figure(tables, state.captured[seat * FIGURES : (seat + 1) * FIGURES])
    counts = Counter(tables.token_ids[kind] for kind in sorted(bag))
    return {
        "hand": [tables.token_ids[kind] for kind in hand] if own else None,
        "hand_size": hand_size,
        "supply": supply,
        "supply_tokens": dict(counts) if own else None,
        "captured": captured,
        "has_exchanged": bool(state.gone[seat]),
    }
