"""Hair and headgear of the expansion's people, 300 x 330 units, three-quarter view to the left; see IKI's `hair`."""

from __future__ import annotations

from edo_table.games.iki.table.art.hair import BLACK, HAIR, SHAVEN, WHITE, Drawer
from edo_table.games.iki.table.art.outline import block, ellipse
from edo_table.games.iki.table.art.pen import BARK, GOLD, KOGANE, Pen
from edo_table.games.iki.table.art.textiles import cloth
from edo_table.ui.print import palette as p

GREY = "#8B8478"
_FOREIGN = "#7A4B28"
_FELT = "#3A3632"


def _eboshi(d: Pen, tone: str, band: str) -> None:
    """The tall black cap of a smith at his sacred work."""
    d.area(
        "M106 104C98 76 112 52 136 46C166 40 204 52 214 84C218 104 212 126 204 140C206 118 200 98 184 88"
        "C164 78 134 80 106 104Z",
        tone,
        3,
    )
    d.area("M116 74C122 40 138 2 168 -20C190 -8 206 30 206 70C180 52 142 52 116 74Z", _FELT, 4.4)
    d.mark("M134 60C138 34 150 8 168 -6", 2.4, "#7A736A")
    d.mark("M190 60C190 36 184 14 174 0", 2.4, "#7A736A")
    d.mark("M114 78C142 58 180 58 208 74", 6, p.SHIRO)
    d.mark("M204 92C204 130 194 160 160 188", 3, p.SHIRO)


def _helmet_back(d: Pen, tone: str, band: str) -> None:
    for i, colour in enumerate((p.AI, "#2F5F8A", p.AI)):
        y = 118 + 24 * i
        d.area(f"M196 {y - 20}C224 {y - 14} 246 {y} 254 {y + 16}L248 {y + 34}C232 {y + 18} 214 {y + 10} 196 {y + 8}Z",
               colour, 4)  # fmt: skip


def _helmet(d: Pen, tone: str, band: str) -> None:
    """A war helmet with a crescent and a neck guard."""
    d.area("M190 96C216 102 240 116 250 134L236 150C218 132 204 122 190 120Z", p.AI, 4)
    d.area("M100 92C100 46 132 22 166 22C206 22 230 54 228 100C196 78 140 76 100 92Z", "#3A4046", 4.6)
    for x, y in ((130, 78), (152, 76), (176, 77), (200, 84)):
        d.mark(f"M166 24C{160 + (x - 164) * 0.7:.1f} 40 {x} 58 {x} {y}", 2.2, "#8A9298")
    d.area("M88 104C122 78 196 76 234 108L226 118C190 94 132 94 96 114Z", GOLD, 4)
    d.area("M116 84C104 46 92 22 86 -10C104 14 120 36 138 50C152 34 166 10 186 -14C182 18 170 46 156 80Z", KOGANE, 4)
    d.area(ellipse(137, 76, 13), p.HI, 3.4)
    d.mark("M206 110C208 146 192 174 158 190", 5, p.HI)


def _scholar(d: Pen, tone: str, band: str) -> None:
    """A scholar's hair: combed back whole and bound, as the teachers of the learned schools wear it."""
    d.area(
        "M110 100C102 64 128 40 164 40C204 42 222 74 214 118C210 132 204 140 200 144C204 118 198 98 184 88"
        "C160 70 132 74 110 100Z",
        tone,
        3,
    )
    d.area("M204 52C226 46 244 58 240 76C236 90 222 92 212 84C224 80 222 68 204 66Z", tone, 3)
    d.mark("M204 48L214 68", 5, p.KINARI)
    for gloss in ("M120 76C130 60 146 52 162 50", "M178 56C194 64 204 80 206 98"):
        d.mark(gloss, 2, "#7A736A" if tone == BLACK else "#B9B3A6")


def _grey_scholar(d: Pen, tone: str, band: str) -> None:
    _scholar(d, GREY, band)


def _bald(d: Pen, tone: str, band: str) -> None:
    """An old man's bald head with white hair at its sides and a wisp at the back."""
    d.area(
        "M114 96C114 62 138 46 166 48C196 50 208 74 206 100C198 92 192 90 190 92C176 78 140 78 114 96Z", "#E3C49C", 3.4
    )
    d.mark("M132 74C146 66 166 66 180 72", 1.8, "#7A6248")
    d.mark("M138 64C150 58 164 58 174 62", 1.8, "#7A6248")
    d.area("M184 84C194 74 214 80 218 100C222 122 214 142 202 150C198 144 200 136 198 132C206 132 214 124 212 116"
           "C206 106 196 106 192 112C186 104 182 94 184 84Z", WHITE, 3)  # fmt: skip
    d.area("M208 84C224 76 234 82 236 92C228 90 220 96 214 100Z", WHITE, 3)
    d.area("M112 100C108 108 108 116 110 122C116 116 118 106 118 98Z", WHITE, 2.6)


