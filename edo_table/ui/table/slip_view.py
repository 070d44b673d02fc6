"""Paper slips that say what a thing is or what an option would do, laid where they cover nothing of interest."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from edo_table.ui.metrics import Metrics
from edo_table.ui.print import lettering, slips
from edo_table.ui.print.canvas import Svg
from edo_table.ui.table.face import Slip, SlipLine, Span
from edo_table.ui.theme import Theme

MOST_WIDE = 560
"""Layout units: longer lines of words wrap."""

_STRONG, _PLAIN = 23.0, 19.0
_MARGIN, _GAP = 18.0, 9.0


class SlipView:
    """Measures, places and draws slips for one window."""

    def __init__(self, metrics: Metrics, theme: Theme) -> None:
        self.metrics, self.theme = metrics, theme

    def size(self, slip: Slip) -> tuple[int, int]:
        """Return the paper's width and height in pixels."""
        sizes = [self._line_size(line) for line in slip.lines]
        px = self.metrics.px
        wide = max((w for w, _ in sizes), default=0) + 2 * px(_MARGIN)
        high = sum(h for _, h in sizes) + px(_GAP) * max(0, len(sizes) - 1) + 2 * px(_MARGIN * 0.8)
        return wide, high

    def find_place(self, slip: Slip, keep_free: Sequence[pygame.Rect], window: pygame.Rect) -> pygame.Rect:
        """Return where to lay the slip: as near to its point as possible, over as little as possible of `keep_free`."""
        wide, high = self.size(slip)
        px = self.metrics.px
        room = window.inflate(-px(16), -px(16))
        x, y = slip.at
        away = px(46)
        spots = [
            (x - wide / 2, y + away),
            (x - wide / 2, y - away - high),
            (x + away, y - high / 2),
            (x - away - wide, y - high / 2),
            (x + away, y + away),
            (x - away - wide, y + away),
            (x + away, y - away - high),
            (x - away - wide, y - away - high),
        ]
        far = px(190)
        spots += [(sx + dx, sy + dy) for sx, sy in spots[:4] for dx, dy in ((far, 0), (-far, 0), (0, far), (0, -far))]
        best: tuple[float, pygame.Rect] | None = None
        for sx, sy in spots:
            rect = pygame.Rect(round(sx), round(sy), wide, high).clamp(room)
            if rect.collidepoint(x, y):
                continue
            covered = sum(rect.clip(other).w * rect.clip(other).h for other in keep_free)
            distance = abs(rect.centerx - x) + abs(rect.centery - y)
            cost = covered * 4 / max(1.0, self.metrics.u) + distance * self.metrics.u * 4
            if best is None or cost < best[0]:
                best = (cost, rect)
        return best[1] if best is not None else pygame.Rect(0, 0, wide, high).clamp(room)

    def draw(self, target: pygame.Surface, slip: Slip, rect: pygame.Rect, *, tied: bool = False) -> None:
        """Draw the slip; `tied` joins it by a brushed line to the point it speaks of."""
        if tied:
            self._tie(target, slip, rect)
        u, theme, px = self.metrics.u, self.theme, self.metrics.px
        slips.panel(rect.w, rect.h, u, theme, seed=3).lay(target, rect.x, rect.y)
        y = rect.y + px(_MARGIN * 0.8)
        for line in slip.lines:
            high = self._line_size(line)[1]
            self._draw_line(target, line, pygame.Rect(rect.x + px(_MARGIN), y, rect.w - 2 * px(_MARGIN), high))
            y += high + px(_GAP)

    def _tie(self, target: pygame.Surface, slip: Slip, rect: pygame.Rect) -> None:
        x, y = slip.at
        ex = min(max(x, rect.left + rect.w * 0.12), rect.right - rect.w * 0.12)
        ey = rect.top if rect.centery > y else rect.bottom
        bend = ((x + ex) / 2 + (ey - y) * 0.06, (y + ey) / 2)
        xs = (x, ex, bend[0])
        left, top = min(xs) - 8, min(y, ey) - 8
        canvas = Svg(round(max(xs) - min(xs)) + 16, round(abs(ey - y)) + 16)
        points = [(px - left, py - top) for px, py in ((x, y), bend, (ex, ey))]
        canvas.ink(points, max(1.5, 3.4 * self.metrics.u), self.theme.ink, taper=(0.1, 0.1))
        target.blit(canvas.render(), (round(left), round(top)))

    # ---- lines -----------------------------------------------------------------------------------------------------

    def _font(self, line: SlipLine) -> tuple[lettering.Face, int]:
        return ("title", self.metrics.fs(_STRONG)) if line.strong else ("ui", self.metrics.fs(_PLAIN))

    def _most_wide(self) -> int:
        return min(self.metrics.px(MOST_WIDE), self.metrics.size[0] * 2 // 5)

    def _is_paragraph(self, line: SlipLine) -> bool:
        return len(line.spans) == 1 and isinstance(line.spans[0], str)

    def _line_size(self, line: SlipLine) -> tuple[int, int]:
        face, size = self._font(line)
        if self._is_paragraph(line):
            return lettering.paragraph_size(str(line.spans[0]), face, size, self._most_wide())
        sizes = [self._span_size(span, face, size) for span in line.spans]
        gap = self.metrics.px(_GAP)
        return sum(w for w, _ in sizes) + gap * max(0, len(sizes) - 1), max((h for _, h in sizes), default=0)

    @staticmethod
    def _span_size(span: Span, face: lettering.Face, size: int) -> tuple[int, int]:
        return lettering.measure(span, face, size) if isinstance(span, str) else span.get_size()

    def _draw_line(self, target: pygame.Surface, line: SlipLine, box: pygame.Rect) -> None:
        face, size = self._font(line)
        colour = self.theme.ink if line.strong else self.theme.secondary
        if self._is_paragraph(line):
            lettering.paragraph(target, str(line.spans[0]), box, face, size, colour)
            return
        x = box.x
        for span in line.spans:
            wide, high = self._span_size(span, face, size)
            if isinstance(span, str):
                room = pygame.Rect(x, box.y, wide, box.h)
                lettering.put(target, span, (x, box.centery), face, size, self.theme.ink, "lm", room)
            else:
                target.blit(span, (x, box.centery - high // 2))
            x += wide + self.metrics.px(_GAP)
