"""Positions of IKI from a few facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edo_table.games.iki.state import IkiState
from edo_table.games.iki.tables import Tables


def arrange(tables: Tables, state: IkiState, facts: Mapping[str, Any]) -> IkiState:
    raise NotImplementedError
