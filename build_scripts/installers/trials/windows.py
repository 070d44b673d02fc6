"""Trials of the Windows setup: on Windows, and under wine on Debian.

What happens on the Windows side is in `inside_windows.py`, which a Windows Python runs; it prints a line of JSON for
each step.
"""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

from build_scripts.freeze import games
from build_scripts.installers.tools import Broken, need, plain_environment
from build_scripts.installers.trials.book import Book
from build_scripts.installers.wine import Wine, windows_path
from build_scripts.screen import Screen

SECONDS = 3600.0
"""The longest that the trial may take; usually it is over in two minutes."""

DRIVER = Path(__file__).resolve().parent / "inside_windows.py"


def try_setup(book: Book, setup: Path) -> None:
    """Installs, plays, upgrades and uninstalls; raises Missing where that cannot be tried."""
    if sys.platform == "win32":
        _try_natively(book, setup)
        return
    need("wine64", "Xvfb")
    with Wine() as wine, Screen() as screen, contextlib.ExitStack() as stack:
        wine.prepare()
        _remove_traces(wine)
        stack.callback(_remove_traces, wine)
        words = [str(wine.python_folder / "python.exe"), windows_path(DRIVER), windows_path(setup), ",".join(games())]
        _listen(book, [need("wine64")[0], *words], wine.environment({"DISPLAY": screen.display}))


def _try_natively(book: Book, setup: Path) -> None:
    _listen(
        book, [sys.executable, str(DRIVER), str(setup), ",".join(games())], {**plain_environment(), "PYTHONUTF8": "1"}
    )


def _listen(book: Book, line: list[str], env: Mapping[str, str]) -> None:
    """Runs the driver and writes each of its lines into the book as it comes."""
    # Both streams through one pipe: under wine Python cannot write to a file that was opened outside.
    process = subprocess.Popen(
        line, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=dict(env)
    )
    watch = threading.Timer(SECONDS, process.kill)
    watch.start()
    is_done, other = False, b""
    try:
        assert process.stdout is not None
        for raw in process.stdout:
            try:
                told = json.loads(raw)
            except ValueError:
                other += raw
                continue
            if told["step"] == "done":
                is_done = True
                break
            book.passed += told["outcome"] == "ok"
            book.failed += told["outcome"] == "failed"
            book.note("setup", told["step"], told["outcome"], told["words"])
    finally:
        watch.cancel()
        if process.poll() is None:
            process.kill()
        process.wait()
    if not is_done:
        raise Broken(f"the trial ended early: {other.decode('utf-8', 'replace')[-1000:]}")


def _remove_traces(wine: Wine) -> None:
    """Removes what the trial may have left in wine's Windows when it was broken off."""
    for folder in (wine.drive / "江戸 table", *(wine.drive / "users").glob("*/AppData/Local/EdoTable")):
        shutil.rmtree(folder, ignore_errors=True)
