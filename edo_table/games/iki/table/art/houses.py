"""The ten buildings, each in a box 360 wide and 376 high that stands on the ground."""

from __future__ import annotations

from collections.abc import Callable

from edo_table.games.iki.table.art.goods import GOOD_DRAWINGS
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import GOLD, IRON, Pen
from edo_table.games.iki.table.art.props_arts import ARTS
from edo_table.games.iki.table.art.props_tools import TOOLS
from edo_table.games.iki.table.art.props_wares import WARES
from edo_table.games.iki.table.art.signs import SIGNS
from edo_table.ui.print import palette as p

HOUSE_WIDE, HOUSE_HIGH = 360.0, 376.0
SLATE = "#3A4046"
PLANK = "#E7C38C"

_DRAWINGS = {**GOOD_DRAWINGS, **SIGNS, **TOOLS, **WARES, **ARTS}


def _put(d: Pen, name: str, x: float, y: float, scale: float) -> None:
    with d.at(x, y, scale):
        _DRAWINGS[name](d)


def _roof(d: Pen, x: float, y: float, w: float, h: float, colour: str = IRON, over: float = 12) -> None:
    """A tiled roof seen from the front, its eaves `over` wider than the wall on both sides."""
    foot, low, high = y + h, y + h * 0.6, y + h * 0.3
    a, b, c, e = (x + w * t for t in (0.1, 0.18, 0.82, 0.9))
    d.area(
        f"M{x - over} {foot}C{a:.1f} {low:.1f} {b:.1f} {high:.1f} {x + w * 0.24:.1f} {y}"
        f"L{x + w * 0.76:.1f} {y}C{c:.1f} {high:.1f} {e:.1f} {low:.1f} {x + w + over} {foot}Z",
        colour,
        6,
    )
    for t in (-0.8, -0.5, -0.2, 0.1, 0.4, 0.7):
        d.mark(
            f"M{x + w * (0.5 + t * 0.25):.1f} {y + 4}C{x + w * (0.5 + t * 0.30):.1f} {y + h * 0.35:.1f} "
            f"{x + w * (0.5 + t * 0.38):.1f} {y + h * 0.7:.1f} {x + w * (0.5 + t * 0.5):.1f} {foot - 4}",
            2.2,
            SLATE,
        )


def _wall(d: Pen, x: float, y: float, w: float, h: float, colour: str = PLANK, parts: int = 4) -> None:
    """A wall of posts and boards."""
    d.area(block(x, y, w, h), colour)
    for i in range(1, parts):
        d.mark(way(x + w * i / parts, y, x + w * i / parts, y + h), 3, p.KURI)


def _curtain(d: Pen, x: float, y: float, w: float, h: float, colour: str, parts: int = 4) -> None:
    """A shop's curtain in strips."""
    d.area(block(x - 4, y - 5, w + 8, 6, 2), p.KURI, 3)
    for i in range(parts):
        a, b = x + w * i / parts, x + w * (i + 1) / parts
        c, e = x + w * (i + 0.6) / parts, x + w * (i + 0.4) / parts
        d.patch(
            f"M{a:.1f} {y}L{b:.1f} {y}L{b:.1f} {y + h}C{c:.1f} {y + h + 4} {e:.1f} {y + h - 4} {a:.1f} {y + h + 2}Z",
            colour,
            3.4,
        )


def _inn(d: Pen) -> None:
    _roof(d, 70, 70, 220, 70)
    _wall(d, 80, 140, 200, 60)
    _roof(d, 50, 200, 260, 56)
    _wall(d, 62, 256, 236, 104)
    _curtain(d, 100, 264, 160, 44, p.AI)
    _put(d, "lantern", 268, 258, 0.5)


def _shrine(d: Pen) -> None:
    _put(d, "shrine-gate", 60, 90, 2.5)


def _kabuki_theater(d: Pen) -> None:
    _roof(d, 60, 60, 240, 80, "#7A3E30")
    _wall(d, 76, 140, 208, 220)
    for i, colour in enumerate(("#7A6AA6", p.HI, p.MATSUBA, GOLD, p.AI)):
        d.area(block(70 + i * 46, 70 + i % 2 * 10, 34, 60, 3), colour, 4)
    _put(d, "face-paint", 120, 158, 1.2)
    _curtain(d, 90, 296, 180, 40, p.HI, 6)


