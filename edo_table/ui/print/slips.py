"""Things to write on, as surfaces of a pixel size: paper slips, wooden planks, discs, seals, hanging plaques.

Each is a `Piece`: a surface with room around it for edges and shadow.  Pieces are cached and shared; letters go on
the target after `Piece.lay`.  Widths and heights are pixels of the piece itself, `u` is pixels a layout unit.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import pygame

from edo_table.ui.print.brush import box, rand, resample, ring, wobble
from edo_table.ui.print.cache import Cache
from edo_table.ui.print.canvas import Svg, masked
from edo_table.ui.print.palette import KINARI, KUCHIBA, SHIRO, SUMI, TORINOKO, Colour, hexa, mix, rgba
from edo_table.ui.print.paper import grain
from edo_table.ui.print.patterns import Pattern, sheet
from edo_table.ui.theme import DEFAULT, Theme

State = Literal["normal", "hover", "pressed", "off"]
STATES: tuple[State, ...] = ("normal", "hover", "pressed", "off")

_LIFT: dict[State, float] = {"normal": 0.0, "hover": 2.0, "pressed": -3.0, "off": 0.0}


@dataclass(frozen=True, slots=True)
class Piece:
    """A picture with margins: the piece itself begins `left` and `top` pixels inside the surface.

    `lift` is how many pixels it is raised when laid down (hovered) or sunk (pressed, negative); `ink` is the colour
    of letters on it.
    """

    surface: pygame.Surface
    left: int
    top: int
    width: int
    height: int
    lift: int = 0
    ink: str = SUMI

    def lay(self, target: pygame.Surface, x: float, y: float) -> pygame.Rect:
        """Blit with the piece's own top left corner at (x, y); returns where it now lies, lift included."""
        px, py = round(x), round(y) - self.lift
        target.blit(self.surface, (px - self.left, py - self.top))
        return pygame.Rect(px, py, self.width, self.height)


_pieces: Cache[Piece] = Cache("slips and planks", entries=400, megabytes=96, heavy=lambda p: p.surface)


def _seed_of(w: int, h: int, seed: int) -> int:
    return seed * 31 + w * 7 + h


def slip(
    w: int,
    h: int,
    u: float,
    colour: Colour = KINARI,
    border: Colour = SUMI,
    cut: float = 5.0,
    double: bool = True,
    band: Colour | None = None,
    band_h: int = 0,
    pattern: Pattern | None = None,
    seed: int = 0,
    pattern_alpha: int = 46,
    has_grain: bool = True,
    line: float = 1.0,
) -> Piece:
    """A sheet of paper: grain, an ink border with a thin inner line, a patterned band of `band_h` pixels at its top.

    `cut` is the cut of its corners in layout units.
    """
    key = (
        "slip",
        w,
        h,
        u,
        hexa(colour),
        hexa(border),
        cut,
        double,
        hexa(band) if band else None,
        band_h,
        pattern,
        seed,
        pattern_alpha,
        has_grain,
        line,
    )
    return _pieces.get(
        key,
        lambda: _slip(
            w, h, u, colour, border, cut, double, band, band_h, pattern, seed, pattern_alpha, has_grain, line
        ),
    )


def _slip(
    w: int,
    h: int,
    u: float,
    colour: Colour,
    border: Colour,
    cut: float,
    double: bool,
    band: Colour | None,
    band_h: int,
    pattern: Pattern | None,
    seed: int,
    pattern_alpha: int,
    has_grain: bool,
    line: float,
) -> Piece:
    pad = max(3, round(5 * u))
    size = (w + 2 * pad, h + 2 * pad)
    rim = pad + math.ceil(14 * u)  # all that is not flat colour lies in it
    edge = wobble(resample(box(w, h, cut * u), 14 * u, True), 0.7 * u, 60 * u, seed, True)
    s = Svg(*size).group((pad, pad))
    s.group((2.4 * u, 3 * u)).fill(edge, SUMI, 0.55).end().fill(edge, colour)
    out = s.rim(rim, colour)
    if band is not None and band_h > 0:
        top = (size[0], min(size[1], pad + band_h))
        strip = sheet(pattern, top, max(8.0, 20 * u), SHIRO, pattern_alpha, band) if pattern else None
        if strip is None:
            strip = pygame.Surface(top, pygame.SRCALPHA, 32)
            strip.fill(rgba(band))
        shape = Svg(*size).group((pad, pad)).fill(edge, "#ffffff").rim(rim, "#ffffff")
        out.blit(masked(strip, shape.subsurface((0, 0, *top)).copy()), (0, 0))
    if has_grain:
        grain(out, u=u, shift=(seed * 89 % 512, seed * 157 % 512))
    if band is not None and 0 < band_h < h:
        half = max(2, math.ceil(3 * u * line))
        t = Svg(w, 2 * half)
        t.ink([(0, half), (w * 0.5, half + 0.5), (w, half)], 2.0 * u * line, border, taper=(0, 0))
        out.blit(t.render(), (pad, pad + band_h - half))
    t = Svg(*size).group((pad, pad))
    if double:
        i = 5.5 * u
        t.line(box(w - 2 * i, h - 2 * i, cut * u, i, i), max(0.8, u * line), border, 0.55, True)
    t.ink(edge, max(1.2, 2.7 * u * line), border, closed=True, seed=_seed_of(w, h, seed))
    out.blit(t.rim(rim), (0, 0))
    return Piece(out, pad, pad, w, h)


