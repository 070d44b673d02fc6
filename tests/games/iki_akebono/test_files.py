"""Akebono's files: each fault is told exactly, and a player's own files of both folders are read."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from pathlib import Path

import pytest

from edo_table.content.problems import ContentError
from edo_table.content.resources import DataFolder, shipped
from edo_table.games.iki import content as iki
from edo_table.games.iki_akebono import content
from tests.games.author import Author, assert_checked, correct, faults, read_or_told
from tests.games.iki_akebono.faults import FAULTS

FILES = tuple(FAULTS)

pytestmark = pytest.mark.usefixtures("known_files")


@pytest.fixture
def author(tmp_path: Path) -> Author:
    return Author(tmp_path, "iki_akebono", content.load, "iki")


@pytest.mark.parametrize(("file", "old", "new", "path", "words"), faults(FAULTS))
def test_faults_are_told_with_their_line(author: Author, file: str, old: str, new: str, path: str, words: str) -> None:
    line = author.replace(file, old, new)
    problem = author.problem(path, words)
    # What does not go together is told where a list begins, perhaps in another file; what is missing, around its place.
    if path not in ("", "street", "characters", "boats", "tokens", "options", "waves"):
        assert (Path(problem.file).name, problem.line) == (file, line)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_told(author: Author, file: str) -> None:
    author.file(file).unlink()
    assert [(Path(problem.file).name, problem.line) for problem in author.problems()] == [(file, 1)]


def test_a_token_that_a_character_brings_must_be_there(author: Author) -> None:
    author.drop("tokens.yaml", "pouch-policeman")
    found = [(problem.path, problem.message) for problem in author.problems()]
    assert found == [("tokens", 'a character brings "pouch-policeman", so it must be here')]


def test_iki_must_be_there(author: Author) -> None:
    shutil.rmtree(author.folder / "iki")
    problems = [str(problem) for problem in author.problems()]
    assert any("iki_akebono/game.yaml:5: extends: there is no game" in problem for problem in problems), problems
    assert any("/iki/characters.yaml:1:" in problem for problem in problems), problems


def test_a_game_of_its_own_extends_nothing(author: Author) -> None:
    author.replace("game.yaml", "id: iki\n", "id: iki\nextends: samurai\n", game="iki")
    with pytest.raises(ContentError) as caught:
        iki.load(DataFolder(author.folder))
    assert [(problem.line, problem.path) for problem in caught.value.problems] == [(3, "extends")]
    assert "stands on its own" in str(caught.value)


def test_too_few_personalities_and_buildings(author: Author) -> None:
    author.drop("personalities.yaml", "id: (hiroshige|hokusai|ota-nanpo|ema-saiko),")
    author.replace("game.yaml", "ongoing_buildings: 2", "ongoing_buildings: 0")
    author.replace("game.yaml", "buildings_on_offer: 6", "buildings_on_offer: 10", game="iki")
    author.drop("buildings.yaml", "id: (temple|pub|kimono-shop|private-school|picture-book)")
    problems = [f"{Path(problem.file).name} {problem.message}" for problem in author.problems()]
    assert problems == [
        "buildings.yaml 10 buildings are on offer, there are no more than 9 to choose from",
        "personalities.yaml summer needs 2 personalities, there are 1",
    ]


def test_corrections_of_iki_must_do_for_the_expansion(author: Author) -> None:
    author.replace("game.yaml", "players: [2, 3, 4]", "players: [2, 3]", game="iki")
    found = [problem for problem in author.problems() if problem.path == "players"]
    assert [(Path(problem.file).parent.name, problem.message) for problem in found] == [
        ("iki_akebono", "IKI's own data is not for 4 players")
    ]


def test_faults_of_ikis_own_files_are_told_beside_those_of_the_expansion(author: Author) -> None:
    author.replace("game.yaml", "kobuns: 4", "kobuns: 0", game="iki")
    author.replace("boats.yaml", "{id: houseboat,", "{id: raft,")
    assert {(Path(p.file).parent.name, p.path) for p in author.problems()} == {
        ("iki", "kobuns"),
        ("iki_akebono", "boats[6].id"),
    }


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_spoilt_is_told_on_a_line_of_its_file_or_loads(author: Author, seed: int) -> None:
    author.spoil(FILES, random.Random(seed))
    made = read_or_told(author.folder, content.load, f"seed {seed}")
    if made is not None:
        assert Counter(person.month for person in made.characters if person.month) == dict.fromkeys(range(1, 13), 2)
        assert set(made.two.street) == {shop.id for shop in made.shops}
        cards = [*(person.id for person in made.characters), *(building.id for building in made.buildings)]
        assert len(set(cards)) == len(cards)


# ---- a player's own content --------------------------------------------------------------------------------------


def test_files_of_both_folders_can_be_corrected(tmp_path: Path) -> None:
    correct(
        tmp_path, "iki", "characters.yaml",
        "{id: yamabushi, season: spring, type: special, cost: 2, cost_status: reconstruction",
        "{id: yamabushi, season: spring, type: special, cost: 3, cost_status: printed",
    )  # fmt: skip
    correct(
        tmp_path, "iki_akebono", "characters.yaml",
        "{id: doctor, month: 2, type: special, cost: 2, cost_status: reconstruction",
        "{id: doctor, month: 2, type: special, cost: 5, cost_status: printed",
    )  # fmt: skip
    correct(
        tmp_path, "iki_akebono", "tokens.yaml",
        "season: spring, cost: 1, cost_status: reconstruction", "season: spring, cost: 2, cost_status: printed",
    )  # fmt: skip
    assert_checked(tmp_path, {"iki": iki.load, "iki_akebono": content.load}, 3)
    own, usual = content.load(shipped(tmp_path)), content.load(shipped())
    assert own.overridden == ("iki/characters.yaml", "iki_akebono/characters.yaml", "iki_akebono/tokens.yaml")
    assert usual.overridden == ()
    people = [(a.id, a.cost, a.status) for a, b in zip(own.characters, usual.characters, strict=True) if a != b]
    assert people == [("yamabushi", 3, "printed"), ("doctor", 5, "printed")]
    tokens = [(a.id, a.cost, a.status) for a, b in zip(own.tokens, usual.tokens, strict=True) if a != b]
    assert tokens == [("fish-spring-3", 2, "printed")]
