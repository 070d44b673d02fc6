"""IKI's pictures have the size asked for, and no more of them are kept than there is room for."""

from __future__ import annotations

import pytest

from edo_table.games.iki.table import art
from edo_table.ui.theme import DEFAULT
from tests.games.iki.table.drawn import CONTENT, PEOPLE, WORDS, squares
from tests.games.iki.table.pictures import assert_bounded, assert_sizes

pytestmark = [pytest.mark.usefixtures("without_drawings"), pytest.mark.usefixtures("fresh_pictures")]


@pytest.mark.parametrize("width", [16, 37, 86, 130, 220, 600])
def test_cards_have_the_width_asked_for_and_their_ratio(width: int) -> None:
    size = (width, round(width / art.CARD_RATIO))
    for person in (PEOPLE["writing-brush-maker"], PEOPLE["monk"], PEOPLE["fireworks-maker"]):
        for portrait in (True, False):
            assert art.card(person, width, DEFAULT, portrait=portrait).get_size() == size
        full = art.card(person, width, DEFAULT, kobun=DEFAULT.seats[1], experience=1, mon=2, price=3, words=WORDS)
        assert full.get_size() == size
    for building in CONTENT.buildings:
        assert art.building(building, width, DEFAULT, owner=DEFAULT.seats[2], words=WORDS).get_size() == size


@pytest.mark.parametrize("size", [16, 41, 86, 600])
def test_square_pictures_have_the_size_asked_for(size: int) -> None:
    assert_sizes(squares(), size)


@pytest.mark.parametrize("height", [16, 60, 600])
def test_trades_are_as_high_as_asked_for(height: int) -> None:
    for shop in CONTENT.shops:
        for offer in shop.trades:
            picture = art.trade(offer, height, DEFAULT)
            assert picture.get_height() == height
            assert picture.get_width() >= 0.9 * height


def test_pictures_are_shared_and_the_caches_bounded() -> None:
    person = PEOPLE["monk"]
    assert art.card(person, 90, DEFAULT) is art.card(person, 90.2, DEFAULT)
    for width in range(40, 120, 8):
        for other in CONTENT.characters[:12]:
            art.card(other, width, DEFAULT, kobun=DEFAULT.seats[0])
    assert_bounded("iki ", fewest=11)
