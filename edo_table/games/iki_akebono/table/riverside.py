"""Where the river lies: beside the street with the bridge over it, and before the quay with the boats."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import pygame

from edo_table.games.iki.table.streetmap import StreetMap, lay_board, lay_street, street_map
from edo_table.games.iki_akebono.table.art import BOAT_RATIO, CARD_RATIO, RIVER_RATIO
from edo_table.games.iki_akebono.table.desk import BRIDGE, AkebonoDesk
from edo_table.ui.table.face import Point

# Widths in widths of a card: the street with its Nagayas, the river beside it, and the most either gets.
_STREET, _MOST_STREET, _RIVER, _MOST_RIVER = 9.9, 10.5, 2.24, 3.1
_ROWS = 5.86
"""The height of the street with its Nagayas in widths of a card."""

_TRACK = 46.0
"""Layout units of a line of the trade track."""

_TILE = 1.05
"""The width of a boat on the riverbank in widths of one on a wave."""

# ---- the river beside the street -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class RiverStreet(StreetMap):
    """The main board with the river at its right, over which the street goes."""

    river: pygame.Rect
    deck: pygame.Rect
    """The bridge."""

    covering: pygame.Rect
    """The covering tile, on the way that nobody goes any more."""

    people: tuple[pygame.Rect, ...]
    """The places of the personalities of the season."""

    own_wave: pygame.Rect
    """The place of the boat that has one of its own."""

    goods: tuple[pygame.Rect, ...]
    """The places of the tokens in the river."""

    def length(self, shop: str) -> pygame.Rect:
        """The bridge has no shop: its space may take all of it."""
        return self.deck if shop == BRIDGE else self.shops[shop]

    def bend(self, here: str, there: str) -> list[Point]:
        """The points between two neighbouring spaces: the bridge itself is the street's right turn."""
        if BRIDGE in (here, there):
            lane = self.lanes[1 if here != BRIDGE else 0]
            return [(self.deck.x + self.deck.w * 0.12, lane)]
        return StreetMap.bend(self, here, there)


