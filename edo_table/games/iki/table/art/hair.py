"""Hair and headgear of the portraits, 300 x 330 units, three-quarter view to the left.

Every style has a part behind the face, which may be missing, and a part before it.  `tone` is the colour of the hair,
`band` that of the pattern on a headband or scarf.
"""

from __future__ import annotations

from collections.abc import Callable

from edo_table.games.iki.table.art.outline import block, ellipse, way
from edo_table.games.iki.table.art.pen import BARK, GOLD, STRAW, Pen
from edo_table.games.iki.table.art.register import Register
from edo_table.games.iki.table.art.textiles import Textile, cloth
from edo_table.ui.print import palette as p

BLACK, WHITE = "#2B2724", "#D9D3C5"
GLOSS = "#7A736A"
SHAVEN = "#B4BDB6"

Drawer = Callable[[Pen, str, str], None]


def _pate(d: Pen) -> None:
    """The shaven crown."""
    d.area("M119 86C120 62 142 50 164 51C188 53 202 68 204 88C186 74 152 72 119 86Z", SHAVEN, 3.4)


def _side(d: Pen, tone: str) -> None:
    d.area(
        (
            "M154 75C172 70 184 78 187 94C189 106 189 114 191 124L195 112C201 105 210 110 209 120"
            "C224 104 224 74 206 59C195 52 180 55 173 62C166 68 158 71 154 75Z"
        ),
        tone,
        3,
    )
    d.area("M196 132C206 140 212 134 212 118L206 116C204 126 202 130 196 132Z", tone, 2)


def _topknot(d: Pen, tone: str, band: str) -> None:
    """A man's hair: the crown shaven, the rest tied to a knot."""
    _pate(d)
    _side(d, tone)
    d.area("M210 62C210 46 192 34 170 32C160 31 152 35 153 41C156 47 168 46 180 49C192 52 200 62 206 66Z", tone, 3)
    d.mark("M193 42L187 52", 5, p.KINARI)


def _white(d: Pen, tone: str, band: str) -> None:
    _topknot(d, WHITE, band)


def _shaven(d: Pen, tone: str, band: str) -> None:
    """A monk's head."""
    d.area(
        "M114 100C112 66 138 48 164 50C192 53 206 76 204 106C200 100 196 96 192 96C176 80 140 80 114 100Z", SHAVEN, 3.6
    )


def _headband(d: Pen, tone: str, band: str) -> None:
    """A topknot with a twisted towel round the brow."""
    _topknot(d, tone, band)
    towel = "M116 90C142 76 176 76 206 90L206 104C176 91 142 92 112 106Z"
    d.area(towel, p.SHIRO, 3.6)
    cloth(d, towel, "dot", band, 15, 3.2)
    d.area(
        ("M206 92C216 82 228 78 234 84C232 94 220 100 208 102C222 104 230 112 226 120C216 122 208 112 206 102Z"),
        p.SHIRO,
        3.6,
    )


def _scarved(d: Pen, band: str, textile: Textile) -> None:
    scarf = (
        "M110 116C94 78 120 40 164 40C208 41 228 78 216 124C212 150 200 170 184 184"
        "C178 188 170 184 172 178C190 156 196 132 190 108C178 88 140 82 118 96Z"
    )
    d.area(scarf, p.SHIRO, 4.4)
    cloth(d, scarf, textile, band, 19, 3.4)
    d.area("M170 176C160 182 150 190 152 200C164 204 178 194 184 182Z", p.SHIRO, 3.6)
    d.area("M172 182C176 196 188 208 200 206C202 194 192 182 184 178Z", p.SHIRO, 3.6)


def _scarf(d: Pen, tone: str, band: str) -> None:
    """A dotted towel tied under the chin."""
    _scarved(d, band, "dot")


def _kerchief(d: Pen, tone: str, band: str) -> None:
    """The same with small crosses."""
    _scarved(d, band, "kasuri")


def _hat_back(d: Pen, tone: str, band: str) -> None:
    d.area("M190 90C210 96 216 120 206 142L194 136Z", tone, 2)


