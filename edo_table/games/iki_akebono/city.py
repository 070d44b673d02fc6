"""The City board: the row of characters with the New Character of the month (rulebook, New Characters; A1, A3, Y1, Y7).

The row holds the cards from left to right as they lie: first those that waited, each with a mon, then the new ones, the
New Character last.
"""

from __future__ import annotations

from collections.abc import Iterator

from edo_table.engine.events import Event, Sink
from edo_table.games.iki import flow
from edo_table.games.iki.calendar import MONTHS_A_SEASON
from edo_table.games.iki.options import neutral_places
from edo_table.games.iki.state import EMPTY, MONTH, NEUTRAL_CARD
from edo_table.games.iki.tables import Frame
from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables


def reveal_newcomer(tables: AkebonoTables, state: AkebonoState, sink: Sink | None) -> None:
    """Turn up the New Character of the month."""
    card = state.newcomers.pop()
    state.row.append(card)
    state.row_mon.append(0)
    if sink is not None:
        sink(Event("newcomer_revealed", {"character": tables.card_ids[card]}, reveals=flow.everybody(state)))


def base_row(tables: AkebonoTables, state: AkebonoState) -> list[int]:
    """Return the characters of the row that are no New Characters."""
    return [card for card in state.row if not tables.is_newcomer(card)]


def end_month(tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Sink | None) -> None:
    """Clear the marked places, slide the new cards right, lay a mon on each that stays; after Payday all are gone."""
    state.block = EMPTY
    if state.month % MONTHS_A_SEASON:
        carried = {card for card, mon in zip(state.row, state.row_mon, strict=True) if mon}
        new = [card for card in base_row(tables, state) if card not in carried]
        most = tables.content.numbers.carried_cards
        kept = new[-most:] if most else []
        left = [card for card in state.row if card not in kept]
        state.row = kept
        state.row_mon = [1] * len(kept)
        if sink is not None:
            if left:
                sink(Event("cards_left", {"characters": tuple(tables.card_ids[card] for card in left)}))
            if kept:
                sink(Event("coins_laid", {"n": len(kept)}))
    state.stack.append((MONTH,))


def offer_neutral(tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Sink | None) -> None:
    """Have a seat place a neutral character if there is one of IKI's own."""
    if base_row(tables, state):
        state.stack.append((NEUTRAL_CARD, frame[1]))


def neutrals(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    """Return the ways to place a neutral character."""
    yield from neutral_places(tables, state, base_row(tables, state))
