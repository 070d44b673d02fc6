"""The two special cards of a player: Hiding and Shuffle; used ones lie turned over, pale and struck out."""

from __future__ import annotations

from typing import Literal

import pygame

from edo_table.games.izayoi.table.art.blank import FIELD, HIGH, WIDE, blank, card_size, finish
from edo_table.games.izayoi.table.art.plates import Plate
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import curve, ring, smooth
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.theme import Theme

Special = Literal["hiding", "shuffle"]


def special(kind: Special, height: float, theme: Theme, *, is_used: bool = False) -> pygame.Surface:
    """A special card (shared)."""
    return _special(kind, card_size(height), theme, is_used)


@cached("izayoi specials", entries=48, megabytes=12)
def _special(kind: Special, size: tuple[int, int], theme: Theme, is_used: bool) -> pygame.Surface:
    k = size[1] / HIGH
    if is_used:
        out = blank(size, theme, theme.off, "ichimatsu", theme.off_ink, 16, rim=theme.paper_dim).copy()
    elif kind == "hiding":
        out = blank(size, theme, p.ASAGI, "seigaiha", p.SHIRO, 70, p.AI).copy()
    else:
        out = blank(size, theme, p.KUCHIBA, "yagasuri", p.SHIRO, 60, p.KITSUNE).copy()
    s = Svg(WIDE, HIGH)
    d = Plate(s, max(2.6, 1 / k))
    (_hiding if kind == "hiding" else _shuffle)(d)
    if is_used:
        s.fill(FIELD, theme.off, 0.62)
        s.ink(curve([(20, 168), (60, 112), (88, 82), (122, 30)]), 12, theme.off_ink, 0.9, seed=4, life=0.6)
    out.blit(s.render(size), (0, 0))
    return finish(out, theme)


def _hiding(d: Plate) -> None:
    """A card behind a folding screen."""
    for i in range(4):
        x, up = 14.0 + 28 * i, 0 if i % 2 else 8
        d.area(
            [(x, 60 + up), (x + 28, 60 + 8 - up), (x + 28, 160 + 8 - up), (x, 160 + up)],
            p.YAMABUKI if i % 2 else "#F0C860",
            seed=i,
        )
    d.tint(ring(84, 92, 16), p.SHU)


def _shuffle(d: Plate) -> None:
    """Cards whirled round by the wind."""
    for turn in (0, 120, 240):
        d.turned(turn, 1.0, (70, 100))
        d.area([(56, 36), (84, 36), (84, 74), (56, 74)], p.KINARI, seed=turn)
        d.s.line(ring(70, 100, 46, n=20, a0=-60, a1=0), 5, p.SUMI)
        d.end()
    d.area(smooth(ring(70, 100, 8), 1, True), p.SHU)
