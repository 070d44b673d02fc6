"""What a preview foretells is what the rules then do."""

from __future__ import annotations

import random

import pytest

from edo_table.engine.events import Event
from edo_table.games.samurai.state import TURN
from edo_table.games.samurai.table.previews import changes, leader
from tests.games.samurai.table.staged import face, position, rules, scene, specs


def test_a_tie_and_nothing_at_all_have_no_leader() -> None:
    assert leader([3, 3, 1]) is None
    assert leader([0, 0]) is None
    assert leader([0, 2, 1]) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_influence_and_captures_come_as_foretold(players: int) -> None:
    game, seed = rules(), 20 + players
    print("seed", seed)
    chance = random.Random(seed)
    state = position(
        players,
        until=lambda s: s.stack[-1][0] == TURN,
        starting_tokens="random",
        figures="random",
        captures="shown",
        seed=seed,
    )
    shown, closed = face(state), 0
    while game.legal(state):
        options = specs(state)
        option = chance.choice(options)
        seat = game.actor(state)
        looked = scene(state, seat)
        if option.kind == "place_token":
            laid = {str(option.args["space"]): (seat, shown.desk.kind(str(option.args["token"])))}
            foretold = changes(shown.desk, looked, dict(laid))
            slip = shown.preview(looked, option)
            assert slip is not None
            assert slip.lines
            events: list[Event] = []
            game.apply(state, game.code(state, option), events.append)
            after = game.view(state, seat)
            taken = {(e.args["settlement"], e.args["figure"]): e for e in events if e.kind in ("captured", "set_aside")}
            assert {(c.settlement, c.kind) for c in foretold if c.is_closed} == set(taken)
            for change in foretold:
                if change.is_closed:
                    closed += 1
                    event = taken[change.settlement, change.kind]
                    assert event.args.get("seat") == change.taker
                else:
                    assert tuple(after["influence"][change.settlement][change.kind]) == change.after
        else:
            if option.kind in ("exchange_token", "exchange_with", "move_token"):
                assert shown.preview(looked, option) is not None
            game.apply(state, game.code(state, option))
    assert closed > 5


def test_every_thing_on_the_table_can_say_what_it_is() -> None:
    for starting, placing in (("random", "random"), ("chosen", "placed"), ("random", "placed")):
        for players in (2, 4):
            state = position(players, 30, starting_tokens=starting, figures=placing)
            shown = face(state)
            for viewer in (0, None):
                looked = scene(state, viewer)
                for place in shown.places(looked):
                    slip = shown.tooltip(looked, place.target)
                    if place.target not in ("title", "pool"):
                        assert slip is not None, place.target
                        assert slip.lines
            assert shown.desk.words.missing == ()


def test_a_figure_tells_the_strength_of_every_seat() -> None:
    state = position(3, 60, figures="random", starting_tokens="random", seed=6)
    looked = scene(state, 0)
    shown = face(state)
    settlement, kinds = next(iter(looked.view["influence"].items()))
    for kind, strengths in kinds.items():
        slip = shown.tooltip(looked, f"figure:{settlement}:{kind}")
        assert slip is not None
        said = [span for line in slip.lines for span in line.spans if isinstance(span, str)]
        assert [s for s in said if s.isdecimal()] == [str(s) for s in strengths]
