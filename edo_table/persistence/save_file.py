"""What a save holds, as typed data."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal

from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    field_validator,
)

from edo_table.persistence.migrations import FORMAT

FORMAT_NAME: Final = "edo-table save"
MAX_SEATS = 16


def _clean(limit: int) -> AfterValidator:
    """Control characters would break a line of the screen, endless texts its layout."""

    def clean(text: str) -> str:
        return "".join(letter if letter.isprintable() else " " for letter in text[:limit]).strip()

    return AfterValidator(clean)


def _in_range(date: datetime) -> datetime:
    if not 1970 <= date.year < 9999:
        raise ValueError("the year is absurd")
    return date.astimezone(UTC)


def _a_text(value: Any) -> Any:
    if isinstance(value, (str, datetime)):
        return value
    raise ValueError("a date in ISO form is needed")


ShortText = Annotated[StrictStr, _clean(80)]
LongText = Annotated[StrictStr, _clean(300)]
Count = Annotated[StrictInt, Field(ge=0, lt=1 << 53)]
Date = Annotated[AwareDatetime, BeforeValidator(_a_text), AfterValidator(_in_range)]
GameId = Annotated[StrictStr, Field(pattern=r"^[a-z][a-z0-9_]{0,63}$")]
MatchId = Annotated[StrictStr, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Digest = Annotated[StrictStr, Field(pattern=r"^[0-9a-f]{64}$")]


def new_match_id() -> str:
    """Return an id that no other match has; a match keeps it through all its saves and into the statistics."""
    return uuid.uuid4().hex


def now() -> datetime:
    """Return the present moment, in UTC."""
    return datetime.now(UTC)


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class SaveSeat(_Part):
    """Who sits there: shown name, colour id, `human` or the id of an AI level."""

    name: ShortText
    colour: ShortText
    controller: ShortText


class SaveFlags(_Part):
    """What is special about the match.

    practice: free undo was used or may be, no statistics.  finished: nothing is left to decide.  veiled: several people
    play with secrets, so record and snapshot are not readable at a glance.
    """

    practice: StrictBool = False
    finished: StrictBool = False
    veiled: StrictBool = False


class SaveMeta(_Part):
    """What a list of saves shows; small, and read without the rest."""

    format: Literal["edo-table save"] = FORMAT_NAME
    format_version: tuple[Count, Count] = FORMAT
    program_version: ShortText
    game: GameId
    rules_version: Count
    match: MatchId
    title: ShortText = ""
    """The player's own name for the save."""
    seats: Annotated[tuple[SaveSeat, ...], Field(min_length=1, max_length=MAX_SEATS)]
    date: Date = Field(default_factory=now)
    ply: Count
    round: LongText = ""
    """Where the game stands, in words of the language it was saved in."""
    headline: dict[str, Any] = Field(default_factory=dict)
    """The same as a catalogue key with its arguments, for every language; empty when unknown."""
    score: Annotated[tuple[LongText, ...], Field(max_length=MAX_SEATS)] = ()
    """One short text a seat; empty when there is nothing to show."""
    flags: SaveFlags = SaveFlags()
    overrides: Annotated[tuple[LongText, ...], Field(max_length=1000)] = ()
    """The player's own content files that were in use."""
    digests: dict[StrictStr, Digest] = Field(default_factory=dict)
    """SHA-256 of every other part, filled in when the save is written."""


class SaveFile(BaseModel):
    """A whole save.  `record` and `snapshot` are the engine's JSON data: the match and its present position."""

    model_config = ConfigDict(frozen=True)

    meta: SaveMeta
    record: dict[str, Any]
    snapshot: dict[str, Any]
    thumb: bytes | None = None
    """A PNG of what everybody may see."""

    @field_validator("record")
    @classmethod
    def _is_record(cls, record: dict[str, Any]) -> dict[str, Any]:
        check_record(record)
        return record


def check_record(record: dict[str, Any]) -> None:
    """Raise ValueError unless a record has the shape of a match: set-up with seed, actions, a checksum for each."""
    setup, actions, checksums = (record.get(name) for name in ("setup", "actions", "checksums"))
    if not isinstance(setup, dict):
        raise ValueError("`setup` must be a mapping")
    seed = record.get("seed", setup.get("seed"))
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ValueError("`seed` must be a whole number")
    if not isinstance(actions, list) or not all(isinstance(action, dict) for action in actions):
        raise ValueError("`actions` must be a list of mappings")
    if not isinstance(checksums, list) or not all(isinstance(checksum, str) for checksum in checksums):
        raise ValueError("`checksums` must be a list of texts")
    if len(actions) != len(checksums):
        raise ValueError("there must be as many checksums as actions")
