"""The judgement as a small scene: a row's cards come together, are counted art by art, equal totals are struck out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from edo_table.engine.messages import Arguments
from edo_table.games.izayoi.table import cards
from edo_table.games.izayoi.table.desk import MOST_IN_ROW, Desk, row_of, seat_of
from edo_table.games.izayoi.table.lanes import tile_id
from edo_table.games.izayoi.table.playboard import Lane, playboard
from edo_table.games.izayoi.table.scenes import dim, lay_sheet, make_ready, ramp, sheet_rect, sized, travelled, turning
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import fit, label, measure, paragraph, paragraph_size, put
from edo_table.ui.print.strokes import lay_stroke
from edo_table.ui.table.face import Act, Point, Scene
from edo_table.ui.table.ruler import centred, label_if_fits, label_of_name
from edo_table.ui.table.seating import look, style

_WIDE, _HIGH = 1200.0, 730.0
_NOTES = ("koto-1", "koto-2", "koto-3", "koto-4", "koto-5")


@dataclass(frozen=True, slots=True)
class Stage:
    """Where the parts of the scene lie."""

    rect: pygame.Rect
    tile: pygame.Rect
    name: pygame.Rect
    cards: pygame.Rect
    card: int
    gap: int
    count: pygame.Rect
    verdict: pygame.Rect

    def card_at(self, number: int, count: int) -> pygame.Rect:
        """The place of the number-th card of so many."""
        wide = round(self.card * cards.RATIO)
        total = count * wide + (count - 1) * self.gap
        x = self.cards.x + (self.cards.w - total) // 2 + number * (wide + self.gap)
        return pygame.Rect(x, self.cards.centery - self.card // 2, wide, self.card)


def stage(desk: Desk) -> Stage:
    """The scene's geometry in a window."""
    m = desk.metrics
    rect = sheet_rect(desk, _WIDE, _HIGH)
    pad = m.px(30)
    inner = rect.inflate(-2 * pad, -2 * pad)
    words = round(m.fs(22) * 1.4) + round(m.fs(18) * 1.35)
    foot = round(m.fs(34) * 1.35 + m.fs(19) * 1.5)
    upper = pygame.Rect(inner.x, inner.y, inner.w, round((inner.h - foot) * 0.58))
    side = min(upper.h - words, round(inner.w * 0.23), m.px(250))
    tile = pygame.Rect(inner.x + m.px(8), upper.y, side, side)
    tile.y = upper.y + (upper.h - words - side) // 2
    wide = max(side, round(inner.w * 0.23))
    tile.centerx = inner.x + wide // 2
    name = pygame.Rect(inner.x, tile.bottom + m.px(4), wide, words)
    room = pygame.Rect(inner.x + wide + m.px(24), upper.y, inner.right - inner.x - wide - m.px(24), upper.h)
    gap = m.px(14)
    card = int(min(room.h * 0.94, (room.w - (MOST_IN_ROW - 1) * gap) / MOST_IN_ROW / cards.RATIO, m.u * 260))
    count = pygame.Rect(inner.x, upper.bottom, inner.w, inner.bottom - foot - upper.bottom)
    verdict = pygame.Rect(inner.x, inner.bottom - foot, inner.w, foot)
    count.h -= m.px(12)
    return Stage(rect, tile, name, room, card, gap, count, verdict)


def tile_at(desk: Desk) -> Point:
    """Where the tile lies in the scene, from where it travels on."""
    return stage(desk).tile.center


def cards_at(desk: Desk) -> Point:
    """Where the cards lie in the scene."""
    return stage(desk).cards.center


@dataclass(frozen=True, slots=True)
class Case:
    """What is judged."""

    row: str
    tile: str
    points: int
    cards: tuple[str, ...]
    hidden: frozenset[int]
    """Which of the cards lie face down until now."""

    seats: tuple[int, ...]
    votes: tuple[int, ...]
    struck: frozenset[int]
    winner: int | None


def read_case(args: Arguments, before: Scene, after: Scene) -> Case:
    """The case that an event tells of."""
    row = str(args["row"])
    data = row_of(before.view, row)
    laid = data["cards"] if data is not None else []
    shown = _texts(args["cards"])
    hidden = {number for number, card in enumerate(laid) if card["hidden"]}
    actor = before.actor
    if len(laid) < len(shown) and actor is not None:
        had, has = (scene.view["seats"][actor]["has_hiding"] for scene in (before, after))
        if had and not has:
            hidden.add(len(shown) - 1)
    seats = tuple(seat_of(after.view, art) for art in _texts(args["arts"]))
    struck = frozenset(seat_of(after.view, art) for art in _texts(args["struck"]))
    winner = args["seat"]
    return Case(
        row, str(args["tile"]), int(str(args["points"])), shown, frozenset(hidden),
        tuple(seat for seat in seats if seat is not None), tuple(int(votes) for votes in _texts(args["votes"])),
        frozenset(seat for seat in struck if seat is not None),
        winner if isinstance(winner, int) and winner >= 0 else None,
    )  # fmt: skip


