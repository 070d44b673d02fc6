"""Everything on the table with Akebono that can be pointed at, and where the piece of a target lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from edo_table.games.iki.content import MarketToken
from edo_table.games.iki.table.desk import number
from edo_table.games.iki.table.houses import counter
from edo_table.games.iki.table.places import (
    board_places,
    calendar_places,
    find_places,
    more_of_seat,
    row_places,
    seat_places,
    where,
)
from edo_table.games.iki.table.seat_layout import SeatPanel, seat_panel
from edo_table.games.iki.table.seat_panels import fish_at
from edo_table.games.iki.table.street import reach, tokens_at
from edo_table.games.iki.table.streetmap import StreetMap
from edo_table.games.iki_akebono.table.bridge import master_at, people_at, tokens_in_river
from edo_table.games.iki_akebono.table.choices import laid_choices
from edo_table.games.iki_akebono.table.city import slots
from edo_table.games.iki_akebono.table.desk import BRIDGE, AkebonoDesk
from edo_table.games.iki_akebono.table.reckoning import asking_of
from edo_table.games.iki_akebono.table.river import boat_at, boat_tokens_at, free_waves
from edo_table.games.iki_akebono.table.riverside import quay, river_street, wave_at
from edo_table.games.iki_akebono.table.seat_layout import RiverPanel
from edo_table.games.iki_akebono.table.seat_panels import held_things
from edo_table.games.iki_akebono.table.trade import trade_markers
from edo_table.ui.table.face import Place, Point, Scene
from edo_table.ui.table.ruler import corners
from edo_table.ui.table.seating import home_seat, look, others

_iki_where = where.dispatch(object)


@find_places.register
def _find_places(desk: AkebonoDesk, scene: Scene) -> list[Place]:
    return [
        *_row(desk, scene), *_newcomer(desk, scene), *calendar_places(desk), *_bridge(desk, scene),
        *board_places(desk, scene), *_master(desk, scene), *_trade(desk, scene), *_boats(desk, scene),
        *(place for seat in others(scene) for place in seat_places(desk, scene, seat)),
        *seat_places(desk, scene, home_seat(scene)), *_choices(desk, scene),
    ]  # fmt: skip


def _row(desk: AkebonoDesk, scene: Scene) -> Iterator[Place]:
    """Cards for hire and buildings; headings lie above both, so that their keys are written below and beside them."""
    found = slots(desk)
    for place in row_places(desk, scene):
        left, top = place.outline[0]
        bottom = place.outline[2][1]
        if place.target.startswith("row:"):
            foot = found.foot if found is not None else 0
            yield replace(place, key_at=(left + (place.outline[1][0] - left) * 0.08, bottom + foot * 0.52))
        else:
            size = desk.metrics.small_print
            yield replace(place, key_at=(left - size * 0.35, top + size * 0.6))


def _newcomer(desk: AkebonoDesk, scene: Scene) -> Iterator[Place]:
    """The New Character's place while nobody lies there."""
    found = slots(desk)
    is_empty = scene.view["phase"] != "begin" and all(one["place"] != "newcomer" for one in scene.view["row"])
    if found is not None and is_empty:
        yield Place("newcomer", corners(found.newcomer), desk.text("newcomer"), False)


def _bridge(desk: AkebonoDesk, scene: Scene) -> Iterator[Place]:
    board = river_street(desk)
    if board is None:
        return
    yield Place(f"shop:{BRIDGE}", corners(board.deck), desk.word("shop", BRIDGE))
    yield Place("covering", corners(board.covering), desk.text("covering"))
    for name, rect in people_at(desk, scene):
        yield Place(f"personality:{name}", corners(rect), desk.word("personality", name))
    for token, rect in tokens_in_river(desk, scene):
        yield Place(f"token:{token}", corners(rect), desk.word("token", token))


def master_rect(desk: AkebonoDesk, scene: Scene) -> pygame.Rect | None:
    """The rectangle of the Grand Master, where he plays."""
    board = river_street(desk)
    at = master_at(desk, scene, scene.view["master"]) if scene.view["grand_master"] else None
    if board is None or at is None:
        return None
    rect = pygame.Rect(0, 0, board.figure, board.figure)
    rect.center = (round(at[0]), round(at[1]))
    return rect


