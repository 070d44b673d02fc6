"""The score sheet: seats and lines in a grid, as on the game's pad, those that lead ringed, others struck out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from edo_table.app.report import Report, SheetLine
from edo_table.app.screens.result_count import Count
from edo_table.app.screens.wording import best_size, fitted
from edo_table.ui.print import lettering, slips
from edo_table.ui.print.brush import brush, ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, faded
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.palette import rgba
from edo_table.ui.print.strokes import lay_stroke
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host

MOST_ACROSS = 6
"""More lines than this stand below each other, with the seats side by side."""

DASH = "–"


@cached("score rings", entries=24, megabytes=3)
def _ring(w: int, h: int, colour: str, seed: int) -> pygame.Surface:
    line = max(2.0, h * 0.08)
    edge = ring(w / 2, h / 2, w / 2 - line, h / 2 - line, n=56)
    return Svg(w, h).ink(edge, line, colour, closed=True, seed=seed).render()


@cached("score rules", entries=24, megabytes=6)
def _rule(w: int, width: float, colour: str, seed: int) -> pygame.Surface:
    h = max(4, round(width * 3))
    s = Svg(w, h)
    s.fill(brush([(0, h / 2), (w / 2, h / 2 + 0.7), (w, h / 2)], width, seed, taper=(0.02, 0.05)), colour, 0.85)
    return s.render()


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the cells lie: a head row, a head column, and the middle of each column and row."""

    head: pygame.Rect
    aside: pygame.Rect
    xs: tuple[int, ...]
    ys: tuple[int, ...]
    wide: int
    high: int

    def cell(self, column: int, row: int) -> pygame.Rect:
        """The cell of a column and a row."""
        out = pygame.Rect(0, 0, self.wide, self.high)
        out.center = (self.xs[column], self.ys[row])
        return out


