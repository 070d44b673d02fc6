"""The table by keys alone: a cursor that walks what may be chosen, digits for the hand, and the other shortcuts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from edo_table.app.table.pointing import bounds, button_name
from edo_table.ui.focus import DIRECTIONS, Spot, reading_order, step, towards
from edo_table.ui.inputs import Key
from edo_table.ui.table.selection import BUTTON as BUTTON_TARGET

if TYPE_CHECKING:
    from edo_table.app.table.screen import TableScreen

BUTTON = "#"
"""Before the name of a button of the decision bar, where the cursor stands on one."""

_HELD = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_MINUS, pygame.K_PAGEUP, pygame.K_PAGEDOWN)
"""Keys that go on while they are held, beside Tab, arrows, undo and redo."""

SPEEDS = ("slow", "normal", "fast", "instant")
ZOOM = 1.3
"""Factor of Page Up."""


class Cursor:
    """Where the keyboard is: on a target, on a button, or nowhere."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self.spot: str | None = None
        self._is_to_settle = False

    @property
    def target(self) -> str | None:
        """The target under the cursor, None when it stands on a button or nowhere."""
        return None if self.spot is None or self.spot.startswith(BUTTON) else self.spot

    def spots(self) -> list[Spot]:
        """Return where the cursor can stop: what may be chosen, in reading order, then the buttons.

        What a zoomed board does not show is there too: the board is shifted when the cursor goes to it.
        """
        table = self._table
        selection = table.selection
        wanted = selection.lit() | set(selection.selected) if selection.selected else selection.known()
        board: dict[str, Spot] = {}
        beside: dict[str, Spot] = {}
        for place in table.places():
            if place.target in wanted and place.target not in board and place.target not in beside:
                (board if place.on_board else beside)[place.target] = Spot(place.target, bounds(place))
        buttons = [Spot(BUTTON + stop.name, stop.rect) for stop in table.sides.bar_stops()]
        if table.cameras.camera.zoom == 1.0:
            return reading_order([*board.values(), *beside.values()]) + buttons
        for target in wanted - board.keys() - beside.keys():
            if (rect := self._beyond(target)) is not None:
                board[target] = Spot(target, rect)
        # Apart, since the board moves under what lies beside it while the cursor walks.
        return self._by_board(board) + reading_order(list(beside.values())) + buttons

    def _by_board(self, spots: dict[str, Spot]) -> list[Spot]:
        """The spots of a zoomed board in an order that is the same wherever the board has been shifted."""
        table, size = self._table, self._usual_size()
        dx, dy = table.cameras.camera.offset
        still = []
        for target, spot in spots.items():
            x, y = table.face.where(table.showing.scene, target) or spot.rect.center
            rect = pygame.Rect((0, 0), size)
            rect.center = round(x - dx), round(y - dy)
            still.append(Spot(target, rect))
        return [spots[str(spot.key)] for spot in reading_order(still)]

    def _usual_size(self) -> tuple[int, int]:
        """The size of a place on the board at its present zoom."""
        return next((bounds(place).size for place in self._table.places() if place.on_board), (1, 1))

    def _beyond(self, target: str) -> pygame.Rect | None:
        """Where a target of the board lies that the zoomed board shows not now, None where it is not on the board."""
        table = self._table
        at = table.face.where(table.showing.scene, target)
        if at is None or pygame.Rect((0, 0), table.size).collidepoint(at):
            return None
        rect = pygame.Rect((0, 0), self._usual_size())
        rect.center = round(at[0]), round(at[1])
        return rect

    def first(self) -> str | None:
        """Return what the hint means first, else the first lit target, else the button that goes on, else the first."""
        spots, lit = self.spots(), self._table.shown_lit()
        hinted = self._table.hinted
        if hinted is not None:
            name = BUTTON + button_name(hinted) if hinted.startswith(BUTTON_TARGET) else hinted
            if any(spot.key == name for spot in spots):
                return name
        found = next((spot for spot in spots if spot.key in lit), None)
        if found is not None:
            return str(found.key)
        strong = self._table.sides.strong_button()
        return BUTTON + strong if strong else str(spots[0].key) if spots else None

    def renew(self) -> None:
        """Go to the first spot of a new choice, if the keyboard is in use at all.

        The bar still holds the buttons of the choice before: among them nothing is chosen until it is made anew.
        """
        if self.spot is not None and self.spot not in self._table.selection.lit():
            self.spot = self.first()
            self._is_to_settle = True
            self.follow()

    def settle(self) -> None:
        """The bar's buttons have been made anew: find the right one, if the cursor has to stand on one of them."""
        if self._is_to_settle and self._table.is_ready:
            self._is_to_settle = False
            if self.target is None:
                self.spot = self.first()
        self.follow()

    def turn_to_hint(self) -> None:
        """Go where a hint points that has just come, if the keyboard is in use at all."""
        if self.spot is not None:
            self.spot = self.first()
            self.follow()

    def walk(self, event: Key) -> bool:
        """Move by Tab or an arrow."""
        spots = self.spots()
        if not spots:
            return False
        if all(spot.key != self.spot for spot in spots):
            self.spot = self.first()
        else:
            if event.key == pygame.K_TAB:
                found = step(spots, self.spot, -1 if event.has_shift else 1)
            else:
                found = towards(spots, self.spot, DIRECTIONS[event.key])
            self.spot = str(found.key) if found is not None else self.spot
        self._table.pointer.hovered = None
        self._table.look_at(self.target)
        self.follow()
        return True

    def follow(self) -> None:
        """Put the bar's focus where the cursor is, and bring a place on the board into view."""
        table = self._table
        name = self.spot.removeprefix(BUTTON) if self.spot and self.spot.startswith(BUTTON) else None
        table.sides.focus_button(name)
        if self.target is not None:
            at = next((p.centre for p in table.places() if p.target == self.target and p.on_board), None)
            if at is None and table.cameras.camera.zoom != 1.0 and (rect := self._beyond(self.target)) is not None:
                at = rect.center
            if at is not None and table.cameras.bring_in(at, table.board_area):
                table.lay_out()
        table.invalidate()

    def enter(self) -> bool:
        """Choose what the cursor stands on; without a cursor, show it."""
        if self.spot is None:
            self.spot = self.first()
            self.follow()
        elif self.target is not None:
            self._table.click(self.target)
        else:
            self._table.sides.press_button(self.spot.removeprefix(BUTTON))
        return True


