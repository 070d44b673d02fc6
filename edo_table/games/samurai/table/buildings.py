"""Houses of villages, castle towns and the capital's castle, in a 100 x 100 box with their feet at y = 88."""

from __future__ import annotations

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import curve, ring, smooth
from edo_table.ui.print.canvas import Svg

_STONE, _SLATE, _DEEP = "#B9B2A2", "#4F6672", "#3F5668"


def _roof(s: Svg, x0: float, x1: float, y: float, h: float, over: float, colour: str, ink: float, seed: int) -> None:
    """A curved roof with its eaves turned up."""
    m = (x0 + x1) / 2
    left = [(x0 - over, y), (x0 + (m - x0) * 0.22, y - h * 0.30), (x0 + (m - x0) * 0.62, y - h)]
    right = [(x1 - (x1 - m) * 0.62, y - h), (x1 - (x1 - m) * 0.22, y - h * 0.30), (x1 + over, y)]
    foot = [(x1 + over * 0.4, y + 3), (x0 - over * 0.4, y + 3)]
    s.shape(curve(left, steps=5) + curve(right, steps=5) + foot, colour, ink, seed=seed, off=(1, 0.8))
    s.line([(m - (m - x0) * 0.40, y - h * 0.86), (m - (m - x0) * 0.66, y - h * 0.16)], 0.9, p.SHIRO, 0.45)
    s.line([(m + (x1 - m) * 0.40, y - h * 0.86), (m + (x1 - m) * 0.66, y - h * 0.16)], 0.9, p.SUMI, 0.45)
    s.line([(m, y - h * 0.94), (m, y - h * 0.12)], 0.9, p.SUMI, 0.45)


def house(s: Svg, x: float, y: float, k: float, thatch: str) -> None:
    """A farmhouse under thatch, the middle of its foot at (x, y)."""
    s.group((x, y), k)
    s.shape([(-16, -18), (16, -18), (16, 0), (-16, 0)], p.SHIRO, 2.2, seed=1, off=(1, 0.8))
    s.fill([(-5, -13), (5, -13), (5, 0), (-5, 0)], p.KURI)
    s.line([(-16, -7), (-5, -7)], 1.4, p.KURI).line([(5, -7), (16, -7)], 1.4, p.KURI)
    roof = smooth([(-25, -15), (-9, -38), (9, -38), (25, -15), (14, -17), (-14, -17)], 1, True)
    s.shape(roof, thatch, 2.4, seed=2, off=(1, 0.8))
    s.shape([(-11, -41), (11, -41), (11, -36), (-11, -36)], p.KURI, 1.6, off=(0.6, 0.5))
    for a in (-12, -4, 4, 12):
        s.line([(a * 0.6, -33), (a * 1.25, -20)], 1.3, p.KURI, 0.75)
    s.end()


def _keep(s: Svg, x: float, y: float, k: float, storeys: int, roof: str) -> None:
    """A castle tower on its stone foot."""
    s.group((x, y), k)
    s.shape([(-30, -14), (30, -14), (37, 0), (-37, 0)], _STONE, 2.4, seed=3, off=(1, 0.8))
    for a, b in ((-24, -9), (-6, -5), (12, -9), (24, -4), (-14, -3), (3, -11)):
        s.line(ring(a, b, 5.5, 3, 12), 1, p.NEZUMI, 0.9, True)
    w, base = 27.0, -14.0
    for i in range(storeys):
        h = 13 - i
        s.shape([(-w, base - h), (w, base - h), (w, base), (-w, base)], p.SHIRO, 2.0, seed=4 + i, off=(1, 0.8))
        for a in range(-2, 3):
            if abs(a * 9) < w - 3:
                window = [
                    (a * 9 - 2, base - h * 0.72),
                    (a * 9 + 2, base - h * 0.72),
                    (a * 9 + 2, base - h * 0.28),
                    (a * 9 - 2, base - h * 0.28),
                ]
                s.fill(window, p.SUMI)
        _roof(s, -w, w, base - h + 1, 11, 8, roof, 2.2, i)
        base -= h + 8
        w *= 0.70
    for side in (-1, 1):  # the golden fish of the ridge
        s.line([(side * w * 0.75, base - 2), (side * w * 1.05, base - 7)], 2.6, p.YAMABUKI)
    s.end()


def draw_building(s: Svg, kind: str, x: float, y: float, width: float) -> Svg:
    """Draw the buildings of a settlement `width` wide, their middle at (x, y); returns the sheet."""
    k = width / 100
    s.group((x - width / 2, y - width / 2 + 10 * k), k)
    if kind == "village":
        house(s, 70, 66, 0.82, p.KUCHIBA)
        house(s, 34, 74, 1.05, p.KITSUNE)
    elif kind == "city":
        house(s, 16, 76, 0.66, p.KUCHIBA)
        _keep(s, 54, 78, 1.0, 3, _SLATE)
        house(s, 90, 78, 0.60, p.KITSUNE)
    else:
        _keep(s, 20, 74, 0.60, 2, _DEEP)
        _keep(s, 81, 74, 0.60, 2, _DEEP)
        _keep(s, 50, 80, 1.0, 3, p.BENGARA)
    return s.end()
