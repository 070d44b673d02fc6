"""Choice by playing on in imagined worlds, every option in the same ones.

For games in which what others do hangs on what they alone know, so that a tree that mixes their cases tells little.
Round by round all options still in the race are carried out in one freshly imagined world; play goes on for some plies
by everybody's quick choice, then the position is judged.  An option that is surely worse than the best leaves the race
(the same worlds for all make small differences sure early).  Many rounds are not needed for what is clear.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Any

from edo_table.ai.budget import Stopwatch
from edo_table.ai.choosers import rank
from edo_table.ai.search import Found
from edo_table.engine.advisor import Advisor
from edo_table.engine.game import Game
from edo_table.engine.state import State


@dataclass(frozen=True, slots=True)
class Terms:
    """The race's constants; the defaults were found by matches (docs/ai.md)."""

    width: int = 14
    """Options in the race, the likeliest by preference."""

    least_rounds: int = 8
    """Rounds before an option may leave."""

    sureness: float = 2.0
    """Standard errors by which an option must lie behind the best to leave."""

    trust: float = 20.0
    """Rounds that the preferences are worth: with few, what was seen is chance."""

    scale: float = 25.0
    """Logits of preference for a whole share of a win."""


DEFAULT = Terms()


class Race:
    """Runs the options of one decision of one seat against each other."""

    def __init__(
        self,
        game: Game[Any],
        advisor: Advisor[Any],
        state: State,
        seat: int,
        chance: random.Random,
        terms: Terms = DEFAULT,
    ) -> None:
        """Prepare; `state` is an imagined one in which the seat decides."""
        self.game, self.advisor, self.state, self.seat = game, advisor, state, seat
        self.chance, self.terms = chance, terms
        pool = rank(game, advisor, state, game.legal(state))
        self.codes = pool.codes[: terms.width]
        self.bonus = [(score - pool.scores[0]) / terms.scale for score in pool.scores[: terms.width]]
        self.worth: list[list[float]] = [[] for _ in self.codes]
        self.running = list(range(len(self.codes)))

    def run(self, watch: Stopwatch) -> Found:
        """Race until the watch says stop or one option is left; return what was found."""
        while len(self.running) > 1 and not watch.is_over():
            world = self._world()
            seed = self.chance.random()
            for at in self.running:
                if watch.is_over() and watch.done:
                    # a round cut short would compare different worlds
                    for done in self.running[: self.running.index(at)]:
                        self.worth[done].pop()
                    return self.found(watch.done)
                self.worth[at].append(self._play_on(world.clone(), self.codes[at], random.Random(seed)))
                watch.done += 1
            if len(self.worth[self.running[0]]) >= self.terms.least_rounds:
                self._drop()
        return self.found(watch.done)

    def _world(self) -> State:
        world: State | None = self.advisor.imagine_likely(self.state, self.seat, self.chance)
        return self.game.determinize(self.state, self.seat, self.chance) if world is None else world

    def _play_on(self, state: State, code: int, chance: random.Random) -> float:
        game, reply = self.game, self.advisor.reply
        game.apply(state, code)
        for _ in range(self.advisor.plies_ahead):
            if game.actor(state) < 0:
                break
            game.apply(state, reply(state, chance))
        return self.advisor.outlook(state)[self.seat]

    def _drop(self) -> None:
        """Let those go that are surely behind; preference counts as much as `trust` rounds, in what is sure too."""
        rounds = len(self.worth[self.running[0]])
        best = max(self.running, key=self._mean)
        kept = []
        for at in self.running:
            gaps = [a - b for a, b in zip(self.worth[best], self.worth[at], strict=True)]
            middle = math.fsum(gaps) / rounds
            spread = math.fsum((gap - middle) ** 2 for gap in gaps) / (rounds - 1)
            error = math.sqrt(spread / (rounds + self.terms.trust))
            if at == best or self._mean(best) - self._mean(at) <= self.terms.sureness * error:
                kept.append(at)
        self.running = kept

    def _mean(self, at: int) -> float:
        """Return how good an option is, against others with as many rounds."""
        worth, trust = self.worth[at], self.terms.trust
        return (math.fsum(worth) + trust * self.bonus[at]) / (len(worth) + trust)

    def found(self, iterations: int = 0) -> Found:
        """Return what is known now; before any round the favourite by preference."""
        if not self.worth[0]:
            return Found(self.codes[0], 0.0, iterations, ())
        best = max(self.running, key=self._mean)
        rows = [
            (self.codes[at], len(worth), math.fsum(worth) / len(worth)) for at, worth in enumerate(self.worth) if worth
        ]
        rows.sort(key=lambda row: (row[0] != self.codes[best], -row[1], -row[2]))
        return Found(self.codes[best], rows[0][2], iterations, tuple(rows))
