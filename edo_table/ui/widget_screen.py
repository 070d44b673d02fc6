"""A screen made of widgets: builds its tree when it is entered, resized or changed, and lets a host run it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from edo_table.ui.inputs import Input, Key
from edo_table.ui.screen import Screen
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.host import Host
from edo_table.ui.widgets.icons import Icon
from edo_table.ui.widgets.notes import Toasts
from edo_table.ui.widgets.style import Style


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a widget screen needs of the program: the style for a window's size, and a way to make sounds."""

    style: Callable[[tuple[int, int]], Style]
    play: Callable[[str], None]


class WidgetScreen(Screen):
    """Subclasses give `build` (the tree), and may give `paint_ground` (what lies behind) and `escape`."""

    first_focus = ""
    """Name of the widget that has the focus at first."""

    def __init__(self, surroundings: Surroundings) -> None:
        super().__init__()
        self.surroundings = surroundings
        self.toasts = Toasts()
        self.tree = Widget()
        """What `build` gave last."""
        self._host: Host | None = None
        self._now = 0.0

    @property
    def host(self) -> Host:
        """What runs the widgets; made with the first size."""
        if self._host is None:
            self._host = Host(self.surroundings.style(self.size), self.invalidate, self.surroundings.play)
        return self._host

    @property
    def style(self) -> Style:
        """The present look."""
        return self.host.style

    # ---- for subclasses --------------------------------------------------------------------------------------------

    def build(self, style: Style) -> Widget:
        """Return the tree of widgets for the present state."""
        raise NotImplementedError

    def area(self, style: Style) -> pygame.Rect:
        """Return where the tree (`tree`) is laid out: by default the whole picture."""
        return pygame.Rect((0, 0), self.size)

    def paint_ground(self, target: pygame.Surface, style: Style) -> None:
        """Paint what lies behind the widgets."""
        target.fill(style.theme.table)

    def escape(self) -> bool:
        """Answer Esc when no widget used it; by default closes the screen."""
        self.close()
        return True

    # ---- life ------------------------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self.rebuild()

    def rebuild(self) -> None:
        """Build the tree anew for the present state and size."""
        if self.size == (0, 0):
            return
        style = self.surroundings.style(self.size)
        self.host.style = style
        self.tree = self.build(style)
        self.host.show(self.tree, self.area(style), style, self.first_focus)
        self.invalidate()

    def toast(self, text: str, mark: Icon = "check") -> None:
        """Tell what was just done, for a moment."""
        self.toasts.add(text, self._now, mark)
        self.invalidate()

    # ---- a frame ---------------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        if self.host.handle(event):
            return True
        if isinstance(event, Key) and event.key == pygame.K_ESCAPE and not event.is_repeat:
            return self.escape()
        return False

    def update(self, now: float) -> None:
        self._now = now
        self.host.update(now)
        if self.toasts.update(now):
            self.invalidate()

    def rest(self, now: float) -> float | None:
        rests = [super().rest(now), self.host.rest(), self.toasts.rest(now)]
        return min((rest for rest in rests if rest is not None), default=None)

    @property
    def is_animating(self) -> bool:
        return self.toasts.rest(self._now) == 0.0

    def draw(self, target: pygame.Surface) -> None:
        self.paint_ground(target, self.style)
        self.host.draw(target)
        self.host.draw_above(target)
        self.toasts.draw(target, self.style, self._now)
