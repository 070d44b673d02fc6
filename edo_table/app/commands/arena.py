"""`edo-table arena`: AI levels against each other."""

from __future__ import annotations

import argparse
from typing import Any

from edo_table.app.commands.sources import (
    add_data,
    add_json,
    add_option,
    counted,
    game_maker,
    options_of,
    overlay_of,
    whole,
)
from edo_table.app.console import WrongUse, complain, say, say_json, table

NAME, HELP = "arena", "let AI levels play against each other and measure their strength"
DESCRIPTION = """Plays AI levels against each other. Every set-up is played from every seat in turn. `--seats A,B` has
one A against one B; `--seats A,B,B,B` one A against three B. With --iterations the result is the same on every
machine."""


def add(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("game", help="the game's id; list-games shows them")
    parser.add_argument("--players", type=whole(1, 100), metavar="N", help="how many play (default: as --seats names)")
    parser.add_argument("--seats", required=True, metavar="A,B[,...]", help="an AI level for each seat")
    parser.add_argument("--games", type=whole(1), metavar="N", default=100, help="how many games (default: 100)")
    parser.add_argument("--seed", type=whole(0), metavar="N", default=1, help="the first set-up's seed (default: 1)")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--iterations", type=whole(1), metavar="N", help="search iterations for a turn")
    limit.add_argument("--ms", type=whole(1), metavar="N", help="search time for a turn, in milliseconds")
    parser.add_argument("--jobs", type=whole(1, 1000), metavar="N", default=1, help="processes to use (default: 1)")
    add_option(parser)
    add_data(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play them."""
    from edo_table.ai.levels import UnknownLevel
    from edo_table.lab.arena import ArenaError, run_arena
    from edo_table.lab.jobs import JobLost

    overlay = overlay_of(args)
    game_maker(overlay)(args.game)
    seats = [word.strip() for word in args.seats.split(",")]
    try:
        report = run_arena(
            args.game,
            args.players or len(seats),
            seats,
            args.games,
            args.seed,
            iterations=args.iterations,
            ms=args.ms,
            jobs=args.jobs,
            options=options_of(args),
            overlay=None if overlay is None else str(overlay),
        )
    except (ArenaError, UnknownLevel) as error:
        raise WrongUse(str(error)) from None
    except JobLost as error:
        complain(f"edo-table: {error}")
        return 1
    if args.json:
        say_json(report)
    else:
        _tell(report)
    return 0


def _tell(report: dict[str, Any]) -> None:
    rows: list[tuple[object, ...]] = [("level", "wins", "95 % interval", "fair", "rating", "ms/decision", "p95", "max")]
    for row in report["rows"]:
        low, high = row["ci95"]
        ms = row["ms_per_decision"]
        rating = report["ratings"].get(row["level"], 0.0)
        rows.append(
            (
                row["level"],
                f"{row['win_share']:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{row['fair_share']:.1%}",
                f"{rating:+.0f}",
                ms["mean"],
                ms["p95"],
                ms["max"],
            )
        )
    say(f"{counted(report['games'], 'game')} of {report['game']} with {report['players']} players", *table(rows))
