"""Samurai's components: the map as tables of numbers for the rules, tokens, figures, and the game's numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, TypeVar

from pydantic import Field

from edo_table.content.boards import (
    Graph,
    Layout,
    NodeRecord,
    centre_of,
    check_connected,
    check_grid,
    pieces,
    read_graph,
)
from edo_table.content.game_info import GameInfo, GameRecord, by_players, check_game, game_info
from edo_table.content.problems import ContentError, Problem
from edo_table.content.resources import DataFolder
from edo_table.content.validate import Checked, Id, Record, Text, check, repeated, unknown_reference
from edo_table.content.yaml_source import Source, read_yaml

GAME = "samurai"
FIGURES_IN: Mapping[str, int] = {"village": 1, "city": 2, "capital": 3}
"""figures that a settlement of each kind holds (rulebook, Preparation and play)"""

Kind = Literal["land", "sea", "village", "city", "capital"]
Effect = Literal["place", "token_exchange", "figure_exchange"]
_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "starting_tokens": ("chosen", "random"),
    "figures": ("placed", "random"),
    "captures": ("hidden", "shown"),
    "start_seat": ("random", "0", "1", "2", "3"),
}
_KINDS: tuple[Kind, ...] = ("land", "sea", "village", "city", "capital")


class SamuraiGameRecord(GameRecord):
    """game.yaml"""

    figures_each: dict[int, Annotated[int, Field(ge=1)]]
    tokens_in_hand: Annotated[int, Field(ge=1)]
    ties_to_end: Annotated[int, Field(ge=1)]


class FigureRecord(Record):
    """A kind of figure."""

    id: Id


class FiguresRecord(Record):
    """figures.yaml"""

    figures: tuple[FigureRecord, ...]


class TokenRecord(Record):
    """A kind of token."""

    id: Id
    symbol: Id
    influences: tuple[Id, ...]
    strength: Annotated[int, Field(ge=0, le=99)]
    count: Annotated[int, Field(ge=1, le=99)]
    character: bool
    goes_on: Literal["land", "sea", "nowhere"]
    effect: Effect


class TokensRecord(Record):
    """tokens.yaml"""

    tokens: Annotated[tuple[TokenRecord, ...], Field(min_length=1)]


class SpaceRecord(NodeRecord):
    """A space of the map."""

    kind: Kind
    part: Id
    figures: int | None = None
    name: Text | None = None


class GridRecord(Record):
    """How the places of the spaces are meant."""

    layout: Layout


class TotalsRecord(Record):
    """How many spaces of each kind there should be."""

    land: int | None = None
    sea: int | None = None
    village: int | None = None
    city: int | None = None
    capital: int | None = None


class MapRecord(Record):
    """map.yaml"""

    format: Literal["samurai-map/1"]
    name: Text
    grid: GridRecord
    parts_by_players: dict[int, Annotated[tuple[Id, ...], Field(min_length=1)]]
    expected: dict[int, TotalsRecord] = Field(default_factory=dict)
    spaces: tuple[SpaceRecord, ...]
    edges: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FigureKind:
    """A kind of figure: High Helmet, Buddha or Rice Field."""

    id: str


@dataclass(frozen=True, slots=True)
class TokenKind:
    """A kind of token; `influences` are numbers of figure kinds, `count` is per player.

    `is_character` tells whether any number of them may be played in a turn; `effect` is "place",
    "token_exchange" or "figure_exchange", `goes_on` "land", "sea" or "nowhere".
    """

    id: str
    symbol: str
    influences: tuple[int, ...]
    strength: int
    count: int
    is_character: bool
    goes_on: str
    effect: str


@dataclass(frozen=True, slots=True)
class Board:
    """The spaces in play with a number of players; a space is called by its index, as in `spaces`.

    Settlements are called by their index in `settlements`; `settlement_of` gives it for a space, -1 for land
    and sea. All lists are ascending. `centres` are the middles for drawing: x to the right, y downwards, on a
    hex grid 1 between neighbours; `cells` are the columns and rows as written in the file.
    """

    players: int
    layout: str
    figures_each: int
    spaces: tuple[str, ...]
    kind: tuple[str, ...]
    part: tuple[str, ...]
    names: tuple[str, ...]
    cells: tuple[tuple[float, float], ...]
    centres: tuple[tuple[float, float], ...]
    neighbours: tuple[tuple[int, ...], ...]
    land: tuple[int, ...]
    sea: tuple[int, ...]
    settlements: tuple[int, ...]
    settlement_of: tuple[int, ...]
    places: tuple[int, ...]
    """figures each settlement holds, by settlement"""
    land_neighbours: tuple[tuple[int, ...], ...]
    """the land spaces that surround each settlement, by settlement"""
    adjacent_settlements: tuple[tuple[int, ...], ...]
    """the settlements next to each space, by space; empty for settlements"""


@dataclass(frozen=True, slots=True)
class SamuraiContent:
    """Everything the rules and the table need to know of Samurai's components."""

    info: GameInfo
    map_name: str
    figures: tuple[FigureKind, ...]
    tokens: tuple[TokenKind, ...]
    tokens_in_hand: int
    ties_to_end: int
    boards: tuple[Board, ...]
    """one for each number of players, ascending"""
    overridden: tuple[str, ...]
    """the files taken from the player's folder"""

    def board(self, players: int) -> Board:
        """The board for a number of players; raises KeyError when the game has no such number."""
        for board in self.boards:
            if board.players == players:
                return board
        raise KeyError(players)


