"""The course of the game as brushed lines, one a seat; a turn that is pointed at tells how things stood."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from edo_table.app.report import Report
from edo_table.app.screens.result_count import Count
from edo_table.ui.inputs import Key
from edo_table.ui.print import lettering, slips
from edo_table.ui.print.brush import Point, ring
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.theme import Crest
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host

_CORNERS: dict[Crest, tuple[int, float]] = {
    "wave": (28, 0.0), "sun": (4, 0.0), "pine": (3, -90.0), "flower": (5, -90.0), "mountain": (4, 45.0),
}  # fmt: skip
"""The shape of a seat's points, by crest: corners and turn in degrees; so lines part without colour too."""

MOST_MARKS = 12
"""Points along a line at most."""


def nice_step(span: int, most: int) -> int:
    """Return the least of 1, 2, 5, 10, 20 ... that cuts a span into at most so many parts."""
    step, tens = 1, 1
    while span / step > most:
        step = next((k * tens for k in (1, 2, 5, 10) if k * tens > step), step)
        if step == 10 * tens:
            tens *= 10
    return step


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return places near the wanted ones, at least `gap` apart and between two ends as far as there is room."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    gap = min(gap, (high - low) / max(1, len(wanted) - 1)) if len(wanted) > 1 else gap
    out = list(wanted)
    for k, i in enumerate(order):
        least = out[order[k - 1]] + gap if k else low
        out[i] = max(out[i], least)
    for k in range(len(order) - 1, -1, -1):
        most = out[order[k + 1]] - gap if k + 1 < len(order) else high
        out[order[k]] = min(out[order[k]], most)
    return out


@dataclass(frozen=True, slots=True)
class Plot:
    """The field of the graph in pixels and what its height means."""

    field: pygame.Rect
    low: int
    high: int
    step: int
    moments: int

    def x(self, moment: float) -> float:
        """The place of a moment across."""
        return self.field.x + self.field.w * moment / max(1, self.moments - 1)

    def y(self, value: float) -> float:
        """The place of a number from the top."""
        return self.field.bottom - self.field.h * (value - self.low) / max(1, self.high - self.low)

    def moment(self, x: float) -> int:
        """The moment nearest to a place across."""
        share = (x - self.field.x) / max(1, self.field.w)
        return min(self.moments - 1, max(0, round(share * (self.moments - 1))))


