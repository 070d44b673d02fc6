"""`edo-table scenario`: rules as cases."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from edo_table.app.commands.sources import add_data, add_json, counted, game_maker, overlay_of, wording
from edo_table.app.console import WrongUse, say, say_json

NAME, HELP = "scenario", "run scenario files: rules written as cases"
DESCRIPTION = """Runs scenario files: given a position, when these actions, then these facts. PATH is a file or a
folder, from anywhere; docs/scenarios.md tells how to write one. Exit status 1 when a case fails."""


def add(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a scenario file, or a folder of them")
    add_data(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Run them."""
    from edo_table.lab.scenario import run_scenarios, scenario_files

    overlay = overlay_of(args)
    try:
        files = scenario_files(args.paths)
    except FileNotFoundError as error:
        raise WrongUse(str(error)) from None
    report = run_scenarios(files, game_maker(overlay), wording("", overlay))
    if args.json:
        say_json(report.as_json())
    else:
        for failed in report.failed:
            say(
                f"{failed.file}: {failed.case or 'the file'}: {failed.step}",
                f"    expected  {_short(failed.expected)}",
                f"    got       {_short(failed.got)}",
            )
        say(f"{counted(report.passed, 'case')} passed, {len(report.failed)} failed")
    return 1 if report.failed else 0


def _short(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