def _hat(d: Pen, tone: str, band: str) -> None:
    """A wide hat of straw, its cord under the chin."""
    d.area("M118 88C140 76 180 78 196 96L194 112C180 92 140 88 116 98Z", tone, 2)
    d.area("M52 100C84 50 128 22 162 20C200 22 240 56 268 106C222 86 104 82 52 100Z", STRAW, 4.6)
    for x in (-84, -52, -20, 14, 46, 80):
        foot = 98 - abs(x) * 0.05
        d.mark(f"M162 22C{162 + x * 0.35:.1f} 44 {162 + x * 0.8:.1f} 70 {162 + x} {foot:.1f}", 1.8, BARK)
    d.mark("M84 78C130 58 196 58 238 82", 1.8, BARK)
    d.mark("M190 96C198 130 188 160 158 186", 3.4, p.HI)


def _lady_back(d: Pen, tone: str, band: str) -> None:
    d.area("M196 136C228 132 240 156 226 174C212 182 198 170 192 154Z", tone, 3)


def _dressed(d: Pen, tone: str) -> None:
    d.area(
        (
            "M104 102C88 58 122 22 168 24C214 26 238 66 224 112C220 128 212 140 204 144C210 118 202 92 184 82"
            "C164 72 134 74 118 94C112 100 108 104 104 102Z"
        ),
        tone,
        3,
    )
    d.area("M150 30C152 8 186 -2 216 10C234 18 232 38 212 42C190 46 168 40 150 30Z", tone, 3)
    for gloss in ("M118 78C122 54 140 40 160 38", "M196 60C210 72 214 92 210 112", "M166 22C180 14 200 14 214 22"):
        d.mark(gloss, 2, GLOSS)
    d.area("M128 50C138 34 158 28 174 32L170 46C158 42 146 46 138 58Z", GOLD, 3)
    d.area("M176 40C186 36 198 36 206 40L204 46C196 44 186 44 178 48Z", p.HI, 2.6)


def _lady(d: Pen, tone: str, band: str) -> None:
    """A lady's hair, dressed high, with a comb and a pin."""
    _dressed(d, tone)
    d.mark(way(222, 62, 252, 50), 4, GOLD)
    d.area(ellipse(254, 49, 7), "#F0B9C0", 2.6)


def _geisha(d: Pen, tone: str, band: str) -> None:
    """The same with three pins of red beads."""
    _dressed(d, tone)
    for pin in (way(110, 66, 72, 50), way(114, 56, 82, 32), way(226, 60, 262, 44)):
        d.mark(pin, 4, GOLD)
    for x, y in ((72, 50), (82, 32), (262, 44)):
        d.area(ellipse(x, y, 6), p.HI, 2.6)


def _maiden_back(d: Pen, tone: str, band: str) -> None:
    d.area("M188 80C222 96 232 160 226 240C222 262 204 264 198 250C202 200 204 150 186 110Z", tone, 3)


def _maiden(d: Pen, tone: str, band: str) -> None:
    """Long hair bound with paper, a gold ornament on the brow."""
    d.area(
        (
            "M108 108C98 62 128 36 166 38C208 40 226 74 216 120C212 138 208 150 204 158"
            "C206 130 202 112 194 100C172 96 146 92 132 80C128 94 118 104 108 108Z"
        ),
        tone,
        3,
    )
    d.area(block(204, 166, 24, 16, 4), p.SHIRO, 3)
    d.area("M120 62C116 40 124 26 136 18C142 30 140 46 134 58Z", GOLD, 3)


def _bun(d: Pen, tone: str, band: str) -> None:
    """A plain bun with a pin."""
    d.area(
        (
            "M106 104C96 62 126 38 166 38C208 40 224 76 214 118C212 130 206 140 202 146C206 118 200 96 184 86"
            "C164 76 134 78 118 96Z"
        ),
        tone,
        3,
    )
    d.area(ellipse(206, 46, 24, 20), tone, 3)
    d.mark(way(182, 52, 240, 30), 4, GOLD)


def _wrestler(d: Pen, tone: str, band: str) -> None:
    """Full hair folded into a broad knot."""
    d.area(
        (
            "M108 104C98 62 130 40 166 42C206 44 224 78 214 118C208 134 204 138 200 140C204 114 198 96 184 86"
            "C164 76 134 78 118 96Z"
        ),
        tone,
        3,
    )
    d.area(
        "M204 52C206 34 188 24 164 22C138 16 128 26 134 38C146 48 170 44 186 50C194 54 200 58 204 52Z",
        tone,
        3,
    )
    d.mark("M190 34L184 48", 5, p.KINARI)


