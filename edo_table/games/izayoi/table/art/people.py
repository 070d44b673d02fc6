"""The masters, half-length from behind or under a hat, in a 100 x 100 box; no face is shown, for they are secret."""

from __future__ import annotations

from collections.abc import Callable

from edo_table.games.izayoi.table.art.cloth import blossoms, dots, stripes
from edo_table.games.izayoi.table.art.ornaments_a import GOLD, LIGHT_GOLD, flower
from edo_table.games.izayoi.table.art.plates import Plate, Shape, arc, blob, pts, rounded
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring
from edo_table.ui.print.palette import mix

SKIN, HAIR, GLOSS = "#F2D3B0", "#2A2628", "#5B565C"

_BACK = blob(50, 42, 62, 46, 80, 54, 94, 66, 100, 84, 104, 112, -4, 112, 0, 84, 6, 66, 20, 54, 38, 46, rounds=2)


def draw_sedge_hat(d: Plate) -> Plate:
    """Draw a sedge hat with its red cord into the plate's 0..100 box; returns the plate."""
    d.rod(arc(24, 60, 34, 82, 50, 88, 66, 82, 76, 60), 2.6, p.HI)
    d.area(ring(50, 88, 4.2, n=16), p.HI, 4, 0.8)
    for side in (-1, 1):
        d.rod(arc(50, 90, 50 + 4 * side, 96, 50 + 6 * side, 102), 2.4, p.HI)
    hat = blob(2, 58, 24, 38, 42, 18, 50, 12, 58, 18, 76, 38, 98, 58, 84, 66, 50, 70, 16, 66, rounds=2)
    d.area(hat, "#E2C48A", 1)
    d.tint(blob(52, 15, 60, 24, 78, 42, 94, 58, 82, 64, 62, 66, rounds=1), "#C59F5E", 0.75)
    for x in (10, 21, 32, 44, 56, 68, 79, 90):
        d.mark(arc(50 + (x - 50) * 0.08, 17, 50 + (x - 50) * 0.6, 42, x, 66 - abs(x - 50) * 0.13), 1.2, p.KURI, x)
    d.mark(arc(27, 39, 50, 43, 73, 39), 1.2, p.KURI, 3).mark(arc(39, 24, 50, 27, 61, 24), 1.2, p.KURI, 4)
    d.area(blob(43, 16, 50, 9, 57, 16, 55, 21, 45, 21, rounds=1), p.KURI, 6, 0.8)
    return d


def _robe(d: Plate, ground: str, text: str, collar: str = p.SHIRO) -> None:
    """Shoulders from behind: the robe, and the nape between head and collar."""
    d.area(pts(43, 26, 57, 26, 59, 48, 50, 56, 41, 48), SKIN, 3)
    d.area(_BACK, ground, 1)
    for low, tone, seed in ((0.0, collar, 4), (6.0, mix(ground, "#000000", 0.35), 5)):
        band: Shape = [*arc(34, 45 + low, 42, 53 + low, 50, 56 + low, 58, 53 + low, 66, 45 + low)]
        d.area([*band, *[(x, y + 6) for x, y in reversed(band)]], tone, seed, 0.7)
    d.s.ink(pts(50, 70, 50.6, 112), 1.2, d.line, 0.5, seed=6)
    for fold in (arc(14, 74, 18, 88, 16, 106), arc(86, 74, 82, 88, 84, 106)):
        d.s.ink(fold, 2.2, d.line, 0.75, seed=7)


def _bun(d: Plate, x: float, y: float) -> None:
    d.area(
        blob(
            x - 26,
            y + 6,
            x - 24,
            y - 14,
            x - 8,
            y - 24,
            x + 8,
            y - 24,
            x + 24,
            y - 14,
            x + 26,
            y + 6,
            x + 14,
            y + 20,
            x,
            y + 24,
            x - 14,
            y + 20,
        ),
        HAIR,
        2,
    )
    d.area(blob(x - 15, y - 16, x - 12, y - 32, x, y - 36, x + 12, y - 32, x + 15, y - 16, x, y - 10), HAIR, 6)
    for gloss in (arc(x - 18, y - 4, x - 14, y - 14, x - 7, y - 18), arc(x - 8, y + 16, x, y + 18, x + 8, y + 16)):
        d.s.line(gloss, 1.6, GLOSS)
    d.area(rounded(x - 10, y - 19, 20, 6, 2), p.HI, 7, 0.8)


