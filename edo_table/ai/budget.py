"""How long a seat may think: one allowance for a whole turn, spread over its decisions."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

SHARE = 0.6
"""The part of what is left that one decision may use; later ones of the turn also profit from its search tree."""

LEAST_SECONDS = 0.01
LEAST_ITERATIONS = 8

Clock = Callable[[], float]
"""Seconds that only grow."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The allowance of a whole turn: seconds, or search iterations, or both (whichever ends first)."""

    seconds: float | None = None
    iterations: int | None = None

    def to_dict(self) -> dict[str, float | int]:
        """Return the JSON form; what is not limited is left out."""
        limits = {"seconds": self.seconds, "iterations": self.iterations}
        return {name: limit for name, limit in limits.items() if limit is not None}

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> Budget:
        """Return the budget of a request; raises ValueError where a limit is no positive number."""
        seconds, iterations = data.get("seconds"), data.get("iterations")
        if seconds is not None and not (isinstance(seconds, (int, float)) and seconds > 0):
            raise ValueError(f"a budget's `seconds` must be a positive number, not {seconds!r}")
        if iterations is not None and not (isinstance(iterations, int) and iterations > 0):
            raise ValueError(f"a budget's `iterations` must be a positive whole number, not {iterations!r}")
        return Budget(None if seconds is None else float(seconds), iterations)


class Allowance:
    """What is left of a turn's budget."""

    def __init__(self, budget: Budget) -> None:
        self.seconds = budget.seconds
        self.iterations = budget.iterations

    def share(self) -> Budget:
        """Return what the next decision of the turn may use."""
        seconds = None if self.seconds is None else max(LEAST_SECONDS, self.seconds * SHARE)
        iterations = None if self.iterations is None else max(LEAST_ITERATIONS, round(self.iterations * SHARE))
        return Budget(seconds, iterations)

    def spend(self, seconds: float, iterations: int) -> None:
        """Take off what a decision has used."""
        if self.seconds is not None:
            self.seconds = max(0.0, self.seconds - seconds)
        if self.iterations is not None:
            self.iterations = max(0, self.iterations - iterations)


class Stopwatch:
    """Tells a running search when to stop: by clock, by count, or because somebody asks for it.

    The clock is read at every iteration; `is_stopped` (it may look into a pipe) at most every `POLL_SECONDS`.
    """

    POLL_SECONDS = 0.01

    def __init__(
        self, budget: Budget, is_stopped: Callable[[], bool] | None = None, clock: Clock = time.perf_counter
    ) -> None:
        self._clock = clock
        self.started = clock()
        self._seconds = budget.seconds
        self._iterations = budget.iterations
        self._is_stopped = is_stopped
        self._next_poll = self.started + self.POLL_SECONDS
        self.done = 0
        self.was_stopped = False

    @property
    def elapsed(self) -> float:
        """Seconds since the start."""
        return self._clock() - self.started

    def is_over(self) -> bool:
        """Return whether the next iteration must not begin."""
        if self._iterations is not None and self.done >= self._iterations:
            return True
        if self._seconds is None and self._is_stopped is None:
            return False
        now = self._clock()
        if self._is_stopped is not None and now >= self._next_poll:
            self._next_poll = now + self.POLL_SECONDS
            if self._is_stopped():
                self.was_stopped = True
                return True
        return self._seconds is not None and now - self.started >= self._seconds

    def remaining(self) -> int:
        """Return about how many iterations can still follow; exact when they are counted."""
        counted = None if self._iterations is None else self._iterations - self.done
        if self._seconds is None:
            return counted if counted is not None else 1 << 30
        elapsed = self.elapsed
        timed = int(self.done * (self._seconds - elapsed) / elapsed) + 1 if elapsed > 0 and self.done else 1 << 30
        return timed if counted is None else min(timed, counted)
