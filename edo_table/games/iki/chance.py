"""The fires to come, which a position names and a scenario may script."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.engine.chance import draw_below, seed_streams
from edo_table.engine.facts import wrong
from edo_table.games.iki.calendar import fires_to_come
from edo_table.games.iki.state import IkiState
from edo_table.games.iki.tables import Tables

STREAMS = ("start", "decks", "offer", "blocks", "fire")
START, DECKS, OFFER, BLOCKS, FIRES = range(len(STREAMS))

_MOST_TRIES = 100_000


def next_fires(tables: Tables, state: IkiState) -> list[int]:
    """Return the Nagayas in which the fires still to come will break out, the next first."""
    return _drawn(tables, state.streams[FIRES], fires_to_come(tables, state))


def set_fires(tables: Tables, state: IkiState, wanted: Sequence[int]) -> None:
    """Have the next fires break out in these Nagayas; raises BadPosition when there are not so many."""
    if len(wanted) > fires_to_come(tables, state):
        raise wrong("fires", f"only {fires_to_come(tables, state)} fires are still to come")
    tries = 0
    while _drawn(tables, state.streams[FIRES], len(wanted)) != list(wanted):
        assert tries < _MOST_TRIES
        state.streams[FIRES] = seed_streams(f"fires {tries}", STREAMS)[FIRES]
        tries += 1


def _drawn(tables: Tables, stream: int, count: int) -> list[int]:
    streams = [stream]
    return [draw_below(streams, 0, len(tables.nagayas)) for _ in range(count)]
