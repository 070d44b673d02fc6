"""A sample of the colours in force: paper with text, a plaque, a seal, a lit place, good and bad news."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from edo_table.ui.print import lettering, slips
from edo_table.ui.print.patterns import sheet
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host


class Swatch(Widget):
    """Small samples in a row; `words` is the sentence on the paper."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def fit(self, style: Style, width: int) -> Size:
        wide = min(width, style.px(1200))
        text = lettering.paragraph_size(self.words, "text", style.size("label"), wide - 2 * style.px(20))
        return wide, text[1] + style.px(24) + style.px(76) + style.px(14)

    def least(self, style: Style) -> int:
        return style.px(240)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        low = style.px(76)
        paper = slips.panel(self.rect.w, self.rect.h - low - style.px(14), style.u, theme, seed=9)
        rect = paper.lay(target, *self.rect.topleft)
        inner = rect.inflate(-2 * style.px(20), -2 * style.px(8))
        lettering.paragraph(target, self.words, inner, "text", style.size("label"), theme.ink, "l", True)
        cells = 5
        wide = (self.rect.w - style.px(14) * (cells - 1)) // cells
        top = self.rect.bottom - low
        for i in range(cells):
            cell = pygame.Rect(self.rect.x + i * (wide + style.px(14)), top, wide, low)
            self._cell(target, style, i, cell)

    def _cell(self, target: pygame.Surface, style: Style, number: int, cell: pygame.Rect) -> None:
        theme, u = style.theme, style.u
        if number == 0:
            slips.seal(cell.w, cell.h, u, "normal", True, False, theme).lay(target, cell.x, cell.y)
        elif number == 1:
            slips.plank(cell.w, cell.h, u, theme.wood, has_grain=theme.has_grain).lay(target, cell.x, cell.y)
        elif number == 2:
            piece = slips.slip(cell.w, cell.h, u, theme.paper, theme.border, has_grain=theme.has_grain)
            piece.lay(target, cell.x, cell.y)
            inner = cell.inflate(-style.px(26), -style.px(26))
            slips.frame(inner.w, inner.h, u, theme.lit, 3.0).lay(target, inner.x, inner.y)
        else:
            seat = theme.seats[number]
            piece = slips.slip(cell.w, cell.h, u, seat.ground, theme.border, double=False, has_grain=theme.has_grain)
            rect = piece.lay(target, cell.x, cell.y)
            inner = rect.inflate(-style.px(10), -style.px(10))
            target.blit(sheet(seat.pattern, inner.size, max(8, 22 * u), theme.paper, 110), inner)
