"""What stands behind the personalities of autumn and winter."""

from __future__ import annotations

import itertools

from edo_table.games.iki.table.art import masonry as m
from edo_table.games.iki.table.art import scenery as s
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import KOGANE, Pen
from edo_table.games.iki_akebono.table.art.stage import LEFT, Backdrop, ground, scene, twinkle
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import rand


def _drug_garden(d: Pen) -> None:
    """A physician's house: drawers of herbs to the ceiling."""
    ground(d, "#B58A58", 0)
    for row in range(8):
        for col in range(11):
            x, y = LEFT + 6 + 56 * col, -6 + 50 * row
            d.area(block(x, y, 50, 44, 2), ("#A97A48", "#9C6E40", "#B5874F")[(row + col * 2) % 3], 3)
            d.area(ellipse(x + 25, y + 28, 5), p.SUMI, 1.6)
            d.tint(block(x + 14, y + 7, 22, 12), "#EFE3C4")
    d.area(block(LEFT, 392, 640, 12), "#6A4A2F", 4)


def _post_road(d: Pen) -> None:
    """The post road along the sea with its pines, Fuji beyond, two travellers."""
    with d.at(396, 286, 1.5):
        s.fuji(d, 0, 0, 100, "#7F93B0")
    d.tint(block(LEFT, 276, 640, 60), "#5F93AE")
    for x, y in ((250, 296), (300, 288), (200, 304)):
        d.area(polygon(x, y, x, y - 30, x + 20, y), p.SHIRO, 2.6)
    d.area("M-70 470L-70 330C60 300 160 330 260 330C360 326 440 320 560 336L560 470Z", "#D9B878", 4)
    d.area("M-70 470L-70 356C40 336 120 350 210 362C170 400 90 440 40 470Z", "#8FA35E", 3.4)
    for x, y, size, flip in ((30, 372, 330, False), (130, 356, 220, True), (470, 370, 250, True)):
        s.pine(d, x, y, size, p.MATSUBA, flip)


def _dejima(d: Pen) -> None:
    """The bay of Nagasaki: a Dutch ship, the flag over the merchants' island."""
    scene(d, lambda e: s.hills(e, 262, 130, "#7FA07A", 6))
    d.tint(block(LEFT, 300, 640, 170), "#6FA3BC")
    d.area("M300 310L480 304C476 338 462 352 430 352L340 352C316 350 304 334 300 310Z", "#5A3A2A", 4)
    d.tint("M304 318L478 313L477 322L306 327Z", KOGANE)
    for x, top in ((340, 92), (392, 60), (444, 104)):
        d.mark(way(x, 308, x, top), 6, p.KURI)
        for k, w in ((0.0, 20), (0.36, 26), (0.7, 32)):
            y = top + 14 + (290 - top) * k * 0.94
            h = (290 - top) * 0.28
            d.area(f"M{x - w} {y:.0f}L{x + w} {y:.0f}"
                   f"C{x + w + 7} {y + h * 0.5:.0f} {x + w + 5} {y + h * 0.8:.0f} {x + w + 3} {y + h:.0f}"
                   f"L{x - w - 3} {y + h:.0f}"
                   f"C{x - w + 5} {y + h * 0.6:.0f} {x - w + 4} {y + h * 0.3:.0f} {x - w} {y:.0f}Z",
                   p.SHIRO, 3)  # fmt: skip
    d.area("M-70 340C20 320 130 324 200 336L190 362L-70 366Z", "#9AA0A3", 4)
    for x in (-40, 40, 110):
        d.area(block(x, 292, 66, 46), p.SHIRO, 3.4)
        m.roof(d, x, 262, 66, 32, "#7A3E30", 8)
    d.mark(way(24, 340, 24, 96), 6, p.KURI)
    for i, tone in enumerate((p.HI, p.SHIRO, "#2F4F8A")):
        d.area(f"M27 {102 + 24 * i}C56 {92 + 24 * i} 84 {116 + 24 * i} 122 {102 + 24 * i}L122 {126 + 24 * i}"
               f"C84 {140 + 24 * i} 56 {116 + 24 * i} 27 {126 + 24 * i}Z", tone, 3)  # fmt: skip


