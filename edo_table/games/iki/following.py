"""The position after an option and what it asks for at once: as far as nothing hidden comes to light."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import TYPE_CHECKING

from edo_table.games.iki import actions
from edo_table.games.iki.options import legal_codes
from edo_table.games.iki.state import AFTER_VISIT, BUSINESS, IkiState
from edo_table.games.iki.tables import Tables
from edo_table.games.iki.vocabulary import decode

if TYPE_CHECKING:
    from edo_table.games.iki.evaluation import Evaluation

MOST_STEPS = 12


def carried_out(evaluation: Evaluation, state: IkiState, code: int) -> IkiState:
    """Return the position after an option and what it asks of the same seat at once (a Kobun, a building).

    Nothing beyond that is carried out: what is dealt or breaks out next is not known.
    """
    tables = evaluation.tables
    after, depth = state.clone(), len(state.stack)
    _deed(tables, after, code)
    for _ in range(MOST_STEPS):
        if len(after.stack) <= depth or after.stack[-1][0] == BUSINESS:
            break
        _deed(tables, after, _follow_up(evaluation, after, legal_codes(tables, after)))
    return after


def _deed(tables: Tables, state: IkiState, code: int) -> None:
    verb, a, b = decode(code)
    tables.workings.deeds[verb](tables, state, state.stack[-1], a, b, None)
    run_on(tables, state)


def run_on(tables: Tables, state: IkiState, steps: Set[int] = frozenset((AFTER_VISIT,))) -> None:
    """Have steps that run by themselves, and in which nothing is dealt, follow."""
    while state.stack[-1][0] in steps:
        frame = state.stack.pop()
        tables.workings.steps[frame[0]](tables, state, frame, None)


def _follow_up(evaluation: Evaluation, state: IkiState, legal: Sequence[int]) -> int:
    """Return a follow-up by a quick look: the Kobun that gains most, the best building, the first of anything else."""
    verb = decode(legal[0])[0]
    if verb == actions.RAISE:
        table = evaluation.outlook(state).experience

        def gain(code: int) -> float:
            stall = decode(code)[1]
            return table[state.cards[stall]][state.experience[stall]]

        return max(legal, key=lambda code: (gain(code), -code))
    if verb == actions.BUILD:
        outlook, seat = evaluation.outlook(state), state.stack[-1][1]
        return max(legal, key=lambda code: (evaluation.building(state, seat, decode(code)[1], 0, outlook), -code))
    return legal[0]
