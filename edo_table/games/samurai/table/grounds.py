"""The board as it is shown: the printed ground with the tokens on it, at the present camera or scaled from another."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from edo_table.games.samurai.table import pieces
from edo_table.games.samurai.table.desk import Desk
from edo_table.ui.print import palette as p
from edo_table.ui.print.canvas import opaque
from edo_table.ui.table.face import Scene
from edo_table.ui.table.prints import Prints

SEA = p.mix(p.AI, "#4F9BB0", 0.5)
"""What is seen where nothing is painted yet."""


class Ground:
    """A painted board with the geometry that it was painted for."""

    def __init__(self, key: tuple[Hashable, ...], desk: Desk, surface: pygame.Surface) -> None:
        self.key, self.desk, self.surface = key, desk, surface
        self.prints = Prints()
        """Its name slips."""
        self._laid: tuple[Hashable, pygame.Surface] | None = None

    def with_tokens(self, scene: Scene) -> pygame.Surface:
        """The ground with the scene's tokens on it, composed anew only when they change."""
        board = scene.view["board"]
        flying = frozenset(ident for ident in scene.hidden if ident.startswith(("token:", "space:")))
        key = (
            tuple((space, laid["seat"], laid["token"]) for space, laid in board.items()),
            flying,
            tuple((shown.seat, shown.colour) for shown in scene.seats),
        )
        if self._laid is None or self._laid[0] != key:
            surface = self._laid[1] if self._laid is not None else opaque(self.surface.get_size())
            surface.blit(self.surface, (0, 0))
            surface.fblits(pieces.token_blits(self.desk, scene))
            self._laid = (key, surface)
        return self._laid[1]

    def draw_scaled(self, target: pygame.Surface, desk: Desk, picture: pygame.Surface) -> bool:
        """Draw what another camera sees of a picture of this board, scaled; returns whether it fills the window."""
        k = desk.zoom / self.desk.zoom
        dx, dy = desk.offset[0] - self.desk.offset[0] * k, desk.offset[1] - self.desk.offset[1] * k
        w, h = picture.get_size()
        # whole pixels of the old picture that are seen, then where they come to lie
        seen = pygame.Rect(int(-dx / k) - 1, int(-dy / k) - 1, round(w / k) + 3, round(h / k) + 3).clip(
            picture.get_rect()
        )
        if not seen.w or not seen.h:
            return False
        left, top = round(seen.x * k + dx), round(seen.y * k + dy)
        place = pygame.Rect(
            left, top, max(1, round(seen.right * k + dx) - left), max(1, round(seen.bottom * k + dy) - top)
        )
        part = picture.subsurface(seen)
        target.blit(part if place.size == part.get_size() else pygame.transform.scale(part, place.size), place)
        return bool(place.contains(target.get_rect()))


class Grounds:
    """The painted boards that are kept: that of zoom 1, and that of the latest camera."""

    def __init__(self) -> None:
        self.home: Ground | None = None
        self.latest: Ground | None = None

    def keep(self, ground: Ground) -> None:
        """Remember a board that has just been painted or loaded."""
        self.latest = ground
        if ground.desk.zoom == 1.0:
            self.home = ground

    def forget_others(self, desk: Desk) -> None:
        """Drop what was painted for another size of the window or another map."""
        for name in ("home", "latest"):
            ground: Ground | None = getattr(self, name)
            if ground is not None and (ground.desk.size != desk.size or ground.desk.home != desk.home):
                setattr(self, name, None)

    def find(self, key: Hashable) -> Ground | None:
        """The board painted for a key; None if there is none."""
        return next((g for g in (self.latest, self.home) if g is not None and g.key == key), None)

    def draw_scaled(self, target: pygame.Surface, desk: Desk, picture: Callable[[Ground], pygame.Surface]) -> None:
        """Draw the board for a camera that it is not painted for, from what there is.

        `picture` gives the whole board as it looked at the camera of a ground.
        """
        latest, home = self.latest, self.home
        if latest is not None and latest is not home:
            shown = picture(latest)
            if latest.draw_scaled(target, desk, shown):
                return
        target.fill(p.rgb(SEA))
        if home is not None:
            home.draw_scaled(target, desk, picture(home))
        if latest is not None and latest is not home:
            latest.draw_scaled(target, desk, picture(latest))
