"""IKI's table on the stage."""

from __future__ import annotations

import random

from edo_table.games.iki.rules import Iki
from edo_table.games.iki.state import IkiState
from edo_table.games.iki.table import IkiFace
from tests.games.table_stage import SIZES, Happening, Stage, looks, paint, words

__all__ = [
    "SIZES", "Happening", "choose", "face", "happenings", "lay_out", "layout", "looks", "paint", "position", "rules",
    "scene", "specs", "words",
]  # fmt: skip

DULL = ("end_turn", "income", "enough", "stay")
"""Actions that random players take less often, so that much happens."""


def choose(game: Iki, state: IkiState, chance: random.Random) -> int:
    """A legal action by chance: first its kind, then one of that kind."""
    kinds: dict[str, list[int]] = {}
    for code in game.legal(state):
        kinds.setdefault(game.spec(state, code).kind, []).append(code)
    names = list(kinds)
    kind = chance.choices(names, [0.25 if name in DULL else 1.0 for name in names])[0]
    return chance.choice(kinds[kind])


STAGE: Stage[Iki, IkiState, IkiFace] = Stage("iki", choose)
rules, layout, position, specs, scene = STAGE.rules, STAGE.layout, STAGE.position, STAGE.specs, STAGE.scene
happenings, face, lay_out = STAGE.happenings, STAGE.face, STAGE.lay_out
