"""Makes the program's icon in the forms the systems want, from art/icon/edo-table.svg (our own drawing).

Run ``python build_scripts/icon.py``: it writes edo-table.png (256 pixels, also the window's icon), edo-table.ico for
Windows and edo-table.icns for macOS beside the drawing.
"""

from __future__ import annotations

import io
import os
import struct
import sys
from collections.abc import Sequence
from pathlib import Path

# Nothing of SDL is set here, and needs to be: what the installers' trials start would take it over.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

FOLDER = Path(__file__).resolve().parent.parent / "art" / "icon"
DRAWING = FOLDER / "edo-table.svg"

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic09": 512,
}
"""Kind of picture in an icns file -> its side in pixels; 11 to 13 are those for fine screens."""


def png(size: int) -> bytes:
    """Returns the drawing as a PNG of that many pixels square."""
    # Small sizes are taken from four times as many pixels, which is smoother than what the rasteriser makes of them.
    fine = pygame.image.load_sized_svg(DRAWING, (size * 4, size * 4)) if size <= 64 else None
    if fine is not None:
        picture = pygame.transform.smoothscale(fine, (size, size))
    else:
        picture = pygame.image.load_sized_svg(DRAWING, (size, size))
    file = io.BytesIO()
    pygame.image.save(picture, file, "edo-table.png")
    return file.getvalue()


def ico(pictures: Sequence[tuple[int, bytes]]) -> bytes:
    """Returns a Windows icon that holds PNG pictures of these sizes."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries, bodies = b"", b""
    for size, body in pictures:
        side = size if size < 256 else 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(body), at + len(bodies))
        bodies += body
    return head + entries + bodies


def icns(pictures: Sequence[tuple[bytes, bytes]]) -> bytes:
    """Returns a macOS icon that holds PNG pictures of these kinds."""
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main() -> int:
    """Writes the icon's files; returns the exit status."""
    (FOLDER / "edo-table.png").write_bytes(png(256))
    (FOLDER / "edo-table.ico").write_bytes(ico([(size, png(size)) for size in ICO_SIZES]))
    (FOLDER / "edo-table.icns").write_bytes(icns([(kind, png(size)) for kind, size in ICNS_KINDS.items()]))
    for file in sorted(FOLDER.iterdir()):
        print(f"{file.name}: {file.stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
