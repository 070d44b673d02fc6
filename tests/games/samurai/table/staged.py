"""Samurai's table on the stage."""

from __future__ import annotations

import pygame

from edo_table.games.samurai.rules import Samurai
from edo_table.games.samurai.state import SamuraiState
from edo_table.games.samurai.table import SamuraiFace
from edo_table.games.samurai.table.grounds import Ground
from tests.games.table_stage import SIZES, Stage, looks, paint, words

__all__ = [
    "SIZES", "STAGE", "face", "lay_out", "layout", "looks", "paint", "position", "pretend_to_paint", "rules", "scene",
    "specs", "words",
]  # fmt: skip

STAGE: Stage[Samurai, SamuraiState, SamuraiFace] = Stage("samurai")
rules, layout, position, specs, scene = STAGE.rules, STAGE.layout, STAGE.position, STAGE.specs, STAGE.scene
face, lay_out = STAGE.face, STAGE.lay_out


def pretend_to_paint(shown: SamuraiFace) -> None:
    """Give a face a plain board, where only what lies on it matters."""
    plain = pygame.Surface(shown.desk.size)
    plain.fill((90, 150, 165))
    shown._grounds.keep(Ground(shown._key, shown.desk, plain))