@lay_board.register
def _lay(desk: AkebonoDesk, area: pygame.Rect) -> RiverStreet:
    pad, gap = max(3, round(desk.metrics.u * 8)), max(2, round(desk.metrics.u * 4))
    inner = area.inflate(-2 * pad, -2 * pad)
    card = min(inner.w / (_STREET + _RIVER), (inner.h - 4 * gap) / _ROWS)
    street_w = min(inner.w - _RIVER * card, _MOST_STREET * card)
    street_w = round(max(street_w, inner.w - _MOST_RIVER * card))
    base = lay_street(desk, pygame.Rect(area.x, area.y, street_w + 2 * pad, area.h))
    left = base.street.right - max(2, pad // 2)
    river = pygame.Rect(left, base.rect.y, area.right - left, base.rect.h)
    return _with_river(base, river, gap, pad, desk.metrics.small_print)


def _with_river(base: StreetMap, river: pygame.Rect, gap: int, pad: int, small_print: int) -> RiverStreet:
    street = base.street
    deck = pygame.Rect(river.x, street.y, river.w, street.h)
    lane = next(iter(base.spaces.values()))
    space = pygame.Rect(0, 0, min(lane.w, round(deck.w * 0.66)), lane.h)
    space.center = (deck.centerx + round(deck.w * 0.02), deck.centery)
    upper = pygame.Rect(river.x + gap, river.y + pad, river.w - gap - pad, street.y - river.y - pad - 2 * gap)
    wide = min((upper.w - gap) // 2, round(upper.h * CARD_RATIO))
    high = round(wide / CARD_RATIO)
    step = min(wide + 3 * gap, upper.w - wide)
    x = upper.centerx - (step + wide) // 2
    people = tuple(pygame.Rect(x + step * n, upper.y + (upper.h - high) // 3, wide, high) for n in range(2))
    lower = pygame.Rect(river.x + gap, street.bottom + 2 * gap, river.w - gap - pad, river.bottom - pad - street.bottom)
    lower.h -= 2 * gap
    side = min((lower.w - 4 * gap) // 3, round(lower.h * 0.36))
    boat_h = min(lower.h - side - gap, round(lower.w * 0.86 / RIVER_RATIO))
    boat = pygame.Rect(0, lower.y + max(0, lower.h - side - gap - boat_h) // 3, round(boat_h * RIVER_RATIO), boat_h)
    boat.centerx = lower.centerx
    x = lower.centerx - (3 * side + 2 * gap) // 2
    goods = tuple(pygame.Rect(x + (side + gap) * n, lower.bottom - side, side, side) for n in range(3))
    edge = street.right - base.ladder.right
    covering = pygame.Rect(0, 0, round(edge * 0.62), round(min(base.ladder.h, street.h * 0.40)))
    covering.center = (round(base.ladder.right + edge * 0.52), street.centery)
    held: dict[str, Any] = {field.name: getattr(base, field.name) for field in fields(base)}
    held["rect"] = base.rect.union(river)
    held["head"] = min(base.head, round(small_print * 1.3) + 2)
    if base.way_cells()["1"].h < 1.45 * small_print:  # the tracks have no room for their headings
        held["head"] = max(2, pad // 3)
    held["spaces"] = {**base.spaces, BRIDGE: space}
    return RiverStreet(**held, river=river, deck=deck, covering=covering, people=people, own_wave=boat, goods=goods)


def river_street(desk: AkebonoDesk) -> RiverStreet | None:
    """The main board with its river; None where there is no room for one."""
    board = street_map(desk)
    return board if isinstance(board, RiverStreet) else None


# ---- the quay ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Quay:
    """The River board: the trade track, the riverbank, and the waves before it."""

    rect: pygame.Rect
    track: pygame.Rect
    bank: pygame.Rect
    berths: tuple[pygame.Rect, ...]
    """The places of the boats that can be built, by their numbers."""

    water: pygame.Rect
    waves: tuple[pygame.Rect, ...]
    """The places on the river, but for that of the Shop boat."""

    lines: int
    """In how many lines the spaces of the trade track lie."""

    def cells(self, head: int, crowd: list[int]) -> list[pygame.Rect]:
        """The spaces of the trade track beside its heading; one with several markers is wider."""
        room = pygame.Rect(self.track.x + head, self.track.y, self.track.w - head, self.track.h)
        if self.lines > 1:
            room = pygame.Rect(self.track.x, self.track.y + head, self.track.w, self.track.h - head)
        first = -(-len(crowd) // self.lines)
        out = []
        high = room.h // self.lines
        for line in range(self.lines):
            parts = [1 + 0.42 * max(0, count - 1) for count in crowd[line * first : (line + 1) * first]]
            unit, x = room.w / sum(parts), float(room.x)
            for part in parts:
                cell = pygame.Rect(round(x), room.y + line * high, round(x + part * unit) - round(x) - 2, high - 2)
                out.append(cell)
                x += part * unit
        return out


def quay(desk: AkebonoDesk) -> Quay | None:
    """The River board in its region; None where there is no room for one."""
    if "quay" not in desk.kept:
        rect = desk.region("river")
        desk.kept["quay"] = None if rect is None else _lay_quay(desk, rect)
    found: Quay | None = desk.kept["quay"]
    return found


def _lay_quay(desk: AkebonoDesk, rect: pygame.Rect) -> Quay:
    m = desk.metrics
    gap, pad = max(2, m.px(5)), max(3, m.px(7))
    is_flat = rect.w > 1.9 * rect.h
    boats = sum(boat.cost is not None for boat in desk.content.boats)
    waves = desk.content.numbers.waves - sum(boat.has_own_wave for boat in desk.content.boats)
    lines = 1 if is_flat else 2
    line_h = max(m.px(_TRACK), round(m.small_print * 1.9))
    track_h = min(line_h * lines + (0 if is_flat else round(m.fs(18) * 1.5)), round(rect.h * 0.36))
    track = pygame.Rect(rect.x, rect.y, rect.w, track_h)
    below = pygame.Rect(rect.x, track.bottom + gap, rect.w, rect.bottom - track.bottom - gap)
    if is_flat:
        share = boats * _TILE / (boats * _TILE + waves)
        bank = pygame.Rect(below.x, below.y, round(below.w * share), below.h)
        water = pygame.Rect(bank.right, below.y, below.right - bank.right, below.h)
        columns = (boats, waves)
    else:
        columns = (2, 2)
        bank = pygame.Rect(below.x, below.y, below.w, round(below.h * 0.5))
        water = pygame.Rect(below.x, bank.bottom, below.w, below.bottom - bank.bottom)
    return Quay(
        rect,
        track,
        bank,
        _grid(bank.inflate(-2 * pad, -2 * pad), boats, columns[0], gap, BOAT_RATIO),
        water,
        _grid(water.inflate(-2 * gap, -2 * gap), waves, columns[1], gap, RIVER_RATIO),
        lines,
    )


def _grid(room: pygame.Rect, count: int, columns: int, gap: int, ratio: float) -> tuple[pygame.Rect, ...]:
    """Places of one form in rows, as large as the room allows, in its middle."""
    rows = -(-count // columns)
    wide = min((room.w - gap * (columns - 1)) / columns, (room.h - gap * (rows - 1)) / rows * ratio)
    w, h = int(wide), int(wide / ratio)
    across = (room.w - w * columns) / columns
    down = (room.h - h * rows) / rows
    return tuple(
        pygame.Rect(
            round(room.x + (n % columns) * (w + across) + across / 2),
            round(room.y + (n // columns) * (h + down) + down / 2),
            w,
            h,
        )
        for n in range(count)
    )


def wave_at(desk: AkebonoDesk, number: int) -> pygame.Rect | None:
    """The place of a wave from 1; those that are kept for a boat come last."""
    shown, board = quay(desk), river_street(desk)
    if shown is not None and 1 <= number <= len(shown.waves):
        return shown.waves[number - 1]
    return board.own_wave if board is not None and number == desk.content.numbers.waves else None
