"""Akebono's face on the screen."""

from __future__ import annotations

from typing import Protocol

from edo_table.content.language import Catalogue
from edo_table.games.iki.rules import Iki
from edo_table.games.iki_akebono.components import GAME, AkebonoContent
from edo_table.games.iki_akebono.table.face import AkebonoFace
from edo_table.ui.print.store import Store

__all__ = ["AkebonoFace", "create"]


class HasContent(Protocol):
    """Akebono's rules, of which only the content is needed here."""

    @property
    def content(self) -> AkebonoContent:
        """The components of both boxes."""


def create(game: HasContent, catalogue: Catalogue, store: Store | None = None) -> AkebonoFace:
    """The face for Akebono's rules and a language; `store` keeps the painted ground between starts."""
    return AkebonoFace(game.content, catalogue.with_extension(GAME, Iki.id), store=store)
