"""What each option does (rulebook, Phases A and B)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from edo_table.engine.events import Event, Sink
from edo_table.engine.messages import Arguments
from edo_table.games.iki import actions
from edo_table.games.iki.effects import (
    bring,
    gain,
    gain_experience,
    has_perk,
    others,
    own_characters,
    pay,
    put_card,
    step_up,
)
from edo_table.games.iki.flow import burn, everybody
from edo_table.games.iki.goods import MON, NOTHING, SANDAL, less, total
from edo_table.games.iki.options import NO_DISCOUNT, builds, card_price, tobacco_left
from edo_table.games.iki.payday import starve
from edo_table.games.iki.state import (
    AFTER_VISIT,
    BUILD,
    BUSINESS,
    EMPTY,
    FIRE_CHARM,
    FISH,
    HUNGER,
    MONTH,
    MOVE_BONUS,
    MOVE_ON,
    NEUTRAL,
    OVER,
    PERKS,
    RAISE,
    SWAP,
    TOBACCO,
    TOKEN_KINDS,
    USED_CHARACTER,
    USED_SHOP,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Frame, Tables
from edo_table.games.iki.workings import Deed, Skill


def _mon(amount: int) -> list[int]:
    goods = list(NOTHING)
    goods[MON] = amount
    return goods


# ---- set-up ----------------------------------------------------------------------------------------------------------


def _begin_with(tables: Tables, state: IkiState, frame: Frame, character: int, stall: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    state.starters.remove(character)
    put_card(state, stall, character, seat)
    if sink is not None:
        args: Arguments = {"seat": seat, "character": tables.card_ids[character], "stall": tables.stall_ids[stall]}
        sink(Event("begun_with", args, reveals=others(state, seat)))
    state.turn += 1
    if state.stack == [(MONTH,)]:
        state.starters = []  # the others are not used (rulebook, Player setup)


# ---- phase A ---------------------------------------------------------------------------------------------------------


def _take_space(tables: Tables, state: IkiState, frame: Frame, space: int, _: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    state.ikizama[seat] = space
    state.turn += 1
    if sink is not None:
        sink(Event("space_taken", {"seat": seat, "space": SPACES[space]}, reveals=others(state, seat)))


# ---- income and hiring -----------------------------------------------------------------------------------------------


def _income(tables: Tables, state: IkiState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    gain(tables, state, seat, _mon(tables.content.numbers.income), sink, "income")


def _hire(tables: Tables, state: IkiState, frame: Frame, character: int, stall: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    hire(tables, state, seat, character, stall, sink)


def hire(
    tables: Tables, state: IkiState, seat: int, character: int, stall: int, sink: Sink | None, off: int = 0
) -> None:
    """Take the coins on a card of the row, pay card and stall, put the Kobun on it, take the bonus (H1, H4)."""
    at = state.row.index(character)
    coins = state.row_mon[at]
    customs = tables.workings.customs
    price = card_price(tables, state, seat, character, off) + customs.stall_prices(tables, state, seat)[stall]
    if sink is not None:
        args: Arguments = {
            "seat": seat,
            "character": tables.card_ids[character],
            "stall": tables.stall_ids[stall],
            "n": price,
        }
        sink(Event("hired", args, reveals=others(state, seat)))
    gain(tables, state, seat, _mon(coins), sink, "coins")
    pay(tables, state, seat, _mon(price), sink)
    del state.row[at], state.row_mon[at]
    put_card(state, stall, character, seat)
    bonus = tables.people[character].firefighting
    step_up(tables, state, seat, bonus, sink)
    if bonus:
        _watch(tables, state, seat, sink)
    customs.hired(tables, state, seat, character, sink)


def _watch(tables: Tables, state: IkiState, seat: int, sink: Sink | None) -> None:
    """Let the Fire Watchtower pay for a hiring bonus that moves the marker (X3)."""
    for stall, card in enumerate(state.cards):
        if card != EMPTY and state.owners[stall] == seat and not tables.is_character(card):
            building = tables.content.buildings[tables.building(card)]
            goods = list(NOTHING)
            goods[-1] = building.watch
            gain(tables, state, seat, goods, sink, building.id)


# ---- moving ----------------------------------------------------------------------------------------------------------


def _move(tables: Tables, state: IkiState, frame: Frame, steps: int, _: int, sink: Sink | None) -> None:
    """Walk; beyond what the Ikizama space says a Move +1 token, then sandals (V1, X5)."""
    _, seat, _least, most = state.stack.pop()
    bonus = has_perk(state, seat, MOVE_BONUS)
    sandals = max(0, steps - most - bonus)
    price = list(NOTHING)
    price[SANDAL] = sandals
    pay(tables, state, seat, price, sink)
    walk(tables, state, seat, steps, sink)
    if has_perk(state, seat, MOVE_BONUS) > bonus:
        state.stack.append((MOVE_ON, seat))


def walk(tables: Tables, state: IkiState, seat: int, steps: int, sink: Sink | None) -> None:
    """Move an Oyakata on; each pass of the Crossroads gives all its characters one experience (V2)."""
    before = state.positions[seat]
    reached = before + steps
    laps, place = divmod(reached - 1, tables.street)
    state.positions[seat] = place + 1
    if sink is not None:
        shop = tables.shops[tables.shop_at[place + 1]].id
        args: Arguments = {"seat": seat, "steps": steps, "from": before, "shop": shop}
        sink(Event("walked", args, reveals=others(state, seat)))
    customs = tables.workings.customs
    for _ in range(laps):
        if sink is not None:
            sink(Event("lap", {"seat": seat}))
        for stall in own_characters(tables, state, seat):
            gain_experience(tables, state, stall, sink)
        customs.lap(tables, state, seat, sink)
    customs.walked(tables, state, seat, ((before + step) % tables.street + 1 for step in range(steps)), sink)


def _move_on(tables: Tables, state: IkiState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    walk(tables, state, seat, 1, sink)


def _stay(tables: Tables, state: IkiState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    state.stack.pop()


def _go_to(tables: Tables, state: IkiState, frame: Frame, shop: int, _: int, sink: Sink | None) -> None:
    """New Year's Day: to any space, without a lap."""
    seat = state.stack.pop()[1]
    state.stack.append((BUSINESS, seat, 0))
    go_to(tables, state, seat, shop, sink)


