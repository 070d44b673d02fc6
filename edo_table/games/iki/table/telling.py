"""Components in words and small pictures, for slips of paper."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

import pygame

from edo_table.games.iki.content import Building, Character, Gain, MarketToken, Shop, Trade
from edo_table.games.iki.table import art
from edo_table.games.iki.table.desk import Desk
from edo_table.games.iki.table.reckoning import listed
from edo_table.ui.print.canvas import clear
from edo_table.ui.print.lettering import Face, label, measure, paragraph, paragraph_size
from edo_table.ui.table.face import SlipLine, Span

ICON = 40.0
"""Layout units of a good in a line of words."""


def lines(*texts: str) -> list[SlipLine]:
    """A line for every text that is not empty."""
    return [SlipLine((text,)) for text in texts if text]


def goods_words(desk: Desk, goods: Sequence[tuple[str, int]]) -> str:
    """Goods with their numbers in words: 2 mon and 1 rice."""
    return desk.words.join([desk.words.text(f"iki.goods.{name}", n=n) for name, n in goods])


@singledispatch
def gain_list(gain: Gain) -> list[tuple[str, int]]:
    """All that a gain brings."""
    found = listed(gain.goods)
    if gain.firefighting:
        found.append(("firefighting", gain.firefighting))
    if gain.experience:
        found.append(("experience", gain.experience))
    return found


def icons(desk: Desk, goods: Sequence[tuple[str, int]], scale: float = 1.0) -> list[Span]:
    """Goods with their numbers as pictures for a line."""
    size = desk.metrics.fs(ICON) * scale
    return [art.amount(name, n, size, desk.theme) for name, n in goods]


def changes(desk: Desk, paid: Sequence[tuple[str, int]], got: Sequence[tuple[str, int]]) -> list[SlipLine]:
    """What is paid and got, a line of pictures with signs before them."""
    spans: list[Span] = []
    for sign, goods in (("−", paid), ("+", got)):
        for name, n in goods:
            spans += [sign, art.amount(name, n, desk.metrics.fs(ICON), desk.theme, always=True)]
    return [SlipLine(tuple(spans), strong=True)] if spans else []


def cost_status(desk: Desk, thing: Character | Building | MarketToken) -> str:
    """Where a cost comes from: the player's own file, our reconstruction; empty if it is as printed."""
    if thing.id in desk.content.own_costs:
        return desk.words.text("iki.cost_status.own")
    return "" if thing.status == "printed" else desk.words.text(f"iki.cost_status.{thing.status}")


# ---- characters ----------------------------------------------------------------------------------------------------


@singledispatch
def skill_words(desk: Desk, person: Character) -> str:
    """What doing business with a character brings, in one sentence or two."""
    found: list[str] = []
    paid, got = listed(person.pay), gain_list(person.gain)
    if person.action == "build":
        less = goods_words(desk, listed(person.discount))
        found.append(desk.text("skill_build", less=less) if less else desk.text("skill_build_plain"))
    elif person.action == "swap":
        found.append(desk.text("skill_swap"))
    if got and paid:
        found.append(desk.text("skill_trade", paid=goods_words(desk, paid), got=goods_words(desk, got)))
    elif got:
        found.append(desk.text("skill_gain", got=goods_words(desk, got)))
    others = listed(person.opponents_gain)
    if others:
        found.append(desk.text("skill_others", got=goods_words(desk, others)))
    return " ".join(found)


def salary_words(desk: Desk, person: Character) -> str:
    """What a character is paid, level by level."""
    if not person.salary:
        return desk.text("no_salary")
    return desk.text("salary", steps=" → ".join(goods_words(desk, listed(step)) for step in person.salary))


@singledispatch
def token_words(desk: Desk, person: Character) -> str:
    """The special token that retiring brings, empty if there is none."""
    if not person.token:
        return ""
    return desk.text("retires_with", token=desk.word("perk", person.token), help=desk.word("perk_help", person.token))


@singledispatch
def bonus_words(desk: Desk, person: Character) -> str:
    """What hiring a character brings, empty if nothing."""
    return desk.text("hire_bonus", n=person.firefighting) if person.firefighting else ""


def character_lines(desk: Desk, person: Character, *, with_cost: bool = True) -> list[SlipLine]:
    """Everything about a character, below its picture and name."""
    head = desk.word("type", person.type)
    mark = art.type_mark(person.type, desk.metrics.fs(30), desk.theme)
    cost = desk.text("costs", n=person.cost) if person.season != "start" else desk.text("costs_nothing")
    return [
        SlipLine((mark, head)),
        *lines(
            skill_words(desk, person),
            salary_words(desk, person),
            desk.text("retires_after", n=person.experience),
            token_words(desk, person),
            bonus_words(desk, person),
            f"{cost} {cost_status(desk, person)}".strip() if with_cost else "",
        ),
    ]


