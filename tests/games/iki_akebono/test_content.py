"""Akebono's data: what its rulebook says, apart from what is IKI's."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from edo_table.content.resources import shipped
from edo_table.games.iki import content as iki
from edo_table.games.iki_akebono import content
from edo_table.games.iki_akebono.content import (
    NO_GAIN,
    NO_SEASON,
    SEASONS,
    AkebonoBuilding,
    AkebonoContent,
    AkebonoToken,
    NewCharacter,
    TradeGain,
)
from tests.games.iki_akebono import box
from tests.games.iki_akebono.box_words import (
    brought,
    counted,
    extras,
    gained,
    named,
    ordered,
    price,
    side,
    skill,
    sorted_text,
    told,
)


@pytest.fixture(scope="module")
def parts() -> AkebonoContent:
    return content.load(shipped())


def test_how_much_there_is(parts: AkebonoContent) -> None:
    """The rulebook's list of components."""
    new = [person for person in parts.characters if person.month]
    assert len(new) == 24
    assert Counter(person.month for person in new) == dict.fromkeys(range(1, 13), 2)
    assert {person.season for person in new} == {"new"}
    seasons = Counter(person.season for person in parts.characters)
    assert seasons == {"start": 5, "spring": 14, "summer": 14, "autumn": 14, "winter": 14, "new": 24}
    types = Counter(person.type for person in new)
    assert types == {
        "street-peddler": 4, "artisan": 4, "special": 6, "master-craftsman": 4, "shop-seller": 4, "open": 2,
    }  # fmt: skip
    assert parts.types == iki.load(shipped()).types
    assert len(parts.personalities) == 20
    assert Counter(person.season for person in parts.personalities) == dict.fromkeys(range(4), 5)
    assert len(parts.buildings) == 20
    assert [boat.number for boat in parts.boats] == list(range(7))
    assert len(parts.tiles) == 5
    tokens = parts.tokens[24:]
    assert len(tokens) == 14
    market = Counter((token.kind, token.season) for token in parts.tokens if token.season != NO_SEASON)
    assert market == {(kind, season): 3 for kind in ("fish", "pipe", "pouch") for season in range(4)}
    assert [token.id for token in parts.tokens if token.season == NO_SEASON] == ["fish-fisherman", "pouch-policeman"]
    assert sum(count for _, count in parts.numbers.special_tokens) == 4


def test_what_comes_first(parts: AkebonoContent) -> None:
    base = iki.load(shipped())
    for ours, theirs in (
        (parts.characters, base.characters),
        (parts.buildings, base.buildings),
        (parts.tokens, base.tokens),
        (parts.shops, base.shops),
    ):
        assert [thing.id for thing in ours[: len(theirs)]] == [thing.id for thing in theirs]
    assert [person.id for person in parts.characters[len(base.characters) :]] == list(box.rows(box.CHARACTERS))
    assert [personality.id for personality in parts.personalities] == list(box.rows(box.PERSONALITIES))


def test_what_is_ikis_has_akebonos_classes_and_nothing_more(parts: AkebonoContent) -> None:
    base = iki.load(shipped())
    assert {type(person) for person in parts.characters} == {NewCharacter}
    assert {type(building) for building in parts.buildings} == {AkebonoBuilding}
    assert {type(token) for token in parts.tokens} == {AkebonoToken}
    gains = [person.gain for person in parts.characters] + [token.now for token in parts.tokens]
    assert {type(gain) for gain in gains} == {TradeGain}
    assert {type(trade.gain) for shop in parts.shops for trade in shop.trades} == {TradeGain}
    changed = {"gain", "now", "trades"}
    for ours, theirs, kind in (
        (parts.characters, base.characters, iki.Character),
        (parts.buildings, base.buildings, iki.Building),
        (parts.tokens, base.tokens, iki.MarketToken),
        (parts.shops, base.shops, iki.Shop),
    ):
        for our, their in zip(ours, theirs, strict=False):
            assert extras(our, kind) == {}, our
            for field in fields(kind):
                if field.name not in changed:
                    assert getattr(our, field.name) == getattr(their, field.name), our
    for our_person, person in zip(parts.characters, base.characters, strict=False):
        assert gained(our_person.gain).items() == gained_of_iki(person.gain).items(), person
    for our_token, token in zip(parts.tokens, base.tokens, strict=False):
        assert gained(our_token.now) == gained_of_iki(token.now), token
    for our_shop, shop in zip(parts.shops, base.shops, strict=False):
        for our_trade, trade in zip(our_shop.trades, shop.trades, strict=True):
            assert our_trade.pay == trade.pay
            assert isinstance(our_trade.gain, TradeGain)
            assert gained(our_trade.gain) == gained_of_iki(trade.gain)


