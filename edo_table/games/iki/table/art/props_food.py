"""Things of the trades: food and drink, each in a 100 x 100 box; some reach a little beyond it."""

from __future__ import annotations

from collections.abc import Callable

from edo_table.games.iki.table.art.outline import block, ellipse, way
from edo_table.games.iki.table.art.pen import RUSH, TWINE, Pen
from edo_table.ui.print import palette as p


def _dumplings(d: Pen) -> None:
    """Two skewers of dumplings."""
    for x, r in ((-16, -12), (16, 12)):
        with d.at(x, 0), d.turned(r, 50, 96):
            d.mark(way(50, 4, 50, 98), 5, p.KITSUNE)
            for y, c in ((18, "#F0B9C0"), (44, p.SHIRO), (70, "#9DB56A")):
                d.area(ellipse(50, y, 15), c)


def _radish(d: Pen) -> None:
    """A radish."""
    with d.turned(38, 50, 50):
        d.area("M38 24C60 16 66 28 64 46C62 70 56 92 50 104C44 92 34 66 34 44C34 34 34 28 38 24Z", p.SHIRO)
        for path in (
            "M48 22C38 12 30 2 32 -14C44 -10 52 4 52 22Z",
            "M50 22C52 6 58 -8 70 -14C74 0 64 14 54 24Z",
            "M50 22C46 6 46 -8 52 -20C60 -8 58 8 53 22Z",
        ):
            d.area(path, "#7B9B52", 4)
        d.mark("M40 44C46 46 50 46 54 45", 2)
        d.mark("M42 60C47 62 51 62 54 61", 2)


def _salt(d: Pen) -> None:
    """A heap of salt on a tray."""
    d.area("M50 14C62 26 76 46 82 62L18 62C24 46 38 26 50 14Z", p.SHIRO)
    for x, y in ((46, 34), (56, 42), (38, 50), (52, 54), (66, 54)):
        d.tint(ellipse(x, y, 2.4), "#B9AF9E")
    d.area("M4 60L96 60L84 92L16 92Z", p.KITSUNE)
    d.mark(way(12, 74, 88, 74), 3)


def _eggs(d: Pen) -> None:
    """Boiled eggs in a basket."""
    d.area(ellipse(34, 44, 17, 22), p.SHIRO)
    d.area(ellipse(66, 44, 17, 22), "#F7E3C4")
    d.area(ellipse(50, 34, 17, 22), p.SHIRO)
    d.area("M4 54C30 62 70 62 96 54C94 80 80 94 50 94C20 94 6 80 4 54Z", p.KITSUNE)
    for k in (0, 10):
        d.mark(f"M{8 + k} {66 + k * 0.9}C36 {74 + k} 64 {74 + k} {92 - k} {66 + k * 0.9}", 2.4)


def _watermelon(d: Pen) -> None:
    """A slice of watermelon."""
    d.area("M4 40L96 40C94 72 74 92 50 92C26 92 6 72 4 40Z", p.MATSUBA)
    d.tint("M12 40L88 40C85 66 70 82 50 82C30 82 15 66 12 40Z", p.SHIRO)
    d.tint("M17 40L83 40C80 62 67 76 50 76C33 76 20 62 17 40Z", "#D9544A")
    for x, y in ((32, 50), (46, 48), (60, 50), (70, 50), (39, 61), (53, 60), (48, 69), (64, 61)):
        d.tint(ellipse(x, y, 2.6, 4), p.SUMI)


def _shrimp(d: Pen) -> None:
    """A fried shrimp."""
    d.area(
        (
            "M20 30C40 8 78 16 86 46C92 72 74 92 50 92C60 84 66 78 66 68C50 70 46 64 46 56C36 56 30 50 28 44"
            "C20 42 16 36 20 30Z"
        ),
        "#E08A4A",
    )
    for path in ("M46 56C58 48 64 34 62 22", "M66 68C76 60 82 48 80 34", "M58 64C68 54 74 40 72 26"):
        d.mark(path, 3)
    d.area("M50 92C38 86 30 88 22 94C30 100 42 100 50 92Z", p.HI, 4)
    d.area("M52 90C44 80 36 78 26 80C34 92 44 94 52 90Z", p.HI, 4)
    d.mark("M24 32C14 20 8 10 4 2", 2.6, p.HI)
    d.mark("M28 28C26 16 24 8 24 0", 2.6, p.HI)
    d.tint(ellipse(30, 34, 3), p.SUMI)


