"""What is fixed before the first action: player count, seed, options, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from edo_table.engine.errors import BadSetup
from edo_table.engine.messages import Message

MAX_SEED = 1 << 53
"""Seeds stay below this, so that they survive JSON readers that know only floats."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the set-up and what is taken when nobody chooses.  Words: `<game>.option.<id>[.<choice>]`.

    `players` are the numbers of players that it means something for; empty: all.
    """

    id: str
    choices: tuple[str, ...]
    default: str
    players: tuple[int, ...] = ()

    def is_for(self, players: int) -> bool:
        """Return whether so many players have this choice."""
        return not self.players or players in self.players


@dataclass(frozen=True, slots=True)
class Setup:
    """Player count, seed and chosen options (option id -> choice)."""

    players: int
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {"players": self.players, "seed": self.seed, "options": dict(self.options)}

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> Setup:
        """Return the set-up of a record; raises ValueError where the form is wrong."""
        players, seed, options = data.get("players"), data.get("seed"), data.get("options", {})
        if not isinstance(options, Mapping):
            raise ValueError("a set-up's `options` must be a mapping")
        return Setup(
            _whole(players, "players"), _whole(seed, "seed"), {str(key): str(value) for key, value in options.items()}
        )


def complete(setup: Setup, players: tuple[int, ...], options: tuple[Option, ...]) -> Setup:
    """Return the set-up with every option named; raises BadSetup for what the game does not know.

    An option that is not for so many players has its default, and nothing else may be chosen.
    """
    if setup.players not in players:
        raise BadSetup(Message("setup.bad_players", {"n": setup.players, "allowed": tuple(map(str, players))}))
    if not 0 <= setup.seed < MAX_SEED:
        raise BadSetup(Message("setup.bad_seed", {"n": setup.seed}))
    known = {option.id: option for option in options}
    for name, choice in setup.options.items():
        if name not in known:
            raise BadSetup(Message("setup.unknown_option", {"option": name, "allowed": tuple(known)}))
        if choice not in known[name].choices:
            raise BadSetup(
                Message("setup.bad_choice", {"option": name, "choice": choice, "allowed": known[name].choices})
            )
        if choice != known[name].default and not known[name].is_for(setup.players):
            counts = tuple(map(str, known[name].players))
            raise BadSetup(Message("setup.option_not_for", {"option": name, "n": setup.players, "allowed": counts}))
    chosen = {option.id: setup.options.get(option.id, option.default) for option in options}
    return Setup(setup.players, setup.seed, chosen)


def suited(setup: Setup, options: tuple[Option, ...]) -> Setup:
    """Return the set-up without choices that its number of players does not have: saves of before may hold such."""
    foreign = {option.id for option in options if not option.is_for(setup.players)}
    kept = {name: choice for name, choice in setup.options.items() if name not in foreign}
    return Setup(setup.players, setup.seed, kept)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: shown name, colour id (`ai`, `shu` ...), and `human` or an AI level."""

    name: str
    colour: str
    controller: str = "human"

    @property
    def is_human(self) -> bool:
        return self.controller == "human"

    def to_dict(self) -> dict[str, str]:
        """Return the JSON form."""
        return {"name": self.name, "colour": self.colour, "controller": self.controller}

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> Seat:
        """Return the seat of a record; raises ValueError where the form is wrong."""
        values = [data.get(name) for name in ("name", "colour", "controller")]
        if not all(isinstance(value, str) for value in values):
            raise ValueError("a seat needs texts `name`, `colour` and `controller`")
        return Seat(*(str(value) for value in values))


def _whole(value: object, name: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise ValueError(f"a set-up needs a whole number `{name}`")
