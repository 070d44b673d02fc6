"""Where the parts of the main board lie: Nagayas beside the street, shops along it, tracks within its loop."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

import pygame

from edo_table.games.iki.table.desk import Desk
from edo_table.games.iki.tables import SPACES
from edo_table.ui.table.face import Point

CARD_HIGH = 1.4
"""The height of a card in its widths."""

_SHOP, _MOST_SHOP, _STREET, _MOST_STREET = 0.70, 0.95, 1.66, 2.5
"""Heights of a shop and of the street, in widths of a card."""

OUTER = {"nw": "rice-shop", "sw": "fire-tower", "se": "construction-site", "ne": "fish-market"}
"""The shop at the outer half of each Nagaya; the other one is nearer to the Crossroads."""


@dataclass(frozen=True, slots=True)
class Block:
    """A Nagaya: its ground, and whether it lies above the street and to the left of the Crossroads."""

    rect: pygame.Rect
    is_upper: bool
    is_left: bool


@dataclass(frozen=True, slots=True)
class StreetMap:
    """The board's geometry in pixels."""

    rect: pygame.Rect
    card: int
    """The width of a card."""

    street: pygame.Rect
    cross: pygame.Rect
    """The arms of the Crossroads, from the upper edge to the lower."""

    blocks: dict[str, Block]
    stalls: dict[str, pygame.Rect]
    shops: dict[str, pygame.Rect]
    upper: frozenset[str]
    """The shops above the street."""

    spaces: dict[str, pygame.Rect]
    start: pygame.Rect
    way: pygame.Rect
    """The board of the Ikizama track."""

    ladder: pygame.Rect
    """The board of the firefighting track."""

    north: pygame.Rect
    """The season's picture, with the month."""

    south: pygame.Rect
    """Fire tiles and the season's deck."""

    middle: pygame.Rect
    """The Crossroads itself, between the two tracks."""

    bridge: pygame.Rect
    lanes: tuple[int, int] = (0, 0)
    """Heights of the upper and lower lane's middles."""

    head: int = 0
    """The height of the headings of the tracks."""

    def way_cells(self) -> dict[str, pygame.Rect]:
        """The spaces of the Ikizama track from left to right."""
        rect = self._below_head(self.way)
        gap = max(2, round(rect.w * 0.014))
        wide = (rect.w - 4 * gap) / 5.55
        out, x = {}, float(rect.x)
        for number, name in enumerate(SPACES):
            w = wide * (1.55 if number == 0 else 1)
            out[name] = pygame.Rect(round(x), rect.y, round(x + w) - round(x), rect.h)
            x += w + gap
        return out

    def ladder_cells(self, levels: list[int], most: int) -> list[pygame.Rect]:
        """The spaces of the firefighting track from left to right; one with several markers is wider."""
        rect = self._below_head(self.ladder)
        crowd = [levels.count(level) for level in range(most + 1)]
        parts = [1 + 0.66 * max(0, count - 1) for count in crowd]
        unit = rect.w / sum(parts)
        out, x = [], float(rect.x)
        for part in parts:
            out.append(pygame.Rect(round(x), rect.y, round(x + part * unit) - round(x) - 2, rect.h))
            x += part * unit
        return out

    def _below_head(self, rect: pygame.Rect) -> pygame.Rect:
        pad = max(3, round(rect.h * 0.07))
        return pygame.Rect(
            rect.x + 2 * pad, rect.y + self.head, rect.w - 4 * pad, rect.h - self.head - round(1.4 * pad)
        )

    def sign(self, shop: str) -> pygame.Rect:
        """The white board of a shop on which its trades are painted, or its goods lie."""
        front, roof = self.front(shop), round(self.shops[shop].w * 0.018)
        mark = self.mark(shop)
        left = mark.right + roof
        return pygame.Rect(left, front.y + roof, front.right - roof - left, front.h - 2 * roof)

    def length(self, shop: str) -> pygame.Rect:
        """What a space may take of the street: as much as its shop is wide."""
        return self.shops[shop]

    def roof(self, shop: str) -> pygame.Rect:
        """The tiled roof, which bears the name."""
        rect = self.shops[shop]
        high = round(rect.h * 0.31)
        top = rect.y if shop in self.upper else rect.bottom - high
        return pygame.Rect(rect.x, top, rect.w, high)

    def front(self, shop: str) -> pygame.Rect:
        """The wall under the roof; below the street it stands above its roof, so that both face the street."""
        rect, roof = self.shops[shop], self.roof(shop)
        if shop in self.upper:
            return pygame.Rect(rect.x + 3, roof.bottom, rect.w - 6, rect.bottom - roof.bottom)
        return pygame.Rect(rect.x + 3, rect.y, rect.w - 6, roof.y - rect.y)

    def mark(self, shop: str) -> pygame.Rect:
        """The curtain with the shop's sign."""
        front = self.front(shop)
        pad = max(2, round(front.h * 0.06))
        wide = min(front.h - 2 * pad, round(front.w * 0.20))
        return pygame.Rect(front.x + pad, front.y + pad, wide, front.h - 2 * pad)

    def stand(self, shop: str | None, order: int, count: int) -> Point:
        """Where the order-th of so many Oyakatas stands on a shop's space, or on the starting area."""
        rect = self.spaces.get(shop or "", self.start)
        size = self.figure
        step = min(size * 0.86, (rect.w - size) / max(1, count - 1))
        return rect.centerx + (order - (count - 1) / 2) * step, rect.centery - size * 0.10

    @property
    def figure(self) -> int:
        """The height of an Oyakata."""
        rect = next(iter(self.spaces.values()))
        return max(16, round(rect.h * 1.12))

    def path(self, desk: Desk, begin: int, steps: int) -> list[Point]:
        """The points of a walk from a space (0: the start) over so many spaces, the Crossroads and bends included."""
        street = desk.parts.board.street
        points: list[Point] = [self.stand(street[begin - 1] if begin else None, 0, 1)]
        for step in range(1, steps + 1):
            before, at = (begin + step - 2) % len(street), (begin + step - 1) % len(street)
            if (begin or step > 1) and at == 0:
                points.append(self.stand(None, 0, 1))
            if at != 0:
                points += self.bend(street[before], street[at])
            points.append(self.stand(street[at], 0, 1))
        return points

    def bend(self, here: str, there: str) -> list[Point]:
        """The points between two neighbouring spaces, where the street turns from one side to the other."""
        if (here in self.upper) == (there in self.upper):
            return []
        x = self.street.left if self.spaces[there].centerx < self.rect.centerx else self.street.right
        edge = self.spaces[there].h * 0.9
        return [(x + edge if x == self.street.left else x - edge, self.street.centery)]


