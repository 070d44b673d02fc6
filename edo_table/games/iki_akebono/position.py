"""A position in readable form: the facts that scenarios name, and that `arrange` takes back."""

from __future__ import annotations

from typing import Any

from edo_table.games.iki import position as iki
from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.state import (
    BUSINESS,
    CHARM,
    EVENT,
    FIRE,
    HUNGER,
    OVER,
    PAYDAY_END,
    USED_CHARACTER,
    USED_SHOP,
)
from edo_table.games.iki.tables import Frame
from edo_table.games.iki_akebono.frames import PENDING_NAMES, STEP_NAMES, described
from edo_table.games.iki_akebono.owned import has_permit
from edo_table.games.iki_akebono.river import boat_facts
from edo_table.games.iki_akebono.state import (
    DID_BUSINESS,
    HAD_TEA,
    NAME_TYPE,
    NEW_MESSENGER,
    NOT_NAMED,
    PERMITS,
    STARVING,
    USED_UP,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables

USED = {"shop": USED_SHOP, "character": USED_CHARACTER, "all": USED_UP}
MARKS = {"new_messenger": NEW_MESSENGER, "tea": HAD_TEA, "business": DID_BUSINESS}
TURN, GRAND_MASTER, FIRE_PHASE, PAYDAY, COUNT = "turn", "grand_master", "fire", "payday", "count"
PHASES = (TURN, GRAND_MASTER, FIRE_PHASE, PAYDAY, COUNT)
"""When a type may be named."""


def position(tables: AkebonoTables, state: AkebonoState) -> dict[str, Any]:
    """Return everything, secrets included, by content ids: IKI's facts and Akebono's.

    `newcomers` are in the order in which they come, `personalities` are those of the seasons to come, `box` holds the
    cards that are not in the game; `tiles` lie on the characters to begin with.  `doing` tells what the open decision
    says and what it is part of, `next` the steps that follow it within the turn, the next first.
    """
    facts = iki.position(tables, state, STEP_NAMES)
    facts["doing"] = _doing(tables, state)
    for seat, player in enumerate(facts["players"]):
        player |= _player(tables, state, seat)
    return {
        **facts,
        "river": [tables.token_ids[token] for token in state.river],
        "bridge": [tables.personality_ids[number] for number in state.bridge],
        "boats": {name: boat_facts(state, number) for number, name in enumerate(tables.boat_ids)},
        "tiles": {tables.card_ids[card]: tile + 1 for card, tile in zip(tables.starters, state.tiles, strict=False)},
        "master": tables.shop_ids[tables.shop_at[state.master]] if state.master else None,
        "newcomers": [tables.card_ids[card] for card in reversed(state.newcomers)],
        "personalities": {
            season: [tables.personality_ids[number] for number in state.to_come[which]]
            for which, season in enumerate(SEASONS)
        },
        "box": {
            **{season: [tables.card_ids[card] for card in state.unused[which]] for which, season in enumerate(SEASONS)},
            "newcomers": [tables.card_ids[card] for card in state.unused_newcomers],
        },
    }


def phase_of(state: AkebonoState) -> str:
    """Return the phase in which a type is named."""
    steps = {frame[0] for frame in state.stack}
    for step, phase in ((BUSINESS, TURN), (FIRE, FIRE_PHASE), (PAYDAY_END, PAYDAY), (EVENT, GRAND_MASTER)):
        if step in steps:
            return phase
    return COUNT


def _doing(tables: AkebonoTables, state: AkebonoState) -> dict[str, Any]:
    stack, top = state.stack, state.stack[-1]
    doing: dict[str, Any] = {}
    turn = next((at for at, frame in enumerate(stack) if frame[0] == BUSINESS), None)
    if turn is not None:
        seat, used = stack[turn][1:]
        doing["used"] = [name for name, what in USED.items() if used & what]
        if top[1] != seat:
            doing["turn_of"] = seat
        if state.has_hired:
            doing["hired"] = True
        if state.new_boat_tokens:
            doing["new_boat_tokens"] = state.new_boat_tokens
        if state.turn_marks:
            doing["marks"] = [name for name, what in MARKS.items() if state.turn_marks & what]
        if len(stack) > turn + 1:
            doing |= described(tables, top)
            doing["next"] = [_step(tables, frame, seat) for frame in reversed(stack[turn + 1 : -1])]
    elif top[0] != OVER:
        doing |= described(tables, top)
        doing |= _event(tables, state)
    if top[0] == NAME_TYPE:
        doing["during"] = phase_of(state)
    return doing


def _step(tables: AkebonoTables, frame: Frame, seat: int) -> dict[str, Any]:
    step = {"step": PENDING_NAMES[frame[0]], **described(tables, frame)}
    return {**step, "seat": frame[1]} if frame[0] == NAME_TYPE and frame[1] != seat else step


def _event(tables: AkebonoTables, state: AkebonoState) -> dict[str, Any]:
    """Return what an open decision of fire, Payday or the Grand Master's walk is part of."""
    top = state.stack[-1]
    event: dict[str, Any] = {}
    starving = [tables.stall_ids[frame[2]] for frame in reversed(state.stack) if frame[0] == STARVING]
    if starving:
        event["starving"] = starving
    for frame in state.stack:
        if frame[0] == HUNGER:
            event["hungry"] = frame[2]
        elif frame[0] == CHARM:
            event["stall"] = tables.stall_ids[frame[2]]
        elif frame[0] == FIRE:
            event["stall"] = tables.stall_ids[tables.nagayas[frame[1]][frame[2] - 1]]
    if top[0] == NAME_TYPE and phase_of(state) != COUNT:
        event["next"] = [_step(tables, frame, top[1]) for frame in reversed(state.stack[:-1]) if frame[0] == NAME_TYPE]
    return event


def _player(tables: AkebonoTables, state: AkebonoState, seat: int) -> dict[str, Any]:
    player: dict[str, Any] = {
        "trade": state.trade[seat],
        "boat_tokens": state.boat_tokens[seat],
        "permits": {name: has_permit(state, seat, number) for number, name in enumerate(PERMITS)},
        "met": [tables.personality_ids[number] for number in state.met[seat]],
        "spent": [tables.token_ids[token] for token in state.spent[seat]],
        "named": {
            tables.card_ids[card]: tables.type_ids[kind]
            for card, kind in zip(tables.open_characters, state.named, strict=True)
            if kind != NOT_NAMED and card in state.retired[seat]
        },
    }
    if state.posted:
        player["posted"] = state.posted[seat]
    return player