T = TypeVar("T", bound=Record)


def load(folder: DataFolder) -> SamuraiContent:
    """The components from the files of a data folder; raises ContentError with the problems of all files."""
    problems: list[Problem] = []
    game = _read(folder, "game", SamuraiGameRecord, problems)
    figures = _read(folder, "figures", FiguresRecord, problems)
    tokens = _read(folder, "tokens", TokensRecord, problems)
    plan = _read(folder, "map", MapRecord, problems)
    figure_ids: tuple[str, ...] | None = None
    if figures is not None and figures.record is not None:
        problems += _check_figures(figures.source, figures.record)
        if figures.is_whole:
            figure_ids = tuple(figure.id for figure in figures.record.figures)
    if tokens is not None and tokens.record is not None:
        problems += _check_tokens(tokens.source, tokens.record, figure_ids)
    if game is not None and game.record is not None and game.is_whole:
        problems += _check_game(game.source, game.record, tokens)
    graph: Graph | None = None
    if plan is not None and plan.record is not None:
        graph = _check_map(plan, plan.record, game, tokens, problems)
    if problems:
        raise ContentError(problems)
    # Without problems every file has given its record.
    assert game is not None
    assert game.record is not None
    assert figures is not None
    assert figures.record is not None
    assert tokens is not None
    assert tokens.record is not None
    assert plan is not None
    assert plan.record is not None
    assert graph is not None
    kinds = tuple(FigureKind(figure.id) for figure in figures.record.figures)
    return SamuraiContent(
        info=game_info(game.record),
        map_name=plan.record.name,
        figures=kinds,
        tokens=tuple(_token(token, [kind.id for kind in kinds]) for token in tokens.record.tokens),
        tokens_in_hand=game.record.tokens_in_hand,
        ties_to_end=game.record.ties_to_end,
        boards=tuple(
            _compile(plan.record, graph, count, game.record.figures_each[count])
            for count in sorted(game.record.players)
        ),
        overridden=tuple(name for name in folder.overridden if name.startswith(f"{GAME}/")),
    )


def _read(folder: DataFolder, name: str, model: type[T], problems: list[Problem]) -> Checked[T] | None:
    try:
        checked = check(read_yaml(folder.path(f"{GAME}/{name}.yaml")), model)
    except ContentError as error:
        problems += error.problems
        return None
    problems += checked.problems
    return checked


