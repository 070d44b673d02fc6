"""The match in progress on disk after every action, so that no crash costs more than the action under way.

A running match has one slot: `match-ID.edo` is the newest state, `match-ID.previous.edo` the one before it,
`match-ID.older-N.edo` up to ten more, some actions apart, the highest number the youngest.  A new state is first
written whole beside them; only then do names move.  So at every moment the last completed action stands in
`match-ID.edo` or, for the blink between two renames, in `match-ID.previous.edo`.
"""

from __future__ import annotations

import logging
import re
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from edo_table.persistence.atomic import move, remove_leftovers, sync_folder, write_temporary
from edo_table.persistence.errors import PersistenceError, SaveError, storage_error
from edo_table.persistence.saves import (
    EXTENSION,
    SaveEntry,
    SaveFile,
    delete_save,
    encode_save,
    read_entry,
    read_save,
)

log = logging.getLogger(__name__)

_NAME = re.compile(r"(match-.+?)(\.previous|\.older-(\d{1,9}))?" + re.escape(EXTENSION))
_CURRENT, _PREVIOUS = 0, -1


@dataclass(frozen=True, slots=True)
class Resumed:
    """What can be gone on with: the save and its file (None: there is nothing), and a word on each file passed over."""

    save: SaveFile | None = None
    path: Path | None = None
    messages: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Slot:
    """The files of one running match, and at which plies they stand."""

    folder: Path
    stem: str
    ply: int = 0
    previous_ply: int = 0
    kept_ply: int | None = None
    number: int = 0

    @property
    def current(self) -> Path:
        return self.folder / f"{self.stem}{EXTENSION}"

    @property
    def previous(self) -> Path:
        return self.folder / f"{self.stem}.previous{EXTENSION}"

    def older(self, number: int) -> Path:
        return self.folder / f"{self.stem}.older-{number}{EXTENSION}"

    def numbers(self) -> list[int]:
        """Return the numbers of the older states, oldest first."""
        names = [_parse(path.name) for path in _files(self.folder)]
        return sorted(number for stem, number in names if stem == self.stem and number > 0)


class Autosave:
    """Keeps the running matches in a folder; without a folder, or when the disk refuses, in memory only.

    A failed write never stops the game: it is logged, and stands in `problem` until a write succeeds.
    """

    def __init__(self, folder: Path | None, *, keep: int = 10, spacing: int = 10, slots: int = 30) -> None:
        """Keep `keep` older states, `spacing` actions apart, of each of the `slots` matches played last."""
        self.problem: PersistenceError | None = None
        self._folder = folder
        self._keep = keep
        self._spacing = spacing
        self._max_slots = slots
        self._slots: dict[str, _Slot] = {}
        self._unwritten: SaveFile | None = None
        if folder is not None:
            remove_leftovers(folder)

    def path(self, match: str) -> Path | None:
        """Return the file that holds a match's newest state; None when this program has not written it."""
        return self._slots[match].current if match in self._slots else None

    # ---- writing -----------------------------------------------------------------------------------------------------

    def write(self, save: SaveFile) -> bool:
        """Put the state after an action on disk; returns whether it is there, `problem` says why not."""
        if self._folder is None:
            self._unwritten = save
            return False
        try:
            match = save.meta.match
            data = encode_save(save, f"match-{match}{EXTENSION}")
            if match not in self._slots:
                self._slots[match] = self._open_slot(self._folder, match)
            self._put(self._slots[match], data, save.meta.ply)
        except (PersistenceError, OSError) as refusal:
            error = storage_error(self._folder, refusal) if isinstance(refusal, OSError) else refusal
            if self.problem is None or self.problem.message != error.message:
                log.error("autosave failed: %s", error)
            self.problem, self._unwritten = error, save
            return False
        self.problem, self._unwritten = None, None
        return True

    def _put(self, slot: _Slot, data: bytes, ply: int) -> None:
        temporary = write_temporary(slot.folder, data)
        try:
            if slot.current.exists():
                if slot.previous.exists() and self._is_due(slot):
                    move(slot.previous, slot.older(slot.number + 1))
                    slot.number, slot.kept_ply = slot.number + 1, slot.previous_ply
                    self._thin_out(slot)
                move(slot.current, slot.previous)
                slot.previous_ply = slot.ply
            move(temporary, slot.current)
        except (PersistenceError, OSError):
            with suppress(OSError):
                temporary.unlink()
            raise
        slot.ply = ply
        sync_folder(slot.folder)

    def _is_due(self, slot: _Slot) -> bool:
        return self._keep > 0 and (slot.kept_ply is None or abs(slot.previous_ply - slot.kept_ply) >= self._spacing)

    def _thin_out(self, slot: _Slot) -> None:
        for number in slot.numbers()[: -self._keep]:
            _remove_if_sound(slot.older(number))

    def _open_slot(self, folder: Path, match: str) -> _Slot:
        """Return the match's slot; a new one beside it when a file there is damaged and must stay as it is."""
        attempt = 1
        while True:
            slot = _Slot(folder, f"match-{match}" if attempt == 1 else f"match-{match}~{attempt}")
            try:
                for path in (slot.current, slot.previous):
                    if path.exists():
                        found = read_save(path).meta
                        if found.match != match:
                            raise SaveError("another match")
                        if path == slot.current:
                            slot.ply = found.ply
                        else:
                            slot.previous_ply = found.ply
            except SaveError:
                attempt += 1
                continue
            numbers = slot.numbers()
            slot.number = numbers[-1] if numbers else 0
            if not slot.current.exists() and not slot.previous.exists():
                self._forget_oldest(folder)
            return slot

    def _forget_oldest(self, folder: Path) -> None:
        """Make room for one more match."""
        running = {slot.stem for slot in self._slots.values()}
        groups = [group for group in _groups(folder) if group.stem not in running]
        for group in groups[max(0, self._max_slots - 1 - len(running)) :]:
            for path in group.paths:
                _remove_if_sound(path)

    def finish(self, match: str) -> None:
        """Forget a match that is over or given up; damaged files stay."""
        self._slots.pop(match, None)
        if self._unwritten is not None and self._unwritten.meta.match == match:
            self._unwritten = None
        if self._folder is None:
            return
        for path in _files(self._folder):
            if _is_of(_parse(path.name)[0], match):
                _remove_if_sound(path)

    def delete(self, path: Path) -> None:
        """Delete a state with the others of its slot, so that none of them is gone on with; damaged ones stay.

        Raises StorageError, and deletes nothing, when the state itself cannot be deleted.
        """
        stem = _parse(path.name)[0]
        delete_save(path)
        if self._unwritten is not None and _is_of(stem, self._unwritten.meta.match):
            self._unwritten = None
        for other in _files(path.parent) if stem else []:
            if _parse(other.name)[0] == stem:
                _remove_if_sound(other)

    # ---- reading -----------------------------------------------------------------------------------------------------

    def latest(self) -> SaveFile | None:
        """Return the newest state that can be read of a match that is not over; None when there is none."""
        return self.resume().save

    def resume(self) -> Resumed:
        """Return what `latest` does, with its file and a message for every newer file that could not be read."""
        unwritten, ended = self._unwritten, ""
        if unwritten is not None:
            if not unwritten.meta.flags.finished:
                return Resumed(unwritten)
            ended = unwritten.meta.match
        messages: list[str] = []
        for group in _groups(self._folder) if self._folder is not None else []:
            if group.is_finished or _is_of(group.stem, ended):
                continue
            for path in group.paths:
                try:
                    save = read_save(path)
                except SaveError as error:
                    messages.append(error.message)
                    log.warning("autosave passed over: %s", error)
                else:
                    if messages:
                        messages.append(f"An older state was opened instead, after {save.meta.ply} actions.")
                    return Resumed(save, path, messages)
        return Resumed(messages=messages)


