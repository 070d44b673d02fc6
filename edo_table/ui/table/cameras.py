"""Zooming and shifting the board with wheel, pinch, drag and keys."""

from __future__ import annotations

import pygame

from edo_table.ui.table.face import MOST_ZOOM, Camera

NOTCH = 1.18
"""Factor of one notch of the wheel."""


class CameraControl:
    """The camera over the board's part of the window.  At zoom 1 all of the board is seen and nothing moves.

    With `most` 1 it always is.
    """

    def __init__(self, most: float = MOST_ZOOM) -> None:
        self.camera = Camera()
        self._most = most

    def zoom_at(self, at: tuple[int, int], factor: float, area: pygame.Rect) -> bool:
        """Zoom so that what lies under a point stays there; returns whether anything changed."""
        old = self.camera
        zoom = min(self._most, max(1.0, old.zoom * factor))
        if zoom < 1.02:
            zoom = 1.0
        if zoom == old.zoom:
            return False
        scale = zoom / old.zoom
        cx, cy = area.center
        x, y = at[0] - cx, at[1] - cy
        offset = (x - (x - old.offset[0]) * scale, y - (y - old.offset[1]) * scale)
        self.camera = Camera(zoom, self._held(offset, zoom, area))
        return True

    def turn_wheel(self, at: tuple[int, int], notches: float, area: pygame.Rect) -> bool:
        """Zoom by notches of the wheel."""
        return self.zoom_at(at, NOTCH**notches, area)

    def shift(self, dx: float, dy: float, area: pygame.Rect) -> bool:
        """Move the board under the window; returns whether anything changed."""
        if self.camera.zoom == 1.0:
            return False
        x, y = self.camera.offset
        offset = self._held((x + dx, y + dy), self.camera.zoom, area)
        changed = offset != self.camera.offset
        self.camera = Camera(self.camera.zoom, offset)
        return changed

    def reset(self) -> bool:
        """Show all of the board again; returns whether anything changed."""
        changed = self.camera != Camera()
        self.camera = Camera()
        return changed

    def bring_in(self, at: tuple[float, float], area: pygame.Rect) -> bool:
        """Shift just so far that a point of the window lies well inside the area; returns whether anything changed."""
        inner = area.inflate(-area.w * 0.2, -area.h * 0.2)
        dx = max(0.0, inner.left - at[0]) - max(0.0, at[0] - inner.right)
        dy = max(0.0, inner.top - at[1]) - max(0.0, at[1] - inner.bottom)
        return (dx != 0 or dy != 0) and self.shift(dx, dy, area)

    @staticmethod
    def _held(offset: tuple[float, float], zoom: float, area: pygame.Rect) -> tuple[float, float]:
        """Return the offset, kept so that the board never leaves its area."""
        room_x, room_y = area.w * (zoom - 1) / 2, area.h * (zoom - 1) / 2
        return min(room_x, max(-room_x, offset[0])), min(room_y, max(-room_y, offset[1]))
