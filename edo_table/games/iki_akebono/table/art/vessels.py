"""The boats themselves in a box 320 wide and 220 high; the water's edge lies at y = 176."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from edo_table.games.iki.table.art.bust import draw_prop
from edo_table.games.iki.table.art.masonry import GLOW, PLASTER, lantern
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import BARK, GOLD, IRON, STRAW, Pen
from edo_table.games.iki.table.art.signs import fish, pipe, pouch
from edo_table.ui.print import palette as p
from edo_table.ui.print.palette import mix

VESSEL_WIDE, VESSEL_HIGH = 320.0, 220.0
WATER = 176.0
_RED = "#C8402F"
_FACE = "#EFCFA4"
_WOODS = ("#A9733F", "#8A5A34", "#C08A50", "#6E4A2E")


@dataclass(frozen=True, slots=True)
class Vessel:
    """A boat's picture, and where its owner's sailor stands: the middle of his feet, and his height.

    `draw` is given the pen and whether it is evening, as on sides B; `top` is the picture's highest point.
    """

    draw: Callable[[Pen, bool], None]
    sailor: tuple[float, float]
    top: float
    high: float = 86.0


def _hull(d: Pen, left: float, right: float, deck: float, bow: float, stern: float, colour: str) -> None:
    """A planked hull from bow to stern, whose ends rise above the deck to `bow` and `stern`."""
    mid = (left + right) / 2
    d.area(
        f"M{left} {bow}C{left + 26} {deck - 6} {left + 64} {deck + 4} {mid} {deck + 4}"
        f"C{right - 56} {deck + 4} {right - 22} "
        f"{deck - 4} {right} {stern}L{right - 4} {stern + 22}C{right - 14} 186 {right - 30} 204 {right - 54} 204"
        f"L{left + 70} 204C{left + 40} 204 {left + 16} {deck + 34} {left} {bow}Z",
        colour, 4.4,
    )  # fmt: skip
    pale = mix(colour, p.SHIRO, 0.45)
    d.mark(
        f"M{left + 10} {bow + 16}C{left + 34} {deck + 8} {left + 70} {deck + 17} {mid} {deck + 17}"
        f"C{right - 56} {deck + 17} {right - 26} {deck + 10} {right - 6} {stern + 12}", 3.4, pale,
    )  # fmt: skip
    d.mark(
        f"M{left + 24} {bow + 40}C{left + 44} {deck + 24} {left + 78} {deck + 31} {mid} {deck + 31}"
        f"C{right - 60} {deck + 31} {right - 32} {deck + 25} {right - 14} {deck + 20}", 2, mix(colour, p.SUMI, 0.4),
    )  # fmt: skip
    d.area(f"M{left - 3} {bow - 6}L{left + 9} {bow - 2}L{left + 19} {bow + 22}L{left + 9} {bow + 24}Z", p.SUMI, 2)
    d.area(block(right - 8, stern - 6, 12, 22, 2), p.SUMI, 2)


def _seated(d: Pen, x: float, y: float, robe: str, head: str = "knot", k: float = 1.0) -> None:
    """Somebody who sits, his lap at (x, y)."""
    with d.at(x, y, k):
        d.area("M-20 0C-20 -22 -14 -33 0 -34C14 -33 20 -22 20 0Z", robe, 3.4)
        d.mark("M-8 -30L2 -16L10 -30", 2.6, p.SHIRO)
        d.area(ellipse(0, -43, 11, 12), _FACE, 3)
        if head == "hat":
            d.area("M-25 -44C-14 -58 -6 -64 0 -64C6 -64 14 -58 25 -44C10 -50 -10 -50 -25 -44Z", STRAW, 3)
        elif head == "lady":
            d.area("M-12 -42C-16 -62 16 -62 12 -42C6 -50 -6 -50 -12 -42Z", p.SUMI, 2)
            d.area(ellipse(2, -59, 8, 6), p.SUMI, 2)
            d.tint(ellipse(-7, -57, 3), _RED)
        elif head == "towel":
            d.area("M-12 -40C-14 -60 14 -60 12 -40C6 -48 -6 -48 -12 -40Z", p.SHIRO, 2.6)
            d.tint(ellipse(-4, -52, 1.8), p.AI)
            d.tint(ellipse(4, -52, 1.8), p.AI)
        else:
            d.area("M-11 -42C-13 -58 13 -58 11 -42C5 -49 -5 -49 -11 -42Z", p.SUMI, 2)
            d.area(ellipse(2, -57, 4.5, 4), p.SUMI, 1.6)
        _eyes(d)


def _eyes(d: Pen) -> None:
    """Two eyes and a mouth of a small figure that looks to the left."""
    for x in (-6, 2):
        d.tint(ellipse(x, -42, 1.5), p.SUMI)
    d.mark("M-5 -36L0 -36", 1.8, "#7A2A22")


def _boatman(d: Pen, x: float, y: float, robe: str, foot: float, top: float, head: str = "towel") -> None:
    """Somebody who stands at (x, y) with a pole or oar from `foot` in the water to `top`, both relative to him."""
    with d.at(x, y):
        d.mark(way(-6, 0, -5, -26), 9)
        d.mark(way(8, 0, 6, -26), 9)
        d.mark(way(-6, -1, -5, -26), 5, _FACE)
        d.mark(way(8, -1, 6, -26), 5, _FACE)
        d.area("M-17 -22C-18 -46 -12 -60 0 -62C12 -60 18 -46 17 -22Z", robe, 3.4)
        d.mark("M-14 -34C-2 -30 6 -30 15 -34", 3, p.SHIRO)
    with d.at(x, y - 29):
        d.area(ellipse(0, -43, 11, 12), _FACE, 3)
        if head == "hat":
            d.area("M-25 -44C-14 -58 -6 -64 0 -64C6 -64 14 -58 25 -44C10 -50 -10 -50 -25 -44Z", STRAW, 3)
        else:
            d.area("M-11 -42C-13 -58 13 -58 11 -42C5 -49 -5 -49 -11 -42Z", p.SUMI, 2)
            d.area("M-13 -46C-6 -51 6 -51 13 -46L13 -41C6 -46 -6 -46 -13 -41Z", p.SHIRO, 2)
        _eyes(d)
    d.mark(way(x + top, y - 96, x + foot, 210), 7)
    d.mark(way(x + top, y - 96, x + foot, 210), 3.4, "#D7A566")
    for high, side in ((54, -13), (38, 13)):
        t = (96 - high) / (306 - y)
        hand = x + top + (foot - top) * t
        d.mark(way(x + side, y - 46, hand, y - high), 10)
        d.mark(way(x + side, y - 46, hand, y - high), 6.4, robe)
        d.area(ellipse(hand, y - high, 4.6), _FACE, 2.2)


def _put(d: Pen, name: str, x: float, y: float, k: float) -> None:
    with d.at(x, y, k):
        draw_prop(d, name)


def _tea_boat(d: Pen, is_evening: bool) -> None:
    """A stove with its kettle under a green curtain, cups on the board."""
    for x in (92, 216):
        d.area(block(x - 3, 66, 7, 86, 2), p.KURI, 3)
    d.mark("M128 92C118 78 138 70 126 56", 4, p.SHIRO)
    d.mark("M142 92C134 80 150 74 142 62", 4, p.SHIRO)
    d.area(block(112, 120, 46, 36, 3), "#9A5A3C", 4)
    d.tint("M120 156C120 136 150 136 150 156Z", p.SUMI)
    d.tint("M127 156C128 144 142 144 143 156Z", p.YAMABUKI)
    d.area("M114 118C112 96 158 96 156 118Z", IRON, 4)
    d.mark("M120 102C122 84 148 84 150 102", 4)
    d.area("M154 108L170 98L172 104L158 116Z", IRON, 3)
    d.area(block(160, 138, 54, 8, 2), "#D7A566", 3)
    for x in (170, 188, 205):
        d.area(
            f"M{x - 7} 126L{x + 7} 126C{x + 7} 134 {x + 4} 138 {x} 138C{x - 4} 138 {x - 7} 134 {x - 7} 126Z",
            p.SHIRO,
            2.6,
        )
    _seated(d, 184, 170, "#4E7A4A", "towel")
    d.area("M80 66C96 48 210 48 228 66L222 74L86 74Z", "#6A8F4E", 4)
    for i in range(5):
        left, right = 88 + 26.4 * i, 114.4 + 26.4 * i
        foot = f"{right:.1f} 96C{left + 18:.1f} 100 {left + 9:.1f} 94 {left:.1f} 98Z"
        d.patch(f"M{left:.1f} 74L{right:.1f} 74L{foot}", "#7B9B52", 3)
    d.tint(ellipse(154, 85, 9), p.SHIRO)
    d.tint("M154 91C147 87 148 80 154 77C160 80 161 87 154 91Z", p.MATSUBA)
    _hull(d, 34, 288, 150, 116, 124, _WOODS[0])


def _shop_boat(d: Pen, is_evening: bool) -> None:
    """A market on the water: fish, pipes and pouches under a striped awning."""
    for x in (82, 226):
        d.area(block(x - 3, 60, 7, 92, 2), p.KURI, 3)
    d.area(block(90, 92, 132, 60), "#5A4030", 3)
    d.mark(way(86, 92, 224, 92), 5, p.KURI)
    for x, draw in ((94, pouch), (138, pipe), (182, pouch)):
        with d.at(x, 92, 0.40):
            if draw is pouch:
                pouch(d, "#C67F97" if x < 100 else "#6B6F96", "#F8E4E8", "flower" if x < 100 else "dot")
            else:
                draw(d)
    d.area(polygon(80, 134, 228, 134, 236, 156, 72, 156), "#D7A566", 4)
    for x, colour in ((84, "#D9756A"), (130, "#6F96B4"), (176, "#D9756A")):
        with d.at(x, 126, 0.46):
            fish(d, colour, mix(colour, p.SUMI, 0.3), mix(colour, p.SUMI, 0.5))
    _seated(d, 252, 160, "#7A3E30", "hat")
    for i in range(8):
        left = 68 + 21.5 * i
        tone = _RED if i % 2 else p.SHIRO
        d.patch(
            f"M{82 + 17.6 * i:.1f} 42L{82 + 17.6 * (i + 1):.1f} 42L{left + 21.5:.1f} 72"
            f"C{left + 18:.1f} 82 {left + 4:.1f} 82 {left:.1f} 72Z",
            tone, 3,
        )  # fmt: skip
    _hull(d, 26, 298, 150, 108, 122, _WOODS[1])


def _wandering_boat(d: Pen, is_evening: bool) -> None:
    """A seller who goes from boat to boat: melons, sake and dumplings, his lantern on a pole."""
    d.mark(way(106, 150, 96, 44), 5, p.KURI)
    d.mark(way(96, 46, 116, 52), 4, p.KURI)
    lantern(d, 117, 84, 60, GLOW if is_evening else "#F3E3B4", _RED)
    d.area("M130 150L178 150L172 116L136 116Z", "#D8B36A", 4)
    d.mark("M134 128C148 133 162 133 175 128", 2.4, BARK)
    d.mark("M132 140C148 145 164 145 176 140", 2.4, BARK)
    for x, y in ((140, 108), (166, 108), (153, 96)):
        d.area(ellipse(x, y, 15), "#4E7A4A", 3.4)
        for q in (-7, 0, 7):
            d.mark(f"M{x + q * 0.6:.1f} {y - 13}"
                   f"C{x + q * 1.4:.1f} {y - 4} {x + q * 1.4:.1f} {y + 4} {x + q * 0.6:.1f} {y + 13}",
                   2, "#2F5530")  # fmt: skip
    _put(d, "sake", 178, 98, 0.5)
    _put(d, "dumplings", 204, 94, 0.42)
    _boatman(d, 250, 152, _RED if is_evening else p.AI, 52, -26)
    _hull(d, 42, 286, 148, 122, 126, _WOODS[2])


def _taxi_boat(d: Pen, is_evening: bool) -> None:
    """A slim, swift boat with a bow like a boar's tusk; one passenger, one man at the oar."""
    _seated(d, 138, 164, "#6B5B98" if is_evening else "#5B7E8E", "lady", 1.16)
    with d.at(150, 96):
        d.mark(way(0, 44, -8, -34), 5, p.KURI)
        d.area("M-74 -10C-56 -42 -30 -54 -10 -54C14 -52 38 -38 52 -8C30 -16 -46 -18 -74 -10Z", _RED, 4)
        for x, y in ((-44, -13), (-12, -16), (22, -13)):
            d.mark(f"M-10 -53C{-10 + (x + 10) * 0.4:.0f} -42 {x} -30 {x} {y}", 2, p.SHIRO)
    if is_evening:
        d.mark(way(64, 142, 70, 92), 4, p.KURI)
        lantern(d, 72, 104, 40, GLOW, p.AI)
    _boatman(d, 250, 152, "#3F5B6E", 62, -34)
    d.area(
        "M-2 70C22 108 52 142 96 150C150 158 220 158 264 150C284 146 298 136 308 124L304 152C294 184 276 200 250 200"
        "L110 200C60 196 22 142 -2 70Z", _WOODS[0], 4.4,
    )  # fmt: skip
    d.mark(
        "M14 98C36 130 62 154 100 162C152 170 220 170 268 161C286 157 296 148 304 138",
        3.4,
        mix(_WOODS[0], p.SHIRO, 0.45),
    )
    d.mark("M34 132C60 166 84 174 108 177C160 182 220 182 284 172", 2, mix(_WOODS[0], p.SUMI, 0.4))
    d.area("M-8 62L4 66L20 98L8 98Z", p.SUMI, 2)
    d.mark("M98 151L98 161M222 154L222 164", 4, p.SUMI)


