"""The entry of the program, from a shell, a shortcut or frozen."""

from __future__ import annotations

import sys
from types import FrameType, TracebackType
from typing import NoReturn


def main() -> int:
    """Run the command line the program was started with; returns its exit status."""
    sys.excepthook = _report
    import multiprocessing
    import os
    import signal

    multiprocessing.freeze_support()
    signal.signal(signal.SIGTERM, _end)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from edo_table.app.cli import run

    return run(sys.argv[1:])


def _end(number: int, frame: FrameType | None) -> NoReturn:
    """Let go of windows and processes when the system asks the program to end."""
    raise SystemExit(128 + number)


def _report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Write a crash report where nothing else could; no traceback for a person who did not ask for one."""
    if issubclass(kind, KeyboardInterrupt):
        return
    from edo_table.app.console import complain
    from edo_table.persistence.crash import write_crash_report
    from edo_table.persistence.paths import find_folders

    folders = find_folders()
    report = write_crash_report(folders.ensure(folders.crashes), error.with_traceback(trace))
    where = f"; a report is in {report.path}" if report.path else ""
    complain(f"edo-table: the program failed: {report.summary}{where}")


if __name__ == "__main__":
    sys.exit(main())
