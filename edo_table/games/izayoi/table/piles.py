"""Beside the screen: the piles of cards and tiles, and below them who has recommended what, where that is shown."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.games.izayoi.table import art, cards
from edo_table.games.izayoi.table.desk import Desk
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.brush import box, ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import fit, label, measure, put
from edo_table.ui.table.face import Scene
from edo_table.ui.table.marks import step_disc
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import MARGIN, centred, label_if_fits
from edo_table.ui.table.seating import home_seat, others, style

PILES = ("deck", "discards", "tiles", "gone")
"""Targets of the piles, in reading order."""

_MOST = 268.0
"""Layout units: the piles take no more of the side's height where somebody's memory needs the rest."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile's room, its picture's place, and the room of its words below."""

    target: str
    rect: pygame.Rect
    picture: pygame.Rect
    words: pygame.Rect


def piles_rect(desk: Desk) -> pygame.Rect | None:
    """The slip that the piles lie on."""
    side = desk.region("side")
    if side is None:
        return None
    high = round(min(side.h * (0.48 if desk.has_memo else 1.0), side.w * 1.14))
    return pygame.Rect(side.x, side.y, side.w, high)


def memo_rect(desk: Desk) -> pygame.Rect | None:
    """The slip that says who has recommended what; None where the table does not keep that in mind."""
    side, above = desk.region("side"), piles_rect(desk)
    if side is None or above is None or not desk.has_memo:
        return None
    top = above.bottom + desk.metrics.px(12)
    high = min(side.bottom - top, round(side.w * 1.25))
    return pygame.Rect(side.x, top, side.w, high) if high > 40 else None


