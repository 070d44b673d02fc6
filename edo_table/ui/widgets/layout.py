"""Arranging widgets: columns, rows, flowing lines, grids, margins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.style import Style

Across = Literal["stretch", "start", "middle", "end"]


class Box(Widget):
    """A widget with others inside."""

    def __init__(self, children: Sequence[Widget], name: str = "") -> None:
        super().__init__(name)
        self._children = tuple(children)
        self.adopt(*self._children)

    @property
    def children(self) -> Sequence[Widget]:
        return self._children


class Gap(Widget):
    """Room of a size in layout units."""

    def __init__(self, width: float = 0, height: float = 0) -> None:
        super().__init__()
        self._size = width, height

    def fit(self, style: Style, width: int) -> Size:
        return min(width, style.px(self._size[0])), style.px(self._size[1])


class Column(Box):
    """Widgets one below the other; `grow` names those that share the height that is left over."""

    def __init__(
        self,
        children: Sequence[Widget],
        gap: float = 16,
        across: Across = "stretch",
        grow: Sequence[Widget] = (),
        down: Across = "start",
    ) -> None:
        super().__init__(children)
        self.gap, self.across, self.down = gap, across, down
        self._grow = {id(child) for child in grow}

    def fit(self, style: Style, width: int) -> Size:
        sizes = [child.measure(style, width) for child in self.children]
        high = sum(h for _, h in sizes) + style.px(self.gap) * max(0, len(sizes) - 1)
        return max((w for w, _ in sizes), default=0), high

    def least(self, style: Style) -> int:
        return max((child.narrowest(style) for child in self.children), default=0)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        gap = style.px(self.gap)
        sizes = [child.measure(style, rect.w) for child in self.children]
        spare = rect.h - sum(h for _, h in sizes) - gap * max(0, len(sizes) - 1)
        growing = [child for child in self.children if id(child) in self._grow]
        y = rect.y
        if not growing and spare > 0:
            y += {"middle": spare // 2, "end": spare}.get(self.down, 0)
        for child, (w, h) in zip(self.children, sizes, strict=True):
            if growing and child in growing:
                share = spare // len(growing)
                h = max(0, h + share) if spare < 0 else h + share
            wide = rect.w if self.across == "stretch" else min(w, rect.w)
            x = rect.x + {"middle": (rect.w - wide) // 2, "end": rect.w - wide}.get(self.across, 0)
            child.place(style, pygame.Rect(x, y, wide, h))
            y += h + gap


class Row(Box):
    """Widgets side by side.

    Width that is left over goes to those named in `grow`; what is missing is taken from those that can wrap.
    """

    def __init__(
        self, children: Sequence[Widget], gap: float = 16, grow: Sequence[Widget] = (), down: Across = "middle"
    ) -> None:
        super().__init__(children)
        self.gap, self.down = gap, down
        self._grow = {id(child) for child in grow}

    def widths(self, style: Style, width: int) -> list[int]:
        """Return the children's widths in a row of a width."""
        room = width - style.px(self.gap) * max(0, len(self.children) - 1)
        widths = [child.measure(style, max(1, room))[0] for child in self.children]
        spare = room - sum(widths)
        if spare > 0:
            growing = [i for i, child in enumerate(self.children) if id(child) in self._grow]
            for i in growing:
                widths[i] += spare // len(growing)
        elif spare < 0:
            leasts = [min(w, child.narrowest(style)) for w, child in zip(widths, self.children, strict=True)]
            give = [w - low for w, low in zip(widths, leasts, strict=True)]
            # the widest give first, down to a common width
            need = -spare
            while need > 0 and any(give):
                widest = max(range(len(widths)), key=lambda i: (give[i] > 0, widths[i]))
                others = [w for i, w in enumerate(widths) if i != widest and give[i] > 0 and w < widths[widest]]
                cut = min(need, give[widest], max(1, widths[widest] - max(others, default=0)))
                widths[widest] -= cut
                give[widest] -= cut
                need -= cut
        return widths

    def fit(self, style: Style, width: int) -> Size:
        widths = self.widths(style, width)
        high = max((c.measure(style, w)[1] for c, w in zip(self.children, widths, strict=True)), default=0)
        return sum(widths) + style.px(self.gap) * max(0, len(widths) - 1), high

    def least(self, style: Style) -> int:
        return sum(child.narrowest(style) for child in self.children) + style.px(self.gap) * max(
            0, len(self.children) - 1
        )

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        x = rect.x
        for child, w in zip(self.children, self.widths(style, rect.w), strict=True):
            h = rect.h if self.down == "stretch" else min(rect.h, child.measure(style, w)[1])
            y = rect.y + {"middle": (rect.h - h) // 2, "end": rect.h - h}.get(self.down, 0)
            child.place(style, pygame.Rect(x, y, w, h))
            x += w + style.px(self.gap)


class Flow(Box):
    """Widgets in lines like words: as many on a line as fit."""

    def __init__(
        self, children: Sequence[Widget], gap: float = 14, line_gap: float = 14, across: Across = "start"
    ) -> None:
        super().__init__(children)
        self.gap, self.line_gap, self.across = gap, line_gap, across

    def _lines(self, style: Style, width: int) -> list[list[tuple[Widget, Size]]]:
        gap, lines, x = style.px(self.gap), list[list[tuple[Widget, Size]]](), 0
        for child in self.children:
            size = child.measure(style, width)
            if lines and x + gap + size[0] <= width:
                lines[-1].append((child, size))
                x += gap + size[0]
            else:
                lines.append([(child, size)])
                x = size[0]
        return lines

    def _width(self, style: Style, line: list[tuple[Widget, Size]]) -> int:
        return sum(w for _, (w, _) in line) + style.px(self.gap) * (len(line) - 1)

    def fit(self, style: Style, width: int) -> Size:
        lines = self._lines(style, width)
        high = sum(max(h for _, (_, h) in line) for line in lines) + style.px(self.line_gap) * max(0, len(lines) - 1)
        return max((self._width(style, line) for line in lines), default=0), high

    def least(self, style: Style) -> int:
        return max((child.narrowest(style) for child in self.children), default=0)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        y = rect.y
        for line in self._lines(style, rect.w):
            high = max(h for _, (_, h) in line)
            spare = rect.w - self._width(style, line)
            x = rect.x + {"middle": spare // 2, "end": spare}.get(self.across, 0)
            for child, (w, h) in line:
                child.place(style, pygame.Rect(x, y + (high - h) // 2, min(w, rect.w), h))
                x += w + style.px(self.gap)
            y += high + style.px(self.line_gap)


class Grid(Box):
    """Widgets in cells of equal width: as many columns, up to `most`, as are at least `least_width` units wide."""

    def __init__(self, children: Sequence[Widget], least_width: float, most: int = 4, gap: float = 20) -> None:
        super().__init__(children)
        self._least_width, self.most, self.gap = least_width, most, gap

    def _columns(self, style: Style, width: int) -> tuple[int, int]:
        gap, least = style.px(self.gap), max(style.px(self._least_width), self.narrowest(style))
        n = max(1, min(self.most, len(self.children), (width + gap) // (least + gap)))
        return n, (width - gap * (n - 1)) // n

    def least(self, style: Style) -> int:
        return max((child.narrowest(style) for child in self.children), default=0)

    def _rows(self, style: Style, width: int) -> list[tuple[Sequence[Widget], int]]:
        n, wide = self._columns(style, width)
        rows = [self.children[i : i + n] for i in range(0, len(self.children), n)]
        return [(row, max(child.measure(style, wide)[1] for child in row)) for row in rows]

    def fit(self, style: Style, width: int) -> Size:
        rows = self._rows(style, width)
        return width, sum(h for _, h in rows) + style.px(self.gap) * max(0, len(rows) - 1)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        _, wide = self._columns(style, rect.w)
        y = rect.y
        for row, high in self._rows(style, rect.w):
            for i, child in enumerate(row):
                child.place(style, pygame.Rect(rect.x + i * (wide + style.px(self.gap)), y, wide, high))
            y += high + style.px(self.gap)


class Inset(Box):
    """One widget with margins in layout units: left, top, right, bottom."""

    def __init__(
        self,
        child: Widget,
        left: float,
        top: float | None = None,
        right: float | None = None,
        bottom: float | None = None,
    ) -> None:
        super().__init__((child,))
        top = left if top is None else top
        self._margins = left, top, left if right is None else right, top if bottom is None else bottom

    def _edges(self, style: Style) -> tuple[int, int, int, int]:
        left, top, right, bottom = (style.px(m) for m in self._margins)
        return left, top, right, bottom

    def fit(self, style: Style, width: int) -> Size:
        left, top, right, bottom = self._edges(style)
        w, h = self.children[0].measure(style, max(1, width - left - right))
        return w + left + right, h + top + bottom

    def least(self, style: Style) -> int:
        left, _, right, _ = self._edges(style)
        return self.children[0].narrowest(style) + left + right

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        left, top, right, bottom = self._edges(style)
        inner = pygame.Rect(rect.x + left, rect.y + top, max(1, rect.w - left - right), max(1, rect.h - top - bottom))
        self.children[0].place(style, inner)


class Sized(Box):
    """One widget held to a width and height in layout units: at most `width`, exactly `exact`, at least `height`."""

    def __init__(
        self, child: Widget, width: float = 0, exact: float = 0, height: float = 0, at_least: float = 0
    ) -> None:
        super().__init__((child,))
        self._width, self._exact, self._height, self._at_least = width, exact, height, at_least

    def fit(self, style: Style, width: int) -> Size:
        if self._width:
            width = min(width, style.px(self._width))
        if self._exact:
            width = min(width, max(style.px(self._exact), self.children[0].narrowest(style)))
        w, h = self.children[0].measure(style, width)
        w = width if self._exact else max(w, min(width, style.px(self._at_least)))
        return w, max(h, style.px(self._height))

    def least(self, style: Style) -> int:
        return self.children[0].narrowest(style)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        self.children[0].place(style, rect)


class Fields(Box):
    """A label, perhaps with a note below it, and its control: side by side where there is room, else stacked."""

    def __init__(
        self, label: Widget, control: Widget, note: Widget | None = None, share: float = 0.46, gap: float = 24
    ) -> None:
        self._text = Column([label, *([note] if note else [])], gap=2)
        self._control = control
        super().__init__((self._text, control))
        self._share, self._gap = share, gap

    def _is_wide(self, style: Style, width: int) -> bool:
        room = width - style.px(self._gap) - self._left(style, width)
        return self._control.measure(style, 10**6)[0] <= room and self._text.narrowest(style) <= self._left(
            style, width
        )

    def _left(self, style: Style, width: int) -> int:
        return round(width * self._share)

    def fit(self, style: Style, width: int) -> Size:
        if self._is_wide(style, width):
            left = self._left(style, width)
            right = width - left - style.px(self._gap)
            return width, max(self._text.measure(style, left)[1], self._control.measure(style, right)[1])
        return width, self._text.measure(style, width)[1] + style.px(6) + self._control.measure(style, width)[1]

    def least(self, style: Style) -> int:
        return max(self._text.narrowest(style), self._control.narrowest(style))

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        left = self._left(style, rect.w)
        if self._is_wide(style, rect.w):
            high = self._text.measure(style, left)[1]
            self._text.place(style, pygame.Rect(rect.x, rect.y + (rect.h - high) // 2, left, high))
            right = rect.w - left - style.px(self._gap)
            w, h = self._control.measure(style, right)
            at = pygame.Rect(rect.right - w, rect.y + (rect.h - h) // 2, w, h)
        else:
            high = self._text.measure(style, rect.w)[1]
            self._text.place(style, pygame.Rect(rect.x, rect.y, rect.w, high))
            w, h = self._control.measure(style, rect.w)
            at = pygame.Rect(rect.x, rect.y + high + style.px(6), min(w, rect.w), h)
        self._control.place(style, at)
