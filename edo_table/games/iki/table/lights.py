"""How things are marked: what may be chosen, what is chosen, where the keyboard is, steps that others made."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from edo_table.games.iki.table.desk import Desk
from edo_table.ui.print import slips
from edo_table.ui.table.face import Place, Scene
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
    elif ident in scene.lit:
        line = (4.0 + 2.4 * beat(scene.pulse)) * k
        line = 8.0 * k if ident == scene.hovered else line
        slips.frame(rect.w, rect.h, u, theme.lit, gap=1.5 * k, line=line).lay(target, *rect.topleft)
    if ident == scene.focused:
        slips.frame(rect.w, rect.h, u, theme.focus, gap=5.0 * k, line=5.0 * k).lay(target, *rect.topleft)


FRAMED = frozenset(
    ("row", "building", "stall", "shop", "offer", "token", "ikizama", "steps", "month", "type", "seat"),
)
"""Kinds of targets that are framed where they are drawn."""


def draw_rest(
    desk: Desk, target: pygame.Surface, scene: Scene, places: Sequence[Place], framed: frozenset[str] = FRAMED
) -> None:
    """Frame what the keyboard is at and what is not framed where it is drawn; seal what is chosen, number the steps
    that others made."""
    steps = {trace.target: trace.order for trace in scene.traces if trace.target not in scene.hidden}
    for place in places:
        if place.target not in steps and place.target != scene.focused and place.target not in scene.selected:
            continue
        xs, ys = [x for x, _ in place.outline], [y for _, y in place.outline]
        rect = pygame.Rect(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))
        if place.target.partition(":")[0] not in framed:
            outline(desk, target, scene, place.target, rect)
        if place.target in scene.selected:
            centred(target, check_seal(max(18, 30 * desk.metrics.u)), (rect.right - 4, rect.y + 5))
        if place.target in steps:
            disc = step_disc(22 * desk.metrics.u, steps[place.target])
            at = disc.get_rect(center=(rect.x + 5, rect.y + 7)).clamp(target.get_rect())
            target.blit(disc, at)


def outline(desk: Desk, target: pygame.Surface, scene: Scene, ident: str, rect: pygame.Rect) -> None:
    """Draw the keyboard's frame around what can never be chosen."""
    if ident == scene.focused:
        slips.frame(rect.w, rect.h, desk.metrics.u, desk.theme.focus, gap=1.0, line=4.0).lay(target, *rect.topleft)
