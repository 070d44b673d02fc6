"""Where the program's own files lie, and a player's files that stand in for some of them."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
_LANGUAGES = "lang"


def art(*parts: str) -> Path:
    """The path of a picture, font or sound that comes with the program: `art("fonts", "x.ttf")`."""
    return _root("art").joinpath(*parts)


def data(*parts: str) -> Path:
    """The path of a data file that comes with the program: `data("lang", "en.yaml")`."""
    return _root("data").joinpath(*parts)


def _root(name: str) -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / name
    installed = _PACKAGE / f"_{name}"
    return installed if installed.is_dir() else _PACKAGE.parent / name


@dataclass(frozen=True, slots=True)
class DataFolder:
    """A folder of data files, and beside it a player's folder whose files are taken instead.

    Files are named from the folder, with slashes: `<game>/map.yaml`. `overlay` may hold any of them.
    """

    base: Path
    overlay: Path | None = None

    def path(self, name: str) -> Path:
        """The file to read for a name: the player's if there is one, else the program's."""
        if self.overlay is not None and (self.overlay / name).is_file():
            return self.overlay / name
        return self.base / name

    def has(self, name: str) -> bool:
        """True when there is a file of that name."""
        return self.path(name).is_file()

    def files(self, game: str = "") -> tuple[str, ...]:
        """The names of the YAML files of a game, or of all, in alphabetical order."""
        found: set[str] = set()
        for root in (self.base, self.overlay):
            if root is not None:
                found |= {path.relative_to(root).as_posix() for path in (root / game).rglob("*.yaml")}
        return tuple(sorted(name for name in found if self.has(name)))

    @property
    def overridden(self) -> tuple[str, ...]:
        """The names of the program's files for which the player's folder has another."""
        if self.overlay is None:
            return ()
        return tuple(name for name in self.files() if (self.overlay / name).is_file() and (self.base / name).is_file())

    def games(self) -> tuple[str, ...]:
        """The ids of the games that have data, in alphabetical order."""
        names = (name.split("/") for name in self.files())
        return tuple(sorted({parts[0] for parts in names if len(parts) == 2 and parts[1] == "game.yaml"}))

    def languages(self) -> tuple[str, ...]:
        """The codes of the languages the program's texts exist in, English first."""
        codes = {name.split("/")[1].removesuffix(".yaml") for name in self.files(_LANGUAGES) if name.count("/") == 1}
        return tuple(sorted(codes, key=lambda code: (code != "en", code)))


def shipped(overlay: Path | None = None) -> DataFolder:
    """The data that comes with the program, with a player's folder over it."""
    return DataFolder(data(), overlay)
