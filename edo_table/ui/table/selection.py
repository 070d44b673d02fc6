"""How clicks become an action: what is selected narrows the legal options until one is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from edo_table.engine.actions import ActionSpec

BUTTON = "button:"
"""Prefix of targets that are buttons of the decision bar, not places on the table."""


class Selection:
    """The options of one decision and the targets clicked so far, in the order of clicking.

    An option is found once all its targets are selected and no other option has them all.
    """

    def __init__(self, options: Sequence[ActionSpec] = ()) -> None:
        self.options = tuple(options)
        self.selected: tuple[str, ...] = ()
        self._known = frozenset(target for option in self.options for target in option.targets)
        self._lit: tuple[tuple[str, ...], frozenset[str]] | None = None

    # ---- asking ----------------------------------------------------------------------------------------------------

    def remaining(self, *, with_target: str | None = None) -> list[ActionSpec]:
        """Return the options that touch everything selected (and one more target)."""
        needed = {*self.selected} if with_target is None else {*self.selected, with_target}
        return [option for option in self.options if needed <= set(option.targets)]

    def lit(self) -> frozenset[str]:
        """Return the places that may be clicked next: those of the remaining options not yet selected."""
        if self._lit is None or self._lit[0] != self.selected:
            left = {target for option in self.remaining() for target in option.targets}
            lit = frozenset(t for t in left if t not in self.selected and not t.startswith(BUTTON))
            self._lit = (self.selected, lit)
        return self._lit[1]

    def buttons(self) -> list[ActionSpec]:
        """Return the options that are buttons."""
        return [option for option in self.options if any(target.startswith(BUTTON) for target in option.targets)]

    def known(self) -> frozenset[str]:
        """Return every target of every option, whatever is selected."""
        return self._known

    def completed(self) -> ActionSpec | None:
        """Return the option whose targets are all selected, None while more is needed."""
        if not self.selected:
            return None
        for option in self.remaining():
            if set(option.targets) == set(self.selected):
                return option
        return None

    def option_at(self, target: str) -> ActionSpec | None:
        """Return the option that a click on the target would choose, None when it would only select."""
        found = self.remaining(with_target=target)
        chosen = {*self.selected, target}
        exact = [option for option in found if set(option.targets) == chosen]
        return exact[0] if exact else None

    # ---- clicking --------------------------------------------------------------------------------------------------

    def click(self, target: str) -> bool:
        """Select a target; returns whether it meant anything.

        A selected target is let go, with what was selected after it.  What begins an option (a token of the hand) takes
        the place of what it cannot go with; anything else only the place of its like (another space).
        """
        if target in self.selected:
            self.selected = self.selected[: self.selected.index(target)]
            return True
        if self.remaining(with_target=target):
            self.selected = (*self.selected, target)
            return True
        if target not in self.known():
            return False
        kept = [old for old in self.selected if self._go_together((old, target))]
        while kept and not self._go_together((*kept, target)):
            kept.pop(0)
        dropped = [old for old in self.selected if old not in kept]
        begins = any(option.targets[0] == target for option in self.options)
        if not begins and any(_kind(old) != _kind(target) for old in dropped):
            return False
        self.selected = (*kept, target)
        return True

    def _go_together(self, targets: Iterable[str]) -> bool:
        needed = set(targets)
        return any(needed <= set(option.targets) for option in self.options)

    def clear(self) -> bool:
        """Let everything go; returns whether anything was selected."""
        had = bool(self.selected)
        self.selected = ()
        return had

    def step_back(self) -> bool:
        """Let the last selected target go; returns whether there was one."""
        had = bool(self.selected)
        self.selected = self.selected[:-1]
        return had


def _kind(target: str) -> str:
    return target.partition(":")[0]
