"""What stands still: the night of the sixteenth moon over a garden pond, a verandah, and the folding screen on it.

It is painted in slices, so that the window stays alive meanwhile.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from edo_table.games.izayoi.table.desk import Desk
from edo_table.games.izayoi.table.playboard import Lane, Playboard, playboard
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.brush import Point, box, curve, noise, rand, ring, smooth, trunk
from edo_table.ui.print.canvas import Svg, clear, masked, opaque
from edo_table.ui.print.paper import bokashi, grain
from edo_table.ui.print.patterns import overlay, sheet
from edo_table.ui.scenery.mountains import far_trees, hill, mist_picture
from edo_table.ui.scenery.stage import Plate, Stage

NIGHT = p.mix(p.KON, "#0A1222", 0.35)
"""What is seen where nothing is painted yet."""

TRAY = "#4A1F1B"
"""Lacquer of the tray at the foot."""

_SKY = (
    (0, "#0F1930", 255),
    (0.28, p.KON, 255),
    (0.62, p.mix(p.KON, p.AI, 0.62), 255),
    (0.86, "#3C7286", 255),
    (1, "#7FA6A6", 255),
)
_POND = ((0, "#5C8A93", 255), (0.16, "#2C5C74", 255), (0.6, p.mix(p.KON, p.AI, 0.35), 255), (1, "#12203A", 255))
_MOON, _HALO = "#F7E9BE", "#E9D9A0"
_FAR, _NEAR, _NEEDLES, _NEEDLES_LIT = "#2C4F63", "#1C3345", "#16302F", "#2E5148"
_FLOOR, _SEAM = "#3B2A26", "#1E1514"
_SILK, _GOLD = "#23364F", p.mix(p.KUCHIBA, p.YAMABUKI, 0.4)

HORIZON = 0.50
"""Where sky and pond meet, in heights of the room above the tray."""


class GroundArt:
    """The picture of a window's ground.  `surface` is whole once `paint` has run to its end."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.stage = Stage(desk.size)
        self.surface = opaque(desk.size)
        self.surface.fill(p.rgb(NIGHT))
        tray = desk.region("tray")
        self.foot = (tray.top if tray is not None else desk.size[1]) / self.stage.u
        self.horizon = self.foot * HORIZON
        self.floor = self.foot - 86
        """Where the verandah begins, in units of the stage."""

    def paint(self) -> Iterator[None]:
        """Paint, yielding between slices."""
        st, out = self.stage, self.surface
        out.blit(bokashi((st.size[0], st.px(self.horizon)), _SKY), (0, 0))
        pond = st.rect(0, self.horizon, st.w + 1, self.floor - self.horizon + 4)
        out.blit(bokashi(pond.size, _POND), pond)
        if self.desk.theme.has_grain:
            grain(out, "mokume", u=st.u)
        yield
        self._moon()
        yield
        self._shore()
        yield
        self._pond()
        yield
        self._pine()
        yield
        self._grasses()
        yield
        self._verandah()
        yield
        board = playboard(self.desk)
        if board is not None:
            yield from self._screen(board)
        if self.desk.theme.has_grain:
            grain(out, "washi", u=st.u)
        self._tray()
        yield

    # ---- garden ----------------------------------------------------------------------------------------------------

    def moon_at(self) -> tuple[float, float, float]:
        """Middle and radius of the moon in units of the stage: over the screen, before what stands at its sides."""
        u = self.stage.u
        board, seats = playboard(self.desk), self.desk.region("seats")
        title = self.desk.region("title")
        left = (seats.right if seats is not None else 0) / u
        right = (title.left if title is not None else self.stage.size[0]) / u
        top = board.rect.top / u if board is not None else self.horizon
        radius = min(118.0, max(64.0, top * 0.62))
        return left + (right - left) * 0.70, max(radius * 0.72, top * 0.56), radius

    def _moon(self) -> None:
        st = self.stage
        x, y, r = self.moon_at()
        around = 3.4 * r
        n = max(16, st.px(2 * around) // 6)
        small = Svg(100, 100)
        for share, alpha in ((0.98, 0.05), (0.84, 0.06), (0.70, 0.08), (0.56, 0.10), (0.44, 0.14), (0.36, 0.2)):
            small.fill(ring(50, 50, 50 * share, n=48), _HALO, alpha)
        halo = pygame.transform.gaussian_blur(small.render((n, n)), max(1, n // 24))
        size = st.px(2 * around)
        self.surface.blit(
            pygame.transform.smoothscale(halo, (size, size)), (round((x - around) * st.u), round((y - around) * st.u))
        )
        plate = Plate(st, x - r - 6, y - r - 6, 2 * r + 12, 2 * r + 12)
        plate.fill(ring(x, y, r, n=96), _MOON)
        # a day past full: its edge has begun to go
        shade = ring(x, y, r, n=60, a0=-64, a1=64) + ring(x - r * 0.075, y, r * 0.985, n=60, a0=62, a1=-62)
        plate.fill(shade, p.mix(_MOON, p.KON, 0.42))
        for dx, dy, k in ((-0.30, -0.22, 0.24), (0.12, -0.34, 0.13), (-0.02, 0.16, 0.30), (0.34, 0.22, 0.12)):
            plate.fill(smooth(ring(x + dx * r, y + dy * r, k * r, k * r * 0.7, 12), 1, True), "#E4D19A", 0.55)
        plate.ink(ring(x, y, r, n=80), 2.2, p.mix(p.SUMI, p.KON, 0.5), 0.8, True, seed=3)
        plate.press(self.surface)
        for dx, dy, wide, rows, seed in ((-1.7, 0.30, 2.6, 2, 5), (1.75, -0.30, 2.2, 2, 9), (-3.6, -0.55, 2.6, 1, 14)):
            mist = mist_picture(st, wide * r, rows, seed, p.mix(p.ASAGI, p.KON, 0.30), 200)
            at = ((x + dx * r) * st.u - mist.get_width() / 2, (y + dy * r) * st.u)
            self.surface.blit(mist, (round(at[0]), round(at[1])))

    def _shore(self) -> None:
        st, hz = self.stage, self.horizon
        plate = Plate(st, 0, hz - 180, None, 190)
        hill(plate, -160, st.w * 0.40, hz + 2, 120, 1, _FAR, "#7FA6A6", 0.30)
        hill(plate, st.w * 0.34, st.w * 0.86, hz + 2, 78, 4, _FAR, "#7FA6A6", 0.35)
        hill(plate, st.w * 0.66, st.w + 200, hz + 2, 140, 2, _NEAR, "#4A7484", 0.30)
        hill(plate, -120, st.w * 0.22, hz + 2, 62, 7, _NEAR, "#4A7484", 0.30)
        far_trees(plate, 0, st.w * 0.24, hz, 16, 61, "#10242C")
        far_trees(plate, st.w * 0.66, st.w, hz, 20, 63, "#10242C")
        plate.press(self.surface)

    def _pond(self) -> None:
        """Ripples, and the moon's light broken on them."""
        st, hz, foot = self.stage, self.horizon, self.floor
        x, _, r = self.moon_at()
        plate = Plate(st, 0, hz, None, foot - hz)
        row = 0
        y = hz + 10.0
        while y < foot:
            t = (y - hz) / max(1.0, foot - hz)
            step, k = 70 + 150 * t, 3 + 7 * t
            at = -step * rand(11, row)
            i = 0
            while at < st.w:
                if rand(13 + row, i) < 0.62:
                    long = step * (0.5 + 0.5 * rand(17 + row, i))
                    line = curve([(at, y), (at + long * 0.3, y - k), (at + long * 0.7, y + k * 0.3), (at + long, y)])
                    plate.ink(line, 1.2 + 1.8 * t, "#9CC3C4" if i % 3 == 0 else "#0F1B30", 0.34, seed=i + row)
                at += step * 1.2
                i += 1
            y += 15 + 30 * t
            row += 1
        for i in range(15):
            t = (i + 0.5) / 15
            yy = hz + 8 + (foot - hz) * t
            half = r * (0.20 + 0.75 * rand(29, i)) * (0.55 + 0.75 * t)
            dx = (rand(31, i) - 0.5) * r * 0.7
            bar = ring(x + dx - half, yy, 3 + 3 * t, n=9, a0=90, a1=270) + ring(
                x + dx + half, yy, 3 + 3 * t, n=9, a0=-90, a1=90
            )
            plate.fill(bar, _MOON, 0.62 - 0.25 * t)
        plate.press(self.surface)

    def _pine(self) -> None:
        """A pine that reaches in from the right, dark against the sky."""
        st = self.stage
        w, foot = st.w, self.floor + 30
        stem = [(w - 20, foot), (w - 74, foot - 190), (w - 60, foot - 360), (w - 120, foot - 520), (w - 90, foot - 690)]
        boughs = (
            (w - 40, foot - 330, 330.0), (w - 250, foot - 420, 300.0), (w - 80, foot - 505, 380.0),
            (w - 300, foot - 590, 330.0), (w - 30, foot - 640, 330.0), (w - 170, foot - 720, 380.0),
        )  # fmt: skip
        plate = Plate(st, w - 520, max(0.0, foot - 860), None, 900)
        plate.shape(trunk(stem, 58, 16), "#2A211F", 3.0, seed=3)
        arm = [(w - 66, foot - 380), (w - 170, foot - 440), (w - 300, foot - 420)]
        plate.shape(trunk(arm, 20, 6), "#2A211F", 2.4, seed=4)
        arm = [(w - 110, foot - 520), (w - 220, foot - 590), (w - 340, foot - 585)]
        plate.shape(trunk(arm, 18, 6), "#2A211F", 2.4, seed=5)
        for i, (x, y, wide) in enumerate(boughs):
            _bough(plate, x, y, wide, i)
        plate.press(self.surface)

    def _grasses(self) -> None:
        """Pampas grass and bush clover at the left, as offered to the moon."""
        st, foot = self.stage, self.floor + 20
        plate = Plate(st, 0, foot - 420, 620, 430)
        for i in range(26):
            x0 = 8 + 520 * rand(41, i) ** 1.4
            high = 170 + 190 * rand(43, i)
            lean = (rand(47, i) - 0.35) * 150
            tip = (x0 + lean, foot - high)
            stalk = curve([(x0, foot), (x0 + lean * 0.25, foot - high * 0.55), tip])
            plate.ink(stalk, 3.2, "#2E4A3C" if i % 2 else "#5B6E4A", 0.95, seed=i)
            if i % 2 == 0:
                _plume(plate, tip, 1 if lean > 0 else -1, 0.8 + 0.5 * rand(53, i), i)
        plate.press(self.surface)

    # ---- verandah --------------------------------------------------------------------------------------------------

    def _verandah(self) -> None:
        st = self.stage
        area = st.rect(0, self.floor, st.w + 1, self.foot - self.floor + 6)
        floor = opaque(area.size)
        floor.blit(bokashi(area.size, ((0, "#54392F", 255), (0.5, _FLOOR, 255), (1, "#2A1D1B", 255))), (0, 0))
        if self.desk.theme.has_grain:
            grain(floor, "wood", u=st.u)
        self.surface.blit(floor, area)
        plate = Plate(st, 0, self.floor - 6, None, self.foot - self.floor + 14)
        plate.ink([(0, self.floor), (st.w, self.floor)], 5, p.SUMI, taper=(0, 0))
        plate.line([(0, self.floor + 5), (st.w, self.floor + 5)], 2, "#C9A77C", 0.5)
        middle = st.w / 2
        for i in range(-14, 15):  # boards run towards the viewer
            x0, x1 = middle + i * st.w / 20, middle + i * st.w / 15
            plate.line([(x0, self.floor + 6), (x1, self.foot + 8)], 2, _SEAM, 0.8)
        plate.press(self.surface)

    def _tray(self) -> None:
        tray, m = self.desk.region("tray"), self.desk.metrics
        if tray is None:
            return
        wide = tray.inflate(m.px(40), 0)
        board = slips.plank(wide.w, wide.h + m.px(16), m.u, TRAY, seed=4, has_grain=self.desk.theme.has_grain)
        board.lay(self.surface, wide.x, wide.y)

    # ---- screen ----------------------------------------------------------------------------------------------------

    def _screen(self, board: Playboard) -> Iterator[None]:
        m = self.desk.metrics
        shadow = board.rect.move(m.px(8), m.px(10))
        dark = clear(shadow.size)
        dark.fill((10, 10, 16, 110))
        self.surface.blit(dark, shadow)
        for number, lane in enumerate(board.lanes):
            self._leaf(lane, number)
            yield

    def _leaf(self, lane: Lane, number: int) -> None:
        """A leaf of the screen: lacquered frame, silk border, paper with gold haze."""
        m, theme = self.desk.metrics, self.desk.theme
        edge = lane.rect.inflate(m.px(2), m.px(14))
        w, h = edge.size
        frame, silk = m.px(4), m.px(7)
        out = opaque((w, h))
        out.fill(p.rgb("#1B1411"))
        cloth = pygame.Rect(0, 0, w, h).inflate(-2 * frame, -2 * frame)
        out.fill(p.rgb(_SILK), cloth)
        out.blit(sheet("shippo", cloth.size, max(7.0, 14 * m.u), _GOLD, 90), cloth)
        paper = cloth.inflate(-2 * silk, -2 * silk)
        top = theme.paper if theme.is_contrast else p.mix(p.KINARI, p.KUCHIBA, 0.10)
        foot = theme.paper if theme.is_contrast else p.mix(p.TORINOKO, p.KUCHIBA, 0.28)
        out.blit(bokashi(paper.size, ((0, top, 255), (0.55, top, 255), (1, foot, 255))), paper)
        if not theme.is_contrast:
            self._haze(out, paper, number)
        s = Svg(w, h)
        for inset, wide, colour in ((frame, m.thin(1.6), _GOLD), (frame + silk, m.thin(2.0), p.SUMI)):
            s.line(box(w - 2 * inset, h - 2 * inset, 1, inset, inset), wide, colour, 0.95, True)
        k = 24 * m.u
        for x, y, sx, sy in ((0, 0, 1, 1), (w, 0, -1, 1), (0, h, 1, -1), (w, h, -1, -1)):  # gilt corners
            corner: list[Point] = [(x, y), (x + sx * k, y), (x + sx * k * 0.62, y + sy * k * 0.3),
                                   (x + sx * k * 0.3, y + sy * k * 0.62), (x, y + sy * k)]  # fmt: skip
            s.fill(corner, _GOLD).line(corner, m.thin(1.2), p.SUMI, 0.9, True)
        s.line(box(w - 2, h - 2, 1, 1, 1), m.thin(2.6), p.SUMI, closed=True)
        out.blit(s.render(), (0, 0))
        self.surface.blit(out, edge)

    def _haze(self, out: pygame.Surface, paper: pygame.Rect, number: int) -> None:
        """Gold clouds in bands with round ends along the paper's edges."""
        u = self.desk.metrics.u
        s = Svg(*paper.size)
        w, h = paper.size
        bar = 15 * u
        for i, y in enumerate((0.30, 0.62, 0.97)):
            left = (i + number) % 2 == 0
            for row, share in enumerate((0.34, 0.52, 0.28)):
                long = w * share * (0.8 + 0.4 * rand(number * 7 + i, row))
                cy = h * y + (row - 1) * bar * 1.5 + 6 * u * noise(row + i, number)
                x0, x1 = (-20.0, long) if left else (w - long, w + 20.0)
                ends = ring(x0, cy, bar * 0.75, n=9, a0=90, a1=270) + ring(x1, cy, bar * 0.75, n=9, a0=-90, a1=90)
                s.fill(ends, "#ffffff")
        shape = s.render()
        gold = clear(paper.size)
        gold.fill(p.rgba(p.mix(p.KUCHIBA, p.KINARI, 0.25), 120))
        overlay(gold, "kikko", max(9.0, 20 * u), p.KITSUNE, 26)
        out.blit(masked(gold, shape), paper)


def _plume(s: Svg, tip: Point, side: int, k: float, seed: int) -> None:
    """The drooping ear of pampas grass: many light strokes from one stalk."""
    x, y = tip
    for i in range(9):
        t = i / 8
        root = (x - side * 3 * t, y + 26 * k * t)
        reach, fall = (74 - 34 * t) * k, (20 + 34 * t) * k
        bend = (root[0] + side * reach * 0.55, root[1] - 9 * k + 8 * k * t)
        end = (root[0] + side * reach, root[1] + fall * (0.8 + 0.4 * rand(seed, i)))
        colour = ("#E6DDB8", "#D3C79A", "#B9AC80")[i % 3]
        s.ink(curve([root, bend, end]), 5.2 * k, colour, 0.95, seed=seed + i, taper=(0.1, 0.6))
    s.ink(curve([(x, y + 28 * k), (x, y), (x + side * 34 * k, y + 4 * k)]), 2.0, "#6B6A4A", 0.8, seed=seed)


def _bough(s: Svg, x: float, y: float, wide: float, seed: int) -> None:
    """A cloud of needles, its crest touched by the moon."""
    high = wide * 0.26
    line: list[Point] = []
    for i in range(25):
        t = math.pi * (1 + i / 24)
        k = 1 + 0.16 * noise(i * 0.9, seed)
        line.append((x + math.cos(t) * wide / 2 * k, y + math.sin(t) * high * k))
    s.shape([*line, (x + wide * 0.3, y + high * 0.25), (x - wide * 0.3, y + high * 0.25)], _NEEDLES, 2.4, seed=seed)
    crest = [(px, py + high * 0.10) for px, py in line[4:21]]
    s.fill([*crest, *((px * 0.9 + x * 0.1, py + high * 0.34) for px, py in reversed(crest))], _NEEDLES_LIT, 0.8)
    for i in range(int(wide / 10)):
        px = x + (rand(seed, i) - 0.5) * wide * 0.86
        py = y - high * (0.1 + 0.62 * rand(seed + 5, i)) * (1 - abs(px - x) / wide)
        for d in (-7, -2.5, 2.5, 7):
            s.line([(px, py + 5), (px + d, py - 6)], 1.1, "#0C1A1C" if i % 3 else "#7C9A78", 0.7)