def _master(desk: AkebonoDesk, scene: Scene) -> Iterator[Place]:
    rect = master_rect(desk, scene)
    if rect is not None:
        yield Place("master", corners(rect), desk.text("grand_master"))


def _trade(desk: AkebonoDesk, scene: Scene) -> Iterator[Place]:
    shown = quay(desk)
    if shown is None:
        return
    yield Place("trade", corners(shown.track), desk.text("trade_track"))
    for marker in trade_markers(desk, scene):
        label = desk.text("trader_of", seat=look(scene, marker.seat).name)
        yield Place(f"trader:{marker.seat}", corners(marker.rect), label)


def _boats(desk: AkebonoDesk, scene: Scene) -> Iterator[Place]:
    for boat, laid in scene.view["boats"].items():
        rect = boat_at(desk, scene, boat)
        if rect is not None:
            yield Place(f"boat:{boat}", corners(rect), desk.word("boat", boat), laid["wave"] is not None)
    for wave in free_waves(desk, scene):
        rect = wave_at(desk, wave)
        if rect is not None:
            yield Place(f"wave:{wave}", corners(rect), desk.text("wave", n=wave))
    rect = boat_tokens_at(desk, scene)
    if rect is not None and int(scene.view["boat_tokens_left"]):
        yield Place("boat-tokens", corners(rect), desk.text("boat_tokens"))


@more_of_seat.register
def _more_of_seat(desk: AkebonoDesk, scene: Scene, seat: int, panel: SeatPanel) -> Iterator[Place]:
    if not isinstance(panel, RiverPanel):
        return
    yield Place(f"traded:{seat}", corners(panel.trade), desk.text("trade_track"), False)
    yield Place(f"sailors:{seat}", corners(panel.sailors), desk.text("sailors_of", seat=look(scene, seat).name), False)
    things = held_things(desk, scene, seat)
    for thing, rect in zip(things, panel.holding(len(things)), strict=True):
        yield Place(thing.target, corners(rect), thing.label, False)
    if asking_of(scene.view).get("kind") == "spend_fish" and seat == scene.view["to_move"]:
        yield from _owned_fish(desk, scene, seat, panel)


def _owned_fish(desk: AkebonoDesk, scene: Scene, seat: int, panel: RiverPanel) -> Iterator[Place]:
    """The fish that may be spent, where they lie."""
    for token, rect in fish_at(desk, scene, seat, panel):
        if token.season >= 0:
            yield Place(f"owned:{token.id}", corners(rect), desk.word("token", token.id), False)


def _choices(desk: AkebonoDesk, scene: Scene) -> Iterator[Place]:
    for laid in laid_choices(desk, scene):
        is_beside_others = laid.choice.target.startswith("again:")
        yield Place(laid.choice.target, corners(laid.rect), laid.choice.label, is_beside_others)


# ---- where ---------------------------------------------------------------------------------------------------------


@where.register
def _where(desk: AkebonoDesk, scene: Scene, target: str) -> Point | None:
    kind, _, rest = target.partition(":")
    at = _where_added(desk, scene, kind, rest)
    if at is not None:
        return at
    found: Point | None = _iki_where(desk, scene, target)
    return found


