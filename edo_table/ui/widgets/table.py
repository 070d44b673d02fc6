"""Cells in rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.layout import Box
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host


class Table(Box):
    """Cells in columns as wide as they need to be, with inked lines between the rows; `has_head` marks the first."""

    def __init__(self, rows: Sequence[Sequence[Widget]], has_head: bool = False) -> None:
        super().__init__([cell for row in rows for cell in row])
        self._has_head = has_head
        self._rows = [tuple(row) for row in rows]

    def _widths(self, style: Style, width: int) -> list[int]:
        columns = list(zip(*self._rows, strict=True))
        wanted = [max(cell.measure(style, width)[0] for cell in column) for column in columns]
        least = [max(cell.narrowest(style) for cell in column) for column in columns]
        gap = style.px(24)
        spare = width - sum(wanted) - gap * (len(columns) - 1)
        while spare < 0:
            i = max(range(len(columns)), key=lambda k: wanted[k] - least[k])
            cut = min(-spare, max(1, (wanted[i] - least[i]) // 2))
            if wanted[i] <= least[i]:
                break
            wanted[i] -= cut
            spare += cut
        return wanted

    def _heights(self, style: Style, widths: Sequence[int]) -> list[int]:
        return [max(cell.measure(style, w)[1] for cell, w in zip(row, widths, strict=True)) for row in self._rows]

    def fit(self, style: Style, width: int) -> Size:
        widths = self._widths(style, width)
        heights = self._heights(style, widths)
        return sum(widths) + style.px(24) * (len(widths) - 1), sum(heights) + style.px(12) * len(heights)

    def least(self, style: Style) -> int:
        columns = list(zip(*self._rows, strict=True))
        least: int = sum(max(cell.narrowest(style) for cell in column) for column in columns)
        return least + style.px(24) * (len(columns) - 1)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        widths = self._widths(style, rect.w)
        y = rect.y
        for row, high in zip(self._rows, self._heights(style, widths), strict=True):
            x = rect.x
            for cell, w in zip(row, widths, strict=True):
                cell.place(style, pygame.Rect(x, y, w, high))
                x += w + style.px(24)
            y += high + style.px(12)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        super().draw(target, host)
        style = host.style
        for i, row in enumerate(self._rows[:-1]):
            y = row[0].rect.bottom + style.px(6)
            right = max(cell.rect.right for cell in row)
            pygame.draw.line(
                target,
                style.theme.secondary,
                (self.rect.x, y),
                (right, y),
                max(1, style.px(2.6 if i == 0 and self._has_head else 1.2)),
            )
