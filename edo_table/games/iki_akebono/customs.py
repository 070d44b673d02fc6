"""What Akebono adds where a rule of IKI acts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from edo_table.engine.events import Event, Sink
from edo_table.engine.messages import Arguments, Message
from edo_table.games.iki.calendar import LAST_MONTH, MONTHS_A_SEASON
from edo_table.games.iki.content import Gain
from edo_table.games.iki.customs import Customs
from edo_table.games.iki.effects import gain, gain_experience, own_characters
from edo_table.games.iki.goods import NOTHING, SANDAL, Amounts
from edo_table.games.iki.state import FISH, MOVE, NEUTRAL, NEW_YEARS_DAY, RAISE
from edo_table.games.iki.tables import Frame
from edo_table.games.iki_akebono import counting
from edo_table.games.iki_akebono.bridge import gain_permit, give_mon
from edo_table.games.iki_akebono.city import reveal_newcomer
from edo_table.games.iki_akebono.components import TradeGain
from edo_table.games.iki_akebono.owned import (
    buildings_of,
    fish_to_spend,
    has_permit,
    met_by,
    pipes_of,
    spend_fish,
    spend_pipes,
    tokens_of,
)
from edo_table.games.iki_akebono.river import activations, boat_builds
from edo_table.games.iki_akebono.state import (
    ACTIVATE,
    DOCTOR,
    FIRE,
    FIRST_SPACE,
    GRAND_MASTER,
    HAD_TEA,
    HAMMER,
    MESSENGER,
    NAME_TYPE,
    NEW_MESSENGER,
    NOBODY,
    NOT_NAMED,
    OFFER_SECOND_HIRE,
    OWNER,
    PERMITS,
    RAISE_OTHER,
    RESCUE,
    STARVING,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables
from edo_table.games.iki_akebono.trade import move_up
from edo_table.games.iki_akebono.year import has_grand_master, next_season


class AkebonoCustoms(Customs[AkebonoTables, AkebonoState]):
    """The expansion's part in IKI's rules."""

    # ---- what is allowed and what it costs -------------------------------------------------------------------------

    def stall_prices(self, tables: AkebonoTables, state: AkebonoState, seat: int) -> tuple[int, ...]:
        if any(personality.no_surcharge for personality in met_by(tables, state, seat)):
            return (0,) * len(tables.extra)
        return tables.extra

    def may_build(self, tables: AkebonoTables, state: AkebonoState, seat: int, building: int) -> bool:
        cost = tables.content.buildings[building]
        if cost.pay_fish and len(fish_to_spend(tables, state, seat)) < cost.pay_fish:
            return False
        return not cost.pay_pipes or pipes_of(tables, state, seat) >= cost.pay_pipes

    def may_buy(self, tables: AkebonoTables, state: AkebonoState, seat: int, token: int) -> bool:
        """A13, A20: a fish needs a place, and only one a season is ever bought, even if it has been spent."""
        if tables.token_kind[token] != FISH:
            return True
        if len(tokens_of(tables, state, seat, FISH)) >= tables.content.numbers.fish_places:
            return False
        season = tables.token_season[token]
        return all(tables.token_kind[one] != FISH or tables.token_season[one] != season for one in state.spent[seat])

    def other_builds(
        self, tables: AkebonoTables, state: AkebonoState, seat: int, beside: Amounts, discount: Amounts
    ) -> Iterator[int]:
        return boat_builds(tables, state, seat, beside, discount)

    def would_change(self, tables: AkebonoTables, state: AkebonoState, seat: int, what: Gain) -> bool:
        """A10: steps on the trade track may always be taken, even at its end."""
        return isinstance(what, TradeGain) and what.trade > 0

    # ---- what happens besides --------------------------------------------------------------------------------------

    def brought(self, tables: AkebonoTables, state: AkebonoState, seat: int, what: Gain, sink: Sink | None) -> None:
        if isinstance(what, TradeGain):
            move_up(tables, state, seat, what.trade, sink)

    def hired(self, tables: AkebonoTables, state: AkebonoState, seat: int, character: int, sink: Sink | None) -> None:
        """Give the hiring bonus (Y16), Maeno's step (Y12), and offer the Owner token's second hire (A11, Y11)."""
        state.has_hired = 1
        bonus = tables.people[character].bonus
        gain(tables, state, seat, bonus.goods, sink)
        move_up(tables, state, seat, bonus.trade, sink)
        if tables.type_of[character] == tables.special_type:
            for personality in met_by(tables, state, seat):
                move_up(tables, state, seat, personality.trade_per_special, sink, personality.id)
        raises = 0
        if any(state.cards[at] != character for at in own_characters(tables, state, seat)):
            raises = bonus.experience
        if has_permit(state, seat, OWNER) or raises:  # the bonus may bring the token
            state.stack.append((OFFER_SECOND_HIRE, seat))
        state.stack += [(RAISE_OTHER, seat, character)] * raises

    def retired(self, tables: AkebonoTables, state: AkebonoState, seat: int, character: int, sink: Sink | None) -> None:
        """Give the token of a retired character, Rai's mon, and ask for an open type."""
        token = tables.people[character].token
        if token in PERMITS:
            gain_permit(tables, state, seat, token, sink)
            if token == PERMITS[MESSENGER] and any(frame[:2] == (MOVE, seat) for frame in state.stack):
                state.turn_marks |= NEW_MESSENGER  # it serves on a later turn
        elif token == "fisherman":
            if len(tokens_of(tables, state, seat, FISH)) < tables.content.numbers.fish_places:
                self._take(tables, state, seat, tables.fisherman_token, sink)
        elif token == "policeman":
            self._take(tables, state, seat, tables.policeman_token, sink)
        for personality in met_by(tables, state, seat):
            if personality.mon_per_retirement:
                give_mon(tables, state, seat, personality.mon_per_retirement, sink, personality.id)
        if character in tables.open_characters:
            at = len(state.stack)
            while state.stack[at - 1][0] == RAISE:  # gains that are still open come first; they may end with this one
                at -= 1
            state.stack.insert(at, (NAME_TYPE, seat, character))

    def _take(self, tables: AkebonoTables, state: AkebonoState, seat: int, token: int, sink: Sink | None) -> None:
        state.bought[seat].append(token)
        if sink is not None:
            sink(Event("token_taken", {"seat": seat, "token": tables.token_ids[token]}))

    def bought(self, tables: AkebonoTables, state: AkebonoState, seat: int, token: int, sink: Sink | None) -> None:
        action = tables.content.tokens[token].action
        if action == "build":
            frame: Frame = (HAMMER, seat, NOBODY, 0)
            if len(list(tables.workings.offers[HAMMER](tables, state, frame))) > 1:
                state.stack.append(frame)
        elif action == "activate" and any(True for _ in activations(tables, state, seat)):
            state.stack.append((ACTIVATE, seat, 1))

    def built(self, tables: AkebonoTables, state: AkebonoState, seat: int, building: int, sink: Sink | None) -> None:
        card = tables.content.buildings[building]
        spend_pipes(tables, state, seat, card.pay_pipes, sink)
        if card.pay_fish:
            spend_fish(tables, state, seat, card.pay_fish, sink)
        for _ in range(card.all_experience):
            for stall in own_characters(tables, state, seat):
                gain_experience(tables, state, stall, sink)

    def lap(self, tables: AkebonoTables, state: AkebonoState, seat: int, sink: Sink | None) -> None:
        for personality in met_by(tables, state, seat):
            if personality.sandal_per_lap:
                goods = list(NOTHING)
                goods[SANDAL] = personality.sandal_per_lap
                gain(tables, state, seat, goods, sink, personality.id)

    def walked(
        self, tables: AkebonoTables, state: AkebonoState, seat: int, places: Iterable[int], sink: Sink | None
    ) -> None:
        """A24: once a move when a shop is reached or passed whose stalls hold the building."""
        houses = [(stall, house) for stall, house in buildings_of(tables, state, seat) if any(house.passing)]
        if not houses or state.turn_marks & HAD_TEA:
            return
        reached = {stall for place in places for stall in tables.stalls_of_shop[tables.shop_at[place]]}
        for stall, house in houses:
            if stall in reached:
                gain(tables, state, seat, house.passing, sink, house.id)
                state.turn_marks |= HAD_TEA

    def takes_first_space(self, tables: AkebonoTables, state: AkebonoState, seat: int, sink: Sink | None) -> bool:
        if not state.boat_tokens[seat]:
            return False
        state.stack.append((FIRST_SPACE, seat))
        return True

    def turn_ended(self, tables: AkebonoTables, state: AkebonoState, seat: int, sink: Sink | None) -> None:
        """Y3: Nezumi pays for a turn without hiring; New Year's Day has none to hire in."""
        if not state.has_hired and state.month < NEW_YEARS_DAY:
            for personality in met_by(tables, state, seat):
                if personality.mon_without_hire:
                    give_mon(tables, state, seat, personality.mon_without_hire, sink, personality.id)
        state.has_hired = state.new_boat_tokens = state.turn_marks = 0

    def meets_fire(self, tables: AkebonoTables, state: AkebonoState, stall: int, sink: Sink | None) -> bool:
        """Ema protects buildings, while the fire goes on; a Doctor token may save a character (A14, Y10)."""
        owner = state.owners[stall]
        if owner == NEUTRAL:
            return False
        if tables.is_character(state.cards[stall]):
            if not has_permit(state, owner, DOCTOR):
                return False
            state.stack.append((RESCUE, owner, stall, FIRE))
            return True
        if not any(personality.protects_buildings for personality in met_by(tables, state, owner)):
            return False
        if sink is not None:
            args: Arguments = {
                "seat": owner,
                "card": tables.card_ids[state.cards[stall]],
                "stall": tables.stall_ids[stall],
            }
            sink(Event("protected", args))
        return True

    def meets_hunger(self, tables: AkebonoTables, state: AkebonoState, stall: int, sink: Sink | None) -> bool:
        seat = state.owners[stall]
        if not has_permit(state, seat, DOCTOR):
            return False
        state.stack.append((STARVING, seat, stall))
        return True

    # ---- the year --------------------------------------------------------------------------------------------------

    def rest_of_month(self, state: AkebonoState, frames: list[Frame]) -> list[Frame]:
        """A26: the Grand Master walks after the neutral placement and before the event."""
        if has_grand_master(state):
            frames.insert(2, (GRAND_MASTER,))
        return frames

    def month_begun(self, tables: AkebonoTables, state: AkebonoState, sink: Sink | None) -> None:
        reveal_newcomer(tables, state, sink)

    def season_over(self, tables: AkebonoTables, state: AkebonoState, sink: Sink | None) -> None:
        assert state.month % MONTHS_A_SEASON == 0
        if state.month < LAST_MONTH:  # tokens and personalities of the winter stay for New Year's Day
            next_season(tables, state, sink)

    def last_choices(self, tables: AkebonoTables, state: AkebonoState) -> list[Frame]:
        """Y12: those that have come from the board have no type yet."""
        return [
            (NAME_TYPE, seat, character)
            for seat in reversed(state.order)
            for number, character in enumerate(tables.open_characters)
            if character in state.retired[seat] and state.named[number] == NOT_NAMED
        ]

    # ---- counting --------------------------------------------------------------------------------------------------

    def harmony_factor(self, tables: AkebonoTables, state: AkebonoState, seat: int) -> int:
        factor = 1
        for _, building in buildings_of(tables, state, seat):
            factor *= building.harmony
        return factor

    def named_type(self, tables: AkebonoTables, state: AkebonoState, character: int) -> int:
        return state.named[tables.open_characters.index(character)]

    def pouch_value(self, tables: AkebonoTables, state: AkebonoState, seat: int, token: int) -> int:
        return counting.pouch_value(tables, state, seat, token)

    def building_value(self, tables: AkebonoTables, state: AkebonoState, seat: int, building: int) -> int:
        return counting.building_value(tables, state, seat, building)

    def lines(self, tables: AkebonoTables, state: AkebonoState, seat: int) -> tuple[tuple[str, int], ...]:
        return (("personalities", counting.personalities_line(tables, state, seat)),)

    def line_reason(self, tables: AkebonoTables, state: AkebonoState, seat: int, name: str, value: int) -> Message:
        counted = tuple(
            tables.personality_ids[number] for number, iki in counting.personality_values(tables, state, seat) if iki
        )
        return Message("iki_akebono.verdict.personalities", {"seat": seat, "n": value, "personality": counted})
