"""Sentences of icons: what is paid, an arrow, what is gained; they fill a box from its middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Literal

import pygame

from edo_table.games.iki.content import Building, Character, Gain, Trade
from edo_table.games.iki.goods import GOODS, Amounts
from edo_table.games.iki.table.art.goods import KNOWN_GOODS
from edo_table.games.iki.table.art.icons import amount, icon
from edo_table.games.iki.table.art.numerals import write
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import clear
from edo_table.ui.theme import Theme

Role = Literal["good", "sign", "less", "arrow", "both", "bar", "or", "text"]
_WIDE: dict[Role, float] = {
    "good": 1.0, "sign": 1.0, "less": 1.0, "arrow": 0.62, "both": 0.66, "bar": 0.30, "or": 0.34, "text": 0.82,
}  # fmt: skip
_GAP = 0.08
_COST_ORDER = ("wood", "koban", "rice", "sandal", "mon", "iki")


@dataclass(frozen=True, slots=True)
class Term:
    """One icon of a sentence: a good with its number, a sign, a good there is less of, an arrow, arrows both ways, a
    bar between two things, a stroke between two of which one is chosen, or small text."""

    role: Role
    name: str = ""
    n: int = 1


ARROW, BOTH, BAR, OR = Term("arrow"), Term("both"), Term("bar"), Term("or")


def goods_terms(goods: Amounts) -> list[Term]:
    """The goods of an amount in their usual order."""
    return [Term("good", name, n) for name, n in zip(GOODS, goods, strict=True) if n]


@singledispatch
def gain_terms(gain: Gain) -> list[Term]:
    """What something brings: goods in their usual order, and the rest; an expansion's gains add what is theirs."""
    out = goods_terms(gain.goods)
    for name, n in (("firefighting", gain.firefighting), ("experience", gain.experience)):
        out += [Term("good", name, n)] if n else []
    return out


def trade_terms(trade: Trade) -> list[Term]:
    """What a shop takes and gives."""
    pay = goods_terms(trade.pay)
    return [*pay, *([ARROW] if pay else []), *gain_terms(trade.gain)]


@singledispatch
def skill_terms(character: Character) -> list[Term]:
    """What doing business with a character brings; an expansion's characters say it their own way."""
    out = goods_terms(character.pay)
    if out:
        out.append(ARROW)
    if character.action:
        out.append(Term("sign", character.action))
        out += [Term("less", term.name, term.n) for term in goods_terms(character.discount)]
    out += gain_terms(character.gain)
    if any(character.opponents_gain):
        out += [BAR, Term("sign", "others"), *goods_terms(character.opponents_gain)]
    return out


@singledispatch
def bonus_terms(character: Character) -> list[Term]:
    """What hiring a character brings at once, icon by icon."""
    return [Term("good", "firefighting")] * character.firefighting


@singledispatch
def cost_terms(building: Building) -> list[Term]:
    """What is spent to build a building, in the order in which its card shows it."""
    costs = dict(zip(GOODS, building.cost, strict=True))
    return [Term("good", name, costs[name]) for name in _COST_ORDER if costs[name]]


@singledispatch
def building_terms(building: Building) -> list[Term]:
    """What a building scores at the end, and what it does before; an expansion's buildings say it their own way."""
    out: list[Term] = [Term("good", "iki-end", building.fixed)] if building.fixed else []
    for name, n in (
        ("sandal", building.per_sandal),
        ("rice", building.per_rice),
        ("firefighting", building.per_firefighting),
    ):
        if n:
            out += [Term("good", name), ARROW, Term("good", "iki-end", n)]
    if building.most is not None:
        out.append(Term("text", f"≤{building.most}"))
    if building.counts_fish:
        out += [Term("sign", "fish"), ARROW, Term("sign", "iki-end")]
    for sign, n, name in (
        ("rice", building.feast, "iki"),
        ("hire-flame", building.watch, "iki"),
        ("most-hired", building.patron, "mon"),
    ):
        if n:
            out += [BAR] if out else []
            out += [Term("sign", sign), ARROW, Term("good", name, n)]
    return out


def width_of(terms: Sequence[Term]) -> float:
    """The width of a sentence in heights of its icons."""
    return sum(_WIDE[term.role] for term in terms) + _GAP * (len(terms) - 1)


def draw_terms(
    target: pygame.Surface, terms: Sequence[Term], box: pygame.Rect, theme: Theme, most: float | None = None
) -> None:
    """Draw a sentence into the middle of a box, as large as it fits, its icons at most `most` pixels high."""
    if not terms:
        return
    px = min(box.h * 0.96, box.w / width_of(terms), most or box.h)
    x, y = box.centerx - px * width_of(terms) / 2, float(box.centery)
    for term in terms:
        wide = _WIDE[term.role] * px
        _draw_term(target, term, x + wide / 2, y, px, theme)
        x += wide + _GAP * px


def _draw_term(target: pygame.Surface, term: Term, cx: float, cy: float, px: float, theme: Theme) -> None:
    if term.role == "bar":
        high = px * 0.42
        pygame.draw.line(target, theme.secondary, (cx, cy - high), (cx, cy + high), max(1, round(px / 22)))
        return
    if term.role == "or":
        high, lean = px * 0.36, px * 0.12
        pygame.draw.line(
            target, theme.secondary, (cx + lean, cy - high), (cx - lean, cy + high), max(2, round(px / 13))
        )
        return
    if term.role == "both":
        picture = icon("arrow", px * 0.42, theme)
        back = pygame.transform.flip(picture, True, False)
        target.blit(picture, picture.get_rect(center=(round(cx), round(cy - px * 0.16))))
        target.blit(back, back.get_rect(center=(round(cx), round(cy + px * 0.16))))
        return
    if term.role == "text":
        write(target, term.name, (cx, cy), px * 0.34, theme.secondary)
        return
    if term.role == "arrow":
        picture = icon("arrow", px * 0.5, theme)
    elif term.role == "less":
        picture = icon(term.name, px * 0.9, theme, "minus")
    elif term.role == "good" and term.name in KNOWN_GOODS:
        picture = amount(term.name, term.n, px, theme)
    else:
        picture = icon(term.name, px, theme)
    target.blit(picture, (round(cx - picture.get_width() / 2), round(cy - picture.get_height() / 2)))


@cached("iki sentences", entries=120, megabytes=8)
def _sentence(terms: tuple[Term, ...], height: int, theme: Theme) -> pygame.Surface:
    out = clear((width_of(terms) * height if terms else 1, height))
    draw_terms(out, terms, out.get_rect(), theme)
    return out


def trade(offer: Trade, height: float, theme: Theme) -> pygame.Surface:
    """A shop's offer as icons, `height` pixels high and as wide as it needs (shared)."""
    return _sentence(tuple(trade_terms(offer)), max(4, round(height)), theme)
