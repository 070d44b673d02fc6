"""The Windows side of the setup's trials, run by a Windows Python: ``inside_windows.py SETUP GAME,GAME``.

Prints a line of JSON for each step: step, outcome (ok, failed), words. Standard library only.
"""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import subprocess
import sys
import time
import winreg
from collections.abc import Callable
from ctypes import wintypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from build_scripts.installers.trials.saves import make_bad

assert sys.platform == "win32", "a Windows Python runs this"

FOLDER = Path("C:\\江戸 table")
PLACE, OTHER_PLACE = FOLDER / "Edo Table", FOLDER / "🌸 other ō"
ENTRY = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\EdoTable"
KIND = "Software\\Classes\\EdoTable.Save"
HOME = Path(os.environ["LOCALAPPDATA"]) / "EdoTable"
QUICK: dict[str, Any] = {
    "display": {"animation_speed": "instant", "motion": "reduced"},
    "play": {"ai_seconds": 0.1},
    "sound": {"mute": True},
}
PATIENCE, LONGEST_GAME = 300.0, 900.0
"""Seconds. Wine's first start takes two minutes on a machine that has much else to do; what is quick waits for none."""
WM_CLOSE = 0x0010
CLICKED = subprocess.DETACHED_PROCESS
"""Started so a program has no terminal and none of our pipes, as one that was clicked on."""

kernel = ctypes.WinDLL("kernel32", use_last_error=True)
user = ctypes.WinDLL("user32", use_last_error=True)


class Failed(Exception):
    """Something that went wrong; the text says what."""


class Entry(ctypes.Structure):
    """PROCESSENTRY32W of the system."""

    _fields_ = (
        ("size", wintypes.DWORD),
        ("usage", wintypes.DWORD),
        ("pid", wintypes.DWORD),
        ("heap", ctypes.c_size_t),
        ("module", wintypes.DWORD),
        ("threads", wintypes.DWORD),
        ("parent", wintypes.DWORD),
        ("priority", wintypes.LONG),
        ("flags", wintypes.DWORD),
        ("name", ctypes.c_wchar * 260),
    )


def processes() -> list[tuple[int, int]]:
    """Returns process id and parent's id of every edo-table.exe."""
    kernel.CreateToolhelp32Snapshot.restype = wintypes.HANDLE
    handle = wintypes.HANDLE(kernel.CreateToolhelp32Snapshot(2, 0))
    entry, found = Entry(), []
    entry.size = ctypes.sizeof(Entry)
    more = kernel.Process32FirstW(handle, ctypes.byref(entry))
    while more:
        if entry.name.lower().startswith("edo-table"):
            found.append((int(entry.pid), int(entry.parent)))
        more = kernel.Process32NextW(handle, ctypes.byref(entry))
    kernel.CloseHandle(handle)
    return found


@dataclass(frozen=True)
class TopWindow:
    """A window of the desktop: its handle, whose it is, and what can be seen of it."""

    handle: int
    pid: int
    is_visible: bool
    kind: str
    title: str


def top_windows() -> list[TopWindow]:
    """Returns all windows of the desktop, hidden ones too."""
    found: list[TopWindow] = []

    def look(handle: int, _: int) -> bool:
        owner, kind, title = wintypes.DWORD(), ctypes.create_unicode_buffer(80), ctypes.create_unicode_buffer(80)
        window = wintypes.HWND(handle)
        user.GetWindowThreadProcessId(window, ctypes.byref(owner))
        user.GetClassNameW(window, kind, len(kind))
        # Not GetWindowText: that asks the window's own program, which may not answer.
        user.InternalGetWindowText(window, title, len(title))
        is_visible = bool(user.IsWindowVisible(window))
        found.append(TopWindow(handle, int(owner.value), is_visible, kind.value, title.value))
        return True

    kind = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)
    user.EnumWindows(kind(look), 0)
    return found


def windows_of(pid: int) -> list[TopWindow]:
    """Returns the windows of a process that a person can see."""
    return [window for window in top_windows() if window.pid == pid and window.is_visible]


