"""Everything on the table that can be pointed at, with its target id, and where the piece of a target lies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch

import pygame

from edo_table.games.iki.table.calendar import months
from edo_table.games.iki.table.cards import offered_buildings, row_cards
from edo_table.games.iki.table.crossroads import south
from edo_table.games.iki.table.desk import Desk, number
from edo_table.games.iki.table.houses import offered
from edo_table.games.iki.table.seat_layout import SeatPanel, seat_panel
from edo_table.games.iki.table.seat_panels import fish_at, strips, things_of
from edo_table.games.iki.table.street import oyakata_at, stops, tokens_at
from edo_table.games.iki.table.streetmap import street_map
from edo_table.games.iki.table.tracks import markers
from edo_table.ui.table.face import Place, Point, Scene
from edo_table.ui.table.ruler import corners
from edo_table.ui.table.seating import home_seat, look, others


@singledispatch
def find_places(desk: Desk, scene: Scene) -> list[Place]:
    """All places in reading order; later ones lie on top of earlier ones."""
    return [
        *row_places(desk, scene), *calendar_places(desk), *board_places(desk, scene),
        *(place for seat in others(scene) for place in seat_places(desk, scene, seat)),
        *seat_places(desk, scene, home_seat(scene)),
    ]  # fmt: skip


def row_places(desk: Desk, scene: Scene) -> Iterator[Place]:
    """The characters for hire, and the buildings on offer."""
    for laid in row_cards(desk, scene):
        yield Place(f"row:{laid.ident}", corners(laid.rect), desk.word("character", laid.ident), False)
    for laid in offered_buildings(desk, scene):
        yield Place(f"building:{laid.ident}", corners(laid.rect), desk.word("building", laid.ident), False)


def calendar_places(desk: Desk) -> Iterator[Place]:
    """The months."""
    for month in months(desk):
        yield Place(f"month:{month.number}", corners(month.rect), desk.word("month", str(month.number)), False)


def stall_name(desk: Desk, stall: str) -> str:
    """What a stall is called."""
    key = f"iki.stall_of_three.{stall}"
    if desk.players == 2 and desk.words.has(key):
        return desk.words.text(key)
    return desk.word("stall", stall)


def board_places(desk: Desk, scene: Scene) -> Iterator[Place]:
    """What lies on the main board: stalls, shops, tracks, piles, figures, and where one may stop."""
    board = street_map(desk)
    if board is None:
        return
    stalls = sorted(board.stalls, key=lambda stall: (board.stalls[stall].y, board.stalls[stall].x))
    shops = sorted(board.shops, key=lambda shop: (board.shops[shop].y, board.shops[shop].x))
    for stall in (stall for stall in stalls if board.stalls[stall].centery < board.street.centery):
        yield _stall(desk, scene, stall, board.stalls[stall])
    yield Place("season", corners(board.north), desk.text("season_place"))
    for shop in (shop for shop in shops if shop in board.upper):
        yield from shop_places(desk, scene, shop)
    for space, rect in board.way_cells().items():
        yield Place(f"ikizama:{space}", corners(rect), desk.text("way_space", space=desk.word("space", space)))
    yield Place("ladder", corners(board.ladder), desk.text("ladder"))
    for marker in markers(desk, scene):
        rect = pygame.Rect(0, 0, marker.size, marker.size)
        rect.center = marker.at
        label = desk.text("marker_of", seat=look(scene, marker.seat).name)
        yield Place(f"marker:{marker.seat}", corners(rect), label)
    yield Place("crossroads", corners(board.middle), desk.text("crossroads"))
    for shop in (shop for shop in shops if shop not in board.upper):
        yield from shop_places(desk, scene, shop)
    for stall in (stall for stall in stalls if board.stalls[stall].centery > board.street.centery):
        yield _stall(desk, scene, stall, board.stalls[stall])
    piles = south(desk, board)
    yield Place("fire", corners(piles.fire), desk.text("fire"))
    yield Place("deck", corners(piles.deck), desk.text("deck"))
    for seat in range(len(scene.seats)):
        at = oyakata_at(desk, scene, seat)
        if at is not None:
            rect = pygame.Rect(0, 0, round(board.figure * 0.8), board.figure)
            rect.center = (round(at[0]), round(at[1]))
            label = desk.text("oyakata_of", seat=look(scene, seat).name)
            yield Place(f"oyakata:{seat}", corners(rect), label)
    for stop in stops(desk, scene):
        label = desk.text("stop", n=stop.steps, shop=desk.word("shop", stop.shop))
        yield Place(f"steps:{stop.steps}", corners(stop.rect), label)


def _stall(desk: Desk, scene: Scene, stall: str, rect: pygame.Rect) -> Place:
    laid = scene.view["stalls"][stall]
    name = stall_name(desk, stall) if laid is None else desk.card_name(laid["card"])
    return Place(f"stall:{stall}", corners(rect), name)


@singledispatch
def shop_places(desk: Desk, scene: Scene, shop: str) -> Iterator[Place]:
    """A shop, with what it trades or sells."""
    board = street_map(desk)
    if board is None:
        return
    yield Place(f"shop:{shop}", corners(board.shops[shop]), desk.word("shop", shop))
    for one in offered(desk, board, shop):
        is_sole = len(desk.parts.shops[shop].trades) == 1 and desk.parts.shops[shop].building_cost is None
        if one.number and not is_sole:
            label = desk.text("offer_of", shop=desk.word("shop", shop), n=one.number)
            yield Place(f"offer:{shop}:{one.number}", corners(one.rect), label)
    for token, place in tokens_at(desk, scene, board, shop):
        if token.id in scene.view["market"]:
            yield Place(f"token:{token.id}", corners(place), desk.word("token", token.id))


def seat_places(desk: Desk, scene: Scene, seat: int) -> Iterator[Place]:
    """A seat's panel, with what lies in it."""
    panel = seat_panel(desk, scene, seat)
    if panel is None:
        return
    yield Place(f"seat:{seat}", corners(panel.ruler.rect), look(scene, seat).name, False)
    for kind, column in zip(desk.content.types, panel.columns, strict=True):
        target = f"type:{kind}" if panel.is_own else f"retired-type:{seat}:{kind}"
        yield Place(target, corners(column), desk.word("types", kind), False)
    if panel.has_columns:
        for card, place in strips(desk, scene, seat, panel):
            yield Place(f"retired:{seat}:{card}", corners(place), desk.word("character", card), False)
    for token, place in fish_at(desk, scene, seat, panel):
        yield Place(f"bought:{seat}:{token.id}", corners(place), desk.word("token", token.id), False)
    things = things_of(desk, scene, seat)
    for thing, place in zip(things, panel.smokes(len(things)), strict=True):
        yield Place(thing.target, corners(place), thing.label, False)
    yield from more_of_seat(desk, scene, seat, panel)


