"""Akebono's pictures: one for every component, of its size, told apart without seeing colour."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame
import pytest

from edo_table.content.resources import shipped
from edo_table.games.iki.content import load as load_iki
from edo_table.games.iki.table.art.bust import KNOWN_PROPS, WORN, recipe
from edo_table.games.iki.table.art.hair import HAIRSTYLES
from edo_table.games.iki.table.art.houses import KNOWN_HOUSES
from edo_table.games.iki.table.art.icons import DRAWINGS
from edo_table.games.iki.table.art.market import worth
from edo_table.games.iki.table.art.recipes import KNOWN_RECIPES, RECIPES
from edo_table.games.iki.table.art.register import Register
from edo_table.games.iki.table.art.sentence import (
    ARROW,
    BAR,
    BOTH,
    OR,
    Term,
    bonus_terms,
    building_terms,
    cost_terms,
    gain_terms,
    skill_terms,
)
from edo_table.games.iki.table.art.type_marks import KNOWN_TYPE_MARKS, type_style
from edo_table.games.iki_akebono.components import BRIDGE, OPEN, AkebonoContent, Boat, BoatAction, TradeGain
from edo_table.games.iki_akebono.content import load
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.art.adding import add_all
from edo_table.games.iki_akebono.table.art.personalities import BACKDROPS
from edo_table.games.iki_akebono.table.art.sentence import action_terms, boat_cost_terms, kind_of, personality_terms
from edo_table.games.iki_akebono.table.art.signs import GOODS, SIGNS, SPECIAL_TOKENS
from edo_table.games.iki_akebono.table.art.vessels import VESSELS
from edo_table.ui.print.cache import clear_all
from edo_table.ui.print.lettering import recording
from edo_table.ui.print.palette import contrast
from edo_table.ui.theme import DEFAULT, Theme
from tests.games.comparing import difference, nearest, on_paper
from tests.games.iki.table.pictures import (
    LOOKS,
    Make,
    Pictures,
    assert_bounded,
    assert_readable,
    of_pieces,
    of_tokens,
)

CONTENT: AkebonoContent = load(shipped())
IKI = load_iki(shipped())
ADDED = tuple(person for person in CONTENT.characters if person.id not in {old.id for old in IKI.characters})
PEOPLE = {person.id: person for person in ADDED}
BUILDINGS = tuple(one for one in CONTENT.buildings if one.id not in {old.id for old in IKI.buildings})
TOKENS = tuple(one for one in CONTENT.tokens if one.id not in {old.id for old in IKI.tokens})
BOATS = {boat.id: boat for boat in CONTENT.boats}
SIDES = [(boat, side) for boat in CONTENT.boats for side in art.SIDES[: len(boat.sides)]]
FAMOUS = {one.id: one for one in CONTENT.personalities}
WORDS = art.CardWords(
    "Wholesale Shipping Agency",
    ("Pay 3 mon, move 2 spaces up on the trade track, or activate a boat.", "Its owner moves 1 space up."),
)
PIECES = (art.sailor, art.trade_marker)

pytestmark = pytest.mark.usefixtures("fresh_pictures")


def squares() -> dict[str, Make]:
    """Every picture as wide as high, by a name."""
    found: dict[str, Make] = {}
    found |= {name: partial(art.icon, name) for name in SIGNS}
    found |= {f"{n} {name}": partial(art.amount, name, n) for name in GOODS for n in (0, 2, 10)}
    found |= {f"token {name}": partial(art.perk, name) for name in SPECIAL_TOKENS}
    found |= {f"tile {n}": partial(art.starting_tile, tile) for n, tile in enumerate(CONTENT.tiles)}
    found |= {f"month {month}": partial(art.month_mark, month) for month in range(1, 13)}
    found["grand master"] = lambda size, look: art.grand_master(size)
    found["type open"] = partial(art.type_mark, OPEN)
    found["bridge shop"] = partial(art.shop_mark, BRIDGE)
    return found | of_tokens(TOKENS) | of_pieces(PIECES)


class TestPictures(Pictures):
    content, pieces, house_gap = CONTENT, PIECES, 13.0

    def squares(self) -> dict[str, Make]:
        return squares()

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


# ---- sizes ---------------------------------------------------------------------------------------------------------


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


# ---- sentences of icons --------------------------------------------------------------------------------------------


def test_new_characters_say_what_hiring_brings_and_what_they_do() -> None:
    def skill(name: str) -> list[Term]:
        return skill_terms(PEOPLE[name])

    coin = Term("good", "mon", 2)
    assert bonus_terms(PEOPLE["boatman"]) == [Term("good", "other-experience")]
    assert bonus_terms(PEOPLE["policeman"]) == [Term("good", "firefighting")] * 2
    assert bonus_terms(PEOPLE["drug-store"]) == [Term("good", "trade")]
    assert skill("goldfish-seller") == [Term("good", "iki", 2), OR, coin]
    assert skill("ship-carpenter") == [Term("sign", "build-or-boat")]
    assert skill("swordsmith") == [Term("sign", "build-or-boat"), Term("less", "rice"), OR, Term("less", "sandal")]
    assert skill("express-messenger")[2:] == [Term("good", "step", 2), Term("sign", "no-business")]
    assert skill("mask-crafter") == [coin, ARROW, Term("sign", "top-salary")]
    assert skill("repairman") == [Term("good", "rice"), BOTH, Term("good", "wood"), Term("text", "≤3")]
    assert skill("policeman") == [Term("good", "step-back"), ARROW, Term("good", "iki", 4)]
    assert skill("mounted-samurai") == [Term("good", "pipe"), ARROW, Term("good", "iki", 6)]
    assert skill("fisherman") == [Term("sign", "activate")]
    assert skill("shamisen-master")[2:] == [
        Term("good", "rice"), Term("good", "firefighting"), Term("good", "trade"),
    ]  # fmt: skip


def test_every_character_says_something_and_hiring_new_ones_always_brings_something() -> None:
    for person in CONTENT.characters:
        assert skill_terms(person), person.id
        assert bool(bonus_terms(person)) >= bool(person.month), person.id


def test_buildings_say_what_they_cost_score_and_do() -> None:
    def says(name: str) -> list[Term]:
        return building_terms(next(one for one in BUILDINGS if one.id == name))

    costs = {one.id: cost_terms(one) for one in BUILDINGS}
    assert costs["pub"] == [Term("good", "wood"), Term("good", "rice"), Term("good", "fish")]
    assert costs["storytellers-theater"] == [Term("good", "koban"), Term("good", "pipe")]
    for building in BUILDINGS:
        assert len(costs[building.id]) == sum(map(bool, building.cost)) + building.pay_fish + building.pay_pipes
        assert building_terms(building), building.id
    assert says("inn-for-sailors")[:3] == [Term("good", "boat"), ARROW, Term("good", "iki-end", 2)]
    assert says("inn-for-sailors")[3:] == [BAR, Term("sign", "activate"), Term("text", "+1")]
    assert says("public-bathhouse")[2:] == [Term("sign", "two-harmonies"), Term("text", "×2")]
    assert says("storytellers-theater")[-1] == Term("text", "≤16")
    assert says("tea-house")[-2:] == [Term("good", "rice"), Term("good", "iki", 2)]
    assert says("private-school") == [Term("good", "iki-end", 6), BAR, Term("sign", "all-experience")]
    for name in ("kimono-shop", "picture-book-shop", "pub", "wholesale-shipping-agency"):
        assert len(says(name)) == 3, name


def test_boats_say_their_cost_and_action() -> None:
    def does(name: str, side: int) -> list[Term]:
        return action_terms(BOATS[name].sides[side])

    assert boat_cost_terms(BOATS["tea-boat"]) == []
    assert boat_cost_terms(BOATS["houseboat"]) == [Term("good", "wood", 2), Term("good", "mon", 2)]
    assert does("tea-boat", 0) == [Term("good", "sandal"), BOTH, Term("good", "rice"), Term("text", "≤2")]
    assert does("shop-boat", 0) == [Term("sign", "mon"), ARROW, Term("sign", "any-token")]
    assert does("carrying-ship", 0) == [Term("good", "sandal"), ARROW, Term("sign", "boat-token")]
    assert does("carrying-ship", 1) == [Term("good", "pipe"), ARROW, Term("good", "koban")]
    assert does("ferry-boat", 0) == [Term("sign", "hire")]
    assert does("ferry-boat", 1) == [Term("good", "rice"), ARROW, Term("sign", "meet")]
    assert does("taxi-boat", 0)[-1] == Term("good", "experience")


def test_every_field_of_a_boats_action_is_said() -> None:
    nothing = BoatAction((0,) * 6, 0, TradeGain((0,) * 6), "", None)
    assert action_terms(nothing) == []
    assert action_terms(replace(nothing, pay_pipes=2)) == [Term("good", "pipe", 2), ARROW]
    gain = TradeGain((1, 0, 0, 0, 0, 0), 1, 2, 3)
    assert gain_terms(gain) == [
        Term("good", "mon"), Term("good", "firefighting"), Term("good", "experience", 2), Term("good", "trade", 3),
    ]  # fmt: skip
    assert action_terms(replace(nothing, gain=gain)) == gain_terms(gain)


def test_personalities_say_when_and_what() -> None:
    kinds = [kind_of(one) for one in CONTENT.personalities]
    assert {kind: kinds.count(kind) for kind in kinds} == {"ongoing": 7, "now": 5, "at-the-end": 8}
    says = {name: personality_terms(one) for name, one in FAMOUS.items()}
    assert all(says.values())
    assert len({tuple(terms) for terms in says.values()}) == len(says)
    for name, one in FAMOUS.items():
        if one.end is not None:
            assert says[name][-1].name == "iki-end", name
    assert says["hokusai"] == [Term("sign", "relocate")]
    assert says["ota-nanpo"] == [Term("sign", "hire"), Term("good", "mon", -2)]
    assert says["siebold"][:2] == [Term("good", "iki", 4), ARROW]
    assert says["jippensha-ikku"][:2] == [Term("sign", "mon"), Term("text", "≤1")]
    assert [term.name for term in says["shiba-kokan"][:4]] == ["pipe", "pouch", "fish", "boat"]
    assert says["watanabe-kazan"].count(BAR) == 1


def test_tokens_say_what_they_bring_and_two_have_no_price() -> None:
    laid = {token.id: [one.term for one in worth(token)] for token in TOKENS}
    assert laid["fish-spring-3"] == [Term("good", "iki-end", -2)]
    assert laid["pipe-spring-3"] == [Term("sign", "build-or-boat")]
    assert laid["pipe-summer-3"] == [Term("good", "firefighting"), Term("good", "trade")]
    assert laid["pouch-summer-3"] == [Term("good", "trade", 2), Term("good", "iki-end")]
    assert laid["pouch-policeman"] == [Term("sign", "special-hired"), Term("good", "iki-end")]
    for token in TOKENS:
        pair = [on_paper(art.token(token, 80, DEFAULT, has_cost=has_cost)) for has_cost in (True, False)]
        assert (difference(*pair) > 0) == (token.season >= 0), token.id


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


def test_pictures_are_shared_and_the_caches_bounded() -> None:
    boat = BOATS["houseboat"]
    assert art.boat(boat, "a", 90, DEFAULT) is art.boat(boat, "a", 90.2, DEFAULT)
    for width in range(40, 140, 10):
        for one, (ship, side) in zip(CONTENT.personalities[:12], SIDES, strict=True):
            art.personality(one, width, DEFAULT)
            art.boat(ship, side, width, DEFAULT)
            art.boat_in_river(ship, side, width, DEFAULT, sailor=DEFAULT.seats[0])
    assert_bounded("iki_akebono ", fewest=9)


def test_the_same_picture_comes_out_every_time() -> None:
    def printed() -> list[bytes]:
        pictures = [art.personality(one, 70, DEFAULT) for one in CONTENT.personalities[5:8]]
        pictures += [art.boat(boat, side, 70, DEFAULT) for boat, side in SIDES[:3]]
        return [pygame.image.tobytes(picture, "RGBA") for picture in pictures]

    first = printed()
    clear_all(lasting=True)
    assert first == printed()
