"""Checking a folder of data files as a whole: what `edo-table check-data` does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from pathlib import Path

from edo_table.content import resources, rulebook, sounds
from edo_table.content.credits import FILE as CREDITS
from edo_table.content.credits import load_credits
from edo_table.content.language import check_languages, load_catalogue
from edo_table.content.layouts import load_layout
from edo_table.content.problems import ContentError, Problem, in_order, nearest
from edo_table.content.resources import DataFolder
from edo_table.content.yaml_source import read_yaml

Loader = Callable[[DataFolder], object]
"""reads a game's files and raises ContentError with all their problems"""

_MOST_FILES = 2000
_NOT_DATA = {".md", ".txt", ".license"}


def check_folder(
    folder: Path, loaders: Mapping[str, Loader], program: Path | None = None
) -> tuple[tuple[Problem, ...], int]:
    """All problems of a folder of data, and how many YAML files it has.

    The folder is either a whole data folder, with the program's own texts (`lang/en.yaml`) and a game's head
    (`game.yaml`), or it has some files that stand in for the program's. `loaders` has for each game what reads
    its files. `program` is the data it is compared with, by default that of the program.
    """
    program = program or resources.data()
    if not folder.is_dir():
        return (Problem(str(folder), 1, "", "there is no such folder"),), 0
    is_whole = (folder / "lang" / "en.yaml").exists() and any(folder.glob("*/game.yaml"))
    data = DataFolder(folder) if is_whole else DataFolder(program, folder)
    found = sorted(islice(_files(folder), _MOST_FILES + 1))
    if len(found) > _MOST_FILES:
        message = f"more than {_MOST_FILES} files are in this folder, so it is not one of data"
        return (Problem(str(folder), 1, "", message),), 0
    yaml_files = [name for name in found if name.endswith(".yaml")]
    problems: list[Problem] = list(_strangers(folder, found, DataFolder(program), loaders))
    strange = {problem.file for problem in problems}
    for name in yaml_files:
        if str(folder / name) not in strange:
            problems += _problems_of(partial(read_yaml, folder / name))
    problems += _problems_in_use(data, loaders)
    problems += check_languages(data)
    told = {problem.file for problem in problems}
    problems += (problem for problem in _unreadable(folder, DataFolder(program)) if problem.file not in told)
    return in_order(problems), len(yaml_files)


def check_own(data: DataFolder, loaders: Mapping[str, Loader]) -> tuple[Problem, ...]:
    """Return what keeps the program from working with a player's files over its own; () where there are none.

    Files that nothing reads do no harm here.
    """
    if not data.overridden and data.languages() == DataFolder(data.base).languages():
        return ()
    problems = _problems_in_use(data, loaders)
    for code in data.languages():
        problems += _problems_of(partial(load_catalogue, data, code))
    return in_order(problems)


def _problems_in_use(data: DataFolder, loaders: Mapping[str, Loader]) -> list[Problem]:
    """The problems of everything that is read while the program runs, but for its texts."""
    problems: list[Problem] = []
    for loader in loaders.values():
        problems += _problems_of(partial(loader, data))
    for game in data.games():
        if data.has(f"{game}/layout.yaml"):
            problems += _problems_of(partial(load_layout, data, game))
        if data.has(f"{game}/{rulebook.FILE}"):
            problems += rulebook.check_rules(data, game)
    if data.has(rulebook.FILE):
        problems += rulebook.check_rules(data, "")
    if data.has(sounds.FILE):
        problems += _problems_of(partial(sounds.load_sounds, data))
    if data.has(CREDITS):
        problems += _problems_of(partial(load_credits, data))
    return problems


def _problems_of(work: Callable[[], object]) -> tuple[Problem, ...]:
    try:
        work()
    except ContentError as error:
        return error.problems
    return ()


def _entries(folder: Path) -> Iterator[tuple[str, Path]]:
    """Name and path of everything in a folder that may be data, folders among it."""
    for path in folder.rglob("*"):
        name = path.relative_to(folder)
        if not any(part.startswith(".") for part in name.parts) and path.suffix.lower() not in _NOT_DATA:
            yield name.as_posix(), path


def _files(folder: Path) -> Iterator[str]:
    return (name for name, path in _entries(folder) if path.is_file())


def _unreadable(folder: Path, program: DataFolder) -> Iterator[Problem]:
    """The problems of what has the place of a data file and is none: the program would pass over it."""
    known = set(program.files())
    for name, path in _entries(folder):
        message = ""
        if path.is_dir():
            if name in known or name.endswith(".yaml"):
                message = "this is a folder, where a file is read"
        elif path.is_symlink() and not path.exists():
            message = "this link leads to no file"
        elif not path.is_file():
            message = "this is not a file that can be read"
        if message:
            yield Problem(str(path), 1, "", message)


def _strangers(folder: Path, found: list[str], program: DataFolder, loaders: Mapping[str, Loader]) -> Iterator[Problem]:
    """The problems of files that nothing reads."""
    known = set(program.files())
    for name in found:
        parts = name.split("/")
        is_language = len(parts) == 2 and parts[0] == "lang"
        is_game_language = len(parts) == 3 and parts[0] in loaders and parts[1] == "lang"
        if name in known or (name.endswith(".yaml") and (is_language or is_game_language)):
            continue
        same_name = sorted(other for other in known if other.split("/")[-1] == parts[-1] and len(parts) == 1)
        suggestion = same_name[0] if len(same_name) == 1 else nearest(name, known)
        yield Problem(str(folder / name), 1, "", "nothing reads a file of this name", suggestion)
