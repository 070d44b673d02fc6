"""Everything on the table that can be pointed at, with its target id, and where the piece of a target stands."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from edo_table.games.samurai.table import hand, info_panel, pieces, seat_panels
from edo_table.games.samurai.table.desk import Desk
from edo_table.ui.print.brush import Point
from edo_table.ui.table.face import Place, Scene
from edo_table.ui.table.ruler import corners
from edo_table.ui.table.seating import home_seat, look

_FIGURE: tuple[Point, ...] = (
    (-0.34, 0.48),
    (-0.36, 0.14),
    (-0.30, -0.40),
    (0.0, -0.47),
    (0.30, -0.40),
    (0.36, 0.14),
    (0.34, 0.48),
)
"""The hull of a figure in its heights."""


def find_places(desk: Desk, scene: Scene) -> list[Place]:
    """All places in reading order: seats, board from the top down, what is left, hand; later ones lie on top."""
    return [
        *_seats(desk, scene), *_board(desk, scene), *_title(desk), *_info(desk, scene), *_own(desk, scene),
        *_hand(desk, scene), *_pool(desk, scene),
    ]  # fmt: skip


def _seats(desk: Desk, scene: Scene) -> Iterator[Place]:
    for shown in scene.seats:
        rect = seat_panels.seat_rect(desk, scene, shown.seat)
        if rect is not None and shown.seat != home_seat(scene):
            yield Place(f"seat:{shown.seat}", corners(rect), shown.name, False)


def _own(desk: Desk, scene: Scene) -> Iterator[Place]:
    seat = home_seat(scene)
    rect = seat_panels.seat_rect(desk, scene, seat)
    if rect is not None:
        yield Place(f"seat:{seat}", corners(rect), look(scene, seat).name, False)


def _title(desk: Desk) -> Iterator[Place]:
    rect = desk.region("title")
    if rect is not None:
        yield Place("title", corners(rect), desk.words.text("samurai.title"), False)


def _board(desk: Desk, scene: Scene) -> Iterator[Place]:
    view, board = scene.view, desk.board
    row = board.radius * 0.9
    order = sorted(range(len(desk.map.spaces)), key=lambda i: (round(board.centre(i)[1] / row), board.centre(i)[0]))
    window = pygame.Rect((0, 0), desk.size)
    is_placing = view["phase"] == "place"
    for space in order:
        name = desk.map.spaces[space]
        if not window.collidepoint(board.centre(space)):
            continue
        outline = board.corners(space, 0.985)
        label = desk.place_name(name)
        if desk.map.settlement_of[space] >= 0:
            yield Place(f"place:{name}" if is_placing else f"settlement:{name}", outline, label)
        elif name in view["board"]:
            laid = view["board"][name]
            yield Place(
                f"token:{name}",
                outline,
                desk.text(
                    "token_of",
                    token=desk.word("token", laid["token"]),
                    seat=look(scene, laid["seat"]).name,
                    place=label,
                ),
            )
        else:
            yield Place(f"space:{name}", outline, label)
    for space in order:
        if desk.map.settlement_of[space] >= 0:
            yield from _figures(desk, scene, desk.map.spaces[space])


def _figures(desk: Desk, scene: Scene, settlement: str) -> Iterator[Place]:
    for stand in pieces.settlement_stands(desk, scene.view, settlement):
        outline = tuple((stand.at[0] + x * stand.height, stand.at[1] + y * stand.height) for x, y in _FIGURE)
        label = desk.text("figure_of", figure=desk.word("figure", stand.kind), place=desk.place_name(settlement))
        yield Place(pieces.figure_target(settlement, stand.kind), outline, label)


def _info(desk: Desk, scene: Scene) -> Iterator[Place]:
    rect = desk.region("info")
    if rect is None:
        return
    panel = info_panel.info_panel(desk, rect)
    yield Place("info", corners(rect), desk.text("left_on_board"), False)
    if scene.view["phase"] not in ("choose", "place"):
        return
    for number, kind in enumerate(scene.view["supply"]):
        (x, y), high = panel.stock(number)
        box = pygame.Rect(0, 0, round(high * 1.35), round(high * 1.06))
        box.center = (round(x + high * 0.22), round(y))
        yield Place(f"supply:{kind}", corners(box), desk.word("figure", kind), False)


def _hand(desk: Desk, scene: Scene) -> Iterator[Place]:
    for item in hand.hand_items(desk, scene):
        yield Place(item.target, hand.outline(item, desk.tilt), desk.word("token", item.token), False)


def _pool(desk: Desk, scene: Scene) -> Iterator[Place]:
    items = hand.pool_items(desk, scene)
    rect = hand.pool_rect(desk)
    if items and rect is not None:
        yield Place("pool", corners(rect), desk.text("pool"), False)
    for item in items:
        target = f"chosen:{item.token}" if item.is_taken else item.target
        yield Place(target, hand.outline(item, desk.tilt), desk.word("token", item.token), False)


# ---- where ---------------------------------------------------------------------------------------------------------


def where(desk: Desk, scene: Scene, target: str) -> Point | None:
    """Where the piece of a target stands or would stand; None when this table has no place for it."""
    kind, _, rest = target.partition(":")
    if kind in ("space", "token", "place", "settlement"):
        space = desk.home.map.index.get(rest)
        return None if space is None else desk.board.centre(space)
    if kind == "figure":
        return _where_figure(desk, scene, rest)
    if kind in ("hand", "lifted", "pool", "chosen"):
        return _where_tile(desk, scene, target)
    if kind == "supply":
        rect = desk.region("info")
        kinds = list(scene.view["supply"])
        if rect is None or rest not in kinds:
            return None
        return info_panel.info_panel(desk, rect).stock(kinds.index(rest))[0]
    return _where_panel(desk, scene, kind, rest)


def _where_figure(desk: Desk, scene: Scene, rest: str) -> Point | None:
    settlement, _, kind = rest.rpartition(":")
    if settlement not in desk.home.map.index or desk.map.settlement_of[desk.home.map.index[settlement]] < 0:
        return None
    stand = pieces.find_stand(desk, scene.view, settlement, kind)
    if stand is not None:
        return stand.at
    number = len(scene.view["figures"].get(settlement, ()))
    return pieces.stand_at(desk, settlement, number)[0]


def _where_tile(desk: Desk, scene: Scene, target: str) -> Point | None:
    kind, _, token = target.partition(":")
    for item in (*hand.hand_items(desk, scene), *hand.pool_items(desk, scene)):
        is_same = item.target == target or (kind == "chosen" and item.is_taken and item.token == token)
        if is_same:
            return hand.lift_of(item)
    rect = desk.region("hand")
    return None if rect is None or kind == "pool" else rect.center


def _where_panel(desk: Desk, scene: Scene, kind: str, rest: str) -> Point | None:
    if kind in ("seat", "captured", "stock"):
        seat = int(rest.split(":")[0]) if rest.split(":")[0].isdecimal() else -1
        if not 0 <= seat < len(scene.seats):
            return None
        rect = seat_panels.seat_rect(desk, scene, seat)
        if rect is None:
            return None
        if kind == "captured":
            return seat_panels.captured_at(desk, scene, seat, rest.partition(":")[2])
        return rect.center if kind == "seat" else seat_panels.seat_panel(desk, rect).supply()[0]
    rect = desk.region({"info": "info", "title": "title", "aside": "info"}.get(kind, ""))
    if rect is None:
        return None
    if kind != "aside":
        return rect.center
    beside = info_panel.tied(scene.view)
    number = min(len(beside), max(int(scene.view["ties_to_end"]), len(beside)) - 1)
    return info_panel.info_panel(desk, rect).tie(number, max(int(scene.view["ties_to_end"]), len(beside)))[0]
