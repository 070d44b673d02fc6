"""Everything on the table that can be pointed at, with its target id, and where the piece of a target lies."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from edo_table.games.izayoi.table import choice, hand, lanes, piles
from edo_table.games.izayoi.table.desk import Desk, row_of
from edo_table.games.izayoi.table.playboard import playboard
from edo_table.games.izayoi.table.seat_panels import seat_panel, seat_rect
from edo_table.ui.table.face import Place, Point, Scene
from edo_table.ui.table.ruler import corners
from edo_table.ui.table.seating import home_seat, look, others


def find_places(desk: Desk, scene: Scene) -> list[Place]:
    """All places in reading order: the other seats, the screen, the piles, the own seat; later ones lie on top."""
    return [
        *(place for seat in others(scene) for place in _seat(desk, scene, seat)),
        *_title(desk), *_rows(desk, scene), *_arts(desk, scene), *_piles(desk, scene),
        *_seat(desk, scene, home_seat(scene)), *_hand(desk, scene),
    ]  # fmt: skip


def _seat(desk: Desk, scene: Scene, seat: int) -> Iterator[Place]:
    rect = seat_rect(desk, scene, seat)
    if rect is None:
        return
    name = look(scene, seat).name
    yield Place(f"seat:{seat}", corners(rect), name, False)
    panel, view = seat_panel(desk, scene, seat, rect), scene.view
    if view["phase"] != "arts":
        yield Place(f"master:{seat}", corners(panel.master), desk.text("master_of", seat=name), False)
    tiles = view["seats"][seat]["tiles"]
    for tile, place in zip(tiles, panel.tiles(len(tiles)), strict=True):
        yield Place(f"won:{seat}:{tile}", corners(place), desk.word("tile", tile), False)


def _title(desk: Desk) -> Iterator[Place]:
    rect = desk.region("title")
    if rect is not None:
        yield Place("title", corners(rect), desk.words.text("izayoi.title"), False)


def _rows(desk: Desk, scene: Scene) -> Iterator[Place]:
    board = playboard(desk)
    if board is None or scene.view["phase"] == "arts":
        return
    for lane in board.lanes:
        yield Place(f"row:{lane.row}", corners(lanes.leaf(lane, desk)), row_label(desk, scene, lane.row))
    for lane in board.lanes:
        row = row_of(scene.view, lane.row)
        if row is None:
            continue
        for number, laid in enumerate(row["cards"]):
            name = desk.word("card", laid["card"]) if laid["card"] is not None else desk.text("face_down_card")
            yield Place(f"laid:{lane.row}:{number}", corners(lane.lying(number, lanes.places_of(row))), name)


def row_label(desk: Desk, scene: Scene, row: str) -> str:
    """What a row is called: its tile and where it lies."""
    data = row_of(scene.view, row)
    if data is None or data["tile"] is None:
        return desk.word("row", row)
    return desk.word("tile", data["tile"])


def _arts(desk: Desk, scene: Scene) -> Iterator[Place]:
    for offer in choice.offers(desk, scene):
        yield Place(f"art:{offer.art}", corners(offer.rect), desk.word("art", offer.art), False)


def _piles(desk: Desk, scene: Scene) -> Iterator[Place]:
    for pile in piles.piles(desk):
        yield Place(pile.target, corners(pile.rect), desk.text(f"pile_{pile.target}"), False)
    rect = piles.memo_rect(desk)
    if rect is not None and scene.view["recommended"] is not None:
        yield Place("info", corners(rect), desk.text("memo"), False)


def _hand(desk: Desk, scene: Scene) -> Iterator[Place]:
    for item in hand.hand_items(desk, scene):
        yield Place(item.target, corners(item.shown), desk.word("card", item.ident), False)
    for item in hand.special_items(desk, scene):
        yield Place(item.target, corners(item.shown), desk.word("special", item.ident), False)


# ---- where ---------------------------------------------------------------------------------------------------------


def where(desk: Desk, scene: Scene, target: str) -> Point | None:
    """Where the piece of a target lies or would lie; None when this table has no place for it."""
    kind, _, rest = target.partition(":")
    if kind in ("row", "tile", "laid"):
        return _where_on_board(desk, scene, kind, rest)
    if kind == "art":
        return next((o.rect.center for o in choice.offers(desk, scene) if o.art == rest), _centre(desk, "board"))
    if kind in ("hand", "special"):
        items = (*hand.hand_items(desk, scene), *hand.special_items(desk, scene))
        found = next((item.shown.center for item in items if item.target == target), None)
        return found if found is not None else _centre(desk, "hand")
    if kind in piles.PILES:
        pile = piles.pile(desk, kind)
        return None if pile is None else pile.picture.center
    if kind == "info":
        memo = piles.memo_rect(desk)
        return None if memo is None else memo.center
    if kind == "title":
        return _centre(desk, "title")
    return _where_at_seat(desk, scene, kind, rest)


def _centre(desk: Desk, region: str) -> Point | None:
    rect = desk.region(region)
    return None if rect is None else rect.center


def _where_on_board(desk: Desk, scene: Scene, kind: str, rest: str) -> Point | None:
    board = playboard(desk)
    row, _, number = rest.partition(":")
    lane = board.lane(row) if board is not None else None
    if lane is None:
        return None
    if kind == "laid":
        data = row_of(scene.view, row)
        places = max(lanes.places_of(data) if data is not None else 0, 1)
        return lane.lying(int(number), places).center if number.isdecimal() else None
    return lane.tile.center


def _where_at_seat(desk: Desk, scene: Scene, kind: str, rest: str) -> Point | None:
    """`seat`, `master`, `won`, and for what travels `art-of` (the player's card) and `cards-of` (its hand)."""
    number, _, tile = rest.partition(":")
    seat = int(number) if number.isdecimal() else -1
    if kind not in ("seat", "master", "won", "art-of", "cards-of") or not 0 <= seat < len(scene.seats):
        return None
    rect = seat_rect(desk, scene, seat)
    if rect is None:
        return None
    panel = seat_panel(desk, scene, seat, rect)
    if kind == "won":
        tiles = scene.view["seats"][seat]["tiles"]
        places = panel.tiles(max(1, len(tiles)))
        return places[tiles.index(tile) if tile in tiles else len(places) - 1].center
    spots: dict[str, pygame.Rect] = {"master": panel.master, "art-of": panel.art, "cards-of": panel.hand, "seat": rect}
    return spots[kind].center
