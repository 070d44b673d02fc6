"""Whether bytes are a PNG picture that is safe to hand to an image library."""

from __future__ import annotations

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MAX_SIDE = 2048
MAX_CHUNKS = 4096
_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
"""Bit depths allowed for each colour type (PNG specification, table 11.1)."""


def check_png(data: bytes) -> tuple[int, int]:
    """Return a PNG's width and height; raises ValueError when its frame is broken or it is absurdly large."""
    if not data.startswith(SIGNATURE):
        raise ValueError("the picture is not a PNG")
    size: tuple[int, int] | None = None
    has_pixels = False
    position = len(SIGNATURE)
    for _ in range(MAX_CHUNKS):
        if position + 12 > len(data):
            raise ValueError("the picture is cut short")
        length, kind = struct.unpack_from(">I4s", data, position)
        end = position + 12 + length
        if end > len(data):
            raise ValueError("the picture is cut short")
        body = data[position + 8 : end - 4]
        if zlib.crc32(kind + body) != struct.unpack_from(">I", data, end - 4)[0]:
            raise ValueError("the picture is damaged")
        if size is None:
            size = _header(kind, body)
        elif kind == b"IDAT":
            has_pixels = True
        elif kind == b"IEND":
            if not has_pixels or end != len(data):
                raise ValueError("the picture is damaged")
            return size
        position = end
    raise ValueError("the picture is made of too many parts")


def _header(kind: bytes, body: bytes) -> tuple[int, int]:
    if kind != b"IHDR" or len(body) != 13:
        raise ValueError("the picture has no header")
    width, height, depth, colour, packing, filtering, interlace = struct.unpack(">IIBBBBB", body)
    if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE):
        raise ValueError(f"the picture's size of {width} x {height} is absurd")
    if depth not in _DEPTHS.get(colour, ()) or packing or filtering or interlace > 1:
        raise ValueError("the picture has an unknown form")
    return width, height
