"""The two special cards of a player: Hiding and Shuffle; used ones lie turned over, pale and struck out."""

from __future__ import annotations

import math
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
    gusts = (
        arc(10, 152, 40, 168, 84, 162, 112, 134, 114, 98, 92, 76, 68, 82, 60, 98, 70, 110, 84, 104, 82, 94),
        arc(130, 54, 106, 30, 66, 24, 34, 38, 20, 68, 22, 84),
        arc(12, 174, 54, 186, 98, 178, 126, 150),
        arc(10, 40, 24, 22, 48, 13),
    )
    for i, gust in enumerate(gusts):
        d.s.ink(gust, 5.6, p.SHIRO, seed=i + 2, taper=(0.5, 0.4)).ink(gust, 1.5, p.AI, seed=i + 6, taper=(0.5, 0.4))
    _face_up(d, 46, 56, -32, "#C98A2C", 0.98)
    _face_down(d, 101, 62, 24, 0.98)
    _face_down(d, 36, 122, 18, 1.06)
    _face_up(d, 96, 138, -22, "#7D4A5E", 1.12)
    for x, y, turn, size in (
        (75, 26, 20, 1.15),
        (23, 86, -40, 1.0),
        (69, 106, 70, 0.95),
        (115, 104, 10, 1.0),
        (64, 170, -25, 1.2),
    ):
        _maple(d, x, y, turn, size)


def _maple(d: Plate, x: float, y: float, turn: float, size: float) -> None:
    """A maple leaf of seven pointed lobes on its stem."""
    d.s.group((x, y), size, turn)
    d.s.ink(arc(0, 3, 1, 9, 4, 14), 1.8, p.AKANE, seed=2)
    leaf: Shape = []
    lobes = ((118, 8), (158, 9.5), (202, 11.5), (270, 13), (338, 11.5), (22, 9.5), (62, 8))
    for i, (angle, reach) in enumerate(lobes):
        a = math.radians(angle)
        leaf += [
            (reach * math.cos(a - 0.28) * 0.62, reach * math.sin(a - 0.28) * 0.62),
            (reach * math.cos(a), reach * math.sin(a)),
            (reach * math.cos(a + 0.28) * 0.62, reach * math.sin(a + 0.28) * 0.62),
        ]
        if i < len(lobes) - 1:
            step = (lobes[i + 1][0] - angle) % 360
            b = math.radians(angle + step / 2)
            leaf.append((3.2 * math.cos(b), 3.2 * math.sin(b)))
    d.area(leaf, p.HI, 3, 0.6)
    for angle, reach in lobes:
        a = math.radians(angle)
        d.s.line([(0, 1), (reach * 0.75 * math.cos(a), reach * 0.75 * math.sin(a))], 0.7, p.AKANE)
    d.s.end()
