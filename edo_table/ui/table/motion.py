"""How an action looks over time: pieces on their way, scenes being played, and what must not be drawn meanwhile."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from edo_table.ui.table.face import Act, Flight, Point, Shown

LIFT = 0.12
"""How high a piece is carried, as a share of its way."""


@dataclass(frozen=True, slots=True)
class _Leg:
    """A flight or an act with its times in seconds since the motion began."""

    shown: Shown
    begins: float
    ends: float

    def share(self, passed: float) -> float:
        """Return how much of its time is over, 0 to 1."""
        return 0.0 if passed <= self.begins else min(1.0, (passed - self.begins) / (self.ends - self.begins))


class Motion:
    """The flights and acts of one action, step after step."""

    def __init__(
        self, shown: Sequence[Shown], now: float, factor: float = 1.0, pause: float = 0.0, *, is_still: bool = False
    ) -> None:
        """Begin at `now`; `factor` stretches all times (0: everything has arrived), `pause` waits at the end.

        `is_still`: pieces are there at once, and of an act only the end is seen, for as long as it would take.
        """
        self._legs: list[_Leg] = []
        self._started, self._is_still = now, is_still
        at = 0.0
        self.first_ends = 0.0
        """Seconds after which the picture changes: the first step has arrived, or the last act is over."""
        self._has_act = has_act = any(isinstance(one, Act) for one in shown)
        for step in sorted({one.step for one in shown}):
            group = [one for one in shown if one.step == step]
            times = [factor * self._seconds(one) for one in group]
            self._legs += [_Leg(one, at, at + seconds) for one, seconds in zip(group, times, strict=True)]
            at += max(times)
            if any(isinstance(one, Act) for one in group) or (not has_act and not self.first_ends):
                self.first_ends = at
        self._ends = at + factor * pause
        self._sounded: set[tuple[int, float]] = set()

    def _seconds(self, shown: Shown) -> float:
        return 0.0 if self._is_still and isinstance(shown, Flight) else shown.seconds

    def is_over(self, now: float) -> bool:
        """Return whether every piece has arrived and the pause is over."""
        return now - self._started >= self._ends

    def is_first(self, now: float) -> bool:
        """Return whether the position before the action is still shown."""
        return now - self._started < self.first_ends

    def step(self, now: float) -> int:
        """Return the number of the step that flies now; of the last one while the motion waits at its end."""
        passed = now - self._started
        under_way = [leg.shown.step for leg in self._legs if passed < leg.ends]
        return min(under_way, default=max((leg.shown.step for leg in self._legs), default=0))

    def hidden(self, now: float) -> frozenset[str]:
        """Return the targets whose piece is in the air, waits to take off, or has left the position shown."""
        passed = now - self._started
        return frozenset(target for leg in self._legs if self._is_away(leg, passed) for target in leg.shown.hides)

    def _is_away(self, leg: _Leg, passed: float) -> bool:
        """Whether a piece must not be drawn in its place; before an act is over, what flies after it lies there yet."""
        if self._has_act and passed < self.first_ends:
            return passed >= leg.begins
        return passed < leg.ends

    def sounds(self, now: float) -> list[str]:
        """Return the sounds of pieces that landed and the cues of acts that came since the last call."""
        passed = now - self._started
        due = []
        for number, leg in enumerate(self._legs):
            for share, sound in _cues(leg.shown):
                at = leg.begins + share * (leg.ends - leg.begins)
                if sound and (number, share) not in self._sounded and passed >= at:
                    self._sounded.add((number, share))
                    due.append(sound)
        return due

    def draw(self, target: pygame.Surface, now: float) -> None:
        """Draw the pieces in the air and those that landed in a position not shown yet."""
        passed = now - self._started
        for flight, at, share in self._pieces(passed):
            sprite = flight.sprite
            if flight.fades:
                sprite = sprite.copy()
                sprite.set_alpha(round(255 * (1 - share)))
            target.blit(sprite, sprite.get_rect(center=(round(at[0]), round(at[1]))))

    def draw_act(self, target: pygame.Surface, now: float) -> None:
        """Draw the act under way, if any; it lies over everything else."""
        passed = now - self._started
        for leg in self._legs:
            if isinstance(leg.shown, Act) and leg.begins <= passed < leg.ends:
                leg.shown.paint(target, 1.0 if self._is_still else leg.share(passed))

    def _pieces(self, passed: float) -> Iterator[tuple[Flight, Point, float]]:
        for leg in self._legs:
            flight = leg.shown
            if not isinstance(flight, Flight):
                continue
            if not self._is_away(leg, passed) or (flight.appears and passed < leg.begins):
                continue
            if passed < leg.ends:
                share = leg.share(passed)
                yield flight, _on_the_way(flight, share), share
            elif not flight.fades:
                yield flight, flight.end, 1.0


def _cues(shown: Shown) -> tuple[tuple[float, str], ...]:
    return ((1.0, shown.sound),) if isinstance(shown, Flight) else shown.cues


def _on_the_way(flight: Flight, share: float) -> Point:
    """Return where a piece is: off slowly, in slowly, in a low arc."""
    eased = share * share * (3 - 2 * share)
    (x0, y0), (x1, y1) = flight.start, flight.end
    lift = math.sin(math.pi * share) * math.dist(flight.start, flight.end) * LIFT
    return x0 + (x1 - x0) * eased, y0 + (y1 - y0) * eased - lift
