"""What every seat will probably have at the end, with Akebono."""

from __future__ import annotations

from itertools import product

from edo_table.games.iki.content import Building
from edo_table.games.iki.evaluation import LACKS_COMMON, Board, Evaluation
from edo_table.games.iki.goods import COUNT, KOBAN, MON, WOOD
from edo_table.games.iki.outlook import Outlook, is_event_over
from edo_table.games.iki.scoring import Count, count
from edo_table.games.iki.state import BUSINESS, EMPTY, FISH, JOKER, NEUTRAL, NEW_YEARS_DAY, PIPE, POUCH, IkiState
from edo_table.games.iki.tables import SPACES
from edo_table.games.iki_akebono import following
from edo_table.games.iki_akebono.components import AkebonoBuilding, Needs
from edo_table.games.iki_akebono.judgement import AkebonoWeights
from edo_table.games.iki_akebono.outlook import AkebonoOutlook
from edo_table.games.iki_akebono.owned import fish_to_spend, pipes_of
from edo_table.games.iki_akebono.state import NAME_TYPE, NOT_NAMED, PERMITS, AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables
from edo_table.games.iki_akebono.year import has_grand_master

OTHERS_FALL = 0.1
"""The chance that somebody who is not last on the firefighting track ends there."""
MOST_MISSING = 3
"""A boat that needs more things than this is not thought of yet."""


