"""Saves, pictures and damaged files to test with."""

from __future__ import annotations

import random
import struct
import zlib
from datetime import UTC, datetime
from typing import Any

from edo_table.persistence.saves import SaveFile, SaveFlags, SaveMeta, SaveSeat

MATCH = "0123456789abcdef0123456789abcdef"


def picture(width: int = 8, height: int = 6, shade: int = 120) -> bytes:
    """Return a small PNG of one grey."""
    rows = (b"\0" + bytes([shade]) * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def make_save(
    ply: int = 3,
    *,
    match: str = MATCH,
    thumb: bytes | None = None,
    date: datetime | None = None,
    veiled: bool = False,
    finished: bool = False,
    title: str = "",
) -> SaveFile:
    """Return a save of a made-up game after some actions."""
    chance = random.Random(ply)
    actions = [{"kind": "place", "args": {"token": f"pearl-{number % 7}", "space": number}} for number in range(ply)]
    return SaveFile(
        meta=SaveMeta(
            program_version="0.1.0",
            game="pearls",
            rules_version=2,
            match=match,
            title=title,
            seats=(
                SaveSeat(name="Ōkubo 大久保", colour="ai", controller="human"),
                SaveSeat(name="Hana", colour="shu", controller="expert"),
            ),
            date=date or datetime(2025, 3, 4, 12, 30, tzinfo=UTC),
            ply=ply,
            round="Round 2",
            headline={"key": "pearls.round", "args": {"n": 2}},
            score=("3", "4"),
            flags=SaveFlags(veiled=veiled, finished=finished),
        ),
        record={
            "game": "pearls",
            "setup": {"players": 2, "seed": 77, "options": {"start": "random"}},
            "seats": [{"name": "Ōkubo 大久保"}, {"name": "Hana"}],
            "start": None,
            "actions": actions,
            "checksums": [f"{chance.getrandbits(64):016x}" for _ in actions],
        },
        snapshot={"streams": [(1 << 62) - 1, 5], "hand": [list(range(5)), [7, 8]], "ply": ply, "share": 0.25},
        thumb=thumb,
    )


def typical_save(ply: int = 300) -> SaveFile:
    """Return a save whose record is about 60 KB of text, with a picture."""
    save = make_save(ply, thumb=picture(320, 180))
    actions: list[dict[str, Any]] = [
        {
            "kind": "place_token",
            "args": {"token": f"figure-{number % 9}", "space": f"land-{number}-{number % 13}", "note": "x" * 60},
        }
        for number in range(ply)
    ]
    return save.model_copy(update={"record": {**save.record, "actions": actions}})
