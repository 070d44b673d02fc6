"""The buildings of the expansion at the river and where people rest: see IKI's `houses` for the measures."""

from __future__ import annotations

from edo_table.games.iki.table.art import masonry as m
from edo_table.games.iki.table.art import scenery as s
from edo_table.games.iki.table.art.bust import draw_prop
from edo_table.games.iki.table.art.houses import House
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import IRON, STRAW, Pen
from edo_table.games.iki_akebono.table.art.signs import boat, trade
from edo_table.ui.print import palette as p
from edo_table.ui.print.palette import mix

_RED = "#C8402F"


def _put(d: Pen, name: str, x: float, y: float, scale: float) -> None:
    with d.at(x, y, scale):
        draw_prop(d, name)


def _cask(d: Pen, x: float, y: float, r: float, mark: str) -> None:
    """A cask of sake in its straw, seen from the front; (x, y) is the middle of its foot."""
    d.area(
        f"M{x - r} {y - 1.7 * r:.1f}"
        f"C{x - 1.12 * r:.1f} {y - 1.1 * r:.1f} {x - 1.12 * r:.1f} {y - 0.6 * r:.1f} {x - 0.9 * r:.1f}"
        f" {y}L{x + 0.9 * r:.1f} {y}C{x + 1.12 * r:.1f} {y - 0.6 * r:.1f} {x + 1.12 * r:.1f} {y - 1.1 * r:.1f} {x + r}"
        f" {y - 1.7 * r:.1f}Z", "#EAD9AE", 3.4,
    )  # fmt: skip
    d.area(ellipse(x, y - 1.7 * r, r, r * 0.28), "#F6EFDB", 3)
    d.tint(ellipse(x, y - 0.85 * r, r * 0.5), mark)
    for k in (-0.2, -1.4):
        d.mark(f"M{x - r} {y + k * r:.1f}Q{x} {y + k * r + r * 0.2:.1f} {x + r} {y + k * r:.1f}", 2.6, p.KURI)


def _inn_for_sailors(d: Pen) -> None:
    """Dusk at the quay: an inn over the water, boats tied up, a mast behind."""
    s.hills(d, 290, 60, "#54748E", 5)
    for x, high in ((-40, 190), (392, 210)):
        d.mark(way(x, 350, x, 350 - high), 6, p.KURI)
        d.mark(way(x, 350 - high, x + 62, 330), 1.8)
        d.mark(way(x, 350 - high, x - 62, 330), 1.8)
        d.area(block(x - 34, 350 - high + 14, 68, 12, 6), p.SHIRO, 3.4)
    m.wall(d, 84, 128, 192, 70, "#A87A4C", 4)
    for x in (96, 190):
        m.lattice(d, x, 146, 74, 42, m.GLOW, 6)
    m.roof(d, 84, 66, 192, 64, "#4C6272")
    m.wall(d, 54, 246, 252, 82, "#A87A4C", 5)
    m.lattice(d, 66, 266, 60, 46, m.GLOW, 5)
    m.lattice(d, 234, 266, 60, 46, m.GLOW, 5)
    m.door(d, 142, 258, 76, 70)
    m.curtain(d, 142, 260, 76, 40, p.KON, 3)
    with d.at(164, 262, 0.34):
        d.mark("M50 10L50 86", 12, p.SHIRO)
        d.mark("M28 30L72 30", 11, p.SHIRO)
        d.mark("M12 58C16 88 84 88 88 58", 12, p.SHIRO)
    m.roof(d, 54, 186, 252, 62, "#4C6272")
    d.area(block(34, 326, 292, 13, 2), "#8F6438", 4)
    for x in (52, 112, 248, 308):
        d.area(block(x - 5, 338, 10, 26), p.KURI, 3)
    for x in (56, 304):
        m.lantern(d, x, 262, 46, "#F4C95A", _RED)
    s.water(d, 348, "#4F86A0")
    with d.at(-26, 286, 0.86):
        boat(d)


