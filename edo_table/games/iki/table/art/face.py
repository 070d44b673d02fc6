"""What card faces share: their measures, frame and paper, the name band, texts, the mark of a reconstructed cost."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.games.iki.table.art.outline import block, way
from edo_table.games.iki.table.art.pen import Pen
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import masked
from edo_table.ui.print.lettering import label, measure, paragraph, paragraph_size
from edo_table.ui.print.paper import grain
from edo_table.ui.theme import Theme

WIDE, HIGH = 500.0, 700.0
CARD_RATIO = WIDE / HIGH
"""The width of a card in its heights."""

LEAST_WIDE = 16
WORDS_FROM = 200  # pixels of width from which a card shows words
SMALLEST_TEXT = 11
_LEADING = 1.2
_NAME, _ICONS = 62.0, 96.0  # the heights of the name band, and of the icons above a text
_TEXT_FOOT = 674.0


@dataclass(frozen=True, slots=True)
class CardWords:
    """The words of a large card: its name, and the sentences below its icons."""

    name: str
    sentences: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Measures:
    """Where things lie on a card of a pixel width, in its 500 x 700 units; the picture ends at `foot`."""

    width: int
    has_name: bool
    has_text: bool
    foot: float

    @property
    def k(self) -> float:
        """Pixels a unit."""
        return self.width / WIDE

    @property
    def size(self) -> tuple[int, int]:
        """The card's size in pixels."""
        return self.width, round(self.width / CARD_RATIO)

    @property
    def skill(self) -> tuple[float, float]:
        """From where to where the icons stand below the picture."""
        top = self.foot + (_NAME + 4 if self.has_name else 5.0)
        return top, top + _ICONS if self.has_text else 692.0

    def px(self, units: float) -> int:
        """Units in whole pixels."""
        return round(units * self.k)

    def box(self, x: float, y: float, right: float, foot: float) -> pygame.Rect:
        """The pixels between units, so that neighbours meet."""
        left, top = self.px(x), self.px(y)
        return pygame.Rect(left, top, max(1, self.px(right) - left), max(1, self.px(foot) - top))


def measures(width: float, words: CardWords | None = None, right: float = WIDE - 6) -> Measures:
    """The measures of a card of a width whose texts end at `right`: the more text, the lower the picture."""
    wide = max(LEAST_WIDE, round(width))
    has_name = words is not None and wide >= WORDS_FROM
    if words is None or not has_name:
        return Measures(wide, False, False, 548.0)
    if not words.sentences:
        return Measures(wide, True, False, 512.0)
    k = wide / WIDE
    text = _height(words, _text_size(k), round((right - 32) * k)) / k
    return Measures(wide, True, True, max(300.0, min(500.0, round(_TEXT_FOOT - 10 - text - _ICONS - _NAME - 4))))


def _text_size(k: float) -> int:
    return max(SMALLEST_TEXT, round(30 * k))


def sheet_pen(theme: Theme) -> Pen:
    """A pen for a whole card, whose key lines do not move."""
    return Pen(WIDE, HIGH, theme.line, (0.0, 0.0))


EDGE = block(4, 4, 492, 692, 26)


@cached("iki card edges", entries=24, megabytes=8)
def _edges(size: tuple[int, int], theme: Theme) -> tuple[pygame.Surface, pygame.Surface]:
    """The card's shape as a mask, and the line round it."""
    shape, line = sheet_pen(theme), sheet_pen(theme)
    shape.tint(EDGE, "#FFFFFF")
    line.mark(EDGE, max(8.0, 1.6 * WIDE / size[0]), theme.border)
    return shape.render(size), line.render(size)


def finish(out: pygame.Surface, m: Measures, theme: Theme, shift: int = 0) -> pygame.Surface:
    """Round the corners, print the frame and the paper's grain."""
    mask, line = _edges(m.size, theme)
    masked(out, mask)
    out.blit(line, (0, 0))
    if theme.has_grain:
        grain(out, shift=(shift * 89 % 512, shift * 157 % 512))
    return out


def name_band(out: pygame.Surface, m: Measures, words: CardWords, ground: str, ink: str, right: float) -> None:
    """The card's name on a band below the picture."""
    box = m.box(6, m.foot, right, m.foot + _NAME)
    out.fill(p.rgb(ground), box)
    for y in (m.foot, m.foot + _NAME):
        line = m.box(6, y - 2, right, y + 2)
        out.fill(p.rgb(p.SUMI), line)
    room = box.inflate(-2 * m.px(8), 0)
    if measure(words.name, "title", SMALLEST_TEXT)[0] <= room.w:
        label(out, words.name, room, "title", min(40 * m.k, 0.62 * box.h), ink, least=SMALLEST_TEXT)
    else:
        paragraph(out, words.name, room, "ui", SMALLEST_TEXT, ink, "c", True, 1.05)


def texts(out: pygame.Surface, m: Measures, words: CardWords, theme: Theme, right: float) -> None:
    """The sentences below the icons, as large as they fit."""
    box = m.box(20, m.skill[1], right - 12, _TEXT_FOOT)
    px = _text_size(m.k)
    while px > SMALLEST_TEXT and _height(words, px, box.w) > box.h:
        px -= 1
    y = box.y + max(0, (box.h - _height(words, px, box.w)) // 2)
    for sentence in words.sentences:
        place = pygame.Rect(box.x, y, box.w, max(1, box.bottom - y))
        y = paragraph(out, sentence, place, "ui", px, theme.ink, leading=_LEADING).bottom + _gap(px)


def _gap(px: int) -> int:
    return round(px * 0.3)


def _height(words: CardWords, px: int, width: int) -> int:
    heights = [paragraph_size(sentence, "ui", px, width, _LEADING)[1] for sentence in words.sentences]
    return sum(heights) + _gap(px) * (len(heights) - 1)


def star(d: Pen, x: float, y: float, size: float, ink: str) -> None:
    """A small star: the number beside it is ours, not printed."""
    for dx, dy in ((0.0, 1.0), (0.87, 0.5), (0.87, -0.5)):
        d.s.line(way(x - dx * size, y - dy * size, x + dx * size, y + dy * size), size * 0.42, ink)
