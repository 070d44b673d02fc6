"""Panels that are drawn once and laid down in every frame until what they show changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from edo_table.ui.print.canvas import clear
from edo_table.ui.print.lettering import Note, is_recording, note_again, recording

Drawer = Callable[[pygame.Surface, pygame.Rect], None]


class Prints:
    """One held picture for every name; drawing it anew when its key is another."""

    def __init__(self) -> None:
        self._held: dict[str, tuple[Hashable, pygame.Surface, list[Note]]] = {}

    def lay(
        self, target: pygame.Surface, name: str, key: Hashable, rect: pygame.Rect, margin: int, draw: Drawer
    ) -> None:
        """Lay the picture `name` at a place; `draw(surface, rect)` makes it, with `margin` pixels around the place.

        Tests that record texts find every one where it lies in the window.
        """
        outer = rect.inflate(2 * margin, 2 * margin)
        held = self._held.get(name)
        if held is None or held[0] != (key, rect.size):
            if is_recording():
                # drawn in place, so that every record sees the texts where they belong
                seen = outer.clip(target.get_rect())
                if seen.w and seen.h:
                    draw(target.subsurface(seen), rect.move(-seen.x, -seen.y))
                return
            surface = clear(outer.size)
            with recording() as notes:
                draw(surface, rect.move(-outer.x, -outer.y))
            held = self._held[name] = ((key, rect.size), surface, notes)
        elif is_recording():
            note_again(held[2], outer.topleft, target.get_size())
        target.blit(held[1], outer.topleft)

    def clear(self) -> None:
        """Forget all pictures: the window or the settings have changed."""
        self._held.clear()
