"""The end as a small scene: masters are turned up one after the other, insolents lose face, the winner remains."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from edo_table.games.izayoi.table import cards
from edo_table.games.izayoi.table.desk import Desk, seat_of
from edo_table.games.izayoi.table.scenes import dim, lay_sheet, make_ready, ramp, sheet_rect, turning
from edo_table.games.izayoi.table.stamp import stamp
from edo_table.ui.print import slips
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import fit, label, measure, paragraph, paragraph_size, put
from edo_table.ui.print.strokes import lay_stroke
from edo_table.ui.table.face import Act, Scene
from edo_table.ui.table.ruler import centred, label_if_fits, label_of_name
from edo_table.ui.table.seating import look, style

_WIDE, _HIGH = 1560.0, 860.0
_COME, _TELL = 0.8, 2.0
"""Seconds until the sheet lies there, and for the verdict at the end."""

_EACH = 1.15
"""Seconds for every master."""


@dataclass(frozen=True, slots=True)
class Column:
    """Where the parts of a seat's column lie."""

    rect: pygame.Rect
    band: pygame.Rect
    art: pygame.Rect
    points: pygame.Rect
    serves: pygame.Rect
    master: pygame.Rect
    against: pygame.Rect


@dataclass(frozen=True, slots=True)
class Stage:
    """Where the parts of the scene lie."""

    rect: pygame.Rect
    title: pygame.Rect
    rule: pygame.Rect
    columns: tuple[Column, ...]
    verdict: pygame.Rect


def stage(desk: Desk, count: int) -> Stage:
    """The scene's geometry in a window."""
    m = desk.metrics
    rect = sheet_rect(desk, min(_WIDE, 310.0 * count + 160), _HIGH)
    pad = m.px(26)
    inner = rect.inflate(-2 * pad, -2 * m.px(16))
    title = pygame.Rect(inner.x, inner.y, inner.w, round(m.fs(30) * 1.4))
    verdict = pygame.Rect(inner.x, inner.bottom - round(m.fs(34) * 1.5), inner.w, round(m.fs(34) * 1.5))
    rule = pygame.Rect(inner.x, title.bottom, inner.w, round(m.fs(19) * 1.5))
    room = pygame.Rect(inner.x, rule.bottom + m.px(8), inner.w, verdict.y - rule.bottom - m.px(20))
    wide = room.w // count
    columns = []
    for number in range(count):
        cell = pygame.Rect(room.x + number * wide, room.y, wide, room.h).inflate(-m.px(14), 0)
        columns.append(_column(desk, cell))
    return Stage(rect, title, rule, tuple(columns), verdict)


