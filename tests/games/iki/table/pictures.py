"""Pictures of IKI's components, whichever game adds them: of their size, told apart without seeing colour, readable."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

import pygame
import pytest

from edo_table.games.iki.content import MarketToken
from edo_table.games.iki.table import art
from edo_table.ui.print.cache import caches
from edo_table.ui.print.lettering import Note
from edo_table.ui.print.palette import contrast
from edo_table.ui.theme import DEFAULT, VISIONS, SeatStyle, Theme, theme
from tests.games.comparing import nearest, on_paper, share_of

LOOKS = [theme(), theme(contrast=True), *(theme(vision=vision) for vision in VISIONS), theme(True, "deutan")]

Make = Callable[[int, Theme], pygame.Surface]
Piece = Callable[[SeatStyle, float], pygame.Surface]


def of_tokens(tokens: Iterable[MarketToken]) -> dict[str, Make]:
    """Pictures of tokens, for sale and owned, by a name."""
    found: dict[str, Make] = {}
    for token in tokens:
        found[token.id] = partial(art.token, token)
        found[f"owned {token.id}"] = partial(art.token, token, has_cost=False)
    return found


def of_pieces(pieces: Iterable[Piece]) -> dict[str, Make]:
    """Pictures of a seat's pieces by a name."""

    def of_first_seat(piece: Piece, size: int, look: Theme) -> pygame.Surface:
        return piece(look.seats[0], size)

    return {piece.__name__: partial(of_first_seat, piece) for piece in pieces}


def assert_sizes(squares: Mapping[str, Make], size: int) -> None:
    """All pictures are as wide and high as asked for."""
    for name, make in squares.items():
        assert make(size, DEFAULT).get_size() == (size, size), name


def assert_readable(notes: Iterable[Note], words: art.CardWords) -> None:
    """Letters stand out, are large enough and on their card; no name or sentence is cut."""
    for note in notes:
        assert contrast(note.colour, note.ground) >= 4.5, (note.text, note.colour, note.ground)
        assert note.size >= 11, note.text
        assert pygame.Rect((0, 0), note.target).contains(note.rect), note.text
        assert note.text == note.full or note.full not in (words.name, *words.sentences), note.full


def assert_bounded(prefix: str, fewest: int) -> None:
    """There are at least so many caches of such names, and none holds more than it may."""
    ours = [store for store in caches() if store.name.startswith(prefix)]
    assert len(ours) >= fewest
    for store in ours:
        assert len(store) <= store.entries, store.name
        assert store.bytes <= store.bytes_limit, store.name


class Pictures:
    """Pictures of a game's components; what is derived from it names the content and the pieces."""

    content: ClassVar[Any]
    pieces: ClassVar[tuple[Piece, ...]]
    """The pieces of a seat."""
    house_gap: ClassVar[float]
    """How much two buildings differ at least."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "piece" in metafunc.fixturenames:
            metafunc.parametrize("piece", self.pieces)

    @pytest.mark.parametrize("width", [130, 60])
    def test_buildings_are_told_apart_without_colour(self, width: int) -> None:
        found = nearest({b.id: on_paper(art.building(b, width, DEFAULT)) for b in self.content.buildings})
        assert found[0] > self.house_gap, found

    @pytest.mark.parametrize("size", [100, 42])
    def test_tokens_are_told_apart_without_colour(self, size: int) -> None:
        found = nearest({token.id: on_paper(art.token(token, size, DEFAULT)) for token in self.content.tokens})
        assert found[0] > 0.6, found

    def test_pieces_show_their_seat_by_colour_and_by_form(self, piece: Piece) -> None:
        for size in (24, 60):
            for seat in DEFAULT.seats:
                assert share_of(piece(seat, size), seat.ground) > 0.08, (size, seat.id)
            same = {seat.id: replace(seat, ground="#444444") for seat in DEFAULT.seats}  # as if no colour were seen
            found = nearest({name: on_paper(piece(seat, size)) for name, seat in same.items()})
            assert found[0] > 2.0, (size, found)
