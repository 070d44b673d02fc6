"""Samurai's data: what the shipped files hold, and that faulty ones are told exactly."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from edo_table.content.language import load_catalogue
from edo_table.content.problems import ContentError
from edo_table.content.resources import DataFolder, data, shipped
from edo_table.engine.setup import Setup
from edo_table.games.registry import create_game
from edo_table.games.samurai import checks, content
from edo_table.games.samurai.content import Board, SamuraiContent
from edo_table.games.samurai.names import place_names
from tests.games.author import Author, assert_checked, read_or_told

COUNTS = (2, 3, 4)

pytestmark = pytest.mark.usefixtures("known_files")


@pytest.fixture(scope="module")
def samurai() -> SamuraiContent:
    return content.load(shipped())


@pytest.fixture
def author(tmp_path: Path) -> Author:
    return Author(tmp_path, "samurai", content.load)


# ---- what the shipped files hold ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "land", "sea", "villages", "cities", "places", "each"),
    [(2, 30, 46, 14, 2, 21, 7), (3, 43, 71, 23, 2, 30, 10), (4, 56, 95, 30, 3, 39, 13)],
)
def test_the_board_has_the_printed_totals(
    samurai: SamuraiContent, players: int, land: int, sea: int, villages: int, cities: int, places: int, each: int
) -> None:
    board = samurai.board(players)
    assert Counter(board.kind) == {"land": land, "sea": sea, "village": villages, "city": cities, "capital": 1}
    assert (len(board.land), len(board.sea), len(board.settlements)) == (land, sea, villages + cities + 1)
    assert (sum(board.places), board.figures_each) == (places, each)


def test_the_tokens_are_the_printed_ones(samurai: SamuraiContent) -> None:
    assert len(samurai.tokens) == 17
    by_symbol: dict[str, list[int]] = {}
    for token in samurai.tokens:
        by_symbol.setdefault(token.symbol, []).extend([token.strength] * token.count)
    assert by_symbol == {
        "helmet": [2, 3, 4], "buddha": [2, 3, 4], "rice": [2, 3, 4], "samurai": [1, 1, 2, 2, 3],
        "token-exchange": [0], "ship": [1, 1, 2], "ronin": [1], "figure-exchange": [0],
    }  # fmt: skip
    assert sum(token.count for token in samurai.tokens) == 20
    assert sum(token.count for token in samurai.tokens if token.is_character) == 5
    assert {token.symbol for token in samurai.tokens if token.is_character} == {"ship", "ronin", "figure-exchange"}
    assert {token.symbol for token in samurai.tokens if token.goes_on == "sea"} == {"ship"}
    influences = {token.symbol: token.influences for token in samurai.tokens}
    assert influences == {
        "helmet": (0,), "buddha": (1,), "rice": (2,), "samurai": (0, 1, 2), "ship": (0, 1, 2), "ronin": (0, 1, 2),
        "token-exchange": (), "figure-exchange": (),
    }  # fmt: skip
    assert [figure.id for figure in samurai.figures] == ["helmet", "buddha", "rice"]
    assert (samurai.tokens_in_hand, samurai.ties_to_end, samurai.info.players) == (5, 4, COUNTS)
    assert {option.id: option.default for option in samurai.info.options} == {
        "starting_tokens": "chosen", "figures": "placed", "captures": "hidden", "start_seat": "random",
    }  # fmt: skip


@pytest.mark.parametrize("players", COUNTS)
def test_neighbours_are_those_of_the_hex_grid(samurai: SamuraiContent, players: int) -> None:
    """Counted here by distance between the middles, not by the loader's own table of neighbours."""
    board = samurai.board(players)
    middles = [(x + (row % 2) / 2, row * 3**0.5 / 2) for x, row in board.cells]
    for space, (x, y) in enumerate(middles):
        near = [other for other, (u, v) in enumerate(middles) if other != space and (x - u) ** 2 + (y - v) ** 2 < 1.1]
        assert board.neighbours[space] == tuple(near), board.spaces[space]
        assert board.centres[space] == pytest.approx((x, y))


