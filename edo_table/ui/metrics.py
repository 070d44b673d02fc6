"""Sizes: how layout units become pixels for a window of any size and shape, and how large letters are.

A layout unit is a pixel of a 1920 x 1080 window at interface scale 1.  A window is never less than 1600 units wide
nor 1080 high at that scale, so a layout anchors its parts to the edges and uses the room there is: a 4:3 window has
1600 x 1200 units, a 21:9 window 2520 x 1080.  A larger interface scale leaves fewer units.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

Shape = Literal["tall", "normal", "wide"]

LEAST_WIDTH, LEAST_HEIGHT = 1600, 1080
SMALL_PRINT, SMALL_PRINT_720 = 14.0, 11.0  # the smallest letters, in pixels of a window 1080 or 720 high
UI_SCALES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.4)
TEXT_SCALES = (0.9, 1.0, 1.15, 1.3, 1.5)


@dataclass(frozen=True, slots=True)
class Metrics:
    """The scale of one window; hashable, so it can be part of a cache key."""

    size: tuple[int, int]
    ui_scale: float = 1.0
    text_scale: float = 1.0

    @property
    def base(self) -> float:
        """Pixels a layout unit would have at interface scale 1."""
        return max(0.2, min(self.size[0] / LEAST_WIDTH, self.size[1] / LEAST_HEIGHT))

    @property
    def u(self) -> float:
        """Pixels a layout unit."""
        return self.base * self.ui_scale

    @property
    def width(self) -> float:
        """The window's width in layout units."""
        return self.size[0] / self.u

    @property
    def height(self) -> float:
        """The window's height in layout units."""
        return self.size[1] / self.u

    @property
    def shape(self) -> Shape:
        """'tall' up to 3:2, 'wide' from 2:1, else 'normal'."""
        ratio = self.size[0] / self.size[1]
        return "tall" if ratio < 1.5 else "wide" if ratio >= 2.0 else "normal"

    def px(self, units: float) -> int:
        """Whole pixels of a length in layout units; a positive length is at least one pixel."""
        n = round(units * self.u)
        return max(1, n) if units > 0 else n

    def thin(self, units: float) -> float:
        """A line's width in pixels, not rounded, at least 0.8."""
        return max(0.8, units * self.u)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle of layout units in pixels; neighbouring rectangles stay neighbours."""
        left, top = round(x * self.u), round(y * self.u)
        return pygame.Rect(left, top, round((x + w) * self.u) - left, round((y + h) * self.u) - top)

    @property
    def small_print(self) -> int:
        """The smallest size of letters in pixels: 14 in a window 1080 high, 11 at 720 and below, 28 at 2160."""
        if self.base >= 1:
            return round(SMALL_PRINT * self.base)
        slope = (SMALL_PRINT - SMALL_PRINT_720) / (1 - 2 / 3)
        return round(max(SMALL_PRINT_720, SMALL_PRINT - slope * (1 - self.base)))

    def fs(self, units: float) -> int:
        """A font size in pixels.  In small windows letters shrink less than the layout; none is below `small_print`."""
        base = self.base if self.base >= 1 else self.base * 0.8 + 0.2
        return max(self.small_print, round(units * base * self.ui_scale * self.text_scale))
