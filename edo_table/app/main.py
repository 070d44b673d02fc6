"""The entry of the program, from a shell, a shortcut or frozen."""

from __future__ import annotations

import multiprocessing
import os
import sys
from types import TracebackType


def main() -> int:
    """Run the command line the program was started with; returns its exit status."""
    multiprocessing.freeze_support()
    sys.excepthook = _report
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from edo_table.app.cli import run

    return run(sys.argv[1:])


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
