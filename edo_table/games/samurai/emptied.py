"""Which settlements were emptied in an arranged position, and what stands, or stood, in each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from edo_table.engine.facts import wrong
from edo_table.games.samurai.given import EMPTY, Given
from edo_table.games.samurai.state import FIGURES, TAKEN_ASIDE
from edo_table.games.samurai.tables import Tables

_MOST_TRIES = 20_000


class Emptied:
    """Finds settlements to empty so that as many figures are gone as are said to be captured or set aside.

    A settlement is empty exactly when all land around it is filled: closing one may close others.
    """

    def __init__(self, tables: Tables, given: Given, gone: Sequence[int]) -> None:
        """`gone` is by figure what is said to be captured or set aside."""
        self.tables, self.board, self.given, self.gone = tables, tables.board, given, tuple(gone)
        self.filled = {space for space, token in given.tokens.items() if token != EMPTY}
        self.kept_empty = {space for space, token in given.tokens.items() if token == EMPTY}
        self._tries = 0

    def find(self) -> tuple[set[int], list[int]]:
        """Return the emptied settlements, and by settlement the kinds (as bits) that stand or stood there.

        Raises BadPosition when nothing fits.
        """
        for town, mask in self.given.figures.items():
            if mask and self._is_closed(town, self.filled):
                raise wrong(self._at(town), "all land around it is filled, so its figures would have been captured")
        said = {town for town, mask in self.given.figures.items() if not mask}
        closed = self._closure(said)
        if closed is None:
            raise wrong("figures", "these settlements cannot all be empty while the others hold figures")
        for town in sorted(closed):
            for space in sorted(self.kept_empty.intersection(self.board.land_neighbours[town])):
                name = self.board.spaces[self.board.settlements[town]]
                raise wrong(f"board.{self.board.spaces[space]}", f"{name} was emptied, so this land is filled")
        if self._size(closed) >= sum(self.gone):
            kinds = self._deal(closed)
            if kinds is None:
                raise wrong("figures", "the figures that stand and those that are gone do not add up")
            return closed, kinds
        found = self._extend(closed, self._candidates(closed))
        if found is None:
            raise wrong("players", "no settlements could have been emptied so that these figures are gone")
        return found

    # ---- which -----------------------------------------------------------------------------------------------------

    def _candidates(self, closed: set[int]) -> list[int]:
        """Return the settlements that nothing is said of, those far from what is named first."""
        named_land = self.filled | self.kept_empty
        for town in self.given.figures:
            if town not in closed:
                named_land.update(self.board.land_neighbours[town])
        free = [
            town
            for town in range(len(self.board.settlements))
            if town not in closed
            and town not in self.given.figures
            and not self.kept_empty.intersection(self.board.land_neighbours[town])
        ]
        return sorted(free, key=lambda town: len(named_land.intersection(self.board.land_neighbours[town])))

    def _extend(self, closed: set[int], candidates: list[int]) -> tuple[set[int], list[int]] | None:
        size, needed = self._size(closed), sum(self.gone)
        if size == needed:
            kinds = self._deal(closed)
            return None if kinds is None else (closed, kinds)
        self._tries += 1
        if size > needed or self._tries > _MOST_TRIES:
            return None
        for number, town in enumerate(candidates):
            if town in closed:
                continue
            more = self._closure(closed | {town})
            if more is not None:
                found = self._extend(more, candidates[number + 1 :])
                if found is not None:
                    return found
        return None

    def _closure(self, closed: set[int]) -> set[int] | None:
        """Return the settlements with those that are closed along with them; None when one of these holds figures."""
        filled = set(self.filled)
        for town in closed:
            filled.update(self.board.land_neighbours[town])
        every = {town for town in range(len(self.board.settlements)) if self._is_closed(town, filled)}
        return None if any(self.given.figures.get(town, 0) for town in every) else every

    def _is_closed(self, town: int, filled: set[int]) -> bool:
        return filled.issuperset(self.board.land_neighbours[town])

    def _size(self, towns: set[int]) -> int:
        return sum(self.board.places[town] for town in towns)

    def _at(self, town: int) -> str:
        return f"figures.{self.board.spaces[self.board.settlements[town]]}"

    # ---- what ------------------------------------------------------------------------------------------------------

    def _deal(self, closed: set[int]) -> list[int] | None:
        """Return kinds for every settlement that agree with what is said; None when there are none."""
        kinds = [0] * len(self.board.settlements)
        gone = list(self.gone)
        standing = [0] * FIGURES
        for town, mask in self.given.figures.items():
            kinds[town] = mask
        for place in self.given.taken:
            town, figure = divmod(place, FIGURES)
            kinds[town] |= 1 << figure
        for town, mask in enumerate(kinds):
            counts = gone if town in closed else standing
            for figure in range(FIGURES):
                if mask >> figure & 1:
                    counts[figure] += -1 if town in closed else 1
        open_empty = [town for town in sorted(closed) if not kinds[town]]
        open_full = [town for town in range(len(kinds)) if town not in closed and not kinds[town]]
        surplus = self._size(set(open_empty)) - sum(gone)
        if surplus < 0 or min(gone) < 0:
            return None
        each = self.board.figures_each
        for extra in self._splits(surplus, [each - self.gone[figure] - standing[figure] for figure in range(FIGURES)]):
            dealt = kinds[:]
            fallen = [gone[figure] + extra[figure] for figure in range(FIGURES)]
            left = [each - self.gone[figure] - extra[figure] - standing[figure] for figure in range(FIGURES)]
            if self._hand_out(open_empty, fallen, dealt) and self._hand_out(open_full, left, dealt):
                return dealt
        return None

    @staticmethod
    def _splits(surplus: int, room: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """Return the ways to split a number over the kinds, those that leave most of every kind first."""
        ways = [way for way in product(*(range(max(0, most) + 1) for most in room)) if sum(way) == surplus]
        least = {way: min(most - part for most, part in zip(room, way, strict=True)) for way in ways}
        return iter(sorted(ways, key=lambda way: (-least[way], way)))

    def _hand_out(self, towns: Sequence[int], counts: list[int], kinds: list[int]) -> bool:
        """Give every settlement as many different kinds as it holds, from the largest stock; False if none is left."""
        for town in sorted(towns, key=lambda town: -self.board.places[town]):
            chosen = sorted(range(FIGURES), key=lambda figure: (-counts[figure], figure))[: self.board.places[town]]
            for figure in chosen:
                counts[figure] -= 1
                kinds[town] |= 1 << figure
            if min(counts) < 0:
                return False
        return not any(counts)


def counts_said(given: Given) -> list[int]:
    """Return by figure how many are said to be captured or set aside.

    What `taken` says counts for those whose own number is not given.
    """
    gone = list(given.aside) if given.aside is not None else [0] * FIGURES
    for counts in given.captured.values():
        gone = [a + b for a, b in zip(gone, counts, strict=True)]
    for place, taker in given.taken.items():
        is_counted = given.aside is not None if taker == TAKEN_ASIDE else taker - 1 in given.captured
        if not is_counted:
            gone[place % FIGURES] += 1
    return gone
