"""A game that failed, as a file from which the failure can be seen again."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from edo_table.engine.game import Game
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup


@dataclass(frozen=True, slots=True)
class Failure:
    """What went wrong after so many actions."""

    ply: int
    message: str


def write_failure(
    folder: Path, game: Game[Any], setup: Setup, seats: Sequence[Seat], codes: Sequence[int], failure: Failure
) -> Path | None:
    """Write a record of all actions that can be carried out, and return its path.

    The file has, beside a record's keys, `failure`: ply, message, and the codes of the actions that could not be
    carried out.  Where the folder cannot be written to, the system's folder for temporary files is taken; None when
    that cannot either.
    """
    record, done = _record(game, setup, seats, codes)
    record["failure"] = {"ply": failure.ply, "message": failure.message, "codes": list(codes[done:])}
    text = json.dumps(record, ensure_ascii=False, indent=1)
    name = f"failed-{game.id}-{setup.players}p-{setup.seed}.json"
    for place in (folder, Path(tempfile.gettempdir())):
        try:
            path = (place / name).resolve()
            path.write_text(text + "\n", encoding="utf-8")
        except OSError:
            continue
        return path
    return None


def _record(game: Game[Any], setup: Setup, seats: Sequence[Seat], codes: Sequence[int]) -> tuple[dict[str, Any], int]:
    """Return the record of what can be carried out, and how many actions that are."""
    match: Match[Any] | None = None
    with suppress(Exception):  # the failing action; what was carried out before it counts
        match = Match(game, setup, seats)
        for code in codes:
            match.apply(code)
    if match is None:
        return {"game": game.id, "rules_version": game.rules_version, "setup": setup.to_dict()}, 0
    return match.record(), match.ply
