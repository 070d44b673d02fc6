"""Akebono's judgement for its AI seats, derived from IKI's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from edo_table.engine.advisor import Reason
from edo_table.games.iki import actions as iki
from edo_table.games.iki.bot import PLAIN, IkiAdvisor
from edo_table.games.iki.evaluation import Evaluation
from edo_table.games.iki.judgement import Weights
from edo_table.games.iki.moves import Moves
from edo_table.games.iki.state import OVER, IkiState
from edo_table.games.iki.vocabulary import decode
from edo_table.games.iki_akebono import actions
from edo_table.games.iki_akebono.evaluation import AkebonoEvaluation
from edo_table.games.iki_akebono.following import is_settled, settle, without_equal
from edo_table.games.iki_akebono.hints import AkebonoHints
from edo_table.games.iki_akebono.judgement import AT_A_GLANCE, SEARCHING
from edo_table.games.iki_akebono.moves import AkebonoMoves
from edo_table.games.iki_akebono.rules import Akebono
from edo_table.games.iki_akebono.state import RESCUE, TURN_STEPS, AkebonoState


class AkebonoAdvisor(IkiAdvisor):
    """Judges by predicted totals, with what Akebono adds."""

    evaluations: ClassVar[type[Evaluation]] = AkebonoEvaluation
    moves: ClassVar[type[Moves]] = AkebonoMoves
    fitted: ClassVar[Weights] = SEARCHING
    at_a_glance: ClassVar[Weights] = AT_A_GLANCE
    spread: ClassVar[frozenset[int]] = IkiAdvisor.spread | {actions.RELOCATE}

    def evaluation(self, state: IkiState) -> AkebonoEvaluation:
        """Return the evaluation for a position's number of players."""
        found = super().evaluation(state)
        assert isinstance(found, AkebonoEvaluation)
        return found

    def values(self, state: IkiState) -> list[float]:
        """Return each seat's share of a win, when the actor has done what an open step of its turn asks for."""
        assert isinstance(state, AkebonoState)
        seat = state.stack[-1][1]
        if state.stack[0][0] != OVER and not is_settled(state, seat):
            state = state.clone()
            settle(self.evaluation(state), state, seat, 0)
        return super().values(state)

    def candidates(self, state: IkiState, legal: Sequence[int]) -> list[int]:
        """Return the options with each boat on one wave, and each card on its few best stalls."""
        return super().candidates(state, without_equal(legal))

    def kind_of(self, state: IkiState, verb: int, card: int) -> int:
        return super().kind_of(state, verb, state.cards[card] if verb == actions.RELOCATE else card)

    def blunders(self, state: IkiState, codes: Sequence[int]) -> frozenset[int]:
        """Return also: to leave what is plainly good, and to keep a Doctor token that serves no more."""
        step = state.stack[-1][0]
        evaluation = self.evaluation(state)
        if step in TURN_STEPS and len(codes) > 1:
            enough = frozenset(code for code in codes if decode(code)[0] == iki.ENOUGH)
            if enough and max(self.moves(evaluation, state).gains(codes)) >= PLAIN:
                return enough
        if step == RESCUE:
            outlook = evaluation.outlook(state)
            if not outlook.fires and not outlook.paydays:
                return frozenset(code for code in codes if decode(code)[0] in (iki.LET_BURN, actions.LET_GO))
        return super().blunders(state, codes)

    def reasons(self, state: IkiState, code: int) -> list[Reason]:
        """Return why an option is good, the weightiest first."""
        return AkebonoHints(self.evaluation(state), state).sorted(code)


def create(game: Akebono) -> AkebonoAdvisor:
    """Return the judgement over the rules of a game."""
    return AkebonoAdvisor(game)