@singledispatch
def more_of_seat(desk: Desk, scene: Scene, seat: int, panel: SeatPanel) -> Iterator[Place]:
    """What an expansion lays into a seat's panel: nothing."""
    yield from ()


# ---- where ---------------------------------------------------------------------------------------------------------


@singledispatch
def where(desk: Desk, scene: Scene, target: str) -> Point | None:
    """Where the piece of a target lies or would lie; None when this table has no place for it."""
    kind, _, rest = target.partition(":")
    if kind in ("row", "building"):
        laid = row_cards(desk, scene) if kind == "row" else offered_buildings(desk, scene)
        found = next((one.rect.center for one in laid if one.ident == rest), None)
        return found or _centre(desk, "row" if kind == "row" else "buildings")
    if kind == "month":
        return next((one.rect.center for one in months(desk) if str(one.number) == rest), None)
    if kind in ("good", "kobuns", "iki", "seat", "retired", "retired-type", "bought", "perk", "type"):
        return _where_at_seat(desk, scene, kind, rest)
    return _where_on_board(desk, scene, kind, rest)


def _centre(desk: Desk, region: str) -> Point | None:
    rect = desk.region(region)
    return None if rect is None else rect.center


def _where_on_board(desk: Desk, scene: Scene, kind: str, rest: str) -> Point | None:
    board = street_map(desk)
    if board is None:
        return None
    if kind == "stall":
        return board.stalls[rest].center if rest in board.stalls else None
    if kind == "nagaya":
        return board.blocks[rest].rect.center if rest in board.blocks else board.middle.center
    if kind == "shop":
        return board.shops[rest].center if rest in board.shops else None
    if kind == "space":
        return board.spaces[rest].center if rest in board.spaces else board.start.center
    if kind == "offer":
        shop, _, order = rest.partition(":")
        if shop not in board.shops:
            return None
        found = [one.rect.center for one in offered(desk, board, shop) if str(one.number) == order]
        return found[0] if found else board.sign(shop).center
    if kind == "token":
        for shop in board.shops:
            for token, place in tokens_at(desk, scene, board, shop):
                if token.id == rest:
                    return place.center
        return None
    if kind in ("ikizama", "way"):
        cells = board.way_cells()
        return cells[rest].center if rest in cells else board.way.center
    if kind == "steps":
        return next((stop.rect.center for stop in stops(desk, scene) if str(stop.steps) == rest), None)
    if kind == "oyakata" and 0 <= number(rest) < len(scene.seats):
        return oyakata_at(desk, scene, number(rest))
    if kind == "marker":
        return next((marker.at for marker in markers(desk, scene) if marker.seat == number(rest)), None)
    piles = south(desk, board)
    spots: dict[str, Point] = {
        "fire": piles.fire.center, "deck": piles.deck.center, "season": board.north.center,
        "crossroads": board.middle.center, "ladder": board.ladder.center, "board": board.street.center,
    }  # fmt: skip
    return spots.get(kind)


