"""What every seat will probably have at the end: the count so far, and what is still to come."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

from edo_table.games.iki.content import Building
from edo_table.games.iki.following import carried_out
from edo_table.games.iki.goods import COUNT, KOBAN, MON, RICE, SANDAL, WOOD
from edo_table.games.iki.judgement import WEIGHTS, Weights
from edo_table.games.iki.outlook import Outlook, is_event_over
from edo_table.games.iki.scoring import Count, building_value, count, fish_line, tobacco_line
from edo_table.games.iki.state import (
    BUSINESS,
    EMPTY,
    FINISH,
    FISH,
    JOKER,
    JOKER_TOKEN,
    NEUTRAL,
    NEW_YEAR,
    NEW_YEARS_DAY,
    PERKS,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import NO_TYPE, Tables

LOST_BESIDE = 1.5
"""What a burnt or starved character costs beside its own worth: harmony, variety."""
MOST_MISSING = 3
"""A building that needs more things than this is not thought of yet."""
LACKS_COMMON = 0.6
"""What lacking mon, rice or sandals counts among the things that a building needs."""
LAST_SURPLUS = 0.9
"""The share of its worth that rice lacks before the last Payday when there is more than one for each character."""
KOBUNS_OF_USE = 2
"""More free Kobuns than this are worth nothing."""


class Board:
    """What lies on the board for a seat; the same as long as no card, Kobun or marker moves."""

    __slots__ = ("characters", "harmony", "hired", "houses", "on_the_way", "values", "variety", "with_joker")

    characters: float
    """The worth of the characters, those that have retired too, less what fires will take."""
    values: list[float]
    """The worth of each on the board, ascending."""
    on_the_way: float
    """What a lap would bring them."""
    hired: list[int]
    """By type."""
    variety: int
    with_joker: int
    """Variety, without and with a joker that chooses its best type."""
    harmony: int
    houses: list[tuple[int, float]]
    """Buildings and their chances to burn."""


class Evaluation:
    """Predicts totals for one number of players."""

    def __init__(self, tables: Tables, weights: Weights = WEIGHTS) -> None:
        self.tables, self.weights = tables, weights
        self.numbers = tables.content.numbers
        self.special = tables.type_ids.index("special") if "special" in tables.type_ids else -1
        # by card, and EMPTY as the last
        self._types = (*tables.type_of, *[-1] * (len(tables.card_ids) - tables.characters), -1)
        self._is_fixed = tuple(self.is_fixed(house) for house in tables.content.buildings)
        self._costs = tuple(
            tuple((good, amount, good in (WOOD, KOBAN)) for good, amount in enumerate(cost) if amount)
            for cost in tables.building_costs
        )
        self._outlooks: dict[tuple[int, bool], Outlook] = {}

    def outlook(self, state: IkiState) -> Outlook:
        """Return what is left of the year in a position."""
        key = (state.month, is_event_over(self.tables, state))
        known = self._outlooks.get(key)
        if known is None:
            known = self._outlooks[key] = self.outlook_at(*key)
        return known

    # ---- what an expansion judges in its own way --------------------------------------------------------------------

    def outlook_at(self, month: int, is_event_over: bool) -> Outlook:
        """Return what is left of the year from a time of it."""
        return Outlook(self.tables, self.weights, month, is_event_over)

    def is_fixed(self, house: Building) -> bool:
        """Return whether a building counts the same whatever its owner has."""
        return not (house.per_sandal or house.per_rice or house.per_firefighting or house.counts_fish)

    def further_key(self, state: IkiState) -> tuple[object, ...]:
        """Return what else of a position is judged, beside what IKI has."""
        return ()

    def after(self, state: IkiState, code: int) -> IkiState:
        """Return the position after an option and what it asks of the same seat at once."""
        return carried_out(self, state, code)

    def lacks_besides(self, state: IkiState, seat: int, number: int) -> float:
        """Return how many things a building needs that are no goods and that a seat lacks."""
        return 0.0

    # ---- parts of a total ------------------------------------------------------------------------------------------

    def burning(self, state: IkiState, outlook: Outlook) -> dict[int, float]:
        """Return by stall the chance that its card burns at the next fire, with the markers about as they stand."""
        if not outlook.fires:
            return {}
        away, strength = outlook.fires[0]
        risk = {}
        share = 1 / len(self.tables.nagayas)
        for stalls in self.tables.nagayas:
            left = strength
            for stall in stalls:
                if state.cards[stall] != EMPTY:
                    owner = state.owners[stall]
                    level = state.levels[owner] + self.weights.caution * away if owner != NEUTRAL else -1.0
                    if level >= left:
                        break
                    risk[stall] = share if level < left - 1 or owner == NEUTRAL else share * (left - level)
                left -= 1
        return risk

    def harmony(self, state: IkiState, seat: int) -> int:
        """Return what harmony brings a seat as the cards lie."""
        types, cards, owners = self._types, state.cards, state.owners
        found = 0
        for stalls in self.tables.groups:
            for stall in stalls:
                if owners[stall] == seat:
                    kind = types[cards[stall]]
                    if kind >= 0:
                        alike = 0
                        for other in stalls:
                            if types[cards[other]] == kind:
                                alike += 1
                        if alike > 1:
                            found += alike
        return found

    def building(self, state: IkiState, seat: int, number: int, fish: int, outlook: Outlook) -> float:
        """Return what a building will have brought its owner by the end."""
        if self._is_fixed[number]:
            return outlook.buildings[number]
        fixed = self.tables.content.buildings[number].fixed
        return outlook.buildings[number] + building_value(self.tables, state, seat, number, fish) - fixed

    def plan(self, state: IkiState, seat: int, fish: int, outlook: Outlook) -> float:
        """Return what the best building on offer promises, the less likely the more it still needs."""
        if outlook.months < 1:
            return 0.0
        w, best = self.weights, 0.0
        base, goods = seat * COUNT, state.goods
        first = 0.0 if state.kobuns[seat] else 1.0
        most = min(outlook.months, MOST_MISSING)
        price = w.kobun * outlook.near
        share = w.plan_share * outlook.plan
        if share <= 0:
            return 0.0
        for number in state.offer:
            missing = first + self.lacks_besides(state, seat, number)
            for good, amount, is_rare in self._costs[number]:
                lacks = amount - goods[base + good]
                if lacks > 0:
                    missing += lacks if is_rare else LACKS_COMMON
            if missing > most:
                continue
            profit = self.building(state, seat, number, fish, outlook) - outlook.costs[number] - price
            if profit > 0:
                profit *= share * w.plan**missing
                if profit > best:
                    best = profit
        return best

    def _hunger(self, state: IkiState, seat: int, values: list[float], outlook: Outlook) -> float:
        """Return the loss that is to be feared at the next Payday for want of rice; less while there is time."""
        missing = len(values) - state.goods[seat * COUNT + RICE]
        if missing <= 0 or not outlook.paydays:
            return 0.0
        away = outlook.paydays[0]
        if away or has_turn_left(state, seat):
            share = self.weights.hunger / (1 + 0.6 * away)
        else:
            share = self.weights.starving
        return -share * sum(max(0.5, value + 2.0) for value in values[:missing])

    def variety(self, hired: Sequence[int], has_joker: bool) -> int:
        """Return what characters of so many of each type count, one of them a joker of the best type."""
        kinds = sum(1 for number in hired if number)
        if has_joker and hired[self.special] > 1:
            kinds = min(len(hired), kinds + 1)
        return self.numbers.variety[kinds - 1] if kinds else 0

    # ---- totals ----------------------------------------------------------------------------------------------------

    def board(self, state: IkiState, seat: int, outlook: Outlook, risk: dict[int, float]) -> Board:
        """Return what lies on the board for a seat; `risk` as `burning` tells it."""
        tables = self.tables
        board, characters = Board(), 0.0
        hired = [0] * (len(tables.type_ids) + 1)  # the last for cards whose type is open: NO_TYPE
        for card in state.retired[seat]:
            characters += outlook.retired[card]
            hired[tables.type_of[card]] += 1
        values, houses, on_the_way = [], [], 0.0
        for stall, owner in enumerate(state.owners):
            if owner != seat:
                continue
            card = state.cards[stall]
            if card >= tables.characters:
                houses.append((card - tables.characters, risk.get(stall, 0.0)))
                continue
            gained = state.experience[stall]
            worth_now = outlook.characters[card][gained]
            values.append(worth_now)
            on_the_way += outlook.experience[card][gained]
            characters += worth_now
            hired[tables.type_of[card]] += 1
            if stall in risk:
                characters -= risk[stall] * (max(worth_now, 0.0) + LOST_BESIDE)
        del hired[-1]
        values.sort()
        board.characters, board.values, board.houses = characters, values, houses
        board.hired, board.on_the_way = hired, on_the_way
        board.variety, board.with_joker = self.variety(hired, False), self.variety(hired, True)
        board.harmony = self.harmony(state, seat) if values and outlook.paydays else 0
        return board

    def total(self, state: IkiState, seat: int, outlook: Outlook, board: Board) -> float:
        """Return what a seat will probably have at the end, but for what its turn of this month still brings."""
        if state.month == NEW_YEARS_DAY:
            return self.in_the_end(state, seat)
        w, worths = self.weights, outlook.worths
        base = seat * COUNT
        mon, rice, sandal, wood, koban, iki = state.goods[base : base + COUNT]
        value = iki + mon * worths[MON] + rice * worths[RICE] + sandal * worths[SANDAL]
        value += wood * worths[WOOD] + koban * worths[KOBAN] + board.characters
        fish = caught = 0
        if state.bought[seat]:
            tables = self.tables
            fish = fish_line(tables, state, seat)
            for token in state.bought[seat]:
                caught += tables.token_kind[token] == FISH
            value += fish + tobacco_line(tables, state, seat)
        value += outlook.fish[caught]
        for number, risk in board.houses:
            value += (1 - risk) * self.building(state, seat, number, fish, outlook)
        perks = state.perks[seat * len(PERKS) : (seat + 1) * len(PERKS)]
        if any(perks):
            value += outlook.variety * (board.with_joker if perks[JOKER_TOKEN] else board.variety)
            for perk, owned in enumerate(perks):
                if owned and perk != JOKER_TOKEN:
                    value += owned * outlook.perks[perk]
        else:
            value += outlook.variety * board.variety
        values = board.values
        surplus = rice - len(values) - 1
        if surplus > 0:
            value -= surplus * worths[RICE] * (w.surplus if len(outlook.paydays) > 1 else LAST_SURPLUS)
        if values:
            if rice < len(values):
                value += self._hunger(state, seat, values, outlook)
            value += board.harmony * outlook.harmony
            value += outlook.lap * board.on_the_way * state.positions[seat] / self.tables.street
        value += state.levels[seat] * outlook.firefighting
        value -= state.order.index(seat) * outlook.order
        value += min(state.kobuns[seat], KOBUNS_OF_USE) * outlook.kobun
        return value + self.plan(state, seat, fish, outlook)

    def in_the_end(self, state: IkiState, seat: int) -> float:
        """Return the count as it stands on New Year's Day, coins that are no whole IKI in shares of one."""
        counted = count(self.tables, state, seat)
        by_four = self.numbers.mon_for_1
        value = counted.total + 0.25 * (state.goods[seat * COUNT + MON] % by_four) / by_four
        if not state.joker_types[seat] and state.perks[seat * len(PERKS) + JOKER_TOKEN]:
            hired = [0] * (len(self.tables.type_ids) + 1)
            for stall, owner in enumerate(state.owners):
                if owner == seat and state.cards[stall] < self.tables.characters:
                    hired[self.tables.type_of[state.cards[stall]]] += 1
            for card in state.retired[seat]:
                hired[self.tables.type_of[card]] += 1
            value += self.variety(hired[:NO_TYPE], True) - counted.variety
        return value

    def pending(self, state: IkiState, seat: int, outlook: Outlook) -> float:
        """Return about what a turn brings that the seat still has this month, and of which nothing is decided yet."""
        w, value = self.weights, 0.0
        for frame in state.stack:
            if frame[0] in (WAY, NEW_YEAR) and frame[1] == seat:
                value += 2 * w.shop
                if frame[0] == WAY:
                    value += self.numbers.income * outlook.worths[MON] + w.hiring
        return value * outlook.turn

    def totals(self, state: IkiState) -> list[float]:
        """Return what each seat will probably have, but for turns of this month whose space has been taken."""
        outlook = self.outlook(state)
        risk = self.burning(state, outlook)
        return [
            self.total(state, seat, outlook, self.board(state, seat, outlook, risk))
            + self.pending(state, seat, outlook)
            for seat in range(state.players)
        ]

    # ---- the win ---------------------------------------------------------------------------------------------------

    def shares(self, state: IkiState, totals: Sequence[float]) -> list[float]:
        """Return each seat's share of a win by what they will probably have."""
        w = self.weights
        left = max(0, NEW_YEARS_DAY - state.month) / (NEW_YEARS_DAY - 1)
        spread = w.spread_end + (w.spread - w.spread_end) * math.sqrt(left)
        best = max(totals)
        odds = [math.exp((total - best) / (spread * 0.55)) for total in totals]
        whole = math.fsum(odds)
        return [odd / whole for odd in odds]

    def won(self, state: IkiState) -> list[float]:
        """Return each seat's share when the year is over, each joker that is open taken for its best type."""
        winner = self._winner(state)
        return [float(seat == winner) for seat in range(state.players)]

    def _winner(self, state: IkiState) -> int:
        """Return who wins when everybody chooses the best types for the jokers that are left."""
        totals = [self.best_count(state, seat).total for seat in range(state.players)]
        return min(range(state.players), key=lambda seat: (-totals[seat], -state.levels[seat], state.order.index(seat)))

    def best_count(self, state: IkiState, seat: int) -> Count:
        """Return a seat's count with the best types for the jokers whose type is open."""
        choices = sum(frame == (JOKER, seat) for frame in state.stack)
        if not choices:
            return count(self.tables, state, seat)
        after = state.clone()
        counts = []
        for types in product(range(len(self.tables.type_ids)), repeat=choices):
            after.joker_types[seat] = [*state.joker_types[seat], *types]
            counts.append(count(self.tables, after, seat))
        return max(counts, key=lambda counted: counted.total)


def has_turn_left(state: IkiState, seat: int) -> bool:
    """Return whether a seat will have a turn this month for which it has not even a space yet."""
    return (WAY, seat) in state.stack[:-1]


def last_seat_acts(state: IkiState) -> bool:
    """Return whether the last seat of New Year's Day is at its business, so that the year ends with its turn."""
    return state.month == NEW_YEARS_DAY and [frame[0] for frame in state.stack] == [FINISH, BUSINESS]
