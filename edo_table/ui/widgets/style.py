"""What every widget needs to measure and draw itself: colours, sizes, and the words for keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from edo_table.ui.metrics import Metrics
from edo_table.ui.print.lettering import Face
from edo_table.ui.shortcuts import Shortcut
from edo_table.ui.theme import Theme

Role = Literal["display", "title", "heading", "button", "name", "body", "label", "small", "key"]

_ROLES: dict[Role, tuple[Face, float]] = {
    "display": ("title", 58),
    "title": ("title", 40),
    "heading": ("title", 29),
    "button": ("title", 26),
    "name": ("title", 25),
    "body": ("text", 24),
    "label": ("ui", 23),
    "small": ("ui", 19),
    "key": ("ui", 15.5),
}

LEAST_TARGET = 40
"""Pixels at interface scale 1: nothing that can be pressed is smaller."""


def _as_written(word: str) -> str:
    return word


@dataclass(frozen=True, slots=True)
class Style:
    """The look of one window: theme, sizes, the word for a key's name, and whether motion is reduced."""

    theme: Theme
    metrics: Metrics
    key_word: Callable[[str], str] = field(default=_as_written, compare=False)
    is_still: bool = False

    @property
    def u(self) -> float:
        """Pixels a layout unit."""
        return self.metrics.u

    def px(self, units: float) -> int:
        """Return whole pixels of a length in layout units."""
        return self.metrics.px(units)

    def face(self, role: Role) -> Face:
        """Return the typeface of a role."""
        return _ROLES[role][0]

    def size(self, role: Role) -> int:
        """Return the size of a role's letters in pixels."""
        return self.metrics.fs(_ROLES[role][1])

    @property
    def target(self) -> int:
        """The least height and width of what can be pressed, in pixels."""
        return max(round(LEAST_TARGET * self.metrics.ui_scale), self.px(LEAST_TARGET))

    def key_label(self, shortcut: Shortcut) -> str:
        """Return how a shortcut is shown."""
        return shortcut.label(self.key_word)
