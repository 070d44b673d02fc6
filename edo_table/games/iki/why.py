"""Why something on the table cannot be chosen just now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

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

T = TypeVar("T", bound=Tables)
S = TypeVar("S", bound=IkiState)


def why_not(
    tables: Tables, state: IkiState, legal: Sequence[int], selected: tuple[str, ...], target: str
) -> Message | None:
    """Return the reason in words, None when the target may be chosen after the selected ones or means nothing."""
    return Reasons(tables, state, selected).of(legal, target)


class Reasons(Generic[T, S]):
    """Words about one position, once some targets are selected."""

    whats: ClassVar[tuple[str, ...]] = (
        "row", "stall", "building", "shop", "offer", "token", "ikizama", "steps", "type", "button",
    )  # fmt: skip
    """What targets are called before the colon."""
    hiring_steps: ClassVar[frozenset[int]] = frozenset((HIRE,))
    building_steps: ClassVar[frozenset[int]] = frozenset((BUILD,))
    """Those in which something is built away from the Construction site."""

    def __init__(self, tables: T, state: S, selected: tuple[str, ...]) -> None:
        self.tables, self.state, self.selected = tables, state, selected
        self.frame = state.stack[-1]
        self.step, self.seat = self.frame[:2]

    def of(self, legal: Sequence[int], target: str) -> Message | None:
        """Return the reason against a target, None when it may be chosen or means nothing."""
        chosen = {*self.selected, target}
        if any(chosen <= set(spec_of(self.tables, code).targets) for code in legal):
            return None
        what, _, name = target.partition(":")
        if what not in self.whats:
            return None
        return Message("iki.why.over") if self.step == OVER else self.against(what, name)

    def against(self, what: str, name: str) -> Message | None:
        """Return the reason against a target that cannot be chosen."""
        if what == "ikizama":
            return self._ikizama(name)
        if what == "steps":
            return self._steps(name)
        if what == "row":
            return self._row(name)
        if what == "stall":
            stall = self.tables.stall_of.get(name, -1)
            return self._stall(stall, self.state.cards[stall]) if stall >= 0 else None
        if what == "token":
            return self._token(self.tables.token_of.get(name, EMPTY))
        if what == "building":
            return self._building(name)
        return self._shop(what, name) if what in ("shop", "offer") else None

    @property
    def mon(self) -> int:
        """The mon of the seat that decides."""
        return self.state.goods[self.seat * COUNT + MON]

    @property
    def used(self) -> int:
        """What has been done in the business that is open."""
        return self.frame[2]

    # ---- the track and the street ----------------------------------------------------------------------------------

    def _ikizama(self, name: str) -> Message | None:
        if name not in SPACES:
            return None
        space = SPACES.index(name)
        if self.state.block == space:
            return Message("iki.why.blocked")
        if space in self.state.ikizama:
            return Message("iki.why.space_taken", {"seat": self.state.ikizama.index(space)})
        return Message("iki.why.not_way") if self.step != WAY else None

    def _steps(self, name: str) -> Message | None:
        if self.step != MOVE or not name.isdecimal():
            return None
        least = self.frame[2]
        return Message("iki.why.too_near" if int(name) < least else "iki.why.too_far")

    # ---- hiring ----------------------------------------------------------------------------------------------------

    def _row(self, name: str) -> Message | None:
        state, card = self.state, self.tables.card_of.get(name, EMPTY)
        if card not in (*state.row, *state.starters):
            return None
        if self.step in (BEGIN, NEUTRAL_CARD):
            return None
        if self.step not in self.hiring_steps:
            return Message("iki.why.hire_first_in_turn")
        if not state.kobuns[self.seat]:
            return Message("iki.why.no_kobun")
        if EMPTY not in state.cards:
            return Message("iki.why.no_stall")
        free = [stall for stall, other in enumerate(state.cards) if other == EMPTY]
        extra = min(self._extra(stall) for stall in self._selected_stalls() or free)
        price = card_price(self.tables, state, self.seat, card, self._off()) + extra
        has = self.mon + state.row_mon[state.row.index(card)]
        return Message("iki.why.card_too_dear", {"n": price, "has": has}) if has < price else None

    def _off(self) -> int:
        """Return by how much hiring is cheaper at this step."""
        return 0

    def _extra(self, stall: int) -> int:
        return self.tables.workings.customs.stall_prices(self.tables, self.state, self.seat)[stall]

    def _selected_stalls(self) -> list[int]:
        names = [name for what, _, name in (target.partition(":") for target in self.selected) if what == "stall"]
        return [self.tables.stall_of[name] for name in names if name in self.tables.stall_of]

    # ---- stalls ----------------------------------------------------------------------------------------------------

    def _stall(self, stall: int, card: int) -> Message | None:
        step = self.step
        if step in (BEGIN, NEUTRAL_CARD, BUSINESS, *self.hiring_steps, *self.building_steps):
            lays = any(target.partition(":")[0] in ("row", "building") for target in self.selected)
            if lays and card != EMPTY:
                return Message("iki.why.stall_taken")
            if lays:
                is_begin = step == BEGIN
                return Message("iki.why.outer_stall") if is_begin else self._too_dear(stall)
        if step == BUSINESS and card != EMPTY:
            return self._character(stall, card)
        if step in (BEGIN, *self.hiring_steps) and card == EMPTY:
            return Message("iki.why.choose_card")
        if step == SWAP and card != EMPTY:
            return Message("iki.why.swap_characters")
        if step in (RAISE, HUNGER) and card != EMPTY:
            return Message("iki.why.not_own" if step == RAISE else "iki.why.hungry_own")
        return None

    def _too_dear(self, stall: int) -> Message:
        return Message("iki.why.stall_too_dear", {"n": self._extra(stall)})

    def _character(self, stall: int, card: int) -> Message:
        """Return why no business is done with a card."""
        tables = self.tables
        if not tables.is_character(card):
            return Message("iki.why.building_idle")
        if self.used & USED_CHARACTER:
            return Message("iki.why.one_character")
        shop = tables.shop_at[self.state.positions[self.seat]]
        if stall not in tables.stalls_of_shop[shop]:
            return Message("iki.why.other_shop", {"shop": tables.shops[shop].id})
        return self._skill(card)

    def _skill(self, card: int) -> Message:
        """Return why a character's skill cannot be used where the Oyakata stands."""
        person = self.tables.people[card]
        if person.action == "build":
            return Message("iki.why.cannot_build")
        return Message("iki.why.no_effect" if can_pay(self.state, self.seat, person.pay) else "iki.why.cannot_pay")

    # ---- what is bought and built ----------------------------------------------------------------------------------

    def _token(self, token: int) -> Message | None:
        state = self.state
        if token not in state.market:
            return None
        kind = self.tables.token_kind[token]
        if self.step == TOBACCO and kind == self.frame[2]:
            return Message("iki.why.one_of_a_kind")
        if self.step not in (BUSINESS, TOBACCO):
            return Message("iki.why.shop_in_business")
        here = self.tables.shops[self.tables.shop_at[state.positions[self.seat]]]
        if here.sells != ("fish" if kind == FISH else "tobacco"):
            return Message("iki.why.sold_elsewhere")
        if self.step == BUSINESS and self.used & USED_SHOP:
            return Message("iki.why.one_shop")
        return self._unsold(token)

    def _unsold(self, token: int) -> Message:
        """Return why a token that is sold here cannot be bought."""
        cost = self.tables.token_cost[token]
        if cost > self.mon:
            return Message("iki.why.token_too_dear", {"n": cost})
        return Message("iki.why.one_fish_a_season")

    def _building(self, name: str) -> Message | None:
        tables, state = self.tables, self.state
        card = tables.card_of.get(name, EMPTY)
        if card < tables.characters or tables.building(card) not in state.offer:
            return None
        reason = self._not_here()
        if reason is not None:
            return reason
        if not state.kobuns[self.seat]:
            return Message("iki.why.no_kobun")
        return self._unbuilt(tables.building(card))

    def _not_here(self) -> Message | None:
        """Return why nothing is built now, None where it may be."""
        if self.step == BUSINESS:
            if self.tables.shops[self.tables.shop_at[self.state.positions[self.seat]]].building_cost is None:
                return Message("iki.why.build_at_site")
            return Message("iki.why.one_shop") if self.used & USED_SHOP else None
        return Message("iki.why.build_at_site") if self.step not in self.building_steps else None

    def _unbuilt(self, building: int) -> Message:
        """Return why a building cannot be built by a seat with a free Kobun."""
        return Message("iki.why.cannot_pay" if EMPTY in self.state.cards else "iki.why.no_stall")

    def _shop(self, what: str, name: str) -> Message | None:
        named, _, number = name.partition(":")
        shop = next((shop for shop in self.tables.shops if shop.id == named), None)
        if shop is None:
            return None
        if self.step != BUSINESS:
            return Message("iki.why.shop_in_business")
        here = self.tables.shops[self.tables.shop_at[self.state.positions[self.seat]]]
        if shop is not here:
            return Message("iki.why.other_shop", {"shop": here.id})
        if self.used & USED_SHOP:
            return Message("iki.why.one_shop")
        if here.sells:
            return Message("iki.why.choose_token")
        which = int(number) - 1 if number.isdecimal() else 0
        if what == "shop" and (len(here.trades) > 1 or here.building_cost is not None):
            return Message("iki.why.choose_offer")
        if not 0 <= which < len(here.trades):
            return None
        is_paid = can_pay(self.state, self.seat, here.trades[which].pay)
        return Message("iki.why.no_effect" if is_paid else "iki.why.cannot_pay")