@pytest.mark.parametrize("players", COUNTS)
def test_the_claims_about_the_map(samurai: SamuraiContent, players: int) -> None:
    board = samurai.board(players)
    settled = set(board.settlements)
    for which, space in enumerate(board.settlements):
        assert not settled & set(board.neighbours[space]), "no two settlements touch"
        assert len(board.land_neighbours[which]) >= 2
        if board.kind[space] == "capital":
            assert len(board.land_neighbours[which]) == 6
    for space in board.land:
        assert board.adjacent_settlements[space], "every land space touches a settlement"
    # The islands never touch by land.
    for space, around in enumerate(board.neighbours):
        if board.kind[space] != "sea":
            parts = {board.part[other] for other in around if board.kind[other] != "sea"}
            assert parts <= {board.part[space]}
    # The straits beside Honshu are there with two players too: every hex around its land is in play.
    everything = samurai.board(4)
    for space, around in enumerate(board.neighbours):
        if board.part[space] == "honshu" and board.kind[space] != "sea":
            whole = everything.spaces.index(board.spaces[space])
            honshu = [o for o in everything.neighbours[whole] if everything.part[o] == "honshu"]
            assert len(around) >= len(honshu)
    # The sea closes the board: land and settlements have all six neighbours.
    if players == 4:
        assert all(len(board.neighbours[space]) == 6 for space in (*board.land, *board.settlements))


@pytest.mark.parametrize("players", COUNTS)
def test_the_tables_agree_with_each_other(samurai: SamuraiContent, players: int) -> None:
    board = samurai.board(players)
    for space, around in enumerate(board.neighbours):
        assert all(space in board.neighbours[other] for other in around)
        assert list(around) == sorted(set(around))
    for which, space in enumerate(board.settlements):
        assert board.settlement_of[space] == which
        for other in board.neighbours[space]:
            assert which in board.adjacent_settlements[other]
        assert set(board.land_neighbours[which]) == {o for o in board.neighbours[space] if board.kind[o] == "land"}
        assert board.names[space]
    assert sorted((*board.land, *board.sea, *board.settlements)) == list(range(len(board.spaces)))
    # A space keeps its number when players join.
    assert samurai.board(4).spaces[: len(board.spaces)] == board.spaces


def test_every_name_has_a_text(samurai: SamuraiContent) -> None:
    catalogue = load_catalogue(shipped())
    for token in samurai.tokens:
        assert catalogue.has(f"samurai.token.{token.id}")
        assert catalogue.has(f"samurai.token_help.{token.symbol}")
    for figure in samurai.figures:
        assert catalogue.has(f"samurai.figure.{figure.id}")
    for option in samurai.info.options:
        assert catalogue.has(f"samurai.option.{option.id}")
        assert all(catalogue.has(f"samurai.option.{option.id}.{choice}") for choice in option.choices)
    names = place_names(samurai.board(4), catalogue)
    assert names["samurai.place.edo"] == "Edo"
    assert names["samurai.place.land-15-10"] == "the land by Hirosaki, Hachinohe and Akita"
    assert len(names) == 185
    assert catalogue.missing == ()


# ---- ten kinds of broken files -----------------------------------------------------------------------------------


def test_unknown_key(author: Author) -> None:
    line = author.replace("tokens.yaml", "{id: ronin, symbol", "{id: ronin, symbl: x, symbol")
    (problem,) = author.problems()
    expected = 'tokens[15].symbl: unknown key "symbl" (did you mean symbol?)'
    assert str(problem) == f"{author.file('tokens.yaml')}:{line}: {expected}"


def test_wrong_type(author: Author) -> None:
    line = author.replace("game.yaml", "tokens_in_hand: 5", "tokens_in_hand: five")
    (problem,) = author.problems()
    assert (problem.line, problem.path, problem.message) == (
        line, "tokens_in_hand", 'a whole number was expected, found the text "five"',
    )  # fmt: skip


