"""The texts of IKI's table, at every size and scale, in the scenes as well."""

from __future__ import annotations

from tests.games.iki.table.staged import STAGE
from tests.games.iki.table.texts import StreetTexts


class TestTexts(StreetTexts):
    stage = STAGE
