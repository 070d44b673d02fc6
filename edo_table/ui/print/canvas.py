"""The drawing sheet: shapes and ink lines collected as SVG, rasterised once at the final pixel size.

pygame's own SVG loader (nanosvg) draws them with anti-aliasing.  It knows paths, strokes, linear gradients, opacity
and transforms, but no clip, mask, pattern, filter, text or <use>; masks are made with blends instead (`masked`).
"""

from __future__ import annotations

import io
from collections.abc import Sequence

import pygame

from edo_table.ui.print.brush import Point, Points, brush, path
from edo_table.ui.print.palette import SUMI, Colour, hexa, rgba

Size = tuple[int, int]
#: a stop of a gradient: offset 0 to 1, colour, alpha 0 to 1
Stop = tuple[float, Colour, float]


def native(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the window's pixel format with alpha, which blits fastest; unchanged while there is no window."""
    try:
        return surface.convert_alpha()
    except pygame.error:
        return surface


def opaque(size: Sequence[float]) -> pygame.Surface:
    """An empty surface without alpha of at least one pixel, in the window's format if there is a window."""
    surface = pygame.Surface((max(1, round(size[0])), max(1, round(size[1]))), 0, 32)
    try:
        return surface.convert()
    except pygame.error:
        return surface


def clear(size: Sequence[float]) -> pygame.Surface:
    """A wholly transparent surface of at least one pixel."""
    return pygame.Surface((max(1, round(size[0])), max(1, round(size[1]))), pygame.SRCALPHA, 32)


class Svg:
    """A sheet of `w` by `h` units that collects drawings; the drawing methods return the sheet, to be chained."""

    def __init__(self, w: float, h: float) -> None:
        self.w, self.h = w, h
        self._body: list[str] = []
        self._defs: list[str] = []
        self._open = 0

    def add(self, element: str) -> Svg:
        """Append raw SVG."""
        self._body.append(element)
        return self

    def fill(self, shape: Points | str, colour: Colour, alpha: float = 1.0) -> Svg:
        """Fill a closed polyline or path data (even-odd); the colour may be the result of `gradient`."""
        d = shape if isinstance(shape, str) else path(shape)
        opacity = f' fill-opacity="{alpha:.3f}"' if alpha < 1 else ""
        return self.add(f'<path d="{d}" fill="{hexa(colour)}" fill-rule="evenodd"{opacity}/>')

    def line(
        self, points: Points | str, width: float, colour: Colour = SUMI, alpha: float = 1.0, closed: bool = False
    ) -> Svg:
        """An even line without life, for fine detail and patterns."""
        d = points if isinstance(points, str) else path(points, closed)
        opacity = f' stroke-opacity="{alpha:.3f}"' if alpha < 1 else ""
        return self.add(
            f'<path d="{d}" fill="none" stroke="{hexa(colour)}" stroke-width="{width:.2f}" '
            f'stroke-linecap="round" stroke-linejoin="round"{opacity}/>'
        )

    def ink(
        self,
        points: Points,
        width: float = 2.4,
        colour: Colour = SUMI,
        alpha: float = 1.0,
        closed: bool = False,
        seed: int = 0,
        taper: tuple[float, float] = (0.25, 0.35),
        life: float = 0.35,
    ) -> Svg:
        """A brushed line along points (see `brush.brush`)."""
        return self.fill(brush(points, width, seed, closed, taper, life), colour, alpha)

    def shape(
        self,
        points: Points,
        colour: Colour,
        width: float = 2.4,
        ink: Colour = SUMI,
        seed: int = 0,
        off: Point = (1.4, 1.0),
        alpha: float = 1.0,
    ) -> Svg:
        """A printed area: the flat colour `off` its register, the key line in its place (none if `width` is 0)."""
        self.group(off).fill(points, colour, alpha).end()
        if width:
            self.ink(points, width, ink, closed=True, seed=seed)
        return self

    def group(
        self, shift: Point = (0.0, 0.0), scale: float = 1.0, turn: float = 0.0, alpha: float = 1.0, flip: bool = False
    ) -> Svg:
        """Open a group moved by `shift`, turned by degrees, scaled, and mirrored left to right if `flip`."""
        opacity = f' opacity="{alpha:.3f}"' if alpha < 1 else ""
        self._open += 1
        return self.add(
            f'<g transform="translate({shift[0]:.2f},{shift[1]:.2f}) rotate({turn:.2f}) '
            f'scale({-scale if flip else scale:.4f},{scale:.4f})"{opacity}>'
        )

    def end(self) -> Svg:
        """Close the last open group."""
        if not self._open:
            raise ValueError("no group is open")
        self._open -= 1
        return self.add("</g>")

    def gradient(
        self, name: str, stops: Sequence[Stop], x1: float = 0.0, y1: float = 0.0, x2: float = 0.0, y2: float = 1.0
    ) -> str:
        """Define a linear gradient from (x1, y1) to (x2, y2) in the sheet's units; returns the colour for `fill`."""
        marks = "".join(f'<stop offset="{o}" stop-color="{hexa(c)}" stop-opacity="{a}"/>' for o, c, a in stops)
        self._defs.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" '
            f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{marks}</linearGradient>'
        )
        return f"url(#{name})"

    def text(self, view: tuple[float, float, float, float] | None = None) -> str:
        """The whole document, or what lies in the part (x, y, w, h) of it; groups left open are closed."""
        x, y, w, h = view or (0.0, 0.0, self.w, self.h)
        box = f'viewBox="{x:.2f} {y:.2f} {w:.2f} {h:.2f}" width="{w:.2f}" height="{h:.2f}"'
        body = "".join(self._body) + "</g>" * self._open
        return f'<svg xmlns="http://www.w3.org/2000/svg" {box}><defs>{"".join(self._defs)}</defs>{body}</svg>'

    def render(self, size: Sequence[float] | None = None) -> pygame.Surface:
        """A surface with alpha of the given pixel size (default: one pixel a unit)."""
        w, h = size if size is not None else (self.w, self.h)
        return native(_rasterise(self.text(), (max(1, round(w)), max(1, round(h)))))

    def rim(self, width: int, middle: Colour | None = None) -> pygame.Surface:
        """The sheet at one pixel a unit, but only what lies within `width` pixels of its edges, which is far quicker
        for large sheets; the rest is filled with the colour `middle`, or transparent.
        """
        w, h = max(1, round(self.w)), max(1, round(self.h))
        if min(w, h) < 3 * width:
            return self.render((w, h))
        out = native(clear((w, h)))
        for strip in (
            (0, 0, w, width),
            (0, h - width, w, width),
            (0, width, width, h - 2 * width),
            (w - width, width, width, h - 2 * width),
        ):
            picture = _rasterise(self.text(strip), (strip[2], strip[3]))
            out.blit(picture, strip[:2], special_flags=pygame.BLEND_RGBA_MAX)
        if middle is not None:
            out.fill(rgba(middle), (width, width, w - 2 * width, h - 2 * width))
        return out


def _rasterise(text: str, size: Size) -> pygame.Surface:
    picture = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    if picture.get_size() == size:
        return picture
    exact = clear(size)  # the loader rounds some sizes up by one
    exact.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return exact


def masked(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """`surface` cut to the alpha of `mask` (same size); changes and returns `surface`."""
    white = mask.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)  # colour white, alpha kept
    surface.blit(white, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def tinted(surface: pygame.Surface, colour: Colour) -> pygame.Surface:
    """A copy of `surface` in one flat colour, its alpha kept."""
    out = surface.copy()
    out.fill((*pygame.Color(hexa(colour))[:3], 0), special_flags=pygame.BLEND_RGBA_MAX)
    out.fill((*pygame.Color(hexa(colour))[:3], 255), special_flags=pygame.BLEND_RGBA_MIN)
    return out


def faded(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    """A copy of `surface` with its alpha multiplied by alpha / 255."""
    out = surface.copy()
    out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out
