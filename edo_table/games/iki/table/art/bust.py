"""Portraits: a bust from parts, and the thing its owner makes, sells or shows."""

from __future__ import annotations

import math
from collections.abc import Callable

from edo_table.games.iki.table.art.faces import draw_face
from edo_table.games.iki.table.art.goods import GOOD_DRAWINGS
from edo_table.games.iki.table.art.hair import BLACK, HAIRSTYLES, WHITE
from edo_table.games.iki.table.art.outline import ellipse
from edo_table.games.iki.table.art.pen import Pen
from edo_table.games.iki.table.art.props_arts import ARTS
from edo_table.games.iki.table.art.props_food import FOOD
from edo_table.games.iki.table.art.props_tools import TOOLS
from edo_table.games.iki.table.art.props_wares import WARES
from edo_table.games.iki.table.art.recipes import KNOWN_RECIPES, Recipe
from edo_table.games.iki.table.art.register import Register
from edo_table.games.iki.table.art.signs import SIGNS
from edo_table.games.iki.table.art.textiles import cloth
from edo_table.games.iki.table.art.type_marks import TYPE_MARKS
from edo_table.ui.print import palette as p
from edo_table.ui.print.crests import draw_crest
from edo_table.ui.print.palette import mix

PROPS = {**GOOD_DRAWINGS, **SIGNS, **FOOD, **TOOLS, **WARES, **ARTS, "war-fan": TYPE_MARKS["special"]}
KNOWN_PROPS = Register("thing of a trade", PROPS)
"""With those of an expansion's people."""
WORN: Register[Callable[[Pen, Recipe, str], None]] = Register("garment", {})
"""What may be worn over the robe or instead of it: each is given the recipe and the colour of the skin."""

_BODY = "M26 332C30 272 62 234 116 216C132 210 142 204 148 194L200 192C212 206 230 214 250 224C290 244 300 284 302 332Z"
_NECK = "M150 160C153 184 147 200 134 214L168 262L208 212C200 196 196 180 196 140Z"
_SKIN, _POWDER, _PAINT = "#EFCFA4", "#F8EBD8", "#FBF3E4"
_LINING = p.SHIRO
_HIGH = 330.0  # of a bust in its own units; it is 300 wide


def recipe(character: str) -> Recipe:
    """The recipe of a character's portrait; one without a recipe gets a plain one, the same every time."""
    return KNOWN_RECIPES.get(character, Recipe())


def draw_bust(d: Pen, who: Recipe) -> None:
    """Draw head and shoulders into a box of 300 x 330 units."""
    skin = {"lady": _POWDER, "painted": _PAINT}.get(who.face, who.skin or _SKIN)
    back, front = HAIRSTYLES[who.hair]
    collar = who.collar or mix(who.cloth, p.SUMI, 0.45)
    if back is not None:
        back(d, BLACK, who.band)
    d.area(_BODY, who.cloth, 5)
    if who.textile is not None:
        cloth(d, _BODY, who.textile, who.figure, 24, 3.2)
    d.mark("M66 250C60 276 60 300 64 330", 3.4)
    d.mark("M262 244C268 274 268 300 262 330", 3.4)
    d.area(_NECK, skin, 4)
    d.patch("M132 208C130 224 144 248 164 268L150 292C126 262 114 232 118 212Z", _LINING, 3)
    d.area("M126 210C124 230 138 254 158 276L146 298C122 268 106 236 108 214Z", collar, 4)
    d.patch("M206 194C214 224 186 264 146 318L136 310C174 262 196 226 194 196Z", _LINING, 3)
    d.area("M216 200C222 236 190 284 154 332L118 332C164 284 200 236 204 196Z", collar, 4)
    if who.mark is not None:
        d.area(ellipse(252, 288, 19), p.SHIRO, 3.4)
        with d.at(238, 274, 0.28):
            draw_crest(d.s, who.mark, who.cloth, p.SHIRO)
    if who.has_beads:
        for i in range(13):
            turn = 0.24 * i + 0.1
            d.area(ellipse(150 + 64 * math.cos(turn), 216 + 78 * math.sin(turn), 7), p.KURI, 3)
    if who.wear:
        WORN[who.wear](d, who, skin)
    draw_face(d, who.face, skin)
    front(d, BLACK, who.band)
    if who.beard:
        beard = "M120 158C116 196 132 214 148 216C164 210 176 190 180 162C166 178 132 178 120 158Z"
        d.area(beard, WHITE if who.beard == "white" else BLACK, 3)


def draw_picture(d: Pen, who: Recipe, w: float, h: float) -> None:
    """Draw bust and prop into a window of w x h units, the bust standing on its lower edge."""
    k = h / 372 * who.size
    wide, scale = 300 * k * 0.93, 1.78 * who.scale * min(1.0, 0.2 + h / 560)
    spare = max(0.0, w - 340 * h / 454) * 0.30  # in a low window both stand nearer to the middle
    d.off = (1.4, 1.1)
    with (
        d.at(wide + spare, h - _HIGH * k, k, flip=True) if who.is_flipped else d.at(w - wide - spare, h - _HIGH * k, k)
    ):
        draw_bust(d, who)
    d.off = (2.0, 1.6)
    side = 100 * scale
    with d.at(w - side - 4 - spare * 0.7 if who.is_flipped else 4 + spare * 0.7, h - side - 6, scale):
        draw_prop(d, who.prop)


def draw_prop(d: Pen, name: str) -> None:
    """Draw a thing of a trade into the 100 x 100 box."""
    KNOWN_PROPS[name](d)
