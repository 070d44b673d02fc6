"""What must hold of Samurai's data beyond the form of each entry, so that every game can be played to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from edo_table.content.boards import Graph, check_connected, check_grid, pieces, read_graph
from edo_table.content.game_info import by_players, check_game, check_options
from edo_table.content.problems import Problem
from edo_table.content.validate import Checked, repeated, unknown_reference
from edo_table.content.yaml_source import Source
from edo_table.games.samurai.records import (
    FiguresRecord,
    MapRecord,
    SamuraiGameRecord,
    SpaceRecord,
    TokensRecord,
)

GAME = "samurai"
FIGURES_IN: Mapping[str, int] = {"village": 1, "city": 2, "capital": 3}
"""figures that a settlement of each kind holds (rulebook, Preparation and play)"""


PLAYERS = range(2, 5)
MOST_SPACES = 4096
"""An action names a space by 12 bits."""

_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "starting_tokens": ("chosen", "random"),
    "figures": ("placed", "random"),
    "captures": ("hidden", "shown"),
    "start_seat": ("random", "0", "1", "2", "3"),
}
_KINDS = ("land", "sea", "village", "city", "capital")


def check_figures(source: Source, record: FiguresRecord) -> list[Problem]:
    problems = repeated(source, ("figures",), (figure.id for figure in record.figures), "figure")
    if len(record.figures) != 3:
        message = f"there must be 3 kinds of figures, there are {len(record.figures)}"
        problems.append(source.problem(("figures",), message))
    return problems


def check_tokens(source: Source, record: TokensRecord, figure_ids: tuple[str, ...] | None) -> list[Problem]:
    problems = repeated(source, ("tokens",), (token.id for token in record.tokens), "token")
    for effect in ("token_exchange", "figure_exchange"):
        count = sum(token.effect == effect for token in record.tokens)
        if count != 1:
            message = f"there must be one kind of token with the effect {effect}, there are {count}"
            problems.append(source.problem(("tokens",), message))
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


def check_samurai(source: Source, record: SamuraiGameRecord, tokens: Checked[TokensRecord] | None) -> list[Problem]:
    problems = check_game(source, record, GAME)
    problems += by_players(source, "figures_each", record.figures_each, record.players)
    for number, count in enumerate(record.players):
        if count not in PLAYERS:
            problems.append(source.problem(("players", number), f"Samurai is for 2 to 4 players, not for {count}"))
    problems += check_options(source, record, _OPTIONS)
    if tokens is not None and tokens.record is not None and tokens.is_whole:
        total = sum(token.count for token in tokens.record.tokens)
        if record.tokens_in_hand > total:
            message = f"a hand of {record.tokens_in_hand} is more than the {total} tokens of a player"
            problems.append(source.problem(("tokens_in_hand",), message))
    return problems


def check_map(
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
    if len(record.spaces) > MOST_SPACES:
        message = f"a map has at most {MOST_SPACES} spaces, here are {len(record.spaces)}"
        problems.append(source.problem(("spaces", MOST_SPACES), message))
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
    total: Counter[str] = Counter(kind_of.values())
    if total["capital"] != 1:
        message = f"with {players} players there must be one capital, there are {total['capital']}"
        problems.append(source.problem(("parts_by_players", players), message))
    expected = record.expected.get(players)
    for kind in _KINDS:
        count = getattr(expected, kind, None)
        if count is not None and count != total[kind]:
            message = f"with {players} players {count} {kind} spaces are expected, there are {total[kind]}"
            problems.append(source.problem(("expected", players, kind), message))
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
