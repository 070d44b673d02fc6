"""Samurai on the screen: the printed map in the whole window, panels in the corners that it leaves free."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from edo_table.content.language import Catalogue
from edo_table.engine.actions import ActionSpec
from edo_table.engine.messages import Arguments
from edo_table.games.samurai.content import SamuraiContent
from edo_table.games.samurai.names import place_names
from edo_table.games.samurai.table import (
    flights,
    hand,
    info_panel,
    panels,
    pictures,
    pieces,
    places,
    previews,
    seat_panels,
    tooltips,
)
from edo_table.games.samurai.table.board_art import BoardArt
from edo_table.games.samurai.table.desk import Desk, lay_out
from edo_table.games.samurai.table.grounds import Ground, Grounds
from edo_table.games.samurai.table.ornaments import find_ornaments
from edo_table.ui.metrics import Metrics
from edo_table.ui.print.canvas import opaque
from edo_table.ui.print.store import Store
from edo_table.ui.table.desk_face import DeskFace
from edo_table.ui.table.face import Camera, Flight, Place, Point, Scene, Slip, View
from edo_table.ui.table.ground import ground_file
from edo_table.ui.table.prints import Prints
from edo_table.ui.theme import Theme

TURN = 30.0
"""Degrees by which the map is turned."""


class SamuraiFace(DeskFace[Desk]):
    """Samurai's geometry and pictures.  `store` keeps the painted board between starts; None: it is painted anew.

    The printed board is painted in slices by `prepare`; until it is done, the one before is shown, scaled.
    """

    def __init__(self, content: SamuraiContent, words: Catalogue, store: Store | None = None) -> None:
        super().__init__()
        self.content, self.words, self.store = content, words, store
        self._named: dict[int, Catalogue] = {}
        self._key: tuple[Hashable, ...] = ()
        self._grounds = Grounds()
        self._scratch: pygame.Surface | None = None
        self._scene: Scene | None = None

    @property
    def regions(self) -> tuple[str, ...]:
        return ("board", "tray", "title", "seat-1", "seat-2", "seat-3", "info", "own", "hand", "pool")

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
        old = self._desk
        words = self._words_for(int(view["players"]))
        desk = lay_out(self.content, words, TURN, size, regions, metrics, theme, view, camera)
        if old is None or (old.size, old.regions, old.metrics, old.theme, old.words, old.map) != (
            desk.size, desk.regions, desk.metrics, desk.theme, desk.words, desk.map
        ):  # fmt: skip
            self._prints.clear()
        self._desk, self._key = desk, _ground_key(desk)

    def _words_for(self, players: int) -> Catalogue:
        """The words with the names of all spaces in play."""
        if players not in self._named:
            names = place_names(self.content.board(players), self.words)
            self._named[players] = self.words.with_texts(names)
        return self._named[players]

    def prepare(self) -> Iterator[None]:
        desk, key = self.desk, self._key
        self._grounds.forget_others(desk)
        if self._grounds.find(key) is None:
            yield from self._paint(desk, key)
        if self._scene is not None:
            yield from pieces.prepare_pictures(desk, self._scene)

    def _paint(self, desk: Desk, key: tuple[Hashable, ...]) -> Iterator[None]:
        name = ground_file("samurai", key)
        store = self.store if desk.zoom == 1.0 else None
        if store is not None:
            picture = store.load(name, desk.size)
            if picture is not None:
                self._grounds.keep(Ground(key, desk, picture))
                return
            yield
        art = BoardArt(desk.board, desk.size, desk.theme, _ornaments(desk), desk.zoom, desk.offset)
        before = self._grounds.latest
        if before is not None and desk.zoom != 1.0 and before.desk.zoom == desk.zoom and before.key[:-1] == key[:-1]:
            art.begin_with(before.surface, before.desk.offset)
        yield from art.paint()
        self._grounds.keep(Ground(key, desk, art.surface))
        if store is not None:
            store.save(name, art.surface)

    # ---- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, scene: Scene) -> None:
        desk = self.desk
        self._scene = scene
        ready = self._grounds.find(self._key)
        if ready is not None:
            target.blit(ready.with_tokens(scene), (0, 0))
            _draw_pieces(desk, ready.prints, target, scene)
        else:
            self._grounds.draw_scaled(target, desk, lambda ground: self._old_picture(ground, scene))
        hand.draw_tray(desk, self._prints, target, scene)
        self._draw_panels(desk, target, scene)
        hand.draw_hand(desk, self._prints, target, scene)
        hand.draw_pool(desk, self._prints, target, scene)

    def _old_picture(self, ground: Ground, scene: Scene) -> pygame.Surface:
        """The whole board as the camera of a painted ground sees it."""
        if self._scratch is None or self._scratch.get_size() != ground.desk.size:
            self._scratch = opaque(ground.desk.size)
        self._scratch.blit(ground.with_tokens(scene), (0, 0))
        _draw_pieces(ground.desk, ground.prints, self._scratch, scene)
        return self._scratch

    def _draw_panels(self, desk: Desk, target: pygame.Surface, scene: Scene) -> None:
        title, info = desk.region("title"), desk.region("info")
        if title is not None:
            panels.draw_title(desk, self._prints, target, scene, title)
        if info is not None:
            info_panel.draw_info(desk, self._prints, target, scene, info)
        for shown in scene.seats:
            rect = seat_panels.seat_rect(desk, scene, shown.seat)
            if rect is not None:
                seat_panels.draw_seat(desk, self._prints, target, scene, shown.seat, rect)
        panels.draw_panel_marks(desk, target, scene)

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

    def flights(self, kind: str, args: Arguments, before: Scene, after: Scene) -> list[Flight]:
        return flights.flights(self.desk, kind, args, before, after)

    def sound(self, kind: str, args: Arguments) -> str:
        if kind == "turn_ended" and not args.get("drawn"):
            return ""
        return flights.SOUNDS.get(kind, "")

    def trace_target(self, kind: str, args: Arguments) -> str | None:
        return flights.trace_target(kind, args)

    # ---- pictures for others ---------------------------------------------------------------------------------------

    def picture(self, kind: str, ident: str, height: int) -> pygame.Surface | None:
        return pictures.picture(self.content, self.theme, kind, ident, height)

    def log_picture(self, kind: str, args: Arguments, height: int) -> pygame.Surface | None:
        return pictures.log_picture(self.content, self.theme, self.seats, kind, args, height)

    def ending(self, scene: Scene) -> Mapping[str, Any]:
        return {"figures": tuple(figure.id for figure in self.content.figures), "signs": panels.KANJI}


def _draw_pieces(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Draw everything on the board but the tokens, which lie on the ground already."""
    pieces.draw_space_marks(desk, target, scene)
    pieces.draw_traces(desk, target, scene)
    pieces.draw_figures(desk, target, scene)
    pieces.draw_names(desk, prints, target, scene)
    pieces.draw_lifted(desk, target, scene)


def _ground_key(desk: Desk) -> tuple[Hashable, ...]:
    """Everything that the painted board depends on; last the camera's offset."""
    home = desk.home
    rects = tuple(sorted((name, tuple(rect)) for name, rect in desk.regions.items()))
    return (
        desk.size,
        round(home.radius, 3),
        round(home.x, 1),
        round(home.y, 1),
        desk.home.map.key,
        desk.theme.is_contrast,
        desk.theme.has_grain,
        desk.theme.line,
        rects,
        round(desk.zoom, 4),
        (round(desk.offset[0]), round(desk.offset[1])),
    )


_ORNAMENTS: dict[object, Any] = {}


def _ornaments(desk: Desk) -> Any:
    """The ornaments of a window, found once for all cameras."""
    key = (desk.size, tuple(sorted((name, tuple(rect)) for name, rect in desk.regions.items())), desk.home.map.key)
    if key not in _ORNAMENTS:
        if len(_ORNAMENTS) > 8:
            _ORNAMENTS.clear()
        _ORNAMENTS[key] = find_ornaments(desk)
    return _ORNAMENTS[key]
