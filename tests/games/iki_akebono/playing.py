"""Playing from a position that a test describes."""

from __future__ import annotations

from typing import Any

from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki_akebono.rules import create

GAME = create(shipped())
COUNTED = (*GOODS, "firefighting", "trade", "boat_tokens")
SPENT = {"ikizama": None}
"""Of a player who has had the turn."""


def begin(given: dict[str, Any], players: int = 3, **options: str) -> Match[Any]:
    """Return a match that goes on from a position."""
    setup = Setup(players, 0, options)
    return Match(GAME, setup, [Seat(f"Seat {seat}", "ai") for seat in range(players)], GAME.arrange(setup, given))


def play(match: Match[Any], kind: str, **args: str | int) -> None:
    """Take an action, after which the position must be sound."""
    match.apply_spec(ActionSpec(kind, args))
    assert not GAME.invariants(match.state)


def facts(match: Match[Any]) -> dict[str, Any]:
    """Return the position."""
    return GAME.position(match.state)


def can(match: Match[Any], kind: str, **args: str | int) -> bool:
    """Return whether an option with these arguments, and perhaps others, is legal."""
    specs = [GAME.spec(match.state, code) for code in GAME.legal(match.state)]
    return any(spec.kind == kind and args.items() <= spec.args.items() for spec in specs)


def changes(before: dict[str, Any], after: dict[str, Any], seat: int) -> dict[str, int]:
    """Return by how much what a seat has differs."""
    then, now = before["players"][seat], after["players"][seat]
    return {name: now[name] - then[name] for name in COUNTED if now[name] != then[name]}


def net(gain: dict[str, int], pay: dict[str, int]) -> dict[str, int]:
    """Return a gain less a price, without what stays as it is."""
    difference = {name: gain.get(name, 0) - pay.get(name, 0) for name in {**gain, **pay}}
    return {name: number for name, number in difference.items() if number}


def counted(match: Match[Any], line: str) -> tuple[int | None, ...]:
    """Return a line of the count."""
    return next(each.values for each in GAME.explain_scores(match.state).lines if each.id == line)
