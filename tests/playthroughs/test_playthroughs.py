"""Finished games still go as they went, and together they show everything a game has."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from build_scripts.playthroughs import as_text, chosen, shown_by, wanted
from edo_table.content.resources import shipped
from edo_table.engine.errors import BadRecord
from edo_table.engine.game import Game
from edo_table.engine.match import Match, replay
from edo_table.games.registry import create_game, game_ids

FOLDER = Path(__file__).resolve().parent
FILES = sorted(FOLDER.glob("*/*.json"))


@lru_cache
def game_of(game_id: str) -> Game[Any]:
    return create_game(game_id, shipped())


@lru_cache
def match_of(path: Path) -> Match[Any]:
    record = json.loads(path.read_text(encoding="utf-8"))
    return replay(game_of(path.parent.name), record)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_game_goes_as_it_went(path: Path) -> None:
    match = match_of(path)
    assert match.is_over
    for played in match.history:
        assert not match.game.invariants(played.before)


@pytest.mark.parametrize("game_id", game_ids())
def test_everything_is_shown(game_id: str) -> None:
    paths = [path for path in FILES if path.parent.name == game_id]
    assert paths, f"no playthrough of {game_id}"
    shown = set().union(*(shown_by(match_of(path)) for path in paths))
    assert sorted(wanted(game_of(game_id)) - shown) == []


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_wanted_is_everything(game_id: str) -> None:
    game, ids = game_of(game_id), wanted(game_of(game_id))
    assert {f"players:{players}" for players in game.players} <= ids
    assert set(game.components()) <= ids
    for stem in ("action:", "event:", "end:", "won:", "option:"):
        assert any(name.startswith(stem) for name in ids), stem


@pytest.mark.parametrize("game_id", game_ids())
def test_the_documented_command_writes_these_files(game_id: str) -> None:
    matches = chosen(game_of(game_id), FOLDER / game_id)
    made = {f"{name}.json": as_text(match.record()) for name, match in matches.items()}
    kept = {path.name: path.read_text(encoding="utf-8") for path in FILES if path.parent.name == game_id}
    assert made == kept


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_changed_rule_is_noticed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One action that does nothing is found, wherever in the game it is."""
    record = json.loads(path.read_text(encoding="utf-8"))
    game, calls = game_of(path.parent.name), 0
    whole, ignored = type(game).apply, len(record["actions"]) // 2

    def apply(self: Game[Any], state: Any, code: int, sink: Any = None) -> None:
        nonlocal calls
        calls += 1
        if calls != ignored + 1:
            whole(self, state, code, sink)

    monkeypatch.setattr(type(game), "apply", apply)
    with pytest.raises(BadRecord) as caught:
        replay(game, record)
    assert caught.value.message.args["ply"] == ignored + 1