def gained_of_iki(gain: iki.Gain) -> dict[str, int]:
    return gained(TradeGain(gain.goods, gain.firefighting, gain.experience))


def test_only_spaces_on_the_trade_track_are_something() -> None:
    assert NO_GAIN.is_nothing
    assert not TradeGain(NO_GAIN.goods, trade=1).is_nothing
    assert not TradeGain(NO_GAIN.goods, experience=1).is_nothing


@pytest.mark.parametrize("name", box.rows(box.CHARACTERS))
def test_characters(parts: AkebonoContent, name: str) -> None:
    month, kind, cost, bonus, does, salary, *token = box.rows(box.CHARACTERS)[name]
    person = next(person for person in parts.characters if person.id == name)
    assert (person.season if person.season == "start" else str(person.month)) == month
    assert person.type == box.TYPES[kind]
    assert price(person.cost, person.status) == cost
    hiring = gained(person.bonus) | ({"firefighting": person.firefighting} if person.firefighting else {})
    assert hiring == box.amounts(bonus)
    assert sorted_text(skill(person)) == sorted_text(does)
    steps = [step.strip() for step in salary.split(", ")]
    assert person.experience == len(steps)
    assert [named(step) for step in person.salary] == ([] if steps[0] == "-" else [box.amounts(step) for step in steps])
    assert person.token == (token[0] if token else "")
    assert not any(person.opponents_gain)
    assert not any(person.discount)


@pytest.mark.parametrize("name", box.rows(box.BUILDINGS))
def test_buildings(parts: AkebonoContent, name: str) -> None:
    cost, does = box.rows(box.BUILDINGS)[name]
    building = next(building for building in parts.buildings if building.id == name)
    paid = named(building.cost) | {"fish": building.pay_fish, "pipe": building.pay_pipes}
    assert {good: number for good, number in paid.items() if number} == box.amounts(cost)
    assert building.status == "printed"
    assert {ordered(word) for word in counted(building)} == {ordered(word) for word in does.split(", ")}


def test_six_buildings_do_something_while_they_stand(parts: AkebonoContent) -> None:
    lasting = {"farmhouse", "fire-watchtower", "imperial-villa", "inn-for-sailors", "public-bathhouse", "tea-house"}
    assert {building.id for building in parts.buildings if building.is_ongoing} == lasting
    plain = {building.id for building in iki.load(shipped()).buildings if content.is_ongoing(building)}
    assert plain == {"farmhouse", "fire-watchtower", "imperial-villa"}


@pytest.mark.parametrize("name", box.rows(box.TOKENS))
def test_tokens(parts: AkebonoContent, name: str) -> None:
    season, cost, does = box.rows(box.TOKENS)[name]
    token = next(token for token in parts.tokens if token.id == name)
    assert token.kind == name.split("-")[0]
    assert token.season == (NO_SEASON if season == "-" else SEASONS.index(season))
    assert price(token.cost, token.status) == cost
    assert {ordered(word) for word in brought(token)} == {ordered(does)}


@pytest.mark.parametrize("name", box.rows(box.BOATS))
def test_boats(parts: AkebonoContent, name: str) -> None:
    number, cost, trade, *sides = box.rows(box.BOATS)[name]
    boat = next(boat for boat in parts.boats if boat.id == name)
    assert (boat.number, boat.trade) == (int(number), int(trade))
    assert boat.has_own_wave == (name == "shop-boat")
    assert (boat.cost is None) == (name == "tea-boat")
    assert named(boat.cost or NO_GAIN.goods) == box.amounts(cost)
    assert [sorted_text(side(action)) for action in boat.sides] == [sorted_text(text) for text in sides]


