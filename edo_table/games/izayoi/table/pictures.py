"""Single pictures of components, for the log, rules pages, score sheet and for what is dragged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from edo_table.engine.messages import Arguments
from edo_table.games.izayoi.content import IzayoiContent
from edo_table.games.izayoi.table import art, cards
from edo_table.games.izayoi.table.desk import STOP, Desk, split
from edo_table.games.izayoi.table.playboard import playboard
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import clear
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.table.face import Scene, SeatLook
from edo_table.ui.theme import SeatStyle, Theme

_SCORE_TILES = ("temari", "comb", "folding-fan")
"""What stands for points and wakomono on the score sheet; any three that are there."""


def picture(content: IzayoiContent, theme: Theme, kind: str, ident: str, height: int) -> pygame.Surface | None:
    """The picture of a component, `height` pixels high; None when there is none.

    `card`, `player_card`, `master`: an id, in the colour of a seat after an @ (`kado-2@shu`, `kado@shu`), `back` for
    the back; `special` (hiding, shuffle); `tile` (`back` for the back); `art`: an art's emblem; `ornament`: what a
    tile shows, alone; `score`: a line of the score sheet.
    """
    name, _, colour = ident.partition("@")
    seat = next((style for style in theme.seats if style.id == colour), None)
    if colour and seat is None:
        return None
    points = {tile.id: tile.points for tile in content.tiles}
    if kind == "card":
        known = name in ("back", STOP) or _is_card(content, name)
        return art.card(None if name == "back" else name, height, theme, seat) if known else None
    if kind in ("player_card", "master") and name == "back" and kind == "master":
        return art.master(None, height, theme, None)
    if kind == "player_card" and name in content.arts:
        return art.player_card(name, height, theme, seat)
    if kind == "master" and name in content.arts:
        return art.master(name, height, theme, seat)
    if kind == "special" and name in ("hiding", "shuffle"):
        return art.special("hiding" if name == "hiding" else "shuffle", height, theme)
    if kind == "tile":
        known = name == "back" or name in points
        return art.tile(None if name == "back" else name, points.get(name, 0), height, theme) if known else None
    if kind == "ornament" and name in points:
        return art.ornament(name, height)
    if kind == "art" and name in content.arts:
        return art.emblem(name, height, theme.ink, theme.paper)
    if kind == "score":
        return _score(content, theme, name, height)
    return None


def _is_card(content: IzayoiContent, card: str) -> bool:
    name, votes = split(card)
    return name in content.arts and votes in {entry[0] for entry in content.votes}


def _score(content: IzayoiContent, theme: Theme, line: str, height: int) -> pygame.Surface | None:
    points: Mapping[str, int] = {tile.id: tile.points for tile in content.tiles}
    shown = [tile for tile in _SCORE_TILES if tile in points] or list(points)[:3]
    if line == "points":
        return art.tile(shown[0], points[shown[0]], height, theme)
    if line == "master":
        return art.master(None, height, theme, None)
    return _together(tuple((tile, points[tile]) for tile in shown), height, theme) if line == "tiles" else None


@cached("izayoi groups of tiles", entries=8, megabytes=3)
def _together(tiles: tuple[tuple[str, int], ...], height: int, theme: Theme) -> pygame.Surface:
    """Tiles over each other, like a little heap."""
    side = round(height * 0.74)
    step = (height - side) // max(1, len(tiles) - 1)
    out = clear((height, height))
    for number, (tile, points) in enumerate(tiles):
        out.blit(art.tile(tile, points, side, theme), (number * step, number * step))
    return out


def log_picture(
    content: IzayoiContent, theme: Theme, seats: Sequence[SeatLook], arts: Mapping[str, int], kind: str,
    args: Arguments, height: int,
) -> pygame.Surface | None:  # fmt: skip
    """A small picture of an event for the edge of the log; `arts` tells which seat's art each is."""
    if kind in ("card_placed", "card_hidden", "turned_up"):
        card = args.get("card")
        if not isinstance(card, str):
            return art.card(None, height, theme, None)
        return art.card(card, height, theme, _style(theme, seats, arts.get(split(card)[0])))
    if kind in ("tile_taken", "tile_discarded"):
        points = int(str(args["points"]))
        taker = args.get("seat") if kind == "tile_taken" else None
        return _taken(str(args["tile"]), points, _style(theme, seats, taker), theme, height)
    if kind == "hand_thrown":
        return art.special("shuffle", height, theme)
    if kind == "art_chosen":
        return art.player_card(str(args["art"]), height, theme, _style(theme, seats, args.get("seat")))
    return None


def _style(theme: Theme, seats: Sequence[SeatLook], seat: object) -> SeatStyle | None:
    return next((theme.seat(shown.colour) for shown in seats if shown.seat == seat), None)


@cached("izayoi log pictures", entries=64, megabytes=3)
def _taken(tile: str, points: int, taker: SeatStyle | None, theme: Theme, height: int) -> pygame.Surface:
    out = art.tile(tile, points, height, theme).copy()
    if taker is not None:
        disc = crest_disc(taker, height * 0.50)
        out.blit(disc, (out.get_width() - disc.get_width(), out.get_height() - disc.get_height()))
    return out


def dragged(desk: Desk, scene: Scene, target: str) -> pygame.Surface | None:
    """The picture that follows the pointer: a card as large as it is in a row."""
    kind, _, rest = target.partition(":")
    board = playboard(desk)
    if kind != "hand" or board is None or scene.viewer is None:
        return None
    if "special:shuffle" in scene.selected:
        return None
    return cards.laid(
        desk, scene, rest, board.lanes[0].card, is_hidden="special:hiding" in scene.selected and rest != STOP
    )
