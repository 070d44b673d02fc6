"""The texts of Akebono's table, at every size and scale, in the scenes as well."""

from __future__ import annotations

import pytest

from tests.games.iki.table.texts import StreetTexts
from tests.games.iki_akebono.table.staged import STAGE
from tests.games.table_stage import Happening

pytestmark = pytest.mark.usefixtures("without_drawings")


class TestTexts(StreetTexts):
    stage = STAGE
    signs = 6

    @staticmethod
    def is_scene(happening: Happening) -> bool:
        is_income = happening.args.get("reason") == "trade"
        return is_income or happening.kind == "master_walked" or StreetTexts.is_scene(happening)
