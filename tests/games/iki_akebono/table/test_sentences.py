"""Sentences of icons: what Akebono's characters, buildings, boats, personalities and tokens say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from edo_table.games.iki.table.art.market import worth
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
from edo_table.games.iki_akebono.components import BoatAction, TradeGain
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.art.sentence import action_terms, boat_cost_terms, kind_of, personality_terms
from edo_table.ui.theme import DEFAULT
from tests.games.comparing import difference, on_paper
from tests.games.iki_akebono.table.drawn import (
    BOATS,
    BUILDINGS,
    CONTENT,
    FAMOUS,
    PEOPLE,
    TOKENS,
)

pytestmark = pytest.mark.usefixtures("fresh_pictures")


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
