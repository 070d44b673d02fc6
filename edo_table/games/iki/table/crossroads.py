"""The arms of the Crossroads: the season with its month, the gate, the fire tiles and the season's deck."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.table import art
from edo_table.games.iki.table.desk import Desk
from edo_table.games.iki.table.seasons import season_picture, season_sign
from edo_table.games.iki.table.streetmap import StreetMap, street_map
from edo_table.games.iki.table.tracks import lay_paper
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.lettering import label, measure, put
from edo_table.ui.table.face import Scene
from edo_table.ui.table.ruler import centred

SIGNS = ("一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二", "元")
"""The months in signs; the last is New Year's Day."""


@dataclass(frozen=True, slots=True)
class South:
    """The parts of the lower arm: the fire tiles, and the deck of the season."""

    fire: pygame.Rect
    deck: pygame.Rect
    head: int


def south(desk: Desk, board: StreetMap) -> South:
    """Where the piles in the lower arm lie."""
    r = board.south
    head = round(desk.metrics.fs(15) * 1.4)
    high = round(min((r.h - head) * 0.74, r.w * 0.40 * 1.35))
    wide = round(high / 1.35)
    y = r.y + head + (r.h - head - high) // 2
    fire = pygame.Rect(0, y, wide, high)
    deck = pygame.Rect(0, y, wide, high)
    fire.centerx, deck.centerx = r.x + round(r.w * 0.27), r.x + round(r.w * 0.73)
    return South(fire, deck, head)