def _where_added(desk: AkebonoDesk, scene: Scene, kind: str, rest: str) -> Point | None:
    board, shown = river_street(desk), quay(desk)
    if kind in ("exchange", "gain", "salary", "again", "personality"):
        target = f"{kind}:{rest}"
        chosen = next((laid.rect.center for laid in laid_choices(desk, scene) if laid.choice.target == target), None)
        if chosen is not None or kind != "personality":
            return chosen
        met = next((rect.center for name, rect in people_at(desk, scene) if name == rest), None)
        return met or (board.deck.center if board is not None else None)
    if kind in ("shop", "space") and rest == BRIDGE and board is not None:
        return board.deck.center if kind == "shop" else board.spaces[BRIDGE].center
    if kind == "token":
        return next((rect.center for token, rect in tokens_in_river(desk, scene) if token == rest), None)
    if kind == "boat" and rest in scene.view["boats"]:
        rect = boat_at(desk, scene, rest)
        return None if rect is None else rect.center
    if kind == "wave":
        rect = wave_at(desk, number(rest))
        return None if rect is None else rect.center
    if kind == "master":
        rect = master_rect(desk, scene)
        return None if rect is None else rect.center
    if kind == "trader":
        return next((one.rect.center for one in trade_markers(desk, scene) if one.seat == number(rest)), None)
    if kind == "newcomer":
        found = slots(desk)
        return None if found is None else found.newcomer.center
    if kind == "boat-tokens":
        rect = boat_tokens_at(desk, scene)
        return rect.center if rect is not None else None if shown is None else shown.bank.center
    spots = {"covering": board.covering if board else None, "trade": shown.track if shown else None,
             "river": shown.water if shown else None}  # fmt: skip
    if spots.get(kind) is not None:
        return spots[kind].center  # type: ignore[union-attr]
    return _where_held(desk, scene, kind, rest)


def _where_held(desk: AkebonoDesk, scene: Scene, kind: str, rest: str) -> Point | None:
    if kind == "owned":
        seat: int = scene.view["to_move"] if scene.view["to_move"] is not None else home_seat(scene)
        found: Point | None = _iki_where(desk, scene, f"bought:{seat}:{rest}")
        return found
    if kind not in ("traded", "sailors", "boat-token", "permit", "met"):
        return None
    seat = number(rest.partition(":")[0])
    panel = seat_panel(desk, scene, seat) if 0 <= seat < len(scene.seats) else None
    if not isinstance(panel, RiverPanel):
        return None
    if kind in ("traded", "sailors"):
        return panel.trade.center if kind == "traded" else panel.sailors.center
    targets = [thing.target for thing in held_things(desk, scene, seat)]
    places, wanted = panel.holding(max(1, len(targets))), f"{kind}:{rest}"
    return places[targets.index(wanted) if wanted in targets else len(places) - 1].center


# ---- the street ----------------------------------------------------------------------------------------------------


@reach.register
def _reach(desk: AkebonoDesk, scene: Scene) -> range:
    """With the sandals that Mogami gives on the way; and when an Express Messenger goes on."""
    view, asking = scene.view, asking_of(scene.view)
    seat = view["to_move"]
    if seat is None or asking.get("kind") not in ("move", "wander"):
        return range(0)
    if asking["kind"] == "wander":
        return range(1, int(asking["most"]) + 1)
    data, spaces = view["seats"][seat], len(desk.parts.board.street)
    far = int(asking["most"]) + int(data["perks"]["move-bonus"]) + int(data["sandal"])
    each = sum(personality.sandal_per_lap for personality in desk.parts.met_by(view, seat))
    passed, begin = 0, desk.parts.space(data["position"])
    while each and (begin + far - 1) // spaces > passed and far < 255:
        passed += 1
        far += each
    return range(int(asking["least"]), far + 1)


@tokens_at.register
def _tokens_at(desk: AkebonoDesk, scene: Scene, board: StreetMap, shop: str) -> list[tuple[MarketToken, pygame.Rect]]:
    """The tokens of the season that lie in a shop: of three of a kind one is in the river."""
    kinds = {"fish": ("fish",), "tobacco": ("pipe", "pouch")}.get(desk.parts.shops[shop].sells, ())
    places = dict(counter(desk, board, shop))
    out: list[tuple[MarketToken, pygame.Rect]] = []
    for number_of_kind, kind in enumerate(kinds):
        there = [desk.parts.tokens[token] for token in scene.view["market"] if desk.parts.tokens[token].kind == kind]
        first = 2 * number_of_kind
        if len(there) == 1 and _was_second(desk, scene, there[0].id):
            first += 1
        out += [(token, places[first + n]) for n, token in enumerate(there) if first + n in places]
    return out


def _was_second(desk: AkebonoDesk, scene: Scene, token: str) -> bool:
    """Whether the last token of its kind in a shop lay behind one that has been bought."""
    name, _, order = token.rpartition("-")
    before = [f"{name}-{n}" for n in range(1, int(order))]
    return any(one in desk.parts.tokens and one not in scene.view["river"] for one in before)
