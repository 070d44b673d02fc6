"""The winners' banners, which unfurl at the end of the count; for a game without a winner an undyed cloth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from edo_table.app.report import Report
from edo_table.app.screens.result_count import Count
from edo_table.app.screens.wording import Line, draw_column, set_column
from edo_table.ui.print import lettering, slips
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring
from edo_table.ui.print.canvas import Svg, clear
from edo_table.ui.scenery.banner import Banner, draw_banner
from edo_table.ui.theme import Theme
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host

BEST_WIDTH = 360.0
"""Layout units: a banner is drawn smaller where it has less."""

SIGN = "勝"


class WinnerBanner(Widget):
    """One banner for a sole winner, with the words on its cloth; several side by side with a slip below them."""

    def __init__(self, report: Report, count: Count, seconds: Callable[[], float], words: str) -> None:
        """`words` stand below the name of a sole winner ("wins")."""
        super().__init__("banner")
        self.report, self.count, self._seconds, self.words = report, count, seconds, words
        self._made: tuple[object, pygame.Surface, list[Banner], pygame.Rect] | None = None

    def fit(self, style: Style, width: int) -> Size:
        return min(width, style.px(BEST_WIDTH)), style.px(900)

    def least(self, style: Style) -> int:
        return style.px(240)

    # ---- making ----------------------------------------------------------------------------------------------------

    def _areas(self) -> list[pygame.Rect]:
        """Where the banners hang, in the widget's own pixels, and below them room for the slip if there are several."""
        winners = len(self.report.winners)
        w, h = self.rect.size
        if winners <= 1:
            return [pygame.Rect(0, 0, w, h)]
        rows = [winners] if winners <= 3 else [-(-winners // 2), winners // 2]
        high = round(h * 0.72) // len(rows)
        out = []
        for row, n in enumerate(rows):
            each = w // max(rows)
            left = (w - each * n) // 2
            out += [pygame.Rect(left + each * i, high * row, each, high) for i in range(n)]
        return out

    def _make(self, style: Style) -> tuple[pygame.Surface, list[Banner], pygame.Rect]:
        key = (self.rect.size, style.theme, style.u)
        if self._made is None or self._made[0] != key:
            sheet = clear(self.rect.size)
            banners = []
            areas = self._areas()
            for i, area in enumerate(areas):
                u = min(style.u, area.w / BEST_WIDTH) if len(areas) > 1 else min(style.u, area.w / 240)
                if not self.report.winners:
                    banners.append(_undyed(sheet, area, u, style.theme))
                    continue
                look = self.report.looks[self.report.winners[i]]
                banners.append(draw_banner(sheet, area, u, style.theme.seat(look.colour), style.theme))
            foot = areas[-1].bottom if len(areas) > 1 else self.rect.h
            slip = pygame.Rect(0, foot + style.px(8), self.rect.w, self.rect.h - foot - style.px(8))
            self._made = (key, sheet, banners, slip)
        return self._made[1:]

    # ---- picture ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, share = host.style, self.count.verdict(self._seconds())
        sheet, banners, slip = self._make(style)
        old = target.get_clip()
        for i, banner in enumerate(banners):
            area, cloth = banner.area.move(self.rect.topleft), banner.cloth.move(self.rect.topleft)
            if share < 1.0:  # the pole and its arm stand there; the cloth comes down
                eased = share * share * (3 - 2 * share)
                for part in (
                    pygame.Rect(area.x, area.y, area.w, cloth.y - area.y),
                    pygame.Rect(area.x, area.y, cloth.x - area.x - round(style.u * 14), area.h),
                ):
                    target.blit(sheet, part, part.move(-self.rect.x, -self.rect.y))
                shown = pygame.Rect(area.x, area.y, area.w, round((cloth.bottom - area.y + style.px(12)) * eased))
                target.set_clip(shown.clip(old))
                if eased <= 0:
                    target.set_clip(old)
                    continue
            target.blit(sheet, area, banner.area)
            self._write(target, style, banner, i, alone=len(banners) == 1)
            target.set_clip(old)
        if len(banners) > 1 and share >= 1.0:
            self._write_slip(target, style, slip.move(self.rect.topleft))

    def _write(self, target: pygame.Surface, style: Style, banner: Banner, number: int, *, alone: bool) -> None:
        """Write on a cloth: the sign of victory and, for a sole winner, name and reason."""
        theme, fs, least = style.theme, style.metrics.fs, style.metrics.small_print
        room = banner.text.move(self.rect.topleft).inflate(-2 * style.px(6), 0)
        if not self.report.winners:
            lines = [
                Line(self.report.headline, "title", fs(54), least, theme.ink, 3, style.px(18), 1.2),
                Line(self.report.won_by or self.report.ended_by, "ui", fs(24), least, theme.ink, 8),
            ]
            column = set_column([line for line in lines if line.text], room.w, room.h)
            top = room.y + (room.h - column.height) // 4
            draw_column(target, column, pygame.Rect(room.x, top, room.w, column.height))
            return
        look = self.report.looks[self.report.winners[number]]
        ink = theme.seat(look.colour).text
        if not alone:
            lettering.put(target, SIGN, room.center, "title", min(room.w * 0.86, room.h * 0.8), ink, "c")
            return
        lines = [
            Line(look.name, "title", fs(72), least, ink, 2, style.px(2), 1.2),
            Line(self.words, "text", fs(36), least, ink, 2, style.px(26)),
            Line(self.report.won_by, "ui", fs(25), least, ink, 8, 0, 1.3),
        ]
        lines = [line for line in lines if line.text]
        least_sign = min(style.px(90), room.h // 4)
        column = set_column(lines, room.w, room.h - least_sign)
        sign = max(least_sign, min(room.w * 0.8, style.px(190), room.h - column.height - style.px(60)))
        spare = max(0, room.h - column.height - sign)
        lettering.put(target, SIGN, (room.centerx, room.y + spare * 0.2 + sign / 2), "title", sign * 0.98, ink, "c")
        top = round(room.y + sign + spare * 0.34)
        high = min(room.bottom - top, column.height + spare // 5)
        draw_column(target, column, pygame.Rect(room.x, top, room.w, high))

    def _write_slip(self, target: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
        """Say on a slip below the banners who wins, and why."""
        theme, fs, least = style.theme, style.metrics.fs, style.metrics.small_print
        slips.panel(rect.w, rect.h, style.u, theme, seed=9).lay(target, rect.x, rect.y)
        inner = rect.inflate(-2 * style.px(18), -2 * style.px(14))
        lines = [
            Line(self.report.headline, "title", fs(34), least, theme.ink, 7, style.px(8), 1.22),
            Line(self.report.won_by, "ui", fs(21), least, theme.secondary, 4),
        ]
        column = set_column([line for line in lines if line.text], inner.w, inner.h)
        top = inner.y + max(0, inner.h - column.height) // 2
        draw_column(target, column, pygame.Rect(inner.x, top, inner.w, column.height))


def _undyed(target: pygame.Surface, area: pygame.Rect, u: float, theme: Theme) -> Banner:
    """A banner of plain cloth with an empty circle drawn by one stroke: nobody's."""

    def px(units: float) -> int:
        return max(1, round(units * u))

    slips.plank(px(20), area.h - px(12), u, p.SUGI, True, 2).lay(target, area.x + px(12), area.y)
    slips.plank(area.w - px(10), px(18), u, p.SUGI, seed=2).lay(target, area.x, area.y + px(34))
    cloth = pygame.Rect(area.x + px(54), area.y + px(62), area.w - px(72), area.h - px(100))
    slips.slip(
        cloth.w, cloth.h, u, theme.paper_dim, theme.border, 2, False, seed=5, has_grain=theme.has_grain, line=theme.line
    ).lay(target, *cloth.topleft)
    cords = Svg(area.w / u, area.h / u)
    for i in range(4):
        x = 54 + (area.w / u - 72) * (i + 0.5) / 4
        cords.ink([(x, 40), (x - 5, 54), (x + 3, 72)], 5, theme.ink, seed=i, taper=(0, 0))
    for i in range(6):
        y = 62 + (area.h / u - 100) * (i + 0.5) / 6
        cords.ink([(14, y + 3), (36, y - 4), (60, y)], 5, theme.ink, seed=i + 9, taper=(0, 0))
    target.blit(cords.render(area.size), area)
    d = min(cloth.w - px(44), px(190), round(cloth.h * 0.26))
    stroke = Svg(100, 100).ink(ring(50, 50, 40, n=60, a0=-50, a1=285), 12, theme.ink, seed=4, taper=(0.02, 0.5))
    target.blit(stroke.render((d, d)), (cloth.centerx - d // 2, cloth.y + px(40)))
    top = cloth.y + px(40) + d + px(30)
    return Banner(area, cloth, pygame.Rect(cloth.x + px(16), top, cloth.w - px(32), cloth.bottom - px(20) - top))