def _texts(found: object) -> tuple[str, ...]:
    return tuple(str(one) for one in found) if isinstance(found, tuple | list) else ()


@dataclass(frozen=True, slots=True)
class Times:
    """When the parts of the scene begin, as shares of its time, and how long all of it takes."""

    seconds: float
    come: float
    turn: float
    count: float
    strike: float
    tell: float


def times(case: Case) -> Times:
    """A short scene where there is little to tell, else the time to follow every count."""
    turn = 0.5 if case.hidden else 0.0
    count = 0.32 * len(case.seats) if len(case.seats) > 1 else 0.25
    strike = 0.5 if case.struck else 0.0
    tell = 1.15 if len(case.seats) > 1 else 0.75
    parts = (0.45, turn, count, strike, tell)
    whole = sum(parts)
    marks = [sum(parts[: n + 1]) / whole for n in range(5)]
    return Times(whole, marks[0], marks[1], marks[2], marks[3], marks[3])


def judgement(desk: Desk, args: Arguments, before: Scene, after: Scene) -> Act:
    """The scene for the event of a judgement."""
    case = read_case(args, before, after)
    plan = times(case)
    board = playboard(desk)
    lane = board.lane(case.row) if board is not None else None
    cues = [(0.0, "paper")]
    if case.hidden:
        cues.append((plan.come, "lift"))
    for number in range(len(case.seats)):
        at = plan.turn + (plan.count - plan.turn) * number / max(1, len(case.seats))
        cues.append((at, _NOTES[min(number, len(_NOTES) - 1)]))
    if case.struck:
        cues.append((plan.count, "taiko-soft"))
    if case.winner is not None:
        cues.append((plan.tell, "confirm"))
    hides = (tile_id(case.row), *(f"laid:{case.row}:{n}" for n in range(len(case.cards))))

    def paint(target: pygame.Surface, share: float) -> None:
        paint_case(desk, target, after, case, plan, lane, share)

    return Act(paint, plan.seconds, tuple(cues), 0, hides)


def paint_case(
    desk: Desk, target: pygame.Surface, scene: Scene, case: Case, plan: Times, lane: Lane | None, share: float
) -> None:
    """Draw the scene at a share of its time."""
    st = stage(desk)
    come = ramp(share, 0.0, plan.come)
    dim(target, come)
    lay_sheet(desk, target, st.rect, come)
    if come < 1:
        _draw_coming(desk, target, scene, case, lane, come)
        return
    centred(target, cards.tile(desk, case.tile, st.tile.h), st.tile.center)
    for number, card in enumerate(case.cards):
        picture = cards.card(desk, scene, card, st.card)
        if number in case.hidden:
            turned = ramp(share, plan.come, plan.turn)
            picture = turning(cards.card(desk, scene, None, st.card), picture, turned)
        centred(target, picture, st.card_at(number, len(case.cards)).center)
    _draw_name(desk, target, case, st)
    _draw_counts(desk, target, scene, case, plan, st, share)
    if share >= plan.tell:
        _draw_verdict(desk, target, scene, case, st)


def _draw_coming(desk: Desk, target: pygame.Surface, scene: Scene, case: Case, lane: Lane | None, come: float) -> None:
    """Tile and cards on their way from the row to their places in the scene."""
    st = stage(desk)
    makers: list[Callable[[], object]] = [partial(cards.tile, desk, case.tile, st.tile.h)]
    makers += [partial(cards.card, desk, scene, card, st.card) for card in (*case.cards, None)]
    make_ready(makers, come)
    place = travelled(lane.tile if lane is not None else st.tile, st.tile, come)
    small = cards.tile(desk, case.tile, lane.tile.h if lane is not None else st.tile.h)
    centred(target, sized(small, place.size), place.center)
    for number, card in enumerate(case.cards):
        end = st.card_at(number, len(case.cards))
        place = travelled(lane.lying(number, case.points) if lane is not None else end, end, come)
        shown = None if number in case.hidden else card
        small = cards.card(desk, scene, shown, lane.card if lane is not None else st.card)
        centred(target, sized(small, place.size), place.center)


def _draw_name(desk: Desk, target: pygame.Surface, case: Case, st: Stage) -> None:
    m, theme = desk.metrics, desk.theme
    upper = pygame.Rect(st.name.x, st.name.y, st.name.w, round(m.fs(22) * 1.4))
    lower = pygame.Rect(st.name.x, upper.bottom, st.name.w, st.name.bottom - upper.bottom)
    name = desk.word("tile", case.tile)
    size = fit(name, "title", m.fs(23), upper.w, m.small_print)
    if measure(name, "title", size)[0] <= upper.w:
        label(target, name, upper, "title", size, theme.ink, "c", m.small_print)
    label_if_fits(target, desk.text("points", n=case.points), lower, m.fs(18), theme.secondary, "c", m.small_print)


