"""Izayoi's face on the screen."""

from __future__ import annotations

from typing import Protocol

from edo_table.content.language import Catalogue
from edo_table.games.izayoi.content import IzayoiContent
from edo_table.games.izayoi.table.face import IzayoiFace
from edo_table.ui.print.store import Store

__all__ = ["IzayoiFace", "create"]


class HasContent(Protocol):
    """Izayoi's rules, of which only the content is needed here."""

    content: IzayoiContent


def create(game: HasContent, catalogue: Catalogue, store: Store | None = None) -> IzayoiFace:
    """The face for Izayoi's rules and a language; `store` keeps the painted ground between starts."""
    return IzayoiFace(game.content, catalogue, store=store)
