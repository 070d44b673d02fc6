"""Seats as a command names them: `random`, `expert,greedy`, ... and the players that sit there."""

from __future__ import annotations

from typing import Any

from edo_table.engine.advisor import Advisor
from edo_table.engine.game import Game
from edo_table.engine.state import State
from edo_table.lab.seeds import seat_chance
from edo_table.lab.simulate import Player, PlayerMaker

HUMAN = "human"
RANDOM = "random"


class BadSeats(ValueError):
    """A list of seats that cannot be: an unknown level, or too few or too many."""


def seat_levels(words: str, players: int, known: tuple[str, ...]) -> list[str]:
    """Return the level of each seat; one word alone stands for all seats.  Raises BadSeats."""
    levels = [word.strip() for word in words.split(",")]
    for level in levels:
        if level not in known:
            raise BadSeats(f"there is no level `{level}`; known are: {', '.join(known)}")
    if len(levels) == 1:
        levels *= players
    if len(levels) != players:
        raise BadSeats(f"{players} players need {players} seats (or one word for all), not {len(levels)}: {words}")
    return levels


def random_maker(game: Game[Any]) -> PlayerMaker:
    """Return what makes players that take any legal option with equal odds."""

    def make(seed: int, seat: int) -> Player:
        draw, legal_of = seat_chance(seed, seat).random, game.legal

        def choose(state: State) -> int:
            legal = legal_of(state)
            return legal[int(draw() * len(legal))]

        return choose

    return make


def level_maker(game: Game[Any], advisor: Advisor[Any], level: str, ms: int | None = None) -> PlayerMaker:
    """Return what makes players of an AI level; `ms` is their time for a whole turn (default: the level's)."""
    from edo_table.ai.budget import Budget
    from edo_table.ai.player import Thinker

    budget = None if ms is None else Budget(seconds=ms / 1000)

    def make(seed: int, seat: int) -> Player:
        thinker = Thinker(game, advisor, level, f"{seed}/{seat}")

        def choose(state: State) -> int:
            legal = game.legal(state)
            if len(legal) == 1:
                return legal[0]
            return thinker.choose(game.knowledge(state, seat), seat, budget=budget).code

        return choose

    return make