class TableKeys:
    """What the keys do at the table."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table

    def handle(self, event: Key) -> bool:
        """Answer a key; returns whether it meant anything."""
        table = self._table
        if table.showing.is_moving and not event.has_ctrl and not event.is_repeat and event.key != pygame.K_ESCAPE:
            table.skip()
            return True
        if event.has_ctrl and event.key in (pygame.K_z, pygame.K_y):
            if event.key == pygame.K_y or event.has_shift:
                table.redo()
            else:
                table.undo()
            return True
        if event.key in DIRECTIONS or event.key == pygame.K_TAB:
            return table.cursor.walk(event)
        if event.is_repeat and event.key not in _HELD:
            return True  # nothing is chosen by a key that was pressed for something before
        if event.has_ctrl or event.has_alt:
            return table.sides.key(event)
        return self._plain(event) or table.sides.key(event)

    def _plain(self, event: Key) -> bool:
        table, key = self._table, event.key
        if key == pygame.K_ESCAPE:
            table.escape()
        elif key == pygame.K_RETURN:
            return table.cursor.enter()
        elif key == pygame.K_SPACE:
            table.pin(None if table.pinned else table.pointed)
        elif pygame.K_1 <= key <= pygame.K_9:
            self._digit(key - pygame.K_1)
        elif key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_MINUS):
            self._change_speed(-1 if key == pygame.K_MINUS else 1)
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            factor = ZOOM if key == pygame.K_PAGEUP else 1 / ZOOM
            if table.cameras.zoom_at(table.board_area.center, factor, table.board_area):
                table.lay_out()
        elif key == pygame.K_HOME:
            if table.cameras.reset():
                table.lay_out()
        elif key == pygame.K_F1:
            table.open_rules()
        elif key == pygame.K_r and table.session.awaits_person:
            table.restart()
        elif key == pygame.K_o:
            table.ways.open_options(table)
        else:
            return False
        return True

    def digits(self) -> list[Spot]:
        """Return what the digits from 1 select: the things beside the board that belong to an option, in order."""
        table = self._table
        known = table.selection.known()
        held: dict[str, Spot] = {}
        for place in table.places():
            if not place.on_board and place.target in known:
                held.setdefault(place.target, Spot(place.target, bounds(place)))
        return reading_order(list(held.values()))

    def _digit(self, number: int) -> None:
        spots = self.digits()
        if number < len(spots):
            self._table.click(str(spots[number].key))

    def _change_speed(self, by: int) -> None:
        table = self._table
        now = SPEEDS.index(table.context.settings.display.animation_speed)
        speed = SPEEDS[min(len(SPEEDS) - 1, max(0, now + by))]
        table.context.store.change({"display.animation_speed": speed})
        text = table.context.text
        table.say(text("table.speed", speed=text(f"table.speed_{speed}")), sound="wood-soft")
