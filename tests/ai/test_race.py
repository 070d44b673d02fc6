"""Choice by playing on in imagined worlds."""

from __future__ import annotations

import random

import pytest

from edo_table.ai.budget import Budget, Stopwatch
from edo_table.ai.player import Thinker
from edo_table.ai.race import Race
from edo_table.engine.setup import Setup
from tests.ai.toy import Lamplighter, Lanterns, LanternsState


class Runner(Lamplighter):
    """Plays on by its preferences; counts the worlds it dealt."""

    plies_ahead = 12

    def __init__(self, game: Lanterns) -> None:
        super().__init__(game)
        self.worlds = 0

    def reply(self, state: LanternsState, chance: random.Random) -> int:
        """Return the favourite."""
        legal = self.game.legal(state)
        scores = self.scores(state, legal)
        return legal[scores.index(max(scores))]

    def imagine_likely(self, state: LanternsState, seat: int, chance: random.Random) -> LanternsState | None:
        """Return what the rules deal, counted."""
        self.worlds += 1
        return self.game.determinize(state, seat, chance)


def position(seed: int = 5, players: int = 2) -> tuple[Lanterns, Runner, LanternsState]:
    game = Lanterns()
    return game, Runner(game), game.new(Setup(players, seed, {}))


def test_the_same_seed_finds_the_same_within_its_count() -> None:
    runs = []
    for _ in range(2):
        game, advisor, state = position(players=3)
        before = state.checksum()
        runs.append(Race(game, advisor, state, 0, random.Random(4)).run(Stopwatch(Budget(iterations=150))))
        assert state.checksum() == before
        assert advisor.worlds
    assert runs[0] == runs[1]
    assert 0 < runs[0].iterations <= 150


def test_every_option_left_saw_the_same_worlds() -> None:
    game, advisor, state = position()
    race = Race(game, advisor, state, 0, random.Random(4))
    race.run(Stopwatch(Budget(iterations=101)))
    assert len({len(race.worth[at]) for at in race.running}) == 1


def test_what_is_surely_worse_leaves_and_a_win_stays() -> None:
    game, advisor, state = position()
    state.owner = [0, 1, -2]
    state.laid = [[8, 0], [0, 8], [3, 4]]
    state.hands[0] = [1, 2]
    race = Race(game, advisor, state, 0, random.Random(1))
    found = race.run(Stopwatch(Budget(iterations=400)))
    assert found.code == 22
    assert found.value == pytest.approx(1)
    assert found.iterations < 400
    assert race.running == [race.codes.index(22)]


def test_stopped_at_once_it_names_an_option() -> None:
    game, advisor, state = position()
    thinker = Thinker(game, advisor, "expert", 1)
    choice = thinker.choose(game.knowledge(state, 0), 0, budget=Budget(seconds=30), is_stopped=lambda: True)
    assert choice.code in game.legal(state)
    assert choice.thought.was_stopped
    assert choice.thought.seconds < 0.5


def test_without_a_round_it_names_the_favourite() -> None:
    game, advisor, state = position()
    found = Race(game, advisor, state, 0, random.Random(4)).found()
    assert found.code == advisor.reply(state, random.Random(1))
    assert not found.ranking


def test_a_game_that_plays_on_must_say_how() -> None:
    game = Lanterns()
    advisor = Lamplighter(game)
    with pytest.raises(NotImplementedError, match="plies_ahead"):
        advisor.reply(game.new(Setup(2, 1, {})), random.Random(1))
