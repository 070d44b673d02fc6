"""Positions of Akebono from a few facts: whole ones come back as they were, gaps are filled, nonsense is refused."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.errors import BadPosition
from edo_table.engine.setup import Setup
from edo_table.games.iki_akebono.frames import STEP_NAMES
from edo_table.games.iki_akebono.rules import create
from edo_table.games.iki_akebono.state import AkebonoState
from tests.games.iki_akebono.plenty import PLENTY, SeldomPlay

GAME = create(shipped())
WITHOUT = {"grand_master": "without"}


def arranged(given: dict[str, Any], players: int = 3) -> dict[str, Any]:
    state = GAME.arrange(Setup(players, 0), given)
    assert not GAME.invariants(state)
    return GAME.position(state)


def without_chance(state: AkebonoState) -> dict[str, Any]:
    facts = state.to_dict()
    del facts["streams"]
    return facts


# ---- whole positions -------------------------------------------------------------------------------------------------


def test_positions_come_back_whole() -> None:
    """Every kind of pending steps that games reach, several times each."""
    seen: Counter[tuple[int, ...]] = Counter()
    for setup, state, _ in SeldomPlay().games(range(50)):
        kind = (setup.players, *(frame[0] for frame in state.stack))
        seen[kind] += 1
        if seen[kind] > 4:
            continue
        facts = json.loads(json.dumps(PLENTY.position(state)))
        at = f"seed {setup.seed}, ply {state.ply}, {facts['step']}, {facts['doing']}"
        back = PLENTY.arrange(setup, facts)
        assert without_chance(back) == without_chance(state), at
        assert PLENTY.position(back) == facts, at
    assert {kind[-1] for kind in seen} == set(STEP_NAMES)


def test_parts_of_true_positions_can_be_given() -> None:
    """Dropping what follows from the rest leaves facts that give the same position."""
    for setup, state, _ in SeldomPlay().games(range(10)):
        if state.ply % 5 != setup.seed % 5:
            continue
        facts = PLENTY.position(state)
        given = {key: value for key, value in facts.items() if key not in ("is_whole", "starters", "market")}
        derived = ("kobuns", "total")
        given["players"] = [{k: v for k, v in player.items() if k not in derived} for player in facts["players"]]
        given["board"] = {stall: card for stall, card in facts["board"].items() if card is not None}
        given["boats"] = {name: boat for name, boat in facts["boats"].items() if boat["side"] == "b" or boat["wave"]}
        given["decks"] = {season: cards for season, cards in facts["decks"].items() if cards}
        at = f"seed {setup.seed}, ply {state.ply}, {facts['step']}"
        assert PLENTY.position(PLENTY.arrange(setup, given)) == facts, at


# ---- single steps ----------------------------------------------------------------------------------------------------

OWN = {"board": {"nw1": "monk"}}
RICH = {"mon": 9, "rice": 2, "sandal": 2, "wood": 2}
STEPS: dict[str, dict[str, Any]] = {
    "begin": {},
    "way": {},
    "hire": {},
    "move": {},
    "move_on": {"players": [{"retired": ["ox-cart"]}]},
    "business": {},
    "tobacco": {"doing": {"bought": "pipe"}, "players": [{"tokens": ["pipe-spring-1"], "at": "tobacco-shop"}]},
    "raise": OWN,
    "swap": {"board": {"nw1": "kite-maker", "sw1": "monk"}},
    "build": {"board": {"nw1": {"card": "carpenter", "owner": 1}}, "players": [{"wood": 9, "koban": 2}]},
    "neutral": {},
    "hunger": {"board": {"nw1": "monk", "nw2": "ox-cart"}},
    "charm": {**OWN, "players": [{"retired": ["yamabushi"]}]},
    "new_year": {},
    "joker": {"players": [{"retired": ["puppeteer"]}]},
    "over": {},
    "activate": {},
    "boat_bonus": {"boats": {"taxi-boat": {"owner": 0}}, **OWN},
    "another_boat": {"board": {"nw1": "inn-for-sailors"}, "boats": {"wandering-boat": {"owner": 0}}},
    "river_market": {"boats": {"shop-boat": {"owner": 1}}},
    "exchange": {},
    "hire_now": {"boats": {"ferry-boat": {"owner": 1}}},
    "second_hire": {"players": [{"retired": ["nagaya-owner"], "mon": 20}]},
    "meet_other": {"boats": {"ferry-boat": {"owner": 1, "side": "b"}}},
    "relocate": {**OWN, "players": [{"met": ["hokusai"]}]},
    "free_skill": {**OWN, "players": [{"met": ["hokusai"]}]},
    "retire": {**OWN, "players": [{"met": ["katsushika-oi"]}]},
    "raise_other": {"board": {"nw1": "monk", "nw2": "water-wheel-carpenter"}},
    "lower": {"board": {"nw1": {"card": "monk", "experience": 1}}},
    "pick_salary": {"board": {"nw1": "dice-maker"}},
    "pick_gain": {"board": {"nw1": {"card": "goldfish-seller", "owner": 1}}},
    "wander": {"board": {"nw1": "express-messenger"}},
    "spend_fish": {"board": {"nw1": "pub"}, "players": [{"tokens": ["fish-spring-1", "fish-summer-1"]}]},
    "hammer": {},
    "discount": {"board": {"nw1": {"card": "swordsmith", "owner": 1}}, "players": [{"wood": 2}]},
    "first_space": {"boats": {"carrying-ship": {"owner": 1}}, "players": [{"boat_tokens": 1}]},
    "rescue": {**OWN, "players": [{"retired": ["doctor"]}]},
    "name_type": {"players": [{"retired": ["rice-broker"]}]},
    "offered_exchange": {"players": [{"met": ["siebold"], "iki": 4}]},
}
"""What each step needs at least."""
MONTHS = {
    "begin": 0, "hunger": 3, "charm": 5, "new_year": 13, "joker": 13, "over": 13, "second_hire": 7, "relocate": 4,
    "free_skill": 4, "retire": 10, "raise_other": 3, "pick_gain": 6, "wander": 2, "spend_fish": 4, "discount": 9,
    "rescue": 5, "name_type": 12, "offered_exchange": 7,
}  # fmt: skip


def test_every_step_is_listed() -> None:
    assert set(STEPS) == set(STEP_NAMES.values())


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_step_is_enough(players: int, step: str) -> None:
    """Little more than its name gives a sound position of each step, from which games can be played to their end."""
    if step == "neutral" and players > 2:
        with pytest.raises(BadPosition, match="two players"):
            arranged({"step": step}, players)
        return
    given = {"step": step, **STEPS[step]}
    position = arranged(given, players)
    assert position["step"] == step
    assert position["month"] == MONTHS.get(step, 1)
    saved = GAME.arrange(Setup(players, 0), given)
    resumed = GAME.state_from_dict(json.loads(json.dumps(saved.to_dict())))
    assert resumed.checksum() == saved.checksum(), "a game saved in the middle of this step goes on from there"
    assert GAME.legal(resumed) == GAME.legal(saved)
    for seed in range(2):
        chance = random.Random(seed)
        state = GAME.arrange(Setup(players, seed), given)
        for _ in range(400):
            if GAME.actor(state) < 0:
                break
            GAME.apply(state, chance.choice(GAME.legal(state)))
            assert not GAME.invariants(state), f"seed {seed}"
        assert GAME.result(state) is not None


EVENTS: dict[str, dict[str, Any]] = {
    "hunger": {"step": "rescue", "month": 3, **OWN, "players": [{"retired": ["doctor"], "rice": 0}]},
    "a first choice of the hungry": {
        "step": "rescue", "month": 6, "doing": {"stall": "nw2", "hungry": 1},
        "board": {"nw1": "monk", "nw2": "ox-cart", "nw3": "carpenter"}, "players": [{"retired": ["doctor"]}],
    },
    "all hungry": {
        "step": "rescue", "month": 9, "doing": {"stall": "nw1", "starving": ["nw2"]},
        "board": {"nw1": "monk", "nw2": "ox-cart"}, "players": [{"retired": ["doctor"], "rice": 0}],
    },
    "a type after the Grand Master": {
        "step": "name_type", "doing": {"during": "grand_master"}, "players": [{"retired": ["rice-broker"]}],
    },
    "a type on Payday": {
        "step": "name_type", "doing": {"during": "payday"}, "players": [{"retired": ["rice-broker"], "rice": 0}],
    },
    "a type at the count": {
        "step": "name_type", "doing": {"during": "count"}, "players": [{}, {"retired": ["mounted-samurai"]}],
    },
    "a type of another seat in a turn": {
        "step": "name_type", "doing": {"turn_of": 1}, "players": [{"retired": ["rice-broker"]}],
    },
    "a type on New Year's Day": {"step": "name_type", "month": 13, "players": [{"retired": ["rice-broker"]}]},
    "a hire that goes on": {
        "step": "name_type", "doing": {"hired": True, "next": ["offer_second_hire", "move"]},
        "players": [{"retired": ["rice-broker"]}],
    },
    "a boat after a visit": {
        "step": "exchange",
        "doing": {"used": ["character"], "boat": "tea-boat", "next": [{"step": "after_visit", "character": "monk"}]},
        "board": {"nw1": {"card": "monk", "owner": 1}},
    },
    "a visit in short": {
        "step": "activate", "doing": {"visiting": "ceramic-seller"},
        "board": {"nw1": {"card": "ceramic-seller", "owner": 1}},
    },
    "an exchange by a character": {
        "step": "exchange", "doing": {"character": "repairman"}, "board": {"nw1": "repairman"},
    },
    "a discount that is taken": {
        "step": "hammer", "doing": {"character": "swordsmith", "discount": 2}, "board": {"nw1": "swordsmith"},
        "players": [{"sandal": 9, "wood": 2}],
    },
    "a cheaper hire": {"step": "hire_now", "doing": {"off": 2}, "players": [{"met": ["ota-nanpo"]}]},
}  # fmt: skip


@pytest.mark.parametrize("name", EVENTS)
def test_steps_at_other_times(name: str) -> None:
    players = 2 if "Grand Master" in name else 3
    given = EVENTS[name]
    facts = arranged(given, players)
    assert facts["step"] == given["step"]
    said = {name: what for name, what in given.get("doing", {}).items() if name not in ("visiting", "next", "hungry")}
    assert said.items() <= facts["doing"].items()
    setup = Setup(players, 0)
    state = GAME.arrange(setup, facts)
    assert GAME.position(state) == facts
    chance = random.Random(0)
    while GAME.actor(state) >= 0:
        GAME.apply(state, chance.choice(GAME.legal(state)))
        assert not GAME.invariants(state)


# ---- what is filled in -----------------------------------------------------------------------------------------------


def test_the_month_follows_from_the_new_characters() -> None:
    assert arranged({"board": {"nw1": "taiko-seller"}})["month"] == 1
    assert arranged({"players": [{"retired": ["policeman"]}]})["month"] == 11
    assert arranged({"players": [{"met": ["hokusai"]}]})["month"] == 4
    assert arranged({"players": [{"spent": ["pipe-winter-3"]}]})["month"] == 10


def test_what_is_not_said_is_there() -> None:
    facts = arranged({"month": 5})
    assert len(facts["row"]) == 5
    assert facts["row"][-1]["character"] in ("cabinet-maker", "mask-crafter")
    assert [len(facts["decks"][season]) for season in ("spring", "summer", "autumn", "winter")] == [0, 4, 12, 12]
    assert [len(cards) for cards in facts["box"].values()] == [2, 2, 2, 2, 12]
    assert len(facts["newcomers"]) == 7
    assert len(facts["bridge"]) == 2
    assert [len(people) for people in facts["personalities"].values()] == [0, 0, 2, 2]
    assert len(facts["market"]) == 6
    assert len(facts["river"]) == 3
    assert [name for name, boat in facts["boats"].items() if boat["wave"]] == ["tea-boat"]


def test_what_is_said_is_there() -> None:
    facts = arranged(
        {
            "month": 6,
            "row": ["engraver", {"character": "plasterer", "mon": 1}, "goldfish-seller"],
            "boats": {"houseboat": {"owner": 1, "wave": 6, "side": "b"}, "shop-boat": {"owner": 1}},
            "bridge": ["hokusai", "ema-saiko"],
            "river": ["pipe-summer-1"],
            "newcomers": ["nagaya-owner", "repairman"],
            "personalities": {"winter": ["shiba-kokan"]},
            "box": {"newcomers": ["seaweed-shop"], "autumn": ["clocksmith"]},
            "players": [
                {"trade": 7, "tokens": ["fish-summer-1", "pouch-summer-3"], "spent": ["pipe-spring-1"]},
                {"met": ["nezumi-kozo", "rai-sanyo"], "permits": {"doctor": 0}, "retired": ["doctor"]},
            ],
        }
    )
    assert [card["character"] for card in facts["row"]] == ["plasterer", "engraver", "goldfish-seller"]
    assert facts["boats"]["houseboat"] == {"side": "b", "wave": 6, "owner": 1}
    assert facts["boats"]["shop-boat"] == {"side": "a", "wave": 7, "owner": 1}
    assert facts["bridge"] == ["hokusai", "ema-saiko"]
    assert facts["river"] == ["pipe-summer-1"]
    assert len(facts["market"]) == 6
    assert facts["newcomers"][:2] == ["nagaya-owner", "repairman"]
    assert "shiba-kokan" in facts["personalities"]["winter"]
    assert "ceramic-seller" in facts["newcomers"]
    assert "clocksmith" in facts["box"]["autumn"]
    assert facts["players"][0]["trade"] == 7
    assert facts["players"][1]["met"] == ["nezumi-kozo", "rai-sanyo"]
    assert facts["players"][1]["permits"] == {"doctor": 0, "messenger": 0, "owner": 0}


def test_tokens_of_retired_characters_come_with_them() -> None:
    players = [{"retired": ["doctor", "policeman"], "met": ["sugita-genpaku"]}]
    first = arranged({"players": players})["players"][0]
    assert first["permits"]["doctor"] == 2
    assert first["tokens"] == ["pouch-policeman"]
    end = arranged({"step": "over", "players": players})["players"][0]
    assert end["tokens"] == []


def test_what_the_market_has_no_place_for_lies_in_the_river() -> None:
    facts = arranged({"month": 1, "river": [], "players": [{"tokens": ["fish-spring-3"]}]})
    assert facts["river"] == ["pipe-spring-3", "pouch-spring-3"]
    assert facts["market"] == [f"{kind}-spring-{n}" for kind in ("fish", "pipe", "pouch") for n in (1, 2)]


def test_the_grand_master_has_walked() -> None:
    assert arranged({"month": 1}, 2)["master"] is None
    assert arranged({"month": 2}, 2)["master"] == "sandal-shop"
    assert arranged({"month": 2, "master": "nihonbashi-bridge"}, 2)["master"] == "nihonbashi-bridge"
    assert arranged({"month": 2}, 3)["master"] is None
    assert GAME.position(GAME.arrange(Setup(2, 0, WITHOUT), {"month": 2}))["master"] is None


# ---- what is refused -------------------------------------------------------------------------------------------------

PAIR = {"board": {"nw1": "calendar-seller"}}
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown boat": ({"boats": {"row-boat": {}}}, "at: boats.row-boat"),
    "an unknown side": ({"boats": {"taxi-boat": {"side": "c"}}}, "at: boats.taxi-boat.side"),
    "a side that a boat does not have": ({"boats": {"shop-boat": {"side": "b"}}}, "at: boats.shop-boat.side"),
    "a boat of nobody": ({"boats": {"taxi-boat": {"wave": 2}}}, "at: boats.taxi-boat.owner"),
    "an owner of the first boat": ({"boats": {"tea-boat": {"owner": 1}}}, "at: boats.tea-boat.owner"),
    "a wave too many": ({"boats": {"taxi-boat": {"wave": 8, "owner": 0}}}, "at: boats.taxi-boat.wave"),
    "a wave that is kept": ({"boats": {"taxi-boat": {"wave": 7, "owner": 0}}}, "at: boats.taxi-boat.wave"),
    "another wave than its own": ({"boats": {"shop-boat": {"wave": 1, "owner": 0}}}, "at: boats.shop-boat.wave"),
    "two boats on a wave": (
        {"boats": {"taxi-boat": {"wave": 3, "owner": 0}, "houseboat": {"wave": 3, "owner": 1}}}, "at: boats.houseboat",
    ),
    "three boats of a seat": (
        {"boats": {boat: {"owner": 0} for boat in ("taxi-boat", "houseboat", "ferry-boat")}},
        "at: boats.ferry-boat.owner",
    ),
    "trade beyond the track": ({"players": [{"trade": 11}]}, "at: players.0.trade"),
    "boat tokens without their boat": ({"players": [{"boat_tokens": 1}]}, "boat tokens"),
    "four boat tokens": (
        {"boats": {"carrying-ship": {"owner": 0}}, "players": [{"boat_tokens": 4}]}, "boat tokens",
    ),
    "a permit that nobody gave": ({"players": [{"permits": {"owner": 1}}]}, "token owner"),
    "a personality twice": ({"players": [{"met": ["rai-sanyo"]}, {"met": ["rai-sanyo"]}]}, "at: players.1.met.0"),
    "a personality met and on the bridge": (
        {"bridge": ["rai-sanyo", "nezumi-kozo"], "players": [{"met": ["rai-sanyo"]}]}, "at: bridge.0",
    ),
    "a personality of the next season": (
        {"month": 3, "players": [{"met": ["hokusai"]}]}, "at: players.0.met.0",
    ),
    "a bridge of the last season": ({"month": 4, "bridge": ["rai-sanyo"]}, "at: bridge.0"),
    "three on the bridge": ({"bridge": ["rai-sanyo", "nezumi-kozo", "mogami-tokunai"]}, "at: bridge"),
    "one on the bridge that nobody met": ({"month": 1, "bridge": ["rai-sanyo"]}, "at: bridge"),
    "three met without a ferry": (
        {"month": 1, "players": [{"met": ["rai-sanyo", "nezumi-kozo", "mogami-tokunai"]}]}, "not on the bridge",
    ),
    "personalities to come that have come": (
        {"month": 4, "personalities": {"summer": ["hokusai"]}}, "at: personalities.summer",
    ),
    "personalities of another season": ({"personalities": {"summer": ["rai-sanyo"]}}, "at: personalities.summer.0"),
    "both New Characters of a month": ({**PAIR, "players": [{"retired": ["taiko-seller"]}]}, "at: players.0.retired.0"),
    "a New Character of the game in the box": (
        {**PAIR, "box": {"newcomers": ["calendar-seller"]}}, "at: box.newcomers.0",
    ),
    "both New Characters of a month in the box": (
        {"box": {"newcomers": ["calendar-seller", "taiko-seller"]}}, "at: box.newcomers.1",
    ),
    "a New Character before its month": ({"month": 2, "board": {"nw1": "drug-store"}}, "at: board.nw1"),
    "a New Character of another month in the row": ({"month": 2, "row": ["calendar-seller"]}, "at: row.0"),
    "New Characters to come in the wrong order": (
        {"month": 2, "newcomers": ["drug-store"]}, "at: newcomers.0",
    ),
    "a character of the box on the board": ({**OWN, "box": {"spring": ["monk"]}}, "at: box.spring.0"),
    "three characters of a season in the box": (
        {"box": {"spring": ["monk", "ox-cart", "carpenter"]}}, "at: box.spring",
    ),
    "five characters of a month": (
        {"month": 1, "board": {"nw1": "monk", "nw2": {"card": "ox-cart", "owner": 1}},
         "players": [{"retired": ["carpenter", "yamabushi", "dice-maker"]}]},
        "is not revealed by month 1",
    ),
    "two mon on a card": ({"month": 2, "row": [{"character": "monk", "mon": 2}]}, "one mon"),
    "three that waited": (
        {"month": 3, "row": [{"character": card, "mon": 1} for card in ("monk", "ox-cart", "carpenter")]}, "City board",
    ),
    "one who waited since spring": (
        {"month": 4, "row": [{"character": "engraver", "mon": 1}]}, "one season to the next",
    ),
    "a neutral New Character": (
        {"board": {"nw1": {"card": "taiko-seller", "owner": None}}}, "New Character is nobody's",
    ),
    "three ongoing buildings": (
        {"board": {"nw1": "farmhouse"}, "offer": ["tea-house", "public-bathhouse"]}, "do something while they stand",
    ),
    "a token in the river that was bought": (
        {"river": ["fish-spring-1"], "players": [{"tokens": ["fish-spring-1"]}]}, "at: river.0",
    ),
    "two fish in the river": ({"river": ["fish-spring-1", "fish-spring-2"]}, "at: river"),
    "a river of another season": ({"month": 1, "river": ["fish-summer-1"]}, "at: river.0"),
    "a pouch that was spent": ({"players": [{"spent": ["pouch-spring-1"]}]}, "cannot be"),
    "two fish of a season, one spent": (
        {"players": [{"tokens": ["fish-spring-1"], "spent": ["fish-spring-2"]}]}, "two fish of a season",
    ),
    "five fish": (
        {"players": [{"retired": ["fisherman"], "tokens": [
            "fish-spring-1", "fish-summer-1", "fish-autumn-1", "fish-winter-1", "fish-fisherman",
        ]}]},
        "more fish than its board has places",
    ),
    "a Fisherman's fish without the Fisherman": (
        {"players": [{"tokens": ["fish-fisherman"]}]}, "retired characters bring",
    ),
    "a type of one who works": (
        {"board": {"nw1": "rice-broker"}, "players": [{"named": {"rice-broker": "artisan"}}]}, "named",
    ),
    "a type that has one": ({"players": [{"named": {"monk": "artisan"}}]}, "at: players.0.named.monk"),
    "a type that is named already": (
        {"step": "name_type", "players": [{"retired": ["rice-broker"], "named": {"rice-broker": "artisan"}}]},
        "at: doing.character",
    ),
    "a Grand Master with three players": ({"month": 2, "master": "rice-shop"}, "at: master"),
    "tiles after the set-up": ({"tiles": {"wood-seller": 2}}, "at: tiles"),
    "a tile twice": ({"step": "begin", "tiles": {"wood-seller": 2, "salt-peddler": 2}}, "at: tiles"),
    "a tile that is not there": ({"step": "begin", "tiles": {"wood-seller": 6}}, "at: tiles.wood-seller"),
    "Kobuns counted before the end": ({"players": [{"posted": 2}]}, "at: players"),
    "what was hired while nobody has the turn": ({"step": "way", "doing": {"hired": True}}, "at: doing"),
    "hired before hiring": ({"step": "hire", "doing": {"hired": True}}, "hired in this turn"),
    "a first space without a boat token": ({"step": "first_space"}, "does not fit the position"),
    "a second hire without its token": ({"step": "second_hire"}, "does not fit the position"),
    "a market that is not built": ({"step": "river_market"}, "does not fit the position"),
    "a rescue without a Doctor token": ({"step": "rescue", **OWN}, "at: doing.stall"),
    "a rescue in another month": ({"step": "rescue", "month": 4, **OWN}, "at: month"),
    "a retirement that nobody gave": ({"step": "retire", **OWN}, "does not fit the position"),
    "another seat's turn": ({"step": "activate", "seat": 0, "doing": {"turn_of": 1}}, "at: doing.turn_of"),
    "a step that follows and does not exist": ({"doing": {"next": ["sleep"]}}, "at: doing.next.0.step"),
    "a step that follows and does not say enough": (
        {"step": "activate", "doing": {"next": ["offer_another_boat"]}}, "at: doing.next.0.boat",
    ),
    "steps in an order that play never has": (
        {"step": "lower", "board": {"nw1": {"card": "monk", "experience": 1}}, "doing": {"next": ["wander"]}}, "most",
    ),
    "a visit to nobody": ({"step": "activate", "doing": {"visiting": "monk"}}, "at: doing.visiting"),
    "a phase of another step": ({"step": "activate", "doing": {"during": "fire"}}, "at: doing.during"),
    "derived facts": ({"market": []}, "at: given"),
    "a text for a number": ({"players": [{"trade": "8"}]}, "at: players.0.trade"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_no_game_reaches_is_refused(name: str) -> None:
    given, told = WRONG[name]
    with pytest.raises(BadPosition) as caught:
        arranged(given, 2 if "neutral" in name else 3)
    assert told in str(caught.value), str(caught.value)
