"""What Izayoi's rows and points promise: who will acquire a tile, and who will win.

Everything here is counted from numbers that its callers may know; nothing looks at a position's secrets.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import permutations
from operator import mul

from edo_table.games.izayoi.judging import judge
from edo_table.games.izayoi.tables import Tables

FUTURES = 60
"""Courses of the rest of the game that are looked at: a multiple of the rotations of 3, 4 and 5 seats."""

LOST_TILE = 0.13
"""Share of the tiles that nobody acquires, in games of careful players."""

TILES = 4
"""Points stand above so many bits of a seat's total, the number of its tiles in them."""

MOST_KEPT = 40_000
"""Answers of a kind that are kept."""

Key = tuple[object, ...]

Serving = Sequence[Sequence[float]]
"""Chances that a seat serves another, both by place."""


def total(points: int, tiles: int) -> int:
    """Return a seat's total: the greater one wins among those who kept face."""
    return points << TILES | tiles


class Evaluation:
    """Chances for one number of players; answers are kept, so the same question costs little the second time.

    `interest`, `own_share` and `gains` see the game from one seat.  It has place 0; its rivals follow, `rivals` gives
    their points less its own.  `master` is the place of its master.  Of the others' masters nothing is known.
    """

    def __init__(self, tables: Tables, players: int) -> None:
        self.tables = tables
        self.players = players
        self.seats = tuple(range(players))
        self._orders = list(permutations(self.seats))
        kinds = len(tables.counts) // len(tables.art_ids)
        cards = sum(tables.counts[:kinds]) * players + tables.counts[tables.stop]
        self.votes = tables.votes_of[:kinds]
        """Of the kinds of card that every art has."""
        self.shares_of_kinds = [count / cards for count in tables.counts[:kinds]]
        """Of a full deck."""
        self._stops = tables.counts[tables.stop] / cards
        self._row_chances: dict[tuple[tuple[int, ...], int], tuple[float, ...]] = {}
        self._futures: dict[int, list[tuple[int, ...]]] = {}
        self._odds_by_tiles: dict[int, tuple[dict[int, float], dict[int, float]]] = {}
        self._interests: dict[Key, tuple[float, ...]] = {}
        self._outcomes: dict[Key, tuple[int, ...]] = {}

    def orders(self, seat: int, master: int) -> list[tuple[int, ...]]:
        """Return the ways in which the master cards can lie when a seat's is known, as masters by seat."""
        return [order for order in self._orders if order[seat] == master]

    # ---- rows ------------------------------------------------------------------------------------------------------

    def row_chances(self, votes: tuple[int, ...], left: int) -> tuple[float, ...]:
        """Return by seat its chance to acquire the tile of a row, and last that of nobody.

        `votes` lie there by seat; `left` further cards come, each like one drawn from a full deck.
        """
        known = self._row_chances.get((votes, left))
        if known is None:
            # Seats are alike but for their votes: count with the most votes first, then give back.
            order = sorted(self.seats, key=lambda seat: -votes[seat])
            ranked = tuple(votes[seat] for seat in order)
            chances = self._count(ranked, left) if ranked == votes else self.row_chances(ranked, left)
            given = [0.0] * (self.players + 1)
            for at, seat in enumerate(order):
                given[seat] = chances[at]
            given[-1] = chances[-1]
            known = self._row_chances[votes, left] = tuple(given)
        return known

    def _count(self, votes: tuple[int, ...], left: int) -> tuple[float, ...]:
        chances = [0.0] * (self.players + 1)
        winner = judge(votes).winner  # nobody is -1, the last
        if left == 0:
            chances[winner] = 1.0
            return tuple(chances)
        chances[winner] = self._stops
        for seat in self.seats:
            for more, share in zip(self.votes, self.shares_of_kinds, strict=True):
                after = self.row_chances(_with(votes, seat, more), left - 1)
                for at, chance in enumerate(after):
                    chances[at] += share * chance
        return tuple(chances)

    # ---- one seat's chance -----------------------------------------------------------------------------------------

    def gains(self, interest: Sequence[float], votes: tuple[int, ...], left: int, free: int) -> list[float]:
        """Return what each card adds in a row to the seat's share of a win: by place and kind, last the Stop Card.

        `interest` is that in the row's tile; `votes` by place lie there, `free` places for cards are left, `left` that
        many and one more for a card that lies face down and is not known.
        """
        now = sum(map(mul, self.row_chances(votes, left), interest))
        found = []
        for place in self.seats:
            for more in self.votes:
                after = self.row_chances(_with(votes, place, more), left - 1)
                found.append(sum(map(mul, after, interest)) - now)
        found.append(sum(map(mul, self.row_chances(votes, left - free), interest)) - now)
        return found

    def interest(
        self, rivals: tuple[int, ...], master: int, tiles: int, points: int, serving: Serving | None = None
    ) -> tuple[float, ...]:
        """Return the seat's share of a win by who acquires a tile of `points`, by place, and last by nobody.

        `tiles` unknown tiles come afterwards; see `own_share` for `serving`.
        """
        key = (rivals, master, tiles, points)
        known = None if serving else self._interests.get(key)
        if known is None:
            found = [self.own_share(tuple(rival - points for rival in rivals), master, tiles, serving)]
            found += [self.own_share(_with(rivals, at, points), master, tiles, serving) for at in range(len(rivals))]
            found.append(self.own_share(rivals, master, tiles, serving))
            known = tuple(found)
            if not serving:
                if len(self._interests) >= MOST_KEPT:
                    self._interests.clear()
                self._interests[key] = known
        return known

    def own_share(self, rivals: tuple[int, ...], master: int, tiles: int, serving: Serving | None = None) -> float:
        """Return the seat's share of a win when `tiles` unknown tiles are to come.

        `serving` gives by place of a rival, and by that of a master, how likely the one serves the other; without it
        all masters that are left are equally likely.
        """
        ahead, reached = self._odds(tiles)
        share = ahead[rivals[master - 1]] if master else 1.0
        alike = 1 / (self.players - 1)
        for at, rival in enumerate(rivals, 1):
            # As its own master, or below another, it keeps face; above the seat itself and serving it, it does not.
            safe = 0.0
            for of, other in enumerate(rivals, 1):
                if of != master:
                    chance = serving[at][of] if serving else alike
                    safe += chance if of == at else chance * ahead[other - rival]
            share *= 1.0 - reached[rival] * safe
        return share

    def _odds(self, tiles: int) -> tuple[dict[int, float], dict[int, float]]:
        """Return by its lead now how likely a seat is ahead of another after so many tiles; then with half of equal."""
        known = self._odds_by_tiles.get(tiles)
        if known is None:
            leads = {0: 1.0}
            points = self.tables.points
            share = (1 - LOST_TILE) / self.players / len(points)
            for _ in range(tiles):
                after: dict[int, float] = {}
                for lead, odds in leads.items():
                    after[lead] = after.get(lead, 0.0) + odds * (1 - 2 * share * len(points))
                    for more in points:
                        for to in (lead + more, lead - more):
                            after[to] = after.get(to, 0.0) + odds * share
                leads = after
            most = 2 * sum(points)
            ahead = {now: sum(odds for lead, odds in leads.items() if now + lead > 0) for now in range(-most, most + 1)}
            reached = {now: odds + leads.get(-now, 0.0) / 2 for now, odds in ahead.items()}
            known = self._odds_by_tiles[tiles] = ahead, reached
        return known

    # ---- everybody's chance ----------------------------------------------------------------------------------------

    def futures(self, tiles: int) -> list[tuple[int, ...]]:
        """Return what each seat may yet acquire, as totals, when so many unknown tiles are to come: FUTURES courses."""
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
            known = self._futures[tiles] = known[:FUTURES]
        return known

    def shares(
        self,
        masters: Sequence[int],
        totals: Sequence[int],
        rows: Sequence[tuple[int, tuple[float, ...]]],
        tiles: int,
    ) -> list[float]:
        """Return each seat's share of a win when the master cards lie so, masters by seat.

        `rows` are the open tiles, as points and chances by seat; `tiles` unknown ones come after them.
        """
        seats = self.seats
        won = [0.0] * self.players
        outcomes = [self._outcomes_of(number, chances) for number, (_, chances) in enumerate(rows)]
        worth = [total(points, 1) for points, _ in rows]
        for number, future in enumerate(self.futures(tiles)):
            ends = [*map(int.__add__, totals, future), 0]  # last what nobody acquires
            for outcome, more in zip(outcomes, worth, strict=True):
                ends[outcome[number]] += more
            best, winners = -1, [0]
            for seat in seats:
                end, master = ends[seat], masters[seat]
                if end >= best and (master == seat or end >> TILES < ends[master] >> TILES):
                    if end > best:
                        best, winners = end, [seat]
                    else:
                        winners.append(seat)
            if best >= 0:
                for seat in winners:
                    won[seat] += 1 / len(winners)
        everything = sum(won)
        return [share / everything if everything else 0.0 for share in won]

    def _outcomes_of(self, number: int, chances: tuple[float, ...]) -> tuple[int, ...]:
        """Return who acquires the tile of a row in each of the courses, in the proportions of its chances."""
        key = (number, chances)
        known = self._outcomes.get(key)
        if known is None:
            order = list(range(FUTURES))
            random.Random(f"row {number}").shuffle(order)
            winners = [0] * FUTURES
            seat, upto = 0, chances[0]
            for at, course in enumerate(order):
                while seat < self.players and (at + 0.5) / FUTURES > upto:
                    seat += 1
                    upto += chances[seat]
                winners[course] = seat
            if len(self._outcomes) >= MOST_KEPT:
                self._outcomes.clear()
            known = self._outcomes[key] = tuple(winners)
        return known


def _with(numbers: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    return (*numbers[:at], numbers[at] + more, *numbers[at + 1 :])
