"""How finished games went: one JSON line each, appended; and what the statistics screen asks of them."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, ValidationError, model_validator

from edo_table.persistence.atomic import check_ordinary, ensure_folder, sync_folder
from edo_table.persistence.errors import StorageError, shown_path, storage_error
from edo_table.persistence.plain_json import decode, encode
from edo_table.persistence.save_file import MAX_SEATS, Count, Date, GameId, MatchId, ShortText, now

log = logging.getLogger(__name__)

HUMAN = "human"
MAX_LINE = 64 << 10
MAX_FILE_SIZE = 64 << 20

Score = Annotated[StrictInt, Field(gt=-(1 << 53), lt=1 << 53)]


class _Line(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", allow_inf_nan=False)


class ResultSeat(_Line):
    """Who sat there: `human` or the id of an AI level, with the shown name."""

    name: ShortText
    controller: ShortText

    @property
    def is_human(self) -> bool:
        return self.controller == HUMAN


class GameResult(_Line):
    """One finished game.  `scores` one number a seat or none at all; `winners` seat numbers, several when shared."""

    match: MatchId
    game: GameId
    date: Date = Field(default_factory=now)
    seats: Annotated[tuple[ResultSeat, ...], Field(min_length=1, max_length=MAX_SEATS)]
    scores: Annotated[tuple[Score, ...], Field(max_length=MAX_SEATS)] = ()
    winners: Annotated[tuple[Count, ...], Field(max_length=MAX_SEATS)] = ()
    end_reason: ShortText = ""
    plies: Count = 0
    seconds: Annotated[float, Field(ge=0, le=1e9)] = 0.0
    """How long it was played."""
    seed: StrictInt = 0
    options: dict[str, str] = Field(default_factory=dict)
    practice: StrictBool = False

    @property
    def players(self) -> int:
        return len(self.seats)

    @model_validator(mode="after")
    def _fits(self) -> GameResult:
        if self.scores and len(self.scores) != self.players:
            raise ValueError("there must be one score a seat")
        if len(set(self.winners)) != len(self.winners) or any(seat >= self.players for seat in self.winners):
            raise ValueError("a winner must be one of the seats")
        return self

    def seats_of(self, human: str | None) -> list[int]:
        """Return the seats of a person by name, of all people for None."""
        return [
            number for number, seat in enumerate(self.seats) if seat.is_human and (human is None or seat.name == human)
        ]

    def is_won(self, human: str | None) -> bool:
        """Tell whether the person (None: any person) won, alone or shared."""
        return any(seat in self.winners for seat in self.seats_of(human))


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games, and how many of them won (alone or shared)."""

    games: int = 0
    wins: int = 0

    @property
    def share(self) -> float:
        """The part of games won, from 0 to 1; 0 without games."""
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class BestScore:
    """One line of a list of best scores."""

    score: int
    name: str
    is_won: bool
    result: GameResult


@dataclass(frozen=True, slots=True)
class Streak:
    """Games won in a row: now, and the longest ever."""

    now: int = 0
    longest: int = 0


