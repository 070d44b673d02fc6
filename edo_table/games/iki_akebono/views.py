"""What lies on the table beside IKI's own things, as JSON-ready data with content ids."""

from __future__ import annotations

from typing import Any

from edo_table.games.iki_akebono.components import GAME
from edo_table.games.iki_akebono.counting import personality_values
from edo_table.games.iki_akebono.owned import has_permit
from edo_table.games.iki_akebono.river import boat_facts, boat_tokens_left, boats_of
from edo_table.games.iki_akebono.state import HAD_TEA, NOT_NAMED, PERMITS, AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables
from edo_table.games.iki_akebono.year import has_grand_master


def add(tables: AkebonoTables, state: AkebonoState, view: dict[str, Any]) -> dict[str, Any]:
    """Return IKI's view with what Akebono adds; changes the view.

    Further keys: boats (by id: side "a" or "b", wave from 1 or None on the riverbank, owner or None), river (tokens),
    bridge (personalities), boat_tokens_left, newcomers (New Characters to come), tiles (by character to begin with: the
    tile's number from 1; in the set-up only), grand_master (whether it plays), master (its shop or None), has_hired and
    had_tea (of the running turn: whether somebody was hired, and whether a house brought in the last move what passing
    it brings).  In a card of `row`: place ("carried", "new" or "newcomer").  In `seats`: trade, boats, boat_tokens,
    permits (by name), met (personality, iki at the end), spent (tokens), named (by character: its type).
    """
    for card in view["row"]:
        is_new = tables.is_newcomer(tables.card_of[card["character"]])
        card["place"] = "newcomer" if is_new else "carried" if card["mon"] else "new"
    for seat, shown in enumerate(view["seats"]):
        _add_to_seat(tables, state, seat, shown)
    view |= {
        "game": GAME,
        "boats": {name: boat_facts(state, number) for number, name in enumerate(tables.boat_ids)},
        "river": [tables.token_ids[token] for token in state.river],
        "bridge": [tables.personality_ids[number] for number in state.bridge],
        "boat_tokens_left": boat_tokens_left(tables, state),
        "newcomers": len(state.newcomers),
        "tiles": {
            tables.card_ids[card]: tile + 1
            for card, tile in zip(tables.starters, state.tiles, strict=False)
            if card in state.starters
        },
        "grand_master": has_grand_master(state),
        "master": tables.shop_ids[tables.shop_at[state.master]] if state.master else None,
        "has_hired": bool(state.has_hired),
        "had_tea": bool(state.turn_marks & HAD_TEA),
    }
    return view


def _add_to_seat(tables: AkebonoTables, state: AkebonoState, seat: int, shown: dict[str, Any]) -> None:
    shown["trade"] = state.trade[seat]
    shown["boats"] = boats_of(state, seat)
    shown["boat_tokens"] = state.boat_tokens[seat]
    shown["permits"] = {name: has_permit(state, seat, number) for number, name in enumerate(PERMITS)}
    shown["met"] = [
        {"personality": tables.personality_ids[number], "iki": value}
        for number, value in personality_values(tables, state, seat)
    ]
    shown["spent"] = [tables.token_ids[token] for token in state.spent[seat]]
    shown["named"] = {
        tables.card_ids[card]: tables.type_ids[kind]
        for card, kind in zip(tables.open_characters, state.named, strict=True)
        if kind != NOT_NAMED and card in state.retired[seat]
    }
