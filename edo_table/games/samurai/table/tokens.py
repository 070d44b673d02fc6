"""Tokens of the seats: a tile with the seat's colour, pattern and crest, the sign of its kind and its strength.

A plus sign marks a token of which any number may be laid in a turn.
"""

from __future__ import annotations

import itertools

import pygame

from edo_table.games.samurai.content import TokenKind
from edo_table.games.samurai.table.geometry import hexagon
from edo_table.games.samurai.table.symbols import draw_symbol
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, masked
from edo_table.ui.print.crests import draw_crest
from edo_table.ui.print.lettering import put
from edo_table.ui.print.paper import grain
from edo_table.ui.print.patterns import sheet
from edo_table.ui.theme import SeatStyle

_SMALL = 25
"""The radius in pixels below which the number's disc is larger."""

_CREST_FROM = 20
"""The radius in pixels from which a crest can be read on a tile; smaller ones keep the sign and the number."""


def token(
    kind: TokenKind, style: SeatStyle, radius: float, tilt: float = 30.0, has_grain: bool = True, is_dim: bool = False
) -> pygame.Surface:
    """A tile `radius` pixels from middle to corner (shared), the middle of the picture its own.

    `tilt` as for `hexagon`; `is_dim` prints it pale, for one that may not be played just now.
    """
    shown = kind.strength if kind.goes_on != "nowhere" else None
    return _token(kind.symbol, shown, kind.is_character, style, max(8, round(radius)), tilt, has_grain, is_dim)


@cached("samurai tokens", entries=360, megabytes=40)
def _token(
    symbol: str,
    strength: int | None,
    is_character: bool,
    style: SeatStyle,
    r: int,
    tilt: float,
    has_grain: bool,
    is_dim: bool,
) -> pygame.Surface:
    out = _tile(style, r, tilt)
    w, mid, u = out.get_width(), out.get_width() / 2, r / 40
    ink, ground = (style.text, style.ground)
    top = Svg(w, w)
    edge = hexagon(mid, mid, r * 0.97, tilt)
    top.ink(edge, max(1.2, 2.4 * u), closed=True, seed=len(symbol), life=0.3)
    k = r * (0.94 if is_character else 1.06) / 100
    if strength is None:
        k *= 1.08
    across = 0.74 if strength is not None else 0.55
    top.group((mid - r * across, mid - r * (0.66 if is_character else 0.58)), k)
    draw_symbol(top, symbol, ink, ground).end()
    # on small tiles the strength counts for more than the sign
    share = 0.40 if r >= _SMALL else 0.46
    x, y, q = mid + r * 0.44, mid + r * 0.32, r * share
    if strength is not None:
        top.group((u, u)).fill(ring(x, y, q), p.SUMI, 0.55).end()
        top.fill(ring(x, y, q), p.KINARI).ink(ring(x, y, q), max(1.0, 1.7 * u), closed=True)
    if r >= _CREST_FROM:
        top.group((mid + r * 0.24, mid - r * 0.68), r * 0.0042)
        draw_crest(top, style.crest, ink, ground).end()
    if is_character:
        _plus(top, mid - r * 0.33, mid + r * 0.56, max(4.5, r * 0.205))
    out.blit(top.render(), (0, 0))
    if strength is not None:
        size = max(11.0, 1.55 * q) if strength < 10 else 1.15 * q
        put(out, str(strength), (x, y - r * 0.005), "title", size, p.SUMI, "c")
    if has_grain:
        grain(out, u=r / 40)
    if is_dim:
        _pale(out, r, tilt)
    return out


def _plus(s: Svg, x: float, y: float, q: float) -> None:
    """A plus sign in ink on paper: in red on white it would be another emblem."""
    s.fill(ring(x, y, q), p.KINARI)
    s.line([(x, y - q * 0.52), (x, y + q * 0.52)], q * 0.29).line([(x - q * 0.52, y), (x + q * 0.52, y)], q * 0.29)


def _tile(style: SeatStyle, r: int, tilt: float) -> pygame.Surface:
    """The bare tile: its shadow, paper edge, ground and pattern."""
    w = 2 * r + 6
    mid, u = w / 2, r / 40
    edge = hexagon(mid, mid, r * 0.97, tilt)
    s = Svg(w, w).group((2.2 * u, 2.2 * u)).fill(edge, p.SUMI, 0.9).end().fill(edge, p.SHIRO)
    s.group((1.0 * u, 0.6 * u)).fill(hexagon(mid, mid, r * 0.90, tilt), style.ground).end()
    out = s.render()
    mask = Svg(w, w).fill(hexagon(mid, mid, r * 0.88, tilt), "#ffffff").render()
    out.blit(masked(sheet(style.pattern, (w, w), max(7, r * 0.30), p.SHIRO, 44), mask), (0, 0))
    return out


def _pale(tile: pygame.Surface, r: int, tilt: float) -> None:
    w = tile.get_width()
    veil = Svg(w, w).fill(hexagon(w / 2, w / 2, r * 0.955, tilt), p.TORINOKO, 0.62).render()
    tile.blit(veil, (0, 0))


@cached("samurai token backs", entries=48, megabytes=6)
def _back(style: SeatStyle, r: int, tilt: float, has_grain: bool) -> pygame.Surface:
    out = _tile(style, r, tilt)
    w = out.get_width()
    mid = w / 2
    s = Svg(w, w).ink(hexagon(mid, mid, r * 0.97, tilt), max(1.2, 2.4 * r / 40), closed=True, seed=5, life=0.3)
    s.fill(ring(mid, mid, r * 0.56, n=48), style.ground)
    s.group((mid - r * 0.50, mid - r * 0.50), r * 0.0100)
    out.blit(draw_crest(s, style.crest, style.text, style.ground).end().render(), (0, 0))
    return grain(out, u=r / 40) if has_grain else out


def back(style: SeatStyle, radius: float, tilt: float = 30.0, has_grain: bool = True) -> pygame.Surface:
    """A tile face down: the seat's crest (shared)."""
    return _back(style, max(6, round(radius)), tilt, has_grain)


@cached("samurai token slots", entries=24, megabytes=4)
def _slot(r: int, tilt: float, ink: str, alpha: float) -> pygame.Surface:
    w = 2 * r + 6
    edge = hexagon(w / 2, w / 2, r * 0.95, tilt)
    s = Svg(w, w).fill(edge, p.SUMI, 0.16)
    for (ax, ay), (bx, by) in itertools.pairwise((*edge, edge[0])):
        for k in range(3):  # a broken line
            a, b = (k + 0.18) / 3, (k + 0.82) / 3
            s.line(
                [(ax + (bx - ax) * a, ay + (by - ay) * a), (ax + (bx - ax) * b, ay + (by - ay) * b)],
                max(1.0, r * 0.045),
                ink,
                alpha,
            )
    return s.render()


def slot(radius: float, tilt: float = 30.0, ink: str = p.SHIRO, alpha: float = 0.6) -> pygame.Surface:
    """An empty place for a tile (shared)."""
    return _slot(max(6, round(radius)), tilt, ink, alpha)
