"""Where an expansion steps in: what it adds when a rule of IKI acts.

IKI itself adds nothing.  An expansion derives from `Customs` and gives it to its tables; the methods are asked at the
moments their first lines name, and may lay steps on the stack.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from edo_table.engine.events import Sink
from edo_table.engine.messages import Message
from edo_table.games.iki.content import Gain
from edo_table.games.iki.goods import Amounts
from edo_table.games.iki.state import IkiState
from edo_table.games.iki.tables import NO_TYPE, Frame, Tables

T = TypeVar("T", bound=Tables)
S = TypeVar("S", bound=IkiState)


class Customs(Generic[T, S]):
    """Nothing is added to any rule."""

    # ---- what is allowed and what it costs -------------------------------------------------------------------------

    def stall_prices(self, tables: T, state: S, seat: int) -> tuple[int, ...]:
        """Return by stall the mon that a seat pays to put a card there."""
        return tables.extra

    def may_build(self, tables: T, state: S, seat: int, building: int) -> bool:
        """Return whether a seat has what a building costs beside goods."""
        return True

    def may_buy(self, tables: T, state: S, seat: int, token: int) -> bool:
        """Return whether a seat that can pay for a token of the market has a place for it."""
        return True

    def other_builds(self, tables: T, state: S, seat: int, beside: Amounts, discount: Amounts) -> Iterable[int]:
        """Return the options to build something else where a building may be built, at the same terms."""
        return ()

    def would_change(self, tables: T, state: S, seat: int, what: Gain) -> bool:
        """Return whether what is not IKI's in a gain would change anything for a seat."""
        return False

    # ---- what happens besides --------------------------------------------------------------------------------------

    def brought(self, tables: T, state: S, seat: int, what: Gain, sink: Sink | None) -> None:
        """Give a seat what is not IKI's in a gain."""

    def hired(self, tables: T, state: S, seat: int, character: int, sink: Sink | None) -> None:
        """Act when a character has been hired and its firefighting bonus taken."""

    def retired(self, tables: T, state: S, seat: int, character: int, sink: Sink | None) -> None:
        """Act when a character has come to its owner's board."""

    def bought(self, tables: T, state: S, seat: int, token: int, sink: Sink | None) -> None:
        """Act when a token has been bought and has given what it gives at once."""

    def built(self, tables: T, state: S, seat: int, building: int, sink: Sink | None) -> None:
        """Act when a building stands on its stall."""

    def lap(self, tables: T, state: S, seat: int, sink: Sink | None) -> None:
        """Act when an Oyakata has passed the Crossroads and its characters have their experience."""

    def walked(self, tables: T, state: S, seat: int, places: Iterable[int], sink: Sink | None) -> None:
        """Act when an Oyakata has reached or passed spaces of the street, in this order."""

    def takes_first_space(self, tables: T, state: S, seat: int, sink: Sink | None) -> bool:
        """Return whether the turn on the first space of the Ikizama track begins otherwise than with its mon."""
        return False

    def turn_ended(self, tables: T, state: S, seat: int, sink: Sink | None) -> None:
        """Act when a seat has ended its turn."""

    def meets_fire(self, tables: T, state: S, stall: int, sink: Sink | None) -> bool:
        """Return whether what the fire has reached does not just burn; the fire's next step lies on the stack."""
        return False

    def meets_hunger(self, tables: T, state: S, stall: int, sink: Sink | None) -> bool:
        """Return whether a character that is not fed does not just leave."""
        return False

    # ---- the year --------------------------------------------------------------------------------------------------

    def rest_of_month(self, state: S, frames: list[Frame]) -> list[Frame]:
        """Return the steps that follow phase A, the last first, made from those of IKI."""
        return frames

    def month_begun(self, tables: T, state: S, sink: Sink | None) -> None:
        """Act when the month's characters have been revealed."""

    def season_over(self, tables: T, state: S, sink: Sink | None) -> None:
        """Act on Payday when row and market have been cleared."""

    def last_choices(self, tables: T, state: S) -> list[Frame]:
        """Return the decisions that are left after New Year's Day beside the jokers', the last first."""
        return []

    # ---- counting --------------------------------------------------------------------------------------------------

    def harmony_factor(self, tables: T, state: S, seat: int) -> int:
        """Return how many times over harmony counts for a seat."""
        return 1

    def named_type(self, tables: T, state: S, character: int) -> int:
        """Return the type that was named for a character that has none of its own, or NO_TYPE."""
        return NO_TYPE

    def pouch_value(self, tables: T, state: S, seat: int, token: int) -> int:
        """Return what a pouch counts beside what IKI's count, before a pipe doubles it."""
        return 0

    def building_value(self, tables: T, state: S, seat: int, building: int) -> int:
        """Return what a building counts beside what IKI's count."""
        return 0

    def lines(self, tables: T, state: S, seat: int) -> tuple[tuple[str, int], ...]:
        """Return further lines of the count: name and IKI."""
        return ()

    def line_reason(self, tables: T, state: S, seat: int, name: str, value: int) -> Message:
        """Return how one of the further lines came about."""
        raise NotImplementedError