def _carrying_ship(d: Pen, is_evening: bool) -> None:
    """A cargo ship: bales in piles under a great sail, a roof at the stern."""
    d.area(block(132, -22, 9, 172, 3), p.KURI, 3.4)
    d.mark(way(136, -14, 28, 110), 2)
    d.mark(way(136, -14, 290, 96), 2)
    sail = "M66 -10L208 -10C222 24 222 66 206 96L70 96C84 66 84 24 66 -10Z"
    d.area(sail, "#F6D9B4" if is_evening else p.SHIRO, 4.4)
    d.tint("M120 -8L152 -8C164 26 164 66 152 94L122 94C134 66 134 26 120 -8Z", _RED if is_evening else p.AI)
    for x in (94, 180):
        d.mark(f"M{x} -6C{x + 14} 24 {x + 14} 64 {x + 2} 92", 2, "#B9AF9E")
    d.mark(sail, 4.4)
    d.area(block(62, -16, 150, 9, 4), p.KURI, 3)
    for x, y in ((76, 104), (124, 104), (172, 104), (100, 76), (148, 76)):
        _put(d, "rice", x, y, 0.56)
    d.area(block(232, 106, 54, 44), "#C99A5E", 4)
    d.area(block(240, 116, 38, 22), GLOW if is_evening else PLASTER, 3)
    d.mark(way(252, 116, 252, 138), 2.4)
    d.mark(way(266, 116, 266, 138), 2.4)
    d.area("M222 108L232 88L290 84L298 104Z", STRAW, 4)
    for x in (244, 260, 276):
        d.mark(way(x, 88, x + 2, 104), 2, BARK)
    _hull(d, 12, 312, 146, 96, 92, _WOODS[1])
    for x in (70, 110, 150, 190, 230):
        d.tint(block(x, 158, 14, 8, 2), p.SUMI, 0.7)


