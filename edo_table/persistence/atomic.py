"""Writing a file so that it is there as a whole or not at all; reading none that would never end."""

from __future__ import annotations

import errno
import os
import secrets
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from edo_table.persistence.errors import storage_error

TEMPORARY_PREFIX = ".edo-"
TEMPORARY_SUFFIX = ".tmp"

PAUSES: tuple[float, ...] = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32)
"""Seconds between tries where another program (a virus scanner, an indexer) holds the file for a moment."""

RETRY_ON_DENIAL = sys.platform == "win32"
"""Elsewhere a denied access stays denied."""


def check_ordinary(path: Path) -> None:
    """Raise OSError unless there is an ordinary file: to open a pipe would wait for its other end for ever."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.ENXIO, "it is no ordinary file", str(path))


def write_atomic(path: Path, data: bytes, *, overwrite: bool = True) -> None:
    """Write a file, whole and on the disk when this returns; a crash at any moment leaves the old one or the new one.

    Makes the folder.  Raises StorageError; FileExistsError when the file is there and may not be overwritten.
    """
    target = Path(os.path.realpath(path))
    temporary = write_temporary(target.parent, data)
    try:
        if overwrite:
            move(temporary, target)
        else:
            _move_to_free_place(temporary, target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(target.parent)


def write_temporary(folder: Path, data: bytes) -> Path:
    """Write data to a new hidden file in a folder (made if need be), flushed to the disk; raises StorageError."""
    path = folder / f"{TEMPORARY_PREFIX}{os.getpid()}-{secrets.token_hex(6)}{TEMPORARY_SUFFIX}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.read_bytes() != data:
            raise OSError(errno.EIO, "what was written does not read back the same")
    except OSError as error:
        with suppress(OSError):
            path.unlink()
        raise storage_error(folder, error) from error
    return path


def move(source: Path, target: Path) -> None:
    """Rename a file within a disk, replacing the target in one step; raises StorageError.

    Only an ordinary file is replaced: a program with the rights to would put one in the place of /dev/null.
    """
    try:
        if target.exists() and not target.is_dir():
            check_ordinary(target)
        _patiently(lambda: source.replace(target))
    except OSError as error:
        raise storage_error(target, error) from error


def _move_to_free_place(source: Path, target: Path) -> None:
    """Rename a file unless the target exists; two programs doing this at once cannot both succeed."""
    try:
        if sys.platform == "win32":
            _patiently(lambda: source.rename(target))
            return
        try:
            target.hardlink_to(source)
        except OSError as error:
            if error.errno == errno.EEXIST:
                raise
            # A disk without hard links (FAT, some network shares).
            if target.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target)) from None
            source.replace(target)
        else:
            source.unlink()
    except FileExistsError:
        raise
    except OSError as error:
        raise storage_error(target, error) from error


def _patiently(action: Callable[[], object]) -> None:
    for pause in PAUSES if RETRY_ON_DENIAL else ():
        try:
            action()
        except FileExistsError:
            raise
        except PermissionError:
            time.sleep(pause)
        else:
            return
    action()


def sync_folder(folder: Path) -> None:
    """Make renames in a folder last through a power cut, where the system lets a program ask for that."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def ensure_folder(folder: Path) -> Path:
    """Make a folder if need be and try to write into it; returns it, raises StorageError with plain words."""
    # Asking the system for the rights is not enough: on Windows it answers yes for folders one may not write to.
    probe = write_temporary(folder, b"")
    try:
        probe.unlink()
    except OSError as error:
        raise storage_error(folder, error) from error
    return folder


def remove_leftovers(folder: Path, older_than: float = 3600.0) -> None:
    """Delete the hidden files of writers that were killed, older than so many seconds."""
    now = time.time()
    with suppress(OSError):
        for path in folder.glob(f"{TEMPORARY_PREFIX}*{TEMPORARY_SUFFIX}"):
            with suppress(OSError):
                if now - path.stat().st_mtime > older_than:
                    path.unlink()
