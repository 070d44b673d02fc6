"""Izayoi's judgement for its AI seats: values of positions, preferences among options, reasons for hints."""

from __future__ import annotations

import math
from collections.abc import Sequence

from edo_table.engine.advisor import Advisor, Reason
from edo_table.engine.messages import Message
from edo_table.games.izayoi.actions import HIDE, PLACE, decode
from edo_table.games.izayoi.rules import Izayoi
from edo_table.games.izayoi.state import OVER, IzayoiState


class IzayoiAdvisor(Advisor[IzayoiState]):
    """Judges by the open points, the own master, and the votes that lie in the rows."""

    def __init__(self, game: Izayoi) -> None:
        self.game = game

    def values(self, state: IzayoiState) -> list[float]:
        """Return each seat's share of a win."""
        result = self.game.result(state)
        if result is not None:
            return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(state.players)]
        weights = [math.exp(points / 4) for points in self.game.standing(state)]
        return [weight / math.fsum(weights) for weight in weights]

    def scores(self, state: IzayoiState, legal: Sequence[int]) -> list[float]:
        """Return the preference for each option: votes for oneself and for one's master."""
        step, seat = state.stack[-1]
        if step == OVER or not state.turn:
            return [0.0] * len(legal)
        return [self._score(state, seat, code) for code in legal]

    def _score(self, state: IzayoiState, seat: int, code: int) -> float:
        verb, kind, row = decode(code)
        tables = self.game.tables
        if verb not in (PLACE, HIDE):
            return -3.0
        art = tables.art_of[kind]
        if art < 0:
            return -1.0
        weight = tables.votes_of[kind] * tables.points[state.row_tiles[row]] / 5
        owner = state.arts.index(art)
        return weight if owner in (seat, state.masters[seat]) else -weight

    def reasons(self, state: IzayoiState, code: int) -> list[Reason]:
        """Return why an option is good."""
        verb, kind, _ = decode(code)
        if verb in (PLACE, HIDE) and self.game.tables.art_of[kind] == state.arts[state.stack[-1][1]]:
            return [Reason(Message("izayoi.hint.for_yourself"), 1.0)]
        return []


def create(game: Izayoi) -> IzayoiAdvisor:
    """Return the judgement over the rules of a game."""
    return IzayoiAdvisor(game)
