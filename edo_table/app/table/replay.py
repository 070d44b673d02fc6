"""A match stepped through on its own table: timeline, buttons and keys; seen by everybody or through a seat's eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from edo_table.app.table.pointing import bounds, place_at
from edo_table.app.table.reel import Reel
from edo_table.app.table.replay_bar import ReplayBar, SpeedButton, Timeline, ViewButton, ViewStrip
from edo_table.app.table.replay_sides import ReplaySides
from edo_table.app.table.showing import PACE, seat_looks
from edo_table.content.phrases import Phrases
from edo_table.engine.match import Match
from edo_table.ui.inputs import LEFT, Input, Key, Pinch, Pointer, Wheel
from edo_table.ui.screen import Screen
from edo_table.ui.table.cameras import CameraControl
from edo_table.ui.table.face import Act, Face, Flight, Place, Scene, SeatLook, Shown, Slip
from edo_table.ui.table.layout import DECISION, LOG, TableLayout
from edo_table.ui.table.motion import Motion
from edo_table.ui.table.slip_view import SlipView
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import IconButton
from edo_table.ui.widgets.icons import Icon
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.app.context import AppContext

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
LOOK_SECONDS = 0.8
"""How long a step is looked at while the replay plays, at speed 1."""

PREPARE_SECONDS = 0.02
"""A frame's share for painting what stands still."""

TIP_SECONDS = 0.4


