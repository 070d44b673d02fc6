"""What tests of several games run under."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from edo_table.ui.print.cache import clear_all


@pytest.fixture
def fresh_pictures() -> Iterator[None]:
    """A window, and caches that hold no picture of another test."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    clear_all()
    yield
    clear_all()
