"""What every seat will probably have at the end: the count so far, and what is still to come."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from edo_table.games.iki.effects import own_characters
from edo_table.games.iki.goods import COUNT, IKI, KOBAN, MON, RICE, SANDAL, WOOD
from edo_table.games.iki.judgement import WEIGHTS, Weights
from edo_table.games.iki.payday import harmony, types_hired
from edo_table.games.iki.scoring import (
    building_value,
    count,
    fish_line,
    own_buildings,
    settle,
    tobacco_line,
)
from edo_table.games.iki.state import (
    BUSINESS,
    EMPTY,
    FINISH,
    FIRE_CHARM,
    HIRE,
    HIRE_DISCOUNT,
    MOVE_BONUS,
    NEUTRAL,
    NEW_YEAR,
    NEW_YEARS_DAY,
    OVER,
    PAYDAY_END,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import Tables

PAYDAYS = (3, 6, 9, 12)


@dataclass(frozen=True, slots=True)
class Season:
    """What is left of the year: months with the running one, Paydays and fires to come, by how many months away."""

    months: int
    paydays: tuple[int, ...]
    fires: tuple[tuple[int, int], ...]
    """(months away, strength)"""
    nearness: float
    """1 early in the year, 0 at its end."""


class Evaluation:
    """Predicts totals for one number of players."""

    def __init__(self, tables: Tables, weights: Weights = WEIGHTS) -> None:
        self.tables, self.weights = tables, weights
        self.numbers = tables.content.numbers

    # ---- time ------------------------------------------------------------------------------------------------------

    def season(self, state: IkiState) -> Season:
        """Return what is left of the year."""
        month = max(1, state.month)
        is_paid = any(frame[0] == PAYDAY_END for frame in state.stack)
        paydays = tuple(pay - month for pay in PAYDAYS if pay > month or (pay == month and not is_paid))
        fires = tuple(
            (at - month, strength)
            for at, strength in zip(self.tables.fire_months, self.tables.fire_strength, strict=True)
            if at >= month
        )
        left = NEW_YEARS_DAY - month
        return Season(left, paydays, fires, min(1.0, left / self.weights.fading))

    def worths(self, season: Season) -> list[float]:
        """Return what one more of each good is worth, whoever has it."""
        w, near, numbers = self.weights, season.nearness, self.numbers
        worths = [0.0] * COUNT
        least = 1 / numbers.mon_for_1
        worths[MON] = least + (w.mon - least) * near
        worths[RICE] = w.rice * near if season.paydays else 0.0
        worths[SANDAL] = w.sandal * near
        worths[WOOD] = numbers.wood_iki + (w.wood - numbers.wood_iki) * near
        worths[KOBAN] = numbers.koban_iki + (w.koban - numbers.koban_iki) * near
        worths[IKI] = 1.0
        return worths

    # ---- characters ------------------------------------------------------------------------------------------------

    def salaries(self, card: int, experience: float, season: Season, worths: Sequence[float]) -> float:
        """Return what a character on the board will bring at the Paydays to come, less what it eats."""
        person, pace = self.tables.people[card], self.weights.pace
        value = 0.0
        for away in season.paydays:
            reached = experience + pace * away
            is_retired = reached >= person.experience
            if person.salary:
                at = len(person.salary) - 1 if is_retired else int(reached)
                part = 0.0 if is_retired else reached - at
                value += _worth(person.salary[at], worths) * (1 - part)
                if part:
                    value += _worth(person.salary[min(at + 1, len(person.salary) - 1)], worths) * part
            if not is_retired:
                value -= worths[RICE] * 0.6
        return value

    def perk(self, card: int, season: Season) -> float:
        """Return what the special token of a character is worth once it has retired."""
        kind, w = self.tables.perk_of[card], self.weights
        if kind == HIRE_DISCOUNT:
            return w.hire_discount * season.nearness
        if kind == MOVE_BONUS:
            return w.move_bonus * season.nearness
        if kind == FIRE_CHARM:
            return w.fire_charm if season.fires else 0.0
        return 3.0 if kind >= 0 else 0.0

    def character(self, card: int, experience: int, season: Season, worths: Sequence[float]) -> float:
        """Return what a character on the board is worth beside harmony and variety."""
        person, w = self.tables.people[card], self.weights
        to_go = max(0.0, person.experience - experience)
        months = season.months
        is_likely = min(1.0, w.pace * months / to_go) if to_go else 1.0
        value = self.salaries(card, experience, season, worths)
        value += is_likely * (self.perk(card, season) + w.kobun * season.nearness * 0.5)
        use = _worth(person.gain.goods, worths) - _worth(person.pay, worths)
        use += person.gain.firefighting * w.firefighting + person.gain.experience * 1.5
        use += 2.0 if person.action else 0.0
        return value + max(0.0, use) * w.visits * min(months, 6) * 0.3

    def raised(self, state: IkiState, stall: int, season: Season, worths: Sequence[float]) -> float:
        """Return what one more experience is worth to a character's owner."""
        card, gained = state.cards[stall], state.experience[stall]
        person = self.tables.people[card]
        before = self.character(card, gained, season, worths)
        if gained + 1 < person.experience:
            return self.character(card, gained + 1, season, worths) - before
        return self.retired_worth(card, season, worths) + self.weights.kobun * season.nearness - before

    def retired_worth(self, card: int, season: Season, worths: Sequence[float]) -> float:
        """Return what a retired character will still bring."""
        person = self.tables.people[card]
        salary = _worth(person.salary[-1], worths) * len(season.paydays) if person.salary else 0.0
        return salary + self.perk(card, season)

    # ---- seats -----------------------------------------------------------------------------------------------------

    def burning(self, state: IkiState, season: Season) -> dict[int, float]:
        """Return by stall the chance that its card burns at the next fire, with the markers as they stand."""
        if not season.fires:
            return {}
        away, strength = season.fires[0]
        risk = {}
        share = 1 / len(self.tables.nagayas)
        for stalls in self.tables.nagayas:
            left = strength
            for stall in stalls:
                card, owner = state.cards[stall], state.owners[stall]
                if card != EMPTY:
                    level = state.levels[owner] + 0.35 * away if owner != NEUTRAL else -1.0
                    if level >= left:
                        break
                    risk[stall] = share if level < left - 1 or owner == NEUTRAL else share * (left - level)
                left -= 1
        return risk

    def total(
        self, state: IkiState, seat: int, season: Season, worths: Sequence[float], risk: dict[int, float]
    ) -> float:
        """Return what a seat will probably have at the end, but for what its turn of this month still brings."""
        tables, w = self.tables, self.weights
        goods = state.goods[seat * COUNT : (seat + 1) * COUNT]
        fish = fish_line(tables, state, seat)
        value = _worth(goods, worths) + fish + tobacco_line(tables, state, seat)
        for number in own_buildings(tables, state, seat):
            value += self._building(state, seat, number, fish, season)
        hired = types_hired(tables, state, seat)
        kinds = sum(1 for number in hired if number)
        value += self.numbers.variety[kinds - 1] if kinds else 0
        stalls = own_characters(tables, state, seat)
        lost = 0.0
        values = []
        for stall in stalls:
            worth = self.character(state.cards[stall], state.experience[stall], season, worths)
            values.append(worth)
            value += worth
            lost += risk.get(stall, 0.0) * (max(worth, 0.0) + 1.5)
        for stall, chance in risk.items():
            if state.owners[stall] == seat and not tables.is_character(state.cards[stall]):
                lost += chance * building_value(tables, state, seat, tables.building(state.cards[stall]), fish)
        value -= lost
        for card in state.retired[seat]:
            value += self.retired_worth(card, season, worths)
        value += self._hunger(goods[RICE], values, season)
        value += self._harmony(state, seat, season)
        value += state.levels[seat] * w.firefighting * season.nearness
        value -= state.order.index(seat) * w.order * season.nearness
        value += min(state.kobuns[seat], 2) * w.kobun * season.nearness
        return value

    def pending(self, state: IkiState, seat: int) -> float:
        """Return what the seat's turn of this month still brings, so that who has acted is not ahead for that alone."""
        w = self.weights
        whole = w.hiring + 2 * w.shop
        if state.ikizama[seat] == EMPTY:
            return sum(
                whole if frame[0] == WAY else 2 * w.shop
                for frame in state.stack
                if frame[0] in (WAY, NEW_YEAR) and frame[1] == seat
            ) + self._left(state, seat)
        if any(frame[0] == BUSINESS and frame[1] == seat for frame in state.stack):
            return self._left(state, seat)
        return whole if state.ikizama[seat] else whole - w.hiring

    def _left(self, state: IkiState, seat: int) -> float:
        """Return what the steps of a running turn still bring."""
        w, value = self.weights, 0.0
        for frame in state.stack:
            if len(frame) > 1 and frame[1] == seat:
                if frame[0] == HIRE:
                    value += w.hiring
                elif frame[0] == BUSINESS:
                    value += w.shop * (2 - frame[2].bit_count())
        return value

    def _building(self, state: IkiState, seat: int, number: int, fish: int, season: Season) -> float:
        building = self.tables.content.buildings[number]
        value = float(building_value(self.tables, state, seat, number, fish))
        value += building.feast * 2.0 * len(season.paydays)
        value += building.watch * 0.35 * season.months
        value += building.patron * 0.3 * 3 * len(season.paydays)
        if building.counts_fish:
            value += 1.2 * season.months / 3
        return value

    def _hunger(self, rice: int, values: list[float], season: Season) -> float:
        """Return the loss that is to be feared at the next Payday for want of rice; less while there is time."""
        missing = len(values) - rice
        if missing <= 0 or not season.paydays:
            return 0.0
        share = self.weights.hunger if season.paydays[0] < 1 else self.weights.hunger / (1 + 0.6 * season.paydays[0])
        return -share * math.fsum(max(0.5, value + 2.0) for value in sorted(values)[:missing])

    def _harmony(self, state: IkiState, seat: int, season: Season) -> float:
        if not season.paydays:
            return 0.0
        now = sum(own * all_there for _, _, own, all_there in harmony(self.tables, state, seat))
        kept, value = self.weights.harmony, 0.0
        for number in range(len(season.paydays)):
            value += kept ** (number + (0.3 if season.paydays[0] else 0.0))
        return now * value

    def totals(self, state: IkiState) -> list[float]:
        """Return what each seat will probably have."""
        season = self.season(state)
        worths, risk = self.worths(season), self.burning(state, season)
        return [
            self.total(state, seat, season, worths, risk) + self.pending(state, seat) for seat in range(state.players)
        ]

    def shares(self, state: IkiState) -> list[float]:
        """Return each seat's share of a win; exact at the end."""
        if state.stack[-1][0] == OVER:
            winner = settle(self.tables, state).winner
            return [float(seat == winner) for seat in range(state.players)]
        if state.stack[0][0] == OVER or any(frame[0] == FINISH and len(state.stack) == 1 for frame in state.stack):
            totals = [float(count(self.tables, state, seat).total) for seat in range(state.players)]
        else:
            totals = self.totals(state)
        w = self.weights
        left = max(0, NEW_YEARS_DAY - state.month) / (NEW_YEARS_DAY - 1)
        spread = w.spread_end + (w.spread - w.spread_end) * math.sqrt(left)
        best = max(totals)
        odds = [math.exp((total - best) / (spread * 0.55)) for total in totals]
        whole = math.fsum(odds)
        return [odd / whole for odd in odds]


def _worth(goods: Sequence[int], worths: Sequence[float]) -> float:
    return (
        goods[0] * worths[0]
        + goods[1] * worths[1]
        + goods[2] * worths[2]
        + goods[3] * worths[3]
        + goods[4] * worths[4]
        + goods[5]
    )
