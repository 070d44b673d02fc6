"""Who sits at the table of the next game, and with which options: what the set-up screen changes and remembers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from edo_table.engine.setup import MAX_SEED, Option, Seat
from edo_table.ui.theme import SEATS

HUMAN = "human"
USUAL_LEVEL = "journeyman"
NAMES = ("Aiko", "Benkei", "Chiyo", "Daichi", "Emi", "Fumio", "Gin", "Hana")
"""Given to seats that nobody has named."""

NAME_LENGTH = 20
MOST_PEOPLE = 12
"""So many people are remembered."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A usual way to sit: so many people, the rest computer players."""

    people: int
    players: int


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has played here: name and colour."""

    name: str
    colour: str


class Seating:
    """The seats and options of one game being set up."""

    def __init__(
        self,
        players: Sequence[int],
        options: Sequence[Option],
        levels: Sequence[str],
        remembered: Mapping[str, Any],
        people: Sequence[Person] = (),
    ) -> None:
        """`remembered` is what `to_remember` gave, perhaps damaged or of an older version.

        `people` have played here before, the latest first: they are the first to sit down.
        """
        self.players, self.options, self.levels = tuple(players), tuple(options), tuple(levels)
        self._people = tuple(people)
        self.seats: list[Seat] = _remembered_seats(remembered.get("seats"), self.players, self.levels)
        self.chosen: dict[str, str] = {}
        before = remembered.get("options")
        for option in self.options:
            value = before.get(option.id) if isinstance(before, Mapping) else None
            self.chosen[option.id] = value if value in option.choices else option.default
        self.seed = ""
        if not self.seats:
            self.take(self.presets()[0])
        self._keep_options_possible()

    # ---- presets ---------------------------------------------------------------------------------------------------

    def presets(self) -> tuple[Preset, ...]:
        """Return the usual ways to sit, the one for a single person first."""
        least, most = self.players[0], self.players[-1]
        found: list[Preset] = []
        if most > 1:
            found += [Preset(1, count) for count in dict.fromkeys((max(2, least), most)) if count in self.players]
            found += [Preset(2, 2)] if 2 in self.players else []
            found += [Preset(most, most)] if most > 2 else []
        else:
            found.append(Preset(1, 1))
        found.append(Preset(0, most))
        return tuple(dict.fromkeys(found))

    @property
    def preset(self) -> Preset:
        """The way to sit as it is now, whether usual or not."""
        return Preset(sum(seat.is_human for seat in self.seats), len(self.seats))

    def take(self, preset: Preset) -> None:
        """Seat so many people and computer players; names and levels that are there stay."""
        people = [seat for seat in self.seats if seat.is_human][: preset.people]
        others = [seat for seat in self.seats if not seat.is_human][: preset.players - preset.people]
        level = others[0].controller if others else self._usual_level()
        self.seats = people
        while len(self.seats) < preset.people:
            self._add(HUMAN)
        self.seats += others
        while len(self.seats) < preset.players:
            self._add(level)
        self._keep_colours_apart()
        self._keep_options_possible()

    def _usual_level(self) -> str:
        return USUAL_LEVEL if USUAL_LEVEL in self.levels else self.levels[len(self.levels) // 2]

    # ---- seats -----------------------------------------------------------------------------------------------------

    @property
    def can_add(self) -> bool:
        """Whether one more can sit down."""
        return len(self.seats) < self.players[-1]

    @property
    def can_remove(self) -> bool:
        """Whether one can get up."""
        return len(self.seats) > self.players[0]

    def add(self) -> None:
        """Seat one more computer player, of the level that sat down last."""
        levels = [seat.controller for seat in self.seats if not seat.is_human]
        self._add(levels[-1] if levels else self._usual_level())
        while len(self.seats) not in self.players and self.can_add:
            self._add(self.seats[-1].controller)
        self._keep_options_possible()

    def _add(self, controller: str) -> None:
        taken, colours = {seat.name for seat in self.seats}, {seat.colour for seat in self.seats}
        known = {person.name for person in self._people}
        free = [name for name in NAMES if name not in taken]
        name = next((name for name in free if name not in known), free[0] if free else NAMES[0])
        colour = next((seat for seat in SEATS if seat not in colours), SEATS[0])
        person = next((person for person in self._people if person.name not in taken), None)
        if controller == HUMAN and person is not None:
            name = person.name
            colour = person.colour if person.colour in SEATS and person.colour not in colours else colour
        self.seats.append(Seat(name, colour, controller))

    def remove(self, number: int) -> None:
        """Let one get up."""
        if self.can_remove:
            del self.seats[number]
            while len(self.seats) not in self.players and self.can_remove:
                del self.seats[-1]
            self._keep_options_possible()

    def rename(self, number: int, name: str) -> None:
        """Name a seat."""
        self.seats[number] = replace(self.seats[number], name=name)

    def recolour(self, number: int, colour: str) -> None:
        """Give a seat a colour; who has it gets the other's."""
        for i, seat in enumerate(self.seats):
            if i != number and seat.colour == colour:
                self.seats[i] = replace(seat, colour=self.seats[number].colour)
        self.seats[number] = replace(self.seats[number], colour=colour)

    def control(self, number: int, controller: str) -> None:
        """Let a person or an AI level play a seat."""
        self.seats[number] = replace(self.seats[number], controller=controller)

    def _keep_colours_apart(self) -> None:
        free = [colour for colour in SEATS if colour not in {seat.colour for seat in self.seats}]
        seen: set[str] = set()
        for i, seat in enumerate(self.seats):
            if (seat.colour in seen or seat.colour not in SEATS) and free:
                self.seats[i] = replace(seat, colour=free.pop(0))
            seen.add(self.seats[i].colour)

    # ---- options ---------------------------------------------------------------------------------------------------

    def shown_options(self) -> tuple[Option, ...]:
        """Return the options that so many players have."""
        return tuple(option for option in self.options if option.is_for(len(self.seats)))

    def final_options(self) -> dict[str, str]:
        """Return what was chosen of the options that so many players have; what others chose is only remembered."""
        return {option.id: self.chosen[option.id] for option in self.shown_options()}

    def is_possible(self, choice: str) -> bool:
        """Whether a choice fits the number of players: one that is a number means the seat counted from 0."""
        return not choice.isdecimal() or int(choice) < len(self.seats)

    def _keep_options_possible(self) -> None:
        for option in self.options:
            if not self.is_possible(self.chosen[option.id]):
                self.chosen[option.id] = option.default

    # ---- result ----------------------------------------------------------------------------------------------------

    def final_seats(self) -> tuple[Seat, ...]:
        """Return the seats with a name for everybody."""
        final: list[Seat] = []
        for seat in self.seats:
            taken = {other.name.strip() for other in (*self.seats, *final)}
            name = seat.name.strip() or next(name for name in NAMES if name not in taken)
            final.append(replace(seat, name=name))
        return tuple(final)

    def seed_number(self) -> int | None:
        """Return the seed that was typed, None for a new one."""
        return int(self.seed) % MAX_SEED if self.seed.isdecimal() else None

    def people_now(self) -> tuple[Person, ...]:
        """Return who has played here, with those of this game first."""
        here = [Person(seat.name, seat.colour) for seat in self.final_seats() if seat.is_human]
        names = {person.name for person in here}
        return (*here, *(person for person in self._people if person.name not in names))[:MOST_PEOPLE]

    def to_remember(self) -> dict[str, Any]:
        """Return what the next set-up begins with, as JSON-ready data."""
        return {"seats": [seat.to_dict() for seat in self.seats], "options": dict(self.chosen)}