def _thief_towel(d: Pen, tone: str, band: str) -> None:
    """A dotted towel over the head, knotted under the nose."""
    scarf = (
        "M104 116C88 70 116 32 164 32C214 34 234 80 218 130C212 152 198 166 182 170"
        "C190 152 196 130 190 112C178 92 140 86 116 100C110 106 106 110 104 116Z"
    )
    d.area(scarf, "#34405C", 4.4)
    cloth(d, scarf, "dot", p.SHIRO, 17, 3)
    d.area("M182 164C164 152 146 150 122 150C114 152 112 160 120 162C142 162 162 166 178 178Z", "#34405C", 3.4)
    d.area("M124 148C112 140 100 142 96 152C104 160 116 160 126 158C118 166 118 174 126 178C136 174 138 164 134 156Z",
           "#34405C", 3.4)  # fmt: skip


def _dome_hat(d: Pen, tone: str, band: str) -> None:
    """A deep hat of rushes that shades the brow."""
    d.area("M118 92C140 80 180 82 196 98L194 116C180 96 140 92 116 102Z", tone, 2)
    d.area("M78 106C84 48 122 10 160 8C202 10 240 52 246 112C206 88 126 84 78 106Z", "#CFAE62", 4.6)
    for y, a, b in ((34, 116, 208), (54, 100, 224), (74, 90, 236), (92, 84, 242)):
        d.mark(f"M{a} {y + 4}C{a + 34} {y - 10} {b - 34} {y - 10} {b} {y + 6}", 1.9, BARK)
    for x in (-56, -28, 0, 28, 56):
        d.mark(
            f"M160 10C{160 + x * 0.5:.1f} 34 {160 + x:.1f} 62 {160 + x * 1.2:.1f} {94 + abs(x) * 0.08:.1f}", 1.6, BARK
        )
    d.mark("M196 104C202 134 190 162 160 188", 3.4, p.AI)


def _lacquer_hat(d: Pen, tone: str, band: str) -> None:
    """An official's flat lacquered hat with a gold badge."""
    d.area("M118 88C140 76 180 78 196 96L194 112C180 92 140 88 116 98Z", tone, 2)
    d.area("M58 100C92 70 126 44 160 42C198 42 232 72 262 104C220 88 104 84 58 100Z", "#2F2B29", 4.6)
    d.mark("M96 82C120 64 140 56 158 56", 3, "#8A8278")
    d.area(ellipse(150, 70, 10), GOLD, 3)
    d.mark("M78 95C126 82 202 84 246 98", 4, p.HI)
    d.mark("M192 96C200 130 190 160 158 186", 3.4, p.SHIRO)


def _front_knot(d: Pen, tone: str, band: str) -> None:
    """A topknot with a rolled towel tied in front."""
    HAIR["topknot"][1](d, tone, band)
    towel = "M114 90C142 74 176 76 208 92L206 106C176 92 142 92 112 104Z"
    d.area(towel, p.SHIRO, 3.6)
    cloth(d, towel, "hstripe", band, 9, 2.6)
    d.area(
        "M130 94C118 82 104 76 94 80C96 92 108 98 122 98C108 102 100 112 104 120C116 120 126 110 134 100Z", p.SHIRO, 3.6
    )
    d.area(ellipse(130, 96, 8), p.SHIRO, 3)


def _grey_lady_back(d: Pen, tone: str, band: str) -> None:
    back = HAIR["lady"][0]
    if back is not None:
        back(d, GREY, band)


def _grey_lady(d: Pen, tone: str, band: str) -> None:
    """An elder lady's hair with a comb."""
    HAIR["lady"][1](d, GREY, band)


def _brush_bun(d: Pen, tone: str, band: str) -> None:
    """Hair put up in haste with a painter's brush for a pin."""
    d.area(
        "M106 104C96 62 126 38 166 38C208 40 224 76 214 118C212 130 206 140 202 146C206 118 200 96 184 86"
        "C164 76 134 78 118 96Z",
        tone,
        3,
    )
    d.area("M186 40C188 22 214 14 232 26C246 38 240 58 222 62C206 64 192 56 186 40Z", tone, 3)
    d.mark("M206 120C214 130 218 146 214 162", 3)
    d.mark("M112 92C106 100 104 110 106 120", 3)
    with d.at(214, 40, turn=58):
        d.area(block(-4, -58, 8, 84, 3), p.KITSUNE, 3.4)
        d.area("M-7 -58L7 -58C9 -74 4 -84 0 -94C-4 -84 -9 -74 -7 -58Z", p.SHIRO, 3)
        d.tint("M-5 -76L5 -76C4 -84 2 -90 0 -94C-2 -90 -4 -84 -5 -76Z", p.SUMI)


def _foreign_back(d: Pen, tone: str, band: str) -> None:
    d.area("M186 84C216 92 226 120 216 150C206 158 196 150 192 140Z", _FOREIGN, 3)


