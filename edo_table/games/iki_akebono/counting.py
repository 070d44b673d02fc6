"""What Akebono adds to the count at the end (rulebook, Appendix 2, 3 and 5; A20, Y6, Y15)."""

from __future__ import annotations

from edo_table.games.iki.effects import own_characters
from edo_table.games.iki.goods import COUNT, MON
from edo_table.games.iki.scoring import counted_types
from edo_table.games.iki.state import EMPTY, PIPE, TOKEN_KINDS
from edo_table.games.iki_akebono.components import Needs
from edo_table.games.iki_akebono.owned import buildings_of, met_by, tokens_of
from edo_table.games.iki_akebono.river import boats_of
from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables


def characters_of(tables: AkebonoTables, state: AkebonoState, seat: int) -> list[int]:
    """Return the characters that will lie on a seat's board: those there, and its own on the stalls."""
    return [*state.retired[seat], *(state.cards[stall] for stall in own_characters(tables, state, seat))]


def kobuns_on_board(tables: AkebonoTables, state: AkebonoState, seat: int) -> int:
    """Return a seat's Kobuns on characters and buildings; after the year those that stood there at its end (Y6)."""
    if state.posted:
        return state.posted[seat]
    return sum(owner == seat and card != EMPTY for owner, card in zip(state.owners, state.cards, strict=True))


def pouch_value(tables: AkebonoTables, state: AkebonoState, seat: int, number: int) -> int:
    """Return what a pouch counts by Akebono's scores."""
    token = tables.content.tokens[number]
    value = token.per_personality * len(state.met[seat]) + token.per_2_trade * (state.trade[seat] // 2)
    if token.per_kobun:
        value += token.per_kobun * kobuns_on_board(tables, state, seat)
    if token.per_special_hired:
        value += token.per_special_hired * counted_types(tables, state, seat)[tables.special_type]
    return value


def building_value(tables: AkebonoTables, state: AkebonoState, seat: int, number: int) -> int:
    """Return what a building counts by Akebono's scores."""
    building = tables.content.buildings[number]
    value = building.per_boat * boats_of(state, seat) + building.per_token * len(state.bought[seat])
    value += building.per_personality * len(state.met[seat]) + building.per_trade * state.trade[seat]
    if building.per_type or building.per_most_hired:
        counts = counted_types(tables, state, seat)
        value += building.per_type * sum(1 for hired in counts if hired) + building.per_most_hired * max(counts)
    return value


def personalities_line(tables: AkebonoTables, state: AkebonoState, seat: int) -> int:
    """Return what all personalities of a seat count at the end."""
    return sum(value for _, value in personality_values(tables, state, seat))


def personality_values(tables: AkebonoTables, state: AkebonoState, seat: int) -> list[tuple[int, int]]:
    """Return what each personality of a seat counts at the end, as (personality, IKI)."""
    values = []
    for number, personality in zip(state.met[seat], met_by(tables, state, seat), strict=True):
        end = personality.end
        value = 0
        if end is not None and are_met(tables, state, seat, end.needs):
            value = end.iki + end.per_boat * boats_of(state, seat)
            if end.per_building:
                value += end.per_building * sum(1 for _ in buildings_of(tables, state, seat))
        values.append((number, value))
    return values


def are_met(tables: AkebonoTables, state: AkebonoState, seat: int, needs: Needs) -> bool:
    """Return whether a seat has all that a personality asks for at the end."""
    if needs.artisans and counted_types(tables, state, seat)[tables.artisan_type] < needs.artisans:
        return False
    if needs.most_mon is not None and state.goods[seat * COUNT + MON] > needs.most_mon:
        return False
    if needs.is_last_firefighter and state.order[-1] != seat:
        return False
    people = characters_of(tables, state, seat)
    if len(people) < needs.characters or len(tokens_of(tables, state, seat, PIPE)) < needs.pipes:
        return False
    if sum(tables.is_newcomer(card) for card in people) < needs.new_characters:
        return False
    return all(_has(tables, state, seat, what) for what in needs.one_of_each)


def _has(tables: AkebonoTables, state: AkebonoState, seat: int, what: str) -> bool:
    if what == "boat":
        return boats_of(state, seat) > 0
    return bool(tokens_of(tables, state, seat, TOKEN_KINDS.index(what)))
