"""Where the playboard's parts lie: a folding screen of four leaves with tile, places for cards, and count."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.games.izayoi.table.cards import RATIO
from edo_table.games.izayoi.table.desk import MOST_IN_ROW, ROWS, Desk

MOST_CARD = 168.0
"""Layout units: no card in a row is higher."""

MOST_TILE = 1.12
"""The height of a tile in heights of a card."""

_PAD, _GAP = 15.0, 9.0


@dataclass(frozen=True, slots=True)
class Lane:
    """One leaf of the screen: its paper, the tile, the tile's name, the places for cards, and the count at its foot."""

    row: str
    rect: pygame.Rect
    tile: pygame.Rect
    name: pygame.Rect
    card: int
    """Height of a card in pixels."""

    across: int
    """Cards beside each other."""

    gap: int
    count: pygame.Rect

    def lying(self, number: int, places: int) -> pygame.Rect:
        """The place of the number-th card in a row that takes so many; a last line that is not full is centred."""
        wide, across = round(self.card * RATIO), self.across
        inner = self.name
        line, column = divmod(number, across)
        in_line = min(across, max(1, places - line * across))
        step = min(wide + 3 * self.gap, (inner.w - wide) // max(1, across - 1)) if across > 1 else 0
        x = inner.centerx + (column - (in_line - 1) / 2) * step - wide / 2
        return pygame.Rect(round(x), self.name.bottom + self.gap + line * (self.card + self.gap), wide, self.card)


@dataclass(frozen=True, slots=True)
class Playboard:
    """The four leaves, from left to right."""

    rect: pygame.Rect
    lanes: tuple[Lane, ...]

    def lane(self, row: str) -> Lane | None:
        """The leaf of a row; None if there is none of that name."""
        return next((lane for lane in self.lanes if lane.row == row), None)


def playboard(desk: Desk) -> Playboard | None:
    """The screen in its region, as large as the region allows; None where there is no room for one."""
    area = board_area(desk)
    if area is None:
        return None
    m = desk.metrics
    wide = area.w // len(ROWS)
    pad, gap = m.px(_PAD), m.px(_GAP)
    inner = wide - 2 * pad
    name, count = round(m.fs(19) * 1.45), round(m.fs(24) * 1.5) + m.px(8)
    most = m.u * MOST_CARD
    across, high = 2, 8.0
    for columns in range(1, MOST_IN_ROW + 1):
        rows = -(-MOST_IN_ROW // columns)
        by_width = (inner - (columns - 1) * gap) / columns / RATIO
        room = area.h - 2 * pad - name - count - (rows + 1) * gap
        found = min(most, by_width, room / (rows + MOST_TILE))
        if found > high:
            across, high = columns, found
    card = int(high)
    rows = -(-MOST_IN_ROW // across)
    tile = min(int(card * MOST_TILE), inner)
    tall = 2 * pad + tile + name + rows * card + (rows + 1) * gap + count
    rect = pygame.Rect(area.x, area.bottom - min(area.h, tall), wide * len(ROWS), min(area.h, tall))
    lanes = [
        _lane(row, pygame.Rect(rect.x + number * wide, rect.y, wide, rect.h), tile, name, card, across, count, pad, gap)
        for number, row in enumerate(ROWS)
    ]
    return Playboard(rect, tuple(lanes))


def board_area(desk: Desk) -> pygame.Rect | None:
    """The room for the screen."""
    return desk.region("board")


def _lane(
    row: str, rect: pygame.Rect, tile: int, name: int, card: int, across: int, count: int, pad: int, gap: int
) -> Lane:
    inner = rect.inflate(-2 * pad, -2 * pad)
    top = pygame.Rect(rect.centerx - tile // 2, inner.y, tile, tile)
    below = pygame.Rect(inner.x, top.bottom, inner.w, name)
    foot = pygame.Rect(inner.x, inner.bottom - count, inner.w, count)
    return Lane(row, rect, top, below, card, across, gap, foot)
