"""Where the program's own files lie: data and art, in the source tree, an installed package or a frozen program."""

from __future__ import annotations

import functools
import sys
from pathlib import Path


@functools.cache
def _root(name: str) -> Path:
    package = Path(__file__).resolve().parents[1]
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen) / name] if frozen else []
    places += [package / f"_{name}", package.parent / name]
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the program's {name} folder is missing; looked in: {', '.join(map(str, places))}")


def art(*parts: str) -> Path:
    """The path of a picture, font or sound below the art folder."""
    return _root("art").joinpath(*parts)


def data(*parts: str) -> Path:
    """The path of a file below the data folder."""
    return _root("data").joinpath(*parts)
