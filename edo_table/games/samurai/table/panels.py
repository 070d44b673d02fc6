"""The paper slips beside the board: seats with their captures, what is left and tied, title and round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from edo_table.games.samurai.table import figures, tokens
from edo_table.games.samurai.table.desk import Desk, home_seat, look, style
from edo_table.games.samurai.table.prints import Prints
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.brush import curve, ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import Align, fit, label, measure, paragraph, paragraph_size, put, vertical
from edo_table.ui.print.patterns import overlay
from edo_table.ui.table.face import Point, Scene
from edo_table.ui.theme import SeatStyle

MARGIN = 12
"""Layout units around a panel that its shadow and frame may use."""


@dataclass(frozen=True, slots=True)
class Ruler:
    """Lengths inside a panel, in units of a panel of the size it was designed for."""

    desk: Desk
    rect: pygame.Rect
    q: float
    """Pixels a unit."""

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle of the panel; negative x and y count from its right and lower edge."""
        left = self.rect.x + round(x * self.q) if x >= 0 else self.rect.right + round(x * self.q)
        top = self.rect.y + round(y * self.q) if y >= 0 else self.rect.bottom + round(y * self.q)
        return pygame.Rect(left, top, round(w * self.q), round(h * self.q))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point of the panel."""
        return self.box(x, y, 0, 0).topleft

    def fs(self, size: float) -> int:
        """A size of letters, held to the panel's own scale."""
        m = self.desk.metrics
        return max(m.small_print, min(m.fs(size), round(size * self.q * 1.16)))

    @property
    def least(self) -> int:
        """The smallest letters."""
        return self.desk.metrics.small_print


def _centred(target: pygame.Surface, picture: pygame.Surface, at: Point) -> None:
    target.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))


# ---- seats ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """Where the parts of a seat's panel lie in a rectangle; stacked when the rectangle is nearly square."""

    ruler: Ruler
    is_stacked: bool

    @property
    def band(self) -> int:
        """Pixels of the coloured band's height."""
        return round((50 if self.is_stacked else 48) * self.ruler.q)

    def row(self, share: float) -> float:
        """A height below the band, as a share of the room there."""
        rect = self.ruler.rect
        return rect.y + self.band + (rect.h - self.band) * share

    def figure(self, number: int) -> tuple[Point, float]:
        """The middle and the height of a captured kind's picture."""
        q, rect = self.ruler.q, self.ruler.rect
        if self.is_stacked:
            high = min(64 * q, rect.w / 3 * 0.62)
            return (rect.x + rect.w * (0.125 + 0.30 * number), self.row(0.36)), high
        return (rect.x + (42 + 84 * number) * q, self.row(0.49)), 66 * q

    def number(self, number: int) -> pygame.Rect:
        """The place of the count beside it."""
        (x, y), high = self.figure(number)
        q = self.ruler.q
        return pygame.Rect(round(x + high * 0.49), round(y - 8 * q), round(34 * q), round(34 * q))

    def supply(self) -> tuple[Point, float]:
        """The middle and the radius of the face-down tile."""
        rect, q = self.ruler.rect, self.ruler.q
        if self.is_stacked:
            return (rect.x + 34 * q, self.row(0.81)), 17 * q
        return (rect.right - 90 * q, self.row(0.38)), 18 * q


def seat_panel(desk: Desk, rect: pygame.Rect) -> SeatPanel:
    """How a seat's panel is divided."""
    stacked = rect.w / rect.h < 1.75
    q = min(rect.w / 250, rect.h / 186) if stacked else min(rect.w / 376, rect.h / 160)
    return SeatPanel(Ruler(desk, rect, q), stacked)


def draw_seat(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, seat: int, rect: pygame.Rect) -> None:
    """Lay a seat's panel: name, who plays it, captured figures or the screen they lie behind, tokens left."""
    shown, view = look(scene, seat), scene.view
    data = view["seats"][seat]
    captured = data["captured"]
    state = (shown, scene.actor == seat, seat == scene.viewer, tuple(captured.items()) if captured else None,
             data["supply"] + data["hand_size"], view["phase"], desk.theme.name)
    margin = desk.metrics.px(MARGIN)
    prints.lay(target, f"seat-{seat}", state, rect, margin,
               lambda surface, at: _draw_seat(desk, surface, scene, seat, at, captured))


