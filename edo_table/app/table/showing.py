"""What the table shows just now: the position the eye has arrived at, and the step on its way there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from edo_table.app.journal import Journal
from edo_table.app.session import Session, Step
from edo_table.engine.state import State
from edo_table.ui.table.face import Face, Flight, Scene, SeatLook, Shown
from edo_table.ui.table.motion import Motion

PACE = {"slow": 1.7, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""Factors of all times by the setting `display.animation_speed`."""

LOOK_SECONDS = 0.3
"""How long an AI seat's step stays before the next begins, at normal speed."""


class Showing:
    """Leads the eye from step to step.  `scene` is always ready to be drawn."""

    def __init__(
        self,
        session: Session,
        face: Face,
        journal: Journal,
        looks: tuple[SeatLook, ...],
        *,
        pace: Callable[[], float],
        is_still: Callable[[], bool],
        play: Callable[[str], None],
    ) -> None:
        self.session, self.face, self.journal, self.looks = session, face, journal, looks
        self._pace, self._is_still, self._play = pace, is_still, play
        self._state: State = session.match.state
        self._viewer = session.viewer
        self._step: Step | None = None
        self._motion: Motion | None = None
        self._before: Scene | None = None
        self._after: Scene | None = None
        self._captions: list[tuple[int, str]] = []
        """What the events of the step say, each with the flight it begins with."""
        self._told: tuple[str, int | None] = ("", None)
        """What was shown last, in words, and to whose eyes."""
        self.is_dropped = False
        """The person has just laid the piece down by hand: its first flight has been made already."""
        self.scene = self.plain_scene(self._state)

    # ---- scenes ----------------------------------------------------------------------------------------------------

    def plain_scene(self, state: State) -> Scene:
        """Return the scene of a position, nothing selected."""
        game, viewer = self.session.match.game, self._viewer
        decision = game.decision(state)
        scene = Scene(
            view=game.view(state, viewer),
            seats=self.looks,
            viewer=viewer,
            actor=decision.seat if decision else None,
            traces=self.journal.traces(viewer),
        )
        seen = [trace for trace in scene.traces if self.face.is_marked(scene, trace)]
        return replace(scene, traces=tuple(replace(trace, order=order) for order, trace in enumerate(seen, 1)))

    def public_scene(self) -> Scene:
        """Return what everybody may see, for pictures of a save."""
        match = self.session.match
        decision = match.decision()
        return Scene(match.game.view(match.state, None), self.looks, None, decision.seat if decision else None)

    # ---- time ------------------------------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        """Whether a step is being shown."""
        return self._motion is not None

    @property
    def is_caught_up(self) -> bool:
        """Whether everything that happened has been shown."""
        return self._motion is None and not self.session.steps

    @property
    def told(self) -> str:
        """What whoever looks was shown last, in words; empty after a jump, and for anybody else's eyes."""
        words, viewer = self._told
        return words if viewer == self.session.viewer else ""

    def update(self, now: float) -> bool:
        """Move on to a time; returns whether the picture changed."""
        changed = False
        while True:
            if self._motion is not None:
                for sound in self._motion.sounds(now):
                    self._play(sound)
                self._tell(self._motion.step(now))
                if not self._motion.is_over(now):
                    return True
                self._arrive()
                changed = True
            if self.session.steps:
                self._depart(self.session.steps.popleft(), now)
                changed = True
                continue
            if self._viewer != self.session.viewer or self._state is not self.session.match.state:
                self._viewer, self._state = self.session.viewer, self.session.match.state
                self.scene = self.plain_scene(self._state)
                changed = True
            return changed

    def skip(self) -> bool:
        """Show at once where everything has led to; returns whether anything was still on its way."""
        was_moving = not self.is_caught_up
        self._motion = self._step = None
        self._told = ("", None)
        self.session.steps.clear()
        self._state, self._viewer = self.session.match.state, self.session.viewer
        self.scene = self.plain_scene(self._state)
        return was_moving

    def _depart(self, step: Step, now: float) -> None:
        # A step is shown through the eyes of whoever sits there now, and never through those of somebody who left.
        self._viewer = self.session.viewer
        self._step = step
        self._before, self._after = self.plain_scene(step.before), self.plain_scene(step.after)
        flights = self._flights(step, self._before, self._after)
        is_own = self.session.match.seats[step.seat].is_human
        pause = 0.0 if is_own else LOOK_SECONDS
        factor = self._pace()
        self._motion = Motion(flights, now, factor, pause, is_still=self._is_still())
        for event in step.events:
            sound = self.face.sound(event.kind, event.seen_by(self._viewer))
            if sound and not any(isinstance(one, Flight) and one.sound == sound for one in flights):
                self._play(sound)
        if factor == 0.0:
            for flight in flights[:1]:
                self._play(flight.sound if isinstance(flight, Flight) else "")

    def _flights(self, step: Step, before: Scene, after: Scene) -> list[Shown]:
        flights: list[Shown] = []
        self._captions = []
        for event in step.events:
            found = self.face.flights(event.kind, event.seen_by(self._viewer), before, after)
            first = 1 + max((flight.step for flight in flights), default=-1)
            words = self.journal.words(event, self._viewer)
            if words:
                self._captions.append((first, words))
            flights += [replace(flight, step=flight.step + first) for flight in found]
        if self.is_dropped and flights:
            begin = min(flight.step for flight in flights)
            flights = [one for one in flights if one.step != begin or not isinstance(one, Flight) or one.fades]
        self.is_dropped = False
        return flights

    def _tell(self, flight: int) -> None:
        """Say what the flight under way shows: the last event that has begun."""
        words = next((words for first, words in reversed(self._captions) if first <= flight), "")
        if words:
            self._told = (words, self._viewer)

    def _arrive(self) -> None:
        if self._step is not None:
            if self._captions:
                self._tell(self._captions[-1][0])
            self._state = self._step.after
            self.scene = self._after if self._after is not None else self.plain_scene(self._state)
        self._motion = self._step = None

    # ---- picture ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, scene: Scene, now: float) -> None:
        """Draw the table: the given scene at rest, or the step on its way."""
        motion = self._motion
        if motion is None or self._before is None or self._after is None:
            self.face.draw(target, scene)
            return
        base = self._before if motion.is_first(now) else self._after
        self.face.draw(target, replace(base, hidden=motion.hidden(now), pulse=scene.pulse))
        motion.draw(target, now)

    def draw_above(self, target: pygame.Surface, now: float) -> None:
        """Draw the scene that an event is shown as, over table, bar and log."""
        if self._motion is not None:
            self._motion.draw_act(target, now)


def seat_looks(seats: tuple[Any, ...], caption: Callable[[str], str]) -> tuple[SeatLook, ...]:
    """Return how the seats of a match look; `caption` gives the word for a controller."""
    return tuple(
        SeatLook(number, seat.name, seat.colour, seat.controller, caption(seat.controller))
        for number, seat in enumerate(seats)
    )
