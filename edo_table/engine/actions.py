"""An action in its readable form.

Search uses small int codes instead; `Game.spec` and `Game.code` translate exactly, both ways.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from edo_table.engine.messages import Argument, Arguments


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One option of a decision: a verb, its arguments by name, and everything on the table that it touches.

    `targets` are ids of things that can be clicked (`hand:rice-3`, `space:land-15-9`); an option is found by clicking
    all of them in any order.  Two options of one decision never have the same targets.
    """

    kind: str
    args: Arguments = field(default_factory=dict)
    targets: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return `{"kind", "args"}` for records; targets follow from the game and are not stored."""
        return {"kind": self.kind, "args": {name: _plain(value) for name, value in self.args.items()}}

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> ActionSpec:
        """Return the action of a record; raises ValueError where the form is wrong."""
        kind, args = data.get("kind"), data.get("args", {})
        if not isinstance(kind, str) or not isinstance(args, Mapping):
            raise ValueError("an action needs a text `kind` and a mapping `args`")
        return ActionSpec(kind, {str(name): _argument(value) for name, value in args.items()})


def _plain(value: Argument) -> str | int | list[str]:
    return list(value) if isinstance(value, tuple) else value


def _argument(value: object) -> Argument:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    if isinstance(value, (list, tuple)) and all(isinstance(item, str) for item in value):
        return tuple(value)
    raise ValueError(f"an action's argument is a text, a whole number or a list of texts, not {value!r}")