def _ferry_boat(d: Pen, is_evening: bool) -> None:
    """A broad, flat boat full of travellers, poled across."""
    figures = (
        (100, "#7A3E30", "hat"), (136, "#6B5B98", "lady"), (170, "#3F5B3A", "knot"), (204, "#D08A6A", "towel"),
    )  # fmt: skip
    d.mark(way(88, 140, 72, 46), 4, p.KURI)
    with d.at(192, 58, 0.5, 8):
        d.area(block(-30, 40, 74, 52, 6), p.MATSUBA, 7)
        d.mark("M-30 60C0 70 20 70 44 60", 5, p.SHIRO)
    for i, (x, robe, head) in enumerate(figures):
        _seated(d, x, 142 if i % 2 else 138, robe, head, 1.12)
    if is_evening:
        lantern(d, 70, 64, 40, GLOW, _RED)
    else:
        d.area(polygon(72, 46, 108, 52, 102, 68, 77, 66), _RED, 3)
    _boatman(d, 258, 134, "#2F5F8A", 40, -20, "hat")
    d.area("M20 134L300 134L300 146C296 184 284 204 262 204L58 204C36 204 24 184 20 146Z", _WOODS[2], 4.4)
    d.area(block(10, 128, 300, 14, 3), mix(_WOODS[2], p.SHIRO, 0.3), 4)
    d.mark(way(26, 160, 294, 160), 2.4, mix(_WOODS[2], p.SUMI, 0.4))
    for x in (66, 122, 178, 234):
        d.mark(way(x, 143, x, 176), 2.4, mix(_WOODS[2], p.SUMI, 0.4))


