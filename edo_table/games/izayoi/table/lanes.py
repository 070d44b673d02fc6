"""What lies on the playboard: tiles, the cards of their rows, places left, the count of votes, and marks on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from edo_table.games.izayoi.table import cards
from edo_table.games.izayoi.table.counting import Count, count_row
from edo_table.games.izayoi.table.desk import Desk, row_of
from edo_table.games.izayoi.table.playboard import Lane, playboard
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import fit, label, measure, put
from edo_table.ui.print.strokes import lay_stroke
from edo_table.ui.table.face import Scene, Trace
from edo_table.ui.table.marks import STEPS, beat, step_disc
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import label_if_fits
from edo_table.ui.table.seating import style


def tile_id(row: str) -> str:
    """What stands in `Scene.hidden` for the tile of a row."""
    return f"tile:{row}"


def draw_lanes(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Draw tiles, cards and counts of all rows."""
    board = playboard(desk)
    if board is None or scene.view["phase"] == "arts":
        return
    for lane in board.lanes:
        row = row_of(scene.view, lane.row)
        if row is None:
            continue
        _mark_below(desk, target, scene, lane)
        _draw_tile(desk, prints, target, scene, lane, row)
        _draw_cards(desk, target, scene, lane, row)
        _draw_count(desk, prints, target, scene, lane, row)
        _draw_traces(desk, target, scene, lane, row)
        _mark_above(desk, target, scene, lane)


def places_of(row: Mapping[str, Any]) -> int:
    """How many cards a row takes, those that lie there included."""
    return len(row["cards"]) + int(row["left"])


def leaf(lane: Lane, desk: Desk) -> pygame.Rect:
    """The paper of a leaf, inside its frame."""
    return lane.rect.inflate(-2 * desk.metrics.px(11), -2 * desk.metrics.px(4))


def _mark_below(desk: Desk, target: pygame.Surface, scene: Scene, lane: Lane) -> None:
    """The glow of a row that may be chosen."""
    ident = f"row:{lane.row}"
    if ident not in scene.lit:
        return
    rect = leaf(lane, desk)
    glow = pygame.Surface(rect.size, pygame.SRCALPHA, 32)
    glow.fill(p.rgba(desk.theme.lit, round(22 + 26 * beat(scene.pulse)) + (36 if ident == scene.hovered else 0)))
    target.blit(glow, rect)


def _mark_above(desk: Desk, target: pygame.Surface, scene: Scene, lane: Lane) -> None:
    ident, rect, u, theme = f"row:{lane.row}", leaf(lane, desk), desk.metrics.u, desk.theme
    if ident == scene.focused:
        slips.frame(rect.w, rect.h, u, theme.focus, gap=-1.0, line=7.0).lay(target, rect.x, rect.y)
    elif ident in scene.lit:
        line = 7.0 if ident == scene.hovered else 3.0 + 2.0 * round(scene.pulse * (STEPS - 1)) / (STEPS - 1)
        slips.frame(rect.w, rect.h, u, theme.lit, gap=-1.0, line=line).lay(target, rect.x, rect.y)


def _draw_tile(
    desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, lane: Lane, row: Mapping[str, Any]
) -> None:
    if row["tile"] is None or tile_id(lane.row) in scene.hidden:
        return
    picture = cards.tile(desk, row["tile"], lane.tile.h)
    target.blit(picture, picture.get_rect(center=lane.tile.center))
    m, names = (
        desk.metrics,
        [desk.word("tile", data["tile"]) for data in scene.view["rows"] if data["tile"] is not None],
    )
    size = min(fit(words, "ui", m.fs(20), lane.name.w, m.small_print) for words in names)
    name = desk.word("tile", row["tile"])

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        label_if_fits(surface, name, at, size, desk.theme.ink, "c", m.small_print)

    prints.lay(target, f"tile-{lane.row}", (name, size, desk.theme.name), lane.name, 2, draw)


def _draw_cards(desk: Desk, target: pygame.Surface, scene: Scene, lane: Lane, row: Mapping[str, Any]) -> None:
    places = places_of(row)
    for number in range(places):
        rect = lane.lying(number, places)
        ident = f"laid:{lane.row}:{number}"
        if number >= len(row["cards"]) or ident in scene.hidden:
            if row["tile"] is not None:
                empty = cards.slot(lane.card, p.KURI, p.SUMI, 0.85 if desk.theme.is_contrast else 0.6)
                target.blit(empty, empty.get_rect(center=rect.center))
            continue
        shown = row["cards"][number]
        picture = cards.laid(desk, scene, shown["card"], lane.card, is_hidden=bool(shown["hidden"]))
        target.blit(picture, picture.get_rect(center=rect.center))
        if ident in (scene.focused, scene.hovered):
            colour = desk.theme.focus if ident == scene.focused else desk.theme.ink
            slips.frame(rect.w, rect.h, desk.metrics.u, colour, gap=1.0, line=3.0).lay(target, *rect.topleft)


