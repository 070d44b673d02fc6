"""The panels of the seats: art, points, tiles won, master card, what is left of hand and special cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from edo_table.games.izayoi.table import cards
from edo_table.games.izayoi.table.desk import Desk, seat_of
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.lettering import measure, put
from edo_table.ui.table.face import Scene
from edo_table.ui.table.marks import step_disc
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import MARGIN, Ruler, centred, label_if_fits
from edo_table.ui.table.seat_head import draw_head
from edo_table.ui.table.seating import home_seat, look

MOST_HIGH = 196.0
"""Layout units: panels of the other seats are no higher, however few there are."""

SPECIALS = ("hiding", "shuffle")

_GAP = 14.0


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """Where the parts of a seat's panel lie in a rectangle."""

    ruler: Ruler
    has_cards: bool
    """Whether hand and special cards are counted in the panel; those of who looks lie beside it."""

    band: int
    """Pixels of the coloured band's height."""

    art: pygame.Rect
    """The place of the player's card."""

    master: pygame.Rect
    """The place of the master card."""

    middle: pygame.Rect
    """The room between the two cards."""

    line: pygame.Rect
    """Its upper part: the points."""

    hand: pygame.Rect
    """The place of the face-down card that stands for the hand."""

    def tiles(self, count: int) -> list[pygame.Rect]:
        """The places of so many tiles won, over each other where they are many."""
        q, below = self.ruler.q, round(self.middle.h * 0.30) * self.has_cards
        room = pygame.Rect(
            self.middle.x, self.line.bottom, self.middle.w, self.middle.bottom - self.line.bottom - below
        )
        side = max(16, min(round(room.h - 4 * q), round(room.w * 0.34)))
        step = min(side + round(5 * q), (room.w - side) / max(1, count - 1))
        top = room.y + (room.h - side) // 2
        return [pygame.Rect(round(room.x + step * n), top, side, side) for n in range(count)]

    def special(self, number: int) -> pygame.Rect:
        """The place of a special card."""
        step = self.hand.w + round(5 * self.ruler.q)
        return self.hand.move(self.middle.w - (len(SPECIALS) - number) * step, 0)


