"""The game as one seat sees it: itself at place 0, its rivals behind, and what each card would bring it in each row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from edo_table.games.izayoi.evaluation import Evaluation, Serving
from edo_table.games.izayoi.state import EMPTY, HIDDEN, KIND, SEAT, IzayoiState


@dataclass(frozen=True, slots=True)
class Standpoint:
    """Places of the seats (the rivals with most points first), and the rivals' points less the seat's own."""

    seat: int
    order: tuple[int, ...]
    """By place: the seat there."""
    rivals: tuple[int, ...]


def standpoint(seat: int, points: Sequence[int]) -> Standpoint:
    """Return the standpoint of a seat when the points by seat are these."""
    rivals = sorted([other for other in range(len(points)) if other != seat], key=lambda other: -points[other])
    mine = points[seat]
    return Standpoint(seat, (seat, *rivals), tuple([points[other] - mine for other in rivals]))


def points_of(evaluation: Evaluation, state: IzayoiState) -> list[int]:
    """Return the points by seat."""
    points = evaluation.tables.points
    return [sum([points[tile] for tile in tiles]) for tiles in state.won]


def tiles_left(state: IzayoiState) -> int:
    """Return how many tiles are still to be judged."""
    return len(state.tile_deck) + len(state.row_tiles) - state.row_tiles.count(EMPTY)


def votes_known(evaluation: Evaluation, state: IzayoiState, row: int, seat: int | None) -> tuple[list[int], int]:
    """Return the votes by seat that a seat (None: all together) knows in a row, and how many other cards it takes."""
    tables = evaluation.tables
    votes = [0] * state.players
    left = tables.points[state.row_tiles[row]]
    for card in state.rows[row]:
        if seat is None or not card & HIDDEN or card >> SEAT & 7 == seat:
            votes[state.arts.index(tables.art_of[card & KIND])] += tables.votes_of[card & KIND]
            left -= 1
    return votes, left


def row_gains(
    evaluation: Evaluation, state: IzayoiState, seat: int, serving: Serving | None = None
) -> list[list[float]]:
    """Return by row, and by seat and kind of an art's cards (last the Stop Card), what a card there brings a seat.

    That is the change of its share of a win; `serving` gives by seats how likely one serves another (None: nothing is
    known of the others' masters).  Empty where no tile lies.
    """
    view = standpoint(seat, points_of(evaluation, state))
    order, points = view.order, evaluation.tables.points
    tiles = tiles_left(state) - 1
    kinds = len(evaluation.votes)
    master = order.index(state.masters[seat])
    placed = None if serving is None else [[serving[one][other] for other in order] for one in order]
    found: list[list[float]] = []
    for row, tile in enumerate(state.row_tiles):
        if tile == EMPTY:
            found.append([])
            continue
        votes, left = votes_known(evaluation, state, row, seat)
        interest = evaluation.interest(view.rivals, master, tiles, points[tile], placed)
        by_place = tuple([votes[other] for other in order])
        gains = evaluation.gains(interest, by_place, left, points[tile] - len(state.rows[row]))
        by_seat: list[float] = [0.0] * len(gains)
        for place, other in enumerate(order):
            by_seat[kinds * other : kinds * other + kinds] = gains[kinds * place : kinds * place + kinds]
        by_seat[-1] = gains[-1]
        found.append(by_seat)
    return found


def best_card(evaluation: Evaluation, state: IzayoiState, seat: int) -> tuple[float, int, int]:
    """Return what the best card of a hand brings at once, its row and its kind: as by `row_gains`, but quick."""
    tables = evaluation.tables
    points, art_of, votes_of, stop = tables.points, tables.art_of, tables.votes_of, tables.stop
    row_chances = evaluation.row_chances
    view = standpoint(seat, points_of(evaluation, state))
    place_of = [0] * len(tables.art_ids)
    for place, other in enumerate(view.order):
        place_of[state.arts[other]] = place
    master = view.order.index(state.masters[seat])
    tiles = tiles_left(state) - 1
    hand = [(kind, place_of[art_of[kind]], votes_of[kind]) for kind in set(state.hands[seat])]
    best, best_row, best_kind = -2.0, 0, 0
    for row, tile in enumerate(state.row_tiles):
        if tile == EMPTY:
            continue
        worth = points[tile]
        left = worth
        votes = [0] * state.players
        for card in state.rows[row]:
            if not card & HIDDEN or card >> SEAT & 7 == seat:
                kind = card & KIND
                votes[place_of[art_of[kind]]] += votes_of[kind]
                left -= 1
        interest = evaluation.interest(view.rivals, master, tiles, worth)
        now = sum(map(mul, row_chances(tuple(votes), left), interest))
        for kind, place, more in hand:
            if kind == stop:
                after = row_chances(tuple(votes), left - worth + len(state.rows[row]))
            else:
                votes[place] += more
                after = row_chances(tuple(votes), left - 1)
                votes[place] -= more
            gain = sum(map(mul, after, interest)) - now
            if gain > best:
                best, best_row, best_kind = gain, row, kind
    return best, best_row, best_kind
