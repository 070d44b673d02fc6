"""Running the scenario files against a game, the shipped one or one whose rules a test has broken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.game import Game
from edo_table.games.registry import create_game
from edo_table.lab.scenario import run_scenarios

FOLDER = Path(__file__).resolve().parent

Break = Callable[[pytest.MonkeyPatch], None]
"""Breaks a rule for the time of a test."""

_instead: dict[str, Game[Any]] = {}


@lru_cache
def _shipped_game(game_id: str) -> Game[Any]:
    return create_game(game_id, shipped())


def game_of(game_id: str) -> Game[Any]:
    """Return the game with an id, or what `play_with` put in its place."""
    return _instead.get(game_id) or _shipped_game(game_id)


def play_with(patch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """Have the scenarios run against this game for the time of a test."""
    patch.setitem(_instead, game.id, game)


def files_of(game_id: str) -> list[Path]:
    """Return the scenario files of a game."""
    return sorted((FOLDER / game_id).glob("*.yaml"))


def failures(files: Iterable[Path]) -> list[str]:
    """Return what is not as the scenarios say, in words."""
    report = run_scenarios(files, game_of)
    return [f"{failed.case}: {failed.step}: expected {failed.expected}, got {failed.got}" for failed in report.failed]


def around(patch: pytest.MonkeyPatch, owner: Any, name: str, wrapper: Callable[..., Any]) -> None:
    """Put a function in the place of another, which it gets as its first argument."""
    whole = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **more: wrapper(whole, *args, **more))
