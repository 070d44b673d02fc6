"""The shops' houses: tiled roof, curtain with the shop's sign, and the board with what it does."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.games.iki.content import Shop, Trade
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.table import art
from edo_table.games.iki.table.desk import Desk
from edo_table.games.iki.table.streetmap import StreetMap
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import box
from edo_table.ui.print.canvas import Svg

_WALL, _LATH, _TILE, _TILE_LINE, _RIDGE = "#E3C796", "#B08A54", "#59636B", "#3E474E", "#3A4248"

ROOF_INK = p.SHIRO
"""Letters on a roof."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A trade painted on a shop's sign: its number from 1 (0: building), and its place."""

    number: int
    rect: pygame.Rect


def offered(desk: Desk, board: StreetMap, shop: str) -> list[Offered]:
    """The places of what a shop does on its sign; empty for shops that sell tokens."""
    known: dict[str, list[Offered]] = desk.kept.setdefault("offered", {})
    if shop not in known:
        known[shop] = _offered(desk, board, shop)
    return known[shop]


def _offered(desk: Desk, board: StreetMap, shop: str) -> list[Offered]:
    found = desk.parts.shops[shop]
    if found.sells:
        return []
    sign = board.sign(shop)
    numbers = [*range(1, len(found.trades) + 1), *([0] if found.building_cost is not None else [])]
    wide = [_width(spans_of(found, number)) for number in numbers]
    gap = max(2, round(sign.w * 0.012))
    room = sign.w - gap * (len(numbers) - 1)
    out, x = [], float(sign.x)
    for number, part in zip(numbers, wide, strict=True):
        w = room * part / sum(wide)
        out.append(Offered(number, pygame.Rect(round(x), sign.y, round(x + w) - round(x), sign.h)))
        x += w + gap
    return out


Span = tuple[str, int]
"""A good with its number; an arrow is (">", 0), what is got for nothing follows ("+", 0)."""


def spans_of(shop: Shop, number: int) -> list[Span]:
    """What is given and got in a trade of a shop; 0 stands for building."""
    if number == 0:
        paid = [(name, n) for name, n in zip(GOODS, shop.building_cost or (), strict=False) if n]
        return [*paid, (">", 0), ("build", 1)]
    return trade_spans(shop.trades[number - 1])


def trade_spans(trade: Trade) -> list[Span]:
    """What is given and got, in the order in which it is read."""
    paid = [(name, n) for name, n in zip(GOODS, trade.pay, strict=True) if n]
    got = [(name, n) for name, n in zip(GOODS, trade.gain.goods, strict=True) if n]
    if trade.gain.firefighting:
        got.append(("firefighting", trade.gain.firefighting))
    if trade.gain.experience:
        got.append(("experience", trade.gain.experience))
    return [*paid, (">", 0), *got] if paid else [("+", 0), *got]


_WIDTHS = {">": 0.52, "+": 0.40}
_SPARE = 0.22


def _width(spans: list[Span]) -> float:
    return sum(_WIDTHS.get(name, 1.0) for name, _ in spans) + _SPARE


def draw_spans(desk: Desk, target: pygame.Surface, spans: list[Span], rect: pygame.Rect, most: float = 1.0) -> None:
    """Draw goods and arrows in a row in the middle of a rectangle."""
    size = min(rect.h * 0.90 * most, (rect.w - 4) / _width(spans))
    x = rect.centerx - size * (_width(spans) - _SPARE) / 2
    for name, n in spans:
        if name in _WIDTHS:
            picture = arrow(size * 0.46) if name == ">" else plus(size * 0.36)
            target.blit(picture, picture.get_rect(center=(round(x + size * _WIDTHS[name] / 2), rect.centery)))
            x += size * _WIDTHS[name]
            continue
        picture = picture_of(desk, name, n, size)
        target.blit(picture, picture.get_rect(center=(round(x + size * 0.5), rect.centery)))
        x += size


def picture_of(desk: Desk, name: str, n: int, size: float) -> pygame.Surface:
    """A good with its number; `build` is the sign of the Construction site."""
    px = max(10, round(size * 0.96))
    if name == "build":
        return art.shop_mark("construction-site", px, desk.theme)
    return art.amount(name, n, px, desk.theme, always=name == "experience")


