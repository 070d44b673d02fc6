"""Ways to a table: a new game, the one that was interrupted, a saved one."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from edo_table.ai.levels import LEVELS
from edo_table.app.keeping import Reopened, from_save
from edo_table.app.seating import presentable
from edo_table.content.phrases import Phrases
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.games.registry import NoGameFound
from edo_table.persistence.errors import SaveError
from edo_table.persistence.save_file import SaveFile, SaveMeta, new_match_id
from edo_table.persistence.saves import read_save

if TYPE_CHECKING:
    from edo_table.app.context import AppContext
    from edo_table.ui.screen import Screen

TABLE = "edo_table.app.screens.table"
"""Loaded when a table is opened, so that the menu is there sooner."""


def headline(context: AppContext, meta: SaveMeta) -> str:
    """Return where a saved game stands, in the language in force if the save allows it."""
    key, args = meta.headline.get("key"), meta.headline.get("args")
    if isinstance(key, str) and isinstance(args, dict) and context.catalogue.has(key):
        return Phrases(context.catalogue, meta.game, [seat.name for seat in meta.seats]).message(key, args)
    return meta.round


def game_title(context: AppContext, game_id: str) -> str:
    """Return a game's title, its id where it is not there."""
    key = f"{game_id}.title"
    return context.text(key) if context.catalogue.has(key) else game_id


@dataclass(frozen=True, slots=True)
class Resumable:
    """The game that was interrupted: what it is and where it stands."""

    save: SaveFile
    title: str
    where: str
    date: datetime
    messages: tuple[str, ...] = ()

    @staticmethod
    def find(context: AppContext) -> Resumable | None:
        """Return the newest game that is not over, None when there is none."""
        found = context.autosave.resume()
        if found.save is None or context.head(found.save.meta.game) is None:
            return None
        meta = found.save.meta
        title = game_title(context, meta.game)
        return Resumable(found.save, title, headline(context, meta), meta.date, tuple(found.messages))


def table(context: AppContext, match: Match[Any], match_id: str, *, is_practice: bool = False) -> Screen:
    """Return the table of a match."""
    module = importlib.import_module(TABLE)
    screen: Screen = module.create(context, match, match_id, is_practice=is_practice)
    return screen


def begin(
    context: AppContext, game_id: str, seats: Sequence[Seat], options: dict[str, str], seed: int | None = None
) -> None:
    """Open the table of a new game; raises BadSetup."""
    game = context.game(game_id)
    chosen = context.machine.seed() if seed is None else seed
    match = Match(game, Setup(len(seats), chosen, options), tuple(seats))
    context.sound.play("confirm")
    context.stage.reset(table(context, match, new_match_id()))


def resume(context: AppContext, found: Resumable) -> str:
    """Open the table of the interrupted game; returns what is in the way, "" when nothing was."""
    return _reopen(context, found.save)


def load(context: AppContext, path: Path) -> str:
    """Open the table of a saved game; returns what is in the way, "" when nothing was."""
    try:
        return _reopen(context, read_save(path))
    except SaveError as error:
        return f"{error.message} {error.hint}".strip()


def _reopen(context: AppContext, save: SaveFile) -> str:
    try:
        reopened: Reopened = from_save(context.game(save.meta.game), save)
    except SaveError as error:
        return f"{error.message} {error.hint}".strip()
    except NoGameFound:
        return context.text("app.load.no_game", game=save.meta.game)
    match = reopened.match
    match.seats = presentable(match.seats, [level.id for level in LEVELS])
    screen = table(context, match, reopened.match_id, is_practice=reopened.is_practice)
    context.stage.reset(screen)
    return ""
