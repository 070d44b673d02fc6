"""Pictures of a game's things for screens that are not its table: cards, rules pages, lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from edo_table.games import registry
from edo_table.ui.print import lettering
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import Cache
from edo_table.ui.print.canvas import Svg, clear, masked
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.paper import grain
from edo_table.ui.print.patterns import NAMES, sheet
from edo_table.ui.theme import Theme

if TYPE_CHECKING:
    from edo_table.app.context import AppContext
    from edo_table.ui.table.face import Face

_emblems: Cache[pygame.Surface] = Cache("game emblems", entries=24, megabytes=12)


class Pictures:
    """Asks the faces of the games, each made once for a language."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._faces: dict[tuple[str, str], Face] = {}

    def face(self, game_id: str) -> Face:
        """Return a game's face, for pictures only: it is never laid out."""
        key = (game_id, self._context.catalogue.code)
        if key not in self._faces:
            game = self._context.game(game_id)
            self._faces[key] = registry.create_table(game, self._context.catalogue)
        return self._faces[key]

    def of(self, game_id: str, picture: str, height: int) -> pygame.Surface | None:
        """Return a picture by `kind/id` or `kind/id@colour`, None where the game has none of that name."""
        kind, _, ident = picture.partition("/")
        return self.face(game_id).picture(kind, ident, height)

    def emblem(self, game_id: str, width: int, height: int) -> pygame.Surface:
        """Return a game's sign on a patterned ground, framed in ink."""
        context = self._context
        key = f"{game_id}.sign"
        has_sign = context.catalogue.has(key)
        sign = context.text(key) if has_sign else context.text(f"{game_id}.title")[:1]
        number = registry.game_ids().index(game_id) if game_id in registry.game_ids() else 0
        theme = context.theme
        return _emblems.get((sign, width, height, theme, number), lambda: _emblem(sign, width, height, theme, number))


def _emblem(sign: str, w: int, h: int, theme: Theme, number: int) -> pygame.Surface:
    seat = theme.seats[number % len(theme.seats)]
    out = clear((w, h))
    u = h / 160
    cover = sheet(NAMES[number % len(NAMES)], (w, h), max(9, 26 * u), theme.paper, 60, theme.header)
    edge = [(3 * u, 3 * u), (w - 3 * u, 3 * u), (w - 3 * u, h - 3 * u), (3 * u, h - 3 * u)]
    mask = Svg(w, h).fill(edge, "#ffffff").render()
    out.blit(masked(cover, mask), (0, 0))
    r = h * 0.38
    s = Svg(w, h).group((2.4 * u, 3 * u)).fill(ring(w / 2, h / 2, r, n=64), "#27231F", 0.55).end()
    s.fill(ring(w / 2, h / 2, r, n=64), theme.paper).ink(
        ring(w / 2, h / 2, r, n=64), 4.4 * u, theme.border, closed=True
    )
    s.line(ring(w / 2, h / 2, r * 0.86, n=64), 2 * u, seat.ground, closed=True)
    s.ink(edge, 4.2 * u, theme.border, closed=True, seed=number)
    out.blit(s.render(), (0, 0))
    if theme.has_grain:
        grain(out, u=u)
    if len(sign) == 1:
        lettering.put(out, sign, (w / 2, h / 2), "title", r * 1.08, theme.ink, "c")
    else:  # several signs stand below each other
        size = r * 1.70 / (1 + 1.06 * (len(sign) - 1))
        lettering.vertical(out, sign, (w / 2, h / 2 - r * 0.85), "title", size, theme.ink)
    return out


def crest_picture(theme: Theme, colour: str, size: int) -> pygame.Surface:
    """Return a seat's crest on its roundel; a plain one for a colour that does not exist (any more)."""
    known = {style.id for style in theme.seats}
    return crest_disc(theme.seat(colour if colour in known else theme.seats[0].id), size, theme.paper)
