"""What each option does, with Akebono."""

from __future__ import annotations

from collections.abc import Mapping

from edo_table.engine.events import Event, Sink
from edo_table.engine.messages import Arguments
from edo_table.games.iki import actions as iki
from edo_table.games.iki.effects import bring, gain, gain_experience, has_perk, others, own_characters, pay, retire
from edo_table.games.iki.flow import burn, everybody, gain_first_space_mon
from edo_table.games.iki.goods import COUNT, NOTHING, SANDAL, Amounts, less, total
from edo_table.games.iki.options import NO_DISCOUNT
from edo_table.games.iki.payday import leave_hungry
from edo_table.games.iki.state import (
    BUILD,
    BUSINESS,
    CHARM,
    EMPTY,
    MOVE_BONUS,
    MOVE_ON,
    NEUTRAL,
    OVER,
    PIPE,
    TOBACCO,
    USED_CHARACTER,
    USED_SHOP,
)
from edo_table.games.iki.tables import Frame
from edo_table.games.iki.turns import DEEDS as IKI_DEEDS
from edo_table.games.iki.turns import build, go_to, hire, take_token, use_skill, walk
from edo_table.games.iki.workings import Deed
from edo_table.games.iki_akebono import actions
from edo_table.games.iki_akebono.bridge import exchange_at_meeting, meet
from edo_table.games.iki_akebono.owned import spend, spend_boat_token, spend_permit
from edo_table.games.iki_akebono.river import activate, build_boat, take_steps
from edo_table.games.iki_akebono.skills import discount_of, lower, take_salary, wander
from edo_table.games.iki_akebono.state import (
    ANOTHER_BOAT,
    DID_BUSINESS,
    DOCTOR,
    FIRE,
    FIRST_SPACE,
    HAMMER,
    HIRE_NOW,
    MESSENGER,
    NAME_TYPE,
    OFFER_FREE_SKILL,
    OFFER_TOBACCO,
    OWNER,
    RAISE_OTHER,
    RESCUE,
    RIVER_MARKET,
    SECOND_HIRE,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables

# ---- set-up ----------------------------------------------------------------------------------------------------------


def _begin_with(
    tables: AkebonoTables, state: AkebonoState, frame: Frame, character: int, stall: int, sink: Sink | None
) -> None:
    """A2: who selects a character takes what its starting tile brings."""
    seat = frame[1]
    tile = state.tiles[tables.starters.index(character)]
    IKI_DEEDS[iki.BEGIN_WITH](tables, state, frame, character, stall, sink)
    if sink is not None:
        sink(Event("tile_taken", {"seat": seat, "tile": tile + 1}))
    bring(tables, state, seat, tables.content.tiles[tile], sink)
    if not state.starters:
        state.tiles = []


# ---- hiring ----------------------------------------------------------------------------------------------------------


def _income(tables: AkebonoTables, state: AkebonoState, frame: Frame, a: int, b: int, sink: Sink | None) -> None:
    if frame[0] == FIRST_SPACE:
        spend_boat_token(state, frame[1], sink)
    IKI_DEEDS[iki.INCOME](tables, state, frame, a, b, sink)


def _take_mon(tables: AkebonoTables, state: AkebonoState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    state.stack.pop()
    gain_first_space_mon(tables, state, frame[1], sink)


def _hire(
    tables: AkebonoTables, state: AkebonoState, frame: Frame, character: int, stall: int, sink: Sink | None
) -> None:
    step, seat = frame[:2]
    state.stack.pop()
    if step == FIRST_SPACE:
        spend_boat_token(state, seat, sink)
    elif step == SECOND_HIRE:
        spend_permit(state, seat, OWNER, sink)
    hire(tables, state, seat, character, stall, sink, frame[2] if step == HIRE_NOW else 0)


# ---- moving ----------------------------------------------------------------------------------------------------------


def _move(tables: AkebonoTables, state: AkebonoState, frame: Frame, steps: int, _: int, sink: Sink | None) -> None:
    """As in IKI, but a sandal that Mogami gives on the way pays for the last steps."""
    _, seat, _least, most = state.stack.pop()
    bonus = has_perk(state, seat, MOVE_BONUS)
    due = max(0, steps - most - bonus)
    own = min(due, state.goods[seat * COUNT + SANDAL])
    _pay_sandals(tables, state, seat, own, sink)
    walk(tables, state, seat, steps, sink)
    _pay_sandals(tables, state, seat, due - own, sink)
    if has_perk(state, seat, MOVE_BONUS) > bonus:
        _offer_step(state, seat)


def _pay_sandals(tables: AkebonoTables, state: AkebonoState, seat: int, count: int, sink: Sink | None) -> None:
    price = list(NOTHING)
    price[SANDAL] = count
    pay(tables, state, seat, price, sink)


def _offer_step(state: AkebonoState, seat: int) -> None:
    """Offer the step of a Move +1 token that has just come, before anything its lap left to decide."""
    state.stack.append((MOVE_ON, seat))


def _send(tables: AkebonoTables, state: AkebonoState, frame: Frame, shop: int, _: int, sink: Sink | None) -> None:
    """A15: the Messenger token instead of the move."""
    seat = state.stack.pop()[1]
    spend_permit(state, seat, MESSENGER, sink)
    go_to(tables, state, seat, shop, sink)


def _wander(tables: AkebonoTables, state: AkebonoState, frame: Frame, steps: int, _: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    wander(tables, state, seat, steps, sink)


# ---- business --------------------------------------------------------------------------------------------------------


def _use(state: AkebonoState, what: int) -> None:
    step, seat, used = state.stack[-1]
    state.stack[-1] = (step, seat, used | what)


def _again(tables: AkebonoTables, state: AkebonoState, frame: Frame, which: int, _: int, sink: Sink | None) -> None:
    step, seat, used = state.stack[-1]
    spend_boat_token(state, seat, sink)
    state.stack[-1] = (step, seat, used & ~(USED_CHARACTER if which else USED_SHOP))
    state.turn_marks |= DID_BUSINESS


def _meet(tables: AkebonoTables, state: AkebonoState, frame: Frame, number: int, _: int, sink: Sink | None) -> None:
    seat = frame[1]
    if frame[0] == BUSINESS:
        _use(state, USED_CHARACTER)
    else:
        state.stack.pop()
    meet(tables, state, seat, number, sink)


def _activate(tables: AkebonoTables, state: AkebonoState, frame: Frame, boat: int, _: int, sink: Sink | None) -> None:
    seat = frame[1]
    if frame[0] == BUSINESS:
        _use(state, USED_SHOP)
    else:
        state.stack.pop()
    activate(tables, state, seat, boat, sink, is_extra=frame[0] == ANOTHER_BOAT)


def _take_trade(tables: AkebonoTables, state: AkebonoState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    _, seat, boat = state.stack.pop()
    take_steps(tables, state, seat, boat, sink)


def _buy(tables: AkebonoTables, state: AkebonoState, frame: Frame, token: int, _: int, sink: Sink | None) -> None:
    if frame[0] != RIVER_MARKET:
        IKI_DEEDS[iki.BUY](tables, state, frame, token, 0, sink)
        if frame[0] == BUSINESS and tables.token_kind[token] == PIPE:
            _offer_pouch_later(tables, state, frame[1], token)
        return
    seat = state.stack.pop()[1]
    state.river.remove(token)
    take_token(tables, state, seat, token, sink)
    bring(tables, state, seat, tables.content.tokens[token].now, sink)
    tables.workings.customs.bought(tables, state, seat, token, sink)


def _offer_pouch_later(tables: AkebonoTables, state: AkebonoState, seat: int, token: int) -> None:
    """Where a pipe brings or costs mon, see only afterwards whether a pouch can be bought too."""
    at = next(number for number, frame in enumerate(state.stack) if frame[0] == BUSINESS) + 1
    offered = (TOBACCO, seat, PIPE)
    is_offered = offered in state.stack
    if tables.content.tokens[token].action or (not is_offered and len(state.stack) > at):
        if is_offered:
            state.stack.remove(offered)
        state.stack.insert(at, (OFFER_TOBACCO, seat, PIPE))


def _exchange(
    tables: AkebonoTables, state: AkebonoState, frame: Frame, good: int, count: int, sink: Sink | None
) -> None:
    _, seat, is_boat, number = state.stack.pop()
    exchange = tables.boats[number].sides[state.sides[number]].exchange if is_boat else tables.people[number].exchange
    assert exchange is not None
    price, got = list(NOTHING), list(NOTHING)
    price[good] = count
    got[exchange.second if good == exchange.first else exchange.first] = count
    pay(tables, state, seat, price, sink)
    gain(tables, state, seat, got, sink)


# ---- building --------------------------------------------------------------------------------------------------------


def _cost_of_frame(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> tuple[Amounts, Amounts]:
    """Take the step of building off the stack and return what is paid beside the cost, and the discount."""
    if frame[0] == BUSINESS:
        _use(state, USED_SHOP)
        beside = tables.shops[tables.shop_at[state.positions[frame[1]]]].building_cost
        assert beside is not None
        return beside, NO_DISCOUNT
    state.stack.pop()
    if frame[0] == BUILD:
        return NO_DISCOUNT, tables.people[frame[2]].discount
    return NO_DISCOUNT, discount_of(tables, frame[2], frame[3])


def _build(
    tables: AkebonoTables, state: AkebonoState, frame: Frame, building: int, stall: int, sink: Sink | None
) -> None:
    beside, discount = _cost_of_frame(tables, state, frame)
    cost = total(less(tables.building_costs[building], discount), beside)
    build(tables, state, frame[1], building, stall, cost, sink)


def _build_boat(
    tables: AkebonoTables, state: AkebonoState, frame: Frame, boat: int, wave: int, sink: Sink | None
) -> None:
    beside, discount = _cost_of_frame(tables, state, frame)
    price = tables.boats[boat].cost
    assert price is not None
    build_boat(tables, state, frame[1], boat, wave, total(less(price, discount), beside), sink)


def _take_discount(
    tables: AkebonoTables, state: AkebonoState, frame: Frame, number: int, _: int, sink: Sink | None
) -> None:
    _, seat, card = state.stack.pop()
    state.stack.append((HAMMER, seat, card, number))


def _spend(tables: AkebonoTables, state: AkebonoState, frame: Frame, token: int, _: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    spend(tables, state, seat, token, sink)


# ---- own characters --------------------------------------------------------------------------------------------------


def _raise(tables: AkebonoTables, state: AkebonoState, frame: Frame, stall: int, _: int, sink: Sink | None) -> None:
    if frame[0] != RAISE_OTHER:
        IKI_DEEDS[iki.RAISE](tables, state, frame, stall, 0, sink)
        return
    state.stack.pop()
    gain_experience(tables, state, stall, sink)
    seat, card = frame[1:]
    if all(state.cards[other] == card for other in own_characters(tables, state, seat)):
        state.stack = [other for other in state.stack if other != frame]


def _lower(tables: AkebonoTables, state: AkebonoState, frame: Frame, stall: int, _: int, sink: Sink | None) -> None:
    state.stack.pop()
    lower(tables, state, stall, sink)


def _relocate(
    tables: AkebonoTables, state: AkebonoState, frame: Frame, stall: int, place: int, sink: Sink | None
) -> None:
    """A23: the move is free, the card keeps its Kobun and experience."""
    seat = state.stack.pop()[1]
    if sink is not None:
        args: Arguments = {
            "seat": seat,
            "character": tables.card_ids[state.cards[stall]],
            "from_stall": tables.stall_ids[stall],
            "stall": tables.stall_ids[place],
        }
        sink(Event("relocated", args, reveals=others(state, seat)))
    state.cards[place], state.owners[place] = state.cards[stall], state.owners[stall]
    state.experience[place] = state.experience[stall]
    state.cards[stall], state.owners[stall], state.experience[stall] = EMPTY, NEUTRAL, 0
    state.stack.append((OFFER_FREE_SKILL, seat, place))


def _use_skill(tables: AkebonoTables, state: AkebonoState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    _, seat, stall = state.stack.pop()
    card = state.cards[stall]
    if sink is not None:
        args: Arguments = {"seat": seat, "character": tables.card_ids[card], "stall": tables.stall_ids[stall]}
        sink(Event("skill_used", args, reveals=others(state, seat)))
    use_skill(tables, state, seat, card, sink)


def _retire(tables: AkebonoTables, state: AkebonoState, frame: Frame, stall: int, _: int, sink: Sink | None) -> None:
    state.stack.pop()
    retire(tables, state, stall, sink)


def _take_salary(
    tables: AkebonoTables, state: AkebonoState, frame: Frame, character: int, _: int, sink: Sink | None
) -> None:
    seat = state.stack.pop()[1]
    take_salary(tables, state, seat, character, sink)


def _take_gain(
    tables: AkebonoTables, state: AkebonoState, frame: Frame, number: int, _: int, sink: Sink | None
) -> None:
    _, seat, card = state.stack.pop()
    bring(tables, state, seat, tables.people[card].one_of[number], sink)


def _accept(tables: AkebonoTables, state: AkebonoState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    _, seat, number = state.stack.pop()
    exchange_at_meeting(tables, state, seat, number, sink)


# ---- events ----------------------------------------------------------------------------------------------------------


def _use_doctor(tables: AkebonoTables, state: AkebonoState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    """A14: the character retires instead of leaving."""
    _, seat, stall, _cause = state.stack.pop()
    state.turn += 1
    spend_permit(state, seat, DOCTOR, sink)
    retire(tables, state, stall, sink)


def _let_go(tables: AkebonoTables, state: AkebonoState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    _, _seat, stall, _cause = state.stack.pop()
    state.turn += 1
    leave_hungry(tables, state, stall, sink)


def _let_burn(tables: AkebonoTables, state: AkebonoState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    stall = state.stack.pop()[2]
    state.turn += 1
    burn(tables, state, stall, sink)


def _use_charm(tables: AkebonoTables, state: AkebonoState, frame: Frame, a: int, b: int, sink: Sink | None) -> None:
    if frame[0] == RESCUE:
        assert frame[3] == FIRE
        state.stack[-1] = (CHARM, *frame[1:3])
    IKI_DEEDS[iki.USE_CHARM](tables, state, frame, a, b, sink)


def _choose_type(
    tables: AkebonoTables, state: AkebonoState, frame: Frame, number: int, _: int, sink: Sink | None
) -> None:
    if frame[0] != NAME_TYPE:
        IKI_DEEDS[iki.CHOOSE_TYPE](tables, state, frame, number, 0, sink)
        return
    _, seat, card = state.stack.pop()
    state.named[tables.open_characters.index(card)] = number
    if all(other[0] != BUSINESS for other in state.stack):  # at an event, or after the year
        state.turn += 1
    if sink is not None:
        args: Arguments = {"seat": seat, "character": tables.card_ids[card], "type": tables.type_ids[number]}
        sink(Event("type_named", args, reveals=others(state, seat)))
        if state.stack[-1][0] == OVER:
            sink(Event("ended", {"reason": "year_over"}, reveals=everybody(state)))


DEEDS: Mapping[int, Deed] = {
    **IKI_DEEDS,
    iki.BEGIN_WITH: _begin_with,
    iki.INCOME: _income,
    iki.HIRE: _hire,
    iki.MOVE: _move,
    iki.BUY: _buy,
    iki.BUILD: _build,
    iki.RAISE: _raise,
    iki.USE_CHARM: _use_charm,
    iki.LET_BURN: _let_burn,
    iki.CHOOSE_TYPE: _choose_type,
    actions.BUILD_BOAT: _build_boat,
    actions.ACTIVATE: _activate,
    actions.TAKE_TRADE: _take_trade,
    actions.EXCHANGE: _exchange,
    actions.MEET: _meet,
    actions.RELOCATE: _relocate,
    actions.USE_SKILL: _use_skill,
    actions.RETIRE: _retire,
    actions.LOWER: _lower,
    actions.TAKE_SALARY: _take_salary,
    actions.TAKE_GAIN: _take_gain,
    actions.WANDER: _wander,
    actions.SPEND: _spend,
    actions.TAKE_DISCOUNT: _take_discount,
    actions.TAKE_MON: _take_mon,
    actions.SPEND_BOAT_TOKEN: _again,
    actions.SEND: _send,
    actions.USE_DOCTOR: _use_doctor,
    actions.LET_GO: _let_go,
    actions.ACCEPT: _accept,
}
