"""Runs the program when it is started as ``python -m edo_table``."""

import multiprocessing
import sys

from edo_table.app.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
