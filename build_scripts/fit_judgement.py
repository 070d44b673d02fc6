#!/usr/bin/env python3
"""Fits the shifts of a judgement to games played out: ``fit_judgement.py --game iki --players 2 --games 600``.

For IKI and what extends it.  Players with slips play against each other.  In positions between turns every seat's lead
at the end is set against the lead that the hand-made numbers predict; what each shift of the advisor's `fitted` numbers
would add to the prediction is a feature, and ridge regression says how much of each is missing.  Every fifth game is
kept out, to see whether it helps.  The shipped numbers are rounded from such fits for two and for four players
(docs/ai.md).
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from edo_table.ai.choosers import choose_without_search  # noqa: E402 - runs as a script, from anywhere
from edo_table.ai.levels import NOISY, Level  # noqa: E402
from edo_table.content.resources import shipped  # noqa: E402
from edo_table.engine.setup import Setup, complete  # noqa: E402
from edo_table.games.iki.bot import IkiAdvisor  # noqa: E402
from edo_table.games.iki.moves import still_to_gain  # noqa: E402
from edo_table.games.iki.rules import IkiGame  # noqa: E402
from edo_table.games.iki.state import NEW_YEARS_DAY, IkiState  # noqa: E402
from edo_table.games.registry import create_advisor, create_game  # noqa: E402

SLIPS = (0.4, 0.8, 1.2)
"""Temperatures of the players, one for each game."""
EVERY = 4
"""Of so many positions between turns one is looked at."""
KEPT_OUT = 5
RIDGE = 60.0
SPREADS = ((1, 21.0), (6, 18.0), (NEW_YEARS_DAY, 7.0))
"""About how far predictions of a month miss; positions count by its inverse square."""

Row = tuple[int, list[float], float, float]
"""Month, what each shift adds (late, then early), the lead beyond the hand-made prediction, the lead."""


def spread(month: int) -> float:
    """Return how far predictions of a month miss."""
    for (first, one), (last, other) in pairwise(SPREADS):
        if month <= last:
            return one + (other - one) * (month - first) / (last - first)
    return SPREADS[-1][1]


class Measure:
    """Tells for positions what the hand-made numbers predict, and what each shift would add."""

    def __init__(self, game: IkiGame[Any, Any], advisor: IkiAdvisor, players: int) -> None:
        tables, nothing = game.tables(players), type(advisor.fitted.shifts)()
        plain = replace(advisor.fitted, shifts=nothing)
        self.names = [field.name for field in fields(nothing)]
        self.streets = advisor.moves.streets
        self.plain = advisor.evaluations(tables, plain)
        self.shifted = [
            advisor.evaluations(tables, replace(plain, shifts=replace(nothing, **{name: unit})))
            for unit in ((1.0, 0.0), (0.0, 1.0))
            for name in self.names
        ]

    def rows(self, state: IkiState, totals: Sequence[int]) -> Iterator[Row]:
        """Return a row for each seat of a position; with two the second would say the same."""
        seats = range(state.players)
        base = self.plain.totals(state)
        gains = [still_to_gain(self.plain, state, seat, self.streets) for seat in seats]
        added = []
        for evaluation in self.shifted:
            share = evaluation.outlook(state).turn - 1
            there = evaluation.totals(state)
            added.append([there[seat] - base[seat] + share * gains[seat] for seat in seats])
        for seat in seats if state.players > 2 else (0,):
            features = [lead(values, seat) for values in added]
            hand = lead([total + gain for total, gain in zip(base, gains, strict=True)], seat)
            reached = lead(totals, seat)
            yield state.month, features, reached - hand, reached


def lead(values: Sequence[float], seat: int) -> float:
    """Return by how much a seat is before the others' average."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


def played(
    game: IkiGame[Any, Any], advisor: IkiAdvisor, players: int, seed: int
) -> tuple[list[IkiState], tuple[int, ...]]:
    """Return some positions of a game, and the totals at its end."""
    chance = random.Random(seed)
    level = Level("slips", NOISY, temperature=chance.choice(SLIPS), margin=3.0)
    state = game.new(complete(Setup(players, seed, {}), game.players, game.options))
    found, turn = [], -1
    while (seat := game.actor(state)) >= 0:
        if state.turn != turn and 0 < state.month < NEW_YEARS_DAY and chance.random() < 1 / EVERY:
            found.append(state.clone())
        turn = state.turn
        legal = game.legal(state)
        code = legal[0]
        if len(legal) > 1:
            code, _ = choose_without_search(game, advisor, level, state, seat, legal, chance)
        game.apply(state, code)
    return found, game.standing(state)


class Regression:
    """Sums of squares, and the ridge solution over them."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.squares = [[0.0] * size for _ in range(size)]
        self.products = [0.0] * size

    def add(self, features: Sequence[float], target: float, weight: float) -> None:
        """Count a row."""
        weight *= weight
        for i, one in enumerate(features):
            if one:
                scaled, line = one * weight, self.squares[i]
                for j, other in enumerate(features):
                    line[j] += scaled * other
                self.products[i] += scaled * target

    def solved(self, rows: int) -> list[float]:
        """Return a coefficient for each feature; each feature is taken in its own standard deviation."""
        scale = [math.sqrt(self.squares[i][i] / rows) or 1.0 for i in range(self.size)]
        lines = [
            [self.squares[i][j] / scale[i] / scale[j] + (RIDGE if i == j else 0.0) for j in range(self.size)]
            + [self.products[i] / scale[i]]
            for i in range(self.size)
        ]
        for i in range(self.size):
            pivot = lines[i]
            for line in lines[i + 1 :]:
                factor = line[i] / pivot[i]
                for j in range(i, self.size + 1):
                    line[j] -= factor * pivot[j]
        found = [0.0] * self.size
        for i in reversed(range(self.size)):
            known = sum(lines[i][j] * found[j] for j in range(i + 1, self.size))
            found[i] = (lines[i][-1] - known) / lines[i][i]
        return [each / scale[i] for i, each in enumerate(found)]


def main() -> int:
    """Run the script; return its exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="iki")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = create_game(asked.game, shipped())
    advisor = create_advisor(game)
    if not isinstance(game, IkiGame) or not isinstance(advisor, IkiAdvisor):
        parser.error(f"{asked.game} is not judged by shifts")
    measure = Measure(game, advisor, asked.players)
    regression = Regression(2 * len(measure.names))
    kept_out: list[Row] = []
    rows = 0
    for number in range(asked.games):
        states, totals = played(game, advisor, asked.players, asked.seed * 100_000 + number)
        for state in states:
            for row in measure.rows(state, totals):
                if number % KEPT_OUT == 0:
                    kept_out.append(row)
                else:
                    regression.add(row[1], row[2], 1 / spread(row[0]))
                    rows += 1
    if not rows:
        print(f"{asked.games} games are too few")
        return 2
    found = regression.solved(rows)
    print("month  error by hand  with shifts")
    for month in range(1, NEW_YEARS_DAY):
        of_month = [row for row in kept_out if row[0] == month]
        if of_month:
            hand = math.sqrt(sum(row[2] ** 2 for row in of_month) / len(of_month))
            errors = [row[2] - sum(a * b for a, b in zip(row[1], found, strict=True)) for row in of_month]
            fitted = math.sqrt(sum(error * error for error in errors) / len(of_month))
            print(f"{month:5}  {hand:13.2f}  {fitted:11.2f}")
    for name, late, early in zip(measure.names, found, found[len(measure.names) :], strict=False):
        print(f"{name}=({late:.2f}, {early:.2f}),")
    return 0


if __name__ == "__main__":
    sys.exit(main())
