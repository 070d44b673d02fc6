"""Izayoi's table on the stage."""

from __future__ import annotations

from edo_table.games.izayoi.rules import Izayoi
from edo_table.games.izayoi.state import IzayoiState
from edo_table.games.izayoi.table import IzayoiFace
from tests.games.table_stage import SIZES, Happening, Stage, looks, paint, words

__all__ = [
    "SIZES", "STAGE", "Happening", "face", "happenings", "lay_out", "layout", "looks", "paint", "position", "rules",
    "scene", "specs", "words",
]  # fmt: skip

STAGE: Stage[Izayoi, IzayoiState, IzayoiFace] = Stage("izayoi")
rules, layout, position, specs, scene = STAGE.rules, STAGE.layout, STAGE.position, STAGE.specs, STAGE.scene
happenings, face, lay_out = STAGE.happenings, STAGE.face, STAGE.lay_out
