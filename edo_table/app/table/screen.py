"""The table: a session shown through its game's face, played by mouse, keys or touch."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame

from edo_table.app.context import AppContext
from edo_table.app.journal import Entry, Journal
from edo_table.app.session import Hint, Session
from edo_table.app.table.keyboard import Cursor, TableKeys
from edo_table.app.table.pointer import TablePointer
from edo_table.app.table.pointing import bounds, button_name, is_inside
from edo_table.app.table.showing import PACE, Showing, seat_looks
from edo_table.app.table.sides import Sides
from edo_table.app.table.ways import Ways
from edo_table.content.phrases import Phrases
from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import IllegalAction
from edo_table.engine.messages import Message
from edo_table.ui.inputs import Input, Key, Pinch, Pointer, Wheel
from edo_table.ui.print import lettering
from edo_table.ui.screen import Screen
from edo_table.ui.table.cameras import CameraControl
from edo_table.ui.table.face import Face, Place, Point, Scene, Slip, SlipLine
from edo_table.ui.table.layout import DECISION, LOG, TableLayout
from edo_table.ui.table.selection import BUTTON, Selection
from edo_table.ui.table.slip_view import SlipView
from edo_table.ui.widgets.style import Style

PREPARE_SECONDS = 0.02
"""A frame's share for painting what stands still."""

TIP_SECONDS = 0.4
MESSAGE_SECONDS = 4.0
END_SECONDS = 1.2
"""How long the last position stays before the count."""

THINK_BEAT = 0.03
PULSE_BEAT = 1 / 20
PULSE_SECONDS = 1.8
MOST_DIGITS = 9


