"""Things of the trades: arts, shows, shrines and temples, each in a 100 x 100 box; some reach a little beyond it."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import GOLD, KOGANE, RUSH, STEEL, Pen
from edo_table.games.iki.table.art.seasons import blossom
from edo_table.ui.print import palette as p


def _shamisen(d: Pen) -> None:
    """A shamisen."""
    with d.turned(24, 50, 50):
        d.area(block(46, -14, 8, 74), p.KURI, 4)
        d.area(block(30, 54, 40, 40, 12), p.KINARI)
        d.mark(block(34, 58, 32, 32, 9), 2)
        for x in (47.5, 50, 52.5):
            d.mark(way(x, -8, x, 84), 1.4)
        d.area(block(36, -12, 12, 5, 2), p.SHIRO, 3)
        d.area(block(52, -4, 12, 5, 2), p.SHIRO, 3)
        d.area(block(44, 78, 12, 4), p.KITSUNE, 3)


def _standard(d: Pen) -> None:
    """A fire brigade's standard."""
    d.area(block(46, 40, 8, 60, 2), p.KURI, 4)
    for x, q in ((24, -14), (36, -6), (54, 6), (66, 14)):
        d.area(
            (
                f"M{x} 44C{x - 4} 58 {x + q} 72 {x + q * 1.4} 90L{x + q * 1.4 + 8} 88"
                f"C{x + q + 8} 72 {x + 8} 58 {x + 8} 44Z"
            ),
            p.SHIRO,
            3.4,
        )
    d.area(polygon(50, 2, 78, 24, 50, 46, 22, 24), p.SHIRO)
    d.tint(ellipse(50, 24, 10), p.HI)
    d.area(block(22, 42, 56, 8, 3), p.SUMI, 3)


def _playing_cards(d: Pen) -> None:
    """Three playing cards: a hill and the moon, the sun, a blossom."""
    for x, y, turn, face in ((28, 56, -18, p.SHIRO), (52, 48, 2, p.HI), (76, 56, 20, p.SHIRO)):
        with d.at(x, y, turn=turn):
            d.area(block(-19, -28, 38, 56, 4), p.SUMI, 4)
            d.patch(block(-15, -24, 30, 48, 3), face, 2)
            if face == p.HI:
                d.tint(ellipse(0, 0, 11), p.SHIRO)
            elif turn < 0:
                d.tint(ellipse(0, 6, 12), p.MATSUBA)
                d.tint(ellipse(0, -12, 6), p.HI)
            else:
                with d.at(-13, -13, 0.26):
                    blossom(d)


def _fireworks(d: Pen) -> None:
    """Fireworks."""
    for i in range(12):
        colour = (p.HI, p.YAMABUKI, "#7A6AA6")[i % 3]
        turn, far = i * math.pi / 6, 46 if i % 2 else 36
        x, y = math.cos(turn), math.sin(turn)
        d.mark(
            f"M{50 + 12 * x:.1f} {50 + 12 * y:.1f}Q{50 + 34 * x:.1f} {48 + 34 * y:.1f} "
            f"{50 + far * x:.1f} {54 + far * y:.1f}",
            6,
            colour,
        )
        d.tint(ellipse(50 + far * x, 55 + far * y, 4.5), colour)


def _ox(d: Pen) -> None:
    """The head of an ox."""
    d.area(
        (
            "M24 30C8 28 2 14 8 2C14 14 22 18 34 20L66 20C78 18 86 14 92 2C98 14 92 28 76 30L90 36"
            "C88 46 80 48 74 46C74 60 68 68 68 80C68 96 32 96 32 80C32 68 26 60 26 46C20 48 12 46 10 36Z"
        ),
        p.KURI,
    )
    d.area("M32 76C34 66 66 66 68 76C70 94 60 98 50 98C40 98 30 94 32 76Z", "#D8B9A0", 4)
    d.tint(ellipse(38, 46, 5), p.SHIRO)
    d.tint(ellipse(62, 46, 5), p.SHIRO)
    d.tint(ellipse(38, 47, 3), p.SUMI)
    d.tint(ellipse(62, 47, 3), p.SUMI)
    d.tint(ellipse(43, 82, 3, 4), p.SUMI)
    d.tint(ellipse(57, 82, 3, 4), p.SUMI)
    d.mark(ellipse(50, 92, 9, 7), 4, GOLD)


def _buddha(d: Pen) -> None:
    """A carved Buddha before his halo."""
    d.area(ellipse(50, 52, 42, 46), KOGANE, 4)
    d.area(
        (
            "M50 10C60 10 62 18 61 22C66 28 66 40 60 46C78 52 84 66 82 78C92 82 92 94 80 94L20 94"
            "C8 94 8 82 18 78C16 66 22 52 40 46C34 40 34 28 39 22C38 18 40 10 50 10Z"
        ),
        p.KITSUNE,
    )
    d.mark("M44 34C46 36 48 36 49 34", 2)
    d.mark("M52 34C54 36 56 36 57 34", 2)
    d.mark("M30 82C42 74 58 74 70 82", 3)
    d.mark("M42 48C50 56 52 66 40 76", 3)


