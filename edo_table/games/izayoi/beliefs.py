"""Who serves whom: what the recommendations seen so far tell of the hidden masters."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cached_property

from edo_table.games.izayoi.evaluation import Evaluation
from edo_table.games.izayoi.judging import judge
from edo_table.games.izayoi.standpoint import Standpoint, points_of, standpoint, tiles_left
from edo_table.games.izayoi.state import HIDDEN, KIND, NOBODY, SEAT, SHUFFLED, TILE, IzayoiState

SHARPNESS = 12.0
"""Logits for a whole share of a win, by which others are taken to choose."""

DOUBT = 0.05
"""Added to every likelihood of a turn: anybody may do anything for a reason of his own."""


class Beliefs:
    """What one seat may think of the others' masters, from its own and from what everybody saw."""

    def __init__(self, evaluation: Evaluation, state: IzayoiState, seat: int) -> None:
        self.evaluation, self.seat = evaluation, seat
        self.orders = evaluation.orders(seat, state.masters[seat])
        """The ways in which the master cards can lie, as masters by seat."""
        self._told = _Story(evaluation, state, seat).told

    @cached_property
    def weights(self) -> list[float]:
        """The chance of each order."""
        logs = [
            math.fsum(self._told[seat][master] for seat, master in enumerate(order) if seat != self.seat)
            for order in self.orders
        ]
        most = max(logs)
        weights = [math.exp(log - most) for log in logs]
        whole = math.fsum(weights)
        return [weight / whole for weight in weights]

    def draw(self, chance: random.Random) -> tuple[int, ...]:
        """Return an order by chance, each as often as it is likely."""
        return chance.choices(self.orders, self.weights)[0]

    @cached_property
    def serving(self) -> list[list[float]]:
        """By seats: how likely the one serves the other."""
        seats = self.evaluation.seats
        return [[self.chance_of(servant, master) for master in seats] for servant in seats]

    def chance_of(self, servant: int, master: int) -> float:
        """Return how likely a seat serves another."""
        return math.fsum(
            weight for order, weight in zip(self.orders, self.weights, strict=True) if order[servant] == master
        )


def told_by(evaluation: Evaluation, state: IzayoiState, seat: int) -> list[list[float]]:
    """Return by seat and possible master the log of how likely its turns were, as far as a seat could see them."""
    return _Story(evaluation, state, seat).told


class _Story:
    """Plays the remembered turns again, without the cards that are hidden from a seat."""

    def __init__(self, evaluation: Evaluation, state: IzayoiState, viewer: int) -> None:
        self.evaluation, self.state, self.viewer = evaluation, state, viewer
        self.told = [[0.0] * state.players for _ in evaluation.seats]
        self.rows: dict[int, list[int]] = {}
        self.points = [0] * state.players
        self.tiles = 0
        for entry in state.history:
            self._turn(entry, is_telling=False)
        # What the remembered turns do not explain was there before them.
        self.points = [now - won for now, won in zip(points_of(evaluation, state), self.points, strict=True)]
        self.tiles = tiles_left(state) - self.tiles
        self.rows = {}
        for entry in state.history:
            self._turn(entry, is_telling=True)

    def _turn(self, entry: int, *, is_telling: bool) -> None:
        seat, tile, kind = entry >> SEAT & 7, entry >> TILE, entry & KIND
        if tile == SHUFFLED:
            return
        row = self.rows.setdefault(tile, [])
        is_seen = not entry & HIDDEN or seat == self.viewer
        if is_telling and is_seen and seat != self.viewer:
            self._tell(seat, tile, kind, row)
        row.append(kind if is_seen else NOBODY)
        tables = self.evaluation.tables
        if kind == tables.stop or len(row) == tables.points[tile]:
            winner = judge(self._votes(row)).winner
            if winner != NOBODY:
                self.points[winner] += tables.points[tile]
            del self.rows[tile]
            self.tiles -= 1

    def _votes(self, row: Sequence[int]) -> list[int]:
        tables, votes = self.evaluation.tables, [0] * self.state.players
        for kind in row:
            if kind not in (NOBODY, tables.stop):
                votes[self.state.arts.index(tables.art_of[kind])] += tables.votes_of[kind]
        return votes

    def _tell(self, seat: int, tile: int, kind: int, row: Sequence[int]) -> None:
        """Add what a card laid openly in a row tells, measured against all cards that could have been laid there."""
        evaluation, told = self.evaluation, self.told[seat]
        tables = evaluation.tables
        kinds = len(evaluation.votes)
        view = standpoint(seat, self.points)
        votes = self._votes(row)
        if kind == tables.stop:
            at = -1
        else:
            at = kinds * view.order.index(self.state.arts.index(tables.art_of[kind])) + kind % kinds
        left = tables.points[tile] - sum(laid != NOBODY for laid in row)
        for master in evaluation.seats:
            gains = self._gains(view, master, tile, votes, left, tables.points[tile] - len(row))
            odds = [math.exp(SHARPNESS * gain) for gain in gains]
            usual = sum(
                share * odds[kinds * place + number]
                for place in evaluation.seats
                for number, share in enumerate(evaluation.shares_of_kinds)
            )
            told[master] += math.log(odds[at] / usual + DOUBT)

    def _gains(
        self, view: Standpoint, master: int, tile: int, votes: Sequence[int], left: int, free: int
    ) -> list[float]:
        points = self.evaluation.tables.points[tile]
        interest = self.evaluation.interest(view.rivals, view.order.index(master), self.tiles - 1, points)
        return self.evaluation.gains(interest, tuple(votes[other] for other in view.order), left, free)
