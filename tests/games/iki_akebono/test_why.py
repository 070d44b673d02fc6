"""Whatever lies on the table and cannot be chosen says why, in words; what can be chosen says nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from edo_table.content.language import load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import data, shipped
from edo_table.content.yaml_source import read_yaml
from edo_table.engine.setup import Setup
from edo_table.games.iki_akebono.rules import create
from edo_table.games.registry import with_names
from tests.games.iki import answering as iki
from tests.games.iki_akebono.plenty import PLENTY, SeldomPlay

GAME = create(shipped())
CATALOGUE = with_names(load_catalogue(shipped()), GAME, 4)
PHRASES = Phrases(CATALOGUE, "iki_akebono", ["Aki", "Bo", "Chie", "Dai"])
OTHER_WORDS = {"cannot_build", "build_at_site"}
"""Reasons of IKI that are worded otherwise."""
ON_STALLS = ("raise", "hunger", "swap", "raise_other", "lower", "retire", "relocate")


def lying(facts: dict[str, Any]) -> Iterator[str]:
    """Return what lies on the table and must answer."""
    yield from iki.lying(GAME, facts, ON_STALLS)
    yield from (f"token:{token}" for token in facts["river"])
    yield from (f"boat:{boat}" for boat in facts["boats"])
    yield from (f"wave:{wave}" for wave in range(1, 8))
    yield from (f"personality:{name}" for name in facts["bridge"])
    yield from (f"personality:{name}" for player in facts["players"] for name in player["met"])
    if facts["step"] == "business":
        yield from ("again:shop", "again:character")


def test_everything_answers() -> None:
    seen: Counter[str] = Counter()
    for setup, state, _ in SeldomPlay().games(range(40)):
        facts = PLENTY.position(state)
        seen[facts["step"]] += 1
        if PLENTY.actor(state) < 0 or seen[facts["step"]] % 40 > 3:
            continue
        at = f"seed {setup.seed}, ply {state.ply}, {facts['step']}"
        iki.assert_answers(PLENTY, state, lying(facts), PHRASES, at)
    assert not CATALOGUE.missing


BRIDGE: dict[str, Any] = {"month": 4, "players": [{"at": "nihonbashi-bridge", "mon": 9}]}
SITE: dict[str, Any] = {"players": [{"at": "construction-site", "mon": 9, "wood": 3}]}
USED = {"doing": {"used": ["shop", "character"]}}
RIVER: dict[str, Any] = {
    "shop-boat": {"owner": 1},
    "carrying-ship": {"owner": 1},
    "ferry-boat": {"owner": 0, "side": "b"},
}
CASES: dict[str, tuple[dict[str, Any], tuple[str, ...], str, str]] = {
    "a boat away from the bridge": ({}, (), "boat:tea-boat", "boats_at_bridge"),
    "a second boat": ({**BRIDGE, **USED}, (), "boat:tea-boat", "one_boat"),
    "a boat that is not built": (BRIDGE, (), "boat:taxi-boat", "not_built"),
    "a boat without a pipe": (
        {**BRIDGE, "boats": {"carrying-ship": {"side": "b", "owner": 1}}}, (), "boat:carrying-ship", "no_pipe",
    ),
    "the same boat again": (
        {"step": "another_boat", "doing": {"boat": "tea-boat"}, "board": {"nw1": "inn-for-sailors"}},
        (), "boat:tea-boat", "same_boat",
    ),
    "another boat than the one just built": (
        {"step": "boat_bonus", "board": {"nw1": "monk"}, "boats": {"taxi-boat": {"owner": 0}}},
        (), "boat:tea-boat", "this_boat",
    ),
    "a boat that is built": ({"step": "hammer", "boats": RIVER}, (), "boat:shop-boat", "is_built"),
    "a boat away from the site": ({}, (), "boat:taxi-boat", "build_boat_at_site"),
    "a third boat": (
        {**SITE, "boats": {"taxi-boat": {"owner": 0}, "ferry-boat": {"owner": 0}}}, (), "boat:houseboat", "no_sailor",
    ),
    "a kept wave": (SITE, ("boat:taxi-boat",), "wave:7", "own_wave"),
    "a boat with its own wave": (SITE, ("boat:shop-boat",), "wave:2", "own_wave"),
    "a boat for the wrong wave": (SITE, ("wave:2",), "boat:shop-boat", "own_wave"),
    "a wave that is taken": (SITE, ("boat:taxi-boat",), "wave:1", "wave_taken"),
    "a wave before the boat": ({"players": [{"at": "construction-site", "mon": 0}]}, (), "wave:2", "choose_boat"),
    "a wave away from the site": ({}, (), "wave:2", "build_boat_at_site"),
    "a wave at another time": ({"step": "way"}, (), "wave:2", "wave_later"),
    "somebody met": ({**BRIDGE, "players": [{"met": ["rai-sanyo"]}]}, (), "personality:rai-sanyo", "met_before"),
    "somebody on the bridge for the ferry": (
        {"step": "meet_other", "boats": RIVER, "bridge": ["rai-sanyo", "nezumi-kozo"]},
        (), "personality:rai-sanyo", "meet_elsewhere",
    ),
    "a second personality": (
        {**BRIDGE, **USED, "bridge": ["hokusai", "ema-saiko"]}, (), "personality:hokusai", "one_personality",
    ),
    "a personality from afar": (
        {"bridge": ["rai-sanyo", "nezumi-kozo"]}, (), "personality:rai-sanyo", "meet_on_bridge",
    ),
    "the bridge itself": (BRIDGE, (), "shop:nihonbashi-bridge", "choose_on_bridge"),
    "business after the Express Messenger": ({"doing": {"used": ["all"]}}, (), "shop:sandal-shop", "used_up"),
    "no boat token": (USED, (), "again:shop", "no_boat_token"),
    "a boat token on the bridge": (
        {**BRIDGE, **USED, "boats": RIVER, "players": [{"at": "nihonbashi-bridge", "boat_tokens": 1}]},
        (), "again:shop", "no_token_on_bridge",
    ),
    "a new boat token": (
        {"doing": {"used": ["shop"], "new_boat_tokens": 1}, "boats": RIVER, "players": [{"boat_tokens": 1}]},
        (), "again:shop", "token_next_turn",
    ),
    "a boat token too soon": (
        {"boats": RIVER, "players": [{"boat_tokens": 1}]}, (), "again:shop", "first_without_token",
    ),
    "an exchange too large": ({"step": "exchange"}, (), "exchange:sandal:2", "cannot_exchange"),
    "a salary of nothing": (
        {"step": "pick_salary", "board": {"nw1": "dice-maker", "nw2": "monk"}}, (), "salary:monk", "no_salary",
    ),
    "too long a walk": ({"step": "wander", "board": {"nw1": "express-messenger"}}, (), "steps:3", "walk_too_far"),
    "a pouch for a fish": (
        {"step": "spend_fish", "board": {"nw1": "pub"},
         "players": [{"tokens": ["fish-spring-1", "fish-summer-1", "pouch-spring-1"]}]},
        (), "owned:pouch-spring-1", "only_fish",
    ),
    "the Fisherman's fish": (
        {"step": "spend_fish", "board": {"nw1": "pub"},
         "players": [{"retired": ["fisherman"], "tokens": ["fish-spring-1", "fish-summer-1", "fish-fisherman"]}]},
        (), "owned:fish-fisherman", "fish_of_market",
    ),
    "a neutral New Character": (
        {"step": "neutral", "row": ["monk", "taiko-seller"]}, (), "row:taiko-seller", "no_neutral_newcomer",
    ),
    "a salary that nobody has": (
        {"board": {"nw1": {"card": "mask-crafter", "owner": 1}}, "players": [{"at": "rice-shop", "mon": 2}]},
        (), "stall:nw1", "no_salary",
    ),
    "two stalls for who moves": (
        {"step": "relocate", "board": {"nw1": "monk"}, "players": [{"met": ["hokusai"]}]},
        ("stall:nw2",), "stall:nw3", "choose_who_moves",
    ),
    "the card just hired": (
        {"step": "raise_other", "board": {"nw1": "monk", "nw2": "boatman"}}, (), "stall:nw2", "raise_another",
    ),
    "a Kobun at the bottom": (
        {"step": "lower", "board": {"nw1": {"card": "monk", "experience": 1}, "nw2": "ox-cart"}},
        (), "stall:nw2", "lowest",
    ),
    "a Policeman without Kobuns": (
        {"board": {"nw1": {"card": "policeman", "owner": 1}}, "players": [{"at": "rice-shop"}]},
        (), "stall:nw1", "nobody_lower",
    ),
    "an Express Messenger after the shop": (
        {"doing": {"used": ["shop"]}, "board": {"nw1": "express-messenger"}, "players": [{"at": "rice-shop"}]},
        (), "stall:nw1", "wander_first",
    ),
    "a Ceramic Seller without boats": (
        {"board": {"nw1": "ceramic-seller"}, "players": [{"at": "rice-shop", "rice": 0, "sandal": 0}]},
        (), "stall:nw1", "no_boat",
    ),
    "a samurai without a pipe": (
        {"board": {"nw1": "mounted-samurai"}, "players": [{"at": "rice-shop"}]}, (), "stall:nw1", "no_pipe",
    ),
    "a fifth fish": (
        {"step": "river_market", "boats": RIVER, "month": 10, "players": [
            {"mon": 9, "retired": ["fisherman"],
             "tokens": ["fish-spring-1", "fish-summer-1", "fish-autumn-1", "fish-fisherman"]},
        ]},
        (), "token:fish-winter-3", "fish_full",
    ),
    "a gain of nothing": (
        {"step": "pick_gain", "board": {"nw1": "flower-seller"}, "players": [{"wood": 10}, {"wood": 10}]},
        (), "gain:1", "no_gain",
    ),
    "a discount too small": (
        {"step": "discount", "board": {"nw1": "swordsmith"}, "offer": ["pub", "private-school"],
         "players": [{"sandal": 1, "mon": 2, "wood": 0}]},
        (), "gain:1", "no_discount",
    ),
    "a token in the river": ({}, (), "token:fish-spring-3", "sold_in_river"),
    "a token of the market": ({"step": "river_market", "boats": RIVER}, (), "token:fish-spring-1", "only_in_river"),
    "a building without a fish": (
        {"step": "hammer", "offer": ["pub"], "players": [{"wood": 3}]}, (), "building:pub", "no_fish",
    ),
    "a Messenger token too soon": (
        {"step": "move", "doing": {"marks": ["new_messenger"]}, "players": [{"retired": ["express-messenger"]}]},
        (), "shop:rice-shop", "messenger_later",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_reasons(name: str) -> None:
    given, selected, target, key = CASES[name]
    state = GAME.arrange(Setup(2 if "neutral" in name else 3, 0), given)
    reason = GAME.why_not(state, selected, target)
    assert reason is not None
    assert reason.key == f"iki_akebono.why.{key}"
    assert PHRASES.message(reason.key, reason.args).endswith(".")


def test_every_reason_is_given() -> None:
    keys = set(read_yaml(data("iki_akebono", "lang", "en.yaml")).data["iki_akebono"]["why"])
    assert keys - {key for _, _, _, key in CASES.values()} == OTHER_WORDS


@pytest.mark.parametrize(
    "target",
    ["boat:", "boat:raft", "wave:0", "wave:8", "wave:x", "personality:x", "exchange:x:1", "owned:x", "again:x"],
)
def test_what_means_nothing_says_nothing(target: str) -> None:
    for step in ("business", "exchange", "hammer"):
        state = GAME.arrange(Setup(3, 0), {"step": step, "players": [{"at": "construction-site"}]})
        assert GAME.why_not(state, (), target) is None
