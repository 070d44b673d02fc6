"""The scenes of the year: the turn of season and year, a walk, a character at work, and the fire."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from functools import singledispatch
from typing import Any

import pygame

from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.table import art
from edo_table.games.iki.table.cards import stall_card
from edo_table.games.iki.table.desk import Desk, seat_style
from edo_table.games.iki.table.reckoning import Blaze, blaze
from edo_table.games.iki.table.scenes import dim, faint, fate_sign, ramp
from edo_table.games.iki.table.seasons import season_picture
from edo_table.games.iki.table.streetmap import StreetMap, street_map
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import fit, label, measure
from edo_table.ui.table.face import Act, Point, Scene, View
from edo_table.ui.table.ruler import centred

# ---- banners -------------------------------------------------------------------------------------------------------


def banner(desk: Desk, title: str, below: str, season: str, sound: str, *, is_new_year: bool = False) -> Act:
    """A band of cloth across the table with the season's print: a season or the new year begins."""
    m, theme = desk.metrics, desk.theme
    high = max(round(desk.size[1] * 0.24), round(m.fs(60) * 2.4))
    rect = pygame.Rect(0, (desk.size[1] - high) // 2, desk.size[0], high)
    drift = m.px(60)

    def paint(target: pygame.Surface, share: float) -> None:
        coming = ramp(share, 0.0, 0.22) * (1 - ramp(share, 0.84, 1.0)) if share < 1 else 1.0
        if coming <= 0:
            return
        dim(target, 0.6 * coming)
        print_ = season_picture(season, (rect.w + drift, rect.h), is_new_year=is_new_year)
        shown = print_.subsurface((round(drift * min(1.0, share)), 0, rect.w, rect.h))
        target.blit(faint(shown, coming), rect)
        for y in (rect.y, rect.bottom - m.px(6)):
            target.fill(p.rgb(theme.border), (0, y, rect.w, m.px(6)))
        if coming < 0.98:
            return
        wide = max(measure(title, "title", m.fs(58))[0], measure(below, "text", m.fs(26))[0]) + m.px(110)
        paper = pygame.Rect(0, 0, min(wide, rect.w - m.px(60)), round(rect.h * 0.74))
        paper.center = rect.center
        slips.panel(paper.w, paper.h, m.u, theme, seed=5).lay(target, paper.x, paper.y)
        inner = paper.inflate(-m.px(40), -m.px(14))
        upper = pygame.Rect(inner.x, inner.y, inner.w, round(inner.h * 0.62))
        label(
            target,
            title,
            upper,
            "title",
            fit(title, "title", min(m.fs(58), upper.h * 0.8), upper.w),
            theme.ink,
            "c",
            m.small_print,
        )
        lower = pygame.Rect(inner.x, upper.bottom, inner.w, inner.bottom - upper.bottom)
        label(target, below, lower, "text", min(m.fs(26), lower.h * 0.8), theme.secondary, "c", m.small_print)

    return Act(paint, 1.7, ((0.02, sound),))


def season_banner(desk: Desk, month: int) -> Act:
    """The banner of a season's first month."""
    season = SEASONS[(month - 1) // 3]
    title = desk.text(f"season_{season}")
    below = desk.text("month_name", n=month, name=desk.word("month", str(month)))
    return banner(desk, title, below, season, "koto")


# ---- a walk --------------------------------------------------------------------------------------------------------


def walk_act(desk: Desk, scene: Scene, seat: int, begin: int, steps: int) -> Act | None:
    """The Oyakata goes from space to space."""
    board, look = street_map(desk), seat_style(desk, scene, seat)
    if board is None or look is None:
        return None
    points = board.path(desk, begin, steps)
    return stroll(art.oyakata(look, board.figure), points, steps, board.figure, f"oyakata:{seat}")


def stroll(picture: pygame.Surface, points: Sequence[Point], steps: int, size: int, target: str) -> Act:
    """A figure goes along points with so many hops; its target is hidden meanwhile."""
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(points)]
    whole = max(1.0, sum(lengths))

    def paint(target: pygame.Surface, share: float) -> None:
        at = _along(points, lengths, whole * (share if share >= 1 else share * share * (3 - 2 * share)))
        hop = abs(math.sin(math.pi * steps * share)) * size * 0.16
        centred(target, picture, (at[0], at[1] - hop))

    cues = tuple(((step + 1) / steps, "wood-soft") for step in range(steps))
    return Act(paint, 0.24 * steps + 0.1, cues, hides=(target,))


def _along(points: Sequence[Point], lengths: Sequence[float], way: float) -> Point:
    for (a, b), long in zip(itertools.pairwise(points), lengths, strict=True):
        if way <= long and long > 0:
            t = way / long
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        way -= long
    return points[-1]


# ---- a character at work -------------------------------------------------------------------------------------------


def visit_act(desk: Desk, scene: Scene, stall: str) -> Act | None:
    """The card of a character comes forward before it does its work."""
    board = street_map(desk)
    if board is None or stall not in board.stalls:
        return None
    rect = board.stalls[stall]
    picture = stall_card(desk, scene, stall, round(rect.w * 1.3))
    return None if picture is None else forward_act(desk, picture, rect, "paper")


def forward_act(desk: Desk, picture: pygame.Surface, rect: pygame.Rect, sound: str) -> Act:
    """A thing that lies at a rectangle comes forward, up to a third larger, and goes back."""

    def paint(target: pygame.Surface, share: float) -> None:
        rise = 1.0 if share >= 1 else math.sin(math.pi * min(1.0, share * 1.0))
        w = round(rect.w * (1 + 0.3 * rise))
        h = round(rect.h * (1 + 0.3 * rise))
        shown = pygame.transform.smoothscale(picture, (w, h)) if (w, h) != picture.get_size() else picture
        place = pygame.Rect(0, 0, w, h)
        place.center = rect.center
        place.clamp_ip(target.get_rect())
        slips.frame(place.w, place.h, desk.metrics.u, desk.theme.lit, gap=1.0, line=5.0).lay(target, *place.topleft)
        target.blit(shown, place)

    return Act(paint, 0.55, ((0.05, sound),))


# ---- fire ----------------------------------------------------------------------------------------------------------


def fire_act(desk: Desk, before: Scene, after: Scene, nagaya: str, strength: int) -> Act | None:
    """The fire walks from stall to stall, weaker by one each time, to its end or to where somebody is asked."""
    board = street_map(desk)
    if board is None:
        return None
    view = view_at_event(desk, before, after)
    steps = fire_steps(desk, view, nagaya, strength)
    shown = Scene(view, before.seats, before.viewer, before.actor)
    count = len(steps)
    intro = 0.22

    def paint(target: pygame.Surface, share: float) -> None:
        _plaque(desk, target, board, nagaya, strength)
        for number, one in enumerate(steps):
            begins = intro + (1 - intro) * number / (count + 0.4)
            reached = ramp(share, begins, begins + (1 - intro) / (count + 0.4) * 0.55)
            if reached > 0:
                _burn(desk, target, shown, board.stalls[one.stall], one, reached, share * 30 + number)

    cues = [(0.02, "taiko")]
    for number, one in enumerate(steps):
        at = intro + (1 - intro) * number / (count + 0.4)
        cues.append(
            (min(1.0, at + 0.04), {"burns": "capture", "stops": "koto", "empty": "taiko-soft"}.get(one.outcome, "bell"))
        )
    return Act(paint, 1.0 + 0.75 * count, tuple(cues))


@singledispatch
def view_at_event(desk: Desk, before: Scene, after: Scene) -> dict[str, Any]:
    """What lies on the table when the month's event begins, within an action that ended the month."""
    return {**before.view, "stalls": with_neutral(desk, before)}


def fire_steps(desk: Desk, view: View, nagaya: str, strength: int) -> list[Blaze]:
    """The stalls that a fire comes to at once; beyond one where somebody is asked it goes on when that is decided."""
    steps = blaze(desk.parts, view, nagaya, strength)
    asked = next((number for number, one in enumerate(steps) if one.is_asked), len(steps))
    return steps[: asked + 1]


def note_neutral(desk: Desk, before: Scene, stall: str, card: str) -> None:
    """Remember that nobody's card was placed by an action, whose fire or Payday is shown next."""
    desk.kept["neutral"] = (before, stall, card)


def with_neutral(desk: Desk, before: Scene) -> dict[str, Any]:
    """The stalls before an action, and nobody's card that it has placed before the month's end."""
    scene, stall, card = desk.kept.get("neutral", (None, "", ""))
    stalls = dict(before.view["stalls"])
    if scene is before:
        stalls[stall] = {"card": card, "is_building": False, "owner": None, "experience": 0}
    return stalls


def _plaque(desk: Desk, target: pygame.Surface, board: StreetMap, nagaya: str, strength: int) -> None:
    """What burns, and how strongly, in the middle of the board."""
    words = desk.text("fire_banner", nagaya=desk.word("nagaya", nagaya), n=strength)
    lay_plaque(desk, target, board, words, "firefighting", desk.theme.warn_text)


def lay_plaque(desk: Desk, target: pygame.Surface, board: StreetMap, words: str, good: str, ink: str) -> pygame.Rect:
    """Lay words with a sign on a paper in the middle of the board; returns the paper."""
    m, theme = desk.metrics, desk.theme
    size = fit(words, "title", m.fs(34), board.rect.w * 0.8, m.small_print)
    rect = pygame.Rect(0, 0, measure(words, "title", size)[0] + m.px(120), round(size * 2.0))
    rect.center = board.street.center
    slips.panel(rect.w, rect.h, m.u, theme, seed=4).lay(target, rect.x, rect.y)
    flame = round(rect.h * 0.7)
    centred(target, art.good(good, flame, theme), (rect.x + m.px(44), rect.centery))
    room = pygame.Rect(rect.x + m.px(80), rect.y, rect.w - m.px(100), rect.h)
    label(target, words, room, "title", size, ink, "l", m.small_print)
    return rect


def _burn(
    desk: Desk, target: pygame.Surface, scene: Scene, rect: pygame.Rect, one: Blaze, amount: float, time: float
) -> None:
    theme = desk.theme
    if one.is_in_danger:
        veil = pygame.Surface(rect.size)
        veil.fill(p.rgb("#1A0E08" if one.outcome == "burns" else "#2A1A10"))
        veil.set_alpha(round((150 if one.outcome == "burns" else 70) * amount))
        target.blit(veil, rect)
    size = round(rect.w * (0.62 + 0.05 * math.sin(time)) * (0.4 + 0.6 * amount))
    if one.outcome == "stops":
        look = seat_style(desk, scene, one.owner)
        if look is not None:
            centred(target, faint(crest_disc(look, rect.w * 0.72), amount), rect.center)
            small = round(rect.w * 0.30)
            centred(
                target,
                art.amount("firefighting", one.strength, small, theme),
                (rect.centerx, rect.bottom - small * 0.7),
            )
        return
    for dx, k in ((-0.22, 0.66), (0.24, 0.58), (0.0, 1.0)):
        flame = art.good("firefighting", max(8, round(size * k)), theme)
        if one.outcome == "empty":
            flame = faint(flame, 0.75)
        centred(target, flame, (rect.centerx + dx * rect.w, rect.centery + rect.h * (0.16 if k < 1 else 0.0)))
    disc = art.amount("firefighting", one.strength, round(rect.w * 0.5), theme, always=True)
    centred(target, disc, (rect.centerx, rect.bottom - rect.w * 0.30))
    sign = fate_sign(desk, one.outcome, rect.w * 0.56)
    if sign is not None:
        centred(target, faint(sign, amount), (rect.centerx, rect.y + rect.h * 0.30))