def draw_crossroads(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the season's picture with the month, what passing the Crossroads brings, fire tiles and deck."""
    board = street_map(desk)
    if board is None:
        return
    _draw_north(desk, target, scene, board)
    _draw_middle(desk, target, board)
    _draw_south(desk, target, scene, board)


def _draw_north(desk: Desk, target: pygame.Surface, scene: Scene, board: StreetMap) -> None:
    r, m, theme, view = board.north, desk.metrics, desk.theme, scene.view
    month = int(view["month"])
    pygame.draw.rect(target, p.rgb(p.SUMI), r.inflate(6, 6), 0, 5)
    pygame.draw.rect(target, p.rgb(theme.paper), r.inflate(3, 3), 0, 4)
    season = min(3, max(0, (month - 1) // 3)) if month else 0
    target.blit(season_picture(SEASONS[season], r.size, is_new_year=month > 12), r)
    if month < 1:
        return
    side = round(min(r.w * 0.36, r.h * 0.36))
    seal = pygame.Rect(r.x + 4, r.bottom - side - 4, side, side)
    slips.slip(side, side, m.u, theme.primary, theme.border, seed=7, double=True, has_grain=theme.has_grain).lay(
        target, seal.x, seal.y
    )
    sign = SIGNS[min(month, 13) - 1]
    put(target, sign, seal.center, "title", side * (0.62 if len(sign) == 1 else 0.40), theme.on_dark, "c", seal)
    box = pygame.Rect(seal.right + 5, seal.y, r.right - seal.right - 9, side)
    lay_paper(target, box, theme.paper)
    words = desk.text("month", n=month) if month < 13 else desk.text("new_year_short")
    if measure(words, "title", m.small_print)[0] > box.w - 8:
        words = str(month) if month < 13 else ""
    if box.h < 2.6 * m.small_print:  # the ribbon of the year says what happens
        label(target, words, box.inflate(-8, -2), "title", min(m.fs(20), box.h * 0.8), theme.ink, "c", m.small_print)
        return
    upper = pygame.Rect(box.x + 4, box.y + 2, box.w - 8, box.h // 2 - 2)
    lower = pygame.Rect(box.x + 4, box.y + box.h // 2, box.w - 8, box.h // 2 - 3)
    label(target, words, upper, "title", min(m.fs(20), upper.h * 0.9), theme.ink, "c", m.small_print)
    draw_month_event(desk, target, month, lower)


def draw_month_event(desk: Desk, target: pygame.Surface, month: int, rect: pygame.Rect) -> None:
    """Draw what happens after a month: a fire with its strength, Payday, or a coin on every card left."""
    m, theme = desk.metrics, desk.theme
    strength = desk.parts.fire_strength(month)
    size = round(min(rect.h * 0.96, rect.w * 0.48))
    if strength:
        digits = str(strength)
        px = max(m.small_print, round(size * 0.82))
        wide = measure(digits, "title", px)[0]
        x = rect.centerx - (size + wide + 2) / 2
        centred(target, art.good("firefighting", size, theme), (x + size / 2, rect.centery))
        room = pygame.Rect(round(x + size + 1), rect.y, wide + 4, rect.h)
        put(target, digits, room.center, "title", px, theme.warn_text, "c", room)
    elif month in (3, 6, 9, 12):
        centred(target, art.good("mon", round(size * 0.9), theme), (rect.centerx - size * 0.30, rect.centery))
        centred(target, art.good("rice", round(size * 0.9), theme), (rect.centerx + size * 0.42, rect.centery))
    else:
        return


def _draw_middle(desk: Desk, target: pygame.Surface, board: StreetMap) -> None:
    r, m = board.middle, desk.metrics
    words = desk.text("crossroads")
    size = m.fs(18)
    if measure(words, "title", m.small_print)[0] > r.w - 8:
        return
    high = round(size * 1.3)
    label(
        target,
        words,
        pygame.Rect(r.x + 4, r.y + round(r.h * 0.10), r.w - 8, high),
        "title",
        size,
        p.SUMI,
        "c",
        m.small_print,
    )
    icon = round(min(r.h * 0.42, r.w * 0.30))
    y = r.y + round(r.h * 0.10) + high + round(icon * 0.62)
    centred(target, art.amount("experience", 1, icon, desk.theme), (r.centerx, y))


def _draw_south(desk: Desk, target: pygame.Surface, scene: Scene, board: StreetMap) -> None:
    r, m, theme, view = board.south, desk.metrics, desk.theme, scene.view
    parts = south(desk, board)
    slips.slip(r.w, r.h, m.u, theme.paper, theme.border, seed=9, has_grain=theme.has_grain).lay(target, r.x, r.y)
    for words, rect in ((desk.text("fire"), parts.fire), (desk.text("deck"), parts.deck)):
        room = pygame.Rect(rect.centerx - r.w // 4 + 3, r.y + 2, r.w // 2 - 6, parts.head)
        if measure(words, "ui", m.small_print)[0] <= room.w:
            label(target, words, room, "ui", m.fs(15), theme.ink, "c", m.small_print)
    for shift in (2, 1, 0):
        box = parts.fire.move(-2 * shift, -2 * shift)
        lay_paper(target, box, p.KON, p.SUMI, 5)
    flame = round(parts.fire.w * 0.72)
    centred(target, art.good("firefighting", flame, theme), parts.fire.center)
    left = int(view["deck"])
    if not left:
        pygame.draw.rect(target, p.rgb(theme.secondary), parts.deck, 1, 5)
        return
    for shift in range(min(3, left) - 1, -1, -1):
        lay_paper(target, parts.deck.move(-2 * shift, -2 * shift), p.AI, p.SUMI, 5)
    centred(
        target,
        season_mark(desk, int(view["season"]), round(parts.deck.w * 0.62)),
        (parts.deck.centerx, parts.deck.y + parts.deck.h * 0.36),
    )
    foot = pygame.Rect(
        parts.deck.x, parts.deck.y + round(parts.deck.h * 0.62), parts.deck.w, round(parts.deck.h * 0.32)
    )
    put(target, str(left), foot.center, "title", max(m.small_print, min(foot.h * 0.9, m.fs(24))), p.SHIRO, "c", foot)


def season_mark(desk: Desk, season: int, size: int) -> pygame.Surface:
    """The sign of a season: blossom, sun, maple leaf or snow."""
    return season_sign(SEASONS[season], size)
