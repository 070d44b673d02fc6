"""Positions of sense: in each it is plain what to do; the strongest level knows, no level blunders."""

from __future__ import annotations

import dataclasses
import random
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from edo_table.ai.budget import Budget
from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.advisor import Advisor
from edo_table.engine.game import Game
from edo_table.games.registry import create_advisor, create_game, game_ids
from edo_table.lab.sense import begin, chooser, play
from edo_table.lab.sense_file import Position, read_sense

FOLDER = Path(__file__).resolve().parent.parent / "sense"
FILES = sorted(FOLDER.rglob("*.yaml"))

ITERATIONS = 400
"""Of a turn of the strongest level; counted, so that a busy machine changes nothing."""

EXPERT_RIGHT = 0.9
"""The least part of a game's positions that the strongest level must do right."""

SEEDS = 30
"""Of the weak levels in each blunder position."""

LEAST_POSITIONS, LEAST_BLUNDERS = 30, 10
"""Of every game that has any."""


@lru_cache
def mind(game_id: str) -> tuple[Game[Any], Advisor[Any]]:
    game = create_game(game_id, shipped())
    return game, create_advisor(game)


@dataclasses.dataclass(frozen=True)
class Place:
    """A position with its file's game; its name is that of the test."""

    game: str
    position: Position
    where: str

    def __str__(self) -> str:
        return f"{self.where}, {self.position.name}"

    def wrong(self, level_id: str, seed: int, iterations: int | None = None) -> str:
        """Return what a level does wrong here."""
        game, advisor = mind(self.game)
        budget = None if iterations is None else Budget(iterations=iterations)
        return play(game, self.position, chooser(game, advisor, level_id, seed, budget))


def read() -> list[Place]:
    found = []
    for path in FILES:
        sense = read_sense(path)
        for position in sense.positions:
            where = f"{path.parent.name}/{path.name}:{sense.source.line(position.keys)}"
            found.append(Place(sense.game, position, where))
    return found


PLACES = read()
GAMES = sorted({place.game for place in PLACES})
BLUNDERS = [place for place in PLACES if place.position.is_blunder]


def test_the_positions_are_those_of_games_that_are_there() -> None:
    assert GAMES
    assert set(GAMES) <= set(game_ids())


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_has_enough_of_them(game_id: str) -> None:
    found = [place.position for place in PLACES if place.game == game_id]
    assert len(found) >= LEAST_POSITIONS
    assert sum(position.is_blunder for position in found) >= LEAST_BLUNDERS
    assert {position.players for position in found} == set(mind(game_id)[0].players)


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_chance_does_not_do_what_is_right(place: Place) -> None:
    game, _ = mind(place.game)
    chance = random.Random(1)

    def done_wrong(first: ActionSpec) -> bool:
        waiting = [first]
        return bool(play(game, place.position, lambda match: (waiting or [chance.choice(match.options())]).pop()))

    assert any(done_wrong(first) for first in begin(game, place.position).options())


@pytest.mark.parametrize("game_id", GAMES)
def test_the_strongest_level_does_what_is_right(game_id: str) -> None:
    places = [place for place in PLACES if place.game == game_id]
    failed = [f"{place}: {done}" for place in places if (done := place.wrong("expert", 1, ITERATIONS))]
    print(f"{len(places) - len(failed)} of {len(places)} are right", *failed, sep="\n")
    assert len(failed) <= (1 - EXPERT_RIGHT) * len(places), "\n".join(failed)


@pytest.mark.parametrize("place", BLUNDERS, ids=str)
@pytest.mark.parametrize("level_id", ["apprentice", "journeyman", "greedy"])
def test_no_level_without_search_blunders(place: Place, level_id: str) -> None:
    for seed in range(1 if level_id == "greedy" else SEEDS):
        assert not place.wrong(level_id, seed), f"seed {seed}; {place.position.why}"


@pytest.mark.parametrize("place", BLUNDERS, ids=str)
def test_the_strongest_level_does_not_blunder_in_a_hurry(place: Place) -> None:
    assert not place.wrong("expert", 2, 60), place.position.why


@pytest.mark.parametrize("place", BLUNDERS, ids=str)
def test_a_wrong_expectation_is_not_met(place: Place) -> None:
    position = place.position
    turned = dataclasses.replace(
        position, accepted=position.refused, refused=position.accepted, after=({"step": "choose"},)
    )
    assert dataclasses.replace(place, position=turned).wrong("greedy", 0)
