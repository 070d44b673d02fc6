"""The City board's row: four places for new characters, two for those that waited, one for the New Character."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.games.iki.table.cards import Laid, draw_row_marks, draw_slots, heading, row_cards
from edo_table.games.iki.table.streetmap import CARD_HIGH
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.games.iki_akebono.table.reckoning import leaving
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.lettering import label, measure
from edo_table.ui.table.face import Scene
from edo_table.ui.table.ruler import centred
from edo_table.ui.theme import Theme

_BETWEEN, _GROUPS, _FOOT = 0.09, 0.30, 0.22
"""Gaps between cards and between groups, and the foot below them, in widths of a card."""


@dataclass(frozen=True, slots=True)
class Slots:
    """The places of the row."""

    new: tuple[pygame.Rect, ...]
    carried: tuple[pygame.Rect, ...]
    newcomer: pygame.Rect
    foot: int
    """The height of the marks below the cards."""


def slots(desk: AkebonoDesk) -> Slots | None:
    """The places of the row; None where there is no room for one."""
    if "slots" not in desk.kept:
        rect = desk.region("row")
        desk.kept["slots"] = None if rect is None else _lay(desk, rect)
    found: Slots | None = desk.kept["slots"]
    return found


def _lay(desk: AkebonoDesk, rect: pygame.Rect) -> Slots:
    numbers = desk.content.numbers
    groups = (numbers.cards_a_month, numbers.carried_cards, 1)
    head, pad = heading(desk, "row"), max(3, desk.metrics.px(8))
    count = sum(groups)
    wide = count + _BETWEEN * (count - 1) + _GROUPS * (len(groups) - 1)
    w = int(min((rect.w - 2 * pad) / wide, (rect.h - head - pad) / (CARD_HIGH + _FOOT)))
    h, foot = round(w * CARD_HIGH), round(w * _FOOT)
    spare = rect.w - 2 * pad - w * wide
    group_gap = w * (_GROUPS + _BETWEEN) + spare * 0.14
    gap = w * _BETWEEN + min(0.12 * w, spare * 0.4 / count)
    x = rect.centerx - (count * w + gap * (count - len(groups)) + group_gap * (len(groups) - 1)) / 2
    y = rect.y + head + max(0, rect.h - head - pad // 2 - h - foot) // 2
    places: list[list[pygame.Rect]] = []
    for size in groups:
        places.append([])
        for n in range(size):
            places[-1].append(pygame.Rect(round(x), y, w, h))
            x += w + (gap if n + 1 < size else group_gap)
    return Slots(tuple(places[0]), tuple(places[1]), places[2][0], foot)


@row_cards.register
def _row_cards(desk: AkebonoDesk, scene: Scene) -> list[Laid]:
    """New cards lie as far right as they can, for from there the last slide on at the month's end."""
    found, view = slots(desk), scene.view
    if found is None:
        return []
    if view["phase"] == "begin":
        starters, free = view["starters"], (*found.new, *found.carried, found.newcomer)
        first = (len(free) - len(starters)) // 2
        return [Laid(card, rect) for card, rect in zip(starters, free[first:], strict=False)]
    row = view["row"]
    new = [Laid(one["character"], place) for one, place in _to_the_right(row, "new", found.new)]
    carried = [
        Laid(one["character"], place, int(one["mon"])) for one, place in _to_the_right(row, "carried", found.carried)
    ]
    last = [Laid(one["character"], found.newcomer) for one in row if one["place"] == "newcomer"]
    return [*new, *carried, *last]


def _to_the_right(
    row: list[dict[str, str]], place: str, free: tuple[pygame.Rect, ...]
) -> list[tuple[dict[str, str], pygame.Rect]]:
    cards = [one for one in row if one["place"] == place]
    if len(cards) > len(free):  # more than there are places (a position set up by hand): over each other
        step = (free[-1].x - free[0].x) / max(1, len(cards) - 1)
        return [(one, free[0].move(round(step * n), 0)) for n, one in enumerate(cards)]
    return list(zip(cards, free[len(free) - len(cards) :], strict=True))


