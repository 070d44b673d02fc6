"""Positions from a few facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables


def arrange(tables: AkebonoTables, state: AkebonoState, facts: Mapping[str, Any]) -> AkebonoState:
    return state
