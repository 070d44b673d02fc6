"""The title with the round, and the frame of the keyboard's cursor round a panel."""

from __future__ import annotations

import pygame

from edo_table.games.samurai.table.desk import Desk
from edo_table.games.samurai.table.info_panel import info_panel
from edo_table.games.samurai.table.seat_panels import seat_rect
from edo_table.ui.print import slips
from edo_table.ui.print.lettering import put, vertical
from edo_table.ui.table.face import Scene
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import MARGIN, Ruler, label_if_fits, sentence_if_fits

KANJI, COUNTRY = "侍", "日本"


def draw_title(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    """Lay the sheet's title as on a print, a red slip with the signs, and below it one with the round."""
    view = scene.view
    state = (view["phase"], view["round"], desk.theme.name)
    prints.lay(
        target, "title", state, rect, desk.metrics.px(MARGIN), lambda surface, at: _draw_title(desk, surface, scene, at)
    )


def _draw_title(desk: Desk, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    theme, u = desk.theme, desk.metrics.u
    q = min(rect.w / 66, rect.h / 262)
    ruler = Ruler(desk.metrics, rect, q)
    top = pygame.Rect(rect.x, rect.y, rect.w, round(rect.h * 0.68))
    foot = pygame.Rect(rect.x, rect.bottom - round(rect.h * 0.285), rect.w, round(rect.h * 0.285))
    slips.slip(top.w, top.h, u, theme.primary, theme.border, seed=3, has_grain=theme.has_grain, line=theme.line).lay(
        target, top.x, top.y
    )
    big, small = min(top.w * 0.76, top.h * 0.29), min(top.w * 0.55, top.h * 0.21)
    vertical(target, KANJI, (top.centerx, top.y + top.h * 0.06), "title", big, theme.on_dark)
    vertical(target, COUNTRY, (top.centerx, top.y + top.h * 0.46), "title", small, theme.on_dark)
    slips.panel(foot.w, foot.h, u, theme, seed=4).lay(target, foot.x, foot.y)
    view = scene.view
    inner = foot.inflate(-round(8 * q), -round(10 * q))
    if view["phase"] in ("choose", "place"):
        sentence_if_fits(target, desk.text("set_up"), inner, ruler, 16, theme.secondary)
        return
    upper = pygame.Rect(inner.x, inner.y, inner.w, round(inner.h * 0.40))
    lower = pygame.Rect(inner.x, upper.bottom, inner.w, inner.bottom - upper.bottom)
    is_told = label_if_fits(target, desk.text("round"), upper, ruler.fs(16), theme.secondary, "c", ruler.least)
    put(target, str(view["round"]), (lower if is_told else inner).center, "title", ruler.fs(30), theme.ink, "c", inner)


def draw_panel_marks(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the frame of the keyboard's cursor round a panel that has it."""
    kind, _, rest = (scene.focused or "").partition(":")
    rect: pygame.Rect | None = None
    if kind == "seat" and rest.isdecimal():
        rect = seat_rect(desk, scene, int(rest))
    elif kind in ("info", "title"):
        rect = desk.region(kind)
    elif kind == "supply" and rest in scene.view["supply"]:
        info = desk.region("info")
        if info is not None:
            (x, y), high = info_panel(desk, info).stock(list(scene.view["supply"]).index(rest))
            rect = pygame.Rect(0, 0, round(high * 1.35), round(high * 1.04))
            rect.center = (round(x + high * 0.22), round(y))
    if rect is not None:
        slips.frame(rect.w, rect.h, desk.metrics.u, desk.theme.focus, gap=2.0).lay(target, rect.x, rect.y)
