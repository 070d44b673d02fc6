"""What New Characters do beside paying and gaining (rulebook, Appendix 1; A16 to A18, Y5, Y8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from edo_table.engine.events import Event, Sink
from edo_table.games.iki.content import Gain
from edo_table.games.iki.effects import bring, changes_something, gain, own_characters, wood_left
from edo_table.games.iki.goods import NOTHING, WOOD, Amounts
from edo_table.games.iki.options import NO_DISCOUNT, builds
from edo_table.games.iki.state import BUILD, BUSINESS, USED_CHARACTER, USED_SHOP
from edo_table.games.iki.turns import SKILLS as IKI_SKILLS
from edo_table.games.iki.turns import walk
from edo_table.games.iki.vocabulary import encode
from edo_table.games.iki.workings import Skill
from edo_table.games.iki_akebono import actions
from edo_table.games.iki_akebono.owned import pipes_of, spend_pipes
from edo_table.games.iki_akebono.river import activations, exchanges
from edo_table.games.iki_akebono.state import (
    ACTIVATE,
    DID_BUSINESS,
    DISCOUNT,
    EXCHANGE,
    HAD_TEA,
    HAMMER,
    LOWER,
    PICK_GAIN,
    PICK_SALARY,
    USED_UP,
    WANDER,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables

# ---- what a skill asks for beside its price --------------------------------------------------------------------------


def can_pay_besides(tables: AkebonoTables, state: AkebonoState, seat: int, card: int) -> bool:
    """Return whether a seat has the pipes, and the Kobuns above their first space, that a skill takes (A17)."""
    person = tables.people[card]
    if pipes_of(tables, state, seat) < person.pay_pipes:
        return False
    return not person.pay_experience or bool(lowered(tables, state, seat))


def lowered(tables: AkebonoTables, state: AkebonoState, seat: int) -> list[int]:
    """Return the stalls of a seat's characters whose Kobun can go a space back."""
    return [stall for stall in own_characters(tables, state, seat) if state.experience[stall]]


# ---- building with a choice of discounts -----------------------------------------------------------------------------


def discounts(tables: AkebonoTables, state: AkebonoState, seat: int, card: int) -> list[int]:
    """Return the discounts of a character with which something can be built."""
    person = tables.people[card]
    return [
        number
        for number, discount in enumerate(person.discounts)
        if any(True for _ in builds(tables, state, seat, NO_DISCOUNT, discount))
    ]


def discount_of(tables: AkebonoTables, card: int, number: int) -> Amounts:
    """Return a discount of a character; nobody's is none."""
    return tables.people[card].discounts[number] if card >= 0 else NO_DISCOUNT


def _can_build(tables: AkebonoTables, state: AkebonoState, seat: int, card: int) -> bool:
    if tables.people[card].discounts:
        return bool(discounts(tables, state, seat, card))
    return IKI_SKILLS["build"].can(tables, state, seat, card)


def _build(tables: AkebonoTables, state: AkebonoState, seat: int, card: int, sink: Sink | None) -> None:
    if not tables.people[card].discounts:
        state.stack.append((BUILD, seat, card))
        return
    found = discounts(tables, state, seat, card)
    state.stack.append((DISCOUNT, seat, card) if len(found) > 1 else (HAMMER, seat, card, found[0]))


# ---- boats -----------------------------------------------------------------------------------------------------------


def _can_activate(tables: AkebonoTables, state: AkebonoState, seat: int, card: int) -> bool:
    return any(True for _ in activations(tables, state, seat))


def _activate(tables: AkebonoTables, state: AkebonoState, seat: int, card: int, sink: Sink | None) -> None:
    state.stack.append((ACTIVATE, seat, 0))


# ---- wandering -------------------------------------------------------------------------------------------------------


def _can_wander(tables: AkebonoTables, state: AkebonoState, seat: int, card: int) -> bool:
    """A16: not after other business of the turn, for it forbids all; on the bridge no business has been done."""
    if state.positions[seat] == tables.bridge_place:
        return True
    return not state.turn_marks & DID_BUSINESS and not any(frame[0] == BUSINESS and frame[2] for frame in state.stack)


def _wander(tables: AkebonoTables, state: AkebonoState, seat: int, card: int, sink: Sink | None) -> None:
    for at, frame in enumerate(state.stack):
        if frame[0] == BUSINESS:
            state.stack[at] = (BUSINESS, seat, USED_SHOP | USED_CHARACTER | USED_UP)
    state.stack.append((WANDER, seat, tables.people[card].steps))


