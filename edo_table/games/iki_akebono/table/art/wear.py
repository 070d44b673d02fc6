"""What the expansion's people wear over the robe or instead of it, in the 300 x 330 units of a bust."""

from __future__ import annotations

from collections.abc import Callable

from edo_table.games.iki.table.art.outline import block, ellipse, polygon, way
from edo_table.games.iki.table.art.pen import BARK, GOLD, KOGANE, STRAW, Pen
from edo_table.games.iki.table.art.recipes import Recipe
from edo_table.games.iki.table.art.textiles import cloth
from edo_table.ui.print import palette as p
from edo_table.ui.print.crests import draw_crest
from edo_table.ui.print.palette import mix


def _haori(d: Pen, who: Recipe, skin: str) -> None:
    """An open coat with its cords and two crests, the robe's collar between."""
    coat = who.band
    d.area("M26 332C30 272 62 234 116 214C108 250 112 296 124 332Z", coat, 5)
    d.area("M218 206C236 216 246 220 256 226C292 246 300 286 302 332L190 332C206 296 218 250 218 206Z", coat, 5)
    d.mark("M66 250C60 276 60 300 64 330", 3)
    d.mark("M268 244C274 268 274 298 268 330", 3)
    for x, y, k in ((72, 268, 0.2), (244, 268, 0.2)):
        d.tint(ellipse(x + 10, y + 10, 12), p.SHIRO)
        with d.at(x, y, k):
            draw_crest(d.s, who.mark or "flower", coat, p.SHIRO)
    d.mark("M116 286C132 302 176 302 200 284", 4.4, p.SHIRO)
    d.area(ellipse(156, 298, 9, 7), p.SHIRO, 3)
    d.mark("M152 304C148 314 146 322 148 330", 4, p.SHIRO)
    d.mark("M160 304C164 314 166 322 164 330", 4, p.SHIRO)


def _stiff_wings(d: Pen, who: Recipe, skin: str) -> None:
    """The formal dress of an official: shoulders that stand out like wings."""
    cut = who.band
    for wing in (
        "M120 214L12 236L4 262L70 282L92 332L150 332C128 296 114 254 120 214Z",
        "M214 202L298 226L304 252L262 274L248 332L176 332C206 290 222 246 214 202Z",
    ):
        d.area(wing, cut, 5)
        cloth(d, wing, "dot", mix(cut, p.SHIRO, 0.4), 13, 1.8)
    d.mark(way(92, 332, 70, 282), 3.4)
    d.mark(way(248, 332, 262, 274), 3.4)
    for x, y in ((56, 246), (254, 236)):
        d.tint(ellipse(x, y, 11), p.SHIRO)
        with d.at(x - 9, y - 9, 0.18):
            draw_crest(d.s, who.mark or "sun", cut, p.SHIRO)


def _rain_cape(d: Pen, who: Recipe, skin: str) -> None:
    """A cape of straw against rain and spray."""
    d.area(
        "M112 206C136 222 190 222 216 200C262 212 296 254 304 332L18 332C26 266 60 222 112 206Z", STRAW, 5
    )  # fmt: skip
    for x in range(-126, 130, 14):
        foot = 160 + x * 1.16
        d.mark(f"M{160 + x * 0.36:.1f} {216 + abs(x) * 0.05:.1f}"
               f"C{160 + x * 0.8:.1f} 250 {foot:.1f} 290 {foot - 4:.1f} 332",
               2, BARK)  # fmt: skip
    d.area("M110 208C136 226 190 226 218 202L222 218C190 244 136 244 104 224Z", "#C9A258", 4)
    for x in (122, 142, 162, 182, 202):
        d.mark(way(x, 220, x - 2, 236), 2, BARK)
    d.mark("M160 232C154 250 150 262 152 276", 4, p.HI)
    d.mark("M166 232C170 250 174 260 172 274", 4, p.HI)


