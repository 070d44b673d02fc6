"""The two tracks within the street's loop: who walks how far and when, and who fights fires best."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.games.iki.table import art
from edo_table.games.iki.table.desk import Desk, seat_style
from edo_table.games.iki.table.lights import light, outline
from edo_table.games.iki.table.streetmap import StreetMap, street_map
from edo_table.ui.print import palette as p
from edo_table.ui.print.lettering import label, measure
from edo_table.ui.table.face import Scene
from edo_table.ui.table.ruler import centred


def draw_tracks(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the Ikizama track and the firefighting track."""
    board = street_map(desk)
    if board is not None:
        _draw_way(desk, target, scene, board)
        _draw_ladder(desk, target, scene, board)


def _draw_head(desk: Desk, target: pygame.Surface, rect: pygame.Rect, head: int, words: str, more: str) -> None:
    m = desk.metrics
    if head < m.small_print:
        return
    room = pygame.Rect(rect.x + m.px(12), rect.y + 1, rect.w - 2 * m.px(12), head - m.px(6))
    size = min(m.fs(18), max(m.small_print, round(head * 0.74)))
    wide = measure(words, "title", size)[0]
    label(
        target,
        words,
        pygame.Rect(room.x, room.y, min(wide + 2, room.w), room.h),
        "title",
        size,
        p.SUMI,
        "l",
        m.small_print,
    )
    right = pygame.Rect(room.x + wide + m.px(14), room.y, room.w - wide - m.px(14), room.h)
    small = min(m.fs(15), size)
    if right.w > 20 and measure(more, "ui", m.small_print)[0] <= right.w:
        label(target, more, right, "ui", small, p.SUMI, "r", m.small_print)


def lay_paper(target: pygame.Surface, rect: pygame.Rect, ground: str, edge: str = p.SUMI, cut: int = 5) -> None:
    """Lay a small paper with an edge."""
    pygame.draw.rect(target, p.rgb(edge), rect, 0, cut)
    pygame.draw.rect(target, p.rgb(ground), rect.inflate(-3, -3), 0, max(1, cut - 1))


def _draw_way(desk: Desk, target: pygame.Surface, scene: Scene, board: StreetMap) -> None:
    view, theme, m = scene.view, desk.theme, desk.metrics
    for space, rect in board.way_cells().items():
        ident = f"ikizama:{space}"
        light(desk, target, scene, ident, rect, is_small=True)
        seat = view["ikizama"][space]
        is_acting = seat is not None and seat == view["to_move"] and view["phase"] == "actions"
        lay_paper(target, rect, p.mix(theme.paper, theme.lit, 0.45) if is_acting else theme.paper)
        words = desk.word("space", space)
        look = seat_style(desk, scene, seat)
        if view["blocked"] == space:
            _draw_blocked(target, rect)
            continue
        if look is not None and f"ikizama-of:{seat}" not in scene.hidden:
            size = round(min(rect.h * 0.84, rect.w * 0.46))
            centred(target, art.ikizama(look, size), (rect.x + 4 + size / 2, rect.centery))
            room = pygame.Rect(rect.x + size + 5, rect.y, rect.w - size - 7, rect.h)
            if measure(words, "title", m.small_print)[0] <= room.w:
                label(target, words, room, "title", min(rect.h * 0.48, m.fs(28)), theme.ink, "c", m.small_print)
        else:
            is_first = space == "1-4"
            room = rect.inflate(-8, 0)
            if is_first:
                coin = round(min(rect.h * 0.56, rect.w * 0.30))
                room.w -= coin
                one = desk.content.numbers.first_space_mon
                centred(target, art.amount("mon", one, coin, theme), (rect.right - 5 - coin / 2, rect.centery))
            label(target, words, room, "title", min(rect.h * 0.52, m.fs(30)), theme.ink, "c", m.small_print)
        outline(desk, target, scene, f"{ident}", rect)
    # Over the light of the spaces, which reaches into it.
    _draw_head(desk, target, board.way, board.head, desk.text("way"), desk.text("way_order"))


def _draw_blocked(target: pygame.Surface, rect: pygame.Rect) -> None:
    """A blocking tile: two boards nailed crosswise."""
    inner = rect.inflate(-6, -6)
    pygame.draw.rect(target, p.rgb(p.KURI), inner, 0, 4)
    w = max(3, round(rect.h * 0.14))
    for a, b in ((inner.topleft, inner.bottomright), (inner.bottomleft, inner.topright)):
        pygame.draw.line(target, p.rgb(p.SUMI), a, b, w + 4)
        pygame.draw.line(target, p.rgb(p.HINOKI), a, b, w)
    pygame.draw.rect(target, p.rgb(p.SUMI), inner, 2, 4)


@dataclass(frozen=True, slots=True)
class Marker:
    """A firefighting marker's place."""

    seat: int
    at: tuple[int, int]
    size: int


def markers(desk: Desk, scene: Scene) -> list[Marker]:
    """The markers: in one space they lie side by side, the top of the stack on the right."""
    board, view = street_map(desk), scene.view
    if board is None:
        return []
    levels = [int(data["firefighting"]) for data in view["seats"]]
    cells = board.ladder_cells(levels, desk.content.numbers.firefighting_most)
    out = []
    for level, cell in enumerate(cells):
        there = [seat for seat in view["fire_order"] if levels[seat] == level]
        if not there:
            continue
        room = cell.h - level_foot(desk, cell) + 2
        size = round(min(room, cells[0].w if len(there) == 1 else cell.w / len(there) * 1.25))
        step = min(size * 0.84, (cell.w - size) / max(1, len(there) - 1))
        for order, seat in enumerate(there):
            x = cell.centerx + ((len(there) - 1) / 2 - order) * step
            out.append(Marker(seat, (round(x), cell.y + round(size * 0.55) + 1), size))
    return list(reversed(out))


def level_foot(desk: Desk, cell: pygame.Rect) -> int:
    """The height of a level's number at the foot of its space."""
    return max(round(cell.h * 0.34), round(desk.metrics.small_print * 1.15))


def _draw_ladder(desk: Desk, target: pygame.Surface, scene: Scene, board: StreetMap) -> None:
    m, view = desk.metrics, scene.view
    _draw_head(desk, target, board.ladder, board.head, desk.text("ladder"), desk.text("ladder_order"))
    levels = [int(data["firefighting"]) for data in view["seats"]]
    most = desk.content.numbers.firefighting_most
    for level, cell in enumerate(board.ladder_cells(levels, most)):
        lay_paper(target, cell, p.mix("#FBE9C8", "#E3895E", level / most * 0.75), cut=4)
        high = level_foot(desk, cell)
        foot = pygame.Rect(cell.x, cell.bottom - high - 1, cell.w, high)
        if measure(str(level), "title", m.small_print)[0] <= foot.w:
            size = max(m.small_print, min(foot.h * 0.9, m.fs(17)))
            label(target, str(level), foot, "title", size, p.SUMI, "c", m.small_print)
    for marker in markers(desk, scene):
        look = seat_style(desk, scene, marker.seat)
        if look is not None and f"marker:{marker.seat}" not in scene.hidden:
            centred(target, art.marker(look, marker.size), marker.at)