def _sushi(d: Pen) -> None:
    """Two pieces of sushi."""
    for x, y, k, c in ((4, 0, 0.72, "#D9756A"), (26, 42, 0.74, "#E0A04A")):
        with d.at(x, y, k):
            d.area("M4 46C4 34 96 34 96 46C98 66 90 72 50 72C10 72 2 66 4 46Z", p.SHIRO)
            d.area("M-2 40C10 14 84 10 104 40C100 54 88 46 50 46C12 46 2 54 -2 40Z", c)
            for x in (30, 50, 70):
                d.mark(f"M{x} 20C{x + 6} 28 {x + 4} 38 {x - 2} 45", 2.6, p.SHIRO)


def _candy(d: Pen) -> None:
    """A bird of candy on a stick."""
    d.mark(way(50, 98, 50, 52), 6, p.KITSUNE)
    d.area(
        (
            "M50 56C30 58 18 46 20 32C10 32 4 26 8 22C18 24 24 20 30 14C40 6 52 12 54 24C62 16 80 12 94 18"
            "C90 26 88 34 80 42C74 52 62 56 50 56Z"
        ),
        "#F3A9B2",
    )
    d.tint(ellipse(30, 24, 3), p.SUMI)
    d.mark("M56 28C64 34 74 34 84 26", 3)
    d.tint("M58 40C66 44 74 40 80 34C76 46 66 50 58 48Z", p.SHIRO)


def _sake(d: Pen) -> None:
    """A sake flask."""
    d.area("M40 4L60 4L58 26C76 38 82 56 78 80C76 94 24 94 22 80C18 56 24 38 42 26Z", "#B9C6C4")
    d.area("M40 4L60 4L58 26L42 26Z", p.KURI, 4)
    d.tint("M28 50C44 56 60 56 74 50C80 70 76 84 74 88C60 92 40 92 26 88C22 76 24 60 28 50Z", p.SHIRO)
    d.tint(ellipse(50, 70, 13), p.HI)


def _noodles(d: Pen) -> None:
    """A bowl of noodles with chopsticks."""
    d.area("M6 46L94 46C94 74 78 90 66 92L34 92C22 90 6 74 6 46Z", "#8E2A22")
    d.area(block(32, 90, 36, 8, 2), p.SUMI, 3)
    d.area(ellipse(50, 46, 44, 11), "#F3E3B4")
    for x in (14, 28, 42, 56, 68):
        d.mark(f"M{x} 46C{x + 6} 38 {x + 14} 38 {x + 18} 48", 3, "#A07C34")
    d.area(ellipse(60, 43, 9, 4.5), "#7B9B52", 3)
    d.mark(way(30, 44, 92, 4), 5, p.KURI)
    d.mark(way(38, 46, 98, 10), 5, p.KURI)
    d.mark("M20 30C12 20 26 14 18 4", 3, TWINE)
    d.mark("M34 28C26 18 40 12 32 2", 3, TWINE)


def _eel(d: Pen) -> None:
    """Grilled eel on skewers."""
    for x in (26, 40, 62, 76):
        d.mark(way(x, 2, x, 98), 4.4, RUSH)
    for x, y in ((16, 14), (16, 50), (52, 14), (52, 50)):
        d.area(
            (
                f"M{x} {y}C{x + 10} {y - 4} {x + 26} {y - 4} {x + 34} {y}L{x + 33} {y + 30}"
                f"C{x + 22} {y + 33} {x + 10} {y + 33} {x + 1} {y + 30}Z"
            ),
            "#8E4A22",
        )
        for q in (7, 14, 21):
            d.mark(f"M{x + 5} {y + q}C{x + 14} {y + q - 3} {x + 22} {y + q - 3} {x + 29} {y + q}", 2, "#E0A04A")


def _chili(d: Pen) -> None:
    """A chili pepper."""
    d.area("M66 22C86 26 92 46 82 64C70 84 40 94 6 92C30 82 40 68 44 50C46 34 52 22 66 22Z", p.HI)
    d.mark("M58 36C54 50 50 64 38 76", 3, "#F3B9A8")
    d.area("M58 26C60 14 72 12 80 22L88 28C80 32 66 30 58 26Z", p.MATSUBA, 4)
    d.mark("M74 18C76 10 80 6 88 4", 5, p.MATSUBA)


FOOD: dict[str, Callable[[Pen], None]] = {
    "dumplings": _dumplings,
    "radish": _radish,
    "salt": _salt,
    "eggs": _eggs,
    "watermelon": _watermelon,
    "shrimp": _shrimp,
    "sushi": _sushi,
    "candy": _candy,
    "sake": _sake,
    "noodles": _noodles,
    "eel": _eel,
    "chili": _chili,
}