def test_missing_node(author: Author) -> None:
    line = author.replace("map.yaml", "- edo - land-13-16", "- edoo - land-13-16")
    (problem,) = author.problems()
    assert (problem.line, problem.message, problem.suggestion) == (line, 'there is no space "edoo"', "edo")
    assert problem.path.startswith("edges[")


def test_missing_node_in_a_reference(author: Author) -> None:
    line = author.replace(
        "tokens.yaml", "{id: rice-2, symbol: rice, influences: [rice]", "{id: rice-2, symbol: rice, influences: [rce]"
    )
    (problem,) = author.problems()
    assert (problem.line, problem.path, problem.suggestion) == (line, "tokens[6].influences[0]", "rice")
    assert problem.message == 'there is no figure "rce"'


def test_one_way_edge(author: Author) -> None:
    line = author.replace("map.yaml", "- edo - land-13-16", "- edo > land-13-16")
    (problem,) = author.problems()
    assert (problem.line, problem.suggestion) == (line, "edo - land-13-16")
    assert "one way" in problem.message


def test_unreachable_land(author: Author) -> None:
    text = author.file("map.yaml").read_text(encoding="utf-8")
    head, edges = text.split("edges:\n")
    kept = [edge for edge in edges.splitlines() if "land-16-1" not in edge.split()]
    author.file("map.yaml").write_text(head + "edges:\n" + "\n".join(kept) + "\n", encoding="utf-8")
    (problem,) = author.problems()
    assert problem.line == author.line("map.yaml", "{id: land-16-1,")
    assert problem.message == 'unreachable land: "land-16-1": no edge joins it to anything'


def test_land_without_a_settlement(author: Author) -> None:
    line = author.replace(
        "map.yaml",
        "  - {id: sea-16-0, kind: sea, part: hokkaido, at: [16, 0]}\n",
        "  - {id: sea-16-0, kind: sea, part: hokkaido, at: [16, 0]}\n"
        "  - {id: rock, kind: land, part: hokkaido, at: [20, 7]}\n",
    )
    author.replace("map.yaml", "  4: {land: 56,", "  4: {land: 57,")
    author.replace("map.yaml", "edges:\n", "edges:\n  - rock - sea-20-6\n")
    (problem,) = author.problems()
    assert (problem.line, problem.message) == (
        line + 1, 'unreachable land: no settlement can be reached by land from "rock"',
    )  # fmt: skip


def test_duplicate_id(author: Author) -> None:
    line = author.replace("tokens.yaml", "{id: ronin,", "{id: ship-2,")
    (problem,) = author.problems()
    first = author.line("tokens.yaml", "{id: ship-2,")
    assert (problem.line, problem.path) == (line, "tokens[15].id")
    assert problem.message == f'the token "ship-2" is there twice, first in line {first}'


def test_duplicate_space(author: Author) -> None:
    line = author.replace("map.yaml", "{id: sendai,", "{id: kyoto,")
    found = author.problems()
    assert ("spaces[2].id", line + 1) in [(problem.path, problem.line) for problem in found]
    assert any(problem.message.startswith('the id "kyoto" is there twice') for problem in found)
    assert any(problem.message == 'there is no space "sendai"' for problem in found)


BOMB = b"a: &a [x, x]\n" + b"".join(
    b"%c: &%c [*%c, *%c]\n" % (letter, letter, letter - 1, letter - 1) for letter in b"bcdefghijklmnopqrstuvwxyz"
)


@pytest.mark.parametrize(
    ("raw", "line", "words"),
    [
        (b"figures:\n  - {id: helmet\n  - {id: buddha}\n", 3, "not YAML"),
        (b"", 1, "empty"),
        (b"\x7fELF\x02\x01\x01\x00\x00", 1, "binary"),
        (BOMB, 14, "too many values"),
    ],
    ids=["not YAML", "empty", "binary", "alias bomb"],
)
def test_no_data_at_all(author: Author, raw: bytes, line: int, words: str) -> None:
    author.file("figures.yaml").write_bytes(raw)
    (problem,) = author.problems()
    assert (problem.file, problem.line) == (str(author.file("figures.yaml")), line)
    assert words in problem.message