# ---- marks ---------------------------------------------------------------------------------------------------------


@draw_slots.register
def _draw_slots(desk: AkebonoDesk, target: pygame.Surface, scene: Scene) -> None:
    """Draw how many New Characters are still to come on their free place; a paper where the empty row says why."""
    found, view, m = slots(desk), scene.view, desk.metrics
    shelf = desk.region("row")
    if shelf is not None and not row_cards(desk, scene):
        high = max(round(m.fs(18) * 2.0), round(shelf.h * 0.28))
        paper = pygame.Rect(0, 0, round(shelf.w * 0.78), high)
        paper.center = shelf.center
        slips.slip(paper.w, paper.h, m.u, desk.theme.paper, desk.theme.border, seed=8).lay(target, paper.x, paper.y)
        return
    if found is None or view["phase"] == "begin" or any(one["place"] == "newcomer" for one in view["row"]):
        return
    left, rect = int(view["newcomers"]), found.newcomer
    words = str(left)
    if left and measure(words, "title", m.small_print)[0] < rect.w:
        room = pygame.Rect(rect.x, rect.centery + rect.h // 6, rect.w, rect.h // 4)
        label(target, words, room, "title", min(m.fs(20), room.h), p.SUMI, "c", m.small_print)


@draw_row_marks.register
def _draw_row_marks(desk: AkebonoDesk, target: pygame.Surface, scene: Scene, laid: Laid) -> None:
    """Draw the starting tile on a card to begin with; below the others, whether they leave at the month's end."""
    found, view = slots(desk), scene.view
    if found is None:
        return
    if view["phase"] == "begin":
        number = view["tiles"].get(laid.ident)
        if number is not None:
            rect = tile_at(laid)
            target.blit(art.starting_tile(desk.content.tiles[number - 1], rect.w, desk.theme), rect)
        return
    size = max(10, round(found.foot * 0.92))
    is_leaving = laid.ident in leaving(desk.parts, view)
    picture = leaves_mark(size, desk.theme) if is_leaving else stays_mark(size, desk.theme)
    centred(target, picture, (laid.rect.centerx, laid.rect.bottom + found.foot * 0.52))


def tile_at(laid: Laid) -> pygame.Rect:
    """Where the starting tile lies on a character to begin with."""
    side = max(16, round(laid.rect.w * 0.48))
    return pygame.Rect(laid.rect.x - round(side * 0.06), laid.rect.y - round(side * 0.04), side, side)


@cached("iki_akebono leaving marks", entries=16, megabytes=1)
def leaves_mark(size: int, theme: Theme) -> pygame.Surface:
    """A cross: this card leaves at the end of the month."""
    s = Svg(100, 100)
    for a, b in (((20, 20), (80, 80)), ((80, 20), (20, 80))):
        s.ink([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], 30, p.SUMI, taper=(0, 0))
    for a, b in (((20, 20), (80, 80)), ((80, 20), (20, 80))):
        s.ink([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], 18, theme.primary, taper=(0, 0))
    return s.render((size, size))


@cached("iki_akebono staying marks", entries=16, megabytes=1)
def stays_mark(size: int, theme: Theme) -> pygame.Surface:
    """An arrow and a coin: this card slides on at the end of the month, and a mon is laid on it."""
    out = pygame.Surface((round(size * 2.05), size), pygame.SRCALPHA)
    s = Svg(100, 100).shape(
        [(6, 34), (50, 34), (50, 10), (94, 50), (50, 90), (50, 66), (6, 66)], theme.good_text, 8, off=(0, 0)
    )
    out.blit(s.render((size, size)), (0, 0))
    out.blit(art.amount("mon", 1, size, theme), (out.get_width() - size, 0))
    return out
