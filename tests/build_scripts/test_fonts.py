"""The shipped typefaces show every sign of every text: in their table and with something to draw."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
import yaml
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent.parent
FACES = sorted(p.name for p in (ROOT / "art" / "fonts").iterdir() if p.suffix in (".ttf", ".otf"))
LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)]))
BLANK = " \u00a0\u00ad\u3000"


@lru_cache
def face(name: str) -> TTFont:
    return TTFont(ROOT / "art" / "fonts" / name)


def undrawable(name: str, text: str) -> str:
    """Returns the signs of a text that a face lacks or holds as an empty glyph."""
    font = face(name)
    cmap, glyphs = font.getBestCmap(), font.getGlyphSet()
    lacking = []
    for sign in sorted(set(text) - set("\n\t")):
        if ord(sign) not in cmap:
            lacking.append(sign)
            continue
        pen = BoundsPen(glyphs)
        glyphs[cmap[ord(sign)]].draw(pen)
        if pen.bounds is None and sign not in BLANK:
            lacking.append(sign)
    return "".join(lacking)


def texts(value: object) -> Iterator[str]:
    """Yields every text in what a YAML file holds, names of entries left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)


def test_there_are_three_faces() -> None:
    assert FACES == ["text.ttf", "title.otf", "ui.ttf"]


@pytest.mark.parametrize("name", FACES)
def test_names_from_all_over_europe_and_japanese_signs_are_there(name: str) -> None:
    kana = "".join(map(chr, [*range(0x3041, 0x3094), *range(0x30A1, 0x30F7)])) + "ー、。「」・々"
    assert undrawable(name, LATIN + kana + "–—‘’“”„…←↑→↓×÷−≤≥½¼¾✓★●○·•€") == ""


@pytest.mark.parametrize("path", sorted((ROOT / "data").rglob("*.yaml")), ids=lambda p: str(p.relative_to(ROOT)))
def test_every_text_can_be_shown(path: Path) -> None:
    text = "".join(texts(yaml.safe_load(path.read_text(encoding="utf-8"))))
    for name in FACES:
        assert undrawable(name, text) == "", f"{name}: run build_scripts/fonts.py"


def test_a_lacking_sign_is_noticed() -> None:
    assert undrawable("ui.ttf", "a\U0001f409") == "\U0001f409"


@pytest.mark.parametrize("name", FACES)
def test_cut_fonts_have_their_own_name_and_their_licence(name: str) -> None:
    names = face(name)["name"]
    for number in (1, 4):
        assert names.getDebugName(number).startswith("Edo Table")
    words = (ROOT / "art" / "fonts" / name).with_suffix(".OFL.txt").read_text(encoding="utf-8")
    assert names.getDebugName(0) in words
    assert "PERMISSION & CONDITIONS" in words


@pytest.mark.parametrize("name", FACES)
def test_faces_are_small_and_plain(name: str) -> None:
    assert (ROOT / "art" / "fonts" / name).stat().st_size < 2_500_000
    tables = set(face(name).keys())
    assert not tables & {"fpgm", "prep", "cvt ", "GSUB", "DSIG"}
