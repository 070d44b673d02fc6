"""The one clock of the screen: everything that moves asks it, so that tests and pictures can hold time still."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Something that tells seconds since a moment in the past; never runs backwards."""

    def now(self) -> float:
        """Return the time in seconds."""


class SystemClock:
    """The machine's own steady clock."""

    def now(self) -> float:
        """Return seconds of the steady clock."""
        return time.monotonic()


class HandClock:
    """A clock that stands still until it is moved by hand."""

    def __init__(self, start: float = 0.0) -> None:
        self._now = start

    def now(self) -> float:
        """Return the time it was last set to, in seconds."""
        return self._now

    def advance(self, seconds: float) -> float:
        """Move the time on and return it."""
        if seconds < 0:
            raise ValueError("a clock does not run backwards")
        self._now += seconds
        return self._now
