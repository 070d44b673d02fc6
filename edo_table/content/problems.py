"""What is wrong with a data file, in words an author of data understands."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One fault of a data file.

    `line` counts from 1. `path` is the place inside the file (`spaces[3].kind`), empty for the file as a
    whole. `suggestion` is what was probably meant, empty when nothing is close.
    """

    file: str
    line: int
    path: str
    message: str
    suggestion: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: "
        if self.path:
            place += f"{self.path}: "
        hint = f" (did you mean {self.suggestion}?)" if self.suggestion else ""
        return f"{place}{self.message}{hint}"

    def as_json(self) -> dict[str, str | int]:
        """The problem as a JSON object with the fields of this class."""
        return asdict(self)


class ContentError(Exception):
    """Data that cannot be used; carries every problem found, ordered by file and line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = in_order(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """The problems without repetitions, by file, line, path and message."""
    return tuple(sorted(dict.fromkeys(problems)))


def nearest(name: object, known: Iterable[object]) -> str:
    """The known name most like `name`, or an empty text when none is close."""
    written = str(name)
    names = sorted({str(candidate) for candidate in known})
    by_small_letters = {candidate.lower(): candidate for candidate in reversed(names)}
    close = difflib.get_close_matches(written.lower(), list(by_small_letters), n=1, cutoff=0.6)
    return by_small_letters[close[0]] if close else ""