class ScoreSheet(Widget):
    """The grid of a report; numbers appear as the count goes on (`seconds` tells how far it is)."""

    def __init__(self, report: Report, count: Count, seconds: Callable[[], float]) -> None:
        super().__init__()
        self.report, self.count, self._seconds = report, count, seconds
        self.is_across = len(report.lines) <= MOST_ACROSS
        """Lines side by side, seats below each other; otherwise the other way round."""

    @property
    def _columns(self) -> int:
        return len(self.report.lines) if self.is_across else len(self.report.looks)

    @property
    def _rows(self) -> int:
        return len(self.report.looks) if self.is_across else len(self.report.lines)

    # ---- measures --------------------------------------------------------------------------------------------------

    def _aside_width(self, style: Style, width: int) -> int:
        """The width of the head column: for crest and name, or picture and words."""
        face, size = style.face("name"), style.size("name")
        if self.is_across:
            names = [look.name for look in self.report.looks]
            extra = 2 * self._mark(style) + style.px(40)
        else:
            names, size, face = [line.name for line in self.report.lines], style.size("label"), style.face("label")
            extra = self._least_row(style) + style.px(20)
        longest = max(lettering.measure(name, face, size)[0] for name in names)
        return max(round(width * 0.22), min(round(width * 0.44), longest + extra))

    def _mark(self, style: Style) -> int:
        """The size of a crest beside a name."""
        return max(style.px(46), round(style.size("name") * 1.5))

    def _least_row(self, style: Style) -> int:
        number = round(self._number_size(style) * 1.7)
        return max(style.px(44), number) if self.is_across else max(style.px(36), round(style.size("label") * 1.5))

    def _number_size(self, style: Style) -> int:
        return style.metrics.fs(34 if self.is_across else 26)

    def has_names(self, style: Style, width: int) -> bool:
        """Return whether the names of seats side by side can be written without breaking a word.

        Where they cannot, their crests stand alone and a legend has to tell the names.
        """
        if self.is_across:
            return True
        room = (width - self._aside_width(style, width)) // self._columns - style.px(8)
        words = [word for look in self.report.looks for word in look.name.split()]
        return all(lettering.measure(word, "ui", style.metrics.small_print)[0] <= room for word in words)

    def _head_height(self, style: Style, width: int, picture: int) -> int:
        if not self.has_names(style, width):
            return picture + style.px(14)
        room = (width - self._aside_width(style, width)) // self._columns - style.px(8)
        names = self._head_names()
        size = self._head_size(style, room)
        high = max(lettering.paragraph_size(name, "ui", size, room, 1.1)[1] for name in names)
        has_picture = not self.is_across or any(self._picture(line, 40) for line in self.report.lines)
        return high + (picture if has_picture else 0) + style.px(14)

    def _head_names(self) -> list[str]:
        return [part.name for part in (self.report.lines if self.is_across else self.report.looks)]

    def _head_size(self, style: Style, room: int) -> int:
        """One size for all heads, at which no word breaks."""
        least = style.metrics.small_print
        return min(fitted(name, "ui", style.size("small"), least, room, 3) for name in self._head_names())

    def _head_words(self, style: Style, grid: Grid) -> tuple[int, int, int]:
        """Size, width and height of the heads' letters."""
        room = grid.wide - style.px(8)
        size = self._head_size(style, room)
        return size, room, max(lettering.paragraph_size(name, "ui", size, room, 1.1)[1] for name in self._head_names())

    def _picture_height(self, style: Style) -> int:
        return style.px(84) if self.is_across else self._mark(style)

    def _least_picture(self, style: Style) -> int:
        return round(self._picture_height(style) * (0.6 if self.is_across else 0.85))

    def fit(self, style: Style, width: int) -> Size:
        row = max(self._least_row(style), style.px(80) if self.is_across else 0)
        return width, self._head_height(style, width, self._picture_height(style)) + self._rows * row

    def least_height(self, style: Style, width: int) -> int:
        """Return the least height in pixels at which everything can be read."""
        return self._head_height(style, width, self._least_picture(style)) + self._rows * self._least_row(style)

    def least(self, style: Style) -> int:
        return style.px(300) + self._columns * style.px(64)

    def _grid(self, style: Style) -> Grid:
        rect = self.rect
        aside = self._aside_width(style, rect.w)
        least = self._rows * self._least_row(style)
        bare = self._head_height(style, rect.w, 0)
        picture = min(self._picture_height(style), max(self._least_picture(style), rect.h - least - bare))
        head = self._head_height(style, rect.w, picture)
        wide, high = (rect.w - aside) // self._columns, max(1, (rect.h - head) // self._rows)
        xs = tuple(rect.x + aside + wide * i + wide // 2 for i in range(self._columns))
        ys = tuple(rect.y + head + high * i + high // 2 for i in range(self._rows))
        return Grid(
            pygame.Rect(rect.x + aside, rect.y, rect.w - aside, head),
            pygame.Rect(rect.x, rect.y + head, aside, rect.h - head),
            xs,
            ys,
            wide,
            high,
        )

    # ---- picture ---------------------------------------------------------------------------------------------------

    def _picture(self, line: SheetLine, height: int) -> pygame.Surface | None:
        return self.report.picture(line.id, max(8, height))

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, seconds = host.style, self._seconds()
        grid = self._grid(style)
        self._draw_wash(target, style, grid, seconds)
        self._draw_rules(target, style, grid)
        for i, line in enumerate(self.report.lines):
            self._draw_line_head(target, style, grid, i, line)
            for look in self.report.looks:
                column, row = (i, look.seat) if self.is_across else (look.seat, i)
                self._draw_value(target, style, grid.cell(column, row), line, look.seat, seconds)
        for look in self.report.looks:
            self._draw_seat_head(target, style, grid, look.seat, seconds)

    def _draw_wash(self, target: pygame.Surface, style: Style, grid: Grid, seconds: float) -> None:
        """Tint the lines that are being counted."""
        now = self.count.lines_in_hand(seconds)
        if self.count.is_over(seconds) or not now:
            return
        for i, line in enumerate(self.report.lines):
            if line.id not in now:
                continue
            if self.is_across:
                strip = pygame.Rect(grid.cell(i, 0).x, self.rect.y, grid.wide, self.rect.h)
            else:
                strip = pygame.Rect(self.rect.x, grid.cell(0, i).y, self.rect.w, grid.high)
            tint = pygame.Surface(strip.size, pygame.SRCALPHA)
            tint.fill(rgba(style.theme.lit, 46))
            target.blit(tint, strip)

    def _draw_rules(self, target: pygame.Surface, style: Style, grid: Grid) -> None:
        width = max(1.2, 2.2 * style.u * style.theme.line)
        for row in range(self._rows):
            heavy = row == 0 or (not self.is_across and row == self._rows - 1)
            line = _rule(self.rect.w, width * (1.3 if heavy else 0.9), style.theme.ink, row)
            target.blit(line, (self.rect.x, grid.cell(0, row).y - line.get_height() // 2))

    def _draw_line_head(self, target: pygame.Surface, style: Style, grid: Grid, number: int, line: SheetLine) -> None:
        theme, gap = style.theme, style.px(4)
        if self.is_across:
            size, room, high = self._head_words(style, grid)
            words = pygame.Rect(grid.xs[number] - room // 2, grid.head.bottom - high - style.px(8), room, high)
            lettering.paragraph(target, line.name, words, "ui", size, theme.secondary, "c", True, 1.1)
            picture = self._picture(line, words.y - grid.head.y - 2 * gap)
            if picture is not None:
                target.blit(picture, picture.get_rect(midbottom=(grid.xs[number], words.y - gap)))
            return
        side = grid.high - 2 * gap
        picture = self._picture(line, side)
        y = grid.ys[number]
        if picture is not None:
            target.blit(picture, picture.get_rect(center=(grid.aside.x + grid.high // 2, y)))
        left = grid.aside.x + grid.high + style.px(6)
        words = pygame.Rect(left, y - grid.high // 2, max(1, grid.aside.right - left - style.px(6)), grid.high)
        space = words.w, grid.high - style.px(2)
        size = best_size(line.name, "ui", style.size("label"), style.metrics.small_print, space, 1.12)
        lettering.paragraph(target, line.name, words, "ui", size, theme.ink, "l", True, 1.12)

    def _draw_seat_head(self, target: pygame.Surface, style: Style, grid: Grid, seat: int, seconds: float) -> None:
        look, theme = self.report.looks[seat], style.theme
        has_won = seat in self.report.winners and self.count.verdict(seconds) >= 1.0
        if self.is_across:
            d = min(self._mark(style), grid.high - style.px(6))
            y = grid.ys[seat]
            disc = crest_disc(theme.seat(look.colour), d, theme.paper_bright)
            target.blit(disc, disc.get_rect(midleft=(grid.aside.x, y)))
            left = grid.aside.x + d + style.px(12)
            side = round(d * 0.92)
            words = pygame.Rect(left, y - grid.high // 2, grid.aside.right - left - side - style.px(14), grid.high)
            space = words.w, grid.high - style.px(6)
            size = best_size(look.name, "title", style.size("name") * 1.1, style.metrics.small_print, space, 1.14)
            lettering.paragraph(target, look.name, words, "title", size, theme.ink, "l", True, 1.14)
            if has_won:
                self._stamp(target, style, (grid.aside.right - side // 2 - style.px(6), y), side)
            return
        foot = grid.head.bottom - style.px(8)
        if self.has_names(style, self.rect.w):
            size, wide, high = self._head_words(style, grid)
            words = pygame.Rect(grid.xs[seat] - wide // 2, foot - high, wide, high)
            lettering.paragraph(target, look.name, words, "ui", size, theme.ink, "c", True, 1.1)
            foot = words.y - style.px(2)
        d = max(8, min(self._mark(style), foot - grid.head.y - style.px(2), grid.wide - 2))
        disc = crest_disc(theme.seat(look.colour), d, theme.paper_bright)
        at = disc.get_rect(midbottom=(grid.xs[seat], foot))
        target.blit(disc, at)
        if has_won:
            side = round(d * 0.8) if grid.wide >= 2.8 * d else round(d * 0.6)
            x = at.right + side // 2 if grid.wide >= 2.8 * d else at.right - side // 5
            self._stamp(target, style, (x, at.centery if grid.wide >= 2.8 * d else at.bottom - side // 2), side)

    def _stamp(self, target: pygame.Surface, style: Style, at: tuple[int, int], side: int) -> None:
        """The winner's seal."""
        piece = slips.seal(side, side, style.u, "normal", True, False, style.theme, 5)
        rect = piece.lay(target, at[0] - side // 2, at[1] - side // 2)
        lettering.put(target, "勝", rect.center, "title", side * 0.68, piece.ink, "c")

    def _draw_value(
        self, target: pygame.Surface, style: Style, cell: pygame.Rect, line: SheetLine, seat: int, seconds: float
    ) -> None:
        share = self.count.line(line.id, seconds)
        if share <= 0:
            return
        theme = style.theme
        value, leads = line.values[seat], seat in line.marked
        stamped = self.count.ring(line.id, seconds) if leads else 0.0
        struck = self.count.ring(line.id, seconds) if seat in line.struck else 0.0
        text = DASH if value is None else str(value)
        size = min(self._number_size(style), round(cell.h * 0.62), round(cell.w * 0.5))
        size = lettering.fit(text, "title", size, cell.w * 0.72, style.metrics.small_print)
        is_last = line is self.report.lines[-1] and not leads
        is_faint = value is None or is_last or struck >= 1.0
        colour = theme.warn_text if stamped >= 1.0 else theme.secondary if is_faint else theme.ink
        if stamped > 0:
            wide = lettering.measure(text, "title", size)[0]
            high = min(round(size * 1.75), cell.h - 2)
            across = min(max(high, wide + round(size * 0.95)), cell.w - 2)
            grown = 1.0 + 0.5 * (1 - stamped)
            mark = _ring(max(8, round(across * grown)), max(8, round(high * grown)), theme.primary, seat)
            if stamped < 1.0:
                mark = faded(mark, round(255 * stamped))
            target.blit(mark, mark.get_rect(center=cell.center))
        if share < 1.0:
            picture = faded(lettering.render(text, "title", size, colour), round(255 * share))
            target.blit(picture, picture.get_rect(center=cell.center))
            return
        lettering.put(target, text, cell.center, "title", size, colour, "c", cell)
        if struck > 0:
            room = pygame.Rect(0, 0, lettering.measure(text, "title", size)[0] + size, round(size * 0.9))
            room.center = cell.center
            lay_stroke(target, room.clip(cell), max(2.4, size * 0.13), theme.primary, struck)
