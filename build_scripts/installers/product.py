"""What the program is called, in every form that a system asks for, and how its files are named."""

from __future__ import annotations

import os
import platform
import re
from datetime import UTC, datetime
from pathlib import Path

from build_scripts.freeze import PUBLIC_NAME

ROOT = Path(__file__).resolve().parent.parent.parent

PROGRAM = "edo-table"
COMPONENT = "org.edo_table.EdoTable"
"""The id in software centres; it may hold no hyphen."""
SAVE_TYPE = "application/x-edo-table-save"
SAVE_ENDING = "edo"
MAKER = "The Edo Table authors"
SUMMARY = {"en": "Board games of old Japan", "ja": "江戸のボードゲーム"}
DESCRIPTION = (
    (
        "Board games of old Japan at one table, drawn like a woodblock print. For people at one screen and computer "
        "players in any mix; it needs no network and no account."
    ),
    (
        "Every game has rules pages, undo, hints and computer players of several strengths, and saves itself after "
        "every move."
    ),
)
LIMIT = 45_000_000
"""Bytes that a file for players may have."""

_MACHINES = {"amd64": "x86_64", "x64": "x86_64", "aarch64": "arm64"}


def machine() -> str:
    """Returns the kind of processor: x86_64, arm64 ..."""
    name = platform.machine().lower()
    return _MACHINES.get(name, name)


def file_name(version: str, system: str, ending: str, processor: str = "") -> str:
    """Returns an artefact's name: edo-table-0.1.0-linux-x86_64.tar.gz."""
    return f"{PROGRAM}-{version}-{system}-{processor or machine()}{ending}"


def build_time() -> datetime:
    """Returns the time that built files carry: SOURCE_DATE_EPOCH of the environment, else now."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    return datetime.fromtimestamp(int(given), UTC) if re.fullmatch(r"\d+", given) else datetime.now(UTC)


__all__ = [
    "COMPONENT", "DESCRIPTION", "LIMIT", "MAKER", "PROGRAM", "PUBLIC_NAME", "ROOT", "SAVE_ENDING", "SAVE_TYPE",
    "SUMMARY", "build_time", "file_name", "machine",
]  # fmt: skip
