"""The boats: on the riverbank those that can be built, on the waves those in the river."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from edo_table.games.iki.table.desk import seat_style
from edo_table.games.iki.table.lights import light
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.art import BoatSide
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.games.iki_akebono.table.riverside import quay, wave_at
from edo_table.ui.print.lettering import put
from edo_table.ui.table.face import Scene
from edo_table.ui.table.ruler import centred


def boat_at(desk: AkebonoDesk, scene: Scene, boat: str) -> pygame.Rect | None:
    """The place of a boat: its berth on the riverbank, or its wave."""
    laid, shown = scene.view["boats"][boat], quay(desk)
    if laid["wave"] is not None:
        return wave_at(desk, int(laid["wave"]))
    number = desk.parts.boats[boat].number
    return shown.berths[number - 1] if shown is not None and 1 <= number <= len(shown.berths) else None


def side_of(scene: Scene, boat: str) -> BoatSide:
    """The side of a boat that is turned up."""
    side: BoatSide = scene.view["boats"][boat]["side"]
    return side


def boat_picture(desk: AkebonoDesk, scene: Scene, boat: str, width: int, *, is_in_river: bool) -> pygame.Surface:
    """A boat's tile, or the boat on the water with its sailor."""
    part, side = desk.parts.boats[boat], side_of(scene, boat)
    if not is_in_river:
        return art.boat(part, side, width, desk.theme)
    owner = scene.view["boats"][boat]["owner"]
    return art.boat_in_river(part, side, width, desk.theme, sailor=seat_style(desk, scene, owner))


def free_waves(desk: AkebonoDesk, scene: Scene) -> Iterator[int]:
    """The waves without a boat, from 1."""
    taken = {laid["wave"] for laid in scene.view["boats"].values()}
    yield from (wave for wave in range(1, desk.content.numbers.waves + 1) if wave not in taken)


def draw_river(desk: AkebonoDesk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the free waves and all boats, and the boat tokens that nobody has."""
    for wave in free_waves(desk, scene):
        rect = wave_at(desk, wave)
        if rect is None:
            continue
        picture = art.wave(round(rect.w * 0.92), desk.theme, is_own=wave == desk.content.numbers.waves)
        centred(target, picture, (rect.centerx, rect.centery + rect.h * 0.06))
        light(desk, target, scene, f"wave:{wave}", rect)
    for boat in scene.view["boats"]:
        rect, ident = boat_at(desk, scene, boat), f"boat:{boat}"
        if rect is None or ident in scene.hidden:
            continue
        is_in_river = scene.view["boats"][boat]["wave"] is not None
        light(desk, target, scene, ident, rect)
        picture = boat_picture(desk, scene, boat, rect.w, is_in_river=is_in_river)
        target.blit(picture, picture.get_rect(center=rect.center))
    _draw_boat_tokens(desk, target, scene)


def token_boat(desk: AkebonoDesk, scene: Scene) -> str | None:
    """The boat beside which the boat tokens lie, None if no boat in the game gives any."""
    return next(
        (boat for boat in scene.view["boats"] if desk.parts.action(scene.view, boat).action == "boat-token"), None
    )


def boat_tokens_at(desk: AkebonoDesk, scene: Scene) -> pygame.Rect | None:
    """The place of the boat tokens that nobody has: on the upper corner of the boat that gives them."""
    boat = token_boat(desk, scene)
    rect = boat_at(desk, scene, boat) if boat is not None else None
    if rect is None:
        return None
    side = max(16, round(rect.w * 0.27))
    is_in_river = boat is not None and scene.view["boats"][boat]["wave"] is not None
    return pygame.Rect(rect.right - side - 2, rect.y + round(rect.h * (0.06 if is_in_river else 0.40)), side, side)


def _draw_boat_tokens(desk: AkebonoDesk, target: pygame.Surface, scene: Scene) -> None:
    rect, left = boat_tokens_at(desk, scene), int(scene.view["boat_tokens_left"])
    if rect is None or not left:
        return
    picture = art.perk("boat", rect.w, desk.theme)
    for shift in range(left - 1, -1, -1):
        target.blit(picture, rect.move(-3 * shift, -2 * shift))
    m = desk.metrics
    at = (rect.right - 2, rect.bottom - 3)
    put(target, str(left), at, "title", max(m.small_print, rect.h * 0.42), desk.theme.ink, "c", halo=desk.theme.paper)
