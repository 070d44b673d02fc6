"""Tools of the system: found, or told how to get."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

PACKAGES: Mapping[str, str] = {
    "dpkg-deb": "dpkg",
    "lintian": "lintian",
    "makensis": "nsis",
    "wine64": "wine wine64",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
    "gendef": "mingw-w64-tools",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "Xvfb": "xvfb",
    "strip": "binutils",
    "update-mime-database": "shared-mime-info",
    "gio": "libglib2.0-bin",
    "man": "man-db",
}
"""Tool -> the packages of Debian that hold it."""

ELSEWHERE = (
    Path("/usr/lib/wine"),
    Path("C:/Program Files (x86)/NSIS"),
    Path("C:/Program Files/NSIS"),
)
"""Folders that hold tools and are on no path."""


class Missing(Exception):
    """Something this machine lacks to make or try an artefact; the text says what, and how to get it."""


class Broken(Exception):
    """An artefact could not be made; the text says why."""


FOREIGN = ("PYTHON", "WINE", "XDG_", "SDL_", "EDO_TABLE_")
"""Beginnings of variables that would change what a program under trial does: its window, its folders, its modules."""


def plain_environment(env: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Returns the variables a program starts with that somebody clicked on, whatever was set where this runs."""
    return {name: value for name, value in env.items() if not name.upper().startswith(FOREIGN)}


def find(name: str) -> str | None:
    """Returns where a tool is, None when it is not there."""
    found = shutil.which(name)
    if found:
        return found
    return next((hit for folder in ELSEWHERE if (hit := shutil.which(name, path=str(folder)))), None)


def need(*names: str) -> list[str]:
    """Returns where the tools are; raises Missing naming all that are not there."""
    found = {name: find(name) for name in names}
    lacking = [name for name, path in found.items() if path is None]
    if lacking:
        packages = " ".join(dict.fromkeys(PACKAGES.get(name, name) for name in lacking))
        raise Missing(f"{', '.join(lacking)} not found; on Debian: apt-get install --no-install-recommends {packages}")
    return [path for path in found.values() if path is not None]


def run(
    line: Sequence[str | Path], *, env: Mapping[str, str] | None = None, cwd: Path | None = None, seconds: float = 900
) -> str:
    """Runs a command to its end; returns what it said; raises Broken with the end of that unless it went well."""
    words = [str(part) for part in line]
    try:
        done = subprocess.run(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env=env,
            cwd=cwd,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Broken(f"{Path(words[0]).name}: not done after {seconds:.0f} s") from None
    except OSError as error:
        raise Broken(f"{words[0]}: {error.strerror or error}") from None
    if done.returncode:
        raise Broken(f"{Path(words[0]).name} ended with status {done.returncode}: {done.stdout.strip()[-1500:]}")
    return done.stdout
