"""Speaking to the terminal: results on standard output, one line for every trouble on standard error.

A windowed program has neither; then results go unsaid, and on Windows, where no desktop keeps what is said there, a
trouble is shown in a box of its own.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

_STEERING = {"Cc", "Cf", "Zl", "Zp"}
"""Categories of letters that break lines or turn the writing: control, format, separators."""


class WrongUse(Exception):
    """A command line that asks for something that cannot be; the text is one line for the user."""


def prepare() -> None:
    """Let odd characters be replaced rather than stop the program on a terminal of another encoding."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def say(*lines: str) -> None:
    """Write lines to standard output."""
    if sys.stdout is not None:
        sys.stdout.write("".join(f"{_plain(line)}\n" for line in lines))


def complain(*lines: str) -> None:
    """Write lines to standard error; where it takes nothing the exit status has to be enough."""
    if sys.stderr is None:
        _show("\n".join(map(_plain, lines)))
    else:
        with suppress(OSError):
            sys.stderr.write("".join(f"{_plain(line)}\n" for line in lines))
            sys.stderr.flush()


def _show(text: str) -> None:
    """Show a trouble in a box of the system, for a person who started the program by a click."""
    if sys.platform == "win32":
        import ctypes

        is_error, comes_forward = 0x10, 0x10000
        ctypes.windll.user32.MessageBoxW(None, text, "Edo Table", is_error | comes_forward)


def say_json(value: Any) -> None:
    """Write one JSON value on a line of its own; letters that the terminal's encoding lacks are escaped, not lost."""
    if sys.stdout is None:
        return
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(value)
    sys.stdout.write(f"{text}\n")


def _plain(line: str) -> str:
    """Keep one line one line, and what a file or an argument holds from steering the terminal."""
    if line.isprintable():
        return line
    return "".join(" " if unicodedata.category(letter) in _STEERING else letter for letter in line)


def table(rows: Iterable[Iterable[object]]) -> list[str]:
    """Return rows as lines with columns in line; the first column stands left, the others right."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))] if cells else []
    return [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in cells
    ]


class Progress:
    """A line on standard error that counts up, only where a person watches."""

    def __init__(self, what: str, total: int) -> None:
        self._what, self._total = what, total
        self._is_shown = sys.stderr is not None and sys.stderr.isatty() and total > 1

    def __call__(self, done: int) -> None:
        if self._is_shown and sys.stderr is not None:
            end = "\r\x1b[K" if done >= self._total else ""
            sys.stderr.write(f"\r{self._what} {done} of {self._total}{end}")
            sys.stderr.flush()
