"""What is left of the year, and what goods and characters will still bring in it, whoever has them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from math import comb

from edo_table.games.iki.calendar import MONTHS_A_SEASON
from edo_table.games.iki.content import Building, Character
from edo_table.games.iki.goods import COUNT, IKI, KOBAN, MON, RICE, SANDAL, WOOD
from edo_table.games.iki.judgement import Weights
from edo_table.games.iki.state import (
    EVENT,
    FIRE_CHARM,
    HIRE_DISCOUNT,
    JOKER_TOKEN,
    MOVE_BONUS,
    NEW_YEARS_DAY,
    PERKS,
    IkiState,
)
from edo_table.games.iki.tables import NO_PERK, Tables

FED = 2.0
"""Characters that the Farmhouse's owner is expected to feed on each Payday."""
HIRED_MOST = 3
"""Characters of one type that the Imperial Villa's owner is expected to have."""
WATCHED = 0.35
"""Hirings with a firefighting bonus a month that the Fire Watchtower's owner is expected to make."""
FISH_GROWTH = 1.2
"""IKI a season by which the Restaurant's owner is expected to add to the fish."""
RICE_SHARE = 0.6
"""The share of a rice's worth that feeding a character takes: rice comes in beside other things."""
SKILL_MONTHS = 6
"""A character's own skill is foreseen for so many months at most."""
ACTION_USE = 2.0
"""IKI that building with a discount, or swapping, is worth once."""
EXPERIENCE_USE = 1.5
"""IKI that a gain of experience is worth once."""


