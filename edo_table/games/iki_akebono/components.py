"""What Akebono has: the classes of its cards, tokens, boats, personalities and numbers, derived from IKI's."""

from __future__ import annotations

from dataclasses import dataclass

from edo_table.games.iki.content import Building, Character, Gain, IkiContent, MarketToken, Numbers
from edo_table.games.iki.goods import NOTHING, Amounts

GAME = "iki_akebono"
BRIDGE = "nihonbashi-bridge"
"""The space of the street that the expansion adds."""
OPEN = "open"
"""The type of characters whose type is chosen by their owner at last."""
NEW = "new"
"""What New Characters have for a season."""
START = "start"
NO_SEASON = -1
"""That of tokens which are never on the market."""


@dataclass(frozen=True, slots=True)
class TradeGain(Gain):
    """What something brings, with spaces on the trade track."""

    trade: int = 0

    @property
    def is_nothing(self) -> bool:
        """Whether there is nothing in it."""
        return not (any(self.goods) or self.firefighting or self.experience or self.trade)


NO_GAIN = TradeGain(NOTHING)


@dataclass(frozen=True, slots=True)
class Exchange:
    """Up to `most` pieces of one good for as many of another, either way; goods by their number."""

    first: int
    second: int
    most: int


@dataclass(frozen=True, slots=True)
class NewCharacter(Character):
    """A character; `season` is "start", a season, or "new" for those of a `month` (1 to 12, 0 for all others).

    `type` is "open" where the owner chooses it at last. `action` may also be "activate", "wander" (`steps`), "salary"
    or "exchange"; `token` also "doctor", "messenger", "owner", "fisherman" or "policeman".
    """

    gain: TradeGain
    month: int = 0
    bonus: TradeGain = NO_GAIN
    """What hiring brings beside firefighting; its experience is for another own Kobun."""
    pay_pipes: int = 0
    pay_experience: int = 0
    """Steps back of an own Kobun."""
    one_of: tuple[TradeGain, ...] = ()
    discounts: tuple[Amounts, ...] = ()
    """One of them is taken off what is built; all of `discount` is."""
    steps: int = 0
    exchange: Exchange | None = None


@dataclass(frozen=True, slots=True)
class AkebonoBuilding(Building):
    """A building; `pay_` are tokens spent beside its cost."""

    pay_fish: int = 0
    pay_pipes: int = 0
    per_boat: int = 0
    per_type: int = 0
    per_token: int = 0
    per_most_hired: int = 0
    per_personality: int = 0
    per_trade: int = 0
    harmony: int = 1
    """What IKI of harmony is multiplied with."""
    passing: Amounts = NOTHING
    another_boat: bool = False
    all_experience: int = 0

    @property
    def is_ongoing(self) -> bool:
        """Whether it does something while it stands."""
        return is_ongoing(self)


@dataclass(frozen=True, slots=True)
class AkebonoToken(MarketToken):
    """A fish, pipe or tobacco pouch of a season, or NO_SEASON."""

    now: TradeGain
    action: str = ""
    """ "build", "activate", or "" """
    per_personality: int = 0
    per_2_trade: int = 0
    per_kobun: int = 0
    per_special_hired: int = 0


@dataclass(frozen=True, slots=True)
class BoatAction:
    """What a side of a boat does; `action` is "market", "exchange", "boat-token", "hire", "meet", or ""."""

    pay: Amounts
    pay_pipes: int
    gain: TradeGain
    action: str
    exchange: Exchange | None


@dataclass(frozen=True, slots=True)
class Boat:
    """A boat; one without a cost lies in the river from the start. `sides` are a, and b if there is one."""

    id: str
    number: int
    cost: Amounts | None
    trade: int
    has_own_wave: bool
    sides: tuple[BoatAction, ...]


@dataclass(frozen=True, slots=True)
class PersonalityNow:
    """What a meeting does; `action` is "relocate", "hire" (`discount` mon less), "retire", "exchange" or "token"."""

    action: str
    discount: int
    pay: Amounts
    gain: TradeGain
    token: str


@dataclass(frozen=True, slots=True)
class Needs:
    """What must hold at the end: at least so many of each; at most `most_mon` if that is not None."""

    artisans: int
    most_mon: int | None
    is_last_firefighter: bool
    characters: int
    pipes: int
    new_characters: int
    one_of_each: tuple[str, ...]
    """Of "pipe", "pouch", "fish", "boat"."""


@dataclass(frozen=True, slots=True)
class PersonalityEnd:
    """What a personality counts at the end if `needs` hold."""

    iki: int
    per_boat: int
    per_building: int
    needs: Needs


@dataclass(frozen=True, slots=True)
class Personality:
    """A personality of a season (0 to 3)."""

    id: str
    season: int
    mon_per_meeting: int
    mon_without_hire: int
    mon_per_retirement: int
    trade_per_special: int
    sandal_per_lap: int
    protects_buildings: bool
    no_surcharge: bool
    now: PersonalityNow | None
    end: PersonalityEnd | None


@dataclass(frozen=True, slots=True)
class TradeTrack:
    """The trade track: its last space, and (space, what it brings after a fire), ascending."""

    most: int
    bonuses: tuple[tuple[int, Amounts], ...]


@dataclass(frozen=True, slots=True)
class AkebonoNumbers(Numbers):
    """What the rules count with; see both files game.yaml."""

    sailors: int
    waves: int
    boat_tokens: int
    special_tokens: tuple[tuple[str, int], ...]
    season_cards: int
    carried_cards: int
    ongoing_buildings: int
    personalities_a_season: int
    fish_places: int


@dataclass(frozen=True, slots=True)
class AkebonoContent(IkiContent):
    """Everything the rules and the table need to know of the components of both boxes."""

    characters: tuple[NewCharacter, ...]
    """IKI's, the further one to begin with, the New Characters by month."""
    buildings: tuple[AkebonoBuilding, ...]
    tokens: tuple[AkebonoToken, ...]
    numbers: AkebonoNumbers
    boats: tuple[Boat, ...]
    """By number: first the one in the river from the start."""
    personalities: tuple[Personality, ...]
    """By season."""
    trade: TradeTrack
    tiles: tuple[TradeGain, ...]


def is_ongoing(building: Building) -> bool:
    """Whether a building of either box does something while it stands."""
    if building.feast or building.watch or building.patron:
        return True
    if not isinstance(building, AkebonoBuilding):
        return False
    return building.harmony != 1 or any(building.passing) or building.another_boat
