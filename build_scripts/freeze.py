"""Makes the frozen program for the machine it runs on: dist/edo-table, on macOS also dist/Edo Table.app.

Run it by ``python3 build_scripts/dev.py build``. What goes in is said here and in ``edo_table.spec``; ``smoke.py``
tries the result out.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PUBLIC_NAME = "Edo Table"
BUNDLE_ID = "org.edo-table.EdoTable"
SAVE_TYPE = f"{BUNDLE_ID}.save"
"""What macOS calls a saved game."""
LIBRARIES = ("pygame-ce", "PyYAML", "pydantic", "pydantic-core", "platformdirs", "annotated-types", "typing-inspection")
"""Those whose licences go along; typing-extensions is under Python's own."""

EXCLUDED = [
    # pygame would bring numpy, which nothing here uses and which is larger than all the rest.
    "numpy",
    "pygame.tests",
    "pygame.examples",
    "pygame.docs",
    "tkinter",
    "unittest",
    "doctest",
    "pdb",
    "pydoc",
    "lib2to3",
    "setuptools",
    "pkg_resources",
    "pip",
    # Nothing here speaks to the net, and hashlib has all it needs without OpenSSL.
    "ssl",
    "_ssl",
    "_hashlib",
    # Tools that the same environment may hold.
    "mypy",
    "pytest",
    "_pytest",
    "hypothesis",
    "rich",
    "fontTools",
    "soundfile",
    "PIL",
    "IPython",
    # pydantic's second self, for programs of its first version, and its helpers for tools and the net.
    "pydantic.v1",
    "pydantic.mypy",
    "email_validator",
]

LICENCES = ROOT / "build_scripts" / "licences"
"""Texts of the licences of Python and of the C libraries that the installed libraries bring, by whose they are."""

OWNERS: Mapping[str, str] = {
    r"(lib)?SDL2_image": "SDL2_image",
    r"(lib)?SDL2_mixer": "SDL2_mixer",
    r"(lib)?SDL2_ttf": "SDL2_ttf",
    r"(lib)?SDL2": "SDL2",
    r"libFLAC": "FLAC",
    r"libfluidsynth": "FluidSynth",
    r"(lib)?freetype": "FreeType",
    r"(lib)?harfbuzz": "HarfBuzz",
    r"libjpeg": "libjpeg",
    r"libmpg123": "mpg123",
    r"libogg": "Ogg",
    r"libopusfile": "opusfile",
    r"libopus": "Opus",
    r"libpng": "libpng",
    r"(lib)?portmidi": "PortMidi",
    r"libsndfile": "libsndfile",
    r"libtiff": "libtiff",
    r"libvorbis": "Vorbis",
    r"libwavpack": "WavPack",
    r"lib(web|sharpyuv)": "WebP",
    r"libxmp": "libxmp",
    r"libbrotli": "Brotli",
    r"libasound": "ALSA",
    r"libyaml": "LibYAML",
    r"(lib)?z(lib)?1?[.-]": "zlib",
    r"libffi": "libffi",
    r"libexpat": "Expat",
    r"(lib)?bz2": "bzip2",
    r"(lib)?lzma": "XZ",
    r"libuuid": "libuuid",
    r"(lib)?python3": "Python",
}
"""Beginning of a library's file name -> whose it is; the first match counts."""

OF_THE_SYSTEM = re.compile(r"(?i)(vcruntime|msvcp|ucrtbase|api-ms-win)")
"""Parts of Windows' own runtime, which its maker lets every program carry."""

LEFT_TO_THE_SYSTEM = re.compile(r"^(libstdc\+\+|libgcc_s)\.so")
"""Older copies of these break newer graphics drivers; every desktop has them."""


