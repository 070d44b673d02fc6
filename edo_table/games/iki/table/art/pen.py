"""The pen: areas printed a little off their register, ink lines, tints, and groups, collected on one sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame

from edo_table.games.iki.table.art.outline import inked
from edo_table.ui.print.brush import Point
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.palette import SUMI, Colour, hexa

# colours of things that have no name in the palette
STRAW, RUSH, TWINE, BARK = "#DDBB72", "#D8B36A", "#8A7A60", "#8A6A2C"
GOLD, KOGANE, STEEL, IRON = "#D9A93A", "#E5B93F", "#B9C4C8", "#6B7378"


class Pen:
    """Draws on a sheet of `w` by `h` units; shapes are path data (see `outline`).

    `weight` multiplies the width of all ink lines; `off` is how far the colours lie beside their key lines.
    """

    def __init__(self, w: float = 100.0, h: float = 100.0, weight: float = 1.0, off: Point = (2.0, 1.6)) -> None:
        self.s = Svg(w, h)
        self.weight, self.off = weight, off

    def area(self, shape: str, colour: Colour, width: float = 5.0, ink: Colour = SUMI) -> None:
        """A colour off its register, and the ink line round it."""
        x, y = self.off
        self.s.add(f'<path d="{shape}" fill="{hexa(colour)}" transform="translate({x} {y})"/>')
        self.mark(shape, width, ink)

    def patch(self, shape: str, colour: Colour, width: float = 5.0, ink: Colour = SUMI) -> None:
        """A colour in its register, and the ink line round it."""
        self.s.add(f'<path d="{shape}" fill="{hexa(colour)}"/>')
        self.mark(shape, width, ink)

    def tint(self, shape: str, colour: Colour, alpha: float = 1.0) -> None:
        """A colour without a line."""
        self.s.fill(shape, colour, alpha)

    def mark(self, shape: str, width: float = 4.0, ink: Colour = SUMI, alpha: float = 1.0) -> None:
        """An ink line alone."""
        tone = hexa(ink)
        opacity = f' opacity="{alpha:.3f}"' if alpha < 1 else ""
        self.s.add(
            f'<path d="{inked(shape, round(width * self.weight, 2))}" fill="{tone}" stroke="{tone}" '
            f'stroke-width=".7" stroke-linejoin="round"{opacity}/>'
        )

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> Iterator[None]:
        """What is drawn inside is moved, turned by degrees, scaled, and mirrored left to right if `flip`."""
        self.s.group((x, y), scale, turn, flip=flip)
        yield
        self.s.end()

    @contextmanager
    def turned(self, turn: float, cx: float = 50.0, cy: float = 50.0) -> Iterator[None]:
        """What is drawn inside is turned by degrees about a point."""
        self.s.add(f'<g transform="rotate({turn} {cx} {cy})">')
        yield
        self.s.add("</g>")

    def render(self, size: Sequence[float]) -> pygame.Surface:
        """The sheet as a surface of the given pixel size."""
        return self.s.render(size)
