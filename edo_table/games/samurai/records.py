"""What Samurai's data files say, file by file, before it is made into tables."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from edo_table.content.boards import Layout, NodeRecord
from edo_table.content.game_info import GameRecord
from edo_table.content.validate import Id, Record, Text

Kind = Literal["land", "sea", "village", "city", "capital"]
Effect = Literal["place", "token_exchange", "figure_exchange"]


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
