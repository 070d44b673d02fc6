"""The options that are legal in a position."""

from __future__ import annotations

from edo_table.games.samurai.actions import (
    CHOOSE_TOKEN,
    END_TURN,
    EXCHANGE_FIGURE,
    EXCHANGE_TOKEN,
    EXCHANGE_WITH,
    KEEP_TOKENS,
    MOVE_TOKEN,
    PASS,
    PLACE_FIGURE,
    PLACE_TOKEN,
)
from edo_table.games.samurai.state import CHOOSE, FIGURES, MOVE, SET_UP, SWAP, TURN, SamuraiState
from edo_table.games.samurai.tables import AT_SEA, ON_LAND, REPLACES, Tables


def legal_codes(tables: Tables, state: SamuraiState) -> list[int]:
    """Return the codes of all legal options, ascending; empty when the game is over."""
    frame = state.stack[-1]
    step = frame[0]
    if step == TURN:
        plays = token_plays(tables, state, frame[1])
        if state.played:
            plays.append(END_TURN << 24)
        elif not plays:
            plays.append(PASS << 24)
        return plays
    if step == MOVE:
        return [MOVE_TOKEN << 24 | space for space in empty_land(tables, state)]
    if step == SWAP:
        return [
            EXCHANGE_WITH << 24 | figure << 12 | settlement
            for figure, settlement in swap_partners(state, frame[2], frame[3])
        ]
    if step == SET_UP:
        return [
            PLACE_FIGURE << 24 | figure << 12 | settlement
            for figure in range(FIGURES)
            if state.supply[figure]
            for settlement in open_places(tables, state, figure)
        ]
    if step == CHOOSE:
        return _choices(tables, state, frame[1])
    return []


def _choices(tables: Tables, state: SamuraiState, seat: int) -> list[int]:
    if len(state.hands[seat]) == tables.hand_size:
        return [KEEP_TOKENS << 24]
    return [CHOOSE_TOKEN << 24 | kind << 12 for kind in sorted(set(state.bags[seat]))]


def open_places(tables: Tables, state: SamuraiState, figure: int) -> list[int]:
    """Return the settlements that may take a figure during set-up: cities first, then villages; none twice in one."""
    bit, places, figures = 1 << figure, tables.board.places, state.figures
    # Cities hold two different figures; villages wait until every city is full (rulebook, Preparation; S3).
    cities = [town for town, size in enumerate(places) if size == 2 and figures[town].bit_count() < 2]
    if cities:
        return [town for town in cities if not figures[town] & bit]
    return [town for town, size in enumerate(places) if size == 1 and not figures[town]]


def empty_land(tables: Tables, state: SamuraiState) -> list[int]:
    """Return the land spaces without a token."""
    tokens = state.tokens
    return [space for space in tables.board.land if not tokens[space]]


def token_plays(tables: Tables, state: SamuraiState, seat: int) -> list[int]:
    """Return the codes of all ways to play a token from the hand, ascending."""
    plays: list[int] = []
    tokens, deed, plain_used = state.tokens, tables.deed, state.plain_used
    land = empty_land(tables, state)
    replaced: list[int] = []
    exchange, previous = -1, -1
    for kind in state.hands[seat]:
        if kind == previous or (plain_used and not tables.is_character[kind]):
            continue
        previous = kind
        what = deed[kind]
        if what == ON_LAND:
            base = PLACE_TOKEN << 24 | kind << 12
            plays += [base | space for space in land]
        elif what == AT_SEA:
            base = PLACE_TOKEN << 24 | kind << 12
            plays += [base | space for space in tables.board.sea if not tokens[space]]
        elif what == REPLACES:
            if land:  # X7: without an empty land space there is no "elsewhere"
                base = EXCHANGE_TOKEN << 24 | kind << 12
                replaced += [base | space for space in replaceable(tables, state, seat)]
        else:
            exchange = kind
    plays += replaced
    if exchange >= 0:
        slots = real_swaps(state)
        if not slots and not plays and not state.played:
            slots = idle_swaps(state)
        plays += [EXCHANGE_FIGURE << 24 | figure << 12 | town for figure, town in slots]
    return plays


def replaceable(tables: Tables, state: SamuraiState, seat: int) -> list[int]:
    """Return the spaces with own tokens that a token exchange may replace (X1)."""
    first, kinds = 1 + seat * tables.kinds, tables.kinds
    tokens = state.tokens
    return [
        space
        for space in tables.board.land
        if first <= tokens[space] < first + kinds and tables.is_replaceable(tokens[space] - first)
    ]


def real_swaps(state: SamuraiState) -> list[tuple[int, int]]:
    """Return (figure, settlement) for every figure that can change places with one of another kind, ascending.

    No settlement may hold two alike afterwards (F2), so the partner must stand where this kind does not.
    """
    figures = state.figures
    slots = []
    for figure in range(FIGURES):
        bit = 1 << figure
        others = 0
        for mask in figures:
            if not mask & bit:
                others |= mask
        if others:
            slots += [(figure, town) for town, mask in enumerate(figures) if mask & bit and others & ~mask]
    return slots


def idle_swaps(state: SamuraiState) -> list[tuple[int, int]]:
    """Return (figure, settlement) of every figure with its like elsewhere: a swap that changes nothing (F4)."""
    slots = []
    for figure in range(FIGURES):
        bit = 1 << figure
        towns = [town for town, mask in enumerate(state.figures) if mask & bit]
        if len(towns) > 1:
            slots += [(figure, town) for town in towns]
    return slots


def swap_partners(state: SamuraiState, figure: int, town: int) -> list[tuple[int, int]]:
    """Return the second figures that an exchange begun with this one may take, ascending.

    Figures of the same kind are partners only when the exchange was begun because nothing else could be played.
    """
    figures, bit, mine = state.figures, 1 << figure, state.figures[town]
    partners = [
        (other, there)
        for other in range(FIGURES)
        if other != figure and not mine >> other & 1
        for there, mask in enumerate(figures)
        if mask >> other & 1 and not mask & bit
    ]
    if partners:
        return partners
    return [(figure, there) for there, mask in enumerate(figures) if mask & bit and there != town]
