"""IKI on the screen: the street of Nihonbashi with its houses and people, the cards above, the players beside it."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from edo_table.content.language import Catalogue
from edo_table.engine.actions import ActionSpec
from edo_table.engine.messages import Arguments
from edo_table.games.iki.content import IkiContent
from edo_table.games.iki.table import (
    calendar,
    cards,
    crossroads,
    embers,
    flights,
    lights,
    pictures,
    places,
    previews,
    seat_panels,
    street,
    tooltips,
    tracks,
)
from edo_table.games.iki.table.desk import Desk, Parts
from edo_table.games.iki.table.ground import TABLE, GroundArt
from edo_table.ui.metrics import Metrics
from edo_table.ui.print import palette as p
from edo_table.ui.print.store import Store
from edo_table.ui.table.face import Camera, Face, Place, Point, Scene, Shown, Slip, View
from edo_table.ui.table.prints import Prints
from edo_table.ui.theme import DEFAULT, Theme


class IkiFace(Face):
    """IKI's geometry and pictures.  `store` keeps the painted ground between starts; None: it is painted anew.

    All of the table is always seen, so the camera changes nothing.
    """

    def __init__(self, content: IkiContent, words: Catalogue, store: Store | None = None) -> None:
        self.content, self.words, self.store = content, words, store
        self._parts: dict[int, Parts] = {}
        self._desk: Desk | None = None
        self._prints = Prints()
        self._ground: tuple[Hashable, pygame.Surface] | None = None

    @property
    def regions(self) -> tuple[str, ...]:
        return ("ground", "row", "buildings", "calendar", "board", "seats", "own")

    @property
    def desk(self) -> Desk:
        """The geometry of the present window; raises RuntimeError before the first `layout`."""
        if self._desk is None:
            raise RuntimeError("the face has not been laid out yet")
        return self._desk

    # ---- geometry and ground ---------------------------------------------------------------------------------------

    def layout(
        self,
        size: tuple[int, int],
        regions: Mapping[str, pygame.Rect],
        metrics: Metrics,
        theme: Theme,
        view: View,
        camera: Camera,
    ) -> None:
        players = int(view["players"])
        if players not in self._parts:
            self._parts[players] = Parts(self.content, players)
        desk = Desk(self._parts[players], self.words, size, dict(regions), metrics, theme)
        if desk != self._desk:
            self._prints.clear()
        self._desk = desk

    def prepare(self) -> Iterator[None]:
        desk, key = self.desk, self.desk.key
        if self._ground is not None and self._ground[0] == key:
            return
        name = f"iki.{hashlib.sha256(repr(key).encode()).hexdigest()[:20]}"
        if self.store is not None:
            picture = self.store.load(name, desk.size)
            if picture is not None:
                self._ground = (key, picture)
                return
            yield
        art = GroundArt(desk)
        yield from art.paint()
        self._ground = (key, art.surface)
        if self.store is not None:
            self.store.save(name, art.surface)

    # ---- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, scene: Scene) -> None:
        desk, prints = self.desk, self._prints
        if self._ground is not None and self._ground[1].get_size() == desk.size:
            target.blit(self._ground[1], (0, 0))
        else:
            target.fill(p.rgb(TABLE))
        calendar.draw_calendar(desk, prints, target, scene)
        cards.draw_rows(desk, target, scene)
        crossroads.draw_crossroads(desk, target, scene)
        street.draw_shops(desk, target, scene)
        tracks.draw_tracks(desk, target, scene)
        cards.draw_stalls(desk, target, scene)
        embers.draw_embers(desk, target, scene)
        street.draw_figures(desk, target, scene)
        street.draw_stops(desk, target, scene)
        for shown in scene.seats:
            seat_panels.draw_seat(desk, prints, target, scene, shown.seat)
        if scene.focused or scene.traces or scene.selected:
            lights.draw_rest(desk, target, scene, places.find_places(desk, scene))

    # ---- pointing --------------------------------------------------------------------------------------------------

    def places(self, scene: Scene) -> Sequence[Place]:
        return places.find_places(self.desk, scene)

    def where(self, scene: Scene, target: str) -> Point | None:
        return places.where(self.desk, scene, target)

    def tooltip(self, scene: Scene, target: str) -> Slip | None:
        return tooltips.tooltip(self.desk, scene, target)

    def preview(self, scene: Scene, option: ActionSpec) -> Slip | None:
        return previews.preview(self.desk, scene, option)

    def dragged(self, scene: Scene, target: str) -> pygame.Surface | None:
        return pictures.dragged(self.desk, scene, target)

    # ---- events ----------------------------------------------------------------------------------------------------

    def flights(self, kind: str, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
        return flights.flights(self.desk, kind, args, before, after)

    def sound(self, kind: str, args: Arguments) -> str:
        return flights.SOUNDS.get(kind, "")

    def trace_target(self, kind: str, args: Arguments) -> str | None:
        return flights.trace_target(kind, args)

    # ---- pictures for others ---------------------------------------------------------------------------------------

    def picture(self, kind: str, ident: str, height: int) -> pygame.Surface | None:
        return pictures.picture(self.content, self._theme, kind, ident, height)

    def log_picture(self, kind: str, args: Arguments, height: int) -> pygame.Surface | None:
        return pictures.log_picture(self.content, self._theme, self.seats, kind, args, height)

    @property
    def _theme(self) -> Theme:
        return self._desk.theme if self._desk is not None else DEFAULT

    def ending(self, scene: Scene) -> Mapping[str, Any]:
        return {"signs": "粋"}
