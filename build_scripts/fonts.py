"""Makes art/fonts/: three free typefaces cut down to the signs the program uses.

Sources are Debian's packages fonts-noto-cjk, fonts-morisawa-bizud-mincho, fonts-klee and, for a few letters that the
first lacks, fonts-noto-core (``FACES`` names the files; another folder can be given). Run it with the libraries of
``requirements/dev.txt`` after new signs came into the texts; ``tests/build_scripts/test_fonts.py`` tells when.

The cut fonts carry names of their own, so that none is taken for the original, keep kerning and no hints, and come
out the same, byte for byte, from the same sources and texts.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.glyphs import PARTS, complete

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "art" / "fonts"
SOURCES = Path("/usr/share/fonts")
LICENCES = Path("/usr/share/doc")


@dataclass(frozen=True)
class FaceSource:
    """Where one face comes from.

    ``number`` is its place in a collection (-1: a file of its own); ``lenders`` are files that letters it lacks are
    taken from; a face that ``composes`` has accents enough to make most of them itself.
    """

    file: str
    family: str
    source: str
    packages: tuple[str, ...]
    number: int = -1
    lenders: tuple[str, ...] = ()
    composes: bool = False

    def files(self) -> tuple[str, ...]:
        """Returns all files it is made from."""
        return (self.source, *self.lenders)


SERIF = "truetype/noto/NotoSerif-Bold.ttf"
MINCHO = "truetype/bizud-mincho/BIZUDPMincho-Regular.ttf"

FACES = (
    FaceSource(
        "title.otf",
        "Edo Table Title",
        "opentype/noto/NotoSerifCJK-Bold.ttc",
        ("fonts-noto-cjk", "fonts-noto-core"),
        number=0,
        lenders=(SERIF,),
    ),
    FaceSource("text.ttf", "Edo Table Text", MINCHO, ("fonts-morisawa-bizud-mincho",)),
    FaceSource(
        "ui.ttf",
        "Edo Table UI",
        "truetype/klee/KleeOne-SemiBold.ttf",
        ("fonts-klee", "fonts-morisawa-bizud-mincho"),
        lenders=(MINCHO,),
        composes=True,
    ),
)

DROPPED_TABLES = ("BASE", "DSIG", "GDEF", "GSUB", "VORG", "gasp", "meta", "vhea", "vmtx")

LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C)]))
PUNCTUATION = "‐‑–—―‘’‚“”„†‡•…‰′″‹›⁄€№™−×÷±≈≠≤≥∞√½¼¾⅓⅔"
GREEK_AND_CYRILLIC = "".join(map(chr, [*range(0x391, 0x3A2), *range(0x3A3, 0x3AA), *range(0x3B1, 0x3CA)]))
GREEK_AND_CYRILLIC += "".join(map(chr, [0x401, *range(0x410, 0x450), 0x451]))
SIGNS = "←↑→↓↔⇒⇔●○◎◆◇■□▲△▶▷▼▽◀◁★☆✓✔✕✖♪♭♯※〒①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
JAPANESE_SIGNS = "".join(map(chr, [*range(0x3000, 0x3018), *range(0x3041, 0x3097), *range(0x3099, 0x3100)]))
FULL_WIDTH = "".join(map(chr, range(0xFF01, 0xFF5F)))
KANJI = b"".join(bytes((row, cell)) for row in range(0xB0, 0xD0) for cell in range(0xA1, 0xFF)).decode(
    "euc_jp", "ignore"
)
KANJI += "囃簪釉"
"""The kanji of everyday writing and of names: level 1 of JIS X 0208; and a few of old crafts."""


def used_signs(root: Path = ROOT) -> str:
    """Returns every character that is not ASCII in the data files and the program."""
    files = [*(root / "data").rglob("*.yaml"), *(root / "edo_table").rglob("*.py")]
    return "".join(sorted({sign for file in files for sign in file.read_text(encoding="utf-8") if sign > "\x7e"}))


def signs(root: Path = ROOT) -> str:
    """Returns all characters a face should hold, in order and each once."""
    everything = LATIN + GREEK_AND_CYRILLIC + PUNCTUATION + SIGNS + JAPANESE_SIGNS + FULL_WIDTH + KANJI
    return "".join(sorted(set(everything + used_signs(root))))


def options() -> subset.Options:
    """Returns how the faces are cut."""
    chosen = subset.Options()
    chosen.layout_features = ["kern"]
    chosen.hinting = False
    chosen.desubroutinize = True
    chosen.glyph_names = False
    chosen.notdef_outline = True
    chosen.recalc_timestamp = False
    chosen.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    chosen.name_languages = [0x409]
    chosen.drop_tables = [*chosen.drop_tables, *DROPPED_TABLES]
    return chosen


def rename(font: TTFont, face: FaceSource) -> None:
    """Gives the cut font its own name; copyright and licence stay."""
    original = font["name"].getDebugName(4)
    postscript = face.family.replace(" ", "") + "-Regular"
    names = {
        1: face.family,
        2: "Regular",
        3: f"{original}, a subset for Edo Table",
        4: face.family,
        6: postscript,
    }
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [postscript]
        top = cff.topDictIndex[0]
        top.FamilyName = top.FullName = face.family


def cut(face: FaceSource, text: str, sources: Path) -> tuple[TTFont, str]:
    """Returns the cut font and the characters of ``text`` that its source lacks."""
    font = TTFont(sources / face.source, fontNumber=face.number, recalcTimestamp=False)
    cutter = subset.Subsetter(options())
    cutter.populate(text=text + (PARTS if face.composes else ""))
    cutter.subset(font)
    lacking = complete(font, text, [TTFont(sources / file) for file in face.lenders], face.composes)
    rename(font, face)
    return font, lacking


def owner(file: Path, number: int = -1) -> str:
    """Returns the copyright line of a font file with the typeface's name."""
    names = TTFont(file, fontNumber=number, lazy=True)["name"]
    return f"{names.getDebugName(4)}: {names.getDebugName(0)}"