def _armour(d: Pen, who: Recipe, skin: str) -> None:
    """A breastplate of laced scales, with shoulder guards."""
    plate = "M84 332C86 276 96 244 122 222C140 234 190 234 210 214C232 240 240 280 242 332Z"
    d.area(plate, "#2F2B29", 5)
    for y in (250, 270, 290, 310):
        for i in range(8):
            x = 94 + 18.5 * i
            d.tint(block(x, y, 14, 11, 2), p.HI if (y // 20) % 2 else who.cloth)
        d.mark(way(88, y + 15, 240, y + 15), 2.6, GOLD)
    for x, flip in ((92, False), (232, True)):
        with d.at(x, 226, flip=flip):
            for i in range(4):
                y = 24 * i
                d.area(polygon(-66 - 2 * i, y, 4, y - 6, 8, y + 20, -66 - 4 * i, y + 26), "#2F2B29", 4)
                d.tint(polygon(-60 - 2 * i, y + 6, 0, y, 3, y + 10, -60 - 3 * i, y + 16), who.cloth)
                for k in range(5):
                    d.s.line(way(-52 + 12 * k, y + 4, -52 + 12 * k, y + 18), 2, KOGANE)
    d.area("M122 214C140 232 188 232 210 208L214 224C190 248 138 248 116 230Z", p.HI, 4)


def _tail_coat(d: Pen, who: Recipe, skin: str) -> None:
    """A western uniform coat: high collar, white neckcloth, gold buttons and epaulettes."""
    d.area("M24 332C28 270 60 232 114 212C142 224 186 222 212 204C262 222 298 262 304 332Z", who.cloth, 5)
    d.mark("M64 254C60 278 60 304 62 330", 3.4)
    d.mark("M268 248C274 272 274 300 270 330", 3.4)
    d.area("M132 210C140 234 150 262 156 332L172 332C180 268 200 232 206 202C186 216 154 220 132 210Z", "#F4EFE2", 4)
    d.area("M130 196C148 212 186 208 202 186L208 208C190 230 150 232 128 214Z", p.SHIRO, 4)
    d.area("M152 216C142 226 146 240 156 246C168 240 182 226 176 214Z", p.SHIRO, 3.4)
    d.mark("M158 222C158 232 158 238 157 244", 2)
    d.area("M112 200C118 214 124 226 144 262L126 282C110 254 100 234 100 212Z", mix(who.cloth, p.SUMI, 0.35), 4)
    d.area("M222 190C222 218 208 244 186 268L204 288C226 258 238 226 234 198Z", mix(who.cloth, p.SUMI, 0.35), 4)
    for y in (286, 314):
        d.area(ellipse(134, y, 6.5), KOGANE, 3)
        d.area(ellipse(198, y, 6.5), KOGANE, 3)
    for x, y, flip in ((58, 246, False), (266, 240, True)):
        with d.at(x, y, flip=flip):
            d.area("M-36 6C-30 -10 16 -18 30 -10L30 4C10 2 -14 8 -30 20Z", KOGANE, 4)
            for k in range(6):
                d.mark(way(-32 + 7 * k, 12 - 1.4 * k, -36 + 7 * k, 30 - 2 * k), 4, GOLD)


def _stole(d: Pen, who: Recipe, skin: str) -> None:
    """A monk's robe under a patched stole over one shoulder."""
    stole = "M216 200C246 212 280 230 292 262L214 332L96 332C146 298 196 256 216 200Z"
    d.area(stole, who.band, 5)
    for a, b in (((226, 226), (118, 330)), ((262, 236), (166, 330))):
        d.mark(
            f"M{a[0]} {a[1]}C{a[0] - 20} {a[1] + 44} {b[0] + 40} {b[1] - 36} {b[0]} {b[1]}",
            2.6,
            mix(who.band, p.SUMI, 0.5),
        )
    for a, b in (((196, 250), (268, 286)), ((160, 290), (226, 324))):
        d.mark(way(*a, *b), 2.6, mix(who.band, p.SUMI, 0.5))
    d.area(ellipse(222, 228, 14), p.KURI, 4)
    d.patch(ellipse(222, 228, 8), who.band, 3)


def _fur_collar(d: Pen, who: Recipe, skin: str) -> None:
    """A northern coat with bold bands and a collar of fur."""
    for line in (
        "M44 292C80 280 96 296 84 312C74 322 62 312 72 302",
        "M262 286C238 276 222 290 232 306C242 316 252 306 244 298",
    ):
        d.mark(line, 7, p.SHIRO)
    for line in ("M34 322L120 322", "M196 322L298 322"):
        d.mark(line, 7, p.HI)
    d.area(
        "M104 220C100 206 112 198 122 206C132 204 138 214 136 222C148 228 156 240 158 254C170 244 178 232 182 222"
        "C186 208 198 202 206 204C212 194 226 194 230 206C240 216 234 232 224 236C218 256 204 272 190 284"
        "C184 296 168 304 158 298C146 298 138 288 136 276C124 266 114 252 114 238C104 236 100 228 104 220Z",
        "#C9A878",
        4.4,
    )
    for x, y in ((118, 222), (126, 244), (142, 266), (158, 282), (178, 270), (194, 252), (208, 232), (218, 214)):
        d.mark(f"M{x - 5} {y - 5}C{x} {y - 2} {x + 2} {y + 3} {x} {y + 8}", 2.2, "#7A5A38")
    d.tint("M150 232C158 240 168 238 176 226L170 244L158 250Z", skin)


def _fencing(d: Pen, who: Recipe, skin: str) -> None:
    """A fencer's breastplate of lacquered bamboo over the quilted jacket."""
    d.area("M86 332C86 296 92 270 106 250C140 268 196 268 226 244C240 268 246 300 246 332Z", "#2F2B29", 5)
    for x in (112, 136, 160, 184, 208, 230):
        d.mark(f"M{x} {258 if 120 < x < 215 else 264}C{x + 2} 284 {x + 2} 308 {x} 332", 2, "#6B655C")
    d.mark("M104 254C140 272 196 272 228 248", 5, GOLD)
    d.mark("M112 216C106 230 104 242 106 252", 6, p.SHIRO)
    d.mark("M216 206C224 222 228 236 226 248", 6, p.SHIRO)


WEAR: dict[str, Callable[[Pen, Recipe, str], None]] = {
    "haori": _haori,
    "wings": _stiff_wings,
    "rain-cape": _rain_cape,
    "armour": _armour,
    "tail-coat": _tail_coat,
    "stole": _stole,
    "fur-collar": _fur_collar,
    "fencing": _fencing,
}
