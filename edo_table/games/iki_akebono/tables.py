"""Akebono's content as lists of numbers for the rules, for one number of players."""

from __future__ import annotations

from dataclasses import dataclass

from edo_table.games.iki.tables import NO_TYPE, Tables, compile_tables, parts_of
from edo_table.games.iki.workings import Workings
from edo_table.games.iki_akebono.components import BRIDGE, AkebonoContent, Boat, NewCharacter, Personality

TEA_BOAT = 0
"""The boat that lies in the river from the start."""


@dataclass(frozen=True, slots=True)
class AkebonoTables(Tables):
    """IKI's tables with what Akebono adds."""

    content: AkebonoContent
    people: tuple[NewCharacter, ...]
    newcomers: tuple[tuple[int, ...], ...]
    """By month from 0: the New Characters of which one is in the game."""
    month_of: tuple[int, ...]
    """By character: its month from 1 if it is a New Character, else 0."""
    open_characters: tuple[int, ...]
    """Characters whose type is named by their owner."""
    special_type: int
    artisan_type: int
    boats: tuple[Boat, ...]
    boat_ids: tuple[str, ...]
    own_wave: tuple[int, ...]
    """By boat: the wave kept for it, or -1."""
    waves: int
    personalities: tuple[Personality, ...]
    personality_ids: tuple[str, ...]
    season_personalities: tuple[tuple[int, ...], ...]
    fisherman_token: int
    policeman_token: int
    bridge: int
    """The shop that is the bridge."""
    bridge_place: int
    """Its space of the street."""

    def is_newcomer(self, card: int) -> bool:
        """Whether a character is a New Character."""
        return self.month_of[card] > 0

    @property
    def free_waves(self) -> range:
        """The waves for boats without one of their own; those that are kept come after them."""
        return range(self.waves - sum(wave >= 0 for wave in self.own_wave))


def compile_akebono(content: AkebonoContent, players: int, workings: Workings) -> AkebonoTables:
    """Return the tables of the content for a number of players, with the rules that work on them."""
    base = compile_tables(content, players, workings)
    people, boats = content.characters, content.boats
    kept = [number for number, boat in enumerate(boats) if boat.has_own_wave]
    waves = content.numbers.waves
    shop = base.shop_ids.index(BRIDGE)
    parts = parts_of(base) | {
        "content": content,
        "people": people,
        "deck_sizes": tuple(content.numbers.season_cards for _ in base.season_decks),
    }
    return AkebonoTables(
        **parts,
        newcomers=tuple(
            tuple(number for number, person in enumerate(people) if person.month == month)
            for month in range(1, 1 + max(person.month for person in people))
        ),
        month_of=tuple(person.month for person in people),
        open_characters=tuple(number for number, kind in enumerate(base.type_of) if kind == NO_TYPE),
        special_type=_type(base, "special"),
        artisan_type=_type(base, "artisan"),
        boats=boats,
        boat_ids=tuple(boat.id for boat in boats),
        own_wave=tuple(
            waves - len(kept) + kept.index(number) if number in kept else -1 for number in range(len(boats))
        ),
        waves=waves,
        personalities=content.personalities,
        personality_ids=tuple(personality.id for personality in content.personalities),
        season_personalities=tuple(
            tuple(number for number, one in enumerate(content.personalities) if one.season == season)
            for season in range(len(base.season_decks))
        ),
        fisherman_token=_token(base, "fish"),
        policeman_token=_token(base, "pouch"),
        bridge=shop,
        bridge_place=base.shop_at.index(shop),
    )


def _type(base: Tables, name: str) -> int:
    return base.type_ids.index(name) if name in base.type_ids else NO_TYPE


def _token(base: Tables, kind: str) -> int:
    """Return the token of a kind that no season has: what a retired character brings."""
    tokens = base.content.tokens
    return next(number for number, token in enumerate(tokens) if token.kind == kind and token.season < 0)