def _column(st: Stage, number: int, count: int, most: int) -> pygame.Rect:
    wide = min(most, st.count.w // max(1, count))
    left = st.count.centerx - wide * count // 2
    return pygame.Rect(left + wide * number, st.count.y, wide, st.count.h)


def _draw_counts(
    desk: Desk, target: pygame.Surface, scene: Scene, case: Case, plan: Times, st: Stage, share: float
) -> None:
    m, theme = desk.metrics, desk.theme
    n = len(case.seats)
    for number, (seat, votes) in enumerate(zip(case.seats, case.votes, strict=True)):
        begins = plan.turn + (plan.count - plan.turn) * number / n
        ends = plan.turn + (plan.count - plan.turn) * (number + 1) / n
        shown = ramp(share, begins, ends)
        if shown <= 0:
            continue
        cell = _column(st, number, n, m.px(236))
        name = pygame.Rect(cell.x + m.px(6), cell.bottom - round(m.fs(20) * 1.4) - m.px(6), cell.w - m.px(12),
                           round(m.fs(20) * 1.4))  # fmt: skip
        upper = pygame.Rect(cell.x, cell.y + m.px(8), cell.w, name.y - cell.y - m.px(10))
        disc = min(upper.h * 0.9, cell.w * 0.44, 112 * m.u)
        size = max(m.small_print, round(disc * 0.74))
        words = str(max(1, round(votes * shown)))
        long = measure(str(votes), "title", size)[0]
        left = cell.centerx - (disc + m.px(12) + long) / 2
        is_struck, wins = seat in case.struck, seat == case.winner
        if wins and share >= plan.tell:
            box = cell.inflate(-m.px(10), -m.px(6))
            slips.frame(box.w, box.h, m.u, theme.lit, gap=-2.0, line=6.0).lay(target, *box.topleft)
        centred(target, crest_disc(style(theme, scene, seat), disc), (left + disc / 2, upper.centery))
        ink = theme.secondary if is_struck and share >= plan.strike else theme.ink
        number_room = pygame.Rect(round(left + disc + m.px(12)), upper.y, long + 4, upper.h)
        put(target, words, (number_room.x + long / 2, upper.centery), "title", size, ink, "c", number_room)
        label_of_name(target, str, look(scene, seat).name, name, m.fs(20), ink, m.small_print)
        if is_struck:
            mark = pygame.Rect(round(left - m.px(8)), 0, round(disc + long + m.px(28)), round(disc * 0.74))
            mark.centery = upper.centery
            lay_stroke(target, mark, max(3.0, disc * 0.10), theme.warn_text, ramp(share, plan.count, plan.strike))


def _draw_verdict(desk: Desk, target: pygame.Surface, scene: Scene, case: Case, st: Stage) -> None:
    m, theme = desk.metrics, desk.theme
    tile = desk.word("tile", case.tile)
    if case.winner is not None:
        words, ink = desk.text("acquires", seat=look(scene, case.winner).name, tile=tile), theme.ink
    else:
        words, ink = desk.text("nobody_acquires", tile=tile), theme.warn_text
    small = desk.text("why_struck") if case.struck else "" if case.seats else desk.text("why_no_votes")
    lower = pygame.Rect(st.verdict.x, st.verdict.bottom - round(m.fs(19) * 1.5), st.verdict.w, round(m.fs(19) * 1.5))
    upper = pygame.Rect(st.verdict.x, st.verdict.y, st.verdict.w, lower.y - st.verdict.y)
    if not small:
        upper.h = st.verdict.h
    size = fit(words, "title", m.fs(34), upper.w, m.small_print)
    pygame.draw.line(
        target, p.rgb(p.mix(theme.paper, theme.border, 0.4)), (upper.x + m.px(40), st.verdict.y - m.px(2)),
        (upper.right - m.px(40), st.verdict.y - m.px(2)), m.px(1.4),
    )  # fmt: skip
    if measure(words, "title", size)[0] <= upper.w:
        label(target, words, upper, "title", size, ink, "c", m.small_print)
    else:
        paragraph(target, words, upper, "title", m.small_print, ink, "c", middle=True, leading=1.1)
    if small:
        px = m.fs(19)
        while px > m.small_print and paragraph_size(small, "ui", px, lower.w)[1] > lower.h:
            px -= 1
        label_if_fits(target, small, lower, px, theme.secondary, "c", m.small_print)