def _pub(d: Pen) -> None:
    """Night: a rope curtain, red lanterns, casks of sake, steam from the pots."""
    s.flakes(d, "#F3E9C8", 26, 31, 2.0, -70)
    s.crescent(d, 44, 66, 26)
    s.roofs(d, 300, "#1D2740", 9)
    s.earth(d, "#4A3F3A")
    s.smoke(d, 250, 84, "#C9BFB0")
    m.wall(d, 58, 162, 244, 190, "#A8713C", 5)
    m.door(d, 84, 200, 192, 152, "#F0B24A")
    d.tint(block(84, 300, 192, 52), "#8A4A22", 0.55)
    d.area(block(96, 296, 168, 12, 2), "#6A4527", 3.4)
    for x, hue in ((118, p.AI), (180, "#7A3E30"), (240, p.MATSUBA)):
        d.area(ellipse(x, 262, 13, 15), "#E9C79A", 3)
        d.tint(f"M{x - 13} 258C{x - 12} 242 {x + 12} 242 {x + 13} 258C{x + 6} 252 {x - 6} 252 {x - 13} 258Z", p.SUMI)
        d.area(f"M{x - 24} 297C{x - 22} 280 {x - 12} 276 {x} 276C{x + 12} 276 {x + 22} 280 {x + 24} 297Z", hue, 3)
    d.area(block(74, 190, 212, 12, 3), p.KURI, 3.4)
    for i in range(26):
        x = 80 + 8 * i
        d.mark(f"M{x} 200C{x + 3} 212 {x - 3} 222 {x + (1 if i % 2 else -1)} {238 if i % 2 else 232}", 3.4, STRAW)
    m.roof(d, 58, 92, 244, 74, "#4E3B34")
    d.area(block(132, 118, 96, 38, 3), "#E7C38C", 4)
    _put(d, "sake", 163, 119, 0.36)
    for x in (54, 306):
        m.lantern(d, x, 240, 76, "#E2553F", p.SHIRO)
    for x, y in ((300, 354), (344, 354), (322, 308)):
        _cask(d, x, y, 21, _RED if y < 350 else p.AI)
    _put(d, "sake", 24, 292, 0.6)


def _public_bathhouse(d: Pen) -> None:
    """Steam over the ridge, a curved gable over two doors, the bow that says: come in, the water is hot."""
    s.hills(d, 292, 64, "#A9C3A0", 8)
    s.earth(d, "#C4B284")
    s.pine(d, -44, 356, 210)
    for dx in (-36, 0, 36):
        d.mark(f"M{180 + dx} 84C{160 + dx} 62 {202 + dx} 44 {182 + dx} 14"
               f"C{170 + dx} -4 {192 + dx} -18 {186 + dx} -30", 9,
               p.SHIRO)  # fmt: skip
    d.area(block(124, 84, 112, 24), "#E7D7B0", 4)
    for x in range(138, 232, 14):
        d.mark(way(x, 86, x, 106), 2.6, m.SHADE)
    m.roof(d, 124, 60, 112, 26, "#55707A", 14)
    m.wall(d, 46, 208, 268, 142, "#DDB37A", 6)
    for x in (56, 248):
        m.lattice(d, x, 238, 56, 44, m.PLASTER, 5)
    m.roof(d, 46, 106, 268, 98, "#55707A", 26)
    for x in (122, 186):
        m.door(d, x, 252, 52, 98, "#7A5433")
    for x, tone in ((122, p.AI), (186, "#B0473A")):
        m.curtain(d, x, 254, 52, 58, tone, 2)
        for k in (-10, 4, 18):
            d.mark(f"M{x + 22 + k} 304C{x + 15 + k} 295 {x + 29 + k} 285 {x + 22 + k} 272", 4, p.SHIRO)
    d.area(
        "M92 238C116 232 128 206 148 196C164 188 196 188 212 196C232 206 244 232 268 238L264 250"
        "C238 248 224 226 208 214"
        "C196 206 164 206 152 214C136 226 122 248 96 250Z", "#465A62", 5,
    )  # fmt: skip
    d.area("M122 250C138 232 146 220 156 214C168 208 192 208 204 214C214 220 222 232 238 250Z", m.PLASTER, 4)
    d.mark("M156 240C164 222 196 222 204 240", 6, p.KURI)
    d.mark(way(156, 240, 204, 240), 2.4)
    d.mark(way(180, 246, 180, 216), 4, p.HI)
    m.stones(d, 36, 348, 288)
    _put(d, "bucket", 296, 308, 0.48)


