"""The cards: in the stalls, in the row of those for hire, and the buildings on offer."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import singledispatch

import pygame

from edo_table.games.iki.calendar import LAST_MONTH
from edo_table.games.iki.table import art
from edo_table.games.iki.table.desk import Desk, seat_style, shown_row
from edo_table.games.iki.table.lights import light
from edo_table.games.iki.table.reckoning import price_plate
from edo_table.games.iki.table.streetmap import CARD_HIGH, StreetMap, street_map
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.lettering import label, measure
from edo_table.ui.table.face import Scene
from edo_table.ui.table.ruler import centred, words_on_wood


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in a row: its id, its place, and the coins on it."""

    ident: str
    rect: pygame.Rect
    mon: int = 0


# ---- rows ----------------------------------------------------------------------------------------------------------


def heading(desk: Desk, name: str) -> int:
    """The height of a shelf's heading in pixels; 0 where there is no room for one."""
    rect = desk.region(name)
    high = round(desk.metrics.fs(17) * 1.5)
    return high if rect is not None and rect.h > 4.2 * high else 0


def fitted(rect: pygame.Rect, count: int, gap: int, head: int, most: float) -> list[pygame.Rect]:
    """Places for so many cards, as large as the room allows."""
    best, across = 0.0, 1
    for columns in range(1, count + 1):
        lines = math.ceil(count / columns)
        w = min(
            (rect.w - gap * (columns + 1)) / columns,
            (rect.h - head - gap * (lines + 1)) / lines / CARD_HIGH,
            most,
        )
        if w > best + 0.5:
            best, across = w, columns
    w = max(8, int(best))
    h = round(w * CARD_HIGH)
    lines = math.ceil(count / across)
    top = rect.y + head + (rect.h - head - lines * h - (lines - 1) * gap) // 2
    step = min(w * 1.16, (rect.w - 2 * gap - w) / max(1, across - 1)) if across > 1 else 0
    out = []
    for number in range(count):
        line, column = divmod(number, across)
        x = rect.centerx + (column - (across - 1) / 2) * step - w / 2
        out.append(pygame.Rect(round(x), top + line * (h + gap), w, h))
    return out


@singledispatch
def row_cards(desk: Desk, scene: Scene) -> list[Laid]:
    """The characters for hire with their places."""
    rect = desk.region("row")
    row = shown_row(scene.view)
    if rect is None or not row:
        return []
    gap = max(3, desk.metrics.px(8))
    places = fitted(rect, max(8, len(row)), gap, heading(desk, "row"), rect.h)
    if len(row) < 8:  # few cards lie in the middle
        places = fitted(rect, 8, gap, heading(desk, "row"), rect.h)
        lines = sorted({place.y for place in places})
        if len(lines) == 1:
            shift = (places[-1].right - places[len(row) - 1].right) // 2
            places = [place.move(shift, 0) for place in places]
    return [Laid(card, place, mon) for (card, mon), place in zip(row, places, strict=False)]


def offered_buildings(desk: Desk, scene: Scene) -> list[Laid]:
    """The buildings on offer with their places, which they keep until the end of the game."""
    rect = desk.region("buildings")
    offer = list(scene.view["offer"])
    if rect is None:
        return []
    count = desk.content.numbers.buildings_on_offer
    places = fitted(rect, count, max(3, desk.metrics.px(7)), heading(desk, "buildings"), rect.h)
    return [Laid(building, place) for building, place in zip(offer, places, strict=False)]


