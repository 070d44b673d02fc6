"""A screen without a monitor: Xvfb with its picture in a file, and the picture read from there."""

from __future__ import annotations

import collections
import os
import shutil
import struct
import subprocess
import tempfile
import time
import zlib
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType


@dataclass(frozen=True)
class Picture:
    """A screenshot: rows of three bytes (red, green, blue) for each pixel."""

    width: int
    height: int
    pixels: bytes

    def colours(self, step: int = 7) -> collections.Counter[bytes]:
        """Counts the colours of every ``step``-th pixel."""
        return collections.Counter(self.pixels[at : at + 3] for at in range(0, len(self.pixels) - 2, 3 * step))

    def is_blank(self) -> bool:
        """True if nearly all is one colour or there are hardly any colours."""
        counts = self.colours()
        most = counts.most_common(1)[0][1]
        return len(counts) < 64 or most > 0.97 * sum(counts.values())

    def png(self) -> bytes:
        """Returns the picture as a PNG file."""
        line = 3 * self.width
        rows = b"".join(b"\0" + self.pixels[y * line : (y + 1) * line] for y in range(self.height))

        def chunk(kind: bytes, data: bytes) -> bytes:
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def read_xwd(data: bytes) -> Picture:
    """Returns the picture of an X window dump of 32 bits a pixel; raises ValueError for another kind."""
    head = struct.unpack(">25I", data[:100])
    size, kind, depth, width, height = head[0], head[1], head[3], head[4], head[5]
    bits, line, colours = head[11], head[12], head[19]
    is_little_endian = head[7] == 0
    if kind != 7 or depth != 24 or bits != 32 or not is_little_endian:
        raise ValueError(f"a screen of {depth} bits in {bits} (version {kind}) cannot be read")
    start = size + 12 * colours
    body = data[start : start + line * height]
    rows = []
    for y in range(height):
        row = body[y * line : y * line + 4 * width]
        pixels = bytearray(3 * width)
        pixels[0::3], pixels[1::3], pixels[2::3] = row[2::4], row[1::4], row[0::4]
        rows.append(bytes(pixels))
    return Picture(width, height, b"".join(rows))


class Screen:
    """An Xvfb that runs while the ``with`` block does; ``display`` is its name for DISPLAY."""

    def __init__(self, width: int = 1280, height: int = 720) -> None:
        self._size = f"{width}x{height}x24"
        self.display = ""

    @staticmethod
    def is_possible() -> bool:
        """True if Xvfb is installed."""
        return shutil.which("Xvfb") is not None

    def __enter__(self) -> Screen:
        self._folder = tempfile.TemporaryDirectory(prefix="edo-screen-")
        reading, writing = os.pipe()
        options = ["Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", "-ac"]
        self._server = subprocess.Popen(
            [*options, "-screen", "0", self._size, "-fbdir", self._folder.name],
            pass_fds=(writing,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            self.__exit__(None, None, None)
            raise RuntimeError("Xvfb did not start")
        self.display = f":{number}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.terminate()
        try:
            self._server.wait(10)
        except subprocess.TimeoutExpired:
            self._server.kill()
            self._server.wait()
        self._folder.cleanup()

    def shot(self) -> Picture:
        """Returns what the screen shows now."""
        return read_xwd((Path(self._folder.name) / "Xvfb_screen0").read_bytes())

    def wait_for_picture(self, seconds: float, process: subprocess.Popen[bytes]) -> tuple[Picture, float]:
        """Returns the first picture that is not blank and after how many seconds it was there.

        The last picture, blank or not, when the time is over or the process has ended before.
        """
        begun = time.monotonic()
        while True:
            picture = self.shot()
            waited = time.monotonic() - begun
            if not picture.is_blank() or waited > seconds or process.poll() is not None:
                return picture, waited
            time.sleep(0.03)
