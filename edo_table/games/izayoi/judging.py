"""Who acquires a wakomono (rulebook, Game Flow and Stop Card; V1 to V9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from edo_table.games.izayoi.state import KIND, NOBODY
from edo_table.games.izayoi.tables import Tables


@dataclass(frozen=True, slots=True)
class Judgement:
    """Votes by seat, the seats struck out for equal totals, and who acquires the tile (NOBODY: it is discarded)."""

    votes: tuple[int, ...]
    struck: tuple[int, ...]
    winner: int


def votes_in(tables: Tables, row: Sequence[int], seat_of: Sequence[int], players: int) -> list[int]:
    """Return the votes by seat of the cards in a row, those face down included; `seat_of` gives the seat of an art."""
    votes = [0] * players
    for card in row:
        art = tables.art_of[card & KIND]
        if art >= 0:
            votes[seat_of[art]] += tables.votes_of[card & KIND]
    return votes


def judge(votes: Sequence[int]) -> Judgement:
    """Return who acquires a tile: the most votes, after all totals that two or more seats share are struck out (V5).

    Seats without votes do not count at all (V6, V7).
    """
    winner, best = NOBODY, 0
    struck = []
    for seat, total in enumerate(votes):
        if total and votes.count(total) > 1:
            struck.append(seat)
        elif total > best:
            winner, best = seat, total
    return Judgement(tuple(votes), tuple(struck), winner)
