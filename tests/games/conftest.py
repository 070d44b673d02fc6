"""What tests of several games run under."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from edo_table.content import game_info
from edo_table.content.yaml_source import Source, read_yaml
from edo_table.ui.print import canvas
from edo_table.ui.print.cache import clear_all
from edo_table.ui.print.canvas import Size, Svg

_DRAWN: dict[str, Callable[..., Svg]] = {"fill": Svg.fill, "line": Svg.line, "ink": Svg.ink}
_RASTERISED = canvas._rasterise

_known: dict[bytes, Source] = {}
"""What has been read without a fault, by what stood in the file."""


def _unmarked(sheet: Svg, *shape: object, **look: object) -> Svg:
    return sheet


def _empty(text: str, size: Size) -> Surface:
    return canvas.clear(size)


@contextlib.contextmanager
def _drawing(marks: Mapping[str, Callable[..., Svg]], rasterise: Callable[[str, Size], Surface]) -> Iterator[None]:
    """Drawings are made so; no picture is kept that was made otherwise."""
    clear_all()
    with pytest.MonkeyPatch.context() as patch:
        for name, mark in marks.items():
            patch.setattr(Svg, name, mark)
        patch.setattr(canvas, "_rasterise", rasterise)
        yield
    clear_all()


@pytest.fixture(scope="module")
def without_drawings() -> Iterator[None]:
    """All drawings of a module are empty pictures, where it matters only how large pictures are and where they lie.

    Most of the time that a picture takes is its drawing.
    """
    with _drawing(dict.fromkeys(_DRAWN, _unmarked), _empty):
        yield


@pytest.fixture
def with_drawings() -> Iterator[None]:
    """Drawings as they are, among tests without."""
    with _drawing(_DRAWN, _RASTERISED):
        yield


@pytest.fixture
def fresh_pictures() -> Iterator[None]:
    """A window, and caches that hold no picture of another test."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    clear_all()
    yield
    clear_all()


@pytest.fixture
def known_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Data that has been read once is not read again, wherever it stands: of a copy, only what was spoilt in it."""

    def read(path: Path, shown_as: str | None = None) -> Source:
        content = path.read_bytes() if path.is_file() else b""
        if content not in _known:
            _known[content] = read_yaml(path, shown_as)
        return replace(_known[content], file=shown_as or str(path))

    monkeypatch.setattr(game_info, "read_yaml", read)
