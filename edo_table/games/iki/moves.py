"""What each option of a decision gains, by what its seat will have at the end after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from edo_table.games.iki import actions
from edo_table.games.iki.effects import has_perk
from edo_table.games.iki.evaluation import Evaluation, has_turn_left
from edo_table.games.iki.goods import COUNT, MON, SANDAL
from edo_table.games.iki.options import legal_codes
from edo_table.games.iki.state import (
    BUSINESS,
    EMPTY,
    HIRE,
    JOKER,
    MOVE,
    MOVE_BONUS,
    TURN_STEPS,
    USED_CHARACTER,
    USED_SHOP,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Tables
from edo_table.games.iki.vocabulary import decode

AFFECTS_OTHERS = frozenset((actions.VISIT, actions.SWAP, actions.PLACE_NEUTRAL, actions.DROP_NEUTRAL))
MOST_SANDALS = 2
"""Sandals that are thought of when a walk is planned."""
PLANNED = 6
"""Hirings for which the walk that follows is planned."""
MOST_STREETS = 3000
"""Streets that are kept for when they are asked for again."""
EARLY = 0.25
"""What it is worth to act before one more space of the Ikizama track."""


class Street:
    """What an Oyakata can gain on the street in a position, by where it stops."""

    def __init__(self, evaluation: Evaluation, state: IkiState, seat: int) -> None:
        self.evaluation, self.state, self.seat = evaluation, state, seat
        self.tables = evaluation.tables
        self.outlook = evaluation.outlook(state)
        self.board = evaluation.board(state, seat, self.outlook, evaluation.burning(state, self.outlook))
        self.now = evaluation.total(state, seat, self.outlook, self.board)
        self._business: dict[tuple[int, int], float] = {}
        self._lap: float | None = None

    def standing(self, state: IkiState, *, affects_others: bool = False) -> float:
        """Return what the seat will probably have; less a share of the others' where an option helps or hurts them."""
        evaluation, seat = self.evaluation, self.seat
        outlook = self.outlook if state.month == self.state.month else evaluation.outlook(state)
        if not affects_others and self.has_same_board(state):
            return evaluation.total(state, seat, outlook, self.board)
        risk = evaluation.burning(state, outlook)
        totals = [
            evaluation.total(state, one, outlook, evaluation.board(state, one, outlook, risk))
            for one in (range(state.players) if affects_others else (seat,))
        ]
        if not affects_others:
            return totals[0]
        own = totals[seat]
        return own - evaluation.weights.others * (sum(totals) - own) / (len(totals) - 1)

    def has_same_board(self, state: IkiState) -> bool:
        """Return whether what `board` tells of the seat is the same in a position as in the street's own."""
        base = self.state
        return (
            state.cards == base.cards
            and state.levels == base.levels
            and state.experience == base.experience
            and state.owners == base.owners
            and state.retired[self.seat] == base.retired[self.seat]
            and state.month == base.month
        )

    def business(self, place: int, used: int = 0) -> float:
        """Return what the best business on a space of the street gains: its shop and one character, if not `used`."""
        known = self._business.get((place, used))
        if known is None:
            deals = self._best_deals(self.doing_business(place, used))
            known = self._business[place, used] = sum(gained for gained, _ in deals.values())
        return known

    def stop(self, place: int) -> tuple[IkiState, list[int]]:
        """Return the position in which the Oyakata stands on a space, and what is best to do there."""
        at = self.doing_business(place)
        return at, [code for _, code in self._best_deals(at).values()]

    def doing_business(self, place: int, used: int = 0) -> IkiState:
        """Return the position in which the Oyakata does business on a space."""
        at = self.state.clone()
        at.positions[self.seat] = place
        at.stack.append((BUSINESS, self.seat, used))
        return at

    def _best_deals(self, at: IkiState) -> dict[bool, tuple[float, int]]:
        """Return what gains most, and how much: with a character (True) and with the shop (False), if anything does."""
        now, best = self.standing(at), dict[bool, tuple[float, int]]()
        for code in without_doubles(legal_codes(self.tables, at)):
            part = self.part_of(decode(code)[0])
            if part is None:
                continue
            gained = self.standing(self.evaluation.after(at, code)) - now
            if gained > best.get(part, (0.0, 0))[0]:
                best[part] = (gained, code)
        return best

    def part_of(self, verb: int) -> bool | None:
        """Return to which business an option belongs: with a character (True), with the shop (False), or to none."""
        return None if verb == actions.END_TURN else verb == actions.VISIT

    def lap(self) -> float:
        """Return what passing the Crossroads gains."""
        if self._lap is None:
            state, table = self.state, self.outlook.experience
            self._lap = sum(
                table[state.cards[stall]][state.experience[stall]]
                for stall, owner in enumerate(state.owners)
                if owner == self.seat and state.cards[stall] < self.tables.characters
            )
        return self._lap

    def walk(self, steps: int, *, sandals: int = 0) -> float:
        """Return what a walk of so many steps gains, with the business at its end, less the sandals it takes."""
        before = self.state.positions[self.seat]
        laps, place = divmod(before + steps - 1, self.tables.street)
        gained = self.business(place + 1) - sandals * self.outlook.worths[SANDAL]
        on_the_way = self.outlook.lap * self.lap() / self.tables.street
        return gained + laps * self.lap() + (place + 1 - before) * on_the_way

    def best_walk(self, space: int) -> float:
        """Return what the best walk from a space of the Ikizama track gains."""
        return max(gained for gained, _ in self._walks(space))

    def best_steps(self, space: int) -> int:
        """Return the steps of the best walk from a space of the Ikizama track."""
        return -max((gained, -steps) for gained, steps in self._walks(space))[1]

    def _walks(self, space: int) -> list[tuple[float, int]]:
        state, seat = self.state, self.seat
        spare = has_perk(state, seat, MOVE_BONUS)
        most = min(MOST_SANDALS, state.goods[seat * COUNT + SANDAL])
        least, far = (1, len(SPACES) - 1) if space == 0 else (space, space)
        return [
            (self.walk(steps, sandals=max(0, steps - far - spare)), steps)
            for steps in range(least, far + spare + most + 1)
        ]


