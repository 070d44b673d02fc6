"""Actions between numbers for search and names for people: the form of any verb, IKI's and an expansion's.

A code is verb * 2**16 + a * 2**8 + b; what a and b are depends on the verb.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import IllegalAction
from edo_table.engine.messages import Message

Names = Mapping[str, "str | int"]


def encode(verb: int, a: int = 0, b: int = 0) -> int:
    """Return the code of an action."""
    return verb << 16 | a << 8 | b


def decode(code: int) -> tuple[int, int, int]:
    """Return verb, a and b of a code."""
    return code >> 16, code >> 8 & 0xFF, code & 0xFF


class Argument(Protocol):
    """How a number of an action is named."""

    def name(self, tables: Any, number: int) -> str | int:
        """Return the name of a number."""

    def number(self, tables: Any, value: object) -> int | None:
        """Return the number of a name, None when it names nothing."""


@dataclass(frozen=True, slots=True)
class Named:
    """An argument named by content id: `names` gives all ids by number."""

    names: Callable[[Any], Sequence[str]]

    def name(self, tables: Any, number: int) -> str:
        """Return the id of a number."""
        return self.names(tables)[number]

    def number(self, tables: Any, value: object) -> int | None:
        """Return the number of an id, None when there is no such id."""
        names = self.names(tables)
        return names.index(value) if isinstance(value, str) and value in names else None


@dataclass(frozen=True, slots=True)
class Counted:
    """An argument that is a number; `least` stands for 0 in the code."""

    least: int = 0

    def name(self, tables: Any, number: int) -> int:
        """Return the number as people count."""
        return number + self.least

    def number(self, tables: Any, value: object) -> int | None:
        """Return the number in the code, None when it is none or out of range."""
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value < 256:
            return None
        return value - self.least


@dataclass(frozen=True, slots=True)
class Verb:
    """What an action is called, the names of `a` and `b`, and what is clicked for it; without `targets`, a button."""

    kind: str
    arguments: tuple[str, ...] = ()
    targets: Callable[[Any, Names], tuple[str, ...]] | None = None
    is_pair: bool = False
    """Whether `a` and `b` are of one sort, in any order; in codes `a` is the smaller."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All verbs by number, and all arguments by name."""

    verbs: Mapping[int, Verb]
    arguments: Mapping[str, Argument]

    def extended(self, verbs: Mapping[int, Verb], arguments: Mapping[str, Argument]) -> Vocabulary:
        """Return the vocabulary with further verbs and arguments."""
        return Vocabulary({**self.verbs, **verbs}, {**self.arguments, **arguments})

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of all verbs, in the order of their numbers."""
        return tuple(self.verbs[number].kind for number in sorted(self.verbs))


def spec_of(tables: Any, code: int) -> ActionSpec:
    """Return the readable form of a code."""
    vocabulary: Vocabulary = tables.workings.vocabulary
    number, *parts = decode(code)
    verb = vocabulary.verbs[number]
    args = {
        name: vocabulary.arguments[name].name(tables, part) for name, part in zip(verb.arguments, parts, strict=False)
    }
    targets = (f"button:{verb.kind}",) if verb.targets is None else verb.targets(tables, args)
    return ActionSpec(verb.kind, args, targets)


def code_of(tables: Any, spec: ActionSpec) -> int:
    """Return the code of a readable action, legal or not; raises IllegalAction when it names nothing known."""
    vocabulary: Vocabulary = tables.workings.vocabulary
    known = next(((number, verb) for number, verb in vocabulary.verbs.items() if verb.kind == spec.kind), None)
    if known is None:
        raise IllegalAction(Message("iki.unknown_action", {"action": spec.kind, "allowed": vocabulary.kinds}))
    number, verb = known
    unknown = [name for name in spec.args if name not in verb.arguments]
    if unknown:
        raise IllegalAction(Message("iki.unknown_argument", {"action": spec.kind, "name": unknown[0]}))
    parts = [_number(tables, vocabulary, spec, name) for name in verb.arguments]
    return encode(number, *(sorted(parts) if verb.is_pair else parts))


def _number(tables: Any, vocabulary: Vocabulary, spec: ActionSpec, name: str) -> int:
    value = spec.args.get(name)
    number = vocabulary.arguments[name].number(tables, value)
    if number is None:
        raise IllegalAction(Message("iki.unknown_name", {"name": name, "value": str(value)}))
    return number
