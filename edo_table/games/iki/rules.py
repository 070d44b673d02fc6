"""The rules of IKI (2015, Koota Yamada)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from edo_table.content.resources import DataFolder
from edo_table.engine.actions import ActionSpec
from edo_table.engine.chance import draw_below, seed_streams
from edo_table.engine.decisions import Decision
from edo_table.engine.errors import BadSetup
from edo_table.engine.events import Sink
from edo_table.engine.game import Game
from edo_table.engine.messages import Message
from edo_table.engine.results import Result, ScoreSheet
from edo_table.engine.setup import Setup, complete
from edo_table.games.iki import actions, arrange, flow, position, scoring, secrets, soundness, views, why
from edo_table.games.iki.chance import START, STREAMS
from edo_table.games.iki.content import IkiContent, load
from edo_table.games.iki.customs import Customs
from edo_table.games.iki.options import OFFERS, legal_codes
from edo_table.games.iki.state import (
    BEGIN,
    BUILD,
    BUSINESS,
    CHARM,
    EMPTY,
    HIRE,
    HUNGER,
    JOKER,
    MONTH,
    MOVE,
    MOVE_ON,
    NEUTRAL,
    NEUTRAL_CARD,
    NEW_YEAR,
    NEW_YEARS_DAY,
    OVER,
    PERKS,
    RAISE,
    START_AREA,
    SWAP,
    TOBACCO,
    TOKEN_KINDS,
    USED_CHARACTER,
    USED_SHOP,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import Frame, Tables, compile_tables
from edo_table.games.iki.turns import DEEDS, SKILLS
from edo_table.games.iki.vocabulary import code_of, decode, spec_of
from edo_table.games.iki.workings import Workings

OPTION_IDS = ("start_seat",)

DECISIONS: Mapping[int, str] = {
    BEGIN: "begin_with",
    WAY: "take_space",
    HIRE: "income_or_hire",
    MOVE: "move",
    MOVE_ON: "move_on",
    BUSINESS: "business",
    TOBACCO: "tobacco",
    RAISE: "raise",
    SWAP: "swap",
    BUILD: "build",
    NEUTRAL_CARD: "place_neutral",
    HUNGER: "starve",
    CHARM: "charm",
    NEW_YEAR: "go_to",
    JOKER: "choose_type",
}


WORKINGS = Workings(flow.STEPS, OFFERS, DEEDS, SKILLS, DECISIONS, actions.VOCABULARY, Customs())
"""The rules of IKI alone."""


S = TypeVar("S", bound=IkiState)
T = TypeVar("T", bound=Tables)


class IkiGame(Game[S], Generic[S, T]):
    """The year in Edo over the tables for each number of players: what IKI and its expansions have in common."""

    has_secrets: ClassVar[bool] = False
    option_ids: ClassVar[tuple[str, ...]] = OPTION_IDS
    """Options of the set-up in the order in which a state keeps their choices."""
    streams: ClassVar[tuple[str, ...]] = STREAMS
    """Random streams in the order in which a state keeps them."""
    state_class: type[S]

    def __init__(self, content: IkiContent, tables: Mapping[int, T]) -> None:
        self.content = content
        self.players = content.info.players
        self.options = content.info.options
        self._tables = tables
        by_id = {option.id: option for option in self.options}
        self._choices = tuple(by_id[name].choices for name in self.option_ids)

    def tables(self, players: int) -> T:
        """Return the tables for a number of players."""
        return self._tables[players]

    # ---- set-up ----------------------------------------------------------------------------------------------------

    def new(self, setup: Setup) -> S:
        """Return the position in which the first character to begin with is selected."""
        setup = complete(setup, self.players, self.options)
        state = self.empty(setup)
        chosen = setup.options["start_seat"]
        if chosen == "random":  # S1
            state.start = draw_below(state.streams, START, state.players)
        elif int(chosen) >= setup.players:
            raise BadSetup(Message("iki.no_such_start_seat", {"n": setup.players, "seat_number": chosen}))
        else:
            state.start = int(chosen)
        clockwise = [(state.start + step) % state.players for step in range(state.players)]
        state.order = clockwise  # S3
        self.deal(state)
        # S2: counter-clockwise, beginning to the right of the first player, who selects last
        state.stack = [(MONTH,), *((BEGIN, seat) for seat in clockwise)]
        return state

    def deal(self, state: S) -> None:
        """Shuffle and lay out what the set-up needs beside the players' own things."""
        flow.deal(self._tables[state.players], state)

    def empty(self, setup: Setup) -> S:
        """Return a bare board and players with what they begin with; `setup` names every option."""
        tables, players, numbers = self._tables[setup.players], setup.players, self.content.numbers
        stalls = len(tables.stall_ids)
        state = self.state_class()
        state.players = players
        state.options = [
            choices.index(setup.options[name]) for name, choices in zip(self.option_ids, self._choices, strict=True)
        ]
        state.start = state.ply = state.month = 0
        state.turn = 1
        state.stack = []
        state.goods = list(numbers.start) * players
        state.levels = [0] * players
        state.order = list(range(players))
        state.positions = [START_AREA] * players
        state.ikizama = [EMPTY] * players
        state.kobuns = [numbers.kobuns] * players
        state.cards = [EMPTY] * stalls
        state.owners = [NEUTRAL] * stalls
        state.experience = [0] * stalls
        state.row, state.row_mon, state.starters = [], [], []
        state.retired = [[] for _ in range(players)]
        state.perks = [0] * (players * len(PERKS))
        state.joker_types = [[] for _ in range(players)]
        state.offer, state.market = [], []
        state.bought = [[] for _ in range(players)]
        state.fed = [0] * players
        state.block = EMPTY
        state.blocks = []
        state.decks = [[] for _ in tables.season_decks]
        state.streams = seed_streams(setup.seed, self.streams)
        return state

    # ---- playing ---------------------------------------------------------------------------------------------------

    def actor(self, state: S) -> int:
        return state.stack[-1][1]

    def decision(self, state: S) -> Decision | None:
        frame = state.stack[-1]
        step, seat = frame[:2]
        if step == OVER:
            return None
        tables = self._tables[state.players]
        is_free = step not in (BUSINESS, HIRE, MOVE)
        return Decision(seat, tables.workings.decisions[step], state.ply, self.asking(state, frame), is_free)

    def asking(self, state: S, frame: Frame) -> dict[str, str | int]:
        """Return the arguments of the decision of a step."""
        tables = self._tables[state.players]
        step, seat = frame[:2]
        args: dict[str, str | int] = {}
        if step == MOVE:
            args = {"least": frame[2], "most": frame[3]}
        elif step == BUSINESS:
            args = {"shop": tables.shops[tables.shop_at[state.positions[seat]]].id}
        elif step == TOBACCO:
            args = {"kind": TOKEN_KINDS[frame[2]]}
        elif step == BUILD:
            args = {"character": tables.card_ids[frame[2]]}
        elif step == HUNGER:
            args = {"n": frame[2]}
        elif step == CHARM:
            args = {"character": tables.card_ids[state.cards[frame[2]]], "stall": tables.stall_ids[frame[2]]}
        return args

    def legal(self, state: S) -> list[int]:
        return legal_codes(self._tables[state.players], state)

    def spec(self, state: S, code: int) -> ActionSpec:
        return spec_of(self._tables[state.players], code)

    def code(self, state: S, spec: ActionSpec) -> int:
        return code_of(self._tables[state.players], spec)

    def apply(self, state: S, code: int, sink: Sink | None = None) -> None:
        tables = self._tables[state.players]
        state.ply += 1
        verb, a, b = decode(code)
        tables.workings.deeds[verb](tables, state, state.stack[-1], a, b, sink)
        flow.run(tables, state, sink)

    # ---- secrets ---------------------------------------------------------------------------------------------------

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        decision, asking = self.decision(state), None
        if decision is not None:
            asking = {"kind": decision.kind, **decision.args}
            if decision.kind == "business":
                used = state.stack[-1][2]
                asking["used_shop"] = bool(used & USED_SHOP)
                asking["used_character"] = bool(used & USED_CHARACTER)
        return views.view(self._tables[state.players], state, seat, asking)

    # ---- end -------------------------------------------------------------------------------------------------------

    def result(self, state: S) -> Result | None:
        if state.stack[-1][0] != OVER:
            return None
        verdict = scoring.settle(self._tables[state.players], state)
        return Result((verdict.winner,), "year_over", verdict.won_by, verdict.totals)

    def explain_scores(self, state: S) -> ScoreSheet:
        return scoring.score_sheet(self._tables[state.players], state, is_over=state.stack[-1][0] == OVER)

    def standing(self, state: S) -> tuple[int, ...]:
        return tuple(scoring.count(self._tables[state.players], state, seat).total for seat in range(state.players))

    # ---- around the table ------------------------------------------------------------------------------------------

    def turn(self, state: S) -> int:
        return state.turn

    def headline(self, state: S) -> Message:
        step = state.stack[-1][0]
        if step == BEGIN:
            return Message("iki.headline.begin")
        if step == OVER:
            return Message("iki.headline.over")
        if state.month == NEW_YEARS_DAY:
            return Message("iki.headline.new_year")
        return Message("iki.headline.month", {"month": state.month})

    def why_not(self, state: S, selected: tuple[str, ...], target: str) -> Message | None:
        return why.why_not(self._tables[state.players], state, self.legal(state), selected, target)

    def components(self) -> tuple[str, ...]:
        content, vocabulary = self.content, next(iter(self._tables.values())).workings.vocabulary
        trades = (f"trade:{shop.id}-{n + 1}" for shop in content.shops for n in range(len(shop.trades)))
        return (
            *(f"character:{person.id}" for person in content.characters),
            *(f"building:{building.id}" for building in content.buildings),
            *(f"token:{token.id}" for token in content.tokens),
            *trades,
            *(f"action:{verb}" for verb in vocabulary.kinds),
        )


