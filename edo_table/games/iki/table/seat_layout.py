"""Where the parts of a seat's panel lie: low ones count what has retired, high ones show it in columns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

import pygame

from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.table.desk import Desk
from edo_table.ui.table.face import Scene
from edo_table.ui.table.ruler import Ruler
from edo_table.ui.table.seating import home_seat

SHOWN_GOODS = GOODS[:5]
"""All but IKI, which is the score."""

_MOST_HIGH = 1.2
"""The height of a panel of the others in its widths."""

COLUMNS_FROM = 0.38
"""From this height in its widths a panel shows the retired characters one by one."""

_GAP = 8.0

Rects = tuple[pygame.Rect, ...]


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """Where the parts of a seat's panel lie."""

    ruler: Ruler
    is_own: bool
    has_columns: bool
    """Whether the retired characters are shown one by one, and not only counted."""

    band: pygame.Rect
    name: pygame.Rect
    kobuns: pygame.Rect
    fire: pygame.Rect
    iki: pygame.Rect
    goods: tuple[pygame.Rect, ...]
    fish: tuple[pygame.Rect, ...]
    smoke: pygame.Rect
    """The room for pipes, pouches and special tokens."""

    columns: tuple[pygame.Rect, ...]
    """One for each type of character."""

    def good(self, name: str) -> pygame.Rect:
        """The place of a good; that of IKI is the score."""
        return self.goods[SHOWN_GOODS.index(name)] if name in SHOWN_GOODS else self.iki

    def kobun(self, number: int) -> pygame.Rect:
        """The place of a Kobun."""
        side = min(self.kobuns.h, self.kobuns.w // 4 + 2)
        step = (self.kobuns.w - side) / 3
        return pygame.Rect(round(self.kobuns.x + step * number), self.kobuns.centery - side // 2, side, side)

    def smokes(self, count: int) -> list[pygame.Rect]:
        """The places of so many tokens, over each other where they are many."""
        side = self.fish[0].w if self.fish else self.smoke.h
        side = min(side, self.smoke.h)
        step = min(side * 1.1, (self.smoke.w - side) / max(1, count - 1))
        return [
            pygame.Rect(round(self.smoke.x + step * n), self.smoke.centery - side // 2, side, side)
            for n in range(count)
        ]


def seat_rect(desk: Desk, scene: Scene, seat: int) -> pygame.Rect | None:
    """The rectangle of a seat's panel; None if this window has no room for it."""
    home, players = home_seat(scene), len(scene.seats)
    if seat == home:
        return desk.region("own")
    column = desk.region("seats")
    if column is None:
        return None
    gap, count = desk.metrics.px(_GAP), players - 1
    high = min(round(column.w * _MOST_HIGH), (column.h - gap * (count - 1)) // count)
    order = (seat - home) % players - 1
    return pygame.Rect(column.x, column.y + order * (high + gap), column.w, high)


def seat_panel(desk: Desk, scene: Scene, seat: int) -> SeatPanel | None:
    """How a seat's panel is divided; None if there is no room for it."""
    rect = seat_rect(desk, scene, seat)
    if rect is None:
        return None
    return seat_panel_at(desk, scene, seat, rect)


def split(rect: pygame.Rect, count: int, gap: int) -> tuple[pygame.Rect, ...]:
    """Equal parts of a rectangle beside each other."""
    wide = (rect.w - gap * (count - 1)) / count
    return tuple(pygame.Rect(round(rect.x + (wide + gap) * n), rect.y, round(wide), rect.h) for n in range(count))


def _head(band: pygame.Rect, pad: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
    """Name, Kobuns, firefighting and score in a band."""
    h = band.h
    iki = pygame.Rect(band.right - pad - round(h * 1.25), band.y, round(h * 1.25), h)
    fire = pygame.Rect(iki.x - round(h * 1.75), band.y, round(h * 1.65), h)
    kobuns = pygame.Rect(fire.x - round(h * 2.9), band.y + 2, round(h * 2.7), h - 4)
    left = band.x + pad + h
    name = pygame.Rect(left, band.y, max(10, kobuns.x - left - pad), h)
    return name, kobuns, fire, iki


def low_lines(desk: Desk, rect: pygame.Rect, most: int) -> tuple[int, int, pygame.Rect, pygame.Rect, pygame.Rect]:
    """Margin, gap, band and the two lines below it of a low panel, whose band is a `most`-th of its width at most."""
    pad, gap = max(4, desk.metrics.px(10)), max(3, desk.metrics.px(6))
    inner = rect.inflate(-2 * pad, -max(6, pad))
    band_h = min(round(inner.h / 2.94), desk.metrics.px(46), round(rect.w / most))
    band = pygame.Rect(rect.x, rect.y, rect.w, band_h + max(3, pad // 2))
    body = pygame.Rect(inner.x, band.bottom + 2, inner.w, inner.bottom - band.bottom - 2)
    row = body.h // 2
    second, third = (pygame.Rect(body.x, body.y + row * n + 1, body.w, row - 2) for n in (0, 1))
    return pad, gap, band, second, third


def low_tokens(line: pygame.Rect, gap: int) -> tuple[pygame.Rect, Rects, Rects]:
    """The room for what is smoked, the places of fish and the columns of a low panel in its last line."""
    left = pygame.Rect(line.x, line.y, round(line.w * 0.47), line.h)
    side = min(line.h, round(line.w * 0.062))
    fish = tuple(
        pygame.Rect(left.right + gap + round(side * 1.08 * n), line.centery - side // 2, side, side) for n in range(4)
    )
    smoke = pygame.Rect(fish[-1].right + gap, line.y, line.right - fish[-1].right - gap, line.h)
    return smoke, fish, split(left, 5, max(2, gap // 2))


def high_tokens(line: pygame.Rect, gap: int) -> tuple[pygame.Rect, Rects]:
    """The room for what is smoked and the places of fish in their line of a high panel."""
    side = min(line.h - 2, round(line.w * 0.105))
    fish = tuple(pygame.Rect(line.x + round(side * 1.1 * n), line.centery - side // 2, side, side) for n in range(4))
    return pygame.Rect(fish[-1].right + 2 * gap, line.y, line.right - fish[-1].right - 2 * gap, line.h), fish


def _panel(desk: Desk, rect: pygame.Rect) -> SeatPanel:
    """A low panel of three lines."""
    pad, gap, band, second, third = low_lines(desk, rect, 11)
    smoke, fish, columns = low_tokens(third, gap)
    ruler = Ruler(desk.metrics, rect, min(rect.w / 580, rect.h / 112))
    return SeatPanel(ruler, False, False, band, *_head(band, pad), split(second, 5, gap), fish, smoke, columns)


def _high_panel(desk: Desk, rect: pygame.Rect, *, is_own: bool) -> SeatPanel:
    """A panel with a column for each type."""
    pad = max(4, desk.metrics.px(10))
    band_h = min(round(rect.h * 0.18), desk.metrics.px(54), round(rect.w / 10))
    band = pygame.Rect(rect.x, rect.y, rect.w, band_h)
    body = pygame.Rect(rect.x + pad, band.bottom + 3, rect.w - 2 * pad, rect.bottom - band.bottom - pad)
    goods_h, token_h = min(round(body.h * 0.23), body.w // 7), min(round(body.h * 0.22), body.w // 8)
    gap = max(3, desk.metrics.px(6))
    goods = split(pygame.Rect(body.x, body.y, body.w, goods_h), 5, gap)
    third = pygame.Rect(body.x, body.y + goods_h + 2, body.w, token_h)
    smoke, fish = high_tokens(third, gap)
    below = pygame.Rect(body.x, third.bottom + gap, body.w, body.bottom - third.bottom - gap)
    ruler = Ruler(desk.metrics, rect, min(rect.w / 580, rect.h / 304))
    return SeatPanel(ruler, is_own, True, band, *_head(band, pad), goods, fish, smoke, split(below, 5, gap))


@singledispatch
def seat_panel_at(desk: Desk, scene: Scene, seat: int, rect: pygame.Rect) -> SeatPanel:
    """How a seat's panel is divided when it lies at another place."""
    is_own = seat == home_seat(scene)
    if is_own or rect.h >= COLUMNS_FROM * rect.w:
        return _high_panel(desk, rect, is_own=is_own)
    return _panel(desk, rect)
