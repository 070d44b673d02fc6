"""What a scenario gives of a position, read and checked name by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from edo_table.engine.facts import FactReader, wrong
from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.position import STEP_NAMES
from edo_table.games.iki.state import (
    BUSINESS,
    EMPTY,
    NEUTRAL,
    NEW_YEARS_DAY,
    PERKS,
    TOKEN_KINDS,
    USED_CHARACTER,
    USED_SHOP,
)
from edo_table.games.iki.tables import SPACES, Tables

USED = {"shop": USED_SHOP, "character": USED_CHARACTER}
DERIVED = ("starters", "market")
"""Facts that follow from others; they may be there only beside `is_whole`, and are not looked at."""
KEYS = (
    "is_whole", "step", "seat", "start", "ply", "turn", "month", "doing", "waiting", "board", "row", "offer", "decks",
    "blocked", "blocks", "fires", "order", "players",
)  # fmt: skip
DOING_KEYS = ("used", "bought", "raises", "visiting", "hungry", "stall")
PLAYER_DERIVED = ("kobuns", "total")
PLAYER_KEYS = (
    *GOODS, "firefighting", "at", "ikizama", "retired", "tokens", "perks", "joker_types", "fed",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on a stall; `owner` is NEUTRAL for nobody's."""

    card: int
    owner: int
    experience: int


@dataclass(slots=True)
class PlayerGiven:
    """What is said of a player; None, or not in the mapping, is not said."""

    goods: dict[int, int] = field(default_factory=dict)
    level: int | None = None
    place: int | None = None
    """Space of the street; 0 is the starting area."""
    ikizama: int | None = None
    """Space of the Ikizama track, EMPTY for the player board."""
    retired: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    perks: dict[int, int] = field(default_factory=dict)
    joker_types: list[int] | None = None
    fed: int | None = None


@dataclass(slots=True)
class Given:
    """The facts as numbers of the tables; what was not said is None, or not in the mapping."""

    step: int = BUSINESS
    seat: int | None = None
    start: int = 0
    month: int | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    used: int | None = None
    bought: int | None = None
    raises: int = 1
    visiting: int | None = None
    hungry: int = 1
    stall: int | None = None
    waiting: list[int] | None = None
    board: dict[int, Laid | None] = field(default_factory=dict)
    row: list[tuple[int, int]] | None = None
    offer: list[int] | None = None
    decks: dict[int, list[int]] = field(default_factory=dict)
    """By season the characters that come, the next first."""
    blocked: int | None = None
    blocks: list[int] | None = None
    fires: list[int] = field(default_factory=list)
    order: list[int] | None = None
    players: list[PlayerGiven] = field(default_factory=list)
    """One for each seat."""


