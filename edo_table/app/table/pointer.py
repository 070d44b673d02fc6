"""Mouse and finger on the table: pointing, clicking, carrying a piece, pulling the board, wheel and pinch."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from edo_table.app.table.pointing import place_at
from edo_table.ui.inputs import LEFT, RIGHT, Pinch, Pointer, Wheel

if TYPE_CHECKING:
    from edo_table.app.table.screen import TableScreen

SLACK = 9
"""Layout units the pointer may move before a press becomes a drag."""

FAR = (-10_000, -10_000)
"""Nowhere in a window."""


class TablePointer:
    """What the pointer points at, has pressed, and carries."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self.hovered: str | None = None
        """The target under the pointer."""
        self.pressed: str | None = None
        """The target that was pressed."""
        self.is_held = False
        self._is_panning = False
        self._sprite: pygame.Surface | None = None
        self._at = self._pressed_at = FAR

    @property
    def is_dragging(self) -> bool:
        """Whether a piece is carried."""
        return self._sprite is not None

    @property
    def carried(self) -> str | None:
        """The target whose piece is carried."""
        return self.pressed if self._sprite is not None else None

    def let_go(self) -> None:
        """Give up what is pressed or carried."""
        self.is_held = self._is_panning = False
        self._sprite = None

    def hover(self, target: str | None) -> None:
        """Point at a target from now on."""
        if target != self.hovered:
            self.hovered = target
            self._table.look_at(target)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is carried."""
        if self._sprite is not None:
            surface.blit(self._sprite, self._sprite.get_rect(center=self._at))

    # ---- inputs ----------------------------------------------------------------------------------------------------

    def handle(self, event: Pointer) -> bool:
        """Answer the pointer; returns whether it meant anything here."""
        table = self._table
        if event.kind == "down" and event.button == LEFT and table.showing.is_moving:
            table.skip()
            self.pressed = None
            return True
        host = table.sides.take(event) if not self.is_held else None
        if host is not None:
            self.hover(None)
            if event.kind == "down":
                table.cursor.spot = None
            return host.handle(event)
        if event.kind == "leave":
            self.hover(None)
            return False
        if event.kind == "move":
            return self._moved(event)
        if event.button == RIGHT and event.kind == "down":
            under = place_at(table.places(), event.at)
            table.pin(under.target if under is not None else None)
            return True
        if event.button != LEFT:
            return False
        return self._down(event) if event.kind == "down" else self._up(event)

    def _under(self, at: tuple[int, int]) -> str | None:
        selection = self._table.selection
        found = place_at(self._table.places(), at, selection.lit() | selection.known())
        return found.target if found is not None else None

    def _down(self, event: Pointer) -> bool:
        self._table.cursor.spot = None
        self._table.pin(None)
        self._at = self._pressed_at = event.at
        self.pressed = self._under(event.at)
        self.is_held, self._is_panning, self._sprite = True, False, None
        if event.is_touch:
            self.hover(self.pressed)
        return True

    def _moved(self, event: Pointer) -> bool:
        if self.is_held and event.is_held:
            self._drag(event)
            return True
        self.let_go()
        target = self._under(event.at)
        self.hover(target)
        if math.dist(event.at, self._pressed_at) <= self._table.style.px(SLACK):
            self._table.mute(target)  # the hand only trembles where it has just clicked
        else:
            self._pressed_at = FAR
        return target is not None

    def _drag(self, event: Pointer) -> None:
        table = self._table
        step = (event.at[0] - self._at[0], event.at[1] - self._at[1])
        self._at = event.at
        is_far = math.dist(self._at, self._pressed_at) > table.style.px(SLACK)
        if is_far and not self.is_dragging and not self._is_panning:
            self._sprite = self._picked_up()
            self._is_panning = self._sprite is None
        if self._is_panning and table.cameras.shift(*step, table.board_area):
            table.lay_out()
        if self.is_dragging:
            found = place_at(table.places(), event.at, table.selection.lit())
            self.hover(found.target if found is not None else None)
            table.invalidate()

    def _picked_up(self) -> pygame.Surface | None:
        """Return the picture of the pressed piece if it can be carried; it is selected then."""
        table, target = self._table, self.pressed
        if target is None or not table.session.awaits_person or target not in table.selection.known():
            return None
        sprite = table.face.dragged(table.scene(), target)
        if sprite is not None and target not in table.selection.selected:
            table.selection.click(target)
            table.context.sound.play("lift")
        return sprite

    def _up(self, event: Pointer) -> bool:
        table = self._table
        if not self.is_held:
            return False  # the press was not made here: it hurried a scene
        was_dragging, was_panning = self.is_dragging, self._is_panning
        self.let_go()
        table.invalidate()
        target = self._under(event.at)
        if was_dragging:
            if target in table.selection.lit():
                table.showing.is_dropped = table.selection.option_at(str(target)) is not None
                table.click(str(target))
        elif not was_panning and target is None and self.pressed is None:
            table.selection.clear()
        elif not was_panning and target is not None and target == self.pressed:
            table.click(target)
        if event.is_touch:
            self.hover(None)
        return True

    def wheel(self, event: Wheel) -> bool:
        """Answer the wheel: scroll the log, or zoom the board."""
        table = self._table
        host = table.sides.host_at(event.at)
        if host is not None:
            return host.handle(event)
        if table.cameras.turn_wheel(event.at, event.dy, table.board_area):
            table.lay_out()
        return True

    def pinch(self, event: Pinch) -> bool:
        """Answer two fingers: zoom the board."""
        table = self._table
        self.let_go()
        if table.cameras.zoom_at(event.at, event.factor, table.board_area):
            table.lay_out()
        return True
