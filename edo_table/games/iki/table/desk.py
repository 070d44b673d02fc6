"""All that the parts of the face need to know of one window: components, words, regions, scale, colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import pygame

from edo_table.content.language import Catalogue
from edo_table.games.iki.content import Board, Building, Character, IkiContent, MarketToken, Shop, Stall
from edo_table.ui.metrics import Metrics
from edo_table.ui.table.face import Scene
from edo_table.ui.table.seating import style
from edo_table.ui.theme import SeatStyle, Theme

CORNERS = "corners"
"""The id of the fifth group."""


class Parts:
    """The components by id, for one number of players."""

    def __init__(self, content: IkiContent, players: int) -> None:
        self.content, self.players = content, players
        self.board: Board = content.board(players)
        self.characters: Mapping[str, Character] = {person.id: person for person in content.characters}
        self.buildings: Mapping[str, Building] = {building.id: building for building in content.buildings}
        self.tokens: Mapping[str, MarketToken] = {token.id: token for token in content.tokens}
        self.shops: Mapping[str, Shop] = {shop.id: shop for shop in content.shops}
        self.stalls: Mapping[str, Stall] = {stall.id: stall for stall in self.board.stalls}

    @property
    def houses(self) -> tuple[str, ...]:
        """The shops with stalls beside them, in the order of the street."""
        return tuple(shop for shop in self.board.street if self.stalls_of(shop))

    @cached_property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """Stalls that count together for harmony, by Nagaya, and the corners if there are any."""
        found = {
            nagaya: tuple(stall.id for stall in self.board.stalls if stall.nagaya == nagaya)
            for nagaya in self.board.nagayas
        }
        corners = tuple(stall.id for stall in self.board.stalls if stall.is_corner)
        return {**found, CORNERS: corners} if corners else found

    def stalls_of(self, shop: str) -> tuple[str, ...]:
        """The stalls from which business is done with their characters beside a shop."""
        return tuple(stall.id for stall in self.board.stalls if shop in stall.shops)

    def fire_strength(self, month: int) -> int:
        """The strength of the fire after a month, 0 where there is none."""
        fires = self.board.fires
        return dict(zip(fires.months, fires.strength, strict=True)).get(month, 0)

    def type_of(self, view: Mapping[str, Any], seat: int, card: str) -> str:
        """The type of a retired character of a seat."""
        return self.characters[card].type

    def space(self, shop: str | None) -> int:
        """The space of the street at a shop, from 1; 0 for the starting area."""
        return self.board.street.index(shop) + 1 if shop in self.board.street else 0


@dataclass(frozen=True, slots=True)
class Desk:
    """One window's geometry."""

    parts: Parts
    words: Catalogue
    size: tuple[int, int]
    regions: Mapping[str, pygame.Rect]
    metrics: Metrics
    theme: Theme
    kept: dict[str, Any] = field(default_factory=dict, compare=False)
    """What has been computed for this window once."""

    @property
    def players(self) -> int:
        """How many play."""
        return self.parts.players

    @property
    def content(self) -> IkiContent:
        """All components."""
        return self.parts.content

    def text(self, key: str, **args: str | int) -> str:
        """The words of a key of the table's own section."""
        return self.words.text(f"iki.table.{key}", **args)

    def word(self, kind: str, ident: str) -> str:
        """The name of a component: `character`, `building`, `token`, `shop`, `stall`, `nagaya`, `good`, `type` ..."""
        return self.words.text(f"iki.{kind}.{ident}")

    def card_name(self, card: str) -> str:
        """The name of a character or building."""
        return self.word("building" if card in self.parts.buildings else "character", card)

    def region(self, name: str) -> pygame.Rect | None:
        """A region that has room to draw in, None if this window has none of that name."""
        rect = self.regions.get(name)
        return rect if rect is not None and rect.w > 8 and rect.h > 8 else None

    @property
    def key(self) -> tuple[object, ...]:
        """Everything that a painted picture of this window depends on."""
        rects = tuple(sorted((name, tuple(rect)) for name, rect in self.regions.items()))
        m, parts = self.metrics, self.parts
        painted = (self.content.shops, parts.board)  # a player's own files may have other prices and stalls
        return (self.size, m.ui_scale, m.text_scale, self.theme.name, self.players, self.words.code, rects, painted)


def seat_style(desk: Desk, scene: Scene, seat: int | None) -> SeatStyle | None:
    """The look of a seat; None for nobody's."""
    if seat is None or not 0 <= seat < len(scene.seats):
        return None
    return style(desk.theme, scene, seat)


def number(rest: str) -> int:
    """The seat in a target's rest, -1 if it names none."""
    return int(rest) if rest.isdecimal() else -1


def shown_row(view: Mapping[str, Any]) -> list[tuple[str, int]]:
    """The characters on offer with the coins on them: the row, before month 1 those to begin with."""
    if view["phase"] == "begin":
        return [(character, 0) for character in view["starters"]]
    return [(entry["character"], int(entry["mon"])) for entry in view["row"]]