def _tea_house(d: Pen) -> None:
    """Thatch at the road in autumn: a bench with a red cloth under a great paper umbrella, Fuji far off."""
    s.fuji(d, 262, 268, 130, "#7F8FA8")
    s.hills(d, 300, 62, "#B9703C", 7)
    s.mist(d, -160, 226, 240, p.SHIRO, 0.8)
    s.earth(d, "#C9A86A")
    m.wall(d, 84, 226, 176, 126, "#C99A62", 4)
    m.door(d, 100, 252, 144, 100, "#6A4527")
    d.area(block(112, 300, 66, 52, 3), "#8A6A4A", 4)
    d.area("M124 298C122 280 160 280 158 298Z", IRON, 4)
    d.mark("M128 284C130 268 152 268 154 284", 4)
    s.smoke(d, 138, 262, "#F3EBDC")
    m.curtain(d, 100, 250, 144, 34, p.MATSUBA, 4)
    d.area("M54 234C98 200 122 150 142 112L206 112C226 150 250 200 290 234C258 242 86 242 54 234Z", m.THATCH, 5)
    for t in (-0.9, -0.55, -0.2, 0.2, 0.55, 0.9):
        d.mark(
            f"M{174 + t * 34:.1f} 118C{174 + t * 52:.1f} 154 {174 + t * 84:.1f} 200 {174 + t * 116:.1f} 232",
            2.4,
            "#8A6A2C",
        )
    d.area("M134 100L214 100L208 120L140 120Z", "#8A6A2C", 4)
    d.mark(way(304, 346, 304, 152), 8)
    d.mark(way(304, 346, 304, 152), 4.4, "#C99A62")
    d.area(
        "M214 192C236 160 268 140 304 138C340 140 372 160 394 192C364 178 336 172 304 172C272 172 244 178 214 192Z",
        _RED,
        5,
    )
    for q in (-58, -30, 0, 30, 58):
        d.mark(f"M304 140C{304 + q * 0.5} 150 {304 + q * 0.9:.0f} 164 {304 + q} {173 + abs(q) * 0.1:.0f}", 2.2, p.SHIRO)
    d.area(block(240, 306, 124, 14, 2), _RED, 4)
    d.area(polygon(240, 318, 364, 318, 360, 334, 244, 334), mix(_RED, p.SUMI, 0.25), 3.4)
    for x in (254, 346):
        d.area(block(x - 5, 332, 10, 24), p.KURI, 3)
    d.area("M276 292L300 292C300 302 296 306 288 306C280 306 276 302 276 292Z", "#7FA89A", 3)
    d.area("M312 296L332 296C331 304 328 306 322 306C316 306 313 304 312 296Z", p.SHIRO, 3)
    with d.at(-48, 356, 0.9):
        d.area("M-8 0C-4 -60 -18 -110 -10 -150L4 -150C0 -110 10 -60 10 0Z", "#5A4030", 4)
        for x, y, r in ((-40, -150, 34), (30, -156, 38), (-6, -196, 42), (-58, -190, 26), (56, -190, 28)):
            d.area(ellipse(x, y, r, r * 0.84), "#D06A2C", 4)
        for x, y, r in ((-20, -170, 30), (20, -178, 30)):
            d.tint(ellipse(x, y, r), "#D06A2C")
    s.flakes(d, "#D9762C", 16, 41, 3.4, 120)


def _wholesale_shipping_agency(d: Pen) -> None:
    """White storehouses on the quay, casks and bales before them, a great ship under sail."""
    s.hills(d, 286, 46, "#9DB9B4", 12)
    weight, d.weight = d.weight, d.weight * 0.5
    with d.at(196, 76, 2.3):
        trade(d)
    d.weight = weight
    s.mist(d, -190, 150, 230, p.SHIRO, 0.85)
    for x, y in ((-2, 150), (112, 132)):
        m.wall(d, x, y + 56, 112, 142, m.PLASTER, 1)
        d.area(block(x, y + 126, 112, 72), "#3A4046", 4.4)
        for k in range(5):
            a = x + 4 + 22 * k
            d.s.line(way(a, y + 130, a + 22, y + 162, a, y + 194), 2.4, p.SHIRO)
            d.s.line(way(a + 22, y + 130, a, y + 162, a + 22, y + 194), 2.4, p.SHIRO)
        d.area(block(x + 36, y + 78, 40, 44, 2), "#4A3A2C", 4)
        d.area(block(x + 29, y + 74, 9, 52, 2), p.SHIRO, 3)
        d.area(block(x + 74, y + 74, 9, 52, 2), p.SHIRO, 3)
        m.roof(d, x, y, 112, 58, m.SLATE, 14)
        d.tint(ellipse(x + 56, y + 66, 8), p.HI)
    s.earth(d, "#B59A68", 344)
    for x, y in ((20, 346), (62, 346), (41, 306)):
        _cask(d, x, y, 20, p.AI if y < 346 else _RED)
    for x, y in ((108, 308), (166, 308), (137, 276)):
        _put(d, "rice", x, y - 10, 0.56)
    d.area(block(s.LEFT, 344, 470, 12), "#8D949A", 4)
    s.water(d, 354, "#5F9AB0")


RIVER_HOUSES: dict[str, House] = {
    "inn-for-sailors": House("#2F4F74", "#E9A878", _inn_for_sailors),
    "pub": House("#121C38", "#4A3A5A", _pub),
    "public-bathhouse": House("#8FC0CC", "#F4E7CC", _public_bathhouse),
    "tea-house": House("#E3A15E", "#F8E3B4", _tea_house),
    "wholesale-shipping-agency": House("#6FAFC4", "#E6EFE2", _wholesale_shipping_agency),
}
