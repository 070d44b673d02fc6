"""Pieces travel from where they were to where they are."""

from __future__ import annotations

import math
import random

import pytest

from edo_table.content.resources import shipped
from edo_table.content.sounds import load_sounds
from edo_table.engine.events import Event
from edo_table.games.samurai.table.flights import SOUNDS
from tests.games.samurai.table.staged import face, position, rules, scene, specs

TRAVEL = {
    "figure_placed",
    "token_placed",
    "token_exchanged",
    "token_moved",
    "figures_exchanged",
    "captured",
    "set_aside",
}


@pytest.mark.parametrize("viewer", [0, None])
def test_every_event_that_moves_a_piece_shows_it_on_its_way(viewer: int | None) -> None:
    game, seed = rules(), 5
    print("seed", seed)
    chance = random.Random(seed)
    state = position(3, seed=seed)
    shown = face(state, viewer=viewer)
    seen: set[str] = set()
    while game.legal(state):
        before = scene(state, viewer, lit=frozenset())
        options = specs(state)
        wanted = [option for option in options if option.kind.startswith("exchange")]
        option = chance.choice(wanted if wanted and chance.random() < 0.3 else options)
        events: list[Event] = []
        game.apply(state, game.code(state, option), events.append)
        after = scene(state, viewer, lit=frozenset())
        for event in events:
            args = event.seen_by(viewer)
            flights = shown.flights(event.kind, args, before, after)
            seen.add(event.kind)
            if event.kind in TRAVEL:
                assert flights, event
            for flight in flights:
                assert math.isfinite(sum(flight.start) + sum(flight.end))
                assert 0.1 < flight.seconds < 1.0
                assert flight.sprite.get_width() > 8
            target = shown.trace_target(event.kind, args)
            if target is not None:
                assert shown.where(after, target) is not None
            if event.kind == "token_placed":
                assert flights[0].end == shown.where(after, f"token:{event.args['space']}")
                if event.args["seat"] == viewer:
                    assert flights[0].hides[0] == f"hand:{event.args['token']}"
                    assert flights[0].start == shown.where(before, f"hand:{event.args['token']}")
    assert TRAVEL - {"set_aside"} <= seen


def test_nobody_elses_draw_is_shown() -> None:
    state = position(2, 60, figures="random", starting_tokens="random")
    looked = scene(state, 0, lit=frozenset())
    shown = face(state)
    assert shown.flights("turn_ended", {"seat": 1, "drawn": 1}, looked, looked) == []
    hand = looked.view["seats"][0]["hand"]
    assert hand
    flights = shown.flights("turn_ended", {"seat": 0, "drawn": 1, "tokens": (hand[0],)}, looked, looked)
    assert [flight.hides for flight in flights] == [(f"hand:{hand[0]}",)]


def test_every_sound_exists() -> None:
    assert set(SOUNDS.values()) <= set(load_sounds(shipped()))
    state = position(2)
    shown = face(state)
    assert shown.sound("turn_ended", {"seat": 0, "drawn": 0}) == ""
    assert shown.sound("start", {"seat": 0}) == ""
