#!/usr/bin/env python3
"""Measures speed and holds it against what is promised: ``python3 build_scripts/dev.py bench``.

Each benchmark is a function that returns a Section; ``BENCHMARKS`` lists them.  The report is text on standard output,
and JSON with ``--json FILE``.  Exit status 1 when a promise is missed, 2 for wrong use, 3 when something is lacking.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from build_scripts.screen import Screen  # noqa: E402 - runs as a script, from anywhere

SCRIPTS = ROOT / "build_scripts"
RIVAL = ROOT / "build" / "bench" / "catanatron"
"""An environment of its own for the engine that ours is compared with."""

RIVAL_LIBRARIES = (
    "catanatron==3.2.1 --hash=sha256:92bf5c114b6e47588ba1bf5b7d0b11f9f20d142bdc47cf787206c1ee5c506a36",
    "networkx==3.6.1 --hash=sha256:d47fbf302e7d9cbbb9e2555a0d267983d2aa476bac30e90dfbe5669bd57f3762",
)
MISSING = 3


class Lacking(Exception):
    """Something this machine lacks for a benchmark, told in one line."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A number that must be at least (or, with `is_most`, at most) the limit."""

    name: str
    value: float
    limit: float
    is_most: bool = False

    @property
    def is_kept(self) -> bool:
        return self.value <= self.limit if self.is_most else self.value >= self.limit

    def __str__(self) -> str:
        word = "at most" if self.is_most else "at least"
        return f"{'kept  ' if self.is_kept else 'MISSED'} {self.name}: {self.value:g} ({word} {self.limit:g})"


@dataclass(frozen=True, slots=True)
class Section:
    """What a benchmark found: lines for people, numbers for programs, promises."""

    title: str
    lines: Sequence[str]
    numbers: Mapping[str, Any]
    promises: Sequence[Promise] = field(default=())

    def as_json(self) -> dict[str, Any]:
        """Return the section as data."""
        promises = [{**asdict(promise), "is_kept": promise.is_kept} for promise in self.promises]
        return {"title": self.title, "numbers": dict(self.numbers), "promises": promises}


@dataclass(frozen=True, slots=True)
class Wishes:
    """How long to measure: rounds of so many seconds for each side."""

    rounds: int = 7
    seconds: float = 1.5


class Peer:
    """A worker process that answers one request at a time."""

    def __init__(self, line: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            line,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"},
        )

    def ask(self, what: str, players: int, seconds: float) -> dict[str, Any]:
        """Return the worker's answer; raises Lacking when it has gone."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        line = ""
        with suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps({"what": what, "players": players, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        if not line:
            raise Lacking("a worker of the benchmark ended before it answered")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the worker."""
        self._process.communicate()


def rival_python() -> Path:
    """Return the Python of the rival's environment, made if need be; raises Lacking."""
    python = RIVAL / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = RIVAL / "installed.txt"
    wanted = "\n".join(RIVAL_LIBRARIES) + "\n"
    if python.exists() and stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    print("Making an environment for catanatron ...", flush=True)
    RIVAL.parent.mkdir(parents=True, exist_ok=True)
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(RIVAL)], env=environment, capture_output=True, check=False
    )
    if made.returncode:
        raise Lacking(f"the environment for catanatron could not be made in {RIVAL}")
    listed = RIVAL / "requirements.txt"
    listed.write_text(wanted, encoding="utf-8")
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    installed = subprocess.run([*pip, "-r", str(listed)], env=environment, capture_output=True, text=True, check=False)
    if installed.returncode:
        last = [line for line in installed.stderr.splitlines() if line.startswith("ERROR")][-1:]
        raise Lacking(f"catanatron could not be installed: {''.join(last) or 'no network?'}")
    stamp.write_text(wanted, encoding="utf-8")
    return python


