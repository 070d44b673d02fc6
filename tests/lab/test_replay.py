"""Replays: records, saves and failed games, and the first thing that differs."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from edo_table.engine.game import Game
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.games.registry import NoGameFound
from edo_table.lab.replay import BadReplayFile, read_record, verify
from edo_table.persistence.save_file import SaveFile, SaveMeta, SaveSeat, new_match_id
from edo_table.persistence.saves import write_save
from tests.conformance.walks import play
from tests.toys.pearls import Pearls

SEATS = [Seat("Hana", "ai"), Seat("Ken", "shu")]


def games(game_id: str) -> Game[Any]:
    if game_id != "pearls":
        raise NoGameFound(f"there is no game `{game_id}`")
    return Pearls()


@pytest.fixture
def match() -> Match[Any]:
    seed = next(seed for seed in range(50) if len(play(Pearls(), Setup(2, seed)).codes) > 10)
    print(f"seed {seed}")
    match = Match(Pearls(), Setup(2, seed), SEATS)
    for code in play(Pearls(), Setup(2, seed)).codes:
        match.apply(code)
    return match


def test_a_record_holds(match: Match[Any], tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    verdict = verify(read_record(path), games)
    assert verdict.as_json() == {"ok": True, "plies": match.ply}


def test_a_save_holds(match: Match[Any], tmp_path: Path) -> None:
    path = tmp_path / "game.edo"
    seats = tuple(SaveSeat(name=seat.name, colour=seat.colour, controller=seat.controller) for seat in SEATS)
    meta = SaveMeta(
        program_version="0", game="pearls", rules_version=1, match=new_match_id(), seats=seats, ply=match.ply
    )
    write_save(path, SaveFile(meta=meta, record=match.record(), snapshot=match.state.to_dict()))
    assert verify(read_record(path), games).is_ok


def test_the_first_difference_is_told(match: Match[Any]) -> None:
    record = match.record()
    wrong = copy.deepcopy(record)
    wrong["checksums"][4] = "0" * 16
    verdict = verify(wrong, games)
    assert not verdict.is_ok
    assert verdict.as_json() == {
        "ok": False,
        "ply": 4,
        "message": verdict.message,
        "action": record["actions"][4],
        "expected": "0" * 16,
        "got": record["checksums"][4],
    }


def test_an_action_that_is_not_legal_is_told(match: Match[Any]) -> None:
    wrong = match.record()
    wrong["actions"][3] = {"kind": "lay", "args": {"pearl": "pearl-77"}}
    verdict = verify(wrong, games)
    assert (verdict.is_ok, verdict.plies, verdict.action) == (False, 3, wrong["actions"][3])


@pytest.mark.parametrize(
    ("name", "value"),
    [("start_checksum", "x"), ("rules_version", 99), ("checksums", []), ("actions", 5), ("setup", {}), ("seats", [])],
)
def test_other_damage_is_told(match: Match[Any], name: str, value: object) -> None:
    verdict = verify({**match.record(), name: value}, games)
    assert not verdict.is_ok
    assert verdict.message


def test_files_that_are_nothing(tmp_path: Path) -> None:
    for number, data in enumerate((b"", b"{", b"PK not a zip", b"\x00\xff", b"[1]", b"[" * 5000)):
        path = tmp_path / str(number)
        path.write_bytes(data)
        with pytest.raises(BadReplayFile):
            read_record(path)
    with pytest.raises(BadReplayFile):
        read_record(tmp_path / "missing")
    with pytest.raises(BadReplayFile):
        verify({}, games)
    with pytest.raises(NoGameFound):
        verify({"game": "chess"}, games)
