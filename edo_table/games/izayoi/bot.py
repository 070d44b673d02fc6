"""Izayoi's judgement for its AI seats: values of positions, preferences among options, reasons for hints."""

from __future__ import annotations

import math
from collections.abc import Sequence

from edo_table.engine.advisor import Advisor, Reason
from edo_table.engine.messages import Message
from edo_table.games.izayoi.actions import HIDE, PLACE, SHUFFLE, decode
from edo_table.games.izayoi.evaluation import Evaluation, total
from edo_table.games.izayoi.rules import Izayoi
from edo_table.games.izayoi.state import EMPTY, HIDDEN, KIND, OVER, SEAT, TURN, IzayoiState

SCALE = 25.0
"""Logits for a whole share of a win."""

HIDING_COST = 0.01
SHUFFLE_COST = 0.012
"""What a special card is worth as long as it is unused, in shares of a win."""


class IzayoiAdvisor(Advisor[IzayoiState]):
    """Judges by the open points, the own master, and the votes that lie in the rows."""

    def __init__(self, game: Izayoi) -> None:
        self.game = game
        self._evaluations = {players: Evaluation(game.tables, players) for players in game.players}

    def evaluation(self, state: IzayoiState) -> Evaluation:
        """Return the evaluation for a position's number of players."""
        return self._evaluations[state.players]

    def values(self, state: IzayoiState) -> list[float]:
        """Return each seat's share of a win, by the actor's knowledge."""
        step, seat = state.stack[-1]
        if step == OVER:
            result = self.game.result(state)
            assert result is not None
            return [1 / len(result.winners) if other in result.winners else 0.0 for other in range(state.players)]
        if step != TURN:
            return [1 / state.players] * state.players
        evaluation = self._evaluations[state.players]
        totals, rows, tiles = self._counts(state, seat)
        orders = evaluation.orders[seat, state.masters[seat]]
        shares = [evaluation.shares(order, totals, rows, tiles) for order in orders]
        sums = [math.fsum(column) for column in zip(*shares, strict=True)]
        whole = math.fsum(sums)
        return [share / whole for share in sums] if whole else sums

    def _totals(self, state: IzayoiState) -> tuple[int, ...]:
        points = self.game.tables.points
        return tuple(total(sum(points[tile] for tile in tiles), len(tiles)) for tiles in state.won)

    def _counts(
        self, state: IzayoiState, seat: int
    ) -> tuple[tuple[int, ...], list[tuple[int, tuple[float, ...]]], int]:
        """Return totals by seat, the open rows as points and chances, and the number of tiles to come after them."""
        evaluation = self._evaluations[state.players]
        rows = []
        for row, tile in enumerate(state.row_tiles):
            if tile != EMPTY:
                votes, left = self.votes(state, row, seat)
                rows.append((self.game.tables.points[tile], evaluation.row_chances(votes, left)))
        return self._totals(state), rows, len(state.tile_deck)

    def votes(self, state: IzayoiState, row: int, seat: int) -> tuple[tuple[int, ...], int]:
        """Return the votes by seat that a seat knows in a row, and how many cards it does not know are to come."""
        tables = self.game.tables
        votes = [0] * state.players
        known = 0
        for card in state.rows[row]:
            if card & HIDDEN and card >> SEAT & 7 != seat:
                continue
            known += 1
            votes[state.arts.index(tables.art_of[card & KIND])] += tables.votes_of[card & KIND]
        return tuple(votes), tables.points[state.row_tiles[row]] - known

    def scores(self, state: IzayoiState, legal: Sequence[int]) -> list[float]:
        """Return what each option adds to the actor's share of a win, in logits."""
        step, seat = state.stack[-1]
        if step != TURN:
            return [0.0] * len(legal)
        evaluation, tables = self._evaluations[state.players], self.game.tables
        totals, master = self._totals(state), state.masters[seat]
        others = len(state.tile_deck) + sum(tile != EMPTY for tile in state.row_tiles) - 1
        now: list[tuple[tuple[int, ...], int, tuple[float, ...], float]] = []
        for row, tile in enumerate(state.row_tiles):
            if tile == EMPTY:
                now.append(((), 0, (), 0.0))
                continue
            votes, left = self.votes(state, row, seat)
            interest = evaluation.interest(seat, master, totals, others, tables.points[tile])
            chances = evaluation.row_chances(votes, left)
            now.append((votes, left, interest, _product(chances, interest)))
        gains: dict[tuple[int, int], float] = {}
        scores = []
        for code in legal:
            verb, kind, row = decode(code)
            if verb == SHUFFLE:
                scores.append(SCALE * (-SHUFFLE_COST) + self._telling(state, seat, kind))
                continue
            gain = gains.get((kind, row))
            if gain is None:
                votes, left, interest, before = now[row]
                art = tables.art_of[kind]
                if art < 0:
                    hidden = left - (tables.points[state.row_tiles[row]] - len(state.rows[row]))
                    after = evaluation.row_chances(votes, hidden)
                else:
                    owner = state.arts.index(art)
                    more = (*votes[:owner], votes[owner] + tables.votes_of[kind], *votes[owner + 1 :])
                    after = evaluation.row_chances(more, left - 1)
                gain = _product(after, interest) - before
                gains[kind, row] = gain
            scores.append(SCALE * (gain - (HIDING_COST if verb == HIDE else 0.0)))
        return scores

    def _telling(self, state: IzayoiState, seat: int, kind: int) -> float:
        """Return the least bit more for a top card that says little: of others' arts, with few votes."""
        art = self.game.tables.art_of[kind]
        owner = state.arts.index(art) if art >= 0 else seat
        tells = 2 if owner == state.masters[seat] else 1 if owner == seat else 0
        return -0.1 * tells - 0.01 * self.game.tables.votes_of[kind]

    def candidates(self, state: IzayoiState, legal: Sequence[int]) -> list[int]:
        """Return the options without those equal to another; of a thrown hand's top cards only the least telling."""
        step, seat = state.stack[-1]
        if step != TURN or len(legal) < 2:
            return list(legal[:1]) if step != TURN else list(legal)
        tables = self.game.tables
        first: dict[tuple[object, ...], int] = {}
        like: dict[int, int] = {}
        for row, tile in enumerate(state.row_tiles):
            if tile != EMPTY:
                key = (tables.points[tile], *self.votes(state, row, seat), any(c & HIDDEN for c in state.rows[row]))
                like[row] = first.setdefault(key, row)
        kept, tops = [], []
        for code in legal:
            verb, kind, row = decode(code)
            if verb == SHUFFLE:
                tops.append((-self._telling(state, seat, kind), code))
            elif like[row] == row:
                kept.append(code)
        return kept + [code for _, code in sorted(tops)[:1]]

    def reasons(self, state: IzayoiState, code: int) -> list[Reason]:
        """Return why an option is good."""
        verb, kind, _ = decode(code)
        if verb in (PLACE, HIDE) and self.game.tables.art_of[kind] == state.arts[state.stack[-1][1]]:
            return [Reason(Message("izayoi.hint.for_yourself"), 1.0)]
        return []


def _product(chances: Sequence[float], interest: Sequence[float]) -> float:
    return math.fsum(chance * worth for chance, worth in zip(chances, interest, strict=True))


def create(game: Izayoi) -> IzayoiAdvisor:
    """Return the judgement over the rules of a game."""
    return IzayoiAdvisor(game)