def engine(wishes: Wishes) -> Section:
    """Random playouts and copies of Samurai against catanatron's, turn by turn, in processor time."""
    ours = Peer([sys.executable, str(SCRIPTS / "bench_ours.py"), "samurai"])
    theirs = Peer([str(rival_python()), str(SCRIPTS / "bench_catanatron.py")])
    numbers: dict[str, Any] = {}
    lines = [f"{'':26} {'ours':>10} {'catanatron':>14} {'ratio':>8} {'spread':>15}"]
    promises = []
    try:
        for players in (2, 3, 4):
            for what, name, limit in (("play", "plies a second", 1.5), ("clone", "copies a second", 5.0)):
                pairs = []
                seconds = wishes.seconds if what == "play" else wishes.seconds / 4
                for peer in (ours, theirs):
                    peer.ask(what, players, min(0.3, seconds))  # warm up
                for number in range(wishes.rounds):
                    # Who goes first changes, so that a machine that warms up or slows down favours nobody.
                    order = (ours, theirs) if number % 2 == 0 else (theirs, ours)
                    rates = {peer: _rate(peer.ask(what, players, seconds)) for peer in order}
                    pairs.append((rates[ours], rates[theirs]))
                ratios = sorted(mine / other for mine, other in pairs)
                mine, other = (statistics.median(side) for side in zip(*pairs, strict=True))
                ratio = statistics.median(ratios)
                numbers[f"{what}_{players}"] = {
                    "ours_per_s": round(mine),
                    "catanatron_per_s": round(other),
                    "ratio": round(ratio, 3),
                    "ratio_least": round(ratios[0], 3),
                    "ratio_most": round(ratios[-1], 3),
                }
                spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
                label = f"{players} players, {name}"
                lines.append(f"{label:26.26} {mine:>10,.0f} {other:>14,.0f} {ratio:>8.2f} {spread:>15}")
                promises.append(Promise(f"{name}, {players} players, over catanatron's", round(ratio, 2), limit))
    finally:
        ours.close()
        theirs.close()
    return Section("Engine: Samurai's random playouts against catanatron 3.2.1", lines, numbers, promises)


def _rate(answer: Mapping[str, Any]) -> float:
    count: int = answer["plies"] if "plies" in answer else answer["copies"]
    seconds: float = answer["seconds"]
    return count / seconds


def frames(wishes: Wishes) -> Section:
    """Frame times of the table at 1920 x 1080, drawn by the processor, while four expert seats think."""
    if not Screen.is_possible():
        raise Lacking("Xvfb is needed for a window without a monitor")
    seconds = max(5.0, wishes.rounds * wishes.seconds * 2)
    with Screen(1920, 1080) as screen:
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISPLAY": screen.display, "SDL_AUDIODRIVER": "dummy"}
        environment.pop("SDL_VIDEODRIVER", None)
        found = subprocess.run(
            [sys.executable, str(SCRIPTS / "bench_frames.py"), str(seconds), "4"],
            cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
    if found.returncode or not found.stdout.strip():
        raise Lacking(f"the table could not be shown: {found.stderr.strip().splitlines()[-1:] or 'no answer'}")
    answer = json.loads(found.stdout.strip().splitlines()[-1])
    times = sorted(answer["milliseconds"])
    if len(times) < 100:
        raise Lacking(f"only {len(times)} frames were drawn while a seat was thinking")
    median, late, worst = statistics.median(times), times[len(times) * 99 // 100], times[-1]
    shown = f"median {median:.1f} ms, 99 % {late:.1f} ms, most {worst:.1f} ms"
    lines = [f"{len(times)} frames ({answer['driver']}): {shown}"]
    promises = [
        Promise("median frame in ms", round(median, 2), 17, is_most=True),
        Promise("99th percentile frame in ms", round(late, 2), 33, is_most=True),
        Promise("longest frame in ms", round(worst, 2), 100, is_most=True),
    ]
    numbers = {"frames": len(times), "median_ms": median, "p99_ms": late, "max_ms": worst, "driver": answer["driver"]}
    return Section("Table at 1920 x 1080 while four expert seats think", lines, numbers, promises)


BENCHMARKS: dict[str, Callable[[Wishes], Section]] = {"engine": engine, "frames": frames}
"""All benchmarks by name, in the order in which they run; a further one is added here."""


def main(arguments: Sequence[str]) -> int:
    """Run benchmarks; returns the exit status."""
    words = "Measures speed and holds it against what is promised."
    parser = argparse.ArgumentParser(prog="bench.py", description=words)
    usual = Wishes()
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which: {', '.join(BENCHMARKS)} (default: all)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the report as JSON too")
    parser.add_argument("--rounds", type=int, default=usual.rounds, help=f"rounds of each (default: {usual.rounds})")
    parser.add_argument(
        "--seconds", type=float, default=usual.seconds, help=f"seconds of a round (default: {usual.seconds})"
    )
    chosen = parser.parse_args(arguments)
    unknown = [name for name in chosen.names if name not in BENCHMARKS]
    if unknown or chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error(f"there is no benchmark {unknown[0]!r}" if unknown else "rounds and seconds must be positive")
    wishes, sections = Wishes(chosen.rounds, chosen.seconds), {}
    for name in chosen.names or BENCHMARKS:
        try:
            section = BENCHMARKS[name](wishes)
        except Lacking as lacking:
            print(f"bench.py: {name}: {lacking}", file=sys.stderr)
            return MISSING
        sections[name] = section
        print(f"\n{section.title}", *section.lines, *map(str, section.promises), sep="\n", flush=True)
    if chosen.json is not None:
        machine = {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count()}
        report = {"machine": machine, "sections": {name: section.as_json() for name, section in sections.items()}}
        chosen.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 0 if all(promise.is_kept for section in sections.values() for promise in section.promises) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
