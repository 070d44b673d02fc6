"""Payday as a scene: what everybody's characters bring, harmony group by group, and the rice that is eaten."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from edo_table.games.iki.table import art
from edo_table.games.iki.table.acts import view_at_event
from edo_table.games.iki.table.desk import Desk
from edo_table.games.iki.table.reckoning import Harmony, harmony, own_stalls, paid_salaries
from edo_table.games.iki.table.scenes import dim, faint, lay_sheet, ramp, sheet_rect
from edo_table.ui.print import palette as p
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import fit, label, measure
from edo_table.ui.table.face import Act, Scene, View
from edo_table.ui.table.ruler import centred
from edo_table.ui.table.seating import look

_COLUMNS = (0.17, 0.36, 0.33, 0.14)
"""Shares of the sheet: names, salaries, harmony, food."""

HELD = 1.5
"""Seconds in which the whole sheet is to be read, after the last of it has come."""


def payday_act(desk: Desk, before: Scene, after: Scene, month: int) -> Act:
    """The scene of a Payday."""
    view = view_at_event(desk, before, after)
    players = len(before.seats)
    scored = harmony(desk.parts, view["stalls"], players)
    wages = paid_salaries(desk.parts, view)
    order = list(before.view["fire_order"])

    moving = 4.6 + 0.5 * players
    scale = (moving + HELD) / moving

    def paint(target: pygame.Surface, whole: float) -> None:
        share = min(1.0, whole * scale)
        dim(target, ramp(share, 0.0, 0.06))
        rect = sheet_rect(desk, 1240, 210 + 118 * players)
        lay_sheet(desk, target, rect, ramp(share, 0.0, 0.06))
        if share < 0.06:
            return
        _draw(desk, target, rect, before, view, order, wages, scored, month, share)

    cues = [(0.04, "bell"), *((0.12 + 0.24 * n / players, "coins") for n in range(players))]
    cues += [(0.42 + 0.3 * n / max(1, len(scored)), f"koto-{min(6, n + 1)}") for n in range(min(6, len(scored)))]
    return Act(paint, moving + HELD, tuple((at / scale, sound) for at, sound in cues))


def _draw(
    desk: Desk, target: pygame.Surface, rect: pygame.Rect, scene: Scene, view: View, order: list[int],
    wages: Sequence[Sequence[tuple[str, int]]], scored: list[Harmony], month: int, share: float,
) -> None:  # fmt: skip
    m, theme = desk.metrics, desk.theme
    pad = m.px(30)
    inner = rect.inflate(-2 * pad, -2 * pad)
    title = desk.text(
        "payday_title", season=desk.word("season", ("spring", "summer", "autumn", "winter")[(month - 1) // 3])
    )
    head = max(round(inner.h * 0.13), m.fs(58))
    label(target, title, pygame.Rect(inner.x, inner.y, inner.w, head), "title", m.fs(36), theme.ink, "c", m.small_print)
    edges, x = [], float(inner.x)
    for part in _COLUMNS:
        edges.append(pygame.Rect(round(x), inner.y + head, round(part * inner.w), inner.h - head))
        x += part * inner.w
    names = max(round(inner.h * 0.10), m.fs(32))
    for key, column in zip(("", "payday_salary", "payday_harmony", "payday_food"), edges, strict=True):
        if key:
            words = desk.text(key)
            room = pygame.Rect(column.x + 6, column.y, column.w - 12, names)
            label(target, words, room, "title", m.fs(20), theme.warn_text, "l", m.small_print)
    top = inner.y + head + names
    high = (inner.bottom - top) // max(1, len(order))
    for number, seat in enumerate(order):
        y = top + number * high
        pygame.draw.line(target, p.rgb(p.mix(theme.secondary, theme.paper, 0.5)), (inner.x, y), (inner.right, y), 1)
        row = [pygame.Rect(column.x, y, column.w, high) for column in edges]
        _name(desk, target, scene, seat, row[0])
        _salary(
            desk,
            target,
            wages[seat],
            row[1].inflate(-12, 0),
            ramp(share, 0.10 + 0.24 * number / len(order), 0.18 + 0.24 * number / len(order)),
        )
        _harmony(
            desk,
            target,
            [one for one in scored if one.seat == seat],
            row[2].inflate(-12, 0),
            share,
            [one.group for one in scored],
        )
        _food(desk, target, view, seat, wages[seat], row[3].inflate(-12, 0), ramp(share, 0.80, 0.90))


def _name(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, box: pygame.Rect) -> None:
    m, shown = desk.metrics, look(scene, seat)
    size = round(min(box.h * 0.56, m.px(54)))
    centred(target, crest_disc(desk.theme.seat(shown.colour), size), (box.x + size * 0.6, box.centery))
    room = pygame.Rect(box.x + round(size * 1.25), box.y, box.w - round(size * 1.25) - 4, box.h)
    label(target, shown.name, room, "title", m.fs(23), desk.theme.ink, "l", m.small_print)


def _salary(
    desk: Desk, target: pygame.Surface, wages: Sequence[tuple[str, int]], box: pygame.Rect, amount: float
) -> None:
    m, theme = desk.metrics, desk.theme
    if not wages:
        label(target, desk.text("nothing"), box, "ui", m.fs(19), theme.secondary, "l", m.small_print)
        return
    size = round(min(box.h * 0.66, box.w / max(4.0, len(wages) * 1.12)))
    for number, (name, n) in enumerate(wages):
        picture = art.amount(name, n, size, theme, always=True)
        centred(target, faint(picture, amount), (box.x + size * (0.55 + 1.12 * number), box.centery))


def _harmony(
    desk: Desk, target: pygame.Surface, own: list[Harmony], box: pygame.Rect, share: float, groups: list[str]
) -> None:
    """A product for each type in each group, and the sum."""
    m, theme = desk.metrics, desk.theme
    if not own:
        label(target, desk.text("nothing"), box, "ui", m.fs(19), theme.secondary, "l", m.small_print)
        return
    known = list(dict.fromkeys(groups))
    total = round(min(box.h * 0.62, m.px(58)))
    room = pygame.Rect(box.x, box.y, box.w - total - 6, box.h)
    words = [one.product for one in own]
    px = min(
        fit(text, "title", m.fs(25), room.w / max(1, min(3, len(own))) - m.px(40), m.small_print) for text in words
    )
    mark = round(px * 1.35)
    across = max(
        1, min(len(own), int(room.w // (mark + max(measure(text, "title", px)[0] for text in words) + m.px(14))))
    )
    lines = -(-len(own) // across)
    step = min(round(px * 1.55), room.h // max(1, lines))
    reached = room.x
    for number, (one, text) in enumerate(zip(own, words, strict=True)):
        begins = 0.40 + 0.34 * known.index(one.group) / max(1, len(known))
        amount = ramp(share, begins, begins + 0.06)
        if amount <= 0:
            continue
        line, column = divmod(number, across)
        x = room.x + column * room.w // across
        y = room.centery + round((line - (lines - 1) / 2) * step)
        centred(target, faint(art.type_mark(one.type, mark, theme), amount), (x + mark / 2, y))
        place = pygame.Rect(x + mark + 4, y - step // 2, room.w // across - mark - 6, step)
        label(target, text, place, "title", px, theme.ink, "l", m.small_print)
        reached = max(reached, place.x + measure(text, "title", px)[0])
    summed = ramp(share, 0.74, 0.80)
    if summed > 0:
        picture = art.amount("iki", sum(one.iki for one in own), total, theme)
        middle = min(box.right - total / 2, reached + m.px(50) + total / 2)
        equals = pygame.Rect(reached, box.y, round(middle - total / 2) - reached, box.h)
        if equals.w > 1.6 * measure("=", "title", px)[0]:
            label(target, "=", equals, "title", px, theme.ink, "c", m.small_print)
        centred(target, faint(picture, summed), (middle, box.centery))


def _food(
    desk: Desk,
    target: pygame.Surface,
    view: View,
    seat: int,
    wages: Sequence[tuple[str, int]],
    box: pygame.Rect,
    amount: float,
) -> None:
    m, theme = desk.metrics, desk.theme
    if amount <= 0:
        return
    need = len(own_stalls(view, seat))
    has = int(view["seats"][seat]["rice"]) + dict(wages).get("rice", 0)
    size = round(min(box.h * 0.52, box.w * 0.4))
    centred(target, faint(art.good("rice", size, theme), amount), (box.x + size * 0.55, box.centery))
    words = f"{min(has, need)}/{need}"
    place = pygame.Rect(box.x + round(size * 1.2), box.y, box.w - round(size * 1.2), box.h)
    label(target, words, place, "title", m.fs(24), theme.ink if has >= need else theme.warn_text, "l", m.small_print)
