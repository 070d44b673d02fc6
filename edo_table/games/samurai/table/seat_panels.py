"""The panels of the seats: who sits there, captured figures or the screen before them, tokens left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from edo_table.games.samurai.table import figures, tokens
from edo_table.games.samurai.table.desk import Desk
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, masked
from edo_table.ui.print.lettering import put
from edo_table.ui.print.patterns import overlay
from edo_table.ui.table.face import Point, Scene
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import MARGIN, Ruler, centred, label_if_fits
from edo_table.ui.table.seat_head import draw_head
from edo_table.ui.table.seating import home_seat, look, style
from edo_table.ui.theme import SeatStyle


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
    return SeatPanel(Ruler(desk.metrics, rect, q), stacked)


def draw_seat(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, seat: int, rect: pygame.Rect) -> None:
    """Lay a seat's panel: name, who plays it, captured figures or the screen they lie behind, tokens left."""
    shown, view = look(scene, seat), scene.view
    data = view["seats"][seat]
    captured = data["captured"]
    state = (
        shown,
        scene.actor == seat,
        seat == scene.viewer,
        tuple(captured.items()) if captured else None,
        data["supply"] + data["hand_size"],
        view["phase"],
        desk.theme.name,
    )
    margin = desk.metrics.px(MARGIN)
    prints.lay(
        target,
        f"seat-{seat}",
        state,
        rect,
        margin,
        lambda surface, at: _draw_seat(desk, surface, scene, seat, at, captured),
    )


def _draw_seat(
    desk: Desk, target: pygame.Surface, scene: Scene, seat: int, rect: pygame.Rect, captured: Mapping[str, int] | None
) -> None:
    shown, seat_style = look(scene, seat), style(desk.theme, scene, seat)
    panel = seat_panel(desk, rect)
    caption = shown.caption
    if scene.actor == seat:
        caption = desk.text("your_turn" if seat == scene.viewer else "to_move")
    draw_head(target, panel.ruler, desk.theme, shown, panel.band, caption, is_acting=scene.actor == seat)
    if captured is None:
        _draw_screen(desk, target, panel, seat_style)
    else:
        _draw_captured(desk, target, panel, captured)
    _draw_supply(desk, target, scene, panel, seat, seat_style)


def _draw_captured(desk: Desk, target: pygame.Surface, panel: SeatPanel, captured: Mapping[str, int]) -> None:
    for i, (kind, count) in enumerate(captured.items()):
        at, high = panel.figure(i)
        centred(target, figures.figure(kind, high), at)
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
    centred(target, folding_screen(size, seat_style, desk.metrics.thin(1.0)), middle)


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
    haze = Svg(w, h)
    bar = h * 0.085
    for x, y, widths in (
        (0.04, 0.20, (0.17, 0.25, 0.12)),
        (0.60, 0.13, (0.22, 0.14)),
        (0.36, 0.66, (0.16, 0.30, 0.20)),
        (0.88, 0.52, (0.16, 0.26)),
    ):
        for row, wide in enumerate(widths):  # haze in bands with round ends
            cx, cy, half = w * (x + 0.035 * (row % 2)), h * y + row * bar * 1.5, w * wide / 2
            ends = ring(cx - half, cy, bar, n=9, a0=90, a1=270) + ring(cx + half, cy, bar, n=9, a0=-90, a1=90)
            haze.fill(ends, p.mix(p.KINARI, p.KUCHIBA, 0.25), 0.94)
    out.blit(masked(haze.render(), mask.render()), (0, 0))
    t = Svg(w, h)
    for i, points in enumerate(leaves):
        t.line(points, max(1.0, 1.6 * u), p.SUMI, 0.9, True)
        inset = 3.2 * u
        t.line(
            [
                (points[0][0] + inset, points[0][1] + inset),
                (points[1][0] - inset, points[1][1] + inset),
                (points[2][0] - inset, points[2][1] - inset),
                (points[3][0] + inset, points[3][1] - inset),
            ],
            max(0.8, 0.9 * u),
            seat_style.ground,
            0.8,
            True,
        )
        if i:
            t.ink([points[0], points[3]], 2.4 * u, p.SUMI, seed=i, taper=(0, 0))
    out.blit(t.render(), (0, 0))
    return out


def _draw_supply(
    desk: Desk, target: pygame.Surface, scene: Scene, panel: SeatPanel, seat: int, seat_style: SeatStyle
) -> None:
    data = scene.view["seats"][seat]
    ruler, q, rect = panel.ruler, panel.ruler.q, panel.ruler.rect
    total = data["supply"] + data["hand_size"]
    at, radius = panel.supply()
    words = desk.text("tokens_left", n=total)
    secondary, least = desk.theme.secondary, ruler.least
    centred(target, tokens.back(seat_style, radius, desk.tilt, desk.theme.has_grain), at)
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
