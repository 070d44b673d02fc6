"""What the scenes over the table share: how far a part of one is, the veil, the sheet of paper, turning a card."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from edo_table.games.izayoi.table.desk import Desk
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips

_HIGH_BAR = 0.26
"""In heights of the window: a bar as high as that (of a replay) is needed while a scene is played."""

VEIL = 178
"""How dark the table is beneath a scene, 0 to 255."""


def ramp(share: float, begins: float, ends: float) -> float:
    """How far a part of a scene is, 0 to 1, gently at both ends."""
    if ends <= begins:
        return 1.0 if share >= begins else 0.0
    t = min(1.0, max(0.0, (share - begins) / (ends - begins)))
    return t * t * (3 - 2 * t)


def dim(target: pygame.Surface, amount: float) -> None:
    """Lay the night over the table."""
    veil = pygame.Surface(target.get_size())
    veil.fill(p.rgb(p.mix(p.KON, "#05070c", 0.55)))
    veil.set_alpha(round(VEIL * amount))
    target.blit(veil, (0, 0))


def sheet_rect(desk: Desk, wide: float, high: float) -> pygame.Rect:
    """The sheet of a scene: so many layout units, or what the window has room for beside the log."""
    m = desk.metrics
    room = pygame.Rect((0, 0), desk.size)
    log, bar = desk.regions.get("log"), desk.regions.get("decision")
    if log is not None and log.left > room.w // 2:
        room.w = log.left
    if bar is not None and bar.h > desk.size[1] * _HIGH_BAR:
        room.h = bar.top
    w = min(m.px(wide), room.w - 2 * m.px(20))
    h = min(round(high * max(m.u, m.fs(20) / 24)), room.h - 2 * m.px(16))
    rect = pygame.Rect(0, 0, w, h)
    rect.center = room.center
    return rect


def lay_sheet(desk: Desk, target: pygame.Surface, rect: pygame.Rect, amount: float) -> None:
    """Lay the sheet, coming up out of the dark."""
    piece = slips.panel(rect.w, rect.h, desk.metrics.u, desk.theme, seed=11)
    if amount >= 1:
        piece.lay(target, rect.x, rect.y)
        return
    picture = piece.surface.copy()
    picture.set_alpha(round(255 * amount))
    target.blit(picture, (rect.x - piece.left, rect.y - piece.top))


def make_ready(makers: Sequence[Callable[[], object]], amount: float) -> None:
    """Make pictures for the scene one after the other while it comes up, so that no frame has to wait for all."""
    for make in makers[: int(amount * len(makers)) + 1]:
        make()


def turning(back: pygame.Surface, face: pygame.Surface, amount: float) -> pygame.Surface:
    """A card on its way from its back to its face."""
    if amount <= 0:
        return back
    if amount >= 1:
        return face
    shown = back if amount < 0.5 else face
    wide = max(2, round(shown.get_width() * abs(math.cos(math.pi * amount))))
    return pygame.transform.smoothscale(shown, (wide, shown.get_height()))


def travelled(start: pygame.Rect, end: pygame.Rect, amount: float) -> pygame.Rect:
    """A rectangle between two others."""
    if amount >= 1:
        return end.copy()
    a = [start.x, start.y, start.w, start.h]
    b = [end.x, end.y, end.w, end.h]
    return pygame.Rect(*(round(x + (y - x) * amount) for x, y in zip(a, b, strict=True)))


def sized(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The picture at a size, as it is while it travels."""
    if picture.get_size() == size:
        return picture
    return pygame.transform.smoothscale(picture, (max(2, size[0]), max(2, size[1])))
