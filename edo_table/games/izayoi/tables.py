"""Izayoi's content as lists of numbers for the rules.

A kind of card is art * vote rows + row, ascending by votes; the Stop Card is the last kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from edo_table.games.izayoi.content import IzayoiContent

STOP = "stop"


@dataclass(frozen=True, slots=True)
class Tables:
    """Everything by number.  `art_of` is -1 and `votes_of` 0 for the Stop Card."""

    art_ids: tuple[str, ...]
    card_ids: tuple[str, ...]
    kind_of: dict[str, int]
    art_of: tuple[int, ...]
    votes_of: tuple[int, ...]
    counts: tuple[int, ...]
    """Cards of each kind."""
    stop: int
    tile_ids: tuple[str, ...]
    tile_of: dict[str, int]
    points: tuple[int, ...]
    """By tile."""
    cards_in_hand: dict[int, int]
    tiles_removed: int
    tiles_open: int
    row_ids: tuple[str, ...]

    def deck_of(self, arts: Sequence[int]) -> list[int]:
        """Return the recommendation cards of a game with these arts, ascending, the Stop Cards last."""
        return [
            kind
            for kind, count in enumerate(self.counts)
            if kind == self.stop or self.art_of[kind] in arts
            for _ in range(count)
        ]


def compile_tables(content: IzayoiContent) -> Tables:
    """Return the tables of the content."""
    rows = len(content.votes)
    cards = [f"{art}-{votes}" for art in content.arts for votes, _ in content.votes]
    return Tables(
        art_ids=content.arts,
        card_ids=(*cards, STOP),
        kind_of={card: kind for kind, card in enumerate((*cards, STOP))},
        art_of=(*(kind // rows for kind in range(len(cards))), -1),
        votes_of=(*(votes for _ in content.arts for votes, _ in content.votes), 0),
        counts=(*(count for _ in content.arts for _, count in content.votes), content.stop_cards),
        stop=len(cards),
        tile_ids=tuple(tile.id for tile in content.tiles),
        tile_of={tile.id: number for number, tile in enumerate(content.tiles)},
        points=tuple(tile.points for tile in content.tiles),
        cards_in_hand=dict(content.cards_in_hand),
        tiles_removed=content.tiles_removed,
        tiles_open=content.tiles_open,
        row_ids=tuple(str(number) for number in range(1, content.tiles_open + 1)),
    )