def _hermit_back(d: Pen, tone: str, band: str) -> None:
    d.area("M192 80C228 92 236 150 230 214C222 230 206 222 202 206C206 160 204 120 188 96Z", tone, 3)


def _hermit(d: Pen, tone: str, band: str) -> None:
    """Long hair and the small black cap of a mountain hermit."""
    d.area(
        (
            "M106 106C96 62 128 38 166 38C208 40 226 76 216 122C212 140 208 148 204 152C206 124 200 98 184 88"
            "C164 78 134 80 118 98Z"
        ),
        tone,
        3,
    )
    d.area("M122 66L134 40L158 36L172 60L164 72L134 76Z", tone, 4)
    d.mark("M134 40L144 72", 2, GLOSS)
    d.mark("M158 36L152 72", 2, GLOSS)
    d.mark("M168 66C184 74 196 92 198 116", 3, p.SHIRO)


def _wig_back(d: Pen, tone: str, band: str) -> None:
    d.area("M92 150C60 110 70 30 140 14C220 0 272 60 250 130C244 170 226 190 208 196C214 150 210 110 190 90Z", tone, 3)


def _wig(d: Pen, tone: str, band: str) -> None:
    """An actor's great wig."""
    d.area(
        "M104 110C90 66 124 36 164 36C212 36 232 76 222 126C212 112 206 100 194 96C176 78 138 76 104 110Z",
        tone,
        3,
    )
    for gloss in (
        "M98 60C112 40 130 28 150 24",
        "M236 70C246 96 244 120 236 140",
        "M190 22C214 34 230 50 238 70",
    ):
        d.mark(gloss, 2.4, GLOSS)
    d.area("M150 34C158 20 186 16 196 28C188 42 164 46 150 34Z", "#7A6AA6", 3)


def _hood(d: Pen, tone: str, band: str) -> None:
    """A quilted hood that leaves the face free."""
    hood = (
        "M102 128C84 66 118 26 166 26C220 28 242 82 232 150C228 186 216 206 200 212"
        "C186 208 176 196 172 186C196 164 204 132 194 106C178 84 136 80 118 98C112 108 106 118 102 128Z"
    )
    d.area(hood, band, 4.6)
    cloth(d, hood, "hstripe", p.mix(band, p.SHIRO, 0.25), 11, 1.6)


def _fire_hood(d: Pen, tone: str, band: str) -> None:
    """The hood of a fire brigade with its badge."""
    _hood(d, tone, band)
    d.area(ellipse(168, 56, 15), p.SHIRO, 3.4)
    d.tint(ellipse(168, 56, 6), p.HI)


def _child(d: Pen, tone: str, band: str) -> None:
    """A shaven head with two tufts."""
    d.area(
        "M114 100C112 66 138 48 164 50C192 53 206 76 204 106C200 100 196 96 192 96C176 80 140 80 114 100Z",
        "#C9CBBE",
        3.2,
    )
    d.area("M140 50C144 36 164 32 174 42C176 52 152 58 140 50Z", tone, 3)
    d.area("M192 88C206 84 214 100 208 114C200 114 192 104 192 88Z", tone, 2.6)


HAIR: dict[str, tuple[Drawer | None, Drawer]] = {
    "topknot": (None, _topknot),
    "white": (None, _white),
    "shaven": (None, _shaven),
    "headband": (None, _headband),
    "scarf": (None, _scarf),
    "kerchief": (None, _kerchief),
    "hat": (_hat_back, _hat),
    "lady": (_lady_back, _lady),
    "geisha": (_lady_back, _geisha),
    "maiden": (_maiden_back, _maiden),
    "bun": (None, _bun),
    "wrestler": (None, _wrestler),
    "hermit": (_hermit_back, _hermit),
    "wig": (_wig_back, _wig),
    "hood": (None, _hood),
    "fire-hood": (None, _fire_hood),
    "child": (None, _child),
}
"""Of each style the parts behind and before the face."""
HAIRSTYLES = Register("hair style", HAIR)
"""With those of an expansion's people."""
