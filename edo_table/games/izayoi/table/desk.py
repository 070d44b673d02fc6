"""All that the parts of the face need to know of one window: words, regions, scale, colours, the tiles' points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from edo_table.content.language import Catalogue
from edo_table.ui.metrics import Metrics
from edo_table.ui.table.face import Scene
from edo_table.ui.table.seating import style
from edo_table.ui.theme import SeatStyle, Theme

STOP = "stop"
"""The id of the card that brings no votes and has its row judged."""

ROWS = ("1", "2", "3", "4")
"""The rows of the playboard from left to right."""

MOST_IN_ROW = 5
"""The cards that the row of the largest tile takes."""


@dataclass(frozen=True, slots=True)
class Desk:
    """One window's geometry."""

    points: Mapping[str, int]
    """What every tile is worth."""

    arts: tuple[str, ...]
    words: Catalogue
    size: tuple[int, int]
    regions: Mapping[str, pygame.Rect]
    metrics: Metrics
    theme: Theme
    players: int
    has_memo: bool
    """Whether the table keeps in mind who recommended what."""

    def text(self, key: str, **args: str | int) -> str:
        """The words of a key of the table's own section."""
        return self.words.text(f"izayoi.table.{key}", **args)

    def word(self, kind: str, ident: str) -> str:
        """The name of a component: `art`, `card`, `tile`, `tile_help`, `row` ..."""
        return self.words.text(f"izayoi.{kind}.{ident}")

    def region(self, name: str) -> pygame.Rect | None:
        """A region that has room to draw in, None if this window has none of that name."""
        rect = self.regions.get(name)
        return rect if rect is not None and rect.w > 8 and rect.h > 8 else None


def split(card: str) -> tuple[str, int]:
    """Art and votes of a card; the Stop Card has no art and no votes."""
    art, _, votes = card.rpartition("-")
    return (art, int(votes)) if votes.isdecimal() else ("", 0)


def seat_of(view: Mapping[str, Any], art: str | None) -> int | None:
    """The seat whose art it is; None before it is chosen, and for no art."""
    if not art:
        return None
    return next((seat for seat, data in enumerate(view["seats"]) if data["art"] == art), None)


def style_of(desk: Desk, scene: Scene, art: str | None) -> SeatStyle | None:
    """The look of the seat whose art it is; None before it is chosen."""
    seat = seat_of(scene.view, art)
    return None if seat is None else style(desk.theme, scene, seat)


def row_of(view: Mapping[str, Any], row: str) -> Mapping[str, Any] | None:
    """What the view tells of a row; None if there is none of that name."""
    found: Mapping[str, Any] | None = next((data for data in view["rows"] if data["row"] == row), None)
    return found