def test_all_problems_of_all_files_come_at_once(author: Author) -> None:
    lines = [
        ("figures.yaml", author.replace("figures.yaml", "{id: rice}", "{id: rice, colour: green}")),
        ("game.yaml", author.replace("game.yaml", "ties_to_end: 4", "ties_to_end: many")),
        ("map.yaml", author.replace("map.yaml", "kind: capital,", "kind: captial,")),
        ("map.yaml", author.replace("map.yaml", "name: Sendai,", "nmae: Sendai,")),
        ("map.yaml", author.replace("map.yaml", "- kyoto - land-9-18", "- kyotto - land-9-18")),
        ("map.yaml", author.replace("map.yaml", "- kyoto - land-10-18", "- kyoto > land-10-18")),
        ("tokens.yaml", author.replace("tokens.yaml", "{id: ronin, symbol: ronin", "{id: ronin, symbol: 5")),
    ]
    found = [(file, line) for file, line, _ in author.found()]
    assert list(dict.fromkeys(found)) == lines
    # Beside them only what follows from them: Sendai has no name.
    assert len(found) == len(lines) + 1


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_spoilt_is_told_on_a_line_of_its_file(author: Author, seed: int) -> None:
    author.spoil(("game.yaml", "figures.yaml", "tokens.yaml", "map.yaml"), random.Random(seed))
    read_or_told(author.folder, content.load, f"seed {seed}")


# ---- rules of the map --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "path", "words"),
    [
        ("  - edo - land-13-16\n", "", "spaces[0]", '"edo" and "land-13-16" touch but no edge joins them'),
        ("  - edo - land-13-16\n", "  - edo - land-13-16\n  - edo - sea-14-8\n", "edges[1]", "joined but do not touch"),
        ("  - edo - land-13-16\n", "  - edo - land-13-16\n  - land-13-16 - edo\n", "edges[1]", "there twice"),
        ("  - edo - land-13-16\n", "  - edo - land-13-16\n  - edo - edo\n", "edges[1]", "to itself"),
        ("  - edo - land-13-16\n", "  - edo - land-13-16\n  - edo, kyoto\n", "edges[1]", "is not an edge"),
        ("figures: 3,", "figures: 2,", "spaces[0].figures", "a capital holds 3 figures, not 2"),
        ("part: honshu, at: [13, 17]", "part: honsu, at: [13, 17]", "spaces[0].part", "used with no number of players"),
        ("  2: [honshu]\n", "  2: [honsu]\n", "parts_by_players.2[0]", 'there is no part "honsu"'),
        ("  2: [honshu]\n", "", "parts_by_players", "the entry for 2 players is missing"),
        ("  2: [honshu]\n", "  2: [honshu]\n  5: [honshu]\n", "parts_by_players.5", "the game has no 5 players"),
        ("  2: [honshu]\n", "  2: [honshu, hokkaido]\n", "parts_by_players.2", "30 places for figures"),
        ("  2: [honshu]\n", "  2: [hokkaido]\n", "parts_by_players.2", "there must be one capital, there are 0"),
        ("3: {land: 43,", "3: {land: 44,", "expected.3.land", "44 land spaces are expected, there are 43"),
        ("at: [13, 17]", "at: [13.5, 17]", "spaces[0].at", "whole numbers"),
        ("at: [15, 13]", "at: [13, 17]", "spaces[1].at", 'the cell is taken by "edo"'),
        ("samurai-map/1", "samurai-map/2", "format", '"samurai-map/2" is not one of'),
    ],
)
def test_faults_of_the_map(author: Author, old: str, new: str, path: str, words: str) -> None:
    author.replace("map.yaml", old, new)
    assert words in author.problem(path, words).message


