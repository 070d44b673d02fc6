"""Pieces travel from where they were to where they are; judgements and the end are scenes."""

from __future__ import annotations

import math

import pygame
import pytest

from edo_table.content.resources import shipped
from edo_table.content.sounds import load_sounds
from edo_table.games.izayoi.table.flights import SOUNDS
from edo_table.ui.table.face import Act, Flight
from edo_table.ui.table.motion import Motion
from tests.games.izayoi.table.staged import face, happenings, position, scene

TRAVEL = {
    "art_chosen",
    "master_dealt",
    "hand_dealt",
    "tile_laid",
    "card_placed",
    "card_hidden",
    "card_drawn",
    "deck_rebuilt",
    "tile_taken",
    "tile_discarded",
    "hand_thrown",
    "hand_drawn",
}
SCENES = {"judged", "ended"}


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("players", [3, 5])
def test_every_event_that_moves_a_piece_shows_it_on_its_way(players: int, viewer: int | None) -> None:
    sounds = load_sounds(shipped())
    shown = face(position(players), viewer=viewer)
    seen: set[str] = set()
    for seed in range(3):
        for happening in happenings(players, seed, viewer):
            flights = shown.flights(happening.kind, happening.args, happening.before, happening.after)
            seen.add(happening.kind)
            if happening.kind in TRAVEL:
                assert flights, happening
            assert any(isinstance(one, Act) for one in flights) == (happening.kind in SCENES)
            for one in flights:
                if isinstance(one, Flight):
                    assert math.isfinite(sum(one.start) + sum(one.end))
                    assert 0.1 < one.seconds < 1.0
                    assert one.sprite.get_width() > 8
                    assert not one.sound or one.sound in sounds
                else:
                    assert all(0 <= at <= 1 and cue in sounds for at, cue in one.cues)
            target = shown.trace_target(happening.kind, happening.args)
            if target is not None:
                assert shown.where(happening.after, target) is not None
            if happening.kind in ("card_placed", "card_hidden") and viewer is not None:
                is_own = happening.args["seat"] == viewer
                flight = flights[0]
                assert isinstance(flight, Flight)
                assert any(hidden.startswith("hand:") for hidden in flight.hides) == is_own
            if happening.kind == "tile_taken":
                flight = flights[0]
                assert isinstance(flight, Flight)
                won = f"won:{happening.args['seat']}:{happening.args['tile']}"
                assert flight.end == shown.where(happening.after, won)
    assert seen >= TRAVEL | SCENES


def test_nobody_elses_draw_is_shown() -> None:
    state = position(4, 20)
    looked = scene(state, 0, lit=frozenset())
    shown = face(state)
    other = shown.flights("card_drawn", {"seat": 1}, looked, looked)
    assert len(other) == 1
    assert other[0].hides == ()
    hand = looked.view["seats"][0]["hand"]
    own = shown.flights("card_drawn", {"seat": 0, "card": hand[0]}, looked, looked)
    assert [one.hides for one in own] == [(f"hand:{hand[0]}",)]
    several = shown.flights("hand_drawn", {"seat": 0, "n": 4, "cards": tuple(hand)}, looked, looked)
    assert len({one.hides for one in several}) == len(hand), "every card has a place of its own"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_a_judgement_takes_its_time_by_how_much_there_is_to_tell(size: tuple[int, int]) -> None:
    shown = face(position(5), size)
    long: list[float] = []
    short: list[float] = []
    for seed in range(6):
        for happening in happenings(5, seed):
            if happening.kind == "judged":
                act = shown.flights(happening.kind, happening.args, happening.before, happening.after)[0]
                assert isinstance(act, Act)
                (long if len(happening.args["arts"]) > 1 else short).append(act.seconds)
    assert long
    assert short
    assert all(1.9 <= seconds <= 4.2 for seconds in long)
    assert all(1.0 <= seconds <= 2.0 for seconds in short)


def test_a_scene_changes_while_it_is_played_and_ends_in_a_whole_picture() -> None:
    shown = face(position(5))
    for wanted in ("judged", "ended"):
        happening = next(h for h in happenings(5, 4) if h.kind == wanted and (wanted != "judged" or h.args["struck"]))
        act = shown.flights(happening.kind, happening.args, happening.before, happening.after)[0]
        assert isinstance(act, Act)
        pictures = []
        for share in (0.0, 0.3, 0.6, 1.0):
            target = pygame.Surface((1280, 720))
            shown.draw(target, happening.before)
            act.paint(target, share)
            pictures.append(pygame.image.tobytes(target, "RGB"))
        assert len(set(pictures)) == 4
        again = pygame.Surface((1280, 720))
        shown.draw(again, happening.before)
        act.paint(again, 1.0)
        assert pygame.image.tobytes(again, "RGB") == pictures[-1]


def test_with_reduced_motion_a_scene_shows_its_end_at_once() -> None:
    shown = face(position(4))
    happening = next(h for h in happenings(4, 1) if h.kind == "judged")
    flights = shown.flights(happening.kind, happening.args, happening.before, happening.after)
    motion = Motion(flights, 0.0, is_still=True)
    still, whole = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    motion.draw_act(still, 0.01)
    act = flights[0]
    assert isinstance(act, Act)
    act.paint(whole, 1.0)
    assert pygame.image.tobytes(still, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_every_sound_exists() -> None:
    assert set(SOUNDS.values()) <= set(load_sounds(shipped()))
    assert face(position(3)).sound("judged", {}) == ""
