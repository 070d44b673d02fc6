"""Writes requirements/*.txt: every library of ``pyproject.toml`` with its version and the hashes of its files.

Run it after changing a dependency: ``python build_scripts/lock.py`` (needs ``uv`` on the path and a network).
``dev.py`` installs from these files and accepts nothing whose hash is not in them. The files hold for every
system and every Python from 3.11 on, and name no address to load from: that stays the reader's setting.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"

SETS = {
    "runtime": ("to play", []),
    "dev": ("to play, test and check", ["dev"]),
    "build": ("to make the frozen program", ["build"]),
    "art": ("to make the fonts and sounds anew", ["art", "dev"]),
}


def command(extras: list[str]) -> list[str]:
    """Command line of the resolver for one set."""
    line = ["uv", "pip", "compile", "pyproject.toml", "--universal", "--generate-hashes", "--no-header"]
    line += ["--no-annotate", "--python-version", "3.11", "--quiet", "--no-emit-index-url"]
    for extra in extras:
        line += ["--extra", extra]
    return line


def main() -> int:
    """Writes all sets; returns the exit status."""
    FOLDER.mkdir(exist_ok=True)
    for name, (purpose, extras) in SETS.items():
        done = subprocess.run(command(extras), cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"{name}: {done.stderr.strip()}", file=sys.stderr)
            return 1
        if re.search(r"://|--index|--find-links", done.stdout):
            print(f"{name}: the resolver wrote an address into its answer", file=sys.stderr)
            return 1
        head = f"# What is needed {purpose}. Written by build_scripts/lock.py from pyproject.toml; do not edit.\n"
        (FOLDER / f"{name}.txt").write_text(head + done.stdout, encoding="utf-8", newline="\n")
        print(f"requirements/{name}.txt: {done.stdout.count('==')} libraries")
    return 0


if __name__ == "__main__":
    sys.exit(main())
