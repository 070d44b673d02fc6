"""Why something on the table cannot be chosen just now."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.engine.messages import Message
from edo_table.games.iki.actions import spec_of
from edo_table.games.iki.effects import can_pay
from edo_table.games.iki.goods import COUNT, MON
from edo_table.games.iki.options import card_price
from edo_table.games.iki.state import (
    BEGIN,
    BUSINESS,
    EMPTY,
    FISH,
    HIRE,
    OVER,
    USED_CHARACTER,
    USED_SHOP,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Tables


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
    if what == "row":
        return _row(tables, state, step, name)
    if what == "stall":
        return _stall(tables, state, step, selected, name)
    if what in ("shop", "offer", "token", "building"):
        return _shop(tables, state, step, what, name)
    return None


def _ikizama(state: IkiState, step: int, name: str) -> Message | None:
    if name not in SPACES:
        return None
    space = SPACES.index(name)
    if state.block == space:
        return Message("iki.why.blocked")
    if space in state.ikizama:
        return Message("iki.why.space_taken", {"seat": state.ikizama.index(space)})
    return Message("iki.why.not_way") if step != WAY else None


def _row(tables: Tables, state: IkiState, step: int, name: str) -> Message | None:
    card = tables.card_of.get(name, EMPTY)
    if card not in (*state.row, *state.starters):
        return None
    if step not in (HIRE, BEGIN):
        return Message("iki.why.hire_first_in_turn")
    seat = state.stack[-1][1]
    if not state.kobuns[seat]:
        return Message("iki.why.no_kobun")
    if EMPTY not in state.cards:
        return Message("iki.why.no_stall")
    if card in state.row:
        price = card_price(tables, state, seat, card)
        has = state.goods[seat * COUNT + MON] + state.row_mon[state.row.index(card)]
        if has < price:
            return Message("iki.why.card_too_dear", {"n": price, "has": has})
    return None


def _stall(tables: Tables, state: IkiState, step: int, selected: tuple[str, ...], name: str) -> Message | None:
    stall = tables.stall_of.get(name, -1)
    if stall < 0:
        return None
    card, seat = state.cards[stall], state.stack[-1][1]
    lays = any(target.partition(":")[0] in ("row", "building") for target in selected)
    if lays and card != EMPTY:
        return Message("iki.why.stall_taken")
    if lays and step == BEGIN:
        return Message("iki.why.outer_stall")
    if lays:
        return Message("iki.why.stall_too_dear", {"n": tables.extra[stall]})
    if step == BUSINESS and card != EMPTY:
        return _character(tables, state, seat, stall, card)
    if step in (HIRE, BEGIN) and card == EMPTY:
        return Message("iki.why.choose_card")
    return None


def _character(tables: Tables, state: IkiState, seat: int, stall: int, card: int) -> Message | None:
    if not tables.is_character(card):
        return Message("iki.why.building_idle")
    if state.stack[-1][2] & USED_CHARACTER:
        return Message("iki.why.one_character")
    shop = tables.shop_at[state.positions[seat]]
    if stall not in tables.stalls_of_shop[shop]:
        return Message("iki.why.other_shop", {"shop": tables.shops[shop].id})
    if not can_pay(state, seat, tables.people[card].pay):
        return Message("iki.why.cannot_pay")
    return Message("iki.why.no_effect")


def _shop(tables: Tables, state: IkiState, step: int, what: str, name: str) -> Message | None:
    if step != BUSINESS:
        return Message("iki.why.shop_in_business") if what in ("shop", "offer") else None
    seat, used = state.stack[-1][1:3]
    here = tables.shops[tables.shop_at[state.positions[seat]]]
    if used & USED_SHOP:
        return Message("iki.why.one_shop")
    if what == "token":
        token = tables.token_of.get(name, -1)
        if token not in state.market:
            return None
        if here.sells != ("fish" if tables.token_kind[token] == FISH else "tobacco"):
            return Message("iki.why.sold_elsewhere")
        if tables.token_cost[token] > state.goods[seat * COUNT + MON]:
            return Message("iki.why.token_too_dear", {"n": tables.token_cost[token]})
        return Message("iki.why.one_fish_a_season")
    if what == "building":
        if here.building_cost is None:
            return Message("iki.why.build_at_site")
        return Message("iki.why.no_kobun") if not state.kobuns[seat] else Message("iki.why.cannot_pay")
    if name.partition(":")[0] != here.id:
        return Message("iki.why.other_shop", {"shop": here.id})
    return Message("iki.why.cannot_pay")
