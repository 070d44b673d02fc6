"""Wakomono tiles: a lacquered plaque with the picture on eggshell paper and its points in a seal; and their back."""

from __future__ import annotations

import pygame

from edo_table.games.izayoi.table.art.blank import LEAST, finish, stamp
from edo_table.games.izayoi.table.art.moon import draw_moon
from edo_table.games.izayoi.table.art.ornaments import ornament
from edo_table.games.izayoi.table.art.plates import Shape, pts, rounded
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import box, rand, resample, ring, wobble
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, clear, masked, opaque
from edo_table.ui.print.lettering import put
from edo_table.ui.print.palette import mix
from edo_table.ui.print.paper import bokashi
from edo_table.ui.print.patterns import Pattern, sheet
from edo_table.ui.theme import Theme

TILE_RATIO = 1.0
"""Width by height of a tile."""

_LACQUER = "#2A2022"
_EDGE: Shape = rounded(1, 1, 96, 96, 10)
_PAPER: Shape = rounded(7.5, 7.5, 83, 83, 5)
# the tint and pattern of the paper, by points; the numeral says it without them
_TINTS: dict[int, tuple[str, Pattern | None]] = {
    5: ("#EBCB7C", None), 4: ("#A9CBC9", "seigaiha"), 3: ("#C9CE97", "asanoha"), 2: ("#E6C3AE", "ichimatsu"),
}  # fmt: skip


def tile(tile: str | None, points: int, height: float, theme: Theme) -> pygame.Surface:
    """A wakomono tile with its points (shared); None: its back."""
    size = max(LEAST, round(height))
    return _back(size, theme) if tile is None else _tile(tile, points, size, theme)


def _frame(size: int, theme: Theme, points: int) -> pygame.Surface:
    """The lacquered frame, to lie round the paper: with a gold line, corner fittings for the dearest things."""
    k = size / 100
    s = Svg(100, 100)
    s.group((1.7, 1.9)).fill(_EDGE, p.SUMI, 0.6).end().fill(_EDGE, _LACQUER)
    s.line(rounded(2.4, 2.4, 93.2, 93.2, 8.6), 0.9, p.NEZUMI, 0.9, True)
    s.line(rounded(4.6, 4.6, 88.8, 88.8, 6.6), max(1.0, 0.8 / k), "#C99A3C", closed=True)
    if points >= 5:
        for x, y, flip, turn in ((1, 1, 1, 0), (97, 1, 1, 90), (97, 97, 1, 180), (1, 97, 1, 270)):
            s.group((x, y), float(flip), turn)
            s.fill(pts(1.5, 9, 2.4, 4.6, 4.6, 2.4, 9, 1.5, 21, 1.5, 17, 6.6, 6.6, 17, 1.5, 21), "#D9A93F")
            s.line(pts(1.5, 21, 6.6, 17, 17, 6.6, 21, 1.5), 0.9, p.SUMI).fill(ring(7, 7, 1.4, n=10), _LACQUER).end()
    return s.render((size, size))


def _paper(size: int, theme: Theme, points: int) -> pygame.Surface:
    """The paper, in the tile's square: a gradation from above, a pattern or flecks of gold leaf, a pale moon."""
    k = size / 100
    tint, pattern = _TINTS.get(points, _TINTS[2])
    out = opaque((size, size))
    out.fill(theme.paper_bright if theme.is_contrast else theme.paper_dim)
    out.blit(bokashi((size, size), ((0.0, tint, 255), (0.35, tint, 200), (0.95, tint, 40))), (0, 0))
    if pattern is not None and size >= 48:
        out.blit(sheet(pattern, (size, size), max(7.0, 11 * k), p.SHIRO, 120), (0, 0))
    s = Svg(100, 100)
    if pattern is None:
        for i in range(40):  # cut gold leaf
            x, y, r = 8 + 82 * rand(i, 1), 8 + 66 * rand(i, 2) ** 1.5, 0.7 + 2.1 * rand(i, 3)
            s.group((x, y), 1.0, 90 * rand(i, 4)).fill(pts(-r, -r, r, -r, r, r, -r, r), "#CF9A2E", 0.85).end()
    s.fill(ring(53, 46, 39, n=60), theme.paper_bright, 0.66)
    out.blit(s.render((size, size)), (0, 0))
    return out


@cached("izayoi plaques", entries=40, megabytes=12)
def _plaque(size: int, theme: Theme, points: int) -> pygame.Surface:
    """A plaque with frame and paper, without picture (shared)."""
    out = _frame(size, theme, points)
    cover = clear((size, size))
    cover.blit(_paper(size, theme, points), (0, 0))
    out.blit(masked(cover, Svg(100, 100).fill(_PAPER, "#ffffff").render((size, size))), (0, 0))
    s = Svg(100, 100).ink(_PAPER, 1.6, p.SUMI, closed=True, seed=2)
    out.blit(
        s.ink(_EDGE, max(1.8 * theme.line, 90 / size), theme.border, closed=True, seed=3).render((size, size)), (0, 0)
    )
    return out


@cached("izayoi tiles", entries=120, megabytes=24)
def _tile(name: str, points: int, size: int, theme: Theme) -> pygame.Surface:
    k = size / 100
    out = _plaque(size, theme, points).copy()
    wide = name == "folding-fan"  # broader than high, so it may be larger
    side = round((82 if wide else 74) * k)
    out.blit(ornament(name, side), (round((49.5 if wide else 51.5) * k - side / 2), round(46.5 * k - side / 2)))
    x, y, w = 3.0, 63.5, 31.5
    edge = wobble(resample(box(w, w, 5, x, y), 4, True), 0.5, 14, points, True)
    s = Svg(100, 100).group((1.0, 1.1)).fill(edge, p.SUMI, 0.75).end()
    s.fill(edge, theme.paper_bright)
    inner = wobble(resample(box(w - 3.2, w - 3.2, 4, x + 1.6, y + 1.6), 4, True), 0.4, 14, points, True)
    s.fill(inner, theme.primary).ink(edge, max(1.0, 80 / size) * theme.line, theme.border, closed=True, seed=4)
    out.blit(s.render((size, size)), (0, 0))
    put(out, str(points), ((x + w / 2) * k, (y + w / 2) * k), "title", max(9.0, 33 * k), theme.on_dark, "c")
    return finish(out, theme)


@cached("izayoi tile backs", entries=12, megabytes=4)
def _back(size: int, theme: Theme) -> pygame.Surface:
    k = size / 100
    out = _frame(size, theme, 0)
    field = clear((size, size))
    field.fill(theme.table)
    field.blit(bokashi((size, size), ((0.0, p.AI, 0), (1.0, p.AI, 200))), (0, 0))
    if size >= 40:
        field.blit(sheet("shippo", (size, size), max(7.0, 13 * k), p.KAME, 40), (0, 0))
    out.blit(masked(field, Svg(100, 100).fill(_PAPER, "#ffffff").render((size, size))), (0, 0))
    s = Svg(100, 100)
    draw_moon(s, 49, 49, 29)
    s.ink(_PAPER, 1.6, p.SUMI, closed=True, seed=2)
    s.ink(_EDGE, max(1.8 * theme.line, 90 / size), theme.border, closed=True, seed=3)
    out.blit(s.render((size, size)), (0, 0))
    stamp(out, "和", (48.5 * k, 49 * k), 36 * k, mix(theme.table, "#000000", 0.2))
    return finish(out, theme)
