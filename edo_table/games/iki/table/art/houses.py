"""The ten buildings in their surroundings: a box 360 wide and 376 high about each house, scenery beyond its sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from edo_table.games.iki.table.art import masonry as m
from edo_table.games.iki.table.art import scenery as s
from edo_table.games.iki.table.art.goods import GOOD_DRAWINGS
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import GOLD, IRON, Pen
from edo_table.games.iki.table.art.props_arts import ARTS
from edo_table.games.iki.table.art.props_tools import TOOLS
from edo_table.games.iki.table.art.register import Register
from edo_table.games.iki.table.art.signs import SIGNS
from edo_table.ui.print import palette as p

HOUSE_WIDE, HOUSE_HIGH = 360.0, 376.0

_DRAWINGS = {**GOOD_DRAWINGS, **SIGNS, **TOOLS, **ARTS}


@dataclass(frozen=True, slots=True)
class House:
    """A building's picture: the sky from its top to the horizon, and what is drawn before it."""

    sky: str
    horizon: str
    draw: Callable[[Pen], None]


def _put(d: Pen, name: str, x: float, y: float, scale: float) -> None:
    with d.at(x, y, scale):
        _DRAWINGS[name](d)


def _inn(d: Pen) -> None:
    """Evening at the post road: lit windows on two floors."""
    s.hills(d, 270, 90, "#5B6A86", 4)
    s.mist(d, -120, 212, 190, "#F6D9B0", 0.8)
    s.pine(d, -24, 356, 190, "#34513A")
    s.earth(d, "#B99A68")
    m.wall(d, 76, 138, 208, 80, "#B98C55", 4)
    for x in (92, 192):
        m.lattice(d, x, 158, 76, 46, m.GLOW, 6)
    m.roof(d, 76, 74, 208, 66)
    m.wall(d, 46, 262, 268, 86, "#B98C55", 5)
    m.lattice(d, 58, 284, 66, 50, m.GLOW, 5)
    m.lattice(d, 238, 284, 66, 50, m.GLOW, 5)
    m.door(d, 142, 274, 78, 76)
    m.curtain(d, 142, 276, 78, 42, p.AI, 3)
    m.roof(d, 46, 206, 268, 58)
    m.stones(d, 40, 346, 280)
    for x in (134, 228):
        m.lantern(d, x, 300, 40)


def _shrine(d: Pen) -> None:
    """The red gate before the hall in the wood."""
    s.hills(d, 288, 70, "#8FAE8C", 6)
    s.mist(d, 230, 196, 240, p.SHIRO, 0.9)
    s.mist(d, -180, 236, 200, p.SHIRO, 0.9)
    for x, size, flip in ((-30, 230, False), (402, 236, True)):
        s.pine(d, x, 356, size, p.MATSUBA, flip)
    m.wall(d, 124, 270, 112, 70, "#B5804A", 3)
    m.door(d, 160, 286, 40, 54)
    m.roof(d, 124, 216, 112, 56, "#5E7466", 26)
    s.earth(d, "#C6B98A")
    m.steps(d, 180, 356, 150, 2)
    _put(d, "shrine-gate", 30, 62, 3.0)
    d.mark("M100 186Q140 204 180 188Q220 204 260 186", 8, "#E2C88C")
    for x in (126, 178, 230):
        d.patch(polygon(x, 194, x + 11, 198, x + 3, 208, x + 14, 214, x + 5, 226, x - 4, 210, x + 4, 205), p.SHIRO, 2)


