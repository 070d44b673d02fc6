"""The icon in the forms of the three systems: whole files that hold pictures of the sizes they promise."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pygame

from build_scripts import icon

FOLDER = Path(icon.__file__).resolve().parent.parent / "art" / "icon"


def side(data: bytes) -> int:
    picture = pygame.image.load(io.BytesIO(data), "x.png")
    assert picture.get_width() == picture.get_height()
    return picture.get_width()


def test_windows_icon_holds_its_sizes() -> None:
    data = (FOLDER / "edo-table.ico").read_bytes()
    kind, count = struct.unpack_from("<HH", data, 2)
    assert (kind, count) == (1, len(icon.ICO_SIZES))
    for number, size in enumerate(icon.ICO_SIZES):
        promised, length, at = struct.unpack_from("<B7xII", data, 6 + 16 * number)
        assert promised == size % 256
        assert side(data[at : at + length]) == size


def test_macos_icon_holds_its_sizes() -> None:
    data = (FOLDER / "edo-table.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    at, seen = 8, {}
    while at < len(data):
        length = struct.unpack_from(">I", data, at + 4)[0]
        seen[data[at : at + 4]] = side(data[at + 8 : at + length])
        at += length
    assert seen == icon.ICNS_KINDS


def test_drawing_is_not_empty_and_its_corners_are_clear() -> None:
    picture = pygame.image.load(FOLDER / "edo-table.png")
    assert picture.get_size() == (256, 256)
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((128, 128)).a == 255
