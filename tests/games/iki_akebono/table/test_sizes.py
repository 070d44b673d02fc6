"""Akebono's pictures have the size asked for, and no more of them are kept than there is room for."""

from __future__ import annotations

import pytest

from edo_table.games.iki_akebono.table import art
from edo_table.ui.theme import DEFAULT
from tests.games.iki.table.pictures import assert_bounded, assert_sizes
from tests.games.iki_akebono.table.drawn import BOATS, BUILDINGS, CONTENT, PEOPLE, SIDES, WORDS, squares

pytestmark = [pytest.mark.usefixtures("without_drawings"), pytest.mark.usefixtures("fresh_pictures")]


@pytest.mark.parametrize("width", [16, 37, 86, 130, 220, 600])
def test_cards_have_the_width_asked_for_and_their_ratio(width: int) -> None:
    size = (width, round(width / art.CARD_RATIO))
    seat = DEFAULT.seats[1]
    for name in ("swordsmith", "shamisen-master", "mounted-samurai"):
        assert art.card(PEOPLE[name], width, DEFAULT, portrait=False).get_size() == size
        full = art.card(PEOPLE[name], width, DEFAULT, kobun=seat, experience=1, price=3, words=WORDS)
        assert full.get_size() == size
    for building in BUILDINGS[:5]:
        assert art.building(building, width, DEFAULT, owner=seat, words=WORDS).get_size() == size
    for one in CONTENT.personalities[:5]:
        assert art.personality(one, width, DEFAULT).get_size() == size
        assert art.personality(one, width, DEFAULT, owner=seat, words=WORDS).get_size() == size
    assert art.personality_back(2, width, DEFAULT).get_size() == size
    for boat, side in SIDES[:5]:
        assert art.boat(boat, side, width, DEFAULT, words=WORDS).get_size() == size


@pytest.mark.parametrize("width", [16, 41, 120, 200, 500])
def test_boats_have_the_width_asked_for_and_their_ratio(width: int) -> None:
    for boat, side in SIDES:
        tile, lying = ((width, round(width / ratio)) for ratio in (art.BOAT_RATIO, art.RIVER_RATIO))
        assert art.boat(boat, side, width, DEFAULT, sailor=DEFAULT.seats[0]).get_size() == tile
        assert art.boat_in_river(boat, side, width, DEFAULT, sailor=DEFAULT.seats[0]).get_size() == lying
    for is_own in (False, True):
        assert art.wave(width, DEFAULT, is_own=is_own).get_size() == (width, round(width / art.WAVE_RATIO))


@pytest.mark.parametrize("size", [16, 41, 86, 600])
def test_square_pictures_have_the_size_asked_for(size: int) -> None:
    assert_sizes(squares(), size)


def test_pictures_are_shared_and_the_caches_bounded() -> None:
    boat = BOATS["houseboat"]
    assert art.boat(boat, "a", 90, DEFAULT) is art.boat(boat, "a", 90.2, DEFAULT)
    for width in range(40, 140, 10):
        for one, (ship, side) in zip(CONTENT.personalities[:12], SIDES, strict=True):
            art.personality(one, width, DEFAULT)
            art.boat(ship, side, width, DEFAULT)
            art.boat_in_river(ship, side, width, DEFAULT, sailor=DEFAULT.seats[0])
    assert_bounded("iki_akebono ", fewest=9)
