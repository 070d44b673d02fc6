"""IKI's content as lists of numbers for the rules, for one number of players."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from edo_table.games.iki.content import SEASONS, Character, IkiContent, Shop
from edo_table.games.iki.goods import Amounts
from edo_table.games.iki.state import PERKS, TOKEN_KINDS

if TYPE_CHECKING:
    from edo_table.games.iki.workings import Workings

Frame = tuple[int, ...]
"""A step on the stack."""

SPACES = ("1-4", "1", "2", "3", "4")
"""The Ikizama track, from left to right."""
NO_PERK = -1
NO_TYPE = -1
"""In `type_of`: the character has no type of its own."""


@dataclass(frozen=True, slots=True)
class Tables:
    """Everything by number; a card is a character's number, or `characters` + a building's number."""

    players: int
    content: IkiContent
    workings: Workings
    # characters
    characters: int
    card_ids: tuple[str, ...]
    card_of: dict[str, int]
    people: tuple[Character, ...]
    type_ids: tuple[str, ...]
    type_of: tuple[int, ...]
    perk_of: tuple[int, ...]
    """By character: the special token that retiring gives, or NO_PERK."""
    season_decks: tuple[tuple[int, ...], ...]
    """By season: the characters of its deck, ascending."""
    deck_sizes: tuple[int, ...]
    """By season: how many of them are dealt."""
    starters: tuple[int, ...]
    # buildings
    building_costs: tuple[Amounts, ...]
    # tokens
    token_ids: tuple[str, ...]
    token_of: dict[str, int]
    token_kind: tuple[int, ...]
    token_cost: tuple[int, ...]
    token_season: tuple[int, ...]
    season_tokens: tuple[tuple[int, ...], ...]
    # board
    shops: tuple[Shop, ...]
    shop_ids: tuple[str, ...]
    shop_at: tuple[int, ...]
    """By space of the street from 1: the shop; 0 is the starting area."""
    street: int
    """Spaces of the street."""
    stall_ids: tuple[str, ...]
    stall_of: dict[str, int]
    extra: tuple[int, ...]
    stalls_of_shop: tuple[tuple[int, ...], ...]
    nagaya_ids: tuple[str, ...]
    nagayas: tuple[tuple[int, ...], ...]
    """By Nagaya: its stalls from the outer edge inwards."""
    groups: tuple[tuple[int, ...], ...]
    """Stalls that count together for harmony: the Nagayas, then the corners if there are any."""
    outer: tuple[int, ...]
    fire_months: tuple[int, ...]
    fire_strength: tuple[int, ...]
    blocking_tiles: tuple[tuple[int, int], ...]
    """Spaces of the Ikizama track and how many tiles block them; only with two players."""

    def is_character(self, card: int) -> bool:
        """Whether a card is a character and no building."""
        return 0 <= card < self.characters

    def building(self, card: int) -> int:
        """Return the building's number of a card."""
        return card - self.characters


def compile_tables(content: IkiContent, players: int, workings: Workings) -> Tables:
    """Return the tables of the content for a number of players, with the rules that work on them."""
    board = content.board(players)
    people, buildings = content.characters, content.buildings
    card_ids = (*(person.id for person in people), *(building.id for building in buildings))
    shop_number = {shop.id: number for number, shop in enumerate(content.shops)}
    nagayas = tuple(
        tuple(number for number, stall in enumerate(board.stalls) if stall.nagaya == nagaya) for nagaya in board.nagayas
    )
    corners = tuple(number for number, stall in enumerate(board.stalls) if stall.is_corner)
    season_decks = tuple(
        tuple(number for number, person in enumerate(people) if person.season == season) for season in SEASONS
    )
    return Tables(
        players=players,
        content=content,
        workings=workings,
        characters=len(people),
        card_ids=card_ids,
        card_of={card: number for number, card in enumerate(card_ids)},
        people=people,
        type_ids=content.types,
        type_of=tuple(
            content.types.index(person.type) if person.type in content.types else NO_TYPE for person in people
        ),
        perk_of=tuple(PERKS.index(person.token) if person.token in PERKS else NO_PERK for person in people),
        season_decks=season_decks,
        deck_sizes=tuple(len(deck) for deck in season_decks),
        starters=tuple(number for number, person in enumerate(people) if person.season == "start"),
        building_costs=tuple(building.cost for building in buildings),
        token_ids=tuple(token.id for token in content.tokens),
        token_of={token.id: number for number, token in enumerate(content.tokens)},
        token_kind=tuple(TOKEN_KINDS.index(token.kind) for token in content.tokens),
        token_cost=tuple(token.cost for token in content.tokens),
        token_season=tuple(token.season for token in content.tokens),
        season_tokens=tuple(
            tuple(number for number, token in enumerate(content.tokens) if token.season == season)
            for season in range(len(SEASONS))
        ),
        shops=content.shops,
        shop_ids=tuple(shop.id for shop in content.shops),
        shop_at=(-1, *(shop_number[shop] for shop in board.street)),
        street=len(board.street),
        stall_ids=tuple(stall.id for stall in board.stalls),
        stall_of={stall.id: number for number, stall in enumerate(board.stalls)},
        extra=tuple(stall.extra for stall in board.stalls),
        stalls_of_shop=tuple(
            tuple(number for number, stall in enumerate(board.stalls) if shop.id in stall.shops)
            for shop in content.shops
        ),
        nagaya_ids=board.nagayas,
        nagayas=nagayas,
        groups=(*nagayas, corners) if corners else nagayas,
        outer=tuple(stalls[0] for stalls in nagayas),
        fire_months=board.fires.months,
        fire_strength=board.fires.strength,
        blocking_tiles=tuple((SPACES.index(name), count) for name, count in content.numbers.blocking_tiles),
    )


def parts_of(tables: Tables) -> dict[str, Any]:
    """Return the fields of tables by name: what an expansion's own tables are made from."""
    return {field.name: getattr(tables, field.name) for field in fields(tables)}