def _draw_seat(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, rect: pygame.Rect,
               captured: Mapping[str, int] | None) -> None:
    shown, seat_style, theme = look(scene, seat), style(desk, scene, seat), desk.theme
    panel = seat_panel(desk, rect)
    ruler, q, u = panel.ruler, panel.ruler.q, desk.metrics.u
    is_acting = scene.actor == seat
    if is_acting:
        frame = slips.frame(rect.w, rect.h, u, theme.lit, gap=1.0, line=4.5)
        frame.lay(target, rect.x, rect.y)
    slips.panel(rect.w, rect.h, u, theme, panel.band, seat_style.ground, seat_style.pattern, seed=seat + 2).lay(
        target, rect.x, rect.y)
    disc = crest_disc(seat_style, 58 * q)
    _centred(target, disc, (rect.x + 38 * q, rect.y + panel.band * 0.62))
    own = seat == scene.viewer
    caption = shown.caption
    if is_acting:
        caption = desk.text("your_turn") if own else desk.text("to_move")
    left, right = rect.x + round(74 * q), rect.right - round(14 * q)
    size = fit(caption, "ui", ruler.fs(17), (right - left) * 0.46, ruler.least)
    wide = measure(caption, "ui", size)[0] + 2
    if wide > (right - left) * 0.6:  # the frame says who is to move, the tooltip who plays
        caption, wide = "", 0
    room = pygame.Rect(left, rect.y, right - left - wide - round(8 * q), panel.band)
    label(target, shown.name, room, "title", ruler.fs(26), seat_style.text, "l", ruler.least)
    label(target, caption, pygame.Rect(right - wide, rect.y, wide, panel.band), "ui", size, seat_style.text, "r",
          ruler.least)
    if captured is None:
        _draw_screen(desk, target, panel, seat_style)
    else:
        _draw_captured(desk, target, panel, captured)
    _draw_supply(desk, target, scene, panel, seat, seat_style)


def _draw_captured(desk: Desk, target: pygame.Surface, panel: SeatPanel, captured: Mapping[str, int]) -> None:
    for i, (kind, count) in enumerate(captured.items()):
        at, high = panel.figure(i)
        _centred(target, figures.figure(kind, high), at)
        box = panel.number(i)
        put(target, str(count), box.midleft, "title", panel.ruler.fs(24), desk.theme.ink, "lm", box)


def _draw_screen(desk: Desk, target: pygame.Surface, panel: SeatPanel, seat_style: SeatStyle) -> None:
    """The folding screen before a seat's captures."""
    rect, q = panel.ruler.rect, panel.ruler.q
    if panel.is_stacked:
        wide, high, middle = rect.w - 28 * q, (rect.h - panel.band) * 0.54, (rect.x + rect.w / 2, panel.row(0.36))
    else:
        wide, high, middle = 232 * q, (rect.h - panel.band) * 0.76, (rect.x + 134 * q, panel.row(0.49))
    size = (max(8, round(wide)), max(8, round(high)))
    _centred(target, folding_screen(size, seat_style, desk.metrics.thin(1.0)), middle)


@cached("samurai screens", entries=24, megabytes=4)
def folding_screen(size: tuple[int, int], seat_style: SeatStyle, u: float) -> pygame.Surface:
    """A byōbu of four leaves with gold clouds and the seat's pattern (shared)."""
    w, h = size
    s, mask = Svg(w, h), Svg(w, h)
    leaf, lean = (w - 2) / 4, h * 0.08
    leaves = []
    for i in range(4):
        x0, x1 = 1 + i * leaf, 1 + (i + 1) * leaf
        a, b = (0.0, lean) if i % 2 == 0 else (lean, 0.0)
        leaves.append([(x0, 2 + a), (x1, 2 + b), (x1, h - 2 - lean + b), (x0, h - 2 - lean + a)])
    for i, points in enumerate(leaves):
        s.fill(points, p.KUCHIBA if i % 2 == 0 else p.mix(p.KUCHIBA, p.KITSUNE, 0.22))
        mask.fill(points, "#ffffff")
    out = s.render()
    overlay(out, seat_style.pattern, max(9.0, h * 0.30), seat_style.ground, 120, mask.render())
    t = Svg(w, h)
    for x, y, k in ((w * 0.16, h * 0.24, 1.0), (w * 0.60, h * 0.74, 1.15), (w * 0.90, h * 0.30, 0.8)):
        z = k * h / 84
        cloud = curve([(x - 26 * z, y), (x - 12 * z, y - 9 * z), (x + 10 * z, y - 8 * z), (x + 26 * z, y + 1),
                       (x + 8 * z, y + 7 * z)], True, 5)
        t.fill(cloud, p.KINARI, 0.85)
    for i, points in enumerate(leaves):
        t.line(points, max(1.0, 1.6 * u), p.SUMI, 0.9, True)
        inset = 3.2 * u
        t.line([(points[0][0] + inset, points[0][1] + inset), (points[1][0] - inset, points[1][1] + inset),
                (points[2][0] - inset, points[2][1] - inset), (points[3][0] + inset, points[3][1] - inset)],
               max(0.8, 0.9 * u), seat_style.ground, 0.8, True)
        if i:
            t.ink([points[0], points[3]], 2.4 * u, p.SUMI, seed=i, taper=(0, 0))
    out.blit(t.render(), (0, 0))
    return out