# ---- the count -----------------------------------------------------------------------------------------------------


def _draw_count(
    desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, lane: Lane, row: Mapping[str, Any]
) -> None:
    laid = [card for n, card in enumerate(row["cards"]) if f"laid:{lane.row}:{n}" not in scene.hidden]
    if row["tile"] is None or not laid:
        return
    votes = count_row(scene.view, {"cards": laid})
    looks = tuple((shown.seat, shown.colour) for shown in scene.seats)
    key = (votes, looks, desk.theme.name)

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        draw_votes(desk, surface, scene, votes, at)

    prints.lay(target, f"count-{lane.row}", key, lane.count, desk.metrics.px(6), draw)


def draw_votes(desk: Desk, target: pygame.Surface, scene: Scene, votes: Count, rect: pygame.Rect) -> None:
    """Draw the running totals on a strip of paper: crest and votes of every seat with any, equal ones struck out."""
    m, theme = desk.metrics, desk.theme
    shown = votes.voted
    slips.slip(
        rect.w, rect.h, m.u, theme.paper_bright, theme.border, double=False, seed=3, has_grain=theme.has_grain,
        line=theme.line * 0.7,
    ).lay(target, rect.x, rect.y)  # fmt: skip
    cells = len(shown) + (1 if votes.unknown else 0)
    if not cells:
        label_if_fits(target, desk.text("no_votes"), rect, m.fs(16), theme.secondary, "c", m.small_print)
        return
    wide = rect.w / cells
    size = max(m.small_print, min(m.fs(27), round(rect.h * 0.62), round(wide * 0.46)))
    disc = min(rect.h * 0.80, wide - measure("8", "title", size)[0] - 4)
    for number, seat in enumerate(shown):
        cell = pygame.Rect(round(rect.x + wide * number), rect.y, round(wide), rect.h)
        words = str(votes.votes[seat])
        long = measure(words, "title", size)[0]
        if disc < 10:
            disc = 10
        left = cell.centerx - (disc + 3 + long) / 2
        picture = crest_disc(style(theme, scene, seat), disc)
        target.blit(picture, picture.get_rect(midleft=(round(left), cell.centery)))
        ink = theme.secondary if seat in votes.struck else theme.ink
        put(target, words, (left + disc + 3 + long / 2, cell.centery), "title", size, ink, "c", cell)
        if seat in votes.struck:
            mark = pygame.Rect(0, 0, round(disc + long + 8), round(cell.h * 0.62))
            mark.center = (round(left + (disc + long) / 2), cell.centery)
            lay_stroke(target, mark, max(2.0, 4.2 * m.u), theme.warn_text)
        elif seat == votes.leader and not votes.unknown:
            foot = cell.bottom - m.px(5)
            x0, x1 = round(left), round(left + disc + 3 + long)
            pygame.draw.line(target, p.rgb(theme.good_text), (x0, foot), (x1, foot), m.px(3))
    if votes.unknown:
        cell = pygame.Rect(round(rect.x + wide * len(shown)), rect.y, round(wide), rect.h)
        long = measure("?", "title", size)[0]
        back = cards.card(desk, scene, None, min(rect.h * 0.80, 44 * m.u, (wide - long - 7) / cards.RATIO))
        left = cell.centerx - (back.get_width() + 3 + long) / 2
        target.blit(back, back.get_rect(midleft=(round(left), cell.centery)))
        label(
            target, "?", pygame.Rect(round(left) + back.get_width() + 3, cell.y, long + 2, cell.h), "title", size,
            theme.ink, "l", m.small_print,
        )  # fmt: skip


# ---- traces --------------------------------------------------------------------------------------------------------


def traced(scene: Scene, row: Mapping[str, Any]) -> list[tuple[int, Trace]]:
    """The cards of a row that others have laid since the viewer's last decision, each with its step."""
    traces = sorted((t for t in scene.traces if t.target == f"row:{row['row']}"), key=lambda trace: trace.order)
    out: list[tuple[int, Trace]] = []
    number = len(row["cards"]) - 1
    for trace in reversed(traces):
        while number >= 0 and row["cards"][number]["seat"] != trace.seat:
            number -= 1
        if number < 0:
            break
        out.append((number, trace))
        number -= 1
    return out


def _draw_traces(desk: Desk, target: pygame.Surface, scene: Scene, lane: Lane, row: Mapping[str, Any]) -> None:
    for number, trace in traced(scene, row):
        rect = lane.lying(number, places_of(row))
        disc = step_disc(min(24 * desk.metrics.u, 0.45 * rect.w), trace.order)
        target.blit(disc, disc.get_rect(center=(rect.right - rect.w // 7, rect.bottom - rect.h // 10)))
