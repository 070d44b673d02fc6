"""Izayoi's components: arts, recommendation cards, wakomono tiles, and the game's numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from edo_table.content.game_info import (
    GameInfo,
    by_players,
    check_game,
    check_options,
    game_info,
    read_checked,
)
from edo_table.content.problems import ContentError, Problem
from edo_table.content.resources import DataFolder
from edo_table.content.validate import repeated, undrawn
from edo_table.content.yaml_source import Keys, Source
from edo_table.games.izayoi.records import (
    ArtsRecord,
    CardsRecord,
    IzayoiGameRecord,
    TileRecord,
    TilesRecord,
)

GAME = "izayoi"
PLAYERS = range(3, 6)

ARTS = ("kado", "sado", "shodo", "kyudo", "shamisen")
WAKOMONO = (
    "folding-fan", "kanzashi-plectrum", "scent-bag", "kanzashi-stick", "netsuke", "round-fan", "crane-earring",
    "clasp-purse", "scrunchie", "chopsticks", "comb", "tenugui", "temari", "wind-chime", "bell-charm", "hand-mirror",
)  # fmt: skip
"""What there are pictures of, like ARTS."""

_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "arts": ("chosen", "random"),
    "recommendations": ("remembered", "shown"),
    "start_seat": ("random", "0", "1", "2", "3", "4"),
}


@dataclass(frozen=True, slots=True)
class Tile:
    """A wakomono: its points are also the number of cards that its row takes."""

    id: str
    points: int


@dataclass(frozen=True, slots=True)
class IzayoiContent:
    """Everything the rules and the table need to know of Izayoi's components."""

    info: GameInfo
    arts: tuple[str, ...]
    votes: tuple[tuple[int, int], ...]
    """Of each art: (votes on the card, cards), ascending by votes."""
    stop_cards: int
    tiles: tuple[Tile, ...]
    cards_in_hand: Mapping[int, int]
    """By number of players."""
    tiles_removed: int
    tiles_open: int
    overridden: tuple[str, ...]
    """The files taken from the player's folder."""


def load(folder: DataFolder) -> IzayoiContent:
    """The components from the files of a data folder; raises ContentError with the problems of all files."""
    problems: list[Problem] = []
    game = read_checked(folder, f"{GAME}/game.yaml", IzayoiGameRecord, problems)
    arts = read_checked(folder, f"{GAME}/arts.yaml", ArtsRecord, problems)
    cards = read_checked(folder, f"{GAME}/cards.yaml", CardsRecord, problems)
    tiles = read_checked(folder, f"{GAME}/tiles.yaml", TilesRecord, problems)
    if arts is not None and arts.record is not None:
        names = [art.id for art in arts.record.arts]
        problems += repeated(arts.source, ("arts",), names, "art")
        problems += undrawn(arts.source, ("arts",), names, "art", ARTS)
    if tiles is not None and tiles.record is not None:
        names = [tile.id for tile in tiles.record.tiles]
        problems += repeated(tiles.source, ("tiles",), names, "tile")
        problems += undrawn(tiles.source, ("tiles",), names, "tile", WAKOMONO)
    if cards is not None and cards.record is not None:
        problems += _check_cards(cards.source, cards.record)
    if game is not None and game.record is not None and game.is_whole:
        problems += _check_game(game.source, game.record)
    if not problems:
        assert game is not None
        assert game.record is not None
        assert arts is not None
        assert arts.record is not None
        assert cards is not None
        assert cards.record is not None
        assert tiles is not None
        assert tiles.record is not None
        records = _Records(game.record, arts.record, cards.record, tiles.record)
        sources = {"game": game.source, "arts": arts.source, "cards": cards.source, "tiles": tiles.source}
        problems += _check_numbers(records, _Blame(sources, folder.overridden))
        if not problems:
            return _content(folder, game.record, arts.record, cards.record, tiles.record)
    raise ContentError(problems)


