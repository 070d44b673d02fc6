"""Signs a typeface lacks: composed of its own letters and accents, or borrowed from a related face.

The Japanese faces have little of Central Europe's Latin, and people there have names too. Everything works on
outlines, so that it serves both kinds of font file (quadratic ``glyf`` and cubic ``CFF``).
"""

from __future__ import annotations

import unicodedata
from typing import Any

from fontTools.misc.transform import Identity, Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

ALIASES = {
    "‐": "-",
    "‑": "‐",
    "⁄": "/",
    "Đ": "Ð",
    "Ș": "Ş",
    "ș": "ş",
    "Ț": "Ţ",
    "ț": "ţ",
    "✔": "✓",
    "✕": "×",
    "✖": "×",
}
"""Signs that may look like another one."""

PAIRS = {"Ĳ": "IJ", "ĳ": "ij", "ŀ": "l·", "Ŀ": "L·"}
BARRED = {
    "đ": ("d", 0.83, 0.75),
    "ħ": ("h", 0.83, 0.3),
    "Ħ": ("H", 0.78, 0.5),
    "ŧ": ("t", 0.42, 0.5),
    "Ŧ": ("T", 0.5, 0.5),
}
"""Letter with a bar: the letter, the bar's height and its middle, as shares of the letter's height and width."""

CARON_AT_SIDE = "ďťľĽ"
ABOVE, TAIL, CEDILLA = "\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c", "\u0328", "\u0327"
DOTLESS = {"i": "ı", "j": "ȷ"}
PARTS = ABOVE + TAIL + CEDILLA + "ıȷʻʼ"
"""What composing needs in the font besides the letters."""


class Smith:
    """Adds glyphs to one font."""

    def __init__(self, font: TTFont) -> None:
        self.font = font
        self.glyphs = font.getGlyphSet()
        self.cmap: dict[int, str] = font.getBestCmap()

    def has(self, sign: str) -> bool:
        """True if the font has the sign by now."""
        return ord(sign) in self.cmap

    def outline(self, sign: str, transform: Transform = Identity) -> RecordingPen:
        """Returns a sign's outline, moved or stretched."""
        pen = DecomposingRecordingPen(self.glyphs)
        self.glyphs[self.cmap[ord(sign)]].draw(TransformPen(pen, transform))
        return pen

    def bounds(self, sign: str) -> tuple[float, float, float, float]:
        """Returns the box of a sign's outline: left, bottom, right, top in font units."""
        pen = BoundsPen(self.glyphs)
        self.glyphs[self.cmap[ord(sign)]].draw(pen)
        box = pen.bounds
        return (0, 0, 0, 0) if box is None else tuple(float(edge) for edge in box)  # type: ignore[return-value]

    def width(self, sign: str) -> int:
        """Returns how far the pen moves for a sign."""
        return int(self.glyphs[self.cmap[ord(sign)]].width)

    def add(self, sign: str, parts: list[RecordingPen], width: int) -> None:
        """Puts a new glyph with these outlines into the font."""
        name = self._new_name(sign)
        if "glyf" in self.font:
            pen = TTGlyphPen(None)
            for part in parts:
                part.replay(pen)
            self.font.setGlyphOrder([*self.font.getGlyphOrder(), name])
            self.font["glyf"].glyphs[name] = pen.glyph()
            self.font["glyf"].glyphOrder = self.font.getGlyphOrder()
            self.font["glyf"].glyphs[name].recalcBounds(self.font["glyf"])
        else:
            self._add_charstring(name, parts, width)
        self.font["hmtx"].metrics[name] = (width, self._left(parts))
        if "vmtx" in self.font:
            self.font["vmtx"].metrics[name] = (self.font["head"].unitsPerEm, 0)
        self._map(sign, name)
        self.glyphs = self.font.getGlyphSet()

    def alias(self, sign: str, other: str) -> None:
        """Lets a sign look like another one that is there."""
        self._map(sign, self.cmap[ord(other)])

    def _map(self, sign: str, name: str) -> None:
        for table in self.font["cmap"].tables:
            if table.isUnicode() and table.format in (4, 12):
                table.cmap[ord(sign)] = name
        self.cmap[ord(sign)] = name

    def _new_name(self, sign: str) -> str:
        if "CFF " in self.font:
            # The glyphs of such a font are numbered, not named.
            taken = set(self.font.getGlyphOrder())
            return next(name for name in (f"cid{number:05d}" for number in range(1, 65535)) if name not in taken)
        return f"edo{ord(sign):04X}"

    def _left(self, parts: list[RecordingPen]) -> int:
        pen = BoundsPen(None)
        for part in parts:
            part.replay(pen)
        return round(pen.bounds[0]) if pen.bounds else 0

    def _add_charstring(self, name: str, parts: list[RecordingPen], width: int) -> None:
        cff = self.font["CFF "].cff
        top = cff.topDictIndex[0]
        number = top.FDSelect.gidArray[self.font.getGlyphID(self.cmap[ord("A")])]
        private = top.FDArray[number].Private
        pen = T2CharStringPen(width - private.nominalWidthX, None)
        for part in parts:
            part.replay(pen)
        charstring = pen.getCharString(private=private, globalSubrs=cff.GlobalSubrs)
        top.CharStrings.charStrings[name] = len(top.CharStrings.charStringsIndex)
        top.CharStrings.charStringsIndex.append(charstring)
        top.charset.append(name)
        top.FDSelect.gidArray.append(number)
        self.font.glyphOrder = top.charset
        # The reverse map is made once and does not notice new glyphs.
        self.font.getReverseGlyphMap(rebuild=True)


