"""What Izayoi's data files say, file by file."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from edo_table.content.game_info import GameRecord
from edo_table.content.validate import Id, Record

Count = Annotated[int, Field(ge=1, le=99)]


class IzayoiGameRecord(GameRecord):
    """game.yaml"""

    cards_in_hand: dict[int, Annotated[int, Field(ge=1, le=9)]]
    tiles_removed: Annotated[int, Field(ge=0, le=99)]
    tiles_open: Annotated[int, Field(ge=1, le=4)]


class ArtRecord(Record):
    """An art."""

    id: Id


class ArtsRecord(Record):
    """arts.yaml"""

    arts: tuple[ArtRecord, ...]


class VotesRecord(Record):
    """So many cards of each art bring so many votes."""

    votes: Annotated[int, Field(ge=1, le=3)]
    count: Count


class CardsRecord(Record):
    """cards.yaml"""

    votes: Annotated[tuple[VotesRecord, ...], Field(min_length=1)]
    stop_cards: Annotated[int, Field(ge=0, le=99)]


class TileRecord(Record):
    """A wakomono tile."""

    id: Id
    points: Annotated[int, Field(ge=1, le=5)]


class TilesRecord(Record):
    """tiles.yaml"""

    tiles: tuple[TileRecord, ...]
