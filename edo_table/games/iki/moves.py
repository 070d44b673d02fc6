"""What each option of a decision gains, by what its seat will have at the end after it."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.games.iki import actions
from edo_table.games.iki.actions import decode
from edo_table.games.iki.effects import has_perk, own_characters
from edo_table.games.iki.evaluation import Evaluation
from edo_table.games.iki.flow import STEPS
from edo_table.games.iki.goods import COUNT, MON, SANDAL
from edo_table.games.iki.options import legal_codes
from edo_table.games.iki.state import AFTER_VISIT, BUSINESS, EMPTY, MOVE_BONUS, IkiState
from edo_table.games.iki.tables import SPACES, Tables
from edo_table.games.iki.turns import DEEDS

AFFECTS_OTHERS = (actions.VISIT, actions.SWAP, actions.PLACE_NEUTRAL, actions.DROP_NEUTRAL)
MOST_STEPS = 12


class Moves:
    """The options of one position, judged for the seat that decides."""

    def __init__(self, evaluation: Evaluation, state: IkiState) -> None:
        self.evaluation, self.state = evaluation, state
        self.tables = evaluation.tables
        self.seat = state.stack[-1][1]
        self.season = evaluation.season(state)
        self.worths = evaluation.worths(self.season)
        self._now = self._standing(state)
        self._business: dict[int, float] = {}

    def gains(self, legal: Sequence[int]) -> list[float]:
        """Return what each option gains, in IKI at the end."""
        return [self.gain(code) for code in legal]

    def gain(self, code: int) -> float:
        """Return what an option gains."""
        verb, a, _ = decode(code)
        if verb == actions.TAKE_SPACE:
            return self._way(a)
        if verb == actions.MOVE:
            return self._move(a)
        if verb == actions.GO_TO:
            return self.business(self.tables.shop_at.index(a))
        if verb == actions.MOVE_ON:
            place = self.state.positions[self.seat] % self.tables.street + 1
            return self.business(place) - self.business(self.state.positions[self.seat])
        if verb in (actions.END_TURN, actions.STAY, actions.ENOUGH):
            return 0.0
        return self._after(code, affects_others=verb in AFFECTS_OTHERS)

    # ---- afterstates -----------------------------------------------------------------------------------------------

    def _standing(self, state: IkiState, *, affects_others: bool = False) -> float:
        evaluation, seat = self.evaluation, self.seat
        season = evaluation.season(state)
        worths = self.worths if season == self.season else evaluation.worths(season)
        risk = evaluation.burning(state, season)
        own = evaluation.total(state, seat, season, worths, risk)
        if not affects_others:
            return own
        others = [
            evaluation.total(state, other, season, worths, risk) for other in range(state.players) if other != seat
        ]
        return own - evaluation.weights.others * sum(others) / len(others)

    def _after(self, code: int, *, affects_others: bool) -> float:
        after = self._carried_out(self.state, code)
        before = self._standing(self.state, affects_others=True) if affects_others else self._now
        return self._standing(after, affects_others=affects_others) - before

    def _carried_out(self, state: IkiState, code: int) -> IkiState:
        """Return the position after an option and what it asks of the same seat at once (a Kobun, a building).

        Nothing beyond that is carried out: what is dealt or breaks out next is not known.
        """
        after, depth = state.clone(), len(state.stack)
        self._deed(after, code)
        for _ in range(MOST_STEPS):
            if len(after.stack) <= depth or after.stack[-1][0] == BUSINESS:
                break
            self._deed(after, self._simple(after, legal_codes(self.tables, after)))
        return after

    def _deed(self, state: IkiState, code: int) -> None:
        verb, a, b = decode(code)
        DEEDS[verb](self.tables, state, state.stack[-1], a, b, None)
        while state.stack[-1][0] == AFTER_VISIT:
            STEPS[AFTER_VISIT](self.tables, state, state.stack.pop(), None)

    def _simple(self, state: IkiState, legal: Sequence[int]) -> int:
        """Return a follow-up by a quick look: the Kobun that gains most, the first of anything else."""
        verb = decode(legal[0])[0]
        if verb == actions.RAISE:
            return max(
                legal,
                key=lambda code: (
                    self.evaluation.raised(state, decode(code)[1], self.season, self.worths),
                    -code,
                ),
            )
        if verb == actions.BUILD:
            return max(legal, key=lambda code: (self._building(state, decode(code)[1]), -code))
        return legal[0]

    def _building(self, state: IkiState, number: int) -> float:
        building = self.tables.content.buildings[number]
        return building.fixed + 3.0 * building.feast + 0.5 * building.patron + building.watch

    # ---- the street ------------------------------------------------------------------------------------------------

    def business(self, place: int) -> float:
        """Return what the best business on a space of the street gains: its shop and one character."""
        known = self._business.get(place)
        if known is None:
            known = self._business[place] = self._best_business(place)
        return known

    def _best_business(self, place: int) -> float:
        at = self.state.clone()
        at.positions[self.seat] = place
        at.stack.append((BUSINESS, self.seat, 0))
        shop = character = 0.0
        for code in self.pruned(legal_codes(self.tables, at)):
            verb = decode(code)[0]
            if verb == actions.END_TURN:
                continue
            gained = self._standing(self._carried_out(at, code)) - self._now
            if verb == actions.VISIT:
                character = max(character, gained)
            else:
                shop = max(shop, gained)
        return shop + character

    def pruned(self, legal: Sequence[int]) -> list[int]:
        """Return the options without buildings on more than one stall each."""
        seen: set[int] = set()
        kept = []
        for code in legal:
            verb, a, _ = decode(code)
            if verb == actions.BUILD:
                if a in seen:
                    continue
                seen.add(a)
            kept.append(code)
        return kept

    def _move(self, steps: int) -> float:
        _, seat, _, most = self.state.stack[-1]
        bonus = has_perk(self.state, seat, MOVE_BONUS)
        sandals = max(0, steps - most - bonus)
        return self._walk(steps) - sandals * self.worths[SANDAL]

    def _walk(self, steps: int) -> float:
        reached = self.state.positions[self.seat] + steps
        laps, place = divmod(reached - 1, self.tables.street)
        gained = self.business(place + 1)
        if laps:
            for stall in own_characters(self.tables, self.state, self.seat):
                gained += laps * self.evaluation.raised(self.state, stall, self.season, self.worths)
        return gained

    def _way(self, space: int) -> float:
        """Return what a space of the Ikizama track promises: the best walk from it, an early turn, income or hiring."""
        seat, state = self.seat, self.state
        spare = has_perk(state, seat, MOVE_BONUS)
        sandals = min(2, state.goods[seat * COUNT + SANDAL])
        walks = range(1, len(SPACES)) if space == 0 else (space,)
        best = max(
            self._walk(steps + more) - max(0, more - spare) * self.worths[SANDAL]
            for steps in walks
            for more in range(spare + sandals + 1)
        )
        income = self.evaluation.numbers.income * self.worths[MON]
        first = self.evaluation.numbers.first_space_mon * self.worths[MON] if space == 0 else income + 0.8
        early = 0.25 * (len(SPACES) - space)
        return best + first + early


def harmony_places(tables: Tables, state: IkiState, kind: int) -> dict[int, int]:
    """Return by stall how many characters of a type lie in its groups."""
    counts: dict[int, int] = {}
    for stalls in tables.groups:
        alike = sum(
            state.cards[stall] != EMPTY
            and tables.is_character(state.cards[stall])
            and tables.type_of[state.cards[stall]] == kind
            for stall in stalls
        )
        for stall in stalls:
            counts[stall] = counts.get(stall, 0) + alike
    return counts
