"""Files of positions of sense read into checked records: positions in which it is plain what a player should do.

The form: docs/ai.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from edo_table.content.problems import ContentError, Problem
from edo_table.content.validate import Record, Text, validate
from edo_table.content.yaml_source import Keys, Source, read_yaml
from edo_table.lab.scenario_file import Pattern, patterns

LISTS = ("accepted", "refused", "played", "never")
"""The keys of a position that hold actions."""


class PositionRecord(Record):
    """A position as written."""

    name: Text
    why: Text
    players: int | None = None
    options: dict[str, str] = Field(default_factory=dict)
    seed: Annotated[int, Field(ge=0)] = 0
    given: dict[str, Any]
    seat: Annotated[int, Field(ge=0)]
    accepted: Any = ()
    refused: Any = ()
    played: Any = ()
    never: Any = ()
    after: dict[str, Any] | tuple[dict[str, Any], ...] = ()
    blunder: bool = False


class SenseRecord(Record):
    """A file as written."""

    game: Text
    players: int | None = None
    options: dict[str, str] = Field(default_factory=dict)
    positions: Annotated[tuple[PositionRecord, ...], Field(min_length=1)]


@dataclass(frozen=True, slots=True)
class Position:
    """A position ready to be played by the seat; `keys` is its place in the file.

    The first action must fit one of `accepted` (if there are any) and none of `refused`; some action of the seat's turn
    must fit one of `played`, none may fit one of `never`; when the turn is over, all facts of one mapping of `after`
    must hold.  `is_blunder`: nobody who has learned the game fails here, not even the weakest level.
    """

    keys: Keys
    name: str
    why: str
    players: int
    options: Mapping[str, str]
    seed: int
    given: Mapping[str, Any]
    seat: int
    accepted: tuple[Pattern, ...]
    refused: tuple[Pattern, ...]
    played: tuple[Pattern, ...]
    never: tuple[Pattern, ...]
    after: tuple[Mapping[str, Any], ...]
    is_blunder: bool

    @property
    def asks_for_the_turn(self) -> bool:
        """Whether more than the first action matters."""
        return bool(self.played or self.never or self.after)


@dataclass(frozen=True, slots=True)
class SenseFile:
    """A file of positions of one game."""

    source: Source
    game: str
    positions: tuple[Position, ...]


def read_sense(path: Path) -> SenseFile:
    """Return the positions of a file; raises ContentError with every problem, each with its line."""
    source = read_yaml(path)
    record = validate(source, SenseRecord)
    problems: list[Problem] = []
    found = tuple(_position(source, record, number, problems) for number in range(len(record.positions)))
    names = [position.name for position in found]
    for number, name in enumerate(names):
        if name in names[:number]:
            problems.append(source.problem(("positions", number, "name"), f'the name "{name}" is there twice'))
    if problems:
        raise ContentError(problems)
    return SenseFile(source, record.game, found)


def _position(source: Source, file: SenseRecord, number: int, problems: list[Problem]) -> Position:
    written, keys = file.positions[number], ("positions", number)
    players = written.players if written.players is not None else file.players
    if players is None:
        problems.append(source.problem(keys, "the key players is missing, here and at the head of the file"))
    elif written.seat >= players:
        problems.append(source.problem((*keys, "seat"), f"there is no seat {written.seat} of {players}"))
    lists: dict[str, tuple[Pattern, ...]] = {}
    for name in LISTS:
        try:
            lists[name] = patterns(getattr(written, name))
        except ValueError as error:
            problems.append(source.problem((*keys, name), str(error)))
    after = tuple(filter(None, (written.after,) if isinstance(written.after, dict) else written.after))
    if not after and not any(lists.values()):
        problems.append(source.problem(keys, f"the position asks nothing: it needs after or one of {', '.join(LISTS)}"))
    return Position(
        keys=keys,
        name=written.name,
        why=written.why,
        players=players or 0,
        options={**file.options, **written.options},
        seed=written.seed,
        given=written.given,
        seat=written.seat,
        accepted=lists.get("accepted", ()),
        refused=lists.get("refused", ()),
        played=lists.get("played", ()),
        never=lists.get("never", ()),
        after=after,
        is_blunder=written.blunder,
    )
