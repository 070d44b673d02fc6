"""Reading the picture of a screen without a monitor."""

from __future__ import annotations

import io
import struct

import pygame
import pytest

from build_scripts.screen import Picture, read_xwd


def dump(rows: list[list[tuple[int, int, int]]], kind: int = 7, padding: int = 8) -> bytes:
    """Returns a window dump of rows of red, green, blue, as Xvfb writes it."""
    height, width = len(rows), len(rows[0])
    line = 4 * width + padding
    head = [0] * 25
    head[0], head[1], head[3], head[4], head[5], head[7] = 104, kind, 24, width, height, 0
    head[11], head[12], head[19] = 32, line, 2
    body = b"".join(b"".join(bytes((b, g, r, 0)) for r, g, b in row) + bytes(padding) for row in rows)
    return struct.pack(">25I", *head) + bytes(4) + bytes(24) + body


def test_colours_come_out_in_order() -> None:
    picture = read_xwd(dump([[(1, 2, 3), (4, 5, 6)], [(7, 8, 9), (250, 251, 252)]]))
    assert (picture.width, picture.height) == (2, 2)
    assert picture.pixels == bytes((1, 2, 3, 4, 5, 6, 7, 8, 9, 250, 251, 252))


def test_a_foreign_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="version 6"):
        read_xwd(dump([[(0, 0, 0)]], kind=6))


def test_blank_and_painted_are_told_apart() -> None:
    assert Picture(100, 100, bytes(30000)).is_blank()
    window = bytes(range(256)) * 118
    assert not Picture(100, 100, window[:30000]).is_blank()
    assert Picture(100, 100, (bytes((200, 180, 90)) * 9900 + window)[:30000]).is_blank()


def test_png_holds_the_same_picture() -> None:
    picture = Picture(3, 2, bytes(range(18)))
    loaded = pygame.image.load(io.BytesIO(picture.png()), "x.png")
    assert pygame.image.tobytes(loaded, "RGB") == picture.pixels
