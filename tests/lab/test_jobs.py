"""Work shared out among processes: in order, lazily, and nothing left behind however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from edo_table.lab.jobs import AHEAD, JobLost, in_order

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.lab.jobs_at_work import fail_at_five, twice, vanish  # noqa: E402


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order_and_no_task_is_made_long_before_it_is_needed(jobs: int) -> None:
    made: list[int] = []

    def endless() -> Iterator[int]:
        for number in count():
            made.append(number)
            yield number

    results = in_order(twice, endless(), jobs)
    assert [next(results) for _ in range(6)] == [0, 2, 4, 6, 8, 10]
    assert len(made) <= 6 + AHEAD * jobs
    results.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


def test_what_the_work_raises_comes_through() -> None:
    with pytest.raises(ValueError, match="five"):
        list(in_order(fail_at_five, range(20), 2))
    assert not multiprocessing.active_children()


def test_a_lost_process_is_told() -> None:
    with pytest.raises(JobLost):
        list(in_order(vanish, range(3), 2))
    assert not multiprocessing.active_children()


SCRIPT = """
from tests.lab.jobs_at_work import sleep
from edo_table.lab.jobs import in_order
if __name__ == "__main__":
    print("begun", flush=True)
    try:
        list(in_order(sleep, range(100), 2))
    except KeyboardInterrupt:
        print("interrupted", flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of a terminal")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_left_when_the_parent_is_interrupted_or_killed(tmp_path: Path, number: signal.Signals) -> None:
    path = tmp_path / "work.py"
    path.write_text(SCRIPT, encoding="utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(path)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        time.sleep(2.5)
        assert _members(parent.pid) >= 3
        parent.send_signal(number)
        out, err = parent.communicate(timeout=10)
        if number == signal.SIGINT:
            assert (out, err) == (b"begun\ninterrupted\n", b"")
        until = time.monotonic() + 10
        while _members(parent.pid) and time.monotonic() < until:
            time.sleep(0.1)
        assert _members(parent.pid) == 0
    finally:
        try:
            os.killpg(parent.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def _members(session: int) -> int:
    """Count the living processes of a session (Linux)."""
    found = 0
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        found += fields[3] == str(session) and fields[0] != "Z"
    return found
