"""The position after an option and what it asks for at once, each answered by what then seems best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from edo_table.games.iki import actions as iki
from edo_table.games.iki.following import run_on
from edo_table.games.iki.moves import harmony_places, without_doubles
from edo_table.games.iki.options import legal_codes
from edo_table.games.iki.state import AFTER_VISIT, BUILD, RAISE, SWAP, TOBACCO
from edo_table.games.iki.vocabulary import decode
from edo_table.games.iki_akebono import actions
from edo_table.games.iki_akebono.state import (
    NAME_TYPE,
    OFFER_ANOTHER_BOAT,
    OFFER_FREE_SKILL,
    OFFER_SECOND_HIRE,
    OFFER_TOBACCO,
    RESCUE,
    STARVING,
    TURN_STEPS,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables

if TYPE_CHECKING:
    from edo_table.games.iki_akebono.evaluation import AkebonoEvaluation

RUNNING = frozenset((AFTER_VISIT, OFFER_ANOTHER_BOAT, OFFER_FREE_SKILL, OFFER_SECOND_HIRE, OFFER_TOBACCO, STARVING))
"""Steps that run by themselves within a decision, and in which nothing is dealt."""
ASKED = TURN_STEPS | {TOBACCO, RAISE, SWAP, BUILD, NAME_TYPE, RESCUE}
"""Decisions that follow from another."""
MOST_STEPS = 12
OPEN_STEP = 1.5
"""IKI that a step promises which a follow-up has laid on the stack."""
CARDS, STALLS = 2, 2
"""Cards, and stalls for each, of which a follow-up is chosen."""


def after(evaluation: AkebonoEvaluation, state: AkebonoState, code: int) -> AkebonoState:
    """Return the position after an option and what it asks of the same seat at once, however often."""
    tables = evaluation.tables
    found = state.clone()
    seat, depth = state.stack[-1][1], len(state.stack) - 1
    _carry_out(tables, found, code)
    settle(evaluation, found, seat, depth)
    return found


def settle(evaluation: AkebonoEvaluation, state: AkebonoState, seat: int, depth: int) -> None:
    """Answer what a position asks of a seat, down to a depth of the stack or to a part of the turn."""
    tables = evaluation.tables
    for _ in range(MOST_STEPS):
        if len(state.stack) <= depth or not _is_asked(state, seat):
            return
        _carry_out(tables, state, _best(evaluation, state, seat))


def is_settled(state: AkebonoState, seat: int) -> bool:
    """Return whether a position asks nothing of a seat but the next part of its turn."""
    return not _is_asked(state, seat)


def _is_asked(state: AkebonoState, seat: int) -> bool:
    frame = state.stack[-1]
    return frame[0] in ASKED and frame[1] == seat


def _carry_out(tables: AkebonoTables, state: AkebonoState, code: int) -> None:
    verb, a, b = decode(code)
    tables.workings.deeds[verb](tables, state, state.stack[-1], a, b, None)
    run_on(tables, state, RUNNING)


def _best(evaluation: AkebonoEvaluation, state: AkebonoState, seat: int) -> int:
    """Return the follow-up after which the seat has most; what it asks for in turn is not looked at."""
    tables = evaluation.tables
    codes = narrowed(evaluation, state, legal_codes(tables, state))
    if len(codes) == 1:
        return codes[0]
    best, most = codes[0], None
    for code in codes:
        found = state.clone()
        _carry_out(tables, found, code)
        value = evaluation.standing(found, seat) + _promise(evaluation, found, seat, len(state.stack))
        if most is None or value > most:
            best, most = code, value
    return best


def _promise(evaluation: AkebonoEvaluation, state: AkebonoState, seat: int, depth: int) -> float:
    """Return about what a step brings that a follow-up has laid on the stack."""
    return OPEN_STEP if len(state.stack) >= depth and _is_asked(state, seat) else 0.0


def narrowed(evaluation: AkebonoEvaluation, state: AkebonoState, legal: Sequence[int]) -> list[int]:
    """Return the options without those that are equal to others, and of wide decisions a few that look good."""
    codes = without_equal(legal)
    if decode(codes[0])[0] == iki.SWAP:
        return codes[:1]
    if len(codes) <= CARDS * STALLS + 1:
        return codes
    tables, outlook = evaluation.tables, evaluation.outlook(state)
    kept: list[int] = []
    by_card: dict[int, list[int]] = {}
    for code in codes:
        verb, a, _ = decode(code)
        if verb in (iki.HIRE, iki.BUILD, actions.RELOCATE):
            by_card.setdefault(verb << 8 | a, []).append(code)
        else:
            kept.append(code)

    def worth(key: int) -> float:
        verb, card = key >> 8, key & 0xFF
        if verb == iki.HIRE:
            return outlook.characters[card][0] - tables.people[card].cost * outlook.wages[0]
        if verb == iki.BUILD:
            return evaluation.building(state, state.stack[-1][1], card, 0, outlook) - outlook.costs[card]
        return 0.0

    for key in sorted(by_card, key=lambda key: (-worth(key), key))[: CARDS if len(by_card) > CARDS else None]:
        verb, card = key >> 8, key & 0xFF
        shown = state.cards[card] if verb == actions.RELOCATE else card
        kind = -1 if verb == iki.BUILD else tables.type_of[shown]
        alike = harmony_places(tables, state, kind)
        kept += sorted(by_card[key], key=lambda code: (tables.extra[code & 0xFF] - 2 * alike[code & 0xFF], code))[
            :STALLS
        ]
    return sorted(kept)


def without_equal(legal: Sequence[int]) -> list[int]:
    """Return the options with each boat on one wave only: all waves are the same."""
    return without_doubles(legal, actions.BUILD_BOAT)
