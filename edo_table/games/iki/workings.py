"""The rules as dictionaries: what each step, option, decision and skill does, and where an expansion steps in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from edo_table.engine.events import Sink
from edo_table.games.iki.customs import Customs
from edo_table.games.iki.tables import Frame
from edo_table.games.iki.vocabulary import Vocabulary

# Tables and states are Any here: an expansion's functions take its own.
Step = Callable[[Any, Any, Frame, "Sink | None"], None]
"""(tables, state, step, sink): a step that runs by itself."""
Offer = Callable[[Any, Any, Frame], Iterator[int]]
"""(tables, state, step): the codes of the options of a decision."""
Deed = Callable[[Any, Any, Frame, int, int, "Sink | None"], None]
"""(tables, state, step, a, b, sink): what an option does in a decision."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What business with a character does that is more than paying and gaining."""

    can: Callable[[Any, Any, int, int], bool]
    """(tables, state, seat, character): whether it would do anything; the price is there."""
    use: Callable[[Any, Any, int, int, Sink | None], None]
    """(tables, state, seat, character, sink): the price is paid."""


@dataclass(frozen=True, slots=True)
class Workings:
    """The rules of IKI, or of IKI with an expansion."""

    steps: Mapping[int, Step]
    """By step; a step that is not here waits for a decision."""
    offers: Mapping[int, Offer]
    """By step that waits for a decision."""
    deeds: Mapping[int, Deed]
    """By verb."""
    skills: Mapping[str, Skill]
    """By action of a character; one for "" stands for paying and gaining, if that is more than IKI's."""
    decisions: Mapping[int, str]
    """By step: the kind of its decision."""
    vocabulary: Vocabulary
    customs: Customs[Any, Any]
