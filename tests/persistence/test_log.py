"""The log file: UTF-8, bounded, never in the way."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from edo_table.persistence import log as module
from edo_table.persistence.log import recent_lines, start_log, stop_log


@pytest.fixture(autouse=True)
def _silence_afterwards() -> Iterator[None]:
    yield
    stop_log()
    module._memory.lines.clear()


def hide_from_the_test_runner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own handlers would trip over lines that are wrong on purpose; they are there before a test's body runs."""
    monkeypatch.setattr(logging.getLogger("edo_table"), "propagate", False)


def test_lines_go_to_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hide_from_the_test_runner(monkeypatch)
    path = start_log(tmp_path / "記録")
    assert path is not None
    logging.getLogger("edo_table.anything").info("Ōkubo plays %s and \ud800", "木版")
    logging.getLogger("another.library").warning("not ours")
    logging.getLogger("edo_table.anything").debug("too small")
    text = path.read_text(encoding="utf-8")
    assert "INFO edo_table.anything: Ōkubo plays 木版 and \\ud800" in text
    assert text.count("\n") == 1
    assert recent_lines()[-1].endswith("木版 and \ud800")


def test_the_file_does_not_grow_beyond_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_BYTES", 2000)
    start_log(tmp_path)
    for number in range(500):
        logging.getLogger("edo_table").info("line %d", number)
    files = list(tmp_path.iterdir())
    assert len(files) == module.BACKUPS + 1
    assert sum(file.stat().st_size for file in files) <= 2000 * len(files)
    assert "line 499" in (tmp_path / module.FILE_NAME).read_text(encoding="utf-8")
    assert len(recent_lines()) == module.REMEMBERED


def test_starting_twice_writes_each_line_once(tmp_path: Path) -> None:
    start_log(tmp_path / "a")
    path = start_log(tmp_path / "b")
    assert path is not None
    logging.getLogger("edo_table").info("hello")
    assert path.read_text(encoding="utf-8").count("hello") == 1
    assert (tmp_path / "a" / module.FILE_NAME).read_text(encoding="utf-8") == ""


def test_without_a_folder_or_with_a_bad_one_there_is_still_a_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for folder in (None, tmp_path / "file"):
        assert start_log(folder) is None
        logging.getLogger("edo_table").warning("remember me")
        assert recent_lines()[-1].endswith("remember me")


def test_a_line_that_cannot_be_written_or_formed_stops_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hide_from_the_test_runner(monkeypatch)
    path = start_log(tmp_path)
    assert path is not None
    logging.getLogger("edo_table").info("%d apples", "many")
    for handler in logging.getLogger("edo_table").handlers:
        if isinstance(handler, logging.FileHandler) and handler.stream is not None:
            handler.stream.close()
    logging.getLogger("edo_table").info("after the file was closed")
    assert recent_lines()[-1].endswith("after the file was closed")
    assert capsys.readouterr() == ("", "")
