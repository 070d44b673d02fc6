"""Names that stand in IKI's data and not in its language files: none."""

from __future__ import annotations

from edo_table.content.language import Catalogue


def texts(game: object, players: int, catalogue: Catalogue) -> dict[str, str]:
    """The names of the game's own things by catalogue key."""
    return {}