def licence(copyright_lines: list[str], file: Path) -> str:
    """Returns the licence of a face as plain text, its words from the Debian package's copyright file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    start = next(n for n, line in enumerate(lines) if line.strip(" -") == "PREAMBLE")
    body = []
    for line in lines[start:]:
        if line and not line.startswith(" "):
            break
        body.append("" if line.strip() in (".", "") else line.strip())
    head = [
        *copyright_lines,
        "",
        "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        "The file beside this text is a modified part of it under a name of its own (build_scripts/fonts.py).",
        "",
        "SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007",
        "",
    ]
    return "\n".join([*head, *body]).rstrip() + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Writes the three faces and their licences; returns the exit status."""
    parser = argparse.ArgumentParser(description="Cuts the fonts down to the signs in use.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where they go (default: art/fonts)")
    parser.add_argument("--sources", type=Path, default=SOURCES, help=f"where the originals are (default: {SOURCES})")
    chosen = parser.parse_args(arguments)
    lost = [face for face in FACES if not all((chosen.sources / file).is_file() for file in face.files())]
    if lost:
        packages = sorted({package for face in lost for package in face.packages})
        print(f"fonts.py: install {', '.join(packages)} (Debian's packages)", file=sys.stderr)
        return 3
    chosen.folder.mkdir(parents=True, exist_ok=True)
    text = signs()
    for face in FACES:
        font, lacking = cut(face, text, chosen.sources)
        target = chosen.folder / face.file
        font.save(target, reorderTables=True)
        owners = [owner(chosen.sources / face.source, face.number), *(owner(chosen.sources / f) for f in face.lenders)]
        words = licence(owners, LICENCES / face.packages[0] / "copyright")
        target.with_suffix(".OFL.txt").write_text(words, encoding="utf-8", newline="\n")
        print(f"{face.file}: {target.stat().st_size // 1024} KB, {len(font.getBestCmap())} signs; lacks {lacking}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
