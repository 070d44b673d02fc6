"""What each option of a decision gains, with Akebono."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from edo_table.games.iki import actions as iki
from edo_table.games.iki.moves import AFFECTS_OTHERS, Moves, Street
from edo_table.games.iki.outlook import worth
from edo_table.games.iki.state import BUSINESS, OVER, IkiState
from edo_table.games.iki.vocabulary import decode
from edo_table.games.iki_akebono import actions
from edo_table.games.iki_akebono.evaluation import AkebonoEvaluation
from edo_table.games.iki_akebono.outlook import AkebonoOutlook
from edo_table.games.iki_akebono.owned import buildings_of
from edo_table.games.iki_akebono.state import FIRST_SPACE, MESSENGER, NAME_TYPE, AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables


class AkebonoStreet(Street):
    """What an Oyakata can gain on the street, the bridge included."""

    state: AkebonoState
    evaluation: AkebonoEvaluation
    tables: AkebonoTables
    outlook: AkebonoOutlook

    def has_same_board(self, state: IkiState) -> bool:
        assert isinstance(state, AkebonoState)
        return (
            super().has_same_board(state)
            and state.met[self.seat] == self.state.met[self.seat]
            and state.named == self.state.named
        )

    def doing_business(self, place: int, used: int = 0) -> IkiState:
        """Return the position on a space, without the business of the turn as it stands: skills look at all of it."""
        at = super().doing_business(place, used)
        at.stack[:-1] = [frame for frame in at.stack[:-1] if frame[0] != BUSINESS]
        return at

    def part_of(self, verb: int) -> bool | None:
        if verb == actions.SPEND_BOAT_TOKEN:
            return None
        return True if verb == actions.MEET else super().part_of(verb)

    def walk(self, steps: int, *, sandals: int = 0) -> float:
        gained = super().walk(steps, sandals=sandals)
        state = self.state
        for stall, house in buildings_of(self.tables, state, self.seat):
            if any(house.passing):
                before = state.positions[self.seat]
                reached = {(before + step) % self.tables.street + 1 for step in range(steps)}
                if any(stall in self.tables.stalls_of_shop[self.tables.shop_at[place]] for place in reached):
                    gained += worth(house.passing, self.outlook.worths)
        return gained

    def sent(self, place: int) -> float:
        """Return what the Messenger token brings that leads to a space of the street."""
        on_the_way = self.outlook.lap * self.lap() / self.tables.street
        gained = self.business(place) + (place - self.state.positions[self.seat]) * on_the_way
        return gained - self.outlook.permits[MESSENGER]


class AkebonoMoves(Moves):
    """The options of one position, judged for the seat that decides."""

    streets: ClassVar[type[Street]] = AkebonoStreet
    affects_others: ClassVar[frozenset[int]] = AFFECTS_OTHERS | {actions.ACTIVATE}
    state: AkebonoState
    street: AkebonoStreet
    evaluation: AkebonoEvaluation

    def gains(self, legal: Sequence[int], *, is_planned: bool = True) -> list[float]:
        if self.state.stack[-1][0] == FIRST_SPACE:
            return [self.gain(code) for code in legal]
        return super().gains(legal, is_planned=is_planned)

    def gain(self, code: int) -> float:
        verb, a, _ = decode(code)
        if verb == actions.SEND:
            return self.street.sent(self.tables.shop_at.index(a))
        if verb == actions.SPEND_BOAT_TOKEN:
            return self._again(code)
        if verb == iki.CHOOSE_TYPE and self.state.stack[-1][0] == NAME_TYPE:
            return self._named(code)
        return super().gain(code)

    def _again(self, code: int) -> float:
        """Return what a boat token brings here: the business it allows, less what it is worth itself."""
        state = self.state
        after = state.clone()
        verb, a, b = decode(code)
        self.tables.workings.deeds[verb](self.tables, after, after.stack[-1], a, b, None)
        place = state.positions[self.seat]
        used, less_used = state.stack[-1][2], after.stack[-1][2]
        street = self.street_in(after)
        more = street.business(place, less_used) - self.street.business(place, used)
        return more - self.street.outlook.boat_token

    def _named(self, code: int) -> float:
        """Return what a type counts that is named for a character, at the end or before."""
        _, kind, _ = decode(code)
        after = self.state.clone()
        _, seat, card = after.stack.pop()
        after.named[self.evaluation.tables.open_characters.index(card)] = kind
        if self.state.stack[0][0] == OVER:
            return float(self.evaluation.best_count(after, seat).total)
        return self.evaluation.standing(after, seat) - self.street.now
