"""Preferences before the first turn: which tokens to begin with, where to put figures."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.games.samurai.state import FIGURES, SamuraiState
from edo_table.games.samurai.tables import ON_LAND, Tables


def choice_scores(tables: Tables, state: SamuraiState, legal: Sequence[int]) -> list[float]:
    """Return the preference for each token that may be chosen for the first hand, in logits."""
    return [_first_hand(tables, code >> 12 & 0xFFF) for code in legal]


def _first_hand(tables: Tables, kind: int) -> float:
    if tables.deed[kind] == ON_LAND and not tables.is_character[kind]:
        return 2.0 - abs(tables.strength[kind] - 2.5) + (0.5 if len(tables.influences[kind]) > 1 else 0.0)
    return -1.0


def figure_scores(tables: Tables, state: SamuraiState, legal: Sequence[int]) -> list[float]:
    """Return the preference for each place of a figure, in logits."""
    seat = state.stack[-1][1]
    strength = [0] * FIGURES
    for kind in state.hands[seat]:
        for figure in tables.influences[kind]:
            strength[figure] += tables.strength[kind]
    return [0.2 * strength[code >> 12 & 0xFFF] for code in legal]
