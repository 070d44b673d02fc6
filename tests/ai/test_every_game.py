"""The computer players of every game: honest at every level, and each level stronger than the one below it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from edo_table.ai.budget import Budget
from edo_table.ai.letters import question, seal
from edo_table.ai.levels import LEVELS
from edo_table.ai.player import Thinker
from edo_table.content.resources import shipped
from edo_table.engine.game import Game
from edo_table.engine.setup import Setup
from edo_table.engine.state import State
from edo_table.games.registry import create_advisor, create_game, game_ids
from edo_table.lab.arena import run_arena

SEED = 20261130
POSITIONS = 200

SEARCHED = {"iki_akebono": (10, 100), "izayoi": (36, 150)}
"""Games, and iterations of a turn, until search shows itself; more than USUAL where luck is greater."""
USUAL = (12, 60)


def positions(game: Game[Any], count: int) -> list[State]:
    """Return positions of random games, from every part of them and every number of players."""
    chance = random.Random(SEED)
    found: list[State] = []
    while len(found) < count:
        state = game.new(Setup(chance.choice(game.players), chance.randrange(10**6), {}))
        while game.actor(state) >= 0:
            if chance.random() < 0.05:
                found.append(state.clone())
            game.apply(state, chance.choice(game.legal(state)))
    return found[:count]


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("level_id", [level.id for level in LEVELS])
def test_the_choice_does_not_change_when_only_hidden_things_change(game_id: str, level_id: str) -> None:
    print("seed", SEED)
    game = create_game(game_id, shipped())
    advisor, chance = create_advisor(game), random.Random(SEED + 1)
    budget = Budget(iterations=12)
    differing = 0
    for number, state in enumerate(positions(game, POSITIONS)):
        seat = game.actor(state)
        other = game.determinize(state, seat, chance)
        differing += other.checksum() != state.checksum()
        codes = []
        for one in (state, other):
            assert seal(question(game, one, level_id, number).to_dict()) == seal(
                question(game, state, level_id, number).to_dict()
            )
            thinker = Thinker(game, advisor, level_id, number)
            codes.append(thinker.choose(game.knowledge(one, seat), seat, budget=budget).code)
        assert codes[0] == codes[1], f"position {number}"
        assert codes[0] in game.legal(state)
    assert differing > POSITIONS // 2


@pytest.mark.parametrize(
    ("stronger", "weaker", "games"),
    [("apprentice", "random", 20), ("journeyman", "apprentice", 120), ("greedy", "journeyman", 120)],
)
@pytest.mark.parametrize("game_id", game_ids())
def test_each_level_beats_the_one_below(game_id: str, stronger: str, weaker: str, games: int) -> None:
    players = create_game(game_id, shipped()).players[0]
    seats = [stronger, *[weaker] * (players - 1)]
    rows = run_arena(game_id, players, seats, games, SEED)["rows"]
    row = next(row for row in rows if row["level"] == stronger)
    assert row["ci95"][0] > 1 / players, f"seed {SEED}: {row}"


@pytest.mark.parametrize("game_id", game_ids())
def test_search_beats_the_strongest_level_without_it(game_id: str) -> None:
    players = create_game(game_id, shipped()).players[0]
    seats = ["expert", *["greedy"] * (players - 1)]
    games, iterations = SEARCHED.get(game_id, USUAL)
    rows = run_arena(game_id, players, seats, games, SEED, iterations=iterations)["rows"]
    row = next(row for row in rows if row["level"] == "expert")
    assert row["win_share"] > 1 / players, f"seed {SEED}: {row}"
