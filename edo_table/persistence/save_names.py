"""File names for saves: what the player types, made safe for every system, never in another save's place."""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path

EXTENSION = ".edo"
FALLBACK = "Save"
MAX_BYTES = 120
"""Of a name without its extension, in UTF-8: encrypted home folders allow little more than 140 in all."""

_FORBIDDEN = set('<>:"/\\|?*')
_RESERVED = {"con", "prn", "aux", "nul", "conin$", "conout$", "clock$"} | {
    device + digit for device in ("com", "lpt") for digit in "0123456789¹²³"
}


def safe_stem(title: str) -> str:
    """Return a file name, without extension, as near to the title as every system allows."""
    composed = unicodedata.normalize("NFC", title.encode("utf-8", "replace").decode())
    letters = ["-" if letter in _FORBIDDEN else letter if letter.isprintable() else " " for letter in composed]
    name = " ".join("".join(letters).split()).lstrip(". ")
    name = name.encode()[:MAX_BYTES].decode("utf-8", "ignore").rstrip(". ")
    if name.split(".")[0].rstrip().casefold() in _RESERVED:
        name = f"_{name}"
    return name or FALLBACK


def free_path(folder: Path, title: str) -> Path:
    """Return a path in the folder for a save of that title that no file has, also where case makes no difference."""
    stem = safe_stem(title)
    try:
        taken = {_key(path.name) for path in folder.iterdir()}
    except OSError:
        taken = set()
    name, number = stem, 1
    while _key(name + EXTENSION) in taken or os.path.lexists(folder / (name + EXTENSION)):
        number += 1
        name = f"{stem} ({number})"
    return folder / (name + EXTENSION)


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()
