"""The rules of IKI with its expansion Akebono (2023, Koota Yamada)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from edo_table.content.resources import DataFolder
from edo_table.engine.messages import Message
from edo_table.engine.setup import Setup, complete
from edo_table.games.iki import rules as iki
from edo_table.games.iki.rules import IkiGame
from edo_table.games.iki.state import EMPTY, NEUTRAL, START_AREA
from edo_table.games.iki.tables import Frame
from edo_table.games.iki.workings import Workings
from edo_table.games.iki_akebono import actions, arrange, position, secrets, soundness, views, why, year
from edo_table.games.iki_akebono.chance import STREAMS
from edo_table.games.iki_akebono.content import GAME, AkebonoContent, load
from edo_table.games.iki_akebono.customs import AkebonoCustoms
from edo_table.games.iki_akebono.deeds import DEEDS
from edo_table.games.iki_akebono.offers import OFFERS
from edo_table.games.iki_akebono.river import side_ids
from edo_table.games.iki_akebono.skills import SKILLS
from edo_table.games.iki_akebono.state import (
    ACTIVATE,
    ANOTHER_BOAT,
    BOAT_BONUS,
    DISCOUNT,
    EXCHANGE,
    FIRE,
    FIRST_SPACE,
    FREE_SKILL,
    HAMMER,
    HIRE_NOW,
    LOWER,
    MEET_OTHER,
    NAME_TYPE,
    NOBODY,
    NOT_NAMED,
    OFFERED_EXCHANGE,
    PERMITS,
    PICK_GAIN,
    PICK_SALARY,
    RAISE_OTHER,
    RELOCATE,
    RESCUE,
    RETIRE,
    RIVER_MARKET,
    SECOND_HIRE,
    SPEND_FISH,
    WANDER,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables, compile_akebono

OPTION_IDS = (*iki.OPTION_IDS, "grand_master")

DECISIONS: Mapping[int, str] = {
    **iki.DECISIONS,
    ACTIVATE: "activate",
    BOAT_BONUS: "boat_bonus",
    ANOTHER_BOAT: "another_boat",
    RIVER_MARKET: "river_market",
    EXCHANGE: "exchange",
    HIRE_NOW: "hire_now",
    SECOND_HIRE: "second_hire",
    MEET_OTHER: "meet_other",
    RELOCATE: "relocate",
    FREE_SKILL: "free_skill",
    RETIRE: "retire",
    RAISE_OTHER: "raise_other",
    LOWER: "lower",
    PICK_SALARY: "pick_salary",
    PICK_GAIN: "pick_gain",
    WANDER: "wander",
    SPEND_FISH: "spend_fish",
    HAMMER: "hammer",
    DISCOUNT: "discount",
    FIRST_SPACE: "first_space",
    RESCUE: "rescue",
    NAME_TYPE: "name_type",
    OFFERED_EXCHANGE: "offered_exchange",
}

WORKINGS = Workings(year.STEPS, OFFERS, DEEDS, SKILLS, DECISIONS, actions.VOCABULARY, AkebonoCustoms())
"""The rules of IKI with Akebono."""


class Akebono(IkiGame[AkebonoState, AkebonoTables]):
    """IKI with Akebono for two to four players, over the components and numbers of both."""

    id: ClassVar[str] = GAME
    extends: ClassVar[str] = iki.Iki.id
    rules_version: ClassVar[int] = 1
    option_ids = OPTION_IDS
    streams = STREAMS
    state_class = AkebonoState
    content: AkebonoContent

    def __init__(self, content: AkebonoContent) -> None:
        players = content.info.players
        super().__init__(content, {count: compile_akebono(content, count, WORKINGS) for count in players})

    # ---- set-up ----------------------------------------------------------------------------------------------------

    def empty(self, setup: Setup) -> AkebonoState:
        """Return a bare board, river and bridge, and players with what they begin with."""
        state = super().empty(setup)
        tables, players = self._tables[setup.players], setup.players
        state.trade = [0] * players
        state.waves = [EMPTY] * tables.waves
        state.sides = [0] * len(tables.boats)
        state.sailors = [NEUTRAL] * len(tables.boats)
        state.river = []
        state.boat_tokens = [0] * players
        state.new_boat_tokens = state.has_hired = state.turn_marks = 0
        state.permits = [0] * (players * len(PERMITS))
        state.bridge = []
        state.met = [[] for _ in range(players)]
        state.named = [NOT_NAMED] * len(tables.open_characters)
        state.spent = [[] for _ in range(players)]
        state.tiles, state.posted = [], []
        state.master = START_AREA
        state.newcomers, state.unused_newcomers = [], []
        state.to_come = [[] for _ in tables.season_decks]
        state.unused = [[] for _ in tables.season_decks]
        return state

    def deal(self, state: AkebonoState) -> None:
        super().deal(state)
        year.deal(self._tables[state.players], state)

    # ---- playing ---------------------------------------------------------------------------------------------------

    def asking(self, state: AkebonoState, frame: Frame) -> dict[str, str | int]:
        tables = self._tables[state.players]
        step = frame[0]
        if step in (BOAT_BONUS, ANOTHER_BOAT):
            return {"boat": tables.boat_ids[frame[2]]}
        if step == EXCHANGE:
            name = tables.boat_ids[frame[3]] if frame[2] else tables.card_ids[frame[3]]
            return {"boat" if frame[2] else "character": name}
        if step == HIRE_NOW:
            return {"n": frame[2]}
        if step == FREE_SKILL:
            return {"character": tables.card_ids[state.cards[frame[2]]], "stall": tables.stall_ids[frame[2]]}
        if step in (RAISE_OTHER, PICK_GAIN, DISCOUNT, NAME_TYPE):
            return {"character": tables.card_ids[frame[2]]}
        if step == WANDER:
            return {"most": frame[2]}
        if step == HAMMER:
            return {} if frame[2] == NOBODY else {"character": tables.card_ids[frame[2]], "discount": frame[3] + 1}
        if step == RESCUE:
            cause = "fire" if frame[3] == FIRE else "hunger"
            card = tables.card_ids[state.cards[frame[2]]]
            return {"character": card, "stall": tables.stall_ids[frame[2]], "cause": cause}
        if step == OFFERED_EXCHANGE:
            return {"personality": tables.personality_ids[frame[2]]}
        return super().asking(state, frame)

    # ---- secrets ---------------------------------------------------------------------------------------------------

    def view(self, state: AkebonoState, seat: int | None) -> dict[str, Any]:
        return views.add(self._tables[state.players], state, super().view(state, seat))

    def knowledge(self, state: AkebonoState, seat: int) -> dict[str, Any]:
        return secrets.knowledge(self._tables[state.players], state, seat)

    def imagine(self, knowledge: Mapping[str, Any], chance: random.Random) -> AkebonoState:
        return secrets.imagine(self._tables[knowledge["players"]], knowledge, chance)

    def determinize(self, state: AkebonoState, seat: int, chance: random.Random) -> AkebonoState:
        return secrets.deal_anew(self._tables[state.players], state.clone(), chance)

    # ---- around the table ------------------------------------------------------------------------------------------

    def why_not(self, state: AkebonoState, selected: tuple[str, ...], target: str) -> Message | None:
        return why.why_not(self._tables[state.players], state, self.legal(state), selected, target)

    # ---- checks ----------------------------------------------------------------------------------------------------

    def invariants(self, state: AkebonoState) -> list[str]:
        return soundness.invariants(self._tables[state.players], state)

    def position(self, state: AkebonoState) -> dict[str, Any]:
        return position.position(self._tables[state.players], state)

    def arrange(self, setup: Setup, given: Mapping[str, Any]) -> AkebonoState:
        setup = complete(setup, self.players, self.options)
        return arrange.arrange(self._tables[setup.players], self.empty(setup), given)

    def state_from_dict(self, data: dict[str, Any]) -> AkebonoState:
        return soundness.restored(self._tables, self._choices, len(STREAMS), data)

    def components(self) -> tuple[str, ...]:
        content = self.content
        return (
            *super().components(),
            *(f"boat:{boat.id}" for boat in content.boats),
            *(f"boat_side:{side}" for boat in content.boats for side in side_ids(boat)),
            *(f"personality:{personality.id}" for personality in content.personalities),
        )


def create(folder: DataFolder) -> Akebono:
    """Return the game over the content of both data folders; raises ContentError."""
    return Akebono(load(folder))
