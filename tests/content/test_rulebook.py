"""Rules pages: what is shipped is whole, and faults are told with their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from edo_table.content.problems import ContentError
from edo_table.content.resources import DataFolder, shipped
from edo_table.content.rulebook import check_rules, load_rules
from edo_table.content.sounds import load_sounds

GAMES = shipped().games()

GENERAL = """
pages:
  - {id: here, title: Here, about: It., blocks: [{text: Hello}]}
"""


def folder_with(tmp_path: Path, pages: str) -> DataFolder:
    (tmp_path / "lang").mkdir()
    (tmp_path / "lang" / "en.yaml").write_text("language: {name: English}\n", encoding="utf-8")
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "rules.yaml").write_text(pages, encoding="utf-8")
    (tmp_path / "rules.yaml").write_text(GENERAL, encoding="utf-8")
    return DataFolder(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_sound_book(game: str) -> None:
    assert check_rules(shipped(), game) == []
    book = load_rules(shipped(), game)
    assert len(book.pages) >= 8
    assert book.glossary
    assert book.pages[-1].id in {page.id for page in load_rules(shipped(), GAMES[0]).pages}, "the general pages"


def test_the_made_up_language_keeps_links_and_pictures() -> None:
    plain, long = load_rules(shipped(), GAMES[0]), load_rules(shipped(), GAMES[0], "qps")
    for before, after in zip(plain.pages, long.pages, strict=True):
        assert before.id == after.id
        for a, b in zip(before.blocks, after.blocks, strict=True):
            if a.text and b.text:
                assert a.text.count("[[") == b.text.count("[[")
                assert len(b.text) > 1.3 * len(a.text)


@pytest.mark.parametrize(
    ("pages", "line", "words"),
    [
        ("pages:\n  - {id: a, title: A, about: B, blocks: [{text: 'See [[hear]].'}]}\n", 2, "hear"),
        ("pages:\n  - {id: a, title: A, about: B, blocks: [{text: C}], see: [b]}\n", 2, '"b"'),
        ("pages:\n  - {id: a, title: A, about: B, blocks: [{text: C, heading: D}]}\n", 2, "exactly one"),
        ("pages:\n  - id: a\n    title: A\n    about: B\n    blocks:\n      - table: [[a, b], [c]]\n", 6, "columns"),
        ("pages: []\n", 1, "pages"),
        ("pages:\n  - {id: a, title: A, about: B, blocks: [{scenes: [{caption: C}]}]}\n", 2, "either hexes or a row"),
        ("pages:\n  - {id: a, title: A, about: B, blocks: [{scenes: [{caption: C, row: [x]}]}]}\n", 2, "row[0]"),
    ],
)
def test_faults_are_told_with_their_line(tmp_path: Path, pages: str, line: int, words: str) -> None:
    folder = folder_with(tmp_path, pages)
    problems = check_rules(folder, "toy")
    assert any(words in str(problem) and problem.line == line for problem in problems), problems
    with pytest.raises(ContentError):
        load_rules(folder, "toy")


def test_a_link_to_a_general_page_is_known(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "pages:\n  - {id: a, title: A, about: B, blocks: [{text: 'See [[here]].'}]}\n")
    assert [page.id for page in load_rules(folder, "toy").pages] == ["a", "here"]


def test_all_sounds_have_their_files() -> None:
    from edo_table.content.resources import art

    for name, sound in load_sounds(shipped()).items():
        assert art("sounds", sound.file).is_file(), name


def test_an_expansions_pages_come_before_those_of_its_game(tmp_path: Path) -> None:
    def book(*pages: str) -> str:
        lines = [f"  - {{id: {page}, title: {page.title()}, about: {page}, blocks: [{{text: x}}]}}\n" for page in pages]
        return "pages:\n" + "".join(lines)

    files = {
        "rules.yaml": book("program"),
        "map/game.yaml": "id: map\n",
        "map/rules.yaml": book("goal", "roads") + "glossary:\n  - {id: road, term: Road, text: of stone}\n",
        "sea/game.yaml": "id: sea\nextends: map\n",
        "sea/rules.yaml": book("ships", "goal").replace("{text: x}", "{text: 'see [[roads]] and [[road]]'}")
        + "glossary:\n  - {id: road, term: Road, text: of water}\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    whole = load_rules(DataFolder(tmp_path), "sea")
    assert [page.id for page in whole.pages] == ["ships", "goal", "roads", "program"]
    assert [term.text for term in whole.glossary] == ["of water"]
    assert [page.id for page in load_rules(DataFolder(tmp_path), "map").pages] == ["goal", "roads", "program"]