def _puppet(d: Pen) -> None:
    """A puppet on its rods."""
    d.area("M30 98L24 52C32 40 68 40 76 52L70 98Z", "#C4697E")
    d.area(ellipse(50, 26, 18, 20), p.SHIRO)
    d.area("M30 26C28 6 72 6 70 26C64 16 36 16 30 26Z", p.SUMI, 3)
    d.tint(ellipse(44, 28, 2), p.SUMI)
    d.tint(ellipse(56, 28, 2), p.SUMI)
    d.tint(ellipse(50, 37, 3, 2), p.HI)
    d.mark("M40 46L50 66L60 46", 4)
    d.mark(way(12, 98, 26, 62), 5, p.KURI)
    d.mark(way(88, 98, 74, 62), 5, p.KURI)


def _mask(d: Pen) -> None:
    """A comic mask."""
    d.area("M20 30C22 6 78 6 80 30C86 60 72 94 50 96C28 94 14 60 20 30Z", "#F7E3C4")
    d.mark("M28 40C34 34 42 34 46 40", 5)
    d.mark("M54 40C58 34 66 34 72 40", 5)
    d.tint(ellipse(38, 48, 4), p.SUMI)
    d.tint(ellipse(62, 48, 4), p.SUMI)
    d.area(ellipse(50, 76, 9, 7), p.HI, 4)
    d.tint(ellipse(30, 62, 8), "#E8A08C")
    d.tint(ellipse(70, 62, 8), "#E8A08C")
    d.area("M18 28C30 12 70 12 82 28L78 34C66 22 34 22 22 34Z", p.AI, 3)


def _shrine_gate(d: Pen) -> None:
    """The gate of a shrine."""
    d.area("M2 14C34 20 66 20 98 14L100 26C66 32 34 32 0 26Z", p.SUMI, 3)
    d.area("M8 27C36 32 64 32 92 27L91 36C64 40 36 40 9 36Z", p.HI, 4)
    d.area(block(12, 50, 76, 9), p.HI, 4)
    d.area(block(45, 36, 10, 16), p.HI, 4)
    d.area(polygon(24, 36, 34, 36, 31, 98, 18, 98), p.HI, 4)
    d.area(polygon(66, 36, 76, 36, 82, 98, 69, 98), p.HI, 4)


def _trumpet(d: Pen) -> None:
    """A trumpet."""
    with d.turned(-34, 50, 50):
        d.area("M-2 46L12 47L12 55L-2 56Z", p.SUMI, 3)
        d.area("M12 45L66 40L66 62L12 57Z", "#8A5A2C")
        d.area("M66 38C80 34 92 26 100 14C106 38 106 64 100 88C92 76 80 68 66 64Z", KOGANE)
        for x in (26, 38, 50):
            d.tint(ellipse(x, 51, 3), p.SUMI)


def _face_paint(d: Pen) -> None:
    """An actor's painted face."""
    d.area("M16 30C20 4 80 4 84 30C90 62 72 96 50 98C28 96 10 62 16 30Z", p.SHIRO)
    for path in (
        "M42 40C34 30 24 30 18 36",
        "M58 40C66 30 76 30 82 36",
        "M28 56C24 66 28 76 36 82",
        "M72 56C76 66 72 76 64 82",
        "M46 12L47 30",
        "M54 12L53 30",
    ):
        d.mark(path, 7, p.HI)
    d.mark("M26 46C32 40 38 42 44 48", 5)
    d.mark("M74 46C68 40 62 42 56 48", 5)
    d.tint(ellipse(36, 50, 3.4), p.SUMI)
    d.tint(ellipse(64, 50, 3.4), p.SUMI)
    d.mark("M38 80C44 72 56 72 62 80", 5)


def _bell(d: Pen) -> None:
    """A bowl bell on its cushion, with the stick."""
    d.area("M8 84C20 74 80 74 92 84C88 98 12 98 8 84Z", p.HI)
    d.area("M14 34L86 34C88 62 74 80 50 80C26 80 12 62 14 34Z", KOGANE)
    d.area(ellipse(50, 34, 36, 8), "#B98A24", 4)
    d.mark("M24 50C26 62 34 70 42 72", 4, p.SHIRO)
    with d.turned(36, 74, 20):
        d.area(block(70, -14, 8, 54, 4), p.KURI, 4)


