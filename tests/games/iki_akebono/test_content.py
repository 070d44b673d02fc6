"""Akebono's data: what its rulebook says, each fault told exactly, and a player's own files of both folders."""

from __future__ import annotations

import random
import re
import shutil
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from edo_table.content.check import check_folder
from edo_table.content.problems import ContentError
from edo_table.content.resources import DataFolder, data, shipped
from edo_table.games.iki import content as iki
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki_akebono import content
from edo_table.games.iki_akebono.content import (
    NO_GAIN,
    NO_SEASON,
    SEASONS,
    AkebonoBuilding,
    AkebonoContent,
    AkebonoToken,
    BoatAction,
    Exchange,
    NewCharacter,
    Personality,
    TradeGain,
)
from tests.games.author import JUNK, Author
from tests.games.iki_akebono import box

FILES = (
    "game.yaml", "board.yaml", "characters.yaml", "buildings.yaml", "tokens.yaml", "boats.yaml", "personalities.yaml",
)  # fmt: skip


@pytest.fixture(scope="module")
def parts() -> AkebonoContent:
    return content.load(shipped())


@pytest.fixture
def author(tmp_path: Path) -> Author:
    shutil.copytree(data("iki"), tmp_path / "iki")
    return Author(tmp_path, "iki_akebono", content.load)


# ---- in the words of box.py --------------------------------------------------------------------------------------


def named(goods: tuple[int, ...]) -> dict[str, int]:
    return {name: number for name, number in zip(GOODS, goods, strict=True) if number}


def gained(gain: TradeGain) -> dict[str, int]:
    others = {name: getattr(gain, name) for name in ("firefighting", "experience", "trade")}
    return named(gain.goods) | {name: number for name, number in others.items() if number}


def shown(amounts: dict[str, int]) -> str:
    return " + ".join(sorted(f"{number} {name}" for name, number in amounts.items())) or "-"


def sorted_text(text: str) -> str:
    """Return a text with the parts of its amounts in alphabetical order."""
    sides = (side.split(" + ") for side in text.split(" > "))
    return " > ".join(" + ".join(sorted(side)) for side in sides)


def ordered(word: str) -> tuple[str, ...]:
    """The name of something told, and its amounts in any order."""
    name, _, rest = word.partition(" ")
    return (name, *sorted(part.strip() for part in rest.split("+")))


def exchanged(exchange: Exchange | None) -> str:
    return f" {GOODS[exchange.first]} {GOODS[exchange.second]} {exchange.most}" if exchange else ""


def skill(person: NewCharacter) -> str:
    pay = shown(
        named(person.pay)
        | ({"pipe": person.pay_pipes} if person.pay_pipes else {})
        | ({"experience": person.pay_experience} if person.pay_experience else {})
    )
    if person.one_of:
        return " or ".join(shown(gained(gain)) for gain in person.one_of)
    if not person.action:
        return shown(gained(person.gain)) if pay == "-" else f"{pay} > {shown(gained(person.gain))}"
    discounts = " or ".join(shown(named(discount)) for discount in person.discounts)
    steps = f" {person.steps}" if person.steps else ""
    less = f" for {discounts} less" if discounts else ""
    return f"{pay} > {person.action}{steps}{exchanged(person.exchange)}{less}"


def side(action: BoatAction) -> str:
    pay = shown(named(action.pay) | ({"pipe": action.pay_pipes} if action.pay_pipes else {}))
    done = f"{action.action}{exchanged(action.exchange)}" if action.action else shown(gained(action.gain))
    return done if pay == "-" else f"{pay} > {done}"


def extras(thing: Any, base: type, *, without: tuple[str, ...] = ()) -> dict[str, Any]:
    """What a thing has beyond its base class, where that is something."""
    known = {field.name for field in fields(base)} | set(without)
    default = {field.name: field.default for field in fields(thing)}
    own = ((field.name, getattr(thing, field.name)) for field in fields(thing) if field.name not in known)
    return {name: value for name, value in own if value != default[name]}


