"""The two groups of widgets of a replay, bar and strip, as one: pointer, Tab and the keys that press."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from edo_table.app.table.replay_bar import ReplayBar, ViewStrip
from edo_table.ui.inputs import Key, Pointer
from edo_table.ui.widgets.host import Host
from edo_table.ui.widgets.style import Style


class ReplaySides:
    """Runs bar and strip.  The keyboard's focus is in one of them at a time."""

    def __init__(self, style: Style, changed: Callable[[], None], play: Callable[[str], None]) -> None:
        self._changed = changed
        self.bar = Host(style, changed, play)
        self.strip = Host(style, changed, play)
        for host in self._hosts():
            host.shows_focus = False

    def _hosts(self) -> Iterator[Host]:
        yield self.strip
        yield self.bar

    def show(self, bar: ReplayBar, strip: ViewStrip, at: tuple[pygame.Rect, pygame.Rect], style: Style) -> None:
        """Take new widgets and lay them out; while the hand is on the timeline the old ones stay, with new words."""
        old = self.bar.root
        if isinstance(old, ReplayBar) and self.bar.pressed is old.timeline:
            old.when, old.counted, old.told = bar.when, bar.counted, bar.told
            return
        self.bar.show(bar, at[0], style)
        self.strip.show(strip, at[1], style)

    @property
    def is_held(self) -> bool:
        """Whether the hand is on the timeline."""
        old = self.bar.root
        return isinstance(old, ReplayBar) and self.bar.pressed is old.timeline

    def find(self, name: str) -> object:
        """Return the widget of a name, None when there is none."""
        return self.bar.find(name) or self.strip.find(name)

    # ---- inputs ----------------------------------------------------------------------------------------------------

    def pointer(self, event: Pointer) -> bool:
        """Let the widget under the pointer have it; returns whether there is one, or one is held."""
        for host in self._hosts():
            is_over = event.kind != "leave" and host.root is not None and host.root.rect.collidepoint(event.at)
            if host.pressed is not None or is_over:
                host.handle(event)
                return True
            host.handle(Pointer("leave"))
            if event.kind == "down" and host.shows_focus:
                host.shows_focus = False
                self._changed()
        return False

    def key(self, event: Key) -> bool:
        """Walk with Tab; let what has the focus answer Enter and Space.  Returns whether the key was used."""
        if event.key == pygame.K_TAB:
            self._walk(-1 if event.has_shift else 1)
            return True
        for host in self._hosts():
            if host.focused is not None and host.shows_focus and event.key in (pygame.K_RETURN, pygame.K_SPACE):
                return host.handle(event)
        return False

    def _walk(self, by: int) -> None:
        stops = [(host, widget) for host in (self.bar, self.strip) for widget in host.stops()]
        if not stops:
            return
        at = next((i for i, (host, widget) in enumerate(stops) if host.focused is widget and host.shows_focus), None)
        host, widget = stops[(at + by) % len(stops) if at is not None else (0 if by > 0 else -1)]
        for other in self._hosts():
            other.shows_focus = other is host
            if other is not host and other.focused is not None:
                other.focus(None)
        host.focus(widget)
        self._changed()

    # ---- a frame ---------------------------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        """Move on to a time."""
        for host in self._hosts():
            host.update(now)

    def rests(self) -> list[float]:
        """Return the seconds until something changes by itself, for each that waits."""
        return [rest for host in self._hosts() if (rest := host.rest()) is not None]

    def draw(self, target: pygame.Surface) -> None:
        """Draw both."""
        for host in self._hosts():
            host.draw(target)

    def draw_above(self, target: pygame.Surface) -> None:
        """Draw what lies above everything else."""
        for host in self._hosts():
            host.draw_above(target)