def _token(record: TokenRecord, figure_ids: Sequence[str]) -> TokenKind:
    influences = tuple(sorted(figure_ids.index(name) for name in record.influences))
    return TokenKind(
        record.id,
        record.symbol,
        influences,
        record.strength,
        record.count,
        record.character,
        record.goes_on,
        record.effect,
    )


def _check_figures(source: Source, record: FiguresRecord) -> list[Problem]:
    problems = repeated(source, ("figures",), (figure.id for figure in record.figures), "figure")
    if len(record.figures) != 3:
        message = f"there must be 3 kinds of figures, there are {len(record.figures)}"
        problems.append(source.problem(("figures",), message))
    return problems


def _check_tokens(source: Source, record: TokensRecord, figure_ids: tuple[str, ...] | None) -> list[Problem]:
    problems = repeated(source, ("tokens",), (token.id for token in record.tokens), "token")
    for number, token in enumerate(record.tokens):
        place = ("tokens", number)
        for which, name in enumerate(token.influences):
            if figure_ids is not None and name not in figure_ids:
                problems.append(unknown_reference(source, (*place, "influences", which), name, "figure", figure_ids))
            if name in token.influences[:which]:
                problems.append(source.problem((*place, "influences", which), f'"{name}" is there twice'))
        if token.effect == "place" and token.goes_on == "nowhere":
            problems.append(source.problem((*place, "goes_on"), "a token that is placed goes on land or sea"))
        if token.effect == "token_exchange" and (token.goes_on != "land" or token.character):
            message = "a token that takes another's place goes on land and has no character"
            problems.append(source.problem((*place, "effect"), message))
        if token.effect == "figure_exchange" and token.goes_on != "nowhere":
            message = "a figure exchange is not laid on the board"
            problems.append(source.problem((*place, "goes_on"), message, "nowhere"))
        if token.effect != "place" and (token.influences or token.strength):
            problems.append(source.problem((*place, "strength"), "an exchange influences nothing and has strength 0"))
        if token.goes_on == "sea" and not token.character:
            # A plain token for the sea could be moved by a token exchange, which knows only land.
            problems.append(source.problem((*place, "character"), "a token for the sea must have a character"))
    return problems


def _check_game(source: Source, record: SamuraiGameRecord, tokens: Checked[TokensRecord] | None) -> list[Problem]:
    problems = check_game(source, record, GAME)
    problems += by_players(source, "figures_each", record.figures_each, record.players)
    for name in _OPTIONS:
        if name not in record.options:
            problems.append(source.problem(("options",), f'the option "{name}" is missing'))
    for name, choices in record.options.items():
        if name not in _OPTIONS:
            problems.append(unknown_reference(source, ("options", name), name, "option", _OPTIONS))
            continue
        for number, choice in enumerate(choices):
            if choice not in _OPTIONS[name]:
                place = ("options", name, number)
                problems.append(unknown_reference(source, place, choice, "choice", _OPTIONS[name]))
    if tokens is not None and tokens.record is not None and tokens.is_whole:
        total = sum(token.count for token in tokens.record.tokens)
        if record.tokens_in_hand > total:
            message = f"a hand of {record.tokens_in_hand} is more than the {total} tokens of a player"
            problems.append(source.problem(("tokens_in_hand",), message))
    return problems


