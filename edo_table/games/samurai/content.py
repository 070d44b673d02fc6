"""Samurai's components: the map as tables of numbers for the rules, tokens, figures, and the game's numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from edo_table.content.boards import Graph, centre_of
from edo_table.content.game_info import GameInfo, game_info, read_checked
from edo_table.content.problems import ContentError, Problem
from edo_table.content.resources import DataFolder
from edo_table.games.samurai.checks import (
    FIGURES_IN,
    GAME,
    check_figures,
    check_map,
    check_samurai,
    check_tokens,
)
from edo_table.games.samurai.records import (
    FiguresRecord,
    MapRecord,
    SamuraiGameRecord,
    TokenRecord,
    TokensRecord,
)


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


def load(folder: DataFolder) -> SamuraiContent:
    """The components from the files of a data folder; raises ContentError with the problems of all files."""
    problems: list[Problem] = []
    game = read_checked(folder, f"{GAME}/game.yaml", SamuraiGameRecord, problems)
    figures = read_checked(folder, f"{GAME}/figures.yaml", FiguresRecord, problems)
    tokens = read_checked(folder, f"{GAME}/tokens.yaml", TokensRecord, problems)
    plan = read_checked(folder, f"{GAME}/map.yaml", MapRecord, problems)
    figure_ids: tuple[str, ...] | None = None
    if figures is not None and figures.record is not None:
        problems += check_figures(figures.source, figures.record)
        if figures.is_whole:
            figure_ids = tuple(figure.id for figure in figures.record.figures)
    if tokens is not None and tokens.record is not None:
        problems += check_tokens(tokens.source, tokens.record, figure_ids)
    if game is not None and game.record is not None and game.is_whole:
        problems += check_samurai(game.source, game.record, tokens)
    graph: Graph | None = None
    if plan is not None and plan.record is not None:
        graph = check_map(plan, plan.record, game, tokens, problems)
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
