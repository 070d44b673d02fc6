"""The table's own menu: plaques that hang before the game; and the slip to name a save on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from edo_table.app.screens.base import AppScreen
from edo_table.persistence.errors import PersistenceError
from edo_table.ui.dialog import Answer, Dialog
from edo_table.ui.print.palette import rgba
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button
from edo_table.ui.widgets.layout import Column, Sized
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from edo_table.app.context import AppContext

VEIL = 165
TITLE_LENGTH = 60


class PauseScreen(AppScreen):
    """Above a table.  `save` keeps the game under a name (raises PersistenceError); `title` is the name proposed.

    Closes with "menu" when the person wants to leave the table, else with None.  `rules_page` is where the rules open.
    """

    is_overlay = True
    first_focus = "resume"

    def __init__(
        self, context: AppContext, game_id: str, save: Callable[[str], object], title: str, rules_page: str = ""
    ) -> None:
        super().__init__(context)
        self.game_id, self._save, self._title, self._page = game_id, save, title, rules_page

    def paint_ground(self, target: pygame.Surface, style: Style) -> None:
        veil = pygame.Surface(target.get_size(), pygame.SRCALPHA)
        veil.fill(rgba(style.theme.veil, VEIL))
        target.blit(veil, (0, 0))

    def build(self, style: Style) -> Widget:
        items = (
            ("resume", self.close, "Esc", True),
            ("save", self._ask_name, "S", False),
            ("load", self._load, "O", False),
            ("settings", self._settings, "T", False),
            ("rules", self._rules, "F1", False),
            ("leave", lambda: self.close("menu"), "M", False),
        )
        buttons: list[Widget] = []
        for i, (name, run, key, is_primary) in enumerate(items):
            button = Button(
                self.text(f"app.pause.{name}"), run, "plaque", key, is_primary=is_primary, seed=i, name=name
            )
            button.rope = None if i == 0 else 30.0
            buttons.append(button)
        top = 40 if self.is_low(style) else 120
        column = Sized(Column(buttons, gap=30), width=460, exact=460)
        return Column([ScrollPanel(_Hanging(column, top), "pause")], across="middle", gap=0)

    # ---- doing -----------------------------------------------------------------------------------------------------

    def _ask_name(self) -> None:
        self.stage.push(SaveDialog(self.context, self._title), self._keep)

    def _keep(self, title: object) -> None:
        if not isinstance(title, str):
            return
        try:
            self._save(title)
        except PersistenceError as error:
            self.toast(f"{error.message} {error.hint}".strip(), "warning")
        else:
            self.context.sound.play("paper")
            self.toast(self.text("app.save.done", title=title))

    def _load(self) -> None:
        from edo_table.app.screens.load import LoadScreen

        self.stage.push(LoadScreen(self.context))

    def _settings(self) -> None:
        from edo_table.app.screens.settings import SettingsScreen

        self.stage.push(SettingsScreen(self.context))

    def _rules(self) -> None:
        from edo_table.app.screens.rules import RulesScreen

        self.stage.push(RulesScreen(self.context, self.game_id, self._page))


class _Hanging(Column):
    """One widget with room above it for the cords."""

    def __init__(self, child: Widget, top: float) -> None:
        from edo_table.ui.widgets.layout import Gap

        super().__init__((Gap(0, top), child, Gap(0, 30)), gap=0)


class SaveDialog(Dialog):
    """Asks for a save's name; closes with it, or None."""

    first_focus = "title"

    def __init__(self, context: AppContext, title: str) -> None:
        self.title_typed = title
        answers = (
            Answer(context.text("app.save.cancel"), None, "Esc"),
            Answer(context.text("app.save.save"), "save", "Enter", is_primary=True),
        )
        super().__init__(
            context.surroundings,
            context.text("app.save.title"),
            context.text("app.save.text"),
            answers,
            body=lambda: self._field(context),
        )

    def _field(self, context: AppContext) -> Widget:
        return TextField(
            self.title_typed,
            self._type,
            context.text("app.save.hint"),
            TITLE_LENGTH,
            680,
            on_enter=lambda: self.close("save"),
            name="title",
        )

    def _type(self, text: str) -> None:
        self.title_typed = text

    def close(self, result: object = None) -> None:
        """Close with the name that was typed, if it is to be saved."""
        typed = self.title_typed.strip()
        if result == "save" and not typed:
            return
        super().close(typed if result == "save" else None)
