"""Where the spaces of a board lie: its hexes turned and scaled, their corners, the coast around the land.

Edo-period sheets lay Japan down along its length.  Turned by 30 degrees, the board's hexes get far larger in the same
window, and two corners stay free for the panels.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from edo_table.content.boards import Layout, cells_around
from edo_table.games.samurai.content import Board
from edo_table.ui.print.brush import Point, curve, rand, resample, wobble

SIDE = 3**0.5
"""The distance of neighbours' middles, in radii of a hex."""

_POINTY = ("odd-r", "even-r", "free")


def hexagon(x: float, y: float, radius: float, turn: float = 30.0) -> tuple[Point, ...]:
    """The six corners of a hex; turned by 0 it stands on a corner, by 30 it lies on a side."""
    turns = [math.radians(30 + 60 * k + turn) for k in range(6)]
    return tuple((x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns)


class HexMap:
    """A board's shape, turned, in radii of a hex; `centres` by space index.

    `turn` is in degrees.  `tilt` is what `hexagon` needs to draw one of its hexes.
    """

    def __init__(self, board: Board, turn: float = 30.0) -> None:
        self.board = board
        self.turn = turn
        self.tilt = turn if board.layout in _POINTY else turn - 30.0
        t = math.radians(turn)
        c, s = math.cos(t) * SIDE, math.sin(t) * SIDE
        self.centres: tuple[Point, ...] = tuple((x * c - y * s, x * s + y * c) for x, y in board.centres)
        self.index = {space: i for i, space in enumerate(board.spaces)}
        self.is_land = tuple(kind != "sea" for kind in board.kind)
        self.key = (board.layout, self.turn, board.spaces, board.kind, board.centres)
        """Everything that the board's picture depends on, apart from size."""

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all hexes, in radii."""
        corners = [p for x, y in self.centres for p in hexagon(x, y, 1.0, self.tilt)]
        xs, ys = [p[0] for p in corners], [p[1] for p in corners]
        return min(xs), min(ys), max(xs), max(ys)

    @cached_property
    def around(self) -> tuple[tuple[int | None, ...], ...]:
        """By space, its neighbours in the order of the edges: edge k lies between corners k and k + 1.

        None where the board ends.  On a board without grid all are None.
        """
        cells: dict[tuple[int, int], int] = {}
        for i, (column, row) in enumerate(self.board.cells):
            cells[int(column), int(row)] = i
        layout: Layout = self.board.layout  # type: ignore[assignment]
        return tuple(self._edges(i, cells, layout) for i in range(len(self.centres)))

    def _edges(self, i: int, cells: dict[tuple[int, int], int], layout: Layout) -> tuple[int | None, ...]:
        edges: list[int | None] = [None] * 6
        column, row = (int(v) for v in self.board.cells[i])
        x, y = self.centres[i]
        for cell in cells_around(layout, column, row):
            j = cells.get(cell)
            if j is not None:
                angle = math.degrees(math.atan2(self.centres[j][1] - y, self.centres[j][0] - x))
                edges[round((angle - 60 - self.tilt) / 60) % 6] = j
        return tuple(edges)

    @cached_property
    def coasts(self) -> tuple[tuple[Point, ...], ...]:
        """Closed loops of corner points around the land, in radii.

        On a board without grid every land space is an island of its own.
        """
        if self.board.layout == "free":
            lands = (i for i, land in enumerate(self.is_land) if land)
            return tuple(hexagon(*self.centres[i], 1.0, self.tilt) for i in lands)
        edges: dict[tuple[int, int], tuple[Point, tuple[int, int]]] = {}
        for i, land in enumerate(self.is_land):
            if land:
                corners = hexagon(*self.centres[i], 1.0, self.tilt)
                for k, other in enumerate(self.around[i]):
                    if other is None or not self.is_land[other]:
                        edges[self._corner(corners[k])] = (corners[k], self._corner(corners[(k + 1) % 6]))
        loops: list[tuple[Point, ...]] = []
        while edges:
            name, loop = next(iter(edges)), []
            while name in edges:
                point, name = edges.pop(name)
                loop.append(point)
            loops.append(tuple(loop))
        return tuple(loops)

    def _corner(self, point: Point) -> tuple[int, int]:
        """The whole numbers of a corner in the lattice of all corners, so that no rounding can tear the coast."""
        t = math.radians(-self.tilt)
        dx, dy = point[0] - self.centres[0][0], point[1] - self.centres[0][1]
        return (
            round(2 * (dx * math.cos(t) - dy * math.sin(t)) / SIDE),
            round(2 * (dx * math.sin(t) + dy * math.cos(t))),
        )


@dataclass(frozen=True, slots=True)
class Placement:
    """A board on the screen: `radius` of a hex in pixels, and where its origin lies."""

    map: HexMap
    radius: float
    x: float
    y: float

    def centre(self, space: int) -> Point:
        """The middle of a space in pixels."""
        x, y = self.map.centres[space]
        return x * self.radius + self.x, y * self.radius + self.y

    def corners(self, space: int, share: float = 1.0) -> tuple[Point, ...]:
        """The six corners of a space, or of a hex of that share of it."""
        return hexagon(*self.centre(space), self.radius * share, self.map.tilt)

    def point(self, at: Point) -> Point:
        """Pixels of a point in radii."""
        return at[0] * self.radius + self.x, at[1] * self.radius + self.y

    def zoomed(self, zoom: float, offset: Point) -> Placement:
        """The same board with every pixel p moved to p * zoom + offset."""
        return Placement(self.map, self.radius * zoom, self.x * zoom + offset[0], self.y * zoom + offset[1])


def coastline(loop: Sequence[Point], seed: int = 0) -> list[Point]:
    """A drawn coast along a loop of hex corners, in radii: bays and capes within about a sixth of a hex."""
    n = len(loop)
    moved: list[Point] = []
    for i, (x, y) in enumerate(loop):
        a, b = loop[i - 1], loop[(i + 1) % n]
        mx, my = (a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y
        k = 0.16 + 0.16 * rand(seed, i)
        moved.append((x + mx * k + (rand(seed + 1, i) - 0.5) * 0.18, y + my * k + (rand(seed + 2, i) - 0.5) * 0.18))
    points = resample(curve(moved, True, 6), 0.1, True)
    points = wobble(points, 0.085, 0.50, seed + 3, True)
    return wobble(points, 0.034, 0.16, seed + 4, True)
