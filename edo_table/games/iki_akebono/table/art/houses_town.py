"""The buildings of the expansion in the town: shops, school, theatre, temple; see IKI's `houses` for the measures."""

from __future__ import annotations

from edo_table.games.iki.table.art import masonry as m
from edo_table.games.iki.table.art import scenery as s
from edo_table.games.iki.table.art.bust import draw_prop
from edo_table.games.iki.table.art.houses import House
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import GOLD, IRON, Pen
from edo_table.games.iki.table.art.textiles import cloth
from edo_table.ui.print import palette as p
from edo_table.ui.print.palette import mix

_RED = "#C8402F"


def _put(d: Pen, name: str, x: float, y: float, scale: float) -> None:
    with d.at(x, y, scale):
        draw_prop(d, name)


def _kimono_shop(d: Pen) -> None:
    """A draper's wide front: robes on their racks, bolts of cloth hung out from the upper floor."""
    s.roofs(d, 306, "#B9C9C0", 4)
    s.mist(d, -190, 128, 250, p.SHIRO, 0.9)
    s.mist(d, 300, 190, 230, p.SHIRO, 0.9)
    s.earth(d, "#C9AE7C")
    m.wall(d, 66, 126, 228, 80, "#B98C55", 5)
    m.roof(d, 66, 66, 228, 62, "#3F4A5C")
    for i, (tone, kind, figure) in enumerate((
        ("#6B5B98", "flower", "#E4DAF2"), (_RED, "dot", "#F6DCCF"), ("#2F6F7A", "wave", "#C9E2E4"),
        ("#D9A93A", "leaf", "#8A5A1C"), ("#4E7A4A", "kasuri", "#E2EBCF"),
    )):  # fmt: skip
        x = 82 + 42 * i
        shape = polygon(x, 138, x + 30, 138, x + 30, 214, x, 214)
        d.area(shape, tone, 3.4)
        cloth(d, shape, kind, figure, 12, 2.2)  # type: ignore[arg-type]
        d.area(block(x - 3, 132, 36, 8, 3), p.KURI, 3)
    m.wall(d, 30, 262, 300, 88, "#B98C55", 6)
    m.door(d, 44, 266, 272, 84, "#F0D9A8")
    m.roof(d, 30, 200, 300, 62, "#3F4A5C", 20)
    m.curtain(d, 44, 264, 272, 30, p.KON, 8)
    for x in (72, 140, 208, 276):
        d.tint(ellipse(x + 4, 278, 8), p.SHIRO)
    for x in (54, 142, 230):
        _put(d, "robe", x, 292, 0.6)
    m.stones(d, 22, 346, 316)
    m.banner(d, -30, 358, 180, "#6B5B98")
    m.banner(d, 366, 358, 180, _RED)


def _picture_book_shop(d: Pen) -> None:
    """Prints clipped in rows under the eaves, books in slanting piles, the publisher's signboard."""
    s.roofs(d, 300, "#C9B79A", 11)
    s.earth(d, "#BFA274")
    s.cherry(d, -60, 358, 250)
    m.wall(d, 50, 154, 260, 196, "#C99A5E", 5)
    m.door(d, 62, 166, 236, 184, "#5A3D26")
    for row, y in enumerate((172, 232)):
        d.mark(way(64, y - 1, 296, y - 1), 3, p.KINARI)
        for i in range(6):
            x = 70 + 38 * i
            sky = ("#8FC0CC", "#F0D9A8", "#E9C2B4", "#6FA3A8", "#D9C2E0", "#F3E6CF")[(i + 3 * row) % 6]
            d.area(block(x, y, 32, 48, 1), p.SHIRO, 2.6)
            d.tint(block(x + 3, y + 3, 26, 42), sky)
            with d.at(x + 3, y + 3, 0.26):
                _print_face(d, (i + row * 2) % 4)
    for i, x in enumerate((66, 128, 190, 244)):
        _put(d, "books", x, 288 + (i % 2) * 2, 0.56)
    m.roof(d, 50, 86, 260, 72, "#5F5148")
    d.area(block(126, 108, 108, 42, 4), "#2F2B29", 4)
    d.mark(block(131, 113, 98, 32, 3), 2.4, GOLD)
    d.tint(polygon(180, 116, 200, 142, 160, 142), GOLD)
    d.tint(polygon(180, 116, 186, 124, 181, 122, 176, 126), p.SHIRO)
    m.stones(d, 40, 346, 280)
    m.banner(d, 334, 358, 200, p.MATSUBA)
    s.flakes(d, "#F1BFC8", 12, 17, 3.0, 120)


