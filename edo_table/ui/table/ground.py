"""The painted ground of a table: made in slices, kept on the disk between starts."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterator
from typing import Protocol

import pygame

from edo_table.ui.print.store import Store


class GroundArt(Protocol):
    """Something that paints a whole ground slice by slice."""

    @property
    def surface(self) -> pygame.Surface: ...
    def paint(self) -> Iterator[None]: ...


class StillGround:
    """The ground of a table that no camera moves over; `store` None: it is painted anew at every start."""

    def __init__(self, name: str, store: Store | None) -> None:
        self.name, self.store = name, store
        self._held: tuple[Hashable, pygame.Surface] | None = None

    def prepare(self, key: Hashable, size: tuple[int, int], begin: Callable[[], GroundArt]) -> Iterator[None]:
        """Load the ground of a key, or paint it a slice at a time; `key` holds everything that it depends on."""
        if self._held is not None and self._held[0] == key:
            return
        file = ground_file(self.name, key)
        if self.store is not None:
            picture = self.store.load(file, size)
            if picture is not None:
                self._held = (key, picture)
                return
            yield
        art = begin()
        yield from art.paint()
        self._held = (key, art.surface)
        if self.store is not None:
            self.store.save(file, art.surface)

    def draw(self, target: pygame.Surface, size: tuple[int, int], colour: tuple[int, int, int]) -> None:
        """Lay the ground down; as long as there is none of that size, a plain colour."""
        if self._held is not None and self._held[1].get_size() == size:
            target.blit(self._held[1], (0, 0))
        else:
            target.fill(colour)


def ground_file(name: str, key: Hashable) -> str:
    """Return under which name a ground is kept: another for every key."""
    return f"{name}.{hashlib.sha256(repr(key).encode()).hexdigest()[:20]}"
