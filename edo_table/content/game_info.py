"""What the menu and the set-up screen know of a game: the head of its game.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, TypeVar

from pydantic import Field

from edo_table.content.problems import ContentError, Problem
from edo_table.content.resources import DataFolder
from edo_table.content.validate import Checked, Id, Record, Text, check, unknown_reference
from edo_table.content.yaml_source import Source, read_yaml
from edo_table.engine.setup import Option


class OptionRecord(Record):
    """A choice made at set-up: its values in the order shown, and the one taken when nobody chooses.

    `players`: the numbers of players that have this choice; left out: all.
    """

    choices: Annotated[tuple[Id, ...], Field(min_length=2)]
    default: Id
    players: Annotated[tuple[Annotated[int, Field(ge=1, le=9)], ...], Field(min_length=1)] | None = None


class GameRecord(Record):
    """The keys every game.yaml has; a game adds its own."""

    id: Id
    extends: Id | None = None
    title: Text
    designer: Text
    publisher: Text
    year: Annotated[int, Field(ge=1, le=9999)]
    minutes: Annotated[int, Field(ge=1, le=999)]
    players: Annotated[tuple[Annotated[int, Field(ge=1, le=9)], ...], Field(min_length=1)]
    options: dict[Id, OptionRecord] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game's title and credit, the player counts it has (ascending), its options in the order shown.

    `extends` is the id of the game that this one is an expansion of, "" for a game of its own.
    """

    id: str
    title: str
    designer: str
    publisher: str
    year: int
    minutes: int
    players: tuple[int, ...]
    options: tuple[Option, ...]
    extends: str = ""


def game_info(record: GameRecord) -> GameInfo:
    """The information held by a record."""
    options = tuple(
        Option(name, option.choices, option.default, tuple(sorted(option.players or ())))
        for name, option in record.options.items()
    )
    return GameInfo(
        record.id,
        record.title,
        record.designer,
        record.publisher,
        record.year,
        record.minutes,
        tuple(sorted(record.players)),
        options,
        record.extends or "",
    )


T = TypeVar("T", bound=Record)


def read_checked(folder: DataFolder, file: str, model: type[T], problems: list[Problem]) -> Checked[T] | None:
    """What came of reading and checking a file of a data folder, None when it cannot be read; adds to `problems`."""
    try:
        checked = check(read_yaml(folder.path(file)), model)
    except ContentError as error:
        problems += error.problems
        return None
    problems += checked.problems
    return checked


def check_game(source: Source, record: GameRecord, game: str, extends: str = "") -> list[Problem]:
    """The problems of the common keys of a game.yaml whose rules are those of `game`, an expansion of `extends`."""
    problems = []
    if record.id != game:
        problems.append(source.problem(("id",), f'the id is "{record.id}", but the folder is that of "{game}"', game))
    if record.extends is None and extends:
        problems.append(source.problem((), f'the key "extends" is missing; this game extends "{extends}"'))
    elif record.extends is not None and record.extends != extends:
        meant = f'extends "{extends}"' if extends else "stands on its own"
        problems.append(source.problem(("extends",), f'it says "{record.extends}", but this game {meant}', extends))
    if len(set(record.players)) != len(record.players):
        problems.append(source.problem(("players",), "a number of players is there twice"))
    for name, option in record.options.items():
        if option.default not in option.choices:
            place = ("options", name, "default")
            problems.append(unknown_reference(source, place, option.default, "choice", option.choices))
        if len(set(option.choices)) != len(option.choices):
            problems.append(source.problem(("options", name, "choices"), "a choice is there twice"))
        problems += _option_players(source, record, name)
    return problems


def _option_players(source: Source, record: GameRecord, name: str) -> list[Problem]:
    place, counts = ("options", name, "players"), record.options[name].players or ()
    problems = [
        source.problem((*place, number), f"the game has no {count} players")
        for number, count in enumerate(counts)
        if count not in record.players
    ]
    if len(set(counts)) != len(counts):
        problems.append(source.problem(place, "a number of players is there twice"))
    return problems


def check_extends(source: Source, record: GameRecord, folder: DataFolder) -> list[Problem]:
    """The problem of an expansion whose game has no data in the folder."""
    games = folder.games()
    if record.extends is None or record.extends in games:
        return []
    return [unknown_reference(source, ("extends",), record.extends, "game", games)]


def check_options(source: Source, record: GameRecord, known: Mapping[str, tuple[str, ...]]) -> list[Problem]:
    """The problems of the options where the rules know those of `known`, each with all its choices.

    An option "start_seat" has "random" and the numbers of seats as choices; its default must do for all player counts.
    """
    problems = [
        source.problem(("options",), f'the option "{name}" is missing') for name in known if name not in record.options
    ]
    for name, option in record.options.items():
        if name not in known:
            problems.append(unknown_reference(source, ("options", name), name, "option", known))
            continue
        if name == "start_seat" and option.default.isdecimal() and int(option.default) >= min(record.players):
            message = f"with {min(record.players)} players there is no seat {option.default}; seats are counted from 0"
            problems.append(source.problem(("options", name, "default"), message, "random"))
        for number, choice in enumerate(option.choices):
            if choice not in known[name]:
                place = ("options", name, "choices", number)
                problems.append(unknown_reference(source, place, choice, "choice", known[name]))
    return problems


def by_players(source: Source, key: str, table: Mapping[int, object], players: tuple[int, ...]) -> list[Problem]:
    """The problems of a table that must have one entry for each number of players."""
    missing = [count for count in players if count not in table]
    problems = [source.problem((key,), f"the entry for {count} players is missing") for count in missing]
    for count in table:
        if count not in players:
            problems.append(source.problem((key, count), f"the game has no {count} players"))
    return problems