def arrow(size: float) -> pygame.Surface:
    """From what is given to what is got."""
    s = Svg(100, 100).fill([(4, 36), (52, 36), (52, 12), (96, 50), (52, 88), (52, 64), (4, 64)], p.NEZUMI)
    return s.render((max(6, round(size)), max(6, round(size))))


def plus(size: float) -> pygame.Surface:
    """Something is got for nothing."""
    s = Svg(100, 100).line([(14, 50), (86, 50)], 22, p.NEZUMI).line([(50, 14), (50, 86)], 22, p.NEZUMI)
    return s.render((max(6, round(size)), max(6, round(size))))


def paint_shop(desk: Desk, target: pygame.Surface, board: StreetMap, shop: str) -> None:
    """Paint a house with its sign; its name, tokens and lights come later."""
    rect, roof, front = board.shops[shop], board.roof(shop), board.front(shop)
    mark, sign = board.mark(shop), board.sign(shop)
    line = max(1.2, 2.6 * desk.metrics.u)
    s = Svg(*rect.size).group((-rect.x, -rect.y))
    s.shape(box(front.w, front.h, 0, front.x, front.y), _WALL, line, off=(0, 0))
    for i in range(1, 12):
        x = front.x + front.w * i / 12
        s.line([(x, front.y + 2), (x, front.bottom - 2)], max(0.7, line * 0.5), _LATH, 0.8)
    flare = roof.w * 0.035
    left, right = roof.x + flare, roof.right - flare
    tiles = [(left, roof.y + 1), (right, roof.y + 1), (roof.right - 1, roof.bottom - 1), (roof.x + 1, roof.bottom - 1)]
    s.shape(tiles, _TILE, line, off=(0, 0))
    for i in range(1, 26):
        x = roof.x + flare + (roof.w - 2 * flare) * i / 26
        s.line([(x, roof.y + 4), (x + (i - 13) * flare / 26, roof.bottom - 3)], max(0.6, line * 0.45), _TILE_LINE, 0.8)
    s.fill(box(roof.w - 2 * flare, roof.h * 0.12, 0, roof.x + flare, roof.y), _RIDGE)
    s.fill(box(roof.w - 2, roof.h * 0.10, 0, roof.x + 1, roof.bottom - roof.h * 0.12), _RIDGE)
    if not desk.parts.shops[shop].sells:
        for one in offered(desk, board, shop):
            r = one.rect
            s.shape(box(r.w, r.h, 4 * desk.metrics.u, r.x, r.y), p.KINARI, line * 0.8, off=(0, 0))
    else:
        s.shape(box(sign.w, sign.h, 4 * desk.metrics.u, sign.x, sign.y), "#D3A66E", line * 0.8, off=(0, 0))
        for k in (0.34, 0.67):
            y = sign.y + sign.h * k
            s.line([(sign.x + 3, y), (sign.right - 3, y)], max(0.7, line * 0.4), p.KITSUNE)
    target.blit(s.render(rect.size), rect)
    picture = art.shop_mark(shop, min(mark.w, mark.h), desk.theme)
    target.blit(picture, picture.get_rect(center=mark.center))
    for one in offered(desk, board, shop):
        draw_spans(desk, target, spans_of(desk.parts.shops[shop], one.number), one.rect, 0.92)


def counter(desk: Desk, board: StreetMap, shop: str) -> list[tuple[int, pygame.Rect]]:
    """The places for the tokens on a shop's counter: two fish, or two pipes and two pouches."""
    sells = desk.parts.shops[shop].sells
    count = {"fish": 2, "tobacco": 4}.get(sells, 0)
    if not count:
        return []
    sign = board.sign(shop)
    size = min(sign.h - 4, (sign.w - 3 * (count + 1)) // count)
    step = min(size * 1.25, (sign.w - size * count) / (count + 1) + size)
    left = sign.centerx - (step * (count - 1) + size) / 2
    return [
        (number, pygame.Rect(round(left + step * number), sign.centery - size // 2, size, size))
        for number in range(count)
    ]
