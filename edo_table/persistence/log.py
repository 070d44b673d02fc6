"""The program's diary: a UTF-8 file in the log folder that never grows beyond bounds and never gets in the way."""

from __future__ import annotations

import logging
from collections import deque
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

from edo_table.persistence.atomic import ensure_folder
from edo_table.persistence.errors import StorageError

ROOT = "edo_table"
FILE_NAME = "edo-table.log"
MAX_BYTES = 1 << 20
BACKUPS = 3
REMEMBERED = 200

_FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _QuietFile(RotatingFileHandler):
    """A windowed program has no console to complain to, and a full disk is no reason to stop a game."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        pass


class _Memory(logging.Handler):
    """Keeps the last lines for a crash report."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: deque[str] = deque(maxlen=REMEMBERED)

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self.lines.append(self.format(record))
        except Exception:  # a line that cannot be formatted is no reason to stop a game
            self.lines.append(f"{record.levelname} {record.name}: {record.msg!r}")


_memory = _Memory()


def start_log(folder: Path | None, level: int = logging.INFO) -> Path | None:
    """Begin to log into a folder and return the file; None when only memory is left.  Again: moves the log."""
    root = logging.getLogger(ROOT)
    stop_log()
    form = logging.Formatter(_FORM)
    _memory.setFormatter(form)
    root.addHandler(_memory)
    root.setLevel(level)
    if folder is None:
        return None
    try:
        path = ensure_folder(folder) / FILE_NAME
        file = _QuietFile(path, maxBytes=MAX_BYTES, backupCount=BACKUPS, encoding="utf-8", errors="backslashreplace")
    except (StorageError, OSError) as error:
        root.warning("no log file: %s", error)
        return None
    file.setFormatter(form)
    root.addHandler(file)
    return path


def stop_log() -> None:
    """End logging and close the file."""
    root = logging.getLogger(ROOT)
    for handler in [handler for handler in root.handlers if isinstance(handler, (_QuietFile, _Memory))]:
        root.removeHandler(handler)
        if handler is not _memory:
            # A full disk may refuse the last line.
            with suppress(OSError, ValueError):
                handler.close()


def recent_lines() -> list[str]:
    """Return the last lines logged, oldest first."""
    return list(_memory.lines)
