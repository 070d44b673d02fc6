"""Izayoi's judgement for its AI seats: values of positions, preferences among options, reasons for hints."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import ClassVar

from edo_table.engine.advisor import Advisor, Reason
from edo_table.games.izayoi.actions import HIDE, PLACE, SHUFFLE, decode, encode
from edo_table.games.izayoi.beliefs import Beliefs
from edo_table.games.izayoi.evaluation import Evaluation, Serving, total
from edo_table.games.izayoi.hints import reasons
from edo_table.games.izayoi.rules import Izayoi
from edo_table.games.izayoi.standpoint import best_card, points_of, row_gains, tiles_left, votes_known
from edo_table.games.izayoi.state import EMPTY, HIDDEN, KIND, OVER, SEAT, TURN, IzayoiState

SCALE = 25.0
"""Logits for a whole share of a win."""

HIDING_COST = 0.01
"""What the Hiding Card is worth as long as it is unused, in shares of a win."""

OPENNESS = 0.003
"""What it costs to lay a card of one's master openly while there are tiles to come, in shares of a win.

One who knows all masters gains about 0.02 by it in a whole game of first glances.
"""

NEW_HAND = 0.006
"""What a new hand brings at once, in shares of a win."""


class IzayoiAdvisor(Advisor[IzayoiState]):
    """Judges by who will acquire each tile, and by who wins when: with the own master known, and the others' guessed.

    The strongest level plays on in worlds in which the masters lie as the recommendations seen so far make likely.
    """

    plies_ahead: ClassVar[int] = 4
    """About a round; what comes later differs more by chance than by the option (docs/ai.md)."""

    def __init__(self, game: Izayoi) -> None:
        self.game = game
        self._evaluations = {players: Evaluation(game.tables, players) for players in game.players}
        self._beliefs: tuple[tuple[object, ...], Beliefs] | None = None

    def evaluation(self, state: IzayoiState) -> Evaluation:
        """Return the evaluation for a position's number of players."""
        return self._evaluations[state.players]

    # ---- positions -------------------------------------------------------------------------------------------------

    def values(self, state: IzayoiState) -> list[float]:
        """Return each seat's share of a win, by what the actor knows and may think of the others' masters."""
        step, seat = state.stack[-1]
        if step == OVER:
            return self._result(state)
        if step != TURN:
            return [1 / state.players] * state.players
        beliefs = self.beliefs(state, seat)
        rows = self._rows(state, seat)
        shares = [self._shares(state, order, rows) for order in beliefs.orders]
        columns = [
            math.fsum(weight * share for weight, share in zip(beliefs.weights, column, strict=True))
            for column in zip(*shares, strict=True)
        ]
        whole = math.fsum(columns)
        return [share / whole for share in columns] if whole else columns

    def outlook(self, state: IzayoiState) -> list[float]:
        """Return each seat's share of a win, the masters and the cards laid face down being as they are here."""
        step, _ = state.stack[-1]
        if step == OVER:
            return self._result(state)
        if step != TURN:
            return [1 / state.players] * state.players
        return self._shares(state, state.masters, self._rows(state, None))

    def _result(self, state: IzayoiState) -> list[float]:
        result = self.game.result(state)
        assert result is not None
        share = 1 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(state.players)]

    def _rows(self, state: IzayoiState, seat: int | None) -> list[tuple[int, tuple[float, ...]]]:
        """Return points and chances by seat of the open tiles, by what a seat (None: everybody together) knows."""
        evaluation = self.evaluation(state)
        rows = []
        for row, tile in enumerate(state.row_tiles):
            if tile != EMPTY:
                votes, left = votes_known(evaluation, state, row, seat)
                rows.append((self.game.tables.points[tile], evaluation.row_chances(tuple(votes), left)))
        return rows

    def _shares(
        self, state: IzayoiState, masters: Sequence[int], rows: list[tuple[int, tuple[float, ...]]]
    ) -> list[float]:
        evaluation = self.evaluation(state)
        totals = [total(points, len(won)) for points, won in zip(points_of(evaluation, state), state.won, strict=True)]
        return evaluation.shares(masters, totals, rows, len(state.tile_deck))

    # ---- masters ---------------------------------------------------------------------------------------------------

    def beliefs(self, state: IzayoiState, seat: int) -> Beliefs:
        """Return what a seat may think of the others' masters."""
        seen = [entry | KIND if entry & HIDDEN and entry >> SEAT & 7 != seat else entry for entry in state.history]
        key = (seat, state.masters[seat], tiles_left(state), *state.arts, *map(tuple, state.won), *seen)
        if self._beliefs is None or self._beliefs[0] != key:
            self._beliefs = key, Beliefs(self.evaluation(state), state, seat)
        return self._beliefs[1]

    def imagine_likely(self, state: IzayoiState, seat: int, chance: random.Random) -> IzayoiState | None:
        """Return another state that the seat cannot tell from this one, its masters drawn by the beliefs."""
        if state.stack[-1][0] != TURN:
            return None
        world = self.game.determinize(state, seat, chance)
        world.masters = list(self.beliefs(state, seat).draw(chance))
        return world

    # ---- options ---------------------------------------------------------------------------------------------------

    def scores(self, state: IzayoiState, legal: Sequence[int]) -> list[float]:
        """Return what each option adds to the actor's share of a win, the others' masters guessed, in logits."""
        step, seat = state.stack[-1]
        return self._scores(state, legal, self.beliefs(state, seat).serving if step == TURN else None)

    def first_glance(self, state: IzayoiState, legal: Sequence[int]) -> list[float]:
        """Return the same for one who knows the own master and gives no thought to those of others."""
        return self._scores(state, legal, None)

    def _scores(self, state: IzayoiState, legal: Sequence[int], serving: Serving | None) -> list[float]:
        step, seat = state.stack[-1]
        if step != TURN:
            return [0.0] * len(legal)
        places = self._places(state)
        gains = row_gains(self.evaluation(state), state, seat, serving)
        is_shy = serving is not None and tiles_left(state) > 1 and state.masters[seat] != seat
        shy_of = state.arts[state.masters[seat]] if is_shy else EMPTY - 1
        scores = []
        for code in legal:
            verb, kind, row = decode(code)
            if verb == SHUFFLE:
                scores.append(SCALE * NEW_HAND - self._telling(state, seat, kind))
            else:
                cost = HIDING_COST if verb == HIDE else OPENNESS if self.game.tables.art_of[kind] == shy_of else 0.0
                scores.append(SCALE * (gains[row][places[kind]] - cost))
        return scores

    def reply(self, state: IzayoiState, chance: random.Random) -> int:
        """Return the option that adds most at once to the actor's share of a win."""
        step, seat = state.stack[-1]
        if step != TURN:
            return self.game.legal(state)[0]
        best, row, kind = best_card(self.evaluation(state), state, seat)
        if best < NEW_HAND and state.shuffles[seat]:
            return encode(SHUFFLE, min(state.hands[seat]))
        return encode(PLACE, kind, row)

    def _places(self, state: IzayoiState) -> list[int]:
        """Return by kind of card its place in the gains of a row; those of arts not in play get any."""
        tables = self.game.tables
        kinds = len(self.evaluation(state).votes)
        places = [0] * (tables.stop + 1)
        for seat, art in enumerate(state.arts):
            for number in range(kinds):
                places[kinds * art + number] = kinds * seat + number
        places[tables.stop] = -1
        return places

    def _telling(self, state: IzayoiState, seat: int, kind: int) -> float:
        """Return by how much a top card is worse that tells more: of the master's or the own art, with many votes."""
        art = self.game.tables.art_of[kind]
        owner = state.arts.index(art) if art >= 0 else seat
        tells = 2 if owner == state.masters[seat] else 1 if owner == seat else 0
        return 0.1 * tells + 0.01 * self.game.tables.votes_of[kind]

    def candidates(self, state: IzayoiState, legal: Sequence[int]) -> list[int]:
        """Return the options without those equal to another; of a thrown hand's top cards only the least telling."""
        step, seat = state.stack[-1]
        if len(legal) < 2:
            return list(legal)
        if step != TURN:
            return list(legal[:1])  # which art one follows makes no difference
        first: dict[tuple[object, ...], int] = {}
        like: dict[int, int] = {}
        for row, tile in enumerate(state.row_tiles):
            if tile != EMPTY:
                votes, left = votes_known(self.evaluation(state), state, row, seat)
                holds_hidden = any(card & HIDDEN for card in state.rows[row])
                key = (self.game.tables.points[tile], *votes, left, holds_hidden)
                like[row] = first.setdefault(key, row)
        kept, tops = [], []
        for code in legal:
            verb, kind, row = decode(code)
            if verb == SHUFFLE:
                tops.append((self._telling(state, seat, kind), code))
            elif like[row] == row:
                kept.append(code)
        return kept + [code for _, code in sorted(tops)[:1]]

    def endings(self, state: IzayoiState, codes: Sequence[int]) -> list[int]:
        """Return the options after which the last tile is gone."""
        if state.stack[-1][0] != TURN or tiles_left(state) != 1:
            return []
        row = next(row for row, tile in enumerate(state.row_tiles) if tile != EMPTY)
        is_last = len(state.rows[row]) == self.game.tables.points[state.row_tiles[row]] - 1
        stop = self.game.tables.stop
        return [code for code in codes if code >> 12 != SHUFFLE and (is_last or decode(code)[1] == stop)]

    def reasons(self, state: IzayoiState, code: int) -> list[Reason]:
        """Return why an option is good, the weightiest reason first."""
        step, seat = state.stack[-1]
        beliefs = self.beliefs(state, seat) if step == TURN else None
        return reasons(self.evaluation(state), beliefs, state, code)


def create(game: Izayoi) -> IzayoiAdvisor:
    """Return the judgement over the rules of a game."""
    return IzayoiAdvisor(game)
