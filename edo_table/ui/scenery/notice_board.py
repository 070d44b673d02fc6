"""The kosatsu stand: two posts, a tiled roof and a beam, which carry the menu's plaques."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import curve, smooth
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, clear
from edo_table.ui.print.slips import plank
from edo_table.ui.scenery.garden import tufts

WIDTH, HEIGHT = 640.0, 1060.0  # units of the whole stand
TILE, TILE_INK, WOOD = "#5A4A44", "#2F2826", "#6F5A48"


@dataclass(frozen=True, slots=True)
class NoticeBoard:
    """A stand with its plaques' places, all in pixels of the target.

    `plaques` are the boards from top to bottom; each hangs by cords `rope` layout units long (for `slips.plaque`).
    """

    surface: pygame.Surface
    at: tuple[int, int]
    plaques: tuple[pygame.Rect, ...]
    rope: float
    u: float

    def draw(self, target: pygame.Surface) -> None:
        """Lay the stand on the target; the plaques go on top of it."""
        target.blit(self.surface, self.at)


def _roof(s: Svg) -> None:
    top = curve([(14, 150), (96, 112), (186, 62), (250, 34)]) + curve([(390, 34), (454, 62), (544, 112), (626, 150)])
    s.shape([*top, (620, 164), (20, 164)], TILE, 3.4, seed=2)
    s.fill([*curve([(60, 140), (130, 104), (206, 64), (262, 38)]), (320, 38), (300, 150)], "#7A6860", 0.35)
    for i in range(-9, 10):
        s.ink(
            [(320 + i * 7.4, 38), (320 + i * 18, 92), (320 + i * 32, 150)],
            2.6,
            TILE_INK,
            0.8,
            seed=i + 20,
            taper=(0, 0),
        )
    for k in (0.36, 0.68):
        s.ink(
            [(250 - 230 * k, 36 + 114 * k), (320, 36 + 108 * k), (390 + 230 * k, 36 + 114 * k)],
            2.0,
            TILE_INK,
            0.6,
            taper=(0, 0),
        )
    s.shape([(12, 150), (628, 150), (628, 168), (12, 168)], WOOD, 3, seed=4)
    for i in range(15):  # ends of the rafters
        x = 34 + i * 40.6
        s.shape([(x, 154), (x + 11, 154), (x + 11, 164), (x, 164)], p.KITSUNE, 1.6, seed=i, off=(0.6, 0.5))
    s.shape(smooth([(236, 20), (404, 20), (414, 40), (226, 40)], 1, True), WOOD, 3.2, seed=5)


@cached("notice boards", entries=4, megabytes=40)
def _stand(u: float, post: str, has_grain: bool) -> pygame.Surface:
    out = clear((round(WIDTH * u), round(HEIGHT * u)))
    for x in (95, 519):
        plank(round(26 * u), round(896 * u), u, post, True, x, has_grain=has_grain).lay(out, x * u, 130 * u)
    plank(round(520 * u), round(30 * u), u, p.KAWA, seed=3, has_grain=has_grain).lay(out, 60 * u, 156 * u)
    s = Svg(WIDTH, 200)
    _roof(s)
    out.blit(s.render((WIDTH * u, 200 * u)), (0, 0))
    grass = Svg(WIDTH, 64)
    for k, x in enumerate((108, 532)):
        tufts(grass, x, 60, seed=k)
    out.blit(grass.render((WIDTH * u, 64 * u)), (0, round(984 * u)))
    return out


def notice_board(
    area: pygame.Rect, u: float, count: int, primary: int | None = 0, post: str = p.SUGI, has_grain: bool = True
) -> NoticeBoard:
    """A stand whose roof begins at the area's top left corner, with places for `count` plaques.

    `area` is `Composition.board` of the landscape, `u` its scale.  The plaque `primary` is taller than the others, so
    that a second line fits.  Up to about ten plaques keep a height that letters fit in.
    """
    count = max(1, count)
    extra = 20.0 if primary is not None and primary < count else 0.0
    room = 726.0 - extra  # from the first plaque's top to the grass
    pitch = min(100.0, (room + 28) / count)
    rope = max(16.0, pitch * 0.28)
    y = area.y / u + 212 + max(0.0, (room - pitch * count + rope) * 0.4 if count < 5 else 0.0)
    plaques: list[pygame.Rect] = []
    for i in range(count):
        h = pitch - rope + (extra if i == primary else 0)
        plaques.append(pygame.Rect(round(area.x + 146 * u), round(y * u), round(350 * u), round(h * u)))
        y += h + rope
    return NoticeBoard(_stand(round(u, 4), post, has_grain), area.topleft, tuple(plaques), rope, u)
