"""`edo-table check-data`: data files read and checked, every error with its line."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from edo_table.app.commands.sources import add_json, counted
from edo_table.app.console import WrongUse, say, say_json

NAME, HELP = "check-data", "check data files and report every error with file and line"
DESCRIPTION = """Reads data files and reports every error as FILE:LINE: PLACE: MESSAGE. DIR is a whole data folder, or
one with some files that are to stand in for the program's; without it the program's own are checked. Exit status 1
when there is an error."""


def add(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("dir", nargs="?", type=Path, metavar="DIR", help="the folder (default: the program's own data)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Check them."""
    from edo_table.content.check import check_folder
    from edo_table.content.resources import data
    from edo_table.games.registry import create_game, game_ids

    folder: Path = args.dir or data()
    if not folder.is_dir():
        raise WrongUse(f"there is no folder {folder}")
    problems, files = check_folder(folder, {game: partial(create_game, game) for game in game_ids()})
    if args.json:
        say_json({"errors": [problem.as_json() for problem in problems], "files": files})
    else:
        say(*(str(problem) for problem in problems))
        say(f"{counted(files, 'file')}, {counted(len(problems), 'error')}")
    return 1 if problems else 0
