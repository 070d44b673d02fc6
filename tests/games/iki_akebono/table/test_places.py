"""Everything on Akebono's table that can be chosen can be pointed at, and every panel has a place of its own."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

import pygame
import pytest

from edo_table.engine.setup import Setup
from tests.games.iki.table.places import Places
from tests.games.iki_akebono.table.staged import KINDS, SIZES, STAGE, face, paint, rules, scene


class TestPlaces(Places):
    stage = STAGE
    kinds = KINDS
    small = (*Places.small, "token:", "covering", "sailors:", "met:", "steps:", "trader:")
    card_share = (0.0525, 0.093)

    def waiting(self, character: str) -> dict[str, Any]:
        return {**super().waiting(character), "place": "new"}

    def assert_told_apart(self, places: Mapping[str, pygame.Rect]) -> None:
        """Where there are more characters than places, the cards lie over each other."""
        lefts = sorted(rect.x for rect in places.values())
        assert all(b - a >= 10 for a, b in itertools.pairwise(lefts))

    @pytest.mark.parametrize("sandals", [0, 9, 40])
    @pytest.mark.parametrize("size", [*SIZES, (960, 540)])
    def test_every_stop_can_be_hit_the_bridge_too(self, size: tuple[int, int], sandals: int) -> None:
        self.assert_every_stop_can_be_hit(size, "pawn-shop", sandals)


def test_a_frame_of_a_move_can_be_drawn() -> None:
    state = rules().arrange(Setup(3, 3), {"step": "move", "players": [{"ikizama": "1-4", "at": "pawn-shop"}]})
    shown = face(state)
    paint(shown)
    shown.draw(pygame.Surface((1280, 720)), scene(state, 0))
