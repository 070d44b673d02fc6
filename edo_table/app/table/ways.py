"""The ways out of the table: what lies above it or comes after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from edo_table.app.table.screen import TableScreen


@dataclass(frozen=True, slots=True)
class Ways:
    """What the table calls when it is not its own business any more."""

    open_pause: Callable[[TableScreen], None]
    open_rules: Callable[[TableScreen, str], None]
    """The second argument is the id of a page, or empty."""
    open_options: Callable[[TableScreen], None]
    """Shows the legal options as a plain list."""
    on_curtain: Callable[[TableScreen, int], None]
    """A person (by seat) must come to the screen."""
    on_end: Callable[[TableScreen], None]
    """The game is over and its last position was seen."""