@dataclass(frozen=True, slots=True)
class _Group:
    """The files of one slot, youngest first."""

    stem: str
    paths: list[Path]
    newest: SaveEntry
    """The youngest state that can be read; the youngest file where none can."""

    @property
    def is_finished(self) -> bool:
        """Tell whether the youngest state that can be read is the end of its game."""
        return self.newest.meta is not None and self.newest.meta.flags.finished


def _groups(folder: Path) -> list[_Group]:
    """Return the slots of a folder, the one saved last first."""
    slots: dict[str, list[Path]] = {}
    for path in _files(folder):
        slots.setdefault(_parse(path.name)[0], []).append(path)
    groups = []
    for stem, paths in slots.items():
        paths.sort(key=lambda path: _age(path.name))
        # As few files as possible are opened: the menu waits for this, and there may be hundreds.
        entries = map(read_entry, paths)
        first = next(entries)
        newest = first if first.meta else next((entry for entry in entries if entry.meta), first)
        groups.append(_Group(stem, paths, newest))
    return sorted(groups, key=lambda group: -group.newest.when)


def _files(folder: Path) -> list[Path]:
    """Return the autosave files of a folder, damaged ones too."""
    try:
        return [path for path in folder.iterdir() if _NAME.fullmatch(path.name)]
    except OSError:
        return []


def _parse(name: str) -> tuple[str, int]:
    """Return a file's slot and which of its states it is: the newest 0, the previous -1, else its number."""
    found = _NAME.fullmatch(name)
    if found is None:
        return "", _CURRENT
    stem, kind, number = found.groups()
    return stem, _CURRENT if kind is None else _PREVIOUS if number is None else int(number)


def is_newest(name: str) -> bool:
    """Tell whether an autosave file is by its name the newest state of its slot."""
    return _parse(name)[1] == _CURRENT


def _is_of(stem: str, match: str) -> bool:
    """Tell whether a slot, the first or one beside a damaged one, is that of a match."""
    return stem.split("~")[0] == f"match-{match}"


def _age(name: str) -> tuple[bool, bool, int]:
    number = _parse(name)[1]
    return number != _CURRENT, number != _PREVIOUS, -number


def _remove_if_sound(path: Path) -> None:
    """Delete a state that is no longer needed; one that cannot be read is left for its owner to look at."""
    try:
        read_save(path)
        path.unlink()
    except (SaveError, OSError) as error:
        log.info("kept %s: %s", path.name, error)