def _column(desk: Desk, cell: pygame.Rect) -> Column:
    m = desk.metrics
    band = pygame.Rect(cell.x, cell.y, cell.w, round(m.fs(24) * 1.7))
    words = round(m.fs(18) * 1.4)
    inner = pygame.Rect(cell.x, band.bottom + m.px(8), cell.w, cell.bottom - band.bottom - m.px(14))
    pictures = inner.h - words - m.px(8)
    high = min(pictures * 0.56, cell.w * 0.62 / cards.RATIO)
    low = min(pictures * 0.42, high * 0.92)
    spare = max(0, round(pictures - high - low))
    wide = round(high * cards.RATIO)
    left = cell.x + round(cell.w * 0.09)
    art = pygame.Rect(left, inner.y + spare // 3, wide, round(high))
    points = pygame.Rect(art.right + m.px(4), art.y, cell.right - art.right - m.px(8), art.h)
    serves = pygame.Rect(cell.x + m.px(6), art.bottom + spare // 6, cell.w - m.px(12), words)
    master = pygame.Rect(0, serves.bottom + m.px(4), round(low * cards.RATIO), round(low))
    master.centerx = art.centerx
    against = pygame.Rect(points.x, master.y, points.w, master.h)
    return Column(cell, band, art, points, serves, master, against)


def masters_shown(desk: Desk, after: Scene) -> Act:
    """The whole scene; the position after the end tells everything."""
    count = len(after.seats)
    seconds = _COME + _EACH * count + _TELL
    cues = [(0.0, "bell")]
    for number, seat in enumerate(_order(after)):
        at = (_COME + _EACH * number) / seconds
        cues.append((at, "paper"))
        if after.view["seats"][seat]["is_insolent"]:
            cues.append((at + 0.6 * _EACH / seconds, "taiko-soft"))
    cues.append(((_COME + _EACH * count) / seconds, "end"))

    def paint(target: pygame.Surface, share: float) -> None:
        paint_end(desk, target, after, share)

    return Act(paint, seconds, tuple(cues))


def _order(scene: Scene) -> list[int]:
    """Seats in the order in which their masters are turned up: from the one with the fewest points."""
    seats = range(len(scene.seats))
    return sorted(seats, key=lambda seat: (scene.view["seats"][seat]["points"], seat))


def paint_end(desk: Desk, target: pygame.Surface, scene: Scene, share: float) -> None:
    """Draw the scene at a share of its time."""
    count = len(scene.seats)
    seconds = _COME + _EACH * count + _TELL
    now = share * seconds
    st = stage(desk, count)
    come = ramp(now, 0.0, _COME)
    dim(target, come)
    lay_sheet(desk, target, st.rect, come)
    if come < 1:
        _make_ready(desk, scene, st, come)
        return
    m, theme = desk.metrics, desk.theme
    title = desk.text("masters")
    label(target, title, st.title, "title", m.fs(30), theme.ink, "c", m.small_print)
    label_if_fits(target, desk.text("loses_face"), st.rule, m.fs(19), theme.secondary, "c", m.small_print)
    is_told = now >= _COME + _EACH * count
    for number, seat in enumerate(_order(scene)):
        begins = _COME + _EACH * number
        turned = ramp(now, begins, begins + 0.45 * _EACH)
        judged = ramp(now, begins + 0.6 * _EACH, begins + 0.9 * _EACH)
        _draw_column(desk, target, scene, seat, st.columns[seat], turned, judged, is_told=is_told)
    if is_told:
        _draw_verdict(desk, target, scene, st)


def _make_ready(desk: Desk, scene: Scene, st: Stage, come: float) -> None:
    makers: list[Callable[[], object]] = [partial(cards.master, desk, scene, None, st.columns[0].master.h)]
    for seat, column in enumerate(st.columns):
        data = scene.view["seats"][seat]
        if data["art"] is not None:
            makers.append(partial(cards.player_card, desk, scene, data["art"], column.art.h))
        makers.append(partial(cards.master, desk, scene, data["master"], column.master.h))
    make_ready(makers, come)


def _draw_column(
    desk: Desk, target: pygame.Surface, scene: Scene, seat: int, column: Column, turned: float, judged: float, *,
    is_told: bool,
) -> None:  # fmt: skip
    m, theme, data = desk.metrics, desk.theme, scene.view["seats"][seat]
    shown, seat_style = look(scene, seat), style(theme, scene, seat)
    if is_told and data["is_winner"]:
        slips.frame(column.rect.w, column.rect.h, m.u, theme.lit, gap=0.0, line=7.0).lay(target, *column.rect.topleft)
    piece = slips.panel(column.rect.w, column.rect.h, m.u, theme, column.band.h, seat_style.ground,
                        seat_style.pattern, is_dim=True, seed=seat + 2)  # fmt: skip
    piece.lay(target, column.rect.x, column.rect.y)
    disc = crest_disc(seat_style, column.band.h * 1.06)
    centred(target, disc, (column.band.x + column.band.h * 0.60, column.band.centery + column.band.h * 0.08))
    room = pygame.Rect(column.band.x + round(column.band.h * 1.22), column.band.y, 0, column.band.h)
    room.w = column.band.right - m.px(8) - room.x
    label(target, shown.name, room, "title", m.fs(24), seat_style.text, "l", m.small_print)
    if data["art"] is not None:
        centred(target, cards.player_card(desk, scene, data["art"], column.art.h), column.art.center)
    _draw_points(desk, target, column.points, int(data["points"]), m.fs(44))
    serves = seat_of(scene.view, data["master"])
    face = cards.master(desk, scene, data["master"], column.master.h)
    back = cards.master(desk, scene, None, column.master.h)
    centred(target, turning(back, face, turned), column.master.center)
    if turned >= 1 and serves is not None:
        say = partial(_served, desk, is_own=serves == seat)
        label_of_name(target, say, look(scene, serves).name, column.serves, m.fs(18), theme.secondary, m.small_print)
        if serves != seat:
            _draw_points(desk, target, column.against, int(scene.view["seats"][serves]["points"]), m.fs(32))
    if data["is_insolent"] and judged > 0:
        lay_stroke(target, column.art.inflate(m.px(10), -m.px(10)), column.art.w * 0.13, theme.warn_text, judged, seat)
        if judged >= 1:
            mark = stamp(column.art.w * 0.56, theme.primary, theme.on_dark)
            centred(target, mark, (column.art.right - column.art.w * 0.34, column.art.bottom - column.art.h * 0.22))


def _served(desk: Desk, name: str, *, is_own: bool) -> str:
    return desk.text("served_nobody") if is_own else desk.text("served", seat=name)


def _draw_points(desk: Desk, target: pygame.Surface, rect: pygame.Rect, points: int, size: int) -> None:
    m = desk.metrics
    px = fit(str(points), "title", size, rect.w, m.small_print)
    at = (rect.centerx, rect.y + rect.h * 0.34)
    put(target, str(points), at, "title", px, desk.theme.ink, "c", rect)
    below = pygame.Rect(rect.x, round(at[1] + px * 0.62), rect.w, round(m.fs(16) * 1.4))
    label_if_fits(target, desk.text("points_word", n=points), below, m.fs(16), desk.theme.secondary, "c",
                  m.small_print)  # fmt: skip


def _draw_verdict(desk: Desk, target: pygame.Surface, scene: Scene, st: Stage) -> None:
    m, theme = desk.metrics, desk.theme
    winners = [seat for seat, data in enumerate(scene.view["seats"]) if data["is_winner"]]
    names = desk.words.join([look(scene, seat).name for seat in winners])
    if not winners:
        words, ink = desk.text("all_lost_face"), theme.warn_text
    elif len(winners) == 1:
        words, ink = desk.text("wins", seat=names, n=int(scene.view["seats"][winners[0]]["points"])), theme.ink
    else:
        words, ink = desk.text("share", seats=names), theme.ink
    size = fit(words, "title", m.fs(34), st.verdict.w, m.small_print)
    if measure(words, "title", size)[0] <= st.verdict.w:
        label(target, words, st.verdict, "title", size, ink, "c", m.small_print)
        return
    while size > m.small_print and paragraph_size(words, "title", size, st.verdict.w, 1.05)[1] > st.verdict.h:
        size -= 1
    paragraph(target, words, st.verdict, "title", size, ink, "c", middle=True, leading=1.05)
