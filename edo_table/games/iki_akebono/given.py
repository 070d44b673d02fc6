"""What a scenario gives of a position, read and checked name by name: IKI's facts and Akebono's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from edo_table.engine.facts import wrong
from edo_table.games.iki import given as iki
from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.given import Given, Reader
from edo_table.games.iki.state import NEUTRAL, TOKEN_KINDS
from edo_table.games.iki_akebono.frames import CAUSES, IN_TURN, PENDING_NAMES, STEP_NAMES, StepGiven
from edo_table.games.iki_akebono.position import MARKS, PHASES, TURN, USED
from edo_table.games.iki_akebono.state import NAME_TYPE, PERMITS
from edo_table.games.iki_akebono.tables import AkebonoTables

SIDES = ("a", "b")
TRUTHS = ("is_free",)
NUMBERS = ("off", "most", "discount")


@dataclass(frozen=True, slots=True)
class BoatGiven:
    """What is said of a boat; None is not said, `owner` NEUTRAL: nobody's."""

    side: int | None = None
    wave: int | None = None
    owner: int = NEUTRAL


@dataclass(slots=True)
class BoardGiven:
    """What is said of a player that IKI does not know; None is not said."""

    trade: int = 0
    boat_tokens: int = 0
    permits: dict[int, int] = field(default_factory=dict)
    met: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    named: dict[int, int] = field(default_factory=dict)
    """By character: its type."""
    posted: int | None = None


@dataclass(slots=True)
class AkebonoGiven(Given):
    """The facts as numbers of the tables; what was not said is None, or not in the mapping."""

    said: dict[str, int] = field(default_factory=dict)
    """What the open decision says beside its seat."""
    next: list[StepGiven] | None = None
    """The steps that follow it in the turn, the next first."""
    turn_of: int | None = None
    during: str = TURN
    cause: int | None = None
    still_hungry: int = 0
    """Characters that cannot be fed, of which it is not chosen which they are."""
    starving: list[int] = field(default_factory=list)
    """Stalls of characters that will leave next."""
    has_hired: bool | None = None
    new_boat_tokens: int = 0
    marks: int = 0
    river: list[int] | None = None
    bridge: list[int] | None = None
    boats: dict[int, BoatGiven] = field(default_factory=dict)
    tiles: dict[int, int] = field(default_factory=dict)
    """By character to begin with: the tile's number from 0."""
    master: int | None = None
    """Space of the street; 0 is the starting area."""
    newcomers: list[int] = field(default_factory=list)
    """The next first."""
    personalities: dict[int, list[int]] = field(default_factory=dict)
    """By season."""
    box: dict[int, list[int]] = field(default_factory=dict)
    """By season."""
    box_newcomers: list[int] = field(default_factory=list)
    boards: list[BoardGiven] = field(default_factory=list)
    """One for each seat."""


