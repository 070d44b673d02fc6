"""From a match to a save and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from edo_table import __version__
from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import BadPosition, BadRecord, BadSetup, EngineError
from edo_table.engine.game import Game
from edo_table.engine.match import Match, replay
from edo_table.engine.setup import Seat, Setup, suited
from edo_table.persistence.errors import SaveError
from edo_table.persistence.save_file import SaveFlags, SaveMeta, SaveSeat
from edo_table.persistence.saves import SaveFile


@dataclass(frozen=True, slots=True)
class Reopened:
    """A match from a save.  `is_whole` tells whether its history came with it, not only its position."""

    match: Match[Any]
    match_id: str
    is_whole: bool
    is_practice: bool


def to_save(
    match: Match[Any],
    match_id: str,
    *,
    title: str = "",
    round_text: str = "",
    is_practice: bool = False,
    thumb: bytes | None = None,
    overrides: tuple[str, ...] = (),
) -> SaveFile:
    """Return the save of a match as it stands.  `thumb` is a PNG of what everybody may see."""
    game = match.game
    headline = game.headline(match.state)
    humans = sum(seat.is_human for seat in match.seats)
    meta = SaveMeta(
        program_version=__version__,
        game=game.id,
        rules_version=game.rules_version,
        match=match_id,
        title=title,
        seats=tuple(SaveSeat(name=seat.name, colour=seat.colour, controller=seat.controller) for seat in match.seats),
        ply=match.ply,
        round=round_text,
        headline={"key": headline.key, "args": ActionSpec("", headline.args).to_dict()["args"]},
        flags=SaveFlags(practice=is_practice, finished=match.is_over, veiled=humans > 1 and game.has_secrets),
        overrides=overrides,
    )
    return SaveFile(meta=meta, record=match.record(), snapshot=match.state.to_dict(), thumb=thumb)


def from_save(game: Game[Any], save: SaveFile) -> Reopened:
    """Return the match of a save, played again from its record; from the snapshot where that does not work.

    Raises SaveError when neither fits the game.
    """
    meta = save.meta
    try:
        match = replay(game, save.record)
        if match.state.to_dict() == save.snapshot:
            return Reopened(match, meta.match, True, meta.flags.practice)
    except (BadRecord, BadSetup):
        pass
    try:
        state = game.state_from_dict(dict(save.snapshot))
        setup = suited(Setup.from_dict(save.record.get("setup", {})), game.options)
        seats = [Seat(seat.name, seat.colour, seat.controller) for seat in meta.seats]
        return Reopened(Match(game, setup, seats, state), meta.match, False, meta.flags.practice)
    except (BadPosition, BadRecord, BadSetup, ValueError) as error:
        detail = error.message.args.get("detail", error) if isinstance(error, EngineError) else error
        raise SaveError(
            f"The save does not fit the rules of this program: {detail}.",
            "It may come from another version or be damaged; it was left as it is.",
            "does_not_fit",
        ) from error