class Graph(Widget):
    """The graph of a report.  Arrows or the pointer choose a turn; `on_choose` gets the ply it began at."""

    is_focusable = True

    def __init__(
        self,
        report: Report,
        count: Count,
        seconds: Callable[[], float],
        on_choose: Callable[[int], None],
        hint: str = "",
        height: float = 420,
    ) -> None:
        """`hint` says on the slip of a turn what choosing it does."""
        super().__init__("graph")
        self.report, self.count, self._seconds = report, count, seconds
        self._on_choose, self.hint, self._height = on_choose, hint, height
        self.chosen: int | None = None
        """The moment under the keyboard's cursor."""
        self._picture: tuple[object, pygame.Surface, Plot] | None = None

    # ---- layout ----------------------------------------------------------------------------------------------------

    def fit(self, style: Style, width: int) -> Size:
        return width, style.px(self._height)

    def least(self, style: Style) -> int:
        return style.px(300)

    def _end(self, style: Style) -> int:
        """The size of the crests at the ends of the lines."""
        return max(style.px(44), round(style.size("small") * 1.5))

    def plot(self, style: Style) -> Plot:
        """Return the field for the present place."""
        values = [value for moment in self.report.course for value in moment.standing] or [0]
        low, high = min(0, *values), max(1, *values)
        line = lettering.line_height("ui", style.size("small"), 1.2)
        most = max(2, min(8, self.rect.h // max(1, 2 * line)))
        step = nice_step(high - low, most)
        low, high = low // step * step, -(-high // step) * step
        widest = max(lettering.measure(str(v), "ui", style.size("small"))[0] for v in (low, high))
        left = widest + style.px(16)
        right = self._end(style) + style.px(26)
        field = pygame.Rect(
            self.rect.x + left,
            self.rect.y + self._end(style) // 2,
            max(8, self.rect.w - left - right),
            max(8, self.rect.h - self._end(style) // 2 - line - style.px(12)),
        )
        return Plot(field, low, high, step, len(self.report.course))

    # ---- inputs ----------------------------------------------------------------------------------------------------

    def key(self, host: Host, event: Key) -> bool:
        last = len(self.report.course) - 1
        at = last + 1 if self.chosen is None else self.chosen
        goals = {pygame.K_LEFT: at - 1, pygame.K_RIGHT: at + 1, pygame.K_HOME: 0, pygame.K_END: last}
        if event.key not in goals or host.focused is not self:
            return False
        self.chosen = min(last, max(0, goals[event.key]))
        host.invalidate()
        return True

    def lose(self, host: Host) -> None:
        self.chosen = None

    def activate(self, host: Host) -> None:
        if self.chosen is not None:
            host.play("paper")
            self._on_choose(self._begun(self.chosen))

    def release(self, host: Host, at: tuple[int, int]) -> None:
        if self.rect.collidepoint(at):
            self.chosen = self.plot(host.style).moment(at[0])
            self.activate(host)

    def _begun(self, moment: int) -> int:
        """The ply at which a moment's turn began."""
        return self.report.course[max(0, moment - 1)].ply

    def _shown(self, host: Host, plot: Plot) -> int | None:
        if host.focused is self and self.chosen is not None and host.shows_focus:
            return self.chosen
        if host.hovered is self:
            return plot.moment(host.pointer[0])
        return None

    # ---- picture ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style = host.style
        key = (self.rect.size, style.theme, style.metrics)
        if self._picture is None or self._picture[0] != key or self._picture[2].field != self.plot(style).field:
            plot = self.plot(style)
            self._picture = (key, self._draw_lines(style, plot), plot)
        _, lines, plot = self._picture
        self._draw_axes(target, style, plot)
        share = self.count.course(self._seconds())
        edge = round(plot.field.x - self.rect.x + plot.field.w * share) + style.px(8)
        target.blit(lines, self.rect, pygame.Rect(0, 0, edge, self.rect.h))
        if share >= 1.0:
            self._draw_ends(target, style, plot)
            self._draw_turning(target, style, plot)
            shown = self._shown(host, plot)
            if shown is not None:
                self._draw_moment(target, style, plot, shown)

    def _points(self, style: Style, plot: Plot, seat: int) -> list[Point]:
        """A seat's line, shifted a little from the others' so that equal standings stay apart."""
        course, seats = self.report.course, len(self.report.looks)
        shift = (seat - (seats - 1) / 2) * 3.6 * style.u
        return [(plot.x(i), plot.y(moment.standing[seat]) + shift) for i, moment in enumerate(course)]

    def _draw_lines(self, style: Style, plot: Plot) -> pygame.Surface:
        s = Svg(self.rect.w, self.rect.h).group((-self.rect.x, -self.rect.y))
        width, course = 6.4 * style.u, self.report.course
        every = -(-len(course) // MOST_MARKS)
        order = sorted(self.report.looks, key=lambda look: look.seat in self.report.winners)
        for look in order:  # the winners' lines lie uppermost
            ground = style.theme.seat(look.colour)
            points = self._points(style, plot, look.seat)
            if len(points) > 1:
                s.ink(points, width, ground.ground, seed=look.seat, taper=(0.02, 0), life=0.22)
            corners, turn = _CORNERS[ground.crest]
            r = 7.5 * style.u * (1.0 if corners > 4 else 1.25)
            for i, at in enumerate(points):
                if i % every == (look.seat % every if every > 1 else 0):
                    mark = ring(*at, r, n=corners, a0=turn, a1=turn + 360)
                    s.fill(mark, style.theme.paper).line(mark, 3.0 * style.u, ground.ground, closed=True)
        return s.render(self.rect.size)

    def _draw_axes(self, target: pygame.Surface, style: Style, plot: Plot) -> None:
        theme, size, field = style.theme, style.size("small"), plot.field
        least = max(1, round(1.4 * style.u))
        for value in range(plot.low, plot.high + 1, plot.step):
            y = round(plot.y(value))
            colour = theme.ink if value == 0 else theme.off
            pygame.draw.line(target, colour, (field.x, y), (field.right, y), least * (2 if value == 0 else 1))
            lettering.put(target, str(value), (field.x - style.px(12), y), "ui", size, theme.secondary, "rm")
        pygame.draw.line(target, theme.ink, field.topleft, field.bottomleft, least * 2)
        self._draw_whens(target, style, plot)

    def _draw_whens(self, target: pygame.Surface, style: Style, plot: Plot) -> None:
        """Say below the graph when its first, middle and last turn were, as far as there is room."""
        course, size = self.report.course, style.size("small")
        y = plot.field.bottom + style.px(10)
        taken: list[pygame.Rect] = []
        last = len(course) - 1
        room = pygame.Rect(self.rect.x, y, self.rect.w, self.rect.bottom - y)
        for moment in dict.fromkeys((last, min(1, last), last // 2)):
            words = course[moment].words
            wide, high = lettering.measure(words, "ui", size)
            x = min(max(plot.x(moment) - wide / 2, self.rect.x), self.rect.right - wide)
            place = pygame.Rect(round(x), y, wide, high)
            if wide <= self.rect.w and not any(place.inflate(style.px(20), 0).colliderect(other) for other in taken):
                lettering.put(target, words, place.topleft, "ui", size, style.theme.secondary, "lt", room)
                taken.append(place)

    def _draw_ends(self, target: pygame.Surface, style: Style, plot: Plot) -> None:
        """Set each seat's crest at the end of its line."""
        d = self._end(style)
        ends = [self._points(style, plot, look.seat)[-1][1] for look in self.report.looks]
        places = spread(ends, d * 0.98, plot.field.y, plot.field.bottom - d / 4)
        for look, y in zip(self.report.looks, places, strict=True):
            disc = crest_disc(style.theme.seat(look.colour), d, style.theme.paper_bright)
            target.blit(disc, disc.get_rect(center=(plot.field.right + style.px(20) + d // 2, round(y))))

    def _draw_turning(self, target: pygame.Surface, style: Style, plot: Plot) -> None:
        """Mark the turning point by a ring round the line and a stroke up to it."""
        turning = self.report.turning
        if turning is None:
            return
        x, y = self._points(style, plot, turning.seat)[turning.moment]
        r = round(16 * style.u)
        pygame.draw.circle(target, style.theme.primary, (round(x), round(y)), r, max(2, round(3.4 * style.u)))
        top, foot = (round(x), round(y) + r), (round(x), plot.field.bottom)
        if foot[1] > top[1]:
            pygame.draw.line(target, style.theme.primary, top, foot, max(1, round(1.6 * style.u)))

    def _draw_moment(self, target: pygame.Surface, style: Style, plot: Plot, number: int) -> None:
        """Lay a slip with the standing after a turn beside its place."""
        theme, moment = style.theme, self.report.course[number]
        x = round(plot.x(number))
        pygame.draw.line(target, theme.ink, (x, plot.field.y), (x, plot.field.bottom), max(1, round(2 * style.u)))
        size, pad, d = style.size("small"), style.px(14), round(style.size("small") * 1.5)
        line = lettering.line_height("ui", size, 1.25)
        numbers = [str(value) for value in moment.standing]
        each = d + style.px(6) + max(lettering.measure(n, "title", size)[0] for n in numbers) + style.px(14)
        most = self.rect.w - 2 * pad
        words = max(lettering.measure(text, "ui", size)[0] for text in (moment.words, self.hint))
        wide = min(most, max(each * len(numbers), words))
        hint_high = lettering.paragraph_size(self.hint, "ui", size, wide, 1.2)[1] if self.hint else 0
        row = max(d, line) + style.px(8)
        slip = pygame.Rect(0, 0, wide + 2 * pad, line + row + hint_high + 2 * pad)
        slip.midtop = (x, plot.field.y)
        slip.x = min(max(slip.x, self.rect.x), self.rect.right - slip.w)
        slips.panel(slip.w, slip.h, style.u, theme, seed=2).lay(target, slip.x, slip.y)
        left, y = slip.x + pad, slip.y + pad
        lettering.put(target, moment.words, (left, y), "ui", size, theme.ink)
        at = left
        for look, text in zip(self.report.looks, numbers, strict=True):
            disc = crest_disc(theme.seat(look.colour), d, theme.paper_bright)
            middle = y + line + row // 2
            target.blit(disc, disc.get_rect(midleft=(at, middle)))
            lettering.put(target, text, (at + d + style.px(6), middle), "title", size, theme.ink, "lm")
            at += each
        if self.hint:
            box = pygame.Rect(left, y + line + row, wide, hint_high)
            lettering.paragraph(target, self.hint, box, "ui", size, theme.secondary, leading=1.2)