class AkebonoEvaluation(Evaluation):
    """Predicts totals for one number of players."""

    tables: AkebonoTables
    weights: AkebonoWeights

    def outlook_at(self, month: int, is_event_over: bool) -> Outlook:
        return AkebonoOutlook(self.tables, self.weights, month, is_event_over)

    def is_fixed(self, house: Building) -> bool:
        assert isinstance(house, AkebonoBuilding)
        return super().is_fixed(house) and not (
            house.per_boat
            or house.per_type
            or house.per_token
            or house.per_most_hired
            or house.per_personality
            or house.per_trade
        )

    def further_key(self, state: IkiState) -> tuple[object, ...]:
        assert isinstance(state, AkebonoState)
        return (
            state.block,
            state.master,
            state.has_hired,
            state.turn_marks,
            *state.trade,
            *state.waves,
            *state.sides,
            *state.sailors,
            *state.boat_tokens,
            state.new_boat_tokens,
            *state.permits,
            *state.named,
            tuple(state.river),
            tuple(state.bridge),
            tuple(state.row),
            tuple(state.row_mon),
            *map(tuple, state.met),
            *map(tuple, state.spent),
        )

    def after(self, state: IkiState, code: int) -> IkiState:
        assert isinstance(state, AkebonoState)
        return following.after(self, state, code)

    def standing(self, state: AkebonoState, seat: int) -> float:
        """Return what a seat will probably have, whatever has changed."""
        outlook = self.outlook(state)
        return self.total(state, seat, outlook, self.board(state, seat, outlook, self.burning(state, outlook)))

    # ---- what lies on the board ------------------------------------------------------------------------------------

    def board(self, state: IkiState, seat: int, outlook: Outlook, risk: dict[int, float]) -> Board:
        assert isinstance(state, AkebonoState)
        board = super().board(state, seat, outlook, risk)
        tables = self.tables
        for number, card in enumerate(tables.open_characters):
            if card in state.retired[seat] or (card in state.cards and state.owners[state.cards.index(card)] == seat):
                named = state.named[number]
                if named == NOT_NAMED:
                    named = min(range(len(board.hired)), key=board.hired.__getitem__)
                board.hired[named] += 1
                board.variety, board.with_joker = self.variety(board.hired, False), self.variety(board.hired, True)
        if board.houses:
            if any(tables.personalities[number].protects_buildings for number in state.met[seat]):
                board.houses = [(house, 0.0) for house, _ in board.houses]
            if board.harmony:
                board.harmony *= tables.workings.customs.harmony_factor(tables, state, seat)
        return board

    def lacks_besides(self, state: IkiState, seat: int, number: int) -> float:
        house = self.tables.content.buildings[number]
        if not (house.pay_fish or house.pay_pipes):
            return 0.0
        assert isinstance(state, AkebonoState)
        tables = self.tables
        lacks = max(0, house.pay_fish - len(fish_to_spend(tables, state, seat)))
        return lacks + max(0, house.pay_pipes - pipes_of(tables, state, seat))

    # ---- totals ----------------------------------------------------------------------------------------------------

    def total(self, state: IkiState, seat: int, outlook: Outlook, board: Board) -> float:
        value = super().total(state, seat, outlook, board)
        if state.month == NEW_YEARS_DAY:
            return value
        assert isinstance(state, AkebonoState)
        assert isinstance(outlook, AkebonoOutlook)
        return value + self.added(state, seat, outlook, board)

    def added(self, state: AkebonoState, seat: int, outlook: AkebonoOutlook, board: Board) -> float:
        """Return what a seat will have by what Akebono adds, beside what its buildings and pouches count."""
        value = outlook.trade[state.trade[seat]] + state.boat_tokens[seat] * outlook.boat_token
        value += state.sailors.count(seat) * outlook.boat
        at = seat * len(PERMITS)
        for permit, worth in enumerate(outlook.permits):
            value += state.permits[at + permit] * worth
        if outlook.pipe and state.bought[seat]:
            value += outlook.pipe * (pipes_of(self.tables, state, seat) > 0)
        for number in state.met[seat]:
            person = self.tables.personalities[number]
            value += outlook.meetings[number]
            if person.mon_without_hire and state.has_hired and _acts(state, seat):
                value -= person.mon_without_hire * outlook.wages[MON]
            if person.end is not None:
                end = person.end
                promised = end.iki + end.per_boat * state.sailors.count(seat) + end.per_building * len(board.houses)
                value += promised * self.chance(state, seat, end.needs, outlook, board)
        if has_grand_master(state):
            value += self._master(state, seat, outlook)
        return value

    def chance(self, state: AkebonoState, seat: int, needs: Needs, outlook: AkebonoOutlook, board: Board) -> float:
        """Return the chance that a seat has all that a personality asks for at the end."""
        tables = self.tables
        kinds = [tables.token_kind[token] for token in state.bought[seat]]
        missing = 0
        if needs.artisans:
            missing += max(0, needs.artisans - board.hired[tables.artisan_type])
        if needs.characters:
            missing += max(0, needs.characters - len(state.retired[seat]) - len(board.values))
        if needs.pipes:
            missing += max(0, needs.pipes - kinds.count(PIPE))
        if needs.new_characters:
            own = [card for card, owner in zip(state.cards, state.owners, strict=True) if owner == seat]
            new = sum(card < tables.characters and tables.is_newcomer(card) for card in (*own, *state.retired[seat]))
            missing += max(0, needs.new_characters - new)
        for what in needs.one_of_each:
            kind = {"pipe": PIPE, "pouch": POUCH, "fish": FISH}.get(what)
            missing += not (state.sailors.count(seat) if kind is None else kinds.count(kind))
        share = self.weights.missing if outlook.months >= self.weights.late * missing else self.weights.missing**2
        chance = float(share**missing)
        if needs.most_mon is not None:
            chance *= self.weights.poverty
        if needs.is_last_firefighter:
            chance *= self.weights.last if state.order[-1] == seat else OTHERS_FALL
        return chance

    def _master(self, state: AkebonoState, seat: int, outlook: AkebonoOutlook) -> float:
        """Return what the Grand Master will bring a seat at the end of this month, whose tile is known (A26)."""
        if state.block == EMPTY or not state.month or is_event_over(self.tables, state):
            return 0.0
        tables = self.tables
        before = state.master or tables.street + 1
        shop = tables.shop_at[(before - 1 - int(SPACES[state.block])) % tables.street + 1]
        value = 0.0
        if shop == tables.bridge:
            level = state.trade[seat]
            if seat in state.sailors and level < len(outlook.trade) - 1:
                value = outlook.trade[level + 1] - outlook.trade[level]
        else:
            for stall in tables.stalls_of_shop[shop]:
                card = state.cards[stall]
                if state.owners[stall] == seat and card < tables.characters:
                    value += outlook.experience[card][state.experience[stall]]
        return self.weights.master * value

    # ---- boats -----------------------------------------------------------------------------------------------------

    def plan(self, state: IkiState, seat: int, fish: int, outlook: Outlook) -> float:
        return max(super().plan(state, seat, fish, outlook), self.boat_plan(state, seat, outlook))

    def boat_plan(self, state: IkiState, seat: int, outlook: Outlook) -> float:
        """Return what the best boat that can be built promises, the less likely the more it still needs."""
        assert isinstance(state, AkebonoState)
        assert isinstance(outlook, AkebonoOutlook)
        if outlook.months < 1 or state.sailors.count(seat) >= self.tables.content.numbers.sailors:
            return 0.0
        base, best = seat * COUNT, 0.0
        level, last = state.trade[seat], len(outlook.trade) - 1
        for number, boat in enumerate(self.tables.boats):
            if boat.cost is None or state.sailors[number] != NEUTRAL:
                continue
            profit = outlook.trade[min(last, level + boat.trade)] - outlook.trade[level]
            profit += outlook.boat - outlook.boats[number]
            missing = 0.0
            for good, amount in enumerate(boat.cost):
                lacks = amount - state.goods[base + good]
                if lacks > 0:
                    missing += lacks if good in (WOOD, KOBAN) else LACKS_COMMON
            if missing > min(outlook.months, MOST_MISSING) or profit <= 0:
                continue
            best = max(best, profit * self.weights.boat_plan * outlook.near * self.weights.plan**missing)
        return best

    # ---- the end ---------------------------------------------------------------------------------------------------

    def in_the_end(self, state: IkiState, seat: int) -> float:
        assert isinstance(state, AkebonoState)
        value = super().in_the_end(state, seat)
        own = [card for card, owner in zip(state.cards, state.owners, strict=True) if owner == seat]
        cards = [card for card in self.tables.open_characters if card in own or card in state.retired[seat]]
        cards = [card for card in cards if state.named[self.tables.open_characters.index(card)] == NOT_NAMED]
        if not cards:
            return value
        now = count(self.tables, state, seat).total
        return value - now + self._best_named(state, seat, cards).total

    def best_count(self, state: IkiState, seat: int) -> Count:
        assert isinstance(state, AkebonoState)
        cards = [frame[2] for frame in state.stack if frame[:2] == (NAME_TYPE, seat)]
        return self._best_named(state, seat, cards) if cards else super().best_count(state, seat)

    def _best_named(self, state: AkebonoState, seat: int, cards: list[int]) -> Count:
        """Return the count with the best types for characters without one, and for jokers that are open."""
        after, counts = state.clone(), []
        jokers = sum(frame == (JOKER, seat) for frame in state.stack)
        for types in product(range(len(self.tables.type_ids)), repeat=jokers + len(cards)):
            after.joker_types[seat] = [*state.joker_types[seat], *types[:jokers]]
            for card, kind in zip(cards, types[jokers:], strict=True):
                after.named[self.tables.open_characters.index(card)] = kind
            counts.append(count(self.tables, after, seat))
        return max(counts, key=lambda counted: counted.total)


def _acts(state: AkebonoState, seat: int) -> bool:
    return any(frame[0] == BUSINESS and frame[1] == seat for frame in state.stack)