def _hermitage(d: Pen) -> None:
    """A hut in the hills, moonlit, maple leaves falling."""
    d.tint(ellipse(412, 96, 56), "#F6EBC0")
    scene(d, lambda e: s.hills(e, 250, 120, "#A9764F", 9))
    scene(d, lambda e: s.hills(e, 300, 80, "#8A5F44", 4))
    d.area(block(-4, 268, 130, 90), "#B98C55", 4)
    d.area(block(36, 286, 50, 72), "#4A3423", 3.4)
    d.area("M-44 272C6 236 30 196 42 168L86 168C98 200 120 240 166 272C100 282 20 282 -44 272Z", m.THATCH, 5)
    for t in (-0.8, -0.4, 0.0, 0.4, 0.8):
        d.mark(
            f"M{64 + t * 20:.0f} 174C{64 + t * 40:.0f} 210 {64 + t * 74:.0f} 246 {64 + t * 110:.0f} 270", 2.2, "#8A6A2C"
        )
    ground(d, "#7A6A4A", 356)
    for i in range(26):
        x, y = LEFT + 620 * rand(51, i), 340 * rand(52, i)
        with d.at(x, y, 0.2 + 0.08 * rand(53, i), 360 * rand(54, i)):
            d.area("M50 4C56 16 60 22 62 34C72 24 80 22 92 24C88 34 82 40 76 48C84 52 90 58 94 68"
                   "C82 70 72 70 64 66L53 98"
                   "L47 98L36 66C28 70 18 70 6 68C10 58 16 52 24 48C18 40 12 34 8 24C20 22 28 24 38 34"
                   "C40 22 44 16 50 4Z",
                   "#C8502F" if i % 3 else "#E0A03A", 8)  # fmt: skip


def _starry_coast(d: Pen) -> None:
    """A coast with its survey line from cape to cape, under the stars he measured by."""
    for i in range(60):
        d.tint(ellipse(LEFT + 620 * rand(61, i), 230 * rand(62, i), 1.5 + 2 * rand(63, i)), "#F6EFD2")
    plough = ((60, 60), (104, 48), (142, 62), (176, 84), (186, 122), (236, 132), (238, 92))
    for (x, y), (u, v) in itertools.pairwise(plough):
        d.s.line(way(x, y, u, v), 2, "#F6EFD2", 0.6)
    for x, y in plough:
        d.tint(ellipse(x, y, 5), "#F9F4DC")
    d.tint(block(LEFT, 250, 640, 220), "#3F6A8C")
    d.area(
        "M-70 290C0 270 60 300 120 290C180 280 220 316 300 310C380 304 420 276 560 300L560 470L-70 470Z", "#8FA062", 4
    )
    for x, y in ((20, 288), (130, 292), (236, 312), (372, 302), (470, 290)):
        d.mark(way(x, y, x, y - 52), 5, p.KURI)
        d.area(polygon(x + 2, y - 52, x + 30, y - 44, x + 2, y - 34), p.HI, 3)
    d.mark(
        "M20 250C80 260 100 254 130 246C180 260 200 268 236 262C300 262 330 262 372 252C420 250 440 250 470 244",
        3,
        p.HI,
    )