def counted(building: AkebonoBuilding) -> set[str]:
    says = {"fixed": building.fixed, "most": building.most, "per_sandal": building.per_sandal}
    says |= {"per_rice": building.per_rice, "per_firefighting": building.per_firefighting, "as": building.counts_fish}
    says |= {"feast": building.feast, "watch": building.watch, "patron": building.patron}
    says |= extras(building, iki.Building, without=("pay_fish", "pay_pipes", "passing"))
    words = {f"{name} {int(number)}" for name, number in says.items() if number}
    return words | ({f"passing {shown(named(building.passing))}"} if any(building.passing) else set())


def brought(token: AkebonoToken) -> set[str]:
    names = ("bonus", "fixed", "per_2_firefighting", "per_type", "per_most_hired", "per_4_mon", "per_personality",
             "per_2_trade", "per_kobun", "per_special_hired")  # fmt: skip
    words = {f"{name} {getattr(token, name)}" for name in names if getattr(token, name)}
    words |= {f"action {token.action}"} if token.action else set()
    return words | (set() if token.now.is_nothing else {f"now {shown(gained(token.now))}"})


def told(personality: Personality) -> set[str]:
    names = ("mon_per_meeting", "mon_without_hire", "mon_per_retirement", "trade_per_special", "sandal_per_lap",
             "protects_buildings", "no_surcharge")  # fmt: skip
    words = {f"{name} {int(getattr(personality, name))}" for name in names if getattr(personality, name)}
    now, end = personality.now, personality.end
    if now is not None:
        words.add(f"now {now.action}")
        words |= {f"{name} {getattr(now, name)}" for name in ("discount", "token") if getattr(now, name)}
        words |= {f"pay {shown(named(now.pay))}"} if any(now.pay) else set()
        words |= {f"gain {shown(gained(now.gain))}"} if not now.gain.is_nothing else set()
    if end is not None:
        words |= {f"end {end.iki} iki"} if end.iki else set()
        words |= {f"{name} {getattr(end, name)}" for name in ("per_boat", "per_building") if getattr(end, name)}
        needs = {field.name: getattr(end.needs, field.name) for field in fields(end.needs)}
        each = needs.pop("one_of_each")
        words |= {f"{name} {int(number)}" for name, number in needs.items() if number}
        words |= {f"one_of_each {' + '.join(each)}"} if each else set()
    return words


def price(cost: int, status: str) -> str:
    assert status in ("printed", "reconstruction")
    return f"{cost}?" if status == "reconstruction" else str(cost)


# ---- what the rulebook says --------------------------------------------------------------------------------------


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


# ---- faults ------------------------------------------------------------------------------------------------------


