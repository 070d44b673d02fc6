"""JSON as saves use it: strict, bounded, and the same after a round trip."""

from __future__ import annotations

import json
import math
from typing import Any

from pydantic_core import from_json

MAX_DEPTH = 64
MAX_VALUES = 300_000
INT_RANGE = (-(1 << 63), (1 << 64) - 1)
"""What fits a signed or an unsigned machine word."""


def decode(data: bytes) -> Any:
    """Return the value of a JSON text; raises ValueError, in words for the player, for anything out of bounds."""
    if data.count(b",") + data.count(b"[") + data.count(b"{") > MAX_VALUES:
        raise ValueError("it holds far too many values")
    try:
        value = from_json(data, allow_inf_nan=False)
    except ValueError as error:
        raise ValueError(f"its text is not JSON: {error}") from error
    check(value)
    return value


def decode_object(data: bytes) -> dict[str, Any]:
    """Return a JSON text's mapping; raises ValueError as `decode`, and when it is something else."""
    value = decode(data)
    if not isinstance(value, dict):
        raise ValueError("its text is JSON but not a mapping")
    return value


def encode(value: Any, *, indent: int | None = None) -> bytes:
    """Return the JSON text of plain data; raises ValueError for what would not come back the same."""
    check(value)
    separators = (",", ":") if indent is None else (",", ": ")
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, indent=indent, separators=separators)
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise ValueError(f"a text holds half a character: {error.object[error.start : error.end]!r}") from error


def check(value: Any) -> None:
    """Raise ValueError for what is no plain, bounded JSON data: NaN, numbers beyond 64 bits, odd keys, great depth."""
    least, most = INT_RANGE
    level, depth, count = [value], 0, 0
    while level:
        depth += 1
        count += len(level)
        if depth > MAX_DEPTH:
            raise ValueError(f"its data is nested more than {MAX_DEPTH} levels deep")
        if count > MAX_VALUES:
            raise ValueError("it holds far too many values")
        below: list[Any] = []
        for node in level:
            if node is None or isinstance(node, (str, bool)):
                continue
            if isinstance(node, int):
                if not least <= node <= most:
                    raise ValueError("a whole number is too large")
            elif isinstance(node, float):
                if not math.isfinite(node):
                    raise ValueError("a number is not finite")
            elif isinstance(node, dict):
                for key in node:
                    if not isinstance(key, str):
                        raise ValueError(f"a key is not a text: {key!r}")
                below.extend(node.values())
            elif isinstance(node, (list, tuple)):
                below.extend(node)
            else:
                raise ValueError(f"a value is no plain data: {type(node).__name__}")
        level = below
