"""A program killed at any moment has lost nothing but the action under way."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from edo_table.persistence import atomic
from edo_table.persistence import autosave as module
from edo_table.persistence.autosave import Autosave
from edo_table.persistence.errors import StorageError
from edo_table.persistence.saves import list_saves, write_save
from tests.persistence.autosave_writer import state
from tests.persistence.samples import typical_save

WRITER = Path(__file__).with_name("autosave_writer.py")
KILLS = 50
LONGEST = 0.12
"""Seconds a writer lives at most after it was told to begin: some ten to thirty actions."""


def start(folder: Path, first: int) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        [sys.executable, str(WRITER), str(folder), str(first)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    return process


def killed_after(process: subprocess.Popen[bytes], seconds: float) -> list[int]:
    """Let a writer write for a while, kill it, and return the plies it said were done."""
    assert process.stdin is not None
    process.stdin.write(b"go\n")
    process.stdin.flush()
    time.sleep(seconds)
    process.kill()
    out, _ = process.communicate(timeout=10)
    return [int(line) for line in out.split()]


def test_killed_fifty_times(tmp_path: Path) -> None:
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    began = time.perf_counter()
    done, leftovers, killed_in_write = 0, 0, 0
    for kill in range(KILLS):
        acknowledged = killed_after(start(tmp_path, done + 1), chance.uniform(0, LONGEST))
        done = max([done, *acknowledged])
        resumed = Autosave(tmp_path).resume()
        if done == 0:
            assert resumed.save is None or resumed.save.meta.ply == 1
            continue
        assert resumed.save is not None, f"kill {kill}: nothing left of {done} actions"
        ply = resumed.save.meta.ply
        assert ply in (done, done + 1), f"kill {kill}: {done} actions were done, {ply} are there"
        assert resumed.save.snapshot["ply"] == ply == len(resumed.save.record["actions"])
        assert not resumed.messages
        broken = [entry.path.name for entry in list_saves(tmp_path) if entry.error]
        assert not broken, f"kill {kill}: {broken}"
        before, leftovers = leftovers, len(list(tmp_path.glob(".edo-*.tmp")))
        killed_in_write += leftovers > before
        done = ply
    print(f"{done} actions, {killed_in_write} kills within a write, {time.perf_counter() - began:.1f} s")
    assert done >= 10, "hardly anything was written: the test shows nothing"
    assert killed_in_write > 0, "no kill fell into a write: the test shows nothing"


class _Killed(BaseException):
    """Stands for the end of the program: nothing after it may tidy up."""


STEPS = ("write_temporary", "move", "sync_folder")


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("ply", [1, 2, 3, 4, 5, 9])
def test_killed_at_each_step_of_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ply: int, when: str) -> None:
    """Before and after each file operation of the write of this ply."""
    real = {name: getattr(module, name) for name in STEPS}
    deaths = 0
    for fatal in range(20):
        folder = tmp_path / str(fatal)
        writer = Autosave(folder, keep=2, spacing=1)
        for earlier in range(1, ply):
            assert writer.write(state(earlier))
        count = 0

        def counted(name: str, *arguments: object, fatal: int = fatal) -> object:
            nonlocal count
            count += 1
            if when == "before" and count > fatal:
                raise _Killed
            result = real[name](*arguments)
            if when == "after" and count > fatal:
                raise _Killed
            return result

        for name in STEPS:
            monkeypatch.setattr(module, name, lambda *arguments, name=name: counted(name, *arguments))
        try:
            writer.write(state(ply))
            survived = True
        except _Killed:
            survived = False
        for name in STEPS:
            monkeypatch.setattr(module, name, real[name])
        found = Autosave(folder).latest()
        plies = {ply} if survived else {ply, ply - 1}
        assert (found.meta.ply if found else 0) in plies
        assert all(entry.error is None for entry in list_saves(folder))
        if survived:
            break
        deaths += 1
    assert deaths >= 2


def test_the_disk_refuses_at_each_step_and_then_takes_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = Autosave(tmp_path, keep=2, spacing=1)
    for ply in range(1, 5):
        assert writer.write(state(ply))
    real = atomic.move
    ply = 5
    for fatal in range(3):
        count = 0

        def failing(source: Path, target: Path, fatal: int = fatal) -> None:
            nonlocal count
            count += 1
            if count > fatal:
                raise StorageError("the disk is full")
            real(source, target)

        monkeypatch.setattr(module, "move", failing)
        assert not writer.write(state(ply))
        assert str(writer.problem) == "the disk is full"
        assert not list(tmp_path.glob(".edo-*"))
        kept = Autosave(tmp_path).latest()
        assert kept is not None
        assert kept.meta.ply == ply - 1
        unwritten = writer.latest()
        assert unwritten is not None
        assert unwritten.meta.ply == ply
        monkeypatch.setattr(module, "move", real)
        assert writer.write(state(ply))
        assert writer.problem is None
        kept = Autosave(tmp_path).latest()
        assert kept is not None
        assert kept.meta.ply == ply
        ply += 1


def test_an_autosave_of_a_typical_match_is_quick(tmp_path: Path) -> None:
    writer = Autosave(tmp_path)
    save = typical_save()
    writer.write(save)
    times = []
    for _ in range(30):
        begin = time.perf_counter()
        assert writer.write(save)
        times.append((time.perf_counter() - begin) * 1000)
    times.sort()
    print(f"autosave with fsync: median {times[15]:.1f} ms, slowest {times[-1]:.1f} ms")
    begin = time.perf_counter()
    for number in range(30):
        write_save(tmp_path / f"{number}.edo", save)
    print(f"save with fsync: mean {(time.perf_counter() - begin) * 1000 / 30:.1f} ms")
    assert times[15] < 250
