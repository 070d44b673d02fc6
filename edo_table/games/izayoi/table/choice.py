"""The arts to choose from: large cards before the screen, the free ones lit, with their names."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from edo_table.games.izayoi.table import cards
from edo_table.games.izayoi.table.desk import Desk, seat_of
from edo_table.games.izayoi.table.playboard import playboard
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import fit, label, measure
from edo_table.ui.table.face import Scene
from edo_table.ui.table.marks import STEPS
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import MARGIN, centred, label_if_fits, label_of_name
from edo_table.ui.table.seating import look, style

MOST_CARD = 380.0


@dataclass(frozen=True, slots=True)
class Chosen:
    """An art on offer: its card's place, the room of its name, and whose it is (None: still free)."""

    art: str
    rect: pygame.Rect
    name: pygame.Rect
    seat: int | None


def offers(desk: Desk, scene: Scene) -> list[Chosen]:
    """All arts in a row, or in two where the screen is narrow; empty once everybody has chosen."""
    board = playboard(desk)
    if board is None or scene.view["phase"] != "arts":
        return []
    m, count = desk.metrics, len(desk.arts)
    pad, gap = m.px(34), m.px(20)
    words = round(m.fs(24) * 1.5) + round(m.fs(18) * 1.4)
    inner = board.rect.inflate(-2 * pad, -2 * pad)
    best, across = 0.0, count
    for columns in (count, -(-count // 2)):
        rows = -(-count // columns)
        high = min(
            m.u * MOST_CARD, (inner.w - gap * (columns - 1)) / columns / cards.RATIO,
            (inner.h - gap * (rows - 1)) / rows - words,
        )  # fmt: skip
        if high > best * 1.12:
            best, across = high, columns
    high, wide = int(best), round(best * cards.RATIO)
    rows = -(-count // across)
    step = min((inner.w - wide) / max(1, across - 1), wide * 1.24)
    top = inner.y + (inner.h - rows * (high + words) - (rows - 1) * gap) // 2
    out = []
    for number, art in enumerate(desk.arts):
        row, column = divmod(number, across)
        in_row = min(across, count - row * across)
        x = inner.centerx + (column - (in_row - 1) / 2) * step
        rect = pygame.Rect(round(x - wide / 2), top + row * (high + words + gap), wide, high)
        name = pygame.Rect(round(x - step / 2), rect.bottom + m.px(4), round(step), words - m.px(4))
        out.append(Chosen(art, rect, name, seat_of(scene.view, art)))
    return out


def draw_choice(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Draw the arts to choose from."""
    theme, u = desk.theme, desk.metrics.u
    shown = offers(desk, scene)
    if shown:
        _draw_paper(desk, prints, target, shown)
    for offer in shown:
        ident, rect = f"art:{offer.art}", offer.rect
        is_free = offer.seat is None
        if not is_free or ident in scene.hidden:
            empty = cards.slot(rect.h, p.KURI, p.SUMI)
            centred(target, empty, rect.center)
            if offer.seat is not None:
                centred(target, crest_disc(style(theme, scene, offer.seat), rect.w * 0.5), rect.center)
        else:
            if ident in scene.selected:
                slips.frame(rect.w, rect.h, u, theme.lit, gap=3.0, line=8.0).lay(target, *rect.topleft)
            elif ident in scene.lit:
                line = 4.0 + 2.0 * round(scene.pulse * (STEPS - 1)) / (STEPS - 1)
                line = 8.0 if ident == scene.hovered else line
                slips.frame(rect.w, rect.h, u, theme.lit, gap=2.0, line=line).lay(target, *rect.topleft)
            centred(target, cards.player_card(desk, scene, offer.art, rect.h), rect.center)
            if ident == scene.focused:
                slips.frame(rect.w, rect.h, u, theme.focus, gap=6.0, line=6.0).lay(target, *rect.topleft)
        _draw_name(desk, prints, target, scene, offer)


def paper(desk: Desk, shown: list[Chosen]) -> pygame.Rect:
    """The sheet that the arts lie on."""
    m = desk.metrics
    rect = shown[0].rect.unionall([box for offer in shown for box in (offer.rect, offer.name)])
    board = playboard(desk)
    rect = rect.inflate(2 * m.px(24), 2 * m.px(22))
    return rect if board is None else rect.clip(board.rect)


def _draw_paper(desk: Desk, prints: Prints, target: pygame.Surface, shown: list[Chosen]) -> None:
    m, theme = desk.metrics, desk.theme

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        slips.panel(at.w, at.h, m.u, theme, seed=8).lay(surface, at.x, at.y)

    prints.lay(target, "arts", theme.name, paper(desk, shown), m.px(MARGIN), draw)


def _draw_name(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, offer: Chosen) -> None:
    m, theme = desk.metrics, desk.theme
    names = [desk.word("art", art) for art in desk.arts]
    room = offer.name.w - m.px(8)
    size = min(fit(words, "title", m.fs(25), room, m.small_print) for words in names)
    taker = look(scene, offer.seat).name if offer.seat is not None else ""

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        upper = pygame.Rect(at.x, at.y, at.w, round(size * 1.5))
        lower = pygame.Rect(at.x, upper.bottom, at.w, at.bottom - upper.bottom)
        name = desk.word("art", offer.art)
        if measure(name, "title", size)[0] <= at.w:
            label(surface, name, upper, "title", size, theme.ink, "c", m.small_print)
        if taker:
            say = partial(_chosen_by, desk)
            label_of_name(surface, say, taker, lower, m.fs(17), theme.secondary, m.small_print)
        else:
            below = desk.text(f"art_{offer.art}")
            label_if_fits(surface, below, lower, m.fs(17), theme.secondary, "c", m.small_print)

    prints.lay(target, f"art-{offer.art}", (taker, size, theme.name), offer.name, 2, draw)


def _chosen_by(desk: Desk, name: str) -> str:
    return desk.text("chosen_by", seat=name)