def _kabuki_theater(d: Pen) -> None:
    """A full house: drum tower, painted boards, banners."""
    s.roofs(d, 300, "#9DB6B4", 7)
    s.mist(d, -180, 110, 220, p.SHIRO, 0.9)
    s.mist(d, 306, 66, 240, p.SHIRO, 0.9)
    s.earth(d, "#C9A877")
    d.area(block(136, 40, 88, 62), p.HI, 4.4)
    for x in (150, 164, 178, 192, 206):
        d.mark(way(x, 42, x, 100), 2.6, p.SHIRO)
    d.mark(way(128, 40, 232, 40), 6, p.KURI)
    for x, tone in ((142, p.HI), (214, p.MATSUBA)):
        d.mark(way(x, 40, x, 10), 3, p.KURI)
        d.tint(polygon(x, 10, x + 18, 14, x, 22), tone)
    m.wall(d, 44, 160, 272, 190, "#C99A5E", 6)
    m.roof(d, 44, 98, 272, 64, "#7A3E30")
    for i, tone in enumerate(("#7A6AA6", p.HI, p.MATSUBA, GOLD, p.AI, "#C4697E")):
        d.area(block(54 + i * 43, 168, 37, 62, 3), p.SHIRO, 3.6)
        d.tint(
            polygon(57 + i * 43, 228, 60 + i * 43, 206, 72.5 + i * 43, 198, 85 + i * 43, 206, 88 + i * 43, 228), tone
        )
        d.tint(ellipse(72.5 + i * 43, 190, 9.5, 10.5), "#F0D6B4")
        d.tint(ellipse(72.5 + i * 43, 182, 10.5, 6), p.SUMI)
    m.door(d, 62, 262, 236, 88, "#3A281C")
    m.curtain(d, 62, 252, 236, 46, p.HI, 6)
    _put(d, "face-paint", 146, 246, 0.68)
    for x in (62, 110, 250, 298):
        m.lantern(d, x, 244, 30)
    m.stones(d, 36, 346, 288)
    for x, tone in ((-26, p.AI), (8, "#7A6AA6"), (328, p.MATSUBA), (362, p.HI)):
        m.banner(d, x, 358, 190, tone)


def _restaurant(d: Pen) -> None:
    """At the river: a red curtain with a fish, steam from the kitchen."""
    s.hills(d, 290, 60, "#8FB7B4", 3)
    s.smoke(d, 262, 96)
    m.wall(d, 62, 176, 236, 158, "#D2A468", 5)
    m.door(d, 88, 214, 184, 120, "#5A3A22")
    m.curtain(d, 82, 206, 196, 84, p.HI, 5)
    d.patch(ellipse(180, 248, 42), p.KINARI, 3)
    _put(d, "fish", 142, 210, 0.76)
    m.roof(d, 62, 96, 236, 82, "#55606A")
    d.area(block(126, 122, 108, 40, 4), "#8A5A2C", 4)
    d.mark("M144 142C152 130 160 154 168 142C176 130 184 154 192 142C200 130 208 154 216 142", 5, p.KINARI)
    m.lantern(d, 58, 238, 60, "#F0B9A0", p.HI)
    m.lantern(d, 302, 238, 60, "#F0B9A0", p.HI)
    s.water(d, 344)
    for x in (78, 130, 230, 282):
        d.area(block(x - 4, 330, 9, 34), p.KURI, 3)
    d.area(block(44, 328, 272, 13, 2), "#A9773F", 4)
    s.willow(d, -34, 350, 220)


def _merchant_house(d: Pen) -> None:
    """A great shop on the main street, Fuji at its end."""
    s.fuji(d, 376, 334, 300, "#6C8FA8")
    s.roofs(d, 318, "#A9B7B0", 9)
    s.mist(d, 300, 262, 260, p.SHIRO, 0.9)
    s.earth(d, "#CDB78C")
    m.wall(d, 40, 214, 280, 134, "#8A5F38", 6)
    m.wall(d, 70, 134, 220, 46, m.PLASTER, 5)
    for x in (92, 150, 208):
        m.lattice(d, x, 146, 48, 28, "#4A4038", 6)
    m.roof(d, 70, 78, 220, 58, m.SLATE)
    m.door(d, 60, 250, 240, 98, "#4A3020")
    m.curtain(d, 52, 236, 256, 70, p.KON, 6)
    d.patch(ellipse(180, 270, 31), p.KINARI, 3)
    _put(d, "sandal", 154, 244, 0.52)
    m.roof(d, 40, 178, 280, 44, m.SLATE)
    for x, y, tone in ((64, 318, "#C98A4B"), (64, 290, "#B5804A"), (104, 318, "#D2A468"), (262, 318, "#B5804A")):
        d.area(block(x, y, 38, 28, 3), tone, 3.6)
        d.s.line(way(x + 19, y + 2, x + 19, y + 26), 3, p.KURI)
    m.stones(d, 34, 346, 292)