def compose(smith: Smith, sign: str) -> bool:
    """Adds a sign made of the font's own parts; returns False when it cannot be made so."""
    if sign in PAIRS and all(map(smith.has, PAIRS[sign])):
        first, second = PAIRS[sign][0], PAIRS[sign][1]
        moved = smith.outline(second, Identity.translate(smith.width(first), 0))
        smith.add(sign, [smith.outline(first), moved], smith.width(first) + smith.width(second))
        return True
    if sign in BARRED:
        base, high, middle = BARRED[sign]
        left, _, right, top = smith.bounds(base)
        bar = smith.bounds("¯")
        x, y = left + middle * (right - left), high * top
        shift = Identity.translate(x - (bar[0] + bar[2]) / 2, y - (bar[1] + bar[3]) / 2)
        smith.add(sign, [smith.outline(base), smith.outline("¯", shift)], smith.width(base))
        return True
    parts = unicodedata.normalize("NFD", sign)
    if len(parts) != 2 or not all(map(smith.has, parts)):
        return False
    base, accent = parts[0], parts[1]
    if accent in ABOVE:
        base = DOTLESS.get(base, base)
    if not smith.has(base):
        return False
    if sign in CARON_AT_SIDE:
        return _at_side(smith, sign, base)
    shift = _place(smith, base, accent, sign)
    if shift is None:
        return False
    mark = "ʻ" if sign == "ģ" else accent
    smith.add(sign, [smith.outline(base), smith.outline(mark, shift)], smith.width(base))
    return True


def _at_side(smith: Smith, sign: str, base: str) -> bool:
    """Adds a tall letter whose caron is printed as an apostrophe at its side."""
    if not smith.has("ʼ"):
        return False
    box, mark = smith.bounds(base), smith.bounds("ʼ")
    reach = box[2] if sign != "Ľ" else box[2] * 0.62
    shift = Identity.translate(reach + 20 - mark[0], box[3] - mark[3] + 30)
    wide = max(smith.width(base), round(reach + mark[2] - mark[0] + 40))
    smith.add(sign, [smith.outline(base), smith.outline("ʼ", shift)], wide)
    return True


def _place(smith: Smith, base: str, accent: str, sign: str) -> Transform | None:
    """Returns how an accent moves onto its letter; None for a kind that is not known."""
    box, mark = smith.bounds(base), smith.bounds(accent)
    middle = (box[0] + box[2] - mark[0] - mark[2]) / 2
    if sign == "ģ":
        comma = smith.bounds("ʻ")
        return Identity.translate((box[0] + box[2] - comma[0] - comma[2]) / 2, box[3] + 45 - comma[1])
    if accent in ABOVE:
        is_tall = box[3] > smith.bounds("x")[3] * 1.2
        return Identity.translate(middle, smith.bounds("Á")[3] - smith.bounds("á")[3] if is_tall else 0)
    if accent == TAIL:
        return Identity.translate(box[2] - mark[2] + (0.1 * (mark[2] - mark[0]) if base in "Aa" else 0), 0)
    return Identity.translate(middle, 0) if accent == CEDILLA else None


def borrow(smith: Smith, sign: str, lender: Smith) -> bool:
    """Adds a sign of another face, brought to the same height of capitals; returns False if that lacks it too."""
    if not lender.has(sign):
        return False
    size = smith.bounds("H")[3] / lender.bounds("H")[3]
    width = round(lender.width(sign) * size)
    smith.add(sign, [lender.outline(sign, Identity.scale(size))], width)
    return True


def complete(font: TTFont, wanted: str, lenders: list[TTFont], composes: bool) -> str:
    """Adds to a font what it lacks of ``wanted``; returns what it still lacks."""
    smith = Smith(font)
    helpers: list[Any] = [Smith(lender) for lender in lenders]
    for sign in wanted:
        if smith.has(sign):
            continue
        made = composes and compose(smith, sign)
        if not made and not (sign in ALIASES and smith.has(ALIASES[sign])):
            made = any(borrow(smith, sign, helper) for helper in helpers)
        if not made and sign in ALIASES and smith.has(ALIASES[sign]):
            smith.alias(sign, ALIASES[sign])
    return "".join(sign for sign in wanted if not smith.has(sign))
