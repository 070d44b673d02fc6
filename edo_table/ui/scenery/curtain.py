"""The stage curtain between two people at one screen: stripes, lanterns, and a hanging scroll that names the next."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import Point, curve, noise, ring
from edo_table.ui.print.canvas import Size, Svg, opaque
from edo_table.ui.print.lettering import vertical
from edo_table.ui.print.paper import bokashi, grain
from edo_table.ui.print.slips import plank, slip
from edo_table.ui.print.store import Store
from edo_table.ui.scenery.stage import Plate, Scenery, Stage
from edo_table.ui.theme import DEFAULT, SeatStyle, Theme

STRIPES = ("#39322D", p.KAKI, "#3F5F46")  # the theatre's three: black, persimmon, green
BEAM, FLOOR = 78.0, 74.0  # heights in units
SCROLL_W, SCROLL_H = 740.0, 800.0  # the scroll's cloth
_KNOB = 58.0  # how far its rods reach beyond the cloth


class Curtain(Scenery):
    """The curtain with its lanterns; `lay_scroll` hangs the scroll of a seat before it."""

    name = "curtain"

    def __init__(self, size: Size, store: Store | None = None, sign: str = "江戸") -> None:
        super().__init__(size, store)
        self.sign = sign
        w = self.stage.w
        aside = (w - SCROLL_W) / 2 - _KNOB  # the room on each side of the scroll
        self._lantern = min(1.15, max(0.62, (aside - 16) / 240))
        per_side = 2 if aside > 760 else 1
        self._lanterns = [aside * (2 * i + 1) / (2 * per_side) for i in range(per_side)]
        self._lanterns += [w - x for x in reversed(self._lanterns)]
        self._glow: pygame.Surface | None = None

    def key(self) -> str:
        return f"{self.name}.{self.sign.encode().hex()}"

    def paint_layers(self) -> Iterator[None]:
        st = self.stage
        back = opaque(self.size)
        self.layers["back"] = back
        yield from self._cloth(back)
        back.blit(bokashi((self.size[0], st.px(150)), [(0, p.SUMI, 190), (1, p.SUMI, 0)]), (0, st.px(BEAM - 14)))
        u = st.u
        plank(self.size[0] + st.px(40), st.px(BEAM), u, p.SUGI, seed=2).lay(back, -st.px(20), -st.px(6))
        n = max(9, round(st.w / 76.6 / 2) * 2 + 1)
        plate = Plate(st, 0, 50, None, 60)
        for i in range(n):
            x = st.w / 2 + (i - (n - 1) / 2) * st.w / (n - 0.5)
            plate.line(ring(x, 80, 12, n=20), 8, closed=True).line(ring(x, 80, 12, n=20), 4, p.KUCHIBA, closed=True)
        plate.press(back)
        yield
        floor = plank(self.size[0] + st.px(40), st.px(FLOOR + 16), u, "#A9794A", seed=5)
        floor.lay(back, -st.px(20), self.size[1] - st.px(FLOOR))
        joints = Plate(st, 0, st.h - FLOOR, None, FLOOR)
        joints.line([(0, st.h - FLOOR + 38), (st.w, st.h - FLOOR + 37)], 2.2, p.KURI, 0.8)
        for i in range(round(st.w / 190) + 1):
            for row, dx in ((0, 0.0), (1, 95.0)):
                x, y = i * 190 + dx, st.h - FLOOR + 38 * row
                joints.line([(x, y + 3), (x, y + 36)], 2.0, p.KURI, 0.7)
        joints.press(back)
        for x in self._lanterns:
            self._hang_lantern(back, x)
            yield
        grain(back, "washi", u=u)
        yield

    def _cloth(self, back: pygame.Surface) -> Iterator[None]:
        st = self.stage
        n = 2 * round(st.w / 320) + 1  # an odd number: the scroll hangs before the middle of a stripe
        step, h = st.w / n, st.h

        def edge(i: float, every: float) -> list[Point]:
            x = -20.0 if i == 0 else st.w + 20 if i == n else i * step
            ys = [k * every for k in range(int(h / every) + 2)]
            return [(x + 5 * noise(y / 170, round(2 * i)), y) for y in ys]

        plate = Plate(st)
        for i in range(n):
            plate.fill(edge(i, 24) + edge(i + 1, 24)[::-1], STRIPES[(i + n) % 3])
        plate.press(back)
        yield
        fold = bokashi(
            (st.px(step / 2), self.size[1]),
            [(0, p.SUMI, 120), (0.35, p.SUMI, 0), (0.72, p.SUMI, 0), (1, p.SUMI, 90)],
            True,
        )
        for i in range(2 * n + 1):
            back.blit(fold, (round(i * step / 2 * st.u), 0))
        plate = Plate(st)
        for i in range(1, 2 * n):
            seam = i % 2 == 0
            plate.ink(edge(i / 2, 30), 3.2 if seam else 2.2, p.SUMI, 0.9 if seam else 0.5, seed=i, taper=(0, 0.1))
        plate.press(back)
        grain(back, "mokume", u=st.u, turned=True)
        yield

    def _hang_lantern(self, back: pygame.Surface, x: float) -> None:
        st, k = self.stage, self._lantern
        picture = lantern_picture(st, k)
        at = (round((x - 120 * k) * st.u), st.px(BEAM + 6))
        back.blit(picture, at)
        size = 84 * k * st.u
        vertical(back, self.sign, (x * st.u, at[1] + 138 * k * st.u), "title", size, p.SUMI)

    def prepare(self) -> Iterator[None]:
        st, k = self.stage, self._lantern
        n = max(8, st.px(380 * k))
        small = Svg(100, 100)
        for r, light in ((48, 10), (40, 16), (32, 22), (24, 28), (16, 32)):
            small.fill(ring(50, 50, r, n=40), (light, light * 0.72, light * 0.34))
        glow = opaque((60, 60))
        glow.fill((0, 0, 0))
        glow.blit(small.render((60, 60)), (0, 0))
        self._glow = pygame.transform.smoothscale(pygame.transform.gaussian_blur(glow, 5), (n, n))
        yield

    def draw(self, target: pygame.Surface, seconds: float = 0.0) -> None:
        super().draw(target)
        if not self.is_ready or self._glow is None:
            return
        st, k = self.stage, self._lantern
        n = self._glow.get_width()
        for i, x in enumerate(self._lanterns):  # candles breathe
            share = 0.62 + 0.25 * math.sin(seconds * 1.7 + i) * math.sin(seconds * 0.6 + 2 * i) if seconds else 0.62
            self._glow.set_alpha(255)
            glow = self._glow.copy()
            glow.fill((round(255 * share),) * 3, special_flags=pygame.BLEND_RGB_MULT)
            at = (round(x * st.u - n / 2), round((BEAM + 6 + 230 * k) * st.u - n / 2))
            target.blit(glow, at, special_flags=pygame.BLEND_RGB_ADD)

    def lay_scroll(self, target: pygame.Surface, seat: SeatStyle, theme: Theme = DEFAULT) -> pygame.Rect:
        """Hang the scroll in the seat's colour and pattern; returns its paper, in pixels, for what is to be written."""
        st = self.stage
        h = min(SCROLL_H, st.h - 280 + min(0.0, st.h - 1080))
        y = (st.h - FLOOR + BEAM - h) / 2 + 12
        return hang_scroll(target, st, (st.w - SCROLL_W) / 2, y, SCROLL_W, h, seat, theme, cord=y - 66)


