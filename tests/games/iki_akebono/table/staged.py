"""Akebono's table on the stage."""

from __future__ import annotations

from edo_table.games.iki_akebono.rules import Akebono
from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.table import AkebonoFace
from tests.games.iki.table import staged as iki
from tests.games.table_stage import SIZES, Stage, looks, paint, words

__all__ = [
    "KINDS", "SIZES", "STAGE", "WEIGHTS", "face", "happenings", "lay_out", "layout", "looks", "paint", "position",
    "rules", "scene", "specs", "words",
]  # fmt: skip

KINDS = iki.KINDS | {"build_boat", "activate", "meet", "exchange"}
"""What players may do in any game."""

WEIGHTS = {
    **iki.WEIGHTS,
    **dict.fromkeys(("take_mon", "let_go"), 0.25),
    **dict.fromkeys(("build_boat", "meet", "activate", "build", "again", "send", "exchange", "use_skill"), 3.0),
}
"""Actions that random players take less often, so that much happens, and those of Akebono, oftener."""

STAGE: Stage[Akebono, AkebonoState, AkebonoFace] = Stage("iki_akebono", WEIGHTS)
rules, layout, position, specs, scene = STAGE.rules, STAGE.layout, STAGE.position, STAGE.specs, STAGE.scene
happenings, face, lay_out = STAGE.happenings, STAGE.face, STAGE.lay_out
