"""A report of what went wrong, for the crash screen and for whoever is to mend it."""

from __future__ import annotations

import logging
import platform
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from edo_table import __version__
from edo_table.persistence.atomic import write_atomic
from edo_table.persistence.errors import StorageError
from edo_table.persistence.log import recent_lines
from edo_table.persistence.save_file import now
from edo_table.persistence.settings import Settings

log = logging.getLogger(__name__)

KEPT = 20
_PREFIX = "crash-"
_LIBRARIES = ("pygame", "pydantic", "yaml", "platformdirs")


@dataclass(frozen=True, slots=True)
class CrashReport:
    """The report's text, one sentence about the error, and the report's file (None when it could not be written)."""

    summary: str
    text: str
    path: Path | None


def write_crash_report(
    folder: Path | None,
    error: BaseException,
    *,
    settings: Settings | None = None,
    autosave: Path | None = None,
    details: Mapping[str, str] | None = None,
) -> CrashReport:
    """Write a report into a folder and return it; never raises.  `details` are further lines, as game and seed."""
    date = now()
    summary = _summary(error)
    text = _text(date, summary, error, settings, autosave, details or {})
    log.critical("%s", summary)
    path: Path | None = None
    if folder is not None:
        try:
            path = _write(folder, f"{_PREFIX}{date:%Y%m%d-%H%M%S-%f}", text)
        except StorageError as problem:
            log.error("no crash report: %s", problem)
        _thin_out(folder)
    return CrashReport(summary, text, path)


def _write(folder: Path, stem: str, text: str) -> Path:
    path = folder / f"{stem}.txt"
    write_atomic(path, text.encode("utf-8", "backslashreplace"))
    return path


def _summary(error: BaseException) -> str:
    try:
        said = " ".join(str(error).split()).encode("utf-8", "backslashreplace").decode()
    except Exception:  # an error whose own text fails is still to be reported
        said = ""
    return f"{type(error).__name__}: {said}"[:300] if said else type(error).__name__


def _text(
    date: datetime,
    summary: str,
    error: BaseException,
    settings: Settings | None,
    autosave: Path | None,
    details: Mapping[str, str],
) -> str:
    facts = {
        "error": summary,
        "date": date.isoformat(timespec="seconds"),
        "program": f"Edo Table {__version__}{' (frozen)' if getattr(sys, 'frozen', False) else ''}",
        "python": platform.python_version(),
        "system": platform.platform(),
        **{name: version for name in _LIBRARIES if (version := _version(name))},
        "autosave": str(autosave) if autosave is not None else "none",
        **details,
    }
    sections = [
        "\n".join(f"{name}: {value}" for name, value in facts.items()),
        _traceback(error),
        "Settings\n" + (settings.model_dump_json(indent=2) if settings is not None else "not read yet"),
        "Log\n" + "\n".join(recent_lines()),
    ]
    return "Edo Table crash report\n\n" + "\n\n".join(section.rstrip() for section in sections) + "\n"


def _traceback(error: BaseException) -> str:
    try:
        return "".join(traceback.format_exception(error))
    except Exception:  # as above
        return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


def _version(name: str) -> str:
    """Return the version of a library that is loaded; nothing is loaded for the report."""
    return str(getattr(sys.modules.get(name), "__version__", ""))


def _thin_out(folder: Path) -> None:
    with suppress(OSError):
        for path in sorted(folder.glob(f"{_PREFIX}*.txt"))[:-KEPT]:
            with suppress(OSError):
                path.unlink()