def panel(
    w: int,
    h: int,
    u: float,
    theme: Theme = DEFAULT,
    band_h: int = 0,
    band: Colour | None = None,
    pattern: Pattern | None = None,
    is_dim: bool = False,
    seed: int = 0,
) -> Piece:
    """A slip in the theme's colours; a band (if `band_h`) is the header's colour unless another is given."""
    ground = band if band is not None else theme.header
    return slip(
        w,
        h,
        u,
        theme.paper_dim if is_dim else theme.paper,
        theme.border,
        band=ground if band_h else None,
        band_h=band_h,
        pattern=pattern,
        seed=seed,
        pattern_alpha=theme.pattern_alpha,
        has_grain=theme.has_grain,
        line=theme.line,
    )


def plank(
    w: int,
    h: int,
    u: float,
    colour: Colour = DEFAULT.wood,
    upright: bool = False,
    seed: int = 0,
    outline: float = 2.8,
    has_grain: bool = True,
) -> Piece:
    """A wooden board with an ink outline, its grain lying, or standing if `upright`."""
    key = ("plank", w, h, u, hexa(colour), upright, seed, outline, has_grain)
    return _pieces.get(key, lambda: _plank(w, h, u, colour, upright, seed, outline, has_grain))


def _plank(
    w: int, h: int, u: float, colour: Colour, upright: bool, seed: int, outline: float, has_grain: bool
) -> Piece:
    pad = max(3, round(5 * u))
    size = (w + 2 * pad, h + 2 * pad)
    edge = wobble(resample(box(w, h, min(7 * u, w / 3, h / 3)), 12 * u, True), 0.9 * u, 50 * u, seed, True)
    s = Svg(*size).group((pad + 3 * u, pad + 3.5 * u)).fill(edge, SUMI, 0.8).end()
    out = s.group((pad, pad)).fill(edge, colour).end().render()
    if has_grain:
        grain(out, "wood", u=u, turned=upright, shift=(seed * 97, seed * 61))
    t = Svg(*size).group((pad, pad))
    if upright:
        t.line([(4.5 * u, 10 * u), (4.2 * u, h - 10 * u)], 1.8 * u, SHIRO, 0.25)
    else:
        t.line([(9 * u, 5 * u), (w - 10 * u, 4.5 * u)], 1.8 * u, SHIRO, 0.38)
    out.blit(t.ink(edge, max(1.2, outline * u), closed=True, seed=seed).end().render(), (0, 0))
    return Piece(out, pad, pad, w, h)


def disc(n: int, ground: Colour = KINARI, border: Colour = SUMI) -> pygame.Surface:
    """A paper roundel, `n` pixels wide and high with its shadow."""
    key = ("disc", n, hexa(ground), hexa(border))

    def make() -> Piece:
        s = Svg(100, 100).group((2, 2)).fill(ring(50, 50, 46, n=56), SUMI, 0.5).end()
        s.fill(ring(50, 50, 46, n=56), ground).ink(ring(50, 50, 46, n=56), 3.2, border, closed=True)
        return Piece(s.render((n, n)), 0, 0, n, n)

    return _pieces.get(key, make).surface


def frame(w: int, h: int, u: float, colour: Colour = DEFAULT.focus, gap: float = 7.0, line: float = 4.0) -> Piece:
    """A brushed frame round a piece of the given size: what has the keyboard's focus, or what may be chosen.

    `gap` and `line` are layout units; the bright line has ink on both sides, so it shows on any ground.
    """
    key = ("frame", w, h, u, hexa(colour), gap, line)

    def make() -> Piece:
        g, k = max(3.0, gap * u), max(2.0, line * u)
        pad = round(g + k + 2)
        s = Svg(w + 2 * pad, h + 2 * pad).group((pad - g, pad - g))
        edge = wobble(resample(box(w + 2 * g, h + 2 * g, 9 * u + 2), max(4.0, 12 * u), True), 0.5 * u, 40 * u, 5, True)
        s.line(edge, k + max(1.6, 2.2 * u), SUMI, 0.85, True).line(edge, k, colour, closed=True)
        return Piece(s.rim(2 * pad), pad, pad, w, h)

    return _pieces.get(key, make)


def _button_colours(theme: Theme, state: State, primary: bool, paper: Colour) -> tuple[str, str]:
    """(ground, ink) of a button."""
    if state == "off":
        return theme.off, theme.off_ink
    ground = theme.primary if primary else hexa(paper)
    ink = theme.on_dark if primary else theme.ink
    if state == "pressed":
        return mix(ground, SUMI, 0.12), ink
    if state == "hover":
        return (mix(ground, "#FF5A3C", 0.10) if primary else mix(ground, SHIRO, 0.62)), ink
    return ground, ink


