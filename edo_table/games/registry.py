"""Finds the games that are there and builds their parts.

A game is a package beside this module with `rules.create(folder) -> Game`, `bot.create(game) -> Advisor` and
`table.create(game, catalogue) -> the game's face on the screen`; the last is imported only when a screen asks for it.
`content.load(folder)` reads and checks its data; `names.texts(game, players, catalogue)` gives the names that stand in
its data and not in the language files.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import edo_table.games
from edo_table.content.language import Catalogue
from edo_table.content.resources import DataFolder, shipped
from edo_table.engine.advisor import Advisor
from edo_table.engine.game import Game


class NoGameFound(RuntimeError):
    """The program was built without any game, or asked for one that is not there."""


@lru_cache(maxsize=1)
def game_ids() -> tuple[str, ...]:
    """Return the ids of all games, in alphabetical order; raises NoGameFound when there is none."""
    found = tuple(sorted(module.name for module in pkgutil.iter_modules(edo_table.games.__path__) if module.ispkg))
    if not found:
        raise NoGameFound("no game was found beside edo_table.games; the installation is incomplete")
    return found


def create_game(game_id: str, folder: DataFolder) -> Game[Any]:
    """Return the rules of a game over the data of a folder; raises NoGameFound or ContentError."""
    game: Game[Any] = _part(game_id, "rules").create(folder)
    return game


def create_advisor(game: Game[Any]) -> Advisor[Any]:
    """Return the hand-made judgement of a game for its AI seats."""
    advisor: Advisor[Any] = _part(game.id, "bot").create(game)
    return advisor


def create_mind(game_id: str, overlay: str | None) -> tuple[Game[Any], Advisor[Any]]:
    """Return rules and judgement over the shipped data and a player's folder; processes that think call it by name."""
    game = create_game(game_id, shipped(None if overlay is None else Path(overlay)))
    return game, create_advisor(game)


def content_loaders() -> dict[str, Callable[[DataFolder], object]]:
    """Return what reads and checks the data of each game; a loader raises ContentError with all problems."""
    return {game_id: _part(game_id, "content").load for game_id in game_ids()}


def with_names(catalogue: Catalogue, game: Game[Any], players: int) -> Catalogue:
    """Return the catalogue with the names of a game's own things (the spaces of its map) for a player count."""
    if game.extends:
        catalogue = catalogue.with_extension(game.id, game.extends)
    return catalogue.with_texts(_part(game.id, "names").texts(game, players, catalogue))


def create_table(game: Game[Any], catalogue: Catalogue, store: Any = None) -> Any:
    """Return the game's face on the screen (see edo_table.ui.table.face); `store` keeps painted boards on disk."""
    return _part(game.id, "table").create(game, catalogue, store)


def _part(game_id: str, part: str) -> Any:
    if game_id not in game_ids():
        raise NoGameFound(f"there is no game `{game_id}`; known are: {', '.join(game_ids())}")
    return importlib.import_module(f"edo_table.games.{game_id}.{part}")