def _print_face(d: Pen, which: int) -> None:
    """A print in a 100 x 160 box: a mountain, a wave, a face, a bird on a branch."""
    if which == 0:
        d.tint("M0 130L34 60L66 60L100 130L100 160L0 160Z", "#3F6E8E")
        d.tint("M34 60L66 60L78 86L60 78L50 90L38 76L22 86Z", p.SHIRO)
        d.tint(ellipse(76, 30, 13), _RED)
    elif which == 1:
        d.tint("M0 70C20 20 70 10 96 44C78 36 62 50 70 72C84 66 96 76 100 90L100 160L0 160Z", p.AI)
        d.mark("M16 80C30 40 60 30 84 42", 9, p.SHIRO)
    elif which == 2:
        d.tint("M10 160C12 112 34 104 50 104C66 104 88 112 90 160Z", "#7A3E30")
        d.tint(ellipse(50, 70, 28, 36), "#F6E3C4")
        d.tint("M20 62C18 14 82 14 80 62C70 42 30 42 20 62Z", p.SUMI)
        d.mark("M34 66L44 68", 6)
        d.mark("M56 68L66 66", 6)
        d.tint(ellipse(50, 92, 6, 4), _RED)
    else:
        d.mark("M0 120C30 100 60 110 100 60", 10, p.KURI)
        d.tint("M30 84C34 60 60 56 72 70L88 64L78 82C70 102 40 104 30 84Z", p.AI)
        for x, y in ((18, 96), (58, 104), (86, 52), (92, 84)):
            d.tint(ellipse(x, y, 9), "#E9879A")


def _private_school(d: Pen) -> None:
    """An open room with children at their desks, writing sheets hung to dry, a plum tree in bloom."""
    s.hills(d, 292, 70, "#A9C2A0", 14)
    s.mist(d, 280, 150, 250, p.SHIRO, 0.9)
    s.earth(d, "#C2B77E")
    m.wall(d, 48, 178, 264, 152, "#E3C48E", 1)
    d.area(block(62, 190, 236, 136), "#F6E7BE", 4)
    d.mark(way(62, 206, 298, 206), 2.4, p.KURI)
    for i, x in enumerate((72, 112, 208, 250)):
        d.area(block(x, 206, 32, 46, 1), p.SHIRO, 2.8)
        for line in (
            ("M{0} 214L{1} 214", "M{2} 212L{2} 244", "M{0} 228L{1} 226"),
            ("M{0} 216L{1} 242", "M{1} 214L{0} 242"),
        )[i % 2]:
            d.mark(line.format(x + 8, x + 24, x + 16), 4.4)
    d.area("M152 258C152 228 160 216 180 216C200 216 208 228 208 258Z", "#3E3A5C", 3.4)
    d.area(ellipse(180, 206, 15, 17), "#EFCFA4", 3.2)
    d.tint("M165 202C166 184 194 184 195 202C188 194 172 194 165 202Z", "#D9D3C5")
    d.mark("M172 212C176 216 184 216 188 212", 2)
    d.area(block(140, 254, 80, 9, 2), "#8A5A34", 3.4)
    for i, x in enumerate((88, 146, 206, 264)):
        hue = (_RED, p.AI, "#7A6AA6", p.MATSUBA)[i]
        d.area(f"M{x - 22} 314C{x - 20} 294 {x - 12} 288 {x} 288C{x + 12} 288 {x + 20} 294 {x + 22} 314Z", hue, 3.2)
        d.area(ellipse(x, 278, 13, 14), "#EFCFA4", 3)
        d.tint(f"M{x - 13} 276C{x - 14} 258 {x + 14} 258 {x + 13} 276C{x + 6} 268 {x - 6} 268 {x - 13} 276Z", p.SUMI)
        d.tint(ellipse(x, 262, 4.5), p.SUMI)
        d.area(block(x - 25, 310, 50, 9, 2), "#8A5A34", 3)
    for x in (48, 306):
        d.area(block(x - 4, 172, 14, 162), "#A9773F", 3.4)
    d.area(block(34, 328, 292, 12, 2), "#A9773F", 4)
    for x in (54, 180, 300):
        d.area(block(x, 338, 10, 18), p.KURI, 3)
    m.roof(d, 48, 96, 264, 82, "#6B5A44", 24)
    with d.at(352, 356, 1.0):
        d.mark("M0 0C-6 -60 20 -90 -4 -150C-14 -176 0 -200 16 -214", 13, "#4A3A30")
        d.mark("M2 -90C-24 -104 -40 -124 -46 -150", 8, "#4A3A30")
        d.mark("M-2 -140C20 -150 36 -160 44 -182", 8, "#4A3A30")
        for x, y in (
            (16, -214),
            (4, -188),
            (-8, -160),
            (-46, -150),
            (-34, -124),
            (-18, -106),
            (44, -182),
            (28, -160),
            (8, -120),
        ):
            for k in range(2):
                d.area(ellipse(x - 8 + 15 * k, y + (6 if k else -5), 8.5), "#F7F0F0" if k else "#E9A3B2", 3)


