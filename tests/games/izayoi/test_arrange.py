"""Positions of Izayoi from a few facts, and from snapshots: what is sound comes back, what is not is refused."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.errors import BadPosition, BadSetup
from edo_table.engine.setup import Setup
from edo_table.games.izayoi import rules
from edo_table.games.izayoi.state import IzayoiState

GAME = rules.create(shipped())
LAST = {"1": "comb", "2": None, "3": None, "4": None}


def arranged(given: dict[str, Any], players: int = 3, **options: str) -> dict[str, Any]:
    state = GAME.arrange(Setup(players, 0, options), given)
    assert not GAME.invariants(state)
    return GAME.position(state)


def walk(players: int, seed: int) -> list[IzayoiState]:
    """Return the positions of a random game."""
    chance = random.Random(f"{seed}/{players}")
    states = [GAME.new(Setup(players, seed))]
    while GAME.actor(states[-1]) >= 0:
        after = states[-1].clone()
        GAME.apply(after, chance.choice(GAME.legal(after)))
        states.append(after)
    return states


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", [0, 1])
def test_a_position_comes_back_whole(players: int, seed: int) -> None:
    print(f"seed {seed}, {players} players")
    for state in walk(players, seed):
        facts = json.loads(json.dumps(GAME.position(state)))
        back = GAME.arrange(Setup(players, seed), facts)
        there, here = state.to_dict(), back.to_dict()
        del there["streams"], here["streams"]
        assert here == there, f"ply {state.ply}"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_given_is_the_first_turn(players: int) -> None:
    position = arranged({}, players)
    assert (position["step"], position["seat"], position["start"], position["turn"]) == ("play", 0, 0, 1)
    assert all(len(player["hand"]) == players for player in position["players"])
    assert len({player["art"] for player in position["players"]}) == players
    assert all(player["master"] != player["art"] for player in position["players"])
    assert (len(position["tile_deck"]), len(position["removed"]), position["gone"]) == (9, 3, [])
    assert all(row["tile"] and not row["cards"] for row in position["rows"].values())


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_part_of_a_random_position_can_be_given(players: int) -> None:
    """Dropping facts from true positions leaves something that can be arranged."""
    for seed in range(6):
        print(f"seed {seed}, {players} players")
        chance = random.Random(seed)
        for state in walk(players, seed):
            facts = GAME.position(state)
            if facts["step"] == "arts":
                continue
            given = {name: facts[name] for name in ("step", "rows", "seat", "gone", "players")}
            given["players"] = [
                {name: player[name] for name in ("art", "master", "tiles", "hiding", "shuffle")}
                | ({"hand": player["hand"]} if chance.random() < 0.5 else {})
                for player in facts["players"]
            ]
            back = GAME.position(GAME.arrange(Setup(players, seed), given))
            for name in ("step", "rows", "seat"):
                assert back[name] == facts[name]
            assert [player["points"] for player in back["players"]] == [player["points"] for player in facts["players"]]


def test_short_forms() -> None:
    position = arranged({"rows": {1: {"tile": "comb", "cards": ["kado-1"]}, 2: "netsuke", 3: None}})
    assert position["rows"]["1"] == {"tile": "comb", "cards": [{"card": "kado-1", "seat": 0, "hidden": False}]}
    assert position["rows"]["2"]["tile"] == "netsuke"
    # A place without a tile means that no tiles are left to come.
    assert (position["rows"]["3"]["tile"], position["tile_deck"]) == (None, [])
    used = arranged({"discards": [{"card": "kado-1", "thrown_by": 1}, "kado-2"]})
    assert [player["shuffle"] for player in used["players"]] == [True, False, True]
    hidden = arranged({"rows": {"1": {"tile": "comb", "cards": [{"card": "kado-1", "seat": 2, "hidden": True}]}}})
    assert [player["hiding"] for player in hidden["players"]] == [True, True, False]
    assert arranged({"deck": ["stop"]})["deck"] == ["stop"]
    assert arranged({"tile_deck": ["comb"]})["tile_deck"] == ["comb"]


@pytest.mark.parametrize(
    ("given", "at"),
    [
        ({"row": {}}, "given"),
        ({"step": "sleep"}, "step"),
        ({"seat": 3}, "seat"),
        ({"seat": True}, "seat"),
        ({"turn": -1}, "turn"),
        ({"rows": []}, "rows"),
        ({"rows": {"5": "comb"}}, "rows.5"),
        ({"rows": {"1": "combb"}}, "rows.1.tile"),
        ({"rows": {"1": {"tiles": "comb"}}}, "rows.1"),
        ({"rows": {"1": 3}}, "rows.1"),
        ({"rows": {"1": "comb", "2": "comb"}}, "rows.2.tile"),
        ({"rows": {"1": "comb"}, "players": [{"tiles": ["comb"]}]}, "players.0.tiles.0"),
        ({"rows": {"1": "comb"}, "gone": ["netsuke", "comb"]}, "gone.1"),
        ({"rows": {"1": {"tile": None, "cards": ["kado-1"]}}}, "rows.1.cards"),
        ({"rows": {"1": {"tile": "wind-chime", "cards": ["kado-1", "kado-1"]}}}, "rows.1.cards"),
        ({"rows": {"1": {"tile": "comb", "cards": ["stop"]}}}, "rows.1.cards"),
        ({"rows": {"1": {"tile": "comb", "cards": ["shamisen-1"]}}}, "rows.1.cards.0"),
        ({"rows": {"1": {"tile": "comb", "cards": [{"card": "kado-1", "seat": 3}]}}}, "rows.1.cards.0.seat"),
        ({"rows": {"1": {"tile": "comb", "cards": [{"card": "kado-1", "hidden": 1}]}}}, "rows.1.cards.0.hidden"),
        ({"rows": {"1": {"tile": "netsuke", "cards": [{"card": "kado-1", "seat": seat, "hidden": True}
                                                      for seat in (0, 1)]}}}, "rows.1.cards"),
        ({"rows": {str(row): {"tile": tile, "cards": [{"card": "kado-1", "seat": 0, "hidden": True}]}
                   for row, tile in ((1, "comb"), (2, "netsuke"))}}, "given"),
        ({"rows": {"1": {"tile": "comb", "cards": [{"card": "kado-1", "seat": 1, "hidden": True}]}},
          "players": [{}, {"hiding": True}]}, "players.1.hiding"),
        ({"rows": {"1": None, "2": None, "3": None, "4": None}}, "rows"),
        ({"step": "over", "rows": LAST}, "rows"),
        ({"rows": LAST, "tile_deck": ["netsuke"]}, "tile_deck"),
        ({"removed": ["comb", "netsuke", "temari", "scrunchie"]}, "removed"),
        ({"deck": ["kado-3", "kado-3", "kado-3"]}, "deck"),
        ({"deck": ["kado"]}, "deck.0"),
        ({"discards": ["kado-9"]}, "discards.0"),
        ({"discards": ["stop", "stop", "stop"]}, "discards.2"),
        ({"discards": [{"card": "kado-1", "thrown_by": 0}]}, "discards.0"),
        ({"discards": [{"card": "kado-1", "thrown_by": 0}, "kado-1"], "players": [{"shuffle": True}]},
         "players.0.shuffle"),
        ({"history": [{"seat": 1, "top": "stop"}], "players": [{}, {"shuffle": True}]}, "players.1.shuffle"),
        ({"history": [{"seat": 1, "top": "stop"}, {"seat": 1, "top": "stop"}]}, "given"),
        ({"history": [{"card": "kado-1", "seat": 0, "tile": "combb"}]}, "history.0.tile"),
        ({"history": [], "rows": {"1": {"tile": "comb", "cards": ["kado-1"]}}}, "given"),
        ({"players": [{}, {}, {}, {}]}, "players"),
        ({"players": [{"art": "kado"}, {"art": "kado"}]}, "players.1.art"),
        ({"players": [{"art": "judo"}]}, "players.0.art"),
        ({"players": [{"master": "shamisen"}]}, "players.0.master"),
        ({"players": [{"master": "sado"}, {"master": "sado"}]}, "players.1.master"),
        ({"players": [{"hand": ["kado-1", "kado-1"]}]}, "players.0.hand"),
        ({"players": [{"hand": ["kado-1", "kado-1", "kado-4"]}]}, "players.0.hand.2"),
        ({"players": [{"hand": ["kado-3", "kado-3", "kado-3"]}]}, "players.0.hand"),
        ({"players": [{"hand": ["kyudo-1", "kado-1", "kado-1"]}]}, "players.0.hand"),
        ({"players": [{"shuffle": "no"}]}, "players.0.shuffle"),
        ({"players": [{"points": 3}]}, "players.0"),
        ({"step": "arts", "players": [{"art": "kado", "hand": ["kado-1"]}]}, "players.0.hand"),
        ({"step": "arts", "players": [{"art": "kado", "master": "sado"}]}, "players.0.master"),
        ({"step": "arts", "players": [{"hiding": False}]}, "players.0.hiding"),
        ({"step": "arts", "rows": {"1": "comb"}}, "rows"),
        ({"step": "arts", "deck": ["kado-1"]}, "deck"),
        ({"step": "arts", "seat": 2}, "seat"),
        ({"step": "arts", "players": [{}, {"art": "sado"}]}, "given"),
        ({"step": "arts", "players": [{"art": "kado"}, {"art": "sado"}, {"art": "shodo"}]}, "players"),
    ],
)  # fmt: skip
def test_contradictions_are_told_with_their_place(given: dict[str, Any], at: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.arrange(Setup(3), given)
    assert caught.value.message.args["at"] == at, caught.value


def some_position(chance: random.Random, players: int) -> IzayoiState:
    return chance.choice(walk(players, chance.randrange(1000)))


def spoil(data: Any, chance: random.Random, values: list[Any]) -> None:
    """Put another value, or a piece from elsewhere, in some place of JSON data."""
    holder = data
    while True:
        key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        inside = holder[key]
        if isinstance(inside, (dict, list)) and inside and chance.random() < 0.75:
            holder = inside
            continue
        way = chance.random()
        if way < 0.15 and isinstance(holder, list):
            holder.pop(key)
        elif way < 0.3 and isinstance(holder, list):
            holder.append(copy.deepcopy(inside))
        elif way < 0.45 and isinstance(inside, int) and not isinstance(inside, bool):
            holder[key] = inside + chance.choice((-1, 1, 32, 256, 512))
        else:
            holder[key] = chance.choice(values)
        return


def plays_on(state: IzayoiState, chance: random.Random) -> None:
    """Play to the end: what was accepted must be sound throughout."""
    while GAME.actor(state) >= 0:
        GAME.apply(state, chance.choice(GAME.legal(state)))
        assert not GAME.invariants(state)
    for seat in (None, *range(state.players)):
        GAME.view(state, seat)
    assert GAME.result(state) is not None


def test_random_nonsense_is_refused_or_can_be_played() -> None:
    chance = random.Random(7)
    print("seed 7")
    positions = [(players, some_position(chance, players)) for players in (3, 4, 5) for _ in range(8)]
    values: list[Any] = [None, True, -1, 0, 3, 10**9, "x", "comb", "kado-1", "stop", [], ["comb"], {}, {"seat": 0}, 1.5]
    refused = 0
    for number in range(1200):
        players, state = positions[number % len(positions)]
        facts = json.loads(json.dumps(GAME.position(state)))
        spoil(facts, chance, values)
        try:
            back = GAME.arrange(Setup(players, 7), facts)
        except BadPosition:
            refused += 1
            continue
        assert not GAME.invariants(back)
        plays_on(back, chance)
    assert refused > 700


def test_damaged_snapshots_are_refused_or_can_be_played() -> None:
    chance = random.Random(8)
    print("seed 8")
    positions = [some_position(chance, players) for players in (3, 4, 5) for _ in range(8)]
    values: list[Any] = [None, True, -1, 0, 1, 5, 31, 10**9, 1 << 64, "x", [], [0], {}, 1.5]
    refused = 0
    for number in range(1500):
        data = json.loads(json.dumps(positions[number % len(positions)].to_dict()))
        for _ in range(chance.choice((1, 1, 2))):
            spoil(data, chance, values)
        try:
            back = GAME.state_from_dict(data)
        except BadPosition:
            refused += 1
            continue
        assert not GAME.invariants(back)
        plays_on(back, chance)
    assert refused > 900


@pytest.mark.parametrize("name", IzayoiState.__slots__)
def test_a_snapshot_without_a_field_is_refused(name: str) -> None:
    data = GAME.new(Setup(3, 1)).to_dict()
    del data[name]
    with pytest.raises(BadPosition):
        GAME.state_from_dict(data)


@pytest.mark.parametrize(("players", "seat"), [(3, "3"), (3, "4"), (4, "4")])
def test_nobody_starts_who_is_not_there(players: int, seat: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.new(Setup(players, 0, {"start_seat": seat}))
    assert caught.value.message.key == "izayoi.no_such_start_seat"


def test_two_face_down_cards_of_one_seat_are_unsound() -> None:
    cards = {"card": "kado-1", "seat": 1, "hidden": True}
    given = {"rows": {1: {"tile": "comb", "cards": [cards]}, 2: {"tile": "netsuke", "cards": ["kado-1"]}}}
    state = GAME.arrange(Setup(3), given)
    state.rows[1] = [state.rows[0][0]]
    assert "a seat has laid two cards face down" in GAME.invariants(state)
