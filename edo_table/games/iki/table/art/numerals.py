"""Numerals as strokes of a round brush: legible down to eight pixels, and as sharp at every size."""

from __future__ import annotations

import pygame

from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.palette import Colour, hexa

# every sign's width and stroke, 100 units high
_SIGNS: dict[str, tuple[float, str]] = {
    "0": (60, "M30 9C44 9 51 25 51 50C51 75 44 91 30 91C16 91 9 75 9 50C9 25 16 9 30 9Z"),
    "1": (42, "M10 27C18 23 24 17 27 9L27 91"),
    "2": (60, "M10 31C10 17 19 9 30 9C42 9 50 17 50 29C50 46 30 62 10 91L52 91"),
    "3": (
        60,
        (
            "M11 19C16 12 22 9 29 9C41 9 48 17 48 28C48 40 40 47 27 47"
            "C42 47 51 55 51 68C51 82 42 91 29 91C20 91 13 88 8 80"
        ),
    ),
    "4": (62, "M42 91L42 9L8 66L56 66"),
    "5": (60, "M48 9L17 9L13 47C18 42 24 40 30 40C43 40 51 50 51 65C51 81 42 91 28 91C20 91 13 88 8 81"),
    "6": (
        60,
        "M46 17C42 11 37 9 32 9C18 9 9 26 9 54C9 78 17 91 31 91C43 91 51 81 51 67C51 53 43 44 31 44C19 44 10 53 9 66",
    ),
    "7": (58, "M7 9L51 9C37 34 28 60 26 91"),
    "8": (
        60,
        (
            "M30 46C18 46 12 38 12 28C12 17 20 9 30 9C40 9 48 17 48 28C48 38 42 46 30 46C16 46 9 56 9 68"
            "C9 82 18 91 30 91C42 91 51 82 51 68C51 56 44 46 30 46Z"
        ),
    ),
    "9": (
        60,
        "M14 83C18 89 23 91 28 91C42 91 51 74 51 46C51 22 43 9 29 9C17 9 9 19 9 33C9 47 17 56 29 56C41 56 50 47 51 34",
    ),
    "−": (58, "M10 51L48 51"),
    "+": (62, "M31 28L31 74M8 51L54 51"),
    "×": (62, "M13 34L49 70M49 34L13 70"),
    "≤": (62, "M50 18L12 40L50 62M12 84L50 84"),
}
_STROKE = 15.0
_HALO = 34.0


def number(n: int) -> str:
    """A number as it is written on the table, with a real minus sign."""
    return str(n).replace("-", "−")


def written_width(text: str) -> float:
    """The width of a number in heights of its digits."""
    return sum(_SIGNS[sign][0] for sign in text) / 100


@cached("iki numerals", entries=300, megabytes=4)
def _written(text: str, height: int, colour: str, halo: str) -> pygame.Surface:
    margin = _HALO / 2
    wide = 100 * written_width(text) + 2 * margin
    s = Svg(wide, 100 + 2 * margin)
    for width, tone in ((_HALO, halo), (_STROKE, colour)):
        x = margin
        for sign in text if tone else "":
            advance, stroke = _SIGNS[sign]
            s.group((x, margin)).line(stroke, width, tone).end()
            x += advance
    k = height / 100
    return s.render((wide * k, s.h * k))


def write(
    target: pygame.Surface,
    text: str,
    at: tuple[float, float],
    height: float,
    colour: Colour,
    halo: Colour | None = None,
) -> None:
    """Write a number, its digits `height` pixels high, centred at a point, with an edge of the colour `halo`."""
    picture = _written(text, max(5, round(height)), hexa(colour), hexa(halo) if halo else "")
    target.blit(picture, (round(at[0] - picture.get_width() / 2), round(at[1] - picture.get_height() / 2)))
