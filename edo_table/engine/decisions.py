"""The one question that is open in a position."""

from __future__ import annotations

from dataclasses import dataclass, field

from edo_table.engine.messages import Arguments


@dataclass(frozen=True, slots=True)
class Decision:
    """Who decides what: `kind` names the prompt, `ply` counts actions since the start.

    `is_free` tells that a sole option may be played without asking; a confirmation such as "end turn" is not free.
    `is_secret` tells that nobody else may see what is chosen.
    """

    seat: int
    kind: str
    ply: int
    args: Arguments = field(default_factory=dict)
    is_free: bool = True
    is_secret: bool = False
