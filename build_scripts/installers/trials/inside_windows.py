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
from pathlib import Path
from typing import Any

assert sys.platform == "win32", "a Windows Python runs this"

PLACE = "C:\\江戸 table\\Edo Table"
ENTRY = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\EdoTable"
KIND = "Software\\Classes\\EdoTable.Save"
HOME = Path(os.environ["LOCALAPPDATA"]) / "EdoTable"
QUICK: dict[str, Any] = {
    "display": {"animation_speed": "instant", "motion": "reduced"},
    "play": {"ai_seconds": 0.1},
    "sound": {"mute": True},
}
LONGEST_GAME = 300.0

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


def close_windows(pid: int) -> int:
    """Asks the windows of a process to close, as a click on the cross does; returns how many there were."""
    found: list[int] = []

    def look(window: int, _: int) -> bool:
        owner = wintypes.DWORD()
        user.GetWindowThreadProcessId(wintypes.HWND(window), ctypes.byref(owner))
        if owner.value == pid and user.IsWindowVisible(wintypes.HWND(window)):
            found.append(window)
        return True

    kind = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)
    user.EnumWindows(kind(look), 0)
    for window in found:
        user.PostMessageW(wintypes.HWND(window), 0x0010, 0, 0)
    return len(found)


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


def say(*words: str, status: int = 0) -> str:
    """Runs the program for commands to its end; returns what it said."""
    line = [f"{PLACE}\\edo-table-cli.exe", *words]
    done = subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, timeout=180, check=False)
    said = (done.stdout + done.stderr).decode("utf-8", "replace")
    if done.returncode != status:
        raise Failed(f"{words}: status {done.returncode}: {said[-800:]}")
    return said


def snapshot() -> dict[str, tuple[int, int]]:
    """Returns size and time of every installed file."""
    files = [path for path in Path(PLACE).rglob("*") if path.is_file()]
    return {str(path): (path.stat().st_size, path.stat().st_mtime_ns) for path in files}


def kept() -> dict[str, bytes]:
    """Returns saves, statistics and settings."""
    names = ("autosaves", "saves")
    files = [path for name in names for path in (HOME / name).rglob("*") if path.is_file()]
    files += [path for name in ("settings.json", "statistics.jsonl") for path in HOME.rglob(name)]
    return {str(path): path.read_bytes() for path in files}


class Trial:
    """The steps, in their order."""

    def __init__(self, setup: str, games: list[str]) -> None:
        self.setup, self.games = setup, games
        self.before: dict[str, tuple[int, int]] = {}

    def installs_silently(self) -> str:
        """No window, a folder with kanji and spaces, every entry there."""
        done = subprocess.run(f'"{self.setup}" /S /D={PLACE}', timeout=300, check=False)
        program = Path(PLACE) / "edo-table.exe"
        if done.returncode or not program.is_file():
            raise Failed(f"status {done.returncode}; {PLACE} holds no program")
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
        found = sorted(game["id"] for game in json.loads(say("list-games", "--json")))
        if found != self.games:
            raise Failed(f"it knows {found}")
        return ", ".join(found)

    def plays_a_game_by_itself(self) -> str:
        """In its window, with one worker that thinks; the result is written, the cross ends it all."""
        (HOME / "settings.json").parent.mkdir(parents=True, exist_ok=True)
        (HOME / "settings.json").write_text(json.dumps(QUICK), encoding="utf-8")
        words = ["play", self.games[-1], "--seats", "expert,greedy", "--seed", "1"]
        program, most, begun = subprocess.Popen([f"{PLACE}\\edo-table.exe", *words]), 0, time.monotonic()
        results = HOME / "statistics.jsonl"
        while time.monotonic() - begun < LONGEST_GAME and program.poll() is None and not results.is_file():
            most = max(most, sum(parent == program.pid for _, parent in processes()))
            time.sleep(0.5)
        seconds = time.monotonic() - begun
        self._end(program)
        if not results.is_file():
            raise Failed(f"the game was not over after {seconds:.0f} s; status {program.returncode}")
        saves = list((HOME / "autosaves").glob("*.edo"))
        if most != 1 or not saves:
            raise Failed(f"{most} worker processes at once, {len(saves)} saves in {HOME}")
        return f"{self.games[-1]} in {seconds:.0f} s, 1 worker, none left, {len(saves)} saves in {HOME}"

    def opens_a_save_clicked_on(self) -> str:
        """By the registered command: the game goes on, its computer players think."""
        save = HOME / "夜 game.edo"
        shutil.copyfile(min((HOME / "autosaves").glob("*.older-*.edo"), key=lambda path: path.stat().st_mtime), save)
        command = registered(f"{KIND}\\shell\\open\\command") or ""
        program = subprocess.Popen(command.replace("%1", str(save)))
        thinks = wait_for(lambda: any(parent == program.pid for _, parent in processes()), 60)
        self._end(program)
        if not thinks:
            raise Failed("no game went on")
        return save.name

    def _end(self, program: subprocess.Popen[bytes]) -> None:
        """Closes the program by its window's cross; nothing may be left of it."""
        # On a busy machine a window may be under way to the desktop.
        windows = wait_for(lambda: program.poll() is not None or close_windows(program.pid), 20)
        try:
            program.wait(30)
        except subprocess.TimeoutExpired:
            program.kill()
            raise Failed(
                "it did not end when its window was closed" if windows else "it has no window to close"
            ) from None
        if not wait_for(lambda: not processes(), 15):
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
        was, old = kept(), Path(PLACE) / "_internal" / "of an older version.txt"
        old.write_text("old")
        done = subprocess.run(f'"{self.setup}" /S', timeout=300, check=False)
        if done.returncode or old.exists() or not (Path(PLACE) / "edo-table.exe").is_file():
            raise Failed(f"status {done.returncode}; the old file is {'still there' if old.exists() else 'gone'}")
        if kept() != was or not was:
            raise Failed("saves or settings changed")
        return f"{len(was)} files as before"

    def uninstalls(self) -> str:
        """By its entry, without a question; what is the player's stays."""
        was, stranger = kept(), Path(PLACE) / "of the player.txt"
        stranger.write_text("mine")
        subprocess.run(registered(ENTRY, "QuietUninstallString") or "", timeout=300, check=False)
        if not wait_for(lambda: [path.name for path in Path(PLACE).iterdir()] == [stranger.name], 60):
            raise Failed(f"left behind: {[path.name for path in Path(PLACE).iterdir()][:5]}")
        shutil.rmtree(Path(PLACE).parent)
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
    Trial.writes_nothing_beside_itself,
    Trial.upgrade_keeps_saves_and_settings,
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
