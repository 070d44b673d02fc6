"""Akebono's flights: pieces travel from where they were to where they are; months and boats are scenes."""

from __future__ import annotations

import pytest

from edo_table.games.iki_akebono.table.flights import SOUNDS
from tests.games.iki.table.flights import RARE, SCENES, TRAVEL, Flights
from tests.games.iki_akebono.table.staged import STAGE

pytestmark = pytest.mark.usefixtures("without_drawings")


class TestFlights(Flights):
    stage = STAGE
    sounds = SOUNDS
    travel = TRAVEL | {
        "tile_taken", "newcomer_revealed", "cards_left", "boat_built", "traded_up", "personalities_revealed", "met",
        "permit_taken",
    }  # fmt: skip
    scenes = SCENES | {"activated"}
    rare = RARE | {
        "boat_token_taken", "boat_token_spent", "permit_spent", "token_taken", "spent", "relocated", "skill_used",
        "lowered", "salary_taken", "type_named", "protected", "master_walked",
    }  # fmt: skip
    told_in_scenes = ("salary", "trade")
