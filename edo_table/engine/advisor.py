"""What a game tells the AI: values of positions and preferences among options."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from edo_table.engine.messages import Message
from edo_table.engine.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Reason:
    """A feature that speaks for an option: its words and its weight in the option's score."""

    message: Message
    weight: float


class Advisor(ABC, Generic[S]):
    """A game's hand-made judgement.  Works on imagined states: it may look only at what the actor can know.

    Hidden things of a state (an opponent's hand, the order of a deck) are guesses of the search and must not enter.
    """

    has_learned_value: ClassVar[bool] = False
    """Whether `values` come from self-play rather than by hand; some levels are offered only then."""

    @abstractmethod
    def values(self, state: S) -> list[float]:
        """Return each seat's share of a win, 0 to 1, summing to 1 (0 for all when nobody wins); exact at the end."""

    @abstractmethod
    def scores(self, state: S, legal: Sequence[int]) -> list[float]:
        """Return the actor's preference for each option, in logits (1 apart: e times as likely)."""

    def first_glance(self, state: S, legal: Sequence[int]) -> list[float]:
        """Return the preference of one who sees what an option brings at once and no more, in logits.

        The levels without search play by it: what an option uses up, and what could follow it, they do not weigh.
        """
        return self.scores(state, legal)

    def candidates(self, state: S, legal: Sequence[int]) -> list[int]:
        """Return the options worth looking at: equal ones merged, none that is pointless by nature; never empty."""
        return list(legal)

    def endings(self, state: S, codes: Sequence[int]) -> Sequence[int]:
        """Return those options after which the game may be over, or in its last turn; all when in doubt."""
        return codes

    def is_last_turn(self, state: S) -> bool:
        """Return whether the game is over when the running turn is, whatever is done in it."""
        return False

    def blunders(self, state: S, codes: Sequence[int]) -> Set[int]:
        """Return the options that nobody plays who has learned the game: another does more, whatever is hidden."""
        return frozenset()

    exploration: ClassVar[float] = 0.6
    """How far the tree search looks beside what seems best, in shares of a win; lower where options differ little."""

    plies_ahead: ClassVar[int] = 0
    """Plies that the strongest level plays by `reply` before it asks `outlook`; 0: it searches a tree instead.

    Set by games in which what the others do hangs on secrets of theirs, which the nodes of a tree would mix.
    """

    def reply(self, state: S, chance: random.Random) -> int:
        """Return what the actor would do by what it can know; must be cheap, as it is asked at every ply ahead."""
        raise NotImplementedError("an advisor with `plies_ahead` must say what the actor would reply")

    def outlook(self, state: S) -> list[float]:
        """Return each seat's share of a win in an imagined world whose secrets are taken for true."""
        return self.values(state)

    def imagine_likely(self, state: S, seat: int, chance: random.Random) -> S | None:
        """Return another state that the seat cannot tell from this one, drawn by how well it fits what was seen.

        None (the default): all that are possible are equally likely, as the rules' `determinize` deals them.
        """
        return None

    @abstractmethod
    def reasons(self, state: S, code: int) -> list[Reason]:
        """Return why an option is good, the weightiest first, for hints."""
