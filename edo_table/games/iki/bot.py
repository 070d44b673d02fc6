"""IKI's judgement for its AI seats: values of positions, preferences among options, reasons for hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from edo_table.engine.advisor import Advisor, Reason
from edo_table.games.iki import actions, hints
from edo_table.games.iki.evaluation import Evaluation, last_seat_acts
from edo_table.games.iki.judgement import FITTED, WEIGHTS, Weights
from edo_table.games.iki.moves import Moves, harmony_places, still_to_gain
from edo_table.games.iki.rules import Iki, IkiGame
from edo_table.games.iki.state import BUSINESS, CHARM, NEW_YEARS_DAY, OVER, TOBACCO, IkiState
from edo_table.games.iki.vocabulary import decode, encode

SCALE = 0.4
"""Logits for an IKI, for the search."""
GLANCE = 0.9
"""Logits for an IKI, for the levels without search."""
IDLE = 0.2
"""IKI on New Year's Day for which nobody ends the turn."""
PLAIN = 1.5
"""IKI that nobody leaves lying."""
STALLS = 3
"""Stalls looked at for each card."""


class IkiAdvisor(Advisor[IkiState]):
    """Judges by predicted totals; all that matters lies open, so every seat is judged by what it has."""

    exploration: ClassVar[float] = 0.12
    evaluations: ClassVar[type[Evaluation]] = Evaluation
    moves: ClassVar[type[Moves]] = Moves
    fitted: ClassVar[Weights] = FITTED
    at_a_glance: ClassVar[Weights] = WEIGHTS
    spread: ClassVar[frozenset[int]] = frozenset(
        (actions.HIRE, actions.PLACE_NEUTRAL, actions.BEGIN_WITH, actions.BUILD)
    )
    """Options that put a card on a stall, of which few are looked at."""

    def __init__(self, game: IkiGame[Any, Any]) -> None:
        self.game = game
        self._evaluations = {players: self.evaluations(game.tables(players), self.fitted) for players in game.players}
        self._at_a_glance = {
            players: self.evaluations(game.tables(players), self.at_a_glance) for players in game.players
        }

    def evaluation(self, state: IkiState) -> Evaluation:
        """Return the evaluation for a position's number of players."""
        return self._evaluations[state.players]

    def values(self, state: IkiState) -> list[float]:
        """Return each seat's share of a win; exact when the year is over, also while Puppeteers choose types."""
        evaluation = self._evaluations[state.players]
        if state.stack[0][0] == OVER:
            return evaluation.won(state)
        totals = evaluation.totals(state)
        share = evaluation.outlook(state).turn
        for seat in range(state.players):
            totals[seat] += share * still_to_gain(evaluation, state, seat, self.moves.streets)
        return evaluation.shares(state, totals)

    def scores(self, state: IkiState, legal: Sequence[int]) -> list[float]:
        """Return the preference for each option, in logits."""
        return [SCALE * gain for gain in self.moves(self._evaluations[state.players], state).gains(legal)]

    def first_glance(self, state: IkiState, legal: Sequence[int]) -> list[float]:
        """Return the same preference, in sharper logits: levels without search follow it."""
        return [GLANCE * gain for gain in self.moves(self._at_a_glance[state.players], state).gains(legal)]

    def candidates(self, state: IkiState, legal: Sequence[int]) -> list[int]:
        """Return the options with each card on its few best stalls only; ascending."""
        if state.month == NEW_YEARS_DAY and state.stack[-1][0] in (BUSINESS, TOBACCO):
            return self._with_gain(state, legal)
        if len(legal) <= 12:
            return list(legal)
        tables = self._evaluations[state.players].tables
        kept, cards = [], dict[tuple[int, int], list[int]]()
        for code in legal:
            verb, a, b = decode(code)
            if verb in self.spread:
                cards.setdefault((verb, a), []).append(b)
            else:
                kept.append(code)
        for (verb, card), stalls in cards.items():
            alike = harmony_places(tables, state, self.kind_of(state, verb, card))
            order = {
                stall: (tables.extra[stall] - 2 * alike[stall], -_depth(stall, tables.nagayas), stall)
                for stall in stalls
            }
            kept += [encode(verb, card, stall) for stall in sorted(stalls, key=order.__getitem__)[:STALLS]]
        return sorted(kept)

    def kind_of(self, state: IkiState, verb: int, card: int) -> int:
        """Return the type of what an option puts on a stall; -1 where it has none."""
        return -1 if verb == actions.BUILD else self._evaluations[state.players].tables.type_of[card]

    def _with_gain(self, state: IkiState, legal: Sequence[int]) -> list[int]:
        """Return what counts something on New Year's Day; to end the turn only where nothing does."""
        gains = dict(zip(legal, self.moves(self._evaluations[state.players], state).gains(legal), strict=True))
        good = [code for code in legal if gains[code] > 0]
        if good and max(gains.values()) > IDLE:
            return good
        return [*good, *(code for code in legal if decode(code)[0] in (actions.END_TURN, actions.ENOUGH))]

    def blunders(self, state: IkiState, codes: Sequence[int]) -> frozenset[int]:
        """Return to end a turn with much left to do, and to keep a charm after the last fire."""
        step = state.stack[-1][0]
        evaluation = self._evaluations[state.players]
        if step in (BUSINESS, TOBACCO) and len(codes) > 1:
            gains = self.moves(evaluation, state).gains(codes)
            if max(gains) >= PLAIN:
                return frozenset(code for code in codes if decode(code)[0] in (actions.END_TURN, actions.ENOUGH))
        if step == CHARM and not evaluation.outlook(state).fires:
            return frozenset(code for code in codes if decode(code)[0] == actions.LET_BURN)
        return frozenset()

    def endings(self, state: IkiState, codes: Sequence[int]) -> list[int]:
        """Return the end of the last seat's turn on New Year's Day, and the types of the last joker."""
        if state.stack[0][0] == OVER:
            return list(codes) if len(state.stack) <= 3 else []
        return [code for code in codes if decode(code)[0] == actions.END_TURN] if last_seat_acts(state) else []

    def is_last_turn(self, state: IkiState) -> bool:
        """Return whether this is the last joker's type."""
        return state.stack[0][0] == OVER and len(state.stack) == 2

    def reasons(self, state: IkiState, code: int) -> list[Reason]:
        """Return why an option is good, the weightiest first."""
        return hints.reasons(self._evaluations[state.players], state, code)


def _depth(stall: int, nagayas: Sequence[Sequence[int]]) -> int:
    return next(stalls.index(stall) for stalls in nagayas if stall in stalls)


def create(game: Iki) -> IkiAdvisor:
    """Return the judgement over the rules of a game."""
    return IkiAdvisor(game)
