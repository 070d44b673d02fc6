"""Sentences of icons: what is paid, an arrow, what is gained; they fill a box from its middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from edo_table.games.iki.content import Building, Character, Gain, Trade
from edo_table.games.iki.goods import GOODS, Amounts
from edo_table.games.iki.table.art.goods import GOOD_DRAWINGS
from edo_table.games.iki.table.art.icons import amount, icon
from edo_table.games.iki.table.art.numerals import write
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import clear
from edo_table.ui.theme import Theme

Role = Literal["good", "sign", "less", "arrow", "bar", "text"]
_WIDE: dict[Role, float] = {"good": 1.0, "sign": 1.0, "less": 1.0, "arrow": 0.62, "bar": 0.30, "text": 0.82}
_GAP = 0.08


@dataclass(frozen=True, slots=True)
class Term:
    """One icon of a sentence: a good with its number, a sign, a good there is less of, arrow, bar or small text."""

    role: Role
    name: str = ""
    n: int = 1


ARROW, BAR = Term("arrow"), Term("bar")


def goods_terms(goods: Amounts, gain: Gain | None = None) -> list[Term]:
    """The goods of an amount in their usual order, and what else a gain brings."""
    out = [Term("good", name, n) for name, n in zip(GOODS, goods, strict=True) if n]
    if gain is not None:
        out += [Term("good", "firefighting", gain.firefighting)] if gain.firefighting else []
        out += [Term("good", "experience", gain.experience)] if gain.experience else []
    return out


def trade_terms(trade: Trade) -> list[Term]:
    """What a shop takes and gives."""
    pay = goods_terms(trade.pay)
    return [*pay, *([ARROW] if pay else []), *goods_terms(trade.gain.goods, trade.gain)]


def skill_terms(character: Character) -> list[Term]:
    """What doing business with a character brings."""
    out = goods_terms(character.pay)
    if out:
        out.append(ARROW)
    if character.action:
        out.append(Term("sign", character.action))
        out += [Term("less", term.name, term.n) for term in goods_terms(character.discount)]
    out += goods_terms(character.gain.goods, character.gain)
    if any(character.opponents_gain):
        out += [BAR, Term("sign", "others"), *goods_terms(character.opponents_gain)]
    return out


def building_terms(building: Building) -> list[Term]:
    """What a building scores at the end, and what it does before."""
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
    if term.role == "text":
        write(target, term.name, (cx, cy), px * 0.34, theme.secondary)
        return
    if term.role == "arrow":
        picture = icon("arrow", px * 0.5, theme)
    elif term.role == "less":
        picture = icon(term.name, px * 0.9, theme, "minus")
    elif term.role == "good" and term.name in GOOD_DRAWINGS:
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