FAULTS = [
    # game.yaml
    ("game.yaml", "players: [2]}", "players: [5]}", "options.grand_master.players[0]", "the game has no 5 players"),
    ("game.yaml", "players: [2]}", "players: [2, 2]}", "options.grand_master.players", "is there twice"),
    ("game.yaml", "players: [2]}", "players: []}", "options.grand_master.players", "at least 1"),
    ("game.yaml", "players: [2]}", "players: few}", "options.grand_master.players", "few"),
    ("game.yaml", "id: iki_akebono", "id: akebono", "id", 'the folder is that of "iki_akebono"'),
    ("game.yaml", "extends: iki\n", "extends: ikki\n", "extends", 'this game extends "iki" (did you mean iki?)'),
    ("game.yaml", "extends: iki\n", "extends: iki_akebono\n", "extends", 'this game extends "iki"'),
    ("game.yaml", "extends: iki\n", "", "", 'the key "extends" is missing'),
    ("game.yaml", "extends: iki\n", "extends: 3\n", "extends", "3"),
    ("game.yaml", "sailors: 2", "sailors: 0", "sailors", "at least 1"),
    ("game.yaml", "sailors: 2", "sailors: two", "sailors", 'a whole number was expected, found the text "two"'),
    ("game.yaml", "sailors: 2", "sailors: 2000000000", "sailors", "at most 6"),
    ("game.yaml", "sailors: 2", "sailor: 2", "sailor", "(did you mean sailors?)"),
    ("game.yaml", "waves: 7\n", "", "waves", 'the key "waves" is missing'),
    ("game.yaml", "waves: 7", "waves: 6", "boats", "7 boats need as many waves, there are 6"),
    ("game.yaml", "boat_tokens: 3", "boat_tokens: -3", "boat_tokens", "at least 0"),
    ("game.yaml", "season_cards: 12", "season_cards: 11", "season_cards", "12 cards are needed for a season"),
    ("game.yaml", "season_cards: 12", "season_cards: 15", "season_cards", "spring needs 15 cards, there are 14"),
    ("game.yaml", "carried_cards: 2", "carried_cards: 99", "carried_cards", "at most 4"),
    ("game.yaml", "personalities_a_season: 2", "personalities_a_season: 6", "personalities_a_season", "at most 5"),
    ("game.yaml", "fish_places: 4", "fish_places: 5", "fish_places", "no more than 4 fish"),
    ("game.yaml", "doctor: 2", "doctor: 1", "special_tokens.doctor", "2 cards bring this token"),
    ("game.yaml", ", owner: 1}", ", owner: 0}", "special_tokens.owner", "1 cards bring this token"),
    ("game.yaml", ", owner: 1}", ", monk: 1}", "special_tokens.monk", 'unknown key "monk"'),
    ("game.yaml", "players: [2, 3, 4]", "players: [2, 3, 5]", "players[2]", "Akebono is for 2 to 4 players, not for 5"),
    ("game.yaml", "{most: 10,", "{most: 9,", "trade.bonuses.10", "no space 10"),
    ("game.yaml", "bonuses: {2:", "bonuses: {0:", "trade.bonuses.0", "no space 0"),
    ("game.yaml", "2: {mon: 1}", "2: {mon: -1}", "trade.bonuses.2.mon", "at least 0"),
    ("game.yaml", "2: {mon: 1}", "2: {}", "trade.bonuses.2", "brings nothing"),
    ("game.yaml", "10: {iki: 5}", "8: {iki: 5}", "trade.bonuses.8", "8"),
    ("game.yaml", ", {mon: 2}]", "]", "starting_tiles", "5 characters to begin with need as many tiles, there are 4"),
    ("game.yaml", "{sandal: 2}", "{sandal: 0}", "starting_tiles[1]", "this tile brings nothing"),
    ("game.yaml", "{sandal: 2}", "{sandals: 2}", "starting_tiles[1].sandals", "(did you mean sandal?)"),
    ("game.yaml", "  grand_master: {choices: [with, without], default: with, players: [2]}\n", "", "options",
     'the option "grand_master" is missing'),
    ("game.yaml", "choices: [with, without]", "choices: [with, never]", "options.grand_master.choices[1]",
     'there is no choice "never"'),
    ("game.yaml", "default: with,", "default: no,", "options.grand_master.default", 'there is no choice "no"'),
    # board.yaml
    ("board.yaml", "iki-akebono-board/1", "iki-board/1", "format", "iki-akebono-board/1"),
    ("board.yaml", "  - {shop: rice-shop}\n", "", "street", "at least 9 entries are expected, found 8"),
    ("board.yaml", "shop: rice-shop", "shop: rise-shop", "street[1].shop", "(did you mean rice-shop?)"),
    ("board.yaml", "shop: nihonbashi-bridge", "shop: pawn-shop", "street[6].shop", '"pawn-shop" is there twice'),
    # characters.yaml
    ("characters.yaml", "{id: doctor,", "{id: taiko-seller,", "characters[3].id", '"taiko-seller" is there twice'),
    ("characters.yaml", "{id: doctor,", "{id: monk,", "characters[3].id", 'there is a card "monk" already'),
    ("characters.yaml", "{id: doctor,", "{id: tea-house,", "characters[3].id", 'there is a card "tea-house" already'),
    ("characters.yaml", "{id: doctor,", "{id: Doctor,", "characters[3].id", "cannot be an id"),
    ("characters.yaml", "doctor, month: 2", "doctor, month: 3", "characters",
     "month 2 needs 2 New Characters, there are 1"),
    ("characters.yaml", "doctor, month: 2", "doctor, month: 3", "characters",
     "month 3 needs 2 New Characters, there are 3"),
    ("characters.yaml", "doctor, month: 2", "doctor, month: 13", "characters[3].month", "at most 12"),
    ("characters.yaml", "doctor, month: 2", "doctor", "characters[3]", "either the season start or a month"),
    ("characters.yaml", "doctor, month: 2", "doctor, season: spring", "characters[3].season", "spring"),
    ("characters.yaml", "start, type: street-peddler", "start, type: open", "characters[0].type", "type of its own"),
    ("characters.yaml", "doctor, month: 2, type: special", "doctor, month: 2, type: clergy", "characters[3].type",
     'there is no type "clergy"'),
    ("characters.yaml", "type: open, cost: 8", "type: open, cost: -8", "characters[23].cost", "at least 0"),
    ("characters.yaml", "type: open, cost: 8", "type: open, cost: 800", "characters[23].cost", "at most 99"),
    ("characters.yaml", "cost: 8, cost_status: reconstruction", "cost: 8, cost_status: x",
     "characters[23].cost_status", "x"),
    ("characters.yaml", "firefighting: 2, skill", "firefighting: -2, skill", "characters[21].firefighting",
     "at least 0"),
    ("characters.yaml", "bonus: {koban: 1}", "bonus: {koban: -1}", "characters[23].bonus.koban", "at least 0"),
    ("characters.yaml", "bonus: {koban: 1}", "bonus: {kobans: 1}", "characters[23].bonus.kobans", "mean koban?"),
    ("characters.yaml", "pay: {pipe: 1}", "pay: {pipe: 2}", "characters[23].skill.pay.pipe", "at most 1"),
    ("characters.yaml", "gain: {mon: 10}", "gain: {mon: 9999999999}", "characters[24].skill.gain.mon", "at most 99"),
    ("characters.yaml", "gain: {mon: 10}", "gain: {mon: 0}", "characters[24].skill", "either a gain, or one_of"),
    ("characters.yaml", "{iki: 3}, {iki: 4}], experience: 2", "{iki: 3}, {iki: 4}], experience: 3",
     "characters[24].salary", "as many salaries or none"),
    ("characters.yaml", "[{iki: 5}, {iki: 9}]", "[{iki: 5}, {mon: -9}]", "characters[23].salary", "nothing but IKI"),
    ("characters.yaml", "one_of: [{iki: 2}, {mon: 2}]", "one_of: [{iki: 2}]", "characters[11].skill.one_of",
     "two or more"),
    ("characters.yaml", "one_of: [{iki: 2}, {mon: 2}]", "one_of: [{iki: 2}, {mon: 2}], gain: {mon: 1}",
     "characters[11].skill", "either a gain, or one_of"),
    ("characters.yaml", "action: wander, steps: 2", "action: wander", "characters[4].skill",
     "the action wander needs steps"),
    ("characters.yaml", "action: wander, steps: 2", "action: salary, steps: 2", "characters[4].skill.steps",
     "steps goes with the action wander"),
    ("characters.yaml", "action: wander, steps: 2", "action: fly, steps: 2", "characters[4].skill.action", "fly"),
    ("characters.yaml", "first: rice, second: wood", "first: wood, second: wood",
     "characters[16].skill.exchange.second", "for another"),
    ("characters.yaml", "first: rice, second: wood", "first: rice, second: fish",
     "characters[16].skill.exchange.second", "fish"),
    ("characters.yaml", "action: build, discounts: [{rice: 1},", "action: activate, discounts: [{rice: 1},",
     "characters[18].skill.discounts", "go with the action build"),
    ("characters.yaml", "discounts: [{rice: 1},", "discounts: [{rice: -1},", "characters[18].skill.discounts[0].rice",
     "at least 0"),
    ("characters.yaml", "discounts: [{rice: 1},", "discounts: [{},", "characters[18].skill.discounts", "something off"),
    ("characters.yaml", "token: messenger}", "token: monk}", "characters[4].token", "monk"),
    ("characters.yaml", "token: messenger}", "token: fisherman}", "tokens", '2 characters bring "fish-fisherman"'),
    # buildings.yaml
    ("buildings.yaml", "{id: temple,", "{id: pub,", "buildings[8].id", '"pub" is there twice'),
    ("buildings.yaml", "{id: pub,", "{id: tavern,", "buildings[3].id", 'no picture of the building "tavern"'),
    ("buildings.yaml", "{id: pub,", "{id: inn,", "buildings[3].id", 'no picture of the building "inn"'),
    ("buildings.yaml", "fish: 1}", "fish: -1}", "buildings[3].cost.fish", "at least 0"),
    ("buildings.yaml", "fish: 1}", "pouch: 1}", "buildings[3].cost.pouch", 'unknown key "pouch"'),
    ("buildings.yaml", "koban: 3}", "koban: -3}", "buildings[8].cost.koban", "at least 0"),
    ("buildings.yaml", "koban: 3}, cost_status: printed, ", "koban: 3}, ", "buildings[8].cost_status", "is missing"),
    ("buildings.yaml", "{fixed: 30}", "{fixed: 300}", "buildings[8].scores.fixed", "at most 99"),
    ("buildings.yaml", "{harmony: 2}", "{harmony: 0}", "buildings[4].ability.harmony", "at least 1"),
    ("buildings.yaml", "another_boat: true", "another_boat: 1", "buildings[0].ability.another_boat", "true or false"),
    ("buildings.yaml", "passing: {rice: 1, iki: 2}", "passing: {rice: 1, iki: -2}", "buildings[7].ability.passing.iki",
     "at least 0"),
    # tokens.yaml
    ("tokens.yaml", "{id: fish-summer-3,", "{id: fish-spring-3,", "tokens[1].id", '"fish-spring-3" is there twice'),
    ("tokens.yaml", "{id: fish-summer-3,", "{id: fish-summer-2,", "tokens[1].id", 'a token "fish-summer-2" already'),
    ("tokens.yaml", "fish, season: summer", "fish, season: none", "tokens[1].season", "no character brings"),
    ("tokens.yaml", "fish, season: summer", "fish, season: rain", "tokens[1].season", "rain"),
    ("tokens.yaml", "fish, season: summer", "fish, season: spring", "tokens[1].season", "room for one more fish"),
    ("tokens.yaml", "kind: fish, season: none", "kind: fish, season: spring", "tokens[12].season",
     "never on the market (did you mean none?)"),
    ("tokens.yaml", "kind: pouch, season: none", "kind: pipe, season: none", "tokens[13].kind",
     '"pouch-policeman" is no pipe'),
    ("tokens.yaml", "{id: fish-fisherman,", "{id: fish-angler,", "tokens[12].season",
     'no character brings "fish-angler"'),
    ("tokens.yaml", "{id: pouch-policeman, kind: pouch, season: none", "{id: pouch-x, kind: pouch, season: none",
     "tokens[13].season", 'no character brings "pouch-x"'),
    ("tokens.yaml", "bonus: -2", "bonus: -200", "tokens[0].bonus", "at least -99"),
    ("tokens.yaml", "now: {trade: 1}", "bonus: 1", "tokens[6].bonus", "only a fish has a bonus"),
    ("tokens.yaml", "now: {trade: 1}", "scores: {fixed: 1}", "tokens[6].scores", "only a pouch scores"),
    ("tokens.yaml", "now: {trade: 1}", "now: {trade: -1}", "tokens[6].now.trade", "at least 0"),
    ("tokens.yaml", "now: {trade: 1}", "now: {trade: 1}, action: build", "tokens[6].now", "nothing beside it"),
    ("tokens.yaml", "action: activate", "action: fly", "tokens[7].action", "fly"),
    ("tokens.yaml", "{per_kobun: 1}", "{per_kobuns: 1}", "tokens[10].scores.per_kobuns", "did you mean per_kobun?"),
    # boats.yaml
    ("boats.yaml", "{id: taxi-boat,", "{id: shop-boat,", "boats[3].id", '"shop-boat" is there twice'),
    ("boats.yaml", "{id: taxi-boat,", "{id: junk,", "boats[3].id", 'no picture of the boat "junk"'),
    ("boats.yaml", "number: 3, cost: {wood: 1}", "number: 2, cost: {wood: 1}", "boats[3].number", "is there twice"),
    ("boats.yaml", "number: 3, cost: {wood: 1}", "number: 7, cost: {wood: 1}", "boats[3].number", "at most 6"),
    ("boats.yaml", "number: 3, cost: {wood: 1}", "number: 3", "boats[3]", "is built, so it needs a cost"),
    ("boats.yaml", "number: 3, cost: {wood: 1}", "number: 3, cost: {wood: -1}", "boats[3].cost.wood", "at least 0"),
    ("boats.yaml", "number: 3, cost: {wood: 1}", "number: 0", "boats", "one boat, number 0, lies in the river"),
    ("boats.yaml", "number: 0, sides", "number: 0, cost: {mon: 1}, sides", "boats[0].cost", "never built"),
    ("boats.yaml", "number: 0, sides", "number: 0, trade: 1, sides", "boats[0].trade", "never built"),
    ("boats.yaml", "b: {pay: {mon: 3}, gain: {firefighting: 2}}", "c: {pay: {mon: 3}, gain: {firefighting: 2}}",
     "boats[3].sides.c", 'unknown key "c"'),
    ("boats.yaml", ", b: {pay: {mon: 3}, gain: {firefighting: 2}}", "", "boats[3].sides", "b is missing"),
    ("boats.yaml", "a: {pay: {mon: 1}, gain: {experience: 1}}, b", "b", "boats[3].sides.a", 'the key "a" is missing'),
    ("boats.yaml", "{a: {action: market}}", "{a: {action: market}, b: {action: hire}}", "boats[1].sides.b",
     "no side but a"),
    ("boats.yaml", "{a: {action: market}}", "{a: {action: market, gain: {mon: 1}}}", "boats[1].sides.a",
     "either a gain or an action"),
    ("boats.yaml", "{a: {action: market}}", "{a: {}}", "boats[1].sides.a", "either a gain or an action"),
    ("boats.yaml", "number: 2, cost: {mon: 3}", "number: 2, own_wave: true, cost: {mon: 3}", "boats",
     "one wave at most"),
    ("boats.yaml", "action: exchange, exchange: {first: sandal, second: rice, most: 2}", "action: exchange",
     "boats[0].sides.a", "the action exchange needs exchange"),
    ("boats.yaml", "first: sandal, second: rice, most: 2", "first: sandal, second: rice, most: 0",
     "boats[0].sides.a.exchange.most", "at least 1"),
    ("boats.yaml", "first: sandal, second: rice", "first: rice, second: rice", "boats[0].sides.a.exchange.second",
     "for another"),
    ("boats.yaml", "a: {action: hire}", "a: {action: fire}", "boats[5].sides.a.action", "(did you mean hire?)"),
    # personalities.yaml
    ("personalities.yaml", "{id: ryokan,", "{id: siebold,", "personalities[13].id", '"siebold" is there twice'),
    ("personalities.yaml", "{id: ryokan,", "{id: basho,", "personalities[13].id",
     'no picture of the personality "basho"'),
    ("personalities.yaml", "katsushika-oi, season: winter", "katsushika-oi, season: new", "personalities[19].season",
     "new"),
    ("personalities.yaml", "katsushika-oi, season: winter, now: {action: retire}", "katsushika-oi, season: winter",
     "personalities[19]", "one of ongoing, now and end"),
    ("personalities.yaml", "now: {action: retire}", "now: {action: retire}, end: {iki: 1}", "personalities[19]",
     "one of ongoing, now and end"),
    ("personalities.yaml", "now: {action: retire}", "now: {action: retire, discount: 1}",
     "personalities[19].now.discount", "goes with the action hire"),
    ("personalities.yaml", "now: {action: retire}", "now: {action: retire, token: owner}",
     "personalities[19].now.token", "goes with the action token"),
    ("personalities.yaml", "action: token, token: doctor", "action: token", "personalities[10].now",
     "the action token needs token"),
    ("personalities.yaml", "action: exchange, pay: {iki: 4},", "action: exchange,", "personalities[12].now",
     "the action exchange needs pay"),
    ("personalities.yaml", "pay: {iki: 4}", "pay: {iki: -4}", "personalities[12].now.pay.iki", "at least 0"),
    ("personalities.yaml", "{mon_per_meeting: 2}", "{}", "personalities[0].ongoing", "one thing is told here"),
    ("personalities.yaml", "{mon_per_meeting: 2}", "{mon_per_meeting: 200}",
     "personalities[0].ongoing.mon_per_meeting", "at most 99"),
    ("personalities.yaml", "{per_boat: 2, per_building: 2}", "{}", "personalities[17].end", "this counts nothing"),
    ("personalities.yaml", "[pipe, pouch, fish, boat]", "[pipe, pipe]", "personalities[18].end.needs.one_of_each",
     "twice"),
    ("personalities.yaml", "[pipe, pouch, fish, boat]", "[pipe, tobacco]", "personalities[18].end.needs.one_of_each[1]",
     "tobacco"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "path", "words"), FAULTS)
