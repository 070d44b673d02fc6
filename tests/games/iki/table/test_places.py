"""Everything on IKI's table that can be chosen can be pointed at, and every panel has a place of its own."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
import pytest

from edo_table.ui.table.layout import overlaps
from tests.games.iki.table.places import Places
from tests.games.iki.table.staged import KINDS, STAGE


class TestPlaces(Places):
    stage = STAGE
    kinds = KINDS
    card_share = (0.064, 0.112)

    def assert_told_apart(self, places: Mapping[str, pygame.Rect]) -> None:
        assert not overlaps(places, [])

    @pytest.mark.parametrize("sandals", [3, 12, 40, 90])
    @pytest.mark.parametrize("size", [(1280, 720), (960, 540), (3840, 2160)])
    def test_every_stop_can_be_hit_however_many_sandals_there_are(self, size: tuple[int, int], sandals: int) -> None:
        self.assert_every_stop_can_be_hit(size, "tobacco-shop", sandals)