def _check_map(
    plan: Checked[MapRecord],
    record: MapRecord,
    game: Checked[SamuraiGameRecord] | None,
    tokens: Checked[TokensRecord] | None,
    problems: list[Problem],
) -> Graph:
    source = plan.source
    graph, edge_problems = read_graph(source, record.spaces, record.edges, is_mutual=True, known=plan.left_out)
    problems += edge_problems
    problems += _check_settlements(source, record, graph)
    if not plan.is_whole:
        return graph
    problems += check_grid(source, graph, record.spaces, record.grid.layout)
    problems += check_connected(source, graph, record.spaces, graph.ids, "the rest of the board")
    problems += _check_parts(source, record)
    rules = game.record if game is not None and game.is_whole else None
    if rules is not None:
        problems += by_players(source, "parts_by_players", record.parts_by_players, rules.players)
    for players, parts in record.parts_by_players.items():
        chosen = [space for space in record.spaces if space.part in parts]
        problems += _check_used(source, record, graph, players, chosen)
        if rules is not None and players in rules.figures_each:
            problems += _check_places(source, players, chosen, rules.figures_each[players])
        if tokens is not None and tokens.record is not None and tokens.is_whole:
            problems += _check_filling(source, players, chosen, tokens.record)
    return graph


def _check_settlements(source: Source, record: MapRecord, graph: Graph) -> list[Problem]:
    problems = []
    kind_of = {space.id: space.kind for space in record.spaces}
    for number, space in enumerate(record.spaces):
        place = ("spaces", number)
        holds = FIGURES_IN.get(space.kind)
        if holds is None:
            if space.figures is not None:
                problems.append(source.problem((*place, "figures"), f"a {space.kind} space holds no figures"))
            continue
        if space.figures is None:
            problems.append(source.problem((*place, "figures"), 'the key "figures" is missing'))
        elif space.figures != holds:
            message = f"a {space.kind} holds {holds} figure{'' if holds == 1 else 's'}, not {space.figures}"
            problems.append(source.problem((*place, "figures"), message, str(holds)))
        if space.name is None:
            problems.append(source.problem((*place, "name"), 'the key "name" is missing'))
        for other in graph.next_to[space.id]:
            edge = frozenset((space.id, other))
            if kind_of[other] in FIGURES_IN and space.id < other:
                message = f'the settlements "{space.id}" and "{other}" are neighbours; land or sea must lie between'
                problems.append(source.problem(graph.written[edge], message))
    return problems


def _check_parts(source: Source, record: MapRecord) -> list[Problem]:
    problems = []
    parts = dict.fromkeys(space.part for space in record.spaces)
    used: set[str] = set()
    for players, names in record.parts_by_players.items():
        used.update(names)
        for number, name in enumerate(names):
            if name not in parts:
                problems.append(unknown_reference(source, ("parts_by_players", players, number), name, "part", parts))
    for number, space in enumerate(record.spaces):
        if space.part not in used:
            place = ("spaces", number, "part")
            message = f'the part "{space.part}" is used with no number of players'
            suggestion = unknown_reference(source, place, space.part, "part", used).suggestion
            problems.append(source.problem(place, message, suggestion))
    return problems


def _check_used(
    source: Source, record: MapRecord, graph: Graph, players: int, chosen: Sequence[SpaceRecord]
) -> list[Problem]:
    """The problems of the spaces in play with a number of players."""
    problems: list[Problem] = []
    number_of = {space.id: number for number, space in enumerate(record.spaces)}
    kind_of = {space.id: space.kind for space in chosen}
    total = Counter(kind_of.values())
    if total["capital"] != 1:
        message = f"with {players} players there must be one capital, there are {total['capital']}"
        problems.append(source.problem(("parts_by_players", players), message))
    expected = record.expected.get(players)
    for kind in _KINDS:
        count = getattr(expected, kind, None)
        if count is not None and count != total[kind]:
            message = f"with {players} players {count} {kind} spaces are expected, there are {total[kind]}"
            problems.append(source.problem(("expected", players, kind), message, str(total[kind])))
    for space in chosen:
        if space.kind in FIGURES_IN and space.id not in graph.doubtful:
            around = [kind_of.get(other) for other in graph.next_to[space.id]]
            if "land" not in around and graph.next_to[space.id]:
                message = f'"{space.id}" has no land around it with {players} players, so nobody could capture it'
                problems.append(source.problem(("spaces", number_of[space.id]), message))
    for piece in pieces(graph, [name for name, kind in kind_of.items() if kind != "sea"]):
        if all(kind_of[name] == "land" for name in piece) and not any(name in graph.doubtful for name in piece):
            for name in piece:
                if graph.next_to[name]:
                    message = f'unreachable land: no settlement can be reached by land from "{name}"'
                    problems.append(source.problem(("spaces", number_of[name]), message))
    whole = pieces(graph, kind_of)
    everything = pieces(graph, graph.ids)
    if len(whole) > 1 and len(everything) == 1 and not graph.doubtful:
        names = ", ".join(f'"{piece[0]}"' for piece in whole[1:])
        message = f"with {players} players the board falls apart: nothing joins {names} to the rest"
        problems.append(source.problem(("parts_by_players", players), message))
    return problems


