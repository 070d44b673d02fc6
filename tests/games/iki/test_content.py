"""IKI's data: that faulty files are told exactly, and that a player's own ones are played and keep their status."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from edo_table.content.check import check_folder
from edo_table.content.language import load_catalogue
from edo_table.content.problems import ContentError
from edo_table.content.resources import DataFolder, data, shipped
from edo_table.engine.setup import Setup
from edo_table.games.iki import content
from edo_table.games.iki.rules import Iki
from edo_table.games.registry import with_names
from tests.games.author import JUNK, Author

FILES = ("game.yaml", "characters.yaml", "buildings.yaml", "tokens.yaml", "board.yaml")


@pytest.fixture
def author(tmp_path: Path) -> Author:
    return Author(tmp_path, "iki", content.load)


def played(game: Iki, players: int, seed: int) -> None:
    chance = random.Random(seed)
    state = game.new(Setup(players, seed))
    while game.actor(state) >= 0:
        game.apply(state, chance.choice(game.legal(state)))
        assert not game.invariants(state), f"seed {seed}: {game.invariants(state)}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_name_has_a_text(players: int) -> None:
    game = Iki(content.load(shipped()))
    catalogue = with_names(load_catalogue(shipped()), game, players)
    parts = game.content
    names = [f"{what}.{person.id}" for person in parts.characters for what in ("character", "card", "reason")]
    names += [f"{what}.{building.id}" for building in parts.buildings for what in ("building", "card", "reason")]
    names += [f"token.{token.id}" for token in parts.tokens]
    names += [f"{what}.{kind}" for kind in parts.types for what in ("type", "types")]
    names += [f"{what}.{shop.id}" for shop in parts.shops for what in ("shop", "trade")]
    names += [f"offer.{shop.id}.{n + 1}" for shop in parts.shops for n in range(len(shop.trades))]
    names += [f"stall.{stall.id}" for stall in parts.board(players).stalls]
    names += [f"{what}.{nagaya}" for nagaya in parts.board(players).nagayas for what in ("nagaya", "group")]
    names += [f"month.{month}" for month in range(1, 14)]
    assert [name for name in names if not catalogue.has(f"iki.{name}")] == []
    assert catalogue.text("iki.offer.pawn-shop.2") == "1 sandal for 4 mon"
    assert catalogue.text("iki.offer.exchange-shop.3") == "2 mon"


@pytest.mark.parametrize(
    ("file", "old", "new", "path", "words"),
    [
        ("game.yaml", "id: iki", "id: ikki", "id", 'the folder is that of "iki"'),
        ("game.yaml", "id: pawn-shop", "id: prawn-shop", "shops[4].id", 'there is no picture of the shop "prawn-shop"'),
        ("buildings.yaml", "id: inn,", "id: hotel,", "buildings[0].id", 'there is no picture of the building "hotel"'),
        ("characters.yaml", "id: monk, season: spring, type: special", "id: monk, season: spring, type: clergy",
         "characters[11].type", 'there is no type "clergy"'),
        ("board.yaml", "{shop: sandal-shop, nagaya: nw}", "{shop: sandal-shop, nagaya: north}", "street[0].nagaya",
         "is not one of: nw, sw, se, ne"),
        ("board.yaml", "  - {shop: rice-shop, nagaya: nw}\n", "", "street", "at least 8 entries are expected"),
        ("game.yaml", "kobuns: 4", "kobuns: 0", "kobuns", "1"),
        ("game.yaml", "kobuns: 4", "kobun: 4", "kobun", "(did you mean kobuns?)"),
        ("game.yaml", "players: [2, 3, 4]", "players: [2, 3, 5]", "players[2]", "IKI is for 2 to 4 players, not for 5"),
        ("game.yaml", "cards_a_month: 4", "cards_a_month: 5", "characters", "spring needs 15 cards, there are 14"),
        ("game.yaml", "months: [5, 8, 11]", "months: [5, 9, 11]", "fires.months", "not with both"),
        ("game.yaml", "two: [4, 7, 9]", "two: [4, 7]", "fires.two", "a strength for each of 3 fires"),
        ("game.yaml", '"1": 3, "2": 3', '"1": 3, "2": 2', "blocking_tiles", "twelve months need twelve blocking tiles"),
        ("game.yaml", '{"1": 3,', '{"1-4": 3,', "blocking_tiles.1-4", "1-4"),
        ("game.yaml", "variety: [1, 4, 9, 16, 25]", "variety: [1, 4, 9, 16]", "scoring.variety", "5 types"),
        ("game.yaml", "fish: [3, 6, 10, 15]", "fish: [3, 6, 10]", "scoring.fish", "four seasons"),
        ("game.yaml", "buildings_on_offer: 6", "buildings_on_offer: 11", "buildings", "11 buildings are on offer"),
        ("game.yaml", "start: {mon: 8,", "start: {mon: -8,", "start", "less than nothing"),
        ("game.yaml", "start: {mon: 8,", "start: {wood: 6, mon: 8,", "start", "24 pieces of wood are needed"),
        ("game.yaml", "pay: {mon: 3}, gain: {rice: 2}", "pay: {mon: 3}, gain: {rice: -2}", "shops[1].trades[0]",
         "below 0"),
        ("game.yaml", "{id: fish-market, sells: fish}", "{id: fish-market}", "shops[6]", "this shop does nothing"),
        ("characters.yaml", "yamabushi, season: spring", "yamabushi, season: rain", "characters[13].season", "rain"),
        ("characters.yaml", "{id: yamabushi,", "{id: monk,", "characters[13].id", '"monk" is there twice'),
        ("characters.yaml", "cost: 2, cost_status: reconstruction, firefighting: 0",
         "cost: 2, cost_status: x, firefighting: 0", "characters[13].cost_status", "x"),
        ("characters.yaml", "[{mon: 4}, {mon: 5}], experience: 2", "[{mon: 4}, {mon: 5}], experience: 3",
         "characters[59].salary", "as many salaries or none"),
        ("characters.yaml", "[{mon: 4}, {mon: 5}], experience: 2", "[{mon: 4}, {mon: -5}], experience: 2",
         "characters[59].salary", "nothing but IKI"),
        ("buildings.yaml", "shrine, cost: {wood: 1,", "shrine, cost: {wood: -1,", "buildings[1].cost", "less than 0"),
        ("tokens.yaml", "{id: pipe-winter-2,", "{id: pipe-winter-1,", "tokens[15].id", "is there twice"),
        ("tokens.yaml", "cost: 8, cost_status: reconstruction, bonus: 7",
         "cost: 8, cost_status: reconstruction, bonus: x", "tokens[3].bonus", "x"),
        ("tokens.yaml", "{id: fish-summer-1, kind: fish, season: summer",
         "{id: fish-summer-1, kind: fish, season: spring",
         "tokens[2]", "the fish market has room for 2 tokens of a season"),
        ("tokens.yaml", "{id: pipe-summer-1, kind: pipe, season: summer",
         "{id: pipe-summer-1, kind: pipe, season: autumn",
         "tokens[21]", "the tobacco shop has room for 4 tokens of a season"),
        ("board.yaml", "- {shop: rice-shop,", "- {shop: rice-shops,", "street[1].shop", "rice-shops"),
        ("game.yaml", "two: [4, 7, 9]", "two: [2, 7, 9]", "stalls.two", "as strong as a Nagaya is long"),
        ("board.yaml", "    - {id: ne4, nagaya: ne, shops: [exchange-shop], extra: 2, corner: true}\n", "",
         "stalls.more", "all Nagayas have as many stalls"),
    ],
)  # fmt: skip
def test_faults_are_told_with_their_line(author: Author, file: str, old: str, new: str, path: str, words: str) -> None:
    line = author.replace(file, old, new)
    matching = [problem for problem in author.problems() if problem.path == path and words in str(problem)]
    assert len(matching) == 1, "\n".join(map(str, author.problems()))
    # What is wrong with a list is told where it begins; numbers that do not go together, perhaps in another file.
    assert matching[0].line == line or path in (
        "characters", "buildings", "street", "stalls.more", "stalls.two", "tokens[21]",
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_spoilt_is_told_on_a_line_of_its_file_or_can_be_played(author: Author, seed: int) -> None:
    chance = random.Random(seed)
    file = author.file(chance.choice(FILES))
    text = file.read_text(encoding="utf-8")
    for _ in range(chance.choice((1, 1, 2, 4))):
        words = list(re.finditer(r"[\w.-]+|[\[\]{}:,>-]|\n", text))
        old, other = chance.choice(words), chance.choice(words)
        new = chance.choice((chance.choice(JUNK), other.group()))
        text = text[: old.start()] + new + text[old.end() :]
    file.write_text(text, encoding="utf-8")
    try:
        made = content.load(DataFolder(author.folder))
    except ContentError as error:
        for problem in error.problems:
            lines = Path(problem.file).read_text(encoding="utf-8").count("\n") + 1
            assert 1 <= problem.line <= lines, f"seed {seed}: {problem}"
            assert not re.search(r"[Ii]nput should|valid (tuple|string|int)|pydantic", problem.message), problem
        return
    for players in made.info.players:
        played(Iki(made), players, seed)


# ---- a player's own content --------------------------------------------------------------------------------------


def test_costs_corrected_in_the_players_folder_are_played_and_say_so(tmp_path: Path) -> None:
    """Who owns the game corrects the numbers in a copy of a file; each cost keeps the status it is given there."""
    (tmp_path / "iki").mkdir()
    text = data("iki", "characters.yaml").read_text(encoding="utf-8")
    old = "{id: yamabushi, season: spring, type: special, cost: 2, cost_status: reconstruction"
    assert text.count(old) == 1
    own_text = text.replace(old, old.replace("cost: 2, cost_status: reconstruction", "cost: 3, cost_status: printed"))
    (tmp_path / "iki" / "characters.yaml").write_text(own_text, encoding="utf-8")
    problems, files = check_folder(tmp_path, {"iki": content.load})
    assert files == 1
    assert [problem for problem in problems if problem.file.startswith(str(tmp_path))] == []
    own, usual = content.load(shipped(tmp_path)), content.load(shipped())
    assert own.overridden == ("iki/characters.yaml",)
    assert usual.overridden == ()
    changed = [(a.id, a.cost, a.status) for a, b in zip(own.characters, usual.characters, strict=True) if a != b]
    assert changed == [("yamabushi", 3, "printed")]
    for players in (2, 3, 4):
        played(Iki(own), players, 5)
    game = Iki(own)
    state = game.arrange(Setup(3, 0), {"step": "hire", "row": ["yamabushi"], "players": [{"mon": 2}]})
    assert [game.spec(state, code).kind for code in game.legal(state)] == ["income"]


def test_prices_of_buildings_and_tokens_can_be_corrected_too(tmp_path: Path) -> None:
    (tmp_path / "iki").mkdir()
    for name, old, new in (
        ("buildings.yaml", "cost: {wood: 3}, cost_status: reconstruction", "cost: {wood: 4}, cost_status: printed"),
        (
            "tokens.yaml",
            "season: winter, cost: 9, cost_status: reconstruction",
            "season: winter, cost: 8, cost_status: printed",
        ),
    ):
        text = data("iki", name).read_text(encoding="utf-8")
        assert text.count(old) == 1
        (tmp_path / "iki" / name).write_text(text.replace(old, new), encoding="utf-8")
    own = content.load(shipped(tmp_path))
    assert own.overridden == ("iki/buildings.yaml", "iki/tokens.yaml")
    assert [building.status for building in own.buildings].count("printed") == 2
    assert [(token.id, token.cost) for token in own.tokens if token.status == "printed"] == [("fish-winter-2", 8)]
    played(Iki(own), 2, 7)
