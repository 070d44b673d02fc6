"""Starts the program, from source as ``python -m edo_table`` and in the frozen build."""

import multiprocessing
import sys


def run() -> int:
    """Runs the program; returns its exit status."""
    # First of all: a worker of the frozen program starts here too, and must not load the window.
    multiprocessing.freeze_support()
    from edo_table.app.main import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