def _conch(d: Pen) -> None:
    """A conch shell with its cord."""
    d.area("M4 94C8 70 16 46 36 28C52 14 78 10 92 26C100 40 92 62 76 70C58 76 40 74 28 82C18 88 10 94 4 94Z", "#EFD2A4")
    d.area("M40 56C52 40 72 34 88 42C84 58 68 66 50 64C44 62 40 60 40 56Z", "#D98A6A", 4)
    d.mark("M30 36C36 44 38 54 34 70", 3)
    d.mark("M48 20C54 26 56 32 54 40", 3)
    d.mark("M18 58C24 62 26 70 24 80", 3)
    d.mark("M40 86C56 96 70 92 80 80", 4, p.HI)
    d.area(ellipse(82, 80, 5), p.HI, 2)


def _sword(d: Pen) -> None:
    """A long sword, drawn."""
    with d.turned(14):
        d.area("M45 66C38 34 38 -2 52 -40C55 -6 54 30 54 66Z", "#DCE3E4", 4.4)
        d.mark("M50 -24C46 6 46 36 49 62", 2, STEEL)
        d.area(ellipse(50, 69, 13, 4.5), GOLD, 4)
        d.area("M45 73L55 73C57 88 59 104 62 120L51 122C48 108 46 90 45 73Z", p.SUMI, 4)
        for i in range(4):
            x, y = 50.5 + i * 1.5, 77 + i * 11
            d.patch(polygon(x, y, x + 4, y + 4.5, x + 1, y + 9, x - 3, y + 4.5), p.KINARI, 1)


def _wand(d: Pen) -> None:
    """A wand with streamers of folded paper."""
    with d.turned(24):
        d.area(block(46, -4, 8, 106, 3), p.KITSUNE, 4)
        for side in (-1, 1):
            for i in range(3):
                x, y = 50 + side * (6 + 13 * i), 6 + 21 * i
                d.area(
                    polygon(x, y, x + side * 17, y + 7, x + side * 17, y + 31, x, y + 24),
                    p.SHIRO,
                    4,
                )
        d.area(block(38, -8, 24, 12, 3), p.HI, 4)


def _hand_drum(d: Pen) -> None:
    """A small drum with its cords, as dancers are accompanied on."""
    with d.turned(-14):
        d.area("M26 24C40 42 60 42 74 24L74 78C60 60 40 60 26 78Z", "#8E2A22")
        for a, b in ((18, 30), (36, 44), (54, 62), (84, 72)):
            d.mark(f"M24 {a}C40 {(a + b) / 2 + 4} 60 {(a + b) / 2 + 4} 76 {a}", 4, "#E08A3C")
        d.mark("M50 40L50 62", 8, "#E08A3C")
        d.area(ellipse(78, 51, 11, 37), p.KITSUNE)
        d.area(ellipse(22, 51, 14, 38), KOGANE)
        d.patch(ellipse(22, 51, 9, 30), p.SHIRO, 4)
        d.tint(ellipse(22, 51, 3.4, 8), p.SUMI)


def _puppet_head(d: Pen) -> None:
    """A puppet's head on its stick, and the chisel it is carved with."""
    d.area(block(33, 60, 10, 42, 3), p.KITSUNE, 4)
    d.area("M14 24C14 2 62 2 62 26C64 48 54 66 38 68C22 66 12 48 14 24Z", p.SHIRO)
    d.area("M12 30C8 -4 68 -4 64 30C58 18 50 14 38 14C26 14 18 18 12 30Z", p.SUMI, 3)
    d.area(ellipse(38, 0, 12, 8), p.SUMI, 3)
    for x in (28, 48):
        d.mark(f"M{x - 6} 31C{x - 2} 27 {x + 2} 27 {x + 6} 31", 4)
        d.tint(ellipse(x, 39, 3, 2.4), p.SUMI)
    d.mark("M38 40L36 50L39 50", 2.4)
    d.tint(ellipse(38, 57, 5, 2.6), p.HI)
    with d.turned(24, 80, 60):
        d.area(block(73, 20, 14, 40, 5), RUSH, 4)
        d.area("M75 60L85 60L86 84L88 100L72 100L74 84Z", STEEL, 4)


ARTS: dict[str, Callable[[Pen], None]] = {
    "hand-drum": _hand_drum,
    "puppet-head": _puppet_head,
    "wand": _wand,
    "shamisen": _shamisen,
    "standard": _standard,
    "playing-cards": _playing_cards,
    "fireworks": _fireworks,
    "ox": _ox,
    "buddha": _buddha,
    "puppet": _puppet,
    "mask": _mask,
    "shrine-gate": _shrine_gate,
    "trumpet": _trumpet,
    "face-paint": _face_paint,
    "bell": _bell,
    "conch": _conch,
    "sword": _sword,
}
