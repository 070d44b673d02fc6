"""The five types: the colour and pattern of their cards, and their marks in a 100 x 100 box."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import Pen
from edo_table.games.iki.table.art.register import Register
from edo_table.ui.print import palette as p
from edo_table.ui.print.palette import mix, readable
from edo_table.ui.print.patterns import Pattern
from edo_table.ui.theme import Theme

# chosen apart from the seats' colours, so that a Kobun stands out on every card
TYPE_COLOURS: dict[str, str] = {
    "street-peddler": "#5B9AA8",
    "artisan": "#7B9B52",
    "special": "#D27F92",
    "master-craftsman": "#96643A",
    "shop-seller": "#DDB03F",
}
# for eyes that mix up some colours: apart in lightness
_STEPPED: dict[str, str] = {
    "street-peddler": "#8FBCC9",
    "artisan": "#76964C",
    "special": "#D68FA4",
    "master-craftsman": "#6E4826",
    "shop-seller": "#F0D172",
}
_PALE = {
    "street-peddler": "#CFE3E1",
    "artisan": "#DEE6C4",
    "special": "#F6DEDC",
    "master-craftsman": "#E8D2B2",
    "shop-seller": "#F6E7B8",
}
_PATTERNS: dict[str, Pattern] = {
    "street-peddler": "seigaiha",
    "artisan": "asanoha",
    "special": "shippo",
    "master-craftsman": "kikko",
    "shop-seller": "yagasuri",
}


@dataclass(frozen=True, slots=True)
class TypeStyle:
    """How a type's cards look: band, pale ground, ink on the band, and pattern."""

    band: str
    pale: str
    ink: str
    pattern: Pattern


@dataclass(frozen=True, slots=True)
class TypeColours:
    """A type's band, the same where some colours are mixed up, its pale ground and its pattern."""

    band: str
    stepped: str
    pale: str
    pattern: Pattern


KNOWN_TYPES = Register(
    "type",
    {name: TypeColours(band, _STEPPED[name], _PALE[name], _PATTERNS[name]) for name, band in TYPE_COLOURS.items()},
)
"""With those of an expansion."""


def type_style(name: str, theme: Theme) -> TypeStyle:
    """The style of a type under a theme; KeyError if there is no such type."""
    colours = KNOWN_TYPES[name]
    band = colours.band if theme.vision == "full" else colours.stepped
    pale = mix(colours.pale, "#FFFFFF", 0.6) if theme.is_contrast else colours.pale
    return TypeStyle(band, pale, readable(band, theme.ink, theme.paper_bright), colours.pattern)


def _street_peddler(d: Pen) -> None:
    """A carrying pole with two baskets, under a hat."""
    d.area("M14 34C28 12 42 4 50 4C58 4 72 12 86 34C64 26 36 26 14 34Z", p.SHIRO, 6)
    d.mark("M2 50C30 40 70 40 98 50", 10)
    for x in (20, 80):
        d.mark(way(x, 48, x - 11, 64), 4)
        d.mark(way(x, 48, x + 11, 64), 4)
        d.area(
            f"M{x - 18} 62L{x + 18} 62C{x + 18} 84 {x + 12} 96 {x} 96C{x - 12} 96 {x - 18} 84 {x - 18} 62Z", p.SHIRO, 6
        )


def _artisan(d: Pen) -> None:
    """A chisel and a hammer."""
    with d.at(34, 50, turn=32):
        d.area(block(-9, -44, 18, 44, 3), "#C98A4B")
        d.area("M-9 0L9 0L9 34L0 44L-9 34Z", p.SHIRO)
    with d.at(64, 50, turn=-32):
        d.area(block(-24, -44, 48, 22, 4), p.SHIRO)
        d.area(block(-6, -22, 12, 66, 3), "#C98A4B")


def _special(d: Pen) -> None:
    """A war fan."""
    d.area("M50 60C22 58 8 44 12 20C24 8 40 8 50 18C60 8 76 8 88 20C92 44 78 58 50 60Z", p.SHIRO, 6)
    d.area(block(45, 56, 10, 40, 3), p.KURI)
    d.tint(ellipse(50, 36, 13), p.HI)


def _master_craftsman(d: Pen) -> None:
    """The frame of a house."""
    d.area(polygon(50, 6, 96, 40, 84, 46, 50, 24, 16, 46, 4, 40), p.SHIRO, 6)
    for x in (20, 66):
        d.area(block(x, 48, 14, 46), p.SHIRO)
    d.area(block(20, 56, 60, 12), p.SHIRO)


def _shop_seller(d: Pen) -> None:
    """A shop's curtain."""
    d.area(block(4, 14, 92, 10, 3), p.KURI)
    for x in (8, 36, 64):
        d.area(f"M{x} 24L{x + 28} 24L{x + 28} 80C{x + 20} 86 {x + 8} 76 {x} 84Z", p.SHIRO)
    d.tint(ellipse(50, 50, 9), p.HI)


TYPE_MARKS: dict[str, Callable[[Pen], None]] = {
    "street-peddler": _street_peddler,
    "artisan": _artisan,
    "special": _special,
    "master-craftsman": _master_craftsman,
    "shop-seller": _shop_seller,
}
KNOWN_TYPE_MARKS = Register("type", TYPE_MARKS)
"""With those of an expansion."""
