"""The form of positions of sense: what a position asks, what is told when it asks what cannot be."""

from __future__ import annotations

import dataclasses
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from edo_table.content.problems import ContentError
from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.game import Game
from edo_table.engine.match import Match
from edo_table.games.registry import create_game
from edo_table.lab.facts import NoSuchFact
from edo_table.lab.scenario_file import Pattern
from edo_table.lab.sense import UnsoundPosition, begin, play
from edo_table.lab.sense_file import Position, read_sense

HEAD = "game: samurai\nplayers: 2\npositions:\n"
CLOSE = """  - name: {name}
    why: One land space is open, and nobody else counts.
    given:
      figures: {{hachinohe: [helmet], hirosaki: [], akita: []}}
      board: {{land-15-9: {{seat: 0, token: helmet-3}}, land-16-11: null}}
      players: [{{hand: [helmet-2, helmet-4]}}]
    seat: 0
"""


@lru_cache
def samurai() -> Game[Any]:
    return create_game("samurai", shipped())


def written(tmp_path: Path, asks: str, name: str = "a position") -> Position:
    path = tmp_path / "case.yaml"
    path.write_text(HEAD + CLOSE.format(name=name) + asks, encoding="utf-8")
    return read_sense(path).positions[0]


def lay(token: str, space: str) -> list[ActionSpec]:
    return [ActionSpec("place_token", {"token": token, "space": space}), ActionSpec("end_turn", {})]


def after(position: Position, actions: list[ActionSpec]) -> str:
    waiting = iter(actions)

    def choose(match: Match[Any]) -> ActionSpec:
        meant = next(waiting)
        return next(spec for spec in match.options() if Pattern(meant.kind, meant.args).fits(spec))

    return play(samurai(), position, choose)


@pytest.mark.parametrize(
    ("asks", "token", "space", "is_right"),
    [
        ("    accepted: {place_token: {space: land-16-11}}\n", "helmet-2", "land-16-11", True),
        ("    accepted: {place_token: {space: land-16-11}}\n", "helmet-2", "land-12-17", False),
        ("    refused: {place_token: {token: helmet-4}}\n", "helmet-2", "land-16-11", True),
        ("    refused: {place_token: {token: helmet-4}}\n", "helmet-4", "land-16-11", False),
        ("    played: [{place_token: {token: helmet-2}}]\n", "helmet-2", "land-16-11", True),
        ("    played: [{place_token: {token: helmet-2}}]\n", "helmet-4", "land-16-11", False),
        ("    never: [{place_token: {token: helmet-2}}]\n", "helmet-4", "land-16-11", True),
        ("    never: [{place_token: {token: helmet-2}}]\n", "helmet-2", "land-16-11", False),
        ("    after: {taken: {hachinohe: {helmet: 0}}}\n", "helmet-4", "land-16-11", True),
        ("    after: {taken: {hachinohe: {helmet: 0}}}\n", "helmet-4", "land-12-17", False),
        ("    after: [{left.helmet: 0}, {decision.seat: 1}]\n", "helmet-4", "land-12-17", True),
        ("    after: [{left.helmet: 0}, {decision.seat: 0}]\n", "helmet-4", "land-12-17", False),
    ],
)
def test_what_a_position_asks_is_told_from_what_it_does_not(
    tmp_path: Path, asks: str, token: str, space: str, is_right: bool
) -> None:
    told = after(written(tmp_path, asks), lay(token, space))
    assert (told == "") is is_right, told
    assert is_right or token in told


@pytest.mark.parametrize(
    ("asks", "told"),
    [
        ("    accepted: {place_token: {space: land-15-9}}\n", "is not legal"),
        ("    never: {place_token: {token: ronin}}\n", "is not legal"),
        ("    refused: {exchange_token: {}}\n", "is not legal"),
        ("    accepted: {place_token: {}}\n", "every option is right"),
    ],
)
def test_a_position_that_asks_what_cannot_be_is_refused(tmp_path: Path, asks: str, told: str) -> None:
    with pytest.raises(UnsoundPosition, match=told):
        begin(samurai(), written(tmp_path, asks))


def test_the_seat_that_is_named_must_decide(tmp_path: Path) -> None:
    position = dataclasses.replace(written(tmp_path, "    accepted: end_turn\n"), seat=1)
    with pytest.raises(UnsoundPosition, match="seat 0 decides"):
        begin(samurai(), position)


def test_a_fact_that_does_not_exist_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoSuchFact, match="captures"):
        after(written(tmp_path, "    after: {players.0.captures: {}}\n"), lay("helmet-4", "land-16-11"))


@pytest.mark.parametrize(
    ("asks", "told"),
    [
        ("", "asks nothing"),
        ("    after: {}\n", "asks nothing"),
        ("    accepted: [[end_turn]]\n", "an action is its name"),
        ("    accepts: end_turn\n", "accepts"),
        ("    accepted: end_turn\n    players: 0\n", "there is no seat 0"),
        ("    accepted: end_turn\n" + CLOSE.format(name="a position") + "    accepted: end_turn\n", "there twice"),
    ],
)
def test_a_file_that_is_not_in_order_says_where(tmp_path: Path, asks: str, told: str) -> None:
    with pytest.raises(ContentError, match=told):
        written(tmp_path, asks)
