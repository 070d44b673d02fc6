"""Files to click on that the program must refuse in words; standard library only, a Windows Python reads this too."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path


def make_newer(save: Path, target: Path) -> None:
    """Writes a copy of a save as a later version of the program might have written it."""
    with zipfile.ZipFile(save) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    meta = json.loads(members["meta.json"]) | {"format_version": [99, 0], "program_version": "99.0"}
    members["meta.json"] = json.dumps(meta).encode()
    with zipfile.ZipFile(target, "w") as archive:
        for name, body in members.items():
            archive.writestr(name, body)


def make_bad(save: Path, folder: Path) -> list[Path]:
    """Writes copies of a save that cannot be opened; returns their paths: newer, damaged, empty, and one not there."""
    newer, damaged, empty = (folder / f"夜 {kind} 'save'.edo" for kind in ("newer", "damaged", "empty"))
    make_newer(save, newer)
    data = save.read_bytes()
    damaged.write_bytes(data[: len(data) // 2] + bytes(100))
    empty.write_bytes(b"")
    return [newer, damaged, empty, folder / "夜 gone.edo"]
