"""Tries the frozen program out as a user gets it: copied to a folder of a foreign name, with nothing of Python near.

It must list its games, play each by itself, think in its worker, draw its menu and open its window. Run it by
``python3 build_scripts/dev.py smoke`` after ``... build``; ``--shots FOLDER`` keeps the pictures.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.freeze import games
from build_scripts.screen import Picture, Screen

ROOT = Path(__file__).resolve().parent.parent
WINDOWS, LINUX = os.name == "nt", sys.platform.startswith("linux")
SLOWEST_START = 2.0
"""Seconds from start to menu that are allowed."""
PATIENCE = 120.0
"""Seconds that something may take to come at all; what is quick waits for none of them."""


class Failed(Exception):
    """Something the program did not do; the text says what."""


class Skipped(Exception):
    """Something this machine cannot try; the text says why."""


class Trial:
    """The program in a folder of its own, with a home of its own."""

    def __init__(self, program: Path, folder: Path, shots: Path | None) -> None:
        self.place = folder / "江戸 table"
        shutil.copytree(program, self.place, symlinks=True)
        self.home = folder / "家 home"
        self.home.mkdir()
        self.shots = shots
        self.environment = self._clean_environment()
        self._games: list[dict[str, Any]] = []

    @property
    def games(self) -> list[dict[str, Any]]:
        """What ``list-games`` says; raises Failed while it has said nothing."""
        if not self._games:
            self._games = json.loads(self.say("list-games", "--json"))
        if not self._games:
            raise Failed("it knows no game")
        return self._games

    def _clean_environment(self) -> dict[str, str]:
        kept = ("SYSTEMROOT", "WINDIR", "TEMP", "TMP", "LANG", "LC_ALL", "COMSPEC")
        env = {name: os.environ[name] for name in kept if name in os.environ}
        env["PATH"] = str(Path(os.environ.get("SYSTEMROOT", "C:/Windows")) / "System32") if WINDOWS else "/usr/bin:/bin"
        home = str(self.home)
        env |= {"HOME": home, "USERPROFILE": home, "APPDATA": home, "LOCALAPPDATA": home, "SDL_AUDIODRIVER": "dummy"}
        if WINDOWS:
            # Windows names the user's folders without regard to the variables.
            env["EDO_TABLE_HOME"] = str(self.home / "EdoTable")
        return env

    def program(self, console: bool) -> str:
        """Returns the path of the executable for commands or for the window."""
        if WINDOWS:
            return str(self.place / ("edo-table-cli.exe" if console else "edo-table.exe"))
        return str(self.place / "edo-table")

    def say(self, *arguments: str, entered: str = "", seconds: float = 600) -> str:
        """Runs a command to its end; returns its standard output, raises Failed unless it ended well."""
        try:
            done = subprocess.run(
                [self.program(console=True), *arguments],
                input=entered,
                capture_output=True,
                text=True,
                encoding="utf-8",
                cwd=self.home.anchor,
                env={**self.environment, "SDL_VIDEODRIVER": "dummy"},
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise Failed(f"{' '.join(arguments)}: not done after {seconds} s") from None
        if done.returncode:
            raise Failed(f"{' '.join(arguments)}: status {done.returncode}: {(done.stdout + done.stderr)[-2000:]}")
        return done.stdout

    def keep(self, picture: Picture, name: str) -> None:
        """Saves a screenshot where the caller wants them."""
        if self.shots is not None:
            (self.shots / f"{name}.png").write_bytes(picture.png())

    def open(self, screen: Screen, *arguments: str) -> subprocess.Popen[bytes]:
        """Starts the windowed program on a screen."""
        return subprocess.Popen(
            [self.program(console=False), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.home.anchor,
            env={**self.environment, "DISPLAY": screen.display},
        )


def close(process: subprocess.Popen[bytes]) -> str:
    """Asks a program to end and waits; returns what it had said; raises Failed if it does not end."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
    try:
        said, _ = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise Failed("it did not end when asked to") from None
    return said.decode("utf-8", "replace")


