"""All that the parts of the face need to know of one window: content, words, regions, scale, colours, the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from edo_table.content.language import Catalogue
from edo_table.games.samurai.content import Board, SamuraiContent, TokenKind
from edo_table.games.samurai.table.fitting import fit_board
from edo_table.games.samurai.table.geometry import HexMap, Placement
from edo_table.ui.metrics import Metrics
from edo_table.ui.print.brush import Point
from edo_table.ui.print.lettering import fit, measure
from edo_table.ui.table.face import Camera
from edo_table.ui.theme import Theme

OVER_THE_BOARD = ("board", "pool")
"""Regions that the board need not keep clear of."""

_MARGIN = 8
"""Layout units between the board's hexes and the panels."""


@dataclass(frozen=True, slots=True)
class Desk:
    """One window's geometry.  `home` is the board at zoom 1, `board` under the camera."""

    content: SamuraiContent
    words: Catalogue
    size: tuple[int, int]
    regions: Mapping[str, pygame.Rect]
    metrics: Metrics
    theme: Theme
    home: Placement
    board: Placement
    zoom: float
    offset: Point
    """Under the camera every pixel p of zoom 1 lies at p * zoom + offset."""

    names: tuple[tuple[int, str, int], ...]
    """The settlements whose names are shown: space, name, size of its letters."""

    @property
    def map(self) -> Board:
        """The board in play."""
        return self.home.map.board

    @property
    def players(self) -> int:
        """How many play."""
        return self.map.players

    @property
    def tilt(self) -> float:
        """How a hex of this board lies (see `hexagon`)."""
        return self.home.map.tilt

    def text(self, key: str, **args: str | int) -> str:
        """The words of a key of the table's own section."""
        return self.words.text(f"samurai.table.{key}", **args)

    def word(self, kind: str, ident: str) -> str:
        """The name of a component: `token`, `figure`, `figures`, `place` ..."""
        return self.words.text(f"samurai.{kind}.{ident}")

    def kind(self, token: str) -> TokenKind:
        """The kind of token with an id; raises KeyError."""
        for kind in self.content.tokens:
            if kind.id == token:
                return kind
        raise KeyError(token)

    def region(self, name: str) -> pygame.Rect | None:
        """A region that has room to draw in, None if this window has none of that name."""
        rect = self.regions.get(name)
        return rect if rect is not None and rect.w > 8 and rect.h > 8 else None

    def place_name(self, space: str) -> str:
        """The name of a settlement, as words."""
        return self.words.text(f"samurai.place.{space}")


def lay_out(
    content: SamuraiContent,
    words: Catalogue,
    turn: float,
    size: tuple[int, int],
    regions: Mapping[str, pygame.Rect],
    metrics: Metrics,
    theme: Theme,
    view: Mapping[str, Any],
    camera: Camera,
) -> Desk:
    """The geometry of a window for a view's number of players."""
    shape = hex_map(content, int(view["players"]), turn)
    area = regions.get("board") or pygame.Rect((0, 0), size)
    blocked = [rect for name, rect in regions.items() if name not in OVER_THE_BOARD and rect.w and rect.h]
    home = fit_board(shape, area, blocked, metrics.px(_MARGIN))
    # whole pixels, so that what is painted can be moved without another look
    offset = (
        round(area.centerx * (1 - camera.zoom) + camera.offset[0]),
        round(area.centery * (1 - camera.zoom) + camera.offset[1]),
    )
    board = home if camera.zoom == 1.0 and offset == (0, 0) else home.zoomed(camera.zoom, offset)
    names = _names(words, home.map.board, metrics, board.radius, camera.zoom)
    return Desk(content, words, size, dict(regions), metrics, theme, home, board, camera.zoom, offset, names)


def _names(
    words: Catalogue, board: Board, metrics: Metrics, radius: float, zoom: float
) -> tuple[tuple[int, str, int], ...]:
    """The names that fit under their settlements; where hexes are too small only the cities keep theirs."""
    least = metrics.small_print
    most = max(least, round(min(metrics.fs(15) * min(1.6, zoom), radius * 0.36)))
    names = [(space, words.text(f"samurai.place.{board.spaces[space]}")) for space in board.settlements]
    villages = [name for space, name in names if board.kind[space] == "village"]
    shows_villages = all(measure(name, "ui", least)[0] <= radius * 2.3 for name in villages)
    return tuple(
        (space, name, fit(name, "ui", most, radius * 1.74, least))
        for space, name in names
        if shows_villages or board.kind[space] != "village"
    )


_maps: dict[tuple[int, int, float], tuple[SamuraiContent, HexMap]] = {}


def hex_map(content: SamuraiContent, players: int, turn: float) -> HexMap:
    """The shape of the board for a number of players (one object for each, so that it can be a key of caches)."""
    key = (id(content), players, turn)
    held = _maps.get(key)
    if held is None or held[0] is not content:
        if len(_maps) > 24:
            _maps.clear()
        held = _maps[key] = (content, HexMap(content.board(players), turn))
    return held[1]