def hang_scroll(
    target: pygame.Surface,
    stage: Stage,
    x: float,
    y: float,
    w: float,
    h: float,
    seat: SeatStyle,
    theme: Theme = DEFAULT,
    cord: float = 84.0,
) -> pygame.Rect:
    """A scroll of paper on the seat's patterned cloth between two rods; returns the paper's rectangle in pixels.

    Place and size of the cloth are layout units; the cord goes `cord` units up.
    """
    u, px = stage.u, stage.px
    cords = Svg(w, cord + 8)
    for width, colour in ((5.0, p.SUMI), (2.4, p.KUCHIBA)):
        for dx in (-w * 0.22, w * 0.22):
            cords.ink([(w / 2, 8), (w / 2 + dx, cord + 4)], width, colour, taper=(0, 0))
    cords.shape(ring(w / 2, 9, 7, n=18), p.KUCHIBA, 2)
    target.blit(cords.render((w * u, (cord + 8) * u)), (round(x * u), round((y - cord) * u)))
    cloth = slip(
        px(w),
        px(h),
        u,
        seat.ground,
        double=False,
        band=seat.ground,
        band_h=px(h + 20),
        pattern=seat.pattern,
        seed=1,
        pattern_alpha=theme.pattern_alpha,
        has_grain=theme.has_grain,
    )
    cloth.lay(target, x * u, y * u)
    for yy in (y - 14, y + h - 18):
        plank(px(w + 90), px(34), u, p.KURI, seed=3).lay(target, (x - 45) * u, yy * u)
        for xx in (x - _KNOB, x + w + _KNOB - 30):
            plank(px(30), px(42), u, "#3A332D", seed=4).lay(target, xx * u, (yy - 4) * u)
    paper = slip(
        px(w - 124), px(h - 132), u, theme.paper, theme.border, seed=6, has_grain=theme.has_grain, line=theme.line
    )
    return paper.lay(target, (x + 62) * u, (y + 66) * u)


