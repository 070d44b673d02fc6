"""The sheet's title: a red slip with the signs, as on a print."""

from __future__ import annotations

import pygame

from edo_table.games.izayoi.table.desk import Desk
from edo_table.ui.print import slips
from edo_table.ui.print.lettering import vertical
from edo_table.ui.table.face import Scene
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import MARGIN

SIGNS = "十六夜"
"""The sixteenth night."""


def draw_title(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Lay the title's slip."""
    rect, theme = desk.region("title"), desk.theme
    if rect is None:
        return

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        slips.slip(
            at.w, at.h, desk.metrics.u, theme.primary, theme.border, seed=3, has_grain=theme.has_grain, line=theme.line
        ).lay(surface, at.x, at.y)
        size = min(at.w * 0.72, at.h * 0.92 / len(SIGNS) / 1.08)
        high = size * (1 + 1.06 * (len(SIGNS) - 1))
        vertical(surface, SIGNS, (at.centerx, at.y + (at.h - high) / 2), "title", size, theme.on_dark)

    prints.lay(target, "title", (theme.name,), rect, desk.metrics.px(MARGIN), draw)
    if scene.focused == "title":
        slips.frame(rect.w, rect.h, desk.metrics.u, theme.focus, gap=2.0).lay(target, *rect.topleft)