def wander(tables: AkebonoTables, state: AkebonoState, seat: int, steps: int, sink: Sink | None) -> None:
    """Walk on, which is a move of its own; passing the Crossroads counts."""
    state.turn_marks &= ~HAD_TEA
    walk(tables, state, seat, steps, sink)


# ---- salaries --------------------------------------------------------------------------------------------------------


def salaries(tables: AkebonoTables, state: AkebonoState, seat: int) -> Iterator[int]:
    """Return the characters of a seat, retired ones too, whose last salary would change something (A18)."""
    people = [state.cards[stall] for stall in own_characters(tables, state, seat)]
    for card in (*people, *state.retired[seat]):
        track = tables.people[card].salary
        if track and changes_something(tables, state, seat, Gain(track[-1])):
            yield card


def _can_take_salary(tables: AkebonoTables, state: AkebonoState, seat: int, card: int) -> bool:
    return any(True for _ in salaries(tables, state, seat))


def _take_salary(tables: AkebonoTables, state: AkebonoState, seat: int, card: int, sink: Sink | None) -> None:
    state.stack.append((PICK_SALARY, seat))


# ---- exchanges -------------------------------------------------------------------------------------------------------


def exchanges_of(tables: AkebonoTables, state: AkebonoState, seat: int, card: int) -> Iterator[int]:
    """Return the exchanges that a character makes."""
    exchange = tables.people[card].exchange
    if exchange is not None:
        yield from exchanges(tables, state, seat, exchange)


def _can_exchange(tables: AkebonoTables, state: AkebonoState, seat: int, card: int) -> bool:
    return any(True for _ in exchanges_of(tables, state, seat, card))


def _exchange(tables: AkebonoTables, state: AkebonoState, seat: int, card: int, sink: Sink | None) -> None:
    state.stack.append((EXCHANGE, seat, 0, card))


# ---- gains -----------------------------------------------------------------------------------------------------------


def gains_of(tables: AkebonoTables, state: AkebonoState, seat: int, card: int) -> Iterator[int]:
    """Return the gains of a character, of which one is chosen, that change something."""
    for number, what in enumerate(tables.people[card].one_of):
        if changes_something(tables, state, seat, what):
            yield encode(actions.TAKE_GAIN, number)


def _can_gain(tables: AkebonoTables, state: AkebonoState, seat: int, card: int) -> bool:
    person = tables.people[card]
    if not can_pay_besides(tables, state, seat, card):
        return False
    if person.one_of:
        return any(True for _ in gains_of(tables, state, seat, card))
    if person.pay[WOOD] and person.gain.goods[WOOD] and not wood_left(tables, state):
        return True
    return changes_something(tables, state, seat, person.gain)


def _gain(tables: AkebonoTables, state: AkebonoState, seat: int, card: int, sink: Sink | None) -> None:
    person = tables.people[card]
    spend_pipes(tables, state, seat, person.pay_pipes, sink)
    if person.one_of:
        state.stack.append((PICK_GAIN, seat, card))
        return
    bring(tables, state, seat, person.gain, sink)
    if person.pay_experience:
        state.stack += [(LOWER, seat)] * person.pay_experience


def lower(tables: AkebonoTables, state: AkebonoState, stall: int, sink: Sink | None) -> None:
    """Move the Kobun of a character a space back."""
    state.experience[stall] -= 1
    if sink is not None:
        args: dict[str, str | int] = {
            "seat": state.owners[stall],
            "character": tables.card_ids[state.cards[stall]],
            "stall": tables.stall_ids[stall],
            "level": state.experience[stall],
        }
        sink(Event("lowered", args))


def take_salary(tables: AkebonoTables, state: AkebonoState, seat: int, card: int, sink: Sink | None) -> None:
    """Give a seat the last salary of a character."""
    if sink is not None:
        sink(Event("salary_taken", {"seat": seat, "character": tables.card_ids[card]}))
    gain(tables, state, seat, tables.people[card].salary[-1] if tables.people[card].salary else NOTHING, sink)


SKILLS: Mapping[str, Skill] = {
    **IKI_SKILLS,
    "": Skill(_can_gain, _gain),
    "build": Skill(_can_build, _build),
    "activate": Skill(_can_activate, _activate),
    "wander": Skill(_can_wander, _wander),
    "salary": Skill(_can_take_salary, _take_salary),
    "exchange": Skill(_can_exchange, _exchange),
}
