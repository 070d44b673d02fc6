"""The benchmark's report and promises, without measuring for long."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from build_scripts import bench
from build_scripts.bench import BENCHMARKS, SCRIPTS, Lacking, Peer, Promise, Section, Wishes, main


def test_promises() -> None:
    assert Promise("speed", 2.0, 1.5).is_kept
    assert not Promise("speed", 1.4, 1.5).is_kept
    assert Promise("frame", 10.0, 17.0, is_most=True).is_kept
    assert not Promise("frame", 18.0, 17.0, is_most=True).is_kept
    assert "MISSED" in str(Promise("frame", 18.0, 17.0, is_most=True))


def section(value: float) -> Callable[[Wishes], Section]:
    return lambda wishes: Section("Test", ["a line"], {"value": value}, [Promise("value", value, 1.0)])


@pytest.mark.parametrize(("value", "status"), [(2.0, 0), (0.5, 1)])
def test_report(
    value: float,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(bench, "BENCHMARKS", {"test": section(value)})
    path = tmp_path / "report.json"
    assert main(["test", "--json", str(path)]) == status
    out = capsys.readouterr().out
    assert "a line" in out
    assert ("kept" in out) == (status == 0)
    report = json.loads(path.read_text(encoding="utf-8"))
    assert report["sections"]["test"]["numbers"] == {"value": value}
    assert report["sections"]["test"]["promises"][0]["is_kept"] == (status == 0)


def test_something_lacking_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def lacks(wishes: Wishes) -> Section:
        raise Lacking("no network")

    monkeypatch.setattr(bench, "BENCHMARKS", {"test": lacks})
    assert main([]) == 3
    assert capsys.readouterr().err == "bench.py: test: no network\n"


def test_unknown_benchmarks_are_refused() -> None:
    with pytest.raises(SystemExit) as caught:
        main(["no-such-benchmark"])
    assert caught.value.code == 2


def test_our_worker_answers() -> None:
    peer = Peer([sys.executable, str(SCRIPTS / "bench_ours.py"), "samurai"])
    try:
        played = peer.ask("play", 2, 0.05)
        copied = peer.ask("clone", 4, 0.02)
    finally:
        peer.close()
    assert played["plies"] > played["games"] > 0
    assert copied["copies"] > 0


def test_a_worker_that_ends_is_noticed() -> None:
    peer = Peer([sys.executable, "-c", "input()"])
    with pytest.raises(Lacking):
        peer.ask("play", 2, 0.05)
    peer.close()


def test_the_engine_is_among_the_benchmarks() -> None:
    assert "engine" in BENCHMARKS
