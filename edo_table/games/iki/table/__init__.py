"""IKI's face on the screen."""

from __future__ import annotations

from typing import Protocol

from edo_table.content.language import Catalogue
from edo_table.games.iki.content import IkiContent
from edo_table.games.iki.table.face import IkiFace
from edo_table.ui.print.store import Store

__all__ = ["IkiFace", "create"]


class HasContent(Protocol):
    """IKI's rules, of which only the content is needed here."""

    @property
    def content(self) -> IkiContent:
        """The components."""


def create(game: HasContent, catalogue: Catalogue, store: Store | None = None) -> IkiFace:
    """The face for IKI's rules and a language; `store` keeps the painted ground between starts."""
    return IkiFace(game.content, catalogue, store=store)