def workers(program: subprocess.Popen[bytes]) -> int:
    """Returns how many thinking processes a program has."""
    return sum(parent == program.pid for _, parent in processes())


def registered(key: str, name: str = "") -> str | None:
    """Returns a text of the user's registry, None when it is not there."""
    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as handle:
            return str(winreg.QueryValueEx(handle, name)[0])
    except OSError:
        return None


def wait_for(condition: Callable[[], Any], seconds: float) -> bool:
    """Waits until something is true; returns whether it became so in time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(0.2)
    return bool(condition())


def say(place: Path, *words: str, status: int = 0) -> str:
    """Runs the program for commands of an installation to its end; returns what it said."""
    line = [str(place / "edo-table-cli.exe"), *words]
    done = subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False)
    said = (done.stdout + done.stderr).decode("utf-8", "replace")
    if done.returncode != status:
        raise Failed(f"{words}: status {done.returncode}: {said[-800:]}")
    return said


def run_setup(line: str) -> int:
    """Runs a setup or an uninstaller to its end; returns its status."""
    return subprocess.run(line, timeout=LONGEST_GAME, check=False).returncode


def snapshot() -> dict[str, tuple[int, int]]:
    """Returns size and time of every installed file."""
    files = [path for path in PLACE.rglob("*") if path.is_file()]
    return {str(path): (path.stat().st_size, path.stat().st_mtime_ns) for path in files}


def kept() -> dict[str, bytes]:
    """Returns saves, statistics and settings."""
    names = ("autosaves", "saves")
    files = [path for name in names for path in (HOME / name).rglob("*") if path.is_file()]
    files += [path for name in ("settings.json", "statistics.jsonl") for path in HOME.rglob(name)]
    return {str(path): path.read_bytes() for path in files}


def click(file: Path) -> subprocess.Popen[bytes]:
    """Starts what a double click on a file starts, by the registered command."""
    command = registered(f"{KIND}\\shell\\open\\command") or ""
    return subprocess.Popen(command.replace("%1", str(file)), creationflags=CLICKED)


class Trial:
    """The steps, in their order."""

    def __init__(self, setup: str, games: list[str]) -> None:
        self.setup, self.games = setup, games
        self.before: dict[str, tuple[int, int]] = {}

    def installs_silently(self) -> str:
        """No window, a folder with kanji and spaces, every entry there."""
        status, program = run_setup(f'"{self.setup}" /S /D={PLACE}'), PLACE / "edo-table.exe"
        if status or not program.is_file():
            raise Failed(f"status {status}; {PLACE} holds no program")
        command = registered(f"{KIND}\\shell\\open\\command")
        if registered("Software\\Classes\\.edo") != "EdoTable.Save" or command != f'"{program}" "%1"':
            raise Failed(f"the file type is not known: {command}")
        if registered(ENTRY, "DisplayName") != "Edo Table" or not registered(ENTRY, "UninstallString"):
            raise Failed("there is no entry to uninstall it by")
        link = Path(os.environ["APPDATA"]) / "Microsoft/Windows/Start Menu/Programs/Edo Table.lnk"
        if not link.is_file():
            raise Failed(f"there is no {link}")
        self.before = snapshot()
        return f"{len(self.before)} files, version {registered(ENTRY, 'DisplayVersion')}, start menu, file type"

    def lists_its_games(self) -> str:
        found = sorted(game["id"] for game in json.loads(say(PLACE, "list-games", "--json")))
        if found != self.games:
            raise Failed(f"it knows {found}")
        return ", ".join(found)

    def plays_a_game_by_itself(self) -> str:
        """In its window, with one worker that thinks; the result is written, the cross ends it all."""
        (HOME / "settings.json").parent.mkdir(parents=True, exist_ok=True)
        (HOME / "settings.json").write_text(json.dumps(QUICK), encoding="utf-8")
        words = ["play", self.games[-1], "--seats", "expert,greedy", "--seed", "1"]
        program, most, begun = subprocess.Popen([str(PLACE / "edo-table.exe"), *words]), 0, time.monotonic()
        results = HOME / "statistics.jsonl"
        while time.monotonic() - begun < LONGEST_GAME and program.poll() is None and not results.is_file():
            most = max(most, workers(program))
            time.sleep(0.5)
        seconds = time.monotonic() - begun
        if not results.is_file():
            self._give_up(program, f"the game was not over after {seconds:.0f} s")
        self._end(program)
        saves = list((HOME / "autosaves").glob("*.edo"))
        if most != 1 or not saves:
            raise Failed(f"{most} worker processes at once, {len(saves)} saves in {HOME}")
        return f"{self.games[-1]} in {seconds:.0f} s, 1 worker, none left, {len(saves)} saves in {HOME}"

    def opens_a_save_clicked_on(self) -> str:
        """By the registered command: the game goes on, its computer players think."""
        save = HOME / "夜 game.edo"
        shutil.copyfile(min((HOME / "autosaves").glob("*.older-*.edo"), key=lambda path: path.stat().st_mtime), save)
        program = click(save)
        self._wait_for_worker(program)
        self._end(program)
        return save.name

    def opens_on_bad_saves_clicked_on(self) -> str:
        """The window opens to say what is wrong, and goes when it is closed."""
        bad = make_bad(HOME / "夜 game.edo", HOME)
        for file in bad:
            program = click(file)
            self._wait_for_window(program)
            time.sleep(1)
            if program.poll() is not None or workers(program):
                self._give_up(program, f"{file.name}: it ended by itself or began a game")
            self._end(program)
        return ", ".join(file.name for file in bad)

    def shows_a_trouble_in_a_box(self) -> str:
        """Without a window of its own and without a terminal it says all the same what is wrong."""
        program = subprocess.Popen([str(PLACE / "edo-table.exe"), "play", "chess"], creationflags=CLICKED)
        self._wait_for_window(program)
        boxes = windows_of(program.pid)
        for window in boxes:
            user.PostMessageW(wintypes.HWND(window.handle), WM_CLOSE, 0, 0)
        if not wait_for(lambda: program.poll() is not None, PATIENCE) or program.returncode != 2 or not boxes:
            self._give_up(program, f"it showed {[window.title for window in boxes]}")
        return f"{boxes[0].title}, then status 2"

    def stays_whole_while_it_runs(self) -> str:
        """Neither the setup nor the uninstaller touches a program that runs; both say so by their status."""
        program = subprocess.Popen([str(PLACE / "edo-table.exe")])
        self._wait_for_window(program)
        statuses = [run_setup(f'"{self.setup}" /S'), run_setup(f'"{PLACE}\\uninstall.exe" /S _?={PLACE}')]
        self._end(program)
        if statuses != [2, 2] or snapshot() != self.before:
            raise Failed(f"status {statuses}, {len(snapshot())} files of {len(self.before)}")
        return "setup and uninstaller ended with status 2"

    def _wait_for_window(self, program: subprocess.Popen[bytes]) -> None:
        """Waits until a program has a window, or has ended by itself; raises Failed when neither comes."""
        if not wait_for(lambda: program.poll() is not None or windows_of(program.pid), PATIENCE):
            self._give_up(program, "it opened no window")

    def _wait_for_worker(self, program: subprocess.Popen[bytes]) -> None:
        """Waits until a program has its thinking process; raises Failed when it ends before or none comes."""
        if not wait_for(lambda: program.poll() is not None or workers(program), PATIENCE) or program.poll() is not None:
            self._give_up(program, "no game went on")

    def _give_up(self, program: subprocess.Popen[bytes], what: str) -> NoReturn:
        """Ends a program that does not do what it must; raises Failed with what can be seen of it."""
        state = f"process {program.pid} of {processes()}, status {program.poll()}, windows {top_windows()}"
        program.kill()
        raise Failed(f"{what} ({state})")

    def _end(self, program: subprocess.Popen[bytes]) -> None:
        """Closes the program by its window's cross; nothing may be left of it."""
        self._wait_for_window(program)
        for window in windows_of(program.pid):
            user.PostMessageW(wintypes.HWND(window.handle), WM_CLOSE, 0, 0)
        if not wait_for(lambda: program.poll() is not None, PATIENCE):
            self._give_up(program, "it did not end when its window was closed")
        if not wait_for(lambda: not processes(), 60):
            raise Failed(f"left running: {processes()}")
        if program.returncode:
            raise Failed(f"it ended with status {program.returncode}")

    def writes_nothing_beside_itself(self) -> str:
        after = snapshot()
        if after != self.before:
            changed = [name for name in after.keys() | self.before.keys() if after.get(name) != self.before.get(name)]
            raise Failed(f"changed: {changed[:3]}")
        return f"{len(after)} files as before"

    def upgrade_keeps_saves_and_settings(self) -> str:
        """The folder is remembered, a file of an older version goes, the player's files stay."""
        was, old = kept(), PLACE / "_internal" / "of an older version.txt"
        old.write_text("old")
        status = run_setup(f'"{self.setup}" /S')
        if status or old.exists() or not (PLACE / "edo-table.exe").is_file():
            raise Failed(f"status {status}; the old file is {'still there' if old.exists() else 'gone'}")
        if kept() != was or not was:
            raise Failed("saves or settings changed")
        return f"{len(was)} files as before"

    def moves_to_another_folder(self) -> str:
        """Installed elsewhere, it leaves nothing where it was."""
        was, status = kept(), run_setup(f'"{self.setup}" /S /D={OTHER_PLACE}')
        command = registered(f"{KIND}\\shell\\open\\command")
        if status or PLACE.exists() or command != f'"{OTHER_PLACE}\\edo-table.exe" "%1"':
            raise Failed(f"status {status}; {PLACE} is {'still there' if PLACE.exists() else 'gone'}; {command}")
        found = sorted(game["id"] for game in json.loads(say(OTHER_PLACE, "list-games", "--json")))
        if found != self.games or kept() != was:
            raise Failed(f"it knows {found}; saves or settings {'stayed' if kept() == was else 'changed'}")
        return str(OTHER_PLACE)

    def uninstalls(self) -> str:
        """By its entry, without a question; what is the player's stays."""
        place = Path(registered(ENTRY, "InstallLocation") or PLACE)
        was, stranger = kept(), place / "of the player.txt"
        stranger.write_text("mine")
        run_setup(registered(ENTRY, "QuietUninstallString") or "")
        if not wait_for(lambda: [path.name for path in place.iterdir()] == [stranger.name], 60):
            raise Failed(f"left behind: {[path.name for path in place.iterdir()][:5]}")
        shutil.rmtree(FOLDER)
        if registered(ENTRY, "DisplayName") or registered(KIND) or registered("Software\\Classes\\.edo"):
            raise Failed("entries of the registry are left")
        if kept() != was:
            raise Failed("saves or settings changed")
        return f"nothing left; {len(was)} files of the player stay"