def _draw_supply(desk: Desk, target: pygame.Surface, scene: Scene, panel: SeatPanel, seat: int,
                 seat_style: SeatStyle) -> None:
    data = scene.view["seats"][seat]
    ruler, q, rect = panel.ruler, panel.ruler.q, panel.ruler.rect
    total = data["supply"] + data["hand_size"]
    at, radius = panel.supply()
    words = desk.text("tokens_left", n=total)
    secondary, least = desk.theme.secondary, ruler.least
    _centred(target, tokens.back(seat_style, radius, desk.tilt, desk.theme.has_grain), at)
    number = pygame.Rect(round(at[0] + 27 * q), round(at[1] - 18 * q), round(52 * q), round(36 * q))
    written = put(target, str(total), number.midleft, "title", ruler.fs(25), desk.theme.ink, "lm", number)
    if panel.is_stacked:
        rest = pygame.Rect(written.right + round(8 * q), number.y, 0, number.h)
        rest.w = max(0, rect.right - round(12 * q) - rest.x)
        label_if_fits(target, words, rest, ruler.fs(16), secondary, "l", least)
    else:
        under = pygame.Rect(0, 0, round(104 * q), round(28 * q))
        under.midtop = (rect.right - round(64 * q), round(panel.row(0.58)))
        label_if_fits(target, words, under, ruler.fs(16), secondary, "c", least)


def label_if_fits(target: pygame.Surface, words: str, box: pygame.Rect, size: float, ink: str, align: Align,
                  least: float) -> bool:
    """Write a small label whole or not at all (its panel's tooltip says the same); returns whether it is there."""
    if not words or measure(words, "ui", least)[0] > box.w:
        return False
    label(target, words, box, "ui", size, ink, align, least)
    return True


# ---- what is left, what is tied ------------------------------------------------------------------------------------


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
            step = min(40 * q, (rect.w - 30 * q) / max(4, count))
            return (rect.x + 26 * q + step * number, rect.y + rect.h * 0.69), 18 * q
        step = min(35.0, 140.0 / max(1, count)) * q
        return (rect.x + 306 * q + step * number, rect.y + rect.h * 0.51), 18 * q

    def stock(self, number: int) -> tuple[Point, float]:
        """The middle and height of a kind still to be placed, in the set-up."""
        rect = self.ruler.rect
        high = min(rect.h * 0.56, rect.w * 0.2)
        return (rect.x + rect.w * (0.15 + 0.315 * number), rect.y + rect.h * 0.56), high


def info_panel(desk: Desk, rect: pygame.Rect) -> InfoPanel:
    """How the slip is divided in a rectangle."""
    stacked = rect.w / rect.h < 2.0
    q = min(rect.w / 300, rect.h / 214) if stacked else min(rect.w / 436, rect.h / 160)
    return InfoPanel(Ruler(desk, rect, q), stacked)


def tied(view: Mapping[str, Any]) -> list[str]:
    """The figures beside the board, kind by kind."""
    return [kind for kind, count in view["aside"].items() for _ in range(count)]