class TableScreen(Screen):
    """Everything of a game in progress, but for curtain, pause and count, which lie above it."""

    def __init__(
        self, session: Session, face: Face, layout: TableLayout, phrases: Phrases, context: AppContext, ways: Ways
    ) -> None:
        super().__init__()
        self.session, self.face, self.phrases = session, face, phrases
        self.context, self.ways = context, ways
        self.journal = Journal(session.match, phrases, face)
        looks = seat_looks(session.match.seats, lambda level: context.text(f"level.{level}"))
        face.meet(looks)
        self.showing = Showing(
            session,
            face,
            self.journal,
            looks,
            pace=self._pace,
            is_still=lambda: context.is_still,
            play=context.sound.play,
        )
        self.selection = Selection()
        self.cameras = CameraControl(face.most_zoom)
        self.pointer = TablePointer(self)
        self.cursor = Cursor(self)
        self.keys = TableKeys(self)
        self.sides = Sides(self)
        self.regions: dict[str, pygame.Rect] = {}
        self.confirming: ActionSpec | None = None
        """The option whose button must be pressed again."""
        self.pinned: str | None = None
        """The target whose slip stays until something else is done."""
        self._layout = layout
        self._asked: tuple[object, ...] | None = None
        """The decision that the selection was made for."""
        self._preparing: Iterator[None] | None = None
        self._places_for: tuple[Scene, Sequence[Place]] | None = None
        self._said: tuple[str, float] | None = None
        self._now = 0.0
        self._over_since: float | None = None
        self._looks_since = 0.0
        self._is_covered = False
        self._last_hint: Hint | None = None
        self._muted: str | None = None
        """The target last clicked: nobody needs to be told at once what it is."""

    @property
    def style(self) -> Style:
        """The look for the present size."""
        return self.context.style(self.size)

    @property
    def board_area(self) -> pygame.Rect:
        """The part of the window that the board may use."""
        return self.regions.get("board", pygame.Rect(0, 0, *self.size))

    @property
    def is_preparing(self) -> bool:
        """Whether what stands still is being painted."""
        return self._preparing is not None

    @property
    def is_ready(self) -> bool:
        """Whether everything is painted and has been seen, so that the person can decide."""
        return self._preparing is None and self.showing.is_caught_up and self.session.awaits_person

    @property
    def message(self) -> str | None:
        """What the bar says instead of the question for a while."""
        return self._said[0] if self._said is not None else None

    def _pace(self) -> float:
        return PACE[self.context.settings.display.animation_speed]

    # ---- life ------------------------------------------------------------------------------------------------------

    def cover(self) -> None:
        self._is_covered = True
        self.pointer.let_go()

    def uncover(self) -> None:
        self._is_covered = False
        self.sides.renew()
        self.invalidate()

    def leave(self) -> None:
        self.session.close()

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        style = self.style
        self.regions = self._layout.regions(style.metrics, len(self.session.match.seats))
        self._slips = SlipView(style.metrics, style.theme)
        self.sides.resize()
        self.lay_out()

    def lay_out(self) -> None:
        """Let the face compute its geometry anew for size, settings and camera."""
        style = self.style
        view = self.showing.scene.view
        self.face.layout(self.size, self.regions, style.metrics, style.theme, view, self.cameras.camera)
        self._preparing = self.face.prepare()
        self._places_for = None
        self.invalidate()

    # ---- time ------------------------------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        self._now = now
        if self._preparing is not None:
            self._prepare()
        self.session.update()
        self._take_hint()
        if self.showing.update(now):
            self.invalidate()
        self._ask()
        if self._said is not None and now > self._said[1]:
            self._said = None
            self.invalidate()
        self.sides.update(now)
        if not self._is_covered and self.showing.is_caught_up and self._preparing is None:
            self._move_on(now)
        if self._pulses or self.pointer.is_dragging or self._is_tip_coming:
            self.invalidate()

    def _take_hint(self) -> None:
        """Let the cursor go where a hint points that has just come."""
        if self.session.hint is not self._last_hint:
            self._last_hint = self.session.hint
            if self._last_hint is not None:
                self.cursor.turn_to_hint()
            self.invalidate()

    def _prepare(self) -> None:
        assert self._preparing is not None
        until = pygame.time.get_ticks() + PREPARE_SECONDS * 1000
        while self._preparing is not None and pygame.time.get_ticks() < until:
            if next(self._preparing, self) is self:
                self._preparing = None
        self.invalidate()

    def _ask(self) -> None:
        """Take up the open decision of the person at the screen, once everything before it has been seen."""
        match, asked = self.session.match, None
        if self.showing.is_caught_up:
            asked = (match.ply, match.history[-1].checksum if match.history else "", self.session.viewer)
        if asked == self._asked:
            return
        self._asked = asked
        self.selection = Selection(self.session.options() if asked is not None else ())
        self.confirming = self.pinned = None
        self.cursor.renew()
        self.invalidate()

    def _move_on(self, now: float) -> None:
        """Hand over to the curtain or the count."""
        seat = self.session.curtain_for
        if seat is not None:
            self.ways.on_curtain(self, seat)
        elif self.session.match.is_over:
            if self._over_since is None:
                self._over_since = now
            elif now - self._over_since >= END_SECONDS * min(1.0, self._pace() + 0.2):
                self.ways.on_end(self)

    @property
    def _pulses(self) -> bool:
        """Whether something lit beats gently."""
        return not self.style.is_still and bool(self.selection.lit()) and not self._is_covered

    @property
    def _is_tip_coming(self) -> bool:
        return self.pointed is not None and 0 <= self._now - self._looks_since < TIP_SECONDS + 0.1

    @property
    def is_animating(self) -> bool:
        return self._preparing is not None or self.showing.is_moving or self.pointer.is_dragging

    def rest(self, now: float) -> float | None:
        if self.is_animating:
            return 0.0
        due = self.sides.rests()
        if self.session.thinking_seat is not None or self.session.is_hint_coming or self.session.steps:
            due.append(THINK_BEAT)
        if self._pulses:
            due.append(PULSE_BEAT)
        if self._is_tip_coming:
            due.append(0.05)
        if self._said is not None:
            due.append(max(0.01, self._said[1] - now))
        if self.session.match.is_over:
            due.append(0.1)
        return min(due, default=None)

    # ---- the picture -----------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """Return what is shown, with what is selected, lit and pointed at."""
        pulse = 0.5 - 0.5 * math.cos(self._now / PULSE_SECONDS * 2 * math.pi) if self._pulses else 0.6
        carried = self.pointer.carried
        return replace(
            self.showing.scene,
            selected=self.selection.selected,
            lit=self.shown_lit(),
            hovered=self.sides.log_target or self.pointer.hovered,
            focused=self.cursor.target or self._hinted_place,
            hidden=frozenset((carried,)) if carried is not None else frozenset(),
            pulse=pulse,
        )

    def shown_lit(self) -> frozenset[str]:
        """Return the targets to light: at first only what is taken up (the hand), if a choice begins with that,
        and what is a whole choice by itself.

        The rest of what may be clicked lights up when it is pointed at; a board alight all over says nothing.
        """
        lit = self.selection.lit()
        if self.session.hint is not None:
            return lit.intersection(self.session.hint.spec.targets)
        if self.selection.selected:
            return lit
        beside = {place.target for place in self.places() if not place.on_board and place.target in lit}
        if not beside:
            return lit
        whole = {option.targets[0] for option in self.selection.options if len(option.targets) == 1}
        return frozenset(beside | (whole & lit) | lit.intersection((self.pointed or "",)))

    @property
    def hinted(self) -> str | None:
        """The next target of the hint, a place or a button of the bar."""
        targets = self.session.hint.spec.targets if self.session.hint is not None else ()
        return next((target for target in targets if target not in self.selection.selected), None)

    @property
    def _hinted_place(self) -> str | None:
        hinted = self.hinted
        return None if hinted is None or hinted.startswith(BUTTON) else hinted

    def places(self) -> Sequence[Place]:
        """Return everything that can be pointed at."""
        base = self.showing.scene
        if self._places_for is None or self._places_for[0] is not base:
            self._places_for = (base, self.face.places(base))
        return self._places_for[1]

    def draw(self, target: pygame.Surface) -> None:
        scene = self.scene()
        self.showing.draw(target, scene, self._now)
        self._draw_digits(target)
        self.sides.draw(target)
        self.showing.draw_above(target, self._now)
        slip, is_tied = self._slip(scene)
        if slip is not None:
            rect = self._slips.find_place(slip, self._keep_free(), target.get_rect())
            self._slips.draw(target, slip, rect, tied=is_tied)
        self.pointer.draw(target)
        self.sides.draw_above(target)

    def _draw_digits(self, target: pygame.Surface) -> None:
        """Write the keys that select them beside the things of the hand, where a digit is enough for each."""
        spots = self.keys.digits() if self.is_ready and not self.pointer.is_dragging else []
        if not 0 < len(spots) <= MOST_DIGITS:
            return
        style = self.style
        for number, spot in enumerate(spots, 1):
            if spot.key in self.selection.selected:
                continue  # it has moved from its place
            size = style.metrics.small_print
            at = (spot.rect.x + spot.rect.w * 0.1, spot.rect.y + spot.rect.h * 0.08)
            own = next((place.key_at for place in self.places() if place.target == spot.key), None)
            if own is not None:
                at = own
            elif any(place.target == spot.key and is_inside(place.outline, at) for place in self.places()):
                at = (at[0], spot.rect.y - size * 0.55)  # on the thing itself it would be read as a part of it
            lettering.put(target, str(number), at, "ui", size, style.theme.on_dark, "c", halo=style.theme.table)

    def _keep_free(self) -> list[pygame.Rect]:
        """Return what a slip had better not cover: what is lit on the board, thrice as much what lies around it, and
        above all the question with its buttons."""
        lit = self.selection.lit()
        on_board = [bounds(place) for place in self.places() if place.on_board and place.target in lit]
        around = [bounds(place) for place in self.places() if not place.on_board]
        around += [self.regions[LOG]] if LOG in self.regions else []
        return on_board + 3 * around + 9 * [self.sides.bar_rect]

    def _slip(self, scene: Scene) -> tuple[Slip | None, bool]:
        """Return the slip to show and whether it is tied to its point: a hint, a preview, or what a thing is."""
        if self.showing.is_moving:
            return None, False
        if self.session.hint is not None:
            return self._hint_slip(scene, self.session.hint.spec, self.session.hint.reasons), True
        target = self.pointed
        if target is None:
            return None, False
        option = self.selection.option_at(target) if target not in self.selection.selected else None
        if option is not None and self.pinned is None:
            preview = self.face.preview(scene, option)
            if preview is not None:
                return preview, True
        is_asked = self.pinned is not None or (target != self._muted and self._now - self._looks_since >= TIP_SECONDS)
        if self.pointer.is_dragging or not is_asked or all(place.target != target for place in self.places()):
            return None, False
        return self._tooltip(scene, target), False

    def _tooltip(self, scene: Scene, target: str) -> Slip | None:
        """Return what a thing is and, where it cannot be chosen, why; of the board only once a choice has begun."""
        tip, reason = self.face.tooltip(scene, target), self._refusal(target)
        is_idle = not self.selection.selected and any(p.target == target and p.on_board for p in self.places())
        if not reason or is_idle:
            return tip
        line = SlipLine((reason,))
        if tip is not None:
            return replace(tip, lines=(*tip.lines, line))
        at = self.face.where(scene, target)
        return Slip((line,), at) if at is not None else None

    def _hint_slip(self, scene: Scene, spec: ActionSpec, reasons: Sequence[Message]) -> Slip:
        lines = [
            SlipLine((self.context.text("table.hint_title"),)),
            SlipLine((self.phrases.action(spec.kind, spec.args),), strong=True),
            *(SlipLine((self.phrases.message(reason.key, reason.args),)) for reason in reasons),
        ]
        points = [point for target in spec.targets if (point := self._where(scene, target)) is not None]
        return Slip(tuple(lines), points[-1] if points else self.regions[DECISION].midtop)

    def _where(self, scene: Scene, target: str) -> Point | None:
        """Return the point of a place; of a button of the bar the point above it where the bar begins."""
        if not target.startswith(BUTTON):
            return self.face.where(scene, target)
        stops = {stop.name: stop.rect for stop in self.sides.bar_stops()}
        button = stops.get(button_name(target))
        return (button.centerx, self.sides.bar_rect.top) if button is not None else None

    @property
    def pointed(self) -> str | None:
        """The target the person asks about: pinned, hovered, or under the keyboard's cursor."""
        return self.pinned or self.pointer.hovered or self.cursor.target

    def look_at(self, target: str | None) -> None:
        """Another target is pointed at from now on."""
        self._looks_since, self._muted = self._now, None
        if target is not None:
            self.pinned = None
        self.invalidate()

    def mute(self, target: str | None) -> None:
        """Say nothing of a target until another is pointed at: it has just been clicked."""
        self._muted = target

    def pin(self, target: str | None) -> None:
        """Keep the slip of a target; None lets it go."""
        self.pinned = target
        self.invalidate()

    # ---- doing -----------------------------------------------------------------------------------------------------

    def _refusal(self, target: str) -> str:
        """Return why a target cannot be chosen now, empty when it can or nobody is to choose."""
        if not self.session.awaits_person or not self.showing.is_caught_up:
            return ""
        if target in self.selection.selected or self.selection.remaining(with_target=target):
            return ""
        match = self.session.match
        reason = match.game.why_not(match.state, self.selection.selected, target)
        return self.phrases.message(reason.key, reason.args) if reason is not None else ""

    def click(self, target: str) -> None:
        """Select a target, carry out the option it completes, or say why it cannot be chosen."""
        if not self.session.awaits_person or not self.showing.is_caught_up:
            return
        if self.session.hint is not None and target not in self.session.hint.spec.targets:
            self.session.hint = None
        self.pin(None)
        refusal = self._refusal(target)
        if not self.selection.click(target):
            if refusal:
                self.say(refusal)
            return
        self._said = self.confirming = None
        self.mute(target)
        option = self.selection.completed()
        if option is not None:
            self.choose(option)
            return
        self.context.sound.play("lift")
        self.cursor.renew()
        self.invalidate()

    def press_option(self, option: ActionSpec) -> None:
        """Choose an option that is a button, after a second press where the settings ask for one."""
        wish = self.context.settings.play.end_turn_confirm
        has_more = len(self.selection.options) > 1
        if self.confirming != option and (wish == "always" or (wish == "when_actions_left" and has_more)):
            self.confirming = option
            self.context.sound.play("paper")
            self.invalidate()
            return
        self.choose(option)

    def choose(self, option: ActionSpec) -> None:
        """Carry out an option of the open decision."""
        self.confirming = self._said = None
        try:
            self.session.choose(option, self.session.match.ply)
        except IllegalAction as error:
            self.say(self.phrases.message(error.message.key, error.message.args))
        self.selection = Selection()
        self._asked = None
        self.invalidate()

    def say(self, message: str, sound: str = "refuse") -> None:
        """Let the bar say something for a while."""
        self._said = (message, self._now + MESSAGE_SECONDS)
        self.context.sound.play(sound)
        self.invalidate()

    def undo(self) -> None:
        """Let the last selected target go, or take back the last own choice."""
        if self.selection.step_back():
            self.context.sound.play("back")
            self.invalidate()
        elif self.session.undo():
            self._jumped()
        else:
            self.say(self.context.text("table.undo_barred"))

    def restart(self) -> None:
        """Take back the whole running turn."""
        if self.session.undo(to_turn_start=True):
            self._jumped()

    def redo(self) -> None:
        """Bring back what was undone last."""
        if self.session.redo():
            self._jumped()

    def go_back(self, entry: Entry) -> None:
        """Take everything back to before an entry of the log, if the undo rules allow it."""
        if self.session.back_to(entry.ply):
            self._jumped()
        else:
            self.say(self.context.text("table.back_barred"))

    def _jumped(self) -> None:
        self.context.sound.play("back")
        self.showing.skip()
        self._asked = self._said = self._over_since = None
        self.invalidate()

    def skip(self) -> None:
        """Show at once where everything has led to."""
        self.showing.skip()
        self._asked = None
        self.invalidate()

    def ask_hint(self) -> None:
        """Ask what the master would do."""
        self.session.ask_hint()
        self.invalidate()

    def open_rules(self) -> None:
        """Open the rules at the page of the open decision."""
        decision = self.session.decision
        self.ways.open_rules(self, decision.kind if decision is not None else "")

    def escape(self) -> None:
        """Let go of what is nearest at hand; of nothing at all: open the pause menu."""
        if self.session.hint is not None:
            self.session.hint = None
        elif self.pointer.is_held:
            self.pointer.let_go()
        elif self.pinned is not None:
            self.pinned = None
        elif self.confirming is not None:
            self.confirming = None
        elif not self.selection.clear():
            if self.sides.is_log_open:
                self.sides.toggle_log()
            else:
                self.ways.open_pause(self)
        self.invalidate()

    # ---- inputs ----------------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        if isinstance(event, Pointer):
            return self.pointer.handle(event)
        if isinstance(event, Wheel):
            return self.pointer.wheel(event)
        if isinstance(event, Pinch):
            return self.pointer.pinch(event)
        return self.keys.handle(event) if isinstance(event, Key) else False

    # ---- pictures for saves ----------------------------------------------------------------------------------------

    def public_picture(self) -> pygame.Surface | None:
        """Return the table as everybody may see it, None before it has been painted."""
        if self._preparing is not None or self.size == (0, 0):
            return None
        picture = pygame.Surface(self.size)
        self.face.draw(picture, self.showing.public_scene())
        return picture