def _storytellers_theater(d: Pen) -> None:
    """A hall in lamplight: the teller on his cushion upstairs, the great fan for a sign, names on the lanterns."""
    s.flakes(d, "#F3E9C8", 18, 51, 2.0, -70)
    s.roofs(d, 308, "#3A3558", 6)
    s.earth(d, "#8A7460")
    m.wall(d, 74, 128, 212, 92, "#9C6A3C", 4)
    d.area(block(92, 138, 176, 78), "#F6D98A", 4)
    d.area(polygon(104, 216, 256, 216, 248, 200, 112, 200), _RED, 3.4)
    d.area("M146 202C150 176 162 168 180 168C198 168 210 176 214 202Z", p.AI, 3.4)
    d.area(ellipse(180, 156, 14, 16), "#EFCFA4", 3.2)
    d.tint("M166 152C166 134 194 134 194 152C188 146 172 146 166 152Z", p.SUMI)
    d.tint(ellipse(181, 135, 5), p.SUMI)
    d.patch(ellipse(178, 164, 4, 3), "#7A2A22", 1.6)
    d.area("M206 176L232 158C236 166 236 176 232 184Z", p.SHIRO, 3)
    d.mark("M200 184L208 178", 6, "#EFCFA4")
    for x in (100, 252):
        d.area(block(x - 3, 150, 10, 52, 3), "#F3E3B4", 2.8)
        d.tint(block(x - 5, 146, 14, 5), p.SUMI)
    m.roof(d, 74, 66, 212, 64, "#7A3E30")
    m.wall(d, 44, 270, 272, 80, "#9C6A3C", 6)
    m.door(d, 122, 268, 116, 82, "#3A281C")
    m.curtain(d, 122, 268, 116, 42, "#5A4A86", 4)
    m.roof(d, 44, 214, 272, 56, "#7A3E30", 20)
    d.area(block(54, 284, 56, 60, 2), "#F6EBC8", 4)
    d.area(block(250, 284, 56, 60, 2), "#F6EBC8", 4)
    for x in (68, 82, 96, 264, 278, 292):
        d.mark(way(x, 290, x, 336), 4)
    with d.at(136, 222, 0.88):
        d.area("M50 84L2 36C14 14 34 4 50 4C66 4 86 14 98 36Z", p.SHIRO, 5)
        d.tint("M16 50L6 37C18 18 34 8 50 8C66 8 82 18 94 37L84 50C74 38 62 32 50 32C38 32 26 38 16 50Z", "#E9B25A")
        d.tint(ellipse(50, 21, 9), _RED)
        for x in (14, 32, 50, 68, 86):
            d.mark(way(50, 82, x, 26 if x in (14, 86) else 12), 2, p.KURI)
        d.mark("M50 84L2 36C14 14 34 4 50 4C66 4 86 14 98 36Z", 5)
    for i, x in enumerate((8, 352)):
        m.lantern(d, x, 250, 84, "#F4D48A", (_RED, p.AI)[i])
        d.mark(way(x, 294, x, 356), 6, p.KURI)
    m.stones(d, 36, 346, 288)
    m.banner(d, -46, 358, 180, _RED)
    m.banner(d, 376, 358, 180, "#5A4A86")


