"""Playing from a position that a test describes, in IKI's city."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from edo_table.engine.actions import ActionSpec
from edo_table.engine.game import Game
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup

SPENT = {"ikizama": None}
"""Of a player who has had the turn."""


class Playing:
    """A game, and what a seat of it has, by name."""

    def __init__(self, game: Game[Any], counted: Sequence[str]) -> None:
        self.game, self.counted = game, counted

    def begin(self, given: dict[str, Any], players: int = 3, **options: str) -> Match[Any]:
        """Return a match that goes on from a position."""
        setup = Setup(players, 0, options)
        seats = [Seat(f"Seat {seat}", "ai") for seat in range(players)]
        return Match(self.game, setup, seats, self.game.arrange(setup, given))

    def play(self, match: Match[Any], kind: str, **args: str | int) -> None:
        """Take an action, after which the position must be sound."""
        match.apply_spec(ActionSpec(kind, args))
        assert not self.game.invariants(match.state)

    def facts(self, match: Match[Any]) -> dict[str, Any]:
        """Return the position."""
        return self.game.position(match.state)

    def options(self, match: Match[Any], kind: str) -> list[dict[str, Any]]:
        """Return the arguments of the legal options of a kind."""
        specs = [self.game.spec(match.state, code) for code in self.game.legal(match.state)]
        return [dict(spec.args) for spec in specs if spec.kind == kind]

    def changes(self, before: dict[str, Any], after: dict[str, Any], seat: int) -> dict[str, int]:
        """Return by how much what a seat has differs."""
        then, now = before["players"][seat], after["players"][seat]
        return {name: now[name] - then[name] for name in self.counted if now[name] != then[name]}


def net(gain: dict[str, int], pay: dict[str, int]) -> dict[str, int]:
    """Return a gain less a price, without what stays as it is."""
    difference = {name: gain.get(name, 0) - pay.get(name, 0) for name in {**gain, **pay}}
    return {name: number for name, number in difference.items() if number}


class Working(ABC):
    """What all characters do; what is derived from it names the game and its characters."""

    playing: ClassVar[Playing]
    cards: ClassVar[Sequence[Any]]
    """Characters with their `id` and `salary`, the goods by name at each level of experience."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "card" in metafunc.fixturenames:
            metafunc.parametrize("card", self.cards, ids=str)

    @abstractmethod
    def payday(self, card: Any) -> int:
        """The month of a Payday on which a character may work."""

    def retired(self, card: Any) -> dict[str, Any]:
        """What a player has whose character retired."""
        return {"retired": [card.id]}

    def test_passing_the_crossroads(self, card: Any) -> None:
        given = {"step": "move", "board": {"ne3": card.id}, "players": [{"at": "exchange-shop", "ikizama": "1"}]}
        match = self.playing.begin(given)
        self.playing.play(match, "move", steps=1)
        after = self.playing.facts(match)
        assert after["board"]["ne3"]["experience"] == 1
        assert after["players"][0]["at"] == "sandal-shop"

    def paid(self, card: Any, experience: int | None) -> dict[str, int]:
        """What the player of a character has more after a Payday; None if the character has retired."""
        player = {"at": "rice-shop", "iki": 5, "rice": 1, **({} if experience is not None else self.retired(card))}
        board = {} if experience is None else {"nw2": {"card": card.id, "experience": experience}}
        match = self.playing.begin(
            {"month": self.payday(card), "row": [], "board": board, "players": [player, dict(SPENT), dict(SPENT)]}
        )
        before = self.playing.facts(match)
        self.playing.play(match, "end_turn")
        return self.playing.changes(before, self.playing.facts(match), 0)

    def test_salaries(self, card: Any) -> None:
        """Each level brings the entry above the Kobun, the last also when retired; then the character eats nothing."""
        for experience, wages in enumerate(card.salary):
            assert self.paid(card, experience) == net(wages, {"rice": 1}), f"level {experience}"
        assert self.paid(card, None) == card.salary[-1]