@pytest.mark.parametrize("name", box.rows(box.PERSONALITIES))
def test_personalities(parts: AkebonoContent, name: str) -> None:
    season, does = box.rows(box.PERSONALITIES)[name]
    personality = next(personality for personality in parts.personalities if personality.id == name)
    assert personality.season == SEASONS.index(season)
    assert {ordered(word) for word in told(personality)} == {ordered(word) for word in does.split(", ")}


def test_numbers(parts: AkebonoContent) -> None:
    numbers = parts.numbers
    assert parts.trade.most == 10
    bonuses = {space: named(bonus) for space, bonus in parts.trade.bonuses}
    assert bonuses == {2: {"mon": 1}, 4: {"sandal": 1}, 6: {"rice": 1}, 8: {"koban": 1}, 10: {"iki": 5}}
    assert [space for space, _ in parts.trade.bonuses] == [2, 4, 6, 8, 10]
    assert [gained(tile) for tile in parts.tiles] == [{"rice": 1}, {"sandal": 2}, {"wood": 1}, {"trade": 1}, {"mon": 2}]
    assert dict(numbers.special_tokens) == {"doctor": 2, "messenger": 1, "owner": 1}
    assert (numbers.sailors, numbers.boat_tokens, numbers.waves, numbers.fish_places) == (2, 3, 7, 4)
    assert (numbers.season_cards, numbers.cards_a_month, numbers.carried_cards) == (12, 4, 2)
    assert (numbers.buildings_on_offer, numbers.ongoing_buildings, numbers.personalities_a_season) == (6, 2, 2)
    theirs = iki.load(shipped()).numbers
    assert {field.name: getattr(numbers, field.name) for field in fields(theirs)} == {
        field.name: getattr(theirs, field.name) for field in fields(theirs)
    }


def test_the_game_extends_iki(parts: AkebonoContent) -> None:
    info = parts.info
    assert (info.id, info.extends, info.title, info.players) == ("iki_akebono", "iki", "IKI: Akebono", (2, 3, 4))
    assert [(option.id, option.default) for option in info.options] == [
        ("start_seat", "random"),
        ("grand_master", "with"),
    ]
    assert iki.load(shipped()).info.extends == ""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_street_has_nine_spaces(parts: AkebonoContent, players: int) -> None:
    board, theirs = parts.board(players), iki.load(shipped()).board(players)
    assert len(board.street) == 9
    where = board.street.index("nihonbashi-bridge")
    assert board.street[where - 1 : where + 2] == ("construction-site", "nihonbashi-bridge", "fish-market")
    assert board.street[:where] + board.street[where + 1 :] == theirs.street
    assert (board.stalls, board.nagayas, board.fires) == (theirs.stalls, theirs.nagayas, theirs.fires)
    assert not any("nihonbashi-bridge" in stall.shops for stall in board.stalls)
    bridge = next(shop for shop in parts.shops if shop.id == "nihonbashi-bridge")
    assert (bridge.trades, bridge.sells, bridge.building_cost) == ((), "bridge", None)


def test_the_two_tokens_that_retiring_brings(parts: AkebonoContent) -> None:
    by_id = {token.id: token for token in parts.tokens}
    for person in parts.characters:
        if person.token in ("fisherman", "policeman"):
            kind = "fish" if person.token == "fisherman" else "pouch"
            assert by_id[f"{kind}-{person.token}"].kind == kind


def test_every_cost_has_its_status(parts: AkebonoContent) -> None:
    """No printed rules name what New Characters and tokens cost; those of buildings stand in the rulebook."""
    assert {person.status for person in parts.characters if person.month} == {"reconstruction"}
    assert {token.status for token in parts.tokens if token.season != NO_SEASON} == {"reconstruction"}
    assert {building.status for building in parts.buildings[10:]} == {"printed"}
