"""What a scenario gives of a position, read and checked name by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from edo_table.engine.facts import FactReader, wrong
from edo_table.games.izayoi.position import STEP_NAMES
from edo_table.games.izayoi.state import ART, EMPTY, HIDDEN, SEAT, SHUFFLED, TILE, TURN
from edo_table.games.izayoi.tables import Tables

TABLE_KEYS = ("rows", "deck", "discards", "tile_deck", "removed", "gone", "history")
KEYS = ("is_whole", "step", "seat", "start", "ply", "turn", *TABLE_KEYS, "players")
PLAYER_KEYS = ("art", "master", "hand", "tiles", "shuffle", "hiding")
DERIVED = ("points", "is_insolent")
"""Facts of a player that follow from others; they may be there only beside `is_whole`, and are not looked at."""
NOT_DEALT: Mapping[str, tuple[Any, ...]] = {
    "master": (None,), "hand": ([], ()), "tiles": ([], ()), "shuffle": (True,), "hiding": (True,),
}  # fmt: skip
"""What may be said of a player before anything is dealt."""
NOTHING_YET = "nothing is dealt before all arts are chosen"


@dataclass(slots=True)
class Given:
    """The facts as numbers of the tables; what was not said is None, or not in the mapping.

    Cards of `rows` and `history` are as in the state; `deck` and `tile_deck` in the order in which they are drawn.
    """

    step: int = TURN
    seat: int | None = None
    start: int | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    arts: dict[int, int] = field(default_factory=dict)
    masters: dict[int, int] = field(default_factory=dict)
    """By seat: the art on the master card."""
    hands: dict[int, list[int]] = field(default_factory=dict)
    won: dict[int, list[int]] = field(default_factory=dict)
    shuffles: dict[int, bool] = field(default_factory=dict)
    hidings: dict[int, bool] = field(default_factory=dict)
    row_tiles: dict[int, int] = field(default_factory=dict)
    rows: dict[int, list[int]] = field(default_factory=dict)
    deck: list[int] | None = None
    discards: list[int] = field(default_factory=list)
    tile_deck: list[int] | None = None
    removed: list[int] | None = None
    gone: list[int] = field(default_factory=list)
    history: list[int] | None = None

    def hiders(self) -> set[int]:
        """Return the seats with a card face down in a row."""
        return {card >> SEAT & 7 for cards in self.rows.values() for card in cards if card & HIDDEN}

    def throwers(self) -> set[int]:
        """Return the seats that threw away a card of the discards, or are remembered for it."""
        turns = [entry >> SEAT & 7 for entry in self.history or () if entry >> TILE == SHUFFLED]
        return {(card >> SEAT) - 1 for card in self.discards if card >> SEAT} | set(turns)


class Reader(FactReader):
    """Reads facts for a number of players; every method raises BadPosition with the place of what is wrong."""

    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(players)
        self.tables = tables
        self._arts = {name: art for art, name in enumerate(tables.art_ids)}

    def read(self, facts: Mapping[str, Any]) -> Given:
        """Return what is given."""
        self.mapping(facts, "given", KEYS)
        given = Given()
        if facts.get("step") is not None:
            given.step = self.choice(facts["step"], "step", {name: step for step, name in STEP_NAMES.items()})
        if facts.get("seat") is not None:
            given.seat = self.seat(facts["seat"], "seat")
        if "start" in facts:
            given.start = self.seat(facts["start"], "start")
        given.numbers = {name: self.number(facts[name], name) for name in ("ply", "turn") if name in facts}
        self._players(facts, given)
        if given.step == ART:
            for name in TABLE_KEYS:
                if _is_something(facts.get(name)):
                    raise wrong(name, NOTHING_YET)
            return given
        self._rows(facts, given)
        for name in ("deck", "tile_deck", "removed"):
            if facts.get(name) is not None:
                known = self.tables.kind_of if name == "deck" else self.tables.tile_of
                setattr(given, name, self._names(facts[name], name, known))
        given.gone = self._names(facts.get("gone", ()), "gone", self.tables.tile_of)
        given.discards = [
            self._discard(card, f"discards.{number}")
            for number, card in enumerate(self.list(facts.get("discards", ()), "discards"))
        ]
        if facts.get("history") is not None:
            entries = self.list(facts["history"], "history")
            given.history = [self._turn(entry, f"history.{number}") for number, entry in enumerate(entries)]
        return given

    def _names(self, value: Any, at: str, known: Mapping[str, int]) -> list[int]:
        return [self.choice(name, f"{at}.{number}", known) for number, name in enumerate(self.list(value, at))]

    def _rows(self, facts: Mapping[str, Any], given: Given) -> None:
        tables = self.tables
        said = facts.get("rows")
        if isinstance(said, Mapping):
            said = {str(name) if isinstance(name, int) else name: what for name, what in said.items()}
        for name, what in self.mapping(said, "rows").items():
            at = f"rows.{name}"
            row = self.choice(name, at, {row: number for number, row in enumerate(tables.row_ids)})
            if what is None or isinstance(what, str):  # the tile alone
                what = {"tile": what}
            self.mapping(what, at, ("tile", "cards"))
            if "tile" in what:
                tile = what["tile"]
                given.row_tiles[row] = EMPTY if tile is None else self.choice(tile, f"{at}.tile", tables.tile_of)
            cards = self.list(what.get("cards", ()), f"{at}.cards")
            given.rows[row] = [self._laid(card, f"{at}.cards.{number}") for number, card in enumerate(cards)]

    def _laid(self, value: Any, at: str, *further: str) -> int:
        """Return a laid card: its name alone (then seat 0 laid it openly), or card, seat and hidden."""
        if isinstance(value, str):
            return self.choice(value, at, self.tables.kind_of)
        laid = self.mapping(value, at, ("card", "seat", "hidden", *further))
        seat = self.seat(laid.get("seat", 0), f"{at}.seat")
        is_hidden = self.truth(laid.get("hidden", False), f"{at}.hidden")
        kind = self.choice(laid.get("card"), f"{at}.card", self.tables.kind_of)
        return kind | seat << SEAT | (HIDDEN if is_hidden else 0)

    def _discard(self, value: Any, at: str) -> int:
        if isinstance(value, str):
            return self.choice(value, at, self.tables.kind_of)
        discard = self.mapping(value, at, ("card", "thrown_by"))
        kind = self.choice(discard.get("card"), f"{at}.card", self.tables.kind_of)
        if discard.get("thrown_by") is None:
            return kind
        return kind | (self.seat(discard["thrown_by"], f"{at}.thrown_by") + 1) << SEAT

    def _turn(self, value: Any, at: str) -> int:
        entry = self.mapping(value, at, ("card", "seat", "hidden", "tile", "top"))
        if "top" in entry:
            top = self.choice(entry["top"], f"{at}.top", self.tables.kind_of)
            return top | self.seat(entry.get("seat"), f"{at}.seat") << SEAT | SHUFFLED << TILE
        tile = self.choice(entry.get("tile"), f"{at}.tile", self.tables.tile_of)
        return self._laid(value, at, "tile") | tile << TILE

    def _players(self, facts: Mapping[str, Any], given: Given) -> None:
        keys = (*PLAYER_KEYS, *DERIVED) if facts.get("is_whole") is True else PLAYER_KEYS
        for seat, player in enumerate(self.players_facts(facts, keys)):
            at = f"players.{seat}"
            if player.get("art") is not None:
                given.arts[seat] = self.choice(player["art"], f"{at}.art", self._arts)
            if given.step == ART:
                for key, usual in NOT_DEALT.items():
                    if key in player and player[key] not in usual:
                        raise wrong(f"{at}.{key}", NOTHING_YET)
                continue
            if player.get("master") is not None:
                given.masters[seat] = self.choice(player["master"], f"{at}.master", self._arts)
            if "hand" in player:
                given.hands[seat] = self._names(player["hand"], f"{at}.hand", self.tables.kind_of)
            if "tiles" in player:
                given.won[seat] = self._names(player["tiles"], f"{at}.tiles", self.tables.tile_of)
            for key, said in (("shuffle", given.shuffles), ("hiding", given.hidings)):
                if key in player:
                    said[seat] = self.truth(player[key], f"{at}.{key}")


def _is_something(value: Any) -> bool:
    """Return whether a fact says that something lies there."""
    if isinstance(value, Mapping):
        return any(_is_something(inside) for inside in value.values())
    return value is not None and value != [] and value != ()
