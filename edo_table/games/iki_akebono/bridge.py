"""Personalities: who can be met, and what a meeting does (rulebook, Nihonbashi bridge, Appendix 3; A5, A22)."""

from __future__ import annotations

from edo_table.engine.events import Event, Sink
from edo_table.games.iki.calendar import season_of
from edo_table.games.iki.effects import bring, can_pay, gain, others, own_characters, pay
from edo_table.games.iki.goods import MON, NOTHING
from edo_table.games.iki.options import hires
from edo_table.games.iki.state import EMPTY
from edo_table.games.iki.tables import Frame
from edo_table.games.iki_akebono.components import PersonalityNow
from edo_table.games.iki_akebono.owned import has_permit, met_by, take_permit
from edo_table.games.iki_akebono.state import (
    HIRE_NOW,
    OFFERED_EXCHANGE,
    PERMITS,
    RELOCATE,
    RETIRE,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables


def personalities_elsewhere(tables: AkebonoTables, state: AkebonoState) -> list[int]:
    """Return the personalities of the season that nobody has met and that are not on the bridge."""
    gone = {number for people in state.met for number in people} | set(state.bridge)
    return [number for number in tables.season_personalities[season_of(state.month)] if number not in gone]


def meet(tables: AkebonoTables, state: AkebonoState, seat: int, number: int, sink: Sink | None) -> None:
    """Give a seat a personality, with what the meeting brings."""
    if number in state.bridge:
        state.bridge.remove(number)
    state.met[seat].append(number)
    if sink is not None:
        args: dict[str, str | int] = {"seat": seat, "personality": tables.personality_ids[number]}
        sink(Event("met", args, reveals=others(state, seat)))
    for personality in met_by(tables, state, seat):
        if personality.mon_per_meeting:
            give_mon(tables, state, seat, personality.mon_per_meeting, sink, personality.id)
    now = tables.personalities[number].now
    if now is not None:
        _begin(tables, state, seat, number, now, sink)


def give_mon(tables: AkebonoTables, state: AkebonoState, seat: int, mon: int, sink: Sink | None, reason: str) -> None:
    """Give mon for a reason."""
    goods = list(NOTHING)
    goods[MON] = mon
    gain(tables, state, seat, goods, sink, reason)


def _begin(
    tables: AkebonoTables, state: AkebonoState, seat: int, number: int, now: PersonalityNow, sink: Sink | None
) -> None:
    """Begin what is done at once, where it is possible."""
    step: Frame | None = None
    if now.action == "relocate" and own_characters(tables, state, seat) and EMPTY in state.cards:
        step = (RELOCATE, seat)
    elif now.action == "hire" and any(True for _ in hires(tables, state, seat, now.discount)):
        step = (HIRE_NOW, seat, now.discount, 1)
    elif now.action == "retire" and own_characters(tables, state, seat):
        step = (RETIRE, seat)
    elif now.action == "exchange" and can_pay(state, seat, now.pay):
        step = (OFFERED_EXCHANGE, seat, number)
    elif now.action == "token":
        gain_permit(tables, state, seat, now.token, sink)
    if step is not None:
        state.stack.append(step)


def gain_permit(tables: AkebonoTables, state: AkebonoState, seat: int, name: str, sink: Sink | None) -> None:
    """Give a seat a special token, if there is one left."""
    permit = PERMITS.index(name)
    held = sum(has_permit(state, other, permit) for other in range(state.players))
    if held < dict(tables.content.numbers.special_tokens)[name]:
        take_permit(state, seat, permit, sink)


def exchange_at_meeting(tables: AkebonoTables, state: AkebonoState, seat: int, number: int, sink: Sink | None) -> None:
    """Make the exchange that a personality offers."""
    now = tables.personalities[number].now
    assert now is not None
    pay(tables, state, seat, now.pay, sink, tables.personality_ids[number])
    bring(tables, state, seat, now.gain, sink)
