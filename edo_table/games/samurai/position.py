"""A position of Samurai in readable form: the facts that scenarios name, and that `arrange` takes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edo_table.games.samurai.capture import END_REASONS
from edo_table.games.samurai.state import (
    CHOOSE,
    FIGURES,
    MOVE,
    OVER,
    SET_UP,
    SWAP,
    TAKEN_ASIDE,
    TURN,
    SamuraiState,
)
from edo_table.games.samurai.tables import Tables

STEP_NAMES = {CHOOSE: "choose", SET_UP: "place", TURN: "play", MOVE: "move", SWAP: "swap", OVER: "over"}
ASIDE = "aside"
"""Stands for the taker of a figure that was set beside the board."""


def position(tables: Tables, state: SamuraiState) -> dict[str, Any]:
    """Return everything, secrets included, by content ids.

    `board` has every land and sea space (None: empty), `figures` every settlement, `taken` those that were emptied.
    `supply` of a player lists the tokens in the order in which they will be drawn.  `left`, `to_place` and
    `influence` follow from the rest; `is_whole` tells `arrange` that nothing was left out.
    """
    board, top = tables.board, state.stack[-1]
    step = top[0]
    names = tables.figure_ids
    return {
        "is_whole": True,
        "step": STEP_NAMES[step],
        "seat": None if step == OVER else top[1],
        "start": state.start,
        "ply": state.ply,
        "turn": state.turn,
        "round": state.round,
        "played": state.played,
        "plain_used": bool(state.plain_used),
        "passes": state.passes,
        "ending": END_REASONS.get(state.ending),
        "lifted": {"token": tables.token_ids[top[2]], "space": board.spaces[top[3]]} if step == MOVE else None,
        "swapping": _swapping(tables, top) if step == SWAP else None,
        "board": {board.spaces[space]: _token(tables, state.tokens[space]) for space in (*board.land, *board.sea)},
        "figures": {
            board.spaces[space]: [name for figure, name in enumerate(names) if state.figures[town] >> figure & 1]
            for town, space in enumerate(board.settlements)
        },
        "taken": _taken(tables, state),
        "aside": dict(zip(names, state.aside, strict=True)),
        "left": dict(zip(names, state.left, strict=True)),
        "to_place": dict(zip(names, state.supply, strict=True)),
        "influence": _influence(tables, state),
        "players": [_player(tables, state, seat) for seat in range(state.players)],
    }


def _token(tables: Tables, token: int) -> dict[str, Any] | None:
    if not token:
        return None
    seat, kind = divmod(token - 1, tables.kinds)
    return {"seat": seat, "token": tables.token_ids[kind]}


def _swapping(tables: Tables, frame: Sequence[int]) -> dict[str, str]:
    board = tables.board
    return {"figure": tables.figure_ids[frame[2]], "settlement": board.spaces[board.settlements[frame[3]]]}


def _taken(tables: Tables, state: SamuraiState) -> dict[str, dict[str, int | str]]:
    taken: dict[str, dict[str, int | str]] = {}
    for place, taker in enumerate(state.taken):
        if taker:
            town, figure = divmod(place, FIGURES)
            settlement = tables.board.spaces[tables.board.settlements[town]]
            who: int | str = ASIDE if taker == TAKEN_ASIDE else taker - 1
            taken.setdefault(settlement, {})[tables.figure_ids[figure]] = who
    return taken


def _influence(tables: Tables, state: SamuraiState) -> dict[str, dict[str, list[int]]]:
    """Return the strengths by seat around every figure that stands on the board."""
    players, board = state.players, tables.board
    return {
        board.spaces[board.settlements[town]]: {
            name: state.influence[(town * FIGURES + figure) * players : (town * FIGURES + figure + 1) * players]
            for figure, name in enumerate(tables.figure_ids)
            if mask >> figure & 1
        }
        for town, mask in enumerate(state.figures)
        if mask
    }


def _player(tables: Tables, state: SamuraiState, seat: int) -> dict[str, Any]:
    ids = tables.token_ids
    return {
        "hand": [ids[kind] for kind in state.hands[seat]],
        "supply": [ids[kind] for kind in reversed(state.bags[seat])],
        "gone": [ids[kind] for kind in state.gone[seat]],
        "captured": dict(zip(tables.figure_ids, state.captured[seat * FIGURES : (seat + 1) * FIGURES], strict=True)),
    }