def piles(desk: Desk) -> list[Pile]:
    """The four piles, two and two."""
    rect = piles_rect(desk)
    if rect is None:
        return []
    m = desk.metrics
    pad = m.px(12)
    inner = rect.inflate(-2 * pad, -2 * pad)
    wide, high = inner.w // 2, inner.h // 2
    words = round(m.fs(16) * 1.4)
    out = []
    for number, target in enumerate(PILES):
        cell = pygame.Rect(inner.x + number % 2 * wide, inner.y + number // 2 * high, wide, high)
        room = pygame.Rect(cell.x, cell.y, cell.w, cell.h - words - m.px(4))
        size = _size(target, room, m.px(8))
        place = pygame.Rect((0, 0), size)
        place.center = room.center
        out.append(Pile(target, cell, place, pygame.Rect(cell.x, room.bottom, cell.w, words)))
    return out


def _size(target: str, room: pygame.Rect, spare: int) -> tuple[int, int]:
    if target in ("deck", "discards"):
        high = min(room.h - spare, round((room.w - spare) * 0.62 / cards.RATIO))
        return max(11, round(high * cards.RATIO)), max(16, high)
    side = max(16, min(round((room.h - spare) * 0.82), round((room.w - spare) * 0.72)))
    return side, side


def pile(desk: Desk, target: str) -> Pile | None:
    """The pile of a target."""
    return next((found for found in piles(desk) if found.target == target), None)


def counts(scene: Scene) -> dict[str, int]:
    """How many lie in every pile."""
    view = scene.view
    return {
        "deck": int(view["deck"]), "discards": int(view["discards"]), "tiles": int(view["tile_deck"]),
        "gone": len(view["tiles_gone"]),
    }  # fmt: skip


def draw_piles(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Lay the slip with the piles."""
    rect, view = piles_rect(desk), scene.view
    if rect is None:
        return
    gone = [tile for tile in view["tiles_gone"] if f"gone:{tile}" not in scene.hidden]
    top = None if "discards" in scene.hidden else view["top"]
    key = (tuple(counts(scene).items()), top, tuple(gone), tuple(scene.seats), desk.theme.name, view["phase"])

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        slips.panel(at.w, at.h, desk.metrics.u, desk.theme, is_dim=True, seed=9).lay(surface, at.x, at.y)
        for found in piles(desk):
            shift = (at.x - rect.x, at.y - rect.y)
            _draw_pile(desk, surface, scene, found, shift, top, gone)

    prints.lay(target, "piles", key, rect, desk.metrics.px(MARGIN), draw)
    for found in piles(desk):
        if found.target == scene.focused:
            frame = slips.frame(found.rect.w, found.rect.h, desk.metrics.u, desk.theme.focus, gap=-3.0, line=3.0)
            frame.lay(target, *found.rect.topleft)
        for trace in scene.traces:
            if trace.target == found.target:
                disc = step_disc(min(22 * desk.metrics.u, 0.7 * found.picture.h), trace.order)
                centred(target, disc, (found.picture.right, found.picture.y + 4))


def _draw_pile(
    desk: Desk, target: pygame.Surface, scene: Scene, found: Pile, shift: tuple[int, int], top: str | None,
    gone: list[str],
) -> None:  # fmt: skip
    m, theme = desk.metrics, desk.theme
    place, words = found.picture.move(shift), found.words.move(shift)
    count = counts(scene)[found.target]
    picture: pygame.Surface | None
    if found.target == "deck":
        picture = cards.card(desk, scene, None, place.h)
    elif found.target == "discards":
        picture = cards.card(desk, scene, top, place.h) if top is not None else None
    elif found.target == "tiles":
        picture = cards.tile(desk, None, place.h)
    else:
        picture = cards.tile(desk, gone[-1], place.h) if gone else None
    if picture is None or not count:
        empty = _empty(place.size) if found.target in ("tiles", "gone") else cards.slot(place.h, p.KURI, p.SUMI)
        centred(target, empty, place.center)
    else:
        step = max(1, m.px(2.4))
        for k in range(min(3, count) - 1, -1, -1):
            if k or found.target not in ("discards", "gone"):
                below = picture if found.target in ("deck", "tiles") else _edge(picture.get_size(), theme.paper)
                centred(target, below, (place.centerx + k * step, place.centery - k * step))
        centred(target, picture, place.center)
    _draw_words(desk, target, scene, found.target, words)


def _draw_words(desk: Desk, target: pygame.Surface, scene: Scene, ident: str, words: pygame.Rect) -> None:
    """What a pile is called, and how many lie there; the number alone where one of the four names has no room."""
    m, theme = desk.metrics, desk.theme
    numbers = {name: str(many) for name, many in counts(scene).items()}
    size = min(m.fs(22), words.h)
    gap, least = m.px(6), m.small_print
    spare = words.w - max(measure(number, "title", size)[0] for number in numbers.values()) - gap
    names = {name: desk.text(f"pile_{name}") for name in PILES}
    px = min(fit(name, "ui", m.fs(16), spare, least) for name in names.values())
    number = numbers[ident]
    long = measure(number, "title", size)[0]
    if any(measure(name, "ui", px)[0] > spare for name in names.values()):
        put(target, number, words.center, "title", size, theme.ink, "c", words)
        return
    wide = measure(names[ident], "ui", px)[0]
    left = words.centerx - (wide + gap + long) // 2
    label(target, names[ident], pygame.Rect(left, words.y, wide, words.h), "ui", px, theme.secondary, "l", least)
    room = pygame.Rect(left + wide + gap, words.y, long + 2, words.h)
    put(target, number, room.midleft, "title", size, theme.ink, "lm", room)


@cached("izayoi pile edges", entries=16, megabytes=2)
def _edge(size: tuple[int, int], paper: str) -> pygame.Surface:
    w, h = size
    s = Svg(w, h).fill(box(w - 2, h - 2, h * 0.05, 1, 1), paper)
    return s.line(box(w - 2, h - 2, h * 0.05, 1, 1), 1.4, p.SUMI, closed=True).render()


@cached("izayoi empty piles", entries=12, megabytes=1)
def _empty(size: tuple[int, int]) -> pygame.Surface:
    s = Svg(100, 100).fill(ring(50, 50, 40), p.KUCHIBA, 0.4)
    return s.line(ring(50, 50, 40), 3.4, p.KURI, 0.8, True).render(size)


# ---- memory --------------------------------------------------------------------------------------------------------


def memo_cells(desk: Desk, scene: Scene, rect: pygame.Rect) -> tuple[list[int], list[str], pygame.Rect, float, float]:
    """Seats from above, arts from the left, the room of the cells, and a cell's width and height."""
    seats = [home_seat(scene), *others(scene)]
    arts = [data for data in (scene.view["seats"][seat]["art"] for seat in seats) if data is not None]
    m = desk.metrics
    pad, head = m.px(12), round(m.fs(16) * 1.5)
    inner = pygame.Rect(rect.x + pad, rect.y + pad + head, rect.w - 2 * pad, rect.h - 2 * pad - head)
    across, down = inner.w / (len(seats) + 0.9), inner.h / (len(seats) + 0.9)
    room = pygame.Rect(
        round(inner.x + across * 0.9), round(inner.y + down * 0.9), round(across * len(seats)), round(down * len(seats))
    )
    return seats, arts, room, across, down


def draw_memo(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Lay the slip that says how many votes every seat has openly given to every art."""
    rect, kept = memo_rect(desk), scene.view["recommended"]
    if rect is None or kept is None:
        return
    told = tuple(tuple((a, n["cards"], n["votes"]) for a, n in _entries(kept, s)) for s in range(len(scene.seats)))
    arts = tuple(data["art"] for data in scene.view["seats"])
    key = (told, arts, tuple(scene.seats), home_seat(scene), desk.theme.name)
    prints.lay(
        target, "memo", key, rect, desk.metrics.px(MARGIN), lambda surface, at: _draw_memo(desk, surface, scene, at)
    )
    if scene.focused == "info":
        slips.frame(rect.w, rect.h, desk.metrics.u, desk.theme.focus, gap=2.0).lay(target, *rect.topleft)


def _entries(kept: object, seat: int) -> list[tuple[str, dict[str, int]]]:
    found = kept[seat] if isinstance(kept, list | tuple) else {}
    return list(found.items()) if isinstance(found, dict) else []


def _draw_memo(desk: Desk, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    m, theme = desk.metrics, desk.theme
    slips.panel(rect.w, rect.h, m.u, theme, is_dim=True, seed=12).lay(target, rect.x, rect.y)
    head = pygame.Rect(rect.x + m.px(12), rect.y + m.px(8), rect.w - m.px(24), round(m.fs(16) * 1.4))
    label_if_fits(target, desk.text("memo"), head, m.fs(17), theme.secondary, "c", m.small_print)
    seats, arts, room, across, down = memo_cells(desk, scene, rect)
    side = min(across, down)
    kept = scene.view["recommended"]
    for number, seat in enumerate(seats):
        disc = crest_disc(style(theme, scene, seat), side * 0.86)
        centred(target, disc, (room.x - across * 0.46, room.y + down * (number + 0.5)))
    for column, ident in enumerate(arts):
        seat = seats[column]
        ink = style(theme, scene, seat).ground
        centred(target, art.emblem(ident, max(14, round(side * 0.80)), ink, theme.paper_dim),
                (room.x + across * (column + 0.5), room.y - down * 0.46))  # fmt: skip
        for line, giver in enumerate(seats):
            cell = pygame.Rect(round(room.x + across * column), round(room.y + down * line), round(across), round(down))
            votes = dict(_entries(kept, giver)).get(ident, {"votes": 0})["votes"]
            inner = cell.inflate(-max(2, m.px(4)), -max(2, m.px(4)))
            if giver == seat:
                pygame.draw.rect(target, p.rgb(p.mix(theme.paper_dim, theme.border, 0.14)), inner)
            if votes:
                size = max(m.small_print, min(m.fs(22), round(side * 0.62)))
                put(target, str(votes), inner.center, "title", size, theme.ink, "c", cell)
            else:
                pygame.draw.circle(target, p.rgb(theme.secondary), inner.center, max(1, m.px(1.6)))
    lines = Svg(*rect.size)
    x0, y0 = room.x - rect.x, room.y - rect.y
    lines.ink([(x0 - across * 0.9, y0), (x0 + room.w / 2, y0 + 1), (x0 + room.w, y0)], m.thin(1.6), taper=(0.1, 0.2))
    lines.ink([(x0, y0 - down * 0.9), (x0 + 1, y0 + room.h / 2), (x0, y0 + room.h)], m.thin(1.6), taper=(0.1, 0.2))
    target.blit(lines.render(), rect.topleft)
