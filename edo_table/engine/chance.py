"""Random numbers that are part of the state: the same on every machine, in named streams.

A stream is one int below 2**62 (two residues of L'Ecuyer's combined generator, 1988), so that a state stays a plain
object of ints and a new draw in one stream shifts no other.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

_M1, _M2 = 2147483563, 2147483399
_A1, _A2 = 40014, 40692
_RANGE = _M1 - 1
_HALF = 31
_MASK = (1 << _HALF) - 1


def seed_streams(seed: int | str, names: Sequence[str]) -> list[int]:
    """Return one stream for each name, all derived from one seed."""
    streams = []
    for name in names:
        digest = hashlib.blake2b(f"{seed}/{name}".encode(), digest_size=16).digest()
        first = int.from_bytes(digest[:8], "big") % (_M1 - 1) + 1
        second = int.from_bytes(digest[8:], "big") % (_M2 - 1) + 1
        streams.append(first << _HALF | second)
    return streams


def draw_below(streams: list[int], stream: int, n: int) -> int:
    """Return a number from 0 to n - 1, all equally likely, and move the stream on; n from 1 to 2147483562."""
    first, second = streams[stream] >> _HALF, streams[stream] & _MASK
    limit = _RANGE - _RANGE % n
    while True:
        first = _A1 * first % _M1
        second = _A2 * second % _M2
        value = (first - second) % _RANGE
        if value < limit:
            streams[stream] = first << _HALF | second
            return value % n


def shuffle(streams: list[int], stream: int, items: list[int]) -> None:
    """Put the items in a random order, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = draw_below(streams, stream, last + 1)
        items[last], items[other] = items[other], items[last]
