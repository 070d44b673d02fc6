"""Runs scenario files: given a position, when these actions, then these facts.  The form: docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from edo_table.content.problems import ContentError
from edo_table.content.yaml_source import Keys
from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import BadPosition, BadSetup, IllegalAction
from edo_table.engine.events import Event
from edo_table.engine.game import Game
from edo_table.engine.match import Match
from edo_table.engine.messages import Message
from edo_table.engine.setup import Seat, Setup
from edo_table.lab.facts import NoSuchFact, agrees, fact, merged
from edo_table.lab.scenario_file import (
    GIVEN,
    ILLEGAL,
    LEGAL,
    THEN,
    WHY_NOT,
    Case,
    Pattern,
    ScenarioFile,
    Step,
    action_words,
    patterns,
    read_scenarios,
)

GameMaker = Callable[[str], Game[Any]]
"""Gives the game with an id; raises a LookupError or RuntimeError in plain words when there is none."""

Wording = Callable[[Message], str]

SHOWN_OPTIONS = 10
"""Longer lists of options are cut in reports."""


@dataclass(frozen=True, slots=True)
class Failed:
    """Something that is not as a scenario says; `step` begins with the line number in the file."""

    file: str
    case: str
    step: str
    expected: Any
    got: Any


@dataclass(frozen=True, slots=True)
class Report:
    """How many cases passed, and what failed, in the order of the files; at most one entry a case."""

    passed: int
    failed: tuple[Failed, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the report as `edo-table scenario --json` prints it."""
        return {"passed": self.passed, "failed": [asdict(failed) for failed in self.failed]}


