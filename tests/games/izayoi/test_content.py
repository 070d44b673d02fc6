"""Izayoi's data: what the shipped files hold, and that faulty ones are told exactly."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from edo_table.content.language import load_catalogue
from edo_table.content.problems import ContentError
from edo_table.content.resources import shipped
from edo_table.engine.setup import Setup
from edo_table.games.izayoi import content, rules
from edo_table.games.izayoi.content import IzayoiContent
from edo_table.games.izayoi.state import IzayoiState
from tests.games.author import Author, assert_checked, read_or_told

FILES = ("game.yaml", "arts.yaml", "cards.yaml", "tiles.yaml")

pytestmark = pytest.mark.usefixtures("known_files")


@pytest.fixture(scope="module")
def izayoi() -> IzayoiContent:
    return content.load(shipped())


@pytest.fixture
def author(tmp_path: Path) -> Author:
    return Author(tmp_path, "izayoi", content.load)


def play(game: rules.Izayoi, setup: Setup, chance: random.Random) -> IzayoiState:
    """A sound game by chance, at its end."""
    state = game.new(setup)
    while game.actor(state) >= 0:
        game.apply(state, chance.choice(game.legal(state)))
        assert not game.invariants(state), f"seed {setup.seed}"
    return state


# ---- what the shipped files hold ---------------------------------------------------------------------------------


def test_the_components_are_the_printed_ones(izayoi: IzayoiContent) -> None:
    assert izayoi.arts == ("kado", "sado", "shodo", "kyudo", "shamisen")
    assert izayoi.votes == ((1, 4), (2, 3), (3, 2))
    assert izayoi.stop_cards == 2
    assert Counter(tile.points for tile in izayoi.tiles) == {5: 3, 4: 5, 3: 5, 2: 3}
    assert (izayoi.tiles_removed, izayoi.tiles_open) == (3, 4)
    assert (izayoi.info.players, izayoi.cards_in_hand) == ((3, 4, 5), {3: 3, 4: 4, 5: 5})
    assert {option.id: option.default for option in izayoi.info.options} == {
        "arts": "chosen", "recommendations": "remembered", "start_seat": "random",
    }  # fmt: skip


@pytest.mark.parametrize(("players", "deck", "votes"), [(3, 29, 48), (4, 38, 64), (5, 47, 80)])
def test_the_deck_has_the_printed_number_of_cards(players: int, deck: int, votes: int) -> None:
    tables = rules.create(shipped()).tables
    kinds = tables.deck_of(range(players))
    assert len(kinds) == deck
    assert sum(tables.votes_of[kind] for kind in kinds) == votes
    assert Counter(kinds)[tables.stop] == 2


def test_every_name_has_a_text(izayoi: IzayoiContent) -> None:
    catalogue = load_catalogue(shipped())
    tables = rules.create(shipped()).tables
    names = [*(f"art.{art}" for art in izayoi.arts), *(f"art_help.{art}" for art in izayoi.arts)]
    names += [f"card.{card}" for card in tables.card_ids] + [f"row.{row}" for row in tables.row_ids]
    names += [f"{what}.{tile.id}" for tile in izayoi.tiles for what in ("tile", "tile_help")]
    for option in izayoi.info.options:
        names += [f"option.{option.id}", f"option.{option.id}.help"]
        names += [f"option.{option.id}.{choice}" for choice in option.choices]
    assert [name for name in names if not catalogue.has(f"izayoi.{name}")] == []


def test_each_tile_is_told_of_in_two_sentences(izayoi: IzayoiContent) -> None:
    catalogue = load_catalogue(shipped())
    texts = [catalogue.text(f"izayoi.tile_help.{tile.id}") for tile in izayoi.tiles]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert 60 <= len(text) <= 130, text
        assert len(re.findall(r"[.!](?= |$)", text)) >= 2, text


# ---- broken files ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "path", "words"),
    [
        ("game.yaml", "id: izayoi", "id: izayoy", "id", 'the folder is that of "izayoi"'),
        ("game.yaml", "tiles_open: 4", "tiles_open: four", "tiles_open", 'a whole number was expected, found the text'),
        ("game.yaml", "tiles_open: 4", "tile_open: 4", "tile_open", "(did you mean tiles_open?)"),
        ("game.yaml", "{3: 3, 4: 4, 5: 5}", "{3: 3, 5: 5}", "cards_in_hand", "the entry for 4 players is missing"),
        ("game.yaml", "{3: 3, 4: 4, 5: 5}", "{3: 3, 4: 4, 5: 5, 6: 6}", "cards_in_hand.6", "the game has no 6 players"),
        ("game.yaml", "{3: 3, 4: 4, 5: 5}", "{3: 5, 4: 4, 5: 5}", "cards_in_hand.3", "5 cards each need 2 cards more"),
        ("game.yaml", "[3, 4, 5]", "[3, 4, 5, 6]", "players[3]", "Izayoi is for 3 to 5 players, not for 6"),
        ("game.yaml", "default: chosen", "default: choosen", "options.arts.default", "is no choice"),
        ("game.yaml", "arts: {choices", "art: {choices", "options.art", 'there is no option "art"'),
        ("game.yaml", "tiles_removed: 3", "tiles_removed: 13", "tiles_removed", "13 tiles are removed and 4 laid out"),
        ("game.yaml", "year: 2020", "year: 20200", "year", "must be at most 9999"),
        ("game.yaml", "minutes: 25", "minutes: 25000", "minutes", "must be at most 999"),
        ("game.yaml", "tiles_removed: 3", "tiles_removed: -3", "tiles_removed", "0"),
        ("game.yaml", "tiles_open: 4", "tiles_open: 5", "tiles_open", "must be at most 4"),
        ("tiles.yaml", "{id: comb, points: 3}", "{id: comb, points: 6}", "tiles[10].points", "must be at most 5"),
        ("tiles.yaml", "id: comb", "id: comp", "tiles[10].id", 'no picture of the tile "comp" (did you mean comb?)'),
        ("cards.yaml", "{votes: 3,", "{votes: 4,", "votes[2].votes", "must be at most 3"),
        ("arts.yaml", "- {id: sado}", "- {id: karate}", "arts[1].id", 'the art "karate"; known are: kado, sado, '),
        ("arts.yaml", "- {id: sado}", "- {id: kado}", "arts[1].id", 'the art "kado" is there twice'),
        ("arts.yaml", "arts:\n  - {id: kado}\n", "arts:\n", "arts", "5 players need as many arts, there are 4"),
        ("arts.yaml", "- {id: sado}", "- {id: sado, votes: 2}", "arts[1].votes", "unknown key"),
        ("cards.yaml", "{votes: 2, count: 3}", "{votes: 1, count: 3}", "votes[1].votes", "with 1 vote are there twice"),
        ("cards.yaml", "{votes: 2, count: 3}", "{votes: 0, count: 3}", "votes[1].votes", "1"),
        ("cards.yaml", "{votes: 2, count: 3}", "{votes: 2}", "votes[1].count", "is missing"),
        ("cards.yaml", "stop_cards: 2", "stop_cards: many", "stop_cards", "a whole number was expected"),
        ("tiles.yaml", "{id: netsuke, points: 4}", "{id: netsuke, points: 0}", "tiles[4].points", "1"),
        ("tiles.yaml", "{id: netsuke, points: 4}", "{id: Netsuke!, points: 4}", "tiles[4].id", "cannot be an id"),
        ("tiles.yaml", "{id: comb,", "{id: netsuke,", "tiles[10].id", 'the tile "netsuke" is there twice'),
    ],
)  # fmt: skip
def test_faults_are_told_with_their_line(author: Author, file: str, old: str, new: str, path: str, words: str) -> None:
    line = author.replace(file, old, new)
    problem = author.problem(path, words)
    # Numbers that do not go together may be told in another file.
    assert problem.line == line or Path(problem.file).name != file


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_spoilt_is_told_on_a_line_of_its_file_or_can_be_played(author: Author, seed: int) -> None:
    chance = random.Random(seed)
    author.spoil(FILES, chance)
    made = read_or_told(author.folder, content.load, f"seed {seed}")
    if made is not None:
        for players in made.info.players:
            play(rules.Izayoi(made), Setup(players, seed, {"start_seat": "0"}), chance)


# ---- a player's own content --------------------------------------------------------------------------------------


def test_other_votes_and_tiles_from_the_players_folder_are_played(tmp_path: Path) -> None:
    (tmp_path / "izayoi").mkdir()
    (tmp_path / "izayoi" / "cards.yaml").write_text("votes: [{votes: 1, count: 9}]\nstop_cards: 2\n", encoding="utf-8")
    tiles = "tiles:\n" + "".join(
        f"  - {{id: {name}, points: {n % 4 + 1}}}\n" for n, name in enumerate(content.WAKOMONO)
    )
    (tmp_path / "izayoi" / "tiles.yaml").write_text(tiles, encoding="utf-8")
    own = content.load(shipped(tmp_path))
    assert own.overridden == ("izayoi/cards.yaml", "izayoi/tiles.yaml")
    state = play(rules.Izayoi(own), Setup(4, 3), random.Random(3))
    assert sum(map(len, state.won)) + len(state.gone) == 13
    assert_checked(tmp_path, {"izayoi": content.load}, 2)


@pytest.mark.parametrize(
    ("file", "old", "new", "path"),
    [
        ("arts.yaml", "  - {id: sado}\n", "", "arts"),
        ("game.yaml", "tiles_removed: 3", "tiles_removed: 14", "tiles_removed"),
        ("tiles.yaml", None, "tiles: [{id: comb, points: 3}]\n", "tiles"),
        ("cards.yaml", "{votes: 1, count: 4}", "{votes: 1, count: 1}", "votes"),
    ],
)  # fmt: skip
def test_numbers_of_several_files_are_told_in_the_one_that_the_player_wrote(
    tmp_path: Path, author: Author, file: str, old: str | None, new: str, path: str
) -> None:
    text = author.file(file).read_text(encoding="utf-8")
    own = tmp_path / "own" / "izayoi"
    own.mkdir(parents=True)
    (own / file).write_text(new if old is None else text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        content.load(shipped(own.parent))
    assert {(Path(problem.file), problem.path) for problem in caught.value.problems} == {(own / file, path)}


@pytest.mark.parametrize(("players", "hand", "stops"), [(3, 4, 1), (4, 5, 1), (5, 5, 0), (3, 3, 0)])
def test_a_deck_that_is_just_enough_is_played_with_the_rows_as_full_as_can_be(
    tmp_path: Path, players: int, hand: int, stops: int
) -> None:
    hands = {count: hand if count == players else 1 for count in (3, 4, 5)}
    text = shipped().path("izayoi/game.yaml").read_text(encoding="utf-8")
    (tmp_path / "izayoi").mkdir()
    own = text.replace("{3: 3, 4: 4, 5: 5}", str(hands))
    assert own != text
    (tmp_path / "izayoi" / "game.yaml").write_text(own, encoding="utf-8")
    cards = f"votes: [{{votes: 1, count: 4}}, {{votes: 2, count: 3}}, {{votes: 3, count: 2}}]\nstop_cards: {stops}\n"
    (tmp_path / "izayoi" / "cards.yaml").write_text(cards, encoding="utf-8")
    game = rules.Izayoi(content.load(shipped(tmp_path)))
    print("seeds 0 to 29")
    for seed in range(30):
        chance = random.Random(seed)
        state = game.new(Setup(players, seed, {"start_seat": "0", "arts": "random"}))
        while game.actor(state) >= 0:
            legal = game.legal(state)
            lying = {code: state.clone() for code in legal}
            for code, after in lying.items():
                game.apply(after, code)
            most = max(sum(map(len, after.rows)) for after in lying.values())
            game.apply(state, chance.choice([c for c in legal if sum(map(len, lying[c].rows)) == most]))
            assert not game.invariants(state), f"seed {seed}"