def _foreign(d: Pen, tone: str, band: str) -> None:
    """A westerner's brown curls and whiskers."""
    d.area(
        "M112 98C104 84 108 72 116 70C108 58 120 44 134 48C138 34 158 30 168 40C180 30 200 38 202 52"
        "C216 54 222 70 214 82"
        "C222 94 218 110 208 114C204 104 200 98 192 96C182 84 172 80 160 84C146 76 128 82 122 92C118 92 114 94 112 98Z",
        _FOREIGN,
        3.4,
    )
    for curl in ("M130 60C136 52 148 54 150 64", "M166 52C174 46 186 50 186 60", "M196 70C204 70 208 78 204 86"):
        d.mark(curl, 2.4, "#B5834E")
    d.area("M192 128C200 132 200 140 194 150C186 164 172 172 160 174C170 162 178 152 182 138Z", _FOREIGN, 2.6)
    d.mark("M139 104C134 120 122 132 118 141C122 148 132 149 139 146", 4, BLACK)


def _cap(d: Pen, tone: str, band: str) -> None:
    """A painter's or poet's soft cap."""
    d.area(
        "M108 104C100 84 106 66 118 58C134 44 190 42 210 66C220 84 216 116 206 138C208 116 202 98 188 90"
        "C164 80 134 84 108 104Z",
        WHITE,
        3,
    )
    cap = "M104 92C92 62 112 30 162 28C214 30 232 64 218 98C188 74 140 72 104 92Z"
    d.area(cap, band, 4.4)
    d.mark("M106 84C138 62 188 64 220 90", 3, p.mix(band, p.SHIRO, 0.4))
    d.mark("M140 34C134 46 132 56 134 66", 2, p.mix(band, p.SUMI, 0.4))
    d.mark("M186 34C194 46 196 58 194 68", 2, p.mix(band, p.SUMI, 0.4))


def _fur_hat(d: Pen, tone: str, band: str) -> None:
    """A cap of fur for the snows of the north."""
    d.area("M104 108C100 70 130 50 166 52C206 54 220 80 214 120C204 98 196 92 190 94C170 80 134 84 104 108Z", tone, 3)
    d.area("M98 74C104 40 134 22 168 22C206 24 226 48 228 80C190 60 138 58 98 74Z", "#8A5F3C", 4.4)
    fur = (
        "M86 94C84 78 94 68 108 70C118 58 136 62 144 64C158 54 174 58 184 64C200 58 216 64 222 72C238 72 246 88 240 102"
    )
    d.area(f"{fur}C232 108 222 106 216 102C204 106 194 102 186 96C172 98 160 96 150 92C138 96 128 98 118 98"
           "C104 106 92 104 86 94Z",
           "#C9A878", 4)  # fmt: skip
    for x, y in ((104, 84), (128, 78), (152, 76), (176, 78), (200, 84), (224, 90)):
        d.mark(f"M{x} {y - 5}C{x + 3} {y} {x + 3} {y + 5} {x} {y + 9}", 2, "#7A5A38")
    d.area("M210 98C228 104 230 136 214 162C204 160 200 148 202 136C206 124 208 110 210 98Z", "#C9A878", 3.6)


def _swordsman(d: Pen, tone: str, band: str) -> None:
    """A full head of hair in a tall knot, a plain white band tied round it."""
    d.area(
        "M108 104C100 64 130 40 166 42C206 44 224 78 214 118C208 134 204 138 200 140C204 114 198 96 184 86"
        "C164 76 134 78 108 104Z",
        tone,
        3,
    )
    d.area("M192 46C188 22 204 0 224 -2C238 2 236 16 228 20C236 26 232 38 218 48Z", tone, 3)
    d.mark("M188 40L214 50", 6, p.HI)
    d.area("M112 92C142 72 178 76 208 94L206 106C176 90 142 90 110 106Z", p.SHIRO, 3.4)
    d.area("M206 96C218 104 234 128 236 152C226 150 212 128 204 108Z", p.SHIRO, 3)
    d.area("M206 98C224 100 244 112 254 130C242 132 220 120 206 106Z", p.SHIRO, 3)


def _stubble(d: Pen, tone: str, band: str) -> None:
    """A wandering monk's shaven head, grey at the temples."""
    d.area(
        "M114 100C112 66 138 48 164 50C192 53 206 76 204 106C200 100 196 96 192 96C176 80 140 80 114 100Z", SHAVEN, 3.6
    )
    for x, y in ((130, 74), (146, 66), (162, 66), (178, 70), (152, 76), (170, 78)):
        d.tint(ellipse(x, y, 1.6), GREY)


HEADS: dict[str, tuple[Drawer | None, Drawer]] = {
    "eboshi": (None, _eboshi),
    "helmet": (_helmet_back, _helmet),
    "scholar": (None, _scholar),
    "grey-scholar": (None, _grey_scholar),
    "bald": (None, _bald),
    "thief-towel": (None, _thief_towel),
    "dome-hat": (HAIR["hat"][0], _dome_hat),
    "lacquer-hat": (HAIR["hat"][0], _lacquer_hat),
    "front-knot": (None, _front_knot),
    "grey-lady": (_grey_lady_back, _grey_lady),
    "brush-bun": (None, _brush_bun),
    "foreign": (_foreign_back, _foreign),
    "cap": (None, _cap),
    "fur-hat": (None, _fur_hat),
    "swordsman": (None, _swordsman),
    "stubble": (None, _stubble),
}
"""Of each style the parts behind and before the face."""