def _storehouse(d: Pen) -> None:
    """Thick white walls in the snow, bales of rice before them."""
    s.hills(d, 286, 80, "#8698A6", 8)
    s.hills(d, 316, 50, "#B9C4CA", 5)
    s.pine(d, 396, 360, 180, "#4C6250")
    s.earth(d, "#F2F2EC")
    m.wall(d, 80, 170, 200, 106, m.PLASTER, 1)
    d.area(block(80, 262, 200, 88), m.SLATE, 5)
    for i in range(8):
        x = 80 + i * 25
        d.s.line(way(x, 264, x + 25, 306, x, 348), 2.6, p.SHIRO)
        d.s.line(way(x + 25, 264, x, 306, x + 25, 348), 2.6, p.SHIRO)
    m.roof(d, 80, 84, 200, 84, m.SLATE, 22)
    d.area(
        "M112 76C136 70 224 70 248 76C268 100 282 130 302 152C276 144 262 152 240 144C214 154 196 142 172 148"
        "C146 140 120 152 92 142C80 150 70 150 58 154C84 128 96 100 112 76Z",
        p.SHIRO,
        4,
    )
    d.area(block(146, 188, 68, 56, 3), "#4A3A2C", 4)
    d.area(block(138, 182, 14, 68, 2), p.SHIRO, 4)
    d.area(block(208, 182, 14, 68, 2), p.SHIRO, 4)
    d.tint(ellipse(180, 138, 16), p.SUMI)
    d.s.line(ellipse(180, 138, 10), 3, p.SHIRO, closed=True)
    for x, y in ((56, 318), (96, 322), (74, 290)):
        _put(d, "rice", x - 30, y - 22, 0.66)
    s.flakes(d, p.SHIRO, 70, 3)


def _well(d: Pen) -> None:
    """A well under a cherry tree."""
    s.hills(d, 296, 56, "#A9C2A0", 2)
    s.mist(d, -150, 220, 220, p.SHIRO, 0.8)
    s.earth(d, "#B8BE7C")
    s.cherry(d, 318, 360, 330)
    for x in (92, 254):
        d.area(block(x, 150, 14, 150), "#A9773F", 4.4)
    d.area(block(84, 156, 192, 11, 2), "#8A5F38", 4)
    d.area(ellipse(180, 178, 20), "#B5804A", 4)
    d.tint(ellipse(180, 178, 7), p.SUMI)
    d.mark(way(180, 192, 180, 240), 5)
    d.mark(way(166, 176, 160, 272), 4)
    _put(d, "bucket", 144, 224, 0.72)
    m.roof(d, 84, 88, 192, 62, "#6B5A44", 22)
    d.area(polygon(70, 276, 290, 276, 280, 360, 80, 360), "#8D949A", 5)
    for y, xs in ((304, (116, 164, 212, 254)), (332, (98, 142, 188, 234))):
        d.mark(way(74, y, 286, y), 3)
        for x in xs:
            d.mark(way(x, y, x, y + 26), 2.6)
    d.area(block(62, 268, 236, 14, 3), "#A9773F", 4.4)
    s.flakes(d, "#F1BFC8", 22, 11, 3.2, 120)


def _farmhouse(d: Pen) -> None:
    """Thatch among the fields in autumn."""
    s.hills(d, 270, 110, "#C98A55", 9)
    s.hills(d, 300, 60, "#A9793F", 4)
    d.tint(block(s.LEFT, 300, s.RIGHT - s.LEFT, 70), "#D9B84E")
    for x in range(int(s.LEFT), int(s.RIGHT), 22):
        d.s.line(f"M{x} 352q2 -18 8 -26M{x + 4} 352q0 -14 -6 -22", 2, "#A5822E")
    s.earth(d, "#B79A5A")
    m.wall(d, 66, 236, 228, 116, "#C9A070", 4)
    m.lattice(d, 80, 262, 66, 46, "#EBDCBF", 4)
    m.door(d, 172, 258, 62, 94, "#5A3A22")
    d.area("M26 246C76 204 108 136 138 88L222 88C252 136 284 204 334 246C300 254 60 254 26 246Z", m.THATCH, 5)
    for t in (-0.9, -0.6, -0.3, 0.0, 0.3, 0.6, 0.9):
        d.mark(
            f"M{180 + t * 40:.1f} 96C{180 + t * 62:.1f} 140 {180 + t * 104:.1f} 194 {180 + t * 150:.1f} 242",
            2.4,
            "#8A6A2C",
        )
    d.mark("M30 242C80 250 280 250 330 242", 4, "#8A6A2C")
    d.area("M128 74L232 74L226 98L134 98Z", "#8A6A2C", 4)
    for x in (146, 172, 198, 220):
        d.mark(way(x - 6, 100, x + 8, 66), 4, p.KURI)
    _put(d, "rice", 244, 296, 0.66)
    _put(d, "rice", 284, 302, 0.6)
    s.smoke(d, 172, 62, "#F3EBDC")


