"""A face whose geometry is one object, made anew by `layout`."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from edo_table.ui.table.face import Face
from edo_table.ui.table.prints import Prints
from edo_table.ui.theme import DEFAULT, Theme


class HasTheme(Protocol):
    """The part of a desk that every face needs."""

    @property
    def theme(self) -> Theme: ...


D = TypeVar("D", bound=HasTheme)


class DeskFace(Face, Generic[D]):
    """Holds the desk (the geometry of the present window) and the panels printed for it."""

    def __init__(self) -> None:
        self._desk: D | None = None
        self._prints = Prints()

    @property
    def desk(self) -> D:
        """The geometry of the present window; raises RuntimeError before the first `layout`."""
        if self._desk is None:
            raise RuntimeError("the face has not been laid out yet")
        return self._desk

    @property
    def theme(self) -> Theme:
        """The colours of the present window, the default ones before the first `layout`."""
        return self._desk.theme if self._desk is not None else DEFAULT
