"""What all sceneries share: the stage they are drawn on, plates that print a part of it, painting in slices."""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar, Self

import pygame

from edo_table.ui.print.brush import Point
from edo_table.ui.print.canvas import Size, Svg, opaque
from edo_table.ui.print.store import Store


class Stage:
    """A window in layout units: `w` by `h` units of `u` pixels; never less than `least_w` wide nor 1080 high.

    Compositions anchor to its edges, so any shape of window is filled.
    """

    def __init__(self, size: Size, least_w: float = 1300.0) -> None:
        self.size = (max(1, size[0]), max(1, size[1]))
        self.u = min(self.size[0] / least_w, self.size[1] / 1080)
        self.w, self.h = self.size[0] / self.u, self.size[1] / self.u

    def px(self, units: float) -> int:
        """Whole pixels, at least one."""
        return max(1, round(units * self.u))

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """Layout units to pixels."""
        return pygame.Rect(round(x * self.u), round(y * self.u), self.px(w), self.px(h))


class Plate(Svg):
    """A part of the stage to draw on in the stage's own units; only this part is rasterised, pixel for pixel."""

    def __init__(
        self, stage: Stage, x: float = 0.0, y: float = 0.0, w: float | None = None, h: float | None = None
    ) -> None:
        u = stage.u
        left, top = max(0, math.floor(x * u)), max(0, math.floor(y * u))
        right = stage.size[0] if w is None else min(stage.size[0], math.ceil((x + w) * u))
        foot = stage.size[1] if h is None else min(stage.size[1], math.ceil((y + h) * u))
        self.area = pygame.Rect(left, top, max(1, right - left), max(1, foot - top))
        super().__init__(self.area.w / u, self.area.h / u)
        self.group((-left / u, -top / u))

    def press(self, target: pygame.Surface) -> None:
        """Print the plate onto a surface of the stage's size."""
        target.blit(self.render(self.area.size), self.area)


class Mover:
    """A small living part of a scenery: a picture whose place is a function of time."""

    def __init__(self, picture: pygame.Surface, foot: Point) -> None:
        self.picture, self.foot = picture, foot

    def lay(self, target: pygame.Surface, x: float, y: float, alpha: float = 1.0) -> None:
        """Blit with the picture's foot (pixels inside it) at a point in pixels."""
        self.picture.set_alpha(255 if alpha >= 1 else max(0, round(255 * alpha)))
        target.blit(self.picture, (round(x - self.foot[0]), round(y - self.foot[1])))


class Scenery(ABC):
    """The picture behind a screen, for one pixel size.

    Paint it at once (`finish`) or in slices while something else is shown (`work`), then `draw` it every frame;
    `seconds` moves what lives in it, and is held at 0 when motion is reduced.  With a `store` the finished layers
    are kept on disk.
    """

    name: ClassVar[str]
    #: layer -> whether it has transparent parts; the layers are what the store keeps
    layer_names: ClassVar[tuple[str, ...]] = ("back",)

    def __init__(self, size: Size, store: Store | None = None) -> None:
        self.stage = Stage(size)
        self.size = self.stage.size
        self.layers: dict[str, pygame.Surface] = {}
        self.is_ready = False
        self._store = store
        self._steps = self._all_steps()

    @abstractmethod
    def paint_layers(self) -> Iterator[None]:
        """Fill `layers`, pausing after every part."""

    def prepare(self) -> Iterator[None]:
        """Make what is not stored (movers), pausing after every part."""
        yield from ()

    def key(self) -> str:
        """What the stored layers are named by."""
        return self.name

    def _all_steps(self) -> Iterator[None]:
        if self._store:
            for layer in self.layer_names:
                picture = self._store.load(f"{self.key()}.{layer}", self.size)
                if picture is None:
                    self.layers.clear()
                    break
                self.layers[layer] = picture
                yield
        if not self.layers:
            yield from self.paint_layers()
            if self._store:
                for layer in self.layer_names:
                    self._store.save(f"{self.key()}.{layer}", self.layers[layer])
        yield from self.prepare()
        self.is_ready = True

    def steps(self) -> Iterator[None]:
        """The parts still to paint, one at each step; a scenery's steps can be walked once."""
        return self._steps

    def work(self, seconds: float) -> bool:
        """Paint for about this long (a single part may take a few hundredths); whether it is finished."""
        end = time.perf_counter() + seconds
        while not self.is_ready and time.perf_counter() < end:
            next(self._steps, None)
        return self.is_ready

    def finish(self) -> Self:
        """Paint all that is left."""
        for _ in self._steps:
            pass
        return self

    def draw(self, target: pygame.Surface, seconds: float = 0.0) -> None:
        """Draw onto a surface of the scenery's size; what is not painted yet is left out."""
        back = self.layers.get("back")
        if back:
            target.blit(back, (0, 0))

    def still(self) -> pygame.Surface:
        """The finished picture without motion as a surface of its own."""
        self.finish()
        out = opaque(self.size)
        self.draw(out)
        return out
