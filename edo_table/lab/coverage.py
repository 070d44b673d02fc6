"""What a set of games has used: actions, tokens, cards, ends, by the ids of `Game.components`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from edo_table.engine.actions import ActionSpec
from edo_table.engine.events import Event
from edo_table.engine.game import Game
from edo_table.engine.messages import Arguments
from edo_table.engine.results import Result


class Coverage:
    """Counts uses.

    An action counts as `action:<kind>`, an event as `event:<kind>`, an end as `end:<condition>` and `won:<rule>`; every
    argument of an action or event with a content id as its value counts as `<argument>:<id>` (`token:rice-3`), once
    for the action together with its events.
    """

    def __init__(self, game: Game[Any]) -> None:
        self._components = game.components()
        self._used: Counter[str] = Counter()

    def see(self, spec: ActionSpec, events: Iterable[Event]) -> None:
        """Count an action and what followed from it."""
        seen = {f"action:{spec.kind}", *_ids(spec.args)}
        for event in events:
            seen.add(f"event:{event.kind}")
            seen.update(_ids(event.args), _ids(event.secret))
        self._used.update(seen)

    def see_end(self, result: Result) -> None:
        """Count how a game ended."""
        self._used.update((f"end:{result.ended_by}", f"won:{result.won_by}"))

    def seen(self) -> set[str]:
        """Return everything that was used or happened, components or not."""
        return {name for name, times in self._used.items() if times}

    def times_used(self) -> dict[str, int]:
        """Return how often each component and each kind of action was used, components first, in their order."""
        kinds = sorted(name for name in self._used if name.startswith("action:") and name not in self._components)
        return {name: self._used[name] for name in (*self._components, *kinds)}

    def never_used(self) -> list[str]:
        """Return the components that no game used."""
        return [name for name in self._components if not self._used[name]]


def _ids(args: Arguments) -> set[str]:
    return {f"{name}:{value}" for name, value in _flat(args)}


def _flat(args: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    for name, value in args.items():
        if isinstance(value, str):
            yield name, value
        elif isinstance(value, tuple):
            for item in value:
                yield name, item
