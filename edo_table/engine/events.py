"""What happened, for those who watch: log, animation, sound.  Made only when somebody listens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from edo_table.engine.messages import Argument, Arguments


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `args` are public.  `secret` are further arguments that only `witnesses` see.  `reveals` are the seats that learned
    something by it which they could not have known: none of them may undo past it.
    """

    kind: str
    args: Arguments = field(default_factory=dict)
    secret: Arguments = field(default_factory=dict)
    witnesses: tuple[int, ...] = ()
    reveals: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> dict[str, Argument]:
        """Return the arguments that a seat (None: everybody) may see."""
        seen = dict(self.args)
        if seat is not None and seat in self.witnesses:
            seen.update(self.secret)
        return seen


Sink: TypeAlias = Callable[[Event], None]
