"""What is left of the year with Akebono, and what its parts will still bring in it, whoever has them."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.games.iki.content import Building, Character
from edo_table.games.iki.goods import MON, SANDAL
from edo_table.games.iki.judgement import Weights
from edo_table.games.iki.outlook import ACTION_USE, Outlook, worth
from edo_table.games.iki.state import NEW_YEARS_DAY
from edo_table.games.iki.tables import Tables
from edo_table.games.iki_akebono.components import AkebonoBuilding, NewCharacter, Personality
from edo_table.games.iki_akebono.judgement import AkebonoWeights
from edo_table.games.iki_akebono.state import DOCTOR, MESSENGER, OWNER, PERMITS
from edo_table.games.iki_akebono.tables import AkebonoTables

AHEAD = 6
"""Spaces on the trade track that are usually reached."""

LEAST_PIPE = 0.5
"""IKI that giving a pipe away costs at the least."""

EXPECTED_MORE = {
    "per_boat": 0.5,
    "per_type": 1.5,
    "per_token": 1.5,
    "per_most_hired": 1.0,
    "per_personality": 1.0,
    "per_trade": 2.0,
}
"""By what a building counts: how many more of it its owner is expected to have at the end of a whole year."""


class AkebonoOutlook(Outlook):
    """The worth of things at one time of the year."""

    __slots__ = ("boat", "boat_token", "boats", "meetings", "permits", "pipe", "step", "trade", "weights")

    def prepare(self, tables: Tables, weights: Weights) -> None:
        assert isinstance(tables, AkebonoTables)
        assert isinstance(weights, AkebonoWeights)
        self.weights = w = weights
        self.trade = self._incomes(tables)
        """By space on the trade track: what it will bring after the fires to come."""
        levels = self.trade
        self.step = (levels[-1] - levels[0]) / (len(levels) - 1)
        """What one space is worth, all in all."""
        others = tables.players - 1
        self.boat = w.boat * others * self.months * (levels[AHEAD] - levels[0]) / AHEAD + w.own_boat * self.near
        """What a boat brings its owner."""
        self.boats = [0.0 if boat.cost is None else worth(boat.cost, self.wages) for boat in tables.boats]
        """By boat: the worth of what it costs."""
        self.boat_token = w.boat_token * self.near
        self.pipe = w.pipe * self.near
        self.permits = [0.0] * len(PERMITS)
        """By special token of Akebono."""
        self.permits[DOCTOR] = w.doctor if self.fires or self.paydays else 0.0
        self.permits[MESSENGER] = w.messenger * self.near
        self.permits[OWNER] = w.owner * self.near
        self.meetings = [self._meeting(person, tables) for person in tables.personalities]
        """By personality: what it will bring its owner while the year lasts."""

    def _incomes(self, tables: AkebonoTables) -> list[float]:
        track = tables.content.trade
        sums = [0.0]
        at = 0
        for space, bonus in track.bonuses:
            value = worth(bonus, self.wages)
            for _ in range(space - at):
                sums.append(sums[-1] + value / (space - at))
            at = space
        sums += [sums[-1]] * (track.most - at)
        return [
            self.weights.trade * sum(_between(sums, level + self.weights.growth * away) for away, _ in self.fires)
            for level in range(track.most + 1)
        ]

    def _meeting(self, person: Personality, tables: AkebonoTables) -> float:
        months, mon, sandal = self.months, self.wages[MON], self.wages[SANDAL]
        value = person.mon_per_meeting * self.weights.meetings * mon
        value += person.mon_without_hire * self.weights.idle * mon
        value += person.mon_per_retirement * self.weights.retirements * mon
        value += person.trade_per_special * self.weights.specials * self.step
        value += person.sandal_per_lap * self.weights.laps * sandal
        value += self.weights.hires * mon * max(tables.extra) * person.no_surcharge
        return value * months

    # ---- IKI's parts that have more in Akebono ---------------------------------------------------------------------

    def promise(self, house: Building) -> float:
        value = super().promise(house)
        assert isinstance(house, AkebonoBuilding)
        early = self.months / (NEW_YEARS_DAY - 1)
        value += early * sum(float(getattr(house, name) * more) for name, more in EXPECTED_MORE.items())
        value += worth(house.passing, self.wages) * self.weights.passes * self.months
        return value + house.another_boat * self.weights.seconds * self.weights.activation * self.months

    def use(self, person: Character, weights: Weights) -> float:
        value = super().use(person, weights)
        assert isinstance(person, NewCharacter)
        value += person.gain.trade * self.step
        value -= person.pay_pipes * max(self.pipe, LEAST_PIPE) + person.pay_experience
        if person.one_of:
            value += max(worth(what.goods, self.wages) for what in person.one_of)
        if person.action == "activate":
            value += self.weights.activation - ACTION_USE
        elif person.action == "salary":
            value += self.weights.salary - ACTION_USE
        return value

    def token(self, tables: Tables, card: int) -> float:
        assert isinstance(tables, AkebonoTables)
        token = tables.people[card].token
        if token in PERMITS:
            return self.permits[PERMITS.index(token)]
        if token == "fisherman":
            return self.weights.fish_token
        if token == "policeman":
            return self.weights.pouch_token
        return super().token(tables, card)


def _between(values: Sequence[float], at: float) -> float:
    low = min(int(at), len(values) - 1)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (at - int(at))
