"""Akebono's table: whatever can be pointed at can be seen to be chosen, lit or looked at."""

from __future__ import annotations

from tests.games.iki.table.lights import Lights
from tests.games.iki_akebono.table.staged import STAGE


class TestLights(Lights):
    stage = STAGE
