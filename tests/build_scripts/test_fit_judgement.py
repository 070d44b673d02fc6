"""The fit of a judgement's shifts finds what it should, for IKI and what extends it."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts.fit_judgement import RIDGE, Regression

SCRIPT = Path(__file__).resolve().parents[2] / "build_scripts" / "fit_judgement.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, check=False)


def test_a_known_line_is_found_again() -> None:
    chance, wanted, rows = random.Random(5), (2.0, -0.5, 0.0), 40 * int(RIDGE)
    regression = Regression(3)
    for _ in range(rows):
        features = [chance.gauss(0, 1), chance.gauss(0, 4), chance.gauss(0, 1)]
        noise = chance.gauss(0, 1)
        regression.add(features, sum(a * b for a, b in zip(features, wanted, strict=True)) + noise, 1.0)
    for found, true in zip(regression.solved(rows), wanted, strict=True):
        assert found == pytest.approx(true, abs=0.1)


@pytest.mark.parametrize("game", ["iki", "iki_akebono"])
def test_it_tells_of_every_shift(game: str) -> None:
    told = run("--game", game, "--players", "3", "--games", "2")
    assert told.returncode == 0, told.stderr
    assert "month  error by hand  with shifts" in told.stdout
    assert {"mon=(", "harmony=(", "pension=("} <= {f"{line.split('=(')[0]}=(" for line in told.stdout.splitlines()}


def test_a_game_without_shifts_is_refused() -> None:
    told = run("--game", "samurai")
    assert told.returncode == 2
    assert "samurai is not judged by shifts" in told.stderr
    assert "Traceback" not in told.stderr
