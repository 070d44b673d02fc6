"""Pictures of cards and tiles for a scene: a card of an art wears colour, crest and pattern of that art's player."""

from __future__ import annotations

from typing import Literal

import pygame

from edo_table.games.izayoi.table import art
from edo_table.games.izayoi.table.desk import Desk, split, style_of
from edo_table.ui.print.brush import box, resample
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.table.face import Scene
from edo_table.ui.theme import SeatStyle, Theme

RATIO = art.CARD_RATIO
"""Width of a card in its heights."""

_PEEK = 0.70
"""The height of a face on the back of a card that only its owner knows, in heights of the card."""


def card(desk: Desk, scene: Scene, ident: str | None, height: float) -> pygame.Surface:
    """A recommendation card or the Stop Card; None: its back."""
    seat = style_of(desk, scene, split(ident)[0]) if ident is not None else None
    return art.card(ident, max(12, round(height)), desk.theme, seat)


def known_card(desk: Desk, scene: Scene, ident: str, height: float) -> pygame.Surface:
    """A card that lies face down, as its owner knows it: its face on its back (shared)."""
    return _known(ident, max(12, round(height)), desk.theme, style_of(desk, scene, split(ident)[0]))


@cached("izayoi known cards", entries=48, megabytes=12)
def _known(ident: str, height: int, theme: Theme, seat: SeatStyle | None) -> pygame.Surface:
    out = art.card(None, height, theme, None).copy()
    face = art.card(ident, round(height * _PEEK), theme, seat)
    out.blit(face, face.get_rect(center=out.get_rect().center))
    return out


def laid(desk: Desk, scene: Scene, ident: str | None, height: float, *, is_hidden: bool) -> pygame.Surface:
    """A card in a row: open, face down, or face down and known to whoever looks."""
    if ident is None or not is_hidden:
        return card(desk, scene, ident, height)
    return known_card(desk, scene, ident, height)


def master(desk: Desk, scene: Scene, ident: str | None, height: float) -> pygame.Surface:
    """A master card; None: its back."""
    return art.master(ident, max(12, round(height)), desk.theme, style_of(desk, scene, ident))


def player_card(desk: Desk, scene: Scene, ident: str, height: float) -> pygame.Surface:
    """The card of an art that lies before its player, in neutral colours before anybody has chosen it."""
    return art.player_card(ident, max(12, round(height)), desk.theme, style_of(desk, scene, ident))


def special(desk: Desk, kind: str, height: float, *, is_used: bool = False) -> pygame.Surface:
    """A special card: `hiding`, else `shuffle`."""
    name: Literal["hiding", "shuffle"] = "hiding" if kind == "hiding" else "shuffle"
    return art.special(name, max(12, round(height)), desk.theme, is_used=is_used)


def tile(desk: Desk, ident: str | None, height: float) -> pygame.Surface:
    """A wakomono tile; None: its back."""
    return art.tile(ident, desk.points.get(ident, 0) if ident else 0, max(12, round(height)), desk.theme)


@cached("izayoi slots", entries=24, megabytes=4)
def _slot(size: tuple[int, int], ink: str, ground: str, alpha: float) -> pygame.Surface:
    w, h = size
    cut = h * 0.05
    s = Svg(w, h).fill(box(w - 2, h - 2, cut, 1, 1), ground, 0.10)
    edge = resample(box(w - 4, h - 4, cut, 2, 2), max(2.0, h / 40), True)
    dash = max(2, len(edge) // 26)
    for i in range(0, len(edge), 2 * dash):
        run = edge[i : i + dash + 1]
        if len(run) > 1:
            s.line(run, max(1.0, h * 0.014), ink, alpha)
    return s.render()


def slot(height: float, ink: str, ground: str, alpha: float = 0.55) -> pygame.Surface:
    """An empty place for a card (shared)."""
    high = max(12, round(height))
    return _slot((max(8, round(high * RATIO)), high), ink, ground, alpha)
