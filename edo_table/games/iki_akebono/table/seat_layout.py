"""Where the parts of a seat's panel lie: IKI's, with the trade track in the head and a line for what Akebono brings."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.games.iki.table.seat_layout import (
    COLUMNS_FROM,
    SeatPanel,
    high_tokens,
    low_lines,
    low_tokens,
    seat_panel_at,
    split,
)
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.ui.table.face import Scene
from edo_table.ui.table.ruler import Ruler
from edo_table.ui.table.seating import home_seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RiverPanel(SeatPanel):
    """Where the parts of a seat's panel lie."""

    trade: pygame.Rect
    """The space on the trade track."""

    sailors: pygame.Rect
    """The sailors that have not built a boat yet."""

    held: pygame.Rect
    """The room for boat tokens, special tokens and the personalities met."""

    def holding(self, count: int) -> list[pygame.Rect]:
        """The places of so many things, over each other where they are many."""
        side = self.held.h
        step = min(side * 1.08, (self.held.w - side) / max(1, count - 1))
        return [pygame.Rect(round(self.held.x + step * n), self.held.y, side, side) for n in range(count)]

    def sailor(self, number: int) -> pygame.Rect:
        """The place of a sailor."""
        side = min(self.sailors.h, self.sailors.w // 2)
        return pygame.Rect(self.sailors.x + number * side, self.sailors.centery - side // 2, side, side)

    def choices(self, *, is_high: bool) -> pygame.Rect:
        """The room for things that can be chosen and have no place on the table; a high one is for whole cards."""
        room = self.columns[0].union(self.columns[-1])
        top = self.fish[0].y if is_high else room.y if room.h >= 1.9 * self.held.h else self.held.y
        return pygame.Rect(room.x, top, room.w, room.bottom - top)


@seat_panel_at.register
def _seat_panel_at(desk: AkebonoDesk, scene: Scene, seat: int, rect: pygame.Rect) -> RiverPanel:
    is_own = seat == home_seat(scene)
    if is_own or rect.h >= (COLUMNS_FROM + 0.06) * rect.w:
        return _high_panel(desk, rect, is_own=is_own)
    return _low_panel(desk, rect)


def _head(band: pygame.Rect, pad: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
    """Name, Kobuns, firefighting, trade and score in a band."""
    h = band.h
    iki = pygame.Rect(band.right - pad - round(h * 1.2), band.y, round(h * 1.2), h)
    trade = pygame.Rect(iki.x - round(h * 1.72), band.y, round(h * 1.66), h)
    fire = pygame.Rect(trade.x - round(h * 1.68), band.y, round(h * 1.62), h)
    kobuns = pygame.Rect(fire.x - round(h * 2.4), band.y + 2, round(h * 2.2), h - 4)
    left = band.x + pad + h
    name = pygame.Rect(left, band.y, max(10, kobuns.x - left - pad), h)
    return name, kobuns, fire, trade, iki


def _line(rect: pygame.Rect, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Sailors, and what is held, in a line."""
    side = rect.h
    sailors = pygame.Rect(rect.x, rect.y, 2 * side, side)
    return sailors, pygame.Rect(sailors.right + 2 * gap, rect.y, rect.right - sailors.right - 2 * gap, side)


def _low_panel(desk: AkebonoDesk, rect: pygame.Rect) -> RiverPanel:
    """A low panel of three lines."""
    pad, gap, band, second, third = low_lines(desk, rect, 12)
    goods = split(pygame.Rect(second.x, second.y, round(second.w * 0.56), second.h), 5, max(2, gap // 2))
    smoke, fish, columns = low_tokens(third, gap)
    side = min(second.h, round(second.w * 0.062))
    x = goods[-1].right + gap
    sailors, held = _line(pygame.Rect(x, second.centery - side // 2, second.right - x, side), gap)
    name, kobuns, fire, trade, iki = _head(band, pad)
    ruler = Ruler(desk.metrics, rect, min(rect.w / 580, rect.h / 140))
    return RiverPanel(
        ruler, False, False, band, name, kobuns, fire, iki, goods, fish, smoke, columns,
        trade=trade, sailors=sailors, held=held,
    )  # fmt: skip


def _high_panel(desk: AkebonoDesk, rect: pygame.Rect, *, is_own: bool) -> RiverPanel:
    """A panel with a column for each type."""
    pad = max(4, desk.metrics.px(10))
    band_h = min(round(rect.h * 0.17), desk.metrics.px(54), round(rect.w / 11))
    band = pygame.Rect(rect.x, rect.y, rect.w, band_h)
    body = pygame.Rect(rect.x + pad, band.bottom + 3, rect.w - 2 * pad, rect.bottom - band.bottom - pad)
    goods_h, token_h = min(round(body.h * 0.20), body.w // 8), min(round(body.h * 0.18), body.w // 11)
    gap = max(3, desk.metrics.px(6))
    goods = split(pygame.Rect(body.x, body.y, body.w, goods_h), 5, gap)
    third = pygame.Rect(body.x, body.y + goods_h + 2, body.w, token_h)
    smoke, fish = high_tokens(third, gap)
    sailors, held = _line(pygame.Rect(body.x, third.bottom + gap // 2, body.w, fish[0].w), gap)
    below = pygame.Rect(body.x, held.bottom + gap, body.w, body.bottom - held.bottom - gap)
    ruler = Ruler(desk.metrics, rect, min(rect.w / 580, rect.h / 320))
    name, kobuns, fire, trade, iki = _head(band, pad)
    return RiverPanel(
        ruler,
        is_own,
        True,
        band,
        name,
        kobuns,
        fire,
        iki,
        goods,
        fish,
        smoke,
        split(below, 5, gap),
        trade=trade,
        sailors=sailors,
        held=held,
    )