def _check_places(source: Source, players: int, chosen: Sequence[SpaceRecord], figures_each: int) -> list[Problem]:
    problems = []
    place = ("parts_by_players", players)
    places = sum(FIGURES_IN.get(space.kind, 0) for space in chosen)
    if places != 3 * figures_each:
        message = (
            f"with {players} players there are {places} places for figures, "
            f"but 3 times {figures_each} figures (figures_each in game.yaml)"
        )
        problems.append(source.problem(place, message))
    cities = sum(space.kind == "city" for space in chosen)
    if cities >= figures_each:
        # Only then could the last place of a city wait for a kind of which no figure is left.
        message = f"with {players} players there may be at most {figures_each - 1} cities, there are {cities}"
        problems.append(source.problem(place, message))
    return problems


def _check_filling(source: Source, players: int, chosen: Sequence[SpaceRecord], tokens: TokensRecord) -> list[Problem]:
    """The problem that the tokens cannot fill the land, so that the game might not end."""
    land = sum(space.kind == "land" for space in chosen)
    each = sum(token.count for token in tokens.tokens if token.goes_on == "land")
    if players * each >= land:
        return []
    message = (
        f"{players} players with {each} tokens for land each can fill {players * each} land spaces, "
        f"but there are {land}; the game might not end"
    )
    return [source.problem(("parts_by_players", players), message)]


def _compile(record: MapRecord, graph: Graph, players: int, figures_each: int) -> Board:
    parts = record.parts_by_players[players]
    chosen = [space for space in record.spaces if space.part in parts]
    number_of = {space.id: number for number, space in enumerate(chosen)}
    kind = tuple(space.kind for space in chosen)
    neighbours = tuple(
        tuple(sorted(number_of[other] for other in graph.next_to[space.id] if other in number_of)) for space in chosen
    )
    settlements = tuple(number for number, space in enumerate(chosen) if space.kind in FIGURES_IN)
    index = {number: which for which, number in enumerate(settlements)}
    return Board(
        players=players,
        layout=record.grid.layout,
        figures_each=figures_each,
        spaces=tuple(space.id for space in chosen),
        kind=kind,
        part=tuple(space.part for space in chosen),
        names=tuple(space.name or "" for space in chosen),
        cells=tuple(space.at for space in chosen),
        centres=tuple(centre_of(record.grid.layout, space.at) for space in chosen),
        neighbours=neighbours,
        land=tuple(number for number in range(len(chosen)) if kind[number] == "land"),
        sea=tuple(number for number in range(len(chosen)) if kind[number] == "sea"),
        settlements=settlements,
        settlement_of=tuple(index.get(number, -1) for number in range(len(chosen))),
        places=tuple(FIGURES_IN[kind[number]] for number in settlements),
        land_neighbours=tuple(
            tuple(other for other in neighbours[number] if kind[other] == "land") for number in settlements
        ),
        adjacent_settlements=tuple(
            () if number in index else tuple(index[other] for other in neighbours[number] if other in index)
            for number in range(len(chosen))
        ),
    )
