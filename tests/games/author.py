"""A copy of a game's data that a test may spoil, and corrections of it in a player's own folder."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from edo_table.content.check import check_folder
from edo_table.content.problems import ContentError, Problem
from edo_table.content.resources import DataFolder, data

C = TypeVar("C")
Load = Callable[[DataFolder], C]


class Author:
    """Changes a copy of a game's data, beside those of the games it extends, and reads it as the game does."""

    def __init__(self, folder: Path, game: str, load: Load[object], *extended: str) -> None:
        self.folder, self.game, self._load = folder, game, load
        for name in (game, *extended):
            shutil.copytree(data(name), folder / name)

    def file(self, name: str, game: str = "") -> Path:
        """A file of the game, or of another one."""
        return self.folder / (game or self.game) / name

    def replace(self, name: str, old: str, new: str, game: str = "") -> int:
        """Replaces a text that is there once; gives its line."""
        text = self.file(name, game).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} is in {name} {text.count(old)} times"
        self.file(name, game).write_text(text.replace(old, new), encoding="utf-8")
        return text[: text.index(old)].count("\n") + 1

    def drop(self, name: str, pattern: str) -> None:
        """Takes out the lines in which a pattern is found."""
        lines = self.file(name).read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not re.search(pattern, line)]
        assert len(kept) < len(lines)
        self.file(name).write_text("".join(kept), encoding="utf-8")

    def line(self, name: str, part: str) -> int:
        """The line of the first place of a text."""
        text = self.file(name).read_text(encoding="utf-8")
        return text[: text.index(part)].count("\n") + 1

    def problems(self) -> tuple[Problem, ...]:
        with pytest.raises(ContentError) as caught:
            self._load(DataFolder(self.folder))
        return caught.value.problems

    def problem(self, path: str, words: str) -> Problem:
        """The one problem of a path that is told in these words."""
        problems = self.problems()
        matching = [problem for problem in problems if problem.path == path and words in str(problem)]
        assert len(matching) == 1, "\n".join(map(str, problems))
        return matching[0]

    def spoil(self, names: Sequence[str], chance: random.Random) -> None:
        """Change a few words or signs of one of these files."""
        file = self.file(chance.choice(names))
        text = file.read_text(encoding="utf-8")
        for _ in range(chance.choice((1, 1, 2, 4))):
            words = list(re.finditer(r"[\w.-]+|[\[\]{}:,>-]|\n", text))
            old, other = chance.choice(words), chance.choice(words)
            new = chance.choice((chance.choice(JUNK), other.group()))
            text = text[: old.start()] + new + text[old.end() :]
        file.write_text(text, encoding="utf-8")

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

Fault = tuple[str, str, str, str, str]


def faults(tables: Mapping[str, str]) -> list[Fault]:
    """File, text, what it is replaced by, path and words of the problem of each line of a file's table.

    A line: text => other text | path | words.
    """
    found = []
    for file, table in tables.items():
        for line in table.strip().splitlines():
            change, path, words = line.split(" | ")
            old, _, new = change.partition(" => ")
            found.append((file, old, new, path, words))
    return found


def read_or_told(folder: Path, load: Load[C], at: str) -> C | None:
    """What a folder's data is read as; None if its problems are told instead, on lines of its files, in plain words."""
    try:
        return load(DataFolder(folder))
    except ContentError as error:
        for problem in error.problems:
            lines = Path(problem.file).read_text(encoding="utf-8").count("\n") + 1
            assert 1 <= problem.line <= lines, f"{at}: {problem}"
            assert not re.search(r"[Ii]nput should|valid (tuple|string|int)|pydantic", problem.message), problem
        return None


def correct(folder: Path, game: str, name: str, old: str, new: str) -> None:
    """Put a file of a game into a player's own folder, with a text that is there once replaced by another."""
    text = data(game, name).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is in {name} {text.count(old)} times"
    (folder / game).mkdir(parents=True, exist_ok=True)
    (folder / game / name).write_text(text.replace(old, new), encoding="utf-8")


def assert_checked(folder: Path, loaders: Mapping[str, Load[object]], files: int) -> None:
    """A player's own folder has so many files, and nothing is wrong with them."""
    problems, number = check_folder(folder, loaders)
    assert number == files
    assert [problem for problem in problems if problem.file.startswith(str(folder))] == []
