"""Why an option is good, in words: whom it brings a tile, whom it denies one, what it hides, what it saves."""

from __future__ import annotations

from edo_table.engine.advisor import Reason
from edo_table.engine.messages import Arguments, Message
from edo_table.games.izayoi.actions import CHOOSE_ART, HIDE, SHUFFLE, decode
from edo_table.games.izayoi.beliefs import Beliefs
from edo_table.games.izayoi.evaluation import Evaluation
from edo_table.games.izayoi.judging import judge
from edo_table.games.izayoi.standpoint import points_of, standpoint, tiles_left, votes_known
from edo_table.games.izayoi.state import NOBODY, IzayoiState

DONE, LIKELY, SMALL = 3.0, 1.0, 0.1
"""Weights of reasons before the change they bring is added: what is judged at once comes first."""

LEAST_SHIFT = 0.04
"""Changes of a chance to acquire a tile that are worth a word."""

SURE = 0.6
"""Belief from which a seat's master is spoken of as known."""


def reasons(evaluation: Evaluation, beliefs: Beliefs | None, state: IzayoiState, code: int) -> list[Reason]:
    """Return the reasons for an option of the open decision, the weightiest first; `beliefs` are the actor's."""
    verb, kind, row = decode(code)
    if verb == CHOOSE_ART or beliefs is None:
        return [Reason(Message("izayoi.hint.any_art"), SMALL)]
    if verb == SHUFFLE:
        found = [_reason("new_hand", LIKELY)]
        if evaluation.tables.art_of[kind] != state.arts[state.masters[beliefs.seat]]:
            found.append(_reason("top_tells_little", SMALL))
    else:
        found = _Laid(evaluation, beliefs, state, kind, row).found()
        if verb == HIDE:
            is_master = evaluation.tables.art_of[kind] == state.arts[state.masters[beliefs.seat]]
            found.append(_reason("hides_master" if is_master else "hides_card", LIKELY / 2))
    return sorted(found, key=lambda reason: -reason.weight)


def _reason(key: str, weight: float, args: Arguments | None = None) -> Reason:
    return Reason(Message(f"izayoi.hint.{key}", args or {}), weight)


class _Laid:
    """What a card laid in a row changes there, and what that means to the seat that lays it."""

    def __init__(self, evaluation: Evaluation, beliefs: Beliefs, state: IzayoiState, kind: int, row: int) -> None:
        tables = evaluation.tables
        self.evaluation, self.beliefs, self.state = evaluation, beliefs, state
        self.seat, self.master = beliefs.seat, state.masters[beliefs.seat]
        self.points = points_of(evaluation, state)
        tile = state.row_tiles[row]
        self.worth = tables.points[tile]
        self.tile = tables.tile_ids[tile]
        self.votes, left = votes_known(evaluation, state, row, self.seat)
        self.is_stop = kind == tables.stop
        unknown = left - (self.worth - len(state.rows[row]))
        self.after = list(self.votes)
        if not self.is_stop:
            self.after[state.arts.index(tables.art_of[kind])] += tables.votes_of[kind]
        self.is_judged = not unknown and (self.is_stop or left == 1)
        self.before = evaluation.row_chances(tuple(self.votes), left)
        self.now = evaluation.row_chances(tuple(self.after), unknown if self.is_stop else left - 1)
        view = standpoint(self.seat, self.points)
        interest = evaluation.interest(view.rivals, view.order.index(self.master), tiles_left(state) - 1, self.worth)
        nobody = interest[-1]
        self.interest = [0.0] * state.players
        for place, other in enumerate(view.order):
            self.interest[other] = interest[place] - nobody

    def found(self) -> list[Reason]:
        """Return what speaks for the card, unordered."""
        found = self._judged() if self.is_judged else []
        if not found:
            found = [reason for other in self.evaluation.seats if (reason := self._shift(other)) is not None]
        return found or [_reason("least_harm", SMALL)]

    def _judged(self) -> list[Reason]:
        judgement = judge(self.after)
        winner = judgement.winner
        weight = DONE
        if winner == NOBODY:
            leader = judge(self.votes).winner
            key = "nobody_takes" if leader in (NOBODY, self.seat) else "denied"
            return [_reason(key, weight, self._args(leader if key == "denied" else None))]
        found = []
        if self.interest[winner] > 0 or winner == self.master or (winner == self.seat and not self._outshines()):
            found.append(self._gift(winner, weight))
        for other in judgement.struck:
            if other != self.seat and self.votes[other] and self.interest[other] < 0:
                found.append(_reason("struck", weight - 0.5 + abs(self.interest[other]), self._args(other)))
        if winner != self.seat and self.interest[winner] <= 0 and not found:
            found.append(_reason("lesser_evil", weight / 2, self._args(winner)))
        was_close = self.before[self.seat] > LEAST_SHIFT and winner != self.seat
        is_below = self.points[self.seat] < self.points[self.master] + (self.worth if winner == self.master else 0)
        if was_close and is_below and self._outshines():
            found.append(_reason("stays_below", weight - 1, self._args(None)))
        return found

    def _gift(self, winner: int, weight: float) -> Reason:
        """Return why it is good that a seat acquires the tile."""
        args = self._args(winner)
        if winner == self.seat:
            key = "takes_free" if self.master == self.seat else "takes" if self._outshines() else "takes_safe"
            return _reason(key, weight + self.interest[winner], args)
        if winner == self.master:
            return _reason("for_master", weight + self.interest[winner], args)
        if self._would_be_bold(winner):
            return _reason("makes_insolent", weight + self.interest[winner], self._args(winner))
        return _reason("for_other", weight / 2 + self.interest[winner], args)

    def _shift(self, other: int) -> Reason | None:
        """Return what it means that a seat's chance of the tile goes up or down."""
        shift = self.now[other] - self.before[other]
        gain = shift * self.interest[other]
        if abs(shift) < LEAST_SHIFT or gain <= 0:
            return None
        weight, args = LIKELY + 10 * gain, self._args(other)
        if other == self.seat:
            if shift > 0:
                return _reason("votes_self", weight, args)
            return _reason("holds_back", weight, args)
        if other == self.master:
            return _reason("votes_master" if shift > 0 else "slows_master", weight, args)
        if shift > 0:
            return _reason("tempts" if self._would_be_bold(other) else "votes_other", weight, args)
        return _reason("hinders", weight, args)

    def _outshines(self) -> bool:
        """Return whether the tile would raise the seat itself to its master's points or above."""
        return self.master != self.seat and self._oversteps(self.seat, self.master)

    def _oversteps(self, servant: int, master: int) -> bool:
        """Return whether the tile would raise a seat to its master's points or above."""
        return self.points[servant] + self.worth >= self.points[master]

    def _would_be_bold(self, other: int) -> bool:
        lord = self._lord(other)
        return lord not in (NOBODY, other) and self._oversteps(other, lord)

    def _lord(self, servant: int) -> int:
        """Return whom a seat surely serves, NOBODY when that is not known."""
        for master in self.evaluation.seats:
            if self.beliefs.chance_of(servant, master) >= SURE:
                return master
        return NOBODY

    def _args(self, seat: int | None) -> Arguments:
        return {"tile": self.tile} if seat is None else {"tile": self.tile, "seat": seat}
