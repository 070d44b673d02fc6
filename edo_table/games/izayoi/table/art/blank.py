"""Blank cards: paper with a printed, patterned field; all later drawings are in units of a card 140 wide, 200 high."""

from __future__ import annotations

import pygame

from edo_table.games.izayoi.table.art.plates import Shape, rounded
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import box, resample, wobble
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, clear, masked, opaque
from edo_table.ui.print.lettering import render
from edo_table.ui.print.palette import Colour, mix
from edo_table.ui.print.paper import bokashi, grain
from edo_table.ui.print.patterns import Pattern, sheet
from edo_table.ui.theme import Theme

CARD_RATIO = 0.70
"""Width by height of every card."""

WIDE, HIGH = 140.0, 200.0
"""A card in its own units."""

LEAST = 16
"""No card or tile is made smaller, in pixels."""

OUTLINE: Shape = rounded(2, 2, 135, 195, 9)
FIELD: Shape = rounded(8.5, 8.5, 122, 182, 4.5)


def card_size(height: float) -> tuple[int, int]:
    """(width, height) in whole pixels of a card that is `height` pixels high."""
    high = max(LEAST, round(height))
    return max(1, round(high * CARD_RATIO)), high


def pattern_unit(height: float, least: float = 7.0) -> float:
    """The size of a pattern's motif on a card `height` pixels high."""
    return max(least, height * 0.085)


@cached("izayoi blanks", entries=120, megabytes=24)
def blank(
    size: tuple[int, int],
    theme: Theme,
    ground: str,
    pattern: Pattern | None,
    tone: str = p.SHIRO,
    alpha: int = 46,
    foot: str = "",
    rim: str = "",
) -> pygame.Surface:
    """A card of `size` pixels with a field of a colour and pattern (shared: copy it before drawing).

    `foot` is the colour into which the field's lower half passes, `rim` that of the paper round the field.
    """
    w, h = size
    s = Svg(WIDE, HIGH).group((1.8, 2.2)).fill(OUTLINE, p.SUMI, 0.6).end().fill(OUTLINE, rim or theme.paper)
    out = s.render(size)
    field = opaque(size)
    field.fill(ground)
    if foot:
        field.blit(bokashi(size, ((0.0, foot, 0), (0.3, foot, 0), (1.0, foot, 255))), (0, 0))
    if pattern is not None and h >= 40:
        field.blit(sheet(pattern, size, pattern_unit(h), tone, alpha), (0, 0))
    cover = clear(size)
    cover.blit(field, (0, 0))
    out.blit(masked(cover, Svg(WIDE, HIGH).group((0.5, 0.4)).fill(FIELD, "#ffffff").render(size)), (0, 0))
    key = max(2.4 * theme.line, 1.0 * HIGH / h)
    t = Svg(WIDE, HIGH).ink(OUTLINE, key, theme.border, closed=True, seed=w, life=0.3)
    if h >= 60:
        t.line(FIELD, max(0.9, 0.7 * HIGH / h), mix(ground, theme.border, 0.6), 0.9, True)
    out.blit(t.render(size), (0, 0))
    return out


def finish(card: pygame.Surface, theme: Theme) -> pygame.Surface:
    """The card with paper grain, if the theme has grain; changes and returns it."""
    return grain(card, u=card.get_height() / 300) if theme.has_grain else card


def stamp(
    target: pygame.Surface, text: str, at: tuple[float, float], size: float, colour: Colour, turn: float = 0.0
) -> None:
    """Print signs that are part of a picture, not words to be read: their ink is centred at a point."""
    picture = render(text, "title", size, colour)
    picture = picture.subsurface(picture.get_bounding_rect())
    if turn:
        picture = pygame.transform.rotozoom(picture, turn, 1.0)
    target.blit(picture, (round(at[0] - picture.get_width() / 2), round(at[1] - picture.get_height() / 2)))


def seal(s: Svg, x: float, y: float, w: float, h: float, theme: Theme, seed: int = 1) -> Svg:
    """A red seal's ground with a worn edge, its top left corner at (x, y); signs go on it by `stamp`."""
    edge = wobble(resample(box(w, h, min(w, h) * 0.12, x, y), min(w, h) * 0.12, True), w * 0.012, w * 0.5, seed, True)
    return s.fill(edge, theme.primary)
