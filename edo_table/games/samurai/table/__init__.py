"""Samurai's face on the screen."""

from __future__ import annotations

from edo_table.content.language import Catalogue
from edo_table.games.samurai.names import HasContent
from edo_table.games.samurai.table.face import SamuraiFace
from edo_table.ui.print.store import Store

__all__ = ["SamuraiFace", "create"]


def create(game: HasContent, catalogue: Catalogue, store: Store | None = None) -> SamuraiFace:
    """The face for Samurai's rules and a language; `store` keeps the painted board between starts."""
    return SamuraiFace(game.content, catalogue, store=store)
