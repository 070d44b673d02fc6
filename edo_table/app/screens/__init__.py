"""The program's screens by name.  Each is loaded when it is first asked for, so that the menu is there sooner."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from edo_table.app.context import AppContext
    from edo_table.ui.screen import Screen

_SCREENS = {
    "menu": ("menu", "MenuScreen"),
    "setup": ("setup", "SetupScreen"),
    "load": ("load", "LoadScreen"),
    "settings": ("settings", "SettingsScreen"),
    "statistics": ("statistics", "StatisticsScreen"),
    "rules": ("rules", "RulesScreen"),
    "credits": ("credits", "CreditsScreen"),
}


def names() -> tuple[str, ...]:
    """Return the names of the screens that stand on their own."""
    return tuple(_SCREENS)


def make(name: str, context: AppContext) -> Screen:
    """Return a new screen by its name; raises KeyError for a name that is not there."""
    module, kind = _SCREENS[name]
    screen: Screen = getattr(importlib.import_module(f"{__name__}.{module}"), kind)(context)
    return screen
