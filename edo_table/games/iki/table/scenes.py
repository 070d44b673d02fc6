"""What the scenes over the table share: how far a part of one is, the veil, the sheet of paper."""

from __future__ import annotations

from functools import singledispatch

import pygame

from edo_table.games.iki.table.desk import Desk
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips

VEIL = 150
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
    """The sheet of a scene: so many layout units, or what the window has room for, in its middle."""
    m = desk.metrics
    unit = max(m.u, m.fs(20) / 24)
    rect = pygame.Rect(
        0, 0, min(round(wide * unit), desk.size[0] - 2 * m.px(20)), min(round(high * unit), desk.size[1] - 2 * m.px(16))
    )
    rect.center = (desk.size[0] // 2, desk.size[1] // 2)
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


def faint(picture: pygame.Surface, amount: float) -> pygame.Surface:
    """A picture that is coming up."""
    if amount >= 1:
        return picture
    out = picture.copy()
    out.set_alpha(round(255 * max(0.0, amount)))
    return out


@singledispatch
def fate_sign(desk: Desk, outcome: str, size: float) -> pygame.Surface | None:
    """What lies beside the flames on a card that a fire reaches, by the outcome of its `Blaze`: nothing."""
    return None
