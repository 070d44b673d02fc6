"""How it was decided: the reasoning sentence by sentence, each with the picture of its line and the crests it names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from edo_table.app.report import Reason, Report
from edo_table.app.screens.result_count import Count
from edo_table.ui.print import lettering
from edo_table.ui.print.canvas import clear
from edo_table.ui.print.crests import seat_crest
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.icons import icon
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host


LEADING = 1.17


class ReasonLine(Widget):
    """One sentence; the last of all is in red: it settles the game."""

    def __init__(
        self, report: Report, number: int, count: Count, seconds: Callable[[], float], most_crests: int
    ) -> None:
        super().__init__(f"reason-{number}")
        self.report, self.number, self.count, self._seconds = report, number, count, seconds
        self._most_crests = most_crests

    @property
    def reason(self) -> Reason:
        """What it says."""
        return self.report.reasons[self.number]

    def _side(self, style: Style) -> int:
        return max(style.px(52), round(style.size("body") * 1.75))

    def _crest(self, style: Style) -> int:
        return round(self._side(style) * 0.66)

    def _left(self, style: Style) -> int:
        crests = self._most_crests * (self._crest(style) + style.px(6))
        return self._side(style) + style.px(14) + crests + style.px(8)

    def _text_size(self, style: Style, width: int) -> Size:
        return lettering.paragraph_size(self.reason.text, "text", style.size("body"), max(1, width), LEADING)

    def fit(self, style: Style, width: int) -> Size:
        high = self._text_size(style, width - self._left(style))[1]
        return width, max(self._side(style), high) + style.px(4)

    def least(self, style: Style) -> int:
        words = (lettering.measure(word, "text", style.size("body"))[0] for word in self.reason.text.split())
        return self._left(style) + max(words, default=0)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        share = self.count.reason(self.number, self._seconds())
        if share <= 0:
            return
        if share >= 1.0:
            self._draw(target, host.style, self.rect)
            return
        sheet = clear(self.rect.size)
        self._draw(sheet, host.style, sheet.get_rect())
        sheet.set_alpha(round(255 * share))
        target.blit(sheet, self.rect)

    def _draw(self, target: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
        theme, side, reason = style.theme, self._side(style), self.reason
        picture = self.report.picture(reason.line, side) if reason.line else None
        if picture is None and reason.line:
            picture = icon("abacus", side * 0.58, theme.secondary)
        if picture is not None:
            target.blit(picture, picture.get_rect(center=(rect.x + side // 2, rect.centery)))
        d, x = self._crest(style), rect.x + side + style.px(14)
        for seat in reason.seats[: self._most_crests]:
            mark = seat_crest(theme.seat(self.report.looks[seat].colour), d, paper=theme.paper_dim)
            target.blit(mark, mark.get_rect(midleft=(x, rect.centery)))
            x += d + style.px(6)
        left = rect.x + self._left(style)
        words = pygame.Rect(left, rect.y, max(1, rect.right - left), rect.h)
        is_last = self.number == len(self.report.reasons) - 1
        colour = theme.warn_text if is_last else theme.ink
        lettering.paragraph(target, reason.text, words, "text", style.size("body"), colour, "l", True, LEADING)


def reason_lines(report: Report, count: Count, seconds: Callable[[], float]) -> Sequence[ReasonLine]:
    """Return a widget for each sentence, their words beginning at the same distance."""
    most = max((min(2, len(reason.seats)) for reason in report.reasons), default=0)
    return [ReasonLine(report, number, count, seconds, most) for number in range(len(report.reasons))]
