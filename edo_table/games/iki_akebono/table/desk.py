"""What IKI's table knows of a window, with what Akebono adds: boats, personalities, the trade track, the bridge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from edo_table.games.iki.table.desk import Desk, Parts
from edo_table.games.iki_akebono.components import (
    BRIDGE,
    AkebonoBuilding,
    AkebonoContent,
    AkebonoToken,
    Boat,
    BoatAction,
    NewCharacter,
    Personality,
)

__all__ = ["BRIDGE", "SIDES", "AkebonoDesk", "AkebonoParts"]

SIDES = "ab"


class AkebonoParts(Parts):
    """The components of both boxes by id, for one number of players."""

    content: AkebonoContent
    characters: Mapping[str, NewCharacter]
    buildings: Mapping[str, AkebonoBuilding]
    tokens: Mapping[str, AkebonoToken]

    def __init__(self, content: AkebonoContent, players: int) -> None:
        super().__init__(content, players)
        self.boats: Mapping[str, Boat] = {boat.id: boat for boat in content.boats}
        self.personalities: Mapping[str, Personality] = {one.id: one for one in content.personalities}

    def type_of(self, view: Mapping[str, Any], seat: int, card: str) -> str:
        """The type of a retired character of a seat: the one that was named, where it has none of its own."""
        named: str = view["seats"][seat]["named"].get(card, self.characters[card].type)
        return named

    def action(self, view: Mapping[str, Any], boat: str) -> BoatAction:
        """What the side of a boat that is turned up does."""
        return self.boats[boat].sides[SIDES.index(view["boats"][boat]["side"])]

    def boats_of(self, view: Mapping[str, Any], seat: int) -> list[str]:
        """The boats that a seat has built."""
        return [boat for boat, laid in view["boats"].items() if laid["owner"] == seat]

    def met_by(self, view: Mapping[str, Any], seat: int | None) -> list[Personality]:
        """The personalities that a seat has met."""
        if seat is None:
            return []
        return [self.personalities[one["personality"]] for one in view["seats"][seat]["met"]]

    def buildings_of(self, view: Mapping[str, Any], seat: int) -> list[AkebonoBuilding]:
        """The buildings of a seat."""
        return [
            self.buildings[laid["card"]]
            for laid in view["stalls"].values()
            if laid is not None and laid["is_building"] and laid["owner"] == seat
        ]


@dataclass(frozen=True, slots=True)
class AkebonoDesk(Desk):
    """One window's geometry for both boxes."""

    parts: AkebonoParts

    @property
    def content(self) -> AkebonoContent:
        """All components."""
        return self.parts.content
