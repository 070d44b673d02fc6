"""Akebono's previews: what comes is what they foretold; every thing on the table can say what it is."""

from __future__ import annotations

import pytest

from tests.games.iki.table.previews import Previews
from tests.games.iki_akebono.table.staged import KINDS, STAGE

pytestmark = pytest.mark.usefixtures("without_drawings")


class TestPreviews(Previews):
    stage = STAGE
    kinds = KINDS
    asked = ("charm", "doctor")
