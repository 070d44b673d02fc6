"""The zip around a save, read with distrust: bounded in size and number, no tricks with names."""

from __future__ import annotations

import errno
import io
import struct
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import BinaryIO

from edo_table.persistence.errors import SaveError

MAX_FILE_SIZE = 8 << 20
MAX_MEMBERS = 16
MAX_DIRECTORY_SIZE = 4096
META = "meta.json"
RECORD = "record.json"
SNAPSHOT = "snapshot.json"
VEILED_RECORD = "record.veil"
VEILED_SNAPSHOT = "snapshot.veil"
THUMB = "thumb.png"
LIMITS: Mapping[str, int] = {
    META: 128 << 10,
    THUMB: 1 << 20,
    RECORD: 2 << 20,
    SNAPSHOT: 2 << 20,
    VEILED_RECORD: 2 << 20,
    VEILED_SNAPSHOT: 2 << 20,
}
"""Bytes each member may unpack to, in the order they are written: what a list of saves reads comes first."""

_END_SIZE = 22
_END_MARK = b"PK\x05\x06"
_END64_MARK = b"PK\x06\x07"
_STARTS = (b"PK\x03\x04", _END_MARK)
_ENCRYPTED = 0x1 | 0x40
_FIXED_TIME = (1980, 1, 1, 0, 0, 0)

_TEXTS: dict[str, tuple[str, str]] = {
    "missing": ("The save {file} is no longer there.", "It was moved or deleted; choose another one."),
    "unreadable": ("The save {file} cannot be read: {detail}.", "Check that you may open it and its disk is there."),
    "empty": ("The save {file} is empty.", "Try an older save or an autosave."),
    "cut_short": (
        "The save {file} has no proper end: it was cut short or added to.",
        "Try an older save or an autosave.",
    ),
    "damaged": ("The save {file} is damaged: {detail}.", "Try an older save or an autosave."),
    "foreign": ("{file} is no save of this program: {detail}.", "Choose a save that Edo Table wrote."),
    "newer": ("The save {file} was written by a newer Edo Table ({detail}).", "Update the program to open it."),
    "too_large": ("{file} is far too large for a save: {detail}.", "Choose a save that Edo Table wrote."),
    "suspicious": ("{file} was not opened: {detail}.", "It may be made to do harm; choose another save."),
    "taken": ("There is a save {file} already.", "Choose another name or agree to replace it."),
    "not_storable": ("The game cannot be saved as {file}: {detail}.", "Please report this; the game goes on."),
}


def save_error(reason: str, file: str, detail: str = "") -> SaveError:
    """Return the plain words for one of the ways in which a save can be bad."""
    message, hint = _TEXTS[reason]
    detail = "".join(letter for letter in detail[:200] if letter.isprintable())
    return SaveError(message.format(file=f"“{file}”", detail=detail), hint, reason)


def pack(members: Mapping[str, bytes]) -> bytes:
    """Return a zip of the members; the same members give the same bytes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in LIMITS:
            if name in members:
                info = zipfile.ZipInfo(name, _FIXED_TIME)
                info.compress_type = zipfile.ZIP_DEFLATED if name.endswith(".json") else zipfile.ZIP_STORED
                archive.writestr(info, members[name], compresslevel=6)
    return buffer.getvalue()


class Archive:
    """An opened save: which members it holds, and their bytes on demand."""

    def __init__(self, archive: zipfile.ZipFile, file: str) -> None:
        self._archive = archive
        self._file = file
        self._members = {info.filename: info for info in archive.infolist()}
        self._refuse_tricks()

    def __contains__(self, name: str) -> bool:
        return name in self._members

    def read(self, name: str) -> bytes:
        """Return a member's bytes; raises SaveError when it is missing, too large or damaged."""
        info = self._members.get(name)
        if info is None:
            raise save_error("damaged", self._file, f"its part {name} is missing")
        limit = LIMITS[name]
        if info.file_size > limit:
            raise save_error("too_large", self._file, f"its part {name} unpacks to {info.file_size} bytes")
        with _damage_named(self._file, f"its part {name} does not unpack"):
            with self._archive.open(info) as member:
                data = member.read(limit + 1)
            if len(data) != info.file_size:
                raise ValueError("size")
        return data

    def _refuse_tricks(self) -> None:
        infos = self._archive.infolist()
        if META not in self._members:
            raise save_error("foreign", self._file, "it is a zip of something else")
        if len({info.filename.casefold() for info in infos}) != len(infos):
            raise save_error("suspicious", self._file, "it holds two parts of the same name")
        for info in infos:
            name = info.orig_filename
            if not name or name.startswith(".") or not name.isprintable() or any(mark in name for mark in "/\\:"):
                raise save_error("suspicious", self._file, "the name of one of its parts points elsewhere")
            if info.flag_bits & _ENCRYPTED:
                raise save_error("suspicious", self._file, "it is locked with a password")
            if name in LIMITS and info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise save_error("damaged", self._file, f"its part {name} is packed in an unknown way")


@contextmanager
def open_archive(stream: BinaryIO, size: int, file: str) -> Iterator[Archive]:
    """Open the zip in a stream of `size` bytes; raises SaveError, naming `file`, for whatever is no sound small zip."""
    with _damage_named(file, "it cannot be read as a zip"):
        _check_end(stream, size, file)
        stream.seek(0)
        archive = zipfile.ZipFile(stream)
    with archive:
        yield Archive(archive, file)


def _check_end(stream: BinaryIO, size: int, file: str) -> None:
    """Look at a zip's last bytes before the library does, which would read a directory of any length."""
    if size == 0:
        raise save_error("empty", file)
    if size > MAX_FILE_SIZE:
        raise save_error("too_large", file, f"{size >> 20} MB")
    start = stream.read(4)
    if not any(mark.startswith(start) for mark in _STARTS):
        raise save_error("foreign", file, "it is another kind of file")
    stream.seek(max(0, size - _END_SIZE - 20))
    tail = stream.read()
    locator, end = tail[:-_END_SIZE], tail[-_END_SIZE:]
    if not end.startswith(_END_MARK) or len(end) != _END_SIZE:
        raise save_error("cut_short", file)
    _, disk, first_disk, here, total, length, offset, comment = struct.unpack("<4s4H2LH", end)
    if total > MAX_MEMBERS or here > MAX_MEMBERS or length > MAX_DIRECTORY_SIZE:
        raise save_error("suspicious", file, "it holds too many parts")
    if disk or first_disk or here != total or comment or offset + length + _END_SIZE != size:
        raise save_error("damaged", file, "its list of parts does not fit")
    if locator.startswith(_END64_MARK):
        raise save_error("suspicious", file, "it is made for parts of gigantic size")


@contextmanager
def _damage_named(file: str, detail: str) -> Iterator[None]:
    try:
        yield
    except SaveError:
        raise
    except OSError as error:
        if error.errno in (None, errno.EINVAL):
            raise save_error("damaged", file, detail) from error
        raise save_error("unreadable", file, error.strerror or "the disk does not answer") from error
    except Exception as error:
        # On hostile bytes the zip library raises a dozen kinds of error, RuntimeError and struct.error among them.
        raise save_error("damaged", file, detail) from error
