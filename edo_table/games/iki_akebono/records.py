"""What Akebono's data files say, file by file; what is not here is as in IKI's."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from edo_table.content.game_info import GameRecord
from edo_table.content.validate import Id, Record
from edo_table.games.iki.records import (
    AbilityRecord,
    Amount,
    BuildingRecord,
    BuildingScoresRecord,
    CardRecord,
    Change,
    GainRecord,
    GoodsRecord,
    Most,
    PouchScoresRecord,
    WareRecord,
)

Season = Literal["spring", "summer", "autumn", "winter"]
Good = Literal["mon", "rice", "sandal", "wood", "koban", "iki"]
OneAtMost = Annotated[int, Field(ge=0, le=1)]
"""Of what the rules let a player choose one by one."""


class AmountsRecord(GoodsRecord):
    """Amounts of goods, none below 0."""

    mon: Amount = 0
    rice: Amount = 0
    sandal: Amount = 0
    wood: Amount = 0
    koban: Amount = 0
    iki: Amount = 0


class TradeGainRecord(AmountsRecord, GainRecord):
    """Goods, spaces on both tracks, and experience for own Kobuns."""

    trade: Amount = 0


class ExchangeRecord(Record):
    """One good for another, either way."""

    first: Good
    second: Good
    most: Most


# ---- game.yaml, board.yaml ---------------------------------------------------------------------------------------


class TradeTrackRecord(Record):
    """The trade track."""

    most: Most
    bonuses: dict[int, AmountsRecord]


class SpecialTokensRecord(Record):
    """How many there are of the special tokens."""

    doctor: Amount
    messenger: Amount
    owner: Amount


class TileRecord(AmountsRecord):
    """A starting tile."""

    trade: Amount = 0


class AkebonoGameRecord(GameRecord):
    """game.yaml"""

    trade: TradeTrackRecord
    sailors: Annotated[int, Field(ge=1, le=6)]
    waves: Annotated[int, Field(ge=1, le=9)]
    boat_tokens: Annotated[int, Field(ge=0, le=9)]
    special_tokens: SpecialTokensRecord
    season_cards: Most
    carried_cards: Annotated[int, Field(ge=0, le=4)]
    ongoing_buildings: Amount
    personalities_a_season: Annotated[int, Field(ge=1, le=5)]
    fish_places: Annotated[int, Field(ge=1, le=9)]
    starting_tiles: tuple[TileRecord, ...]


class SpaceRecord(Record):
    """A space of the street."""

    shop: Id


class AkebonoBoardRecord(Record):
    """board.yaml"""

    format: Literal["iki-akebono-board/1"]
    street: Annotated[tuple[SpaceRecord, ...], Field(min_length=9, max_length=9)]


# ---- characters.yaml ---------------------------------------------------------------------------------------------


class PriceRecord(AmountsRecord):
    """What is given: goods, a pipe, a step back of an own Kobun."""

    pipe: OneAtMost = 0
    experience: OneAtMost = 0


class BonusRecord(AmountsRecord):
    """What hiring brings beside steps on the firefighting track."""

    trade: Amount = 0
    experience: OneAtMost = 0


class AkebonoSkillRecord(Record):
    """What a character does for whoever does business with it."""

    pay: PriceRecord = PriceRecord()
    gain: TradeGainRecord = TradeGainRecord()
    one_of: tuple[TradeGainRecord, ...] = ()
    action: Literal["build", "activate", "wander", "salary", "exchange"] | None = None
    discounts: tuple[AmountsRecord, ...] = ()
    steps: Annotated[int, Field(ge=1, le=8)] | None = None
    exchange: ExchangeRecord | None = None


class AkebonoCharacterRecord(CardRecord):
    """A character card: one to begin with, or a New Character of a month."""

    season: Literal["start"] | None = None
    month: Annotated[int, Field(ge=1, le=12)] | None = None
    bonus: BonusRecord = BonusRecord()
    skill: AkebonoSkillRecord
    token: Literal["doctor", "messenger", "owner", "fisherman", "policeman"] | None = None


class AkebonoCharactersRecord(Record):
    """characters.yaml"""

    characters: Annotated[tuple[AkebonoCharacterRecord, ...], Field(min_length=1)]


# ---- buildings.yaml, tokens.yaml ---------------------------------------------------------------------------------


class BuildingCostRecord(AmountsRecord):
    """What a building costs: goods and tokens."""

    fish: OneAtMost = 0
    pipe: OneAtMost = 0


class AkebonoBuildingScoresRecord(BuildingScoresRecord):
    """What a building counts at the end."""

    per_boat: Amount = 0
    per_type: Amount = 0
    per_token: Amount = 0
    per_most_hired: Amount = 0
    per_personality: Amount = 0
    per_trade: Amount = 0


class AkebonoAbilityRecord(AbilityRecord):
    """What a building does while it stands."""

    harmony: Annotated[int, Field(ge=1, le=9)] = 1
    passing: AmountsRecord = AmountsRecord()
    another_boat: bool = False


class BuiltRecord(Record):
    """What happens when a building is built."""

    all_experience: OneAtMost = 0


class AkebonoBuildingRecord(BuildingRecord):
    """A building card."""

    cost: BuildingCostRecord
    scores: AkebonoBuildingScoresRecord
    ability: AkebonoAbilityRecord = AkebonoAbilityRecord()
    now: BuiltRecord = BuiltRecord()


class AkebonoBuildingsRecord(Record):
    """buildings.yaml"""

    buildings: Annotated[tuple[AkebonoBuildingRecord, ...], Field(min_length=1)]


class AkebonoPouchScoresRecord(PouchScoresRecord):
    """What a tobacco pouch counts at the end."""

    per_personality: Amount = 0
    per_2_trade: Amount = 0
    per_kobun: Amount = 0
    per_special_hired: Amount = 0


class AkebonoTokenRecord(WareRecord):
    """A token of the market, or one that only characters bring."""

    season: Literal[Season, "none"]
    bonus: Change = 0
    now: TradeGainRecord = TradeGainRecord()
    action: Literal["build", "activate"] | None = None
    scores: AkebonoPouchScoresRecord = AkebonoPouchScoresRecord()


class AkebonoTokensRecord(Record):
    """tokens.yaml"""

    tokens: Annotated[tuple[AkebonoTokenRecord, ...], Field(min_length=1)]


# ---- boats.yaml --------------------------------------------------------------------------------------------------


class BoatPriceRecord(AmountsRecord):
    """What activating a boat costs: goods, a pipe."""

    pipe: OneAtMost = 0


class SideRecord(Record):
    """What a side of a boat does."""

    pay: BoatPriceRecord = BoatPriceRecord()
    gain: TradeGainRecord = TradeGainRecord()
    action: Literal["market", "exchange", "boat-token", "hire", "meet"] | None = None
    exchange: ExchangeRecord | None = None


class SidesRecord(Record):
    """The sides of a boat."""

    a: SideRecord
    b: SideRecord | None = None


class BoatRecord(Record):
    """A boat."""

    id: Id
    number: Annotated[int, Field(ge=0, le=6)]
    cost: AmountsRecord | None = None
    trade: Amount = 0
    own_wave: bool = False
    sides: SidesRecord


class BoatsRecord(Record):
    """boats.yaml"""

    boats: Annotated[tuple[BoatRecord, ...], Field(min_length=1)]


# ---- personalities.yaml ------------------------------------------------------------------------------------------


class OngoingRecord(Record):
    """What a personality does as long as the game lasts."""

    mon_per_meeting: Amount = 0
    mon_without_hire: Amount = 0
    mon_per_retirement: Amount = 0
    trade_per_special: Amount = 0
    sandal_per_lap: Amount = 0
    protects_buildings: bool = False
    no_surcharge: bool = False


class NowRecord(Record):
    """What a personality does when it is met."""

    action: Literal["relocate", "hire", "retire", "exchange", "token"]
    discount: Amount = 0
    pay: AmountsRecord = AmountsRecord()
    gain: AmountsRecord = AmountsRecord()
    token: Literal["doctor", "messenger", "owner"] | None = None


class NeedsRecord(Record):
    """What must hold at the end."""

    artisans: Amount = 0
    most_mon: Amount | None = None
    is_last_firefighter: bool = False
    characters: Amount = 0
    pipes: Amount = 0
    new_characters: Amount = 0
    one_of_each: tuple[Literal["pipe", "pouch", "fish", "boat"], ...] = ()


class EndRecord(Record):
    """What a personality counts at the end."""

    iki: Amount = 0
    per_boat: Amount = 0
    per_building: Amount = 0
    needs: NeedsRecord = NeedsRecord()


class PersonalityRecord(Record):
    """A personality card."""

    id: Id
    season: Season
    ongoing: OngoingRecord | None = None
    now: NowRecord | None = None
    end: EndRecord | None = None


class PersonalitiesRecord(Record):
    """personalities.yaml"""

    personalities: Annotated[tuple[PersonalityRecord, ...], Field(min_length=1)]
