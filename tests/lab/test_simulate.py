"""Simulation on a toy game: what it counts, and that it finds faults and writes them down."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import pytest

from edo_table.engine.errors import BadSetup
from edo_table.engine.events import Sink
from edo_table.engine.messages import Message
from edo_table.engine.setup import Setup
from edo_table.lab.players import BadSeats, random_maker, seat_levels
from edo_table.lab.replay import read_record, verify
from edo_table.lab.seeds import game_seed, seat_chance
from edo_table.lab.simulate import Series, simulate
from tests.toys.pearls import TURN, Pearls, PearlsState


def series(game: Pearls, folder: Path, games: int = 40, **changes: Any) -> Series:
    maker = random_maker(game)
    settings: dict[str, Any] = {"seats": ["random"] * 2, "makers": [maker] * 2, "is_checked": True, **changes}
    return Series(game, 2, games, 5, failures=folder, **settings)


def test_report(tmp_path: Path) -> None:
    report = simulate(series(Pearls(), tmp_path, games=400))
    assert list(report) == [
        "game", "players", "games", "finished", "errors", "invariant_failures", "plies", "plies_per_s",
        "end_reasons", "wins", "scores", "coverage", "never_used",
        "choices", "never_chosen", "always_chosen",
    ]  # fmt: skip
    assert (report["game"], report["players"], report["games"], report["finished"]) == ("pearls", 2, 400, 400)
    assert report["errors"] == []
    assert sum(report["end_reasons"].values()) == 400
    assert set(report["end_reasons"]) == {"given_up", "all_laid"}
    assert sum(report["wins"]) >= 400
    assert report["plies_per_s"] > 0
    assert report["coverage"]["action:give_up"] == report["end_reasons"]["given_up"]
    assert report["coverage"]["action:lay"] == report["coverage"]["action:aim"]
    assert report["never_used"] == []
    assert json.loads(json.dumps(report)) == report
    assert not list(tmp_path.iterdir())


def test_the_same_seed_gives_the_same_report(tmp_path: Path) -> None:
    one, other = (simulate(series(Pearls(), tmp_path)) for _ in range(2))
    for report in (one, other):
        del report["plies_per_s"]
    assert one == other


def test_never_used(tmp_path: Path) -> None:
    class Idle(Pearls):
        def components(self) -> tuple[str, ...]:
            return (*super().components(), "pearl:pearl-99", "action:sleep")

    report = simulate(series(Idle(), tmp_path))
    assert report["never_used"] == ["pearl:pearl-99", "action:sleep"]
    assert report["coverage"]["action:sleep"] == 0


def test_what_is_chosen_of_what_is_on_offer(tmp_path: Path) -> None:
    report = simulate(series(Pearls(), tmp_path))
    assert report["choices"]
    for name, times in report["choices"].items():
        assert 0 <= times["chosen"] <= times["games"] <= report["games"], name
        assert (name in report["never_chosen"]) == (times["chosen"] == 0)
        assert (name in report["always_chosen"]) == (times["chosen"] == times["games"] >= 5)


def test_who_never_lays_chooses_no_pearl(tmp_path: Path) -> None:
    def first(seed: int, seat: int) -> Any:
        game = Pearls()
        return lambda state: game.legal(state)[-1]

    report = simulate(series(Pearls(), tmp_path, makers=[first] * 2))
    assert report["never_chosen"] or report["always_chosen"]


def test_options_and_set_ups_are_checked(tmp_path: Path) -> None:
    with pytest.raises(BadSetup):
        simulate(series(Pearls(), tmp_path, options={"hands": "open"}))
    assert simulate(series(Pearls(), tmp_path, games=2, options={"hands": "shown"}))["finished"] == 2


class TwoHands(Pearls):
    """Knows choices that do not go together."""

    def new(self, setup: Setup) -> PearlsState:
        if setup.options["hands"] == "shown":
            raise BadSetup(Message("pearls.not_with_two_players"))
        return super().new(setup)


def test_choices_that_do_not_go_together_are_a_wrong_set_up_and_no_failed_game(tmp_path: Path) -> None:
    with pytest.raises(BadSetup):
        simulate(series(TwoHands(), tmp_path, options={"hands": "shown"}))
    assert not list(tmp_path.iterdir())
    assert simulate(series(TwoHands(), tmp_path, games=2))["finished"] == 2


class Loses(Pearls):
    """Drops a pearl when the bag is nearly empty."""

    def apply(self, state: PearlsState, code: int, sink: Sink | None = None) -> None:
        super().apply(state, code, sink)
        if state.stack and state.stack[-1][0] == TURN and len(state.bag) == 1:
            state.bag.pop()


class Breaks(Pearls):
    """Fails in the middle of a game."""

    def apply(self, state: PearlsState, code: int, sink: Sink | None = None) -> None:
        if state.turn == 3:
            raise IndexError("list index out of range")
        super().apply(state, code, sink)


class BreaksAtOnce(Pearls):
    """Fails before the first action."""

    def actor(self, state: PearlsState) -> int:
        raise KeyError("actor")


class Endless(Pearls):
    """Goes round in circles."""

    def apply(self, state: PearlsState, code: int, sink: Sink | None = None) -> None:
        state.turn = 0


class HearsOtherwise(Pearls):
    """Goes another way when somebody listens."""

    def apply(self, state: PearlsState, code: int, sink: Sink | None = None) -> None:
        super().apply(state, code, sink)
        if sink is not None:
            state.is_shown = 1


def test_a_broken_invariant_is_reported_with_a_file(tmp_path: Path) -> None:
    game = Loses()
    report = simulate(series(game, tmp_path))
    assert report["invariant_failures"] > 0
    assert 0 < len(report["errors"]) <= 40 - report["finished"]
    error = report["errors"][0]
    assert "a pearl is lost" in error["message"]
    record = read_record(Path(error["file"]))
    assert record["setup"]["seed"] == error["seed"]
    verdict = verify(record, lambda game_id: game)
    assert not verdict.is_ok
    assert "a pearl is lost" in verdict.message
    # The repaired game plays the same actions.
    assert not verify(record, lambda game_id: Pearls()).is_ok


def test_an_exception_is_reported_with_the_actions_that_lead_to_it(tmp_path: Path) -> None:
    game = Breaks()
    report = simulate(series(game, tmp_path))
    error = report["errors"][0]
    assert "IndexError" in error["message"]
    record = read_record(Path(error["file"]))
    assert len(record["actions"]) == error["ply"]
    assert len(record["failure"]["codes"]) == 1
    verdict = verify(record, lambda game_id: game)
    assert not verdict.is_ok
    assert "IndexError" in verdict.message
    assert verify(record, lambda game_id: Pearls()).is_ok


def test_a_failure_at_the_start_is_reported(tmp_path: Path) -> None:
    report = simulate(series(BreaksAtOnce(), tmp_path, games=1))
    assert report["finished"] == 0
    record = read_record(Path(report["errors"][0]["file"]))
    assert not verify(record, lambda game_id: BreaksAtOnce()).is_ok


def test_an_endless_game_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("edo_table.lab.simulate.MAX_PLIES", 50)
    report = simulate(series(Endless(), tmp_path, games=1))
    assert "did not end" in report["errors"][0]["message"]


def test_a_listener_must_not_matter(tmp_path: Path) -> None:
    report = simulate(series(HearsOtherwise(), tmp_path, games=1))
    assert "listened" in report["errors"][0]["message"]


def test_a_player_that_answers_illegally_is_reported(tmp_path: Path) -> None:
    report = simulate(series(Pearls(), tmp_path, games=1, makers=[lambda seed, seat: lambda state: 77] * 2))
    assert "77" in report["errors"][0]["message"]


def test_files_go_elsewhere_when_the_folder_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    report = simulate(series(Breaks(), tmp_path / "not" / "there"))
    assert report["errors"]
    assert all(Path(error["file"]).parent == tmp_path for error in report["errors"])


def test_seats() -> None:
    known = ("random", "greedy")
    assert seat_levels("random", 3, known) == ["random"] * 3
    assert seat_levels("random, greedy", 2, known) == ["random", "greedy"]
    for words, players in (("random,greedy", 3), ("clever", 2), ("", 2), ("random,", 2)):
        with pytest.raises(BadSeats):
            seat_levels(words, players, known)


def test_seeds() -> None:
    assert [game_seed(7, number) for number in range(3)] == [7, 8, 9]
    assert game_seed((1 << 53) - 1, 1) == 0
    assert seat_chance(1, 0).random() != seat_chance(1, 1).random()
    assert seat_chance(1, 0).random() == seat_chance(1, 0).random()
