"""Preferences among options: what each adds to the seat's chances, estimated without carrying it out.

Everything is measured at the end of the seat's turn, in shares of a win: the chances of the figures beside a changed
space, weighed by what one more figure of the kind is worth to each seat now.
"""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.games.samurai.actions import EXCHANGE_FIGURE, EXCHANGE_TOKEN, PLACE_TOKEN
from edo_table.games.samurai.evaluation import Evaluation
from edo_table.games.samurai.options import empty_land, swap_partners
from edo_table.games.samurai.state import END_NOT, FIGURES, SamuraiState
from edo_table.games.samurai.tables import AT_SEA, SWAPS, Tables

PLAIN_COST = 0.004
"""Share of a win that a point of strength of a plain token is worth unplayed, at the start; it shrinks to nothing."""

STEP = 0.5
"""Figures by which the worth of a kind is tried out."""

JOINT = 2
"""Only beside settlements with at most so many open land spaces a token with character is weighed with a plain one."""


class Position:
    """One position as the seat that decides looks at it: the worth of figures, the gains of tokens on spaces."""

    def __init__(self, evaluation: Evaluation, state: SamuraiState) -> None:
        self.evaluation, self.state = evaluation, state
        self.tables: Tables = evaluation.tables
        self.seat = state.stack[-1][1]
        self.players = evaluation.players
        self.prospects = evaluation.prospects(state, (self.seat + 1) % self.players)
        self.worth, self.thrift, self.now = self._measure()
        self._promises: dict[int, float] = {}
        self.land = empty_land(self.tables, state)
        self.freedom = len(self.land) / len(self.tables.board.land)

    def _measure(self) -> tuple[list[list[float]], float, float]:
        """Return what one more expected figure adds, by [figure][whose], what stock adds, and the seat's share itself.

        In the last turn the share is that of a game that ends now.
        """
        evaluation, seat = self.evaluation, self.seat
        outlook = evaluation.outlook(self.state)
        worth = []
        for count in outlook.counts:
            row = []
            for whose in range(self.players):
                before = count[whose]
                count[whose] = before + STEP
                high = evaluation.win(outlook)[seat]
                count[whose] = before - STEP
                low = evaluation.win(outlook)[seat]
                count[whose] = before
                row.append((high - low) / (2 * STEP))
            worth.append(row)
        if self.state.ending != END_NOT:
            return worth, 0.0, evaluation.shares(self.state)[seat]
        now = evaluation.win(outlook)[seat]
        return worth, now * (1 - now), now

    # ---- figures -------------------------------------------------------------------------------------------------

    def promise(self, town: int, figure: int, k: int, added: int) -> float:
        """Return what a figure is worth with k open land spaces around and `added` to the seat's influence on it."""
        at = (town * FIGURES + figure) * self.players
        key = (at << 3 | k) << 6 | added + 16
        found = self._promises.get(key)
        if found is not None:
            return found
        influence = self.state.influence[at : at + self.players]
        influence[self.seat] += added
        worth = self.worth[figure]
        value = 0.0
        if k == 0:
            most = max(influence)
            if most and influence.count(most) == 1:
                value = worth[influence.index(most)]
        else:
            chances = self.evaluation.chances(self.prospects, influence, k, figure)
            for seat, chance in enumerate(chances):
                value += chance * worth[seat]
        self._promises[key] = value
        return value

    def gain(self, kind: int, space: int, extra: dict[int, int] | None = None, filled: int = -1) -> float:
        """Return what a token on a space adds.

        `extra` (settlement: strength) and `filled` (a land space) are those of a token with character laid before it.
        """
        tables, state = self.tables, self.state
        around = tables.board.adjacent_settlements
        on_land = tables.deed[kind] != AT_SEA
        strength, influences = tables.strength[kind], tables.influences[kind]
        total = 0.0
        for town in around[space]:
            mask = state.figures[town]
            if not mask:
                continue
            k, more = state.open[town], 0
            if extra is not None:
                more = extra.get(town, 0)
                if filled >= 0 and town in around[filled]:
                    k -= 1
            after = k - 1 if on_land else k
            for figure in range(FIGURES):
                if mask >> figure & 1:
                    added = more + strength if figure in influences else more
                    if after != k or added != more:
                        total += self.promise(town, figure, after, added) - self.promise(town, figure, k, more)
        return total

    def cost(self, kind: int) -> float:
        """Return what a token is worth unplayed."""
        cost = self.evaluation.stock_of[kind] * self.thrift
        if not self.tables.is_character[kind]:
            cost += PLAIN_COST * self.tables.strength[kind] * self.freedom
        return cost

    # ---- options -------------------------------------------------------------------------------------------------

    def turn_scores(self, legal: Sequence[int]) -> list[float]:
        """Return for each option of a turn what the best turn that begins with it adds, less what it uses up."""
        tables = self.tables
        plain = self._plain_kinds()
        best_plain = 0.0
        if plain:
            best_plain = max(
                (self.gain(kind, space) - self.cost(kind) for kind in plain for space in self.land), default=0.0
            )
        moved: dict[int, float] = {}
        swaps: dict[int, float] = {}
        joint: dict[tuple[int, ...], float] = {}
        scores = []
        for code in legal:
            verb, kind, space = code >> 24, code >> 12 & 0xFFF, code & 0xFFF
            if verb == PLACE_TOKEN:
                value = self.gain(kind, space) - self.cost(kind)
                if tables.is_character[kind]:
                    value += self._best_with(kind, space, plain, best_plain, joint)
                scores.append(value)
            elif verb == EXCHANGE_TOKEN:
                scores.append(self._moving(space, moved) - self.cost(kind))
            elif verb == EXCHANGE_FIGURE:
                swaps = swaps or self._swaps()
                scores.append(swaps.get(code & 0xFFFFFF, 0.0) + best_plain - self.cost(tables.deed.index(SWAPS)))
            else:
                scores.append(0.0)
        return scores

    def glance_scores(self, legal: Sequence[int]) -> list[float]:
        """Return for each option of a turn what it adds by itself, nothing held back for later turns."""
        moved: dict[int, float] = {}
        swaps: dict[int, float] = {}
        scores = []
        for code in legal:
            verb, kind, space = code >> 24, code >> 12 & 0xFFF, code & 0xFFF
            if verb == PLACE_TOKEN:
                scores.append(self.gain(kind, space))
            elif verb == EXCHANGE_TOKEN:
                scores.append(self._moving(space, moved))
            elif verb == EXCHANGE_FIGURE:
                swaps = swaps or self._swaps()
                scores.append(swaps.get(code & 0xFFFFFF, 0.0))
            else:
                scores.append(0.0)
        return scores

    def move_scores(self, legal: Sequence[int]) -> list[float]:
        """Return what a lifted token adds where it may be laid."""
        kind = self.state.stack[-1][2]
        return [self.gain(kind, code & 0xFFF) for code in legal]

    def swap_scores(self, legal: Sequence[int]) -> list[float]:
        """Return what an exchange of figures adds by its second one."""
        _, _, figure, town = self.state.stack[-1]
        return [self.swapped(figure, town, code >> 12 & 0xFFF, code & 0xFFF) for code in legal]

    def _plain_kinds(self) -> list[int]:
        if self.state.plain_used:
            return []
        tables = self.tables
        return sorted({kind for kind in self.state.hands[self.seat] if tables.is_replaceable(kind)})

    def _best_with(
        self, kind: int, space: int, plain: Sequence[int], best: float, joint: dict[tuple[int, ...], float]
    ) -> float:
        """Return what the best plain token adds after a token with character was laid."""
        tables, state = self.tables, self.state
        board = tables.board
        on_land = tables.deed[kind] != AT_SEA
        near = [town for town in board.adjacent_settlements[space] if state.figures[town] and state.open[town] <= JOINT]
        if not near or not plain:
            return best
        key = (tables.strength[kind], space if on_land else -1, *near)
        found = joint.get(key)
        if found is None:
            extra = dict.fromkeys(board.adjacent_settlements[space], tables.strength[kind])
            filled = space if on_land else -1
            found = best
            for place in {place for town in near for place in board.land_neighbours[town]}:
                if state.tokens[place] or place == filled:
                    continue
                for other in plain:
                    found = max(found, self.gain(other, place, extra, filled) - self.cost(other))
            joint[key] = found
        return found

    def _moving(self, space: int, moved: dict[int, float]) -> float:
        """Return what it adds to take an own token from a space and lay it where it is best."""
        tables, state = self.tables, self.state
        kind = (state.tokens[space] - 1) % tables.kinds
        strength, influences = tables.strength[kind], tables.influences[kind]
        if kind not in moved:
            moved[kind] = max((self.gain(kind, place) for place in self.land), default=0.0)
        value = moved[kind]
        for town in tables.board.adjacent_settlements[space]:
            mask, k = state.figures[town], state.open[town]
            for figure in influences:
                if mask >> figure & 1:
                    value += self.promise(town, figure, k, -strength) - self.promise(town, figure, k, 0)
        return value

    def swapped(self, figure: int, town: int, other: int, there: int) -> float:
        """Return what it adds that two figures change places."""
        here_open, there_open = self.state.open[town], self.state.open[there]
        return (
            self.promise(town, other, here_open, 0)
            + self.promise(there, figure, there_open, 0)
            - self.promise(town, figure, here_open, 0)
            - self.promise(there, other, there_open, 0)
        )

    def _swaps(self) -> dict[int, float]:
        """Return for each first figure of an exchange (figure << 12 | settlement) what the best second one adds."""
        best: dict[int, float] = {}
        state = self.state
        for town, mask in enumerate(state.figures):
            for figure in range(FIGURES):
                if mask >> figure & 1:
                    values = [
                        self.swapped(figure, town, other, there)
                        for other, there in swap_partners(state, figure, town)
                        if other != figure
                    ]
                    best[figure << 12 | town] = max(values, default=0.0)
        return best
