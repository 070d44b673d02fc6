"""Colours of the print, by traditional name, and small colour helpers.  No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

#: '#RRGGBB' or a sequence of at least three numbers 0 to 255
Colour = str | Sequence[float]

KINARI, TORINOKO, SHIRO = "#F5EEDC", "#EBDCBF", "#FBF7EA"  # unbleached silk, eggshell, chalk
SUMI, NEZUMI = "#27231F", "#5A5048"  # ink; secondary text
KON, AI, ASAGI, KAME = "#1F2F4A", "#1D5B79", "#6FA3A8", "#C3DDDC"  # dark to pale indigo
SHU, BENGARA, AKANE = "#BC3A2A", "#A8362A", "#8E2A1F"  # vermilion; iron red for grounds; madder for red text on paper
HI = "#C8402F"  # the brighter vermilion of the sun and of things that carry no text
YAMABUKI, KUCHIBA = "#E8A317", "#D9B36C"  # kerria gold; fallen leaves
KURI, KITSUNE, HINOKI = "#6A4A2F", "#B5804A", "#D3A66E"  # chestnut; fox; cypress board (sumi on it is above 6:1)
SUGI, KAWA = "#8A6440", "#9C7248"  # cedar post; beam
MATSUBA, UGUISU, MOEGI = "#3F5B3A", "#8A8B3C", "#B4BC6C"  # pine needle; bush warbler; sprout
FUJI, SAKURA, KAKI = "#6B5B98", "#E9C2B4", "#B0532F"  # wisteria; cherry; persimmon


def rgb(colour: Colour) -> tuple[int, int, int]:
    """(r, g, b), 0 to 255, of '#RRGGBB' or of a sequence of numbers."""
    if isinstance(colour, str):
        if len(colour) != 7 or colour[0] != "#":
            raise ValueError(f"not a colour of the form #RRGGBB: {colour!r}")
        return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
    return round(colour[0]), round(colour[1]), round(colour[2])


def rgba(colour: Colour, alpha: int = 255) -> tuple[int, int, int, int]:
    """(r, g, b, a), 0 to 255."""
    r, g, b = rgb(colour)
    return r, g, b, alpha


def _text(channels: Sequence[int]) -> str:
    return "#" + "".join(f"{c:02x}" for c in channels)


def hexa(colour: Colour) -> str:
    """'#rrggbb' of a colour; strings (also 'url(#id)') stay as they are."""
    return colour if isinstance(colour, str) else _text(rgb(colour))


def mix(a: Colour, b: Colour, t: float) -> str:
    """'#rrggbb' between a (t = 0) and b (t = 1)."""
    x, y = rgb(a), rgb(b)
    return _text([min(255, max(0, round(p + (q - p) * t))) for p, q in zip(x, y, strict=True)])


def luminance(colour: Colour) -> float:
    """WCAG relative luminance, 0 to 1."""
    r, g, b = (v / 255 / 12.92 if v / 255 <= 0.04045 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in rgb(colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Colour, b: Colour) -> float:
    """WCAG contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def readable(ground: Colour, dark: Colour = SUMI, light: Colour = SHIRO) -> str:
    """Whichever of two inks is easier to read on a ground."""
    return hexa(dark if contrast(dark, ground) >= contrast(light, ground) else light)
