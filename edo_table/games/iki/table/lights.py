"""How things are marked: what may be chosen, what is chosen, where the keyboard is, steps that others made."""

from __future__ import annotations

import pygame

from edo_table.games.iki.table.desk import Desk
from edo_table.ui.print import slips
from edo_table.ui.table.face import Scene
from edo_table.ui.table.marks import beat, check_seal, step_disc
from edo_table.ui.table.ruler import centred


def light(
    desk: Desk, target: pygame.Surface, scene: Scene, ident: str, rect: pygame.Rect, *, is_small: bool = False
) -> None:
    """Draw the frames of a thing that lies at a rectangle."""
    theme, u = desk.theme, desk.metrics.u
    k = 0.62 if is_small else 1.0
    if ident in scene.selected:
        slips.frame(rect.w, rect.h, u, theme.primary, gap=2.0 * k, line=6.5 * k).lay(target, *rect.topleft)
        centred(target, check_seal(max(18, 30 * u)), (rect.right - 2, rect.y + 3))
    elif ident in scene.lit:
        line = (4.0 + 2.4 * beat(scene.pulse)) * k
        line = 8.0 * k if ident == scene.hovered else line
        slips.frame(rect.w, rect.h, u, theme.lit, gap=1.5 * k, line=line).lay(target, *rect.topleft)
    if ident == scene.focused:
        slips.frame(rect.w, rect.h, u, theme.focus, gap=5.0 * k, line=5.0 * k).lay(target, *rect.topleft)
    for trace in scene.traces:
        if trace.target == ident and ident not in scene.hidden:
            centred(target, step_disc(22 * u, trace.order), (rect.x + 4, rect.y + 6))


def outline(desk: Desk, target: pygame.Surface, scene: Scene, ident: str, rect: pygame.Rect) -> None:
    """Draw the keyboard's frame, and the number of a step that was made there, for what can never be chosen."""
    if ident == scene.focused:
        slips.frame(rect.w, rect.h, desk.metrics.u, desk.theme.focus, gap=1.0, line=4.0).lay(target, *rect.topleft)
    for trace in scene.traces:
        if trace.target == ident and ident not in scene.hidden:
            centred(target, step_disc(22 * desk.metrics.u, trace.order), (rect.x + 5, rect.y + 7))
