"""A folder of finished pictures, so that a large scenery is painted once for a window's size and not at every start.

A picture that is missing, damaged or of another version of the art is simply painted anew; nothing here raises for
what it finds in the folder.  Writing happens in a thread of its own.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import re
import struct
import sys
import threading
import zlib
from pathlib import Path

import pygame

import edo_table
from edo_table.content.resources import art
from edo_table.ui.print.canvas import Size, native, opaque

_NAME = re.compile(r"^[a-z0-9_.]+-\d+x\d+-[0-9a-f]{16}\.png$")
_MARK = b"\x89PNG\r\n\x1a\n"


@functools.cache
def art_version() -> str:
    """A digest of everything that decides how pictures look: the drawing code, the paper, the rasteriser."""
    digest = hashlib.sha256(f"{edo_table.__version__} {pygame.version.ver}".encode())
    package = Path(__file__).resolve().parents[2]
    code = sorted([*package.glob("ui/**/*.py"), *package.glob("games/*/table/**/*.py")])
    if not code:  # the frozen program has no sources; each build has an executable of its own
        with contextlib.suppress(OSError):
            about = Path(sys.executable).stat()
            digest.update(f"{about.st_size} {about.st_mtime_ns}".encode())
    for file in [*code, *sorted(art("paper").glob("*.png"))]:
        with contextlib.suppress(OSError):
            digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(surface: pygame.Surface) -> bytes:
    """The surface as a PNG file: written for speed, and letting other threads run while it compresses."""
    has_alpha = bool(surface.get_flags() & pygame.SRCALPHA)
    w, h = surface.get_size()
    raw, step = pygame.image.tobytes(surface, "RGBA" if has_alpha else "RGB"), w * (4 if has_alpha else 3)
    rows = b"".join(b"\0" + raw[y * step : (y + 1) * step] for y in range(h))
    head = struct.pack(">IIBBBBB", w, h, 8, 6 if has_alpha else 2, 0, 0, 0)
    return _MARK + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(rows, 1)) + _chunk(b"IEND", b"")


class Store:
    """Pictures by name and pixel size in one folder, at most `megabytes` in all (the longest unused go first).

    `extra` joins the art's version, for pictures that depend on more than the drawing kit (a board's map, say).
    """

    def __init__(self, folder: Path, megabytes: float = 200.0, extra: str = "") -> None:
        self.folder = folder
        self.limit = int(megabytes * (1 << 20))
        self.version = hashlib.sha256((art_version() + extra).encode()).hexdigest()[:16] if extra else art_version()
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()

    def path(self, name: str, size: Size) -> Path:
        """Where a picture of this version lies; names are of small letters, digits, points and underscores."""
        file = f"{name}-{size[0]}x{size[1]}-{self.version}.png"
        if not _NAME.match(file):
            raise ValueError(f"not a picture name: {name!r}")
        return self.folder / file

    def load(self, name: str, size: Size) -> pygame.Surface | None:
        """The stored picture in the window's format, or None if it must be painted; a damaged file is removed."""
        file = self.path(name, size)
        try:
            if file.exists() and not file.is_file():
                raise ValueError("no ordinary file")
            with file.open("rb") as stream:
                stream.seek(-12, os.SEEK_END)
                if stream.read()[4:8] != b"IEND":
                    raise ValueError("the file is cut short")
            picture = pygame.image.load(str(file))
            if picture.get_size() != size:
                raise ValueError("the picture has another size")
        except FileNotFoundError:
            return None
        except (OSError, ValueError, pygame.error, MemoryError):
            with contextlib.suppress(OSError):
                file.unlink()
            return None
        with contextlib.suppress(OSError):
            os.utime(file)
        if picture.get_flags() & pygame.SRCALPHA:
            return native(picture)
        out = opaque(size)
        out.blit(picture, (0, 0))
        return out

    def save(self, name: str, picture: pygame.Surface) -> None:
        """Write a picture in the background; a full disk or a folder that cannot be written is no error."""
        file, copy = self.path(name, picture.get_size()), picture.copy()
        self._threads = [t for t in self._threads if t.is_alive()]
        thread = threading.Thread(target=self._write, args=(file, copy), name="picture store", daemon=True)
        self._threads.append(thread)
        thread.start()

    def flush(self) -> None:
        """Wait until everything saved so far is written."""
        for thread in self._threads:
            thread.join()
        self._threads.clear()

    def _write(self, file: Path, picture: pygame.Surface) -> None:
        with self._lock, contextlib.suppress(OSError, MemoryError, pygame.error):
            self.folder.mkdir(parents=True, exist_ok=True)
            part = file.with_suffix(f".{os.getpid()}.part")
            try:
                part.write_bytes(png(picture))
                part.replace(file)
            finally:
                part.unlink(missing_ok=True)
            self._tidy(file)

    def _tidy(self, newest: Path) -> None:
        """Remove the longest unused pictures beyond the limit, of whatever version; foreign files stay."""
        held: list[tuple[float, int, Path]] = []
        for file in self.folder.iterdir():
            if not _NAME.match(file.name):
                continue
            with contextlib.suppress(OSError):
                about = file.stat()
                held.append((about.st_mtime, about.st_size, file))
        total = sum(size for _, size, _ in held)
        for _, size, file in sorted(held, key=lambda entry: (entry[0], entry[2].name)):
            if total <= self.limit:
                break
            if file == newest and size <= self.limit:
                continue
            with contextlib.suppress(OSError):
                file.unlink()
                total -= size
