"""Akebono's table on the stage."""

from __future__ import annotations

import random

from edo_table.games.iki_akebono.rules import Akebono
from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.table import AkebonoFace
from tests.games.table_stage import SIZES, Happening, Stage, looks, paint, words

__all__ = [
    "SIZES", "Happening", "choose", "face", "happenings", "lay_out", "layout", "looks", "paint", "position", "rules",
    "scene", "specs", "words",
]  # fmt: skip

WEIGHTS = {
    **dict.fromkeys(("end_turn", "income", "enough", "stay", "take_mon", "let_go"), 0.25),
    **dict.fromkeys(("build_boat", "meet", "activate", "build", "again", "send", "exchange", "use_skill"), 3.0),
}
"""Actions that random players take less often, so that much happens, and those of Akebono, oftener."""


def choose(game: Akebono, state: AkebonoState, chance: random.Random) -> int:
    """A legal action by chance: first its kind, then one of that kind."""
    kinds: dict[str, list[int]] = {}
    for code in game.legal(state):
        kinds.setdefault(game.spec(state, code).kind, []).append(code)
    names = list(kinds)
    kind = chance.choices(names, [WEIGHTS.get(name, 1.0) for name in names])[0]
    return chance.choice(kinds[kind])


STAGE: Stage[Akebono, AkebonoState, AkebonoFace] = Stage("iki_akebono", choose)
rules, layout, position, specs, scene = STAGE.rules, STAGE.layout, STAGE.position, STAGE.specs, STAGE.scene
happenings, face, lay_out = STAGE.happenings, STAGE.face, STAGE.lay_out