def test_faults_are_told_with_their_line(author: Author, file: str, old: str, new: str, path: str, words: str) -> None:
    line = author.replace(file, old, new)
    problems = author.problems()
    matching = [problem for problem in problems if problem.path == path and words in str(problem)]
    assert len(matching) == 1, "\n".join(map(str, problems))
    problem = matching[0]
    # What does not go together is told where a list begins, perhaps in another file; what is missing, around its place.
    if path not in ("", "street", "characters", "boats", "tokens", "options", "waves"):
        assert (Path(problem.file).name, problem.line) == (file, line)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_told(author: Author, file: str) -> None:
    author.file(file).unlink()
    assert [(Path(problem.file).name, problem.line) for problem in author.problems()] == [(file, 1)]


def test_a_token_that_a_character_brings_must_be_there(author: Author) -> None:
    lines = author.file("tokens.yaml").read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if "pouch-policeman" not in line]
    author.file("tokens.yaml").write_text("".join(kept), encoding="utf-8")
    found = [(problem.path, problem.message) for problem in author.problems()]
    assert found == [("tokens", 'a character brings "pouch-policeman", so it must be here')]


def test_iki_must_be_there(author: Author) -> None:
    shutil.rmtree(author.folder / "iki")
    problems = [str(problem) for problem in author.problems()]
    assert any("iki_akebono/game.yaml:5: extends: there is no game" in problem for problem in problems), problems
    assert any("/iki/characters.yaml:1:" in problem for problem in problems), problems


