"""The printed board as one picture that stands still: sea, coast, land, settlement grounds, scenery, buildings.

It is painted in slices, band by band from the top, so that a window stays alive meanwhile; every band is drawn at its
final pixel size.  Soft gradations come from a small, blurred picture of the land.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from edo_table.games.samurai.table import scenery
from edo_table.games.samurai.table.buildings import draw_building
from edo_table.games.samurai.table.geometry import Placement, coastline
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, path, smooth, wobble
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, clear, masked, native, opaque
from edo_table.ui.print.paper import bokashi, grain
from edo_table.ui.print.patterns import overlay, tile
from edo_table.ui.theme import Theme

_BAND = 56
"""Pixels of a band's height."""

_SOFT = 7.3
"""The radius of a hex in the small picture for gradations."""

_BUILDING = {"village": (1.16, -0.33, -0.36), "city": (1.30, 0.0, -0.55), "capital": (1.62, 0.0, -0.66)}
"""Width and middle of the buildings of a settlement, in radii."""

_GROUND = {"village": p.SHIRO, "city": p.KUCHIBA, "capital": p.SAKURA}
_EDGE = {"village": p.KURI, "city": p.BENGARA, "capital": p.BENGARA}


@dataclass(frozen=True, slots=True)
class Ornament:
    """Something in the open sea: `kind` (ship, compass, wave, cloud), where in window pixels at zoom 1, its scale."""

    kind: str
    x: float
    y: float
    scale: float
    is_flipped: bool = False
    seed: int = 0
    rows: int = 4
    """Bands of a cloud."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of SVG with the rows of the window that it touches."""

    top: float
    bottom: float
    svg: str


def _fragment(s: Svg) -> str:
    """What was drawn on a sheet, to be put on another."""
    return s.text().split("</defs>", 1)[1].removesuffix("</svg>")


def _placed(drawn: str, x: float, y: float, k: float = 1.0) -> str:
    return f'<g transform="translate({x:.2f},{y:.2f}) scale({k:.4f})">{drawn}</g>'


