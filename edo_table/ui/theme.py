"""Colours by role, and the seats' colours, crests and patterns, chosen by the settings for contrast and colour vision.

A seat is always shown by colour and crest together (on large areas the pattern too), so nobody needs to see colour;
the variants for colour blindness moreover use grounds that differ in lightness.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Literal, get_args

from edo_table.ui.print import palette as p
from edo_table.ui.print.patterns import Pattern

SeatId = Literal["ai", "shu", "matsuba", "fuji", "kuri"]
Crest = Literal["wave", "sun", "pine", "flower", "mountain"]
#: which colours the eye tells apart: all, without green, red or blue cones, or lightness alone
Vision = Literal["full", "deutan", "protan", "tritan", "mono"]

SEATS: tuple[SeatId, ...] = get_args(SeatId)
VISIONS: tuple[Vision, ...] = get_args(Vision)


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """How one seat looks: its ground colour (under `text`-coloured letters), crest and pattern, always together."""

    id: SeatId
    ground: str
    text: str
    crest: Crest
    pattern: Pattern


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour of the program by role; hashable, so it can be part of a cache key.

    On `paper`, `paper_dim` and `paper_bright` stand `ink`, `secondary`, `warn_text`, `good_text` and `link`; on
    `table` and `header` stand `on_dark` and `on_dark_dim`; on `primary` and `danger` stands `on_dark`; on `wood`
    stands `ink`; on `off` stands `off_ink`.  `line` multiplies the width of key lines.
    """

    name: str
    is_contrast: bool
    vision: Vision
    paper: str
    paper_dim: str
    paper_bright: str
    ink: str
    secondary: str
    border: str
    table: str
    header: str
    on_dark: str
    on_dark_dim: str
    primary: str
    danger: str
    warn_text: str
    good_text: str
    link: str
    lit: str
    focus: str
    wood: str
    post: str
    off: str
    off_ink: str
    veil: str
    seats: tuple[SeatStyle, ...]
    has_grain: bool
    line: float
    pattern_alpha: int

    def seat(self, seat: str) -> SeatStyle:
        """The style of a seat by its id; KeyError if there is none."""
        for style in self.seats:
            if style.id == seat:
                return style
        raise KeyError(f"no seat style {seat!r}; there are {', '.join(s.id for s in self.seats)}")


_CREST: dict[SeatId, tuple[Crest, Pattern]] = {
    "ai": ("wave", "seigaiha"),
    "shu": ("sun", "asanoha"),
    "matsuba": ("pine", "yagasuri"),
    "fuji": ("flower", "shippo"),
    "kuri": ("mountain", "kikko"),
}

_GROUNDS: dict[Vision, tuple[str, str, str, str, str]] = {
    "full": ("#1B5672", "#BC3A2A", "#4A6B40", "#6B5B98", "#55371F"),
    "deutan": ("#1F4961", "#BE3A30", "#27391D", "#101E58", "#704F38"),
    "protan": ("#002A38", "#A75420", "#1C3E2A", "#563B78", "#705431"),
    "tritan": ("#044C66", "#A62725", "#5B714D", "#362D65", "#382000"),
    "mono": ("#1C5E7B", "#940014", "#0F2E12", "#6F5F9D", "#4C3219"),
}


def _darkened(colour: str, under: str, least: float) -> str:
    """The colour, mixed with black until letters coloured `under` reach the contrast on it."""
    for step in range(100):
        dark = p.mix(colour, "#000000", step / 100)
        if p.contrast(dark, under) >= least:
            return dark
    return "#000000"


@functools.cache
def theme(contrast: bool = False, vision: Vision = "full") -> Theme:
    """The theme for the settings: high contrast or not, and the colours the eye tells apart."""
    paper = "#FFFFFF" if contrast else p.KINARI
    grounds = dict(zip(SEATS, _GROUNDS[vision], strict=True))
    seats = tuple(
        SeatStyle(seat, _darkened(grounds[seat], paper, 7.0) if contrast else grounds[seat], paper, *_CREST[seat])
        for seat in SEATS
    )
    # red and green never stand for no and yes alone; here they also part where the eye mixes them up
    red, green = {
        "full": (p.AKANE, "#2F5230"),
        "deutan": ("#8A2E12", "#12466B"),
        "protan": ("#7A3A00", "#123F75"),
        "tritan": (p.AKANE, "#0B4A45"),
        "mono": ("#3A0F0A", "#3A3A3A"),
    }[vision]
    if contrast:
        return Theme(
            name=f"contrast-{vision}",
            is_contrast=True,
            vision=vision,
            paper=paper,
            paper_dim="#F1F1EC",
            paper_bright="#FFFFFF",
            ink="#000000",
            secondary="#262626",
            border="#000000",
            table="#0A1626",
            header="#0E1F38",
            on_dark="#FFFFFF",
            on_dark_dim="#E4E4E0",
            primary="#8E1B10",
            danger="#8E1B10",
            warn_text=_darkened(red, paper, 9.0),
            good_text=_darkened(green, paper, 9.0),
            link="#0B3C55",
            lit="#FFB700",
            focus="#FFB700",
            wood="#E9D2AC",
            post="#5C3F24",
            off="#DDDDD6",
            off_ink="#3C3C3C",
            veil="#000000",
            seats=seats,
            has_grain=False,
            line=1.35,
            pattern_alpha=26,
        )
    return Theme(
        name=f"print-{vision}",
        is_contrast=False,
        vision=vision,
        paper=paper,
        paper_dim=p.TORINOKO,
        paper_bright=p.SHIRO,
        ink=p.SUMI,
        secondary=p.NEZUMI,
        border=p.SUMI,
        table=p.KON,
        header=p.KON,
        on_dark=p.SHIRO,
        on_dark_dim=p.TORINOKO,
        primary=p.SHU,
        danger=p.AKANE,
        warn_text=red,
        good_text=green,
        link=p.AI,
        lit=p.YAMABUKI,
        focus=p.YAMABUKI,
        wood=p.HINOKI,
        post=p.SUGI,
        off=p.mix(p.TORINOKO, p.NEZUMI, 0.08),
        off_ink="#544A42",
        veil=p.SUMI,
        seats=seats,
        has_grain=True,
        line=1.0,
        pattern_alpha=46 if vision == "full" else 64,
    )


DEFAULT = theme()
