"""Scenario files read into checked records: rules as cases that a person can write and read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from edo_table.content.problems import ContentError, Problem, nearest
from edo_table.content.validate import Record, Text, validate
from edo_table.content.yaml_source import Keys, Source, read_yaml
from edo_table.engine.actions import ActionSpec

LEGAL, ILLEGAL, GIVEN, THEN, WHY_NOT = "legal", "illegal", "given", "then", "why_not"
STEPS = (LEGAL, ILLEGAL, GIVEN, THEN, WHY_NOT)
"""Steps of `when` that are no actions."""

BY = "by"
"""Beside an action: the seat that must be the one to decide."""


class CaseRecord(Record):
    """A case as written."""

    name: Text
    source: Text | None = None
    players: int | None = None
    options: dict[str, str] = Field(default_factory=dict)
    seed: Annotated[int, Field(ge=0)] = 0
    given: dict[str, Any] | None = None
    when: tuple[Any, ...] = ()
    then: dict[str, Any] = Field(default_factory=dict)


class ScenarioRecord(Record):
    """A scenario file as written."""

    game: Text
    source: Text | None = None
    players: int | None = None
    options: dict[str, str] = Field(default_factory=dict)
    cases: Annotated[tuple[CaseRecord, ...], Field(min_length=1)]


@dataclass(frozen=True, slots=True)
class Pattern:
    """An action by kind and some or all of its arguments; it stands for every option that has them."""

    kind: str
    args: Mapping[str, Any]

    def fits(self, spec: ActionSpec) -> bool:
        """Tell whether an option is meant."""
        return spec.kind == self.kind and all(
            name in spec.args and _same(value, spec.args[name]) for name, value in self.args.items()
        )

    def __str__(self) -> str:
        return action_words(self.kind, self.args)


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of `when`: an action (`verb` is empty), or one of STEPS with what it says."""

    keys: Keys
    verb: str
    patterns: tuple[Pattern, ...] = ()
    seat: int | None = None
    facts: Mapping[str, Any] | None = None

    def __str__(self) -> str:
        words = ", ".join(map(str, self.patterns))
        return f"{self.verb}: {words}" if self.verb and words else self.verb or words


@dataclass(frozen=True, slots=True)
class Case:
    """A case ready to run; `keys` is its place in the file, `source` says which rule it holds."""

    keys: Keys
    name: str
    source: str
    players: int
    options: Mapping[str, str]
    seed: int
    given: Mapping[str, Any] | None
    steps: tuple[Step, ...]
    then: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """A file of cases for one game."""

    source: Source
    game: str
    cases: tuple[Case, ...]


def read_scenarios(path: Path) -> ScenarioFile:
    """Return the cases of a file; raises ContentError with every problem, each with its line."""
    source = read_yaml(path)
    record = validate(source, ScenarioRecord)
    problems: list[Problem] = []
    cases = tuple(_case(source, record, number, problems) for number in range(len(record.cases)))
    names = [case.name for case in cases]
    for number, name in enumerate(names):
        if name in names[:number]:
            problems.append(source.problem(("cases", number, "name"), f'the name "{name}" is there twice'))
    if problems:
        raise ContentError(problems)
    return ScenarioFile(source, record.game, cases)


def _case(source: Source, file: ScenarioRecord, number: int, problems: list[Problem]) -> Case:
    written, keys = file.cases[number], ("cases", number)
    cited = written.source or file.source
    if cited is None:
        problems.append(source.problem(keys, "the key source is missing: say which rule this case holds"))
    players = written.players if written.players is not None else file.players
    if players is None:
        problems.append(source.problem(keys, "the key players is missing, here and at the head of the file"))
    steps: list[Step] = []
    for index, entry in enumerate(written.when):
        place = (*keys, "when", index)
        try:
            steps.append(_step(place, entry))
        except ValueError as error:
            problems.append(source.problem(place, str(error)))
    if not written.then and not any(step.verb for step in steps):
        problems.append(source.problem(keys, "the case asks nothing: it needs then, legal or illegal"))
    for facts_at, facts in [((*keys, "then"), written.then)] + [
        (step.keys, step.facts or {}) for step in steps if step.verb == THEN
    ]:
        for key in (LEGAL, ILLEGAL):
            if key in facts:
                try:
                    patterns(facts[key])
                except ValueError as error:
                    problems.append(source.problem((*facts_at, key), str(error)))
    options = {**file.options, **written.options}
    return Case(
        keys, written.name, cited or "", players or 0, options, written.seed, written.given, tuple(steps), written.then
    )


def _step(place: Keys, entry: Any) -> Step:
    if isinstance(entry, str):
        return Step(place, "", (Pattern(entry, {}),))
    if not isinstance(entry, dict) or not entry:
        raise ValueError("a step is the name of an action, or a mapping such as {pass: {}} or {legal: [...]}")
    seat = entry.get(BY)
    names = [name for name in entry if name != BY]
    if len(names) != 1 or (seat is not None and (not isinstance(seat, int) or isinstance(seat, bool))):
        raise ValueError(f"a step names one action or question; beside it there may be `{BY}` with the seat's number")
    verb, value = str(names[0]), entry[names[0]]
    if verb in (LEGAL, ILLEGAL):
        return Step(place, verb, patterns(value), seat)
    if verb in (GIVEN, THEN, WHY_NOT):
        if not isinstance(value, dict):
            raise ValueError(f"`{verb}` needs a mapping")
        if verb == WHY_NOT:
            _check_why_not(value)
        return Step(place, verb, (), seat, value)
    near = nearest(verb, STEPS)
    if isinstance(value, (tuple, list)):
        hint = f" (did you mean {near}?)" if near else ""
        raise ValueError(f"the arguments of `{verb}` are a mapping, not a list{hint}")
    return Step(place, "", (_pattern({verb: value}),), seat)


def _check_why_not(value: Mapping[str, Any]) -> None:
    unknown = [name for name in value if name not in ("selected", "target", "says")]
    if unknown or not isinstance(value.get("target"), str):
        raise ValueError("`why_not` needs `target`; it may have `selected` (targets) and `says` (key or null)")


def patterns(value: Any) -> tuple[Pattern, ...]:
    """Return the actions of a list, or of one alone; raises ValueError in words for the file's author."""
    entries = value if isinstance(value, (tuple, list)) else (value,)
    return tuple(_pattern(entry) for entry in entries)


def _pattern(entry: Any) -> Pattern:
    if isinstance(entry, str):
        return Pattern(entry, {})
    if not isinstance(entry, dict) or len(entry) != 1:
        raise ValueError("an action is its name, or a mapping of its name to its arguments: {lay: {token: ronin}}")
    kind, args = next(iter(entry.items()))
    if args is not None and not isinstance(args, dict):
        raise ValueError(f"the arguments of `{kind}` must be a mapping: {{{kind}: {{name: value}}}}")
    return Pattern(str(kind), args or {})


def action_words(kind: str, args: Mapping[str, Any]) -> str:
    """Return an action in short form: `lay(token: ronin, space: land-1-1)`."""
    if not args:
        return kind
    return f"{kind}({', '.join(f'{name}: {_shown(value)}' for name, value in args.items())})"


def _shown(value: Any) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, (tuple, list)) else str(value)


def _same(said: Any, argument: Any) -> bool:
    if isinstance(said, (tuple, list)):
        return isinstance(argument, tuple) and tuple(said) == argument
    return type(said) is type(argument) and bool(said == argument)
