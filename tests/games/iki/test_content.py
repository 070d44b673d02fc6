"""IKI's data: that faulty files are told exactly, and that a player's own ones are played and keep their status."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from edo_table.content.language import load_catalogue
from edo_table.content.resources import shipped
from edo_table.engine.setup import Setup
from edo_table.games.iki import content
from edo_table.games.iki.rules import Iki
from edo_table.games.registry import with_names
from tests.games.author import Author, assert_checked, correct, faults, read_or_told
from tests.games.iki.faults import FAULTS

FILES = ("game.yaml", "characters.yaml", "buildings.yaml", "tokens.yaml", "board.yaml")

pytestmark = pytest.mark.usefixtures("known_files")


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


@pytest.mark.parametrize(("file", "old", "new", "path", "words"), faults(FAULTS))
def test_faults_are_told_with_their_line(author: Author, file: str, old: str, new: str, path: str, words: str) -> None:
    line = author.replace(file, old, new)
    # What is wrong with a list is told where it begins; numbers that do not go together, perhaps in another file.
    assert author.problem(path, words).line == line or path in (
        "characters", "buildings", "street", "stalls.more", "stalls.two", "tokens[21]",
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_spoilt_is_told_on_a_line_of_its_file_or_can_be_played(author: Author, seed: int) -> None:
    author.spoil(FILES, random.Random(seed))
    made = read_or_told(author.folder, content.load, f"seed {seed}")
    if made is not None:
        for players in made.info.players:
            played(Iki(made), players, seed)


# ---- a player's own content --------------------------------------------------------------------------------------


def test_costs_corrected_in_the_players_folder_are_played_and_say_so(tmp_path: Path) -> None:
    """Who owns the game corrects the numbers in a copy of a file; each cost keeps the status it is given there."""
    old = "{id: yamabushi, season: spring, type: special, cost: 2, cost_status: reconstruction"
    new = "{id: yamabushi, season: spring, type: special, cost: 3, cost_status: printed"
    correct(tmp_path, "iki", "characters.yaml", old, new)
    assert_checked(tmp_path, {"iki": content.load}, 1)
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
    for name, old, new in (
        ("buildings.yaml", "cost: {wood: 3}, cost_status: reconstruction", "cost: {wood: 4}, cost_status: printed"),
        ("tokens.yaml", "winter, cost: 9, cost_status: reconstruction", "winter, cost: 8, cost_status: printed"),
    ):
        correct(tmp_path, "iki", name, old, new)
    own = content.load(shipped(tmp_path))
    assert own.overridden == ("iki/buildings.yaml", "iki/tokens.yaml")
    assert [building.status for building in own.buildings].count("printed") == 2
    assert [(token.id, token.cost) for token in own.tokens if token.status == "printed"] == [("fish-winter-2", 8)]
    played(Iki(own), 2, 7)
