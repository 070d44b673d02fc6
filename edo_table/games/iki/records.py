"""What IKI's data files say, file by file."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from edo_table.content.game_info import GameRecord
from edo_table.content.validate import Id, Record

Season = Literal["start", "spring", "summer", "autumn", "winter"]
Status = Literal["printed", "reconstruction"]
Nagaya = Literal["nw", "sw", "se", "ne"]
"""Where the quarters of the board lie."""
Amount = Annotated[int, Field(ge=0, le=99)]
Most = Annotated[int, Field(ge=1, le=99)]
Change = Annotated[int, Field(ge=-99, le=99)]


class GoodsRecord(Record):
    """Amounts of goods; IKI too."""

    mon: Change = 0
    rice: Change = 0
    sandal: Change = 0
    wood: Change = 0
    koban: Change = 0
    iki: Change = 0


class GainRecord(GoodsRecord):
    """Goods, spaces on the firefighting track, and experience for own Kobuns."""

    firefighting: Amount = 0
    experience: Amount = 0


class SkillRecord(Record):
    """What a character does for whoever does business with it."""

    pay: GoodsRecord = GoodsRecord()
    gain: GainRecord = GainRecord()
    opponents_gain: GoodsRecord = GoodsRecord()
    action: Literal["build", "swap"] | None = None
    discount: GoodsRecord = GoodsRecord()


class CardRecord(Record):
    """What every character card has."""

    id: Id
    type: Id
    cost: Amount
    cost_status: Status
    firefighting: Amount
    salary: tuple[GoodsRecord, ...]
    experience: Most


class CharacterRecord(CardRecord):
    """A character card."""

    season: Season
    skill: SkillRecord
    token: Literal["hire-discount", "move-bonus", "fire-charm", "joker"] | None = None


class CharactersRecord(Record):
    """characters.yaml"""

    characters: Annotated[tuple[CharacterRecord, ...], Field(min_length=1)]


class BuildingScoresRecord(Record):
    """What a building counts at the end."""

    fixed: Amount = 0
    per_sandal: Amount = 0
    per_rice: Amount = 0
    per_firefighting: Amount = 0
    most: Amount | None = None
    same_as: Literal["fish"] | None = Field(default=None, alias="as")


class AbilityRecord(Record):
    """What a building does while it stands."""

    feast: Amount = 0
    watch: Amount = 0
    patron: Amount = 0


class BuildingRecord(Record):
    """A building card."""

    id: Id
    cost: GoodsRecord
    cost_status: Status
    scores: BuildingScoresRecord
    ability: AbilityRecord = AbilityRecord()


class BuildingsRecord(Record):
    """buildings.yaml"""

    buildings: Annotated[tuple[BuildingRecord, ...], Field(min_length=1)]


class PouchScoresRecord(Record):
    """What a tobacco pouch counts at the end."""

    fixed: Amount = 0
    per_2_firefighting: Amount = 0
    per_type: Amount = 0
    per_most_hired: Amount = 0
    per_4_mon: Amount = 0


class WareRecord(Record):
    """What every fish, pipe and tobacco pouch has."""

    id: Id
    kind: Literal["fish", "pipe", "pouch"]
    cost: Amount
    cost_status: Status
    bonus: Change = 0
    now: GainRecord = GainRecord()
    scores: PouchScoresRecord = PouchScoresRecord()


class TokenRecord(WareRecord):
    """A token of the market."""

    season: Literal["spring", "summer", "autumn", "winter"]
    bonus: Amount = 0


class TokensRecord(Record):
    """tokens.yaml"""

    tokens: Annotated[tuple[TokenRecord, ...], Field(min_length=1)]


class StreetRecord(Record):
    """A space of the street."""

    shop: Id
    nagaya: Nagaya


class StallRecord(Record):
    """A place for a card."""

    id: Id
    nagaya: Nagaya
    shops: Annotated[tuple[Id, ...], Field(min_length=1)]
    extra: Amount
    corner: bool = False


class StallsRecord(Record):
    """The stalls, with two and with more players."""

    more: Annotated[tuple[StallRecord, ...], Field(min_length=1)]
    two: Annotated[tuple[StallRecord, ...], Field(min_length=1)]


class BoardRecord(Record):
    """board.yaml"""

    format: Literal["iki-board/1"]
    street: Annotated[tuple[StreetRecord, ...], Field(min_length=8, max_length=8)]
    stalls: StallsRecord


class TradeRecord(Record):
    """One of the things a shop does."""

    pay: GoodsRecord = GoodsRecord()
    gain: GainRecord


class BuildsRecord(Record):
    """What building at a shop costs beside the building."""

    pay: GoodsRecord


class ShopRecord(Record):
    """A shop of the street."""

    id: Id
    trades: tuple[TradeRecord, ...] = ()
    sells: Literal["tobacco", "fish"] | None = None
    builds: BuildsRecord | None = None


class FiresRecord(Record):
    """When fires break out and how strong they are."""

    months: tuple[Annotated[int, Field(ge=1, le=12)], ...]
    more: tuple[Amount, ...]
    two: tuple[Amount, ...]


class ScoringRecord(Record):
    """The count at the end."""

    variety: tuple[Amount, ...]
    fish: tuple[Amount, ...]
    koban: Amount
    wood: Amount
    mon_for_1: Most


class IkiGameRecord(GameRecord):
    """game.yaml"""

    start: GoodsRecord
    kobuns: Most
    wood: Amount
    buildings_on_offer: Most
    cards_a_month: Most
    income: Amount
    first_space_mon: Amount
    blocking_tiles: dict[str, Amount]
    firefighting_most: Most
    fires: FiresRecord
    scoring: ScoringRecord
    shops: Annotated[tuple[ShopRecord, ...], Field(min_length=1)]