class _Differs(Exception):
    """The first thing of a case that is not as it says."""

    def __init__(self, keys: Keys, step: str, expected: Any, got: Any) -> None:
        super().__init__(step)
        self.keys, self.step, self.expected, self.got = keys, step, expected, got


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """Return the scenario files of paths, those inside folders in alphabetical order; raises FileNotFoundError."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        if not inside or not inside[0].exists():
            what = "there is no scenario file (*.yaml) in" if path.is_dir() else "there is no file or folder"
            raise FileNotFoundError(f"{what} {path}")
        found += inside
    return list(dict.fromkeys(found))


def run_scenarios(files: Iterable[Path], games: GameMaker, words: Wording = str) -> Report:
    """Run all cases of scenario files.  A file that cannot be read counts as one failed case for each problem."""
    passed, failed = 0, []
    for path in files:
        try:
            scenarios = read_scenarios(path)
            game = games(scenarios.game)
        except ContentError as error:
            failed += [
                Failed(str(path), "", f"line {problem.line}", "a scenario file", _told(problem))
                for problem in error.problems
            ]
            continue
        except (LookupError, RuntimeError) as error:
            failed.append(Failed(str(path), "", "line 1, game", "a game", str(error)))
            continue
        for case in scenarios.cases:
            difference = run_case(game, scenarios, case, words)
            if difference is None:
                passed += 1
            else:
                failed.append(difference)
    return Report(passed, tuple(failed))


def _told(problem: Any) -> str:
    hint = f" (did you mean {problem.suggestion}?)" if problem.suggestion else ""
    return f"{problem.path}: {problem.message}{hint}" if problem.path else f"{problem.message}{hint}"


def run_case(game: Game[Any], scenarios: ScenarioFile, case: Case, words: Wording = str) -> Failed | None:
    """Run one case; returns the first thing that is not as it says, None when all is."""
    try:
        _Run(game, case, words).run()
    except _Differs as difference:
        line = scenarios.source.line(difference.keys)
        step = f"line {line}, {difference.step}" if difference.step else f"line {line}"
        return Failed(scenarios.source.file, case.name, step, difference.expected, difference.got)
    return None


class _Run:
    """A case being run."""

    def __init__(self, game: Game[Any], case: Case, words: Wording) -> None:
        self.game, self.case, self.words = game, case, words
        self.setup = Setup(case.players, case.seed, case.options)
        self.events: list[Event] = []

    def run(self) -> None:
        """Raises _Differs."""
        case = self.case
        self.match = self._begin(case.given, (*case.keys, "given"), "given")
        for number, step in enumerate(case.steps):
            self._take(step, f"when[{number}]")
        self._facts(case.then, (*case.keys, "then"), "then")

    def _begin(self, given: Mapping[str, Any] | None, keys: Keys, step: str) -> Match[Any]:
        seats = [Seat(f"Seat {seat + 1}", "") for seat in range(self.setup.players)]
        try:
            state = None if given is None else self.game.arrange(self.setup, given)
            match = Match(self.game, self.setup, seats, state)
        except BadSetup as error:
            told = self.words(error.message)
            raise _Differs(self.case.keys, "players and options", "a set-up of the game", told) from None
        except BadPosition as error:
            at = error.message.args.get("at", "")
            inside: Keys = tuple(int(key) if key.isdecimal() else key for key in str(at).split(".")) if at else ()
            raise _Differs((*keys, *inside), step, "a legal position", self.words(error.message)) from None
        wrong = self.game.invariants(match.state)
        if wrong:
            raise _Differs(keys, step, "a sound position", "; ".join(wrong))
        return match

    def _take(self, step: Step, name: str) -> None:
        if step.seat is not None:
            self._compare(step.keys, f"{name} {step}, the seat to decide", step.seat, self.game.actor(self.match.state))
        if step.verb == LEGAL:
            for pattern in step.patterns:
                if not self._options(pattern):
                    raise _Differs(step.keys, name, f"legal: {pattern}", self._legal_words())
        elif step.verb == ILLEGAL:
            self._refused(step.patterns, step.keys, name)
        elif step.verb == GIVEN:
            facts = merged(self.game.position(self.match.state), step.facts or {})
            self.match = self._begin(facts, step.keys, name)
        elif step.verb == THEN:
            self._facts(step.facts or {}, step.keys, f"{name} then")
        elif step.verb == WHY_NOT:
            self._why_not(step.facts or {}, step.keys, name)
        else:
            self._act(step, name)

    def _act(self, step: Step, name: str) -> None:
        pattern = step.patterns[0]
        meant = self._options(pattern)
        if not meant:
            raise _Differs(step.keys, name, f"{pattern} is legal", self._legal_words())
        if len(meant) > 1:
            found = [action_words(spec.kind, spec.args) for spec in meant[:SHOWN_OPTIONS]]
            raise _Differs(step.keys, name, f"{pattern} names one option", found)
        self.events = list(self.match.apply_spec(meant[0]))
        wrong = self.game.invariants(self.match.state)
        if wrong:
            raise _Differs(step.keys, name, "a sound position", "; ".join(wrong))

    def _refused(self, asked: Sequence[Pattern], keys: Keys, name: str) -> None:
        for pattern in asked:
            meant = self._options(pattern)
            if meant:
                found = f"legal: {action_words(meant[0].kind, meant[0].args)}"
                raise _Differs(keys, name, f"illegal: {pattern}", found)
            try:
                Match(self.game, self.setup, self.match.seats, self.match.state.clone()).apply_spec(
                    ActionSpec(pattern.kind, pattern.args)
                )
            except IllegalAction:
                continue
            raise _Differs(keys, name, f"illegal: {pattern}", "it is no option, and yet it was carried out")

    def _why_not(self, said: Mapping[str, Any], keys: Keys, name: str) -> None:
        message = self.game.why_not(self.match.state, tuple(said.get("selected", ())), said["target"])
        if "says" in said:
            self._compare(keys, f"{name} why_not", said["says"], None if message is None else message.key)
        elif message is None:
            raise _Differs(keys, f"{name} why_not", "a reason", None)

    def _options(self, pattern: Pattern) -> list[ActionSpec]:
        return [spec for spec in self.match.options() if pattern.fits(spec)]

    def _legal_words(self) -> list[str]:
        options = self.match.options()
        found = [action_words(spec.kind, spec.args) for spec in options[:SHOWN_OPTIONS]]
        return found if len(options) <= SHOWN_OPTIONS else [*found, f"... {len(options)} in all"]

    def _facts(self, facts: Mapping[str, Any], keys: Keys, step: str) -> None:
        for path, said in facts.items():
            place, name = (*keys, path), f"{step} {path}"
            if path == LEGAL:
                self._exactly(patterns(said), place, name)
            elif path == ILLEGAL:
                self._refused(patterns(said), place, name)
            elif path in ("event", "events", "no_event"):
                self._event_facts(str(path), said, place, name)
            else:
                try:
                    found = fact(self.match, str(path))
                except NoSuchFact as error:
                    raise _Differs(place, name, said, str(error)) from None
                self._compare(place, name, said, found)

    def _exactly(self, asked: Sequence[Pattern], keys: Keys, name: str) -> None:
        options = self.match.options()
        missing = [str(pattern) for pattern in asked if not any(pattern.fits(spec) for spec in options)]
        beyond = [
            action_words(spec.kind, spec.args) for spec in options if not any(pattern.fits(spec) for pattern in asked)
        ]
        if missing or beyond:
            got = {"not legal": missing, "legal besides": beyond[:SHOWN_OPTIONS]}
            raise _Differs(keys, name, [str(pattern) for pattern in asked], got)

    def _event_facts(self, path: str, said: Any, keys: Keys, name: str) -> None:
        """Compare with the events of the last action."""
        happened = [action_words(event.kind, {**event.args, **event.secret}) for event in self.events]
        asked = patterns(said)
        fitting = [[pattern.fits(_as_action(event)) for event in self.events] for pattern in asked]
        if path == "events":
            is_so = len(asked) == len(self.events) and all(row[number] for number, row in enumerate(fitting))
        elif path == "event":
            is_so = all(any(row) for row in fitting)
        else:
            is_so = not any(any(row) for row in fitting)
        if not is_so:
            raise _Differs(keys, name, [str(pattern) for pattern in asked], happened)

    def _compare(self, keys: Keys, step: str, said: Any, found: Any) -> None:
        if not agrees(said, found):
            raise _Differs(keys, step, said, found)


def _as_action(event: Event) -> ActionSpec:
    return ActionSpec(event.kind, {**event.args, **event.secret})
