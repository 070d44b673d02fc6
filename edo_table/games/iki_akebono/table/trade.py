"""The trade track on the River board: its spaces with what they bring after a fire, and the markers."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.table.desk import seat_style
from edo_table.games.iki.table.tracks import lay_paper
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.games.iki_akebono.table.riverside import quay
from edo_table.ui.print import palette as p
from edo_table.ui.print.lettering import label, measure
from edo_table.ui.table.face import Scene
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import centred

_GROUND, _FAR = "#E8EFE6", "#7FB0BC"
"""Papers of the first space and of the last."""


def head_room(desk: AkebonoDesk) -> int:
    """The pixels that the heading of the track takes: beside its spaces, or above them where they lie in two lines."""
    shown = quay(desk)
    if shown is None:
        return 0
    size = _head_size(desk)
    return (
        measure(desk.text("trade"), "title", size)[0] + desk.metrics.px(22) if shown.lines == 1 else round(size * 1.5)
    )


def _head_size(desk: AkebonoDesk) -> int:
    shown = quay(desk)
    high = desk.metrics.fs(18) if shown is None else round(shown.track.h / shown.lines * 0.5)
    return max(desk.metrics.small_print, min(desk.metrics.fs(18), high))


def trade_cells(desk: AkebonoDesk, scene: Scene) -> list[pygame.Rect]:
    """The spaces of the trade track, from 0."""
    shown = quay(desk)
    if shown is None:
        return []
    levels = [int(data["trade"]) for data in scene.view["seats"]]
    crowd = [levels.count(level) for level in range(desk.content.trade.most + 1)]
    return shown.cells(head_room(desk), crowd)


@dataclass(frozen=True, slots=True)
class TradeMarker:
    """A trade marker's place."""

    seat: int
    rect: pygame.Rect


def trade_markers(desk: AkebonoDesk, scene: Scene) -> list[TradeMarker]:
    """The markers of all seats; in one space they lie side by side."""
    cells = trade_cells(desk, scene)
    levels = [int(data["trade"]) for data in scene.view["seats"]]
    bonuses = dict(desk.content.trade.bonuses)
    out = []
    for level, cell in enumerate(cells):
        there = [seat for seat, at in enumerate(levels) if at == level]
        if not there:
            continue
        room = _room(desk, cell, has_bonus=level in bonuses)
        size = round(min(room.h * 0.96, room.w / (1 + 0.62 * (len(there) - 1))))
        step = min(size * 0.92, (room.w - size) / max(1, len(there) - 1))
        for order, seat in enumerate(there):
            x = room.right - size - step * (len(there) - 1 - order)
            out.append(TradeMarker(seat, pygame.Rect(round(x), room.centery - size // 2, size, size)))
    return out


def _digits(desk: AkebonoDesk, cell: pygame.Rect) -> int:
    """The width of the number of a space."""
    least = measure(str(desk.content.trade.most), "title", desk.metrics.small_print)[0] + 2
    return max(least, round(min(cell.h * 0.6, cell.w * 0.25)))


def _bonus_side(cell: pygame.Rect) -> int:
    """The size of what a space brings."""
    return round(min(cell.h * 0.76, cell.w * 0.34))


def _is_narrow(desk: AkebonoDesk, cell: pygame.Rect) -> bool:
    """Whether markers lie on what a space brings, because there is no room beside it."""
    return cell.w - _digits(desk, cell) - _bonus_side(cell) < 0.72 * cell.h


def _room(desk: AkebonoDesk, cell: pygame.Rect, *, has_bonus: bool) -> pygame.Rect:
    """The part of a space for markers: beside its number and what it brings."""
    left = _digits(desk, cell) + 2
    if has_bonus and not _is_narrow(desk, cell):
        left += _bonus_side(cell) + 1
    return pygame.Rect(cell.x + left, cell.y + 1, cell.w - left - 3, cell.h - 2)


def draw_trade(desk: AkebonoDesk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Draw the trade track; its spaces are printed once until a marker moves."""
    shown, m, theme = quay(desk), desk.metrics, desk.theme
    if shown is None:
        return
    head = head_room(desk)
    room = pygame.Rect(shown.track.x + m.px(12), shown.track.y, head - m.px(12), shown.track.h)
    if shown.lines > 1:
        room = pygame.Rect(shown.track.x + m.px(12), shown.track.y, shown.track.w - m.px(24), head)
    label(target, desk.text("trade"), room, "title", _head_size(desk), theme.on_dark, "l", m.small_print)
    levels = tuple(int(data["trade"]) for data in scene.view["seats"])

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        shift = (at.x - shown.track.x, at.y - shown.track.y)
        for level, cell in enumerate(trade_cells(desk, scene)):
            _draw_space(desk, surface, level, cell.move(shift), is_taken=level in levels)

    prints.lay(target, "trade", (levels, theme.name), shown.track, 0, draw)
    for marker in trade_markers(desk, scene):
        look = seat_style(desk, scene, marker.seat)
        if look is not None and f"trader:{marker.seat}" not in scene.hidden:
            target.blit(art.trade_marker(look, marker.rect.w), marker.rect)


def _draw_space(desk: AkebonoDesk, target: pygame.Surface, level: int, cell: pygame.Rect, *, is_taken: bool) -> None:
    m, theme, track = desk.metrics, desk.theme, desk.content.trade
    ground = theme.paper if theme.is_contrast else p.mix(_GROUND, _FAR, level / track.most * 0.8)
    lay_paper(target, cell, ground, cut=4)
    digits = pygame.Rect(cell.x + 2, cell.y, _digits(desk, cell), cell.h)
    label(target, str(level), digits, "title", min(m.fs(19), cell.h * 0.6), p.SUMI, "c", m.small_print)
    side = _bonus_side(cell)
    for name, n in zip(GOODS, dict(track.bonuses).get(level, ()), strict=False):
        if n:
            picture, x = art.amount(name, n, side, theme, always=name == "iki"), cell.x + cell.w * 0.62
            if is_taken and _is_narrow(desk, cell):
                picture = picture.copy()
                picture.set_alpha(110)
            elif is_taken:
                x = digits.right + side / 2 + 1
            centred(target, picture, (x, cell.centery))
