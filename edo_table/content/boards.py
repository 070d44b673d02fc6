"""Boards as graphs: spaces with an id, a kind and a place, and edges written once.

An edge is the text `a - b` (neighbours of each other) or `a > b` (from a to b only, for directed streets).
Where the board is a grid of hexes, cells that touch must be joined and joined cells must touch.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from edo_table.content.problems import Problem, nearest
from edo_table.content.validate import Id, Record, repeated
from edo_table.content.yaml_source import Keys, Source

_EDGE = re.compile(r"\s*(\S+)\s+([->])\s+(\S+)\s*")

Layout = Literal["odd-r", "even-r", "odd-q", "even-q", "free"]
"""How `at` is meant: offset columns and rows of a hex grid (which rows or columns are shifted), or free."""


LEAST_APART, MOST_ACROSS = 0.4, 100.0
"""What a free layout can be drawn with; neighbours are about 1 apart."""


class NodeRecord(Record):
    """A space as written; a game adds keys of its own."""

    id: Id
    kind: str
    at: tuple[float, float]
    part: Id | None = None


@dataclass(frozen=True, slots=True)
class Graph:
    """The spaces of a board and who is next to whom.

    `next_to` has for every id the ids that can be reached by one edge, in the order of the nodes. `written`
    gives the place in the file of the edge between two ids, whichever comes first. `doubtful` are ids whose
    edges could not all be read, so that nothing should be said about what they lack.
    """

    ids: tuple[str, ...]
    next_to: Mapping[str, tuple[str, ...]]
    written: Mapping[frozenset[str], Keys]
    doubtful: frozenset[str]


def read_graph(
    source: Source,
    nodes: Sequence[NodeRecord],
    edges: Sequence[str],
    *,
    is_mutual: bool,
    known: Collection[str] = (),
    nodes_at: Keys = ("spaces",),
    edges_at: Keys = ("edges",),
) -> tuple[Graph, list[Problem]]:
    """The graph of nodes and written edges, and the problems of both.

    `is_mutual` says that spaces are always neighbours of each other, so that `a > b` is a fault. `known` are
    ids that exist in the file though their nodes could not be read. Faulty edges are left out.
    """
    problems = repeated(source, nodes_at, (node.id for node in nodes), "id")
    ids = tuple(dict.fromkeys(node.id for node in nodes))
    rank = {name: number for number, name in enumerate(ids)}
    elsewhere = set(known) - set(ids)
    reached: dict[str, set[str]] = {name: set() for name in ids}
    first_line: dict[tuple[str, str], int] = {}
    written: dict[frozenset[str], Keys] = {}
    doubtful: set[str] = set()
    for number, text in enumerate(edges):
        place = (*edges_at, number)
        match = _EDGE.fullmatch(text)
        if match is None:
            message = f'"{text}" is not an edge; write "a - b"' + ("" if is_mutual else ' or "a > b"')
            problems.append(source.problem(place, message))
            continue
        start, sign, end = match.groups()
        missing = [name for name in (start, end) if name not in rank]
        if missing:
            doubtful.update({start, end} & rank.keys())
            problems += [
                source.problem(place, f'there is no space "{name}"', nearest(name, ids))
                for name in dict.fromkeys(missing)
                if name not in elsewhere
            ]
            doubtful.update(filter(None, (nearest(name, ids) for name in missing)))
            continue
        if start == end:
            problems.append(source.problem(place, f'the edge leads from "{start}" to itself'))
            continue
        if sign == ">" and is_mutual:
            message = "this edge goes one way; here spaces are neighbours of each other"
            problems.append(source.problem(place, message, f"{start} - {end}"))
        pairs = [(start, end)] if sign == ">" and not is_mutual else [(start, end), (end, start)]
        earlier = [first_line[pair] for pair in pairs if pair in first_line]
        if earlier:
            message = f'the edge between "{start}" and "{end}" is there twice, first in line {min(earlier)}'
            problems.append(source.problem(place, message))
        for one, other in pairs:
            first_line.setdefault((one, other), source.line(place))
            reached[one].add(other)
        written.setdefault(frozenset((start, end)), place)
    next_to = {name: tuple(sorted(reached[name], key=rank.__getitem__)) for name in ids}
    return Graph(ids, next_to, written, frozenset(doubtful)), problems


def pieces(graph: Graph, members: Iterable[str]) -> list[list[str]]:
    """The connected pieces of some spaces, largest first; inside a piece in the order of the board.

    An edge in either direction connects.
    """
    chosen = dict.fromkeys(members)
    joined: dict[str, set[str]] = {name: set() for name in chosen}
    for name in chosen:
        for other in graph.next_to[name]:
            if other in chosen:
                joined[name].add(other)
                joined[other].add(name)
    found: list[list[str]] = []
    seen: set[str] = set()
    for name in chosen:
        if name in seen:
            continue
        waiting, piece = [name], {name}
        while waiting:
            for other in joined[waiting.pop()] - piece:
                piece.add(other)
                waiting.append(other)
        seen |= piece
        found.append([member for member in chosen if member in piece])
    return sorted(found, key=len, reverse=True)


def check_connected(
    source: Source,
    graph: Graph,
    nodes: Sequence[NodeRecord],
    members: Collection[str],
    whole: str,
    nodes_at: Keys = ("spaces",),
) -> list[Problem]:
    """The problems of spaces among `members` that no path joins to the largest piece of them (`whole`)."""
    problems = []
    number_of = {node.id: number for number, node in enumerate(nodes)}
    kind_of = {node.id: node.kind for node in nodes}
    for piece in pieces(graph, [name for name in graph.ids if name in members])[1:]:
        if any(name in graph.doubtful for name in piece):
            continue
        for name in piece:
            alone = "no edge joins it to anything" if not graph.next_to[name] else f"no path joins it to {whole}"
            message = f'unreachable {kind_of[name]}: "{name}": {alone}'
            problems.append(source.problem((*nodes_at, number_of[name]), message))
    return problems


def cells_around(layout: Layout, column: int, row: int) -> tuple[tuple[int, int], ...]:
    """The six cells that touch a cell of a hex grid, in offset coordinates; none on a free layout."""
    if layout == "free":
        return ()
    shifted = 1 if layout in ("odd-r", "odd-q") else 0
    if layout in ("odd-r", "even-r"):
        right = 1 if (row & 1) == shifted else 0
        return (
            (column - 1, row), (column + 1, row),
            (column - 1 + right, row - 1), (column + right, row - 1),
            (column - 1 + right, row + 1), (column + right, row + 1),
        )  # fmt: skip
    down = 1 if (column & 1) == shifted else 0
    return (
        (column, row - 1), (column, row + 1),
        (column - 1, row - 1 + down), (column - 1, row + down),
        (column + 1, row - 1 + down), (column + 1, row + down),
    )  # fmt: skip


def centre_of(layout: Layout, at: tuple[float, float]) -> tuple[float, float]:
    """The middle of a space: x to the right, y downwards; the middles of touching hexes are 1 apart.

    On a free layout, `at` itself.
    """
    x, y = at
    step = 3**0.5 / 2
    if layout in ("odd-r", "even-r"):
        is_shifted = int(y) % 2 == (1 if layout == "odd-r" else 0)
        return x + (0.5 if is_shifted else 0.0), y * step
    if layout in ("odd-q", "even-q"):
        is_shifted = int(x) % 2 == (1 if layout == "odd-q" else 0)
        return x * step, y + (0.5 if is_shifted else 0.0)
    return x, y


def check_grid(
    source: Source,
    graph: Graph,
    nodes: Sequence[NodeRecord],
    layout: Layout,
    nodes_at: Keys = ("spaces",),
) -> list[Problem]:
    """The problems of a hex grid: cells shared or between columns, touching but not joined, joined but apart.

    On a free layout: spaces on top of each other, or too far away to be drawn. A space without any edge is left to
    `check_connected`.
    """
    if layout == "free":
        return _check_places(source, nodes, nodes_at)
    problems = []
    cell_of: dict[str, tuple[int, int]] = {}
    taken: dict[tuple[int, int], tuple[str, int]] = {}
    for number, node in enumerate(nodes):
        column, row = node.at
        place = (*nodes_at, number, "at")
        if column != int(column) or row != int(row):
            problems.append(source.problem(place, "on a hex grid a column and a row are whole numbers"))
            continue
        cell = (int(column), int(row))
        if cell in taken:
            name, line = taken[cell]
            problems.append(source.problem(place, f'the cell is taken by "{name}" in line {line}'))
            continue
        taken[cell] = (node.id, source.line(place))
        cell_of[node.id] = cell
    number_of = {node.id: number for number, node in enumerate(nodes)}
    for name, cell in cell_of.items():
        touching = {taken[other][0] for other in cells_around(layout, *cell) if other in taken}
        for other in graph.next_to[name]:
            if other in cell_of and other not in touching and number_of[name] < number_of[other]:
                place = graph.written[frozenset((name, other))]
                problems.append(source.problem(place, f'"{name}" and "{other}" are joined but do not touch'))
        if not graph.next_to[name]:
            continue
        for other in sorted(touching, key=number_of.__getitem__):
            is_unsure = name in graph.doubtful and other in graph.doubtful
            if number_of[name] < number_of[other] and other not in graph.next_to[name] and not is_unsure:
                if not graph.next_to[other]:
                    continue
                message = f'"{name}" and "{other}" touch but no edge joins them; add "{name} - {other}"'
                problems.append(source.problem((*nodes_at, number_of[name]), message))
    return problems


def _check_places(source: Source, nodes: Sequence[NodeRecord], nodes_at: Keys) -> list[Problem]:
    problems = []
    middle = [sorted(node.at[axis] for node in nodes)[len(nodes) // 2] for axis in (0, 1)] if nodes else []
    for number, node in enumerate(nodes):
        place = (*nodes_at, number, "at")
        if any(abs(node.at[axis] - middle[axis]) > MOST_ACROSS / 2 for axis in (0, 1)):
            message = (
                f'"{node.id}" is too far away: neighbours are about 1 apart, a board at most {MOST_ACROSS:g} across'
            )
            problems.append(source.problem(place, message))
            continue
        for earlier, other in enumerate(nodes[:number]):
            if math.dist(node.at, other.at) < LEAST_APART and node.id != other.id:
                line = source.line((*nodes_at, earlier))
                message = f'"{node.id}" lies on "{other.id}" in line {line}; neighbours are about 1 apart'
                problems.append(source.problem(place, message))
                break
    return problems
