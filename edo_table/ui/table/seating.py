"""Who sits where: how a seat is shown, whose area lies at the foot, and in which order the others follow."""

from __future__ import annotations

import pygame

from edo_table.ui.metrics import Metrics
from edo_table.ui.print.crests import crest
from edo_table.ui.table.face import Scene, SeatLook
from edo_table.ui.theme import SeatStyle, Theme


def look(scene: Scene, seat: int) -> SeatLook:
    """How a seat is shown; raises KeyError for one that is not there."""
    for shown in scene.seats:
        if shown.seat == seat:
            return shown
    raise KeyError(seat)


def style(theme: Theme, scene: Scene, seat: int) -> SeatStyle:
    """A seat's colour, crest and pattern."""
    return theme.seat(look(scene, seat).colour)


def home_seat(scene: Scene) -> int:
    """Whose area lies at the foot: the viewer's; with nobody looking the only person's, else the first seat's."""
    if scene.viewer is not None:
        return scene.viewer
    people = [shown.seat for shown in scene.seats if shown.controller == "human"]
    return people[0] if len(people) == 1 else min(shown.seat for shown in scene.seats)


def others(scene: Scene) -> list[int]:
    """The other seats in playing order, beginning with the one after the home seat."""
    seats, first = len(scene.seats), home_seat(scene)
    return [(first + k) % seats for k in range(1, seats)]


def mark(metrics: Metrics, theme: Theme, scene: Scene, seat: int, scale: float = 1.0) -> pygame.Surface:
    """A seat's crest for a line of words."""
    shown = style(theme, scene, seat)
    return crest(shown.crest, metrics.fs(24) * scale, shown.ground, theme.paper)
