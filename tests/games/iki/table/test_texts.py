"""The texts of IKI's table, at every size and scale, in the scenes as well."""

from __future__ import annotations

import pytest

from tests.games.iki.table.staged import STAGE
from tests.games.iki.table.texts import StreetTexts

pytestmark = pytest.mark.usefixtures("without_drawings")


class TestTexts(StreetTexts):
    stage = STAGE
