"""Akebono's pictures: one for every component, of its size, told apart without seeing colour."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from edo_table.games.iki.table.art.bust import KNOWN_PROPS, WORN, recipe
from edo_table.games.iki.table.art.hair import HAIRSTYLES
from edo_table.games.iki.table.art.houses import KNOWN_HOUSES
from edo_table.games.iki.table.art.icons import DRAWINGS
from edo_table.games.iki.table.art.market import worth
from edo_table.games.iki.table.art.recipes import KNOWN_RECIPES, RECIPES
from edo_table.games.iki.table.art.register import Register
from edo_table.games.iki.table.art.sentence import (
    Term,
    bonus_terms,
    building_terms,
    cost_terms,
    skill_terms,
)
from edo_table.games.iki.table.art.type_marks import KNOWN_TYPE_MARKS, type_style
from edo_table.games.iki_akebono.components import OPEN, Boat
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.art.adding import add_all
from edo_table.games.iki_akebono.table.art.personalities import BACKDROPS
from edo_table.games.iki_akebono.table.art.sentence import action_terms, boat_cost_terms, personality_terms
from edo_table.games.iki_akebono.table.art.signs import SIGNS, SPECIAL_TOKENS
from edo_table.games.iki_akebono.table.art.vessels import VESSELS
from edo_table.ui.print.cache import clear_all
from edo_table.ui.print.lettering import recording
from edo_table.ui.print.palette import contrast
from edo_table.ui.theme import DEFAULT, Theme
from tests.games.comparing import difference, nearest, on_paper
from tests.games.iki.table.pictures import LOOKS, Pictures, assert_readable
from tests.games.iki_akebono.table.drawn import (
    ADDED,
    BOATS,
    BUILDINGS,
    CONTENT,
    FAMOUS,
    IKI,
    PEOPLE,
    PIECES,
    SIDES,
    WORDS,
    squares,
)

pytestmark = pytest.mark.usefixtures("fresh_pictures")


class TestPictures(Pictures):
    content, pieces, house_gap = CONTENT, PIECES, 13.0

    @pytest.mark.parametrize("size", [100, 42])
    def test_tokens_are_told_apart_without_colour(self, size: int) -> None:
        super().test_tokens_are_told_apart_without_colour(size)
        tiles = {str(tile): on_paper(art.starting_tile(tile, size, DEFAULT)) for tile in CONTENT.tiles}
        assert nearest(tiles)[0] > 3.0, nearest(tiles)


def people(width: int, look: Theme = DEFAULT, portrait: bool = True) -> dict[str, pygame.Surface]:
    return {person.id: on_paper(art.card(person, width, look, portrait=portrait)) for person in ADDED}


# ---- completeness --------------------------------------------------------------------------------------------------


def test_every_new_person_and_personality_has_a_recipe_of_its_own() -> None:
    everyone = [*RECIPES, *PEOPLE, *FAMOUS]
    assert len(ADDED) == 25
    assert len(FAMOUS) == 20
    assert len(set(everyone)) == len(everyone)
    for name in everyone:
        assert name in KNOWN_RECIPES, name
        who = recipe(name)
        assert who.hair in HAIRSTYLES, name
        assert who.prop in KNOWN_PROPS, name
        assert not who.wear or who.wear in WORN, name
    props = [recipe(name).prop for name in everyone]
    assert len(set(props)) == len(props)
    looks = [(who.hair, who.wear, who.cloth) for who in map(recipe, everyone)]
    assert len(set(looks)) == len(looks)


def test_every_component_has_its_drawing() -> None:
    assert set(VESSELS) == set(BOATS)
    assert set(BACKDROPS) == set(FAMOUS)
    for building in CONTENT.buildings:
        assert building.id in KNOWN_HOUSES, building.id
    for kind in {person.type for person in CONTENT.characters}:
        assert kind in KNOWN_TYPE_MARKS, kind
    given = {person.token for person in ADDED if person.token} | {name for name, _ in CONTENT.numbers.special_tokens}
    assert given | {"boat"} == set(SPECIAL_TOKENS)
    for terms in sentences().values():
        for term in terms:
            assert term.role not in ("good", "sign", "less") or term.name in DRAWINGS, term


def sentences() -> dict[str, list[Term]]:
    """Every sentence of icons by a name."""
    out = {f"skill of {person.id}": skill_terms(person) for person in CONTENT.characters}
    out |= {f"bonus of {person.id}": bonus_terms(person) for person in CONTENT.characters}
    out |= {building.id: building_terms(building) for building in CONTENT.buildings}
    out |= {f"cost of {building.id}": cost_terms(building) for building in CONTENT.buildings}
    out |= {f"{boat.id} {side}": action_terms(boat.sides[art.SIDES.index(side)]) for boat, side in SIDES}
    out |= {f"cost of {boat.id}": boat_cost_terms(boat) for boat in CONTENT.boats}
    out |= {one.id: personality_terms(one) for one in CONTENT.personalities}
    out |= {token.id: [laid.term for laid in worth(token)] for token in CONTENT.tokens}
    return out


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_every_theme_can_be_printed(look: Theme) -> None:
    for name in ("doctor", "express-messenger", "repairman", "rice-broker"):
        art.card(PEOPLE[name], 60, look, kobun=look.seats[0])
    for building in BUILDINGS[:3]:
        art.building(building, 60, look)
    for one in CONTENT.personalities[::6]:
        art.personality(one, 60, look, owner=look.seats[0])
    for boat, side in SIDES[::3]:
        art.boat(boat, side, 60, look, sailor=look.seats[1])
        art.boat_in_river(boat, side, 60, look, sailor=look.seats[1])
    for make in squares().values():
        make(30, look)


def test_every_card_building_and_personality_can_be_printed() -> None:
    for person in CONTENT.characters:
        art.card(person, 40, DEFAULT)
    for building in CONTENT.buildings:
        art.building(building, 40, DEFAULT)
    for one in CONTENT.personalities:
        art.personality(one, 40, DEFAULT)


# ---- told apart ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("portrait", [True, False])
@pytest.mark.parametrize("width", [130, 86])
def test_cards_are_told_apart_without_colour(width: int, portrait: bool) -> None:
    found = nearest(
        {name: pygame.transform.smoothscale(card, (43, 60)) for name, card in people(width, portrait=portrait).items()}
    )
    assert found[0] > 2.5, found


@pytest.mark.parametrize("width", [200, 80])
def test_personalities_are_told_apart_without_colour(width: int) -> None:
    cards = {one.id: on_paper(art.personality(one, width, DEFAULT)) for one in CONTENT.personalities}
    found = nearest({name: pygame.transform.smoothscale(card, (60, 84)) for name, card in cards.items()})
    assert found[0] > 8.0, found


@pytest.mark.parametrize("width", [160, 80])
def test_boats_and_their_sides_are_told_apart_without_colour(width: int) -> None:
    tiles = {f"{boat.id} {side}": on_paper(art.boat(boat, side, width, DEFAULT)) for boat, side in SIDES}
    assert nearest(tiles)[0] > 8.0, nearest(tiles)
    lying = {f"{boat.id} {side}": on_paper(art.boat_in_river(boat, side, width, DEFAULT)) for boat, side in SIDES}
    assert nearest(lying)[0] > 1.5, nearest(lying)


@pytest.mark.parametrize("size", [60, 24])
def test_signs_and_special_tokens_are_told_apart_without_colour(size: int) -> None:
    makers = squares()
    found = nearest({name: on_paper(makers[name](size, DEFAULT)) for name in SIGNS})
    assert found[0] > 5.0, found
    perks = ["hire-discount", "move-bonus", "fire-charm", "joker", *SPECIAL_TOKENS]
    found = nearest({name: on_paper(art.perk(name, size, DEFAULT)) for name in perks})
    assert found[0] > 5.0, found


def test_all_pieces_have_forms_of_their_own() -> None:
    seat = DEFAULT.seats[0]
    makers = (art.kobun, art.oyakata, art.ikizama, art.marker, *PIECES)
    pieces = {make.__name__: on_paper(make(seat, 24)) for make in makers}
    pieces["grand master"] = on_paper(art.grand_master(24))
    found = nearest(pieces)
    assert found[0] > 15.0, found


def test_the_sailor_stands_on_the_boat_and_the_disc_on_the_card() -> None:
    for boat, side in SIDES:
        for width in (90, 200):
            pair = [on_paper(art.boat(boat, side, width, DEFAULT, sailor=seat)) for seat in (None, DEFAULT.seats[1])]
            assert difference(*pair) > 0.8, (boat.id, side, width)
            pair = [
                on_paper(art.boat_in_river(boat, side, width, DEFAULT, sailor=seat))
                for seat in (None, DEFAULT.seats[1])
            ]
            assert difference(*pair) > 0.8, (boat.id, side, width)
    one = FAMOUS["hokusai"]
    pair = [on_paper(art.personality(one, 90, DEFAULT, owner=seat)) for seat in (None, DEFAULT.seats[1])]
    assert difference(*pair) > 0.8


def test_the_month_of_a_new_character_is_seen_on_its_card_at_every_size() -> None:
    person = PEOPLE["ship-carpenter"]
    for width in (60, 130, 300):
        cards = {str(n): on_paper(art.card(replace(person, month=n), width, DEFAULT)) for n in (1, 3, 8, 11, 12)}
        found = nearest(cards)
        assert found[0] > 0.04, (width, found)
        assert difference(cards["3"], on_paper(art.card(replace(person, month=0), width, DEFAULT))) > 0.5, width
    for size in (17, 40):
        assert nearest({str(n): on_paper(art.month_mark(n, size, DEFAULT)) for n in range(1, 13)})[0] > 1.0


# ---- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_the_words_of_cards_can_be_read_and_none_is_cut(look: Theme) -> None:
    with recording() as notes:
        for width in (240, 420):
            for name in ("policeman", "swordsmith", "rice-broker"):
                art.card(PEOPLE[name], width, look, words=WORDS)
            art.building(BUILDINGS[3], width, look, words=WORDS)
            for one in CONTENT.personalities[::5]:
                art.personality(one, width, look, words=WORDS)
            for boat, side in (SIDES[0], SIDES[3]):
                art.boat(boat, side, width, look, words=WORDS)
    told = " ".join(note.text for note in notes)
    assert told.count(WORDS.sentences[1]) >= 20
    assert_readable(notes, WORDS)


def test_words_appear_from_the_widths_that_carry_them() -> None:
    def written(width: int) -> list[str]:
        with recording() as notes:
            art.personality(FAMOUS["siebold"], width, DEFAULT, words=WORDS)
            art.boat(BOATS["ferry-boat"], "a", width, DEFAULT, words=WORDS)
        return [note.text for note in notes if len(note.text) > 1]

    assert written(art.WORDS_FROM - 1) == []
    assert written(art.WORDS_FROM).count(WORDS.name) == 2


def test_the_side_of_a_boat_is_written_only_where_there_are_two() -> None:
    def letters(boat: Boat, side: art.BoatSide, width: int) -> list[str]:
        with recording() as notes:
            art.boat(boat, side, width, DEFAULT)
        return [note.text for note in notes]

    assert letters(BOATS["taxi-boat"], "b", 200) == ["B"]
    assert letters(BOATS["taxi-boat"], "a", 200) == ["A"]
    assert letters(BOATS["shop-boat"], "a", 200) == []
    assert letters(BOATS["taxi-boat"], "b", 90) == []


# ---- beside IKI's pictures -----------------------------------------------------------------------------------------


def test_iki_draws_its_own_components_as_before() -> None:
    """An IKI component as an object of Akebono's classes looks the same, but that a hammer builds boats too."""
    people = {one.id: one for one in CONTENT.characters}
    houses = {one.id: one for one in CONTENT.buildings}
    tokens = {one.id: one for one in CONTENT.tokens}

    def change(old: pygame.Surface, new: pygame.Surface) -> float:
        return difference(on_paper(old, False), on_paper(new, False))

    for person in IKI.characters:
        changed = change(art.card(person, 60, DEFAULT), art.card(people[person.id], 60, DEFAULT))
        assert (changed > 0) == (person.action == "build"), person.id
        assert skill_terms(person)[0].name != "build-or-boat", person.id
    for house in IKI.buildings:
        assert change(art.building(house, 60, DEFAULT), art.building(houses[house.id], 60, DEFAULT)) == 0, house.id
    for token in IKI.tokens:
        assert change(art.token(token, 60, DEFAULT), art.token(tokens[token.id], 60, DEFAULT)) == 0, token.id


def test_a_name_is_given_once() -> None:
    register = Register("thing", {"a": 1})
    register.add({"b": 2, "a": 1})
    assert list(register) == ["a", "b"]
    with pytest.raises(ValueError, match="another thing named 'a'"):
        register.add({"a": 3})
    with pytest.raises(KeyError, match="no thing 'c'; there are a, b"):
        register["c"]
    add_all()  # again


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_the_open_type_has_a_style_of_its_own(look: Theme) -> None:
    style = type_style(OPEN, look)
    assert contrast(style.ink, style.band) >= 4.5
    others = [type_style(name, look) for name in CONTENT.types]
    assert style.band not in {other.band for other in others}
    assert style.pattern not in {other.pattern for other in others}


def test_the_same_picture_comes_out_every_time() -> None:
    def printed() -> list[bytes]:
        pictures = [art.personality(one, 70, DEFAULT) for one in CONTENT.personalities[5:8]]
        pictures += [art.boat(boat, side, 70, DEFAULT) for boat, side in SIDES[:3]]
        return [pygame.image.tobytes(picture, "RGBA") for picture in pictures]

    first = printed()
    clear_all(lasting=True)
    assert first == printed()