def test_a_game_of_its_own_extends_nothing(author: Author) -> None:
    path = author.folder / "iki" / "game.yaml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("id: iki\n", "id: iki\nextends: samurai\n"), encoding="utf-8"
    )
    with pytest.raises(ContentError) as caught:
        iki.load(DataFolder(author.folder))
    assert [(problem.line, problem.path) for problem in caught.value.problems] == [(3, "extends")]
    assert "stands on its own" in str(caught.value)


def test_too_few_personalities_and_buildings(author: Author) -> None:
    for name in ("hiroshige", "hokusai", "ota-nanpo", "ema-saiko"):
        text = author.file("personalities.yaml").read_text(encoding="utf-8")
        line = next(line for line in text.splitlines(keepends=True) if f"id: {name}," in line)
        author.replace("personalities.yaml", line, "")
    author.replace("game.yaml", "ongoing_buildings: 2", "ongoing_buildings: 0")
    iki_game = author.folder / "iki" / "game.yaml"
    text = iki_game.read_text(encoding="utf-8")
    iki_game.write_text(text.replace("buildings_on_offer: 6", "buildings_on_offer: 10"), encoding="utf-8")
    lines = author.file("buildings.yaml").read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not re.search("id: (temple|pub|kimono-shop|private-school|picture-book)", line)]
    author.file("buildings.yaml").write_text("".join(kept), encoding="utf-8")
    problems = [f"{Path(problem.file).name} {problem.message}" for problem in author.problems()]
    assert problems == [
        "buildings.yaml 10 buildings are on offer, there are no more than 9 to choose from",
        "personalities.yaml summer needs 2 personalities, there are 1",
    ]