class Reader(FactReader):
    """Reads facts for a number of players; every method raises BadPosition with the place of what is wrong."""

    step_names: ClassVar[Mapping[int, str]] = STEP_NAMES
    used: ClassVar[Mapping[str, int]] = USED
    keys: ClassVar[tuple[str, ...]] = KEYS
    derived: ClassVar[tuple[str, ...]] = DERIVED
    doing_keys: ClassVar[tuple[str, ...]] = DOING_KEYS
    player_keys: ClassVar[tuple[str, ...]] = PLAYER_KEYS
    player_derived: ClassVar[tuple[str, ...]] = PLAYER_DERIVED

    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(players)
        self.tables = tables
        self._people = {card: number for card, number in tables.card_of.items() if tables.is_character(number)}
        self._buildings = {
            card: tables.building(number) for card, number in tables.card_of.items() if number >= tables.characters
        }
        self._spaces = {name: number for number, name in enumerate(SPACES)}
        self._nagayas = {name: number for number, name in enumerate(tables.nagaya_ids)}
        self._places = {tables.shops[shop].id: place for place, shop in enumerate(tables.shop_at) if place}

    def read(self, facts: Mapping[str, Any]) -> Given:
        """Return what is given."""
        given = Given()
        self._read_into(given, facts)
        return given

    def _read_into(self, given: Given, facts: Mapping[str, Any]) -> None:
        self.mapping(facts, "given", (*self.keys, *self.derived))
        is_whole = facts.get("is_whole") is True
        if not is_whole:
            self.mapping(facts, "given", self.keys)
        if facts.get("step") is not None:
            given.step = self.choice(facts["step"], "step", {name: step for step, name in self.step_names.items()})
        if facts.get("seat") is not None:
            given.seat = self.seat(facts["seat"], "seat")
        if "start" in facts:
            given.start = self.seat(facts["start"], "start")
        if facts.get("month") is not None:
            given.month = self.number(facts["month"], "month")
            if given.month > NEW_YEARS_DAY:
                raise wrong("month", f"the year has {NEW_YEARS_DAY} months, with New Year's Day")
        given.numbers = {name: self.number(facts[name], name) for name in ("ply", "turn") if name in facts}
        self._doing(facts, given)
        if facts.get("waiting") is not None:
            given.waiting = self._seats(facts["waiting"], "waiting")
        if facts.get("order") is not None:
            given.order = self._seats(facts["order"], "order")
        self._cards(facts, given)
        if facts.get("blocked") is not None:
            given.blocked = self.choice(facts["blocked"], "blocked", self._spaces)
        if facts.get("blocks") is not None:
            given.blocks = self._names(facts["blocks"], "blocks", self._spaces)
        given.fires = self._names(facts.get("fires", ()), "fires", self._nagayas)
        keys = (*self.player_keys, *self.player_derived) if is_whole else self.player_keys
        given.players = [
            self._player(player, f"players.{seat}") for seat, player in enumerate(self.players_facts(facts, keys))
        ]
        given.players += [PlayerGiven() for _ in range(self.players - len(given.players))]

    def _doing(self, facts: Mapping[str, Any], given: Given) -> None:
        doing = self.mapping(facts.get("doing", {}), "doing", self.doing_keys)
        if "used" in doing:
            given.used = sum(set(self._names(doing["used"], "doing.used", self.used)))
        if doing.get("bought") is not None:
            known = {name: number for number, name in enumerate(TOKEN_KINDS) if name != "fish"}
            given.bought = self.choice(doing["bought"], "doing.bought", known)
        if doing.get("visiting") is not None:
            given.visiting = self.choice(doing["visiting"], "doing.visiting", self._people)
        if doing.get("stall") is not None:
            given.stall = self.choice(doing["stall"], "doing.stall", self.tables.stall_of)
        for name in ("raises", "hungry"):
            if name in doing:
                setattr(given, name, self.number(doing[name], f"doing.{name}"))

    def _seats(self, value: Any, at: str) -> list[int]:
        return [self.seat(seat, f"{at}.{number}") for number, seat in enumerate(self.list(value, at))]

    def _names(self, value: Any, at: str, known: Mapping[str, int]) -> list[int]:
        return [self.choice(name, f"{at}.{number}", known) for number, name in enumerate(self.list(value, at))]

    def _cards(self, facts: Mapping[str, Any], given: Given) -> None:
        for name, what in self.mapping(facts.get("board"), "board").items():
            stall = self.choice(name, f"board.{name}", self.tables.stall_of)
            given.board[stall] = None if what is None else self._laid(what, f"board.{name}")
        if facts.get("row") is not None:
            cards = self.list(facts["row"], "row")
            given.row = [self._waiting_card(card, f"row.{number}") for number, card in enumerate(cards)]
        if facts.get("offer") is not None:
            given.offer = self._names(facts["offer"], "offer", self._buildings)
        for season, cards in self.mapping(facts.get("decks"), "decks").items():
            number = self.choice(season, f"decks.{season}", {name: n for n, name in enumerate(SEASONS)})
            given.decks[number] = self._names(cards, f"decks.{season}", self._people)

    def _laid(self, value: Any, at: str) -> Laid:
        """Return a card on a stall: its name alone (then it is seat 0's), or card, owner and experience."""
        if isinstance(value, str):
            value = {"card": value}
        laid = self.mapping(value, at, ("card", "owner", "experience"))
        card = self.choice(laid.get("card"), f"{at}.card", self.tables.card_of)
        owner = NEUTRAL if laid.get("owner", 0) is None else self.seat(laid.get("owner", 0), f"{at}.owner")
        return Laid(card, owner, self.number(laid.get("experience", 0), f"{at}.experience"))

    def _waiting_card(self, value: Any, at: str) -> tuple[int, int]:
        if isinstance(value, str):
            value = {"character": value}
        card = self.mapping(value, at, ("character", "mon"))
        character = self.choice(card.get("character"), f"{at}.character", self._people)
        return character, self.number(card.get("mon", 0), f"{at}.mon")

    def _player(self, player: Mapping[str, Any], at: str) -> PlayerGiven:
        given = PlayerGiven()
        given.goods = {
            number: self.number(player[good], f"{at}.{good}") for number, good in enumerate(GOODS) if good in player
        }
        if "firefighting" in player:
            given.level = self.number(player["firefighting"], f"{at}.firefighting")
        if "at" in player:
            given.place = 0 if player["at"] is None else self.choice(player["at"], f"{at}.at", self._places)
        if "ikizama" in player:
            space = player["ikizama"]
            given.ikizama = EMPTY if space is None else self.choice(space, f"{at}.ikizama", self._spaces)
        given.retired = self._names(player.get("retired", ()), f"{at}.retired", self._people)
        given.tokens = self._names(player.get("tokens", ()), f"{at}.tokens", self.tables.token_of)
        for name, count in self.mapping(player.get("perks"), f"{at}.perks").items():
            perk = self.choice(name, f"{at}.perks.{name}", {perk: number for number, perk in enumerate(PERKS)})
            given.perks[perk] = self.number(count, f"{at}.perks.{name}")
        if "joker_types" in player:
            types = {name: number for number, name in enumerate(self.tables.type_ids)}
            given.joker_types = self._names(player["joker_types"], f"{at}.joker_types", types)
        if "fed" in player:
            given.fed = self.number(player["fed"], f"{at}.fed")
        return given
