"""A copy of a game's data that a test may spoil."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from edo_table.content.problems import ContentError, Problem
from edo_table.content.resources import DataFolder, data


class Author:
    """Changes a copy of a game's data, and reads it as the game does."""

    def __init__(self, folder: Path, game: str, load: Callable[[DataFolder], object]) -> None:
        self.folder, self.game, self._load = folder, game, load
        shutil.copytree(data(game), folder / game)

    def file(self, name: str) -> Path:
        return self.folder / self.game / name

    def replace(self, name: str, old: str, new: str) -> int:
        """Replaces a text that is there once; gives its line."""
        text = self.file(name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} is in {name} {text.count(old)} times"
        self.file(name).write_text(text.replace(old, new), encoding="utf-8")
        return text[: text.index(old)].count("\n") + 1

    def line(self, name: str, part: str) -> int:
        """The line of the first place of a text."""
        text = self.file(name).read_text(encoding="utf-8")
        return text[: text.index(part)].count("\n") + 1

    def problems(self) -> tuple[Problem, ...]:
        with pytest.raises(ContentError) as caught:
            self._load(DataFolder(self.folder))
        return caught.value.problems

    def found(self) -> list[tuple[str, int, str]]:
        """File, line and path of each problem."""
        return [(Path(problem.file).name, problem.line, problem.path) for problem in self.problems()]


JUNK = (
    "",
    "~",
    "[]",
    "{}",
    "-1",
    "true",
    "1.5",
    '"',
    "*a",
    "&a",
    "- ",
    "a: b",
    "[1, 2]",
    ">",
    "9" * 11,
    "#",
    "\t",
    "?",
)
"""What a file may be spoilt with."""