def _kado(d: Plate, ground: str, text: str) -> None:
    """A lady: her hair done up with blossoms and pins, flowers on the robe."""
    _robe(d, ground, text)
    blossoms(d, [(x, y) for x, y in _BACK if y > 60], 19, 6.4, mix(text, p.SAKURA, 0.5), p.YAMABUKI)
    _bun(d, 50, 16)
    d.rod(pts(24, -4, 76, -14), 1.8, GOLD)
    d.area(ring(22, -3.6, 4.0, n=16), p.HI, 8, 0.8)
    flower(d, 70, 2, 9, p.SAKURA, p.YAMABUKI)
    flower(d, 78, 10, 6, p.SHIRO, p.YAMABUKI, -60)


def _sado(d: Plate, ground: str, text: str) -> None:
    """An old man in the flat cap of the tea masters."""
    _robe(d, ground, text)
    stripes(d, [(x, y) for x, y in _BACK if y > 66], 90, 9, mix(ground, text, 0.35), 1.2)
    d.area(ring(29.5, 20, 4.2, 7, 16), SKIN, 3, 0.8).area(ring(70.5, 20, 4.2, 7, 16), SKIN, 4, 0.8)
    d.area(blob(30, 8, 70, 8, 71, 24, 64, 38, 50, 42, 36, 38, 29, 24), SKIN, 2)
    d.area(blob(31, 24, 69, 24, 66, 35, 58, 40, 50, 42, 42, 40, 34, 35), "#B9B4AE", 5, 0.8)
    cap = blob(24, 14, 26, -8, 36, -16, 64, -16, 74, -8, 76, 14, 66, 20, 50, 22, 34, 20, rounds=2)
    d.area(cap, "#33302F", 1)
    d.s.line(arc(28, 9, 40, 14, 60, 14, 72, 9), 1.4, GLOSS)
    d.s.line(arc(33, -8, 44, -12, 56, -12), 1.6, GLOSS)


def _shodo(d: Plate, ground: str, text: str) -> None:
    """A scholar with a topknot, a brush behind the ear."""
    _robe(d, ground, text)
    d.area(ring(27.5, 20, 4.2, 7, 16), SKIN, 3, 0.8).area(ring(72.5, 20, 4.2, 7, 16), SKIN, 4, 0.8)
    d.area(blob(27, 12, 30, -6, 42, -15, 58, -15, 70, -6, 73, 12, 70, 30, 60, 40, 50, 42, 40, 40, 30, 30), HAIR, 2)
    d.area(blob(44, -8, 41, -28, 47, -34, 53, -34, 59, -28, 56, -8, rounds=1), HAIR, 6)
    d.area(rounded(42.5, -14, 15, 6, 2), p.SHIRO, 7, 0.8)
    for gloss in (arc(33, 8, 36, -2, 42, -8), arc(42, 34, 50, 36, 58, 34)):
        d.s.line(gloss, 1.6, GLOSS)
    d.rod(pts(66, 30, 92, -10), 4.0, p.KITSUNE)
    d.area(blob(90, -9, 96, -6, 102, -24, 93, -16, rounds=1), p.SHIRO, 8, 0.8)
    d.tint(blob(97, -14, 102, -24, 95, -17, rounds=1), p.SUMI)


