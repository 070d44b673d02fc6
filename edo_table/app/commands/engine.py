"""`edo-table engine`: the rules as a server for other programs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from edo_table.app.commands.sources import add_data, game_maker, known_levels, overlay_of
from edo_table.app.console import WrongUse

if TYPE_CHECKING:
    from edo_table.content.language import Catalogue
    from edo_table.engine.actions import ActionSpec
    from edo_table.engine.game import Game
    from edo_table.engine.match import Match

NAME, HELP = "engine", "play through JSON lines, for other programs"
DESCRIPTION = """Reads requests from standard input, a JSON object a line, and answers each with one line on standard
output. docs/engine_protocol.md describes them."""


def add(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until `quit` or the end of the input."""
    if sys.stdin is None or sys.stdout is None:
        raise WrongUse("the engine speaks through standard input and output, and one of them is closed")
    from edo_table.app.keeping import from_save, to_save
    from edo_table.content.language import load_catalogue
    from edo_table.content.resources import shipped
    from edo_table.games.registry import with_names
    from edo_table.lab.protocol import BadRequest, Server, Services
    from edo_table.persistence.save_file import new_match_id
    from edo_table.persistence.saves import read_save, write_save

    overlay = overlay_of(args)
    games = game_maker(overlay)

    def save(match: Match[Any], path: Path) -> None:
        if path.exists():
            read_save(path)  # whatever is no save of ours is not written over
        write_save(path, to_save(match, new_match_id()), overwrite=True)

    def load(path: Path) -> Match[Any]:
        save = read_save(path)
        return from_save(games(save.meta.game), save).match

    def choose(match: Match[Any], level: str, ms: int | None) -> ActionSpec:
        if level not in known_levels():
            raise BadRequest(f"there is no level {level!r}; known are: {', '.join(known_levels())}")
        from edo_table.ai.budget import Budget
        from edo_table.ai.player import Thinker
        from edo_table.games.registry import create_advisor

        seat = match.game.actor(match.state)
        budget = None if ms is None else Budget(seconds=ms / 1000)
        thinker = Thinker(match.game, create_advisor(match.game), level, f"{match.setup.seed}/{match.ply}")
        return thinker.choose(match.game.knowledge(match.state, seat), seat, budget=budget).spec

    catalogue = load_catalogue(shipped(overlay))

    def words(game: Game[Any], players: int) -> Catalogue:
        return with_names(catalogue, game, players)

    Server(Services(games, catalogue, save, load, choose, words)).serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
