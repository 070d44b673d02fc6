"""Where files go, and what happens where none can go."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from edo_table.persistence.paths import find_folders


def test_one_variable_moves_everything(tmp_path: Path) -> None:
    home = tmp_path / "可搬 Ü"
    folders = find_folders({"EDO_TABLE_HOME": str(home)})
    everything = (
        folders.data,
        folders.config,
        folders.cache,
        folders.log,
        folders.saves,
        folders.autosaves,
        folders.overrides,
        folders.statistics_file,
        folders.settings_file,
        folders.crashes,
    )
    assert all(path.is_relative_to(home) for path in everything)
    assert len(set(everything)) == len(everything)
    assert not home.exists(), "folders are made when they are needed"
    assert folders.ensure(folders.saves) == folders.saves
    assert folders.saves.is_dir()
    assert not folders.is_memory_only


def test_a_relative_home_does_not_move_with_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folders = find_folders({"EDO_TABLE_HOME": "portable"})
    assert folders.data == tmp_path / "portable" / "data"


@pytest.mark.parametrize("environ", [{}, {"EDO_TABLE_HOME": ""}, {"EDO_TABLE_HOME": "  "}])
def test_else_the_system_says_where(environ: dict[str, str]) -> None:
    folders = find_folders(environ)
    assert folders.data == Path(platformdirs.user_data_dir("EdoTable", appauthor=False))
    assert folders.config == Path(platformdirs.user_config_dir("EdoTable", appauthor=False))
    assert folders.log == Path(platformdirs.user_log_dir("EdoTable", appauthor=False))
    assert folders.cache == Path(platformdirs.user_cache_dir("EdoTable", appauthor=False))


def test_the_running_environment_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDO_TABLE_HOME", str(tmp_path))
    assert find_folders().data == tmp_path / "data"


def test_folders_that_cannot_be_written_are_told_once_and_stop_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    folders = find_folders({"EDO_TABLE_HOME": str(tmp_path / "file")})
    problems = folders.check()
    assert len(problems) == 3
    assert all(problem.hint for problem in problems)
    assert folders.is_memory_only
    assert folders.ensure(folders.data) is None
    assert folders.check()
    assert len(folders.problems) == 3


def test_good_folders_have_no_problems(tmp_path: Path) -> None:
    folders = find_folders({"EDO_TABLE_HOME": str(tmp_path / "new")})
    assert folders.check() == []
    assert not folders.is_memory_only
