"""Reading facts that somebody wrote by hand: a scenario's position, value by value, with the place of what is wrong."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from edo_table.engine.errors import BadPosition
from edo_table.engine.messages import Message

MOST = 1 << 20
"""Numbers stay below this."""


def wrong(at: str, detail: str) -> BadPosition:
    """Return the error for the place `at` in what was given."""
    return BadPosition(Message("position.wrong", {"at": at or "given", "detail": detail}))


class FactReader:
    """Reads values for a number of players; every method raises BadPosition, naming the place `at`."""

    def __init__(self, players: int) -> None:
        self.players = players

    def mapping(self, value: Any, at: str, keys: Collection[str] | None = None) -> Mapping[str, Any]:
        """Return a mapping with texts as keys, which must be among `keys`; where any may be there, None is empty."""
        if value is None and keys is None:
            return {}
        if not isinstance(value, Mapping):
            raise wrong(at, "must be a mapping (name: value)")
        for key in value:
            if not isinstance(key, str) or (keys is not None and key not in keys):
                known = f"; known here are: {', '.join(keys)}" if keys is not None else ""
                raise wrong(at, f"unknown name {key}{known}")
        return value

    def list(self, value: Any, at: str) -> Sequence[Any]:
        """Return a list."""
        if not isinstance(value, (list, tuple)):
            raise wrong(at, "must be a list")
        return value

    def number(self, value: Any, at: str) -> int:
        """Return a whole number, 0 or more."""
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < MOST:
            raise wrong(at, "must be a whole number, 0 or more")
        return value

    def truth(self, value: Any, at: str) -> bool:
        """Return true or false."""
        if not isinstance(value, bool):
            raise wrong(at, "must be true or false")
        return value

    def seat(self, value: Any, at: str) -> int:
        """Return a seat."""
        seat = self.number(value, at)
        if seat >= self.players:
            raise wrong(at, f"there is no seat {seat}; the seats are 0 to {self.players - 1}")
        return seat

    def choice(self, value: Any, at: str, known: Mapping[str, int]) -> int:
        """Return the number of a name."""
        if not isinstance(value, str) or value not in known:
            raise wrong(at, f"{value} is not one of: {', '.join(known)}")
        return known[value]

    def players_facts(self, facts: Mapping[str, Any], keys: Collection[str]) -> Sequence[Mapping[str, Any]]:
        """Return what is said of the players, by seat as far as it goes."""
        listed = self.list(facts.get("players", ()), "players")
        if len(listed) > self.players:
            raise wrong("players", f"there are {self.players} players")
        return [self.mapping(player, f"players.{seat}", keys) for seat, player in enumerate(listed)]
