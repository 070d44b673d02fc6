"""Which cards a fire would burn as things stand: marks in the months that end with one, and all of it on hover."""

from __future__ import annotations

import pygame

from edo_table.games.iki.table import art
from edo_table.games.iki.table.desk import Desk, number, seat_style
from edo_table.games.iki.table.reckoning import Blaze, blaze, next_fire
from edo_table.games.iki.table.scenes import fate_sign
from edo_table.games.iki.table.streetmap import street_map
from edo_table.ui.print import palette as p
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.table.face import Scene
from edo_table.ui.table.ruler import centred

_PHASES = ("way", "actions", "event")


def shown_month(desk: Desk, scene: Scene) -> int:
    """The month whose fire is looked at: that of a hovered fire, or the running one if a fire ends it; 0 for none."""
    month = int(scene.view["month"])
    for target in (scene.hovered or "", scene.focused or ""):
        if target == "fire" and scene.view["phase"] in _PHASES:
            return next_fire(desk.parts, month)
        if target.startswith("month:"):
            looked = number(target.partition(":")[2])
            if looked >= month and desk.parts.fire_strength(looked):
                return looked
    return 0


def endangered(desk: Desk, scene: Scene, month: int) -> list[Blaze]:
    """What a fire after a month would come to in each Nagaya, if it broke out there."""
    strength = desk.parts.fire_strength(month)
    return [one for nagaya in desk.parts.board.nagayas for one in blaze(desk.parts, scene.view, nagaya, strength)]


def draw_embers(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw a flame on every card that would burn; on hover also with which strength the fire would come, and who stops
    it."""
    board, month = street_map(desk), shown_month(desk, scene)
    if board is None:
        return
    running = int(scene.view["month"])
    if not month:
        if desk.parts.fire_strength(running) and scene.view["phase"] in _PHASES:
            for one in endangered(desk, scene, running):
                if one.is_in_danger and f"stall:{one.stall}" not in scene.hidden:
                    rect = board.stalls[one.stall]
                    _badge(desk, target, (rect.x + rect.w * 0.17, rect.y + rect.h * 0.27), rect.w * 0.26)
        return
    for one in endangered(desk, scene, month):
        rect = board.stalls[one.stall]
        if one.is_in_danger:
            veil = pygame.Surface(rect.size)
            veil.fill(p.rgb("#2A1208"))
            veil.set_alpha(90)
            target.blit(veil, rect)
        size = round(rect.w * 0.62)
        if one.outcome == "stops":
            look = seat_style(desk, scene, one.owner)
            if look is not None:
                centred(target, crest_disc(look, size), rect.center)
        flame = art.amount(
            "firefighting", one.strength, size if one.outcome != "stops" else size * 0.6, desk.theme, always=True
        )
        at = rect.center if one.outcome != "stops" else (rect.centerx, rect.bottom - size * 0.4)
        if one.outcome == "empty":
            flame = flame.copy()
            flame.set_alpha(150)
        centred(target, flame, at)
        sign = fate_sign(desk, one.outcome, rect.w * 0.5)
        if sign is not None:
            centred(target, sign, (rect.centerx, rect.y + rect.h * 0.24))


def _badge(desk: Desk, target: pygame.Surface, at: tuple[float, float], size: float) -> None:
    """A small flame on a paper disc."""
    radius = max(8, round(size / 2))
    spot = (round(at[0]), round(at[1]))
    pygame.draw.circle(target, p.rgb(desk.theme.ink), spot, radius + 2)
    pygame.draw.circle(target, p.rgb(desk.theme.paper), spot, radius)
    centred(target, art.good("firefighting", radius * 1.7, desk.theme), spot)
