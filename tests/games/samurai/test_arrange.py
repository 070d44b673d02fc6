"""Positions of Samurai from a few facts: whole positions come back as they were, gaps are filled soundly."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.errors import BadPosition
from edo_table.engine.setup import Setup
from edo_table.games.registry import create_game

GAME = create_game("samurai", shipped())


def arranged(given: dict[str, Any], players: int = 2, **options: str) -> dict[str, Any]:
    state = GAME.arrange(Setup(players, 0, options), given)
    assert not GAME.invariants(state)
    return GAME.position(state)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1])
def test_a_position_comes_back_whole(players: int, seed: int) -> None:
    print(f"seed {seed}, {players} players")
    setup, chance = Setup(players, seed), random.Random(seed)
    state = GAME.new(setup)
    while True:
        facts = json.loads(json.dumps(GAME.position(state)))
        back = GAME.arrange(setup, facts)
        there, here = state.to_dict(), back.to_dict()
        del there["streams"], here["streams"]
        assert here == there, f"ply {state.ply}"
        if GAME.actor(state) < 0:
            return
        GAME.apply(state, chance.choice(GAME.legal(state)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_given_is_the_first_turn(players: int) -> None:
    position = arranged({}, players)
    assert (position["step"], position["seat"], position["start"], position["round"]) == ("play", 0, 0, 1)
    assert all(len(player["hand"]) == 5 and len(player["supply"]) == 15 for player in position["players"])
    assert not any(position["board"].values())
    assert all(position["figures"].values())


def test_a_part_of_a_random_position_can_be_given() -> None:
    """Dropping facts from true positions leaves something that can be arranged."""
    for seed in range(60):
        print(f"seed {seed}")
        chance = random.Random(seed)
        setup = Setup(chance.choice((2, 3, 4)), seed)
        state = GAME.new(setup)
        for _ in range(chance.randrange(120)):
            if GAME.actor(state) < 0:
                break
            GAME.apply(state, chance.choice(GAME.legal(state)))
        facts = GAME.position(state)
        if facts["step"] not in ("play", "over"):
            continue
        given = {key: facts[key] for key in ("figures", "board", "step", "seat", "start", "taken")}
        given["figures"] = {name: mask for name, mask in facts["figures"].items() if mask}
        given["board"] = {name: token for name, token in facts["board"].items() if token}
        given["ending"] = facts["ending"]
        back = GAME.position(GAME.arrange(setup, given))
        assert back["figures"] == facts["figures"]
        assert back["board"] == facts["board"]
        assert back["taken"] == facts["taken"]
        assert back["influence"] == facts["influence"]


@pytest.mark.parametrize("count", range(22))
def test_so_many_captured_figures_can_be_gone(count: int) -> None:
    """Any number of figures may be said to be captured; settlements are emptied to match."""
    kinds = ["helmet", "buddha", "rice"]
    captured: list[dict[str, int]] = [dict.fromkeys(kinds, 0), dict.fromkeys(kinds, 0)]
    for number in range(count):
        captured[number % 2][kinds[number % 3]] += 1
    position = arranged({"played": 1, "players": [{"captured": one} for one in captured]})
    assert [player["captured"] for player in position["players"]] == captured
    assert sum(map(len, position["figures"].values())) == 21 - count


@pytest.mark.parametrize(
    ("given", "at"),
    [
        ({"bord": {}}, "given"),
        ({"left": {"helmet": 3}}, "given"),
        ({"step": "sleep"}, "step"),
        ({"seat": 2}, "seat"),
        ({"seat": True}, "seat"),
        ({"board": []}, "board"),
        ({"board": {"land-15-9": {"seat": 0, "token": "ship-1"}}}, "board.land-15-9"),
        ({"board": {"sea-14-8": {"seat": 0, "token": "ronin"}}}, "board.sea-14-8"),
        ({"board": {"sea-14-8": {"seat": 0, "token": "figure-exchange"}}}, "board.sea-14-8"),
        ({"board": {"edo": {"seat": 0, "token": "ronin"}}}, "board.edo"),
        ({"board": {"land-4-22": {"seat": 0, "token": "ronin"}}}, "board.land-4-22"),
        ({"board": {"land-15-9": {"seat": 0}}}, "board.land-15-9.token"),
        ({"board": {"land-15-9": "ronin"}}, "board.land-15-9"),
        ({"board": {s: {"seat": 0, "token": "ronin"} for s in ("land-15-9", "land-15-10")}}, "board.land-15-10"),
        ({"figures": {"kyoto": ["rice"]}}, "figures.kyoto"),
        ({"figures": {"kyoto": ["rice", "rice"]}}, "figures.kyoto"),
        ({"figures": {"nagoya": ["rice", "helmet"]}}, "figures.nagoya"),
        ({"figures": {"nagoya": ["ship"]}}, "figures.nagoya.0"),
        ({"figures": {"land-15-9": ["rice"]}}, "figures.land-15-9"),
        ({"figures": {"choshi": ["rice"]}, "taken": {"choshi": {"rice": 0}}}, "taken.choshi"),
        ({"taken": {"kyoto": {"rice": 0}}}, "taken.kyoto"),
        ({"taken": {"choshi": {"rice": 7}}}, "taken.choshi.rice"),
        ({"figures": {"choshi": []}, "board": {"land-14-18": None}}, "board.land-14-18"),
        (
            {
                "figures": {"choshi": ["rice"]},
                "board": {
                    "land-14-17": {"seat": 0, "token": "rice-2"},
                    "land-14-18": {"seat": 1, "token": "rice-2"},
                },
            },
            "figures.choshi",
        ),
        ({"figures": {"choshi": []}, "players": [{"captured": {}}, {"captured": {}}], "aside": {}}, "figures.choshi"),
        ({"players": [{}, {}, {}]}, "players"),
        ({"players": [{"hand": ["ronin", "ronin"]}]}, "players.0.hand"),
        ({"players": [{"hand": ["ronin"], "supply": ["ronin"]}]}, "players.0.supply"),
        ({"players": [{"hand": ["rice-5"]}]}, "players.0.hand.0"),
        ({"players": [{"hand": ["helmet-2", "helmet-3", "helmet-4", "rice-2", "rice-3", "rice-4"]}]}, "players.0.hand"),
        ({"players": [{"gone": ["ronin"]}]}, "players.0.gone"),
        ({"players": [{"captured": {"helmet": 8}}]}, "players"),
        ({"players": [{"captured": {"helmet": 1}}], "figures": "all"}, "figures"),
        ({"players": [{"captured": {"helmet": -1}}]}, "players.0.captured.helmet"),
        ({"players": [{"captured": {"helmet": 7}}]}, "players"),
        ({"step": "over"}, "step"),
        ({"ending": "ties"}, "ending"),
        ({"step": "move"}, "lifted"),
        ({"lifted": {"token": "rice-2", "space": "land-15-9"}}, "lifted"),
        ({"step": "move", "lifted": {"token": "ronin", "space": "land-15-9"}}, "lifted.token"),
        ({"step": "swap", "swapping": {"figure": "rice", "settlement": "land-15-9"}}, "swapping.settlement"),
        ({"step": "place", "board": {"land-15-9": {"seat": 0, "token": "ronin"}}}, "board"),
        ({"step": "place", "figures": {"nagoya": ["rice"]}}, "figures.nagoya"),
        ({"step": "place", "figures": {"edo": ["rice"]}}, "figures.edo"),
        ({"step": "place", "taken": {"choshi": {"rice": 0}}}, "taken"),
        ({"step": "choose", "figures": {"kyoto": ["rice"]}}, "figures.kyoto"),
        ({"players": [{"hand": [], "supply": []}]}, "given"),
        ({"plain_used": True, "played": 0}, "given"),
        ({"played": -1}, "played"),
    ],
)
def test_contradictions_are_told_with_their_place(given: dict[str, Any], at: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.arrange(Setup(2), given)
    assert caught.value.message.args["at"] == at, caught.value


def test_random_nonsense_raises_nothing_else() -> None:
    chance = random.Random(7)
    print("seed 7")
    state = GAME.new(Setup(2, 7))
    for _ in range(60):
        GAME.apply(state, chance.choice(GAME.legal(state)))
    values: list[Any] = [None, True, -1, 0, 3, 10**9, "x", "edo", "ronin", [], ["rice"], {}, {"seat": 0}, [[]], 1.5]
    for _ in range(600):
        facts = json.loads(json.dumps(GAME.position(state)))
        holder: Any = facts
        while True:
            key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
            if isinstance(holder[key], (dict, list)) and holder[key] and chance.random() < 0.7:
                holder = holder[key]
                continue
            holder[key] = chance.choice(values)
            break
        try:
            back = GAME.arrange(Setup(2, 7), facts)
        except BadPosition:
            continue
        assert not GAME.invariants(back)
        assert GAME.legal(back) or GAME.actor(back) < 0
