"""Positions from a few facts: whole ones come back as they were, gaps are filled, nonsense is refused."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from edo_table.engine.errors import BadPosition
from edo_table.engine.game import Game
from edo_table.engine.setup import Setup
from edo_table.engine.state import State

Facts = dict[str, Any]


def facts_of(game: Game[Any], given: Facts, players: int = 3) -> Facts:
    """The position that some facts give, which must be sound."""
    state = game.arrange(Setup(players, 0), given)
    assert not game.invariants(state)
    return game.position(state)


def play_on(game: Game[Any], state: State, chance: random.Random) -> None:
    """Take legal actions to the end of the game, which is not far; every position is sound."""
    for _ in range(400):
        if game.actor(state) < 0:
            break
        game.apply(state, chance.choice(game.legal(state)))
        assert not game.invariants(state)
    assert game.result(state) is not None


def without_chance(state: State) -> Facts:
    """A state without what is still to come by chance."""
    facts = state.to_dict()
    del facts["streams"]
    return facts


def assert_comes_back(game: Game[Any], setup: Setup, state: State, at: str) -> None:
    """What is told of a position gives the same position."""
    facts = json.loads(json.dumps(game.position(state)))
    back = game.arrange(setup, facts)
    assert without_chance(back) == without_chance(state), at
    assert game.position(back) == facts, at


def told(facts: Facts) -> Facts:
    """The facts of a position without those that follow from the others."""
    given = {key: value for key, value in facts.items() if key not in ("is_whole", "starters", "market")}
    derived = ("kobuns", "total")
    given["players"] = [{k: v for k, v in player.items() if k not in derived} for player in facts["players"]]
    given["board"] = {stall: card for stall, card in facts["board"].items() if card is not None}
    return given


STEPS: dict[str, Facts] = {
    "begin": {},
    "way": {},
    "hire": {},
    "move": {},
    "move_on": {"players": [{"retired": ["ox-cart"]}]},
    "business": {},
    "tobacco": {"doing": {"bought": "pipe"}, "players": [{"tokens": ["pipe-spring-1"], "at": "tobacco-shop"}]},
    "raise": {"board": {"nw1": "monk"}},
    "swap": {"board": {"nw1": "kite-maker", "sw1": "monk"}},
    "build": {"board": {"nw1": {"card": "carpenter", "owner": 1}}, "players": [{"wood": 9, "koban": 2}]},
    "neutral": {},
    "hunger": {"board": {"nw1": "monk", "nw2": "ox-cart"}},
    "charm": {"board": {"nw1": "monk"}, "players": [{"retired": ["yamabushi"]}]},
    "new_year": {},
    "joker": {"players": [{"retired": ["puppeteer"]}]},
    "over": {},
}
"""What each step needs at least."""

MONTHS = {"begin": 0, "hunger": 3, "charm": 5, "new_year": 13, "joker": 13, "over": 13}
"""The month of a step about which nothing else is said, where it is not the first."""


class Steps:
    """Single steps of a game with IKI's street and year; what is derived from it names the game and its own steps."""

    game: ClassVar[Any]
    names: ClassVar[Mapping[int, str]]
    """The names of the steps that wait for a decision."""
    steps: ClassVar[Mapping[str, Facts]] = STEPS
    months: ClassVar[Mapping[str, int]] = MONTHS

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "step" in metafunc.fixturenames:
            metafunc.parametrize("step", self.steps)

    def test_every_step_is_listed(self) -> None:
        assert set(self.steps) == set(self.names.values())

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_a_step_is_enough(self, players: int, step: str) -> None:
        """Little more than its name gives a sound position of each step, from which games are played to their end."""
        if step == "neutral" and players > 2:
            with pytest.raises(BadPosition, match="two players"):
                facts_of(self.game, {"step": step}, players)
            return
        given = {"step": step, **self.steps[step]}
        position = facts_of(self.game, given, players)
        assert position["step"] == step
        assert position["month"] == self.months.get(step, 1)
        saved = self.game.arrange(Setup(players, 0), given)
        resumed = self.game.state_from_dict(json.loads(json.dumps(saved.to_dict())))
        assert resumed.checksum() == saved.checksum(), "a game saved in the middle of this step goes on from there"
        assert self.game.legal(resumed) == self.game.legal(saved)
        for seed in range(2):
            print("seed", seed)
            play_on(self.game, self.game.arrange(Setup(players, seed), given), random.Random(seed))


class Refusals:
    """What no game reaches; what is derived from it names the game and, for each, words of its refusal."""

    game: ClassVar[Any]
    wrong: ClassVar[Mapping[str, tuple[Facts, str]]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "name" in metafunc.fixturenames:
            metafunc.parametrize("name", self.wrong)

    def test_what_no_game_reaches_is_refused(self, name: str) -> None:
        given, words = self.wrong[name]
        with pytest.raises(BadPosition) as caught:
            facts_of(self.game, given, self.players_of(name))
        assert words in str(caught.value), str(caught.value)

    def players_of(self, name: str) -> int:
        """How many play where something wrong is given."""
        return 3