def _where_at_seat(desk: Desk, scene: Scene, kind: str, rest: str) -> Point | None:
    if kind == "type":
        seat, ident = home_seat(scene), rest
    else:
        first, _, ident = rest.partition(":")
        seat = number(first)
    if not 0 <= seat < len(scene.seats):
        return None
    panel = seat_panel(desk, scene, seat)
    if panel is None:
        return None
    if kind in ("type", "retired-type"):
        types = desk.content.types
        return panel.columns[types.index(ident)].center if ident in types else None
    if kind == "good":
        return panel.good(ident).center
    if kind == "kobuns":
        left = int(scene.view["seats"][seat]["kobuns"])
        return panel.kobun(max(0, min(3, left - 1))).center
    if kind == "retired":
        found = [place.center for card, place in strips(desk, scene, seat, panel) if card == ident]
        person = desk.parts.characters.get(ident)
        if found:
            return found[0]
        types = desk.content.types
        if person is None or person.type not in types:
            return None if person is None else panel.columns[len(types) // 2].center
        return panel.columns[types.index(person.type)].center
    if kind in ("bought", "perk"):
        return _where_token(desk, scene, seat, kind, ident)
    return panel.iki.center if kind == "iki" else panel.ruler.rect.center


def _where_token(desk: Desk, scene: Scene, seat: int, kind: str, ident: str) -> Point | None:
    panel = seat_panel(desk, scene, seat)
    if panel is None:
        return None
    token = desk.parts.tokens.get(ident)
    if token is not None and token.kind == "fish":
        laid = [place.center for one, place in fish_at(desk, scene, seat, panel) if one is token]
        return laid[0] if laid else panel.fish[token.season].center
    targets = [thing.target for thing in things_of(desk, scene, seat)]
    places, wanted = panel.smokes(max(1, len(targets))), f"{kind}:{seat}:{ident}"
    return places[targets.index(wanted) if wanted in targets else len(places) - 1].center