STEPS = (
    Trial.installs_silently,
    Trial.lists_its_games,
    Trial.plays_a_game_by_itself,
    Trial.opens_a_save_clicked_on,
    Trial.opens_on_bad_saves_clicked_on,
    Trial.shows_a_trouble_in_a_box,
    Trial.writes_nothing_beside_itself,
    Trial.stays_whole_while_it_runs,
    Trial.upgrade_keeps_saves_and_settings,
    Trial.moves_to_another_folder,
    Trial.uninstalls,
)


def tell(step: str, outcome: str = "", words: str = "") -> None:
    """Prints a line for whoever started this."""
    print(json.dumps({"step": step, "outcome": outcome, "words": words}), flush=True)


def main() -> int:
    """Runs the steps; after a failed installation nothing else."""
    if HOME.exists():
        tell("finds no player's files", "failed", f"{HOME} is there already; move it away first")
        tell("done")
        return 1
    trial = Trial(sys.argv[1], sys.argv[2].split(","))
    try:
        for step in STEPS:
            name = step.__name__.replace("_", " ")
            try:
                tell(name, "ok", step(trial))
            except Exception as why:  # whatever it is, the other steps are tried all the same
                tell(name, "failed", f"{type(why).__name__}: {why}")
                if step is Trial.installs_silently:
                    break
    finally:
        shutil.rmtree(HOME, ignore_errors=True)
    tell("done")
    return 0


if __name__ == "__main__":
    sys.exit(main())
