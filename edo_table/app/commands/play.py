"""`edo-table play`: the window."""

from __future__ import annotations

import argparse
from pathlib import Path

from edo_table.app.commands.sources import game_maker, known_levels, whole
from edo_table.app.console import WrongUse

NAME, HELP = "play", "open the window: the menu, or a game at once"
DESCRIPTION = """Opens the window. Without GAME or --load it shows the menu. `--seats human,expert` starts a game at
once with a person and a computer player; `--load FILE` goes on with a saved game."""


def add(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("game", nargs="?", help="the game's id; without it the menu is shown")
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO[,...]",
        help="who sits where: human, random, apprentice, journeyman, greedy, hard, expert (default: you choose)",
    )
    parser.add_argument("--seed", type=whole(0), metavar="N", help="the set-up's seed (default: a new one)")
    parser.add_argument("--load", type=Path, metavar="FILE", help="a saved game to go on with")


def run(args: argparse.Namespace) -> int:
    """Open it; the window's own exit status."""
    if args.load is not None and (args.game or args.seats or args.seed is not None):
        raise WrongUse("--load goes alone: the save knows game, seats and seed")
    # A desktop hands over the whole path of what was clicked on, and nobody reads what is said there but in the window.
    is_clicked = args.load is not None and getattr(args, "is_lone_file", False) and args.load.is_absolute()
    if args.load is not None and not is_clicked and not args.load.is_file():
        raise WrongUse(f"there is no file {args.load}")
    if args.game is None and (args.seats or args.seed is not None):
        raise WrongUse("--seats and --seed need a GAME")
    seats: list[str] | None = None
    if args.game is not None:
        game = game_maker(None)(args.game)
        if args.seats is not None:
            seats = _seats(args.seats, game.players, args.game)
    from edo_table.app.window_app import open_window

    return open_window(game=args.game, seats=seats, seed=args.seed, load=args.load)


def _seats(words: str, players: tuple[int, ...], game: str) -> list[str]:
    seats, known = [word.strip() for word in words.split(",")], ("human", *known_levels())
    for seat in seats:
        if seat not in known:
            raise WrongUse(f"--seats: there is no {seat!r}; known are: {', '.join(known)}")
    if len(seats) not in players:
        raise WrongUse(f"--seats: {game} is for {', '.join(map(str, players))} players, not {len(seats)}")
    return seats
