"""Tries all that was made; each artefact as far as this machine can."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from build_scripts.installers.manifest import Artefact
from build_scripts.installers.product import PROGRAM
from build_scripts.installers.tools import need
from build_scripts.installers.trials.book import Book
from build_scripts.screen import Screen

LINUX = sys.platform.startswith("linux")


def try_all(artefacts: Sequence[Artefact], target: Path) -> int:
    """Runs the trials; returns 1 if something failed."""
    book, begun = Book(), time.monotonic()
    paths = {artefact.kind: artefact.path for artefact in artefacts}
    if LINUX:
        _try_linux(book, paths)
    else:
        _try_frozen(book, target)
    if "setup" in paths:
        from build_scripts.installers.trials.windows import try_setup

        with book.about("setup"):
            try_setup(book, paths["setup"])
    seconds = time.monotonic() - begun
    print(f"{book.passed} passed, {book.failed} failed, {book.skipped} skipped, in {seconds:.0f} s", flush=True)
    return 1 if book.failed else 0


def _try_linux(book: Book, paths: dict[str, Path]) -> None:
    from build_scripts.installers.trials import linux

    trials = {"deb": linux.try_deb, "tar.gz": linux.try_tarball, "run": linux.try_run}
    for kind, trial in trials.items():
        if kind in paths:
            with book.about(kind):
                need("Xvfb")
                with Screen() as screen:
                    trial(book, paths[kind], screen)
    if "AppImage" in paths:
        with book.about("AppImage"):
            book.step("AppImage", "lists its games", lambda: _ask_appimage(paths["AppImage"]))


def _ask_appimage(image: Path) -> str:
    from build_scripts.installers.tools import run

    env = {**os.environ, "APPIMAGE_EXTRACT_AND_RUN": "1"}
    return ", ".join(line.split(":")[0] for line in run([image, "list-games"], env=env).splitlines() if ":" in line)


def _try_frozen(book: Book, target: Path) -> None:
    """Elsewhere the smoke test of the frozen program."""
    from build_scripts import smoke

    def trial() -> str:
        if smoke.main([str(target / PROGRAM)]):
            raise smoke.Failed("see above")
        return "see above"

    book.step("frozen", "smoke test", trial)
