"""Matches between levels."""

from __future__ import annotations

import copy
import sys
from pathlib import Path
from typing import Any

import pytest

from edo_table.ai.levels import UnknownLevel
from edo_table.lab.arena import ArenaError, run_arena
from edo_table.lab.statistics import bradley_terry, interval_of_mean, spread, wilson

ROOT = str(Path(__file__).resolve().parents[2])
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

FACTORY = "tests.ai.toy:create"


def run(players: int, seats: str, games: int, **more: Any) -> dict[str, Any]:
    return run_arena("lanterns", players, seats.split(","), games, 7, factory=FACTORY, **more)


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    result = copy.deepcopy(result)
    for row in result["rows"]:
        del row["ms_per_decision"], row["ms_per_turn"]
    return result


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    one = run(3, "expert,greedy,random", 6, iterations=20)
    two = run(3, "expert,greedy,random", 6, iterations=20, jobs=2)
    assert without_times(one) == without_times(two)


def test_the_stronger_level_wins_more() -> None:
    result = run(2, "expert,random", 40, iterations=60)
    expert, chance = result["rows"]
    assert (expert["level"], chance["level"]) == ("expert", "random")
    assert expert["ci95"][0] > 0.5
    assert expert["win_share"] + chance["win_share"] == pytest.approx(1, abs=0.001)
    assert result["ratings"]["expert"] > result["ratings"]["random"]


def test_one_against_three_is_rotated_and_shares_are_per_seat() -> None:
    result = run(4, "greedy,random,random,random", 40)
    greedy, chance = result["rows"]
    assert (greedy["seats"], chance["seats"]) == (1, 3)
    assert greedy["win_share"] + 3 * chance["win_share"] == pytest.approx(1, abs=0.001)
    assert greedy["fair_share"] == 0.25
    assert greedy["win_share"] > 0.25


def test_equal_levels_share_evenly_by_rotation() -> None:
    """The same level at both seats of the same deals: what one seat wins, the other entry wins after the rotation."""
    result = run(2, "greedy,greedy", 40)
    assert result["rows"][0]["win_share"] == 0.5
    assert result["rows"][0]["ci95_by_seed"] == [0.5, 0.5]


def test_time_budgets_are_kept() -> None:
    result = run(2, "expert,random", 2, ms=40)
    assert 0 < result["rows"][0]["ms_per_turn"]["max"] < 400
    assert result["rows"][0]["ms_per_decision"]["p95"] <= result["rows"][0]["ms_per_decision"]["max"]


@pytest.mark.parametrize(
    ("players", "seats", "more", "word"),
    [
        (5, "random,random,random,random,random", {}, "2, 3, 4 players"),
        (2, "random", {}, "2 seats"),
        (2, "random,random", {"games": 0}, "at least one game"),
        (2, "random,random", {"iterations": 0}, "iterations"),
    ],
)
def test_what_cannot_be_played_is_refused(players: int, seats: str, more: dict[str, Any], word: str) -> None:
    with pytest.raises(ArenaError, match=word):
        run(players, seats, more.pop("games", 2), **more)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        run(2, "human,random", 2)


def test_wilson_agrees_with_known_values() -> None:
    low, high = wilson(80, 100)
    assert (round(low, 4), round(high, 4)) == (0.7112, 0.8666)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0


def test_the_interval_of_a_mean() -> None:
    assert interval_of_mean([0.5]) == (0.0, 1.0)
    low, high = interval_of_mean([0.0, 1.0] * 50)
    assert low == pytest.approx(0.5 - 1.96 * 0.5025 / 10, abs=0.001)
    assert high == pytest.approx(1 - low)


def test_the_spread_of_times() -> None:
    assert spread([float(n) for n in range(1, 101)]) == {"mean": 50.5, "p95": 95.0, "max": 100.0}
    assert spread([]) == {"mean": 0.0, "p95": 0.0, "max": 0.0}


def test_ratings_tell_the_odds() -> None:
    ratings = bradley_terry({("a", "b"): 1000.0, ("b", "a"): 100.0}, ["a", "b"])
    assert ratings["a"] - ratings["b"] == pytest.approx(400, abs=2)  # ten to one
    assert ratings["a"] + ratings["b"] == pytest.approx(0, abs=0.2)
    chain = bradley_terry({("a", "b"): 30, ("b", "a"): 10, ("b", "c"): 30, ("c", "b"): 10}, ["a", "b", "c"])
    assert chain["a"] > chain["b"] > chain["c"]
    assert bradley_terry({("a", "b"): 5.0}, ["a", "b"])["a"] < 2000