def presentable(seats: Sequence[Seat], levels: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats of a match from elsewhere, fit to be shown and played.

    Names get no signs that break lines or turn the writing, and are not longer than can be typed here; a colour that
    does not exist, or is another seat's too, becomes a free one; an unknown player becomes one of the usual level.
    """
    free = [colour for colour in SEATS if colour not in {seat.colour for seat in seats}]
    fit: list[Seat] = []
    for number, seat in enumerate(seats):
        name = "".join(letter if letter.isprintable() else " " for letter in seat.name[: 2 * NAME_LENGTH]).strip()
        is_known = seat.colour in SEATS and seat.colour not in {other.colour for other in fit}
        fit.append(
            Seat(
                name[:NAME_LENGTH].strip() or NAMES[number % len(NAMES)],
                seat.colour if is_known or not free else free.pop(0),
                seat.controller if seat.controller in (HUMAN, *levels) else USUAL_LEVEL,
            )
        )
    return tuple(fit)


def _remembered_seats(data: object, players: Sequence[int], levels: Sequence[str]) -> list[Seat]:
    if not isinstance(data, list) or len(data) not in players:
        return []
    seats = []
    for entry in data:
        try:
            seat = Seat.from_dict(entry)
        except (ValueError, AttributeError):
            return []
        if seat.controller not in (HUMAN, *levels) or seat.colour not in SEATS:
            return []
        seats.append(replace(seat, name=seat.name[:NAME_LENGTH]))
    return seats if len({seat.colour for seat in seats}) == len(seats) else []
