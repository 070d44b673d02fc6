"""Sky and sea behind panels: for set-up, settings, loading, rules and results, at four times of the day."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import rand, ring
from edo_table.ui.print.canvas import Size, opaque
from edo_table.ui.print.paper import Stop, bokashi, grain
from edo_table.ui.print.store import Store
from edo_table.ui.scenery.clouds import gold_clouds, side_clouds
from edo_table.ui.scenery.mountains import FAR_HILL, bird_picture, far_trees, hill, mist_picture, mountain, sun
from edo_table.ui.scenery.stage import Mover, Plate, Scenery
from edo_table.ui.scenery.water import DAY, boat_picture, breakers, crest_lines, sea_ground

Hour = Literal["dawn", "day", "dusk", "night"]


@dataclass(frozen=True, slots=True)
class _Light:
    """The colours of an hour."""

    sky: tuple[Stop, ...]
    sea: tuple[Stop, ...]
    far: str
    near: str
    haze: str
    wave: str
    wave_front: str
    foam: str


_LIGHT: dict[Hour, _Light] = {
    "dawn": _Light(
        ((0, "#8FBFC4", 255), (0.26, p.KAME, 255), (0.58, p.KINARI, 255), (0.84, p.SAKURA, 255), (1, "#E2A58C", 255)),
        ((0, p.KON, 255), (0.12, p.AI, 255), (0.55, "#6FAFBC", 255), (1, "#3F86A0", 255)),
        FAR_HILL,
        p.MATSUBA,
        p.KAME,
        "#2F7391",
        p.AI,
        p.SHIRO,
    ),
    "day": _Light(
        ((0, p.AI, 255), (0.22, "#5FA3B4", 255), (0.52, p.KAME, 255), (0.80, p.KINARI, 255), (1, p.TORINOKO, 255)),
        DAY,
        "#8BA79A",
        p.MATSUBA,
        p.KAME,
        "#2F7391",
        p.AI,
        p.SHIRO,
    ),
    "dusk": _Light(
        (
            (0, p.KON, 255),
            (0.30, "#33497A", 255),
            (0.56, "#8E6F96", 255),
            (0.78, "#D69A86", 255),
            (0.92, "#EBC08C", 255),
            (1, "#E9A765", 255),
        ),
        ((0, "#3A3358", 255), (0.14, "#4A5580", 255), (0.5, "#7F86A6", 255), (1, p.KON, 255)),
        "#5C5B7C",
        "#33405A",
        "#C9A39A",
        "#39507C",
        "#22365C",
        "#F3E3D2",
    ),
    "night": _Light(
        ((0, "#131C33", 255), (0.35, p.KON, 255), (0.70, "#27506F", 255), (0.92, "#5A8794", 255), (1, "#7C9C9C", 255)),
        ((0, "#16223A", 255), (0.20, "#1E4460", 255), (0.60, "#2E6480", 255), (1, "#16304C", 255)),
        "#2D4C5E",
        "#1E3340",
        "#6A8C97",
        "#1D4763",
        "#142F4B",
        "#DCE6E0",
    ),
}


class Seascape(Scenery):
    """A calm backdrop at an hour of the day; `has_clouds` adds clouds of gold leaf at its edges (for results)."""

    name = "seascape"

    def __init__(self, size: Size, hour: Hour = "day", has_clouds: bool = False, store: Store | None = None) -> None:
        super().__init__(size, store)
        self.hour, self.has_clouds = hour, has_clouds
        self.horizon = self.stage.h * 0.80
        self._boats: list[tuple[Mover, float, float, float]] = []
        self._birds: list[tuple[Mover, Mover, float, float, float]] = []
        self._mists: list[tuple[Mover, float, float, float]] = []

    def key(self) -> str:
        return f"{self.name}.{self.hour}{'.gold' if self.has_clouds else ''}"

    def paint_layers(self) -> Iterator[None]:
        st, w, h, hz, light = self.stage, self.stage.w, self.stage.h, self.horizon, _LIGHT[self.hour]
        back = opaque(self.size)
        self.layers["back"] = back
        back.blit(bokashi((self.size[0], st.px(hz)), light.sky), (0, 0))
        sea_ground(back, st, hz, light.sea)
        self._lights(back)
        yield
        plate = Plate(st, 0, hz - 20, None, h - hz + 20)
        crest_lines(plate, 0, w, hz, h + 60, p.KON, light.foam, seed=141)
        plate.press(back)
        yield
        grain(back, "mokume", u=st.u)
        half = min(360.0, w * 0.22)
        plate = Plate(st, w * 0.79 - half - 20, hz - 270, 2.2 * half + 40, 290)
        if self.hour in ("dawn", "day"):
            mountain(plate, w * 0.79, hz - 246, hz - 6, half)
        plate.press(back)
        plate = Plate(st, 0, hz - 130, None, 160)
        hill(plate, -80, w * 0.47, hz + 2, 66, 3, light.far, light.haze)
        hill(plate, w * 0.70, w + 90, hz + 2, 54, 8, light.far, light.haze)
        hill(plate, -90, w * 0.19, hz + 2, 40, 5, light.near, light.haze)
        far_trees(plate, 0, w * 0.17, hz, 12, 77, p.mix(light.near, p.SUMI, 0.25))
        far_trees(plate, w * 0.82, w, hz, 12, 79, p.mix(light.near, p.SUMI, 0.25))
        plate.press(back)
        yield
        if self.has_clouds:
            back.blit(gold_clouds(st, side_clouds(st), 3), (0, 0))
            yield
        plate = Plate(st, 0, h - 100, None, 100)
        breakers(plate, -40, w + 60, h - 36, h + 20, 4, light.wave, 250, 0.9, light.foam)
        breakers(plate, -120, w + 60, h - 4, h + 30, 9, light.wave_front, 280, 0.8, light.foam)
        plate.press(back)
        grain(back, "washi", u=st.u)
        yield

    def _lights(self, back: pygame.Surface) -> None:
        """Sun, moon and stars."""
        st, w, hz = self.stage, self.stage.w, self.horizon
        plate = Plate(st, 0, 0, None, hz)
        if self.hour == "dusk":
            sun(plate, w * 0.66, hz - 40, 96, "#D2583A")
        elif self.hour == "dawn":
            sun(plate, w * 0.40, hz - 96, 66)
        elif self.hour == "night":
            moon = x, y = w * 0.70, hz * 0.24
            for i in range(round(w / 20)):
                star = w * rand(301, i), float(hz * 0.74 * rand(302, i) ** 1.3)
                if math.dist(star, moon) > 124:
                    plate.fill(ring(*star, 0.9 + 1.5 * rand(303, i) ** 3, n=8), p.KINARI, 0.35 + 0.55 * rand(304, i))
            plate.fill(ring(x, y, 108, n=80), p.KINARI, 0.07).fill(ring(x, y, 88, n=80), p.KINARI, 0.10)
            plate.fill(ring(x, y, 68, n=80), "#F3E7C4")
            for dx, dy, r in ((-20, -14, 13), (18, 10, 17), (-6, 28, 9), (30, -24, 8)):
                plate.fill(ring(x + dx, y + dy, r, n=24), p.TORINOKO, 0.55)
        plate.press(back)
        if self.hour in ("dusk", "night"):  # the light's path on the water
            x, colour = (w * 0.66, "#F0B27A") if self.hour == "dusk" else (w * 0.70, "#F3E7C4")
            plate = Plate(st, x - 220, hz, 440, st.h - hz)
            for i in range(26):
                deep = i / 26
                y = hz + 6 + (st.h - hz) * deep**1.25
                half = (26 + 62 * rand(311, i)) * (0.6 + 0.7 * deep)
                mid = x + (rand(312, i) - 0.5) * 70
                plate.ink([(mid - half, y), (mid, y - 1.5), (mid + half, y)], 2.2 + 2.6 * deep, colour, 0.62, seed=i)
            plate.press(back)

    def prepare(self) -> Iterator[None]:
        st, w, hz = self.stage, self.stage.w, self.horizon
        for k, x, dy, speed in ((0.44, 0.585, 26.0, 1.5), (0.62, 0.13, 44.0, 2.2), (0.80, 0.885, 74.0, 3.0)):
            self._boats.append((Mover(*boat_picture(st, k, round(k * 10))), w * x, hz + dy, speed))
        yield
        if self.hour != "night":
            for k, x, y, phase in ((0.56, 0.60, 0.17, 0.0), (0.44, 0.645, 0.135, 1.1), (0.38, 0.63, 0.21, 2.3)):
                spread, up = (Mover(*bird_picture(st, k, wings, round(phase * 3))) for wings in (False, True))
                self._birds.append((spread, up, w * x, hz * y, phase))
        haze = p.KINARI if self.hour in ("dawn", "day") else _LIGHT[self.hour].haze
        for seed, x, dy, width, rows in ((12, 0.30, -78.0, 620.0, 2), (15, 0.80, -64.0, 560.0, 2)):
            picture = grain(mist_picture(st, width, rows, seed, haze, 205), "washi", u=st.u)
            self._mists.append((Mover(picture, (picture.get_width() / 2, 0)), w * x, hz + dy, 0.3 * seed))
        yield

    def draw(self, target: pygame.Surface, seconds: float = 0.0) -> None:
        super().draw(target)
        if not self.is_ready:
            return
        u, span = self.stage.u, self.stage.w + 200
        if not self.has_clouds:
            for mist, x, y, phase in self._mists:
                mist.lay(target, (x + 26 * (math.sin(seconds / 19 + phase) - math.sin(phase))) * u, y * u)
            for spread, up, x, y, phase in self._birds:
                bird = up if seconds and math.sin(seconds * 4.2 + phase) > 0.35 else spread
                drift = 14 * (math.sin(seconds / 5 + phase) - math.sin(phase))
                bird.lay(target, ((x + 100 + seconds * 9) % span - 100) * u, (y + drift) * u)
        for boat, x, y, speed in self._boats:
            across = (x + 100 + seconds * speed) % span - 100
            boat.lay(target, across * u, (y + 1.4 * math.sin(seconds * 0.9 + x)) * u)


def paint(size: Size, hour: Hour = "day", has_clouds: bool = False) -> pygame.Surface:
    """The whole backdrop, still, as an opaque surface."""
    return Seascape(size, hour, has_clouds).still()
