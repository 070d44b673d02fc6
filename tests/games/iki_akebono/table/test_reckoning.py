"""What the table says beforehand of boats, trade, personalities, the Grand Master and the month's end is what comes."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.table.reckoning import blaze, harmony, hire_price, listed, stall_price
from edo_table.games.iki_akebono.table.reckoning import (
    leaving,
    master_goes_to,
    personality_iki,
    price_now,
    trade_income,
    traded_to,
)
from tests.games.iki_akebono.table.staged import STAGE, face, position, rules, scene


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_comes_as_foretold(players: int) -> None:
    game, checked = rules(), Counter[str]()
    for seed in range(6):
        print("seed", seed)
        state, chance = STAGE.begin(players, seed)
        parts = face(state).desk.parts
        while game.legal(state):
            view, seat = game.view(state, None), game.actor(state)
            option, events = STAGE.act(state, chance)
            after = game.view(state, None)
            paid = {str(event.args["good"]): event.args["n"] for event in events if event.kind == "paid"}
            earned: dict[int, dict[str, int]] = defaultdict(dict)
            for event in events:
                if event.kind == "gained" and event.args.get("reason") == "trade":
                    earned[int(str(event.args["seat"]))][str(event.args["good"])] = int(str(event.args["n"]))
                elif event.kind == "boat_built":
                    cost = price_now(parts, view, parts.boats[str(option.args["boat"])].cost or ())
                    assert dict(listed(cost)) == paid
                    checked["boat"] += 1
                elif event.kind == "traded_up" and option.kind == "take_trade":
                    steps = parts.boats[view["asking"]["boat"]].trade
                    assert event.args["space"] == traded_to(parts, view, seat, steps)
                    checked["trade"] += 1
                elif event.kind == "master_walked":
                    assert event.args["shop"] == master_goes_to(parts, view)
                    checked["master"] += 1
                elif event.kind == "cards_left":
                    names = event.args["characters"]
                    assert isinstance(names, tuple)
                    placed = {e.args["character"] for e in events if e.kind in ("neutral_placed", "neutral_dropped")}
                    if not placed:
                        assert set(names) == leaving(parts, view)
                        checked["left"] += 1
            for data, number in zip(after["seats"], range(players), strict=True):
                for met in data["met"]:
                    one = parts.personalities[met["personality"]]
                    assert met["iki"] == personality_iki(parts, after, number, one)
                    checked["met"] += 1
            if earned:
                for number in range(players):
                    due = dict(listed(trade_income(parts, after["seats"][number]["trade"])))
                    assert earned[number] == {name: n for name, n in due.items() if name != "wood"}
                checked["income"] += 1
    print(checked)
    wanted = {"boat": 3, "met": 50, "income": 1, "master" if players == 2 else "left": 30}
    assert all(checked[name] >= least for name, least in wanted.items()), checked


def test_what_a_bathhouse_and_personalities_change() -> None:
    state = position(4, 60, 3)
    parts, view = face(state).desk.parts, scene(state, 0).view
    stalls = dict.fromkeys(parts.stalls)
    people = [person.id for person in parts.content.characters if person.type == "artisan"]
    laid = {"is_building": False, "owner": 1, "experience": 0}
    shown = {**stalls, "nw1": {**laid, "card": people[0]}, "nw2": {**laid, "card": people[1]}}
    house = {"card": "public-bathhouse", "is_building": True, "owner": 1, "experience": 0}
    assert [one.iki for one in harmony(parts, shown, 4)] == [4]
    doubled = harmony(parts, {**shown, "se1": house}, 4)
    assert [(one.iki, one.product) for one in doubled] == [(8, "2×2×2")]
    open_type = {**shown, "nw1": {**laid, "card": "rice-broker"}}
    assert harmony(parts, open_type, 4) == []
    seats = [{**data, "firefighting": 0, "met": [], "permits": {"doctor": 0}} for data in view["seats"]]
    bare = {**view, "seats": seats, "stalls": {**shown, "nw3": house}}
    assert [one.outcome for one in blaze(parts, bare, "nw", 9)] == ["burns", "burns", "burns", "empty"]
    seats[1] = {**seats[1], "met": [{"personality": "ema-saiko", "iki": 0}], "permits": {"doctor": 1}}
    assert [one.outcome for one in blaze(parts, bare, "nw", 9)] == ["doctor", "doctor", "kept", "empty"]
    assert [one.is_in_danger for one in blaze(parts, bare, "nw", 9)] == [True, True, False, False]
    corner = next(stall.id for stall in parts.board.stalls if stall.extra)
    assert stall_price(parts, bare, 1, corner) == parts.stalls[corner].extra
    seats[1] = {**seats[1], "met": [{"personality": "chiba-shusaku", "iki": 0}]}
    assert stall_price(parts, bare, 1, corner) == 0
    asked = {**bare, "asking": {"kind": "hire_now", "n": 2}}
    assert hire_price(parts, asked, 0, "kabuki-actor") == max(0, hire_price(parts, bare, 0, "kabuki-actor") - 2)


def test_a_discount_is_taken_off_what_is_built() -> None:
    state = position(3, 30)
    parts, view = face(state).desk.parts, scene(state, 0).view
    cost = parts.buildings["private-school"].cost
    asked = {**view, "asking": {"kind": "hammer", "character": "swordsmith", "discount": 2}}
    found = dict(zip(GOODS, price_now(parts, asked, cost), strict=True))
    plain = dict(zip(GOODS, cost, strict=True))
    assert found == {**plain, "sandal": plain["sandal"] - 1}
    assert price_now(parts, {**view, "asking": {"kind": "hammer"}}, cost) == cost
    assert dict(zip(GOODS, price_now(parts, {**view, "asking": None}, cost), strict=True))["mon"] == plain["mon"] + 1


def test_income_of_the_trade_track_is_the_rulebooks_example() -> None:
    """On space 0 nothing; on 3 a mon; on 7 a mon, a sandal and a rice."""
    parts = face(position(3)).desk.parts
    assert [listed(trade_income(parts, level)) for level in (0, 3, 7)] == [
        [],
        [("mon", 1)],
        [("mon", 1), ("rice", 1), ("sandal", 1)],
    ]
