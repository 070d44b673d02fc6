"""What a seat may do at each step, with Akebono."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from edo_table.games.iki import options
from edo_table.games.iki.actions import CHOOSE_TYPE, ENOUGH, INCOME, LET_BURN, MOVE, RAISE, USE_CHARM
from edo_table.games.iki.effects import has_perk, own_characters
from edo_table.games.iki.goods import COUNT, SANDAL
from edo_table.games.iki.options import NO_DISCOUNT, builds, hires
from edo_table.games.iki.state import (
    BUSINESS,
    EMPTY,
    FIRE_CHARM,
    MOVE_BONUS,
    NEUTRAL_CARD,
    USED_CHARACTER,
    USED_SHOP,
)
from edo_table.games.iki.state import MOVE as IKI_MOVE
from edo_table.games.iki.tables import Frame
from edo_table.games.iki.vocabulary import encode
from edo_table.games.iki.workings import Offer
from edo_table.games.iki_akebono import actions, city
from edo_table.games.iki_akebono.bridge import personalities_elsewhere
from edo_table.games.iki_akebono.owned import fish_to_spend, has_permit, met_by
from edo_table.games.iki_akebono.river import activations, exchanges, river_tokens
from edo_table.games.iki_akebono.skills import discount_of, discounts, exchanges_of, gains_of, lowered, salaries
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
    MESSENGER,
    NAME_TYPE,
    NEW_MESSENGER,
    NOBODY,
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
    USED_UP,
    WANDER,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables

# ---- the turn --------------------------------------------------------------------------------------------------------


def _first_space(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    """Y9: the mon, or for a boat token income or hiring."""
    yield encode(actions.TAKE_MON)
    yield encode(INCOME)
    yield from hires(tables, state, frame[1])


def _move(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    """Every distance once, at its cheapest; or any space for a Messenger token of an earlier turn (A15)."""
    _, seat, least, most = frame
    for steps in range(least, min(furthest(tables, state, seat, most), 255) + 1):
        yield encode(MOVE, steps)
    if has_permit(state, seat, MESSENGER) and not state.turn_marks & NEW_MESSENGER:
        for shop in tables.shop_at[1:]:
            yield encode(actions.SEND, shop)


def furthest(tables: AkebonoTables, state: AkebonoState, seat: int, most: int) -> int:
    """Return how far an Oyakata gets; a sandal that Mogami gives at the Crossroads may be used at once."""
    reach = most + has_perk(state, seat, MOVE_BONUS) + state.goods[seat * COUNT + SANDAL]
    found = sandals_per_lap(tables, state, seat)
    passed = 0
    while found and (state.positions[seat] + reach - 1) // tables.street > passed and reach < 255:
        passed += 1
        reach += found
    return reach


def sandals_per_lap(tables: AkebonoTables, state: AkebonoState, seat: int) -> int:
    """Return the sandals that passing the Crossroads gives a seat."""
    return sum(personality.sandal_per_lap for personality in met_by(tables, state, seat))


def _business(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    """Business as in IKI; on the bridge a meeting and a boat; more of it for boat tokens."""
    _, seat, used = frame
    yield from options.OFFERS[BUSINESS](tables, state, frame)
    if used & USED_UP:
        return
    if state.positions[seat] == tables.bridge_place:
        if not used & USED_SHOP:
            yield from activations(tables, state, seat)
        if not used & USED_CHARACTER:
            for number in state.bridge:
                yield encode(actions.MEET, number)
    elif state.boat_tokens[seat] > state.new_boat_tokens:
        for number, what in enumerate((USED_SHOP, USED_CHARACTER)):
            if used & what and _is_left(tables, state, seat, what):
                yield encode(actions.SPEND_BOAT_TOKEN, number)


def _is_left(tables: AkebonoTables, state: AkebonoState, seat: int, what: int) -> bool:
    """Return whether there is business with the shop, or a character, where the Oyakata stands."""
    rest = USED_SHOP | USED_CHARACTER
    codes = options.OFFERS[BUSINESS](tables, state, (BUSINESS, seat, rest & ~what))
    return sum(1 for _ in codes) > 1


# ---- boats -----------------------------------------------------------------------------------------------------------


def _activate(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield from activations(tables, state, frame[1])
    if frame[2]:
        yield encode(ENOUGH)


def _boat_bonus(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield encode(actions.TAKE_TRADE)
    yield encode(actions.ACTIVATE, frame[2])


def _another_boat(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield encode(ENOUGH)
    yield from activations(tables, state, frame[1], frame[2])


def _river_market(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield from river_tokens(tables, state, frame[1])


def _exchange(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    _, seat, is_boat, number = frame
    if is_boat:
        exchange = tables.boats[number].sides[state.sides[number]].exchange
        assert exchange is not None
        yield from exchanges(tables, state, seat, exchange)
    else:
        yield from exchanges_of(tables, state, seat, number)


# ---- hiring and meeting ----------------------------------------------------------------------------------------------


def _hire_now(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    _, seat, off, is_free = frame
    yield from hires(tables, state, seat, off)
    if is_free:
        yield encode(ENOUGH)


def _second_hire(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield encode(ENOUGH)
    yield from hires(tables, state, frame[1])


def _meet_other(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    for number in personalities_elsewhere(tables, state):
        yield encode(actions.MEET, number)


def _offered_exchange(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield encode(ENOUGH)
    yield encode(actions.ACCEPT)


# ---- own characters --------------------------------------------------------------------------------------------------


def _relocate(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield encode(ENOUGH)
    free = [stall for stall, card in enumerate(state.cards) if card == EMPTY]
    for stall in own_characters(tables, state, frame[1]):
        for place in free:
            yield encode(actions.RELOCATE, stall, place)


def _free_skill(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield encode(ENOUGH)
    yield encode(actions.USE_SKILL)


def _retire(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    for stall in own_characters(tables, state, frame[1]):
        yield encode(actions.RETIRE, stall)


def _raise_other(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    for stall in own_characters(tables, state, frame[1]):
        if state.cards[stall] != frame[2]:
            yield encode(RAISE, stall)


def _lower(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    for stall in lowered(tables, state, frame[1]):
        yield encode(actions.LOWER, stall)


def _pick_salary(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    for card in salaries(tables, state, frame[1]):
        yield encode(actions.TAKE_SALARY, card)


def _pick_gain(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield from gains_of(tables, state, frame[1], frame[2])


def _wander(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    for steps in range(1, frame[2] + 1):
        yield encode(actions.WANDER, steps)


def _rescue(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    """Y10: with both tokens the owner chooses."""
    _, seat, _, cause = frame
    yield encode(actions.USE_DOCTOR)
    if cause == FIRE:
        yield encode(LET_BURN)
        if has_perk(state, seat, FIRE_CHARM):
            yield encode(USE_CHARM)
    else:
        yield encode(actions.LET_GO)


def _name_type(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    for number in range(len(tables.type_ids)):
        yield encode(CHOOSE_TYPE, number)


# ---- building --------------------------------------------------------------------------------------------------------


def _hammer(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    _, seat, card, number = frame
    yield from builds(tables, state, seat, NO_DISCOUNT, discount_of(tables, card, number))
    if card == NOBODY:
        yield encode(ENOUGH)


def _discount(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    for number in discounts(tables, state, frame[1], frame[2]):
        yield encode(actions.TAKE_DISCOUNT, number)


def _spend_fish(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    for token in fish_to_spend(tables, state, frame[1]):
        yield encode(actions.SPEND, token)


OFFERS: Mapping[int, Offer] = {
    **options.OFFERS,
    IKI_MOVE: _move,
    BUSINESS: _business,
    NEUTRAL_CARD: city.neutrals,
    FIRST_SPACE: _first_space,
    ACTIVATE: _activate,
    BOAT_BONUS: _boat_bonus,
    ANOTHER_BOAT: _another_boat,
    RIVER_MARKET: _river_market,
    EXCHANGE: _exchange,
    HIRE_NOW: _hire_now,
    SECOND_HIRE: _second_hire,
    MEET_OTHER: _meet_other,
    OFFERED_EXCHANGE: _offered_exchange,
    RELOCATE: _relocate,
    FREE_SKILL: _free_skill,
    RETIRE: _retire,
    RAISE_OTHER: _raise_other,
    LOWER: _lower,
    PICK_SALARY: _pick_salary,
    PICK_GAIN: _pick_gain,
    WANDER: _wander,
    RESCUE: _rescue,
    NAME_TYPE: _name_type,
    HAMMER: _hammer,
    DISCOUNT: _discount,
    SPEND_FISH: _spend_fish,
}
