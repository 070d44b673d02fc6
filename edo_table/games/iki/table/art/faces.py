"""Faces of the portraits, 300 x 330 units, three-quarter view to the left."""

from __future__ import annotations

from typing import Literal

from edo_table.games.iki.table.art.hair import BLACK
from edo_table.games.iki.table.art.outline import ellipse
from edo_table.games.iki.table.art.pen import Pen
from edo_table.ui.print import palette as p

Face = Literal["plain", "lady", "smile", "sing", "blow", "stern", "old", "painted"]

_FACE = (
    "M122 78C112 92 108 108 110 124C112 147 121 166 138 176C151 182 168 174 181 158"
    "C193 146 198 130 198 112C198 84 180 62 156 62C142 62 130 67 122 78Z"
)
_EAR = "M193 112C202 105 210 114 207 126C205 135 199 139 193 135Z"
_MOUTH = "#7A2A22"


def draw_face(d: Pen, kind: Face, skin: str) -> None:
    """Draw a face with its ear, without hair."""
    d.area(_FACE, skin, 4.4)
    d.area(_EAR, skin, 3.4)
    d.mark("M198 118C202 118 203 124 200 129", 2)
    if kind == "lady":
        _lady(d)
        return
    if kind == "painted":
        _paint(d)
    _brows(d, kind)
    _eyes(d, kind)
    d.mark("M139 108C136 122 127 133 121 139C124 145 132 147 138 144", 3, BLACK)
    _mouth(d, kind)
    if kind == "old":
        for line in (
            "M124 92C136 88 152 87 168 90",
            "M126 85C138 81 152 80 164 83",
            "M180 120C186 122 190 126 192 131",
            "M150 148C156 152 158 158 157 164",
            "M180 114C187 113 191 115 194 118",
        ):
            d.mark(line, 1.8, "#7A6248")


def _lady(d: Pen) -> None:
    for brow in ("M121 101C126 96 132 96 136 99", "M151 98C158 93 168 94 174 100"):
        d.mark(brow, 2.6, p.NEZUMI)
    d.mark("M121 118C126 113 133 114 137 119", 3.6, BLACK)
    d.mark("M150 118C156 112 168 112 175 117", 3.8, BLACK)
    d.tint(ellipse(130, 118, 2.6), BLACK)
    d.tint(ellipse(162, 117.5, 3), BLACK)
    d.mark("M139 110C135 124 128 134 124 139C127 142 131 143 135 142", 2.4, BLACK)
    d.tint("M130 157C133 152 137 153 139 155C141 153 145 152 148 157C143 165 135 165 130 157Z", p.HI)
    d.mark("M131 157.5C137 158.5 142 158.5 147 157.5", 1.6, BLACK)
    d.tint(ellipse(172, 138, 11, 7), "#E8A08C", 0.35)


def _paint(d: Pen) -> None:
    for line in (
        "M119 106C114 92 116 84 122 76",
        "M174 106C184 98 188 84 184 70",
        "M150 126C160 134 178 132 190 118",
        "M120 128C116 138 116 146 122 156",
        "M156 140C168 150 178 150 188 142",
        "M150 106C152 92 150 80 146 70",
    ):
        d.mark(line, 7, p.HI)


def _brows(d: Pen, kind: Face) -> None:
    if kind in ("stern", "painted"):
        d.mark("M117 98C124 98 131 102 136 108", 5.4, BLACK)
        d.mark("M150 108C158 101 169 97 180 97", 5.4, BLACK)
    else:
        d.mark("M118 104C124 98 131 99 136 103", 4, BLACK)
        d.mark("M150 103C158 96 170 97 178 104", 4, BLACK)


def _eyes(d: Pen, kind: Face) -> None:
    if kind in ("smile", "sing"):
        d.mark("M120 119C125 112 133 113 137 119", 3.8, BLACK)
        d.mark("M150 119C156 111 168 111 176 118", 3.8, BLACK)
        return
    d.mark("M120 117C126 112 133 113 137 118", 3.8, BLACK)
    d.mark("M150 118C156 111 168 111 176 117", 3.8, BLACK)
    d.tint(ellipse(129.5, 117.5, 2.8), BLACK)
    d.tint(ellipse(162, 117, 3.2), BLACK)
    d.mark("M124 121C128 123 133 123 136 121", 1.4, BLACK)
    d.mark("M154 121C160 124 168 124 172 121", 1.4, BLACK)


def _mouth(d: Pen, kind: Face) -> None:
    if kind == "smile":
        d.mark("M124 156C131 163 143 164 153 155", 3.4, BLACK)
        d.mark("M156 152C160 158 158 164 155 167", 1.8, BLACK)
    elif kind == "blow":
        d.patch(ellipse(129, 158, 6, 5), _MOUTH, 2.6)
        d.mark("M150 148C160 150 166 156 164 164", 2, BLACK)
    elif kind == "sing":
        d.patch("M126 154C134 151 142 151 149 155C146 168 132 169 126 154Z", _MOUTH, 2.8)
    elif kind in ("stern", "painted"):
        d.mark("M124 161C132 154 144 154 154 161", 4, BLACK)
    else:
        d.mark("M125 158C132 155 142 155 150 158", 3.2, BLACK)
        d.mark("M133 165C138 167 142 167 145 165", 1.6, BLACK)