@pytest.mark.parametrize(
    ("file", "old", "new", "path", "words"),
    [
        ("game.yaml", "id: samurai", "id: samuray", "id", 'the folder is that of "samurai"'),
        ("game.yaml", "figures_each: {2: 7, 3: 10,", "figures_each: {3: 10,", "figures_each", "2 players is missing"),
        ("game.yaml", "figures_each: {2: 7,", "figures_each: {2: 8,", "parts_by_players.2", "21 places"),
        ("game.yaml", "tokens_in_hand: 5", "tokens_in_hand: 21", "tokens_in_hand", "more than the 20 tokens"),
        ("game.yaml", "default: chosen", "default: choosen", "options.starting_tokens.default", "is no choice"),
        ("game.yaml", "players: [2, 3, 4]", "players: [2, 3, 4, 5]", "players[3]", "for 2 to 4 players, not for 5"),
        ("game.yaml", '"3"], default: random', '"3"], default: "2"', "options.start_seat.default", "no seat 2"),
        ("game.yaml", "captures: {", "capture: {", "options.capture", 'there is no option "capture"'),
        ("tokens.yaml", "{id: samurai-1,", "{id: Samurai_,", "tokens[9].id", "cannot be an id"),
        ("tokens.yaml", "count: 1, character: true, goes_on: sea", "count: 1, character: false, goes_on: sea",
         "tokens[14].character", "must have a character"),
        ("tokens.yaml", "goes_on: nowhere", "goes_on: land", "tokens[16].goes_on", "not laid on the board"),
        ("tokens.yaml", "effect: token_exchange", "effect: place", "tokens", "effect token_exchange, there are 0"),
        ("figures.yaml", "  - {id: rice}\n", "", "figures", "there must be 3 kinds of figures, there are 2"),
    ],
)  # fmt: skip
def test_faults_of_the_other_files(author: Author, file: str, old: str, new: str, path: str, words: str) -> None:
    author.replace(file, old, new)
    assert words in author.problem(path, words).message


def test_too_few_tokens_to_fill_the_land(author: Author) -> None:
    text = author.file("tokens.yaml").read_text(encoding="utf-8")
    lost = ("{id: ronin", "{id: rice-2", "{id: rice-3")
    kept = [line for line in text.splitlines() if not any(part in line for part in lost)]
    author.file("tokens.yaml").write_text("\n".join(kept), encoding="utf-8")
    assert [(problem.path, "the game might not end" in problem.message) for problem in author.problems()] == [
        ("parts_by_players.2", True), ("parts_by_players.3", True), ("parts_by_players.4", True),
    ]  # fmt: skip


# ---- a player's own map ------------------------------------------------------------------------------------------

RING = 14


def own_map() -> str:
    """A map without a grid: a capital in a lake of land, and a ring of villages with land between them.

    Seven figures of each kind need 21 places: the capital, 2 cities and 14 villages.
    """
    spaces = ["{id: castle, kind: capital, figures: 3, name: Castle Old, part: all, at: [0, 0]}"]
    spaces += [f"{{id: city-{n}, kind: city, figures: 2, name: City {n}, part: all, at: [{n}, 5.5]}}" for n in (1, 2)]
    edges = []
    for n in range(RING):
        spaces.append(f"{{id: v{n}, kind: village, figures: 1, name: Village {n}, part: all, at: [{n}, 1]}}")
        spaces.append(f"{{id: field-{n}, kind: land, part: all, at: [{n}, 2]}}")
        edges += [f"v{n} - field-{n}", f"field-{n} - v{(n + 1) % RING}"]
    spaces.append("{id: lake, kind: sea, part: all, at: [0, 3]}")
    edges += ["field-0 - castle", "field-1 - city-1", "field-2 - city-2", "lake - castle"]
    return (
        "format: samurai-map/1\nname: Ring\ngrid: {layout: free}\n"
        "parts_by_players: {2: [all]}\nspaces:\n"
        + "".join(f"  - {space}\n" for space in spaces)
        + "edges:\n"
        + "".join(f"  - {edge}\n" for edge in edges)
    )


