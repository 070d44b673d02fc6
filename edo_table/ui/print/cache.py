"""Bounded caches: least recently used entries go first, by number and by weight; all can be emptied at once.

Every cache is known by name, so that a test can see that none grows without limit and a window can drop what was
drawn for another size (`clear_all`).
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, ParamSpec, TypeVar

import pygame

V = TypeVar("V")
P = ParamSpec("P")

MEGABYTE = 1 << 20


def weight(value: object) -> int:
    """Bytes of the pictures in a value (a Surface, or a tuple or list holding some); other things weigh 64."""
    if isinstance(value, pygame.Surface):
        return value.get_width() * value.get_height() * value.get_bytesize() + 64
    if isinstance(value, tuple | list):
        return 64 + sum(weight(v) for v in value)
    return 64


class Cache(Generic[V]):
    """A mapping that forgets its least recently used entries beyond `entries` or beyond `megabytes` of pictures.

    `lasting` caches hold what no window size changes (grain tiles, fonts) and survive `clear_all`; `heavy` gives the
    picture inside a value of another type.
    """

    def __init__(
        self,
        name: str,
        entries: int = 128,
        megabytes: float = 64.0,
        lasting: bool = False,
        heavy: Callable[[V], object] | None = None,
    ) -> None:
        if entries < 1 or megabytes <= 0:
            raise ValueError(f"cache {name!r} needs room for at least one entry")
        if name in _KNOWN:
            raise ValueError(f"there is already a cache named {name!r}")
        self.name, self.entries, self.lasting = name, entries, lasting
        self.bytes_limit = int(megabytes * MEGABYTE)
        self.bytes = 0
        self._heavy = heavy
        self._held: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        _KNOWN[name] = self

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._held

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value held under `key`, made first if need be.  An entry heavier than the whole cache is not held."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found[0]
        value = make()
        heavy = weight(self._heavy(value) if self._heavy else value)
        if heavy > self.bytes_limit:
            return value
        self.drop(key)
        self._held[key] = (value, heavy)
        self.bytes += heavy
        while len(self._held) > self.entries or self.bytes > self.bytes_limit:
            _, (_, old) = self._held.popitem(last=False)
            self.bytes -= old
        return value

    def drop(self, key: Hashable) -> None:
        """Forget one entry; nothing happens if it is not held."""
        gone = self._held.pop(key, None)
        if gone is not None:
            self.bytes -= gone[1]

    def clear(self) -> None:
        """Forget everything."""
        self._held.clear()
        self.bytes = 0


_KNOWN: dict[str, Cache[Any]] = {}


def cached(
    name: str, entries: int = 128, megabytes: float = 64.0, lasting: bool = False
) -> Callable[[Callable[P, V]], Callable[P, V]]:
    """A decorator that keeps a function's results in a bounded Cache keyed by its (hashable) arguments."""

    def wrap(function: Callable[P, V]) -> Callable[P, V]:
        store: Cache[V] = Cache(name, entries, megabytes, lasting)

        @functools.wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> V:
            key = (args, tuple(sorted(kwargs.items())))
            return store.get(key, lambda: function(*args, **kwargs))

        return call

    return wrap


def caches() -> Iterable[Cache[Any]]:
    """All caches there are, in the order they were made."""
    return tuple(_KNOWN.values())


def clear_of(owner: str) -> None:
    """Empty the caches whose names begin with a word: those of a game that is not on the table any more."""
    for store in _KNOWN.values():
        if store.name.startswith(f"{owner} "):
            store.clear()


def clear_all(lasting: bool = False) -> None:
    """Empty every cache of sized pictures, when the window's size or scale changed; `lasting` ones only if asked."""
    for store in _KNOWN.values():
        if lasting or not store.lasting:
            store.clear()