def _sparks(d: Pen) -> None:
    """Sparks and a thundercloud, as at the show of the electric machine."""
    for cx, cy, flip in ((96, 92, False), (420, 110, True)):
        with d.at(cx, cy, 1.0, flip=flip):
            for x, y, r in ((-50, 10, 36), (0, -10, 46), (52, 8, 38), (10, 26, 40)):
                d.area(ellipse(x, y, r * 1.2, r * 0.8), "#5A5F78", 4)
            for x, y, r in ((-30, 4, 30), (24, 4, 34)):
                d.tint(ellipse(x, y, r * 1.2, r * 0.8), "#5A5F78")
            d.area("M6 44L-26 118L0 110L-20 184L40 92L14 98L34 44Z", "#F4D048", 4)
    for i in range(40):
        u, v, k = LEFT + 620 * rand(71, i), 20 + 340 * rand(72, i), 5 + 6 * rand(73, i)
        d.tint(twinkle(u, v, k), "#F4D048" if i % 2 else "#8FC0E0")
    scene(d, lambda e: s.roofs(e, 312, "#2A2B44", 7))


def _snow_village(d: Pen) -> None:
    """A village in deep snow, sparrows in the air."""
    scene(d, lambda e: s.hills(e, 262, 100, "#DCE6EA", 5))
    for x, y, w in ((-10, 268, 110), (120, 284, 90), (380, 272, 120)):
        d.area(block(x, y, w, 80), "#8A6A4A", 4)
        d.area(block(x + w * 0.36, y + 26, w * 0.28, 54), "#F4C95A", 3.4)
        d.area(f"M{x - 30} {y + 4}"
               f"C{x + w * 0.2:.0f} {y - 40} {x + w * 0.34:.0f} {y - 70} {x + w * 0.42:.0f} {y - 88}"
               f"L{x + w * 0.58:.0f} {y - 88}"
               f"C{x + w * 0.66:.0f} {y - 70} {x + w * 0.8:.0f} {y - 40} {x + w + 30} {y + 4}"
               f"C{x + w} {y + 16} {x} {y + 16} {x - 30} {y + 4}Z",
               p.SHIRO, 4)  # fmt: skip
    d.area("M-70 356C60 336 150 360 260 348C360 340 450 356 560 344L560 470L-70 470Z", "#EEF3F3", 4)
    for x, y in ((70, 90), (120, 130), (410, 110), (450, 70), (180, 60)):
        d.area(f"M{x - 20} {y}C{x - 10} {y - 12} {x + 4} {y - 12} {x + 12} {y - 4}L{x + 22} {y - 8}L{x + 14} {y + 4}"
               f"C{x + 4} {y + 12} {x - 12} {y + 10} {x - 20} {y}Z", "#A0693E", 3)  # fmt: skip
        d.tint(f"M{x - 6} {y - 4}L{x + 8} {y - 22}L{x + 10} {y - 4}Z", "#6A4A2F")
    for i in range(60):
        d.tint(ellipse(LEFT + 620 * rand(81, i), 330 * rand(82, i), 3 + 3 * rand(83, i)), p.SHIRO)