def test_a_map_of_any_layout_loads_from_the_players_folder(tmp_path: Path) -> None:
    (tmp_path / "samurai").mkdir()
    (tmp_path / "samurai" / "map.yaml").write_text(own_map(), encoding="utf-8")
    game = data("samurai", "game.yaml").read_text(encoding="utf-8")
    game = game.replace("players: [2, 3, 4]", "players: [2]").replace("{2: 7, 3: 10, 4: 13}", "{2: 7}")
    (tmp_path / "samurai" / "game.yaml").write_text(game, encoding="utf-8")
    own = content.load(shipped(tmp_path))
    assert own.overridden == ("samurai/game.yaml", "samurai/map.yaml")
    board = own.board(2)
    assert (own.map_name, board.layout, len(board.spaces)) == ("Ring", "free", 3 + 2 * RING + 1)
    assert board.centres[1] == pytest.approx((1.0, 5.5))
    assert board.land_neighbours[board.spaces.index("castle")] == (board.spaces.index("field-0"),)
    names = place_names(board, load_catalogue(shipped(tmp_path)))
    assert names["samurai.place.castle"] == "Castle Old"
    assert names["samurai.place.field-3"] == "the land by Village 3 and Village 4"
    assert_checked(tmp_path, {"samurai": content.load}, 2)
    assert [board.players for board in own.boards] == [2]


def test_a_map_has_no_more_spaces_than_actions_can_name(author: Author, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MOST_SPACES", 184)
    assert [(problem.path, problem.message) for problem in author.problems()] == [
        ("spaces[184]", "a map has at most 184 spaces, here are 185")
    ]


SMALLEST = """
format: samurai-map/1
name: Island
grid: {layout: free}
parts_by_players: {2: [all]}
spaces:
  - {id: castle, kind: capital, figures: 3, name: Castle, part: all, at: [0, 0]}
  - {id: field, kind: land, part: all, at: [1, 0]}
edges:
  - castle - field
"""


@pytest.mark.parametrize("placed", ["placed", "random"])
@pytest.mark.parametrize("chosen", ["chosen", "random"])
def test_a_map_of_a_capital_alone_is_played(tmp_path: Path, placed: str, chosen: str) -> None:
    (tmp_path / "samurai").mkdir()
    (tmp_path / "samurai" / "map.yaml").write_text(SMALLEST, encoding="utf-8")
    game = data("samurai", "game.yaml").read_text(encoding="utf-8")
    game = game.replace("players: [2, 3, 4]", "players: [2]").replace("{2: 7, 3: 10, 4: 13}", "{2: 1}")
    (tmp_path / "samurai" / "game.yaml").write_text(game, encoding="utf-8")
    rules = create_game("samurai", shipped(tmp_path))
    state = rules.new(Setup(2, 1, {"figures": placed, "starting_tokens": chosen}))
    while rules.result(state) is None:
        assert not rules.invariants(state)
        rules.apply(state, rules.legal(state)[-1])
    result = rules.result(state)
    assert result is not None
    assert result.ended_by == "kind_gone"


def test_settlements_must_not_touch_and_need_land(tmp_path: Path) -> None:
    (tmp_path / "samurai").mkdir()
    text = own_map().replace("  - field-1 - city-1\n", "  - lake - city-1\n  - v4 - v5\n")
    (tmp_path / "samurai" / "map.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        content.load(shipped(tmp_path))
    told = {(problem.path, problem.line): problem.message for problem in caught.value.problems}
    line = text[: text.index("- v4 - v5")].count("\n") + 1
    assert told[("edges[30]", line)].startswith('the settlements "v4" and "v5" are neighbours')
    line = text[: text.index("{id: city-1")].count("\n") + 1
    assert told[("spaces[1]", line)].startswith('"city-1" has no land around it')


def test_another_name_for_a_place_of_the_same_id_is_shown(author: Author) -> None:
    author.replace("map.yaml", "name: Edo,", "name: Tokyo,")
    board: Board = content.load(DataFolder(author.folder)).board(2)
    assert place_names(board, load_catalogue(shipped()))["samurai.place.edo"] == "Tokyo"
