"""What a scenario gives of a position, read and checked name by name."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from edo_table.engine.facts import FactReader, wrong
from edo_table.games.samurai.capture import END_REASONS
from edo_table.games.samurai.position import ASIDE, STEP_NAMES
from edo_table.games.samurai.state import CHOOSE, FIGURES, MOVE, SET_UP, SWAP, TAKEN_ASIDE, TURN
from edo_table.games.samurai.tables import AT_SEA, SWAPS, Tables

DERIVED = ("left", "to_place", "influence")
"""Facts that follow from others; they may be there only beside `is_whole`, and are not looked at."""

KEYS = (
    "is_whole", "step", "seat", "start", "ply", "turn", "round", "played", "plain_used", "passes", "ending",
    "lifted", "swapping", "board", "figures", "taken", "aside", "players",
)  # fmt: skip
PLAYER_KEYS = ("hand", "supply", "gone", "captured")

EMPTY = 0
"""Stands in `Given.tokens` for a space that is said to be empty."""


@dataclass(slots=True)
class Given:
    """The facts as numbers of the tables; what was not said is None, or not in the mapping.

    `tokens` by space (EMPTY: said to be empty), `figures` by settlement as bits, `taken` by settlement * 3 + figure as
    in the state, the rest by seat or figure.
    """

    step: int = TURN
    seat: int | None = None
    start: int | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    plain_used: bool | None = None
    ending: int | None = None
    lifted: tuple[int, int] | None = None
    swapping: tuple[int, int] | None = None
    tokens: dict[int, int] = field(default_factory=dict)
    figures: dict[int, int] = field(default_factory=dict)
    taken: dict[int, int] = field(default_factory=dict)
    aside: list[int] | None = None
    captured: dict[int, list[int]] = field(default_factory=dict)
    hands: dict[int, list[int]] = field(default_factory=dict)
    supplies: dict[int, list[int]] = field(default_factory=dict)
    gone: dict[int, list[int]] = field(default_factory=dict)


class Reader(FactReader):
    """Reads facts for one player count; every method raises BadPosition with the place of what is wrong."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.board.players)
        self.tables = tables
        self._figures = {name: figure for figure, name in enumerate(tables.figure_ids)}

    def read(self, facts: Mapping[str, Any]) -> Given:
        """Return what is given."""
        self.mapping(facts, "given", (*KEYS, *DERIVED) if facts.get("is_whole") is True else KEYS)
        given = Given()
        if facts.get("step") is not None:
            given.step = self.choice(facts["step"], "step", {name: step for step, name in STEP_NAMES.items()})
        if facts.get("seat") is not None:
            given.seat = self.seat(facts["seat"], "seat")
        if "start" in facts:
            given.start = self.seat(facts["start"], "start")
        for name in ("ply", "turn", "round", "played", "passes"):
            if name in facts:
                given.numbers[name] = self.number(facts[name], name)
        if "plain_used" in facts:
            given.plain_used = self.truth(facts["plain_used"], "plain_used")
        if facts.get("ending") is not None:
            given.ending = self.choice(facts["ending"], "ending", {name: end for end, name in END_REASONS.items()})
        self._open_step(facts, given)
        self._board(facts, given)
        if facts.get("aside") is not None:
            given.aside = self._by_figure(facts["aside"], "aside")
        self._players(facts, given)
        return given

    def _open_step(self, facts: Mapping[str, Any], given: Given) -> None:
        for name, step in (("lifted", MOVE), ("swapping", SWAP)):
            if (facts.get(name) is not None) != (given.step == step):
                raise wrong(name, f"goes with step: {STEP_NAMES[step]}, and only with that")
        if given.step == MOVE:
            lifted = self.mapping(facts["lifted"], "lifted", ("token", "space"))
            given.lifted = (
                self._token(lifted.get("token"), "lifted.token"),
                self._space(lifted.get("space"), "lifted.space", self.tables.board.land),
            )
            if not self.tables.is_replaceable(given.lifted[0]):
                raise wrong("lifted.token", f"{lifted['token']} cannot be replaced")
        if given.step == SWAP:
            swapping = self.mapping(facts["swapping"], "swapping", ("figure", "settlement"))
            given.swapping = (
                self.choice(swapping.get("figure"), "swapping.figure", self._figures),
                self._settlement(swapping.get("settlement"), "swapping.settlement"),
            )

    def _board(self, facts: Mapping[str, Any], given: Given) -> None:
        board, tables = self.tables.board, self.tables
        for name, token in self.mapping(facts.get("board"), "board").items():
            at = f"board.{name}"
            space = self._space(name, at, (*board.land, *board.sea))
            if token is None:
                given.tokens[space] = EMPTY
                continue
            self.mapping(token, at, ("seat", "token"))
            seat, kind = self.seat(token.get("seat"), f"{at}.seat"), self._token(token.get("token"), f"{at}.token")
            ground = "sea" if tables.deed[kind] == AT_SEA else "land"
            if tables.deed[kind] == SWAPS or board.kind[space] != ground:
                raise wrong(at, f"{token['token']} cannot lie on a {board.kind[space]} space")
            given.tokens[space] = 1 + seat * tables.kinds + kind
        for name, figures in self.mapping(facts.get("figures"), "figures").items():
            at = f"figures.{name}"
            town, mask = self._settlement(name, at), 0
            for number, figure in enumerate(self.list(figures, at)):
                bit = 1 << self.choice(figure, f"{at}.{number}", self._figures)
                if mask & bit:
                    raise wrong(at, "no settlement holds two figures of a kind")
                mask |= bit
            size = board.places[town]
            is_whole = mask.bit_count() in (0, size) or (given.step in (CHOOSE, SET_UP) and mask.bit_count() < size)
            if not is_whole:
                raise wrong(at, f"a {board.kind[board.settlements[town]]} holds {size} figures or none")
            given.figures[town] = mask
        for name, takers in self.mapping(facts.get("taken"), "taken").items():
            at = f"taken.{name}"
            town = self._settlement(name, at)
            if given.figures.setdefault(town, 0):
                raise wrong(at, "figures stand there, so none was taken")
            for figure, taker in self.mapping(takers, at).items():
                place = town * FIGURES + self.choice(figure, f"{at}.{figure}", self._figures)
                given.taken[place] = TAKEN_ASIDE if taker == ASIDE else 1 + self.seat(taker, f"{at}.{figure}")
            if len(takers) != board.places[town]:
                raise wrong(at, f"{board.places[town]} figures stood there; say who took each")

    def _players(self, facts: Mapping[str, Any], given: Given) -> None:
        for seat, player in enumerate(self.players_facts(facts, PLAYER_KEYS)):
            at = f"players.{seat}"
            for key, piles in (("hand", given.hands), ("supply", given.supplies), ("gone", given.gone)):
                if key in player:
                    names = self.list(player[key], f"{at}.{key}")
                    piles[seat] = [self._token(name, f"{at}.{key}.{n}") for n, name in enumerate(names)]
            if "captured" in player:
                given.captured[seat] = self._by_figure(player["captured"], f"{at}.captured")
            if len(given.hands.get(seat, ())) > self.tables.hand_size:
                raise wrong(f"{at}.hand", f"a hand has at most {self.tables.hand_size} tokens")
            if any(self.tables.deed[kind] != SWAPS for kind in given.gone.get(seat, ())):
                raise wrong(f"{at}.gone", "only the figure exchange leaves the game")

    # ---- values --------------------------------------------------------------------------------------------------

    def _token(self, value: Any, at: str) -> int:
        return self.choice(value, at, self.tables.kind_of)

    def _space(self, value: Any, at: str, allowed: Collection[int]) -> int:
        space = self.tables.space_of.get(value, -1) if isinstance(value, str) else -1
        if space not in allowed:
            raise wrong(at, f"there is no such space for a token: {value}")
        return space

    def _settlement(self, value: Any, at: str) -> int:
        space = self.tables.space_of.get(value, -1) if isinstance(value, str) else -1
        town = self.tables.board.settlement_of[space] if space >= 0 else -1
        if town < 0:
            raise wrong(at, f"there is no such settlement: {value}")
        return town

    def _by_figure(self, value: Any, at: str) -> list[int]:
        counts = [0] * FIGURES
        for name, count in self.mapping(value, at).items():
            counts[self.choice(name, at, self._figures)] = self.number(count, f"{at}.{name}")
        return counts