def _castle(d: Pen) -> None:
    """A castle keep on its stone wall, pines at its foot."""
    d.area("M300 470C330 420 340 360 344 300L560 300L560 470Z", "#8D949A", 4)
    for y in (330, 362, 396, 430):
        d.mark(way(338 - (y - 300) * 0.2, y, 560, y), 3)
        for i in range(6):
            d.mark(way(350 + 36 * i + (y % 3) * 9, y, 350 + 36 * i + (y % 3) * 9, y + 30), 2.4)
    for x, y, w in ((360, 228, 190), (384, 156, 142), (408, 92, 94)):
        d.area(block(x, y, w, 74), p.SHIRO, 4)
        for k in range(int(w // 40)):
            d.tint(block(x + 20 + 40 * k, y + 26, 14, 20), p.SUMI)
        m.roof(d, x, y - 30, w, 34, "#4A5F6A", 16)
    s.pine(d, 60, 470, 330)
    s.pine(d, 150, 470, 210, p.MATSUBA, True)
    scene(d, lambda e: s.mist(e, -170, 150, 250, p.SHIRO, 0.9, 20))


def _perspective(d: Pen) -> None:
    """A canal in perspective, as his copper plates showed it: all lines run to one point."""
    d.tint(block(LEFT, 232, 640, 240), "#8FB4C4")
    d.area(polygon(LEFT, 40, 236, 214, 236, 240, LEFT, 420), "#C98A6A", 4)
    d.area(polygon(552, 40, 268, 214, 268, 240, 552, 420), "#D9B07A", 4)
    for t in (0.14, 0.32, 0.52, 0.7, 0.84):
        for far, near in ((236, LEFT), (268, 552)):
            x = near + (far - near) * t
            top, foot = 40 + (214 - 40) * t, 420 + (240 - 420) * t
            d.mark(way(x, top, x, foot), 3.4)
            a, b = top + (foot - top) * 0.24, top + (foot - top) * 0.5
            w = (1 - t) * 44 * (1 if far < 250 else -1)
            d.area(polygon(x + w * 0.3, a, x + w, a + 4, x + w, b, x + w * 0.3, b), "#5F8FA0", 3)
    for near in (LEFT, 552):
        d.mark(way(near, 330, 252, 232), 3)
    d.mark(way(236, 232, 268, 232), 3)
    d.area("M40 430L160 424C156 452 142 462 120 464L70 466C50 462 42 450 40 430Z", "#6A4A2F", 4)
    d.mark(way(100, 428, 100, 330), 5, p.KURI)
    d.area(polygon(104, 336, 150, 410, 104, 414), p.SHIRO, 3.4)
    d.tint(ellipse(120, 60, 54, 14), p.SHIRO)
    d.tint(ellipse(400, 44, 60, 13), p.SHIRO)


def _yoshiwara(d: Pen) -> None:
    """The lattice of a house at night, light and shadow."""
    ground(d, "#17141C", 0)
    d.tint(block(LEFT, 96, 640, 230), "#E8A33A")
    d.tint(block(LEFT, 170, 640, 156), "#F6CE6A")
    for x, tone in ((20, "#7A2A22"), (100, "#2F4F6A"), (390, "#6A3A5A"), (470, "#3F5B3A")):
        d.tint(f"M{x - 34} 326C{x - 30} 258 {x - 16} 240 {x} 240C{x + 16} 240 {x + 30} 258 {x + 34} 326Z", tone)
        d.tint(ellipse(x, 222, 17, 19), "#F6E3C4")
        d.tint(f"M{x - 20} 224C{x - 26} 186 {x + 26} 186 {x + 20} 224C{x + 12} 208 {x - 12} 208 {x - 20} 224Z", p.SUMI)
        d.tint(ellipse(x, 188, 14, 10), p.SUMI)
    for i in range(24):
        d.mark(way(LEFT + 10 + 27 * i, 96, LEFT + 10 + 27 * i, 326), 6, "#17141C")
    for y in (90, 322):
        d.area(block(LEFT, y, 640, 14), "#2A2028", 3)
    d.area(block(LEFT, 10, 640, 22), "#2A2028", 3)
    for x in (60, 440):
        m.lantern(d, x, 60, 60, "#F9E3A0", p.HI)
    d.tint(block(LEFT, 336, 640, 130), "#3A2A1E")


LATE: dict[str, Backdrop] = {
    "sugita-genpaku": Backdrop("#B58A58", "#B58A58", _drug_garden),
    "jippensha-ikku": Backdrop("#F0B27A", "#F9E6C0", _post_road),
    "siebold": Backdrop("#9CCBD8", "#F4EBCF", _dejima),
    "ryokan": Backdrop("#5F5A7A", "#E9B98A", _hermitage),
    "ino-tadataka": Backdrop("#1A2A4E", "#8FA3B8", _starry_coast),
    "hiraga-gennai": Backdrop("#2A2B4A", "#8A7FA6", _sparks),
    "kobayashi-issa": Backdrop("#9CB3C4", "#E3EAEC", _snow_village),
    "watanabe-kazan": Backdrop("#8FBCD0", "#F6E6C4", _castle),
    "shiba-kokan": Backdrop("#8FB9D6", "#EAF0EC", _perspective),
    "katsushika-oi": Backdrop("#17141C", "#17141C", _yoshiwara),
}