class Outlook:
    """The worth of things at one time of the year; the same for every position of that time."""

    __slots__ = (
        "buildings", "characters", "costs", "experience", "firefighting", "fires", "fish", "harmony", "kobun",
        "lap", "months", "near", "order", "paydays", "perks", "plan", "retired", "shifts", "turn", "variety", "wages",
        "worths",
    )  # fmt: skip

    def __init__(self, tables: Tables, weights: Weights, month: int, is_event_over: bool) -> None:
        month = max(1, month)
        paydays = range(MONTHS_A_SEASON, NEW_YEARS_DAY, MONTHS_A_SEASON)
        first = month + is_event_over
        self.months = NEW_YEARS_DAY - month
        self.paydays = tuple(payday - month for payday in paydays if payday >= first)
        """Months until each Payday that is to come; 0 for one at the end of this month."""
        self.fires = tuple(
            (at - month, strength)
            for at, strength in zip(tables.fire_months, tables.fire_strength, strict=True)
            if at >= first
        )
        """Months until each fire, and its strength."""
        self.near = min(1.0, self.months / weights.fading)
        """1 early in the year, 0 at its end."""
        early = self.months / (NEW_YEARS_DAY - 1)
        self.shifts: dict[str, float] = {
            field.name: late + (first - late) * early
            for field in fields(weights.shifts)
            for late, first in (getattr(weights.shifts, field.name),)
        }
        """What experience adds to the numbers at this time."""
        shifts = self.shifts
        self.wages = self._worths(tables, weights)
        """By good: what is to come."""
        self.worths = self.wages[:]
        """By good: what one has."""
        self.worths[MON] += shifts["mon"]
        self.worths[WOOD] += shifts["wood"]
        self.firefighting = weights.firefighting * self.near + shifts["firefighting"]
        self.order = weights.order * self.near - shifts["order"]
        """What each place further down on the firefighting track costs."""
        self.kobun = weights.kobun * self.near + shifts["kobun"]
        self.lap = weights.lap + shifts["lap"]
        self.plan = 1 + shifts["plan"]
        self.variety = 1 + shifts["variety"]
        self.turn = 1 + shifts["turn"]
        self.prepare(tables, weights)
        self.costs = [worth(cost, self.wages) for cost in tables.building_costs]
        """By building: the worth of what it costs."""
        self.buildings = [house.fixed + self.promise(house) for house in tables.content.buildings]
        """By building: what it brings that hangs on nothing its owner has: fixed IKI, abilities."""
        self.fish = self._fish_hopes(tables.content.numbers.fish, weights.fish)
        """By fish owned: what those of later seasons are expected to add."""
        self.harmony = sum(weights.harmony ** (away / MONTHS_A_SEASON) for away in self.paydays)
        self.harmony *= max(0.0, 1 + shifts["harmony"])
        """How many times the present harmony will be scored."""
        self.perks = [0.0] * len(PERKS)
        """By special token that one has."""
        self.perks[HIRE_DISCOUNT] = weights.hire_discount * self.near
        self.perks[MOVE_BONUS] = weights.move_bonus * self.near
        self.perks[FIRE_CHARM] = weights.fire_charm if self.fires else 0.0
        self.perks[JOKER_TOKEN] = weights.joker
        self.retired = [self._salary_retired(person) for person in tables.people]
        """By character: the salaries it will still bring when it has retired."""
        self.characters = [
            [self._character(tables, weights, card, gained) for gained in range(person.experience)]
            for card, person in enumerate(tables.people)
        ]
        """By character and experience: what one on the board is worth, beside harmony and variety."""
        self.experience = [
            [
                (values[gained + 1] if gained + 1 < len(values) else self._when_retired(tables, weights, card)) - value
                for gained, value in enumerate(values)
            ]
            for card, values in enumerate(self.characters)
        ]
        """By character and experience: what one gain more is worth."""

    def _worths(self, tables: Tables, weights: Weights) -> list[float]:
        numbers, near = tables.content.numbers, self.near
        least = 1 / numbers.mon_for_1
        worths = [0.0] * COUNT
        worths[MON] = least + (weights.mon - least) * near
        worths[RICE] = weights.rice * near if self.paydays else 0.0
        worths[SANDAL] = weights.sandal * near
        worths[WOOD] = numbers.wood_iki + (weights.wood - numbers.wood_iki) * near
        worths[KOBAN] = numbers.koban_iki + (weights.koban - numbers.koban_iki) * near
        worths[IKI] = 1.0
        return worths

    def _fish_hopes(self, ladder: Sequence[int], chance: float) -> list[float]:
        """Return what is to be hoped for, when a fish is bought in each later season with some chance."""
        steps = (0, *ladder)
        later = max(0, len(self.paydays) - 1)
        return [
            sum(
                comb(later, more) * chance**more * (1 - chance) ** (later - more)
                * (steps[min(owned + more, len(ladder))] - steps[owned])
                for more in range(later + 1)
            )
            for owned in range(len(steps))
        ]  # fmt: skip

    # ---- what an expansion judges in its own way --------------------------------------------------------------------

    def prepare(self, tables: Tables, weights: Weights) -> None:
        """Work out what an expansion's parts will still bring; goods have their worths already, cards not yet."""

    def promise(self, house: Building) -> float:
        """Return what a building is expected to bring beside what it counts now."""
        paydays = len(self.paydays)
        value = house.feast * FED * paydays + house.watch * WATCHED * self.months
        value += house.patron * HIRED_MOST * self.wages[MON] * paydays
        value += FISH_GROWTH * self.months / MONTHS_A_SEASON if house.counts_fish else 0.0
        return value * (1 + self.shifts["ability"])

    def use(self, person: Character, weights: Weights) -> float:
        """Return what one use of a character's skill brings."""
        use = worth(person.gain.goods, self.wages) - worth(person.pay, self.wages)
        use += person.gain.firefighting * weights.firefighting * self.near + person.gain.experience * EXPERIENCE_USE
        return use + (ACTION_USE if person.action else 0.0)

    def token(self, tables: Tables, card: int) -> float:
        """Return the worth of what a character brings when it retires."""
        perk = tables.perk_of[card]
        return self.perks[perk] if perk != NO_PERK else 0.0

    # ---- characters ------------------------------------------------------------------------------------------------

    def _when_retired(self, tables: Tables, weights: Weights, card: int) -> float:
        return self.retired[card] + self.kobun + self.token(tables, card)

    def _salary_retired(self, person: Character) -> float:
        if not person.salary:
            return 0.0
        pension = worth(person.salary[-1], self.wages) + self.shifts["pension"] * person.salary[-1][MON]
        return pension * len(self.paydays)

    def _salaries(self, person: Character, experience: float, pace: float) -> float:
        """Return what a character on the board brings at the Paydays to come, less what it eats."""
        value, wages = 0.0, self.wages
        more = self.shifts["wage"]
        for away in self.paydays:
            reached = experience + pace * away
            is_retired = reached >= person.experience
            if person.salary:
                at = len(person.salary) - 1 if is_retired else int(reached)
                part = 0.0 if is_retired else reached - at
                value += (worth(person.salary[at], wages) + more * person.salary[at][IKI]) * (1 - part)
                if part:
                    later = person.salary[min(at + 1, len(person.salary) - 1)]
                    value += (worth(later, wages) + more * later[IKI]) * part
            if not is_retired:
                value -= wages[RICE] * RICE_SHARE
        return value

    def _character(self, tables: Tables, weights: Weights, card: int, experience: int) -> float:
        person, shifts = tables.people[card], self.shifts
        is_likely = min(1.0, weights.pace * self.months / (person.experience - experience))
        value = self._salaries(person, experience, weights.pace)
        value += shifts["character"] + shifts["experience"] * experience
        value += is_likely * weights.kobun * self.near * 0.5
        value += is_likely * self.token(tables, card)
        return value + max(0.0, self.use(person, weights)) * weights.visits * min(self.months, SKILL_MONTHS) * 0.3


def is_event_over(tables: Tables, state: IkiState) -> bool:
    """Return whether this month's fire or Payday has come."""
    return 0 < state.month < NEW_YEARS_DAY and (EVENT,) not in state.stack


def worth(goods: Sequence[int], worths: Sequence[float]) -> float:
    """Return what goods are worth together."""
    return (
        goods[0] * worths[0]
        + goods[1] * worths[1]
        + goods[2] * worths[2]
        + goods[3] * worths[3]
        + goods[4] * worths[4]
        + goods[5]
    )
