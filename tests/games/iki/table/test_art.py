"""IKI's pictures: one for every component, of its size, told apart without seeing colour, with the seats' colours."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest

from edo_table.games.iki import checks
from edo_table.games.iki.content import Character
from edo_table.games.iki.table import art
from edo_table.games.iki.table.art.bust import PROPS
from edo_table.games.iki.table.art.hair import HAIR
from edo_table.games.iki.table.art.houses import HOUSES
from edo_table.games.iki.table.art.outline import inked, lines
from edo_table.games.iki.table.art.recipes import RECIPES
from edo_table.games.iki.table.art.sentence import ARROW, Term, building_terms, skill_terms, trade_terms
from edo_table.games.iki.table.art.shops import SHOPS
from edo_table.games.iki.table.art.signs import PERKS
from edo_table.games.iki.table.art.type_marks import TYPE_MARKS, type_style
from edo_table.ui.print.cache import clear_all
from edo_table.ui.print.lettering import recording
from edo_table.ui.print.palette import contrast
from edo_table.ui.theme import DEFAULT, VISIONS, Theme
from tests.games.comparing import difference, nearest, on_paper, share_of
from tests.games.iki.table.drawn import CONTENT, GOODS, PEOPLE, PIECES, WORDS, squares
from tests.games.iki.table.pictures import LOOKS, Pictures, assert_readable

SAMPLE = [PEOPLE[name] for name in ("book-lender", "lantern-maker", "monk", "puppet-maker", "incense-shop")]

pytestmark = pytest.mark.usefixtures("fresh_pictures")


class TestPictures(Pictures):
    content, pieces, house_gap = CONTENT, PIECES, 15.0


# ---- completeness --------------------------------------------------------------------------------------------------


def test_every_character_has_a_recipe_of_its_own() -> None:
    assert set(RECIPES) == set(PEOPLE)
    assert len({who.prop for who in RECIPES.values()}) == len(RECIPES)
    for name, who in RECIPES.items():
        assert who.hair in HAIR, name
        assert who.prop in PROPS, name


def test_every_card_and_building_can_be_printed() -> None:
    for person in CONTENT.characters:
        art.card(person, 70, DEFAULT)
    for building in CONTENT.buildings:
        art.building(building, 70, DEFAULT)


def test_the_sample_has_every_type() -> None:
    assert {person.type for person in SAMPLE} == set(CONTENT.types)


def test_every_component_has_its_drawing() -> None:
    assert set(HOUSES) == {building.id for building in CONTENT.buildings}
    assert set(SHOPS) == {shop.id for shop in CONTENT.shops}
    assert set(TYPE_MARKS) == set(CONTENT.types)
    assert set(PERKS) == {person.token for person in CONTENT.characters if person.token}


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_every_theme_can_be_printed(look: Theme) -> None:
    for person in SAMPLE:
        art.card(person, 60, look, kobun=look.seats[0])
    for building in CONTENT.buildings[:4]:
        art.building(building, 60, look)
    for make in squares().values():
        make(30, look)


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="no good 'gold'"):
        art.good("gold", 20, DEFAULT)
    with pytest.raises(KeyError, match="no good 'gold'"):
        art.amount("gold", 2, 20, DEFAULT)


# ---- told apart ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("portrait", [True, False])
@pytest.mark.parametrize(("width", "least"), [(130, 2.5), (86, 2.5)])
def test_cards_are_told_apart_without_colour(width: int, least: float, portrait: bool) -> None:
    cards = {name: on_paper(art.card(person, width, DEFAULT, portrait=portrait)) for name, person in PEOPLE.items()}
    found = nearest({name: pygame.transform.smoothscale(card, (43, 60)) for name, card in cards.items()})
    assert found[0] > least, found


@pytest.mark.parametrize("size", [60, 20])
def test_goods_types_shops_and_perks_are_told_apart_without_colour(size: int) -> None:
    names = [*GOODS, *CONTENT.types, *PERKS, *SHOPS]
    makers = squares()
    found = nearest({name: on_paper(makers[name](size, DEFAULT)) for name in names})
    assert found[0] > 6.0, found


@pytest.mark.parametrize("size", [60, 26])
def test_numbers_are_told_apart(size: int) -> None:
    for name in ("mon", "iki", "rice"):
        found = nearest(
            {str(n): on_paper(art.amount(name, n, size, DEFAULT)) for n in (-1, 0, 2, 3, 5, 6, 8, 9, 10, 11)}
        )
        assert found[0] > 0.8, (name, found)


def test_the_four_pieces_of_a_seat_have_forms_of_their_own() -> None:
    seat = DEFAULT.seats[0]
    pieces = {make.__name__: on_paper(make(seat, 24)) for make in PIECES}
    found = nearest(pieces)
    assert found[0] > 20.0, found


# ---- what a card says ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [86, 130, 220])
def test_the_kobun_stands_where_its_experience_has_led_it(width: int) -> None:
    person = PEOPLE["eel-stand"]
    seat = DEFAULT.seat("shu")
    before = on_paper(art.card(person, width, DEFAULT), False)
    tops = []
    for level in range(person.experience):
        place = art.kobun_place(person, width, level)
        card = on_paper(art.card(person, width, DEFAULT, kobun=seat, experience=level), False)
        inside = card.subsurface(place.clip(card.get_rect()))
        assert share_of(inside, seat.ground) > share_of(before.subsurface(place), seat.ground) + 0.1
        tops.append(place.y)
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) == person.experience


def test_coins_and_prices_change_the_card() -> None:
    person = PEOPLE["soba-stand"]
    cards = {
        "plain": on_paper(art.card(person, 86, DEFAULT)),
        "a coin": on_paper(art.card(person, 86, DEFAULT, mon=1)),
        "two coins": on_paper(art.card(person, 86, DEFAULT, mon=2)),
        "dearer": on_paper(art.card(person, 86, DEFAULT, price=person.cost + 1)),
        "cheaper": on_paper(art.card(person, 86, DEFAULT, price=person.cost - 1)),
    }
    found = nearest(cards)
    assert found[0] > 0.15, found


def named(person: Character, width: int, words: art.CardWords) -> list[str]:
    with recording() as notes:
        art.card(person, width, DEFAULT, words=words)
    return [note.text for note in notes]


def test_words_appear_from_the_widths_that_carry_them() -> None:
    person = PEOPLE["writing-brush-maker"]
    assert named(person, art.WORDS_FROM - 1, WORDS) == []
    told = named(person, art.WORDS_FROM, WORDS)
    assert WORDS.name in told
    for sentence in WORDS.sentences:
        assert sentence in " ".join(told)
    bare = named(person, 420, art.CardWords(WORDS.name))
    assert WORDS.name in bare
    assert not any("Salary" in text for text in bare)


def test_a_long_name_is_written_in_two_lines_and_never_cut() -> None:
    name = "Marchands de bonbons à trompette"
    told = named(PEOPLE["trumpet-candy-peddlers"], art.WORDS_FROM, art.CardWords(name))
    assert name in " ".join(told)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_the_words_of_cards_can_be_read(look: Theme) -> None:
    with recording() as notes:
        for person in SAMPLE:
            art.card(person, 240, look, words=WORDS)
        for building in CONTENT.buildings[:2]:
            art.building(building, 240, look, words=WORDS)
    assert notes
    assert_readable(notes, WORDS)


def test_a_reconstructed_cost_is_marked_on_large_cards_only() -> None:
    ours = PEOPLE["soba-stand"]
    printed = replace(ours, status="printed")
    assert ours.status == "reconstruction"
    for width, is_marked in ((86, False), (130, False), (260, True)):
        pair = [on_paper(art.card(person, width, DEFAULT, words=WORDS)) for person in (ours, printed)]
        rest = difference(*pair)
        assert (rest > 0) == is_marked, width
        assert rest < 1.0, width


# ---- sentences of icons --------------------------------------------------------------------------------------------


def test_the_sentences_say_what_is_paid_and_gained() -> None:
    for person in CONTENT.characters:
        terms = skill_terms(person)
        assert terms, person.id
        assert (ARROW in terms) == any(person.pay), person.id
        if any(person.pay):
            assert terms.index(ARROW) == sum(1 for n in person.pay if n), person.id
    assert skill_terms(PEOPLE["candy-maker"]) == [Term("good", "rice"), ARROW, Term("good", "iki", 5)]
    assert skill_terms(PEOPLE["stone-cutter"]) == [Term("sign", "build"), Term("less", "koban")]
    for building in CONTENT.buildings:
        assert building_terms(building), building.id
    for shop in CONTENT.shops:
        for offer in shop.trades:
            assert trade_terms(offer)[-1].role == "good", shop.id


# ---- lines, themes, caches -----------------------------------------------------------------------------------------


def test_outlines_keep_their_corners_and_close() -> None:
    (is_closed, points), *rest = lines("M0 0L20 0L20 10L0 10Z")
    assert is_closed
    assert not rest
    assert points[0] == points[-1]
    assert {(0.0, 0.0), (20.0, 0.0), (20.0, 10.0), (0.0, 10.0)} <= set(points)
    assert lines("M0 0H10V5M3 3L4 4")[1] == (False, ((3.0, 3.0), (4.0, 4.0)))
    assert inked("M0 0L40 0", 4.0).startswith("M")


@pytest.mark.parametrize("vision", [vision for vision in VISIONS if vision != "full"])
def test_the_types_bands_differ_in_lightness_for_eyes_that_mix_up_colours(vision: str) -> None:
    look = next(look for look in LOOKS if look.vision == vision and not look.is_contrast)
    bands = [type_style(name, look).band for name in CONTENT.types]
    assert min(contrast(a, b) for a, b in itertools.combinations(bands, 2)) > 1.2


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_names_can_be_read_on_every_types_band(look: Theme) -> None:
    for name in CONTENT.types:
        style = type_style(name, look)
        assert contrast(style.ink, style.band) >= 4.5, name


def test_the_same_picture_comes_out_every_time() -> None:
    first = {name: pygame.image.tobytes(art.card(PEOPLE[name], 86, DEFAULT), "RGBA") for name in ("monk", "ox-cart")}
    clear_all(lasting=True)
    assert first == {name: pygame.image.tobytes(art.card(PEOPLE[name], 86, DEFAULT), "RGBA") for name in first}


def test_there_is_a_picture_of_all_that_data_may_name() -> None:
    assert set(checks.TYPES) == set(TYPE_MARKS)
    assert set(checks.BUILDINGS) == set(HOUSES)
    assert set(checks.SHOPS) == set(SHOPS)
