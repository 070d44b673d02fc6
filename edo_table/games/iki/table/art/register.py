"""Registers of what is drawn by name: a game's own drawings, and those that an expansion adds to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


class Register(Generic[T]):
    """Drawings, recipes or styles by name; each name is given once.

    `what` names one of them in the message of the KeyError for a name that is not there.
    """

    def __init__(self, what: str, own: Mapping[str, T]) -> None:
        self._what = what
        self._held = dict(own)

    def __getitem__(self, name: str) -> T:
        return self._held[self.known(name)]

    def __contains__(self, name: str) -> bool:
        return name in self._held

    def __iter__(self) -> Iterator[str]:
        return iter(self._held)

    def known(self, name: str) -> str:
        """The name itself, if there is something of that name; else KeyError."""
        if name not in self._held:
            raise KeyError(f"no {self._what} {name!r}; there are {', '.join(self._held)}")
        return name

    def get(self, name: str, default: T) -> T:
        """What has a name, or else the default."""
        return self._held.get(name, default)

    def add(self, more: Mapping[str, T]) -> None:
        """Take further ones; ValueError for a name that is already given to something else."""
        for name, drawn in more.items():
            if name in self._held and self._held[name] is not drawn:
                raise ValueError(f"there is already another {self._what} named {name!r}")
            self._held[name] = drawn