class Statistics:
    """All finished games.  Without a path, or when the disk refuses, they last until the program ends (`problem`).

    Games marked as practice are kept but left out of every question unless asked for.
    """

    def __init__(self, path: Path | None) -> None:
        self.problem: StorageError | None = None
        self.skipped = 0
        """Lines of the file that could not be read; they stay in it."""
        self._path = path
        self._read_to = 0
        self._results: list[GameResult] = []
        self._known: set[str] = set()
        self._catch_up()

    # ---- recording ---------------------------------------------------------------------------------------------------

    def record(self, result: GameResult) -> bool:
        """Add a finished game; returns whether it is new: a match counts once, however often its end is reached."""
        self._catch_up()
        if result.match in self._known:
            return False
        if self._path is not None:
            try:
                self._append(self._path, encode(result.model_dump(mode="json")))
            except OSError as error:
                self.problem = storage_error(self._path, error)
            except StorageError as error:
                self.problem = error
            else:
                self.problem = None
                self._catch_up()
        if self.problem is not None:
            log.error("the result was not written: %s", self.problem)
        if result.match not in self._known:
            self._add(result)
        return True

    def _append(self, path: Path, line: bytes) -> None:
        ensure_folder(path.parent)
        if path.exists():
            check_ordinary(path)
        with path.open("ab+") as file:
            size = file.seek(0, os.SEEK_END)
            if size:
                file.seek(size - 1)
                # A line that a crash cut short must not swallow this one.
                if file.read(1) != b"\n":
                    line = b"\n" + line
            file.write(line + b"\n")
            file.flush()
            os.fsync(file.fileno())
        if not size:
            sync_folder(path.parent)

    def _catch_up(self) -> None:
        """Read what was appended since the last look, by another window of the program too."""
        if self._path is None:
            return
        try:
            check_ordinary(self._path)
            with self._path.open("rb") as file:
                if file.seek(0, os.SEEK_END) < self._read_to:
                    self._read_to = 0
                file.seek(self._read_to)
                data = file.read(MAX_FILE_SIZE)
        except FileNotFoundError:
            return
        except OSError as error:
            self.problem = StorageError(
                f"{shown_path(self._path)} cannot be read: {error.strerror}.", "Allow reading the file.", "unreadable"
            )
            return
        whole = data.rfind(b"\n") + 1
        self._read_to += whole
        for line in data[:whole].splitlines():
            self._read_line(line)

    def _read_line(self, line: bytes) -> None:
        if not line.strip():
            return
        try:
            if len(line) > MAX_LINE:
                raise ValueError("far too long")
            result = GameResult.model_validate(decode(line))
        except (ValueError, ValidationError):
            self.skipped += 1
            return
        if result.match not in self._known:
            self._add(result)

    def _add(self, result: GameResult) -> None:
        self._known.add(result.match)
        self._results.append(result)

    # ---- asking ------------------------------------------------------------------------------------------------------

    def results(
        self,
        game: str | None = None,
        players: int | None = None,
        human: str | None = None,
        *,
        practice: bool = False,
    ) -> list[GameResult]:
        """Return the games, oldest first, narrowed to a game, a number of players, a person who took part."""
        return [
            result
            for result in self._results
            if (game is None or result.game == game)
            and (players is None or result.players == players)
            and (human is None or result.seats_of(human))
            and (practice or not result.practice)
        ]

    def games_played(self, game: str | None = None, human: str | None = None) -> int:
        """Return how many games were finished."""
        return len(self.results(game, human=human))

    def humans(self, game: str | None = None) -> list[str]:
        """Return the names of the people who took part, who played most first."""
        counts: dict[str, int] = {}
        for result in self.results(game):
            for name in {seat.name for seat in result.seats if seat.is_human}:
                counts[name] = counts.get(name, 0) + 1
        return sorted(counts, key=lambda name: (-counts[name], name))

    def overall(self, game: str | None = None, players: int | None = None, human: str | None = None) -> Tally:
        """Return games and wins of a person (None: of any person) over all opponents."""
        return _tally(self.results(game, players, human), human)

    def by_level(
        self, game: str | None = None, players: int | None = None, human: str | None = None
    ) -> dict[str, Tally]:
        """Return games and wins of a person (None: of any person) against each AI level that sat at the table."""
        groups: dict[str, list[GameResult]] = {}
        for result in self.results(game, players, human):
            for level in {seat.controller for seat in result.seats if not seat.is_human}:
                groups.setdefault(level, []).append(result)
        return {level: _tally(results, human) for level, results in sorted(groups.items())}

    def best_scores(
        self, game: str, players: int | None = None, human: str | None = None, count: int = 10
    ) -> list[BestScore]:
        """Return the highest scores that people reached in a game, the earlier first where they are equal."""
        found = [
            BestScore(result.scores[seat], result.seats[seat].name, seat in result.winners, result)
            for result in self.results(game, players, human)
            if result.scores
            for seat in result.seats_of(human)
        ]
        return sorted(found, key=lambda best: -best.score)[:count]

    def streak(self, game: str | None = None, human: str | None = None) -> Streak:
        """Return how many games in a row a person (None: any person) has won."""
        running = longest = 0
        for result in self.results(game, human=human):
            if result.seats_of(human):
                running = running + 1 if result.is_won(human) else 0
                longest = max(longest, running)
        return Streak(running, longest)


def _tally(results: Iterable[GameResult], human: str | None) -> Tally:
    played = [result for result in results if result.seats_of(human)]
    return Tally(len(played), sum(result.is_won(human) for result in played))
