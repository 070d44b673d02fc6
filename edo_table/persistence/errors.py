"""What can go wrong with files, in words for the player."""

from __future__ import annotations

import errno
from pathlib import Path

_WHY: dict[int, tuple[str, str, str]] = {
    errno.ENOSPC: ("disk_full", "the disk is full", "Make some room and try again."),
    errno.EDQUOT: ("disk_full", "your share of the disk is used up", "Make some room and try again."),
    errno.EACCES: ("not_allowed", "you may not write there", "Allow writing to that folder, or choose another one."),
    errno.EPERM: ("not_allowed", "you may not write there", "Allow writing to that folder, or choose another one."),
    errno.EROFS: ("not_allowed", "the disk can only be read", "Choose a folder on another disk."),
    errno.ENAMETOOLONG: ("bad_name", "its name is too long", "Choose a shorter name."),
    errno.EINVAL: ("bad_name", "its name is not allowed on this disk", "Choose a simpler name."),
    errno.ENOTDIR: ("not_a_folder", "a file stands where a folder is needed", "Move that file away."),
    errno.EEXIST: ("not_a_folder", "a file stands where a folder is needed", "Move that file away."),
    errno.ENXIO: ("not_a_file", "a device or pipe stands where the file should be", "Choose another file."),
    errno.EISDIR: ("not_a_file", "a folder stands where the file should be", "Move that folder away."),
}


class PersistenceError(Exception):
    """A refusal in plain words: `message` says what is wrong, `hint` what to do, `reason` is an id for translations."""

    def __init__(self, message: str, hint: str = "", reason: str = "") -> None:
        super().__init__(f"{message} {hint}".strip())
        self.message = message
        self.hint = hint
        self.reason = reason


class StorageError(PersistenceError):
    """A folder or file that cannot be made, written or moved."""


class SaveError(PersistenceError):
    """A save that cannot be opened or may not be written."""


class SettingsError(PersistenceError):
    """A settings change that names no setting or gives it a value it cannot have."""


def shown_name(path: Path) -> str:
    """Return a file's name fit for the screen, whatever bytes it is made of."""
    name = (path.name or str(path)).encode("utf-8", "replace").decode("utf-8")
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def shown_path(path: Path) -> str:
    """Return a whole path fit for the screen."""
    text = str(path).encode("utf-8", "replace").decode("utf-8")
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def storage_error(path: Path, error: OSError) -> StorageError:
    """Return the plain words for what the system refused about a path."""
    reason, why, hint = _WHY.get(
        error.errno or 0, ("failed", error.strerror or type(error).__name__, "Try again, or choose another folder.")
    )
    return StorageError(f"{shown_path(path)} cannot be written: {why}.", hint, reason)
