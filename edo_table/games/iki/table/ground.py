"""What stands still: the dark table, the street of Nihonbashi with its houses, the shelves for the cards.

It is painted in slices, so that the window stays alive meanwhile.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from edo_table.games.iki.table import art
from edo_table.games.iki.table.desk import Desk
from edo_table.games.iki.table.houses import paint_shop
from edo_table.games.iki.table.streetmap import StreetMap, street_map
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, box, noise, rand, resample, ring, wobble
from edo_table.ui.print.canvas import Svg, clear, masked, opaque
from edo_table.ui.print.paper import bokashi, grain
from edo_table.ui.print.patterns import sheet

TABLE = "#1B2A43"
"""What is seen where nothing is painted yet."""

SAND, SAND_DARK, RUT = "#DCC597", "#C6A973", "#B49660"
_EARTH, _EARTH_DARK = "#A98256", "#97724A"
_MAT, _MAT_LINE, _HEM = "#CFC08A", "#A8995E", p.MATSUBA
_ISLAND = "#8FA68A"
_PLANK, _PLANK_DARK = "#CFAE78", "#B98F56"


class GroundArt:
    """The picture of a window's ground.  `surface` is whole once `paint` has run to its end."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.surface = opaque(desk.size)
        self.surface.fill(p.rgb(TABLE))
        self.u = desk.metrics.u

    def paint(self) -> Iterator[None]:
        """Paint, yielding between slices."""
        out, theme = self.surface, self.desk.theme
        unit = max(10.0, 46 * self.u)
        out.blit(sheet("asanoha", out.get_size(), unit, "#243854", 150), (0, 0))
        if theme.has_grain:
            grain(out, u=self.u)
        yield
        for name, is_water in (("row", False), ("buildings", True)):
            rect = self.desk.region(name)
            if rect is not None:
                self._shelf(rect, is_water=is_water)
                yield
        board = street_map(self.desk)
        if board is None:
            return
        self._board(board)
        yield
        self._street(board)
        yield
        self._blocks(board)
        yield
        self.lower_arm(board)
        self._gate(board)
        yield
        yield from self.paint_more(board)
        for shop in board.shops:
            paint_shop(self.desk, out, board, shop)
            yield
        if theme.has_grain:
            grain(out, area=board.rect, u=self.u)
        self._edge(board.rect)
        yield

    # ---- shelves ---------------------------------------------------------------------------------------------------

    def _shelf(self, rect: pygame.Rect, *, is_water: bool) -> None:
        """The ground of the card panels: a verandah of planks, or quiet water."""
        u = self.u
        picture = opaque(rect.size)
        if is_water:
            picture.blit(bokashi(rect.size, ((0, "#2E6478", 255), (0.7, "#8FB4B2", 255), (1, "#A9C8C5", 255))), (0, 0))
            picture.blit(sheet("seigaiha", rect.size, max(12.0, 40 * u), "#C6DBD6", 90), (0, 0))
        else:
            count = 5
            s = Svg(*rect.size)
            for i in range(count):
                y = rect.h * i / count
                s.fill(box(rect.w, rect.h / count + 1, 0, 0, y), p.mix(_PLANK, _PLANK_DARK, 0.5 * rand(2, i)))
                s.fill(box(rect.w, max(1.0, 1.6 * u), 0, 0, y), "#8F6A3C")
                for k in range(7):
                    x, long = rand(3 + i, k) * rect.w, (60 + 200 * rand(9 + i, k)) * u
                    at = y + rect.h / count * (0.2 + 0.6 * rand(5 + i, k))
                    line = [(x + long * t / 6, at + 2.4 * u * noise(t * 0.9, i * 7 + k)) for t in range(7)]
                    s.line(line, max(0.8, 1.1 * u), "#A27C48", 0.55)
            picture.blit(s.render(rect.size), (0, 0))
        if self.desk.theme.has_grain:
            grain(picture, u=u)
        self.lay(picture, rect, 9 * u)

    def lay(self, picture: pygame.Surface, rect: pygame.Rect, cut: float) -> None:
        """Lay a picture with its corners cut, an ink edge, and the shadow of its thickness."""
        shape = Svg(*rect.size).fill(box(rect.w, rect.h, cut), "#ffffff").render(rect.size)
        whole = clear(rect.size)
        whole.blit(picture, (0, 0))
        dark = Svg(*rect.size).fill(box(rect.w, rect.h, cut), "#0E1726", 0.8).render(rect.size)
        self.surface.blit(dark, rect.move(round(2 * self.u), round(4 * self.u)))
        self.surface.blit(masked(whole, shape), rect)
        self._edge(rect, cut)

    def _edge(self, rect: pygame.Rect, cut: float | None = None) -> None:
        pad = 4
        s = Svg(rect.w + 2 * pad, rect.h + 2 * pad).group((pad, pad))
        edge = wobble(resample(box(rect.w, rect.h, 6 * self.u if cut is None else cut), 14, True), 0.6, 60, 3, True)
        s.ink(edge, max(1.4, 3.4 * self.u * self.desk.theme.line), p.SUMI, closed=True)
        self.surface.blit(s.rim(pad + 12), (rect.x - pad, rect.y - pad))

    # ---- the board -------------------------------------------------------------------------------------------------

    def _board(self, board: StreetMap) -> None:
        rect = board.rect
        self.surface.fill(p.rgb(p.AI), rect)
        self.surface.blit(sheet("seigaiha", rect.size, max(10.0, 34 * self.u), "#3B7690", 200), rect)

    def _street(self, board: StreetMap) -> None:
        rect, u = board.rect, self.u
        s = Svg(*rect.size).group((-rect.x, -rect.y))
        st, cross = board.street, board.cross
        radius = min(34 * u + 8, st.h * 0.2)
        loop = rounded(st, radius)
        arm = pygame.Rect(cross.x, rect.y + 2, cross.w, rect.h - 4)
        s.ink([*rounded(st.inflate(4, 4), radius + 2)], max(1.4, 4 * u), p.SUMI, closed=True)
        s.fill(loop, SAND).fill(box(arm.w, arm.h, 0, arm.x, arm.y), SAND)
        for x in (arm.left, arm.right):
            for y0, y1 in ((arm.top, st.top), (st.bottom, arm.bottom)):
                s.ink([(x, y0), (x, (y0 + y1) / 2), (x, y1)], max(1.2, 3 * u), p.SUMI, taper=(0, 0))
        # ruts of wheels along both lanes, and pebbles
        for number, y in enumerate(board.lanes):
            for d in (-0.34, 0.30):
                at = y + d * board.spaces[next(iter(board.spaces))].h
                line = [
                    (float(x), at + 2.2 * u * noise(x / (90 * u + 1), number * 5 + round(d * 10)))
                    for x in range(st.x + 20, st.right - 18, 24)
                ]
                s.line(line, max(0.8, 1.5 * u), RUT, 0.30)
        for part, count, seed in ((st, 190, 41), (arm, 60, 51)):
            for i in range(count):
                px, py = part.x + part.w * rand(seed, i), part.y + part.h * rand(seed + 2, i)
                s.line([(px, py), (px + 4 * u, py - 2.4 * u), (px + 9 * u, py)], max(0.7, 1.3 * u), RUT, 0.55)
        for island in (board.way, board.ladder):
            edge = rounded(island, island.h * 0.14)
            s.group((2 * u, 3 * u)).fill(edge, p.SUMI, 0.35).end()
            s.shape(edge, _ISLAND, max(1.4, 3 * u))
        for space in board.spaces.values():
            oval = rounded(space, space.h * 0.5)
            s.fill(oval, p.mix(SAND, p.SHIRO, 0.35), 0.75).line(oval, max(1.0, 2 * u), SAND_DARK, closed=True)
        s.line(rounded(board.start, board.start.h * 0.5), max(1.0, 2 * u), SAND_DARK, 0.8, closed=True)
        draw_arrows(s, self.arrows(board), board.spaces[next(iter(board.spaces))].h * 0.36)
        self.surface.blit(s.render(rect.size), rect)

    def arrows(self, board: StreetMap) -> list[tuple[Point, float]]:
        """Which way the street is walked: arrows with their turns, 0 to the right."""
        tops = sorted({shop for shop in board.shops if shop in board.upper}, key=lambda shop: board.shops[shop].x)
        feet = sorted({shop for shop in board.shops if shop not in board.upper}, key=lambda shop: board.shops[shop].x)
        marks: list[tuple[Point, float]] = []
        for shops, y, turn in ((tops, board.lanes[0], 180.0), (feet, board.lanes[1], 0.0)):
            edges = [board.spaces[shop] for shop in shops]
            for left, right in ((edges[0], edges[1]), (edges[2], edges[3])):
                marks.append((((left.right + right.left) / 2, y), turn))
        edge = (board.way.left + board.street.left) / 2
        marks.append(((edge, board.street.centery), 90.0))
        marks += self.right_turn(board)
        for dx in (-0.62, 0.0, 0.62):
            marks.append(((board.cross.centerx + dx * board.cross.w, board.lanes[1]), 0.0))
        for dx in (-0.60, 0.60):
            marks.append(((board.cross.centerx + dx * board.cross.w, board.lanes[0]), 180.0))
        return marks

    def right_turn(self, board: StreetMap) -> list[tuple[Point, float]]:
        """The arrows where the street turns from its lower side to its upper one."""
        far = (board.ladder.right + board.street.right) / 2
        return [((far, board.street.centery), -90.0)]

    # ---- Nagayas ---------------------------------------------------------------------------------------------------

    def _blocks(self, board: StreetMap) -> None:
        rect, u = board.rect, self.u
        s = Svg(*rect.size).group((-rect.x, -rect.y))
        for block in board.blocks.values():
            r = block.rect
            edge = rounded(r, 7 * u)
            s.shape(edge, _EARTH, max(1.3, 2.8 * u), off=(0, 0))
            y = r.y + 8.0 * u
            while y < r.bottom - 4:
                s.line([(r.x + 4, y), (r.right - 5, y)], max(0.7, u), _EARTH_DARK, 0.7)
                y += max(4.0, 11 * u)
        for ident, stall in self.desk.parts.stalls.items():
            self._mat(s, board.stalls[ident], is_corner=stall.is_corner)
        self.surface.blit(s.render(rect.size), rect)
        for ident, stall in self.desk.parts.stalls.items():
            self._stall_marks(board.stalls[ident], stall.extra, is_outer=stall.place == 0)

    def _mat(self, s: Svg, rect: pygame.Rect, *, is_corner: bool) -> None:
        """An empty stall: a straw mat with green hems; corner stalls have a paper edge."""
        u = self.u
        if is_corner:
            around = rect.inflate(round(6 * u) + 2, round(6 * u) + 2)
            s.fill(rounded(around, 11 * u), p.KINARI)
        s.shape(rounded(rect, 7 * u), _MAT if not is_corner else "#DCC88C", max(1.1, 2.2 * u), off=(0, 0))
        for j in range(1, 14):
            y = rect.y + rect.h * j / 14
            s.line([(rect.x + 5 * u, y), (rect.right - 5 * u, y)], max(0.6, 0.9 * u), _MAT_LINE, 0.75)
        hem = rect.h * 0.05
        for y in (rect.y + 2, rect.bottom - hem - 2):
            s.fill(box(rect.w - 6, hem, 2 * u, rect.x + 3, y), _HEM)

    def _stall_marks(self, rect: pygame.Rect, extra: int, *, is_outer: bool) -> None:
        """What a card costs here beside its own price, and where fires begin."""
        theme = self.desk.theme
        if extra:
            coin = art.amount("mon", extra, round(rect.w * 0.46), theme)
            self.surface.blit(coin, coin.get_rect(center=(rect.centerx + round(rect.w * 0.07), rect.centery)))
            s = Svg(100, 100).line([(30, 50), (70, 50)], 13, p.SUMI).line([(50, 30), (50, 70)], 13, p.SUMI)
            plus = s.render((rect.w * 0.26, rect.w * 0.26))
            self.surface.blit(plus, plus.get_rect(center=(rect.centerx - round(rect.w * 0.29), rect.centery)))
        elif is_outer:
            flame = art.good("firefighting", round(rect.w * 0.34), theme).copy()
            flame.set_alpha(120)
            self.surface.blit(flame, flame.get_rect(center=rect.center))

    # ---- the Crossroads --------------------------------------------------------------------------------------------

    def paint_more(self, board: StreetMap) -> Iterator[None]:
        """Paint what an expansion adds to the board: nothing."""
        yield from ()

    def lower_arm(self, board: StreetMap) -> None:
        """Nihonbashi over its river, the lower arm of the Crossroads."""
        r, u = board.bridge, self.u
        w, h = 190.0, 190.0 * r.h / r.w
        s = Svg(w, h).fill(box(w, h, 0), p.ASAGI)
        for i in range(16):
            x, y = w * rand(61, i), h * (0.12 + 0.8 * rand(67, i))
            s.line([(x, y), (x + 8, y - 3), (x + 18, y + 2), (x + 27, y - 1)], 1.6, p.KAME)

        def arch(t: float, top: float, foot: float) -> Point:
            return -4 + (w + 8) * t, foot - (foot - top) * math.sin(math.pi * t)

        floor = [arch(i / 24, h * 0.36, h * 0.82) for i in range(25)]
        under = [arch(i / 24, h * 0.52, h * 0.98) for i in range(24, -1, -1)]
        s.shape([*floor, *under], p.KITSUNE, 2.4, off=(0, 0))
        s.ink([arch(i / 24, h * 0.10, h * 0.58) for i in range(25)], 4.2, p.KURI, taper=(0, 0))
        for i in range(1, 10):
            t = i / 10
            x, y = arch(t, h * 0.36, h * 0.82)
            s.ink([(x, y + 3), (x, y - h * 0.14), (x, y - h * 0.28)], 3.6, p.KURI, taper=(0, 0), seed=i)
            if i % 2:
                s.fill(ring(x, y - h * 0.29, 3.2, n=16), p.KUCHIBA).line(ring(x, y - h * 0.29, 3.2, n=16), 0.9, p.SUMI)
        self.surface.blit(s.render(r.size), r)
        for y in (r.y, r.bottom):
            pygame.draw.line(self.surface, p.rgb(p.SUMI), (r.x, y), (r.right, y), max(1, round(2 * u)))

    def _gate(self, board: StreetMap) -> None:
        """The gate of the quarter, which whoever completes a lap passes."""
        start = board.start
        r = pygame.Rect(0, 0, round(board.cross.w * 0.90), round(start.h * 1.5))
        r.midbottom = (start.centerx, start.bottom + round(start.h * 0.16))
        w, h = 200.0, 200.0 * r.h / r.w
        s = Svg(w, h)
        for x in (12, 172):
            s.shape([(x, 4), (x + 16, 4), (x + 16, h - 2), (x, h - 2)], p.KURI, 2.4, off=(0, 0))
        s.shape([(0, h * 0.10), (w, h * 0.10), (w - 3, h * 0.27), (3, h * 0.27)], p.HI, 2.4, off=(0, 0))
        self.surface.blit(s.render(r.size), r)


def draw_arrows(s: Svg, marks: list[tuple[Point, float]], size: float, colour: str = "#B08F58") -> None:
    """Draw arrows on the ground."""
    shape = [(-1.0, -0.36), (0.1, -0.36), (0.1, -0.86), (1.1, 0.0), (0.1, 0.86), (0.1, 0.36), (-1.0, 0.36)]
    for at, turn in marks:
        s.group(at, size, turn).fill(shape, colour, 0.9).end()


def rounded(rect: pygame.Rect, radius: float) -> list[Point]:
    """The outline of a rectangle with round corners."""
    radius = max(1.0, min(radius, rect.w / 2, rect.h / 2))
    out: list[Point] = []
    for cx, cy, a in (
        (rect.right - radius, rect.y + radius, -90),
        (rect.right - radius, rect.bottom - radius, 0),
        (rect.x + radius, rect.bottom - radius, 90),
        (rect.x + radius, rect.y + radius, 180),
    ):
        out += ring(cx, cy, radius, n=8, a0=a, a1=a + 90)
    return out
