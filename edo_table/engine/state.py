"""The base of every game's state: a dumb, slotted object of ints and lists of ints."""

from __future__ import annotations

import hashlib
import json
from typing import Any, ClassVar, Self


class State:
    """A position.  Subclasses name every field in `__slots__` and write `clone()` by hand for speed.

    Fields are ints, lists of ints, lists of lists of ints, or the stack of pending steps (a list of tuples of ints).
    """

    __slots__: tuple[str, ...] = ()
    FRAMES: ClassVar[tuple[str, ...]] = ("stack",)
    """Fields whose items are tuples: immutable frames of pending steps."""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    """All fields, those of the class that is derived from first."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.FIELDS = (*cls.FIELDS, *cls.__dict__.get("__slots__", ()))

    def clone(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """Return all fields as JSON-ready data, in the order of `FIELDS`."""
        return {name: _thaw(getattr(self, name)) for name in self.FIELDS}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """Return the state of `to_dict`; raises ValueError where a field is missing, unknown or of a wrong type."""
        unknown, missing = set(data) - set(cls.FIELDS), set(cls.FIELDS) - set(data)
        if unknown or missing:
            raise ValueError(f"state fields: unknown {sorted(unknown)}, missing {sorted(missing)}")
        state = cls.__new__(cls)
        for name in cls.FIELDS:
            value = _freeze(data[name], name)
            if name in cls.FRAMES:
                if not isinstance(value, list) or not all(isinstance(frame, list) for frame in value):
                    raise ValueError(f"state field {name} must be a list of steps")
                value = [tuple(frame) for frame in value]
            setattr(state, name, value)
        return state

    def checksum(self) -> str:
        """Return 16 hex digits that differ for different positions, the same in every process."""
        text = json.dumps(self.to_dict(), separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _thaw(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_thaw(item) for item in value]
    return value


def _freeze(value: object, name: str, depth: int = 0) -> Any:
    if isinstance(value, bool) or depth > 3:
        raise ValueError(f"state field {name} must hold whole numbers")
    if isinstance(value, int):
        if abs(value) >= 1 << 63:
            raise ValueError(f"state field {name} holds a number out of range")
        return value
    if isinstance(value, (list, tuple)):
        return [_freeze(item, name, depth + 1) for item in value]
    raise ValueError(f"state field {name} must hold whole numbers")
