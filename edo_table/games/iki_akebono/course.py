"""Whether pending steps can be: in an order to which play leads, and fitting what lies on the table."""

from __future__ import annotations

import re
from itertools import takewhile

from edo_table.games.iki import soundness as iki
from edo_table.games.iki.calendar import MONTHS_A_SEASON, fire_strength, is_payday, neutral_seat, rest_of_month
from edo_table.games.iki.effects import can_pay, own_characters
from edo_table.games.iki.goods import COUNT, RICE
from edo_table.games.iki.options import can_visit, hires, legal_codes
from edo_table.games.iki.state import (
    ACTIONS,
    AFTER_VISIT,
    BUILD,
    BUSINESS,
    EMPTY,
    EVENT,
    FOOD,
    HIRE,
    MONTH_END,
    MOVE,
    MOVE_ON,
    NEUTRAL_CARD,
    OFFER_NEUTRAL,
    OVER,
    PIPE,
    POUCH,
    START_AREA,
    TOBACCO,
    USED_CHARACTER,
    USED_SHOP,
)
from edo_table.games.iki.state import FIRE as FIRE_STEP
from edo_table.games.iki.state import HUNGER as HUNGER_STEP
from edo_table.games.iki.tables import Frame
from edo_table.games.iki_akebono.owned import buildings_of, fish_to_spend, has_building, has_permit, met_by
from edo_table.games.iki_akebono.river import action_of, can_activate
from edo_table.games.iki_akebono.state import (
    ACTIVATE,
    ANOTHER_BOAT,
    BOAT_BONUS,
    DISCOUNT,
    DOCTOR,
    EXCHANGE,
    FIRE,
    FIRST_SPACE,
    FREE_SKILL,
    GRAND_MASTER,
    HAMMER,
    HIRE_NOW,
    HUNGER,
    LOWER,
    MEET_OTHER,
    NAME_TYPE,
    NOBODY,
    OFFER_ANOTHER_BOAT,
    OFFER_SECOND_HIRE,
    OFFER_TOBACCO,
    OFFERED_EXCHANGE,
    OWNER,
    PICK_GAIN,
    PICK_SALARY,
    RAISE_OTHER,
    RELOCATE,
    RESCUE,
    RETIRE,
    RIVER_MARKET,
    SECOND_HIRE,
    SPEND_FISH,
    STARVING,
    TRADE_INCOME,
    USED_UP,
    WANDER,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables

LETTERS = {
    **iki.LETTERS,
    ACTIVATE: "a", BOAT_BONUS: "B", ANOTHER_BOAT: "C", RIVER_MARKET: "D", EXCHANGE: "e", HIRE_NOW: "H",
    SECOND_HIRE: "S", MEET_OTHER: "I", RELOCATE: "J", FREE_SKILL: "f", RETIRE: "R", RAISE_OTHER: "g", LOWER: "l",
    PICK_SALARY: "p", PICK_GAIN: "i", WANDER: "W", SPEND_FISH: "v", HAMMER: "K", DISCOUNT: "x", FIRST_SPACE: "1",
    RESCUE: "z", NAME_TYPE: "T", OFFERED_EXCHANGE: "L", GRAND_MASTER: "O", TRADE_INCOME: "Q", STARVING: "U",
    OFFER_SECOND_HIRE: "2", OFFER_ANOTHER_BOAT: "3", OFFER_TOBACCO: "4",
}  # fmt: skip
LENGTHS = (
    dict.fromkeys(LETTERS, 2)
    | iki.LENGTHS
    | {
        ACTIVATE: 3, BOAT_BONUS: 3, ANOTHER_BOAT: 3, EXCHANGE: 4, HIRE_NOW: 4, FREE_SKILL: 3, RAISE_OTHER: 3,
        PICK_GAIN: 3, WANDER: 3, HAMMER: 4, DISCOUNT: 3, RESCUE: 4, NAME_TYPE: 3, OFFERED_EXCHANGE: 3, STARVING: 3,
        OFFER_ANOTHER_BOAT: 3, OFFER_TOBACCO: 3, GRAND_MASTER: 1, TRADE_INCOME: 1,
    }
)  # fmt: skip
"""How many numbers each step has."""

# A hire: its bonus is given to Kobuns, who may retire; then perhaps another hire.
_HIRED = "S|2?g+|2?g*T+"
# What waits until a deed is done: a pouch, whom a visit was to, another boat.  Then what is open.
_BUSINESS = f"(?:t|[t4X]?3*(?:[aBCDeHIJfRpiWKxLsd]|l+|v+|T*r+|{_HIRED}))"
_COURSE = re.compile(
    f"Mb+|EVO?N?A(?:w+|u(?:m(?:h|1|{_HIRED})?|T*o|{_BUSINESS})?)|EVO?n|EVT+|EQF(?:c|z|T+)|EPG*(?:k|k?z|U*z|(?:k|U*)T+)"
    f"|Zy+|Zy*u{_BUSINESS}?|qT*j*"
)
"""What the stack may hold, from the bottom to the open decision."""

_OF_THE_MONTH = (MONTH_END, EVENT, GRAND_MASTER, OFFER_NEUTRAL, ACTIONS)
_HIRED_STEPS = (SECOND_HIRE, RAISE_OTHER, OFFER_SECOND_HIRE)
_NO_BUSINESS = (MOVE_ON, NAME_TYPE, *_HIRED_STEPS)


def turn_seat(state: AkebonoState) -> int | None:
    """Return whose turn it is, None between turns."""
    return next((frame[1] for frame in state.stack if frame[0] == BUSINESS), None)


def course_problems(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    """Return what is wrong with the pending steps, in plain English."""
    course = "".join(LETTERS[frame[0]] for frame in state.stack)
    if not _COURSE.fullmatch(course):
        return [f"no course of play leads to the pending steps {course}"]
    if any(not _is_possible(tables, state, frame) for frame in state.stack):
        return ["a pending step does not fit the position"]
    wrong = []
    if state.stack[-1][0] != OVER and not legal_codes(tables, state):
        wrong.append("there is nothing to choose from")
    return [*wrong, *_month(tables, state), *_turn(state), *_payday(tables, state)]


def _month(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    """The month goes on as it does in this game."""
    month = list(takewhile(lambda frame: frame[0] in _OF_THE_MONTH, state.stack))
    if (EVENT,) not in month:
        return []
    rest = rest_of_month(tables, state)
    step, seat = state.stack[-1][:2]
    if step == NEUTRAL_CARD:
        following = OFFER_NEUTRAL, neutral_seat(state)
        is_right = following in rest and month == rest[: rest.index(following)] and seat == following[1]
    elif (ACTIONS,) in month:
        is_right = month == rest
    else:
        is_right = (GRAND_MASTER,) in rest and month == rest[: rest.index((GRAND_MASTER,))]
    return [] if is_right else ["the steps to the end of the month are not those of this game"]


def _turn(state: AkebonoState) -> list[str]:
    at = next((number for number, frame in enumerate(state.stack) if frame[0] == BUSINESS), None)
    if at is None:
        return []
    _, seat, used = state.stack[at]
    above = state.stack[at + 1 :]
    steps = {frame[0] for frame in above}
    wrong = []
    if any(frame[1] != seat for frame in above if frame[0] not in (AFTER_VISIT, NAME_TYPE)):
        wrong.append("two seats have the turn")
    if MOVE in steps:
        if used:
            wrong.append("business is done before the Oyakata moves")
    elif state.positions[seat] == START_AREA:
        wrong.append("business is done on the street")
    needed = USED_SHOP if steps & {TOBACCO, OFFER_TOBACCO} else USED_CHARACTER if AFTER_VISIT in steps else 0
    if (
        used & needed != needed
        or (WANDER in steps and not used & USED_UP)
        or (MOVE not in steps and steps.difference(_NO_BUSINESS) and not used)
    ):
        wrong.append("what is being done is not told to have been used")
    if state.has_hired < bool(steps.intersection(_HIRED_STEPS)) or (
        state.has_hired and steps.intersection((HIRE, FIRST_SPACE))
    ):
        wrong.append("it is not told whether somebody was hired in this turn")
    return wrong


def _payday(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    """Whoever cannot feed all has fed as many as do not go hungry; those after it in the order come later."""
    if not is_payday(state):
        return []
    wrong = []
    seat = state.stack[-1][1]
    waiting = [frame for frame in state.stack if frame[0] in (HUNGER_STEP, STARVING, RESCUE)]
    hungry = sum(frame[2] if frame[0] == HUNGER_STEP else 1 for frame in waiting)
    stalls = [frame[2] for frame in waiting if frame[0] != HUNGER_STEP]
    if any(frame[1] != seat for frame in waiting) or len(set(stalls)) != len(stalls):
        wrong.append("a character goes hungry twice, or two seats at once")
    if state.fed[seat] != len(own_characters(tables, state, seat)) - hungry or state.goods[seat * COUNT + RICE]:
        wrong.append("as many characters go hungry as there is no rice for")
    order = state.order
    later = order[order.index(seat) + 1 :] if seat in order else []
    if [frame[1] for frame in state.stack if frame[0] == FOOD] != later[::-1]:
        wrong.append("those who feed their characters later are not those after this seat in the order")
    if state.month % MONTHS_A_SEASON:
        wrong.append(f"there is no Payday in month {state.month}")
    return wrong


# ---- single steps ----------------------------------------------------------------------------------------------------


def _is_possible(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> bool:
    """Return whether what a pending step says beside its seat can be."""
    step = frame[0]
    if step in _ON_BOARD:
        return _fits_board(tables, state, frame)
    if step in _ON_RIVER:
        return _fits_river(tables, state, frame)
    if step in _AT_MEETINGS:
        return _fits_meeting(tables, state, frame)
    if step in (FIRE_STEP, RESCUE, STARVING):
        return _fits_event(tables, state, frame)
    if step == BUSINESS:
        all_used = USED_SHOP | USED_CHARACTER | USED_UP
        return frame[2] == all_used or 0 <= frame[2] <= USED_SHOP | USED_CHARACTER
    if step in (SECOND_HIRE, OFFER_SECOND_HIRE):
        has_permits = has_permit(state, frame[1], OWNER) > 0
        return step == OFFER_SECOND_HIRE or (has_permits and any(True for _ in hires(tables, state, frame[1])))
    if step == FIRST_SPACE:
        return state.boat_tokens[frame[1]] > 0 and state.ikizama[frame[1]] == 0
    if step == OFFER_TOBACCO:
        return frame[2] in (PIPE, POUCH)
    return iki.is_possible(tables, state, frame)


_ON_BOARD = (AFTER_VISIT, BUILD, HAMMER, DISCOUNT, PICK_GAIN, FREE_SKILL, RAISE_OTHER, LOWER, WANDER, NAME_TYPE)
_ON_RIVER = (ACTIVATE, BOAT_BONUS, ANOTHER_BOAT, OFFER_ANOTHER_BOAT, RIVER_MARKET, EXCHANGE, MEET_OTHER, SPEND_FISH)
_AT_MEETINGS = (HIRE_NOW, RELOCATE, RETIRE, OFFERED_EXCHANGE)


def _fits_board(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> bool:
    """Return whether a step fits the characters and what they can."""
    step, seat = frame[:2]
    people = [tables.people[stall_card] for stall_card in state.cards if tables.is_character(stall_card)]
    if step == WANDER:
        return 0 < frame[2] <= max((person.steps for person in people), default=0)
    own = own_characters(tables, state, seat) if step != AFTER_VISIT else []
    if step == LOWER:
        return state.stack.count(frame) <= sum(state.experience[stall] for stall in own)
    if step == FREE_SKILL:
        return frame[2] in own and can_visit(tables, state, seat, state.cards[frame[2]])
    if step == NAME_TYPE:
        return frame[2] in tables.open_characters
    if step == HAMMER and frame[2] == NOBODY:
        return frame[3] == 0
    card = frame[1] if step == AFTER_VISIT else frame[2]
    if not tables.is_character(card) or card not in state.cards:
        return False
    person = tables.people[card]
    if step == AFTER_VISIT:
        return state.owners[state.cards.index(card)] == frame[2]
    if step == RAISE_OTHER:
        is_own = state.owners[state.cards.index(card)] == seat
        return is_own and len(own) > 1 and state.stack.count(frame) <= person.bonus.experience
    if step == PICK_GAIN:
        return bool(person.one_of)
    is_builder = person.action == "build" and bool(person.discounts) == (step != BUILD)
    return is_builder and (step != HAMMER or 0 <= frame[3] < len(person.discounts))


def _fits_river(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> bool:
    """Return whether a step fits the boats in the river and what is built."""
    step, seat = frame[:2]
    if step == ACTIVATE:
        return frame[2] in (0, 1)
    if step == SPEND_FISH:
        costs = any(house.pay_fish for _, house in buildings_of(tables, state, seat))
        return costs and state.stack.count(frame) < len(fish_to_spend(tables, state, seat))
    if step == EXCHANGE and not frame[2]:
        is_there = tables.is_character(frame[3]) and frame[3] in state.cards
        return is_there and tables.people[frame[3]].exchange is not None
    if step in (RIVER_MARKET, MEET_OTHER):
        return _floats(tables, state, "market" if step == RIVER_MARKET else "meet")
    boat = frame[3] if step == EXCHANGE else frame[2]
    if boat == EMPTY or boat not in state.waves:
        return False
    if step == EXCHANGE:
        return frame[2] == 1 and action_of(tables, state, boat).exchange is not None
    if step == BOAT_BONUS:
        is_own = state.sailors[boat] == seat and not tables.boats[boat].has_own_wave
        return is_own and can_activate(tables, state, seat, boat)
    return has_building(tables, state, seat, lambda house: house.another_boat)


def _floats(tables: AkebonoTables, state: AkebonoState, action: str) -> bool:
    """Return whether a boat in the river has an action."""
    return any(boat != EMPTY and action_of(tables, state, boat).action == action for boat in state.waves)


def _fits_meeting(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> bool:
    """Return whether a step fits the personalities that the seat has met."""
    step, seat = frame[:2]
    if step == OFFERED_EXCHANGE:
        now = tables.personalities[frame[2]].now if frame[2] in state.met[seat] else None
        return now is not None and now.action == "exchange" and can_pay(state, seat, now.pay)
    if step == HIRE_NOW and not frame[3]:
        return frame[2] == 0 and _floats(tables, state, "hire")
    action = {HIRE_NOW: "hire", RELOCATE: "relocate", RETIRE: "retire"}[step]
    met = [one.now for one in met_by(tables, state, seat) if one.now is not None and one.now.action == action]
    if step != HIRE_NOW:
        return bool(met)
    is_offered = frame[3] == 1 and any(now.discount == frame[2] for now in met)
    return is_offered and any(True for _ in hires(tables, state, seat, frame[2]))


def _fits_event(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> bool:
    """Return whether a step fits a fire, or hunger."""
    if frame[0] == FIRE_STEP:
        is_there = 0 <= frame[1] < len(tables.nagayas) and 0 < frame[2] <= len(tables.nagayas[0])
        is_time = state.month in tables.fire_months
        return is_there and is_time and frame[3] == fire_strength(tables, state.month) - frame[2]
    seat, stall = frame[1:3]
    if stall not in own_characters(tables, state, seat):
        return False
    if frame[0] == STARVING:
        return True
    fire = next((other for other in state.stack if other[0] == FIRE_STEP), None)
    if fire is not None and tables.nagayas[fire[1]][fire[2] - 1] != stall:
        return False
    return frame[3] == (HUNGER if fire is None else FIRE) and has_permit(state, seat, DOCTOR) > 0
