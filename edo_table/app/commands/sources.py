"""What commands share: games by name over the program's data and a player's, words, and arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from edo_table.app.console import WrongUse

if TYPE_CHECKING:
    from edo_table.content.phrases import Phrases
    from edo_table.engine.game import Game
    from edo_table.engine.messages import Message


def add_json(parser: argparse.ArgumentParser) -> None:
    """Give a command `--json`."""
    parser.add_argument("--json", action="store_true", help="print exactly one JSON object instead of text")


def add_data(parser: argparse.ArgumentParser) -> None:
    """Give a command `--data`."""
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="a folder with data files of your own (map, tokens ...); each is taken instead of the program's",
    )


def add_option(parser: argparse.ArgumentParser) -> None:
    """Give a command `--option`."""
    parser.add_argument(
        "--option",
        metavar="NAME=CHOICE",
        action="append",
        default=[],
        help="a choice of the set-up, may be repeated; list-games shows them",
    )


def options_of(args: argparse.Namespace) -> dict[str, str]:
    """Return the chosen options; raises WrongUse."""
    options = {}
    for text in args.option:
        name, sign, choice = text.partition("=")
        if not sign or not name or not choice:
            raise WrongUse(f"--option needs NAME=CHOICE, not {text!r}")
        options[name] = choice
    return options


def overlay_of(args: argparse.Namespace) -> Path | None:
    """Return the folder of own data files; raises WrongUse when it is none."""
    folder: Path | None = args.data
    if folder is not None and not folder.is_dir():
        raise WrongUse(f"--data: there is no folder {folder}")
    return folder


def whole(least: int, most: int = 1 << 53) -> Callable[[str], int]:
    """Return a reader of whole numbers in a range, for the parser."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not least <= value < most:
            raise argparse.ArgumentTypeError(f"{value} is not between {least} and {most - 1}")
        return value

    return number


def game_maker(overlay: Path | None) -> Callable[[str], Game[Any]]:
    """Return what gives the rules of a game by its id; that raises NoGameFound or ContentError."""
    from edo_table.content.resources import shipped
    from edo_table.games.registry import create_game

    folder = shipped(overlay)

    @lru_cache
    def make(game_id: str) -> Game[Any]:
        return create_game(game_id, folder)

    return make


def wording(game_id: str = "", overlay: Path | None = None) -> Callable[[Message], str]:
    """Return what puts messages into English words."""
    from edo_table.lab.describe import message_text

    phrases = phrases_of(game_id, overlay)
    return lambda message: message_text(message, phrases)


def phrases_of(game_id: str, overlay: Path | None = None) -> Phrases:
    """Return a game's phrases in English."""
    from edo_table.content.language import load_catalogue
    from edo_table.content.phrases import Phrases
    from edo_table.content.resources import shipped

    return Phrases(load_catalogue(shipped(overlay)), game_id)


def known_levels() -> tuple[str, ...]:
    """Return the ids of all AI levels, weakest first."""
    from edo_table.ai.levels import LEVELS

    return tuple(level.id for level in LEVELS)


def counted(count: int, one: str, several: str = "") -> str:
    """Return a number with its noun: `1 game`, `3 games`."""
    return f"{count} {one if count == 1 else several or one + 's'}"


def shares(counts: Mapping[str, int]) -> str:
    """Return counts by name as a list: `kind_gone 480, ties 20`."""
    return ", ".join(f"{name} {count}" for name, count in counts.items())