def go_to(tables: Tables, state: IkiState, seat: int, shop: int, sink: Sink | None) -> None:
    """Put an Oyakata on a space of the street."""
    state.positions[seat] = tables.shop_at.index(shop)
    if sink is not None:
        sink(Event("went_to", {"seat": seat, "shop": tables.shops[shop].id}, reveals=others(state, seat)))
    tables.workings.customs.walked(tables, state, seat, (state.positions[seat],), sink)


# ---- business --------------------------------------------------------------------------------------------------------


def _use(state: IkiState, what: int) -> None:
    step, seat, used = state.stack[-1]
    state.stack[-1] = (step, seat, used | what)


def _trade(tables: Tables, state: IkiState, frame: Frame, shop: int, which: int, sink: Sink | None) -> None:
    _use(state, USED_SHOP)
    seat, trade = frame[1], tables.shops[shop].trades[which]
    if sink is not None:
        ident = tables.shops[shop].id
        args: Arguments = {"seat": seat, "shop": ident, "offer": which + 1, "trade": f"{ident}-{which + 1}"}
        sink(Event("traded", args, reveals=others(state, seat)))
    pay(tables, state, seat, trade.pay, sink)
    bring(tables, state, seat, trade.gain, sink)


def _buy(tables: Tables, state: IkiState, frame: Frame, token: int, _: int, sink: Sink | None) -> None:
    seat, kind = frame[1], tables.token_kind[token]
    is_second = frame[0] == TOBACCO
    if is_second:
        state.stack.pop()
    else:
        _use(state, USED_SHOP)
    state.market.remove(token)
    take_token(tables, state, seat, token, sink)
    if kind != FISH and not is_second and any(True for _ in tobacco_left(tables, state, seat, kind)):
        state.stack.append((TOBACCO, seat, kind))
    bring(tables, state, seat, tables.content.tokens[token].now, sink)
    tables.workings.customs.bought(tables, state, seat, token, sink)