def children(process: subprocess.Popen[bytes]) -> list[int]:
    """Returns the process ids of a program's children, whichever of its threads started them (Linux)."""
    found = []
    for file in Path(f"/proc/{process.pid}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(word) for word in file.read_text().split()]
    return found


def queued(process: subprocess.Popen[bytes]) -> float:
    """Returns for how many seconds a program was ready but other programs had the processor (Linux)."""
    try:
        return int(Path(f"/proc/{process.pid}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0


def lists_games(trial: Trial) -> str:
    """The frozen program knows every game of the sources."""
    found = sorted(game["id"] for game in trial.games)
    if found != games():
        raise Failed(f"it knows {found}, the sources hold {games()}")
    return ", ".join(found)


def plays_by_itself(trial: Trial) -> str:
    """One game of each kind runs to its end, every position checked."""
    done = []
    for game in trial.games:
        line = ["simulate", game["id"], "--players", str(min(game["players"])), "--games", "1"]
        answer = json.loads(trial.say(*line, "--seats", "random", "--seed", "1", "--check", "--json"))
        if answer["finished"] != 1 or answer["errors"] or answer["invariant_failures"]:
            raise Failed(f"{game['id']}: {answer}")
        done.append(f"{game['id']} {answer['plies']} plies")
    return ", ".join(done)


def checks_its_data(trial: Trial) -> str:
    """The shipped data files are all there and whole."""
    answer = json.loads(trial.say("check-data", "--json"))
    if answer["errors"] or answer["files"] < 3:
        raise Failed(str(answer)[:500])
    return f"{answer['files']} files"


def thinks(trial: Trial) -> str:
    """The engine protocol answers and the strongest level chooses something legal."""
    requests = []
    for game in trial.games:
        players = min(game["players"])
        requests += [{"cmd": "new", "game": game["id"], "players": players, "seed": 1}, {"cmd": "decision"}]
        requests += [{"cmd": "ai", "level": "expert", "ms": 300}]
    lines = "".join(json.dumps(request) + "\n" for request in [*requests, {"cmd": "quit"}])
    answers = [json.loads(line) for line in trial.say("engine", entered=lines).splitlines()]
    refused = [answer for answer in answers if not answer["ok"]]
    if refused or len(answers) < len(requests):
        raise Failed(f"{len(answers)} answers to {len(requests)} requests, refused: {refused[:2]}")
    return f"{len(answers)} answers"


def shares_work(trial: Trial) -> str:
    """A match of levels is played in two processes."""
    game = trial.games[0]
    line = ["arena", game["id"], "--players", str(min(game["players"])), "--seats", "apprentice,random"]
    answer = json.loads(trial.say(*line, "--games", "2", "--seed", "1", "--jobs", "2", "--json"))
    if sorted(row["level"] for row in answer["rows"]) != ["apprentice", "random"]:
        raise Failed(str(answer)[:500])
    return "2 processes"


def draws_its_menu(trial: Trial) -> str:
    """The menu is drawn without any display."""
    target = trial.home / "menu.png"
    trial.say("shot", "menu", "--out", str(target), "--size", "1280x720")
    data = target.read_bytes()
    if data[:4] != b"\x89PNG" or len(data) < 20_000:
        raise Failed(f"the picture has only {len(data)} bytes")
    if trial.shots is not None:
        shutil.copy(target, trial.shots / "menu-drawn.png")
    return f"{len(data) // 1024} KB"


def _screen() -> Screen:
    if not LINUX:
        raise Skipped("only tried on Linux, under Xvfb")
    if not Screen.is_possible():
        raise Skipped("Xvfb is not installed")
    return Screen()


def opens_its_window(trial: Trial) -> str:
    """The menu stands on the screen soon after the start.

    The first start paints and keeps its pictures; the quickest of the next three counts, less the time it had to
    wait for other programs, since a busy machine says nothing about this one.
    """
    waits: list[float] = []
    with _screen() as screen:
        for seconds_open in (6.0, 1.0, 1.0, 1.0):
            process = trial.open(screen)
            picture, waited = screen.wait_for_picture(PATIENCE, process)
            waited -= queued(process)
            time.sleep(seconds_open)
            settled = screen.shot()
            died = process.poll() is not None
            said = close(process)
            if died or picture.is_blank():
                raise Failed(f"{'it ended by itself' if died else 'the window stayed blank'}: {said[-2000:]}")
            waits.append(waited)
        trial.keep(settled, "window-menu")
    words = f"start to menu: first {waits[0]:.2f} s, then {', '.join(f'{w:.2f}' for w in waits[1:])} s"
    if min(waits[1:]) > SLOWEST_START:
        raise Failed(f"{words} (allowed: {SLOWEST_START} s)")
    return words


def thinks_beside_its_window(trial: Trial) -> str:
    """In a game of AI seats the worker process runs and the picture goes on."""
    with _screen() as screen:
        process = trial.open(screen, "play", trial.games[0]["id"], "--seats", "expert,expert", "--seed", "1")
        try:
            picture, _ = screen.wait_for_picture(PATIENCE, process)
            deadline = time.monotonic() + PATIENCE
            while not children(process) and process.poll() is None and time.monotonic() < deadline:
                time.sleep(0.1)
            workers = len(children(process))
            seen = {hash(screen.shot().pixels)}
            while len(seen) < 4 and process.poll() is None and time.monotonic() < deadline:
                time.sleep(0.5)
                seen.add(hash(screen.shot().pixels))
            died = process.poll() is not None
            trial.keep(screen.shot(), "window-game")
        finally:
            said = close(process)
    if died or picture.is_blank():
        raise Failed(f"{'it ended by itself' if died else 'the window stayed blank'}: {said[-2000:]}")
    if not workers:
        raise Failed(f"no worker process was started: {said[-2000:]}")
    if len(seen) < 4:
        raise Failed("nothing moved")
    return f"{workers} worker"


def leaves_no_complaint(trial: Trial) -> str:
    """No crash report was written, and nothing into the program's own folder."""
    reports = [path for path in trial.home.rglob("*") if re.search(r"crash", path.name, re.I) and path.is_file()]
    if reports:
        raise Failed(reports[0].read_text(encoding="utf-8", errors="replace")[-2000:])
    return ""


STEPS: Sequence[Callable[[Trial], str]] = (
    lists_games,
    plays_by_itself,
    checks_its_data,
    thinks,
    shares_work,
    draws_its_menu,
    opens_its_window,
    thinks_beside_its_window,
    leaves_no_complaint,
)


def main(arguments: list[str] | None = None) -> int:
    """Tries everything; returns 1 if something failed."""
    parser = argparse.ArgumentParser(description="Tries the frozen program out.")
    parser.add_argument("program", nargs="?", type=Path, default=ROOT / "dist" / "edo-table", help="its folder")
    parser.add_argument("--shots", type=Path, help="keep the pictures in this folder")
    parser.add_argument("--need-window", action="store_true", help="a window that cannot be tried is a failure")
    chosen = parser.parse_args(arguments)
    if not chosen.program.is_dir():
        print(f"smoke.py: there is no {chosen.program}; build it first", file=sys.stderr)
        return 3
    if chosen.shots is not None:
        chosen.shots.mkdir(parents=True, exist_ok=True)
    counts = {"ok": 0, "failed": 0, "skipped": 0}
    with tempfile.TemporaryDirectory(prefix="edo-smoke-", ignore_cleanup_errors=True) as folder:
        trial = Trial(chosen.program.resolve(), Path(folder), chosen.shots)
        for step in STEPS:
            try:
                outcome, words = "ok", step(trial)
            except Skipped as why:
                outcome, words = ("failed" if chosen.need_window else "skipped"), str(why)
            except (Failed, OSError, ValueError, KeyError) as why:
                outcome, words = "failed", f"{type(why).__name__}: {why}" if not isinstance(why, Failed) else str(why)
            counts[outcome] += 1
            print(f"smoke: {step.__name__.replace('_', ' '):26} {outcome:8} {words}", flush=True)
    print(f"{counts['ok']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
