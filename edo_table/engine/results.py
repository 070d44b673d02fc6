"""How a game ended and how the count came about."""

from __future__ import annotations

from dataclasses import dataclass

from edo_table.engine.messages import Message


@dataclass(frozen=True, slots=True)
class Result:
    """Who won and why.

    `winners` in seat order (several share, none: nobody wins); `ended_by` the end condition's id; `won_by` the id of
    the rule that settled it; `scores` one number a seat, the more the better.
    """

    winners: tuple[int, ...]
    ended_by: str
    won_by: str
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of the score sheet: one value a seat (None: not counted), `marked` seats lead it, `struck` ones are out.

    Words: `<game>.score.<id>`; a picture may be shown for the same id.
    """

    id: str
    values: tuple[int | None, ...]
    marked: tuple[int, ...] = ()
    struck: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The count line by line, then the reasoning sentence by sentence.

    `steps` are shown one after the other, each with the id of the line (or "") that it speaks of.
    """

    lines: tuple[ScoreLine, ...]
    steps: tuple[tuple[str, Message], ...]
