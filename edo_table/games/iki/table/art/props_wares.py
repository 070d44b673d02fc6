"""Things of the trades: wares of the house and the street, each in a 100 x 100 box; some reach a little beyond it."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import BARK, GOLD, IRON, KOGANE, TWINE, Pen
from edo_table.games.iki.table.art.textiles import cloth
from edo_table.ui.print import palette as p


def _umbrella(d: Pen) -> None:
    """An open umbrella."""
    d.area("M4 56C14 22 34 8 50 6C66 8 86 22 96 56C80 48 64 46 50 46C36 46 20 48 4 56Z", p.HI)
    for q in (-34, -18, 0, 18, 34):
        d.mark(f"M50 7C{50 + q * 0.5} 20 {50 + q * 0.8} 36 {50 + q} {49 + abs(q) * 0.08}", 2, p.SHIRO)
    d.area(block(47, 46, 6, 48, 3), p.KITSUNE, 4)
    d.area(block(44, 0, 12, 10, 3), p.SUMI, 2)


def _kite(d: Pen) -> None:
    """A kite."""
    d.area(polygon(20, 8, 80, 8, 86, 66, 14, 66), p.SHIRO)
    d.tint(polygon(20, 8, 80, 8, 82, 30, 18, 30), p.AI)
    d.tint(ellipse(50, 46, 13), p.HI)
    d.mark(way(50, 8, 50, 66), 2)
    d.mark(way(14, 66, 80, 8), 1.6)
    d.mark("M28 66C22 80 34 86 26 98", 4, p.HI)
    d.mark("M72 66C78 80 66 86 74 98", 4, p.HI)


def _bottle(d: Pen) -> None:
    """A glass bottle."""
    d.area("M44 6L56 6L55 40C74 46 82 64 76 80C70 96 30 96 24 80C18 64 26 46 45 40Z", "#9CCFD6")
    d.tint("M30 70C28 60 34 52 42 50C36 58 34 66 36 76Z", p.SHIRO)
    d.mark("M28 74C40 80 60 80 72 74", 3, p.AI)
    d.tint(ellipse(52, 66, 6), p.HI)


def _lantern(d: Pen) -> None:
    """A paper lantern."""
    d.area(block(24, 18, 52, 66, 18), "#F3E3B4")
    for y in (32, 44, 56, 68):
        d.mark(f"M25 {y}C40 {y + 5} 60 {y + 5} 75 {y}", 2, BARK)
    d.area(block(34, 8, 32, 12, 2), p.SUMI, 3)
    d.area(block(34, 82, 32, 12, 2), p.SUMI, 3)
    d.tint(ellipse(50, 51, 12), p.HI)


def _cotton(d: Pen) -> None:
    """A branch of cotton."""
    for path in ("M50 98C50 80 48 70 46 60", "M50 90C60 80 70 70 74 60", "M50 92C38 84 30 76 26 66"):
        d.mark(path, 5, p.KURI)
    for x, y in ((36, 40), (58, 40), (47, 26), (22, 62), (12, 50), (30, 50), (78, 56), (88, 46), (70, 44)):
        d.area(ellipse(x, y, 14, 13), p.SHIRO, 4)
    d.tint(ellipse(47, 38, 11), p.SHIRO)


def _die(d: Pen) -> None:
    """A die."""
    d.area(polygon(50, 6, 92, 26, 50, 48, 8, 26), p.SHIRO)
    d.area(polygon(8, 26, 50, 48, 50, 96, 8, 72), p.TORINOKO)
    d.area(polygon(92, 26, 50, 48, 50, 96, 92, 72), "#D9C7A2")
    d.tint(ellipse(50, 27, 13, 8), p.HI)
    for x, y in ((20, 46), (38, 56), (20, 66), (38, 76), (29, 61), (62, 60), (80, 50), (62, 80), (80, 70)):
        d.tint(ellipse(x, y, 4.5, 6), p.SUMI)


def _robe(d: Pen) -> None:
    """A robe."""
    d.area("M36 8L64 8L98 18L94 58L74 54L76 96L24 96L26 54L6 58L2 18Z", "#C4697E")
    cloth(d, "M26 54L74 54L76 96L24 96Z", "flower", "#F6E2E2", 17, 3)
    d.patch("M36 8L44 8L56 34L50 42L34 14Z", p.SHIRO, 3)
    d.patch("M64 8L56 8L40 50L50 54L67 14Z", p.SHIRO, 3)
    d.area(block(26, 48, 48, 13), KOGANE, 4)
    d.mark(way(26, 22, 26, 50), 3)
    d.mark(way(74, 22, 74, 50), 3)


def _books(d: Pen) -> None:
    """A stack of books."""
    for dx, dy, c in ((0, -4, p.AI), (4, 14, p.HI), (0, 32, "#7B9B52")):
        d.area(polygon(6 + dx, 62 - dy, 46 + dx, 50 - dy, 94 + dx * 0.2, 64 - dy, 54, 78 - dy), c, 4.4)
        d.area(polygon(6 + dx, 62 - dy, 54, 78 - dy, 54, 90 - dy, 6 + dx, 74 - dy), p.SHIRO, 4)
        d.area(polygon(54, 78 - dy, 94 + dx * 0.2, 64 - dy, 94 + dx * 0.2, 76 - dy, 54, 90 - dy), p.TORINOKO, 4)
        for q in (3, 7):
            d.mark(way(10 + dx, 65 - dy + q, 52, 79 - dy + q), 1.4, TWINE)
    d.patch(polygon(42, 26, 52, 23, 68, 28, 58, 31), p.SHIRO, 2)


def _cloth(d: Pen) -> None:
    """A roll of dyed cloth."""
    d.area("M30 22L84 10C94 12 96 34 86 40L32 52Z", "#2F5F8A")
    d.area("M30 37L44 34L50 96L8 98C10 76 16 52 30 37Z", "#2F5F8A")
    cloth(d, "M30 40L43 37L49 92L12 94C14 76 18 54 30 40Z", "flower", "#E8F0F4", 15, 3)
    for x in (50, 62, 74):
        top = 28 - x // 5
        d.mark(f"M{x} {top}C{x + 6} {top + 8} {x + 6} {top + 20} {x + 2} {top + 28}", 2, "#E8F0F4")
    d.area(ellipse(30, 37, 10, 15), "#8FB9D4", 4)
    d.mark(ellipse(30, 37, 4.5, 7), 2.6)


def _fan(d: Pen) -> None:
    """A folding fan."""
    d.area("M50 90L2 40C14 18 34 8 50 8C66 8 86 18 98 40Z", KOGANE)
    d.tint("M16 54L4 40C16 20 34 10 50 10C66 10 84 20 96 40L84 54C74 42 62 36 50 36C38 36 26 42 16 54Z", p.KINARI)
    for x, y in ((12, 28), (30, 14), (50, 8), (70, 14), (88, 28)):
        d.mark(way(50, 90, x, y), 2.4, p.KURI)
    d.tint(ellipse(50, 24, 12), p.HI)
    d.mark("M50 90L2 40C14 18 34 8 50 8C66 8 86 18 98 40Z", 5)
    d.area(ellipse(50, 89, 5), p.SUMI, 2)


def _clock(d: Pen) -> None:
    """A clock with weights."""
    d.area("M30 20C30 -2 70 -2 70 20Z", GOLD)
    d.area(block(47, -6, 6, 10, 2), p.KURI, 3)
    d.area(block(24, 20, 52, 50, 3), "#C89B55")
    d.patch(ellipse(50, 45, 21), p.SHIRO, 4)
    for a in [k * math.pi / 6 for k in range(12)]:
        d.mark(way(50 + 15 * math.cos(a), 45 + 15 * math.sin(a), 50 + 19 * math.cos(a), 45 + 19 * math.sin(a)), 2.4)
    d.mark(way(50, 45, 50, 30), 4, p.HI)
    d.mark(way(50, 45, 60, 50), 3.4)
    for x, y in ((36, 80), (64, 84)):
        d.mark(way(x, 70, x, y), 2.4)
        d.area(block(x - 5, y, 10, 14, 3), IRON, 4)


def _glasses(d: Pen) -> None:
    """A pair of glasses with cords."""
    d.area(ellipse(27, 52, 23), "#9CCFD6", 7)
    d.area(ellipse(73, 52, 23), "#9CCFD6", 7)
    d.mark("M48 48C50 42 52 42 54 48", 6)
    d.mark("M4 46C0 30 8 18 20 12", 4, p.HI)
    d.mark("M96 46C100 30 92 18 80 12", 4, p.HI)
    d.mark("M16 46C18 40 22 36 28 36", 4, p.SHIRO)
    d.mark("M62 46C64 40 68 36 74 36", 4, p.SHIRO)


def _bubbles(d: Pen) -> None:
    """Soap bubbles and a reed."""
    d.mark(way(6, 96, 46, 62), 6, p.KITSUNE)
    for x, y, r, c in (
        (60, 50, 19, p.KAME),
        (34, 26, 15, "#9CCFD6"),
        (80, 20, 12, p.KAME),
        (88, 72, 9, "#9CCFD6"),
        (12, 50, 8, p.KAME),
    ):
        d.patch(ellipse(x, y, r), c, 4)
        d.mark(
            (
                f"M{x - r * 0.5} {y - r * 0.1}"
                f"C{x - r * 0.4} {y - r * 0.5} {x - r * 0.1} {y - r * 0.6} {x + r * 0.1} {y - r * 0.6}"
            ),
            3,
            p.SHIRO,
        )


def _incense(d: Pen) -> None:
    """An incense burner."""
    d.area("M12 48L88 48C88 72 76 84 62 88L38 88C24 84 12 72 12 48Z", "#7FA89A")
    for x in (30, 61):
        d.area(block(x, 84, 9, 14, 3), "#5E8A7C", 4)
    d.area(block(8, 40, 84, 11, 4), "#5E8A7C")
    d.tint(ellipse(50, 67, 9), GOLD)
    d.mark("M50 38C40 30 60 22 48 12C44 6 50 0 54 -4", 4, TWINE)
    d.mark("M34 36C28 28 42 20 34 10", 3, TWINE)
    d.mark("M66 36C60 28 74 20 66 12", 3, TWINE)


WARES: dict[str, Callable[[Pen], None]] = {
    "umbrella": _umbrella,
    "kite": _kite,
    "bottle": _bottle,
    "lantern": _lantern,
    "cotton": _cotton,
    "die": _die,
    "robe": _robe,
    "books": _books,
    "cloth": _cloth,
    "fan": _fan,
    "clock": _clock,
    "glasses": _glasses,
    "bubbles": _bubbles,
    "incense": _incense,
}
