"""The system's clipboard, or a pocket of our own where there is none."""

from __future__ import annotations

import pygame


class Clipboard:
    """Text to be cut, copied and pasted."""

    def __init__(self) -> None:
        self._own = ""

    def put(self, text: str) -> None:
        """Keep a text."""
        self._own = text
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, AttributeError, NotImplementedError):
            pass

    def get(self) -> str:
        """Return the text that was kept last, here or by another program."""
        try:
            return pygame.scrap.get_text() or self._own
        except (pygame.error, AttributeError, NotImplementedError, UnicodeDecodeError):
            return self._own
