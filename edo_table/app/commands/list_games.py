"""`edo-table list-games`: the games that are there, their player counts and options."""

from __future__ import annotations

import argparse
from typing import Any

from edo_table.app.commands.sources import add_json
from edo_table.app.console import say, say_json

NAME, HELP = "list-games", "the games that are there, with player counts and options"
DESCRIPTION = (
    "Lists the games, how many can play each, and the choices of its set-up (the one in brackets is taken when nothing "
    "is said). Where a choice is only for some numbers of players, they stand behind it."
)


def add(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """List them."""
    games = _games()
    if args.json:
        say_json(games)
        return 0
    for game in games:
        players = ", ".join(map(str, game["players"]))
        say(f"{game['id']}: {game['title']}, {players} players")
        for name, option in game["options"].items():
            choices = [f"[{choice}]" if choice == option["default"] else choice for choice in option["choices"]]
            only = ", ".join(map(str, option["players"]))
            say(f"    {name}: {', '.join(choices)}" + (f" (with {only} players)" if only else ""))
    return 0


def _games() -> list[dict[str, Any]]:
    """Return all games from the heads of their data files alone, since reading all of them takes long."""
    from edo_table.content.resources import shipped
    from edo_table.content.yaml_source import read_yaml
    from edo_table.games.registry import create_game, game_ids

    folder, games = shipped(), []
    for game_id in game_ids():
        head = read_yaml(folder.path(f"{game_id}/game.yaml")).data
        try:
            options = {
                str(name): {
                    "choices": list(option["choices"]),
                    "default": option["default"],
                    "players": sorted(option.get("players", ())),
                }
                for name, option in head.get("options", {}).items()
            }
            games.append(
                {"id": game_id, "title": head["title"], "players": sorted(head["players"]), "options": options}
            )
        except (AttributeError, KeyError, TypeError):
            create_game(game_id, folder)  # tells all that is wrong with the data
            raise
    return games