def _temple(d: Pen) -> None:
    """A pagoda of five roofs and the great hall among pines and gold clouds."""
    s.hills(d, 288, 80, "#7F9C82", 10)
    s.pine(d, 420, 356, 230)
    s.pine(d, -54, 356, 200)
    for i in range(5):
        w = 86 + 15 * i
        y = 20 + 58 * i
        d.area(block(256 - w * 0.28, y + 24, w * 0.56, 40), "#A8432F", 4)
        for k in (0.3, 0.5, 0.7):
            d.mark(way(256 - w * 0.28 + w * 0.56 * k, y + 28, 256 - w * 0.28 + w * 0.56 * k, y + 62), 2.6, "#5A2018")
        m.roof(d, 256 - w * 0.36, y, w * 0.72, 32, "#465A58", 20)
    d.mark(way(256, 14, 256, -44), 6, GOLD)
    for y in (-34, -24, -14, -4):
        d.mark(way(246, y, 266, y), 4, GOLD)
    s.earth(d, "#C4B48A", 350)
    m.wall(d, 40, 248, 168, 82, "#A8432F", 4)
    for x in (52, 142):
        m.lattice(d, x, 268, 54, 44, "#F6E7BE", 4)
    m.door(d, 108, 262, 32, 68, "#3A201A")
    d.area("M4 252C40 236 66 196 78 168L170 168C182 196 208 236 244 252C236 262 226 262 214 260Q124 268 34 260"
           "C22 262 12 262 4 252Z",
           "#465A58", 5)  # fmt: skip
    for t in (-0.85, -0.5, -0.17, 0.17, 0.5, 0.85):
        d.mark(f"M{124 + t * 44:.0f} 174C{124 + t * 58:.0f} 204 {124 + t * 88:.0f} 236 {124 + t * 116:.0f} 256", 2.2,
               mix("#465A58", p.SUMI, 0.5))  # fmt: skip
    d.area("M92 232C98 206 110 194 124 190C138 194 150 206 156 232C146 226 102 226 92 232Z", "#5F7672", 4)
    d.area(ellipse(124, 216, 8), GOLD, 3)
    d.area(block(70, 158, 108, 13, 4), "#2F3F3E", 4)
    m.steps(d, 124, 354, 116, 3)
    for x in (20, 210):
        d.area(block(x + 3, 306, 14, 46), "#9AA0A3", 3.4)
        d.area(block(x - 2, 282, 24, 24, 3), "#B3B8BA", 3.4)
        d.tint(block(x + 4, 287, 12, 14), m.GLOW)
        d.area(polygon(x - 10, 284, x + 10, 266, x + 30, 284), IRON, 3.4)
    s.cloud(d, -200, 96, 250)
    s.cloud(d, 322, 178, 220)
    s.cloud(d, -216, 236, 190)


TOWN_HOUSES: dict[str, House] = {
    "kimono-shop": House("#7FBBD0", "#F6E9D2", _kimono_shop),
    "picture-book-shop": House("#F0C9B4", "#FBF0DC", _picture_book_shop),
    "private-school": House("#9CCFC8", "#F6F0D2", _private_school),
    "storytellers-theater": House("#2A2350", "#C9806A", _storytellers_theater),
    "temple": House("#8FC3CC", "#F7E6B4", _temple),
}
