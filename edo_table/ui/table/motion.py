"""Pieces on their way: which flights run at a moment, where they are, and what must not be drawn meanwhile."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from edo_table.ui.table.face import Flight, Point

LIFT = 0.12
"""How high a piece is carried, as a share of its way."""


@dataclass(frozen=True, slots=True)
class _Leg:
    """A flight with its times in seconds since the motion began."""

    flight: Flight
    begins: float
    ends: float


class Motion:
    """The flights of one action, step after step."""

    def __init__(self, flights: Sequence[Flight], now: float, factor: float = 1.0, pause: float = 0.0) -> None:
        """Begin at `now`; `factor` stretches all times (0: everything has arrived), `pause` waits at the end."""
        self._legs: list[_Leg] = []
        self._started = now
        at = 0.0
        self.first_ends = 0.0
        """Seconds after which the first step has arrived: the moment the picture changes."""
        for step in sorted({flight.step for flight in flights}):
            group = [flight for flight in flights if flight.step == step]
            ends = at + factor * max(flight.seconds for flight in group)
            self._legs += [_Leg(flight, at, at + factor * flight.seconds) for flight in group]
            at = ends
            if not self.first_ends:
                self.first_ends = ends
        self._ends = at + factor * pause
        self._sounded: set[int] = set()

    def is_over(self, now: float) -> bool:
        """Return whether every piece has arrived and the pause is over."""
        return now - self._started >= self._ends

    def is_first(self, now: float) -> bool:
        """Return whether the first step still flies, so that the position before the action is shown."""
        return now - self._started < self.first_ends

    def step(self, now: float) -> int:
        """Return the number of the step that flies now; of the last one while the motion waits at its end."""
        passed = now - self._started
        under_way = [leg.flight.step for leg in self._legs if passed < leg.ends]
        return min(under_way, default=max((leg.flight.step for leg in self._legs), default=0))

    def hidden(self, now: float) -> frozenset[str]:
        """Return the targets whose piece is in the air or waits to take off."""
        passed = now - self._started
        return frozenset(target for leg in self._legs if passed < leg.ends for target in leg.flight.hides)

    def sounds(self, now: float) -> list[str]:
        """Return the sounds of pieces that landed since the last call."""
        passed = now - self._started
        due = []
        for number, leg in enumerate(self._legs):
            if leg.flight.sound and number not in self._sounded and passed >= leg.ends:
                self._sounded.add(number)
                due.append(leg.flight.sound)
        return due

    def draw(self, target: pygame.Surface, now: float) -> None:
        """Draw every piece that has not landed."""
        for flight, at, share in self._pieces(now):
            sprite = flight.sprite
            if flight.fades:
                sprite = sprite.copy()
                sprite.set_alpha(round(255 * (1 - share)))
            target.blit(sprite, sprite.get_rect(center=(round(at[0]), round(at[1]))))

    def _pieces(self, now: float) -> Iterator[tuple[Flight, Point, float]]:
        passed = now - self._started
        for leg in self._legs:
            if passed >= leg.ends:
                continue
            share = 0.0 if passed <= leg.begins else (passed - leg.begins) / (leg.ends - leg.begins)
            yield leg.flight, _on_the_way(leg.flight, share), share


def _on_the_way(flight: Flight, share: float) -> Point:
    """Return where a piece is: off slowly, in slowly, in a low arc."""
    eased = share * share * (3 - 2 * share)
    (x0, y0), (x1, y1) = flight.start, flight.end
    lift = math.sin(math.pi * share) * math.dist(flight.start, flight.end) * LIFT
    return x0 + (x1 - x0) * eased, y0 + (y1 - y0) * eased - lift
