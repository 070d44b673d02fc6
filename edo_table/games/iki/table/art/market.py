"""The market's tokens: fish, pipes and tobacco pouches, and their backs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

import pygame

from edo_table.games.iki.content import SEASONS as NAMES
from edo_table.games.iki.content import MarketToken
from edo_table.games.iki.table.art.goods import KNOWN_GOODS
from edo_table.games.iki.table.art.icons import DRAWINGS, amount, icon, side
from edo_table.games.iki.table.art.outline import block
from edo_table.games.iki.table.art.pen import TWINE, Pen
from edo_table.games.iki.table.art.seasons import SEASONS
from edo_table.games.iki.table.art.sentence import Term, gain_terms
from edo_table.games.iki.table.art.signs import fish, pipe, pouch
from edo_table.games.iki.table.art.textiles import Textile
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.print.palette import mix
from edo_table.ui.print.paper import grain
from edo_table.ui.theme import Theme

_GROUND = {"fish": p.KAME, "pipe": p.TORINOKO, "pouch": "#E4DCEF"}
_BACK = {"fish": p.AI, "pipe": p.KURI, "pouch": "#5A4A86"}
_STEM = (p.KAKI, "#3F6E5A", p.KURI, "#3A3632")
_POUCH: tuple[tuple[str, str, Textile], ...] = (
    ("#C67F97", "#F8E4E8", "flower"),
    ("#3E7A8E", "#C9E2E4", "wave"),
    ("#B0633A", "#F3D3A6", "leaf"),
    ("#6B6F96", "#E6E6F0", "dot"),
)
_FISH = ("#E2EAE6", "#3F6F96", "#5F6148", "#E08A7C")
_EDGE = block(5, 5, 90, 90, 16)
_SEASON_FROM = 40  # pixels from which the season has its sign
_LARGE = 80  # pixels from which numbers may be smaller


def token(token: MarketToken, size: float, theme: Theme, *, has_cost: bool = True) -> pygame.Surface:
    """A market token, `size` pixels wide and high (shared): what it costs, and what it brings or scores.

    Without its cost, as somebody owns it, the rest is larger.
    """
    return _token(token, side(size), theme, has_cost and is_sold(token))


def token_back(kind: str, size: float, theme: Theme) -> pygame.Surface:
    """The back of a fish, pipe or pouch token, `size` pixels wide and high (shared)."""
    return _back(kind, side(size), theme)


@cached("iki tokens", entries=200, megabytes=12)
def _token(token: MarketToken, size: int, theme: Theme, has_cost: bool) -> pygame.Surface:
    d = Pen(weight=theme.line)
    d.patch(_EDGE, _GROUND[token.kind] if not theme.is_contrast else theme.paper)
    if size >= _SEASON_FROM:
        d.mark(block(9, 9, 82, 82, 13), 1.6, TWINE)
    with d.at(*_place(token, has_cost)):
        paint(token, d)
    if size >= _SEASON_FROM and is_sold(token):
        with d.at(73, 10, 0.18):
            SEASONS[NAMES[token.season]](d)
    out = d.render((size, size))
    px = size * (0.40 if size > _LARGE else 0.46 if has_cost else 0.52)
    if has_cost:
        _lay(out, amount("mon", token.cost, px, theme), size * 0.24, size * 0.24)
    _draw_worth(out, token, size, px, theme)
    return grain(out, shift=(20, 30)) if theme.has_grain else out


def is_sold(token: MarketToken) -> bool:
    """Whether a token is ever on the market: those that come another way have no season and show no price."""
    return 0 <= token.season < len(NAMES)


@singledispatch
def paint(token: MarketToken, d: Pen) -> None:
    """Draw the fish, pipe or pouch itself in the looks of its season; an expansion's tokens may look otherwise."""
    if token.kind == "fish":
        colour = _FISH[token.season]
        fish(d, colour, mix(colour, p.SUMI, 0.3), mix(colour, p.SUMI, 0.5))
    elif token.kind == "pipe":
        pipe(d, _STEM[token.season])
    else:
        pouch(d, *_POUCH[token.season])


def _place(token: MarketToken, has_cost: bool) -> tuple[float, float, float]:
    """Where the picture lies, and its scale: beside the coin, or in the middle."""
    if token.kind == "pouch":
        return (22, 24, 0.56) if has_cost else (12, 9, 0.66)
    return (20, 23, 0.60) if has_cost else (12, 14, 0.70)


def _lay(out: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    out.blit(picture, picture.get_rect(center=(round(x), round(y))))


def _draw_worth(out: pygame.Surface, token: MarketToken, size: int, px: float, theme: Theme) -> None:
    for laid in worth(token):
        term, side = laid.term, px * laid.size
        is_good = term.name in KNOWN_GOODS
        picture = amount(term.name, term.n, side, theme) if is_good else icon(term.name, side, theme)
        _lay(out, picture, size * laid.x, size * 0.76)


@dataclass(frozen=True, slots=True)
class Laid:
    """A good or sign at the foot of a token: where its middle lies across, and its share of the usual size."""

    term: Term
    x: float = 0.76
    size: float = 1.0


def each(term: Term, iki: int) -> list[Laid]:
    """What is counted at the end, and the IKI for each, or for each so many."""
    return [Laid(term, 0.34, 0.9), Laid(Term("good", "iki-end", iki), 0.78, 0.95)]


@singledispatch
def worth(token: MarketToken) -> list[Laid]:
    """What a token brings or scores; an expansion's tokens say it their own way."""
    out = [Laid(term) for term in gain_terms(token.now)]
    if token.bonus or token.fixed:
        out.append(Laid(Term("good", "iki-end", token.bonus or token.fixed)))
    for iki, term in (
        (token.per_2_firefighting, Term("good", "firefighting", 2)),
        (token.per_type, Term("sign", "any-type")),
        (token.per_most_hired, Term("sign", "most-hired")),
        (token.per_4_mon, Term("good", "mon", 4)),
    ):
        out += each(term, iki) if iki else []
    return out


@cached("iki token backs", entries=40, megabytes=4)
def _back(kind: str, size: int, theme: Theme) -> pygame.Surface:
    d = Pen(weight=theme.line)
    d.patch(_EDGE, _BACK[kind])
    d.mark(block(10, 10, 80, 80, 12), 2, p.KINARI)
    with d.at(18, 19, 0.64):
        DRAWINGS[kind](d)
    out = d.render((size, size))
    return grain(out, shift=(20, 30)) if theme.has_grain else out
