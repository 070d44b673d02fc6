"""The market's tokens: fish, pipes and tobacco pouches, and their backs."""

from __future__ import annotations

import pygame

from edo_table.games.iki.content import SEASONS as NAMES
from edo_table.games.iki.content import MarketToken
from edo_table.games.iki.table.art.icons import DRAWINGS, amount, icon, side
from edo_table.games.iki.table.art.outline import block
from edo_table.games.iki.table.art.pen import TWINE, Pen
from edo_table.games.iki.table.art.seasons import SEASONS
from edo_table.games.iki.table.art.sentence import goods_terms
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
    return _token(token, side(size), theme, has_cost)


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
        if token.kind == "fish":
            colour = _FISH[token.season]
            fish(d, colour, mix(colour, p.SUMI, 0.3), mix(colour, p.SUMI, 0.5))
        elif token.kind == "pipe":
            pipe(d, _STEM[token.season])
        else:
            pouch(d, *_POUCH[token.season])
    if size >= _SEASON_FROM:
        with d.at(73, 10, 0.18):
            SEASONS[NAMES[token.season]](d)
    out = d.render((size, size))
    px = size * (0.40 if size > _LARGE else 0.46 if has_cost else 0.52)
    if has_cost:
        _lay(out, amount("mon", token.cost, px, theme), size * 0.24, size * 0.24)
    _draw_worth(out, token, size, px, theme)
    return grain(out, shift=(20, 30)) if theme.has_grain else out


def _place(token: MarketToken, has_cost: bool) -> tuple[float, float, float]:
    """Where the picture lies, and its scale: beside the coin, or in the middle."""
    if token.kind == "pouch":
        return (22, 24, 0.56) if has_cost else (12, 9, 0.66)
    return (20, 23, 0.60) if has_cost else (12, 14, 0.70)


def _lay(out: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    out.blit(picture, picture.get_rect(center=(round(x), round(y))))


def _draw_worth(out: pygame.Surface, token: MarketToken, size: int, px: float, theme: Theme) -> None:
    x, y = size * 0.76, size * 0.76
    for term in goods_terms(token.now.goods, token.now):
        _lay(out, amount(term.name, term.n, px, theme), x, y)
    if token.bonus or token.fixed:
        _lay(out, amount("iki-end", token.bonus or token.fixed, px, theme), x, y)
    for n, per, picture in (
        (token.per_2_firefighting, 2, "firefighting"),
        (token.per_type, 1, "any-type"),
        (token.per_most_hired, 1, "most-hired"),
        (token.per_4_mon, 4, "mon"),
    ):
        if n:
            of = icon(picture, px * 0.9, theme) if per == 1 else amount(picture, per, px * 0.9, theme)
            _lay(out, of, size * 0.34, y)
            _lay(out, amount("iki-end", n, px * 0.95, theme), size * 0.78, y)


@cached("iki token backs", entries=40, megabytes=4)
def _back(kind: str, size: int, theme: Theme) -> pygame.Surface:
    d = Pen(weight=theme.line)
    d.patch(_EDGE, _BACK[kind])
    d.mark(block(10, 10, 80, 80, 12), 2, p.KINARI)
    with d.at(18, 19, 0.64):
        DRAWINGS[kind](d)
    out = d.render((size, size))
    return grain(out, shift=(20, 30)) if theme.has_grain else out