def lantern_picture(stage: Stage, k: float) -> pygame.Surface:
    """A paper lantern (chochin) on its cord, 240 by 470 units times `k`, without its sign."""
    s = Svg(240, 470)
    s.ink([(120, 0), (121, 40), (120, 76)], 6, p.SUMI, taper=(0, 0))
    s.shape([(76, 70), (164, 70), (164, 92), (76, 92)], "#2B2724", 3, seed=1)

    def half(y: float) -> float:  # the barrel's half width
        return float(102 * (1 - (abs(y - 230) / 150) ** 3.2 * 0.62))

    def part(y0: float, y1: float) -> list[Point]:
        ys = [y0 + (y1 - y0) * i / 24 for i in range(25)]
        return [(120 - half(y), y) for y in ys] + [(120 + half(y), y) for y in reversed(ys)]

    body = part(92, 368)
    glow = s.gradient(
        "glow",
        [(0, "#DDBE7E", 1), (0.28, "#F3E3B8", 1), (0.5, p.SHIRO, 1), (0.72, "#F3E3B8", 1), (1, "#DDBE7E", 1)],
        20,
        0,
        220,
        0,
    )
    s.group((1.6, 1.2)).fill(body, glow).fill(part(92, 128), p.HI).fill(part(332, 368), p.HI).end()
    for i in range(11):  # ribs
        y = 112 + i * 23.6
        w = half(y) - 2
        s.ink(
            curve([(120 - w, y), (120 - w * 0.5, y + 6), (120, y + 8), (120 + w * 0.5, y + 6), (120 + w, y)]),
            2.2,
            p.KURI,
            0.75,
            seed=i,
            taper=(0, 0),
        )
    s.ink(body, 3.6, closed=True, seed=3)
    s.shape([(76, 366), (164, 366), (164, 388), (76, 388)], "#2B2724", 3, seed=2)
    for i in range(7):  # tassel
        s.ink(
            [(120 + (i - 3) * 3, 388), (120 + (i - 3) * 5, 420), (120 + (i - 3) * 6, 452)],
            3.4,
            p.HI if i % 2 else p.BENGARA,
            seed=i,
        )
    return s.render((240 * k * stage.u, 470 * k * stage.u))


def paint(size: Size, seat: SeatStyle, theme: Theme = DEFAULT) -> pygame.Surface:
    """The curtain with the scroll of a seat, still, as an opaque surface."""
    curtain = Curtain(size)
    out = curtain.still()
    curtain.lay_scroll(out, seat, theme)
    return out
