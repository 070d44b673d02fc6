"""`edo-table shot`: pictures of the program's screens."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from edo_table.app.commands.sources import add_json, game_maker, whole
from edo_table.app.console import WrongUse, say, say_json

NAME, HELP = "shot", "write a picture of a screen, without opening a window"
DESCRIPTION = """Draws a screen of the program as it would be shown and writes it as a PNG; needs no display. `shot
--list` names what can be drawn."""

MOST_PIXELS = 16384
"""The longest side of a picture."""


def add(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument(
        "what",
        nargs="?",
        metavar="WHAT",
        help="the screen: menu, setup, table ...; a page of the rules or settings stands behind a colon: rules:goal",
    )
    parser.add_argument("--list", action="store_true", help="name all that can be drawn")
    parser.add_argument("--out", type=Path, metavar="X.png", help="the file to write")
    parser.add_argument("--size", type=_size, metavar="WxH", default=(1920, 1080), help="pixels (default: 1920x1080)")
    parser.add_argument("--game", help="the game's id (default: the first)")
    parser.add_argument(
        "--players", type=whole(1, 100), metavar="N", help="how many play (default: as suits the picture)"
    )
    parser.add_argument("--seed", type=whole(0), metavar="N", default=1, help="the game's seed (default: 1)")
    parser.add_argument("--plies", type=whole(0), metavar="N", help="how many random actions have been played")
    parser.add_argument("--seat", type=whole(0, 100), metavar="N", help="whose eyes, from 0")
    parser.add_argument(
        "--settings", metavar="NAME=VALUE", action="append", default=[], help="a setting, may be repeated"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Draw it."""
    from edo_table.app.shot import PAGED, shot_names, take_shot

    names = list(shot_names())
    if args.list:
        if args.json:
            say_json(names)
        else:
            say(*(f"{name}[:PAGE]" if name in PAGED else name for name in names))
        return 0
    if args.what is None:
        raise WrongUse("say what to draw, or --list")
    if args.out is None:
        raise WrongUse("--out X.png is needed")
    if args.out.suffix.lower() != ".png":
        raise WrongUse(f"a picture is written as a PNG: --out needs a name that ends in .png, not {args.out.name!r}")
    if args.game is not None:
        game_maker(None)(args.game)
    settings = {}
    for text in args.settings:
        name, sign, value = text.partition("=")
        if not sign:
            raise WrongUse(f"--settings needs NAME=VALUE, not {text!r}")
        settings[name] = value
    try:
        take_shot(
            args.what,
            args.out,
            size=args.size,
            game=args.game,
            players=args.players,
            seed=args.seed,
            plies=args.plies,
            seat=args.seat,
            settings=settings,
        )
    except (LookupError, ValueError) as error:
        raise WrongUse(str(error.args[0] if error.args else error)) from None
    if args.json:
        say_json({"file": str(args.out.resolve()), "size": list(args.size)})
    return 0


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"0*([1-9][0-9]+)x0*([1-9][0-9]+)", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    if any(len(side) > 5 or int(side) > MOST_PIXELS for side in match.groups()):
        raise argparse.ArgumentTypeError(f"{text} is too large: a picture has at most {MOST_PIXELS} pixels a side")
    return int(match[1]), int(match[2])
