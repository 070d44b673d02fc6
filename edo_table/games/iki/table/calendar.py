"""The ribbon of the year: its months, with the fires and Paydays that lie ahead."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pygame

from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.state import NEW_YEARS_DAY
from edo_table.games.iki.table import art
from edo_table.games.iki.table.desk import Desk
from edo_table.games.iki.table.lights import outline
from edo_table.games.iki.table.seasons import season_sign
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.lettering import label, measure, put
from edo_table.ui.table.face import Scene
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import MARGIN, centred

GROUNDS = ("#F0C9CB", "#B7D5D6", "#EBC79A", "#C9D3DE")
_NEW_YEAR = "#F3D9A0"


@dataclass(frozen=True, slots=True)
class Month:
    """A month of the ribbon."""

    number: int
    rect: pygame.Rect


def months(desk: Desk) -> list[Month]:
    """The months with their places; the last is New Year's Day."""
    rect = desk.region("calendar")
    if rect is None:
        return []
    pad = max(3, desk.metrics.px(5))
    inner = rect.inflate(-2 * pad, -2 * pad)
    edges = [round(inner.x + inner.w * number / NEW_YEARS_DAY) for number in range(NEW_YEARS_DAY + 1)]
    return [
        Month(number + 1, pygame.Rect(left, inner.y, right - left - 2, inner.h))
        for number, (left, right) in enumerate(itertools.pairwise(edges))
    ]


def draw_calendar(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Draw the ribbon; the running month is framed, those gone are pale."""
    rect, month = desk.region("calendar"), int(scene.view["month"])
    if rect is None:
        return

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        slips.panel(at.w, at.h, desk.metrics.u, desk.theme, seed=12).lay(surface, at.x, at.y)
        for one in months(desk):
            _draw_month(desk, surface, one.number, one.rect.move(at.x - rect.x, at.y - rect.y), month)

    prints.lay(target, "calendar", (month, desk.theme.name), rect, desk.metrics.px(MARGIN), draw)
    for one in months(desk):
        if one.number == month and "calendar" not in scene.hidden:
            frame = slips.frame(one.rect.w, one.rect.h, desk.metrics.u, desk.theme.primary, gap=0.0, line=4.5)
            frame.lay(target, *one.rect.topleft)
        outline(desk, target, scene, f"month:{one.number}", one.rect)


def _draw_month(desk: Desk, target: pygame.Surface, number: int, rect: pygame.Rect, month: int) -> None:
    m, theme = desk.metrics, desk.theme
    ground = GROUNDS[min(3, (number - 1) // 3)] if number < NEW_YEARS_DAY else _NEW_YEAR
    if theme.is_contrast:
        ground = theme.paper
    is_gone = number < month
    target.fill(p.rgb(p.mix(ground, "#B9AF9E", 0.55) if is_gone else ground), rect)
    ink = theme.ink
    if number == NEW_YEARS_DAY:
        words = desk.text("new_year_short")
        if measure(words, "title", m.small_print)[0] <= rect.w - 4:
            label(target, words, rect.inflate(-4, 0), "title", m.fs(17), ink, "c", m.small_print)
        else:
            put(target, "元", rect.center, "title", min(rect.h * 0.7, m.fs(26)), ink, "c", rect)
        return
    size = round(min(rect.h * 0.72, rect.w * 0.30))
    is_first, strength, is_payday = number % 3 == 1, desk.parts.fire_strength(number), number % 3 == 0
    digits = rect
    if is_first or strength or is_payday:
        digits = pygame.Rect(rect.x + 2, rect.y, round(rect.w * (0.32 if strength else 0.44)), rect.h)
    rest = pygame.Rect(digits.right, rect.y, rect.right - digits.right - 3, rect.h)
    put(target, str(number), digits.center, "title", max(m.small_print, min(rect.h * 0.62, m.fs(22))), ink, "c", digits)
    if is_first:
        centred(target, season_sign(SEASONS[(number - 1) // 3], size), rest.center)
    elif strength:
        px = max(m.small_print, round(size * 0.80))
        wide = measure(str(strength), "title", px)[0]
        flame = min(size, rest.w - wide - 1)
        left = rest.x + (rest.w - flame - wide) / 2
        centred(target, art.good("firefighting", flame, theme), (left + flame / 2, rest.centery))
        room = pygame.Rect(round(left + flame), rest.y, wide, rest.h)
        put(target, str(strength), room.midleft, "title", px, theme.warn_text, "lm", room)
    elif is_payday:
        centred(target, art.good("mon", size, theme), rest.center)
