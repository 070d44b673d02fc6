"""A veil over what players at one screen keep from each other.

No secret: it only keeps an opened file from telling at a glance what lies in another's hand.
"""

from __future__ import annotations

import hashlib
import zlib


def veil(data: bytes, key: str) -> bytes:
    """Return data packed and made unreadable to the eye; `unveil` with the same key brings it back."""
    return _mix(zlib.compress(data, 6), key)


def unveil(data: bytes, key: str, limit: int) -> bytes:
    """Return the data of `veil`; raises ValueError when it is damaged or unpacks to more than `limit` bytes."""
    unpacker = zlib.decompressobj()
    try:
        plain = unpacker.decompress(_mix(data, key), limit + 1)
    except zlib.error as error:
        raise ValueError("its data does not unpack") from error
    if len(plain) > limit:
        raise ValueError("its data is absurdly large")
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("its data does not unpack")
    return plain


def _mix(data: bytes, key: str) -> bytes:
    stream = hashlib.shake_256(key.encode()).digest(len(data))
    return (int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(data), "big")