def street_of(evaluation: Evaluation, state: IkiState, seat: int, kind: type[Street] = Street) -> Street:
    """Return what an Oyakata can gain in a position, worked out only once: a search meets most of them again."""
    key = (
        seat,
        state.month,
        evaluation.outlook(state),
        has_turn_left(state, seat),
        *state.goods,
        *state.levels,
        *state.order,
        *state.positions,
        *state.kobuns,
        *state.cards,
        *state.owners,
        *state.experience,
        *state.perks,
        tuple(state.offer),
        tuple(state.market),
        *map(tuple, state.bought),
        *map(tuple, state.retired),
        *evaluation.further_key(state),
    )
    known = _streets.get(key)
    if known is None:
        if len(_streets) >= MOST_STREETS:
            forget_streets()
        known = _streets[key] = kind(evaluation, state.clone(), seat)
    return known


_streets: dict[tuple[object, ...], Street] = {}


def forget_streets() -> None:
    """Drop what is kept of streets."""
    _streets.clear()


def still_to_gain(evaluation: Evaluation, state: IkiState, seat: int, kind: type[Street] = Street) -> float:
    """Return what a seat will gain in a turn of this month that is running, or for which it has taken a space."""
    space = state.ikizama[seat]
    running = [frame for frame in state.stack if len(frame) > 1 and frame[1] == seat and frame[0] in TURN_STEPS]
    if not running:
        return _turn(evaluation, state, seat, space, kind) if space != EMPTY else 0.0
    if any(frame[0] == HIRE for frame in running):
        return _turn(evaluation, state, seat, space, kind)
    street = street_of(evaluation, state, seat, kind)
    if any(frame[0] == MOVE for frame in running):
        return street.best_walk(space)
    used = next(frame[2] for frame in running if frame[0] == BUSINESS)
    return street.business(state.positions[seat], used) if used != USED_SHOP | USED_CHARACTER else 0.0


def _turn(evaluation: Evaluation, state: IkiState, seat: int, space: int, kind: type[Street]) -> float:
    street, numbers = street_of(evaluation, state, seat, kind), evaluation.numbers
    if not space:
        return street.best_walk(0) + numbers.first_space_mon * street.outlook.worths[MON]
    return street.best_walk(space) + numbers.income * street.outlook.worths[MON] + evaluation.weights.hiring


