"""The count as it is shown: line after line, reason after reason, then the banner; as a function of time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

FIRST, PLAIN, REASONED, VERDICT = 0.5, 0.45, 1.15, 0.7
"""Seconds before the first line, of a line alone, of a line with its reason, of the banner that comes down."""

_PRINT, _STAMP, _SPEAK = (0.0, 0.25), (0.35, 0.55), (0.1, 0.4)
"""When within its stage a line's numbers, the rings round those that lead, and the reason appear."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Lines that appear together, perhaps with a reason (its number), from a second on."""

    lines: tuple[str, ...]
    reason: int | None
    begins: float


def _share(passed: float, span: tuple[float, float]) -> float:
    """How much of a span has passed, 0 to 1."""
    return min(1.0, max(0.0, (passed - span[0]) / (span[1] - span[0])))


class Count:
    """When what appears.  All shares go from 0 to 1; `seconds` counts from the moment the screen came up.

    Lines that no reason speaks of come by themselves before the next one that is spoken of; those after the last
    reason come with it.  A `factor` of 0 shows everything at once.
    """

    def __init__(self, lines: Sequence[str], reasons: Sequence[str], factor: float = 1.0) -> None:
        """`reasons` are the ids of the lines they speak of, in order, "" for none."""
        self.factor = factor
        self.stages: list[Stage] = []
        waiting = list(lines)
        at = FIRST
        for number, line in enumerate(reasons):
            while line in waiting and waiting[0] != line:
                self.stages.append(Stage((waiting.pop(0),), None, at))
                at += PLAIN
            shown = (waiting.pop(0),) if line in waiting else ()
            self.stages.append(Stage(shown, number, at))
            at += REASONED
        if not self.stages:
            for line in waiting:
                self.stages.append(Stage((line,), None, at))
                at += PLAIN
        elif waiting:
            last = self.stages[-1]
            self.stages[-1] = Stage((*last.lines, *waiting), last.reason, last.begins)
        self._verdict_at = at
        self._of_line = {line: stage for stage in self.stages for line in stage.lines}
        self._of_reason = {stage.reason: stage for stage in self.stages if stage.reason is not None}

    @property
    def seconds(self) -> float:
        """How long all of it takes."""
        return (self._verdict_at + VERDICT) * self.factor

    def is_over(self, seconds: float) -> bool:
        """Return whether everything is there."""
        return seconds >= self.seconds

    def _passed(self, seconds: float, begins: float) -> float:
        return seconds / self.factor - begins if self.factor > 0 else 60.0

    def line(self, line: str, seconds: float) -> float:
        """Return how far a line's numbers have appeared."""
        stage = self._of_line.get(line)
        return 1.0 if stage is None else _share(self._passed(seconds, stage.begins), _PRINT)

    def ring(self, line: str, seconds: float) -> float:
        """Return how far the rings of a line have been stamped."""
        stage = self._of_line.get(line)
        return 1.0 if stage is None else _share(self._passed(seconds, stage.begins), _STAMP)

    def reason(self, number: int, seconds: float) -> float:
        """Return how far a reason has appeared."""
        stage = self._of_reason.get(number)
        return 1.0 if stage is None else _share(self._passed(seconds, stage.begins), _SPEAK)

    def verdict(self, seconds: float) -> float:
        """Return how far the banner has come down."""
        return _share(self._passed(seconds, self._verdict_at), (0.0, VERDICT))

    def course(self, seconds: float) -> float:
        """Return how much of the graph is drawn: it goes along with the whole."""
        return 1.0 if self.factor <= 0 else min(1.0, seconds / max(0.1, self._verdict_at * self.factor))

    def stage_at(self, seconds: float) -> int:
        """Return the number of stages that have begun, one more once the banner comes down."""
        if self.factor <= 0:
            return len(self.stages) + 1
        begun = sum(self._passed(seconds, stage.begins) >= 0 for stage in self.stages)
        return begun + (self._passed(seconds, self._verdict_at) >= 0)

    def lines_in_hand(self, seconds: float) -> tuple[str, ...]:
        """Return the lines being counted just now, none once all is over."""
        number = self.stage_at(seconds)
        return self.stages[number - 1].lines if 0 < number <= len(self.stages) else ()
