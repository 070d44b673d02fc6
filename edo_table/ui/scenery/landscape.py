"""The menu's view, in the manner of the great road prints: bokashi sky, mountain, sea, bridge, pine, waves.

The notice board stands on the left bank and the pine on the right one; the mountain, the bridge and the sun take the
room between them, whatever the window's shape.  Boats drift, people cross, cranes pass and the mist moves.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import curve
from edo_table.ui.print.canvas import Size, clear, opaque
from edo_table.ui.print.paper import bokashi, grain
from edo_table.ui.print.store import Store
from edo_table.ui.scenery.bridge import PEOPLE, Bridge, traveller_picture
from edo_table.ui.scenery.garden import bank, pine, stone_lantern
from edo_table.ui.scenery.mountains import (
    FAR_HILL,
    bird_picture,
    far_trees,
    gate,
    hill,
    huts,
    mist_picture,
    mountain,
    sun,
)
from edo_table.ui.scenery.stage import Mover, Plate, Scenery
from edo_table.ui.scenery.water import boat_picture, breakers, crest_lines, sea_ground

HORIZON = 640.0  # units from the top of a stage 1080 high
SKY = (
    (0, p.KON, 255),
    (0.20, p.mix(p.KON, p.AI, 0.6), 255),
    (0.38, "#2F6F88", 255),
    (0.56, "#86BAC2", 255),
    (0.72, p.KAME, 255),
    (0.85, p.KINARI, 255),
    (0.94, p.SAKURA, 255),
    (1, "#E7A78F", 255),
)


@dataclass(frozen=True, slots=True)
class Composition:
    """Where things stand in a landscape, in pixels: for what the menu puts over it.

    `board` is the room of the notice board, `title` the clear sky for the name, `seal` the corner for the seals,
    `corner` the foot of the picture at the right, for small print.
    """

    u: float
    board: pygame.Rect
    title: pygame.Rect
    seal: pygame.Rect
    corner: pygame.Rect


class Landscape(Scenery):
    """The menu's landscape; see `composition` for the places to write in."""

    name = "landscape"
    layer_names = ("back", "front")

    def __init__(self, size: Size, store: Store | None = None) -> None:
        super().__init__(size, store)
        w, h = self.stage.w, self.stage.h
        self.down = h - 1080  # everything keeps its distance from the foot; taller windows get more sky
        self.horizon = HORIZON + self.down
        self.peak = 930 + (w - 1440) * 0.1667 if w < 1920 else 1010 + (w - 1920) * 0.36
        self.sun_x = self.peak + 0.42 * (w - self.peak)
        length = w - 70 - 690
        self.bridge = Bridge(690, w - 70, 930 + self.down, 168 * min(1.2, max(0.72, (length / 1160) ** 0.5)))
        self._boats: list[tuple[Mover, float, float, float]] = []
        self._birds: list[tuple[Mover, Mover, float, float, float]] = []
        self._mists: list[tuple[Mover, float, float, float]] = []
        self._people: list[tuple[Mover, float, float]] = []
        self._front_area = pygame.Rect(0, 0, *self.size)

    @property
    def composition(self) -> Composition:
        """The places left for what is written over the landscape."""
        st = self.stage
        half = min(self.peak - 660, st.w - 230 - self.peak)
        return Composition(
            st.u,
            st.rect(0, self.down, 640, 1060),
            st.rect(self.peak - half, 56, 2 * half, 190 + self.down * 0.5),
            st.rect(st.w - 204, 48, 180, 262),
            st.rect(st.w - 124, st.h - 40, 100, 24),
        )

    def paint_layers(self) -> Iterator[None]:
        st, w, dy = self.stage, self.stage.w, self.down
        back = opaque(self.size)
        back.blit(bokashi((self.size[0], st.px(self.horizon)), SKY), (0, 0))
        sea_ground(back, st, self.horizon)
        self.layers["back"] = back
        yield
        depth = ((0.0, 0.22), (0.22, 0.55), (0.55, 1.1))
        for rows in depth:
            top = self.horizon + 440 * rows[0] - 30
            plate = Plate(st, 0, top, None, 440 * (rows[1] - rows[0]) + 90)
            crest_lines(plate, 0, w, self.horizon, st.h, rows=rows)
            plate.press(back)
            yield
        grain(back, "mokume", u=st.u)
        plate = Plate(st, self.sun_x - 90, 310 + dy, 180, 180)
        sun(plate, self.sun_x, 402 + dy, 84)
        plate.press(back)
        half = min(560.0, (w - 640) * 0.46)
        plate = Plate(st, self.peak - half - 20, 240 + dy, half * 2.1 + 40, 400)
        mountain(plate, self.peak, 262 + dy, self.horizon - 14, half)
        plate.press(back)
        yield
        self._shores(back)
        grain(back, "washi", u=st.u)
        yield
        yield from self._foreground()

    def _shores(self, back: pygame.Surface) -> None:
        """Hills and small things on the far side of the water."""
        st, w, hz = self.stage, self.stage.w, self.horizon
        plate = Plate(st, 0, hz - 130, None, 170)
        left, right = self.peak - 250, self.peak + 230
        hill(plate, -60, left, hz + 2, 74, 1, FAR_HILL)
        hill(plate, right, w + 80, hz + 2, 96, 2, FAR_HILL)
        hill(plate, -80, left - 200, hz + 2, 44, 3, p.MATSUBA)
        hill(plate, w - 420, w + 70, hz + 2, 52, 4, p.MATSUBA)
        far_trees(plate, 0, max(60.0, left - 240), hz, 18, 61)
        far_trees(plate, w - 390, w, hz, 20, 63)
        huts(plate, right + 60, hz - 2, 4, 71)
        far_trees(plate, right + 40, right + 230, hz, 7, 66)
        gate(plate, left - 48, hz + 17, 0.78)
        plate.press(back)

    def _foreground(self) -> Iterator[None]:
        st, w, h, dy = self.stage, self.stage.w, self.stage.h, self.down
        front = clear(self.size)
        plate = Plate(st, 640, 640 + dy, None, 440)
        self.bridge.draw(plate, 1026 + dy)
        plate.press(front)
        yield
        plate = Plate(st, 520, 920 + dy, None, 160)
        breakers(plate, 560, w + 60, 1012 + dy, h + 20, 3, "#2F7391", 260, 1.0)
        breakers(plate, 520, w + 60, 1058 + dy, h + 20, 8, p.AI, 290, 0.8)
        plate.press(front)
        yield
        plate = Plate(st, 0, 820 + dy, 830, 260)
        bank(
            plate,
            curve(
                [
                    (-40, 966 + dy),
                    (120, 944 + dy),
                    (300, 940 + dy),
                    (470, 948 + dy),
                    (620, 950 + dy),
                    (712, 958 + dy),
                    (770, 1000 + dy),
                    (800, 1100 + dy),
                ]
            ),
            h,
            5,
        )
        stone_lantern(plate, 640, 962 + dy, 0.92)
        plate.press(front)
        yield
        k = min(1.0, max(0.74, (w - 900) / 1020))
        plate = Plate(st, w - 400, 250 + dy, None, 830)
        plate.group((w, h), k).group((-1920, -1080))
        pine(
            plate,
            [(1900, 1060), (1852, 930), (1838, 830), (1862, 720), (1800, 610), (1812, 520), (1756, 440)],
            [(1916, 690, 230), (1690, 560, 250), (1880, 585, 260), (1800, 480, 330), (1700, 420, 190)],
            5,
        )
        plate.end().end()
        bank(
            plate,
            curve(
                [
                    (w - 220, 1100 + dy),
                    (w - 170, 1020 + dy),
                    (w - 114, 982 + dy),
                    (w - 50, 966 + dy),
                    (w + 60, 950 + dy),
                ]
            ),
            h,
            6,
        )
        plate.press(front)
        self.layers["front"] = grain(front, "washi", u=st.u)
        yield

    def prepare(self) -> Iterator[None]:
        st, dy = self.stage, self.down
        self._front_area = self.layers["front"].get_bounding_rect()
        for k, x, y, speed in ((0.46, 1060.0, 702.0, 1.6), (0.66, 872.0, 726.0, 2.4), (1.0, 664.0, 776.0, 3.6)):
            self._boats.append((Mover(*boat_picture(st, k, round(k * 10))), x, y + dy, speed))
        for k, dx, y, phase in ((0.56, 200.0, 330.0, 0.0), (0.44, 286.0, 292.0, 1.1), (0.38, 252.0, 382.0, 2.3)):
            spread, up = (Mover(*bird_picture(st, k, wings, round(phase * 3))) for wings in (False, True))
            self._birds.append((spread, up, self.peak + dx, y + dy, phase))
        yield
        for seed, x, y, width, rows in (
            (12, self.peak - 210, 548.0, 640.0, 2),
            (15, self.peak + 320, 563.0, 520.0, 2),
            (7, self.sun_x + 48, 424.0, 470.0, 3),
        ):
            picture = mist_picture(st, width, rows, seed)
            self._mists.append(
                (Mover(grain(picture, "washi", u=st.u), (picture.get_width() / 2, 0)), x, y + dy, 0.3 * seed)
            )
        yield
        n = max(4, min(len(PEOPLE), round(self.bridge.length / 165)))
        for i in range(n):
            robe, kind = PEOPLE[i]
            mover = Mover(*traveller_picture(st, robe, kind, i))
            self._people.append((mover, (0.16 + 0.74 * i / n + 0.05 * math.sin(7.3 * i)) % 1.0, 1 if i % 3 else -1))
        yield

    def draw(self, target: pygame.Surface, seconds: float = 0.0) -> None:
        super().draw(target)
        front = self.layers.get("front")
        if not self.is_ready or not front:
            return
        u = self.stage.u
        for mist, x, y, phase in self._mists:
            mist.lay(target, (x + 26 * (math.sin(seconds / 19 + phase) - math.sin(phase))) * u, y * u)
        self._draw_birds(target, seconds)
        span = self.stage.w + 160
        for boat, x, y, speed in self._boats:
            across = (x + 80 + seconds * speed) % span - 80
            boat.lay(target, across * u, (y + 1.6 * math.sin(seconds * 0.9 + x)) * u)
        pace = 7.0 / self.bridge.length
        for i, (person, start, way) in enumerate(self._people):
            t = (start + way * seconds * pace * (1 + 0.15 * (i % 3))) % 1.0
            x, y = self.bridge.deck(t)
            bob = abs(math.sin(seconds * 3.1 + i)) * 1.8 if seconds else 0.0
            person.lay(target, x * u, (y + 4 - bob) * u, min(1.0, t * 18, (1 - t) * 18))
        target.blit(front, self._front_area.topleft, self._front_area)

    def _draw_birds(self, target: pygame.Surface, seconds: float) -> None:
        u, span = self.stage.u, self.stage.w + 200
        for spread, up, x, y, phase in self._birds:
            across = (x + 100 + seconds * 9) % span - 100
            bird = up if seconds and math.sin(seconds * 4.2 + phase) > 0.35 else spread
            bird.lay(target, across * u, (y + 14 * (math.sin(seconds / 5 + phase) - math.sin(phase))) * u)


def paint(size: Size) -> pygame.Surface:
    """The whole landscape, still, as an opaque surface."""
    return Landscape(size).still()
