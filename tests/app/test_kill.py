"""The program killed at random moments of a game: it resumes at the last completed action every time.

EDO_TABLE_KILLS sets how often (default 6; the full measure is 50).
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from edo_table.app.keeping import from_save
from edo_table.content.resources import shipped
from edo_table.games.registry import create_game
from edo_table.persistence.autosave import Autosave

KILLS = int(os.environ.get("EDO_TABLE_KILLS", "6"))
ROOT = Path(__file__).resolve().parents[2]
GAME = create_game("samurai", shipped())


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_killed_game_resumes_at_its_last_completed_action(tmp_path: Path, seed: int) -> None:
    print("seed", seed)
    chance = random.Random(f"kill {seed}")
    wanted = chance.randrange(1, 60)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.app.self_playing", str(tmp_path), str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    watchdog = threading.Timer(60, process.kill)
    watchdog.start()
    told: list[tuple[int, str]] = []
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if not line.endswith("\n"):
                break
            ply, checksum = line.split()
            told.append((int(ply), checksum))
            if len(told) >= wanted:
                break
        threading.Event().wait(chance.random() * 0.05)
    finally:
        process.kill()
        watchdog.cancel()
    rest = process.stdout.read()
    told += [(int(a), b) for a, b in (line.split() for line in rest.splitlines(True) if line.endswith("\n"))]
    process.stdout.close()
    process.wait()
    assert told, "the game never began"
    found = Autosave(tmp_path).resume()
    assert found.save is not None
    reopened = from_save(GAME, found.save)
    assert reopened.is_whole
    match = reopened.match
    last_ply, last_checksum = told[-1]
    # The action after the last one told may have been completed and written just before the kill.
    assert match.ply in (last_ply, last_ply + 1)
    if match.ply == last_ply:
        assert match.state.checksum() == last_checksum
    else:
        assert match.history[-2].checksum == last_checksum
