"""What a set of games has used: actions, tokens, cards, ends, by the ids of `Game.components`; what was chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from edo_table.engine.actions import ActionSpec
from edo_table.engine.events import Event
from edo_table.engine.game import Game
from edo_table.engine.messages import Arguments
from edo_table.engine.results import Result
from edo_table.engine.state import State

LEAST_GAMES = 5
"""What was offered in fewer games is not said to be chosen always."""


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


class Choices:
    """Counts by action and component (`hire character:monk`) in how many games it could be chosen, and was.

    What could be chosen only where there was nothing else does not count.
    """

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._components = frozenset(game.components())
        self._names: dict[int, tuple[str, ...]] = {}
        self._offered: Counter[str] = Counter()
        self._chosen: Counter[str] = Counter()
        self._codes_now: set[int] = set()
        self._chosen_now: set[int] = set()

    def see(self, state: State, legal: Sequence[int], code: int) -> None:
        """Count a decision of the running game."""
        if len(legal) > 1:
            for option in set(legal) - self._codes_now:
                self._name(state, option)
            self._codes_now.update(legal)
            self._chosen_now.add(code)

    def end_game(self) -> None:
        """Count the running game."""
        self._offered.update({name for code in self._codes_now for name in self._names[code]})
        self._chosen.update({name for code in self._chosen_now for name in self._names[code]})
        self._codes_now, self._chosen_now = set(), set()

    def times(self) -> dict[str, dict[str, int]]:
        """Return the games in which each was offered, and chosen, in alphabetical order."""
        return {name: {"games": games, "chosen": self._chosen[name]} for name, games in sorted(self._offered.items())}

    def never(self) -> list[str]:
        """Return what was offered and never chosen."""
        return [name for name in sorted(self._offered) if not self._chosen[name]]

    def always(self) -> list[str]:
        """Return what was chosen in every game in which it was offered, if in more than a few."""
        return [
            name
            for name, games in sorted(self._offered.items())
            if games >= LEAST_GAMES and self._chosen[name] == games
        ]

    def _name(self, state: State, code: int) -> None:
        if code not in self._names:
            spec = self._game.spec(state, code)
            self._names[code] = tuple(f"{spec.kind} {name}" for name in _ids(spec.args) if name in self._components)


def _ids(args: Arguments) -> set[str]:
    return {f"{name}:{value}" for name, value in _flat(args)}


def _flat(args: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    for name, value in args.items():
        if isinstance(value, str):
            yield name, value
        elif isinstance(value, tuple):
            for item in value:
                yield name, item