class AkebonoReader(Reader):
    """Reads facts for a number of players; every method raises BadPosition with the place of what is wrong."""

    tables: AkebonoTables
    step_names = STEP_NAMES
    used = USED
    keys = (
        *iki.KEYS, "river", "bridge", "boats", "tiles", "master", "newcomers", "personalities", "box",
    )  # fmt: skip
    doing_keys = (
        *iki.DOING_KEYS, "next", "turn_of", "during", "cause", "starving", "hired", "new_boat_tokens", "marks",
        "boat", "character", "personality", *TRUTHS, *NUMBERS,
    )  # fmt: skip
    player_keys = (
        *iki.PLAYER_KEYS, "trade", "boat_tokens", "permits", "met", "spent", "named", "posted",
    )  # fmt: skip

    def __init__(self, tables: AkebonoTables, players: int) -> None:
        super().__init__(tables, players)
        self._boats = _numbered(tables.boat_ids)
        self._personalities = _numbered(tables.personality_ids)
        self._open = {tables.card_ids[card]: card for card in tables.open_characters}

    def read(self, facts: Mapping[str, Any]) -> AkebonoGiven:
        given = AkebonoGiven()
        self._read_into(given, facts)
        self._said(given, self.mapping(facts.get("doing", {}), "doing"))
        self._river(given, facts)
        self._people_to_come(given, facts)
        listed = self.list(facts.get("players", ()), "players")
        given.boards = [self._board(player, f"players.{seat}") for seat, player in enumerate(listed)]
        given.boards += [BoardGiven() for _ in range(self.players - len(given.boards))]
        return given

    # ---- what is being done ----------------------------------------------------------------------------------------

    def _said(self, given: AkebonoGiven, doing: Mapping[str, Any]) -> None:
        given.said = self._arguments(doing, "doing", IN_TURN.get(given.step, ()))
        if doing.get("next") is not None:
            steps = self.list(doing["next"], "doing.next")
            given.next = [self._step(step, f"doing.next.{number}") for number, step in enumerate(steps)]
        if doing.get("turn_of") is not None:
            given.turn_of = self.seat(doing["turn_of"], "doing.turn_of")
        if doing.get("during") is not None:
            given.during = PHASES[self.choice(doing["during"], "doing.during", _numbered(PHASES))]
            if given.step != NAME_TYPE:
                raise wrong("doing.during", "tells when a type is named")
        if doing.get("cause") is not None:
            given.cause = self.choice(doing["cause"], "doing.cause", _numbered(CAUSES))
        if "hungry" in doing:
            given.still_hungry = given.hungry
        given.starving = self._names(doing.get("starving", ()), "doing.starving", self.tables.stall_of)
        if "hired" in doing:
            given.has_hired = self.truth(doing["hired"], "doing.hired")
        if "new_boat_tokens" in doing:
            given.new_boat_tokens = self.number(doing["new_boat_tokens"], "doing.new_boat_tokens")
        given.marks = sum(set(self._names(doing.get("marks", ()), "doing.marks", MARKS)))

    def _step(self, value: Any, at: str) -> StepGiven:
        """Return a step that follows: its name, or its name and what it says."""
        if isinstance(value, str):
            value = {"step": value}
        named = self.mapping(value, at).get("step")
        step = self.choice(named, f"{at}.step", {name: number for number, name in PENDING_NAMES.items()})
        names = IN_TURN[step]
        said = self.mapping(value, at, ("step", *names, "seat") if step == NAME_TYPE else ("step", *names))
        seat = self.seat(said["seat"], f"{at}.seat") if "seat" in said else None
        return StepGiven(step, self._arguments(said, at, names), seat)

    def _arguments(self, said: Mapping[str, Any], at: str, names: tuple[str, ...]) -> dict[str, int]:
        tables = self.tables
        known: dict[str, Mapping[str, int]] = {
            "boat": self._boats,
            "character": self._people,
            "personality": self._personalities,
            "stall": tables.stall_of,
            "bought": {name: number for name, number in _numbered(TOKEN_KINDS).items() if name != "fish"},
        }
        found = {}
        for name in names:
            if said.get(name) is None:
                continue
            if name in TRUTHS:
                found[name] = int(self.truth(said[name], f"{at}.{name}"))
            elif name in NUMBERS:
                found[name] = self.number(said[name], f"{at}.{name}")
            else:
                found[name] = self.choice(said[name], f"{at}.{name}", known[name])
        return found

    # ---- river, bridge and what is to come -------------------------------------------------------------------------

    def _river(self, given: AkebonoGiven, facts: Mapping[str, Any]) -> None:
        tables = self.tables
        if facts.get("river") is not None:
            given.river = self._names(facts["river"], "river", tables.token_of)
        if facts.get("bridge") is not None:
            given.bridge = self._names(facts["bridge"], "bridge", self._personalities)
        for name, what in self.mapping(facts.get("boats"), "boats").items():
            boat = self.choice(name, f"boats.{name}", self._boats)
            if what is not None:
                given.boats[boat] = self._boat(boat, what, f"boats.{name}")
        if facts.get("master") is not None:
            given.master = self.choice(facts["master"], "master", self._places)

    def _boat(self, boat: int, value: Any, at: str) -> BoatGiven:
        said = self.mapping(value, at, ("side", "wave", "owner"))
        sides = SIDES[: len(self.tables.boats[boat].sides)]
        side = None if said.get("side") is None else self.choice(said["side"], f"{at}.side", _numbered(sides))
        owner = NEUTRAL if said.get("owner") is None else self.seat(said["owner"], f"{at}.owner")
        if said.get("wave") is None:
            return BoatGiven(side, None, owner)
        wave = self.number(said["wave"], f"{at}.wave")
        if not 1 <= wave <= self.tables.waves:
            raise wrong(f"{at}.wave", f"the waves are 1 to {self.tables.waves}")
        return BoatGiven(side, wave - 1, owner)

    def _people_to_come(self, given: AkebonoGiven, facts: Mapping[str, Any]) -> None:
        tables = self.tables
        starters = {tables.card_ids[card]: card for card in tables.starters}
        for name, number in self.mapping(facts.get("tiles"), "tiles").items():
            tile = self.number(number, f"tiles.{name}")
            if not 1 <= tile <= len(tables.content.tiles):
                raise wrong(f"tiles.{name}", f"the tiles are 1 to {len(tables.content.tiles)}")
            given.tiles[self.choice(name, f"tiles.{name}", starters)] = tile - 1
        new = {name: card for name, card in self._people.items() if tables.is_newcomer(card)}
        given.newcomers = self._names(facts.get("newcomers", ()), "newcomers", new)
        seasons = _numbered(SEASONS)
        for season, people in self.mapping(facts.get("personalities"), "personalities").items():
            number = self.choice(season, f"personalities.{season}", seasons)
            given.personalities[number] = self._names(people, f"personalities.{season}", self._personalities)
        for season, cards in self.mapping(facts.get("box", {}), "box", (*SEASONS, "newcomers")).items():
            if season == "newcomers":
                given.box_newcomers = self._names(cards, "box.newcomers", new)
            else:
                given.box[seasons[season]] = self._names(cards, f"box.{season}", self._people)

    # ---- players ---------------------------------------------------------------------------------------------------

    def _board(self, player: Mapping[str, Any], at: str) -> BoardGiven:
        given = BoardGiven()
        for name in ("trade", "boat_tokens", "posted"):
            if player.get(name) is not None:
                setattr(given, name, self.number(player[name], f"{at}.{name}"))
        permits = _numbered(PERMITS)
        for name, count in self.mapping(player.get("permits"), f"{at}.permits").items():
            permit = self.choice(name, f"{at}.permits.{name}", permits)
            given.permits[permit] = self.number(count, f"{at}.permits.{name}")
        given.met = self._names(player.get("met", ()), f"{at}.met", self._personalities)
        given.spent = self._names(player.get("spent", ()), f"{at}.spent", self.tables.token_of)
        types = _numbered(self.tables.type_ids)
        for name, kind in self.mapping(player.get("named"), f"{at}.named").items():
            card = self.choice(name, f"{at}.named.{name}", self._open)
            given.named[card] = self.choice(kind, f"{at}.named.{name}", types)
        return given


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}