def street_map(desk: Desk) -> StreetMap | None:
    """The board in its region, as large as the region allows; None where there is no room for one."""
    if "street" not in desk.kept:
        area = desk.region("board")
        desk.kept["street"] = None if area is None else lay_board(desk, area)
    found: StreetMap | None = desk.kept["street"]
    return found


@singledispatch
def lay_board(desk: Desk, area: pygame.Rect) -> StreetMap:
    """Lay the board into its region."""
    return lay_street(desk, area)


def lay_street(desk: Desk, area: pygame.Rect) -> StreetMap:
    """Lay the street with its Nagayas and shops into a rectangle, as large as it allows."""
    count = 3 if desk.players == 2 else 4
    pad, gap = max(3, round(desk.metrics.u * 8)), max(2, round(desk.metrics.u * 4))
    inner = area.inflate(-2 * pad, -2 * pad)
    rows = 2 * CARD_HIGH + 2 * _SHOP + _STREET
    wide = inner.w / (2 * 4 * 1.035 + 1.62)
    card = int(min(wide, (inner.h - 4 * gap) / rows))
    cross_w = round(max(card * 1.56, inner.w - 2 * 4 * card * 1.10))
    cross_w = min(cross_w, round(card * 2.1))
    half = (inner.w - cross_w) // 2
    spare = max(0, inner.h - 4 * gap - round(rows * card))
    shop_h = min(round(_SHOP * card) + spare // 6, round(_MOST_SHOP * card))
    street_h = min(round(_STREET * card) + spare - 2 * (shop_h - round(_SHOP * card)), round(_MOST_STREET * card))
    card_h = round(card * CARD_HIGH)
    used = 2 * card_h + 2 * shop_h + street_h + 4 * gap
    top = inner.y + max(0, inner.h - used) // 2
    rect = pygame.Rect(area.x, max(area.y, top - pad), area.w, min(area.h, used + 2 * pad))
    cross = pygame.Rect(inner.x + half, rect.y, inner.w - 2 * half, rect.h)

    upper_card, lower_card = top, top + used - card_h
    upper_shop, lower_shop = top + card_h + gap, lower_card - gap - shop_h
    street = pygame.Rect(
        rect.x + pad // 2,
        upper_shop + shop_h + gap,
        rect.w - 2 * (pad // 2),
        lower_shop - upper_shop - shop_h - 2 * gap,
    )

    blocks, stalls, shops = {}, {}, {}
    for nagaya in desk.parts.board.nagayas:
        is_upper, is_left = nagaya[0] == "n", nagaya[1] == "w"
        x0 = inner.x if is_left else cross.right
        y0 = upper_card if is_upper else lower_card
        blocks[nagaya] = Block(
            pygame.Rect(x0 - gap // 2, y0 - gap, half + gap // 2 * 2 - gap, card_h + 2 * gap), is_upper, is_left
        )
        ground = blocks[nagaya].rect
        for stall in desk.parts.board.stalls:
            if stall.nagaya == nagaya:
                place = stall.place if is_left else count - 1 - stall.place
                x = ground.x + ground.w * (place + 0.5) / count - card / 2
                stalls[stall.id] = pygame.Rect(round(x), y0, card, card_h)
    upper = set()
    for shop in desk.parts.houses:
        nagaya = next(stall.nagaya for stall in desk.parts.board.stalls if shop in stall.shops)
        block = blocks[nagaya]
        is_first = (OUTER[nagaya] == shop) == block.is_left
        x0 = block.rect.x + (0 if is_first else block.rect.w // 2)
        y0 = upper_shop if block.is_upper else lower_shop
        shops[shop] = pygame.Rect(x0 + 1, y0, block.rect.w // 2 - 2, shop_h)
        if block.is_upper:
            upper.add(shop)
    return _with_street(desk, rect, card, street, cross, blocks, stalls, shops, frozenset(upper))


def _with_street(
    desk: Desk, rect: pygame.Rect, card: int, street: pygame.Rect, cross: pygame.Rect, blocks: dict[str, Block],
    stalls: dict[str, pygame.Rect], shops: dict[str, pygame.Rect], upper: frozenset[str],
) -> StreetMap:  # fmt: skip
    lane = round(street.h * 0.215)
    lanes = (street.y + round(street.h * 0.155), street.bottom - round(street.h * 0.145))
    spaces = {}
    for shop, front in shops.items():
        wide = round(front.w * 0.62)
        y = lanes[0] if shop in upper else lanes[1]
        spaces[shop] = pygame.Rect(front.centerx - wide // 2, y - lane // 2, wide, lane)
    start = pygame.Rect(0, 0, round(cross.w * 0.72), lane)
    start.center = (cross.centerx, lanes[0])
    top, foot = lanes[0] + round(lane * 0.74), lanes[1] - round(lane * 0.78)
    edge = round(street.h * 0.26)
    way = pygame.Rect(street.x + edge, top, cross.x - street.x - edge - 4, foot - top)
    ladder = pygame.Rect(cross.right + 4, top, street.right - edge - cross.right - 4, foot - top)
    north = next(block.rect for block in blocks.values() if block.is_upper)
    south = next(block.rect for block in blocks.values() if not block.is_upper)
    inset = max(4, round(cross.w * 0.045))
    bottom_shop = next(shops[shop] for shop in shops if shop not in upper)
    return StreetMap(
        rect=rect,
        card=card,
        street=street,
        cross=cross,
        blocks=blocks,
        stalls=stalls,
        shops=shops,
        upper=upper,
        spaces=spaces,
        start=start,
        way=way,
        ladder=ladder,
        north=pygame.Rect(cross.x + inset, north.y + 2, cross.w - 2 * inset, north.h - 4),
        south=pygame.Rect(cross.x + inset, south.y + 2, cross.w - 2 * inset, south.h - 4),
        middle=pygame.Rect(cross.x + 2, top, cross.w - 4, foot - top),
        bridge=pygame.Rect(cross.x, bottom_shop.y + 2, cross.w, bottom_shop.h - 4),
        lanes=lanes,
        head=max(round(desk.metrics.small_print * 1.35) + desk.metrics.px(6), round((foot - top) * 0.30)),
    )
