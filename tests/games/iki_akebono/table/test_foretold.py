"""What the table reckons ahead comes so: stops, prices, the Grand Master's way, the count of personalities."""

from __future__ import annotations

import random
from collections import Counter

from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.table.reckoning import building_price, hire_price, stall_price, walk
from edo_table.games.iki.table.street import reach
from edo_table.games.iki_akebono.table.reckoning import master_goes_to, personality_iki, price_now
from tests.games.iki_akebono.table.staged import choose, face, rules, scene

FEWEST = {"reach": 600, "walked": 600, "hired": 200, "boat_built": 30, "built": 8, "master_walked": 84, "met": 4}


def test_what_is_reckoned_ahead_comes_so() -> None:
    game, checked = rules(), Counter[str]()
    for seed in range(21):
        print("seed", seed)
        players, chance = 2 + seed % 3, random.Random(seed)
        state = game.new(Setup(players, seed))
        parts = (desk := face(state).desk).parts
        while game.legal(state):
            seat = game.actor(state)
            looked = scene(state, seat)
            view, asked = looked.view, looked.view["asking"]["kind"]
            if asked in ("move", "wander"):
                options = [game.spec(state, code) for code in game.legal(state)]
                steps = {int(str(one.args["steps"])) for one in options if one.kind in ("move", "wander")}
                assert set(reach(desk, looked)) == steps
                checked["reach"] += 1
            master = master_goes_to(parts, view)
            code = choose(game, state, chance)
            option, events = game.spec(state, code), list[Event]()
            game.apply(state, code, events.append)
            paid = Counter[str]()
            for event in events:
                if event.kind == "paid" and event.args["seat"] == seat:
                    paid[str(event.args["good"])] += int(str(event.args["n"]))
            for event in events:
                args = option.args
                if event.kind == "hired":
                    price = hire_price(parts, view, seat, str(args["character"]))
                    assert event.args["n"] == price + stall_price(parts, view, seat, str(args["stall"]))
                elif event.kind == "boat_built":
                    cost = price_now(parts, view, parts.boats[str(args["boat"])].cost or ())
                    assert paid == {good: n for good, n in zip(GOODS, cost, strict=True) if n}
                elif event.kind == "built":
                    house = list(building_price(parts, view, str(args["building"])))
                    house[0] += stall_price(parts, view, seat, str(args["stall"]))
                    assert paid == {good: n for good, n in zip(GOODS, house, strict=True) if n}
                elif event.kind == "walked" and option.kind == "move":
                    there = walk(parts, view, seat, int(str(args["steps"])))
                    laps = sum(other.kind == "lap" for other in events)
                    assert (there.shop, there.sandals, there.laps) == (event.args["shop"], paid["sandal"], laps)
                elif event.kind == "master_walked":
                    assert event.args["shop"] == master
                else:
                    continue
                checked[event.kind] += 1
        view = game.view(state, None)
        line = next(line for line in game.explain_scores(state).lines if line.id == "personalities")
        for seat in range(players):
            found = [personality_iki(parts, view, seat, one) for one in parts.met_by(view, seat)]
            assert sum(found) == line.values[seat]
            checked["met"] += any(found)
    assert all(checked[kind] >= fewest for kind, fewest in FEWEST.items()), checked
