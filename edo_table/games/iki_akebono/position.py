"""A position in readable form."""

from __future__ import annotations

from typing import Any

from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables


def position(tables: AkebonoTables, state: AkebonoState) -> dict[str, Any]:
    return {}