def test_corrections_of_iki_must_do_for_the_expansion(author: Author) -> None:
    game = author.folder / "iki" / "game.yaml"
    text = game.read_text(encoding="utf-8").replace("players: [2, 3, 4]", "players: [2, 3]")
    game.write_text(text, encoding="utf-8")
    found = [problem for problem in author.problems() if problem.path == "players"]
    assert [(Path(problem.file).parent.name, problem.message) for problem in found] == [
        ("iki_akebono", "IKI's own data is not for 4 players")
    ]


def test_faults_of_ikis_own_files_are_told_beside_those_of_the_expansion(author: Author) -> None:
    game = author.folder / "iki" / "game.yaml"
    game.write_text(game.read_text(encoding="utf-8").replace("kobuns: 4", "kobuns: 0"), encoding="utf-8")
    author.replace("boats.yaml", "{id: houseboat,", "{id: raft,")
    assert {(Path(p.file).parent.name, p.path) for p in author.problems()} == {
        ("iki", "kobuns"),
        ("iki_akebono", "boats[6].id"),
    }


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_spoilt_is_told_on_a_line_of_its_file_or_loads(author: Author, seed: int) -> None:
    chance = random.Random(seed)
    file = author.file(chance.choice(FILES))
    text = file.read_text(encoding="utf-8")
    for _ in range(chance.choice((1, 1, 2, 4))):
        words = list(re.finditer(r"[\w.-]+|[\[\]{}:,>-]|\n", text))
        old, other = chance.choice(words), chance.choice(words)
        new = chance.choice((chance.choice(JUNK), other.group()))
        text = text[: old.start()] + new + text[old.end() :]
    file.write_text(text, encoding="utf-8")
    try:
        made = content.load(DataFolder(author.folder))
    except ContentError as error:
        for problem in error.problems:
            lines = Path(problem.file).read_text(encoding="utf-8").count("\n") + 1
            assert 1 <= problem.line <= lines, f"seed {seed}: {problem}"
            assert not re.search(r"[Ii]nput should|valid (tuple|string|int)|pydantic", problem.message), problem
        return
    assert Counter(person.month for person in made.characters if person.month) == dict.fromkeys(range(1, 13), 2)
    assert set(made.two.street) == {shop.id for shop in made.shops}
    assert len({*(person.id for person in made.characters), *(building.id for building in made.buildings)}) == len(
        made.characters
    ) + len(made.buildings)


