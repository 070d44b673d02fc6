"""The digits that select cards and buildings can be read: on no other letters, and on nothing else to point at."""

from __future__ import annotations

import pygame
import pytest

from edo_table.app.table.pointing import is_inside
from edo_table.ui.metrics import Metrics
from edo_table.ui.print.lettering import recording
from tests.app.table_hands import Hands
from tests.games.iki_akebono.table.staged import SIZES, face, paint, position, scene

pytestmark = pytest.mark.usefixtures("without_drawings")


@pytest.mark.parametrize("size", [*SIZES, (1190, 765), (960, 540)])
def test_there_is_room_for_the_digits(size: tuple[int, int]) -> None:
    small = Metrics(size).small_print
    shown = face(position(4), size)
    paint(shown)
    for plies in (0, 90, 250):
        looked = scene(position(4, plies, 3), 0)
        with recording() as notes:
            shown.draw(pygame.Surface(size), looked)
        places = shown.places(looked)
        keyed = [place for place in places if place.key_at is not None]
        assert {place.target.partition(":")[0] for place in keyed} == {"row", "building"}
        for place in keyed:
            assert place.key_at is not None
            room = pygame.Rect(0, 0, round(small * 0.5), round(small * 0.7))
            room.center = (round(place.key_at[0]), round(place.key_at[1]))
            over = [note.text for note in notes if note.target == size and note.rect.colliderect(room)]
            assert not over, (place.target, over)
            assert not [other.target for other in places if is_inside(other.outline, place.key_at)], place.target


def test_the_table_writes_them_there() -> None:
    hands = Hands("human", "human", game="iki_akebono", seed=3)
    hands.settle(2000)
    with recording() as notes:
        hands.draw()
    centres = [note.rect.center for note in notes if note.text in "12345" and note.target == (1280, 720)]
    for place in hands.table.places():
        if place.target.startswith("row:"):
            assert place.key_at is not None
            assert any(pygame.Vector2(at).distance_to(place.key_at) < 4 for at in centres), place.target
