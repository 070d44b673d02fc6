"""Pieces travel from where they were to where they are; Payday, fire and the turn of the year are scenes."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping

import pygame
import pytest

from edo_table.content.resources import shipped
from edo_table.content.sounds import load_sounds
from edo_table.engine.actions import ActionSpec
from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.iki.table.acts import fire_steps, view_at_event, with_neutral
from edo_table.games.iki.table.flights import SOUNDS
from edo_table.games.iki.table.reckoning import harmony, paid_salaries
from edo_table.games.iki.table.street import oyakata_at
from edo_table.games.iki.table.streetmap import street_map
from edo_table.ui.table.face import Act, Flight
from tests.games.iki.table.staged import Happening, face, happenings, position, rules, scene

TRAVEL = {
    "begun_with", "hired", "cards_revealed", "space_taken", "stepped_up", "experienced", "retired", "went_to", "bought",
    "built", "turn_ended", "coins_laid", "burnt", "starved", "paid", "gained", "lap",
}  # fmt: skip
SCENES = {"walked", "visited", "payday", "fire", "new_year"}
STILL = {"traded", "fire_died", "harmony", "type_chosen", "ended"}
RARE = {
    "swapped", "fire_stopped", "charm_used", "neutral_placed", "neutral_dropped", "neutral_left", "space_blocked",
    "year_over", "neutral_burnt",
}  # fmt: skip


def is_told_elsewhere(happening: Happening) -> bool:
    """Whether an event belongs to a scene that shows it (salaries), or nothing lay there (New Year's turns)."""
    if happening.kind == "turn_ended":
        return bool(happening.before.view["phase"] == "new_year")
    return happening.kind in ("gained", "paid") and happening.args.get("reason") == "salary"


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("players", [2, 4])
def test_every_event_that_moves_a_piece_shows_it_on_its_way(players: int, viewer: int | None) -> None:
    sounds = load_sounds(shipped())
    shown = face(position(players), viewer=viewer)
    window = pygame.Rect(0, 0, 1280, 720).inflate(200, 200)
    seen: set[str] = set()
    for seed in range(4):
        print("seed", seed)
        for happening in happenings(players, seed, viewer):
            flights = shown.flights(happening.kind, happening.args, happening.before, happening.after)
            seen.add(happening.kind)
            if happening.kind in TRAVEL - {"coins_laid"} and not is_told_elsewhere(happening):
                assert flights, happening
            if happening.kind in SCENES:
                assert any(isinstance(one, Act) for one in flights), happening
            if happening.kind in STILL:
                assert not flights
            for one in flights:
                if isinstance(one, Flight):
                    assert math.isfinite(sum(one.start) + sum(one.end))
                    assert window.collidepoint(one.start)
                    assert window.collidepoint(one.end)
                    assert 0.1 < one.seconds < 1.0
                    assert one.sprite.get_width() > 8
                    assert not one.sound or one.sound in sounds
                else:
                    assert 0.3 < one.seconds < 9
                    assert all(0 <= at <= 1 and cue in sounds for at, cue in one.cues)
            target = shown.trace_target(happening.kind, happening.args)
            if target is not None:
                assert shown.where(happening.after, target) is not None
    assert seen >= TRAVEL | SCENES
    assert seen <= TRAVEL | SCENES | STILL | RARE | {"month_begun"}
    if players == 2:
        assert {"neutral_placed", "space_blocked"} <= seen


def test_every_sound_exists() -> None:
    assert set(SOUNDS.values()) <= set(load_sounds(shipped()))
    assert face(position(3)).sound("payday", {}) == ""
    assert face(position(3)).sound("hired", {}) == "token"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_payday_scene_shows_is_what_the_rules_pay(players: int) -> None:
    shown = face(position(players))
    paydays = 0
    for seed in range(3):
        print("seed", seed)
        paid: dict[int, dict[str, int]] = {}
        scored: dict[int, int] = {}
        foretold: tuple[list[dict[str, int]], dict[int, int]] | None = None
        for happening in happenings(players, seed):
            shown.flights(happening.kind, happening.args, happening.before, happening.after)
            if happening.kind == "payday":
                paid, scored = defaultdict(dict), defaultdict(int)
                view = {**happening.before.view, "stalls": with_neutral(shown.desk, happening.before)}
                wages = [dict(listed) for listed in paid_salaries(shown.desk.parts, view)]
                iki: dict[int, int] = defaultdict(int)
                for one in harmony(shown.desk.parts, view["stalls"], players):
                    iki[one.seat] += one.iki
                foretold = wages, iki
                paydays += 1
            elif happening.kind in ("gained", "paid") and happening.args.get("reason") == "salary":
                sign = 1 if happening.kind == "gained" else -1
                paid[happening.args["seat"]][happening.args["good"]] = sign * happening.args["n"]
            elif happening.kind == "harmony":
                scored[happening.args["seat"]] += happening.args["n"]
            elif happening.kind in ("month_begun", "new_year") and foretold is not None:
                for seat in range(players):
                    assert paid[seat] == foretold[0][seat]
                    assert scored.get(seat, 0) == foretold[1].get(seat, 0)
                foretold = None
    assert paydays >= 3


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


def scenes_of(players: int) -> Iterator[Happening]:
    """One event of every kind that is shown as a scene."""
    found: set[str] = set()
    for seed in range(3):
        for happening in happenings(players, seed):
            if happening.kind in SCENES and happening.kind not in found:
                found.add(happening.kind)
                yield happening


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_a_scene_changes_while_it_is_played_and_ends_in_a_whole_picture(size: tuple[int, int]) -> None:
    shown = face(position(4), size)
    for happening in scenes_of(4):
        act = shown.flights(happening.kind, happening.args, happening.before, happening.after)[0]
        assert isinstance(act, Act)
        pictures = []
        for share in (0.0, 0.3, 0.6, 1.0):
            target = pygame.Surface(size)
            shown.draw(target, happening.before)
            act.paint(target, share)
            pictures.append(pygame.image.tobytes(target, "RGB"))
        assert len(set(pictures)) >= 3, happening.kind
        again = pygame.Surface(size)
        shown.draw(again, happening.before)
        act.paint(again, 1.0)
        assert pygame.image.tobytes(again, "RGB") == pictures[-1]


def test_a_walk_ends_where_the_oyakata_stands_and_stays_on_the_street() -> None:
    shown = face(position(4))
    board = street_map(shown.desk)
    assert board is not None
    walks = 0
    for happening in happenings(4, 3):
        if happening.kind != "walked":
            continue
        walks += 1
        points = board.path(shown.desk, happening.args["from"], happening.args["steps"])
        assert len(points) > happening.args["steps"]
        assert all(board.rect.collidepoint(point) for point in points)
        at = oyakata_at(shown.desk, happening.after, happening.args["seat"])
        assert at is not None
        assert math.dist(points[-1], at) < board.card
    assert walks > 20


def test_a_piece_in_flight_is_not_drawn_in_its_place() -> None:
    shown = face(position(4))
    for happening in happenings(4, 1):
        if happening.kind == "hired":
            flight = shown.flights(happening.kind, happening.args, happening.before, happening.after)[0]
            assert isinstance(flight, Flight)
            assert flight.hides == (f"row:{happening.args['character']}", f"stall:{happening.args['stall']}")
            assert flight.start == shown.where(happening.before, flight.hides[0])
            assert flight.end == shown.where(happening.after, flight.hides[1])
            return
    raise AssertionError
