"""Whether a recorded game still goes as it went: every action carried out again, every checksum compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import BadRecord, EngineError
from edo_table.engine.game import Game
from edo_table.engine.match import Match, replay
from edo_table.engine.messages import Message
from edo_table.persistence.errors import PersistenceError
from edo_table.persistence.plain_json import decode_object
from edo_table.persistence.saves import read_save

GameMaker = Callable[[str], Game[Any]]
Wording = Callable[[Message], str]

MAX_BYTES = 32 * 1024 * 1024
ZIP_SIGNATURE = b"PK"


class BadReplayFile(ValueError):
    """A file that is neither a record nor a save; the text says why."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record holds; `plies` were carried out.

    Where it does not: `message`, and if an action is to blame its readable form and both checksums after it.
    """

    is_ok: bool
    plies: int
    message: str = ""
    action: Mapping[str, Any] | None = None
    expected: str | None = None
    got: str | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the verdict as `edo-table replay --json` prints it."""
        if self.is_ok:
            return {"ok": True, "plies": self.plies}
        return {
            "ok": False,
            "ply": self.plies,
            "message": self.message,
            "action": self.action,
            "expected": self.expected,
            "got": self.got,
        }


def read_record(path: Path) -> dict[str, Any]:
    """Return the record of a file: a record as JSON, a failed game's file, or a save; raises BadReplayFile."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadReplayFile(f"{path} cannot be read: {error.strerror or 'unknown reason'}") from None
    if data.startswith(ZIP_SIGNATURE):
        try:
            return read_save(path).record
        except PersistenceError as error:
            raise BadReplayFile(str(error)) from None
    if len(data) > MAX_BYTES:
        raise BadReplayFile(f"{path} is too large for a record")
    try:
        return decode_object(data)
    except ValueError as error:
        raise BadReplayFile(f"{path} is neither a record nor a save: {error}") from None


def verify(record: Mapping[str, Any], games: GameMaker, words: Wording = str) -> Verdict:
    """Return whether a record leads where it led; a game that failed is checked up to and with its failure.

    Raises BadReplayFile when the game is not known, LookupError and RuntimeError as `games` does.
    """
    if not isinstance(record.get("game"), str):
        raise BadReplayFile("the file names no game")
    game = games(record["game"])
    failure = record.get("failure")
    if isinstance(failure, Mapping) and "actions" not in record:
        return Verdict(False, 0, f"the game failed before its first action: {failure.get('message')}")
    try:
        match = replay(game, record)
    except BadRecord as error:
        return _first_divergence(game, record, error, words)
    except EngineError as error:
        return Verdict(False, 0, words(error.message))
    if isinstance(failure, Mapping):
        return _failed_again(match, failure)
    return Verdict(True, match.ply)


def _first_divergence(game: Game[Any], record: Mapping[str, Any], error: BadRecord, words: Wording) -> Verdict:
    ply = error.message.args.get("ply")
    message = _in_words(error, words)
    actions, checksums = record.get("actions"), record.get("checksums")
    if not isinstance(ply, int) or not isinstance(actions, list) or not isinstance(checksums, list):
        return Verdict(False, 0, message)
    is_illegal = error.message.key == "record.illegal"
    before = ply if is_illegal else ply - 1
    if before < 0:
        return Verdict(False, 0, message, None, str(record.get("start_checksum")))
    action, expected, got = actions[before], checksums[before], None
    if not is_illegal:
        with suppress(EngineError):
            match = replay(game, record, upto=before)
            match.apply_spec(ActionSpec.from_dict(action))
            got = match.history[-1].checksum
    return Verdict(False, before, message, action, expected, got)


def _in_words(error: BadRecord, words: Wording) -> str:
    """Return what is wrong with a record; where the game refused something, in the game's own words."""
    refusal = error.__cause__
    if not isinstance(refusal, EngineError):
        return words(error.message)
    detail = (
        str(refusal.message.args["detail"]) if refusal.message.key == "position.damaged" else words(refusal.message)
    )
    return words(Message(error.message.key, {**error.message.args, "detail": detail.rstrip(".")}))


def _failed_again(match: Match[Any], failure: Mapping[str, Any]) -> Verdict:
    """Carry out what could not be carried out when the file was written."""
    told = str(failure.get("message"))
    codes = failure.get("codes", [])
    try:
        for code in codes if isinstance(codes, list) else []:
            match.apply(code)
    except Exception as error:  # whatever the rules raise is the failure itself
        return Verdict(False, match.ply, f"{told} (again: {type(error).__name__}: {error})")
    wrong = match.game.invariants(match.state)
    if wrong:
        return Verdict(False, match.ply, f"{told} (again: {'; '.join(wrong)})")
    if codes:
        return Verdict(True, match.ply)
    return Verdict(False, match.ply, told)
