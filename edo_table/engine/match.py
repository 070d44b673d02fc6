"""A game in progress: the position, its history, undo and redo, checksums."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from edo_table.engine.actions import ActionSpec
from edo_table.engine.decisions import Decision
from edo_table.engine.errors import BadPosition, BadRecord, IllegalAction
from edo_table.engine.events import Event
from edo_table.engine.game import Game
from edo_table.engine.messages import Message
from edo_table.engine.setup import Seat, Setup, complete
from edo_table.engine.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Played(Generic[S]):
    """One action that was carried out: by whom, what, what happened, and the position before it."""

    seat: int
    code: int
    spec: ActionSpec
    events: tuple[Event, ...]
    before: S
    turn: int
    is_automatic: bool
    checksum: str
    """Of the position after the action."""


class Match(Generic[S]):
    """Owns the true position of one game.  Everything that plays goes through `apply`."""

    def __init__(self, game: Game[S], setup: Setup, seats: Sequence[Seat], state: S | None = None) -> None:
        """Start a game, or go on from a given position (its history is then empty)."""
        self.game = game
        self.setup = complete(setup, game.players, game.options)
        if len(seats) != self.setup.players:
            raise BadRecord(Message("match.seat_count", {"n": len(seats), "players": self.setup.players}))
        self.seats = tuple(seats)
        self.is_resumed = state is not None
        self.start: S = state if state is not None else game.new(self.setup)
        self.state: S = self.start.clone()
        self.history: list[Played[S]] = []
        self._undone: list[Played[S]] = []

    # ---- asking ----------------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many actions were carried out since this match's first position."""
        return len(self.history)

    @property
    def is_over(self) -> bool:
        return self.game.actor(self.state) < 0

    def decision(self) -> Decision | None:
        """Return the open decision, None when the game is over."""
        return self.game.decision(self.state)

    def legal(self) -> list[int]:
        """Return the codes of the legal options."""
        return self.game.legal(self.state)

    def options(self) -> list[ActionSpec]:
        """Return the legal options in readable form, in the order of `legal`."""
        return [self.game.spec(self.state, code) for code in self.legal()]

    # ---- playing ---------------------------------------------------------------------------------------------------

    def apply(self, code: int, *, ply: int | None = None, is_automatic: bool = False) -> tuple[Event, ...]:
        """Carry out a legal option and return its events; raises IllegalAction and changes nothing otherwise.

        `ply` is the ply the option was chosen at: an answer to an older question is refused.
        """
        self._refuse_stale(ply)
        if code not in self.legal():
            raise IllegalAction(Message("match.illegal", {"code": code}))
        self._undone.clear()
        return self._carry_out(code, is_automatic)

    def apply_spec(self, spec: ActionSpec, *, ply: int | None = None, is_automatic: bool = False) -> tuple[Event, ...]:
        """Carry out an option given in readable form; as `apply`."""
        self._refuse_stale(ply)
        if self.is_over:
            raise IllegalAction(Message("match.over"))
        return self.apply(self.game.code(self.state, spec), is_automatic=is_automatic)

    def _refuse_stale(self, ply: int | None) -> None:
        if ply is not None and ply != self.ply:
            raise IllegalAction(Message("match.stale", {"asked": ply, "ply": self.ply}))

    def _carry_out(self, code: int, is_automatic: bool) -> tuple[Event, ...]:
        game, before = self.game, self.state
        events: list[Event] = []
        seat, turn, spec = game.actor(before), game.turn(before), game.spec(before, code)
        after = before.clone()
        game.apply(after, code, events.append)
        self.state = after
        self.history.append(Played(seat, code, spec, tuple(events), before, turn, is_automatic, after.checksum()))
        return tuple(events)

    # ---- undo ------------------------------------------------------------------------------------------------------

    def undo_depth(self, seat: int, *, free: bool = False) -> int:
        """Return how many actions an undo by this seat takes back: to its last own choice; 0 when there is none.

        Nothing may be taken back that revealed something to the seat or was another person's action, unless `free`
        (practice) allows it.
        """
        for depth, played in enumerate(reversed(self.history), 1):
            if not free and self._is_barrier(played, seat):
                return 0
            if played.seat == seat and not played.is_automatic:
                return depth
        return 0

    def restart_depth(self, seat: int, *, free: bool = False) -> int:
        """Return how many actions lead back to the seat's first choice of its running turn; 0 when there is none."""
        best, depth, turn = 0, 0, self.game.turn(self.state)
        for depth, played in enumerate(reversed(self.history), 1):
            if played.turn != turn or (not free and self._is_barrier(played, seat)):
                break
            if played.seat == seat and not played.is_automatic:
                best = depth
        return best

    def may_take_back(self, seat: int, depth: int) -> bool:
        """Return whether none of the last `depth` actions revealed something to the seat or was another person's."""
        return not any(self._is_barrier(played, seat) for played in self.history[len(self.history) - depth :])

    def _is_barrier(self, played: Played[S], seat: int) -> bool:
        if played.seat != seat and self.seats[played.seat].is_human:
            return True
        return any(seat in event.reveals for event in played.events)

    def undo(self, depth: int) -> None:
        """Take back the last `depth` actions; they can be redone until a new action is carried out."""
        if not 0 < depth <= len(self.history):
            raise IllegalAction(Message("match.nothing_to_undo"))
        for _ in range(depth):
            played = self.history.pop()
            self._undone.append(played)
            self.state = played.before

    @property
    def redo_depth(self) -> int:
        """How many actions one redo brings back: those of one undo, up to the next choice made by hand."""
        for depth, played in enumerate(reversed(self._undone), 1):
            if depth > 1 and not played.is_automatic:
                return depth - 1
        return len(self._undone)

    def redo(self) -> tuple[Event, ...]:
        """Carry out again what was taken back last; returns the events."""
        if not self._undone:
            raise IllegalAction(Message("match.nothing_to_redo"))
        events: list[Event] = []
        for _ in range(self.redo_depth):
            played = self._undone.pop()
            events.extend(self._carry_out(played.code, played.is_automatic))
        return tuple(events)

    # ---- records ---------------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """Return the whole match as JSON-ready data: set-up, seats, readable actions, a checksum after each."""
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "setup": self.setup.to_dict(),
            "seats": [seat.to_dict() for seat in self.seats],
            "start": self.start.to_dict() if self.is_resumed else None,
            "start_checksum": self.start.checksum(),
            "actions": [
                {**played.spec.to_dict(), "auto": True} if played.is_automatic else played.spec.to_dict()
                for played in self.history
            ],
            "checksums": [played.checksum for played in self.history],
        }