class BoardArt:
    """The picture of a board under a camera.  `surface` is whole once `paint` has run to its end.

    `zoom` and `offset` are the camera's: `board` is placed with them already; ornaments and gradations follow them.
    """

    def __init__(
        self,
        board: Placement,
        size: tuple[int, int],
        theme: Theme,
        ornaments: tuple[Ornament, ...] = (),
        zoom: float = 1.0,
        offset: Point = (0.0, 0.0),
    ) -> None:
        self.board, self.size, self.theme, self.ornaments = board, size, theme, ornaments
        self.zoom, self.offset = zoom, offset
        self.surface = opaque(size)
        self.surface.fill(p.rgb(p.mix(p.AI, "#4F9BB0", 0.5)))
        self.is_done = False
        self._k = board.radius / scenery.HEX
        self._window = pygame.Rect((0, 0), size)
        self._areas = [self._window]

    def paint(self) -> Iterator[None]:
        """Paint, yielding between slices of some milliseconds."""
        coasts = self._coasts()
        yield
        land = "".join(path(coast) for coast in coasts)
        small = self._small(land)
        yield
        near = pygame.transform.gaussian_blur(small, max(2, round(_SOFT * 0.95)))
        edge = pygame.transform.gaussian_blur(small, max(2, round(_SOFT * 0.62)))
        glow = self._large(_tinted(near, p.KAME, 235))
        yield
        far = self._large(_far(near))
        yield
        shore = self._large(_inverse(edge, p.mix(p.UGUISU, p.MATSUBA, 0.35)))
        yield
        sea: list[Part] = []
        ground: list[Part] = []
        top: list[Part] = []
        for parts, made in (
            (sea, self._sea_parts(coasts)),
            (ground, self._ground_parts()),
            (top, self._top_parts(coasts)),
        ):
            for number, part in enumerate(made):
                parts.append(part)
                if number % 16 == 0 or len(part.svg) > 20_000:
                    yield
            yield
        deep, earth = self._gradations()
        for area in self._areas:
            for y in range(area.top, area.bottom, _BAND):
                band = pygame.Rect(area.x, y, area.w, min(_BAND, area.bottom - y))
                self._paint_band(band, (glow, far, shore), (deep, earth), land, (sea, ground, top))
                yield
        self.is_done = True

    def begin_with(self, painted: pygame.Surface, offset: Point) -> None:
        """Take over what a picture at the same zoom and another offset shows; only the rest will be painted."""
        dx, dy = round(self.offset[0] - offset[0]), round(self.offset[1] - offset[1])
        w, h = self.size
        if abs(dx) >= w or abs(dy) >= h:
            return
        self.surface.blit(painted, (dx, dy))
        rows = pygame.Rect(0, 0 if dy > 0 else h + dy, w, abs(dy))
        columns = pygame.Rect(0 if dx > 0 else w + dx, max(0, dy), abs(dx), h - abs(dy))
        self._areas = [area for area in (rows, columns) if area.w and area.h]

    # ---- preparation -----------------------------------------------------------------------------------------------

    def _coasts(self) -> list[list[Point]]:
        board = self.board
        out: list[list[Point]] = []
        for coast in _coastlines(board.map.coasts):
            points = [board.point(at) for at in coast]
            if board.radius > 70:
                points = smooth(points, 1, True)
            xs, ys = [x for x, _ in points], [y for _, y in points]
            around = pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(
                2 * board.radius, 2 * board.radius
            )
            if around.colliderect(self._window):
                out.append(points)
        return out

    def _small(self, land: str) -> pygame.Surface:
        """The land as a small white picture."""
        k = _SOFT / self.board.radius
        w, h = self.size
        s = Svg(w, h)
        if land:
            s.fill(land, "#ffffff")
        return s.render((max(8, w * k), max(8, h * k)))

    def _large(self, small: pygame.Surface) -> pygame.Surface:
        return native(pygame.transform.smoothscale(small, self.size))

    def _gradations(self) -> tuple[pygame.Surface, pygame.Surface]:
        """The colours of sea and land from top to bottom, one pixel wide, for the rows of the window."""
        middle = p.mix(p.AI, "#4F9BB0", 0.72)
        deep = [
            (0.0, p.mix(p.KON, p.AI, 0.55), 255),
            (0.27, middle, 255),
            (0.50, p.mix(p.ASAGI, "#8CC4CC", 0.7), 255),
            (0.76, middle, 255),
            (1.0, p.mix(p.KON, p.AI, 0.5), 255),
        ]
        earth = [
            (0.0, p.mix(p.TORINOKO, p.UGUISU, 0.10), 255),
            (0.5, p.KINARI, 255),
            (1.0, p.mix(p.TORINOKO, p.KUCHIBA, 0.35), 255),
        ]
        return self._rows(deep), self._rows(earth)

    def _rows(self, stops: list[tuple[float, str, int]]) -> pygame.Surface:
        """A gradation over the board's height under the camera, cut to the rows of the window."""
        high = round(self.size[1] * self.zoom)
        whole = pygame.transform.smoothscale(bokashi((2, 360), stops), (2, high))
        rows = clear((2, self.size[1]))
        top = round(self.offset[1])
        rows.blit(pygame.transform.scale(whole.subsurface((0, 0, 2, 1)), rows.get_size()), (0, 0))
        if top + high < self.size[1]:
            rest = (2, self.size[1] - top - high)
            rows.blit(pygame.transform.scale(whole.subsurface((0, high - 1, 2, 1)), rest), (0, top + high))
        rows.blit(whole, (0, top))
        return rows

    # ---- parts -----------------------------------------------------------------------------------------------------

    def _cells(self) -> Iterator[tuple[int, float, float]]:
        """The spaces that can be seen: index and middle."""
        wide = self._window.inflate(4 * self.board.radius, 4 * self.board.radius)
        for i in range(len(self.board.map.centres)):
            x, y = self.board.centre(i)
            if wide.collidepoint(x, y):
                yield i, x, y

    def _sea_parts(self, coasts: list[list[Point]]) -> Iterator[Part]:
        r, contrast = self.board.radius, self.theme.is_contrast
        for share, colour, alpha in ((0.58, p.KAME, 0.30), (0.34, p.KAME, 0.55), (0.14, p.SHIRO, 0.62)):
            for i, coast in enumerate(coasts):  # shallows, printed along the coast
                line = wobble(coast[::3], r * 0.07, r * 0.8, 50 + i + int(share * 100), True)
                ys = [y for _, y in line]
                yield Part(
                    min(ys) - r, max(ys) + r, _fragment(Svg(1, 1).line(line, 2 * share * r, colour, alpha, True))
                )
        yield from self._ways()
        ripples = [_fragment(scenery.draw_ripples(Svg(1, 1), seed)) for seed in range(5)]
        width = max(1.0, 1.5 * self._k)
        for i, x, y in self._cells():
            if not self.board.map.is_land[i]:
                s = Svg(1, 1).line(self.board.corners(i, 0.955), width, p.SHIRO, 0.85 if contrast else 0.50, True)
                drawn = _fragment(s)
                if not contrast:
                    drawn += _placed(ripples[i % 5], x, y, self._k)
                yield Part(y - r * 1.1, y + r * 1.1, drawn)

    def _ground_parts(self) -> Iterator[Part]:
        k = max(0.7, self._k)
        yield from self._ways()
        for i, _, y in self._cells():
            kind = self.board.map.board.kind[i]
            if kind in _GROUND:
                s, corners = Svg(1, 1), self.board.corners(i, 0.93)
                s.fill(corners, _GROUND[kind], 0.92)
                s.ink(corners, (2.0 if kind == "village" else 3.4) * k, _EDGE[kind], closed=True, seed=i)
                if kind != "village":
                    s.line(self.board.corners(i, 0.82), 1.4 * k, _EDGE[kind], 0.9, True)
                yield Part(y - self.board.radius * 1.1, y + self.board.radius * 1.1, _fragment(s))

    def _ways(self) -> Iterator[Part]:
        """On a board without grid, lines between neighbours, since they need not touch."""
        board = self.board.map.board
        if board.layout != "free":
            return
        for i, near in enumerate(board.neighbours):
            for j in near:
                if i < j:
                    ends = [self.board.centre(i), self.board.centre(j)]
                    drawn = _fragment(Svg(1, 1).line(ends, max(1.5, 4 * self._k), p.KURI, 0.5))
                    yield Part(min(y for _, y in ends), max(y for _, y in ends), drawn)

    def _top_parts(self, coasts: list[list[Point]]) -> Iterator[Part]:
        r, board = self.board.radius, self.board.map.board
        for ornament in self.ornaments:
            if ornament.kind != "cloud":
                yield self._ornament(ornament)
        width, alpha = max(0.9, 1.3 * self._k), 0.8 if self.theme.is_contrast else 0.34
        lands: dict[object, str] = {}
        for i, x, y in self._cells():
            if self.board.map.is_land[i]:
                drawn = _fragment(Svg(1, 1).line(self.board.corners(i, 0.965), width, p.KURI, alpha, True))
                if board.kind[i] == "land":
                    sort = scenery.land_sort(board.spaces[i], board.cells[i])
                    if sort not in lands:
                        lands[sort] = _fragment(sort(Svg(1, 1)))
                    drawn += _placed(lands[sort], x, y, self._k)
                yield Part(y - r * 1.1, y + r * 1.1, drawn)
        for i, coast in enumerate(coasts):
            ys = [y for _, y in coast]
            drawn = _fragment(Svg(1, 1).ink(coast, max(1.8, 3.3 * self._k), p.SUMI, closed=True, seed=i, life=0.45))
            yield Part(min(ys) - r, max(ys) + r, drawn)
        houses = {kind: _fragment(draw_building(Svg(1, 1), kind, 0, 0, 100)) for kind in _BUILDING}
        for i, x, y in sorted(self._cells(), key=lambda cell: cell[2]):
            kind = board.kind[i]
            if kind in _BUILDING:
                wide, dx, dy = _BUILDING[kind]
                drawn = _placed(houses[kind], x + dx * r, y + dy * r, wide * r / 100)
                yield Part(y + (dy - wide) * r, y + (dy + wide) * r, drawn)

    def _ornament(self, ornament: Ornament) -> Part:
        x, y = ornament.x * self.zoom + self.offset[0], ornament.y * self.zoom + self.offset[1]
        k = ornament.scale * self.zoom
        s = Svg(1, 1)
        if ornament.kind == "ship":
            scenery.draw_ship(s, x, y, k, ornament.is_flipped)
        elif ornament.kind == "compass":
            scenery.draw_compass(s, x, y, k, self.board.map.turn)
        else:
            scenery.draw_great_wave(s, x, y, k, ornament.is_flipped)
        return Part(y - 130 * k, y + 60 * k, _fragment(s))

    # ---- bands -----------------------------------------------------------------------------------------------------

    def _paint_band(
        self,
        band: pygame.Rect,
        soft: tuple[pygame.Surface, pygame.Surface, pygame.Surface],
        colours: tuple[pygame.Surface, pygame.Surface],
        land: str,
        parts: tuple[list[Part], list[Part], list[Part]],
    ) -> None:
        glow, far, shore = soft
        out = opaque(band.size)
        deep, rows = (pygame.transform.scale(c.subsurface((0, band.y, 2, band.h)), band.size) for c in colours)
        out.blit(deep, (0, 0))
        if self.theme.has_grain:
            grain(out, "mokume", u=self.theme.line, shift=band.topleft)
            out.blit(self._waves(band, far), (0, 0))
        out.blit(glow, (0, 0), band)
        out.blit(self._sheet(band, parts[0]), (0, 0))
        # the colour of the land lies a little out of register, its key line in place
        white = _placed(f'<path d="{land}" fill="#fff" fill-rule="evenodd"/>', 1.5 * self._k, self._k)
        mask = self._sheet(band, [Part(band.top, band.bottom, white)])
        earth = native(rows)
        earth.blit(shore, (0, 0), band)
        out.blit(masked(earth, mask), (0, 0))
        out.blit(masked(self._sheet(band, parts[1]), mask), (0, 0))
        out.blit(self._sheet(band, parts[2]), (0, 0))
        self._clouds(out, band)
        if self.theme.has_grain:
            grain(out, "washi", u=max(1.0, self.board.radius / scenery.HEX), shift=band.topleft)
        self.surface.blit(out, band)

    def _sheet(self, band: pygame.Rect, parts: list[Part]) -> pygame.Surface:
        s = Svg(*band.size).group((-band.x, -band.y))
        for part in parts:
            if part.bottom >= band.top and part.top <= band.bottom:
                s.add(part.svg)
        return s.end().render()

    def _waves(self, band: pygame.Rect, far: pygame.Surface) -> pygame.Surface:
        """The wave pattern of the open sea, fading towards the land."""
        wave = tile("seigaiha", max(9.0, 26 * self._k), p.KAME, 74)
        w, h = wave.get_size()
        out = clear(band.size)
        x0, y0 = (round(self.offset[0]) - band.x) % w - w, (round(self.offset[1]) - band.y) % h - h
        out.fblits([(wave, (x, y)) for y in range(y0, band.h, h) for x in range(x0, band.w, w)])
        out.blit(far, (0, 0), band, pygame.BLEND_RGBA_MULT)
        return out

    def _clouds(self, out: pygame.Surface, band: pygame.Rect) -> None:
        for ornament in self.ornaments:
            if ornament.kind != "cloud":
                continue
            k = ornament.scale * self.zoom
            x = ornament.x * self.zoom + self.offset[0] - band.x
            y = ornament.y * self.zoom + self.offset[1] - band.y
            if not -220 * k < y < band.h + 60 * k:
                continue
            s, inner = Svg(*band.size).group((x, y), k), Svg(*band.size).group((x, y), k)
            bands = scenery.cloud(0, 0, 330, ornament.rows, ornament.seed)
            for i, points in enumerate(bands):
                s.fill(points, p.KUCHIBA).ink(points, 2.6, p.KURI, 0.75, True, seed=i)
                inner.fill(points, "#ffffff")
            s.group((0, 0))
            for points in bands:  # hide the lines inside the cloud
                cx = sum(px for px, _ in points) / len(points)
                cy = sum(py for _, py in points) / len(points)
                s.fill([(cx + (px - cx) * 0.985, cy + (py - cy) * 0.88) for px, py in points], p.KUCHIBA)
            out.blit(s.end().end().render(), (0, 0))
            overlay(out, "kikko", 26 * k, p.KITSUNE, 70, inner.end().render())


def _tinted(near: pygame.Surface, colour: str, alpha: int) -> pygame.Surface:
    """One colour with the alpha of a white picture."""
    out = near.copy()
    out.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    out.fill(p.rgba(colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _far(near: pygame.Surface) -> pygame.Surface:
    """White that fades out near the land, twice as fast as the picture of it."""
    out = clear(near.get_size())
    out.fill((255, 255, 255, 255))
    out.blit(near, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    out.blit(near, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    out.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return out


def _inverse(edge: pygame.Surface, colour: str) -> pygame.Surface:
    """A colour where the land ends, fading inwards."""
    out = clear(edge.get_size())
    out.fill((255, 255, 255, 255))
    out.blit(edge, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    out.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    out.fill(p.rgba(colour), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@cached("samurai coastlines", entries=8, megabytes=4, lasting=True)
def _coastlines(loops: tuple[tuple[Point, ...], ...]) -> list[list[Point]]:
    return [coastline(loop, 11 + 17 * i) for i, loop in enumerate(loops)]
