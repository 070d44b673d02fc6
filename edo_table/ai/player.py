"""A computer player: from what a seat knows to what it does, and why."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from edo_table.ai.budget import Allowance, Budget, Stopwatch
from edo_table.ai.choosers import choose_without_search
from edo_table.ai.levels import SEARCH, Level
from edo_table.ai.levels import level as level_named
from edo_table.ai.race import Race
from edo_table.ai.search import Found, Search, Tuning
from edo_table.engine.actions import ActionSpec
from edo_table.engine.advisor import Advisor
from edo_table.engine.game import Game
from edo_table.engine.messages import Message
from edo_table.engine.state import State

HINT_LEVEL = "expert"
HINT_BUDGET = Budget(seconds=1.0)
MOST_REASONS = 3
SHOWN_RANKING = 5


@dataclass(frozen=True, slots=True)
class Thought:
    """How a choice came about; nothing in it but `seconds` differs between two runs with counted iterations.

    `value` is the share of a win the choice promises (None: the level does not judge), `ranking` the options tried most
    with their visits and values.
    """

    level: str
    seconds: float = 0.0
    iterations: int = 0
    value: float | None = None
    was_stopped: bool = False
    ranking: tuple[tuple[ActionSpec, int, float], ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form, for replies and logs."""
        return {
            "level": self.level,
            "seconds": round(self.seconds, 4),
            "iterations": self.iterations,
            "value": None if self.value is None else round(self.value, 4),
            "was_stopped": self.was_stopped,
            "ranking": [[spec.to_dict(), visits, round(value, 4)] for spec, visits, value in self.ranking],
        }


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of the open decision, in both forms."""

    code: int
    spec: ActionSpec
    thought: Thought


@dataclass(slots=True)
class _Turn:
    """What a thinker keeps between the decisions of one turn."""

    key: tuple[int, int]
    allowance: Allowance
    search: Search | None = None
    chosen: int = -1
    expected: str = field(default="")
    """Fingerprint of the knowledge that follows when the choice is carried out and reveals nothing new."""


class Thinker:
    """One seat's mind.  It gets the seat's knowledge and nothing else; the same seed makes the same choices."""

    def __init__(self, game: Game[Any], advisor: Advisor[Any], level: Level | str, seed: int | str) -> None:
        self.game, self.advisor, self.seed = game, advisor, seed
        self.level = level_named(level) if isinstance(level, str) else level
        self._turn: _Turn | None = None

    def choose(
        self,
        knowledge: Mapping[str, Any],
        seat: int,
        *,
        budget: Budget | None = None,
        ply: int | None = None,
        is_stopped: Callable[[], bool] | None = None,
    ) -> Choice:
        """Return the seat's choice for the decision that is open.

        `budget` is that of the whole turn (default: the level's); the first decision of a turn sets it.  `ply` numbers
        the decision for the random numbers (default: the game's own count).  `is_stopped` is asked now and then; when
        it says yes, the best so far is returned.  Raises ValueError when the seat does not decide.
        """
        state, chance = self._imagine(knowledge, seat, ply)
        legal = self.game.legal(state)
        if len(legal) == 1:
            return Choice(legal[0], self.game.spec(state, legal[0]), Thought(self.level.id))
        turn = self._turn_of(state, seat, budget)
        watch = Stopwatch(turn.allowance.share(), is_stopped)
        if self.level.method == SEARCH:
            code, thought = self._search(turn, state, seat, knowledge, chance, watch)
        else:
            code, value = choose_without_search(self.game, self.advisor, self.level, state, seat, legal, chance)
            thought = Thought(self.level.id, watch.elapsed, value=value)
        turn.allowance.spend(thought.seconds, thought.iterations)
        return Choice(code, self.game.spec(state, code), thought)

    def _imagine(self, knowledge: Mapping[str, Any], seat: int, ply: int | None) -> tuple[State, random.Random]:
        shape = random.Random(f"{self.seed}/{seat}")
        state = self.game.imagine(knowledge, shape)
        decision = self.game.decision(state)
        if decision is None or decision.seat != seat:
            raise ValueError(f"seat {seat} has nothing to decide in this position")
        return state, random.Random(f"{self.seed}/{seat}/{decision.ply if ply is None else ply}")

    def _turn_of(self, state: State, seat: int, budget: Budget | None) -> _Turn:
        key = (seat, self.game.turn(state))
        if self._turn is None or self._turn.key != key:
            self._turn = _Turn(key, Allowance(budget or Budget(seconds=self.level.seconds)))
        return self._turn

    def _search(
        self,
        turn: _Turn,
        state: State,
        seat: int,
        knowledge: Mapping[str, Any],
        chance: random.Random,
        watch: Stopwatch,
    ) -> tuple[int, Thought]:
        if self.advisor.plies_ahead:
            return self._race(state, seat, chance, watch)
        search = turn.search
        if search is not None and turn.expected == _fingerprint(knowledge):
            search.chance = chance
            search.advance(turn.chosen, state)
        else:
            search = Search(self.game, self.advisor, state, seat, chance, Tuning(exploration=self.advisor.exploration))
        found = search.run(watch)
        turn.search, turn.chosen = search, found.code
        turn.expected = self._foresee(state, seat, found.code)
        return found.code, self._thought(state, found, watch)

    def _race(self, state: State, seat: int, chance: random.Random, watch: Stopwatch) -> tuple[int, Thought]:
        found = Race(self.game, self.advisor, state, seat, chance).run(watch)
        return found.code, self._thought(state, found, watch)

    def _thought(self, state: State, found: Found, watch: Stopwatch) -> Thought:
        ranking = tuple(
            (self.game.spec(state, code), visits, worth) for code, visits, worth in found.ranking[:SHOWN_RANKING]
        )
        return Thought(
            self.level.id,
            watch.elapsed,
            found.iterations,
            found.value if found.ranking else None,
            watch.was_stopped,
            ranking,
        )

    def _foresee(self, state: State, seat: int, code: int) -> str:
        after = state.clone()
        self.game.apply(after, code)
        return _fingerprint(self.game.knowledge(after, seat)) if self.game.actor(after) == seat else ""


def hint(
    game: Game[Any],
    advisor: Advisor[Any],
    knowledge: Mapping[str, Any],
    seat: int,
    *,
    seed: int | str = 0,
    level: str = HINT_LEVEL,
    budget: Budget | None = None,
    is_stopped: Callable[[], bool] | None = None,
) -> tuple[Choice, list[Message]]:
    """Return what a level (the strongest) would do with a seat's knowledge, and why, the weightiest reason first."""
    thinker = Thinker(game, advisor, level, seed)
    choice = thinker.choose(knowledge, seat, budget=budget or HINT_BUDGET, is_stopped=is_stopped)
    state = game.imagine(knowledge, random.Random(f"{seed}/{seat}"))
    reasons = sorted(advisor.reasons(state, choice.code), key=lambda reason: -reason.weight)
    return choice, [reason.message for reason in reasons[:MOST_REASONS]]


def _fingerprint(knowledge: Mapping[str, Any]) -> str:
    text = json.dumps(knowledge, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
