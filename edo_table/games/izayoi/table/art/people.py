"""The masters, half-length from behind or under a hat, in a 100 x 100 box; no face is shown, for they are secret."""

from __future__ import annotations

from collections.abc import Callable

from edo_table.games.izayoi.table.art.cloth import blossoms, dots, stripes
from edo_table.games.izayoi.table.art.motifs import GOLD, LIGHT_GOLD, flower
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


def _strands(d: Plate, *ways: Shape) -> None:
    """The light on combed hair."""
    for i, way in enumerate(ways):
        d.s.ink(way, 1.5, GLOSS, seed=i + 3)


def _chignon(d: Plate) -> None:
    """A lady's hair from behind: wide at the sides, drawn up from the nape into a high knot."""
    d.area(blob(38, 36, 30, 24, 24, 8, 30, -6, 42, -12, 58, -12, 70, -6, 76, 8, 70, 24, 62, 36, 50, 41), HAIR, 2)
    _strands(
        d, arc(44, 36, 38, 22, 40, 2), arc(50, 38, 50, 22, 50, 4), arc(56, 36, 62, 22, 60, 2),
        arc(34, 22, 30, 10, 34, -2), arc(66, 22, 70, 10, 66, -2),
    )  # fmt: skip
    d.area(blob(36, -4, 30, -16, 36, -28, 50, -31, 64, -28, 70, -16, 64, -4, 50, 2), HAIR, 6)
    _strands(d, arc(37, -12, 42, -22, 50, -25, 58, -22, 63, -12), arc(42, -8, 50, -16, 58, -8))
    d.area(rounded(41, -5, 18, 6.5, 2.5), p.HI, 7, 0.8)


def _tied(d: Plate, knot: bool) -> None:
    """A man's hair from behind, combed up to a tie, with his ears."""
    d.area(ring(28.5, 20, 4.2, 7, 16), SKIN, 3, 0.8).area(ring(71.5, 20, 4.2, 7, 16), SKIN, 4, 0.8)
    d.area(blob(28, 12, 31, -4, 42, -13, 58, -13, 69, -4, 72, 12, 69, 28, 60, 38, 50, 40, 40, 38, 31, 28), HAIR, 2)
    _strands(
        d, arc(40, 36, 36, 20, 44, -4), arc(47, 38, 46, 20, 48, -4), arc(53, 38, 54, 20, 52, -4),
        arc(60, 36, 64, 20, 56, -4), arc(33, 24, 31, 8, 40, -7), arc(67, 24, 69, 8, 60, -7),
    )  # fmt: skip
    if knot:
        d.area(blob(45, -8, 41, -22, 45, -31, 55, -31, 59, -22, 55, -8, rounds=1), HAIR, 6)
        _strands(d, arc(47, -12, 45, -22, 48, -28), arc(53, -12, 55, -22, 52, -28))
        d.area(rounded(42.5, -13, 15, 6.5, 2), p.SHIRO, 7, 0.8)


def _kado(d: Plate, ground: str, text: str) -> None:
    """A lady: her hair done up with blossoms and pins, flowers on the robe."""
    _robe(d, ground, text)
    blossoms(d, [(x, y) for x, y in _BACK if y > 60], 19, 6.4, mix(text, p.SAKURA, 0.5), p.YAMABUKI)
    d.rod(pts(20, -6, 80, -22), 2.0, GOLD)
    d.rod(pts(20, -22, 80, -6), 2.0, GOLD)
    for x, y in ((19, -5.6), (81, -22.4), (19, -22.4), (81, -5.6)):
        d.area(ring(x, y, 4.2, n=16), p.HI, 8, 0.8)
    _chignon(d)
    flower(d, 68, -3, 10, p.SAKURA, p.YAMABUKI)
    flower(d, 76, 7, 7, p.SHIRO, p.YAMABUKI, -60)
    flower(d, 66, 9, 5, p.SAKURA, p.YAMABUKI, -40)


