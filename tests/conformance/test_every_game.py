"""One suite for all games: what the contract promises, held against random games of every game that is found."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from edo_table.engine.errors import BadSetup
from edo_table.engine.setup import Setup
from edo_table.games.registry import create_advisor
from tests.conformance import checks
from tests.conformance.walks import SEED, TOY, Case, Walk, cases, game_of, pairwise, play, walk_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("case", cases(), ids=str)
@pytest.mark.parametrize("check", checks.WHOLE_GAME_CHECKS, ids=lambda check: check.__name__)
def test_contract(check: Callable[[Walk], None], case: Case) -> None:
    walk = walk_of(case)
    print(f"seed {walk.setup.seed}, {case}")
    check(walk)


@pytest.mark.parametrize("case", [case for case in cases() if case.game_id != TOY], ids=str)
def test_everything_has_words(case: Case) -> None:
    walk = walk_of(case)
    print(f"seed {walk.setup.seed}, {case}")
    checks.everything_has_words(walk)


@pytest.mark.parametrize("case", [case for case in cases() if case.game_id != TOY], ids=str)
def test_advice(case: Case) -> None:
    walk = walk_of(case)
    print(f"seed {walk.setup.seed}, {case}")
    checks.advice_fits(walk, create_advisor(walk.game))


@pytest.mark.parametrize("case", cases(is_pairwise=True), ids=str)
def test_random_games_end(case: Case) -> None:
    game = game_of(case.game_id)
    for seed in range(SEED, SEED + 3):
        print(f"seed {seed}, {case}")
        walk = play(game, Setup(case.players, seed, dict(case.options)))
        checks.legal_options_are_in_order(walk)
        checks.decisions_fit_the_position(walk)
        checks.results_come_at_the_end(walk)
        for ply, state in enumerate(walk.states):
            assert not game.invariants(state), f"ply {ply}: {game.invariants(state)}"


@pytest.mark.parametrize("game_id", sorted({case.game_id for case in cases()}))
def test_bad_set_ups_are_refused(game_id: str) -> None:
    game = game_of(game_id)
    option = game.options[0]
    for setup in (
        Setup(0),
        Setup(99),
        Setup(game.players[0], -1),
        Setup(game.players[0], 1 << 60),
        Setup(game.players[0], 0, {"no_such_option": "x"}),
        Setup(game.players[0], 0, {option.id: "no such choice"}),
    ):
        with pytest.raises(BadSetup):
            game.new(setup)


@pytest.mark.parametrize("game_id", sorted({case.game_id for case in cases()}))
def test_other_seeds_give_other_games(game_id: str) -> None:
    game = game_of(game_id)
    starts = {play(game, Setup(game.players[0], seed)).states[-1].checksum() for seed in range(SEED, SEED + 5)}
    assert len(starts) > 1


def test_pairs_of_options_meet() -> None:
    options = game_of(cases()[0].game_id).options
    rows = pairwise(options)
    for one in options:
        for other in options:
            if one is not other:
                met = {(row[one.id], row[other.id]) for row in rows}
                assert met == {(a, b) for a in one.choices for b in other.choices}


def checksums() -> dict[str, str]:
    """Return a digest of all positions of the random game of every case."""
    return {
        str(case): hashlib.sha256("".join(state.checksum() for state in walk_of(case).states).encode()).hexdigest()
        for case in cases()
    }


def test_the_same_in_another_process() -> None:
    """The same seed and choices give the same positions whatever the process's hash seed is."""
    code = "import json; from tests.conformance.test_every_game import checksums; print(json.dumps(checksums()))"
    found = []
    for hash_seed in ("1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        found.append(json.loads(done.stdout))
    print(f"seed {SEED}")
    assert found[0] == found[1] == checksums()
