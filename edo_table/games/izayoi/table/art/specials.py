"""The two special cards of a player: Hiding and Shuffle; used ones lie turned over, pale and struck out."""

from __future__ import annotations

from typing import Literal

import pygame

from edo_table.games.izayoi.table.art.blank import FIELD, HIGH, WIDE, blank, card_size, finish, stamp
from edo_table.games.izayoi.table.art.moon import MOONLIGHT, draw_moon, waning
from edo_table.games.izayoi.table.art.plates import Plate, Shape, arc, blob, pts, ribbon, rounded
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring
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
        out = blank(size, theme, theme.off, "ichimatsu", theme.off_ink, 14, rim=theme.paper_dim).copy()
    elif kind == "hiding":
        out = blank(size, theme, theme.table, "seigaiha", p.KAME, 34, p.ASAGI).copy()
    else:
        out = blank(size, theme, "#9CC0BE", "yagasuri", p.SHIRO, 70, p.KAME).copy()
    s = Svg(WIDE, HIGH)
    d = Plate(s, max(2.4 * theme.line, 1 / k))
    (_hiding if kind == "hiding" else _shuffle)(d)
    if is_used:
        s.fill(FIELD, theme.off, 0.72)
    out.blit(s.render(size), (0, 0))
    if is_used:
        s = Svg(WIDE, HIGH)
        s.ink(arc(16, 176, 50, 124, 88, 76, 124, 26), 13, theme.off_ink, seed=4, life=0.6, taper=(0.12, 0.3))
        s.line(rounded(86, 142, 36, 36, 4), 3.0, theme.warn_text, closed=True)
        out.blit(s.render(size), (0, 0))
        stamp(out, "終", (104 * k, 160 * k), 27 * k, theme.warn_text)
    return finish(out, theme)


def _face_down(d: Plate, x: float, y: float, turn: float, scale: float = 1.0) -> None:
    """A small card, back up, its middle at (x, y)."""
    d.s.group((x, y), scale, turn)
    d.area(rounded(-19, -27, 38, 54, 4), p.KINARI, 2)
    d.tint(rounded(-15.5, -23.5, 31, 47, 2), p.KON).tint(waning(0, -3, 10), MOONLIGHT)
    d.tint(rounded(-12, 1, 16, 2.4, 1), "#4B6488").tint(rounded(-4, 5, 16, 2.4, 1), "#4B6488")
    d.s.end()


def _face_up(d: Plate, x: float, y: float, turn: float, colour: str, scale: float = 1.0) -> None:
    """A small blank card with a coloured field."""
    d.s.group((x, y), scale, turn)
    d.area(rounded(-19, -27, 38, 54, 4), p.KINARI, 3)
    d.tint(rounded(-15.5, -23.5, 31, 47, 2), colour).tint(ring(0, 0, 10.5, n=24), p.KINARI)
    d.s.end()


def _hiding(d: Plate) -> None:
    """A card face down behind a gilded folding screen, under the moon."""
    draw_moon(d.s, 38, 44, 22)
    _face_down(d, 88, 66, 14, 1.25)
    tops = (92.0, 82.0, 92.0, 82.0, 92.0)
    gold, dim = "#E9BC50", "#CF9C3A"
    panels: list[Shape] = []
    for i in range(4):
        x, a, b = 13.0 + 28.5 * i, tops[i], tops[i + 1]
        panels.append(pts(x, a, x + 28.5, b, x + 28.5, b + 92, x, a + 92))
    for i, panel in enumerate(panels):
        d.area(panel, dim if i % 2 else gold, i + 2)
    for cloud in (
        blob(16, 104, 34, 98, 52, 106, 40, 112, 20, 112),
        blob(88, 120, 104, 114, 124, 120, 112, 127, 94, 127),
    ):
        d.tint(cloud, "#F6DF9C", 0.9)
    d.area(ribbon(arc(44, 178, 52, 160, 46, 146, 58, 132, 76, 126), (8, 6, 5, 3)), p.KURI, 8, 0.8)
    d.area(ribbon(arc(52, 150, 66, 150, 84, 146, 100, 152), (4, 4, 2)), p.KURI, 9, 0.8)
    for x, y, r in ((42, 134, 13), (64, 120, 15), (84, 130, 11), (98, 152, 14), (74, 152, 9)):
        d.area(
            blob(
                x - r,
                y + r * 0.35,
                x - r * 0.7,
                y - r * 0.35,
                x,
                y - r * 0.62,
                x + r * 0.7,
                y - r * 0.35,
                x + r,
                y + r * 0.35,
            ),
            p.MATSUBA,
            round(x),
            0.9,
        )
        for a in (-0.5, 0.0, 0.5):
            d.s.line(pts(x + a * r * 0.5, y + r * 0.18, x + a * r, y - r * 0.32), 1.2, p.MOEGI)
    for i, panel in enumerate(panels):
        inner = [(x + (1.8 if j in (0, 3) else -1.8), y + (2.6 if j < 2 else -2.6)) for j, (x, y) in enumerate(panel)]
        d.s.line(inner, 1.5, p.BENGARA, closed=True)
        d.s.ink(panel, d.key * 0.9, closed=True, seed=i)


def _shuffle(d: Plate) -> None:
    """Cards whirled round by a gust among maple leaves."""
    for width, tone in ((4.6, p.SUMI), (2.2, p.SHIRO)):
        for gust in (
            arc(12, 150, 40, 166, 84, 160, 110, 132, 112, 96, 90, 74, 66, 80, 60, 98, 72, 108, 82, 102),
            arc(128, 56, 104, 32, 66, 26, 34, 42, 22, 70),
            arc(14, 172, 54, 184, 98, 176, 122, 152),
        ):
            d.s.line(gust, width, tone)
    _face_up(d, 46, 56, -32, "#B8493A", 0.98)
    _face_down(d, 101, 62, 24, 0.98)
    _face_down(d, 36, 122, 18, 1.06)
    _face_up(d, 96, 138, -22, "#4A6B40", 1.12)
    for x, y, turn, size in (
        (72, 22, 20, 1.0),
        (20, 88, -30, 0.9),
        (70, 108, 60, 0.8),
        (118, 104, 10, 0.9),
        (64, 172, -15, 1.0),
    ):
        _maple(d, x, y, turn, size)


def _maple(d: Plate, x: float, y: float, turn: float, size: float) -> None:
    d.s.group((x, y), size, turn)
    leaf = pts(
        0,
        9,
        -1.4,
        4,
        -8,
        6,
        -5,
        2,
        -10,
        -2,
        -4.4,
        -2.6,
        -5,
        -8,
        -1.6,
        -5,
        0,
        -11,
        1.6,
        -5,
        5,
        -8,
        4.4,
        -2.6,
        10,
        -2,
        5,
        2,
        8,
        6,
        1.4,
        4,
    )
    d.area(leaf, p.HI, 3, 0.7)
    d.s.end()
