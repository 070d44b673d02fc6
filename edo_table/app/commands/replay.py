"""`edo-table replay`: does a recorded game still go as it went?"""

from __future__ import annotations

import argparse
from pathlib import Path

from edo_table.app.commands.sources import add_data, add_json, game_maker, overlay_of, phrases_of, wording
from edo_table.app.console import WrongUse, say, say_json
from edo_table.engine.actions import ActionSpec

NAME, HELP = "replay", "play a recorded game again and compare every position"
DESCRIPTION = """Plays a recorded game again: a save, a record (JSON), or the file of a game that failed in a
simulation. Without --verify its actions are shown in words. Exit status 1 when the game no longer goes as it went,
or fails again."""


def add(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the save, record, or failed game")
    parser.add_argument("--verify", action="store_true", help="only compare; tell the first difference")
    add_data(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Compare."""
    from edo_table.lab.replay import BadReplayFile, read_record, verify

    overlay = overlay_of(args)
    if not args.file.is_file():
        raise WrongUse(f"there is no file {args.file}")
    try:
        record = read_record(args.file)
        verdict = verify(record, game_maker(overlay), wording(str(record.get("game", "")), overlay))
    except BadReplayFile as error:
        if args.json:
            say_json({"ok": False, "ply": 0, "message": str(error), "action": None, "expected": None, "got": None})
        else:
            say(str(error))
        return 1
    if args.json:
        say_json(verdict.as_json())
        return 0 if verdict.is_ok else 1
    if not args.verify and isinstance(record.get("actions"), list):
        phrases = phrases_of(record["game"], overlay)
        for ply, action in enumerate(record["actions"][: verdict.plies]):
            spec = ActionSpec.from_dict(action)
            say(f"{ply + 1:4}  {phrases.action(spec.kind, spec.args)}")
    if verdict.is_ok:
        say(f"the same after each of {verdict.plies} actions")
        return 0
    say(f"different after {verdict.plies} actions: {verdict.message}")
    if verdict.action is not None:
        say(f"    action    {verdict.action}", f"    expected  {verdict.expected}", f"    got       {verdict.got}")
    return 1
