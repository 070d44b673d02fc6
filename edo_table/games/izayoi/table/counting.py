"""Votes in a row, as everybody at the table can count them: totals by seat, who is level, who would get the tile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from edo_table.games.izayoi.table.desk import seat_of, split


@dataclass(frozen=True, slots=True)
class Count:
    """Votes by seat; `unknown` cards lie face down and may still change everything."""

    votes: tuple[int, ...]
    unknown: int = 0

    @property
    def struck(self) -> frozenset[int]:
        """The seats with votes that another seat has as many of."""
        return frozenset(s for s, total in enumerate(self.votes) if total and self.votes.count(total) > 1)

    @property
    def voted(self) -> tuple[int, ...]:
        """The seats with votes, in seat order."""
        return tuple(seat for seat, total in enumerate(self.votes) if total)

    @property
    def leader(self) -> int | None:
        """The seat that would get the tile: the most votes that nobody shares; None if there is none."""
        alone = [seat for seat in self.voted if seat not in self.struck]
        return max(alone, key=lambda seat: self.votes[seat]) if alone else None


def count(view: Mapping[str, Any], cards: Iterable[str | None]) -> Count:
    """The votes of cards in a row; None is a card that nobody here knows."""
    votes = [0] * len(view["seats"])
    unknown = 0
    for card in cards:
        if card is None:
            unknown += 1
            continue
        art, number = split(card)
        seat = seat_of(view, art)
        if seat is not None:
            votes[seat] += number
    return Count(tuple(votes), unknown)


def count_row(view: Mapping[str, Any], row: Mapping[str, Any], more: Sequence[str | None] = ()) -> Count:
    """The votes of a row of the view, with further cards that may come."""
    return count(view, [*(laid["card"] for laid in row["cards"]), *more])
