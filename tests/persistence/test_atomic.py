"""A file is there as a whole or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from edo_table.persistence import atomic
from edo_table.persistence.atomic import ensure_folder, write_atomic
from edo_table.persistence.errors import StorageError


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "新しい folder" / "ü.bin"
    for data in (b"one", b"", b"\0\r\n" * 1000):
        write_atomic(path, data)
        assert path.read_bytes() == data
    assert [file.name for file in path.parent.iterdir()] == ["ü.bin"]


@pytest.mark.parametrize("step", ["fsync", "replace", "read_bytes"])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "a"
    write_atomic(path, b"old")

    def fail(*_: object) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os if step == "fsync" else Path, step, fail)
        with pytest.raises(StorageError, match="Input/output error"):
            write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_does_not_read_back_the_same_is_not_put_in_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    write_atomic(path, b"old")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", lambda _: b"nex")
        with pytest.raises(StorageError, match="does not read back"):
            write_atomic(path, b"new")
    assert path.read_bytes() == b"old"


@pytest.mark.parametrize("has_links", [True, False])
def test_an_existing_file_is_kept_when_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
) -> None:
    if not has_links:

        def refuse(_: Path, source: Path) -> None:
            raise OSError(95, "Operation not supported", str(source))

        monkeypatch.setattr(Path, "hardlink_to", refuse)
    path = tmp_path / "a"
    write_atomic(path, b"old", overwrite=False)
    with pytest.raises(FileExistsError):
        write_atomic(path, b"new", overwrite=False)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_held_for_a_moment_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atomic, "RETRY_ON_DENIAL", True)
    waited: list[float] = []
    monkeypatch.setattr("edo_table.persistence.atomic.time.sleep", waited.append)
    real, tries = Path.replace, 0

    def held(self: Path, target: Path) -> Path:
        nonlocal tries
        tries += 1
        if tries <= 3:
            raise PermissionError(13, "The process cannot access the file")
        return real(self, target)

    monkeypatch.setattr(Path, "replace", held)
    write_atomic(tmp_path / "a", b"x")
    assert (tmp_path / "a").read_bytes() == b"x"
    assert waited == list(atomic.PAUSES[:3])

    tries = -100
    with pytest.raises(StorageError, match="may not write"):
        write_atomic(tmp_path / "a", b"y")
    assert (tmp_path / "a").read_bytes() == b"x"
    assert sum(waited) < 2


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    target = tmp_path / "real" / "settings.json"
    target.write_bytes(b"old")
    link = tmp_path / "settings.json"
    link.symlink_to(target)
    write_atomic(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_a_folder_is_made_and_tried(tmp_path: Path) -> None:
    assert ensure_folder(tmp_path / "a" / "b") == tmp_path / "a" / "b"
    assert list((tmp_path / "a" / "b").iterdir()) == []
    (tmp_path / "file").write_bytes(b"")
    for bad in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(StorageError, match="a file stands where a folder is needed"):
            ensure_folder(bad)


@pytest.mark.skipif(
    sys.platform == "win32" or not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the mighty may write anywhere"
)
def test_a_folder_without_rights_is_refused_in_plain_words(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    with pytest.raises(StorageError, match="you may not write there"):
        ensure_folder(folder)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes in a folder")
def test_a_pipe_or_device_is_never_replaced_by_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for overwrite in (True, False):
        with pytest.raises((StorageError, FileExistsError)):
            write_atomic(pipe, b"new", overwrite=overwrite)
    assert pipe.is_fifo()
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]
