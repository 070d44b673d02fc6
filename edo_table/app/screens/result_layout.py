"""How the result's parts lie in the window: side by side where all of it can be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from edo_table.app.screens.result_sheet import ScoreSheet
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.layout import Column, Row
from edo_table.ui.widgets.panel import Panel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.text import Label

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host


class Later(Column):
    """Widgets that show only from a moment on; their room is kept."""

    def __init__(self, children: Sequence[Widget], is_due: Callable[[], bool]) -> None:
        super().__init__(children, gap=6)
        self._is_due = is_due

    def draw(self, target: pygame.Surface, host: Host) -> None:
        if self._is_due():
            super().draw(target, host)


class CountedSheet(Widget):
    """The score sheet, below it a legend of the crests where names found no room, and a line of facts."""

    def __init__(self, sheet: ScoreSheet, legend: Widget, facts: Label) -> None:
        super().__init__()
        self.sheet, self.legend, self.facts = sheet, legend, facts
        self._has_legend = False
        self.adopt(sheet, legend, facts)

    @property
    def children(self) -> Sequence[Widget]:
        return (self.sheet, self.legend, self.facts) if self._has_legend else (self.sheet, self.facts)

    def _foot(self, style: Style, width: int) -> list[tuple[Widget, int]]:
        """What stands below the sheet, with heights."""
        below: list[Widget] = [self.facts] if self.sheet.has_names(style, width) else [self.legend, self.facts]
        return [(widget, widget.measure(style, width)[1] + style.px(8)) for widget in below]

    def fit(self, style: Style, width: int) -> Size:
        foot = sum(high for _, high in self._foot(style, width))
        return width, self.sheet.measure(style, width)[1] + foot

    def least_height(self, style: Style, width: int) -> int:
        """Return the least height in pixels at which everything can be read."""
        return self.sheet.least_height(style, width) + sum(high for _, high in self._foot(style, width))

    def least(self, style: Style) -> int:
        return max(self.sheet.narrowest(style), self.facts.narrowest(style))

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        foot = self._foot(style, rect.w)
        self._has_legend = len(foot) > 1
        y = rect.bottom
        for widget, high in reversed(foot):
            y -= high
            widget.place(style, pygame.Rect(rect.x, y + style.px(8), rect.w, high - style.px(8)))
        self.sheet.place(style, pygame.Rect(rect.x, rect.y, rect.w, y - rect.y))


class Spread(Widget):
    """Everything side by side: banner, sheet over reasons, graph, and the buttons at the foot."""

    def __init__(self, banner: Widget, sheet: Panel, reasons: Widget, graph: Widget, buttons: Row) -> None:
        super().__init__()
        self.banner, self.sheet, self.reasons, self.graph, self.buttons = banner, sheet, reasons, graph, buttons
        self.adopt(banner, sheet, reasons, graph, buttons)

    @property
    def children(self) -> Sequence[Widget]:
        return self.banner, self.sheet, self.reasons, self.graph, self.buttons

    def _columns(self, style: Style, width: int) -> tuple[int, int, int]:
        """The widths of banner, sheet and graph."""
        px = style.px
        room = width - 2 * px(30) - 2 * px(24)
        banner = min(px(360), round(room * 0.22))
        graph = min(px(900), max(px(400), round((room - banner) * 0.41)))
        sheet = min(px(1060), room - banner - graph)
        return banner, sheet, room - banner - sheet

    def _heights(self, style: Style, sheet: int, height: int) -> tuple[int, int]:
        """The heights of the sheet and of the reasons in a column of a height."""
        room = height - style.px(20)
        wanted = self.sheet.measure(style, sheet)[1], self.reasons.measure(style, sheet)[1]
        if sum(wanted) <= room:
            first = wanted[0] + min((room - sum(wanted)) // 2, style.px(90))
            return first, room - first
        least = self._least_sheet(style, sheet)
        first = max(least, min(wanted[0], room - wanted[1]))
        return first, room - first

    def _least_sheet(self, style: Style, width: int) -> int:
        panel = self.sheet
        assert isinstance(panel.child, CountedSheet)
        inner = width - 2 * style.px(panel.margin)
        around = panel.measure(style, width)[1] - panel.child.measure(style, inner)[1]
        return around + panel.child.least_height(style, inner)

    def _foot(self, style: Style, width: int) -> int:
        return self.buttons.measure(style, width)[1]

    def has_room(self, style: Style, width: int, height: int) -> bool:
        """Whether all of it can be read in a window of a size."""
        banner, sheet, graph = self._columns(style, width)
        inner = height - style.px(28) - self._foot(style, width) - 2 * style.px(24)
        least_reasons = min(self.reasons.measure(style, sheet)[1], style.px(60) + 7 * style.size("body"))
        return (
            banner >= self.banner.narrowest(style)
            and sheet >= self.sheet.narrowest(style)
            and graph >= self.graph.narrowest(style)
            and self._least_sheet(style, sheet) + least_reasons + style.px(20) <= inner
            and self.buttons.measure(style, 10**6)[0] <= width - banner - style.px(84)
        )

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        px = style.px
        banner, sheet, graph = self._columns(style, rect.w)
        foot = self._foot(style, rect.w)
        x, y, bottom = rect.x + px(30), rect.y + px(28), rect.bottom - px(24)
        self.banner.place(style, pygame.Rect(x, rect.y + px(10), banner, bottom - rect.y - px(10)))
        x += banner + px(24)
        inner = bottom - foot - px(24) - y
        upper, lower = self._heights(style, sheet, inner)
        self.sheet.place(style, pygame.Rect(x, y, sheet, upper))
        self.reasons.place(style, pygame.Rect(x, y + upper + px(20), sheet, lower))
        self.graph.place(style, pygame.Rect(x + sheet + px(24), y, graph, inner))
        self._place_buttons(style, pygame.Rect(x, bottom - foot, sheet + px(24) + graph, foot))

    def _place_buttons(self, style: Style, rect: pygame.Rect) -> None:
        """Spread the buttons over the foot."""
        buttons, gap = self.buttons.children, style.px(self.buttons.gap)
        sizes = [button.measure(style, rect.w)[0] for button in buttons]
        spare = max(0, rect.w - sum(sizes) - gap * (len(sizes) - 1))
        x = rect.x
        for number, (button, least) in enumerate(zip(buttons, sizes, strict=True)):
            wide = rect.right - x if number == len(sizes) - 1 else least + spare // len(sizes)
            button.place(style, pygame.Rect(x, rect.y, wide, rect.h))
            x += wide + gap
        self.buttons.rect = rect
