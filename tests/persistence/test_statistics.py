"""Finished games are counted, once each, whatever happened to the file."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from edo_table.persistence.statistics import GameResult, ResultSeat, Statistics, Streak, Tally

START = datetime(2025, 1, 1, tzinfo=UTC)


def result(
    number: int,
    seats: str = "Aki human, Bot expert",
    winners: tuple[int, ...] = (0,),
    *,
    game: str = "pearls",
    scores: tuple[int, ...] = (),
    practice: bool = False,
) -> GameResult:
    pairs = [seat.split() for seat in seats.split(",")]
    return GameResult(
        match=f"m{number}",
        game=game,
        date=START + timedelta(hours=number),
        seats=tuple(ResultSeat(name=name, controller=controller) for name, controller in pairs),
        winners=winners,
        scores=scores,
        end_reason="tokens_out",
        plies=40 + number,
        seconds=61.5,
        seed=number,
        practice=practice,
    )


def recorded(path: Path | None, *results: GameResult) -> Statistics:
    statistics = Statistics(path)
    for one in results:
        assert statistics.record(one)
    return statistics


def test_games_come_back_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "統計" / "statistics.jsonl"
    games = [result(1, "Ōkubo human, Bot greedy", scores=(9, 8)), result(2, winners=())]
    recorded(path, *games)
    again = Statistics(path)
    assert again.results() == games
    assert again.skipped == 0
    assert len(path.read_bytes().splitlines()) == 2


def test_a_match_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    statistics = recorded(path, result(1))
    assert not statistics.record(result(1, winners=(1,)))
    assert not Statistics(path).record(result(1, winners=(1,)))
    other_window = Statistics(path)
    assert statistics.record(result(2))
    assert not other_window.record(result(2))
    assert other_window.games_played() == 2
    assert len(path.read_bytes().splitlines()) == 2


def test_broken_lines_are_passed_over_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    recorded(path, result(1), result(2), result(3))
    lines = path.read_bytes().splitlines()
    bad = [b"", b"rubbish", b"\xff\xfe", b"[1]", b"{}", lines[1][:-20], b'{"match": NaN}', b"x" * 100_000, b"[" * 5000]
    text = b"\n".join([lines[0], *bad, lines[2]]) + b"\n"
    path.write_bytes(text)
    statistics = Statistics(path)
    assert [one.match for one in statistics.results()] == ["m1", "m3"]
    assert statistics.skipped == len(bad) - 1
    statistics.record(result(4))
    assert path.read_bytes().startswith(text)
    assert Statistics(path).games_played() == 3


def test_a_line_cut_short_by_a_crash_swallows_nothing(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    recorded(path, result(1), result(2))
    whole = path.read_bytes()
    for missing in (1, 2, 30, len(whole.splitlines()[1]) + 1):
        path.write_bytes(whole[:-missing])
        statistics = Statistics(path)
        assert statistics.record(result(3))
        again = Statistics(path)
        assert {one.match for one in again.results()} == ({"m1", "m2", "m3"} if missing == 1 else {"m1", "m3"})
        assert {one.match for one in statistics.results()} == {one.match for one in again.results()}


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200))
def test_any_file_can_be_gone_on_with(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "s.jsonl"
    path.write_bytes(data)
    assert Statistics(path).record(result(7))
    assert [one.match for one in Statistics(path).results()] == ["m7"]


def test_without_a_file_or_with_a_disk_that_refuses_it_lasts_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for path in (None, tmp_path / "file" / "s.jsonl", tmp_path):
        statistics = recorded(path, result(1))
        assert statistics.games_played() == 1
        assert (statistics.problem is None) == (path is None)
        assert not statistics.record(result(1))


def test_a_problem_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    statistics = Statistics(tmp_path / "s.jsonl")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("edo_table.persistence.statistics.os.fsync", full)
        statistics.record(result(1))
        assert statistics.problem is not None
        assert "the disk is full" in statistics.problem.message
    statistics.record(result(2))
    assert statistics.problem is None


def test_practice_is_kept_but_not_counted(tmp_path: Path) -> None:
    statistics = recorded(tmp_path / "s.jsonl", result(1), result(2, practice=True))
    assert statistics.games_played() == 1
    assert statistics.overall() == Tally(1, 1)
    assert len(statistics.results(practice=True)) == 2


def games() -> Statistics:
    return recorded(
        None,
        result(1, "Aki human, Bot expert", (0,), scores=(9, 4)),
        result(2, "Aki human, Bot greedy", (1,), scores=(5, 7)),
        result(3, "Aki human, Bot expert, Cat greedy", (0, 2), scores=(8, 2, 8)),
        result(4, "Aki human, Haru human", (1,), scores=(3, 9)),
        result(5, "Bot expert, Cat expert", (0,), scores=(99, 1)),
        result(6, "Haru human, Bot expert", (), game="shells"),
        result(7, "Haru human, Bot greedy", (0,), game="shells"),
    )


def test_how_many() -> None:
    statistics = games()
    assert statistics.games_played() == 7
    assert statistics.games_played("pearls") == 5
    assert statistics.games_played("pearls", "Haru") == 1
    assert statistics.games_played(human="Nobody") == 0
    assert statistics.humans() == ["Aki", "Haru"]
    assert statistics.humans("shells") == ["Haru"]


def test_shares() -> None:
    statistics = games()
    assert statistics.by_level("pearls") == {"expert": Tally(2, 2), "greedy": Tally(2, 1)}
    assert statistics.by_level("pearls", players=2) == {"expert": Tally(1, 1), "greedy": Tally(1, 0)}
    assert statistics.by_level(human="Haru") == {"expert": Tally(1, 0), "greedy": Tally(1, 1)}
    assert statistics.overall("pearls") == Tally(4, 3)
    assert statistics.overall("pearls", human="Aki") == Tally(4, 2)
    assert statistics.overall("pearls", human="Aki").share == 0.5
    assert statistics.overall("nothing").share == 0


def test_best_scores_are_those_of_people() -> None:
    best = games().best_scores("pearls", count=3)
    assert [(one.score, one.name, one.is_won) for one in best] == [
        (9, "Aki", True),
        (9, "Haru", True),
        (8, "Aki", True),
    ]
    assert [one.result.match for one in best] == ["m1", "m4", "m3"]
    assert [one.score for one in games().best_scores("pearls", players=3)] == [8]
    assert [one.score for one in games().best_scores("pearls", human="Haru")] == [9]
    assert games().best_scores("shells") == []


def test_streaks() -> None:
    statistics = recorded(
        None, *(result(number, winners=(0,) if won else (1,)) for number, won in enumerate(b"\1\1\1\0\1\1"))
    )
    assert statistics.streak() == Streak(now=2, longest=3)
    assert statistics.streak(human="Nobody") == Streak()
    assert games().streak("pearls", "Aki") == Streak(now=0, longest=1)


@pytest.mark.parametrize(
    "changes",
    [
        {"scores": (1,)},
        {"winners": (2,)},
        {"winners": (0, 0)},
        {"seats": ()},
        {"game": "../x"},
        {"plies": -1},
        {"seconds": float("nan")},
        {"date": datetime(2025, 1, 1)},
    ],
)
def test_an_impossible_result_cannot_be_made(changes: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        GameResult.model_validate({**result(1).model_dump(), **changes})


def test_a_line_is_plain_json(tmp_path: Path) -> None:
    recorded(tmp_path / "s.jsonl", result(1, scores=(9, 4)))
    line = json.loads((tmp_path / "s.jsonl").read_text(encoding="utf-8"))
    assert line["seats"][1] == {"name": "Bot", "controller": "expert"}
    assert line["date"] == "2025-01-01T01:00:00Z"
    assert (line["scores"], line["winners"], line["seed"], line["plies"]) == ([9, 4], [0], 1, 41)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes in a folder")
def test_a_pipe_in_the_file_s_place_does_not_hold_the_program_up(tmp_path: Path) -> None:
    path = tmp_path / "statistics.jsonl"
    os.mkfifo(path)
    statistics = Statistics(path)
    assert statistics.record(result(1, "Aiko human,Ben greedy", (0,)))
    assert statistics.games_played() == 1
    assert statistics.problem is not None
    assert "a device or pipe stands" in str(statistics.problem)