def seal(
    w: int,
    h: int,
    u: float,
    state: State = "normal",
    primary: bool = True,
    focus: bool = False,
    theme: Theme = DEFAULT,
    seed: int = 0,
) -> Piece:
    """The ground of a seal button: vermilion with a carved double edge; not `primary`: printed in ink on paper."""
    key = ("seal", w, h, u, state, primary, focus, theme, seed)
    return _pieces.get(key, lambda: _seal(w, h, u, state, primary, focus, theme, seed))


def _seal(w: int, h: int, u: float, state: State, primary: bool, focus: bool, theme: Theme, seed: int) -> Piece:
    ground, ink = _button_colours(theme, state, primary, TORINOKO if not theme.is_contrast else theme.paper_dim)
    pad = max(4, round(13 * u)) if focus else max(3, round(4 * u))
    size = (w + 2 * pad, h + 2 * pad)
    edge = wobble(resample(box(w, h, min(9 * u, h / 4)), 7 * u, True), 1.1 * u, 16 * u, _seed_of(w, h, seed), True)
    s = Svg(*size).group((pad, pad))
    if state in ("normal", "hover"):
        drop = 1.0 if state == "normal" else 1.7
        s.group((1.6 * u * drop, 2.2 * u * drop)).fill(edge, SUMI, 0.5).end()
    s.fill(edge, ground)
    i = 5 * u
    s.line(
        box(w - 2 * i, h - 2 * i, min(8 * u, h / 4), i, i),
        max(1.0, 1.6 * u * theme.line),
        ink,
        0.45 if state == "off" else 0.8,
        True,
    )
    if not primary or theme.is_contrast:
        s.ink(edge, max(1.2, 2.2 * u * theme.line), ink if not primary else theme.border, closed=True)
    elif state != "off":  # where the stamp did not quite take
        for k in range(round((w + h) / (26 * u))):
            t = rand(_seed_of(w, h, seed), k)
            x, y = edge[int(t * len(edge)) % len(edge)]
            x, y = min(max(x, 2.6 * u), w - 2.6 * u), min(max(y, 2.6 * u), h - 2.6 * u)
            s.fill(ring(x, y, (0.6 + 1.1 * rand(seed + 9, k)) * u, n=8), KINARI, 0.5)
    out = s.end().render()
    if theme.has_grain:
        grain(out, u=u, shift=(w * 3 % 512, h * 5 % 512))
    if focus:
        around = frame(w, h, u, theme.focus)
        out.blit(around.surface, (pad - around.left, pad - around.top))
    return Piece(out, pad, pad, w, h, round(_LIFT[state] * u), ink)


def plaque(
    w: int,
    h: int,
    u: float,
    state: State = "normal",
    primary: bool = False,
    focus: bool = False,
    theme: Theme = DEFAULT,
    seed: int = 0,
    rope: float = 26.0,
) -> Piece:
    """The ground of a hanging plaque: a board (vermilion if `primary`) on two cords that go `rope` units up."""
    key = ("plaque", w, h, u, state, primary, focus, theme, seed, rope)
    return _pieces.get(key, lambda: _plaque(w, h, u, state, primary, focus, theme, seed, rope))


def _plaque(
    w: int, h: int, u: float, state: State, primary: bool, focus: bool, theme: Theme, seed: int, rope: float
) -> Piece:
    ground, ink = _button_colours(theme, state, primary, theme.wood)
    if state == "hover" and not primary:
        ground = mix(theme.wood, KINARI, 0.30)
    board = plank(w, h, u, ground, seed=seed, outline=2.8 * theme.line, has_grain=theme.has_grain)
    side = round(15 * u) if focus else board.left
    lift = round(_LIFT[state] * u)
    top = max(round(rope * u) - lift, round(15 * u), board.top)
    size = (w + 2 * side, h + top + side)
    s = Svg(*size)
    for k, x in enumerate((w * 0.16, w * 0.84)):
        at = side + x
        line = [(at, 0.0), (at + u, (top + 14 * u) * 0.5), (at, top + 14 * u)]
        if rope > 0:
            s.ink(line, 5.5 * u, SUMI, taper=(0, 0), seed=k).ink(line, 2.8 * u, KUCHIBA, taper=(0, 0), seed=k)
        s.shape(ring(at, top + 15 * u, 6.5 * u, n=18), KUCHIBA, max(1.2, 2 * u), off=(0.6 * u, 0.5 * u))
    out = pygame.Surface(size, pygame.SRCALPHA, 32)
    if focus:
        around = frame(w, h, u, theme.focus)
        out.blit(around.surface, (side - around.left, top - around.top))
    out.blit(board.surface, (side - board.left, top - board.top))
    out.blit(s.render(), (0, 0))
    return Piece(out, side, top, w, h, lift, ink)
