"""Runs a tree of widgets: layout, focus, hover, presses, drags, wheel, shortcuts, tooltips."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from edo_table.ui.focus import DIRECTIONS, Spot, step, towards
from edo_table.ui.inputs import LEFT, Composition, Input, Key, Pointer, Text, Wheel
from edo_table.ui.print import slips
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Pressable
from edo_table.ui.widgets.clipboard import Clipboard
from edo_table.ui.widgets.listview import ListRow
from edo_table.ui.widgets.notes import draw_tip
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.textfield import TextField

HOVER_DELAY, FOCUS_DELAY, LONG_PRESS = 0.45, 0.8, 0.5
DOUBLE_CLICK = 0.45
SLACK = 10  # layout units a finger may move before it means scrolling


class Host:
    """Owns one widget tree.  `changed` is called whenever the picture has to be drawn again."""

    def __init__(self, style: Style, changed: Callable[[], None], play: Callable[[str], None]) -> None:
        self.style, self.invalidate, self.play = style, changed, play
        self.clipboard = Clipboard()
        self.root: Widget | None = None
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self.pressed: Widget | None = None
        self.is_inside = False
        """Whether the pointer still is on what was pressed."""
        self.keeps_tips_out = False
        """Whether tooltips come up above or below the whole tree, so that they cover none of its words."""
        self.pointer = (-1, -1)
        self.drag_step: tuple[int, int] | None = None
        """How far a finger moved since the last drag; None for the mouse."""
        self.clicks = 0
        self.now = 0.0
        self.shows_focus = True
        """Whether the keyboard was used last, so that the focus frame is drawn."""
        self._is_touch = False
        self._down_at = (-1, -1)
        self._down_since = -1.0
        self._last_click: tuple[float, object] = (-10.0, None)
        self._hover_since = 0.0
        self._focus_since = 0.0
        self._tip_shown: Widget | None = None
        self._clicked_at: tuple[int, int] | None = None
        """Where the pointer was last pressed; whatever lies there needs no tooltip until the pointer has moved on."""
        self._scrolls: dict[str, int] = {}

    # ---- the tree --------------------------------------------------------------------------------------------------

    def show(self, root: Widget, rect: pygame.Rect, style: Style, focus_id: str = "") -> None:
        """Take a new tree and lay it out; focus and scrolling go on by name (else `focus_id`, else the first)."""
        kept = self.focused.name if self.focused is not None else ""
        self._remember_scrolls()
        if isinstance(self.focused, TextField):
            old = self.focused
            caret, anchor = old.caret, old.anchor
        else:
            old, caret, anchor = None, 0, 0
        self.root, self.style = root, style
        for widget in root.walk():
            if isinstance(widget, ScrollPanel) and widget.name in self._scrolls:
                widget.offset = self._scrolls[widget.name]
        root.place(style, rect)
        self.pressed = self.hovered = self._tip_shown = None
        was_text = old is not None
        self.focused = self._by_name(kept)
        if self.focused is None:
            self.focused = self._by_name(focus_id)
            if self.focused is not None:
                self.reveal(self.focused)
        if isinstance(self.focused, TextField):
            if old is not None and old.name == self.focused.name:
                self.focused.caret, self.focused.anchor = (min(at, len(self.focused.value)) for at in (caret, anchor))
            else:
                self.focused.gain(self)
        elif was_text:
            pygame.key.stop_text_input()
        self._hover(self.pointer)
        self.invalidate()

    def relayout(self) -> None:
        """Lay the same tree out again in its place, after something inside changed its size."""
        if self.root is not None:
            self.root.place(self.style, self.root.rect)
            self._hover(self.pointer)
            self.invalidate()

    def _remember_scrolls(self) -> None:
        if self.root is not None:
            for widget in self.root.walk():
                if isinstance(widget, ScrollPanel) and widget.name:
                    self._scrolls[widget.name] = widget.offset

    def _by_name(self, name: str) -> Widget | None:
        if not name or self.root is None:
            return None
        return next((w for w in self.root.walk() if w.name == name and self.can_focus(w)), None)

    def find(self, ident: str) -> Widget | None:
        """Return the widget of a name, None when there is none."""
        if self.root is None:
            return None
        return next((w for w in self.root.walk() if w.name == ident), None)

    def can_focus(self, widget: Widget) -> bool:
        """Whether the keyboard can stop at a widget: enabled ones, and disabled ones that say why."""
        return widget.is_focusable and (widget.is_enabled or bool(widget.tip))

    def stops(self) -> list[Widget]:
        """Return where Tab stops, in order; of a list only its selected (or first) row."""
        if self.root is None:
            return []
        out: list[Widget] = []
        groups: dict[str, int] = {}
        for widget in self.root.walk():
            if not self.can_focus(widget):
                continue
            if isinstance(widget, ListRow) and widget.group:
                if widget.group in groups:
                    if widget is self.focused or (widget.is_selected and out[groups[widget.group]] is not self.focused):
                        out[groups[widget.group]] = widget
                    continue
                groups[widget.group] = len(out)
            out.append(widget)
        return out

    # ---- focus -----------------------------------------------------------------------------------------------------

    def focus(self, widget: Widget | None) -> None:
        """Give the focus to a widget and scroll it into sight."""
        if widget is not self.focused:
            if self.focused is not None:
                self.focused.lose(self)
            self.focused = widget
            self._focus_since = self.now
            self._tip_shown = None
            if widget is not None:
                widget.gain(self)
        if self.focused is not None:
            self.reveal(self.focused)
        self.invalidate()

    def reveal(self, widget: Widget) -> None:
        """Scroll what is around a widget until it can be seen."""
        for around in widget.ancestors():
            if isinstance(around, ScrollPanel):
                around.show(widget.focus_rect, self.style.px(22))

    def _step(self, by: int) -> bool:
        spots = [Spot(id(w), w.focus_rect) for w in self.stops()]
        found = step(spots, id(self.focused) if self.focused else None, by)
        return self._go(found)

    def _towards(self, key: int) -> bool:
        widgets = [w for w in self._all_stops() if self.can_focus(w)]
        spots = [Spot(id(w), w.focus_rect) for w in widgets]
        return self._go(towards(spots, id(self.focused) if self.focused else None, DIRECTIONS[key]))

    def _all_stops(self) -> Iterator[Widget]:
        if self.root is not None:
            yield from self.root.walk()

    def _go(self, spot: Spot | None) -> bool:
        if spot is None:
            return False
        self.focus(next(w for w in self._all_stops() if id(w) == spot.key))
        return True

    # ---- inputs ----------------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        """Answer an input; returns whether it was used."""
        if isinstance(event, Pointer):
            return self._pointer(event)
        if isinstance(event, Wheel):
            self.pointer = event.at
            return self._wheel(event)
        if isinstance(event, Key):
            return self._key(event)
        if isinstance(event, Text | Composition) and self.focused is not None:
            return self.focused.text(self, event)
        return False

    def _key(self, event: Key) -> bool:
        is_walking = event.key in DIRECTIONS or event.key == pygame.K_TAB
        if is_walking and not self.shows_focus:
            self.shows_focus = True
            self.invalidate()
            if self.focused is None or self._is_far(self.focused):
                stops = self.stops()
                if stops:
                    self.focus(self.focused or stops[0])
                return True
        if self.focused is not None:
            for widget in (self.focused, *self.focused.ancestors()):
                if widget.key(self, event):
                    self.shows_focus = True
                    self.invalidate()
                    return True
        if self._shortcut(event):
            return True
        if event.key == pygame.K_TAB and not event.has_ctrl and not event.has_alt:
            return self._step(-1 if event.has_shift else 1)
        if event.key in DIRECTIONS and not event.has_ctrl and not event.has_alt:
            if self._towards(event.key):
                return True
            return self._scroll_by_key(event)
        if event.key in (pygame.K_RETURN, pygame.K_SPACE) and self.focused is not None and not event.has_alt:
            if not event.is_repeat:
                self.focused.activate(self)
                self.invalidate()
            return True
        return self._scroll_by_key(event)

    def _is_far(self, widget: Widget) -> bool:
        """Whether a widget is scrolled out of sight."""
        return any(a.clip is not None and not a.clip.colliderect(widget.rect) for a in widget.ancestors())

    def _shortcut(self, event: Key) -> bool:
        if self.root is None:
            return False
        for widget in self.root.walk():
            if isinstance(widget, Pressable) and widget.answers(event):
                # Enter belongs to what has the focus, if that is something to press
                if event.key == pygame.K_RETURN and self.shows_focus and self.focused not in (None, widget):
                    continue
                widget.activate(self)
                self.invalidate()
                return True
        return False

    def _scroll_by_key(self, event: Key) -> bool:
        """Arrows and page keys move the largest scroll panel when nothing else wants them."""
        if self.root is None:
            return False
        panels = [w for w in self.root.walk() if isinstance(w, ScrollPanel) and w.range]
        if not panels:
            return False
        panel = max(panels, key=lambda p: p.rect.w * p.rect.h)
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            notch = self.style.px(80)
            if panel.scroll_to(panel.offset + (notch if event.key == pygame.K_DOWN else -notch)):
                self.invalidate()
                return True
            return False
        return panel.key(self, event)

    def _wheel(self, event: Wheel) -> bool:
        under = self.root.hit(event.at) if self.root is not None else None
        if under is None:
            return False
        for widget in (under, *under.ancestors()):
            if widget.wheel(self, event):
                self._hover(event.at)
                return True
        return False

    def _pointer(self, event: Pointer) -> bool:
        if event.kind == "leave":
            self._clicked_at = None
            self._hover((-1, -1))
            return False
        step = (event.at[0] - self.pointer[0], event.at[1] - self.pointer[1])
        self.pointer, self._is_touch = event.at, event.is_touch
        if event.kind == "move":
            self._move_on(event.at)
            if self.pressed is not None:
                self._drag(event, step)
                return True
            self._hover(event.at)
            return self.hovered is not None
        if event.button != LEFT:
            return False
        if event.kind == "down":
            return self._down(event)
        return self._up(event)

    def _move_on(self, at: tuple[int, int]) -> None:
        """Speak again of what lies under the pointer once it has left the place of a click."""
        if self._clicked_at is not None and max(abs(a - b) for a, b in zip(at, self._clicked_at, strict=True)) > 3:
            self._clicked_at = None
            self._hover_since = self.now

    def _down(self, event: Pointer) -> bool:
        self._hover(event.at)
        self._clicked_at = event.at
        widget = self.hovered
        while widget is not None and not widget.is_pressable:
            widget = widget.parent
        self._down_at, self._down_since = event.at, self.now
        self._tip_shown = None
        self.shows_focus = False
        if widget is None:
            self.invalidate()
            return False
        when, who = self._last_click
        self.clicks = 2 if who == (widget.name or id(widget)) and self.now - when < DOUBLE_CLICK else 1
        self._last_click = (self.now, widget.name or id(widget))
        if widget.is_focusable:
            self.focus(widget)  # which may build the tree anew
            self.shows_focus = False
            widget = self._by_name(widget.name) or widget
        self.pressed, self.is_inside = widget, True
        widget.press(self, event.at)
        self.invalidate()
        return True

    def _drag(self, event: Pointer, step: tuple[int, int]) -> None:
        widget = self.pressed
        if widget is None:
            return
        far = abs(event.at[1] - self._down_at[1]) > self.style.px(SLACK)
        if event.is_touch and far and not widget.takes_drag:
            panel = next((a for a in widget.ancestors() if isinstance(a, ScrollPanel) and a.range), None)
            if panel is not None:  # the finger scrolls; nothing was pressed
                self.pressed = widget = panel
                panel.press(self, (panel.rect.x, event.at[1]))
        inside = widget.rect.collidepoint(event.at)
        if inside != self.is_inside:
            self.is_inside = inside
            self.invalidate()
        self.drag_step = step if event.is_touch else None
        widget.drag(self, event.at)

    def _up(self, event: Pointer) -> bool:
        widget, self.pressed = self.pressed, None
        if widget is None:
            return False
        was_long = self._is_touch and self._tip_shown is not None
        self.invalidate()
        if not was_long:
            widget.release(self, event.at)
        self._tip_shown = None
        self._hover(event.at if not event.is_touch else (-1, -1))
        return True

    def _hover(self, at: tuple[int, int]) -> None:
        found = self.root.hit(at) if self.root is not None and at[0] >= 0 else None
        if found is not self.hovered or (found is not None and at != self.pointer):
            self.invalidate()
        if found is not self.hovered:
            self.hovered, self._hover_since = found, self.now
            if self._tip_shown is not self.focused or not self.shows_focus:
                self._tip_shown = None
        elif found is not None and not found.tip:
            self.invalidate()  # parts of a widget may light up under the pointer
        self.pointer = at

    # ---- time ------------------------------------------------------------------------------------------------------

    def _tip_due(self) -> tuple[Widget, float] | None:
        """The widget whose tooltip comes next, and when."""
        if self._is_touch:
            if self.pressed is not None and self.pressed.tip and self.is_inside:
                return self.pressed, self._down_since + LONG_PRESS
            return None
        if self.pressed is not None:
            return None
        under = self.hovered if self._clicked_at is None else None
        while under is not None and not under.tip:
            under = under.parent
        if under is not None and not self.shows_focus:
            return under, self._hover_since + HOVER_DELAY
        if self.shows_focus and self.focused is not None and self.focused.tip:
            return self.focused, self._focus_since + FOCUS_DELAY
        if under is not None:
            return under, self._hover_since + HOVER_DELAY
        return None

    def update(self, now: float) -> None:
        """Move on to a time: tooltips come up, the caret blinks."""
        self.now = now
        due = self._tip_due()
        shown = due[0] if due is not None and now >= due[1] else None
        if shown is not self._tip_shown:
            self._tip_shown = shown
            self.invalidate()
        if isinstance(self.focused, TextField) and self.focused.rest(self) is not None:
            blink = self.focused.rest(self) or 0.0
            if blink < 0.04:
                self.invalidate()

    def rest(self) -> float | None:
        """Return the seconds until something changes by itself."""
        rests = []
        due = self._tip_due()
        if due is not None and self._tip_shown is not due[0]:
            rests.append(max(0.0, due[1] - self.now))
        if isinstance(self.focused, TextField):
            blink = self.focused.rest(self)
            if blink is not None:
                rests.append(max(0.02, blink))
        return min(rests, default=None)

    # ---- picture ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """Draw the tree, the focus frame and the tooltip."""
        if self.root is None:
            return
        self.root.draw(target, self)
        if self.focused is not None and self.shows_focus:
            self._draw_focus(target, self.focused)

    def draw_above(self, target: pygame.Surface) -> None:
        """Draw what lies above everything else."""
        tip = self._tip_shown
        if tip is None:
            return
        near = tip.focus_rect if tip is self.focused and self.shows_focus else tip.rect
        if not self.shows_focus and near.w > self.style.px(700):
            near = pygame.Rect(self.pointer[0], near.y, 1, near.h)
        if self.keeps_tips_out and self.root is not None:
            near = pygame.Rect(near.x, self.root.rect.y, near.w, self.root.rect.h)
        key = self.style.key_label(tip.hotkey) if isinstance(tip, Pressable) and tip.hotkey else ""
        draw_tip(target, self.style, tip.tip, near, key)

    def _draw_focus(self, target: pygame.Surface, widget: Widget) -> None:
        old = target.get_clip()
        for around in widget.ancestors():
            if around.clip is not None:
                room = self.style.px(14)
                target.set_clip(around.clip.inflate(2 * room, 2 * room).clip(target.get_clip()))
        rect = widget.focus_rect
        slips.frame(rect.w, rect.h, self.style.u, self.style.theme.focus).lay(target, rect.x, rect.y)
        target.set_clip(old)