def _houseboat(d: Pen, is_evening: bool) -> None:
    """A pleasure boat: a long room of paper windows under a curved roof, lanterns along its eaves."""
    room = GLOW if is_evening else PLASTER
    d.area(block(62, 74, 206, 76), "#A9733F", 4)
    for i in range(4):
        x = 70 + 49 * i
        d.area(block(x, 84, 42, 60), room, 3.4)
        if i in (1, 2):
            _seated(d, x + 21, 146, ("#C4697E", p.AI)[i - 1], ("lady", "knot")[i - 1], 0.84)
            d.mark(block(x, 84, 42, 60), 3.4)
        else:
            for k in (14, 28):
                d.s.line(way(x + k, 84, x + k, 144), 2.2, "#4A3423")
            for y in (104, 124):
                d.s.line(way(x, y, x + 42, y), 2.2, "#4A3423")
    d.area("M34 74C50 60 60 40 80 32L250 32C270 40 280 60 298 74L292 84C260 76 70 76 40 84Z", "#55606A", 4.6)
    for i in range(9):
        x = 88 + 19 * i
        d.mark(
            f"M{x} 35C{x + (x - 165) * 0.2:.0f} 48 {x + (x - 165) * 0.3:.0f} 60 {x + (x - 165) * 0.34:.0f} 73",
            2,
            "#2F373D",
        )
    d.area(block(72, 24, 186, 11, 4), "#3A4248", 3.4)
    for i in range(6):
        lantern(d, 58 + 43 * i, 94, 30, "#F4C95A" if is_evening else "#F0B9A0", _RED)
    _hull(d, 8, 314, 148, 104, 112, _WOODS[3])
    d.mark("M52 164C110 170 220 170 282 162", 4, GOLD)


VESSELS: dict[str, Vessel] = {
    "tea-boat": Vessel(_tea_boat, (258, 152), 46),
    "shop-boat": Vessel(_shop_boat, (56, 152), 36),
    "wandering-boat": Vessel(_wandering_boat, (60, 150), 36),
    "taxi-boat": Vessel(_taxi_boat, (72, 148), 34),
    "carrying-ship": Vessel(_carrying_ship, (46, 140), -28, 104.0),
    "ferry-boat": Vessel(_ferry_boat, (34, 132), 20),
    "houseboat": Vessel(_houseboat, (32, 146), 18),
}
