"""What stands behind the personalities of spring and summer."""

from __future__ import annotations

import math

from edo_table.games.iki.table.art import masonry as m
from edo_table.games.iki.table.art import scenery as s
from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import KOGANE, Pen
from edo_table.games.iki_akebono.table.art.props_brush import great_wave
from edo_table.games.iki_akebono.table.art.stage import LEFT, RIGHT, Backdrop, ground, scene, thin
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import rand


def _shop_front(d: Pen) -> None:
    """Prints on lines before a shop's dark room."""
    ground(d, "#6A4A33", 0)
    d.area(block(LEFT, 20, RIGHT - LEFT, 16), "#A9773F", 4)
    for row, y in enumerate((40, 138, 236, 334)):
        d.mark(way(LEFT, y + 4, RIGHT, y + 4), 3, p.KINARI)
        for i in range(9):
            x = LEFT + 8 + 68 * i + (row % 2) * 26
            d.area(block(x, y, 54, 80, 1), p.SHIRO, 3)
            tone = ("#E9C2B4", "#8FC0CC", "#D9C98A", "#B9A9CE", "#A9C29A")[(i * 2 + row) % 5]
            d.tint(block(x + 4, y + 4, 46, 72), tone)
            kind = (i + 2 * row) % 3
            if kind == 0:
                d.tint(polygon(x + 8, y + 70, x + 24, y + 30, x + 32, y + 30, x + 48, y + 70), "#4F7A96")
                d.tint(polygon(x + 24, y + 30, x + 32, y + 30, x + 37, y + 42, x + 19, y + 42), p.SHIRO)
            elif kind == 1:
                d.tint(f"M{x + 10} {y + 76}C{x + 12} {y + 54} {x + 42} {y + 54} {x + 44} {y + 76}Z", "#7A3E30")
                d.tint(ellipse(x + 27, y + 40, 12, 14), "#F6E3C4")
                d.tint(f"M{x + 15} {y + 38}C{x + 14} {y + 18} {x + 40} {y + 18} {x + 39} {y + 38}Z", p.SUMI)
            else:
                d.mark(f"M{x + 8} {y + 62}C{x + 20} {y + 50} {x + 34} {y + 56} {x + 46} {y + 24}", 5, p.KURI)
                for dx, dy in ((18, 50), (32, 46), (42, 30)):
                    d.tint(ellipse(x + dx, y + dy, 6), p.HI)


def _roofs_at_night(d: Pen) -> None:
    """Roofs under a great moon."""
    d.tint(ellipse(96, 120, 74), "#F3E3A8")
    d.tint(ellipse(96, 120, 74), "#F9F0C8", 0.5)
    for x, y in ((230, 40), (300, 84), (420, 50), (460, 130), (20, 30), (370, 160), (250, 150)):
        d.tint(ellipse(x, y, 3), "#F3E9C8")
    scene(d, lambda e: s.roofs(e, 268, "#232E4C", 4))
    scene(d, lambda e: s.roofs(e, 318, "#18213A", 9))
    d.area(polygon(LEFT, 330, 60, 300, 140, 330, 140, 360, LEFT, 360), "#3A4058", 4)
    for x in range(-50, 140, 18):
        d.mark(way(x, 330, x, 358), 3, "#20263C")


def _study(d: Pen) -> None:
    """A scholar's room: shelves of books, a round window with a pine."""
    ground(d, "#E0CDA0", 0)
    for x in (60, 430):
        d.area(block(x, 0, 16, 456), "#8A6440", 3.4)
    d.area(ellipse(116, 132, 92), "#BFD9DC", 5)
    with d.at(112, 218, 1.0):
        s.pine(d, 0, 0, 150)
    d.mark(ellipse(116, 132, 92), 9, "#6A4A2F")
    for y in (70, 158, 246, 334):
        d.area(block(300, y, 240, 10), "#8A6440", 3)
        for i in range(7):
            x, h = 306 + 30 * i, 46 + 16 * rand(7, i + int(y))
            d.area(
                block(x, y - h, 24, h, 1), ("#3F5B7A", p.SHIRO, "#8E3A2F", "#C9B27A", "#4E6A4A")[(i + int(y)) % 5], 2.6
            )