def _restaurant(d: Pen) -> None:
    _roof(d, 60, 100, 240, 76)
    _wall(d, 74, 176, 212, 180)
    _curtain(d, 94, 196, 172, 70, p.HI, 5)
    _put(d, "fish", 130, 196, 0.9)
    _put(d, "lantern", 272, 190, 0.55)


def _merchant_house(d: Pen) -> None:
    _roof(d, 50, 90, 260, 80, SLATE)
    _wall(d, 64, 170, 232, 190, "#D8C8A8", 5)
    _curtain(d, 84, 190, 192, 76, p.KON, 5)
    _put(d, "sandal", 138, 190, 0.82)


def _storehouse(d: Pen) -> None:
    _roof(d, 70, 80, 220, 80, SLATE)
    d.area(block(84, 160, 192, 120), p.SHIRO, 6)
    d.area(block(84, 280, 192, 80), SLATE, 6)
    for i in range(5):
        d.mark(way(84 + i * 24, 280, 84 + (i + 3.3) * 24, 360), 2.4, p.SHIRO)
        d.mark(way(156 + i * 24, 280, 84 + (i - 0.3) * 24, 360), 2.4, p.SHIRO)
    d.area(block(150, 180, 60, 60, 3), p.KURI)
    _put(d, "rice", 230, 290, 1.1)


def _well(d: Pen) -> None:
    _roof(d, 90, 90, 180, 60)
    for x in (104, 244):
        d.area(block(x, 150, 12, 130), p.KITSUNE)
    d.mark(way(180, 150, 180, 240), 5)
    _put(d, "bucket", 145, 200, 0.7)
    d.area(polygon(80, 276, 280, 276, 268, 364, 92, 364), "#8D949A", 6)
    d.mark(way(84, 304, 276, 304), 3)
    d.mark(way(88, 334, 272, 334), 3)


def _farmhouse(d: Pen) -> None:
    d.area("M40 230C90 190 120 130 150 90L210 90C240 130 270 190 320 230Z", "#C9A25E", 7)
    for t in (-0.8, -0.4, 0, 0.4, 0.8):
        d.mark(f"M{180 + t * 30} 94C{180 + t * 60} 140 {180 + t * 100} 190 {180 + t * 140} 226", 2.4, "#8A6A2C")
    _wall(d, 78, 230, 204, 130)
    d.area(block(150, 260, 60, 100), p.KURI)
    _put(d, "rice", 220, 290, 0.9)


def _fire_watchtower(d: Pen) -> None:
    for beam in (
        (140, 150, 110, 364), (220, 150, 250, 364), (132, 210, 228, 210), (124, 270, 238, 270),
        (116, 326, 246, 326), (134, 210, 236, 270), (228, 210, 122, 270),
    ):  # fmt: skip
        d.mark(way(*beam), 9, p.KURI)
    d.area(block(126, 124, 108, 30), p.KITSUNE)
    _roof(d, 120, 66, 120, 40)
    d.area("M164 106L196 106L200 136L160 136Z", GOLD)
    _put(d, "firefighting", 240, 230, 1)


def _imperial_villa(d: Pen) -> None:
    _roof(d, 40, 90, 280, 70, SLATE)
    _wall(d, 60, 160, 240, 80, p.SHIRO, 6)
    _roof(d, 24, 240, 312, 44, SLATE)
    _wall(d, 50, 284, 260, 76, p.SHIRO, 6)
    d.area(ellipse(180, 130, 15), GOLD, 4)


HOUSES: dict[str, Callable[[Pen], None]] = {
    "inn": _inn,
    "shrine": _shrine,
    "kabuki-theater": _kabuki_theater,
    "restaurant": _restaurant,
    "merchant-house": _merchant_house,
    "storehouse": _storehouse,
    "well": _well,
    "farmhouse": _farmhouse,
    "fire-watchtower": _fire_watchtower,
    "imperial-villa": _imperial_villa,
}
