"""Games in which everything happens: every option has its places and its slip, every event its way of being shown."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from edo_table.content.resources import shipped
from edo_table.content.sounds import load_sounds
from edo_table.engine.events import Event
from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.table import AkebonoFace, create
from edo_table.ui.metrics import Metrics
from edo_table.ui.table.face import Act, Camera, Scene
from edo_table.ui.table.selection import BUTTON
from edo_table.ui.theme import DEFAULT
from tests.games.iki_akebono.plenty import PLENTY, SeldomPlay
from tests.games.iki_akebono.table.staged import layout, looks, words

SIZE = (1280, 720)
RARE = {"activate", "again", "build_boat", "exchange", "meet", "relocate", "retire", "send", "take_gain", "use_doctor"}

pytestmark = pytest.mark.usefixtures("without_drawings")


def face_of(state: AkebonoState) -> AkebonoFace:
    """A face for the game whose players begin with much."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    shown, metrics = create(PLENTY, words()), Metrics(SIZE)
    shown.meet(looks(state.players))
    regions = layout().regions(metrics, state.players)
    shown.layout(SIZE, regions, metrics, DEFAULT, PLENTY.view(state, 0), Camera())
    return shown


def scene_of(state: AkebonoState, viewer: int) -> Scene:
    """The scene of a position for a seat."""
    decision = PLENTY.decision(state)
    return Scene(PLENTY.view(state, viewer), looks(state.players), viewer, decision.seat if decision else None)


def test_everything_can_be_pointed_at_foretold_and_shown() -> None:
    sounds, seen, faces = load_sounds(shipped()), Counter[str](), dict[int, AkebonoFace]()
    for setup, state, code in SeldomPlay().games(range(12)):
        if code is None:
            continue
        seat = PLENTY.actor(state)
        if setup.players not in faces:
            faces[setup.players] = face_of(state)
        shown = faces[setup.players]
        before = scene_of(state, seat)
        options = [PLENTY.spec(state, option) for option in PLENTY.legal(state)]
        known = {place.target for place in shown.places(before)}
        for option in options:
            for target in option.targets:
                assert target.startswith(BUTTON) or target in known, (setup.seed, option)
        chosen = PLENTY.spec(state, code)
        slip = shown.preview(before, chosen)
        assert slip is not None, chosen
        assert slip.lines, chosen
        seen[chosen.kind] += 1
        then, events = state.clone(), list[Event]()
        PLENTY.apply(then, code, events.append)
        after = scene_of(then, seat)
        for event in events:
            args = event.seen_by(seat)
            for one in shown.flights(event.kind, args, before, after):
                cues = [sound for _, sound in one.cues] if isinstance(one, Act) else [one.sound]
                assert all(not sound or sound in sounds for sound in cues)
            shown.log_picture(event.kind, args, 30)
    assert all(shown.desk.words.missing == () for shown in faces.values())
    assert set(seen) >= RARE, RARE - set(seen)