def _foreign_books(d: Pen) -> None:
    """A room with a globe and a window with glass panes."""
    ground(d, "#CFC6B0", 0)
    d.area(block(24, 40, 170, 210), "#A9D0DA", 5)
    d.tint("M24 200C60 180 110 190 194 170L194 250L24 250Z", "#7FA884")
    for x in (80, 138):
        d.mark(way(x, 40, x, 250), 6, "#6A4A2F")
    for y in (110, 180):
        d.mark(way(24, y, 194, y), 6, "#6A4A2F")
    d.mark(block(24, 40, 170, 210), 9, "#6A4A2F")
    d.area(ellipse(434, 120, 62), "#8FBBC8", 5)
    for shape in (
        "M396 90C410 70 430 74 440 86C430 100 436 112 422 120C408 122 396 108 396 90Z",
        "M446 130C462 120 480 128 484 140C476 156 458 160 450 150Z",
        "M404 146C416 140 426 148 424 160C416 168 404 160 404 146Z",
    ):
        d.tint(shape, "#B9A460")
    d.mark("M434 52C404 80 404 160 434 188M434 52C464 80 464 160 434 188", 2.4)
    d.mark("M372 120C400 132 468 132 496 120", 2.4)
    d.mark("M386 60C350 110 376 190 440 200C470 200 500 184 512 150", 8, KOGANE)
    d.mark(way(434, 196, 434, 240), 9, "#6A4A2F")
    d.area(block(386, 238, 96, 12, 3), "#6A4A2F", 4)


def _snow_coast(d: Pen) -> None:
    """White peaks over a cold sea, drift ice."""
    for x, y, r in ((60, 300, 150), (250, 300, 190), (450, 300, 160)):
        d.area(polygon(x - r, y, x - r * 0.2, y - r * 0.95, x + r * 0.16, y - r * 0.86, x + r, y), "#8FA3B8", 4)
        d.tint(
            polygon(
                x - r * 0.52,
                y - r * 0.52,
                x - r * 0.2,
                y - r * 0.93,
                x + r * 0.16,
                y - r * 0.84,
                x + r * 0.5,
                y - r * 0.5,
                x + r * 0.24,
                y - r * 0.56,
                x + r * 0.08,
                y - r * 0.4,
                x - r * 0.1,
                y - r * 0.6,
                x - r * 0.28,
                y - r * 0.42,
            ),
            p.SHIRO,
        )
    d.tint(block(LEFT, 298, 640, 170), "#4F7F9C")
    for i in range(12):
        u, v = LEFT + 620 * rand(11, i), 312 + 120 * rand(12, i)
        w = 30 + 40 * rand(13, i)
        d.area(polygon(u, v, u + w * 0.3, v - 8, u + w, v - 3, u + w * 0.8, v + 8, u + w * 0.1, v + 8), "#EAF2F4", 3)
    for i in range(46):
        d.tint(ellipse(LEFT + 620 * rand(14, i), 300 * rand(15, i), 4.4 * (0.5 + rand(16, i))), p.SHIRO)


def _rain(d: Pen) -> None:
    """A sudden shower over river and bridge."""
    scene(d, lambda e: s.hills(e, 246, 60, "#5F7A80", 3))
    d.tint(block(LEFT, 240, 640, 230), "#7FA9B8")
    d.area("M-70 300C60 210 200 200 300 250C380 282 460 300 560 296L560 316C460 322 370 304 290 272"
           "C200 236 80 240 -70 326Z",
           "#C9954A", 5)  # fmt: skip
    for x, y in ((10, 262), (80, 238), (150, 230), (220, 240), (300, 272), (390, 302), (470, 312)):
        d.mark(way(x, y, x, y + 90), 7, p.KURI)
    for x, y, tone in ((50, 238, "#DDBB72"), (120, 222, p.HI), (400, 288, "#DDBB72")):
        d.area(polygon(x - 12, y + 8, x + 12, y + 8, x + 7, y - 24, x - 7, y - 24), "#3A4A5A", 3)
        d.area(f"M{x - 26} {y - 22}C{x - 12} {y - 44} {x + 12} {y - 44} {x + 26} {y - 22}Z", tone, 3)
    for i in range(70):
        u, v = LEFT + 640 * rand(21, i), -40 + 440 * rand(22, i)
        d.s.line(way(u, v, u - 14, v + 62), 2.2, "#27303A", 0.55)


def _under_the_wave(d: Pen) -> None:
    """The great wave off Kanagawa rears behind its painter, Fuji small under it."""
    with d.at(400, 300, 1.1):
        s.fuji(d, 0, 0, 96, "#6F8FA6")
    d.tint(block(LEFT, 298, 640, 170), "#4F86A8")
    thin(d, great_wave, -70, -10, 4.4)
    for i in range(26):
        d.tint(ellipse(220 + 240 * rand(31, i), 40 + 190 * rand(32, i), 3 + 3 * rand(33, i)), p.SHIRO)
    for y, x in ((340, 300), (380, 220), (420, 330)):
        d.mark(f"M{x} {y}C{x + 40} {y - 20} {x + 70} {y + 14} {x + 120} {y - 8}"
               f"C{x + 150} {y - 18} {x + 180} {y} {x + 220} {y - 10}",
               6, p.SHIRO)  # fmt: skip


