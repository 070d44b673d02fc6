"""The war banner (nobori) of a seat on its pole: for the winner on the result screen."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.slips import plank, slip
from edo_table.ui.theme import DEFAULT, SeatStyle, Theme


@dataclass(frozen=True, slots=True)
class Banner:
    """Where a banner lies, in pixels: all of it, its cloth, and the cloth below the crest, for letters."""

    area: pygame.Rect
    cloth: pygame.Rect
    text: pygame.Rect


def draw_banner(target: pygame.Surface, area: pygame.Rect, u: float, seat: SeatStyle, theme: Theme = DEFAULT) -> Banner:
    """Draw the seat's banner into an area (best about 360 by 1000 units); letters go into the result's `text`."""

    def px(units: float) -> int:
        return max(1, round(units * u))

    w, h = area.w / u, area.h / u
    plank(px(20), px(h - 12), u, p.SUGI, True, 2).lay(target, area.x + px(12), area.y)
    plank(px(w - 10), px(18), u, p.SUGI, seed=2).lay(target, area.x, area.y + px(34))
    cloth = pygame.Rect(area.x + px(54), area.y + px(62), area.w - px(72), area.h - px(100))
    piece = slip(
        cloth.w,
        cloth.h,
        u,
        seat.ground,
        double=False,
        band=seat.ground,
        band_h=cloth.h + px(20),
        pattern=seat.pattern,
        cut=2,
        seed=5,
        pattern_alpha=theme.pattern_alpha,
        has_grain=theme.has_grain,
    )
    piece.lay(target, *cloth.topleft)
    loops = Svg(w, h)
    n = max(3, round((w - 72) / 58))
    for i in range(n):
        x = 54 + (w - 72) * (i + 0.5) / n - 12
        loops.shape([(x, 30), (x + 24, 30), (x + 24, 66), (x, 66)], p.KINARI, 2.2, seed=i)
    rows = max(3, round((h - 100) / 112))
    for i in range(rows):
        y = 62 + (h - 100) * (i + 0.5) / rows - 10
        loops.shape([(6, y), (58, y + 2), (58, y + 20), (6, y + 18)], p.KINARI, 2.2, seed=i)
    target.blit(loops.render(area.size), area.topleft)
    d = min(cloth.w - px(44), px(214), round(cloth.h * 0.26))
    target.blit(crest_disc(seat, d, theme.paper, theme.border), (cloth.centerx - d // 2, cloth.y + px(34)))
    top = cloth.y + px(34) + d + px(20)
    return Banner(area, cloth, pygame.Rect(cloth.x + px(16), top, cloth.w - px(32), cloth.bottom - px(20) - top))