class ReplayScreen(Screen):
    """Lies above whatever opened it and closes with the ply it was left at."""

    def __init__(
        self,
        context: AppContext,
        match: Match[Any],
        face: Face,
        layout: TableLayout,
        phrases: Phrases,
        looks: Sequence[SeatLook],
        ply: int = 0,
    ) -> None:
        super().__init__()
        self.context, self.face = context, face
        self.reel = Reel(match, face, phrases, looks)
        self.ply = min(max(0, ply), self.reel.last)
        self.is_playing = False
        self.speed = 1.0
        self._layout = layout
        self._cameras = CameraControl(face.most_zoom)
        self._regions: dict[str, pygame.Rect] = {}
        self._preparing: Iterator[None] | None = None
        self._sides: ReplaySides | None = None
        self._shown_key: tuple[object, ...] = ()
        self._places: tuple[Scene, Sequence[Place]] | None = None
        self._motion: Motion | None = None
        self._before: Scene | None = None
        self._now = self._step_at = self._hovered_since = 0.0
        self._hovered: str | None = None
        self._grabbed: tuple[int, int] | None = None

    @property
    def scene(self) -> Scene:
        """What is seen of the shown position."""
        return self.reel.scene(self.ply)

    @property
    def sides(self) -> ReplaySides:
        """Bar and strip; there from the first size on."""
        assert self._sides is not None
        return self._sides

    def _text(self, key: str, **args: str | int) -> str:
        return self.context.text(f"app.replay.{key}", **args)

    # ---- doing -----------------------------------------------------------------------------------------------------

    def go_to(self, ply: int, *, is_shown: bool = False) -> None:
        """Show a position; the step to the next one can be shown on its way."""
        ply = min(max(0, ply), self.reel.last)
        if ply != self.ply:
            is_next, before, self.ply = ply == self.ply + 1, self.scene, ply
            self._motion = self._before = None
            if is_shown and is_next and self._preparing is None:
                self._depart(before)
            self._step_at = self._now
        self.invalidate()

    def _depart(self, before: Scene) -> None:
        after, viewer = self.scene, self.reel.viewer
        events = self.reel.match.history[self.ply - 1].events
        flights: list[Shown] = []
        for event in events:
            found = self.face.flights(event.kind, event.seen_by(viewer), before, after)
            first = 1 + max((flight.step for flight in flights), default=-1)
            flights += [replace(flight, step=flight.step + first) for flight in found]
        for event in events:
            sound = self.face.sound(event.kind, event.seen_by(viewer))
            if sound and not any(isinstance(one, Flight) and one.sound == sound for one in flights):
                self.context.sound.play(sound)
        factor = PACE[self.context.settings.display.animation_speed] / self.speed
        is_still = self.context.is_still
        has_act = any(isinstance(one, Act) for one in flights)
        if flights and factor > 0 and (has_act or not is_still):
            self._motion, self._before = Motion(flights, self._now, factor, is_still=is_still), before

    def step(self, by: int) -> None:
        """Go on or back by some actions, and pause."""
        self.is_playing = False
        self.go_to(self.ply + by, is_shown=by == 1)

    def jump(self, ply: int) -> None:
        """Go to a position at once, and pause."""
        self.is_playing = False
        self.go_to(ply)

    def toggle(self) -> None:
        """Play or pause; at the end play from the beginning."""
        self.is_playing = not self.is_playing and self.reel.last > 0
        if self.is_playing and self.ply == self.reel.last:
            self.go_to(0)
        self._step_at = self._now
        self.invalidate()

    def change_speed(self, by: int, *, goes_round: bool = False) -> None:
        """Take the next faster or slower speed."""
        at = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[at % len(SPEEDS) if goes_round else min(max(0, at), len(SPEEDS) - 1)]
        self.invalidate()

    def look_as(self, viewer: int | None) -> None:
        """Look through other eyes, if they may be looked through."""
        if self.reel.look_as(viewer):
            self._motion = self._before = None
            self._lay_out()

    def _look_on(self) -> None:
        viewers = self.reel.viewers
        self.look_as(viewers[(viewers.index(self.reel.viewer) + 1) % len(viewers)])

    def _leave(self) -> None:
        self.context.sound.play("back")
        self.close(self.ply)

    # ---- life ------------------------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        style = self.context.style(size)
        self._sides = ReplaySides(style, self.invalidate, self.context.sound.play)
        self._slips = SlipView(style.metrics, style.theme)
        self._regions = self._layout.regions(style.metrics, len(self.reel.looks))
        self._make_room(style)
        self._shown_key = ()
        self._lay_out()

    def _make_room(self, style: Style) -> None:
        """Make the bar's region as high as it needs; what lies just above goes up, or gets lower if it is large.

        What reaches under the bar in any case stays.
        """
        bar = self._regions[DECISION]
        needed = self._bar(style).needed(style, bar.w, self.reel.all_told())
        grown = pygame.Rect(bar.x, bar.bottom - max(bar.h, min(needed, bar.bottom)), bar.w, 0)
        grown.h = bar.bottom - grown.y
        more = grown.h - bar.h
        for name, rect in self._regions.items():
            if name == DECISION or rect.colliderect(bar) or not rect.colliderect(grown):
                continue
            if rect.h > 4 * more:
                self._regions[name] = pygame.Rect(rect.x, rect.y, rect.w, grown.y - rect.y)
            else:
                self._regions[name] = rect.move(0, -min(more, rect.y))
        self._regions[DECISION] = grown

    def _lay_out(self) -> None:
        style = self.context.style(self.size)
        camera = self._cameras.camera
        self.face.layout(self.size, self._regions, style.metrics, style.theme, self.scene.view, camera)
        self._preparing = self.face.prepare()
        self._places = None
        self.invalidate()

    @property
    def _board(self) -> pygame.Rect:
        return self._regions.get("board", pygame.Rect((0, 0), self.size))

    # ---- time ------------------------------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        self._now = now
        if self._preparing is not None:
            self._prepare(self._preparing)
        if self._motion is not None:
            for sound in self._motion.sounds(now):
                self.context.sound.play(sound)
            if self._motion.is_over(now):
                self._motion = self._before = None
                self._step_at = now
            self.invalidate()
        elif self.is_playing and now - self._step_at >= LOOK_SECONDS / self.speed:
            self.go_to(self.ply + 1, is_shown=True)
            self.is_playing = self.ply < self.reel.last
        if self.size != (0, 0):
            self._refresh()
            self.sides.update(now)

    def _prepare(self, painting: Iterator[None]) -> None:
        until = pygame.time.get_ticks() + PREPARE_SECONDS * 1000
        while self.context.is_still or pygame.time.get_ticks() < until:
            if next(painting, self) is self:
                self._preparing = None
                break
        self.invalidate()

    @property
    def is_animating(self) -> bool:
        return self._preparing is not None or self._motion is not None

    def rest(self, now: float) -> float | None:
        if self.is_animating:
            return 0.0
        rests = self.sides.rests()
        if self.is_playing:
            rests.append(max(0.0, self._step_at + LOOK_SECONDS / self.speed - now))
        if self._hovered is not None and now - self._hovered_since < TIP_SECONDS:
            rests.append(max(0.01, TIP_SECONDS - (now - self._hovered_since)))
        return min(rests, default=None)

    # ---- widgets ---------------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Build bar and strip anew when what they show has changed."""
        key = (self.ply, self.reel.viewer, self.is_playing, self.speed, self.sides.is_held)
        if key != self._shown_key:
            self._shown_key = key
            style = self.context.style(self.size)
            at = self._regions[DECISION], self._regions[LOG]
            self.sides.show(self._bar(style), self._strip(style), at, style)
            self.invalidate()

    def _bar(self, style: Style) -> ReplayBar:
        text, reel, last = self._text, self.reel, self.reel.last
        seats = [style.theme.seat(look.colour) for look in reel.looks]
        timeline = Timeline(last, self.ply, reel.spans(), seats, self.jump)
        can_back, can_on = self.ply > 0, self.ply < last

        def button(name: str, mark: Icon, do: Callable[[], None], key: str, is_enabled: bool = True) -> IconButton:
            made = IconButton(mark, do, text(name), key, name == "play", "play" if name == "pause" else name)
            made.is_enabled = is_enabled
            return made

        buttons: list[Widget] = [
            button("first", "first", lambda: self.jump(0), "Home", can_back),
            button("previous", "left", lambda: self.step(-1), "Left", can_back),
            button("pause", "pause", self.toggle, "Space")
            if self.is_playing
            else button("play", "play", self.toggle, "Space", last > 0),
            button("next", "right", lambda: self.step(1), "Right", can_on),
            button("last", "last", lambda: self.jump(last), "End", can_on),
            SpeedButton(
                text("speed", n="½" if self.speed == 0.5 else f"{self.speed:g}"),
                lambda: self.change_speed(1, goes_round=True),
                text("speed_tip"),
            ),
        ]
        told = reel.told(self.ply, lambda seat: text("unseen", seat=seat)) if self.ply else text("begin")
        return ReplayBar(reel.when(self.ply), text("counted", n=self.ply, of=last), told, timeline, buttons)

    def _strip(self, style: Style) -> ViewStrip:
        back = IconButton("close", self._leave, self._text("back"), "Esc", name="back")
        viewers = self.reel.viewers
        return ViewStrip(back, [self._view(style, viewer) for viewer in viewers] if len(viewers) > 1 else [])

    def _view(self, style: Style, viewer: int | None) -> ViewButton:
        is_chosen = viewer == self.reel.viewer
        look = None if viewer is None else self.reel.looks[viewer]
        seat = None if look is None else style.theme.seat(look.colour)
        tip = self._text("everybody") if look is None else self._text("eyes", seat=look.name)
        name = "view-all" if viewer is None else f"view-{viewer}"
        return ViewButton(seat, name, lambda: self.look_as(viewer), tip, is_chosen=is_chosen)

    # ---- inputs ----------------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        if isinstance(event, Key):
            return self._key(event)
        if isinstance(event, Pointer):
            return self._pointer(event)
        if isinstance(event, Wheel):
            if self._cameras.turn_wheel(event.at, event.dy, self._board):
                self._lay_out()
            return True
        if isinstance(event, Pinch):
            if self._cameras.zoom_at(event.at, event.factor, self._board):
                self._lay_out()
            return True
        return False

    def _key(self, event: Key) -> bool:
        if event.has_ctrl or event.has_alt:
            return False
        reel = self.reel
        keys: dict[int, Callable[[], None]] = {
            pygame.K_LEFT: lambda: self.step(-1),
            pygame.K_RIGHT: lambda: self.step(1),
            pygame.K_UP: lambda: self.jump(reel.turn_before(self.ply)),
            pygame.K_DOWN: lambda: self.jump(reel.turn_after(self.ply)),
            pygame.K_PAGEUP: lambda: self.jump(reel.turn_before(self.ply)),
            pygame.K_PAGEDOWN: lambda: self.jump(reel.turn_after(self.ply)),
            pygame.K_HOME: lambda: self.jump(0),
            pygame.K_END: lambda: self.jump(reel.last),
            pygame.K_PLUS: lambda: self.change_speed(1),
            pygame.K_EQUALS: lambda: self.change_speed(1),
            pygame.K_MINUS: lambda: self.change_speed(-1),
        }
        if event.key in keys:
            keys[event.key]()
            return True
        if self.sides.key(event):
            return True
        once: dict[int, Callable[[], None]] = {
            pygame.K_SPACE: self.toggle,
            pygame.K_RETURN: self.toggle,
            pygame.K_v: self._look_on,
            pygame.K_ESCAPE: self._leave,
        }
        if event.key in once:
            if not event.is_repeat:
                once[event.key]()
            return True
        return False

    def _pointer(self, event: Pointer) -> bool:
        if self.sides.pointer(event):
            self._grabbed = None
            self._hover(None)
        elif event.kind == "down" and event.button == LEFT:
            self._grabbed = event.at
        elif event.kind == "move" and self._grabbed is not None and event.is_held:
            dx, dy = event.at[0] - self._grabbed[0], event.at[1] - self._grabbed[1]
            self._grabbed = event.at
            if self._cameras.shift(dx, dy, self._board):
                self._lay_out()
        else:
            self._grabbed = None
            place = place_at(self._all_places(), event.at) if event.kind != "leave" else None
            self._hover(place.target if place is not None else None)
        return True

    def _hover(self, target: str | None) -> None:
        if target != self._hovered:
            self._hovered, self._hovered_since = target, self._now
            self.invalidate()

    def _all_places(self) -> Sequence[Place]:
        scene = self.scene
        if self._preparing is not None:
            return ()
        if self._places is None or self._places[0] is not scene:
            self._places = (scene, self.face.places(scene))
        return self._places[1]

    # ---- picture ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        scene, motion = self.scene, self._motion
        if motion is None or self._before is None:
            self.face.draw(target, replace(scene, hovered=self._hovered))
        else:
            base = self._before if motion.is_first(self._now) else scene
            self.face.draw(target, replace(base, hidden=motion.hidden(self._now)))
            motion.draw(target, self._now)
            motion.draw_act(target, self._now)
        self.sides.draw(target)
        slip = self._slip(scene)
        if slip is not None:
            keep = [self._regions[name] for name in (DECISION, LOG)]
            keep += [bounds(place) for place in self._all_places() if place.target == self._hovered]
            self._slips.draw(target, slip, self._slips.find_place(slip, keep, target.get_rect()))
        self.sides.draw_above(target)

    def _slip(self, scene: Scene) -> Slip | None:
        """Return what the thing under the pointer is."""
        if self._hovered is None or self._motion is not None or self._now - self._hovered_since < TIP_SECONDS:
            return None
        return self.face.tooltip(scene, self._hovered)


def replay_of(context: AppContext, match: Match[Any], ply: int = 0) -> ReplayScreen:
    """Return the replay of a match, from a ply on, on a table of its own."""
    from edo_table.content.layouts import load_layout
    from edo_table.games import registry

    catalogue = registry.with_names(context.catalogue, match.game, len(match.seats))
    phrases = Phrases(catalogue, match.game.id, [seat.name for seat in match.seats])
    face = registry.create_table(match.game, catalogue, context.pictures)
    layout = TableLayout(load_layout(context.data, match.game.id))
    looks = seat_looks(match.seats, lambda level: context.text(f"level.{level}"))
    return ReplayScreen(context, match, face, layout, phrases, looks, ply)