def draw_info(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    """Lay the slip with the figures left on the board and those set aside; in the set-up those still to be placed."""
    view = scene.view
    flying = frozenset(t for t in scene.hidden if t.startswith("supply:"))
    marked = frozenset(t for t in (*scene.lit, *scene.selected) if t.startswith("supply:"))
    state = (view["phase"], tuple(view["left"].items()), tuple(view["supply"].items()), tuple(view["aside"].items()),
             view["is_ending"], flying, marked, scene.selected if marked else (), desk.theme.name)
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
        _centred(target, figures.figure(kind, high) if count else figures.plinth(high), at)
        box = pygame.Rect(round(at[0] + high * 0.47), round(at[1] - high * 0.16), round(40 * q), round(36 * q))
        ink = theme.warn_text if count <= 2 else theme.ink
        put(target, str(count), box.midleft, "title", ruler.fs(23), ink, "lm", box)
    aside = tied(view)
    places = max(int(view["ties_to_end"]), len(aside))
    for i in range(places):
        at, radius = panel.tie(i, places)
        if i < len(aside):
            _centred(target, figures.figure(aside[i], radius * 2.9, True), (at[0], at[1] - radius * 0.35))
        else:
            _centred(target, _empty_place(round(2 * radius)), at)
    words = desk.text("ends_now") if view["is_ending"] else desk.text("ends_when", n=int(view["ties_to_end"]))
    ink = theme.warn_text if view["is_ending"] else theme.secondary
    _fitted(target, words, foot, ruler, 16, ink)


def _fitted(target: pygame.Surface, words: str, box: pygame.Rect, ruler: Ruler, size: float, ink: str) -> None:
    """A sentence in one line or in as many as it needs, smaller if the box is too low; none where it cannot fit."""
    px = ruler.fs(size)
    if measure(words, "ui", px)[0] <= box.w:
        label(target, words, box, "ui", px, ink, "c", ruler.least)
        return
    while px > ruler.least and paragraph_size(words, "ui", px, box.w, 1.1)[1] > box.h:
        px -= 1
    if paragraph_size(words, "ui", px, box.w, 1.1)[1] <= box.h:
        paragraph(target, words, box, "ui", px, ink, "c", middle=True, leading=1.1)


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
            _centred(target, figures.glow(kind, high, theme.lit, 15), at)
        elif target_id in scene.lit:
            _centred(target, figures.glow(kind, high, theme.lit, 9), at)
        shown = count - (1 if target_id in scene.hidden else 0)
        _centred(target, figures.figure(kind, high) if shown > 0 else figures.plinth(high), at)
        box = pygame.Rect(round(at[0] + high * 0.48), round(at[1] - high * 0.08), round(50 * q), round(40 * q))
        put(target, str(shown), box.midleft, "title", ruler.fs(26), theme.ink, "lm", box)


@cached("samurai empty places", entries=12, megabytes=1)
def _empty_place(size: int) -> pygame.Surface:
    return Svg(100, 100).fill(ring(50, 50, 44), p.KUCHIBA, 0.6).line(ring(50, 50, 44), 4, p.KURI, closed=True).render(
        (size, size))


# ---- title ---------------------------------------------------------------------------------------------------------

KANJI, COUNTRY = "侍", "日本"


def draw_title(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    """Lay the sheet's title as on a print, a red slip with the signs, and below it one with the round."""
    view = scene.view
    state = (view["phase"], view["round"], desk.theme.name)
    prints.lay(target, "title", state, rect, desk.metrics.px(MARGIN),
               lambda surface, at: _draw_title(desk, surface, scene, at))


def _draw_title(desk: Desk, target: pygame.Surface, scene: Scene, rect: pygame.Rect) -> None:
    theme, u = desk.theme, desk.metrics.u
    q = min(rect.w / 66, rect.h / 262)
    ruler = Ruler(desk, rect, q)
    top = pygame.Rect(rect.x, rect.y, rect.w, round(rect.h * 0.68))
    foot = pygame.Rect(rect.x, rect.bottom - round(rect.h * 0.285), rect.w, round(rect.h * 0.285))
    slips.slip(top.w, top.h, u, theme.primary, theme.border, seed=3, has_grain=theme.has_grain, line=theme.line).lay(
        target, top.x, top.y)
    big, small = min(top.w * 0.76, top.h * 0.29), min(top.w * 0.55, top.h * 0.21)
    vertical(target, KANJI, (top.centerx, top.y + top.h * 0.06), "title", big, theme.on_dark)
    vertical(target, COUNTRY, (top.centerx, top.y + top.h * 0.46), "title", small, theme.on_dark)
    slips.panel(foot.w, foot.h, u, theme, seed=4).lay(target, foot.x, foot.y)
    view = scene.view
    inner = foot.inflate(-round(8 * q), -round(10 * q))
    if view["phase"] in ("choose", "place"):
        _fitted(target, desk.text("set_up"), inner, ruler, 16, theme.secondary)
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


def captured_at(desk: Desk, scene: Scene, seat: int, kind: str) -> Point | None:
    """Where a captured figure of a seat stands, or would stand behind its screen."""
    rect = seat_rect(desk, scene, seat)
    if rect is None:
        return None
    panel = seat_panel(desk, rect)
    if scene.view["seats"][seat]["captured"] is None:
        return panel.figure(1)[0]
    kinds = [figure.id for figure in desk.content.figures]
    return panel.figure(kinds.index(kind))[0] if kind in kinds else None


def seat_rect(desk: Desk, scene: Scene, seat: int) -> pygame.Rect | None:
    """The rectangle of a seat's panel; None if this window has no room for it."""
    home = home_seat(scene)
    if seat == home:
        return desk.region("own")
    number = (seat - home) % len(scene.seats)
    return desk.region(f"seat-{number}")
