"""Names that follow from Akebono's data, beside those of IKI."""

from __future__ import annotations

from typing import Protocol

from edo_table.content.language import Catalogue
from edo_table.games.iki import names as iki
from edo_table.games.iki_akebono.content import AkebonoContent


class HasContent(Protocol):
    """Akebono's rules, of which only the content is needed here."""

    @property
    def content(self) -> AkebonoContent:
        """The components."""


def texts(game: HasContent, players: int, catalogue: Catalogue) -> dict[str, str]:
    """The names of the game's own things by catalogue key, under IKI's prefix and under Akebono's."""
    names = iki.texts(game, players, catalogue)
    for sort, ids in (
        ("personality", [personality.id for personality in game.content.personalities]),
        ("boat", [boat.id for boat in game.content.boats]),
    ):
        for ident in ids:
            key = f"iki_akebono.{sort}.{ident}"
            names[f"iki.reason.{ident}"] = catalogue.text(key) if catalogue.has(key) else ident
    return {**names, **{f"iki_akebono{key.removeprefix('iki')}": name for key, name in names.items()}}
