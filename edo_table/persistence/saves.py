"""Saves: one zip each, written whole or not at all, read with distrust.

Members: `meta.json` (what a list shows, and a SHA-256 of every other member), `record.json` (the match),
`snapshot.json` (its position) and, if there is one, `thumb.png`.  A veiled save has `record.veil` and `snapshot.veil`.
"""

from __future__ import annotations

import hashlib
import io
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from pydantic import ValidationError

from edo_table.persistence.archive import (
    LIMITS,
    META,
    RECORD,
    SNAPSHOT,
    THUMB,
    VEILED_RECORD,
    VEILED_SNAPSHOT,
    Archive,
    open_archive,
    pack,
    save_error,
)
from edo_table.persistence.atomic import write_atomic
from edo_table.persistence.errors import SaveError, storage_error
from edo_table.persistence.errors import shown_name as shown
from edo_table.persistence.migrations import FORMAT, STEPS, Document, Step, Steps, format_of, migrate_meta, path_from
from edo_table.persistence.plain_json import decode_object, encode
from edo_table.persistence.png import check_png
from edo_table.persistence.save_file import FORMAT_NAME, SaveFile, SaveFlags, SaveMeta, SaveSeat, new_match_id
from edo_table.persistence.save_names import EXTENSION, free_path
from edo_table.persistence.veil import unveil, veil

__all__ = [
    "EXTENSION",
    "SaveEntry",
    "SaveError",
    "SaveFile",
    "SaveFlags",
    "SaveMeta",
    "SaveSeat",
    "decode_save",
    "delete_save",
    "encode_save",
    "list_saves",
    "new_match_id",
    "read_entry",
    "read_save",
    "save_as",
    "write_save",
]


_FAULTS = {
    "missing": "is missing",
    "string_pattern_mismatch": "has a form it cannot have",
    "tuple_type": "must be a list",
    "too_short": "has too few entries",
    "too_long": "has too many entries",
}

TRIES = 20
"""How often a free name is looked for while another program takes them."""


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """One file of the load screen: either `meta` (and perhaps `thumb`), or the `error` that says what is wrong."""

    path: Path
    modified: float
    """When the file was written, in seconds since 1970."""
    size: int
    meta: SaveMeta | None = None
    thumb: bytes | None = None
    error: SaveError | None = None

    @property
    def name(self) -> str:
        """The player's title of the save, or the file's name without extension."""
        return (self.meta.title if self.meta else "") or shown(self.path.with_suffix(""))

    @property
    def when(self) -> float:
        """When the game was saved, in seconds since 1970."""
        return self.meta.date.timestamp() if self.meta else self.modified


# ---- writing ---------------------------------------------------------------------------------------------------------


def encode_save(save: SaveFile, file: str = "save") -> bytes:
    """Return the bytes of a save; raises SaveError (naming `file`) when it holds what could not be read back."""
    meta, is_veiled = save.meta, save.meta.flags.veiled
    members: dict[str, bytes] = {}
    try:
        for plain, veiled, document in (
            (RECORD, VEILED_RECORD, save.record),
            (SNAPSHOT, VEILED_SNAPSHOT, save.snapshot),
        ):
            data = _bounded(plain, encode(document))
            members[veiled if is_veiled else plain] = veil(data, meta.match) if is_veiled else data
        if save.thumb is not None:
            check_png(save.thumb)
            members[THUMB] = _bounded(THUMB, save.thumb)
        digests = {name: hashlib.sha256(data).hexdigest() for name, data in members.items()}
        written = meta.model_copy(update={"format_version": FORMAT, "digests": digests})
        members[META] = _bounded(META, encode(written.model_dump(mode="json")))
    except ValueError as error:
        raise save_error("not_storable", file, str(error)) from error
    return pack(members)


def _bounded(name: str, data: bytes) -> bytes:
    if len(data) > LIMITS[name]:
        raise ValueError(f"{name} is too large")
    return data


def write_save(path: Path, save: SaveFile, *, overwrite: bool = False) -> None:
    """Write a save, whole and on the disk when this returns.

    Raises SaveError with reason `taken` when the file is there and may not be replaced, `not_storable` for data that is
    no JSON, and StorageError when the disk refuses.
    """
    data = encode_save(save, shown(path))
    try:
        write_atomic(path, data, overwrite=overwrite)
    except FileExistsError as error:
        raise save_error("taken", shown(path)) from error


def save_as(folder: Path, title: str, save: SaveFile) -> Path:
    """Write a save under the player's title, in a file of its own; returns the path.  Raises as `write_save`."""
    named = save.model_copy(update={"meta": save.meta.model_copy(update={"title": " ".join(title.split())[:80]})})
    for _ in range(TRIES):
        path = free_path(folder, title)
        try:
            write_save(path, named)
        except SaveError as error:
            if error.reason != "taken":
                raise
        else:
            return path
    raise save_error("taken", shown(path))


