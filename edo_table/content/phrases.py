"""Actions, events, decisions and messages in words, for log, list of options and headless tools alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from edo_table.content.language import Catalogue

Argument: TypeAlias = "str | int | tuple[str, ...]"

_ALSO: Mapping[str, str] = {"space": "place", "settlement": "place", "to": "place", "from": "place"}
"""Arguments whose values are named under another word as well."""

_SEAT_LISTS = ("seats", "winners")


def is_seat(name: str) -> bool:
    """Return whether an argument of this name is a seat: `seat`, or one of several such as `master_seat`."""
    return name == "seat" or name.endswith("_seat")


class Phrases:
    """Puts what the engine says into words of one game.

    An argument named `token` with the value `rice-3` is worded by `<game>.token.rice-3` where that text exists (a space
    or settlement also by `<game>.place.<id>`), `seat` or `<word>_seat` by the seat's name, a list item by item.  A
    placeholder with a prefix of its own (`{token:<game>.short}`) gets the bare id.
    """

    def __init__(self, catalogue: Catalogue, game: str, seats: Sequence[str] = ()) -> None:
        """`seats` are the players' names; where one is missing, `seat.<number>` stands in."""
        self.catalogue = catalogue
        self._game = game
        self._seats = tuple(seats)

    def action(self, kind: str, args: Mapping[str, Argument]) -> str:
        """Return what an option does: `<game>.action.<kind>`."""
        return self._say(f"{self._game}.action.{kind}", kind, args)

    def event(self, kind: str, args: Mapping[str, Argument]) -> str:
        """Return what happened, to those who may see these arguments: `<game>.event.<kind>`.

        With the argument's name behind it (`<game>.event.drew.token`), a text is taken first by those who see the
        argument; so a secret can be told to its witnesses alone.
        """
        return self._say(self._event_key(kind, args), kind, args)

    def knows_event(self, kind: str, args: Mapping[str, Argument]) -> bool:
        """Return whether an event has words for those who may see these arguments."""
        return self.catalogue.has(self._event_key(kind, args))

    def _event_key(self, kind: str, args: Mapping[str, Argument]) -> str:
        key = f"{self._game}.event.{kind}"
        return next((f"{key}.{name}" for name in args if self.catalogue.has(f"{key}.{name}")), key)

    def decision(self, kind: str, args: Mapping[str, Argument]) -> str:
        """Return the question: `<game>.decision.<kind>`."""
        return self._say(f"{self._game}.decision.{kind}", kind, args)

    def message(self, key: str, args: Mapping[str, Argument]) -> str:
        """Return a message's sentence; where the key has no text, the key with its arguments."""
        return self._say(key, key, args)

    def seat(self, number: int) -> str:
        """Return a seat's name."""
        if 0 <= number < len(self._seats) and self._seats[number]:
            return self._seats[number]
        key = f"seat.{number}"
        return self.catalogue.text(key) if self.catalogue.has(key) else str(number + 1)

    def word(self, name: str, value: Argument) -> str | int | list[str]:
        """Return an argument's value in words; numbers, and texts that no entry knows, stay as they are."""
        if is_seat(name) and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, tuple):
            return [str(self._one(name, item)) for item in value]
        return self._one(name, value)

    def _one(self, name: str, value: str | int) -> str | int:
        if isinstance(value, int) or name == "action":  # the texts of actions are sentences with gaps
            return value
        if name in _SEAT_LISTS and value.isdecimal():
            return self.seat(int(value))
        stems = [name, _ALSO.get(name, ""), name.removesuffix("s")]
        for stem in filter(None, stems):
            key = f"{self._game}.{stem}.{value}"
            if self.catalogue.has(key):
                return self.catalogue.text(key)
        return value

    def _say(self, key: str, kind: str, args: Mapping[str, Argument]) -> str:
        if not self.catalogue.has(key):
            words = [f"{name}: {self._plain(name, value)}" for name, value in args.items()]
            return f"{kind} ({', '.join(words)})" if words else kind
        bare = self.catalogue.prefixed(key)
        worded = {name: value if name in bare else self.word(name, value) for name, value in args.items()}
        return self.catalogue.text(key, **worded)

    def _plain(self, name: str, value: Argument) -> str:
        worded = self.word(name, value)
        return self.catalogue.join(worded) if isinstance(worded, list) else str(worded)
