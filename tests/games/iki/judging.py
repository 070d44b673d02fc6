"""A judgement of games on IKI's street that remembers streets finds what one without memory finds."""

from __future__ import annotations

import random
from typing import Any

from edo_table.engine.setup import Setup
from edo_table.games.iki import moves


def assert_memory_changes_nothing(game: Any, advisor: Any, players: int, every: int) -> None:
    """Values of a game's positions, one after another, are those that a mind with no memory finds of every so many."""
    state, chance = game.new(Setup(players, 4)), random.Random(players)
    known = []
    while game.actor(state) >= 0:
        known.append((state.clone(), advisor.values(state)))
        legal = advisor.candidates(state, game.legal(state))
        game.apply(state, legal[chance.randrange(len(legal))])
    for before, values in known[::every]:
        moves.forget_streets()
        assert advisor.values(before) == values, game.decision(before)
