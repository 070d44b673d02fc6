"""Where the program keeps its files: the folders the system gives to programs, or one folder of the user's choice."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import PlatformDirs

from edo_table.persistence.atomic import ensure_folder
from edo_table.persistence.errors import StorageError

APP_NAME = "EdoTable"
HOME_VARIABLE = "EDO_TABLE_HOME"
"""Environment variable: one folder for everything, for portable use and for tests."""


@dataclass
class Folders:
    """The four folders and what stands in them.  Nothing is made before `ensure` or the first write."""

    data: Path
    config: Path
    cache: Path
    log: Path
    problems: list[StorageError] = field(default_factory=list)
    """Folders that could not be written to, in the order they were asked for."""

    @property
    def is_memory_only(self) -> bool:
        """Tell whether some folder cannot be written to, so that its contents last only until the program ends."""
        return bool(self.problems)

    @property
    def saves(self) -> Path:
        return self.data / "saves"

    @property
    def autosaves(self) -> Path:
        return self.data / "autosaves"

    @property
    def overrides(self) -> Path:
        """The player's own content files (data folder's layout)."""
        return self.data / "content"

    @property
    def statistics_file(self) -> Path:
        return self.data / "statistics.jsonl"

    @property
    def settings_file(self) -> Path:
        return self.config / "settings.json"

    @property
    def crashes(self) -> Path:
        return self.log / "crashes"

    def check(self) -> list[StorageError]:
        """Try to write into each folder; return what fails, kept in `problems` too.  The program runs all the same."""
        return [error for folder in dict.fromkeys((self.data, self.config, self.log)) if (error := self._try(folder))]

    def ensure(self, folder: Path) -> Path | None:
        """Make one of the folders and return it, None (with a word in `problems`) when it cannot be written to."""
        return None if self._try(folder) else folder

    def _try(self, folder: Path) -> StorageError | None:
        try:
            ensure_folder(folder)
        except StorageError as error:
            if error.message not in {known.message for known in self.problems}:
                self.problems.append(error)
            return error
        return None


def find_folders(environ: Mapping[str, str] | None = None) -> Folders:
    """Return the program's folders; `EDO_TABLE_HOME` in the environment moves them all under one."""
    home = (os.environ if environ is None else environ).get(HOME_VARIABLE, "").strip()
    if home:
        root = Path(os.path.abspath(os.path.expanduser(home)))  # noqa: PTH100, PTH111 - Path.expanduser may raise
        return Folders(root / "data", root / "config", root / "cache", root / "log")
    dirs = PlatformDirs(APP_NAME, appauthor=False)
    return Folders(dirs.user_data_path, dirs.user_config_path, dirs.user_cache_path, dirs.user_log_path)
