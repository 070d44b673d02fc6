"""The tokens of the seat that looks: its hand in a wooden tray, and the pool of the secret first choice."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pygame

from edo_table.games.samurai.table import tokens
from edo_table.games.samurai.table.desk import Desk
from edo_table.games.samurai.table.geometry import hexagon
from edo_table.games.samurai.table.marks import hex_frame
from edo_table.ui.print import slips
from edo_table.ui.print.lettering import fit, label, measure
from edo_table.ui.table.face import Point, Scene
from edo_table.ui.table.marks import check_seal
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import least_words_height, words_on_wood
from edo_table.ui.table.seating import home_seat, look, style
from edo_table.ui.theme import SeatStyle

TRAY = "#7A5736"
MOST_RADIUS = 66.0
"""Layout units."""


@dataclass(frozen=True, slots=True)
class Item:
    """A tile of the hand or the pool: its target id, token, middle and radius in pixels; `is_up` when it is raised."""

    target: str
    token: str
    at: Point
    radius: float
    is_up: bool = False
    is_taken: bool = False
    """Already chosen from the pool."""


@dataclass(frozen=True, slots=True)
class Rack:
    """Places for a number of tiles in a rectangle, row by row, as large as they can be."""

    places: tuple[Point, ...]
    radius: float
    names: int
    """Pixels below each tile for its name; 0 if there is no room."""


def rack(
    rect: pygame.Rect, count: int, most: float, name: tuple[int, int] = (0, 0), raised: float = 0.20, room_for: int = 0
) -> Rack:
    """Divide a rectangle for `count` tiles of radius `most` at most; `raised` radii stay free above each row.

    `name` is the width and height that a name below a tile needs; there are none where that makes tiles too small.
    The tiles are as large as `room_for` of them would be, so that a hand does not change when it grows.
    """
    if count <= 0:
        return Rack((), most, 0)
    radius, rows, is_named = _arrangement(rect, max(count, room_for), most, name, raised)
    below = name[1] if is_named else 0
    across = -(-max(count, room_for) // rows)
    rows = -(-count // across)
    step = min(radius * 2.30, rect.w / across) if across > 1 else 0.0
    high = min(rect.h / rows, radius * (2.05 + raised) + below)
    top = rect.y + (rect.h - high * rows) / 2
    places: list[Point] = []
    for i in range(count):
        row, column = divmod(i, across)
        in_row = min(across, count - row * across)
        x = rect.centerx + (column - (in_row - 1) / 2) * step
        places.append((x, top + row * high + (high - below + raised * radius) / 2))
    return Rack(tuple(places), radius, below)


def _arrangement(
    rect: pygame.Rect, count: int, most: float, name: tuple[int, int], raised: float
) -> tuple[float, int, bool]:
    """The largest radius, with how many rows, and whether there is room for names."""
    best: dict[bool, tuple[float, int]] = {}
    for rows in range(1, 5):
        across = -(-count // rows)
        if (rows - 1) * across >= count:
            continue
        for is_named in (True, False):
            below = name[1] if is_named else 0
            radius = min(most, rect.w / (across * 2.12 + 0.1), (rect.h / rows - below) / (1.80 + raised))
            has_room = not is_named or min(radius * 2.30, rect.w / across) * 0.97 >= name[0] > 0
            if has_room and radius > best.get(is_named, (0.0, 0))[0]:
                best[is_named] = (radius, rows)
    is_named = True in best and best[True][0] >= 0.8 * best[False][0]
    return max(8.0, best[is_named][0]), best[is_named][1], is_named


def _name_size(desk: Desk, names: list[str], size: int) -> tuple[int, int]:
    """The room that the longest of some names needs below a tile."""
    widest = max((measure(text, "ui", desk.metrics.small_print)[0] for text in names), default=0)
    return widest + 2, round(size * 1.35)


def hand_rack(desk: Desk, scene: Scene) -> Rack | None:
    """The places of the tiles in the tray."""
    rect = desk.region("hand")
    if rect is None:
        return None
    room = _name_size(desk, [desk.word("token", kind.id) for kind in desk.content.tokens], desk.metrics.fs(17))
    most = desk.metrics.u * MOST_RADIUS
    return rack(rect, max(1, _hand_count(desk, scene)), most, room, room_for=int(desk.content.tokens_in_hand))


def _hand_count(desk: Desk, scene: Scene) -> int:
    data = scene.view["seats"][home_seat(scene)]
    if scene.view["phase"] == "choose":
        return int(desk.content.tokens_in_hand)
    return int(data["hand_size"]) + (1 if _has_lifted(scene) else 0)


def _has_lifted(scene: Scene) -> bool:
    return bool(scene.view["lifted"]) and scene.viewer is not None and scene.view["to_move"] == scene.viewer


def hand_items(desk: Desk, scene: Scene) -> list[Item]:
    """The tiles in the viewer's tray, a token being moved first; empty when nobody looks."""
    if scene.viewer is None:
        return []
    places = hand_rack(desk, scene)
    hand = scene.view["seats"][scene.viewer]["hand"]
    if places is None or hand is None:
        return []
    entries = [f"hand:{token}" for token in hand]
    if _has_lifted(scene):
        entries.insert(0, f"lifted:{scene.view['lifted']['token']}")
    items: list[Item] = []
    selected = list(scene.selected)
    for target, at in zip(entries, places.places, strict=False):
        is_up = target in selected or target.startswith("lifted:")
        if target in selected:
            selected.remove(target)  # of two equal tokens only one is raised
        items.append(Item(target, target.split(":")[1], at, places.radius, is_up))
    return items


