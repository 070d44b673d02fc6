"""Plays positions of sense: whether a player does what is plainly right in them.  The form: docs/ai.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from edo_table.ai.budget import Budget
from edo_table.ai.player import Thinker
from edo_table.engine.actions import ActionSpec
from edo_table.engine.advisor import Advisor
from edo_table.engine.game import Game
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.lab.facts import agrees, fact
from edo_table.lab.scenario_file import Pattern, action_words
from edo_table.lab.sense_file import Position

Chooser = Callable[[Match[Any]], ActionSpec]
"""Says what the seat that decides does."""

MOST_ACTIONS = 60
"""A turn of more actions has no end."""


class UnsoundPosition(ValueError):
    """A position that asks for what cannot be; the text says what, for the file's author."""


def begin(game: Game[Any], position: Position) -> Match[Any]:
    """Return the position as a match; raises BadSetup, BadPosition, or UnsoundPosition when it asks what cannot be."""
    setup = Setup(position.players, position.seed, position.options)
    state = game.arrange(setup, position.given)
    match = Match(game, setup, [Seat(f"Seat {seat + 1}", "") for seat in range(position.players)], state)
    actor = game.actor(match.state)
    if actor != position.seat:
        raise UnsoundPosition(f"{position.name}: seat {actor} decides, not seat {position.seat}")
    options = match.options()
    for pattern in (*position.accepted, *position.refused):
        if not _fits_any(options, pattern):
            raise UnsoundPosition(f"{position.name}: {pattern} is not legal")
    for pattern in (*position.played, *position.never):
        if any(spec.kind == pattern.kind for spec in options) and not _fits_any(options, pattern):
            raise UnsoundPosition(f"{position.name}: {pattern} is not legal")
    if all(not _what_is_wrong_first(position, spec) for spec in options) and not position.asks_for_the_turn:
        raise UnsoundPosition(f"{position.name}: every option is right")
    return match


def play(game: Game[Any], position: Position, choose: Chooser) -> str:
    """Play the position's turn and return what is wrong with it; an empty text when nothing is.

    Raises as `begin`, and NoSuchFact when `after` names what is not there.
    """
    match = begin(game, position)
    turn = game.turn(match.state)
    actions: list[ActionSpec] = []
    while game.actor(match.state) == position.seat and game.turn(match.state) == turn:
        if len(actions) >= MOST_ACTIONS:
            raise UnsoundPosition(f"{position.name}: the turn has no end")
        spec = choose(match)
        actions.append(spec)
        wrong = _what_is_wrong_first(position, spec) if len(actions) == 1 else ""
        if wrong or (not position.asks_for_the_turn):
            return wrong
        match.apply_spec(spec)
    return _what_is_wrong_after(position, match, actions)


def chooser(
    game: Game[Any], advisor: Advisor[Any], level: str, seed: int | str = 0, budget: Budget | None = None
) -> Chooser:
    """Return a level that plays one turn, on its seat's knowledge alone."""
    thinker = Thinker(game, advisor, level, seed)

    def choose(match: Match[Any]) -> ActionSpec:
        seat = game.actor(match.state)
        return thinker.choose(game.knowledge(match.state, seat), seat, budget=budget).spec

    return choose


def _fits_any(specs: Sequence[ActionSpec], pattern: Pattern) -> bool:
    return any(pattern.fits(spec) for spec in specs)


def _what_is_wrong_first(position: Position, spec: ActionSpec) -> str:
    is_accepted = not position.accepted or any(pattern.fits(spec) for pattern in position.accepted)
    if is_accepted and not any(pattern.fits(spec) for pattern in position.refused):
        return ""
    return action_words(spec.kind, spec.args)


def _what_is_wrong_after(position: Position, match: Match[Any], actions: Sequence[ActionSpec]) -> str:
    told = ", ".join(action_words(spec.kind, spec.args) for spec in actions)
    for pattern in position.never:
        if _fits_any(actions, pattern):
            return f"{told} (never {pattern})"
    if position.played and not any(_fits_any(actions, pattern) for pattern in position.played):
        return f"{told} (without {' or '.join(map(str, position.played))})"
    if not position.after:
        return ""
    differing = []
    for facts in position.after:
        wrong = [(path, found) for path, said in facts.items() if not agrees(said, found := fact(match, str(path)))]
        if not wrong:
            return ""
        differing.append(", ".join(f"{path} is {found!r}" for path, found in wrong))
    return f"{told} ({' or '.join(differing)})"
