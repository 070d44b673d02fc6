"""Why something on the table cannot be chosen just now."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.engine.messages import Message
from edo_table.games.iki.effects import can_pay
from edo_table.games.iki.goods import COUNT, MON
from edo_table.games.iki.options import card_price
from edo_table.games.iki.state import (
    BEGIN,
    BUILD,
    BUSINESS,
    EMPTY,
    FISH,
    HIRE,
    HUNGER,
    MOVE,
    NEUTRAL_CARD,
    OVER,
    RAISE,
    SWAP,
    TOBACCO,
    USED_CHARACTER,
    USED_SHOP,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Tables
from edo_table.games.iki.vocabulary import spec_of


def why_not(
    tables: Tables, state: IkiState, legal: Sequence[int], selected: tuple[str, ...], target: str
) -> Message | None:
    """Return the reason in words, None when the target may be chosen after the selected ones or means nothing."""
    chosen = {*selected, target}
    if any(chosen <= set(spec_of(tables, code).targets) for code in legal):
        return None
    what, _, name = target.partition(":")
    step = state.stack[-1][0]
    if what not in ("row", "stall", "building", "shop", "offer", "token", "ikizama", "steps", "type", "button"):
        return None
    if step == OVER:
        return Message("iki.why.over")
    if what == "ikizama":
        return _ikizama(state, step, name)
    if what == "steps":
        return _steps(state, name)
    if what == "row":
        return _row(tables, state, step, selected, name)
    if what == "stall":
        return _stall(tables, state, step, selected, name)
    if what == "token":
        return _token(tables, state, step, name)
    if what == "building":
        return _building(tables, state, step, name)
    return _shop(tables, state, step, what, name) if what in ("shop", "offer") else None


def _ikizama(state: IkiState, step: int, name: str) -> Message | None:
    if name not in SPACES:
        return None
    space = SPACES.index(name)
    if state.block == space:
        return Message("iki.why.blocked")
    if space in state.ikizama:
        return Message("iki.why.space_taken", {"seat": state.ikizama.index(space)})
    return Message("iki.why.not_way") if step != WAY else None


def _steps(state: IkiState, name: str) -> Message | None:
    if state.stack[-1][0] != MOVE or not name.isdecimal():
        return None
    least = state.stack[-1][2]
    return Message("iki.why.too_near" if int(name) < least else "iki.why.too_far")


def _row(tables: Tables, state: IkiState, step: int, selected: tuple[str, ...], name: str) -> Message | None:
    card = tables.card_of.get(name, EMPTY)
    if card not in (*state.row, *state.starters):
        return None
    if step in (BEGIN, NEUTRAL_CARD):
        return None
    if step != HIRE:
        return Message("iki.why.hire_first_in_turn")
    seat = state.stack[-1][1]
    if not state.kobuns[seat]:
        return Message("iki.why.no_kobun")
    if EMPTY not in state.cards:
        return Message("iki.why.no_stall")
    extra = max((tables.extra[stall] for stall in _selected_stalls(tables, selected)), default=0)
    price = card_price(tables, state, seat, card) + extra
    has = state.goods[seat * COUNT + MON] + state.row_mon[state.row.index(card)]
    return Message("iki.why.card_too_dear", {"n": price, "has": has}) if has < price else None


def _selected_stalls(tables: Tables, selected: tuple[str, ...]) -> list[int]:
    names = [name for what, _, name in (target.partition(":") for target in selected) if what == "stall"]
    return [tables.stall_of[name] for name in names if name in tables.stall_of]


def _stall(tables: Tables, state: IkiState, step: int, selected: tuple[str, ...], name: str) -> Message | None:
    stall = tables.stall_of.get(name, -1)
    if stall < 0:
        return None
    card, seat = state.cards[stall], state.stack[-1][1]
    if step in (BEGIN, HIRE, BUILD, NEUTRAL_CARD, BUSINESS):
        lays = any(target.partition(":")[0] in ("row", "building") for target in selected)
        if lays and card != EMPTY:
            return Message("iki.why.stall_taken")
        if lays:
            is_begin = step == BEGIN
            return Message("iki.why.outer_stall") if is_begin else _too_dear(tables, stall)
    if step == BUSINESS and card != EMPTY:
        return _character(tables, state, seat, stall, card)
    if step in (HIRE, BEGIN) and card == EMPTY:
        return Message("iki.why.choose_card")
    if step == SWAP and card != EMPTY:
        return Message("iki.why.swap_characters")
    if step in (RAISE, HUNGER) and card != EMPTY:
        return Message("iki.why.not_own" if step == RAISE else "iki.why.hungry_own")
    return None


def _too_dear(tables: Tables, stall: int) -> Message:
    return Message("iki.why.stall_too_dear", {"n": tables.extra[stall]})


def _character(tables: Tables, state: IkiState, seat: int, stall: int, card: int) -> Message:
    if not tables.is_character(card):
        return Message("iki.why.building_idle")
    if state.stack[-1][2] & USED_CHARACTER:
        return Message("iki.why.one_character")
    shop = tables.shop_at[state.positions[seat]]
    if stall not in tables.stalls_of_shop[shop]:
        return Message("iki.why.other_shop", {"shop": tables.shops[shop].id})
    person = tables.people[card]
    if person.action == "build":
        return Message("iki.why.cannot_build")
    return Message("iki.why.no_effect" if can_pay(state, seat, person.pay) else "iki.why.cannot_pay")


def _token(tables: Tables, state: IkiState, step: int, name: str) -> Message | None:
    token = tables.token_of.get(name, EMPTY)
    if token not in state.market:
        return None
    seat, kind = state.stack[-1][1], tables.token_kind[token]
    if step == TOBACCO and kind == state.stack[-1][2]:
        return Message("iki.why.one_of_a_kind")
    if step not in (BUSINESS, TOBACCO):
        return Message("iki.why.shop_in_business")
    here = tables.shops[tables.shop_at[state.positions[seat]]]
    if here.sells != ("fish" if kind == FISH else "tobacco"):
        return Message("iki.why.sold_elsewhere")
    if step == BUSINESS and state.stack[-1][2] & USED_SHOP:
        return Message("iki.why.one_shop")
    cost = tables.token_cost[token]
    if cost > state.goods[seat * COUNT + MON]:
        return Message("iki.why.token_too_dear", {"n": cost})
    return Message("iki.why.one_fish_a_season")


def _building(tables: Tables, state: IkiState, step: int, name: str) -> Message | None:
    card = tables.card_of.get(name, EMPTY)
    if card < tables.characters or tables.building(card) not in state.offer:
        return None
    if step == BUSINESS:
        seat, used = state.stack[-1][1:3]
        if tables.shops[tables.shop_at[state.positions[seat]]].building_cost is None:
            return Message("iki.why.build_at_site")
        if used & USED_SHOP:
            return Message("iki.why.one_shop")
    elif step != BUILD:
        return Message("iki.why.build_at_site")
    if not state.kobuns[state.stack[-1][1]]:
        return Message("iki.why.no_kobun")
    return Message("iki.why.cannot_pay" if EMPTY in state.cards else "iki.why.no_stall")


def _shop(tables: Tables, state: IkiState, step: int, what: str, name: str) -> Message | None:
    named, _, number = name.partition(":")
    shop = next((shop for shop in tables.shops if shop.id == named), None)
    if shop is None:
        return None
    if step != BUSINESS:
        return Message("iki.why.shop_in_business")
    seat, used = state.stack[-1][1:3]
    here = tables.shops[tables.shop_at[state.positions[seat]]]
    if shop is not here:
        return Message("iki.why.other_shop", {"shop": here.id})
    if used & USED_SHOP:
        return Message("iki.why.one_shop")
    if here.sells:
        return Message("iki.why.choose_token")
    which = int(number) - 1 if number.isdecimal() else 0
    if what == "shop" and (len(here.trades) > 1 or here.building_cost is not None):
        return Message("iki.why.choose_offer")
    if not 0 <= which < len(here.trades):
        return None
    return Message("iki.why.no_effect" if can_pay(state, seat, here.trades[which].pay) else "iki.why.cannot_pay")