def _content(
    folder: DataFolder, game: IzayoiGameRecord, arts: ArtsRecord, cards: CardsRecord, tiles: TilesRecord
) -> IzayoiContent:
    return IzayoiContent(
        info=game_info(game),
        arts=tuple(art.id for art in arts.arts),
        votes=tuple(sorted((entry.votes, entry.count) for entry in cards.votes)),
        stop_cards=cards.stop_cards,
        tiles=tuple(Tile(tile.id, tile.points) for tile in tiles.tiles),
        cards_in_hand=dict(game.cards_in_hand),
        tiles_removed=game.tiles_removed,
        tiles_open=game.tiles_open,
        overridden=tuple(name for name in folder.overridden if name.startswith(f"{GAME}/")),
    )


def _check_cards(source: Source, record: CardsRecord) -> list[Problem]:
    seen: set[int] = set()
    problems = []
    for number, entry in enumerate(record.votes):
        if entry.votes in seen:
            words = "1 vote" if entry.votes == 1 else f"{entry.votes} votes"
            message = f"cards with {words} are there twice"
            problems.append(source.problem(("votes", number, "votes"), message))
        seen.add(entry.votes)
    return problems


def _check_game(source: Source, record: IzayoiGameRecord) -> list[Problem]:
    problems = check_game(source, record, GAME)
    problems += check_options(source, record, _OPTIONS)
    problems += by_players(source, "cards_in_hand", record.cards_in_hand, record.players)
    for number, count in enumerate(record.players):
        if count not in PLAYERS:
            problems.append(source.problem(("players", number), f"Izayoi is for 3 to 5 players, not for {count}"))
    return problems


@dataclass(frozen=True, slots=True)
class _Records:
    """All that the files say."""

    game: IzayoiGameRecord
    arts: ArtsRecord
    cards: CardsRecord
    tiles: TilesRecord


@dataclass(frozen=True, slots=True)
class _Blame:
    """Where numbers of several files that do not go together are told: in the player's own file, if one is."""

    sources: Mapping[str, Source]
    overridden: tuple[str, ...]

    def problem(self, message: str, *places: tuple[str, Keys]) -> Problem:
        """The problem at the first of the places (file and keys) that the player wrote, else at the first of all."""
        own = [place for place in places if f"{GAME}/{place[0]}.yaml" in self.overridden]
        file, keys = (own or list(places))[0]
        return self.sources[file].problem(keys, message)


def _check_numbers(records: _Records, blame: _Blame) -> list[Problem]:
    """The problems of numbers that do not go together, so that every game can be played to its end."""
    problems = []
    game, arts, tiles = records.game, records.arts.arts, records.tiles.tiles
    if len(arts) < max(game.players):
        message = f"{max(game.players)} players need as many arts, there are {len(arts)}"
        problems.append(blame.problem(message, ("arts", ("arts",)), ("game", ("players",))))
    if len(tiles) < game.tiles_removed + game.tiles_open:
        message = f"{game.tiles_removed} tiles are removed and {game.tiles_open} laid out, there are {len(tiles)}"
        places = (("game", ("tiles_removed",)), ("tiles", ("tiles",)))
        problems.append(blame.problem(message, *places))
    if problems:
        return problems
    for players in game.players:
        hand = game.cards_in_hand[players]
        left = cards_left(players, hand, records.cards, tiles, game.tiles_open)
        if left < 1:
            message = (
                f"{players} players with {hand} cards each need {_cards(1 - left)} more: with all rows full none is"
                " left to draw (smaller hands, more cards, or smaller tiles would do)"
            )
            keys = ("game", ("cards_in_hand", players))
            problems.append(blame.problem(message, keys, ("cards", ("votes",)), ("tiles", ("tiles",))))
    return problems


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def cards_left(players: int, hand: int, cards: CardsRecord, tiles: tuple[TileRecord, ...], tiles_open: int) -> int:
    """The cards that deck and discards hold at the least when one is drawn after a card was laid.

    At the worst the row of one of the largest tiles has just been filled and the other rows lack one card each.  With
    a Shuffle Card the hand that is thrown away goes to the discards first, so that draws as many can never fail.
    """
    deck = players * sum(entry.count for entry in cards.votes) + cards.stop_cards
    largest = sorted((tile.points for tile in tiles), reverse=True)[:tiles_open]
    return deck - (players * hand - 1) - (sum(largest) - (tiles_open - 1))