class Moves:
    """The options of one position, judged for the seat that decides."""

    streets: ClassVar[type[Street]] = Street
    affects_others: ClassVar[frozenset[int]] = AFFECTS_OTHERS

    def __init__(self, evaluation: Evaluation, state: IkiState) -> None:
        self.evaluation, self.state = evaluation, state
        self.tables = evaluation.tables
        self.seat = state.stack[-1][1]
        self.street = self.street_in(state)
        self._with: dict[int, Street] = {}

    def street_in(self, state: IkiState) -> Street:
        """Return the street as the seat finds it in a position."""
        return street_of(self.evaluation, state, self.seat, self.streets)

    def gains(self, legal: Sequence[int], *, is_planned: bool = True) -> list[float]:
        """Return what each option gains, in IKI at the end; `is_planned`: hiring with the walk that follows it."""
        gains = [self.gain(code) for code in legal]
        if is_planned and decode(legal[0])[0] == actions.INCOME and self.state.stack[-2][0] == MOVE:
            self.add_walks(legal, gains)
        return gains

    def gain(self, code: int) -> float:
        """Return what an option gains."""
        verb, a, _ = decode(code)
        street = self.street
        if verb == actions.TAKE_SPACE:
            return self._way(a)
        if verb == actions.MOVE:
            _, seat, _, most = self.state.stack[-1]
            return street.walk(a, sandals=max(0, a - most - has_perk(self.state, seat, MOVE_BONUS)))
        if verb == actions.GO_TO:
            return street.business(self.tables.shop_at.index(a))
        if verb == actions.MOVE_ON:
            return street.walk(1) - street.business(self.state.positions[self.seat])
        if verb == actions.CHOOSE_TYPE:
            return self.chosen(a)
        if verb in (actions.END_TURN, actions.STAY, actions.ENOUGH):
            return 0.0
        affects_others = verb in self.affects_others
        before = street.standing(self.state, affects_others=True) if affects_others else street.now
        return street.standing(self.evaluation.after(self.state, code), affects_others=affects_others) - before

    def _way(self, space: int) -> float:
        """Return what a space of the Ikizama track promises: the best walk from it, an early turn, income or hiring."""
        hiring = self.evaluation.weights.hiring if space else 0.0
        first = self._brought(space) * self.street.outlook.worths[MON] + hiring
        return self.richer(space).best_walk(space) + first + EARLY * (len(SPACES) - space)

    def _brought(self, space: int) -> int:
        numbers = self.evaluation.numbers
        return numbers.income if space else numbers.first_space_mon

    def richer(self, space: int) -> Street:
        """Return the street with the coins that a space of the Ikizama track brings before the walk."""
        mon = self._brought(space)
        found = self._with.get(mon)
        if found is None:
            state = self.state.clone()
            state.goods[self.seat * COUNT + MON] += mon
            found = self._with[mon] = self.street_in(state)
        return found

    def add_walks(self, legal: Sequence[int], gains: list[float]) -> None:
        """Add to income and the best hirings what the walk that follows will gain, to the others a little less."""
        space = self.state.ikizama[self.seat]
        best = sorted(range(1, len(legal)), key=lambda index: (-gains[index], legal[index]))[:PLANNED]
        seen: dict[tuple[int, int], float] = {}
        found = {0: self._walk_after(legal[0], space)}
        for index in best:
            _, card, stall = decode(legal[index])
            key = (card, self.tables.extra[stall])
            if key not in seen:
                seen[key] = self._walk_after(legal[index], space)
            found[index] = seen[key]
        least = min(found.values())
        for index in range(len(gains)):
            gains[index] += found.get(index, least)

    def _walk_after(self, code: int, space: int) -> float:
        return self.street_in(self.evaluation.after(self.state, code)).best_walk(space)

    def chosen(self, kind: int) -> float:
        """Return what a joker's type gains; others that are open get their best types."""
        after = self.state.clone()
        after.stack.remove((JOKER, self.seat))
        after.joker_types[self.seat].append(kind)
        return float(self.evaluation.best_count(after, self.seat).total)


def has_lap(tables: Tables, state: IkiState, seat: int, steps: int) -> bool:
    """Return whether a walk of so many steps passes the Crossroads."""
    return state.positions[seat] + steps > tables.street


def goods_of(state: IkiState, seat: int) -> list[int]:
    """Return what a seat has of each good."""
    return state.goods[seat * COUNT : (seat + 1) * COUNT]


def without_doubles(legal: Sequence[int], of: int = actions.BUILD) -> list[int]:
    """Return the options with each thing of a verb in one place only: each building on one stall."""
    seen: set[int] = set()
    kept = []
    for code in legal:
        verb, a, _ = decode(code)
        if verb == of:
            if a in seen:
                continue
            seen.add(a)
        kept.append(code)
    return kept


def harmony_places(tables: Tables, state: IkiState, kind: int) -> list[int]:
    """Return by stall how many characters of a type lie in its groups; of a negative type, as buildings have, none."""
    counts = [0] * len(state.cards)
    if kind < 0:
        return counts
    for stalls in tables.groups:
        alike = sum(
            state.cards[stall] != EMPTY
            and tables.is_character(state.cards[stall])
            and tables.type_of[state.cards[stall]] == kind
            for stall in stalls
        )
        for stall in stalls:
            counts[stall] += alike
    return counts