def _kyudo(d: Plate, ground: str, text: str) -> None:
    """An archer: long tied hair, a headband, arrows in the quiver on the back."""
    for x, turn in ((70, 4), (79, 9), (88, 14)):
        d.turned(turn, 1.0, (x, 60))
        d.rod(pts(x, -24, x, 60), 2.2, p.KUCHIBA)
        for side in (-1, 1):
            d.area(pts(x, -24, x + 5 * side, -18, x + 5 * side, 0, x, -5), p.SHIRO, 5, 0.6)
            d.tint(pts(x + 0.6 * side, -14, x + 4.4 * side, -10, x + 4.4 * side, -5, x + 0.6 * side, -9), p.SUMI)
        d.end()
    _robe(d, ground, text)
    d.turned(9, 1.0, (78, 70))
    d.area(rounded(66, 42, 24, 70, 4), p.BENGARA, 8)
    d.tint(pts(67, 50, 89, 50, 89, 55, 67, 55), LIGHT_GOLD).tint(pts(67, 80, 89, 80, 89, 85, 67, 85), LIGHT_GOLD)
    d.end()
    d.area(ring(27.5, 20, 4.2, 7, 16), SKIN, 3, 0.8).area(ring(72.5, 20, 4.2, 7, 16), SKIN, 4, 0.8)
    d.area(blob(27, 14, 30, -6, 42, -15, 58, -15, 70, -6, 73, 14, 70, 30, 60, 40, 50, 42, 40, 40, 30, 30), HAIR, 2)
    d.area(blob(45, 0, 55, 0, 60, 24, 57, 52, 52, 80, 47, 82, 44, 54, 40, 24, rounds=2), HAIR, 6)
    for gloss in (arc(48, 14, 46, 34, 48, 60), arc(33, 6, 36, -3, 42, -8)):
        d.s.line(gloss, 1.6, GLOSS)
    d.area([*arc(26, 6, 38, 9, 62, 9, 74, 6), *arc(74, 13, 62, 16, 38, 16, 26, 13)], p.SHIRO, 7, 0.8)
    d.area(rounded(43, -4, 14, 7, 2.5), p.HI, 9, 0.8)


def _shamisen(d: Plate, ground: str, text: str) -> None:
    """A strolling player under a folded straw hat, a shamisen's neck over the shoulder."""
    d.turned(30, 1.0, (74, 50))
    d.rod(pts(74, -22, 74, 70), 4.0, p.KURI)
    for y, side in ((-16, 1), (-10, -1), (-4, 1)):
        d.rod(pts(74, y, 74 + 9 * side, y), 2.4, p.TORINOKO)
    d.end()
    _robe(d, ground, text, p.HI)
    dots(d, [(x, y) for x, y in _BACK if y > 64], 13, 2.4, mix(ground, text, 0.6))
    d.area(blob(30, 14, 70, 14, 70, 30, 60, 40, 50, 42, 40, 40, 30, 30), HAIR, 2)
    hat = blob(4, 30, 8, 8, 24, -12, 50, -20, 76, -12, 92, 8, 96, 30, 78, 22, 50, 19, 22, 22, rounds=2)
    d.area(hat, "#E2C48A", 1)
    d.tint(blob(56, -18, 76, -11, 91, 8, 95, 28, 80, 20, 70, 4, rounds=1), "#C59F5E", 0.75)
    for x in (14, 26, 38, 50, 62, 74, 86):
        d.mark(arc(50 + (x - 50) * 0.5, -18 + abs(x - 50) * 0.14, x, 20 + abs(x - 50) * 0.06), 1.2, p.KURI, x)
    d.rod(arc(4, 30, 22, 23, 50, 20, 78, 23, 96, 30), 2.2, p.HI)


_DRAW: dict[str, Callable[[Plate, str, str], None]] = {
    "kado": _kado, "sado": _sado, "shodo": _shodo, "kyudo": _kyudo, "shamisen": _shamisen,
}  # fmt: skip


def draw_master(d: Plate, art: str, ground: str, text: str) -> Plate:
    """Draw an art's master in a robe of the seat's colours (ground, text); returns the plate."""
    _DRAW[art](d, ground, text)
    return d
