"""Positions of Akebono from a few facts: whole ones come back as they were, gaps are filled."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.setup import Setup
from edo_table.games.iki_akebono.frames import STEP_NAMES
from edo_table.games.iki_akebono.rules import create
from tests.games.iki import arranging as iki
from tests.games.iki.arranging import Steps, assert_comes_back, facts_of, play_on, told
from tests.games.iki_akebono.plenty import PLENTY, SeldomPlay

GAME = create(shipped())
arranged = partial(facts_of, GAME)
WITHOUT = {"grand_master": "without"}


# ---- whole positions -------------------------------------------------------------------------------------------------


def test_positions_come_back_whole() -> None:
    """Every kind of pending steps that games reach, several times each."""
    seen: Counter[tuple[int, ...]] = Counter()
    for setup, state, _ in SeldomPlay().games(range(200)):
        if setup.seed >= 30 and {kind[-1] for kind in seen} == set(STEP_NAMES):
            break
        kind = (setup.players, *(frame[0] for frame in state.stack))
        seen[kind] += 1
        if seen[kind] > 4:
            continue
        assert_comes_back(PLENTY, setup, state, f"seed {setup.seed}, ply {state.ply}, {STEP_NAMES[kind[-1]]}")
    assert {kind[-1] for kind in seen} == set(STEP_NAMES)


def test_parts_of_true_positions_can_be_given() -> None:
    """Dropping what follows from the rest leaves facts that give the same position."""
    for setup, state, _ in SeldomPlay().games(range(10)):
        if state.ply % 5 != setup.seed % 5:
            continue
        facts = PLENTY.position(state)
        given = told(facts)
        given["boats"] = {name: boat for name, boat in facts["boats"].items() if boat["side"] == "b" or boat["wave"]}
        given["decks"] = {season: cards for season, cards in facts["decks"].items() if cards}
        at = f"seed {setup.seed}, ply {state.ply}, {facts['step']}"
        assert PLENTY.position(PLENTY.arrange(setup, given)) == facts, at


# ---- single steps ----------------------------------------------------------------------------------------------------

OWN = {"board": {"nw1": "monk"}}
RICH = {"mon": 9, "rice": 2, "sandal": 2, "wood": 2}
STEPS: dict[str, dict[str, Any]] = {
    **iki.STEPS,
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
MONTHS = {
    **iki.MONTHS, "second_hire": 7, "relocate": 4, "free_skill": 4, "retire": 10, "raise_other": 3, "pick_gain": 6,
    "wander": 2, "spend_fish": 4, "discount": 9, "rescue": 5, "name_type": 12, "offered_exchange": 7,
}  # fmt: skip


class TestSteps(Steps):
    game, names, steps, months = GAME, STEP_NAMES, STEPS, MONTHS


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
    play_on(GAME, state, random.Random(0))


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
