"""What the spaces of a map are called in sentences, in the language of a catalogue."""

from __future__ import annotations

from typing import Protocol

from edo_table.content.language import Catalogue
from edo_table.games.samurai.content import Board, SamuraiContent

PLACE = "samurai.place"


class HasContent(Protocol):
    """Samurai's rules, of which only the content is needed here."""

    content: SamuraiContent


def texts(game: HasContent, players: int, catalogue: Catalogue) -> dict[str, str]:
    """The names of all spaces with a number of players, by catalogue key."""
    return place_names(game.content.board(players), catalogue)


def place_names(board: Board, catalogue: Catalogue) -> dict[str, str]:
    """The texts `samurai.place.<id>` for every space of a board: settlements, and land and sea next to them.

    A settlement has its name in the language; where a player's map gives it another, that of the map.
    """
    names: dict[str, str] = {}
    for space in board.settlements:
        key, name = f"{PLACE}.{board.spaces[space]}", board.names[space]
        names[key] = catalogue.text(key) if catalogue.english(key) == name else name
    for space, around in enumerate(board.adjacent_settlements):
        if board.settlement_of[space] < 0:
            kind = board.kind[space]
            places = [names[f"{PLACE}.{board.spaces[board.settlements[which]]}"] for which in around]
            key = f"samurai.space.{kind}" if places else f"samurai.space.open_{kind}"
            names[f"{PLACE}.{board.spaces[space]}"] = catalogue.text(key, places=places)
    return names
