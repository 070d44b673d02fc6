"""What the table reckons ahead comes so: stops, prices, the Grand Master's way, the count of personalities."""

from __future__ import annotations

from collections import Counter

from edo_table.games.iki.table.reckoning import listed
from edo_table.games.iki.table.street import reach
from edo_table.games.iki_akebono.table.reckoning import master_goes_to, personality_iki, price_now
from tests.games.iki.table.previews import as_foretold, paid_by
from tests.games.iki_akebono.table.staged import STAGE, face, rules, scene

FEWEST = {"reach": 600, "walked": 600, "hired": 200, "boat_built": 30, "built": 8, "master_walked": 84, "met": 4}


def test_what_is_reckoned_ahead_comes_so() -> None:
    game, checked = rules(), Counter[str]()
    for seed in range(21):
        print("seed", seed)
        players = 2 + seed % 3
        state, chance = STAGE.begin(players, seed)
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
            option, events = STAGE.act(state, chance)
            checked.update(as_foretold(parts, view, seat, option, events))
            for event in events:
                if event.kind == "boat_built":
                    cost = price_now(parts, view, parts.boats[str(option.args["boat"])].cost or ())
                    assert paid_by(events, seat) == dict(listed(cost))
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