def seat_panel(desk: Desk, scene: Scene, seat: int, rect: pygame.Rect) -> SeatPanel:
    """How a seat's panel is divided."""
    q = min(rect.w / 384, rect.h / 160)
    band, pad, gap, has_cards = round(46 * q), round(9 * q), round(10 * q), seat != scene.viewer
    body = pygame.Rect(rect.x + round(12 * q), rect.y + band + pad, rect.w - round(24 * q), rect.h - band - 2 * pad)
    high = min(body.h, round(body.w * 0.24 / cards.RATIO))
    wide = round(high * cards.RATIO)
    art = pygame.Rect(body.x, body.centery - high // 2, wide, high)
    master = pygame.Rect(body.right - wide, art.y, wide, high)
    middle = pygame.Rect(art.right + gap, body.y, master.left - art.right - 2 * gap, body.h)
    line = pygame.Rect(middle.x, middle.y, middle.w, round(middle.h * (0.31 if has_cards else 0.42)))
    small = max(16, round(middle.h * 0.29))
    hand = pygame.Rect(middle.x, middle.bottom - small, round(small * cards.RATIO), small)
    return SeatPanel(Ruler(desk.metrics, rect, q), has_cards, band, art, master, middle, line, hand)


def seat_rect(desk: Desk, scene: Scene, seat: int) -> pygame.Rect | None:
    """The rectangle of a seat's panel; None if this window has no room for it."""
    home, players = home_seat(scene), len(scene.seats)
    if seat == home:
        return desk.region("own")
    column = desk.region("seats")
    if column is None:
        return None
    gap, count = desk.metrics.px(_GAP), players - 1
    high = min(desk.metrics.px(MOST_HIGH), (column.h - gap * (count - 1)) // count, round(column.w * 0.52))
    number = (seat - home) % players - 1
    return pygame.Rect(column.x, column.y + number * (high + gap), column.w, high)


def draw_seat(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, seat: int) -> None:
    """Lay a seat's panel."""
    rect = seat_rect(desk, scene, seat)
    if rect is None:
        return
    data = scene.view["seats"][seat]
    own = {f"art-of:{seat}", f"master:{seat}", *(f"won:{seat}:{tile}" for tile in data["tiles"])}
    key = (
        tuple(scene.seats), scene.actor == seat, seat == scene.viewer, data["art"], data["hand_size"], data["master"],
        tuple(data["tiles"]), data["points"], data["has_shuffle"], data["has_hiding"], data["is_insolent"],
        data["is_winner"], frozenset(scene.hidden & own), seat_of(scene.view, data["master"]), scene.view["phase"],
        _master_points(scene, seat), desk.theme.name,
    )  # fmt: skip
    margin = desk.metrics.px(MARGIN)
    prints.lay(
        target, f"seat-{seat}", key, rect, margin, lambda surface, at: _draw_seat(desk, surface, scene, seat, at)
    )
    panel = seat_panel(desk, scene, seat, rect)
    _draw_traces(desk, target, scene, seat, panel)
    _draw_marks(desk, target, scene, seat, panel)


def _master_points(scene: Scene, seat: int) -> int | None:
    """The points of the seat whose art a seat's master has; None while that is not known to whoever looks."""
    serves = seat_of(scene.view, scene.view["seats"][seat]["master"])
    return None if serves is None else int(scene.view["seats"][serves]["points"])


def _draw_seat(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, rect: pygame.Rect) -> None:
    shown, data, theme = look(scene, seat), scene.view["seats"][seat], desk.theme
    panel = seat_panel(desk, scene, seat, rect)
    caption = shown.caption
    if scene.actor == seat:
        caption = desk.text("your_turn" if seat == scene.viewer else "to_move")
    draw_head(target, panel.ruler, theme, shown, panel.band, caption, is_acting=scene.actor == seat)
    if data["art"] is not None and f"art-of:{seat}" not in scene.hidden:
        centred(target, cards.player_card(desk, scene, data["art"], panel.art.h), panel.art.center)
    else:
        centred(target, cards.slot(panel.art.h, p.KURI, p.SUMI), panel.art.center)
    _draw_master(desk, target, scene, seat, panel)
    _draw_line(desk, target, scene, seat, panel)
    tiles = data["tiles"]
    for tile, place in zip(tiles, panel.tiles(len(tiles)), strict=True):
        if f"won:{seat}:{tile}" not in scene.hidden:
            centred(target, cards.tile(desk, tile, place.h), place.center)


def _draw_master(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    place = panel.master
    if scene.view["phase"] == "arts" or f"master:{seat}" in scene.hidden:
        centred(target, cards.slot(place.h, p.KURI, p.SUMI), place.center)
        return
    shown = scene.view["seats"][seat]["master"]
    centred(target, cards.master(desk, scene, shown, place.h), place.center)


def _draw_line(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    data, ruler, theme = scene.view["seats"][seat], panel.ruler, desk.theme
    line, gap = panel.line, round(7 * ruler.q)
    size = min(ruler.fs(34), max(ruler.least, line.h))
    written = put(target, str(data["points"]), line.midleft, "title", size, theme.ink, "lm", line)
    room = pygame.Rect(written.right + gap, line.y, line.right - written.right - gap, line.h)
    small = ruler.fs(17)
    against, serves = _master_points(scene, seat), seat_of(scene.view, data["master"])
    words = desk.text("points_word", n=data["points"])
    if against is not None and not panel.has_cards:
        is_own = serves == seat
        tail = desk.text("served_nobody") if is_own else desk.text("master_has", n=against)
        long = measure(tail, "ui", small)[0]
        if measure(words, "ui", ruler.least)[0] + long + 2 * gap > room.w:
            words = ""
        if long + gap <= room.w:
            right = pygame.Rect(room.right - long - 2, room.y, long + 2, room.h)
            ink = theme.warn_text if data["points"] >= against and not is_own else theme.good_text
            label_if_fits(target, tail, right, small, ink, "r", ruler.least)
            room.w -= long + gap
    label_if_fits(target, words, room, small, theme.secondary, "l", ruler.least)
    if panel.has_cards:
        _draw_cards(desk, target, scene, seat, panel)


def _draw_cards(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    """How many cards the hand holds, and the special cards, used ones pale."""
    data, ruler, theme = scene.view["seats"][seat], panel.ruler, desk.theme
    centred(target, cards.card(desk, scene, None, panel.hand.h), panel.hand.center)
    left = panel.hand.right + round(5 * ruler.q)
    room = pygame.Rect(left, panel.hand.y, panel.special(0).left - left, panel.hand.h)
    size = min(ruler.fs(21), max(ruler.least, room.h))
    put(target, str(data["hand_size"]), room.midleft, "title", size, theme.ink, "lm", room)
    for number, kind in enumerate(SPECIALS):
        place = panel.special(number)
        centred(target, cards.special(desk, kind, place.h, is_used=not data[f"has_{kind}"]), place.center)


def _draw_traces(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    tiles: Sequence[str] = scene.view["seats"][seat]["tiles"]
    for tile, place in zip(tiles, panel.tiles(len(tiles)), strict=True):
        for trace in scene.traces:
            if trace.target == f"won:{seat}:{tile}" and trace.target not in scene.hidden:
                disc = step_disc(min(20 * desk.metrics.u, 0.7 * place.h), trace.order)
                centred(target, disc, (place.right - 3, place.y + 3))


def _draw_marks(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    rect, u, theme = panel.ruler.rect, desk.metrics.u, desk.theme
    tiles: Sequence[str] = scene.view["seats"][seat]["tiles"]
    for tile, place in zip(tiles, panel.tiles(len(tiles)), strict=True):
        if f"won:{seat}:{tile}" in (scene.focused, scene.hovered):
            colour = theme.focus if scene.focused == f"won:{seat}:{tile}" else theme.ink
            slips.frame(place.w, place.h, u, colour, gap=0.0, line=3.0).lay(target, *place.topleft)
    if scene.focused == f"master:{seat}":
        slips.frame(panel.master.w, panel.master.h, u, theme.focus, gap=1.0).lay(target, *panel.master.topleft)
    elif scene.focused == f"seat:{seat}":
        slips.frame(rect.w, rect.h, u, theme.focus, gap=2.0).lay(target, rect.x, rect.y)