def version(root: Path = ROOT) -> str:
    """Returns the program's version."""
    text = (root / "edo_table" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise ValueError("edo_table/__init__.py names no version")
    return found.group(1)


def shipped_files(root: Path = ROOT) -> list[tuple[str, str]]:
    """Returns the files of data/ and art/ that go along, each with the folder it goes to."""
    files = []
    for folder in ("data", "art"):
        for path in sorted((root / folder).rglob("*")):
            parts = path.relative_to(root).parts
            is_hidden = any(part.startswith((".", "__")) for part in parts)
            if path.is_file() and not is_hidden and path.suffix not in (".md", ".ico", ".icns"):
                files.append((str(path), str(path.parent.relative_to(root))))
    return files


def own_modules(root: Path = ROOT) -> list[str]:
    """Returns the names of all our modules; found by their files, so that none is missed because it cannot load."""
    names = []
    for path in sorted((root / "edo_table").rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        names.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return names


def is_left_to_the_system(name: str) -> bool:
    """True for a Linux library that must come from the system it runs on."""
    return LEFT_TO_THE_SYSTEM.match(Path(name).name) is not None


def games(root: Path = ROOT) -> list[str]:
    """Returns the ids of the games that must be inside."""
    return sorted(path.parent.name for path in (root / "edo_table" / "games").glob("*/__init__.py"))


def licence_files(library: str) -> list[Path]:
    """Returns the licence texts that an installed library brings."""
    distribution = metadata.distribution(library)
    files = [file for file in distribution.files or [] if re.match(r"(?i)(licen[cs]e|copying|lgpl)", file.name)]
    paths = [Path(str(distribution.locate_file(file))) for file in files]
    return [path for path in paths if path.is_file() and path.suffix in ("", ".txt", ".md")]


def owner_of(file: str) -> str | None:
    """Returns whose a C library is, by its file's name; None when nobody knows."""
    return next((owner for begin, owner in OWNERS.items() if re.match(begin, file, re.IGNORECASE)), None)


def without_licence(target: Path) -> list[str]:
    """Returns the C libraries of a frozen program whose licence is not among its papers."""
    libraries = {path.name for path in target.rglob("*") if re.search(r"\.(dll|dylib|so)(\.\d+)*$", path.name)}
    modules = re.compile(r"\.(cpython-|cp\d|abi3)|-darwin\.so$|^[a-z_0-9]+\.so$")
    unknown = []
    for name in sorted(libraries):
        if modules.search(name) or OF_THE_SYSTEM.match(name):
            continue
        owner = owner_of(name)
        if owner is None or not (target / "licences" / f"{owner}.txt").is_file():
            unknown.append(name)
    return unknown


def add_papers(target: Path, root: Path = ROOT) -> None:
    """Puts licence, credits and the libraries' licences beside the program."""
    shutil.copy(root / "LICENSE", target / "LICENSE.txt")
    for name in ("CREDITS.md", "CHANGELOG.md"):
        shutil.copy(root / name, target / name)
    for library in LIBRARIES:
        papers = licence_files(library)
        if not papers:
            raise FileNotFoundError(f"{library} comes without a licence to ship")
        folder = target / "licences" / library
        folder.mkdir(parents=True, exist_ok=True)
        for paper in papers:
            shutil.copy(paper, folder / (paper.name if paper.suffix else f"{paper.name}.txt"))
    for paper in sorted(LICENCES.glob("*.txt")):
        shutil.copy(paper, target / "licences" / paper.name)
    orphans = without_licence(target)
    if orphans:
        raise FileNotFoundError(f"no licence in build_scripts/licences for {', '.join(orphans)}")


def size_of(folder: Path) -> float:
    """Returns the size of a folder's files in millions of bytes."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


def main(arguments: list[str] | None = None) -> int:
    """Builds; returns the exit status."""
    parser = argparse.ArgumentParser(description="Makes the frozen program for this machine.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where it goes (default: dist)")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "freeze", help="for what is made on the way")
    parser.add_argument("--verbose", action="store_true", help="show all that PyInstaller says")
    chosen = parser.parse_args(arguments)
    if importlib.util.find_spec("PyInstaller") is None:
        print("freeze.py: PyInstaller is missing; run 'python3 build_scripts/dev.py build'", file=sys.stderr)
        return 3
    if not games():
        print("freeze.py: there is no game in edo_table/games", file=sys.stderr)
        return 1
    line = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--distpath", str(chosen.dist)]
    line += ["--workpath", str(chosen.work), "--log-level", "INFO" if chosen.verbose else "ERROR"]
    environment = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": str(ROOT)}
    status = subprocess.call([*line, str(ROOT / "build_scripts" / "edo_table.spec")], cwd=ROOT, env=environment)
    if status:
        print("freeze.py: PyInstaller failed", file=sys.stderr)
        return 1
    target = chosen.dist / "edo-table"
    add_papers(target)
    print(f"{target}: {size_of(target):.0f} MB, version {version()}, games: {', '.join(games())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
