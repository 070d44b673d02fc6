"""A program to be killed: autosaves one action after the other and says on standard output which ones are done.

Run as `python autosave_writer.py FOLDER FIRST_PLY`; begins when a line comes on standard input.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from edo_table.persistence.autosave import Autosave
from edo_table.persistence.saves import SaveFile, SaveMeta, SaveSeat

ACTION = {"kind": "place", "args": {"token": "pearl-3", "space": "land-15-9"}}


def state(ply: int) -> SaveFile:
    """Return the match after some actions; the snapshot says again after how many."""
    return SaveFile(
        meta=SaveMeta(
            program_version="0.1.0",
            game="pearls",
            rules_version=1,
            match="killed",
            seats=(SaveSeat(name="A", colour="ai", controller="human"),),
            ply=ply,
        ),
        record={"setup": {"seed": 1}, "actions": [ACTION] * ply, "checksums": ["0" * 16] * ply},
        snapshot={"ply": ply, "filling": list(range(3000))},
    )


def main(folder: str, first: str) -> None:
    autosave = Autosave(Path(folder), keep=4, spacing=3)
    os.write(1, b"ready\n")
    sys.stdin.readline()
    for ply in range(int(first), 10_000):
        if not autosave.write(state(ply)):
            raise SystemExit(str(autosave.problem))
        os.write(1, b"%d\n" % ply)


if __name__ == "__main__":
    main(*sys.argv[1:])
