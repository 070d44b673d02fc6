"""Positions of IKI from a few facts: whole ones come back as they were, gaps are filled, nonsense is refused."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.setup import Setup
from edo_table.games.iki.position import STEP_NAMES
from edo_table.games.iki.rules import create
from tests.games.iki.arranging import Refusals, Steps, assert_comes_back, facts_of, told

GAME = create(shipped())
arranged = partial(facts_of, GAME)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_position_comes_back_whole(players: int, seed: int) -> None:
    print(f"seed {seed}, {players} players")
    setup, chance = Setup(players, seed), random.Random(seed)
    state = GAME.new(setup)
    while True:
        assert_comes_back(GAME, setup, state, f"ply {state.ply}")
        if GAME.actor(state) < 0:
            return
        GAME.apply(state, chance.choice(GAME.legal(state)))


def test_what_follows_a_step() -> None:
    """Business in month 5, then the other seats' turns, then the fire."""
    state = GAME.arrange(Setup(3, 0), {"month": 5, "seat": 1, "fires": ["ne"]})
    deciding = []
    heard: list[str] = []
    while GAME.position(state)["month"] == 5:
        facts = GAME.position(state)
        deciding.append((facts["seat"], facts["step"]))
        kind = {"hire": "income", "business": "end_turn"}.get(facts["step"])
        code = next(c for c in GAME.legal(state) if kind is None or GAME.spec(state, c).kind == kind)
        GAME.apply(state, code, lambda event: heard.append(f"{event.kind} {event.args.get('nagaya', '')}".strip()))
    turns = [(seat, step) for seat in (2, 0) for step in ("hire", "move", "business")]
    assert deciding == [(1, "business"), *turns]
    assert "fire ne" in heard


@pytest.mark.parametrize("fires", [["nw"], ["ne", "se"], ["sw", "sw", "nw"]])
def test_fires_come_as_they_are_given(fires: list[str]) -> None:
    assert arranged({"month": 2, "fires": fires})["fires"][: len(fires)] == fires


def test_the_month_follows_from_the_cards() -> None:
    assert arranged({"board": {"nw1": "monk"}})["month"] == 1
    four = {"nw2": "monk", "sw2": "ox-cart", "se2": "carpenter", "ne2": "yamabushi"}
    assert arranged({"board": {**four, "nw1": {"card": "dice-maker", "owner": 1}}})["month"] == 2
    assert arranged({"board": {"nw1": "puppeteer"}})["month"] == 7
    assert arranged({"players": [{"tokens": ["fish-winter-1"]}]})["month"] == 10