def draw_rows(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw both shelves' headings and cards."""
    draw_slots(desk, target, scene)
    shelf = desk.region("row")
    if shelf is not None and not row_cards(desk, scene):
        key = "row_empty" if scene.view["month"] < LAST_MONTH else "row_new_year"
        room = shelf.inflate(-shelf.w // 3, -heading(desk, "row"))
        words_on_wood(target, desk.text(key), room, desk.metrics, desk.theme.ink)
    is_choosing = any(ident.startswith("row:") for ident in scene.lit)
    for laid in row_cards(desk, scene):
        ident = f"row:{laid.ident}"
        if ident in scene.hidden:
            continue
        light(desk, target, scene, ident, laid.rect)
        target.blit(art.card(desk.parts.characters[laid.ident], laid.rect.w, desk.theme, mon=laid.mon), laid.rect)
        draw_row_marks(desk, target, scene, laid)
        if is_choosing and ident not in scene.lit and ident not in scene.selected:
            _veil(target, laid.rect)
    is_building = any(ident.startswith("building:") for ident in (*scene.lit, *scene.selected))
    for laid in offered_buildings(desk, scene):
        ident = f"building:{laid.ident}"
        if ident in scene.hidden:
            continue
        light(desk, target, scene, ident, laid.rect)
        target.blit(art.building(desk.parts.buildings[laid.ident], laid.rect.w, desk.theme), laid.rect)
        if is_building and ident not in scene.lit and ident not in scene.selected:
            _veil(target, laid.rect)
    for name in ("row", "buildings"):  # over the light of the cards, which reaches into it
        _draw_heading(desk, target, scene, name)


@singledispatch
def draw_slots(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw what lies under the cards for hire: nothing."""


@singledispatch
def draw_row_marks(desk: Desk, target: pygame.Surface, scene: Scene, laid: Laid) -> None:
    """Draw what lies on a card for hire beside its coins: nothing."""


def _veil(target: pygame.Surface, rect: pygame.Rect) -> None:
    """Lay a pale paper over what cannot be chosen while its neighbours can."""
    veil = pygame.Surface(rect.size)
    veil.fill(p.rgb("#C9B68C"))
    veil.set_alpha(96)
    target.blit(veil, rect)


def _draw_heading(desk: Desk, target: pygame.Surface, scene: Scene, name: str) -> None:
    rect, high, theme, m = desk.region(name), heading(desk, name), desk.theme, desk.metrics
    if rect is None or not high:
        return
    view = scene.view
    if name == "row":
        words = desk.text("row_begin" if view["phase"] == "begin" else "row")
        more = "" if view["phase"] == "begin" or not view["row"] else desk.text("row_more")
    else:
        words, more = desk.text("buildings"), desk.text("buildings_more")
    size = m.fs(17)
    wide = min(measure(words, "title", size)[0] + round(high * 0.8), rect.w - 12)
    box = pygame.Rect(rect.x + m.px(7), rect.y + m.px(4), wide, high - m.px(4))
    slips.slip(box.w, box.h, m.u, theme.paper, theme.primary, seed=2, double=False, has_grain=theme.has_grain).lay(
        target, box.x, box.y
    )
    label(target, words, box.inflate(-8, 0), "title", size, theme.ink, "c", m.small_print)
    room = pygame.Rect(box.right + m.px(14), box.y, rect.right - m.px(14) - box.right - m.px(14), box.h)
    if more and measure(more, "ui", m.small_print)[0] <= room.w:
        ink = theme.ink if name == "row" else theme.on_dark
        label(target, more, room, "ui", m.fs(15), ink, "r", m.small_print)


# ---- stalls --------------------------------------------------------------------------------------------------------


def stall_card(desk: Desk, scene: Scene, stall: str, width: int) -> pygame.Surface | None:
    """The card on a stall with its Kobun, None for an empty one."""
    laid = scene.view["stalls"][stall]
    if laid is None:
        return None
    owner = seat_style(desk, scene, laid["owner"])
    if laid["is_building"]:
        return art.building(desk.parts.buildings[laid["card"]], width, desk.theme, owner=owner)
    person = desk.parts.characters[laid["card"]]
    return art.card(person, width, desk.theme, kobun=owner, experience=int(laid["experience"]))


def draw_stalls(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the cards in the stalls, the frames of stalls that may be chosen, and what a card would cost there."""
    board = street_map(desk)
    if board is None:
        return
    for stall, rect in board.stalls.items():
        ident = f"stall:{stall}"
        light(desk, target, scene, ident, rect)
        picture = stall_card(desk, scene, stall, rect.w)
        if picture is not None and ident not in scene.hidden:
            target.blit(picture, rect)
            laid = scene.view["stalls"][stall]
            if laid["owner"] is None and not laid["is_building"]:
                _nobodys(desk, target, board, rect)
        elif picture is None and (ident in scene.lit or ident in scene.selected):
            _price(desk, target, scene, stall, rect)


def _nobodys(desk: Desk, target: pygame.Surface, board: StreetMap, rect: pygame.Rect) -> None:
    """A band across a card that works for nobody, above its skill: whoever uses it sends it away."""
    m = desk.metrics
    words = desk.text("nobodys")
    size = max(m.small_print, min(m.fs(14), round(rect.h * 0.12)))
    if measure(words, "ui", m.small_print)[0] > rect.w - 10:
        return
    high = round(size * 1.35)
    box = pygame.Rect(rect.x + 3, rect.y + round(rect.h * 0.76) - high, rect.w - 6, high)
    target.fill(p.rgb(desk.theme.paper), box)
    pygame.draw.rect(target, p.rgb(desk.theme.ink), box, 1)
    label(target, words, box.inflate(-4, 0), "ui", size, desk.theme.ink, "c", m.small_print)


def _price(desk: Desk, target: pygame.Surface, scene: Scene, stall: str, rect: pygame.Rect) -> None:
    """What putting the chosen card here costs, on a small paper."""
    price = price_plate(desk, scene, stall)
    if price is None:
        return
    m, theme = desk.metrics, desk.theme
    box = pygame.Rect(0, 0, round(rect.w * 0.86), round(rect.w * 0.52))
    box.center = rect.center
    slips.slip(box.w, box.h, m.u, theme.paper, theme.border, seed=4, double=False, has_grain=theme.has_grain).lay(
        target, box.x, box.y
    )
    size = round(box.h * 0.84)
    coin = art.amount("mon", price, size, theme)
    centred(target, coin, (box.right - size * 0.62, box.centery))
    minus = pygame.Rect(
        box.x + round(box.w * 0.12),
        box.centery - max(1, round(box.h * 0.045)),
        round(box.w * 0.2),
        max(2, round(box.h * 0.09)),
    )
    target.fill(p.rgb(theme.warn_text), minus)
