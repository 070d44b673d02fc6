"""Somebody who plays: not the administrator, with a home folder of a foreign name, at a screen of their own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from build_scripts.installers.tools import Broken
from build_scripts.screen import Screen

HOME = "いろ ō"
NOBODY = 65534
QUICK: dict[str, Any] = {
    "display": {"animation_speed": "instant", "motion": "reduced"},
    "play": {"ai_seconds": 0.1},
    "sound": {"mute": True},
}
"""Settings with which a game of computer players is over in seconds."""


class Player:
    """A person with a home in a new temporary folder; use it in a ``with`` block, which removes the folder."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="edo-trial-"))
        self.folder.chmod(0o755)
        self.home = self.folder / HOME
        self.home.mkdir()
        is_root = os.getuid() == 0
        self.identity: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if is_root else {}
        self.own(self.home)

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        for path in self.folder.rglob("*"):
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o755)
        shutil.rmtree(self.folder, ignore_errors=True)

    def own(self, path: Path) -> None:
        """Gives a file or folder to the player."""
        if self.identity:
            os.chown(path, NOBODY, NOBODY)

    def lend(self, file: Path) -> Path:
        """Returns a copy of a file where the player can read it; they may not enter the folder it was made in."""
        copy = self.folder / file.name
        shutil.copyfile(file, copy)
        copy.chmod(0o644)
        return copy

    @property
    def data(self) -> Path:
        """Where the program keeps saves and statistics."""
        return self.home / ".local" / "share" / "EdoTable"

    def environment(self, screen: Screen | None = None) -> dict[str, str]:
        """Returns the variables of a fresh login, with a display if there is a screen."""
        env = {"HOME": str(self.home), "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games", "LANG": "C.UTF-8"}
        env |= {"SDL_AUDIODRIVER": "dummy", "TMPDIR": "/tmp", "USER": "player"}
        return env | ({"DISPLAY": screen.display} if screen is not None else {"SDL_VIDEODRIVER": "dummy"})

    def say(self, *words: str | Path, seconds: float = 600, status: int = 0) -> str:
        """Runs a command to its end; returns what it said; raises Broken unless it ended with that status."""
        try:
            done: subprocess.CompletedProcess[str] = subprocess.run(
                [str(word) for word in words],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
                cwd="/",
                env=self.environment(),
                timeout=seconds,
                check=False,
                **self.identity,
            )
        except subprocess.TimeoutExpired:
            raise Broken(f"{words[0]}: not done after {seconds:.0f} s") from None
        if done.returncode != status:
            raise Broken(f"{words[0]} ended with status {done.returncode}: {done.stdout.strip()[-1200:]}")
        return done.stdout

    def open(self, screen: Screen, words: Sequence[str]) -> subprocess.Popen[bytes]:
        """Starts a program on a screen."""
        return subprocess.Popen(
            list(words),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd="/",
            env=self.environment(screen),
            **self.identity,
        )

    def be_quick(self) -> None:
        """Writes the settings for quick games."""
        path = self.home / ".config" / "EdoTable" / "settings.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(QUICK), encoding="utf-8")
        for part in (path.parent.parent, path.parent, path):
            self.own(part)

    def kept(self) -> dict[str, bytes]:
        """Returns saves, statistics and settings by name."""
        folders = (self.data, self.home / ".config" / "EdoTable")
        files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
        return {str(path.relative_to(self.home)): path.read_bytes() for path in files}


def exec_words(entry: Path, file: str | None = None) -> list[str]:
    """Returns the words that a desktop starts for an entry, with a file if one was clicked on."""
    line = next(x for x in entry.read_text(encoding="utf-8").splitlines() if x.startswith("Exec="))
    words, word, is_quoted, was_quoted = [], "", False, False
    text = iter(line.removeprefix("Exec=").replace("\\\\", "\\") + " ")
    for sign in text:
        if is_quoted and sign == "\\":
            word += next(text)
        elif sign == '"':
            is_quoted, was_quoted = not is_quoted, True
        elif sign == " " and not is_quoted:
            if word or was_quoted:
                words.append(word)
            word, was_quoted = "", False
        else:
            word += sign
    filled = [([file] if file else []) if w == "%f" else [w.replace("%%", "%")] for w in words]
    return [part for parts in filled for part in parts]


def snapshot(folder: Path) -> dict[str, tuple[int, int, int]]:
    """Returns name, size, time and rights of all in a folder, to see whether something was written there."""
    found = {}
    for path in [folder, *folder.rglob("*")]:
        state = path.lstat()
        found[str(path.relative_to(folder))] = (state.st_size, state.st_mtime_ns, state.st_mode)
    return found