def _sado(d: Plate, ground: str, text: str) -> None:
    """An old man in the flat cap of the tea masters."""
    _robe(d, ground, text)
    stripes(d, [(x, y) for x, y in _BACK if y > 66], 90, 9, mix(ground, text, 0.35), 1.2)
    d.area(ring(28.5, 22, 4.2, 7, 16), SKIN, 3, 0.8).area(ring(71.5, 22, 4.2, 7, 16), SKIN, 4, 0.8)
    d.area(blob(30, 6, 70, 6, 72, 20, 68, 32, 60, 39, 50, 42, 40, 39, 32, 32, 28, 20), "#B9B4AE", 2)
    for way in (
        arc(38, 22, 37, 30, 41, 37),
        arc(46, 23, 46, 32, 48, 39),
        arc(54, 23, 54, 32, 52, 39),
        arc(62, 22, 63, 30, 59, 37),
    ):
        d.s.ink(way, 1.4, "#7C766F", seed=4)
    cap = blob(24, 14, 26, -8, 36, -16, 64, -16, 74, -8, 76, 14, 66, 20, 50, 22, 34, 20, rounds=2)
    d.area(cap, "#33302F", 1)
    d.s.line(arc(28, 9, 40, 14, 60, 14, 72, 9), 1.4, GLOSS)
    d.s.line(arc(33, -8, 44, -12, 56, -12), 1.6, GLOSS)


def _shodo(d: Plate, ground: str, text: str) -> None:
    """A scholar with a topknot, a brush behind the ear."""
    _robe(d, ground, text)
    _tied(d, True)
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
    _tied(d, False)
    d.area(blob(45, 0, 55, 0, 60, 24, 57, 52, 52, 80, 47, 82, 44, 54, 40, 24, rounds=2), HAIR, 6)
    _strands(d, arc(48, 18, 46, 36, 48, 70), arc(53, 18, 54, 36, 51, 66))
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
    d.area(blob(34, 12, 66, 12, 67, 24, 62, 36, 50, 41, 38, 36, 33, 24), SKIN, 2)
    d.area(blob(32, 6, 68, 6, 69, 20, 63, 31, 56, 26, 50, 33, 44, 26, 37, 31, 31, 20), HAIR, 5)
    d.area(blob(50, 17, 59, 20, 61, 28, 56, 36, 50, 38, 44, 36, 39, 28, 41, 20), HAIR, 6)
    _strands(d, arc(43, 26, 50, 32, 57, 26), arc(36, 18, 37, 23, 39, 26), arc(64, 18, 63, 23, 61, 26))
    d.area(rounded(43, 15, 14, 5, 2), p.HI, 7, 0.8)
    hat = blob(2, 26, 8, 4, 24, -16, 50, -24, 76, -16, 92, 4, 98, 26, 78, 18, 50, 15, 22, 18, rounds=2)
    d.area(hat, "#E2C48A", 1)
    d.tint(blob(56, -22, 76, -15, 91, 4, 96, 24, 80, 16, 70, 0, rounds=1), "#C59F5E", 0.75)
    for x in (14, 26, 38, 50, 62, 74, 86):
        d.mark(arc(50 + (x - 50) * 0.5, -22 + abs(x - 50) * 0.14, x, 16 + abs(x - 50) * 0.06), 1.2, p.KURI, x)
    d.rod(arc(3, 26, 22, 19, 50, 16, 78, 19, 97, 26), 2.2, p.HI)


_DRAW: dict[str, Callable[[Plate, str, str], None]] = {
    "kado": _kado, "sado": _sado, "shodo": _shodo, "kyudo": _kyudo, "shamisen": _shamisen,
}  # fmt: skip


def draw_master(d: Plate, art: str, ground: str, text: str) -> Plate:
    """Draw an art's master in a robe of the seat's colours (ground, text); returns the plate."""
    _DRAW[art](d, ground, text)
    return d
