"""Words that are not chosen yet: a key of the string catalogue with its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Argument: TypeAlias = "str | int | tuple[str, ...]"
"""A content id, a number, or several content ids."""

Arguments: TypeAlias = Mapping[str, Argument]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by catalogue key; `args` hold content ids and numbers, never finished words."""

    key: str
    args: Arguments = field(default_factory=dict)

    def __str__(self) -> str:
        if not self.args:
            return self.key
        return f"{self.key} ({', '.join(f'{name}: {value}' for name, value in self.args.items())})"
