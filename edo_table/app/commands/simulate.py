"""`edo-table simulate`: many games without a screen."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from edo_table.app.commands.sources import (
    add_data,
    add_json,
    add_option,
    counted,
    game_maker,
    known_levels,
    options_of,
    overlay_of,
    shares,
    whole,
)
from edo_table.app.console import Progress, WrongUse, say, say_json

NAME, HELP = "simulate", "play many games without a screen and report on them"
DESCRIPTION = """Plays games without a screen and tells how they ended, who won, how fast it went, and which
components no game used. A game that fails is written to a file that `edo-table replay` shows again. Exit status 1
when a game fails or a position is unsound."""


def add(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("game", help="the game's id; list-games shows them")
    parser.add_argument("--players", type=whole(1, 100), metavar="N", help="how many play (default: the fewest)")
    parser.add_argument("--games", type=whole(1), metavar="N", default=100, help="how many games (default: 100)")
    parser.add_argument(
        "--seats",
        default="random",
        metavar="LEVEL[,LEVEL...]",
        help="a level for each seat, or one for all: random (default), apprentice, journeyman, greedy, hard, expert",
    )
    parser.add_argument("--seed", type=whole(0), metavar="N", default=1, help="of the first game (default: 1)")
    parser.add_argument("--ms", type=whole(1), metavar="N", help="milliseconds for a turn of a level that searches")
    parser.add_argument("--check", action="store_true", help="check every position's invariants")
    parser.add_argument(
        "--failures", type=Path, default=Path(), metavar="DIR", help="where files of failed games go (default: here)"
    )
    add_option(parser)
    add_data(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play them."""
    from edo_table.lab.players import BadSeats, level_maker, random_maker, seat_levels
    from edo_table.lab.simulate import Series, simulate

    game = game_maker(overlay_of(args))(args.game)
    players = args.players or game.players[0]
    try:
        levels = seat_levels(args.seats, players, ("random",) if args.seats == "random" else known_levels())
    except BadSeats as error:
        raise WrongUse(str(error)) from None
    makers = []
    for level in levels:
        if level == "random":
            makers.append(random_maker(game))
        else:
            from edo_table.games.registry import create_advisor

            makers.append(level_maker(game, create_advisor(game), level, args.ms))
    series = Series(
        game, players, args.games, args.seed, levels, makers, options_of(args), args.check, failures=args.failures
    )
    report = simulate(series, Progress("game", args.games))
    if args.json:
        say_json(report)
    else:
        _tell(report, is_checked=args.check)
    return 0 if report["finished"] == report["games"] and not report["invariant_failures"] else 1


def _tell(report: dict[str, Any], *, is_checked: bool) -> None:
    say(f"{counted(report['games'], 'game')} of {report['game']} with {report['players']} players")
    say(f"  finished       {report['finished']}   ({shares(report['end_reasons']) or 'none'})")
    say(f"  wins by seat   {', '.join(map(str, report['wins']))}")
    means = ["-" if mean is None else f"{mean:.2f}" for mean in report["scores"]["mean"]]
    winner = report["scores"]["winner_mean"]
    say(f"  mean scores    {', '.join(means)}   (winners {'-' if winner is None else f'{winner:.2f}'})")
    say(f"  speed          {report['plies']:,} actions, {report['plies_per_s']:,} a second")
    unsound = f"{report['invariant_failures']} unsound" if report["invariant_failures"] else "all sound"
    say(f"  positions      {unsound if is_checked else 'not checked (--check)'}")
    if report["never_chosen"]:
        say(f"  never chosen   {', '.join(report['never_chosen'])}")
    if report["always_chosen"]:
        say(f"  always chosen  {', '.join(report['always_chosen'])}")
    say(f"  never used     {', '.join(report['never_used']) or 'nothing: every component was used'}")
    for error in report["errors"]:
        say(f"  FAILED         seed {error['seed']}, action {error['ply']}: {error['message']}")
        say(f"                 replay it: edo-table replay {error['file']} --verify")
