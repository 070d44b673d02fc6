"""The base of all widgets: a rectangle in pixels that measures, places and draws itself, and answers inputs.

Life in one layout: `fit` (how large would you be in this width?), then `place`, then any number of `draw`s.  A tree is
built anew when texts, sizes or settings change; what must outlive it (values, texts, scrolling) lies outside, or is
carried over by `name`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

import pygame

from edo_table.ui.inputs import Composition, Key, Text, Wheel
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host

Size: TypeAlias = tuple[int, int]

OVERHANG = 90
"""Pixels that the cords of plaques may reach beyond their rectangle."""


class Widget:
    """Something on the screen.  `name` names it across rebuilds; `tip` is shown on hover, focus and long press."""

    is_focusable = False
    """Whether the keyboard can stop here."""

    has_overhang = False
    """Whether it draws beyond its rectangle (`OVERHANG`)."""

    takes_drag = False
    """Whether a finger that moves on it means this widget and not the scroll panel around it."""

    def __init__(self, name: str = "", tip: str = "") -> None:
        self.name, self.tip = name, tip
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.parent: Widget | None = None
        self.is_enabled = True
        self._measured: tuple[Style, dict[int, Size]] | None = None

    # ---- tree ------------------------------------------------------------------------------------------------------

    @property
    def children(self) -> Sequence[Widget]:
        """The widgets inside, in reading order, later ones above."""
        return ()

    def adopt(self, *children: Widget) -> None:
        """Become the parent of widgets."""
        for child in children:
            child.parent = self

    def walk(self) -> Iterator[Widget]:
        """Yield this widget and all inside it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def ancestors(self) -> Iterator[Widget]:
        """Yield the widgets around this one, the nearest first."""
        around = self.parent
        while around is not None:
            yield around
            around = around.parent

    # ---- layout ----------------------------------------------------------------------------------------------------

    def measure(self, style: Style, width: int) -> Size:
        """Return what `fit` says, remembered for each width until `forget`."""
        if self._measured is None or self._measured[0] is not style:
            self._measured = (style, {})
        known = self._measured[1]
        if width not in known:
            known[width] = self.fit(style, width)
        return known[width]

    def narrowest(self, style: Style) -> int:
        """Return what `least` says, remembered until `forget`."""
        if self._measured is None or self._measured[0] is not style:
            self._measured = (style, {})
        known = self._measured[1]
        if -1 not in known:
            known[-1] = (self.least(style), 0)
        return known[-1][0]

    def forget(self) -> None:
        """Measure anew the next time, with everything around: something inside has changed its size."""
        self._measured = None
        for around in self.ancestors():
            around._measured = None

    def fit(self, style: Style, width: int) -> Size:
        """Return the size it would like to have in pixels, no wider than `width` if that can be."""
        return 0, 0

    def least(self, style: Style) -> int:
        """Return the width in pixels below which something would be cut."""
        return 0

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Take a place; widgets with others inside place those too."""
        self.rect = rect

    def shift(self, dx: int, dy: int) -> None:
        """Move with all inside."""
        self.rect = self.rect.move(dx, dy)
        for child in self.children:
            child.shift(dx, dy)

    @property
    def clip(self) -> pygame.Rect | None:
        """The part of the window in which things inside show, None: everywhere."""
        return None

    @property
    def focus_rect(self) -> pygame.Rect:
        """What the focus frame goes round."""
        return self.rect

    # ---- picture ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, host: Host) -> None:
        """Draw itself and what is inside, as far as it can be seen."""
        seen = target.get_clip()
        wide = seen.inflate(2 * OVERHANG, 2 * OVERHANG)
        for child in self.children:
            if child.rect.colliderect(wide if child.children or child.has_overhang else seen):
                child.draw(target, host)

    # ---- inputs ----------------------------------------------------------------------------------------------------

    def hit(self, at: tuple[int, int]) -> Widget | None:
        """Return the innermost widget at a place, itself included; None where it is not."""
        if self.clip is not None and not self.clip.collidepoint(at):
            return self if self.rect.collidepoint(at) else None
        for child in reversed(self.children):
            found = child.hit(at)
            if found is not None:
                return found
        return self if self.rect.collidepoint(at) else None

    @property
    def is_pressable(self) -> bool:
        """Whether the pointer can do something here."""
        return self.is_focusable and self.is_enabled

    def press(self, host: Host, at: tuple[int, int]) -> None:
        """The pointer went down here."""

    def drag(self, host: Host, at: tuple[int, int]) -> None:
        """The pointer moves while it is down since it was pressed here."""

    def release(self, host: Host, at: tuple[int, int]) -> None:
        """The pointer went up after it was pressed here; by default a release inside activates."""
        if self.rect.collidepoint(at):
            self.activate(host)

    def activate(self, host: Host) -> None:
        """Do what it is there for (Enter, Space, click)."""

    def key(self, host: Host, event: Key) -> bool:
        """Answer a key while it has the focus or something inside it has; returns whether it was used."""
        return False

    def text(self, host: Host, event: Text | Composition) -> bool:
        """Answer typed text while it has the focus; returns whether it was used."""
        return False

    def wheel(self, host: Host, event: Wheel) -> bool:
        """Answer the wheel over it; returns whether it was used."""
        return False

    def gain(self, host: Host) -> None:
        """It has the focus now."""

    def lose(self, host: Host) -> None:
        """It has the focus no more."""
