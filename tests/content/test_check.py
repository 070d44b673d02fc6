"""Checking a folder of data: whole, or with a player's files only."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from edo_table.content.check import check_folder
from edo_table.content.problems import ContentError, Problem
from edo_table.content.resources import DataFolder, art, data, shipped
from edo_table.content.validate import Record, validate
from edo_table.content.yaml_source import read_yaml
from edo_table.games.registry import content_loaders


class Head(Record):
    id: str


class Pieces(Record):
    pieces: tuple[str, ...]


def load(folder: DataFolder) -> None:
    problems: list[Problem] = []
    for name, model in (("go/game.yaml", Head), ("go/pieces.yaml", Pieces)):
        try:
            validate(read_yaml(folder.path(name)), model)
        except ContentError as error:
            problems += error.problems
    if problems:
        raise ContentError(problems)


LOADERS = {"go": load}


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def program(tmp_path: Path) -> Path:
    return write(
        tmp_path / "program",
        {
            "lang/en.yaml": "hello: Hello\n",
            "go/game.yaml": "id: go\n",
            "go/pieces.yaml": "pieces: [black, white]\n",
            "go/lang/en.yaml": "go: {title: Go}\n",
            "README.md": "words\n",
        },
    )


def told(folder: Path, program: Path) -> list[tuple[str, int, str, str]]:
    problems, _ = check_folder(folder, LOADERS, program)
    return [(Path(p.file).relative_to(folder).as_posix(), p.line, p.message, p.suggestion) for p in problems]


def test_a_sound_folder_has_no_problems(program: Path, tmp_path: Path) -> None:
    assert check_folder(program, LOADERS, program) == ((), 4)
    few = write(tmp_path / "few", {"go/pieces.yaml": "pieces: [red]\n", "lang/de.yaml": "hello: Hallo\n"})
    assert check_folder(few, LOADERS, program) == ((), 2)
    assert check_folder(write(tmp_path / "none", {"notes.txt": ""}), LOADERS, program) == ((), 0)


def test_a_whole_folder_must_have_every_file(program: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    shutil.copytree(program, whole)
    (whole / "go" / "pieces.yaml").unlink()
    assert told(whole, program) == [("go/pieces.yaml", 1, "the file is missing", "")]


def test_faults_of_all_files_are_told_with_the_folders_own_names(program: Path, tmp_path: Path) -> None:
    few = write(
        tmp_path / "few",
        {
            "go/pieces.yaml": "pieces:\n- 5\n",
            "go/piecs.yaml": "a: 1\n",
            "Go/game.yaml": "id: go\n",
            "pieces.yml": "",
            "lang/de.yaml": "helo: Hallo\n",
            "go/lang/de.yaml": "go: {title: [\n",
        },
    )
    found = told(few, program)
    assert found == sorted(found)
    assert [(name, line, suggestion) for name, line, _, suggestion in found] == [
        ("Go/game.yaml", 1, "go/game.yaml"),
        ("go/lang/de.yaml", 2, ""),
        ("go/pieces.yaml", 2, ""),
        ("go/piecs.yaml", 1, "go/pieces.yaml"),
        ("lang/de.yaml", 1, "hello"),
        ("pieces.yml", 1, "go/pieces.yaml"),
    ]


def test_a_file_outside_its_game_folder_is_told_where_it_belongs(program: Path, tmp_path: Path) -> None:
    few = write(tmp_path / "few", {"pieces.yaml": "pieces: [x]\n"})
    assert told(few, program) == [("pieces.yaml", 1, "nothing reads a file of this name", "go/pieces.yaml")]


def test_what_is_no_file_in_the_place_of_one_is_told(program: Path, tmp_path: Path) -> None:
    few = write(tmp_path / "few", {"go/lang/notes.txt": ""})
    (few / "go" / "pieces.yaml").mkdir()
    (few / "lang").mkdir()
    assert told(few, program) == [("go/pieces.yaml", 1, "this is a folder, where a file is read", "")]
    try:
        (few / "go" / "game.yaml").symlink_to(tmp_path / "nowhere.yaml")
        (few / "lang" / "de.yaml").symlink_to(program / "lang" / "en.yaml")
    except OSError:
        pytest.skip("no links can be made here")
    assert told(few, program) == [
        ("go/game.yaml", 1, "this link leads to no file", ""),
        ("go/pieces.yaml", 1, "this is a folder, where a file is read", ""),
    ]


def test_a_folder_in_the_place_of_a_file_is_told_once_in_whole_data(program: Path, tmp_path: Path) -> None:
    for name in ("go/game.yaml", "go/pieces.yaml", "go/lang/en.yaml", "lang/en.yaml"):
        whole = tmp_path / name.replace("/", "-")
        shutil.copytree(program, whole)
        (whole / name).unlink()
        (whole / name).mkdir()
        assert name in [file for file, *_ in told(whole, program)]
        assert len([file for file, *_ in told(whole, program) if file == name]) == 1


def test_no_folder_is_told(program: Path, tmp_path: Path) -> None:
    problems, files = check_folder(tmp_path / "nowhere", LOADERS, program)
    assert ([problem.message for problem in problems], files) == (["there is no such folder"], 0)


def test_a_folder_of_other_things_is_not_searched(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("edo_table.content.check._MOST_FILES", 3)
    (problem,) = check_folder(program, LOADERS, program)[0]
    assert problem.message.startswith("more than 3 files")


def test_a_players_file_goes_before_the_programs(program: Path, tmp_path: Path) -> None:
    few = write(tmp_path / "few", {"go/pieces.yaml": "pieces: [red]\n", "go/extra.yaml": "x: 1\n"})
    folder = DataFolder(program, few)
    assert folder.path("go/pieces.yaml") == few / "go" / "pieces.yaml"
    assert folder.path("go/game.yaml") == program / "go" / "game.yaml"
    assert folder.overridden == ("go/pieces.yaml",)
    assert folder.files("go") == ("go/extra.yaml", "go/game.yaml", "go/lang/en.yaml", "go/pieces.yaml")
    assert (folder.games(), folder.languages()) == (("go",), ("en",))
    assert DataFolder(program).overridden == ()
    assert not folder.has("go/none.yaml")


def test_the_programs_files_are_found_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert data("lang", "en.yaml").is_file()
    assert art().name in ("art", "_art")
    assert "lang/en.yaml" in shipped().files()
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert data("x.yaml") == tmp_path / "data" / "x.yaml"


def test_credits_and_the_pages_about_the_program_are_checked(tmp_path: Path) -> None:
    own = write(tmp_path / "own", {"credits.yaml": "gmaes: []\nlibraries: [[x]]\ntypefaces: []\n", "rules.yaml": "5\n"})
    problems, _ = check_folder(own, content_loaders())
    found = {(Path(problem.file).name, problem.line, problem.suggestion) for problem in problems}
    assert {("credits.yaml", 1, "games"), ("credits.yaml", 2, ""), ("rules.yaml", 1, "")} <= found


def test_the_shipped_data_is_sound() -> None:
    problems, files = check_folder(data(), content_loaders())
    assert [str(problem) for problem in problems] == []
    assert files >= 6