def _fire_watchtower(d: Pen) -> None:
    """The watch at night, a glow on the horizon."""
    s.flakes(d, "#F3E9C8", 34, 21, 2.2, -70)
    s.crescent(d, 322, 70, 30)
    for y, alpha in ((232, 0.28), (258, 0.42), (284, 0.6)):
        d.tint(ellipse(60, 336, 330, 336 - y), "#C8502A", alpha)
    s.roofs(d, 306, "#22304A", 5)
    s.roofs(d, 334, "#16213A", 12)
    s.earth(d, "#2B3550")
    for beam in (
        (146, 172, 112, 362), (214, 172, 248, 362), (136, 226, 224, 226), (126, 284, 234, 284), (118, 332, 242, 332),
        (136, 226, 234, 284), (224, 226, 126, 284), (126, 284, 242, 332), (234, 284, 118, 332),
    ):  # fmt: skip
        d.mark(way(*beam), 13, p.SUMI)
        d.mark(way(*beam), 8, "#B5804A")
    d.area(block(118, 148, 124, 34, 2), "#A9773F", 4.4)
    for x in (138, 160, 180, 200, 222):
        d.mark(way(x, 150, x, 180), 3, p.KURI)
    d.area(block(134, 96, 92, 54), m.GLOW, 4.4)
    for x in (134, 218):
        d.area(block(x, 96, 9, 54), "#8A5F38", 3)
    d.area("M168 96L192 96L200 134L160 134Z", "#B98A24", 4)
    d.tint(ellipse(180, 138, 5), p.SUMI)
    m.roof(d, 128, 46, 104, 52, IRON, 24)
    _put(d, "standard", 248, 250, 1.06)


def _imperial_villa(d: Pen) -> None:
    """White walls over a pond, among gold clouds."""
    s.hills(d, 290, 60, "#8FA97E", 12)
    s.pine(d, 410, 352, 250)
    m.wall(d, 66, 174, 228, 60, m.PLASTER, 6)
    for i in range(6):
        m.lattice(d, 72 + i * 37, 194, 30, 36, "#FBF7EA", 3)
    m.roof(d, 66, 104, 228, 72, "#4A5F58", 26)
    d.area(ellipse(180, 152, 13), GOLD, 3.4)
    m.wall(d, 30, 268, 300, 62, m.PLASTER, 8)
    for i in range(8):
        m.lattice(d, 35 + i * 37.4, 288, 29, 36, "#FBF7EA", 3)
    m.roof(d, 30, 222, 300, 48, "#4A5F58", 26)
    d.area(block(18, 328, 324, 11, 2), "#A9773F", 4)
    for x in (40, 110, 180, 250, 320):
        d.area(block(x - 4, 338, 9, 18), p.KURI, 3)
    s.water(d, 350, "#8FBBC0")
    s.cloud(d, -230, 150, 270)
    s.cloud(d, 330, 226, 240)
    s.cloud(d, 262, 62, 260)


HOUSES: dict[str, House] = {
    "inn": House("#33466E", "#F0B57E", _inn),
    "shrine": House("#BFD8CC", "#F6DDD0", _shrine),
    "kabuki-theater": House("#5E9DB4", "#DCEBE2", _kabuki_theater),
    "restaurant": House("#3F7F94", "#CFE3DA", _restaurant),
    "merchant-house": House("#7FB4C6", "#F3E6CF", _merchant_house),
    "storehouse": House("#6B7F94", "#C6D0D6", _storehouse),
    "well": House("#9CCBD2", "#F7E3E2", _well),
    "farmhouse": House("#E08A4A", "#F7DFA8", _farmhouse),
    "fire-watchtower": House("#0E1A34", "#3B3F66", _fire_watchtower),
    "imperial-villa": House("#C9DCD2", "#F3E3B4", _imperial_villa),
}
KNOWN_HOUSES = Register("house", HOUSES)
"""With those of an expansion."""
