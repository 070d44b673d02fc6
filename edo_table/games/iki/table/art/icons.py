"""Icons as cached surfaces: goods with and without their number, types' marks, special tokens."""

from __future__ import annotations

import pygame

from edo_table.games.iki.table.art.goods import FRAMED, GOOD_DRAWINGS, KNOWN_GOODS, draw_frame
from edo_table.games.iki.table.art.numerals import number, write, written_width
from edo_table.games.iki.table.art.outline import ellipse
from edo_table.games.iki.table.art.pen import Pen
from edo_table.games.iki.table.art.register import Register
from edo_table.games.iki.table.art.seasons import SEASONS
from edo_table.games.iki.table.art.signs import KNOWN_PERKS, SIGNS
from edo_table.games.iki.table.art.type_marks import KNOWN_TYPE_MARKS, TYPE_MARKS, type_style
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import clear
from edo_table.ui.theme import Theme

DRAWINGS = Register("drawing", {**GOOD_DRAWINGS, **SIGNS, **SEASONS, **TYPE_MARKS})
_SMALL = 42  # pixels from which a number has room inside the full drawing


@cached("iki icons", entries=500, megabytes=16)
def _icon(names: tuple[str, ...], size: int, weight: float) -> pygame.Surface:
    d = Pen(weight=weight)
    for name in names:
        DRAWINGS[name](d)
    return d.render((size, size))


def icon(name: str, size: float, theme: Theme, *over: str) -> pygame.Surface:
    """One of the drawings, `size` pixels wide and high, others of them laid over it (shared); KeyError if unknown."""
    return _icon((name, *over), side(size), theme.line)


def side(size: float) -> int:
    """The pixels of a square picture."""
    return max(4, round(size))


def good(name: str, size: float, theme: Theme) -> pygame.Surface:
    """A good, firefighting (a flame) or experience (a Kobun that rises), `size` pixels wide and high (shared).

    "iki-end" is IKI counted at the end.
    """
    return icon(KNOWN_GOODS.known(name), size, theme)


@cached("iki amounts", entries=600, megabytes=16)
def _amount(name: str, n: int, size: int, theme: Theme, always: bool, ink: str) -> pygame.Surface:
    out = clear((size, size))
    text = number(n)
    if name in FRAMED:
        is_small = size < _SMALL
        d = Pen(weight=theme.line)
        draw_frame(d, name, is_small)
        out.blit(d.render((size, size)), (0, 0))
        write(out, text, (size / 2, size * 0.505), _framed_height(name, text, size), ink)
        return out
    out.blit(good(name, size, theme), (0, 0))
    if n != 1 or always:
        high = size * (0.40 if size >= _SMALL else 0.50)
        wide = high * written_width(text)
        write(out, text, (size - wide / 2 - high * 0.12, size - high * 0.62), high, ink, theme.paper_bright)
    return out


def _framed_height(name: str, text: str, size: int) -> float:
    """How high digits stand in the coin's hole or in the blossom."""
    is_small = size < _SMALL
    room = ((0.60, 0.54) if is_small else (0.47, 0.52))[0 if name == "mon" else 1]
    highest = (0.52 if is_small else 0.42) * size
    return min(highest, room * size / written_width(text))


def amount(
    name: str, n: int, size: float, theme: Theme, *, always: bool = False, ink: str | None = None
) -> pygame.Surface:
    """A good with its number, `size` pixels wide and high (shared).

    The number of mon and IKI stands inside coin and blossom; other goods carry a badge, for 1 only if `always`.
    Without `ink` negative numbers are in the colour of warnings.
    """
    return _amount(
        KNOWN_GOODS.known(name), n, side(size), theme, always, ink or (theme.warn_text if n < 0 else theme.ink)
    )


@cached("iki type marks", entries=120, megabytes=8)
def _type_mark(name: str, size: int, theme: Theme) -> pygame.Surface:
    style = type_style(name, theme)
    d = Pen(weight=theme.line)
    d.area("M20 4L80 4Q96 4 96 20L96 80Q96 96 80 96L20 96Q4 96 4 80L4 20Q4 4 20 4Z", style.band, 6)
    with d.at(13, 12, 0.74):
        KNOWN_TYPE_MARKS[name](d)
    return d.render((size, size))


def type_mark(name: str, size: float, theme: Theme) -> pygame.Surface:
    """A type's mark on a tile of its colour, `size` pixels wide and high (shared)."""
    return _type_mark(name, side(size), theme)


@cached("iki perks", entries=80, megabytes=6)
def _perk(name: str, size: int, theme: Theme) -> pygame.Surface:
    sign, text = KNOWN_PERKS[name]
    d = Pen(weight=theme.line)
    d.area(ellipse(50, 50, 46), "#F6DCCF" if not theme.is_contrast else theme.paper, 5)
    d.mark(ellipse(50, 50, 39), 3, p.HI)
    with d.at(16, 13, 0.66) if text else d.at(17, 17, 0.66):
        DRAWINGS[sign](d)
    out = d.render((size, size))
    if text:
        write(out, text, (size * 0.68, size * 0.73), size * 0.36, theme.warn_text, theme.paper_bright)
    return out


def perk(name: str, size: float, theme: Theme) -> pygame.Surface:
    """A special token (hire-discount, move-bonus, fire-charm, joker), `size` pixels wide and high (shared)."""
    return _perk(name, side(size), theme)
