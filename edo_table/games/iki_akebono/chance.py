"""The random streams of Akebono: IKI's, then its own."""

from __future__ import annotations

from edo_table.games.iki.chance import STREAMS as IKI_STREAMS

STREAMS = (*IKI_STREAMS, "newcomers", "tiles", "boats", "personalities", "river")
NEWCOMERS, TILES, BOATS, PERSONALITIES, RIVER = range(len(IKI_STREAMS), len(STREAMS))