def leaflet(desk: Desk, picture: pygame.Surface, told: Sequence[SlipLine]) -> SlipLine:
    """A large picture with lines of words beside it."""
    m, theme = desk.metrics, desk.theme
    wide = min(max(m.px(360), m.fs(20) * 15), desk.size[0] // 3)
    gap, between = m.px(18), max(3, m.px(6))
    high = sum(_line_high(desk, line, wide) + between for line in told)
    out = clear((picture.get_width() + gap + wide, max(picture.get_height(), high)))
    out.blit(picture, (0, 0))
    x, y = picture.get_width() + gap, 0
    for line in told:
        face, size = _letters(desk, line)
        ink = theme.ink if line.strong else theme.secondary
        first = line.spans[0]
        tall = _line_high(desk, line, wide)
        if len(line.spans) == 1 and isinstance(first, str):
            paragraph(out, first, pygame.Rect(x, y, wide, tall), face, size, ink, leading=1.16)
        else:
            _draw_row(out, line.spans, pygame.Rect(x, y, wide, tall), face, size, theme.ink)
        y += tall + between
    return SlipLine((out,))


def _letters(desk: Desk, line: SlipLine) -> tuple[Face, int]:
    return ("title", desk.metrics.fs(24)) if line.strong else ("ui", desk.metrics.fs(18))


def _line_high(desk: Desk, line: SlipLine, wide: int) -> int:
    face, size = _letters(desk, line)
    first = line.spans[0]
    if len(line.spans) == 1 and isinstance(first, str):
        return paragraph_size(first, face, size, wide, 1.16)[1]
    return max(measure(s, face, size)[1] if isinstance(s, str) else s.get_height() for s in line.spans)


def _draw_row(target: pygame.Surface, spans: Sequence[Span], box: pygame.Rect, face: Face, size: int, ink: str) -> None:
    x = box.x
    for span in spans:
        if isinstance(span, str):
            room = pygame.Rect(x, box.y, box.right - x, box.h)
            x = label(target, span, room, face, size, ink, "l", size - 4).right + 6
        else:
            target.blit(span, (x, box.centery - span.get_height() // 2))
            x += span.get_width() + 6


def big_width(desk: Desk) -> int:
    """The width of a card on a slip."""
    return max(150, desk.metrics.px(214))


# ---- buildings and tokens ------------------------------------------------------------------------------------------


@singledispatch
def score_words(desk: Desk, building: Building) -> str:
    """What a building scores at the end."""
    if building.counts_fish:
        return desk.text("scores_fish")
    for name, n in (
        ("sandal", building.per_sandal), ("rice", building.per_rice), ("firefighting", building.per_firefighting),
    ):  # fmt: skip
        if n:
            words = desk.text(f"scores_per_{name}", n=n)
            return f"{words} {desk.text('at_most', n=building.most)}" if building.most is not None else words
    return desk.text("scores_fixed", n=building.fixed)


@singledispatch
def ability_words(desk: Desk, building: Building) -> str:
    """What a building does while it stands, empty if nothing."""
    for name in ("feast", "watch", "patron"):
        n = int(getattr(building, name))
        if n:
            return desk.text(f"ability_{name}", n=n)
    return ""


@singledispatch
def price_words(desk: Desk, building: Building) -> str:
    """What a building costs."""
    return goods_words(desk, listed(building.cost))


@singledispatch
def building_words(desk: Desk, building: Building) -> list[str]:
    """What the preview of building it says of a building."""
    return [score_words(desk, building), ability_words(desk, building)]


def building_lines(desk: Desk, building: Building) -> list[SlipLine]:
    """Everything about a building, below its picture and name."""
    status = cost_status(desk, building)
    cost = desk.text("building_costs", price=price_words(desk, building))
    return lines(score_words(desk, building), ability_words(desk, building), f"{cost} {status}".strip())


@singledispatch
def token_help(desk: Desk, token: MarketToken) -> str:
    """What a token brings."""
    if token.kind == "fish":
        return desk.text("fish_help", n=token.bonus) if token.bonus else desk.text("fish_help_plain")
    if token.kind == "pipe":
        return desk.text("pipe_help", got=goods_words(desk, gain_list(token.now)))
    for name in ("per_2_firefighting", "per_type", "per_most_hired", "per_4_mon"):
        n = int(getattr(token, name))
        if n:
            return desk.text(f"pouch_{name}", n=n)
    return desk.text("pouch_fixed", n=token.fixed)


@singledispatch
def token_lines(desk: Desk, token: MarketToken) -> list[SlipLine]:
    """Everything about a token, below its name."""
    more = desk.text("pouch_more") if token.kind == "pouch" else desk.text("fish_more") if token.kind == "fish" else ""
    status = cost_status(desk, token)
    return lines(token_help(desk, token), more, f"{desk.text('costs', n=token.cost)} {status}".strip())


# ---- shops ---------------------------------------------------------------------------------------------------------


def trade_words(desk: Desk, trade: Trade) -> str:
    """What is given for what at a shop."""
    paid, got = listed(trade.pay), gain_list(trade.gain)
    if not paid:
        return desk.text("skill_gain", got=goods_words(desk, got))
    return desk.text("skill_trade", paid=goods_words(desk, paid), got=goods_words(desk, got))


def shop_lines(desk: Desk, shop: Shop) -> list[SlipLine]:
    """What a shop does."""
    found = [trade_words(desk, trade) for trade in shop.trades]
    if shop.building_cost is not None:
        found.append(desk.text("shop_builds", paid=goods_words(desk, listed(shop.building_cost))))
    if shop.sells:
        found.append(desk.text(f"shop_sells_{shop.sells}"))
    return lines(*found)