def replay(game: Game[S], record: Mapping[str, Any], *, upto: int | None = None) -> Match[S]:
    """Return the match of a record, every action carried out again and every checksum compared.

    Raises BadRecord, with the ply, at the first thing that does not fit; BadSetup for a set-up the game does not know.
    """
    if record.get("game") != game.id:
        raise BadRecord(Message("record.other_game", {"game": str(record.get("game"))}))
    if record.get("rules_version") != game.rules_version:
        raise BadRecord(Message("record.other_version", {"version": str(record.get("rules_version"))}))
    try:
        setup = Setup.from_dict(_mapping(record, "setup"))
        seats = [Seat.from_dict(seat) for seat in _list(record, "seats")]
        actions = [(ActionSpec.from_dict(action), bool(action.get("auto"))) for action in _list(record, "actions")]
        checksums = [str(checksum) for checksum in _list(record, "checksums")]
        start = record.get("start")
        state = game.state_from_dict(dict(start)) if isinstance(start, Mapping) else None
    except (ValueError, TypeError, AttributeError, BadPosition) as error:
        raise BadRecord(Message("record.bad_form", {"detail": str(error)})) from error
    if len(actions) != len(checksums):
        raise BadRecord(Message("record.bad_form", {"detail": "as many checksums as actions are needed"}))
    match = Match(game, setup, seats, state)
    if record.get("start_checksum") != match.start.checksum():
        raise BadRecord(Message("record.diverged", {"ply": 0}))
    for ply, ((spec, is_automatic), checksum) in enumerate(zip(actions[:upto], checksums, strict=False)):
        try:
            match.apply_spec(spec, is_automatic=is_automatic)
        except IllegalAction as error:
            raise BadRecord(Message("record.illegal", {"ply": ply, "detail": str(error)})) from error
        if match.history[-1].checksum != checksum:
            raise BadRecord(Message("record.diverged", {"ply": ply + 1}))
    return match


def _mapping(record: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = record.get(name)
    if not isinstance(value, Mapping):
        raise ValueError(f"`{name}` must be a mapping")
    return value


def _list(record: Mapping[str, Any], name: str) -> list[Any]:
    value = record.get(name)
    if not isinstance(value, list):
        raise ValueError(f"`{name}` must be a list")
    return value
