"""Boards as graphs: edges, connected pieces, hex grids."""

from __future__ import annotations

from pathlib import Path

import pytest

from edo_table.content.boards import (
    Graph,
    Layout,
    NodeRecord,
    cells_around,
    centre_of,
    check_connected,
    check_grid,
    pieces,
    read_graph,
)
from edo_table.content.problems import Problem
from edo_table.content.validate import Record, validate
from edo_table.content.yaml_source import Source, read_yaml


class BoardRecord(Record):
    spaces: tuple[NodeRecord, ...]
    edges: tuple[str, ...]


def board_of(
    folder: Path, names: str, edges: list[str], is_mutual: bool = False
) -> tuple[Source, BoardRecord, Graph, list[Problem]]:
    """A board with spaces in a row; line 2 is the first space, edges follow."""
    spaces = "".join(f"- {{id: {name}, kind: shop, at: [{n}, 0]}}\n" for n, name in enumerate(names.split()))
    file = folder / "board.yaml"
    file.write_text(f"spaces:\n{spaces}edges:\n" + "".join(f"- {edge}\n" for edge in edges), encoding="utf-8")
    source = read_yaml(file, "board.yaml")
    record = validate(source, BoardRecord)
    graph, problems = read_graph(source, record.spaces, record.edges, is_mutual=is_mutual)
    return source, record, graph, problems


def test_edges_lead_both_ways_or_one(tmp_path: Path) -> None:
    _, _, graph, problems = board_of(tmp_path, "a b-1 c d", ["a - b-1", "b-1 > c", "c > d", "d > c"])
    assert problems == []
    assert graph.next_to == {"a": ("b-1",), "b-1": ("a", "c"), "c": ("d",), "d": ("c",)}


@pytest.mark.parametrize(
    ("edge", "is_mutual", "message"),
    [
        ("a - x", False, 'edges[1]: there is no space "x"'),
        ("harbur - x", False, 'edges[1]: there is no space "harbur" (did you mean harbour?)'),
        ("b - a", False, 'edges[1]: the edge between "b" and "a" is there twice, first in line 6'),
        ("a > b", False, 'edges[1]: the edge between "a" and "b" is there twice, first in line 6'),
        ("b - b", False, 'edges[1]: the edge leads from "b" to itself'),
        ("a-b", False, 'edges[1]: "a-b" is not an edge; write "a - b" or "a > b"'),
        ("a < b", True, 'edges[1]: "a < b" is not an edge; write "a - b"'),
        (
            "b > harbour",
            True,
            "edges[1]: this edge goes one way; here spaces are neighbours of each other (did you mean b - harbour?)",
        ),
    ],
)
def test_faulty_edges_are_told(tmp_path: Path, edge: str, is_mutual: bool, message: str) -> None:
    problems = board_of(tmp_path, "a b harbour", ["a - b", edge], is_mutual)[3]
    assert f"board.yaml:7: {message}" in [str(problem) for problem in problems]


def test_pieces_are_joined_by_edges_of_either_direction(tmp_path: Path) -> None:
    source, record, graph, _ = board_of(tmp_path, "a b c d e", ["a > b", "c > b", "d - e"])
    assert pieces(graph, "abcde") == [["a", "b", "c"], ["d", "e"]]
    assert pieces(graph, "ace") == [["a"], ["c"], ["e"]]
    found = check_connected(source, graph, record.spaces, graph.ids, "the street")
    assert [str(problem) for problem in found] == [
        'board.yaml:5: spaces[3]: unreachable shop: "d": no path joins it to the street',
        'board.yaml:6: spaces[4]: unreachable shop: "e": no path joins it to the street',
    ]


@pytest.mark.parametrize("layout", ["odd-r", "even-r", "odd-q", "even-q"])
def test_cells_around_are_the_six_at_distance_one(layout: Layout) -> None:
    everywhere = [(column, row) for column in range(8) for row in range(8)]
    for column, row in ((3, 3), (3, 4), (4, 3), (4, 4)):
        x, y = centre_of(layout, (column, row))
        near = {
            cell
            for cell in everywhere
            if 0 < (centre_of(layout, cell)[0] - x) ** 2 + (centre_of(layout, cell)[1] - y) ** 2 < 1.1
        }
        assert set(cells_around(layout, column, row)) == near
        assert len(near) == 6


def test_a_free_layout_has_no_cells(tmp_path: Path) -> None:
    assert cells_around("free", 1, 1) == ()
    assert centre_of("free", (1.5, 2)) == (1.5, 2)
    source, record, graph, _ = board_of(tmp_path, "a b c", ["a - c"])
    assert check_grid(source, graph, record.spaces, "free") == []
    assert [str(problem) for problem in check_grid(source, graph, record.spaces, "odd-r")] == [
        'board.yaml:6: edges[0]: "a" and "c" are joined but do not touch'
    ]


def test_spaces_of_a_free_layout_that_cannot_be_drawn_are_told(tmp_path: Path) -> None:
    file = tmp_path / "board.yaml"
    places = {"a": "[0, 0]", "b": "[1, 0.5]", "c": "[1.1, 0.4]", "d": "[2, 0]", "far": "[2, -900]"}
    spaces = "".join(f"- {{id: {name}, kind: shop, at: {at}}}\n" for name, at in places.items())
    file.write_text(f"spaces:\n{spaces}edges: [a - b, b - c, c - d, d - far]\n", encoding="utf-8")
    source = read_yaml(file, "board.yaml")
    record = validate(source, BoardRecord)
    graph, _ = read_graph(source, record.spaces, record.edges, is_mutual=True)
    assert [str(problem) for problem in check_grid(source, graph, record.spaces, "free")] == [
        'board.yaml:4: spaces[2].at: "c" lies on "b" in line 3; neighbours are about 1 apart',
        'board.yaml:6: spaces[4].at: "far" is too far away: neighbours are about 1 apart, a board at most 100 across',
    ]
