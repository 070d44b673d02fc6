"""The contract of a game: stateless rules over dumb states.

Everything that plays (a click, a key, an AI, a replay, a test, another program) speaks this language: the open
decision, its legal options, one of them chosen.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from edo_table.engine.actions import ActionSpec
from edo_table.engine.decisions import Decision
from edo_table.engine.events import Sink
from edo_table.engine.messages import Message
from edo_table.engine.results import Result, ScoreSheet
from edo_table.engine.setup import Option, Setup
from edo_table.engine.state import State

S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """The rules of one game.  Holds content tables, never a position."""

    id: ClassVar[str]
    """The folder's name; also the prefix of the game's catalogue keys."""

    extends: ClassVar[str] = ""
    """The id of the game that this one extends, whose words stand in where this one has none; empty for none."""

    rules_version: ClassVar[int] = 1
    """Raised when the same actions may lead to another position than before; old records then resume from snapshots."""

    has_secrets: ClassVar[bool] = True
    """Whether seats see different things, so that people at one screen need a curtain between their turns."""

    players: tuple[int, ...]
    """Allowed player counts, ascending."""

    options: tuple[Option, ...]
    """Choices of the set-up."""

    def has_secrets_in(self, state: S) -> bool:
        """Return whether somebody knows something in a position that others may not know; nothing before the deal."""
        return self.has_secrets

    # ---- playing -------------------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """Return the first position that asks for a decision; raises BadSetup.  Same set-up, same position."""

    @abstractmethod
    def actor(self, state: S) -> int:
        """Return the seat that decides, -1 when the game is over.  Cheap: search asks at every node."""

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """Return the open decision, None when the game is over."""

    @abstractmethod
    def legal(self, state: S) -> list[int]:
        """Return the codes of all legal options, ascending, without duplicates; empty only when the game is over."""

    @abstractmethod
    def apply(self, state: S, code: int, sink: Sink | None = None) -> None:
        """Carry out a legal option in place and run on to the next decision.

        The caller guarantees that the code is legal (`Match` checks; search takes codes from `legal`).
        """

    @abstractmethod
    def spec(self, state: S, code: int) -> ActionSpec:
        """Return the readable form of a legal code."""

    @abstractmethod
    def code(self, state: S, spec: ActionSpec) -> int:
        """Return the code of a readable action (kind and args count, targets do not); raises IllegalAction."""

    # ---- secrets -------------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """Return what a seat (None: everybody) sees on the table, as JSON-ready data with content ids."""

    @abstractmethod
    def knowledge(self, state: S, seat: int) -> dict[str, Any]:
        """Return all that a seat can know, what it has seen and may remember included, as JSON-ready data.

        This, not the state, is what an AI gets.
        """

    @abstractmethod
    def imagine(self, knowledge: Mapping[str, Any], chance: random.Random) -> S:
        """Return a full state that fits the knowledge, hidden things dealt at random, its future unknown."""

    def determinize(self, state: S, seat: int, chance: random.Random) -> S:
        """Return another state that the seat cannot tell from this one."""
        return self.imagine(self.knowledge(state, seat), chance)

    # ---- end -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return the result, None while the game goes on."""

    @abstractmethod
    def explain_scores(self, state: S) -> ScoreSheet:
        """Return the count as it stands, line by line, with the reasoning of a finished game."""

    @abstractmethod
    def standing(self, state: S) -> tuple[int, ...]:
        """Return one number a seat for the graph of the game (points, or what comes nearest)."""

    # ---- around the table ------------------------------------------------------------------------------------------

    @abstractmethod
    def turn(self, state: S) -> int:
        """Return the number of the running turn; "restart turn" goes back to its first action."""

    @abstractmethod
    def headline(self, state: S) -> Message:
        """Return where the game stands, for save lists and the table's title ("Round 9")."""

    @abstractmethod
    def why_not(self, state: S, selected: tuple[str, ...], target: str) -> Message | None:
        """Return why a target cannot be chosen after the selected ones; None when it can, or means nothing."""

    # ---- checks ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def invariants(self, state: S) -> list[str]:
        """Return what is wrong with a position (components lost, negative stock); empty when sound."""

    @abstractmethod
    def position(self, state: S) -> dict[str, Any]:
        """Return everything in readable form, secrets included: the facts that scenarios ask for."""

    @abstractmethod
    def arrange(self, setup: Setup, given: Mapping[str, Any]) -> S:
        """Return a legal position with the given facts, the rest a legal default; raises BadPosition.

        The form of `given` is the game's own and documented with its scenarios.
        """

    @abstractmethod
    def state_from_dict(self, data: dict[str, Any]) -> S:
        """Return the state of `State.to_dict`; raises BadPosition when it is damaged or breaks an invariant."""

    @abstractmethod
    def components(self) -> tuple[str, ...]:
        """Return the ids that a thorough set of games should have used (`token:rice-3`, `action:pass`)."""