def pool_rack(desk: Desk, scene: Scene) -> Rack | None:
    """The places of all tokens in the first choice."""
    rect = pool_rect(desk)
    if rect is None or scene.viewer is None:
        return None
    pad = desk.metrics.px(22)
    head = round(desk.metrics.fs(24) * 1.7)
    inner = pygame.Rect(rect.x + pad, rect.y + head, rect.w - 2 * pad, rect.h - head - pad // 2)
    room = _name_size(desk, [desk.word("token", token) for token in _pool(desk)], desk.metrics.fs(15))
    return rack(inner, len(_pool(desk)), desk.metrics.u * 62, room, 0.26)


def pool_rect(desk: Desk) -> pygame.Rect | None:
    """The tray of the first choice: its own region, over the board."""
    return desk.region("pool")


def _pool(desk: Desk) -> list[str]:
    return [kind.id for kind in desk.content.tokens for _ in range(kind.count)]


def pool_items(desk: Desk, scene: Scene) -> list[Item]:
    """All tokens of the viewer in the first choice, those chosen raised; empty in every other phase."""
    if scene.view["phase"] != "choose" or scene.viewer is None:
        return []
    data = scene.view["seats"][scene.viewer]
    if scene.actor != scene.viewer and len(data["hand"] or ()) >= desk.content.tokens_in_hand:
        return []  # chosen and kept
    places = pool_rack(desk, scene)
    if places is None or data["hand"] is None or data["supply_tokens"] is None:
        return []
    chosen = list(data["hand"])
    items = []
    for token, at in zip(_pool(desk), places.places, strict=True):
        is_taken = token in chosen
        if is_taken:
            chosen.remove(token)
        items.append(Item(f"pool:{token}", token, at, places.radius, is_taken, is_taken))
    return items


def lift_of(item: Item) -> Point:
    """Where a tile lies: a raised one a little higher."""
    return (item.at[0], item.at[1] - item.radius * 0.22) if item.is_up else item.at


def outline(item: Item, tilt: float) -> tuple[Point, ...]:
    """The tile's corners."""
    return hexagon(*lift_of(item), item.radius * 0.98, tilt)


# ---- drawing -------------------------------------------------------------------------------------------------------


def draw_tray(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Lay the wooden tray."""
    rect = desk.region("tray")
    if rect is None:
        return
    state = (desk.theme.name,)
    across = rect.w >= desk.size[0] - 2
    prints.lay(
        target, "tray", state, rect, desk.metrics.px(12), lambda surface, at: _draw_tray(desk, surface, at, across)
    )


def _draw_tray(desk: Desk, target: pygame.Surface, rect: pygame.Rect, is_strip: bool) -> None:
    m = desk.metrics
    wide = rect.inflate(m.px(40), 0) if is_strip else rect
    board = slips.plank(
        wide.w, wide.h + (m.px(16) if is_strip else 0), m.u, TRAY, seed=4, has_grain=desk.theme.has_grain
    )
    board.lay(target, wide.x, wide.y)


def draw_hand(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Draw the viewer's tokens, or everybody's backs when nobody looks."""
    rect = desk.region("hand")
    places = hand_rack(desk, scene)
    if rect is None or places is None:
        return
    if scene.viewer is None:
        _draw_backs(desk, prints, target, scene, rect)
        return
    seat_style = style(desk.theme, scene, scene.viewer)
    items = hand_items(desk, scene)
    if scene.view["phase"] == "choose":
        for at in places.places[len(items) :]:
            empty = tokens.slot(places.radius, desk.tilt)
            target.blit(empty, empty.get_rect(center=at))
    if not items and scene.view["phase"] != "choose":
        words_on_wood(target, desk.text("no_tokens"), rect, desk.metrics, desk.theme.on_dark)
    hidden = set(scene.hidden)
    for item in items:
        if item.target in hidden:
            hidden.discard(item.target)
            continue
        _draw_item(desk, target, scene, item, seat_style, _is_dim(scene, desk, item))
    _draw_names(desk, prints, target, scene, "hand", items, places)


def _is_dim(scene: Scene, desk: Desk, item: Item) -> bool:
    """Whether a token may no longer be played this turn, since a plain one was."""
    view = scene.view
    is_own_turn = view["phase"] == "play" and view["to_move"] == scene.viewer
    return bool(
        is_own_turn
        and view["plain_used"]
        and not item.target.startswith("lifted:")
        and not desk.kind(item.token).is_character
    )


def _draw_item(
    desk: Desk, target: pygame.Surface, scene: Scene, item: Item, seat_style: SeatStyle, is_dim: bool
) -> None:
    at = lift_of(item)
    middle = (round(at[0]), round(at[1]))
    theme = desk.theme
    if item.is_up:
        under = hex_frame(round(item.radius * 1.10), desk.tilt, theme.lit, 0.16, filled=True)
        target.blit(under, under.get_rect(center=middle))
    elif item.target in scene.lit:
        edge = hex_frame(round(item.radius * 1.03), desk.tilt, theme.lit, 0.06 + 0.04 * scene.pulse)
        target.blit(edge, edge.get_rect(center=middle))
    tile = tokens.token(desk.kind(item.token), seat_style, item.radius, desk.tilt, theme.has_grain, is_dim)
    target.blit(tile, tile.get_rect(center=middle))
    if item.is_taken:
        seal = check_seal(item.radius * 0.62)
        target.blit(seal, seal.get_rect(center=(round(at[0] - item.radius * 0.62), round(at[1] - item.radius * 0.62))))
    if item.target == scene.focused:
        frame = hex_frame(round(item.radius * 1.12), desk.tilt, theme.focus, 0.09)
        target.blit(frame, frame.get_rect(center=middle))
    elif item.target == scene.hovered and not item.is_up:
        frame = hex_frame(round(item.radius * 1.04), desk.tilt, theme.on_dark, 0.07)
        target.blit(frame, frame.get_rect(center=middle))


def _draw_names(
    desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, name: str, items: list[Item], places: Rack
) -> None:
    """The names below the tiles, all in one size; none if one of them does not fit."""
    if not places.names or not items:
        return
    m = desk.metrics
    step = min(
        (abs(a.at[0] - b.at[0]) for a, b in itertools.pairwise(items) if a.at[1] == b.at[1]),
        default=places.radius * 2.3,
    )
    room = round(step * 0.97)
    words = [desk.word("token", item.token) for item in items]
    size = min(fit(text, "ui", m.fs(17 if name == "hand" else 15), room, m.small_print) for text in words)
    if any(measure(text, "ui", size)[0] > room for text in words):
        return
    state = (tuple((text, item.at) for text, item in zip(words, items, strict=True)), size)
    top = round(min(item.at[1] for item in items))
    left = round(min(item.at[0] for item in items) - room / 2)
    box = pygame.Rect(
        left,
        top,
        round(max(item.at[0] for item in items) + room / 2) - left,
        round(max(item.at[1] for item in items) + places.radius + places.names) - top,
    )

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        for text, item in zip(words, items, strict=True):
            row = pygame.Rect(0, 0, room, places.names)
            row.midtop = (round(item.at[0] - left + at.x), round(item.at[1] - top + places.radius * 0.93 + at.y))
            label(surface, text, row, "ui", size, desk.theme.on_dark, "c", m.small_print)

    prints.lay(target, f"names-{name}", state, box, 2, draw)


def _draw_backs(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    """Nobody looks: every seat's tokens face down, and a word on it."""
    state = (
        tuple((look(scene, s.seat), scene.view["seats"][s.seat]["hand_size"]) for s in scene.seats),
        desk.theme.name,
        scene.view["phase"],
    )
    prints.lay(target, "backs", state, rect, 4, lambda surface, at: _draw_all_backs(desk, surface, scene, at))


def _draw_all_backs(desk: Desk, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    m = desk.metrics
    said = desk.text("face_down")
    foot = min(max(round(m.fs(18) * 1.9), least_words_height(said, rect.w, m)), rect.h * 2 // 3)
    upper = pygame.Rect(rect.x, rect.y, rect.w, max(8, rect.h - foot))
    seats = [shown.seat for shown in scene.seats]
    wide = upper.w / len(seats)
    for i, seat in enumerate(seats):
        count = int(scene.view["seats"][seat]["hand_size"]) or 1
        radius = min(upper.h * 0.40, wide * 0.30, m.u * 46)
        step = min(radius * 0.62, (wide * 0.92 - 2 * radius) / max(1, count - 1))
        x = upper.x + wide * (i + 0.5) - step * (count - 1) / 2
        tile = tokens.back(style(desk.theme, scene, seat), radius, desk.tilt, desk.theme.has_grain)
        for k in range(count):
            target.blit(tile, tile.get_rect(center=(round(x + k * step), upper.centery)))
    below = pygame.Rect(rect.x, upper.bottom, rect.w, rect.h - upper.h)
    words_on_wood(target, said, below, m, desk.theme.on_dark)


def draw_pool(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Draw the tray with all twenty tokens over the board, those chosen raised."""
    items = pool_items(desk, scene)
    rect, places = pool_rect(desk), pool_rack(desk, scene)
    if not items or rect is None or places is None or scene.viewer is None:
        return
    m = desk.metrics
    chosen = sum(item.is_taken for item in items)
    state = (chosen, desk.theme.name)
    prints.lay(target, "pool", state, rect, m.px(12), lambda surface, at: _draw_pool_tray(desk, surface, at, chosen))
    seat_style = style(desk.theme, scene, scene.viewer)
    hidden = set(scene.hidden)
    for item in items:
        if item.target in hidden and not item.is_taken:
            hidden.discard(item.target)
            continue
        _draw_item(desk, target, scene, item, seat_style, False)
    _draw_names(desk, prints, target, scene, "pool", items, places)


def _draw_pool_tray(desk: Desk, target: pygame.Surface, rect: pygame.Rect, chosen: int) -> None:
    m = desk.metrics
    slips.plank(rect.w, rect.h, m.u, TRAY, seed=7, outline=3.4, has_grain=desk.theme.has_grain).lay(
        target, rect.x, rect.y
    )
    head = pygame.Rect(rect.x + m.px(22), rect.y + m.px(8), rect.w - m.px(44), round(m.fs(24) * 1.5))
    words = desk.text("your_tokens", n=chosen, of=int(desk.content.tokens_in_hand))
    label(target, words, head, "title", m.fs(23), desk.theme.on_dark, "l", m.small_print)