def delete_save(path: Path) -> None:
    """Delete a save that the player no longer wants; raises StorageError."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise storage_error(path, error) from error


# ---- reading ---------------------------------------------------------------------------------------------------------


def read_save(path: Path, *, steps: Steps = STEPS) -> SaveFile:
    """Return the save in a file, brought to the present format; raises SaveError, leaves the file as it is."""
    with _opened(path) as (stream, size):
        return _read(stream, size, shown(path), steps)


def decode_save(data: bytes, file: str = "save", *, steps: Steps = STEPS) -> SaveFile:
    """Return the save in bytes; as `read_save`."""
    return _read(io.BytesIO(data), len(data), file, steps)


def read_entry(path: Path, *, steps: Steps = STEPS) -> SaveEntry:
    """Return a file's line in the load screen; reads its meta data and picture only, never raises."""
    modified, size = 0.0, 0
    try:
        with _opened(path) as (stream, size):
            modified = os.fstat(stream.fileno()).st_mtime
            with open_archive(stream, size, shown(path)) as archive:
                meta, _ = _read_meta(archive, shown(path), steps)
                _check_parts(archive, meta, shown(path))
                thumb = _read_thumb(archive, meta, shown(path))
    except SaveError as error:
        return SaveEntry(path, modified, size, error=error)
    return SaveEntry(path, modified, size, meta, thumb)


def list_saves(folder: Path, is_wanted: Callable[[str], bool] = bool, *, steps: Steps = STEPS) -> list[SaveEntry]:
    """Return an entry for every file in a folder but hidden ones, last saved first; empty when there is no folder.

    Files whose name `is_wanted` refuses are not even opened.
    """
    try:
        with os.scandir(folder) as found:
            paths = [
                Path(item.path)
                for item in found
                if not item.name.startswith(".") and is_wanted(item.name) and not _is_folder(item)
            ]
    except OSError:
        return []
    entries = [read_entry(path, steps=steps) for path in paths]
    return sorted(entries, key=lambda entry: (-entry.when, entry.path.name))


def _is_folder(item: os.DirEntry[str]) -> bool:
    try:
        return item.is_dir()
    except OSError:
        return False


@contextmanager
def _opened(path: Path) -> Iterator[tuple[BinaryIO, int]]:
    try:
        # Before opening: to open a pipe would wait for its other end.
        if not stat.S_ISREG(path.stat().st_mode):
            raise save_error("foreign", shown(path), "it is no ordinary file")
        stream = path.open("rb")
    except FileNotFoundError as error:
        raise save_error("missing", shown(path)) from error
    except OSError as error:
        raise save_error("unreadable", shown(path), error.strerror or "the disk does not answer") from error
    except ValueError as error:
        raise save_error("missing", shown(path)) from error
    with stream:
        yield stream, os.fstat(stream.fileno()).st_size


def _read(stream: BinaryIO, size: int, file: str, steps: Steps) -> SaveFile:
    with open_archive(stream, size, file) as archive:
        meta, path = _read_meta(archive, file, steps)
        _check_parts(archive, meta, file)
        is_veiled = meta.flags.veiled
        record = _read_document(archive, VEILED_RECORD if is_veiled else RECORD, meta, file)
        snapshot = _read_document(archive, VEILED_SNAPSHOT if is_veiled else SNAPSHOT, meta, file)
        thumb = _read_thumb(archive, meta, file)
    with _named(RECORD, file):
        for step in path:
            record, snapshot = step.record(record), step.snapshot(snapshot)
        return SaveFile(meta=meta, record=record, snapshot=snapshot, thumb=thumb)


def _read_meta(archive: Archive, file: str, steps: Steps) -> tuple[SaveMeta, list[Step]]:
    data = archive.read(META)
    with _named(META, file):
        raw = decode_object(data)
    if raw.get("format") != FORMAT_NAME:
        raise save_error("foreign", file, "it belongs to another program")
    with _named(META, file):
        major, minor = format_of(raw)
        if major > FORMAT[0]:
            raise save_error("newer", file, _written_by(raw, major, minor))
        path = path_from(major, steps)
        return SaveMeta.model_validate(migrate_meta(raw, path)), path


def _written_by(raw: Document, major: int, minor: int) -> str:
    version = raw.get("program_version")
    return f"version {version[:20]}" if isinstance(version, str) else f"format {major}.{minor}"


def _check_parts(archive: Archive, meta: SaveMeta, file: str) -> None:
    """Every part is vouched for by a digest, and every digest has its part."""
    present = {name for name in LIMITS if name in archive and name != META}
    odd = sorted(present ^ (set(meta.digests) & set(LIMITS)))
    if odd:
        raise save_error("damaged", file, f"its part {odd[0]} is missing or was added")


def _read_part(archive: Archive, name: str, meta: SaveMeta, file: str) -> bytes:
    data = archive.read(name)
    if hashlib.sha256(data).hexdigest() != meta.digests.get(name):
        raise save_error("damaged", file, f"its part {name} was changed")
    return data


def _read_document(archive: Archive, name: str, meta: SaveMeta, file: str) -> dict[str, Any]:
    data = _read_part(archive, name, meta, file)
    with _named(name, file):
        return decode_object(unveil(data, meta.match, LIMITS[name]) if meta.flags.veiled else data)


def _read_thumb(archive: Archive, meta: SaveMeta, file: str) -> bytes | None:
    if THUMB not in archive:
        return None
    data = _read_part(archive, THUMB, meta, file)
    with _named(THUMB, file):
        check_png(data)
    return data


def first_fault(error: ValidationError) -> str:
    """Return where the first fault of typed data lies and what it is."""
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(step) for step in fault["loc"])
    words = _FAULTS.get(fault["type"]) or fault["msg"].removeprefix("Value error, ").replace("Input should", "must")
    return f"{where}: {words}"


@contextmanager
def _named(part: str, file: str) -> Iterator[None]:
    """Turn what is wrong inside a part into words that say where."""
    try:
        yield
    except SaveError:
        raise
    except ValidationError as error:
        raise save_error("damaged", file, f"{part}: {first_fault(error)}") from error
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise save_error("damaged", file, f"{part}: {error}") from error
