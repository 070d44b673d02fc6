"""The head of a panel of a seat: paper, a band in the colour and pattern, crest, name, and whose turn it is."""

from __future__ import annotations

import pygame

from edo_table.ui.print import slips
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import fit, label, measure
from edo_table.ui.table.face import SeatLook
from edo_table.ui.table.ruler import Ruler, centred
from edo_table.ui.theme import Theme


def draw_head(
    target: pygame.Surface, ruler: Ruler, theme: Theme, shown: SeatLook, band: int, caption: str, *, is_acting: bool
) -> None:
    """Lay a seat's panel with its band of `band` pixels; `caption` stands at its right where there is room for it.

    Who is to act has a bright frame as well.
    """
    rect, q, u = ruler.rect, ruler.q, ruler.metrics.u
    seat_style = theme.seat(shown.colour)
    if is_acting:
        slips.frame(rect.w, rect.h, u, theme.lit, gap=1.0, line=4.5).lay(target, rect.x, rect.y)
    slips.panel(rect.w, rect.h, u, theme, band, seat_style.ground, seat_style.pattern, seed=shown.seat + 2).lay(
        target, rect.x, rect.y
    )
    centred(target, crest_disc(seat_style, 58 * q), (rect.x + 38 * q, rect.y + band * 0.62))
    left, right = rect.x + round(74 * q), rect.right - round(14 * q)
    size = fit(caption, "ui", ruler.fs(17), (right - left) * 0.46, ruler.least)
    wide = measure(caption, "ui", size)[0] + 2
    if wide > (right - left) * 0.6:  # the frame says who is to move, the tooltip who plays
        caption, wide = "", 0
    room = pygame.Rect(left, rect.y, right - left - wide - round(8 * q), band)
    label(target, shown.name, room, "title", ruler.fs(26), seat_style.text, "l", ruler.least)
    place = pygame.Rect(right - wide, rect.y, wide, band)
    label(target, caption, place, "ui", size, seat_style.text, "r", ruler.least)
