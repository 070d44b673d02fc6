"""The strengths of computer players, as data.

A weaker level looks less far ahead and judges less exactly; none plays absurdly, none knows more than its seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from edo_table.engine.advisor import Advisor

RANDOM, NOISY, GREEDY, ONE_PLY, SEARCH = "random", "noisy", "greedy", "one_ply", "search"


@dataclass(frozen=True, slots=True)
class Level:
    """How one level chooses.

    `method` is one of the words above.  `temperature` and `margin` are in logits of `Advisor.scores`: the spread of the
    noise, and how far below the best an option may lie to be played at all.  `seconds` is the thinking time of a whole
    turn.  Words for the screen: `level.<id>`.
    """

    id: str
    method: str
    temperature: float = 0.0
    margin: float = 0.0
    seconds: float = 0.1
    needs_learned_value: bool = False


LEVELS: tuple[Level, ...] = (
    Level("random", RANDOM),
    Level("apprentice", NOISY, temperature=2.6, margin=6.0),
    Level("journeyman", NOISY, temperature=1.1, margin=3.0),
    Level("greedy", GREEDY),
    Level("hard", ONE_PLY, needs_learned_value=True),
    Level("expert", SEARCH, seconds=1.3),
)
"""All levels, from the weakest to the strongest."""

_BY_ID = {level.id: level for level in LEVELS}


class UnknownLevel(ValueError):
    """A word that names no level."""


def level(level_id: str) -> Level:
    """Return a level; raises UnknownLevel with the known ones."""
    found = _BY_ID.get(level_id)
    if found is None:
        raise UnknownLevel(f"there is no level `{level_id}`; known are: {', '.join(_BY_ID)}")
    return found


def offered_levels(advisor: Advisor[Any]) -> tuple[Level, ...]:
    """Return the levels to offer for a game, weakest first.

    A level that lives on a learned value is offered only where the game's advisor has one.  Asked for by name it plays
    all the same, by the hand-made evaluation.
    """
    return tuple(found for found in LEVELS if advisor.has_learned_value or not found.needs_learned_value)
