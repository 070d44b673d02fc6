"""The scenes that a game shows events as, held at their end, for pictures and tests: always the same for one seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from edo_table.app.screens.sample_endings import finished_for
from edo_table.app.table.showing import seat_looks
from edo_table.content.layouts import load_layout
from edo_table.engine.match import Match
from edo_table.games import registry
from edo_table.ui.screen import Screen
from edo_table.ui.table.face import Act, Camera, Face, Scene
from edo_table.ui.table.layout import TableLayout

if TYPE_CHECKING:
    from edo_table.app.context import AppContext
    from edo_table.app.shot import ShotRequest


class SceneScreen(Screen):
    """The table with a scene over it, as it looks when the scene is over.

    It is the first (or last) scene from the action `ply` on, seen by the seat `viewer`.  `resize` raises ValueError
    where no event is shown as a scene.
    """

    def __init__(
        self, context: AppContext, match: Match[Any], viewer: int, ply: int, *, takes_last: bool = False
    ) -> None:
        super().__init__()
        self._context, self._match, self._viewer, self._ply = context, match, viewer, ply
        self._seats = seat_looks(match.seats, lambda level: context.text(f"level.{level}"))
        catalogue = registry.with_names(context.catalogue, match.game, len(match.seats))
        self._face: Face = registry.create_table(match.game, catalogue)
        self._face.meet(self._seats)
        self._layout = TableLayout(load_layout(context.data, match.game.id))
        self._takes_last = takes_last
        self._shown: tuple[Scene, Act] | None = None

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        style = self._context.style(size)
        regions = self._layout.regions(style.metrics, len(self._seats))
        view = self._match.game.view(self._match.state, self._viewer)
        self._face.layout(size, regions, style.metrics, style.theme, view, Camera())
        for _ in self._face.prepare():
            pass
        plies = range(self._ply, len(self._match.history))
        at = -1 if self._takes_last else 0
        found = (scenes for ply in (reversed(plies) if self._takes_last else plies) if (scenes := self._scenes(ply)))
        self._shown = next((scenes[at] for scenes in found), None)
        if self._shown is None:
            raise ValueError(f"the game {self._match.game.id!r} shows no event from there on as a scene")

    def _scenes(self, ply: int) -> list[tuple[Scene, Act]]:
        """Return every scene of an action, with the table beneath it."""
        match, viewer = self._match, self._viewer
        step = match.history[ply]
        after = match.history[ply + 1].before if ply + 1 < len(match.history) else match.state
        scenes = [Scene(match.game.view(s, viewer), self._seats, viewer, step.seat) for s in (step.before, after)]
        return [
            (scenes[0], shown)
            for event in step.events
            for shown in self._face.flights(event.kind, event.seen_by(viewer), *scenes)
            if isinstance(shown, Act)
        ]

    def draw(self, target: pygame.Surface) -> None:
        if self._shown is not None:
            self._face.draw(target, self._shown[0])
            self._shown[1].paint(target, 1.0)


def scene(context: AppContext, request: ShotRequest) -> Screen:
    """The first scene of a game played by chance from a number of actions on, by default from the beginning."""
    return SceneScreen(context, finished_for(context, request), request.seat or 0, request.plies or 0)


def scene_end(context: AppContext, request: ShotRequest) -> Screen:
    """The last scene of a game played by chance."""
    match = finished_for(context, request)
    return SceneScreen(context, match, request.seat or 0, 0, takes_last=True)
