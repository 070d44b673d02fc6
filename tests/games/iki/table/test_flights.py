"""IKI's flights: pieces travel from where they were to where they are; Payday, fire and the new year are scenes."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
import pytest

from edo_table.engine.actions import ActionSpec
from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.iki.table.acts import fire_steps, view_at_event
from edo_table.games.iki.table.flights import SOUNDS
from edo_table.games.iki.table.reckoning import paid_salaries
from edo_table.ui.table.face import Act
from tests.games.iki.table.flights import Flights
from tests.games.iki.table.staged import STAGE, face, happenings, position, rules, scene
from tests.games.table_stage import Happening

pytestmark = pytest.mark.usefixtures("without_drawings")


class TestFlights(Flights):
    stage = STAGE
    sounds = SOUNDS


@pytest.mark.usefixtures("with_drawings")
def test_the_whole_payday_can_be_read_before_it_goes() -> None:
    for players in (2, 4):
        shown = face(position(players))
        payday = next(one for one in happenings(players, 1) if one.kind == "payday")
        act = next(one for one in shown.flights("payday", payday.args, payday.before, payday.after))
        assert isinstance(act, Act)
        pictures = []
        for seconds_before in (1.4, 0.7, 0.0):
            target = pygame.Surface((1280, 720))
            act.paint(target, 1 - seconds_before / act.seconds)
            pictures.append(pygame.image.tobytes(target, "RGB"))
        assert pictures[0] == pictures[1] == pictures[2]


def happened(players: int, given: Mapping[str, object], action: str, **args: str) -> list[Happening]:
    """What happens when an action is taken in a position."""
    game = rules()
    state = game.arrange(Setup(players, 1), given)
    before = scene(state, None)
    events: list[Event] = []
    game.apply(state, game.code(state, ActionSpec(action, args, ())), events.append)
    after = scene(state, None)
    return [Happening(event.kind, event.seen_by(None), before, after) for event in events]


def test_the_payday_scene_pays_no_more_than_there_is() -> None:
    """Of wood what the reserve has, to the best firefighter first; of IKI nobody loses what the track does not show."""
    given = {
        "step": "business", "month": 6,
        "board": {
            "nw2": {"card": "day-laborer", "owner": 0}, "sw2": {"card": "soap-bubble-man", "owner": 1, "experience": 2},
            "se2": {"card": "used-clothes-peddler", "owner": 2, "experience": 2},
        },
        "players": [
            {"iki": 1}, {"wood": 10, "rice": 2, "ikizama": None},
            {"wood": 9, "rice": 2, "firefighting": 2, "ikizama": None},
        ],
    }  # fmt: skip
    shown = face(position(3))
    told = happened(3, given, "end_turn")
    payday = next(one for one in told if one.kind == "payday")
    wages = [dict(paid) for paid in paid_salaries(shown.desk.parts, payday.before.view)]
    assert wages == [{"iki": -1}, {}, {"wood": 1}]


def test_the_fire_scene_knows_a_neutral_card_that_was_placed_just_before() -> None:
    given = {"step": "neutral", "month": 5, "fires": ["sw"], "row": ["engraver", "eel-stand"]}
    shown = face(position(2))
    told = happened(2, given, "place_neutral", character="eel-stand", stall="sw1")
    for one in told:
        shown.flights(one.kind, one.args, one.before, one.after)
        if one.kind == "fire":
            steps = fire_steps(shown.desk, view_at_event(shown.desk, one.before, one.after), "sw", one.args["strength"])
            assert (steps[0].stall, steps[0].outcome) == ("sw1", "burns")
    assert [one.args["stall"] for one in told if one.kind == "neutral_burnt"] == ["sw1"]


def test_the_fire_scene_stops_where_somebody_is_asked() -> None:
    """What burns beyond a charm burns when its owner has decided."""
    given = {
        "step": "business", "month": 5, "fires": ["sw"],
        "board": {"sw2": {"card": "eel-stand", "owner": 0}, "sw3": {"card": "monk", "owner": 1}},
        "players": [{"retired": ["yamabushi"]}, {"ikizama": None}, {"ikizama": None}],
    }  # fmt: skip
    shown = face(position(3))
    told = happened(3, given, "end_turn")
    fire = next(one for one in told if one.kind == "fire")
    steps = fire_steps(shown.desk, view_at_event(shown.desk, fire.before, fire.after), "sw", fire.args["strength"])
    assert [(step.stall, step.outcome) for step in steps] == [("sw1", "empty"), ("sw2", "charm")]
    assert not [one for one in told if one.kind == "burnt"]
