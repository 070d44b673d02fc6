"""The crash report holds what is needed and is never itself a crash."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from edo_table import __version__
from edo_table.persistence.crash import KEPT, write_crash_report
from edo_table.persistence.log import start_log, stop_log
from edo_table.persistence.settings import Settings, changed


def raised(error: Exception) -> Exception:
    try:
        try:
            raise KeyError("the cause")
        except KeyError as cause:
            raise error from cause
    except Exception as caught:
        return caught


def test_a_report_tells_what_is_needed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start_log(None)
    logging.getLogger("edo_table.play").info("the last thing logged")
    settings = changed(Settings(), {"display.palette": "tritan"})
    report = write_crash_report(
        tmp_path / "報告",
        raised(ValueError("no such\nspace ō")),
        settings=settings,
        autosave=tmp_path / "match-1.edo",
        details={"game": "pearls", "seed": "77"},
    )
    stop_log()
    assert report.summary == "ValueError: no such space ō"
    assert report.path is not None
    text = report.path.read_text(encoding="utf-8")
    assert text == report.text
    for part in (
        f"Edo Table {__version__}",
        "python: 3.",
        "pydantic: ",
        "KeyError: 'the cause'",
        "ValueError: no such",
        "test_crash.py",
        "in raised",
        '"palette": "tritan"',
        str(tmp_path / "match-1.edo"),
        "seed: 77",
        "the last thing logged",
    ):
        assert part in text, part
    assert capsys.readouterr() == ("", "")


def test_a_report_is_made_without_a_disk_too(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for folder in (None, tmp_path / "file", tmp_path / "file" / "below"):
        report = write_crash_report(folder, raised(RuntimeError("oh")))
        assert report.path is None
        assert "RuntimeError: oh" in report.text


class _Speechless(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


@pytest.mark.parametrize("error", [_Speechless(), Exception(), Exception("\ud800"), Exception("x" * 10_000)])
def test_any_error_can_be_reported(tmp_path: Path, error: Exception) -> None:
    report = write_crash_report(tmp_path, raised(error))
    assert report.path is not None
    assert type(error).__name__ in report.path.read_text(encoding="utf-8")
    assert 0 < len(report.summary) <= 300


def test_endless_recursion_is_reported_in_bounds(tmp_path: Path) -> None:
    def again(depth: int) -> int:
        return again(depth + 1) + 1

    with pytest.raises(RecursionError) as caught:
        again(0)
    report = write_crash_report(tmp_path, caught.value)
    assert report.path is not None
    assert len(report.text) < 100_000


def test_old_reports_go(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_bytes(b"")
    last = None
    for number in range(KEPT + 5):
        last = write_crash_report(tmp_path, raised(ValueError(str(number))))
    assert last is not None
    assert last.path is not None
    assert last.path.exists()
    assert len(list(tmp_path.iterdir())) == KEPT + 1
