"""IKI's table on the stage."""

from __future__ import annotations

from edo_table.games.iki.rules import Iki
from edo_table.games.iki.state import IkiState
from edo_table.games.iki.table import IkiFace
from tests.games.table_stage import SIZES, Stage, looks, paint, words

__all__ = [
    "KINDS", "SIZES", "STAGE", "WEIGHTS", "face", "happenings", "lay_out", "layout", "looks", "paint", "position",
    "rules", "scene", "specs", "words",
]  # fmt: skip

KINDS = frozenset({
    "begin_with", "take_space", "income", "hire", "move", "trade", "buy", "enough", "build", "visit", "raise",
    "end_turn", "starve", "go_to",
})  # fmt: skip
"""What players may do in any game."""

WEIGHTS = dict.fromkeys(("end_turn", "income", "enough", "stay"), 0.25)
"""Actions that random players take less often, so that much happens."""

STAGE: Stage[Iki, IkiState, IkiFace] = Stage("iki", WEIGHTS)
rules, layout, position, specs, scene = STAGE.rules, STAGE.layout, STAGE.position, STAGE.specs, STAGE.scene
happenings, face, lay_out = STAGE.happenings, STAGE.face, STAGE.lay_out
