"""What a seat may do at each step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from edo_table.games.iki import actions
from edo_table.games.iki.effects import can_pay, changes_something, has_perk, own_characters, wood_left
from edo_table.games.iki.goods import COUNT, MON, SANDAL, WOOD, Amounts, less, total
from edo_table.games.iki.state import (
    BEGIN,
    BUILD,
    BUSINESS,
    CHARM,
    EMPTY,
    FISH,
    HIRE,
    HIRE_DISCOUNT,
    HUNGER,
    JOKER,
    MOVE,
    MOVE_BONUS,
    MOVE_ON,
    NEUTRAL_CARD,
    NEW_YEAR,
    PIPE,
    POUCH,
    RAISE,
    SWAP,
    TOBACCO,
    USED_CHARACTER,
    USED_SHOP,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Frame, Tables
from edo_table.games.iki.vocabulary import encode
from edo_table.games.iki.workings import Offer


def legal_codes(tables: Tables, state: IkiState) -> list[int]:
    """Return the codes of all legal options, ascending."""
    frame = state.stack[-1]
    found = tables.workings.offers.get(frame[0])
    return sorted(found(tables, state, frame)) if found is not None else []


def _begin(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    """S2: any character that is left, on the outer stall of any Nagaya where that is empty."""
    for character in state.starters:
        for stall in tables.outer:
            if state.cards[stall] == EMPTY:
                yield encode(actions.BEGIN_WITH, character, stall)


def _way(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    for space in range(len(SPACES)):
        if space not in state.ikizama and space != state.block:
            yield encode(actions.TAKE_SPACE, space)


def _hire(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    yield encode(actions.INCOME)
    yield from hires(tables, state, frame[1])


def hires(tables: Tables, state: IkiState, seat: int, off: int = 0) -> Iterator[int]:
    """Return the ways to hire a character, each `off` mon cheaper (H1, H2)."""
    if not state.kobuns[seat]:
        return
    mon = state.goods[seat * COUNT + MON]
    extra = tables.workings.customs.stall_prices(tables, state, seat)
    free = [stall for stall, card in enumerate(state.cards) if card == EMPTY]
    for character, coins in zip(state.row, state.row_mon, strict=True):
        has = mon + coins - card_price(tables, state, seat, character, off)
        if has >= 0:
            first = encode(actions.HIRE, character)
            yield from [first | stall for stall in free if extra[stall] <= has]


def card_price(tables: Tables, state: IkiState, seat: int, character: int, off: int = 0) -> int:
    """Return the mon that a card costs a seat, `off` mon cheaper, without what its stall costs."""
    return max(0, tables.people[character].cost - has_perk(state, seat, HIRE_DISCOUNT) - off)


def _move(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    """V1, X5: every distance once, at its cheapest."""
    _, seat, least, most = frame
    furthest = most + has_perk(state, seat, MOVE_BONUS) + state.goods[seat * COUNT + SANDAL]
    for steps in range(least, min(furthest, 255) + 1):
        yield encode(actions.MOVE, steps)


def _move_on(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    yield encode(actions.MOVE_ON)
    yield encode(actions.STAY)


def _business(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    _, seat, used = frame
    yield encode(actions.END_TURN)
    shop = tables.shop_at[state.positions[seat]]
    if not used & USED_SHOP:
        yield from _shop(tables, state, seat, shop)
    if not used & USED_CHARACTER:
        for stall in tables.stalls_of_shop[shop]:
            card = state.cards[stall]
            if tables.is_character(card) and can_visit(tables, state, seat, card):
                yield encode(actions.VISIT, stall)


def _shop(tables: Tables, state: IkiState, seat: int, number: int) -> Iterator[int]:
    shop = tables.shops[number]
    for which, trade in enumerate(shop.trades):
        if can_pay(state, seat, trade.pay) and changes_something(tables, state, seat, trade.gain):
            yield encode(actions.TRADE, number, which)
    if shop.building_cost is not None:
        yield from builds(tables, state, seat, shop.building_cost, NO_DISCOUNT)
    if shop.sells == "fish":
        seasons = {tables.token_season[token] for token in state.bought[seat] if tables.token_kind[token] == FISH}
        yield from tokens_to_buy(
            tables,
            state,
            seat,
            lambda token: tables.token_kind[token] == FISH and tables.token_season[token] not in seasons,
        )
    elif shop.sells == "tobacco":
        yield from tokens_to_buy(tables, state, seat, lambda token: tables.token_kind[token] in (PIPE, POUCH))


def tokens_to_buy(
    tables: Tables, state: IkiState, seat: int, is_wanted: Callable[[int], bool], stock: Sequence[int] | None = None
) -> Iterator[int]:
    """Return the purchases of tokens that a seat can pay for: of the market, unless another stock is given."""
    mon = state.goods[seat * COUNT + MON]
    may_buy = tables.workings.customs.may_buy
    for token in state.market if stock is None else stock:
        if tables.token_cost[token] <= mon and is_wanted(token) and may_buy(tables, state, seat, token):
            yield encode(actions.BUY, token)


def _tobacco(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    yield encode(actions.ENOUGH)
    yield from tobacco_left(tables, state, frame[1], frame[2])


def tobacco_left(tables: Tables, state: IkiState, seat: int, bought: int) -> Iterator[int]:
    """Return the purchases of the other kind after a pipe or a pouch (B9)."""
    other = POUCH if bought == PIPE else PIPE
    yield from tokens_to_buy(tables, state, seat, lambda token: tables.token_kind[token] == other)


NO_DISCOUNT: Amounts = (0,) * COUNT


def builds(tables: Tables, state: IkiState, seat: int, beside: Amounts, discount: Amounts) -> Iterator[int]:
    """Return the ways to build, with what is paid beside the price, and a discount."""
    yield from _buildings(tables, state, seat, beside, discount)
    yield from tables.workings.customs.other_builds(tables, state, seat, beside, discount)


def _buildings(tables: Tables, state: IkiState, seat: int, beside: Amounts, discount: Amounts) -> Iterator[int]:
    """Return the ways to build a building: a free Kobun, an empty stall, the price with what the stall costs (H5)."""
    if not state.kobuns[seat]:
        return
    free: list[int] | None = None
    customs = tables.workings.customs
    extra = customs.stall_prices(tables, state, seat)
    for building in state.offer:
        price = total(less(tables.building_costs[building], discount), beside)
        if not can_pay(state, seat, price) or not customs.may_build(tables, state, seat, building):
            continue
        left = state.goods[seat * COUNT + MON] - price[MON]
        free = free or [stall for stall, card in enumerate(state.cards) if card == EMPTY]
        first = encode(actions.BUILD, building)
        yield from [first | stall for stall in free if extra[stall] <= left]


def can_visit(tables: Tables, state: IkiState, seat: int, card: int) -> bool:
    """Return whether business with a character is possible: its price is there, its gain changes something (B2)."""
    person = tables.people[card]
    if not can_pay(state, seat, person.pay):
        return False
    skill = tables.workings.skills.get(person.action)
    if skill is not None:
        return skill.can(tables, state, seat, card)
    if person.pay[WOOD] and person.gain.goods[WOOD] and not wood_left(tables, state):
        return True  # what is paid can be gained again
    return changes_something(tables, state, seat, person.gain)


def _raise(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    for stall in own_characters(tables, state, frame[1]):
        yield encode(actions.RAISE, stall)


def _swap(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    stalls = [stall for stall, card in enumerate(state.cards) if tables.is_character(card)]
    for number, first in enumerate(stalls):
        for second in stalls[number + 1 :]:
            yield encode(actions.SWAP, first, second)


def _build(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    yield from builds(tables, state, frame[1], NO_DISCOUNT, tables.people[frame[2]].discount)


def _neutral(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    yield from neutral_places(tables, state, state.row)


def neutral_places(tables: Tables, state: IkiState, characters: Sequence[int]) -> Iterator[int]:
    """Return the ways to place one of some characters (M4): any empty stall, or out of the game."""
    free = [stall for stall, card in enumerate(state.cards) if card == EMPTY]
    for character in characters:
        if not free:
            yield encode(actions.DROP_NEUTRAL, character)
        for stall in free:
            yield encode(actions.PLACE_NEUTRAL, character, stall)


def _hunger(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    for stall in own_characters(tables, state, frame[1]):
        yield encode(actions.STARVE, stall)


def _charm(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    yield encode(actions.USE_CHARM)
    yield encode(actions.LET_BURN)


def _new_year(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    for shop in tables.shop_at[1:]:
        yield encode(actions.GO_TO, shop)


def _joker(tables: Tables, state: IkiState, frame: Frame) -> Iterator[int]:
    for number in range(len(tables.type_ids)):
        yield encode(actions.CHOOSE_TYPE, number)


OFFERS: Mapping[int, Offer] = {
    BEGIN: _begin,
    WAY: _way,
    HIRE: _hire,
    MOVE: _move,
    MOVE_ON: _move_on,
    BUSINESS: _business,
    TOBACCO: _tobacco,
    RAISE: _raise,
    SWAP: _swap,
    BUILD: _build,
    NEUTRAL_CARD: _neutral,
    HUNGER: _hunger,
    CHARM: _charm,
    NEW_YEAR: _new_year,
    JOKER: _joker,
}
