"""IKI on the screen: the street of Nihonbashi with its houses and people, the cards above, the players beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

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
from edo_table.games.iki.table.lights import FRAMED
from edo_table.ui.metrics import Metrics
from edo_table.ui.print import palette as p
from edo_table.ui.print.store import Store
from edo_table.ui.table.desk_face import DeskFace
from edo_table.ui.table.face import Camera, Place, Point, Scene, Shown, Slip, View
from edo_table.ui.table.ground import StillGround
from edo_table.ui.theme import Theme


class IkiFace(DeskFace[Desk]):
    """IKI's geometry and pictures.  `store` keeps the painted ground between starts; None: it is painted anew.

    All of the table is always seen, so the camera changes nothing.  The face of an expansion derives from this one: it
    makes its own desk, on which the functions of the table's modules are dispatched, and has more in the mappings.
    """

    most_zoom = 1.0
    ground_name: ClassVar[str] = "iki"
    """Under which the painted ground is kept."""
    tellers: ClassVar[Mapping[str, tooltips.Teller]] = tooltips.TELLERS
    foretellers: ClassVar[Mapping[str, previews.Foreteller]] = previews.FORETELLERS
    pages: ClassVar[Mapping[str, str]] = previews.PAGES
    makers: ClassVar[Mapping[str, flights.Maker]] = flights.MAKERS
    sounds: ClassVar[Mapping[str, str]] = flights.SOUNDS
    traces: ClassVar[Mapping[str, str]] = flights.TRACES
    framed: ClassVar[frozenset[str]] = FRAMED

    def __init__(self, content: IkiContent, words: Catalogue, store: Store | None = None) -> None:
        super().__init__()
        self.content, self.words = content, words
        self._parts: dict[int, Parts] = {}
        self._ground = StillGround(self.ground_name, store)

    @property
    def regions(self) -> tuple[str, ...]:
        return ("ground", "row", "buildings", "calendar", "board", "seats", "own")

    def make_parts(self, players: int) -> Parts:
        """The components for a number of players."""
        return Parts(self.content, players)

    def make_desk(
        self,
        parts: Parts,
        size: tuple[int, int],
        regions: Mapping[str, pygame.Rect],
        metrics: Metrics,
        theme: Theme,
    ) -> Desk:
        """The geometry of a window."""
        return Desk(parts, self.words, size, dict(regions), metrics, theme)

    def make_ground(self) -> GroundArt:
        """What paints the ground."""
        return GroundArt(self.desk)

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
            self._parts[players] = self.make_parts(players)
        desk = self.make_desk(self._parts[players], size, regions, metrics, theme)
        if desk != self._desk:
            self._prints.clear()
        self._desk = desk

    def prepare(self) -> Iterator[None]:
        desk = self.desk
        yield from self._ground.prepare(desk.key, desk.size, self.make_ground)

    # ---- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, scene: Scene) -> None:
        self._ground.draw(target, self.desk.size, p.rgb(TABLE))
        self.draw_table(target, scene)
        for shown in scene.seats:
            seat_panels.draw_seat(self.desk, self._prints, target, scene, shown.seat)
        self.draw_last(target, scene)
        if scene.focused or scene.traces or scene.selected:
            lights.draw_rest(self.desk, target, scene, places.find_places(self.desk, scene), self.framed)

    def draw_table(self, target: pygame.Surface, scene: Scene) -> None:
        """Draw what lies on the ground, apart from the seats' panels."""
        desk, prints = self.desk, self._prints
        calendar.draw_calendar(desk, prints, target, scene)
        cards.draw_rows(desk, target, scene)
        crossroads.draw_crossroads(desk, target, scene)
        street.draw_shops(desk, target, scene)
        tracks.draw_tracks(desk, target, scene)
        cards.draw_stalls(desk, target, scene)
        embers.draw_embers(desk, target, scene)
        street.draw_figures(desk, target, scene)
        street.draw_stops(desk, target, scene)

    def draw_last(self, target: pygame.Surface, scene: Scene) -> None:
        """Draw what lies over the seats' panels: nothing."""

    # ---- pointing --------------------------------------------------------------------------------------------------

    def places(self, scene: Scene) -> Sequence[Place]:
        return places.find_places(self.desk, scene)

    def where(self, scene: Scene, target: str) -> Point | None:
        return places.where(self.desk, scene, target)

    def tooltip(self, scene: Scene, target: str) -> Slip | None:
        return tooltips.tooltip(self.desk, scene, target, self.tellers)

    def preview(self, scene: Scene, option: ActionSpec) -> Slip | None:
        return previews.preview(self.desk, scene, option, self.foretellers, self.pages)

    def dragged(self, scene: Scene, target: str) -> pygame.Surface | None:
        return pictures.dragged(self.desk, scene, target)

    # ---- events ----------------------------------------------------------------------------------------------------

    def flights(self, kind: str, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
        return flights.flights(self.desk, kind, args, before, after, self.makers)

    def sound(self, kind: str, args: Arguments) -> str:
        return self.sounds.get(kind, "")

    def trace_target(self, kind: str, args: Arguments) -> str | None:
        return flights.trace_target(kind, args, self.traces)

    # ---- pictures for others ---------------------------------------------------------------------------------------

    def picture(self, kind: str, ident: str, height: int) -> pygame.Surface | None:
        return pictures.picture(self.content, self.theme, kind, ident, height)

    def log_picture(self, kind: str, args: Arguments, height: int) -> pygame.Surface | None:
        return pictures.log_picture(self.content, self.theme, self.seats, kind, args, height)

    def ending(self, scene: Scene) -> Mapping[str, Any]:
        return {"signs": "粋"}