FOUR = ("shrine", "well", "restaurant", "farmhouse")
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown name": ({"bord": {}}, "at: given"),
    "an unknown stall": ({"board": {"nw9": "monk"}}, "at: board.nw9"),
    "an unknown card": ({"board": {"nw1": "ninja"}}, "at: board.nw1.card"),
    "a card twice": ({"board": {"nw1": "monk", "nw2": "monk"}}, "at: board.nw2"),
    "a retired card on the board": ({"board": {"nw1": "monk"}, "players": [{"retired": ["monk"]}]}, "retired.0"),
    "five cards of a seat": (
        {"month": 3, "board": {"nw1": "monk", "nw2": "ox-cart", "nw3": "carpenter", "sw1": "yamabushi", "sw2": "inn"}},
        "at: board.sw2, detail: seat 0 has no Kobun",
    ),
    "a retired character on the board": ({"board": {"nw1": {"card": "monk", "experience": 3}}}, "board.nw1.experience"),
    "a winter card in spring": ({"month": 1, "board": {"nw1": "samurai"}}, "at: board.nw1"),
    "a card of the next season for hire": ({"month": 4, "row": ["monk"]}, "at: row.0"),
    "a token of the next season": ({"month": 1, "players": [{"tokens": ["fish-summer-1"]}]}, "players.0.tokens.0"),
    "a token bought twice": (
        {"players": [{"tokens": ["fish-spring-1"]}, {"tokens": ["fish-spring-1"]}]}, "at: players.1.tokens.0",
    ),
    "two fish of a season": ({"players": [{"tokens": ["fish-spring-1", "fish-spring-2"]}]}, "two fish"),
    "a building on offer that is built": ({"board": {"nw1": "inn"}, "offer": ["inn"]}, "at: offer.0"),
    "seven buildings": (
        {"board": {"nw1": "inn"}, "offer": [*FOUR, "storehouse", "kabuki-theater"]},
        "at: offer",
    ),
    "more wood than there is": ({"players": [{"wood": 11}, {"wood": 10}]}, "20 pieces of wood"),
    "a level beyond the track": ({"players": [{"firefighting": 11}]}, "players.0.firefighting"),
    "an order against the levels": ({"order": [1, 0, 2], "players": [{"firefighting": 1}]}, "at: order"),
    "an order without a seat": ({"order": [0, 1]}, "at: order"),
    "a month too many": ({"month": 14}, "at: month"),
    "a fire in spring": ({"step": "charm", "month": 3}, "at: month"),
    "Payday in month 4": ({"step": "hunger", "month": 4}, "at: month"),
    "too many fires": ({"month": 9, "fires": ["nw", "nw"]}, "at: fires"),
    "a seat that has had its turn": ({"seat": 0, "players": [{"ikizama": None}]}, "at: players.0.ikizama"),
    "a seat that stands further left": (
        {"seat": 1, "players": [{"ikizama": "1"}, {"ikizama": "3"}]}, "at: players.1.ikizama",
    ),
    "hiring from 1-4": ({"step": "hire", "players": [{"ikizama": "1-4"}]}, "at: players.0.ikizama"),
    "two on a space": ({"players": [{"ikizama": "2"}, {"ikizama": "2"}]}, "Ikizama"),
    "a meeple on the track on New Year's Day": ({"month": 13, "players": [{"ikizama": "2"}]}, "players.0.ikizama"),
    "an Oyakata that has not moved": ({"players": [{"at": None}]}, "at: players.0.at"),
    "a shop that is not there": ({"players": [{"at": "bath-house"}]}, "at: players.0.at"),
    "a blocked space with three players": ({"blocked": "2"}, "at: blocked"),
    "a neutral character with three players": ({"board": {"nw1": {"card": "monk", "owner": None}}}, "neutral"),
    "two characters to begin with": ({"board": {"nw1": "salt-peddler", "sw1": "cotton-peddler"}}, "to begin with"),
    "a perk without its character": ({"players": [{"perks": {"joker": 1}}]}, "joker"),
    "a joker without a Puppeteer": ({"step": "joker"}, "at: step"),
    "builders that are not there": ({"step": "build"}, "at: doing.visiting"),
    "a step that does not fit what was done": (
        {"step": "swap", "doing": {"used": []}, "board": {"nw1": "monk", "nw2": "ox-cart"}}, "at: doing.used",
    ),
    "nobody fed and still a choice": (
        {"step": "hunger", "doing": {"hungry": 1}, "board": {"nw1": "monk"}}, "at: doing.hungry",
    ),
    "a charm against what is stopped": (
        {"step": "charm", "board": {"nw1": "monk"}, "players": [{"firefighting": 5, "retired": ["yamabushi"]}]},
        "at: doing.stall",
    ),
    "nothing to choose from": ({"step": "raise"}, "nothing to choose"),
    "derived facts": ({"market": []}, "at: given"),
    "a text for a number": ({"players": [{"mon": "8"}]}, "at: players.0.mon"),
    "all have begun": (
        {"step": "begin", "board": {
            "nw1": "salt-peddler", "sw1": {"card": "cotton-peddler", "owner": 1},
            "se1": {"card": "eyeglass-peddler", "owner": 2},
        }},
        "at: board",
    ),
    "a card of another season in a deck": ({"decks": {"spring": ["samurai"]}}, "at: decks.spring.0"),
}  # fmt: skip


class TestSteps(Steps):
    game, names = GAME, STEP_NAMES


class TestRefusals(Refusals):
    game, wrong = GAME, WRONG


def test_parts_of_true_positions_can_be_given() -> None:
    """Dropping what follows from the rest leaves facts that give the same position."""
    for seed in range(40):
        print(f"seed {seed}")
        chance = random.Random(seed)
        setup = Setup(chance.choice((2, 3, 4)), seed)
        state = GAME.new(setup)
        for _ in range(chance.randrange(130)):
            GAME.apply(state, chance.choice(GAME.legal(state)))
        facts = GAME.position(state)
        assert GAME.position(GAME.arrange(setup, told(facts))) == facts
