"""Random games to look at ply by ply, one for every game, player count and set of options."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from edo_table.content.resources import shipped
from edo_table.engine.errors import BadSetup
from edo_table.engine.game import Game
from edo_table.engine.match import Match
from edo_table.engine.setup import Option, Seat, Setup
from edo_table.engine.state import State
from edo_table.games.registry import create_game, game_ids
from tests.toys.pearls import Pearls

SEED = int(os.environ.get("EDO_TEST_SEED", "20"))
"""Of every random choice in this folder; another one may be tried by the environment variable."""

TOY = "toy"
MOST_PLIES = 5_000


@dataclass(frozen=True, slots=True)
class Case:
    """A game with a player count and options, as pairs so that it can be a key."""

    game_id: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join((self.game_id, str(self.players), *(choice for _, choice in self.options)))


@dataclass(frozen=True, slots=True)
class Walk:
    """A finished random game: the position before each action and the last one; `codes[n]` leads from n to n + 1."""

    game: Game[Any]
    setup: Setup
    states: Sequence[Any]
    codes: Sequence[int]

    @property
    def seats(self) -> list[Seat]:
        return [Seat(f"Seat {seat + 1}", "ai") for seat in range(self.setup.players)]

    def chance(self, purpose: str) -> random.Random:
        """Return random numbers for a test, the same in every run."""
        return random.Random(f"{purpose}/{self.setup.seed}/{self.setup.players}")

    def some(self, most: int) -> Iterator[tuple[int, Any]]:
        """Yield ply and position of at most so many positions, spread over the game, its end among them."""
        last = len(self.states) - 1
        plies = range(last + 1) if last < most else sorted({last * n // (most - 1) for n in range(most)})
        for ply in plies:
            yield ply, self.states[ply]

    def match(self, plies: int | None = None) -> Match[Any]:
        """Return a match in which the first actions have been played."""
        match = Match(self.game, self.setup, self.seats)
        for code in self.codes[:plies]:
            match.apply(code)
        return match


@lru_cache
def game_of(game_id: str) -> Game[Any]:
    """Return a game over the shipped data, or the toy."""
    return Pearls() if game_id == TOY else create_game(game_id, shipped())


def pairwise(options: Sequence[Option]) -> list[dict[str, str]]:
    """Return sets of options in which every two choices of two options meet at least once; the defaults come first."""
    rows = [{option.id: option.default for option in options}]
    waiting = {
        (one.id, a, other.id, b)
        for one, other in itertools.combinations(options, 2)
        for a in one.choices
        for b in other.choices
    }
    if len(options) == 1:
        return [{options[0].id: choice} for choice in options[0].choices]

    def covered(row: dict[str, str]) -> set[tuple[str, str, str, str]]:
        return {pair for pair in waiting if row.get(pair[0]) == pair[1] and row.get(pair[2]) == pair[3]}

    waiting -= covered(rows[0])
    while waiting:
        one, a, other, b = min(waiting)
        row = {one: a, other: b}
        for option in options:
            if option.id not in row:
                row[option.id] = max(option.choices, key=lambda choice: len(covered({**row, option.id: choice})))
        waiting -= covered(row)
        rows.append(row)
    return rows


def each_once(options: Sequence[Option]) -> list[dict[str, str]]:
    """Return sets of options in which every choice is there at least once; the defaults come first."""
    longest = max((len(option.choices) for option in options), default=1)
    orders = {option.id: sorted(option.choices, key=lambda choice: choice != option.default) for option in options}
    return [{name: order[row % len(order)] for name, order in orders.items()} for row in range(longest)]


@lru_cache
def cases(*, is_pairwise: bool = False) -> tuple[Case, ...]:
    """Return every game and player count with sets of options that the game accepts, and the toy's.

    Every choice is there, with `is_pairwise` every two choices together.
    """
    found = []
    for game_id in (*game_ids(), TOY):
        game = game_of(game_id)
        for players in game.players:
            chosen = [option for option in game.options if option.is_for(players)]
            for options in pairwise(chosen) if is_pairwise else each_once(chosen):
                try:
                    game.new(Setup(players, 0, options))
                except BadSetup:
                    continue
                found.append(Case(game_id, players, tuple(options.items())))
    return tuple(found)


@cache
def walk_of(case: Case) -> Walk:
    """Return the random game of a case."""
    return play(game_of(case.game_id), Setup(case.players, SEED + len(str(case)), dict(case.options)))


def play(game: Game[Any], setup: Setup) -> Walk:
    """Play a random game; fails when it does not end."""
    chance = random.Random(f"walk/{setup.seed}/{setup.players}")
    state: State = game.new(setup)
    states, codes = [state], list[int]()
    while game.actor(state) >= 0:
        assert len(codes) < MOST_PLIES, f"the game with seed {setup.seed} does not end"
        codes.append(chance.choice(game.legal(state)))
        state = state.clone()
        game.apply(state, codes[-1])
        states.append(state)
    return Walk(game, setup, states, codes)
