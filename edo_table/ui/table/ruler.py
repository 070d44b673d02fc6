"""Measures and letters inside a panel of any size, in units of the size it was designed for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from edo_table.ui.metrics import Metrics
from edo_table.ui.print.lettering import Align, label, measure, paragraph, paragraph_size, widest_piece
from edo_table.ui.table.face import Point

MARGIN = 12
"""Layout units around a panel that its shadow and frame may use."""


@dataclass(frozen=True, slots=True)
class Ruler:
    """Lengths inside a panel, in units of a panel of the size it was designed for."""

    metrics: Metrics
    rect: pygame.Rect
    q: float
    """Pixels a unit."""

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle of the panel; negative x and y count from its right and lower edge."""
        left = self.rect.x + round(x * self.q) if x >= 0 else self.rect.right + round(x * self.q)
        top = self.rect.y + round(y * self.q) if y >= 0 else self.rect.bottom + round(y * self.q)
        return pygame.Rect(left, top, round(w * self.q), round(h * self.q))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point of the panel."""
        return self.box(x, y, 0, 0).topleft

    def fs(self, size: float) -> int:
        """A size of letters, held to the panel's own scale."""
        return max(self.metrics.small_print, min(self.metrics.fs(size), round(size * self.q * 1.16)))

    @property
    def least(self) -> int:
        """The smallest letters."""
        return self.metrics.small_print


def corners(rect: pygame.Rect) -> tuple[Point, ...]:
    """The outline of a rectangle, for a place."""
    return ((rect.left, rect.top), (rect.right, rect.top), (rect.right, rect.bottom), (rect.left, rect.bottom))


def centred(target: pygame.Surface, picture: pygame.Surface, at: Point) -> None:
    """Lay a picture with its middle at a point."""
    target.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))


def label_if_fits(
    target: pygame.Surface, words: str, box: pygame.Rect, size: float, ink: str, align: Align, least: float
) -> bool:
    """Write a small label whole or not at all (its panel's tooltip says the same); returns whether it is there."""
    if not words or measure(words, "ui", least)[0] > box.w:
        return False
    label(target, words, box, "ui", size, ink, align, least)
    return True


def label_of_name(
    target: pygame.Surface, say: Callable[[str], str], name: str, box: pygame.Rect, size: float, ink: str, least: float
) -> None:
    """Write what is said of somebody in one line: with as much of a long name as there is room for."""
    for letters in range(len(name), 0, -1):
        words = say(name if letters == len(name) else name[:letters].rstrip() + "…")
        if label_if_fits(target, words, box, size, ink, "c", least):
            return


def sentence_if_fits(target: pygame.Surface, words: str, box: pygame.Rect, ruler: Ruler, size: float, ink: str) -> None:
    """A sentence in one line or in as many as it needs, smaller if the box is too low; none where it cannot fit."""
    px = ruler.fs(size)
    if measure(words, "ui", px)[0] <= box.w:
        label(target, words, box, "ui", px, ink, "c", ruler.least)
        return
    while px > ruler.least and not _fits(words, px, box):
        px -= 1
    if _fits(words, px, box):
        paragraph(target, words, box, "ui", px, ink, "c", middle=True, leading=1.1)


def _fits(words: str, px: float, box: pygame.Rect) -> bool:
    """Tell whether a sentence fits a box in lines that break no word."""
    return widest_piece(words, "ui", px) <= box.w and paragraph_size(words, "ui", px, box.w, 1.1)[1] <= box.h


def least_words_height(words: str, width: int, metrics: Metrics) -> int:
    """The height that `words_on_wood` needs for a sentence at a width when it writes as small as may be."""
    return paragraph_size(words, "ui", metrics.small_print, width - metrics.px(12), 1.1)[1]


def words_on_wood(target: pygame.Surface, words: str, rect: pygame.Rect, metrics: Metrics, ink: str) -> None:
    """A sentence in the middle of a tray, in as many lines and as small as it must be."""
    size = metrics.fs(18)
    room = rect.inflate(-metrics.px(12), 0)
    while size > metrics.small_print and paragraph_size(words, "ui", size, room.w, 1.1)[1] > room.h:
        size -= 1
    paragraph(target, words, room, "ui", size, ink, "c", middle=True, leading=1.1)
