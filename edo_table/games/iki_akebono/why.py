"""Why something on the table cannot be chosen just now: IKI's reasons, and those of boats, bridge and tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from edo_table.engine.messages import Message
from edo_table.games.iki.effects import can_pay, own_characters
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.state import BUILD, BUSINESS, EMPTY, FISH, HIRE, MOVE, NEUTRAL_CARD, USED_CHARACTER, USED_SHOP
from edo_table.games.iki.why import Reasons
from edo_table.games.iki_akebono.actions import AGAIN
from edo_table.games.iki_akebono.owned import fish_to_spend, has_permit, pipes_of, tokens_of
from edo_table.games.iki_akebono.river import action_of, boats_of
from edo_table.games.iki_akebono.skills import lowered
from edo_table.games.iki_akebono.state import (
    ACTIVATE,
    ANOTHER_BOAT,
    BOAT_BONUS,
    DISCOUNT,
    EXCHANGE,
    FIRST_SPACE,
    HAMMER,
    HIRE_NOW,
    LOWER,
    MEET_OTHER,
    MESSENGER,
    PICK_GAIN,
    PICK_SALARY,
    RAISE_OTHER,
    RELOCATE,
    RETIRE,
    RIVER_MARKET,
    SECOND_HIRE,
    SPEND_FISH,
    USED_UP,
    WANDER,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables


def why_not(
    tables: AkebonoTables, state: AkebonoState, legal: Sequence[int], selected: tuple[str, ...], target: str
) -> Message | None:
    """Return the reason in words, None when the target may be chosen after the selected ones or means nothing."""
    return AkebonoReasons(tables, state, selected).of(legal, target)


def _why(name: str, **args: str | int) -> Message:
    return Message(f"iki_akebono.why.{name}", args)


class AkebonoReasons(Reasons[AkebonoTables, AkebonoState]):
    """Words about one position, once some targets are selected."""

    whats = (
        *Reasons.whats, "boat", "wave", "personality", "exchange", "salary", "gain", "owned", "again",
    )  # fmt: skip
    hiring_steps = frozenset((HIRE, HIRE_NOW, SECOND_HIRE, FIRST_SPACE))
    building_steps = frozenset((BUILD, HAMMER))

    def against(self, what: str, name: str) -> Message | None:
        if what == "boat":
            return self._boat(name)
        if what == "wave":
            return self._wave(name)
        if what == "personality":
            return self._personality(name)
        if what == "again":
            return self._again(name)
        return self._choice(what, name) or super().against(what, name)

    @property
    def _is_on_bridge(self) -> bool:
        return self.state.positions[self.seat] == self.tables.bridge_place

    @property
    def _is_used_up(self) -> bool:
        return self.step == BUSINESS and bool(self.used & USED_UP)

    # ---- boats -----------------------------------------------------------------------------------------------------

    def _boat(self, name: str) -> Message | None:
        boat = self.tables.boat_ids.index(name) if name in self.tables.boat_ids else EMPTY
        if boat == EMPTY:
            return None
        if self._is_used_up:
            return _why("used_up")
        return self._afloat(boat) if boat in self.state.waves else self._ashore(boat)

    def _afloat(self, boat: int) -> Message:
        """Return why a boat in the river is not activated."""
        if self.step == BUSINESS and self._is_on_bridge:
            return _why("one_boat") if self.used & USED_SHOP else self._idle(boat)
        if self.step == ANOTHER_BOAT and boat == self.frame[2]:
            return _why("same_boat")
        if self.step in (ACTIVATE, ANOTHER_BOAT):
            return self._idle(boat)
        if self.step == BOAT_BONUS:
            return _why("this_boat")
        return _why("is_built" if self.step in self.building_steps else "boats_at_bridge")

    def _idle(self, boat: int) -> Message:
        action = action_of(self.tables, self.state, boat)
        if pipes_of(self.tables, self.state, self.seat) < action.pay_pipes:
            return _why("no_pipe")
        return Message("iki.why.no_effect" if can_pay(self.state, self.seat, action.pay) else "iki.why.cannot_pay")

    def _ashore(self, boat: int) -> Message:
        """Return why a boat on the riverbank is not built."""
        if self.step in (ACTIVATE, ANOTHER_BOAT, BOAT_BONUS) or (self.step == BUSINESS and self._is_on_bridge):
            return _why("not_built")
        reason = self._not_here()
        if reason is not None:
            return _why("build_boat_at_site") if reason.key == "iki.why.build_at_site" else reason
        if boats_of(self.state, self.seat) >= self.tables.content.numbers.sailors:
            return _why("no_sailor")
        own = self.tables.own_wave[boat] + 1
        if own and any(target.startswith("wave:") for target in self.selected):
            return _why("own_wave", boat=self.tables.boat_ids[boat], wave=own)
        return Message("iki.why.cannot_pay")

    def _wave(self, name: str) -> Message | None:
        tables = self.tables
        if not name.isdecimal() or not 1 <= int(name) <= tables.waves:
            return None
        wave = int(name) - 1
        if self.state.waves[wave] != EMPTY:
            return _why("wave_taken")
        if self.step not in (BUSINESS, *self.building_steps):
            return _why("wave_later")
        chosen = [target.partition(":")[2] for target in self.selected if target.startswith("boat:")]
        boats = [tables.boat_ids.index(boat) for boat in chosen if boat in tables.boat_ids]
        if not boats:
            return _why("choose_boat" if self._not_here() is None else "build_boat_at_site")
        keeper = tables.own_wave.index(wave) if wave in tables.own_wave else boats[0]
        own = tables.own_wave[keeper]
        if own >= 0 and (own != wave or keeper != boats[0]):
            return _why("own_wave", boat=tables.boat_ids[keeper], wave=own + 1)
        return self._ashore(boats[0]) if boats[0] not in self.state.waves else _why("is_built")

    # ---- the bridge ------------------------------------------------------------------------------------------------

    def _personality(self, name: str) -> Message | None:
        tables, state = self.tables, self.state
        if name not in tables.personality_ids:
            return None
        number = tables.personality_ids.index(name)
        owner = next((seat for seat, people in enumerate(state.met) if number in people), None)
        if owner is not None:
            return _why("met_before", seat=owner)
        if number not in state.bridge:
            return None
        if self._is_used_up:
            return _why("used_up")
        if self.step == MEET_OTHER:
            return _why("meet_elsewhere")
        if self.step == BUSINESS and self._is_on_bridge:
            return _why("one_personality")
        return _why("meet_on_bridge")

    def _shop(self, what: str, name: str) -> Message | None:
        if name in self.tables.shop_ids and self._is_used_up:
            return _why("used_up")
        is_bridge = name == self.tables.shop_ids[self.tables.bridge]
        if is_bridge and self.step == BUSINESS and self._is_on_bridge:
            return _why("choose_on_bridge")
        if name in self.tables.shop_ids and self.step == MOVE and has_permit(self.state, self.seat, MESSENGER):
            return _why("messenger_later")
        return super()._shop(what, name)

    # ---- boat tokens and lists of choices --------------------------------------------------------------------------

    def _again(self, name: str) -> Message | None:
        state = self.state
        if name not in AGAIN or self.step != BUSINESS:
            return None
        if self._is_used_up:
            return _why("used_up")
        if not state.boat_tokens[self.seat]:
            return _why("no_boat_token")
        if self._is_on_bridge:
            return _why("no_token_on_bridge")
        if state.boat_tokens[self.seat] <= state.new_boat_tokens:
            return _why("token_next_turn")
        is_used = self.used & (USED_CHARACTER if name == "character" else USED_SHOP)
        return Message("iki.why.no_effect") if is_used else _why("first_without_token")

    def _choice(self, what: str, name: str) -> Message | None:
        """Return why one of the things that a decision lists is not to be had."""
        reasons: Mapping[str, tuple[tuple[int, ...], str]] = {
            "salary": ((PICK_SALARY,), "no_salary"),
            "gain": ((PICK_GAIN, DISCOUNT), "no_gain" if self.step == PICK_GAIN else "no_discount"),
            "steps": ((WANDER,), "walk_too_far"),
        }
        steps, reason = reasons.get(what, ((), ""))
        if self.step in steps:
            return _why(reason, n=self.frame[2]) if self.step == WANDER else _why(reason)
        if what == "exchange" and self.step == EXCHANGE:
            return _why("cannot_exchange") if name.partition(":")[0] in GOODS else None
        if what == "owned" and self.step == SPEND_FISH and name in self.tables.token_of:
            token = self.tables.token_of[name]
            if token in self.state.bought[self.seat]:
                return _why("fish_of_market" if self.tables.token_kind[token] == FISH else "only_fish")
        return None

    # ---- characters ------------------------------------------------------------------------------------------------

    def _row(self, name: str) -> Message | None:
        card = self.tables.card_of.get(name, EMPTY)
        if self.step == NEUTRAL_CARD and self.tables.is_character(card) and card in self.state.row:
            return _why("no_neutral_newcomer") if self.tables.is_newcomer(card) else None
        return super()._row(name)

    def _off(self) -> int:
        return self.frame[2] if self.step == HIRE_NOW else 0

    def _stall(self, stall: int, card: int) -> Message | None:
        own = own_characters(self.tables, self.state, self.seat)
        if self.step == RELOCATE:
            chosen = self._selected_stalls()
            if any(other in own for other in chosen):
                return Message("iki.why.stall_taken") if card != EMPTY else None
            return Message("iki.why.not_own") if card != EMPTY else _why("choose_who_moves")
        if self.step in (RAISE_OTHER, LOWER, RETIRE) and card != EMPTY:
            if stall not in own:
                return Message("iki.why.not_own")
            return _why("raise_another" if self.step == RAISE_OTHER else "lowest")
        return super()._stall(stall, card)

    def _character(self, stall: int, card: int) -> Message:
        if self.tables.is_character(card) and self._is_used_up:
            return _why("used_up")
        return super()._character(stall, card)

    def _skill(self, card: int) -> Message:
        tables, state, person = self.tables, self.state, self.tables.people[card]
        if not can_pay(state, self.seat, person.pay):
            return Message("iki.why.cannot_pay")
        if pipes_of(tables, state, self.seat) < person.pay_pipes:
            return _why("no_pipe")
        if person.pay_experience and not lowered(tables, state, self.seat):
            return _why("nobody_lower")
        reason = {"wander": "wander_first", "activate": "no_boat", "salary": "no_salary"}.get(person.action)
        if reason is not None:
            return _why(reason)
        return super()._skill(card)

    # ---- what is bought and built ----------------------------------------------------------------------------------

    def _token(self, token: int) -> Message | None:
        state = self.state
        if self._is_used_up and token in (*state.market, *state.river):
            return _why("used_up")
        if token in state.river:
            return self._unsold(token) if self.step == RIVER_MARKET else _why("sold_in_river")
        if self.step == RIVER_MARKET and token in state.market:
            return _why("only_in_river")
        return super()._token(token)

    def _unsold(self, token: int) -> Message:
        tables, state = self.tables, self.state
        is_fish = tables.token_kind[token] == FISH
        is_full = is_fish and len(tokens_of(tables, state, self.seat, FISH)) >= tables.content.numbers.fish_places
        return _why("fish_full") if is_full and tables.token_cost[token] <= self.mon else super()._unsold(token)

    def _building(self, name: str) -> Message | None:
        is_card = name in self.tables.card_of and not self.tables.is_character(self.tables.card_of[name])
        return _why("used_up") if is_card and self._is_used_up else super()._building(name)

    def _unbuilt(self, building: int) -> Message:
        tables, state, cost = self.tables, self.state, self.tables.content.buildings[building]
        if len(fish_to_spend(tables, state, self.seat)) < cost.pay_fish:
            return _why("no_fish")
        if pipes_of(tables, state, self.seat) < cost.pay_pipes:
            return _why("no_pipe")
        return super()._unbuilt(building)