def take_token(tables: Tables, state: IkiState, seat: int, token: int, sink: Sink | None) -> None:
    """Give a seat a token for its price."""
    state.bought[seat].append(token)
    if sink is not None:
        kind = tables.token_kind[token]
        args: Arguments = {"seat": seat, "token": tables.token_ids[token], "kind": TOKEN_KINDS[kind]}
        sink(Event("bought", args, reveals=others(state, seat)))
    pay(tables, state, seat, _mon(tables.token_cost[token]), sink)


def _enough(tables: Tables, state: IkiState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    state.stack.pop()


def _build(tables: Tables, state: IkiState, frame: Frame, building: int, stall: int, sink: Sink | None) -> None:
    seat = frame[1]
    cost = tables.building_costs[building]
    if frame[0] == BUILD:
        state.stack.pop()
        cost = less(cost, tables.people[frame[2]].discount)
    else:
        _use(state, USED_SHOP)
        beside = tables.shops[tables.shop_at[state.positions[seat]]].building_cost
        assert beside is not None
        cost = total(cost, beside)
    build(tables, state, seat, building, stall, cost, sink)


def build(
    tables: Tables, state: IkiState, seat: int, building: int, stall: int, cost: Sequence[int], sink: Sink | None
) -> None:
    """Put a building on a stall for a cost, and what the stall costs."""
    customs = tables.workings.customs
    card = tables.characters + building
    if sink is not None:
        args: Arguments = {"seat": seat, "building": tables.card_ids[card], "stall": tables.stall_ids[stall]}
        sink(Event("built", args, reveals=others(state, seat)))
    pay(tables, state, seat, total(cost, _mon(customs.stall_prices(tables, state, seat)[stall])), sink)
    state.offer.remove(building)
    put_card(state, stall, card, seat)
    customs.built(tables, state, seat, building, sink)


def _visit(tables: Tables, state: IkiState, frame: Frame, stall: int, _: int, sink: Sink | None) -> None:
    """Use a character's skill; afterwards another's gains experience, a neutral one leaves (B3, B4, B10)."""
    _use(state, USED_CHARACTER)
    seat, card, owner = frame[1], state.cards[stall], state.owners[stall]
    if sink is not None:
        args: Arguments = {
            "seat": seat,
            "character": tables.card_ids[card],
            "stall": tables.stall_ids[stall],
            "owner": owner,
        }
        sink(Event("visited", args, reveals=others(state, seat)))
    if owner != seat:
        state.stack.append((AFTER_VISIT, card, owner))
    use_skill(tables, state, seat, card, sink)


def use_skill(tables: Tables, state: IkiState, seat: int, card: int, sink: Sink | None) -> None:
    """Pay a character's skill and have what it brings."""
    person = tables.people[card]
    pay(tables, state, seat, person.pay, sink)
    skill = tables.workings.skills.get(person.action)
    if skill is not None:
        skill.use(tables, state, seat, card, sink)
    else:
        bring(tables, state, seat, person.gain, sink)
    for other in others(state, seat):
        gain(tables, state, other, person.opponents_gain, sink, person.id)


def _raise(tables: Tables, state: IkiState, frame: Frame, stall: int, _: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    gain_experience(tables, state, stall, sink)
    while state.stack[-1] == (RAISE, seat) and not own_characters(tables, state, seat):
        state.stack.pop()


def _swap(tables: Tables, state: IkiState, frame: Frame, first: int, second: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    if sink is not None:
        ids = tables.card_ids
        args: Arguments = {
            "seat": seat,
            "character": ids[state.cards[first]],
            "stall": tables.stall_ids[first],
            "other": ids[state.cards[second]],
            "other_stall": tables.stall_ids[second],
        }
        sink(Event("swapped", args, reveals=others(state, seat)))
    for by_stall in (state.cards, state.owners, state.experience):
        by_stall[first], by_stall[second] = by_stall[second], by_stall[first]


def _end_turn(tables: Tables, state: IkiState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    tables.workings.customs.turn_ended(tables, state, seat, sink)
    state.ikizama[seat] = EMPTY
    state.turn += 1
    if sink is not None:
        sink(Event("turn_ended", {"seat": seat}, reveals=others(state, seat)))


# ---- events ----------------------------------------------------------------------------------------------------------


def _leave_row(state: IkiState, character: int) -> None:
    at = state.row.index(character)
    del state.row[at], state.row_mon[at]


def _place_neutral(
    tables: Tables, state: IkiState, frame: Frame, character: int, stall: int, sink: Sink | None
) -> None:
    seat = state.stack.pop()[1]
    _leave_row(state, character)
    put_card(state, stall, character, NEUTRAL)
    state.turn += 1
    if sink is not None:
        args: Arguments = {"seat": seat, "character": tables.card_ids[character], "stall": tables.stall_ids[stall]}
        sink(Event("neutral_placed", args, reveals=others(state, seat)))


def _drop_neutral(tables: Tables, state: IkiState, frame: Frame, character: int, _: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    _leave_row(state, character)
    state.turn += 1
    if sink is not None:
        args: Arguments = {"seat": seat, "character": tables.card_ids[character]}
        sink(Event("neutral_dropped", args, reveals=others(state, seat)))


def _starve(tables: Tables, state: IkiState, frame: Frame, stall: int, _: int, sink: Sink | None) -> None:
    _, seat, count = state.stack.pop()
    if count > 1:
        state.stack.append((HUNGER, seat, count - 1))
    else:
        state.turn += 1
    starve(tables, state, stall, sink)


def _use_charm(tables: Tables, state: IkiState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    _, seat, stall = state.stack.pop()
    state.perks[seat * len(PERKS) + FIRE_CHARM] -= 1
    state.turn += 1
    if sink is not None:
        args: Arguments = {
            "seat": seat,
            "character": tables.card_ids[state.cards[stall]],
            "stall": tables.stall_ids[stall],
        }
        sink(Event("charm_used", args, reveals=others(state, seat)))


def _let_burn(tables: Tables, state: IkiState, frame: Frame, _a: int, _b: int, sink: Sink | None) -> None:
    _, _, stall = state.stack.pop()
    state.turn += 1
    burn(tables, state, stall, sink)


def _choose_type(tables: Tables, state: IkiState, frame: Frame, number: int, _: int, sink: Sink | None) -> None:
    seat = state.stack.pop()[1]
    state.joker_types[seat].append(number)
    state.turn += 1
    if sink is not None:
        sink(Event("type_chosen", {"seat": seat, "type": tables.type_ids[number]}, reveals=others(state, seat)))
        if state.stack[-1][0] == OVER:
            sink(Event("ended", {"reason": "year_over"}, reveals=everybody(state)))


def _can_build(tables: Tables, state: IkiState, seat: int, card: int) -> bool:
    return any(True for _ in builds(tables, state, seat, NO_DISCOUNT, tables.people[card].discount))


def _begin_building(tables: Tables, state: IkiState, seat: int, card: int, sink: Sink | None) -> None:
    state.stack.append((BUILD, seat, card))


def _can_swap(tables: Tables, state: IkiState, seat: int, card: int) -> bool:
    return sum(tables.is_character(other) for other in state.cards) >= 2


def _begin_swap(tables: Tables, state: IkiState, seat: int, card: int, sink: Sink | None) -> None:
    state.stack.append((SWAP, seat))


SKILLS: Mapping[str, Skill] = {
    "build": Skill(_can_build, _begin_building),
    "swap": Skill(_can_swap, _begin_swap),
}

DEEDS: Mapping[int, Deed] = {
    actions.BEGIN_WITH: _begin_with,
    actions.TAKE_SPACE: _take_space,
    actions.INCOME: _income,
    actions.HIRE: _hire,
    actions.MOVE: _move,
    actions.MOVE_ON: _move_on,
    actions.STAY: _stay,
    actions.TRADE: _trade,
    actions.BUY: _buy,
    actions.ENOUGH: _enough,
    actions.BUILD: _build,
    actions.VISIT: _visit,
    actions.RAISE: _raise,
    actions.SWAP: _swap,
    actions.END_TURN: _end_turn,
    actions.PLACE_NEUTRAL: _place_neutral,
    actions.DROP_NEUTRAL: _drop_neutral,
    actions.STARVE: _starve,
    actions.USE_CHARM: _use_charm,
    actions.LET_BURN: _let_burn,
    actions.GO_TO: _go_to,
    actions.CHOOSE_TYPE: _choose_type,
}