# ---- a player's own content --------------------------------------------------------------------------------------


def corrected(folder: Path, game: str, name: str, old: str, new: str) -> None:
    (folder / game).mkdir(exist_ok=True)
    text = data(game, name).read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    (folder / game / name).write_text(text.replace(old, new), encoding="utf-8")


def test_files_of_both_folders_can_be_corrected(tmp_path: Path) -> None:
    corrected(
        tmp_path, "iki", "characters.yaml",
        "{id: yamabushi, season: spring, type: special, cost: 2, cost_status: reconstruction",
        "{id: yamabushi, season: spring, type: special, cost: 3, cost_status: printed",
    )  # fmt: skip
    corrected(
        tmp_path, "iki_akebono", "characters.yaml",
        "{id: doctor, month: 2, type: special, cost: 3, cost_status: reconstruction",
        "{id: doctor, month: 2, type: special, cost: 5, cost_status: printed",
    )  # fmt: skip
    corrected(
        tmp_path, "iki_akebono", "tokens.yaml",
        "season: spring, cost: 1, cost_status: reconstruction", "season: spring, cost: 2, cost_status: printed",
    )  # fmt: skip
    problems, files = check_folder(tmp_path, {"iki": iki.load, "iki_akebono": content.load})
    assert files == 3
    assert [problem for problem in problems if problem.file.startswith(str(tmp_path))] == []
    own, usual = content.load(shipped(tmp_path)), content.load(shipped())
    assert own.overridden == ("iki/characters.yaml", "iki_akebono/characters.yaml", "iki_akebono/tokens.yaml")
    assert usual.overridden == ()
    people = [(a.id, a.cost, a.status) for a, b in zip(own.characters, usual.characters, strict=True) if a != b]
    assert people == [("yamabushi", 3, "printed"), ("doctor", 5, "printed")]
    tokens = [(a.id, a.cost, a.status) for a, b in zip(own.tokens, usual.tokens, strict=True) if a != b]
    assert tokens == [("fish-spring-3", 2, "printed")]


def test_every_cost_has_its_status(parts: AkebonoContent) -> None:
    """No printed rules name what New Characters and tokens cost; those of buildings stand in the rulebook."""
    assert {person.status for person in parts.characters if person.month} == {"reconstruction"}
    assert {token.status for token in parts.tokens if token.season != NO_SEASON} == {"reconstruction"}
    assert {building.status for building in parts.buildings[10:]} == {"printed"}
