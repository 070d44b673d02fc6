"""What was made: dist/manifest.json for programs, dist/SHA256SUMS for `sha256sum -c`."""

from __future__ import annotations

import hashlib
import json
import platform
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from build_scripts.freeze import games
from build_scripts.installers.product import PROGRAM, build_time, machine

OURS = re.compile(rf"{PROGRAM}[-_][0-9].*\.(deb|run|exe|dmg|AppImage|tar\.gz)$")
"""Names of files for players, whatever their version."""


@dataclass(frozen=True, slots=True)
class Artefact:
    """A file for players: what kind it is and where it lies."""

    kind: str
    path: Path


def digest(path: Path) -> str:
    """Returns a file's SHA-256."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def manifest(artefacts: Sequence[Artefact], version: str) -> dict[str, Any]:
    """Returns what was made, as JSON data."""
    return {
        "name": PROGRAM,
        "version": version,
        "built": build_time().isoformat(timespec="seconds"),
        "on": {"system": platform.system(), "machine": machine(), "python": platform.python_version()},
        "games": games(),
        "files": [
            {"file": a.path.name, "kind": a.kind, "bytes": a.path.stat().st_size, "sha256": digest(a.path)}
            for a in sorted(artefacts, key=lambda a: a.path.name)
        ],
    }


def write_manifest(artefacts: Sequence[Artefact], folder: Path, version: str) -> None:
    """Writes both files into a folder."""
    data = manifest(artefacts, version)
    text = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
    (folder / "manifest.json").write_text(text, encoding="utf-8", newline="\n")
    sums = "".join(f"{entry['sha256']}  {entry['file']}\n" for entry in data["files"])
    (folder / "SHA256SUMS").write_text(sums, encoding="utf-8", newline="\n")


def read_manifest(folder: Path) -> list[Artefact]:
    """Returns what a folder's manifest names; raises ValueError when a file is not the one that was made."""
    data = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    found = []
    for entry in data["files"]:
        path = folder / entry["file"]
        if not path.is_file() or digest(path) != entry["sha256"]:
            raise ValueError(f"{path.name} is not the file that was made; make all anew")
        found.append(Artefact(entry["kind"], path))
    return found


def remove_old(folder: Path) -> None:
    """Removes what an earlier run made, so that nothing of another version stays among the new files."""
    for path in folder.glob("*"):
        if path.is_file() and (OURS.match(path.name) or path.name in ("SHA256SUMS", "manifest.json")):
            path.unlink()
