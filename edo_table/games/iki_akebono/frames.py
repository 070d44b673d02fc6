"""Pending steps in readable form: a name, and what a step says beside whose it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from edo_table.games.iki.calendar import move_frame
from edo_table.games.iki.position import STEP_NAMES as IKI_STEP_NAMES
from edo_table.games.iki.state import AFTER_VISIT, BUILD, HIRE, MOVE, MOVE_ON, RAISE, SWAP, TOBACCO, TOKEN_KINDS
from edo_table.games.iki.tables import Frame
from edo_table.games.iki_akebono.state import (
    ACTIVATE,
    ANOTHER_BOAT,
    BOAT_BONUS,
    DISCOUNT,
    EXCHANGE,
    FIRST_SPACE,
    FREE_SKILL,
    HAMMER,
    HIRE_NOW,
    LOWER,
    MEET_OTHER,
    NAME_TYPE,
    NOBODY,
    OFFER_ANOTHER_BOAT,
    OFFER_SECOND_HIRE,
    OFFER_TOBACCO,
    OFFERED_EXCHANGE,
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
from edo_table.games.iki_akebono.tables import AkebonoTables

STEP_NAMES: Mapping[int, str] = {
    **IKI_STEP_NAMES,
    ACTIVATE: "activate", BOAT_BONUS: "boat_bonus", ANOTHER_BOAT: "another_boat", RIVER_MARKET: "river_market",
    EXCHANGE: "exchange", HIRE_NOW: "hire_now", SECOND_HIRE: "second_hire", MEET_OTHER: "meet_other",
    RELOCATE: "relocate", FREE_SKILL: "free_skill", RETIRE: "retire", RAISE_OTHER: "raise_other", LOWER: "lower",
    PICK_SALARY: "pick_salary", PICK_GAIN: "pick_gain", WANDER: "wander", SPEND_FISH: "spend_fish", HAMMER: "hammer",
    DISCOUNT: "discount", FIRST_SPACE: "first_space", RESCUE: "rescue", NAME_TYPE: "name_type",
    OFFERED_EXCHANGE: "offered_exchange",
}  # fmt: skip
"""The names of the steps that wait for a decision."""

IN_TURN: Mapping[int, tuple[str, ...]] = {
    HIRE: (), MOVE: (), MOVE_ON: (), TOBACCO: ("bought",), RAISE: (), SWAP: (), BUILD: ("character",),
    AFTER_VISIT: ("character",), OFFER_SECOND_HIRE: (), OFFER_ANOTHER_BOAT: ("boat",), OFFER_TOBACCO: ("bought",),
    ACTIVATE: ("is_free",), BOAT_BONUS: ("boat",), ANOTHER_BOAT: ("boat",), RIVER_MARKET: (),
    EXCHANGE: ("boat", "character"), HIRE_NOW: ("off", "is_free"), SECOND_HIRE: (), MEET_OTHER: (), RELOCATE: (),
    FREE_SKILL: ("stall",), RETIRE: (), RAISE_OTHER: ("character",), LOWER: (), PICK_SALARY: (),
    PICK_GAIN: ("character",), WANDER: ("most",), SPEND_FISH: (), HAMMER: ("character", "discount"),
    DISCOUNT: ("character",), FIRST_SPACE: (), NAME_TYPE: ("character",), OFFERED_EXCHANGE: ("personality",),
}  # fmt: skip
"""What steps within a turn say beside their seat."""

PENDING_NAMES: Mapping[int, str] = {
    **{step: name for step, name in STEP_NAMES.items() if step in IN_TURN},
    AFTER_VISIT: "after_visit", OFFER_SECOND_HIRE: "offer_second_hire", OFFER_ANOTHER_BOAT: "offer_another_boat",
    OFFER_TOBACCO: "offer_tobacco",
}  # fmt: skip
"""The names of the steps that may wait below another in a turn."""

CAUSES = ("fire", "hunger")


@dataclass(slots=True)
class StepGiven:
    """A step with what it says, as numbers; `seat` where it is not that of the turn."""

    step: int
    said: dict[str, int] = field(default_factory=dict)
    seat: int | None = None


def described(tables: AkebonoTables, frame: Frame) -> dict[str, Any]:
    """Return what a step says beside its seat."""
    step = frame[0]
    if step == RESCUE:
        return {"stall": tables.stall_ids[frame[2]], "cause": CAUSES[frame[3]]}
    if step == AFTER_VISIT:
        return {"character": tables.card_ids[frame[1]]}
    if step == EXCHANGE:
        return {"boat": tables.boat_ids[frame[3]]} if frame[2] else {"character": tables.card_ids[frame[3]]}
    if step == HAMMER:
        return {} if frame[2] == NOBODY else {"character": tables.card_ids[frame[2]], "discount": frame[3] + 1}
    return {name: _worded(tables, name, number) for name, number in zip(IN_TURN.get(step, ()), frame[2:], strict=False)}


def _worded(tables: AkebonoTables, name: str, number: int) -> str | int | bool:
    names = {
        "boat": tables.boat_ids, "character": tables.card_ids, "stall": tables.stall_ids, "bought": TOKEN_KINDS,
        "personality": tables.personality_ids,
    }.get(name)  # fmt: skip
    if names is not None:
        return names[number]
    return bool(number) if name == "is_free" else number


def frame_of(tables: AkebonoTables, state: AkebonoState, seat: int, given: StepGiven) -> Frame:
    """Return the step of a seat's turn; everything that it says is there, a visited character on the board."""
    step, said = given.step, given.said
    if step == MOVE:
        return move_frame(seat, state.ikizama[seat])
    if step == AFTER_VISIT:
        return (AFTER_VISIT, said["character"], state.owners[state.cards.index(said["character"])])
    if step == EXCHANGE:
        return (EXCHANGE, seat, 1, said["boat"]) if "boat" in said else (EXCHANGE, seat, 0, said["character"])
    if step == HAMMER:
        return (HAMMER, seat, said.get("character", NOBODY), said.get("discount", 1) - 1)
    return (step, seat if given.seat is None else given.seat, *(said[name] for name in IN_TURN[step]))
