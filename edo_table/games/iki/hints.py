"""Why an option is good, in words: what it brings, what it keeps from happening, where it leads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from edo_table.engine.advisor import Reason
from edo_table.engine.messages import Message
from edo_table.games.iki import actions
from edo_table.games.iki.evaluation import Evaluation
from edo_table.games.iki.goods import COUNT, GOODS, RICE
from edo_table.games.iki.moves import Moves, goods_of, has_lap
from edo_table.games.iki.options import legal_codes, tobacco_left
from edo_table.games.iki.payday import salary, types_hired
from edo_table.games.iki.scoring import count
from edo_table.games.iki.state import FISH, PIPE, IkiState
from edo_table.games.iki.tables import SPACES
from edo_table.games.iki.vocabulary import decode

SMALL = 0.1
"""Weight of a reason that only says what kind of choice it is."""
UNSAFE = 0.05
"""Chances to burn from which a character is spoken of."""
FED = 2.5
"""Weight of a character that can be fed."""


@dataclass(frozen=True, slots=True)
class _Facts:
    """What a seat has, as far as reasons speak of it."""

    hungry: int
    harmony: int
    types: int
    fish: int
    tobacco: int
    buildings: int
    level: int
    rank: int
    unsafe: frozenset[int]
    """Own characters that may burn."""
    characters: frozenset[int]
    retired: tuple[int, ...]
    salary: tuple[int, ...]
    goods: tuple[int, ...]


def reasons(evaluation: Evaluation, state: IkiState, code: int) -> list[Reason]:
    """Return the reasons for an option of the open decision, the weightiest first."""
    return Hints(evaluation, state).sorted(code)


def _reason(key: str, weight: float, **args: str | int) -> Reason:
    return Reason(Message(f"iki.hint.{key}", dict(args)), weight)


class Hints:
    """The reasons for options of one position."""

    moves: ClassVar[type[Moves]] = Moves

    def __init__(self, evaluation: Evaluation, state: IkiState) -> None:
        self.evaluation, self.state, self.tables = evaluation, state, evaluation.tables
        self.seat = state.stack[-1][1]
        self.outlook = evaluation.outlook(state)
        self.ids = self.tables.card_ids

    def sorted(self, code: int) -> list[Reason]:
        """Return what speaks for an option, the weightiest first."""
        return sorted(self.of(code), key=lambda reason: -reason.weight)

    def of(self, code: int) -> list[Reason]:
        """Return what speaks for an option, unordered."""
        verb, a, _ = decode(code)
        if verb == actions.TAKE_SPACE:
            return self._space(a)
        if verb in (actions.MOVE, actions.MOVE_ON):
            steps = a if verb == actions.MOVE else 1
            return self.walk(steps)
        if verb == actions.GO_TO:
            return self.stop(self.moves(self.evaluation, self.state), self.tables.shop_at.index(a))
        plain = {
            actions.INCOME: "income",
            actions.STAY: "stay",
            actions.ENOUGH: "enough",
            actions.END_TURN: "ends",
            actions.LET_BURN: "lets_burn",
            actions.DROP_NEUTRAL: "drops",
        }
        if verb in plain:
            is_sole = len(legal_codes(self.tables, self.state)) == 1
            return [_reason("sole" if is_sole else plain[verb], SMALL)]
        if verb == actions.USE_CHARM:
            return [_reason("charm", SMALL, character=self.ids[self.state.cards[self.state.stack[-1][2]]])]
        if verb == actions.STARVE:
            return [_reason("starves_least", SMALL, character=self.ids[self.state.cards[a]])]
        if verb == actions.CHOOSE_TYPE:
            return [_reason("type", SMALL, type=self.tables.type_ids[a])]
        return self.changes(self.state, self.evaluation.after(self.state, code), code)

    # ---- ways ------------------------------------------------------------------------------------------------------

    def _space(self, space: int) -> list[Reason]:
        moves = self.moves(self.evaluation, self.state)
        street = moves.richer(space)
        steps = street.best_steps(space)
        place = (self.state.positions[self.seat] + steps - 1) % self.tables.street + 1
        shop = self.tables.shops[self.tables.shop_at[place]].id
        found = [_reason("leads_to", 1.0 + max(0.0, street.business(place)), shop=shop)]
        found += self._lap(steps)
        if space < min(other for other in range(len(SPACES)) if other not in (space, self.state.block)):
            found.append(_reason("acts_first", SMALL))
        return found

    def walk(self, steps: int) -> list[Reason]:
        """Return what speaks for a walk of so many steps."""
        moves = self.moves(self.evaluation, self.state)
        place = (self.state.positions[self.seat] + steps - 1) % self.tables.street + 1
        return [*self._lap(steps), *self.stop(moves, place)]

    def _lap(self, steps: int) -> list[Reason]:
        state, tables = self.state, self.tables
        if not has_lap(tables, state, self.seat, steps):
            return []
        stalls = [
            s for s, owner in enumerate(state.owners) if owner == self.seat and tables.is_character(state.cards[s])
        ]
        leaving = [s for s in stalls if state.experience[s] + 1 >= tables.people[state.cards[s]].experience]
        found = [_reason("retires", 2.5, character=self.ids[state.cards[stall]]) for stall in leaving]
        return [*found, _reason("crossroads", 0.8 * len(stalls))] if stalls else found

    def stop(self, moves: Moves, place: int) -> list[Reason]:
        """Return what the best business at a space of the street brings."""
        at, codes = moves.street.stop(place)
        shop = self.tables.shops[self.tables.shop_at[place]].id
        found = [_reason("stops_at", SMALL, shop=shop)]
        for code in codes:
            found += self.changes(at, self.evaluation.after(at, code), code)
        return found

    # ---- changes ---------------------------------------------------------------------------------------------------

    def _facts(self, state: IkiState) -> _Facts:
        evaluation, tables, seat = self.evaluation, self.tables, self.seat
        counted = count(tables, state, seat)
        own = [s for s, owner in enumerate(state.owners) if owner == seat and tables.is_character(state.cards[s])]
        goods = tuple(goods_of(state, seat))
        risk = evaluation.burning(state, self.outlook)
        wages = salary(tables, state, seat)
        return _Facts(
            hungry=max(0, len(own) - goods[RICE]) if self.outlook.paydays else 0,
            harmony=evaluation.harmony(state, seat) if self.outlook.paydays else 0,
            types=sum(1 for number in types_hired(tables, state, seat) if number),
            fish=counted.fish,
            tobacco=counted.tobacco,
            buildings=counted.buildings,
            level=state.levels[seat],
            rank=state.order.index(seat),
            unsafe=frozenset(state.cards[stall] for stall in own if risk.get(stall, 0.0) > UNSAFE),
            characters=frozenset(state.cards[stall] for stall in own),
            retired=tuple(state.retired[seat]),
            salary=tuple(wages) if self.outlook.paydays else (0,) * COUNT,
            goods=goods,
        )

    def changes(self, before: IkiState, after: IkiState, code: int) -> list[Reason]:
        """Return what is better for the seat after an option."""
        verb, a, b = decode(code)
        was, now = self._facts(before), self._facts(after)
        found = []
        if now.hungry < was.hungry:
            fed = was.hungry - now.hungry
            found.append(_reason("feeds", FED * fed / (1 + 0.4 * self.outlook.paydays[0]), n=fed))
        for card in now.retired[len(was.retired) :]:
            found.append(_reason("retires", 2.5, character=self.ids[card]))
        if now.harmony > was.harmony:
            weight = (now.harmony - was.harmony) * self.outlook.harmony
            key = "harmony_more" if was.harmony else "harmony"
            found.append(_reason(key, weight, n=now.harmony, before=was.harmony))
        found += self._counted(was, now, verb, a)
        for card in sorted((was.unsafe - now.unsafe) & now.characters):
            found.append(_reason("saves", 2.0, character=self.ids[card]))
        if now.level > was.level:
            key = "chooses_first" if now.rank == 0 < was.rank else "firefighting"
            found.append(_reason(key, 0.8 * (now.level - was.level), n=now.level))
        found += self._goods(was, now, verb)
        found += self._placed(verb, a, b)
        return found or [_reason("worth_it", SMALL)]

    def _counted(self, was: _Facts, now: _Facts, verb: int, a: int) -> list[Reason]:
        found = []
        if now.types > was.types:
            ladder = self.evaluation.numbers.variety
            more = ladder[now.types - 1] - (ladder[was.types - 1] if was.types else 0)
            found.append(_reason("variety", more, n=more, types=now.types))
        if verb == actions.BUY and self.tables.token_kind[a] == FISH:
            fish = sum(self.tables.token_kind[token] == FISH for token in self.state.bought[self.seat])
            found.append(_reason("fish", now.fish - was.fish + SMALL, n=now.fish - was.fish, fish=fish + 1))
        if now.tobacco > was.tobacco:
            is_pipe = verb == actions.BUY and self.tables.token_kind[a] == PIPE
            key = "pipe" if is_pipe else "tobacco"
            found.append(_reason(key, now.tobacco - was.tobacco, n=now.tobacco - was.tobacco))
        elif verb == actions.BUY and self.tables.token_kind[a] == PIPE and self._can_still_smoke():
            found.append(_reason("pipe_for_later", 1.0))
        if now.buildings > was.buildings:
            found.append(_reason("building", now.buildings - was.buildings, n=now.buildings - was.buildings))
        if verb == actions.BUILD:
            building = self.tables.content.buildings[a]
            for key, amount in (("feast", building.feast), ("watch", building.watch), ("patron", building.patron)):
                if amount:
                    found.append(_reason(key, 3.0 if self.outlook.months else 0.0, n=amount))
        return found

    def _can_still_smoke(self) -> bool:
        """Return whether pouches can still be had after a pipe."""
        return self.outlook.months > 0 or any(True for _ in tobacco_left(self.tables, self.state, self.seat, PIPE))

    def _goods(self, was: _Facts, now: _Facts, verb: int) -> list[Reason]:
        found = []
        worths = self.outlook.worths
        for good, name in enumerate(GOODS):
            more = now.goods[good] - was.goods[good]
            if more > 0:
                found.append(_reason(f"gains.{name}", more * worths[good] * 0.9, n=more))
            wages = now.salary[good] - was.salary[good]
            if wages > 0 and verb in (actions.HIRE, actions.RAISE, actions.VISIT, actions.BUY):
                weight = wages * worths[good] * (1 + 0.5 * (len(self.outlook.paydays) - 1))
                found.append(_reason(f"salary.{name}", weight, n=wages))
        return found

    def _placed(self, verb: int, a: int, b: int) -> list[Reason]:
        state, tables = self.state, self.tables
        if verb == actions.HIRE and state.row_mon[state.row.index(a)]:
            mon = state.row_mon[state.row.index(a)]
            return [_reason("coins", mon * self.outlook.worths[0], n=mon)]
        if verb == actions.VISIT and state.owners[a] == self.seat:
            return [_reason("own", SMALL)]
        if verb in (actions.BEGIN_WITH, actions.PLACE_NEUTRAL):
            shop = next(n for n, stalls in enumerate(tables.stalls_of_shop) if b in stalls)
            return [_reason("near_shop", SMALL, shop=tables.shops[shop].id)]
        return []
