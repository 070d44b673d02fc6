"""Where an Oyakata may stop: on every space of the longer street, the bridge too, however far it goes."""

from __future__ import annotations

import itertools

import pygame
import pytest

from edo_table.app.table.pointing import bounds, place_at
from edo_table.engine.setup import Setup
from tests.games.iki_akebono.table.staged import SIZES, face, paint, rules, scene, specs


@pytest.mark.parametrize("sandals", [0, 9, 40])
@pytest.mark.parametrize("size", [*SIZES, (960, 540)])
def test_every_stop_can_be_hit_the_bridge_too(size: tuple[int, int], sandals: int) -> None:
    given = {"step": "move", "players": [{"sandal": sandals, "ikizama": "1-4", "at": "pawn-shop"}]}
    for players in (2, 4):
        state = rules().arrange(Setup(players, 3), given)
        shown, looked = face(state, size), scene(state, 0)
        targets = {target for option in specs(state) for target in option.targets}
        assert "steps:2" in targets
        places = {place.target: bounds(place) for place in shown.places(looked) if place.target.startswith("steps:")}
        assert set(places) == targets
        assert not [pair for pair in itertools.combinations(places.values(), 2) if pair[0].colliderect(pair[1])]
        for target in targets:
            at = shown.where(looked, target)
            assert at is not None
            found = place_at(shown.places(looked), (round(at[0]), round(at[1])), frozenset(targets))
            assert found is not None
            assert found.target == target


def test_a_frame_of_a_move_can_be_drawn() -> None:
    state = rules().arrange(Setup(3, 3), {"step": "move", "players": [{"ikizama": "1-4", "at": "pawn-shop"}]})
    shown = face(state)
    paint(shown)
    shown.draw(pygame.Surface((1280, 720)), scene(state, 0))