class Iki(IkiGame[IkiState, Tables]):
    """IKI for two to four players, over the components and numbers of its content."""

    id: ClassVar[str] = "iki"
    rules_version: ClassVar[int] = 1
    state_class = IkiState

    def __init__(self, content: IkiContent) -> None:
        super().__init__(
            content, {players: compile_tables(content, players, WORKINGS) for players in content.info.players}
        )

    # ---- secrets ---------------------------------------------------------------------------------------------------

    def knowledge(self, state: IkiState, seat: int) -> dict[str, Any]:
        return secrets.knowledge(state, seat)

    def imagine(self, knowledge: Mapping[str, Any], chance: random.Random) -> IkiState:
        return secrets.imagine(knowledge, chance)

    def determinize(self, state: IkiState, seat: int, chance: random.Random) -> IkiState:
        return secrets.deal_anew(state.clone(), chance)

    # ---- checks ----------------------------------------------------------------------------------------------------

    def invariants(self, state: IkiState) -> list[str]:
        return soundness.invariants(self._tables[state.players], state)

    def position(self, state: IkiState) -> dict[str, Any]:
        return position.position(self._tables[state.players], state)

    def arrange(self, setup: Setup, given: Mapping[str, Any]) -> IkiState:
        setup = complete(setup, self.players, self.options)
        return arrange.arrange(self._tables[setup.players], self.empty(setup), given)

    def state_from_dict(self, data: dict[str, Any]) -> IkiState:
        return soundness.restored(self._tables, self._choices, len(STREAMS), data)


def create(folder: DataFolder) -> Iki:
    """Return the game over the content of a data folder; raises ContentError."""
    return Iki(load(folder))
