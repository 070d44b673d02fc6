"""Lists: rows of any content, one of them selected; for Tab the whole list is one stop, arrows walk its rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from edo_table.ui.inputs import Key
from edo_table.ui.print import slips
from edo_table.ui.print.palette import SHIRO, mix
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host


class ListRow(Widget):
    """One row: a slip round its content.  To have the focus is to be selected; Enter or a double click activates.

    `is_instant`: one click activates, as in a menu.
    """

    is_focusable = True

    def __init__(
        self,
        content: Widget,
        on_select: Callable[[], None],
        on_activate: Callable[[], None] | None = None,
        is_selected: bool = False,
        margin: float = 14,
        group: str = "",
        seed: int = 0,
        name: str = "",
        tip: str = "",
        is_instant: bool = False,
    ) -> None:
        super().__init__(name, tip)
        self.content, self.on_select, self.on_activate = content, on_select, on_activate
        self.is_selected, self.margin, self.group, self.seed = is_selected, margin, group, seed
        self.is_instant = is_instant
        self.adopt(content)

    @property
    def children(self) -> Sequence[Widget]:
        return (self.content,)

    def hit(self, at: tuple[int, int]) -> Widget | None:
        if not self.rect.collidepoint(at):
            return None
        inner = self.content.hit(at)
        return inner if inner is not None and (inner.is_pressable or inner.tip) else self

    def fit(self, style: Style, width: int) -> Size:
        m = style.px(self.margin)
        _, h = self.content.measure(style, max(1, width - 2 * m - self._mark(style)))
        return width, max(style.target, h + 2 * m)

    def least(self, style: Style) -> int:
        return self.content.narrowest(style) + 2 * style.px(self.margin) + self._mark(style)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        m = style.px(self.margin)
        inner = pygame.Rect(
            rect.x + m + self._mark(style), rect.y + m, rect.w - 2 * m - self._mark(style), rect.h - 2 * m
        )
        self.content.place(style, inner)

    def _mark(self, style: Style) -> int:
        """Room for the mark of the selected row."""
        return style.px(8)

    def select(self) -> None:
        """Make it the selected row."""
        if self.is_selected:
            return
        for other in self.parent.children if self.parent is not None else ():
            if isinstance(other, ListRow):
                other.is_selected = False
        self.is_selected = True
        self.on_select()

    def press(self, host: Host, at: tuple[int, int]) -> None:
        self.select()

    def release(self, host: Host, at: tuple[int, int]) -> None:
        if self.rect.collidepoint(at) and (self.is_instant or host.clicks > 1):
            self.activate(host)

    def gain(self, host: Host) -> None:
        self.select()

    def activate(self, host: Host) -> None:
        self.select()
        if self.on_activate is not None and self.is_enabled:
            host.play("wood")
            self.on_activate()

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        is_hovered = host.hovered is self
        if self.is_selected or is_hovered:
            ground = theme.paper_bright if self.is_selected else mix(theme.paper, SHIRO, 0.5)
            piece = slips.slip(
                self.rect.w,
                self.rect.h,
                style.u,
                ground,
                theme.border,
                4.0,
                False,
                seed=self.seed % 7,
                has_grain=theme.has_grain,
                line=theme.line,
            )
            piece.lay(target, self.rect.x, self.rect.y)
        if self.is_selected:
            # a vermilion mark at the left edge, besides the raised paper
            mark = pygame.Rect(
                self.rect.x + style.px(3), self.rect.y + style.px(8), max(3, style.px(6)), self.rect.h - style.px(16)
            )
            pygame.draw.rect(target, theme.primary, mark, border_radius=style.px(3))
        super().draw(target, host)


class ListView(Widget):
    """Rows one below the other, with thin gaps."""

    def __init__(self, rows: Sequence[ListRow], gap: float = 6, name: str = "") -> None:
        super().__init__(name)
        self.rows, self.gap = tuple(rows), gap
        self.adopt(*self.rows)
        for row in self.rows:
            row.group = row.group or name or "list"

    @property
    def children(self) -> Sequence[Widget]:
        return self.rows

    def fit(self, style: Style, width: int) -> Size:
        return width, sum(r.measure(style, width)[1] for r in self.rows) + style.px(self.gap) * max(
            0, len(self.rows) - 1
        )

    def least(self, style: Style) -> int:
        return max((row.narrowest(style) for row in self.rows), default=0)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        y = rect.y
        for row in self.rows:
            high = row.measure(style, rect.w)[1]
            row.place(style, pygame.Rect(rect.x, y, rect.w, high))
            y += high + style.px(self.gap)

    def key(self, host: Host, event: Key) -> bool:
        at = next((i for i, row in enumerate(self.rows) if row is host.focused), None)
        if at is None:
            return False
        page = max(1, round(len(self.rows) * 0.2))
        goals = {
            pygame.K_UP: at - 1,
            pygame.K_DOWN: at + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.rows) - 1,
            pygame.K_PAGEUP: max(0, at - max(page, 5)),
            pygame.K_PAGEDOWN: min(len(self.rows) - 1, at + max(page, 5)),
        }
        goal = goals.get(event.key)
        if goal is None or not 0 <= goal < len(self.rows):
            return False
        host.focus(self.rows[goal])
        return True
