"""Izayoi on the screen: a folding screen with the wakomono before a garden under the moon of the sixteenth night."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from edo_table.content.language import Catalogue
from edo_table.engine.actions import ActionSpec
from edo_table.engine.messages import Arguments
from edo_table.games.izayoi.content import IzayoiContent
from edo_table.games.izayoi.table import (
    choice,
    flights,
    hand,
    lanes,
    pictures,
    piles,
    places,
    previews,
    seat_panels,
    title,
    tooltips,
)
from edo_table.games.izayoi.table.desk import Desk, row_of
from edo_table.games.izayoi.table.ground import NIGHT, GroundArt
from edo_table.ui.metrics import Metrics
from edo_table.ui.print import palette as p
from edo_table.ui.print.store import Store
from edo_table.ui.table.desk_face import DeskFace
from edo_table.ui.table.face import Camera, Place, Point, Scene, Shown, Slip, Trace, View
from edo_table.ui.table.ground import StillGround
from edo_table.ui.theme import Theme


class IzayoiFace(DeskFace[Desk]):
    """Izayoi's geometry and pictures.  `store` keeps the painted ground between starts; None: it is painted anew.

    All of the table is always seen, so the camera changes nothing.
    """

    most_zoom = 1.0
    marks_by_seat = frozenset({"row"})

    def __init__(self, content: IzayoiContent, words: Catalogue, store: Store | None = None) -> None:
        super().__init__()
        self.content, self.words = content, words
        self._points = {tile.id: tile.points for tile in content.tiles}
        self._ground = StillGround("izayoi", store)
        self._arts: dict[str, int] = {}

    @property
    def regions(self) -> tuple[str, ...]:
        return ("ground", "tray", "title", "seats", "board", "side", "own", "hand")

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
        desk = Desk(
            self._points, self.content.arts, self.words, size, dict(regions), metrics, theme, int(view["players"]),
            view["recommended"] is not None,
        )  # fmt: skip
        if desk != self._desk:
            self._prints.clear()
        self._desk = desk
        self._learn_arts(view)

    def _learn_arts(self, view: View) -> None:
        """Keep in mind whose art each is, for the pictures of the log."""
        self._arts = {data["art"]: seat for seat, data in enumerate(view["seats"]) if data["art"] is not None}

    def prepare(self) -> Iterator[None]:
        desk = self.desk
        yield from self._ground.prepare(_ground_key(desk), desk.size, lambda: GroundArt(desk))

    # ---- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, scene: Scene) -> None:
        desk, prints = self.desk, self._prints
        self._learn_arts(scene.view)
        self._ground.draw(target, desk.size, p.rgb(NIGHT))
        lanes.draw_lanes(desk, prints, target, scene)
        choice.draw_choice(desk, prints, target, scene)
        title.draw_title(desk, prints, target, scene)
        piles.draw_piles(desk, prints, target, scene)
        piles.draw_memo(desk, prints, target, scene)
        for shown in scene.seats:
            seat_panels.draw_seat(desk, prints, target, scene, shown.seat)
        hand.draw_hand(desk, prints, target, scene)

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

    def is_marked(self, scene: Scene, trace: Trace) -> bool:
        kind, _, row = trace.target.partition(":")
        if kind != "row":
            return kind != "seat"
        data = row_of(scene.view, row)
        return data is not None and any(shown == trace for _, shown in lanes.traced(scene, data))

    # ---- pictures for others ---------------------------------------------------------------------------------------

    def picture(self, kind: str, ident: str, height: int) -> pygame.Surface | None:
        return pictures.picture(self.content, self.theme, kind, ident, height)

    def log_picture(self, kind: str, args: Arguments, height: int) -> pygame.Surface | None:
        return pictures.log_picture(self.content, self.theme, self.seats, self._arts, kind, args, height)

    def ending(self, scene: Scene) -> Mapping[str, Any]:
        return {"signs": title.SIGNS}


def _ground_key(desk: Desk) -> tuple[Hashable, ...]:
    """Everything that the painted ground depends on."""
    rects = tuple(sorted((name, tuple(rect)) for name, rect in desk.regions.items()))
    m = desk.metrics
    return (desk.size, m.ui_scale, m.text_scale, desk.theme.is_contrast, desk.theme.has_grain, desk.theme.line, rects)
