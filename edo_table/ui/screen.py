"""What the window shows at a time: the base of every screen, with its life and its need to be drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from edo_table.ui.inputs import Input

if TYPE_CHECKING:
    from edo_table.ui.navigator import Navigator


class Screen:
    """A full picture with its inputs.

    Life: `enter` once it is on the stack; `resize` whenever the size in pixels or the interface's scale changed
    (always before the first `draw`); `leave` when it goes for good; `cover` and `uncover` while another lies above.
    A frame: `handle` for each input, `update(now)`, and `draw` if `is_dirty`.
    """

    is_overlay = False
    """An overlay leaves what lies below visible; it draws over a picture of it."""

    is_sudden = False
    """It stands there at once: nothing of the picture before may shine through, not even in a dissolve."""

    def __init__(self) -> None:
        self.navigator: Navigator | None = None
        self.size = (0, 0)
        self.is_dirty = True

    # ---- life ------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Called once, when the screen was put on the stack."""

    def leave(self) -> None:
        """Called once, when the screen was taken from the stack."""

    def cover(self) -> None:
        """Called when another screen comes to lie above this one."""

    def uncover(self) -> None:
        """Called when this one is the uppermost again."""

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out anew for a size in pixels."""
        self.size = size
        self.invalidate()

    # ---- a frame ---------------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        """Answer an input; returns whether it was used."""
        return False

    def update(self, now: float) -> None:
        """Move on what moves by itself to a time in seconds; calls `invalidate` where something looks different."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole picture."""

    @property
    def is_animating(self) -> bool:
        """Whether something moves, so that frames should follow each other at once."""
        return False

    def rest(self, now: float) -> float | None:
        """Return how many seconds may pass without input before `update` is needed; None: any time."""
        return 0.0 if self.is_animating else None

    # ---- drawing again ---------------------------------------------------------------------------------------------

    def invalidate(self) -> None:
        """Ask to be drawn again."""
        self.is_dirty = True

    # ---- going elsewhere -------------------------------------------------------------------------------------------

    @property
    def stage(self) -> Navigator:
        """The navigator this screen is on; raises RuntimeError before `enter` and after `leave`."""
        if self.navigator is None:
            raise RuntimeError("the screen is not on the stage")
        return self.navigator

    def close(self, result: object = None) -> None:
        """Take this screen from the stack and give its result to whoever opened it."""
        self.stage.pop(self, result)
