"""What Izayoi's rows and points promise: who will acquire a tile, and who will win.

Everything here is counted from numbers that its callers may know; nothing looks at a position's secrets.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import permutations

from edo_table.games.izayoi.judging import judge
from edo_table.games.izayoi.state import NOBODY
from edo_table.games.izayoi.tables import Tables

FUTURES = 60
"""Courses of the rest of the game that are looked at: a multiple of the rotations of 3, 4 and 5 seats."""

LOST_TILE = 0.13
"""Share of the tiles that nobody acquires, in games of careful players."""

TILES = 4
"""Points stand above so many bits of a seat's total, the number of its tiles in them."""

Total = int
"""Points << TILES | tiles: the greater total wins among those who kept face."""


def total(points: int, tiles: int) -> Total:
    """Return a seat's total."""
    return points << TILES | tiles


class Evaluation:
    """Chances for one number of players; results are kept, so the same question costs little the second time."""

    def __init__(self, tables: Tables, players: int) -> None:
        self.tables = tables
        self.players = players
        self.seats = tuple(range(players))
        self.orders: dict[tuple[int, int], list[tuple[int, ...]]] = {
            (seat, master): [order for order in permutations(self.seats) if order[seat] == master]
            for seat in self.seats
            for master in self.seats
        }
        """By seat and its master: the ways in which the master cards can lie, as masters by seat."""
        arts = 9 * players + tables.counts[tables.stop]
        rows = range(len(tables.counts) // len(tables.art_ids))
        self._cards = [(tables.votes_of[row], tables.counts[row] / arts) for row in rows]
        self._stops = tables.counts[tables.stop] / arts
        self._row_chances: dict[tuple[tuple[int, ...], int], tuple[float, ...]] = {}
        self._futures: dict[int, list[tuple[Total, ...]]] = {}
        self._interests: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._rows: dict[tuple[int, tuple[float, ...]], tuple[int, ...]] = {}

    # ---- rows ------------------------------------------------------------------------------------------------------

    def row_chances(self, votes: tuple[int, ...], left: int) -> tuple[float, ...]:
        """Return by seat its chance to acquire the tile of a row, and last that of nobody.

        `votes` lie there by seat; `left` further cards come, each like one drawn from a full deck.
        """
        key = (votes, left)
        known = self._row_chances.get(key)
        if known is None:
            # Seats are alike but for their votes: count with the votes in order, then give back.
            order = sorted(self.seats, key=lambda seat: -votes[seat])
            ranked = tuple(votes[seat] for seat in order)
            chances = self._ranked_chances(ranked, left)
            given = [0.0] * (self.players + 1)
            for at, seat in enumerate(order):
                given[seat] = chances[at]
            given[-1] = chances[-1]
            known = tuple(given)
            self._row_chances[key] = known
        return known

    def _ranked_chances(self, votes: tuple[int, ...], left: int) -> tuple[float, ...]:
        known = self._row_chances.get((votes, left))
        if known is not None:
            return known
        chances = [0.0] * (self.players + 1)
        if left == 0:
            chances[judge(votes).winner] = 1.0
        else:
            now = judge(votes).winner
            chances[now] += self._stops
            for seat in self.seats:
                for more, share in self._cards:
                    after = self.row_chances((*votes[:seat], votes[seat] + more, *votes[seat + 1 :]), left - 1)
                    for at, chance in enumerate(after):
                        chances[at] += share * chance
        known = tuple(chances)
        self._row_chances[votes, left] = known
        return known

    # ---- the end ---------------------------------------------------------------------------------------------------

    def futures(self, tiles: int) -> list[tuple[Total, ...]]:
        """Return what each seat may still acquire when so many unknown tiles are to come, in FUTURES courses."""
        known = self._futures.get(tiles)
        if known is None:
            chance = random.Random(f"{self.players}/{tiles}")
            points, players = self.tables.points, self.players
            known = []
            while len(known) < FUTURES:
                won = [0] * players
                for tile in chance.sample(range(len(points)), tiles):
                    if chance.random() >= LOST_TILE:
                        won[chance.randrange(players)] += total(points[tile], 1)
                known += [tuple(won[turned:] + won[:turned]) for turned in range(players)]
            known = known[:FUTURES]
            self._futures[tiles] = known
        return known

    def interest(self, seat: int, master: int, totals: tuple[Total, ...], tiles: int, points: int) -> tuple[float, ...]:
        """Return by seat the asking seat's share of a win when that seat acquires a tile of `points`; last, nobody.

        `tiles` further unknown ones come after it; of the others' masters nothing is known.
        """
        key = (seat, master, tiles, points, *totals)
        known = self._interests.get(key)
        if known is None:
            if len(self._interests) > 200_000:
                self._interests.clear()
            more = total(points, 1)
            known = tuple(
                self.own_share(seat, master, [*totals[:to], totals[to] + more, *totals[to + 1 :]], tiles)
                for to in self.seats
            )
            known = (*known, self.own_share(seat, master, totals, tiles))
            self._interests[key] = known
        return known

    def own_share(self, seat: int, master: int, totals: Sequence[Total], tiles: int) -> float:
        """Return the chance of a seat to win, of which only its own master is known."""
        orders = self.orders[seat, master]
        kept: dict[tuple[int, ...], int] = {}
        won = 0
        seats = self.seats
        for future in self.futures(tiles):
            ends = [now + more for now, more in zip(totals, future, strict=True)]
            mine = ends[seat]
            if master != seat and mine >> TILES >= ends[master] >> TILES:
                continue
            above = tuple(other for other in seats if ends[other] > mine)
            if not above:
                won += len(orders)
                continue
            masks = tuple(
                value
                for other in above
                for value in (other, sum(1 << of for of in seats if ends[of] >> TILES <= ends[other] >> TILES))
            )
            count = kept.get(masks)
            if count is None:
                count = 0
                for order in orders:
                    for at in range(0, len(masks), 2):
                        other = masks[at]
                        if order[other] == other or not masks[at + 1] >> order[other] & 1:
                            break
                    else:
                        count += 1
                kept[masks] = count
            won += count
        return won / (FUTURES * len(orders))

    def shares(
        self, masters: Sequence[int], totals: Sequence[Total], rows: Sequence[tuple[int, tuple[float, ...]]], tiles: int
    ) -> list[float]:
        """Return each seat's share of a win when the masters lie so.

        `rows` are the open tiles, as points and chances by seat; `tiles` unknown ones come after them.
        """
        seats = self.seats
        won = [0.0] * (self.players + 1)
        outcomes = [self._outcomes(number, chances) for number, (_, chances) in enumerate(rows)]
        worth = [total(points, 1) for points, _ in rows]
        for number, future in enumerate(self.futures(tiles)):
            ends = [now + more for now, more in zip(totals, future, strict=True)]
            ends.append(0)
            for outcome, more in zip(outcomes, worth, strict=True):
                ends[outcome[number]] += more
            best, winners = -1, 0
            winner = NOBODY
            for seat in seats:
                end = ends[seat]
                if end >= best and (masters[seat] == seat or end >> TILES < ends[masters[seat]] >> TILES):
                    if end > best:
                        best, winner, winners = end, seat, 1
                    else:
                        winners += 1
            if winners == 1:
                won[winner] += 1
            elif winners:
                for seat in seats:
                    if ends[seat] == best and (masters[seat] == seat or best >> TILES < ends[masters[seat]] >> TILES):
                        won[seat] += 1 / winners
        everything = sum(won)
        return [share / everything if everything else 0.0 for share in won[:-1]]

    def _outcomes(self, number: int, chances: tuple[float, ...]) -> tuple[int, ...]:
        """Return who acquires the tile of a row in each of the courses, in these proportions."""
        key = (number, chances)
        known = self._rows.get(key)
        if known is None:
            order = list(range(FUTURES))
            random.Random(f"row {number}").shuffle(order)
            places = [0] * FUTURES
            seat, upto = 0, chances[0]
            for at in range(FUTURES):
                while seat < self.players and (at + 0.5) / FUTURES > upto:
                    seat += 1
                    upto += chances[seat]
                places[order[at]] = seat
            known = tuple(places)
            if len(self._rows) > 100_000:
                self._rows.clear()
            self._rows[key] = known
        return known
