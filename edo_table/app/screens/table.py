"""Puts a table together: match, seats, face, words, keeping, and what comes above and after it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from edo_table.app.keeper import Keeper
from edo_table.app.session import Session
from edo_table.app.table.screen import TableScreen
from edo_table.app.table.ways import Ways
from edo_table.content.layouts import load_layout
from edo_table.content.phrases import Phrases
from edo_table.engine.actions import ActionSpec
from edo_table.engine.match import Match
from edo_table.games import registry
from edo_table.persistence.errors import StorageError
from edo_table.persistence.saves import save_as
from edo_table.ui.print import cache
from edo_table.ui.table.layout import TableLayout

if TYPE_CHECKING:
    from edo_table.app.context import AppContext


class Table(TableScreen):
    """A table whose match is kept on disk and whose pictures go into saves."""

    def __init__(
        self, context: AppContext, match: Match[Any], match_id: str, ways: Ways, *, is_practice: bool = False
    ) -> None:
        catalogue = registry.with_names(context.catalogue, match.game, len(match.seats))
        phrases = Phrases(catalogue, match.game.id, [seat.name for seat in match.seats])
        self.keeper = Keeper(context, match, match_id, phrases)
        self.keeper.is_practice = is_practice
        session = Session(
            match,
            context.thinking,
            ai_seconds=lambda: context.settings.play.ai_seconds,
            plays_singles=lambda: context.settings.play.auto_play_single,
            is_free=lambda: context.settings.play.undo_free,
            on_change=self._keep,
            is_practice=is_practice,
        )
        face = registry.create_table(match.game, catalogue, context.pictures)
        layout = TableLayout(load_layout(context.data, match.game.id))
        super().__init__(session, face, layout, phrases, context, ways)
        self._pictured_turn = -1
        self.keeper.keep()

    def _keep(self) -> None:
        self.keeper.is_practice = self.session.is_practice
        self.keeper.keep()

    def update(self, now: float) -> None:
        super().update(now)
        if self.keeper.problem:
            self.say(self.keeper.problem)
            self.keeper.problem = ""
        turn = self.session.match.game.turn(self.session.match.state)
        if turn != self._pictured_turn and self.session.awaits_person and self.showing.is_caught_up:
            self._pictured_turn = turn
            self.take_picture()

    def take_picture(self) -> None:
        """Take a picture of what everybody may see, for the list of saves."""
        self.keeper.remember(self.public_picture())

    def cover(self) -> None:
        self.take_picture()
        super().cover()


def create(context: AppContext, match: Match[Any], match_id: str, *, is_practice: bool = False) -> Table:
    """Return the table of a match, ready for the stage; what was drawn for the tables of other games is dropped."""
    for other in registry.game_ids():
        if other != match.game.id:
            cache.clear_of(other)
    ways = Ways(
        open_pause=_open_pause,
        open_rules=_open_rules,
        open_options=_open_options,
        on_curtain=_draw_curtain,
        on_end=_show_result,
    )
    return Table(context, match, match_id, ways, is_practice=is_practice)


def _open_pause(table: TableScreen) -> None:
    from edo_table.app.opening import game_title
    from edo_table.app.screens.menu import MenuScreen
    from edo_table.app.screens.pause import PauseScreen

    assert isinstance(table, Table)
    context, keeper, match = table.context, table.keeper, table.session.match
    decision = match.decision()

    def save(title: str) -> Path:
        folder = context.folders.ensure(context.folders.saves) if context.folders is not None else None
        if folder is None:
            raise StorageError(context.text("table.no_folder"))
        return save_as(folder, title, keeper.save(title))

    def closed(result: object) -> None:
        if result == "menu":
            context.stage.reset(MenuScreen(context))

    where = match.game.headline(match.state)
    title = f"{game_title(context, match.game.id)}, {table.phrases.message(where.key, where.args)}"
    page = decision.kind if decision is not None else ""
    table.stage.push(PauseScreen(context, match.game.id, save, title, page), closed)


def _open_rules(table: TableScreen, page: str) -> None:
    from edo_table.app.screens.rules import RulesScreen

    table.stage.push(RulesScreen(table.context, table.session.match.game.id, page))


def _open_options(table: TableScreen) -> None:
    from edo_table.app.screens.options import OptionsScreen

    if not table.session.awaits_person or not table.showing.is_caught_up:
        return

    def choose(option: object) -> None:
        if isinstance(option, ActionSpec):
            table.choose(option)

    table.stage.push(OptionsScreen(table), choose)


def _draw_curtain(table: TableScreen, seat: int) -> None:
    from edo_table.app.screens.curtain import CurtainScreen

    def ready() -> None:
        table.session.accept_curtain(seat)
        table.context.sound.play("turn")

    table.context.sound.play("curtain")
    table.stage.push(
        CurtainScreen(table.context, table.showing.looks[seat], ready, lambda: table.ways.open_pause(table))
    )


def _show_result(table: TableScreen) -> None:
    from edo_table.app.screens.result import show_result

    assert isinstance(table, Table)
    table.context.sound.play("end")
    show_result(table.context, table)
