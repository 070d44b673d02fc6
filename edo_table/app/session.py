"""One game being played: people, AI seats, what has been shown, and what goes to disk.

The session never waits: `update` is called every frame and moves on whatever can move.  What happened is handed to the
table as `Step`s, which it shows at its own pace; `is_caught_up` tells when everything has been shown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from edo_table.ai.budget import Budget
from edo_table.ai.letters import Reply, Request, question
from edo_table.engine.actions import ActionSpec
from edo_table.engine.decisions import Decision
from edo_table.engine.errors import IllegalAction
from edo_table.engine.events import Event
from edo_table.engine.match import Match
from edo_table.engine.messages import Message
from edo_table.engine.state import State

MOST_AHEAD = 1
"""AI seats play at most so many unseen steps ahead of what the table has shown."""

THINKING_SHARE = 0.85
"""Of the time that a turn may take; the rest is for asking, answering and a busy machine."""

TIMED_LEVEL = "expert"
"""The level whose thinking time is a setting."""


class Thinking(Protocol):
    """The part of the thinking process that a session needs."""

    def submit(self, request: Request) -> int: ...
    def poll(self) -> Reply | None: ...
    def cancel(self) -> None: ...
    def play_now(self) -> None: ...
    def warm_up(self, game_id: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Step:
    """An action with the positions around it, for showing."""

    seat: int
    spec: ActionSpec
    events: tuple[Event, ...]
    before: State
    after: State
    is_automatic: bool


@dataclass(frozen=True, slots=True)
class Hint:
    """What the master would do, and why."""

    spec: ActionSpec
    reasons: tuple[Message, ...]


class Session:
    """Wires one match to its seats."""

    def __init__(
        self,
        match: Match[Any],
        thinking: Thinking,
        *,
        ai_seconds: Callable[[], float],
        plays_singles: Callable[[], bool],
        is_free: Callable[[], bool],
        on_change: Callable[[], None],
        is_practice: bool = False,
    ) -> None:
        """`on_change` is called after every completed action and undo: the place to save."""
        self.match = match
        self.thinking = thinking
        self.is_practice = is_practice
        self.steps: deque[Step] = deque()
        self.hint: Hint | None = None
        self.trouble: str = ""
        """What went wrong with the last AI move, if anything; the game goes on all the same."""
        self._ai_seconds, self._plays_singles, self._is_free = ai_seconds, plays_singles, is_free
        self._on_change = on_change
        self._asked_at: int | None = None
        self._hint_at: int | None = None
        self._viewer: int | None = self._humans[0] if len(self._humans) == 1 else None
        self._follow_viewer()
        thinking.warm_up(match.game.id)

    # ---- who looks -------------------------------------------------------------------------------------------------

    @property
    def _humans(self) -> list[int]:
        return [seat for seat, who in enumerate(self.match.seats) if who.is_human]

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(self._humans)

    @property
    def viewer(self) -> int | None:
        """Whose eyes the table is drawn for; None: only what everybody may see."""
        return self._viewer

    @property
    def curtain_for(self) -> int | None:
        """The person who must come to the screen before anything of theirs is shown; None when nobody must."""
        decision = self.match.decision()
        if decision is None or not self.match.seats[decision.seat].is_human or self._viewer == decision.seat:
            return None
        return decision.seat

    def accept_curtain(self, named: int | None = None) -> None:
        """The person called to the screen is there; nothing is shown if another was `named` than is called by now."""
        seat = self.curtain_for
        if seat is not None and named in (None, seat):
            self._viewer = seat

    def _follow_viewer(self) -> None:
        """With several people nobody's secrets stay on the screen once another seat decides.

        Where there are none, nobody has to be called: the table turns to whoever decides, from the first moment on.
        """
        humans = self._humans
        if len(humans) == 1:
            return
        decision = self.match.decision()
        if not self.match.game.has_secrets_in(self.match.state):
            if decision is not None and decision.seat in humans:
                self._viewer = decision.seat
            elif self._viewer is None and humans:
                self._viewer = humans[0]
        elif decision is None or decision.seat != self._viewer:
            self._viewer = None

    # ---- asking ----------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return self.match.decision()

    @property
    def awaits_person(self) -> bool:
        """Whether a person who is at the screen has to decide."""
        decision = self.match.decision()
        return decision is not None and decision.seat == self._viewer and self.match.seats[decision.seat].is_human

    @property
    def thinking_seat(self) -> int | None:
        """The AI seat that is thinking, None when none is."""
        decision = self.match.decision()
        if decision is None or self.match.seats[decision.seat].is_human:
            return None
        return decision.seat

    def options(self) -> list[ActionSpec]:
        """Return the options of the person at the screen, none when somebody else decides."""
        return self.match.options() if self.awaits_person else []

    @property
    def undo_depth(self) -> int:
        """How many actions an undo would take back."""
        seat = self._undoer()
        return 0 if seat is None else self.match.undo_depth(seat, free=self._is_free())

    @property
    def restart_depth(self) -> int:
        """How many actions "restart turn" would take back."""
        seat = self._undoer()
        return 0 if seat is None else self.match.restart_depth(seat, free=self._is_free())

    def _undoer(self) -> int | None:
        if len(self._humans) == 1:
            return self._humans[0]
        return self._viewer

    # ---- doing -----------------------------------------------------------------------------------------------------

    def choose(self, spec: ActionSpec, ply: int | None = None) -> None:
        """Carry out an option of the person at the screen; raises IllegalAction when it is not open any more."""
        if not self.awaits_person:
            raise IllegalAction(Message("match.not_your_turn"))
        self._carry_out(spec, ply)

    def undo(self, *, to_turn_start: bool = False) -> bool:
        """Take back the last own choice, or the whole running turn; returns whether there was anything to take back."""
        depth = self.restart_depth if to_turn_start else self.undo_depth
        if not depth:
            return False
        self._stop_thinking()
        if self._is_free() and self._crosses_barrier(depth):
            self.is_practice = True
        self.match.undo(depth)
        self._after_jump()
        return True

    def redo(self) -> bool:
        """Bring back a person's choice and what computer players did then; returns whether there was anything."""
        if not self.match.redo_depth:
            return False
        self._stop_thinking()
        self.match.redo()
        while self.match.redo_depth and self.thinking_seat is not None:
            self.match.redo()
        self._after_jump()
        return True

    def back_to(self, ply: int) -> bool:
        """Take everything back to a ply if the undo rules allow it; returns whether they do."""
        seat, free = self._undoer(), self._is_free()
        depth = self.match.ply - ply
        if seat is None or depth <= 0:
            return False
        if not free and not self.match.may_take_back(seat, depth):
            return False
        self._stop_thinking()
        if free and self._crosses_barrier(depth):
            self.is_practice = True
        self.match.undo(depth)
        self._after_jump()
        return True

    def play_now(self) -> None:
        """Ask the thinking AI seat to take the best it has found."""
        self.thinking.play_now()

    def ask_hint(self) -> None:
        """Ask the master for the open decision of the person at the screen; the answer comes as `hint`."""
        if self.awaits_person and self._hint_at is None:
            self.hint = None
            self._hint_at = self.match.ply
            self.thinking.submit(self._question("expert", wants_reasons=True))

    @property
    def is_hint_coming(self) -> bool:
        return self._hint_at is not None

    def close(self) -> None:
        """Give up whatever is being thought about."""
        self._stop_thinking()

    # ---- every frame -----------------------------------------------------------------------------------------------

    def update(self) -> None:
        """Move on: take an answer of the thinking process, ask it, play a sole option."""
        reply = self.thinking.poll()
        if reply is not None:
            self._take(reply)
        decision = self.match.decision()
        if decision is None or len(self.steps) > MOST_AHEAD:
            return
        if self.match.seats[decision.seat].is_human:
            self._play_sole_option(decision)
        elif self._asked_at is None and self._hint_at is None:
            self._ask(decision)

    def _ask(self, decision: Decision) -> None:
        legal = self.match.legal()
        if len(legal) == 1:
            self._carry_out(self.match.game.spec(self.match.state, legal[0]), None)
            return
        self._asked_at = self.match.ply
        self.thinking.submit(self._question(self.match.seats[decision.seat].controller))

    def _question(self, level: str, *, wants_reasons: bool = False) -> Request:
        budget = Budget(seconds=self._ai_seconds() * THINKING_SHARE) if level == TIMED_LEVEL else None
        return question(
            self.match.game,
            self.match.state,
            level,
            f"{self.match.setup.seed}/{level}",
            budget=budget,
            wants_reasons=wants_reasons,
        )

    def _take(self, reply: Reply) -> None:
        if self._hint_at is not None:
            is_fresh, self._hint_at = self._hint_at == self.match.ply, None
            if is_fresh and reply.spec is not None and self.awaits_person:
                self.hint = Hint(self._with_targets(reply.spec), reply.reasons)
            return
        is_fresh, self._asked_at = self._asked_at == self.match.ply, None
        if not is_fresh:
            return
        self.trouble = reply.error
        spec = reply.spec
        if spec is not None:
            try:
                self._carry_out(spec, None)
                return
            except IllegalAction as error:
                self.trouble = str(error)
        # An AI that has no usable answer must not stop the game.
        self._carry_out(self.match.options()[0], None)

    def _with_targets(self, spec: ActionSpec) -> ActionSpec:
        game, state = self.match.game, self.match.state
        return game.spec(state, game.code(state, spec))

    def _play_sole_option(self, decision: Decision) -> None:
        if not decision.is_free or not self._plays_singles() or self._was_just_undone:
            return
        legal = self.match.legal()
        if len(legal) == 1:
            self._carry_out(self.match.game.spec(self.match.state, legal[0]), None, is_automatic=True)

    @property
    def _was_just_undone(self) -> bool:
        return bool(self.match.redo_depth)

    def _carry_out(self, spec: ActionSpec, ply: int | None, *, is_automatic: bool = False) -> None:
        before, seat = self.match.state, self.match.game.actor(self.match.state)
        events = self.match.apply_spec(spec, ply=ply, is_automatic=is_automatic)
        if self._hint_at is not None:  # nobody waits for a hint to a decision that is made
            self._stop_thinking()
        self.hint = None
        played = self.match.history[-1].spec
        self.steps.append(Step(seat, played, events, before, self.match.state, is_automatic))
        self._follow_viewer()
        self._on_change()

    def _after_jump(self) -> None:
        self.steps.clear()
        self.hint = None
        self._follow_viewer()
        self._on_change()

    def _crosses_barrier(self, depth: int) -> bool:
        seat = self._undoer()
        return seat is not None and not self.match.may_take_back(seat, depth)

    def _stop_thinking(self) -> None:
        self.thinking.cancel()
        self._asked_at = self._hint_at = None
