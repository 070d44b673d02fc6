"""The slip beside the board: figures left on it and those tied, in the set-up those still to be placed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from edo_table.games.samurai.table import figures
from edo_table.games.samurai.table.desk import Desk
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.lettering import put
from edo_table.ui.table.face import Point, Scene
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import MARGIN, Ruler, centred, label_if_fits, sentence_if_fits


@dataclass(frozen=True, slots=True)
class InfoPanel:
    """How the slip beside the board is divided."""

    ruler: Ruler
    is_stacked: bool

    def left(self, number: int) -> tuple[Point, float]:
        """The middle and height of a kind that is left on the board."""
        q, rect = self.ruler.q, self.ruler.rect
        if self.is_stacked:
            return (rect.x + rect.w * (0.12 + 0.31 * number), rect.y + rect.h * 0.29), min(56 * q, rect.w * 0.2)
        return (rect.x + (42 + 86 * number) * q, rect.y + rect.h * 0.51), 62 * q

    def tie(self, number: int, count: int) -> tuple[Point, float]:
        """The middle and radius of a place for a tied figure."""
        q, rect = self.ruler.q, self.ruler.rect
        if self.is_stacked:
            step = min(40 * q, (rect.w - 52 * q) / max(3, count - 1))
            return (rect.x + 26 * q + step * number, rect.y + rect.h * 0.69), 18 * q
        step = min(35.0, 105.0 / max(1, count - 1)) * q
        return (rect.x + 306 * q + step * number, rect.y + rect.h * 0.51), 18 * q

    def stock(self, number: int) -> tuple[Point, float]:
        """The middle and height of a kind still to be placed, in the set-up."""
        rect = self.ruler.rect
        high = min(rect.h * 0.56, rect.w * 0.2)
        return (rect.x + rect.w * (0.15 + 0.315 * number), rect.y + rect.h * 0.61), high


def info_panel(desk: Desk, rect: pygame.Rect) -> InfoPanel:
    """How the slip is divided in a rectangle."""
    stacked = rect.w / rect.h < 2.0
    q = min(rect.w / 300, rect.h / 214) if stacked else min(rect.w / 436, rect.h / 160)
    return InfoPanel(Ruler(desk.metrics, rect, q), stacked)


def tied(view: Mapping[str, Any]) -> list[str]:
    """The figures beside the board, kind by kind."""
    return [kind for kind, count in view["aside"].items() for _ in range(count)]


def draw_info(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    """Lay the slip with the figures left on the board and those set aside; in the set-up those still to be placed."""
    view = scene.view
    flying = frozenset(t for t in scene.hidden if t.startswith("supply:"))
    marked = frozenset(t for t in (*scene.lit, *scene.selected) if t.startswith("supply:"))
    state = (
        view["phase"],
        tuple(view["left"].items()),
        tuple(view["supply"].items()),
        tuple(view["aside"].items()),
        view["is_ending"],
        flying,
        marked,
        scene.selected if marked else (),
        desk.theme.name,
    )
    margin = desk.metrics.px(MARGIN)
    draw = _draw_stock if view["phase"] in ("choose", "place") else _draw_info
    prints.lay(target, "info", state, rect, margin, lambda surface, at: draw(desk, surface, scene, at))


def _draw_info(desk: Desk, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    view, theme = scene.view, desk.theme
    panel = info_panel(desk, rect)
    ruler, q = panel.ruler, panel.ruler.q
    slips.panel(rect.w, rect.h, desk.metrics.u, theme, is_dim=True, seed=9).lay(target, rect.x, rect.y)
    if panel.is_stacked:
        first, second = ruler.box(14, 8, 272, 26), ruler.box(14, 108, 272, 26)
        foot = pygame.Rect(rect.x + round(12 * q), rect.bottom - round(46 * q), rect.w - round(24 * q), round(40 * q))
    else:
        first, second = ruler.box(18, 9, 250, 28), ruler.box(282, 9, 142, 28)
        foot = pygame.Rect(rect.x + round(14 * q), rect.bottom - round(40 * q), rect.w - round(28 * q), round(34 * q))
    label_if_fits(target, desk.text("left_on_board"), first, ruler.fs(17), theme.secondary, "l", ruler.least)
    label_if_fits(target, desk.text("set_aside"), second, ruler.fs(17), theme.secondary, "l", ruler.least)
    for i, (kind, count) in enumerate(view["left"].items()):
        at, high = panel.left(i)
        centred(target, figures.figure(kind, high) if count else figures.plinth(high), at)
        box = pygame.Rect(round(at[0] + high * 0.47), round(at[1] - high * 0.16), round(40 * q), round(36 * q))
        ink = theme.warn_text if count <= 2 else theme.ink
        put(target, str(count), box.midleft, "title", ruler.fs(23), ink, "lm", box)
    aside = tied(view)
    places = max(int(view["ties_to_end"]), len(aside))
    for i in range(places):
        at, radius = panel.tie(i, places)
        if i < len(aside):
            centred(target, figures.figure(aside[i], radius * 2.9, True), (at[0], at[1] - radius * 0.35))
        else:
            centred(target, _empty_place(round(2 * radius)), at)
    if view["phase"] == "over":
        words = desk.text("over")
    elif view["is_ending"]:
        words = desk.text("ends_now")
    else:
        words = desk.text("ends_when", n=int(view["ties_to_end"]))
    ink = theme.warn_text if view["is_ending"] else theme.secondary
    sentence_if_fits(target, words, foot, ruler, 16, ink)


def _draw_stock(desk: Desk, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    view, theme = scene.view, desk.theme
    panel = info_panel(desk, rect)
    ruler, q = panel.ruler, panel.ruler.q
    slips.panel(rect.w, rect.h, desk.metrics.u, theme, is_dim=True, seed=9).lay(target, rect.x, rect.y)
    title = pygame.Rect(rect.x + round(18 * q), rect.y + round(8 * q), rect.w - round(36 * q), round(28 * q))
    label_if_fits(target, desk.text("to_place"), title, ruler.fs(17), theme.secondary, "l", ruler.least)
    for i, (kind, count) in enumerate(view["supply"].items()):
        at, high = panel.stock(i)
        target_id = f"supply:{kind}"
        if target_id in scene.selected:
            at = (at[0], at[1] - 5 * q)
            centred(target, figures.glow(kind, high, theme.lit, 15), at)
        elif target_id in scene.lit:
            centred(target, figures.glow(kind, high, theme.lit, 9), at)
        shown = count - (1 if target_id in scene.hidden else 0)
        centred(target, figures.figure(kind, high) if shown > 0 else figures.plinth(high), at)
        box = pygame.Rect(round(at[0] + high * 0.48), round(at[1] - high * 0.08), round(50 * q), round(40 * q))
        put(target, str(shown), box.midleft, "title", ruler.fs(26), theme.ink, "lm", box)


@cached("samurai empty places", entries=12, megabytes=1)
def _empty_place(size: int) -> pygame.Surface:
    return (
        Svg(100, 100)
        .fill(ring(50, 50, 44), p.KUCHIBA, 0.6)
        .line(ring(50, 50, 44), 4, p.KURI, closed=True)
        .render((size, size))
    )
