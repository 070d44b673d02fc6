"""What an installed program must do on Linux, however it was installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from build_scripts.freeze import games
from build_scripts.installers.trials.book import Book
from build_scripts.installers.trials.player import Player, exec_words, snapshot
from build_scripts.installers.trials.saves import make_bad, make_newer
from build_scripts.screen import Screen
from build_scripts.smoke import SLOWEST_START, Failed, children, close, queued

MOST_IDLE = 3.0
"""Percent of one processor that the menu may use while nobody does anything."""
PATIENCE, LONGEST_GAME = 120.0, 900.0
"""Seconds; what is quick waits for none of them, and a machine may have much else to do."""
DOZE = 22.0
"""Seconds after which the menu takes it that nobody is there."""


class Playing:
    """An installed program: its folder, its menu entry, and who plays.

    How much it uses at rest is measured once in a run: what is installed is the same program each time.
    """

    def __init__(self, book: Book, name: str, player: Player, folder: Path, entry: Path) -> None:
        self.book, self.name, self.player, self.folder, self.entry = book, name, player, folder, entry
        self.program = exec_words(entry)[0]
        self.is_measured = book.is_measured
        book.is_measured = True

    def try_all(self, screen: Screen) -> bool:
        """Runs all steps; returns whether all went well."""
        before = snapshot(self.folder)
        steps: list[tuple[str, Callable[[], str]]] = [
            ("lists its games", self.lists),
            ("starts from its menu entry", lambda: self.starts(screen)),
            ("rests in its menu", lambda: self.rests(screen)),
            ("plays a game by itself", lambda: self.plays(screen)),
            ("opens a save clicked on", lambda: self.opens(screen)),
            ("says that a save is newer", self.refuses),
            ("opens on bad saves clicked on", lambda: self.bears(screen)),
            ("leaves no process", self.leaves_none),
            ("writes nothing beside itself", lambda: self.unchanged(before)),
        ]
        if self.is_measured:
            steps = [(name, trial) for name, trial in steps if name != "rests in its menu"]
        results = [self.book.step(self.name, name, trial) for name, trial in steps]
        return all(results)

    def lists(self) -> str:
        answer = json.loads(self.player.say(self.program, "list-games", "--json"))
        found = sorted(game["id"] for game in answer)
        if found != games():
            raise Failed(f"it knows {found}, the sources hold {games()}")
        return ", ".join(found)

    def starts(self, screen: Screen) -> str:
        """The first start paints and keeps pictures; the quickest of the later ones counts."""
        waits = []
        for seconds_open in (5.0, 0.5, 0.5) if self.is_measured else (5.0, 0.5, 0.5, 0.5):
            process = self.player.open(screen, exec_words(self.entry))
            picture, waited = screen.wait_for_picture(PATIENCE, process)
            waits.append(waited - queued(process))
            time.sleep(seconds_open)
            died = process.poll() is not None
            said = close(process)
            if died or picture.is_blank():
                raise Failed(f"{'it ended by itself' if died else 'the window stayed blank'}: {said[-1500:]}")
        words = f"first {waits[0]:.2f} s, then {', '.join(f'{w:.2f}' for w in waits[1:])} s"
        if min(waits[1:]) > SLOWEST_START:
            raise Failed(f"{words} (allowed: {SLOWEST_START} s)")
        return words

    def rests(self, screen: Screen) -> str:
        process = self.player.open(screen, exec_words(self.entry))
        try:
            screen.wait_for_picture(PATIENCE, process)
            time.sleep(DOZE)
            used, seconds = processor_seconds(process), 10.0
            time.sleep(seconds)
            share = 100 * (processor_seconds(process) - used) / seconds
        finally:
            close(process)
        if share > MOST_IDLE:
            raise Failed(f"{share:.1f} % of a processor (allowed: {MOST_IDLE} %)")
        return f"{share:.1f} % of a processor"

    def plays(self, screen: Screen) -> str:
        """A whole game of computer players in the window: one worker thinks, the result is written down."""
        self.player.be_quick()
        game, results = games()[-1], self.player.data / "statistics.jsonl"
        words = [self.program, "play", game, "--seats", "expert,greedy", "--seed", "1"]
        process, most, begun = self.player.open(screen, words), 0, time.monotonic()
        try:
            while time.monotonic() - begun < LONGEST_GAME and process.poll() is None and not results.is_file():
                most = max(most, len(workers(process)))
                time.sleep(0.5)
            seconds = time.monotonic() - begun
            died = process.poll() is not None
        finally:
            said = close(process)
        if died or not results.is_file():
            what = "it ended by itself" if died else f"the game was not over after {LONGEST_GAME:.0f} s"
            raise Failed(f"{what}: {said[-1500:]}")
        saves = list((self.player.data / "autosaves").glob("*.edo"))
        if most != 1 or not saves:
            raise Failed(f"{most} worker processes at once, {len(saves)} saves")
        return f"{game} in {seconds:.0f} s, 1 worker, {len(saves)} saves in the home folder"

    def opens(self, screen: Screen) -> str:
        """A game in the middle, clicked on, goes on: its computer players think."""
        save, before = self._middle_save(), set((self.player.data / "autosaves").glob("*.edo"))
        process = self.player.open(screen, exec_words(self.entry, str(save)))
        try:
            picture, _ = screen.wait_for_picture(PATIENCE, process)
            deadline = time.monotonic() + PATIENCE
            while not workers(process) and process.poll() is None and time.monotonic() < deadline:
                time.sleep(0.2)
            thinks, died = bool(workers(process)), process.poll() is not None
        finally:
            said = close(process)
        if died or picture.is_blank() or not thinks:
            raise Failed(f"{'it ended by itself' if died else 'no game went on'}: {said[-1500:]}")
        return f"{save.name}; {len(before)} autosaves before"

    def refuses(self) -> str:
        save = self.player.home / "newer.edo"
        make_newer(self._middle_save(), save)
        self.player.own(save)
        said = self.player.say(self.program, "replay", "--verify", save, status=1)
        if "newer Edo Table" not in said:
            raise Failed(said[-500:])
        return said.strip().splitlines()[-1]

    def bears(self, screen: Screen) -> str:
        """Bad files clicked on: the window opens to say so, and goes when it is closed."""
        bad = make_bad(self._middle_save(), self.player.home)
        for file in bad:
            if file.exists():
                self.player.own(file)
            process = self.player.open(screen, exec_words(self.entry, str(file)))
            picture, _ = screen.wait_for_picture(PATIENCE, process)
            time.sleep(0.5)
            died, thinks = process.poll() is not None, bool(workers(process))
            said = close(process)
            if died or picture.is_blank() or thinks:
                what = "it ended by itself" if died else "a game began" if thinks else "the window stayed blank"
                raise Failed(f"{file.name}: {what}: {said[-1500:]}")
        return ", ".join(file.name for file in bad)

    def _middle_save(self) -> Path:
        save = self.player.home / "夜 game.edo"
        if save.is_file():
            return save
        found = sorted((self.player.data / "autosaves").glob("*.older-*.edo"), key=lambda path: path.stat().st_mtime)
        if not found:
            raise Failed("there is no save of the game's middle")
        shutil.copyfile(found[0], save)
        self.player.own(save)
        return save

    def leaves_none(self) -> str:
        deadline = time.monotonic() + 30
        while (left := running_in(self.folder)) and time.monotonic() < deadline:
            time.sleep(0.2)
        if left:
            raise Failed(f"still running: {left}")
        return ""

    def unchanged(self, before: dict[str, tuple[int, int, int]]) -> str:
        after = snapshot(self.folder)
        changed = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
        if changed:
            raise Failed(f"changed: {', '.join(changed[:5])}")
        return f"{len(after)} files as before"


def processor_seconds(process: subprocess.Popen[bytes]) -> float:
    """Returns for how long a process has used a processor so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def workers(process: subprocess.Popen[bytes]) -> list[int]:
    """Returns the process ids of a program's thinking processes."""
    found = []
    for child in children(process):
        with suppress(OSError):
            if b"--multiprocessing-fork" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


def running_in(folder: Path) -> list[int]:
    """Returns the process ids of programs that were started from a folder."""
    found = []
    for path in Path("/proc").glob("[0-9]*/exe"):
        with suppress(OSError):
            if path.readlink().is_relative_to(folder):
                found.append(int(path.parent.name))
    return found