def _feast(d: Pen) -> None:
    """A party under lanterns by the river at night, fireworks above."""
    for cx, cy, r, tone in ((96, 104, 78, "#E8734A"), (420, 84, 62, "#E8C24A"), (250, 52, 44, "#8FC0CC")):
        for i in range(16):
            t = i * math.pi / 8
            x, y = math.cos(t), math.sin(t)
            d.s.line(way(cx + r * 0.25 * x, cy + r * 0.25 * y, cx + r * x, cy + r * y), 3, tone)
            d.tint(ellipse(cx + r * x, cy + r * y, 4.4), tone)
    scene(d, lambda e: s.roofs(e, 276, "#1E2744", 6))
    d.tint(block(LEFT, 376, 640, 90), "#2F4F78")
    for i in range(7):
        m.lantern(d, -24 + 92 * i, 236 + 18 * math.sin(i * 1.3), 52, "#F4C95A", p.HI)
    d.mark("M-70 196C60 230 160 190 240 206C330 224 430 186 560 214", 3)


def _bamboo_grove(d: Pen) -> None:
    """A grove of bamboo."""
    scene(d, lambda e: s.mist(e, -150, 150, 330, p.SHIRO, 0.8, 26))
    for i, x in enumerate((-30, 22, 64, 120, 176, 330, 392, 440, 484, 530)):
        tone = ("#6F9A5A", "#5A854C", "#86AE6C")[i % 3]
        w = 15 + (i * 5) % 9
        for k in range(7):
            y = 456 - 76 * k
            d.area(block(x, y - 74, w, 72, 3), tone, 3.4)
    for i in range(44):
        u, v = LEFT + 620 * rand(41, i), 10 + 260 * rand(42, i)
        if 210 < u < 360 and v > 90:
            continue
        lean = 24 if i % 2 else -24
        d.area(f"M{u:.0f} {v:.0f}"
               f"C{u + lean * 0.4:.0f} {v + 2:.0f} {u + lean:.0f} {v + 10:.0f} {u + lean * 1.5:.0f} {v + 34:.0f}"
               f"C{u + lean * 0.7:.0f} {v + 28:.0f} {u:.0f} {v + 16:.0f} {u:.0f} {v:.0f}Z", "#3F6A44", 2.2)  # fmt: skip


def _fencing_hall(d: Pen) -> None:
    """A fencing hall: swords on their racks, the scroll of the school, polished boards."""
    ground(d, "#D9BE8C", 0)
    for x in (-20, 196, 330, 520):
        d.area(block(x, 0, 18, 330), "#8A6440", 3.4)
    d.area(block(LEFT, 18, 620, 16), "#8A6440", 3.4)
    for y in (76, 120, 164, 208):
        d.mark(f"M22 {y}C80 {y - 12} 130 {y - 12} 190 {y - 2}", 12)
        d.mark(f"M22 {y}C80 {y - 12} 130 {y - 12} 190 {y - 2}", 7, "#A86A38")
        d.area(block(58, y - 12, 8, 26), p.KURI, 3)
        d.area(block(140, y - 16, 8, 26), p.KURI, 3)
    d.area(block(384, 44, 92, 210, 1), "#3F5B7A", 4)
    d.patch(block(396, 64, 68, 170), p.SHIRO, 3)
    d.mark("M430 78L430 130", 11)
    d.mark("M410 98C424 92 440 92 452 96", 9)
    d.mark("M432 144C414 170 410 190 404 204", 10)
    d.mark("M424 160C438 176 448 190 458 198", 10)
    d.area(polygon(LEFT, 330, 552, 330, 552, 470, LEFT, 470), "#B5804A", 4)
    for i in range(9):
        d.mark(way(20 + 60 * i - 10, 332, -90 + 90 * i, 470), 2.4, "#7A5433")


EARLY: dict[str, Backdrop] = {
    "tsutaya-juzaburo": Backdrop("#5A3D26", "#8A6440", _shop_front),
    "nezumi-kozo": Backdrop("#0E1A34", "#3B4468", _roofs_at_night),
    "rai-sanyo": Backdrop("#E0CDA0", "#EAD9B0", _study),
    "maeno-ryotaku": Backdrop("#CFC6B0", "#DDD5C2", _foreign_books),
    "mogami-tokunai": Backdrop("#8FA9BC", "#DDE6EA", _snow_coast),
    "hiroshige": Backdrop("#3F4A5C", "#A9B9B6", _rain),
    "hokusai": Backdrop("#E3D2A4", "#F3E6C4", _under_the_wave),
    "ota-nanpo": Backdrop("#16203F", "#5A4A78", _feast),
    "ema-saiko": Backdrop("#CFE3CB", "#F3F2DC", _bamboo_grove),
    "chiba-shusaku": Backdrop("#D9BE8C", "#D9BE8C", _fencing_hall),
}
