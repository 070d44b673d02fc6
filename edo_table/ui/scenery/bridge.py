"""The arched bridge and the people who cross it."""

from __future__ import annotations

import math

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, curve, ring, smooth
from edo_table.ui.print.canvas import Svg
from edo_table.ui.scenery.stage import Stage

DECK, RAIL, BEAM = "#9A6B3F", "#A9794A", "#83603E"
#: robe and burden (0 straw hat, 1 umbrella, 2 carrying pole) of those who cross
PEOPLE: tuple[tuple[str, int], ...] = (
    (p.HI, 1),
    (p.AI, 0),
    (p.MATSUBA, 0),
    (p.KUCHIBA, 2),
    (p.AI, 1),
    (p.BENGARA, 0),
    (p.FUJI, 1),
    (p.UGUISU, 2),
    (p.KON, 0),
    (p.SAKURA, 1),
)


class Bridge:
    """An arch from (x0, y) to (x1, y) that rises by `rise` units in its middle; `foot` is where its piles end."""

    def __init__(self, x0: float, x1: float, y: float, rise: float, depth: float = 26.0) -> None:
        self.x0, self.x1, self.y, self.rise, self.depth = x0, x1, y, rise, depth

    @property
    def length(self) -> float:
        """Units from one end to the other."""
        return self.x1 - self.x0

    def deck(self, t: float) -> Point:
        """The point of the deck at a share 0..1 of the way."""
        t = min(1.0, max(0.0, t))
        return self.x0 + self.length * t, self.y - self.rise * math.sin(math.pi * t) ** 0.9

    def draw(self, s: Svg, foot: float) -> None:
        """Piles, deck, posts and rails; people stand behind what this draws."""
        n, depth = max(20, round(self.length / 19)), self.depth
        top = [self.deck(i / n) for i in range(n + 1)]
        low = [(x, y + depth) for x, y in top]
        piles = max(3, round(self.length / 116))
        for i in range(1, piles):
            x, y = self.deck(i / piles)
            for d in (-9, 9):
                s.shape(
                    [(x + d - 6, y + depth - 4), (x + d + 6, y + depth - 4), (x + d + 8, foot), (x + d - 8, foot)],
                    p.KURI,
                    2.2,
                    seed=i,
                    off=(1, 0.6),
                )
                s.line([(x + d - 3.5, y + depth), (x + d - 5, foot - 6)], 2.2, p.KITSUNE, 0.55)
            under = y + depth + 20
            tie = [(x - 26, under), (x + 26, under), (x + 26, under + 9), (x - 26, under + 9)]
            s.shape(tie, BEAM, 2.0, off=(0.8, 0.6))
            s.ink(
                curve([(x - 34, foot - 4), (x - 12, foot - 10), (x + 12, foot - 2), (x + 36, foot - 8)]),
                3,
                p.SHIRO,
                0.9,
                seed=i,
            )
        s.shape(top + low[::-1], DECK, 3.0, seed=1)
        for a, b in zip(top, low, strict=True):
            s.line([(a[0], a[1] + 10), b], 1.1, p.KURI, 0.7)
        s.ink([(x, y + 10) for x, y in top], 2.2, p.SUMI, 0.8, taper=(0, 0))
        posts = max(4, round(self.length / 97))
        for i in range(posts + 1):
            x, y = self.deck(i / posts)
            s.shape(
                [(x - 5, y - 44), (x + 5, y - 44), (x + 5, y + 6), (x - 5, y + 6)], RAIL, 2.2, seed=i, off=(0.8, 0.6)
            )
            s.shape(
                smooth([(x - 7, y - 44), (x - 8, y - 54), (x, y - 66), (x + 8, y - 54), (x + 7, y - 44)], 2, True),
                p.KON,
                2.0,
                off=(0.6, 0.6),
            )
        for up, width in ((36.0, 6.5), (14.0, 5.0)):
            rail = [(x, y - up) for x, y in top]
            s.line(rail, width + 3, p.SUMI).line(rail, width, RAIL)


def draw_traveller(s: Svg, robe: str, kind: int, seed: int = 0) -> None:
    """A person in a box of x -60..60, y -116..4, feet at the origin."""
    s.shape(smooth([(-9, -52), (9, -52), (15, -24), (14, 0), (-14, 0), (-15, -24)], 1, True), robe, 2.2, seed=seed)
    s.ink([(-10, -34), (2, -26), (12, -30)], 1.6, p.SUMI, 0.8)
    s.fill([(-13, -27), (13, -27), (13, -21), (-13, -21)], p.KINARI if robe != p.KUCHIBA else p.KON)
    s.shape(ring(0, -60, 8, 9, 16), "#F0D9BC", 2)
    if kind == 0:
        s.shape(smooth([(-25, -58), (0, -82), (25, -58), (0, -55)], 1, True), p.KUCHIBA, 2.2, seed=seed)
        for a in (-10, 0, 10):
            s.line([(a * 0.2, -76), (a * 1.4, -59)], 1.1, p.KURI, 0.8)
    elif kind == 1:
        s.line([(4, -40), (10, -98)], 2.6, p.KURI)
        roof = smooth(
            [(-30, -84), (-14, -104), (10, -112), (34, -104), (50, -82), (30, -88), (10, -86), (-10, -90)], 1, True
        )
        s.shape(roof, p.HI if robe not in (p.HI, p.BENGARA) else p.KUCHIBA, 2.2, seed=seed)
        for a in (-22, -2, 20, 38):
            s.line([(10, -110), (a, -88)], 1.1, p.SUMI, 0.7)
    else:
        s.shape(ring(0, -63, 8.4, 5, 14, 180, 360), p.SUMI, 1.6)
        s.line([(-44, -50), (44, -58)], 4.6).line([(-44, -50), (44, -58)], 2.4, p.KITSUNE)
        for x, y in ((-42, -48), (42, -56)):
            load = smooth([(x - 12, y + 14), (x + 12, y + 14), (x + 10, y + 36), (x - 10, y + 36)], 1, True)
            s.shape(load, p.KUCHIBA, 2)
            s.line([(x, y), (x - 10, y + 15)], 1.3).line([(x, y), (x + 10, y + 15)], 1.3)


def traveller_picture(
    stage: Stage, robe: str, kind: int, seed: int = 0, k: float = 0.86
) -> tuple[pygame.Surface, Point]:
    """A person's picture at the stage's scale times `k`, and where the feet are in it, in pixels."""
    scale = stage.u * k
    s = Svg(124, 122).group((62, 117))
    draw_traveller(s, robe, kind, seed)
    return s.end().render((124 * scale, 122 * scale)), (62 * scale, 117 * scale)
