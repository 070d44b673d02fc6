"""The command line: `edo-table COMMAND ...`; without a command the window opens with the menu.

`edo-table FILE` opens a saved game: so a desktop starts a program for the file that was clicked.

Exit status: 0 done, 1 what was asked about is wrong, 2 wrong use.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn, Protocol

from edo_table import __version__
from edo_table.app.commands import (
    arena,
    check_data,
    engine,
    list_games,
    play,
    replay,
    scenario,
    shot,
    simulate,
)
from edo_table.app.console import WrongUse, complain, prepare

WRONG, WRONG_USE, INTERRUPTED, PIPE_CLOSED = 1, 2, 130, 141
PROGRAM = "edo-table"
SAVE_ENDING = ".edo"


class Command(Protocol):
    """What a module of `commands` has."""

    NAME: str
    HELP: str
    DESCRIPTION: str
    add: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


COMMANDS: Sequence[Command] = (
    play, list_games, simulate, arena, scenario, check_data, replay, shot, engine,
)  # type: ignore[assignment]  # fmt: skip


class _Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        raise WrongUse(f"{message}; see {self.prog} --help")


def run(argv: Sequence[str]) -> int:
    """Carry out a command line (without the program's name) and return its exit status."""
    prepare()
    try:
        return _run(argv)
    except WrongUse as error:
        complain(f"{PROGRAM}: {' '.join(str(error).split())}")
        return WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except Exception as error:  # a fault of the program: a report for whoever is to mend it, a line for the user
        complain(f"{PROGRAM}: {_reported(error)}")
        return WRONG


def _run(argv: Sequence[str]) -> int:
    parser = _parser()
    try:
        words = _meant(argv)
        args = parser.parse_args(words)
    except SystemExit as end:  # --help and --version
        _flush()
        return end.code if isinstance(end.code, int) else 0
    args.is_lone_file = bool(argv) and words != list(argv)
    status = _carry_out(args)
    _flush()
    return status


def _meant(argv: Sequence[str]) -> list[str]:
    """Return the arguments with the command they leave out: the window's, for nothing or for a lone saved game."""
    if not argv:
        return [play.NAME]
    if len(argv) == 1 and _is_save(argv[0]):
        return [play.NAME, f"--load={argv[0]}"]
    return list(argv)


def _is_save(word: str) -> bool:
    """Tell whether a lone word is a file to open; commands and options go first."""
    if word.startswith("-") or word in {command.NAME for command in COMMANDS}:
        return False
    return word.lower().endswith(SAVE_ENDING) or (os.path.sep in word and Path(word).is_file())


def _carry_out(args: argparse.Namespace) -> int:
    """Run the command; what is known to go wrong becomes one line for each trouble."""
    try:
        status: int = args.run(args)
    except (WrongUse, BrokenPipeError):
        raise
    except Exception as error:
        lines, status = _told(error)
        if not lines:
            raise
        complain(*lines)
    return status


def _told(error: Exception) -> tuple[list[str], int]:
    """Return what to say of an error and the exit status; nothing when it is a fault of the program."""
    from edo_table.content.problems import ContentError
    from edo_table.engine.errors import BadSetup, EngineError
    from edo_table.games.registry import NoGameFound

    if isinstance(error, ContentError):
        return [str(problem) for problem in error.problems], WRONG
    if isinstance(error, NoGameFound):
        return [f"{PROGRAM}: {error}"], WRONG_USE
    if isinstance(error, EngineError):
        from edo_table.app.commands.sources import wording

        is_use = isinstance(error, BadSetup)
        return [f"{PROGRAM}: {wording()(error.message)}"], WRONG_USE if is_use else WRONG
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return [f"{PROGRAM}: {place}{error.strerror or error}"], WRONG
    if "edo_table.persistence.errors" in sys.modules:
        from edo_table.persistence.errors import PersistenceError

        if isinstance(error, PersistenceError):
            return [f"{PROGRAM}: {' '.join(str(error).split())}"], WRONG
    return [], WRONG


def _reported(error: Exception) -> str:
    """Write a report of a fault of the program and return what to say of it."""
    from edo_table.persistence.crash import write_crash_report
    from edo_table.persistence.paths import find_folders

    folders = find_folders()
    report = write_crash_report(folders.ensure(folders.crashes), error)
    where = f"; a report is in {report.path}" if report.path else ""
    return f"the program failed: {' '.join(report.summary.split())}{where}"


def _help(prog: str) -> argparse.HelpFormatter:
    return argparse.HelpFormatter(prog, max_help_position=28)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=PROGRAM,
        description="Board games of old Japan on one table. Without a command the window opens with the menu; with a "
        "saved game (a file ending in .edo) in its place, that game.",
        epilog=f"`{PROGRAM} COMMAND --help` tells more about a command.",
        formatter_class=_help,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)
    for command in COMMANDS:
        one = commands.add_parser(
            command.NAME, help=command.HELP, description=command.DESCRIPTION, formatter_class=_help
        )
        command.add(one)
        one.set_defaults(run=command.run)
    return parser


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _drop_output() -> None:
    """Let nothing be written any more to a reader that has gone, so that the end stays quiet."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
