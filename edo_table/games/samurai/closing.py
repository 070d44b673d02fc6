"""What a token on the last open land space beside a settlement does: who takes what, whether the game ends."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.games.samurai.actions import MOVE_TOKEN, PLACE_TOKEN
from edo_table.games.samurai.state import END_NOT, FIGURES, MOVE, TURN, SamuraiState
from edo_table.games.samurai.tables import AT_SEA, ON_LAND, REPLACES, Tables

MINE, NOBODYS, ANOTHERS = 1, 0, -1
"""Whose a figure becomes."""


def closed_by(tables: Tables, state: SamuraiState, space: int) -> list[int]:
    """Return the settlements with figures beside an empty land space that it is the last open one of."""
    return [town for town in tables.board.adjacent_settlements[space] if state.open[town] == 1 and state.figures[town]]


def laid_on_land(tables: Tables, state: SamuraiState, code: int) -> tuple[int, int] | None:
    """Return the token kind and the space of an option that fills a land space, None for any other option."""
    verb, kind, space = code >> 24, code >> 12 & 0xFFF, code & 0xFFF
    if verb == MOVE_TOKEN:
        return state.stack[-1][2], space
    return (kind, space) if verb == PLACE_TOKEN and tables.deed[kind] != AT_SEA else None


def endings(tables: Tables, state: SamuraiState, codes: Sequence[int]) -> list[int]:
    """Return the options of a turn after which the game ends when the turn does; all in the last turn."""
    if state.ending != END_NOT:
        return list(codes)
    if state.stack[-1][0] not in (TURN, MOVE) or not any(map(_is_hot, state.open, state.figures)):
        return []
    ends: dict[int, bool] = {}
    found = []
    for code in codes:
        laid = laid_on_land(tables, state, code)
        if laid is None:
            continue
        space = laid[1]
        if space not in ends:
            ends[space] = _may_end(tables, state, closed_by(tables, state, space))
        if ends[space]:
            found.append(code)
    return found


def preparations(tables: Tables, state: SamuraiState, codes: Sequence[int]) -> list[int]:
    """Return the options that lay a token with character where a plain token can then end the game in the same turn."""
    if state.ending != END_NOT or state.plain_used or state.stack[-1][0] != TURN:
        return []
    hot = {
        town: still_open
        for town, still_open in enumerate(state.open)
        if still_open in (1, 2) and state.figures[town] and _may_end(tables, state, [town])
    }
    found = []
    for code in codes if hot else ():
        verb, kind, space = code >> 24, code >> 12 & 0xFFF, code & 0xFFF
        if verb == PLACE_TOKEN and tables.is_character[kind]:
            needed = 1 if tables.deed[kind] == AT_SEA else 2
            if any(hot.get(town) == needed for town in tables.board.adjacent_settlements[space]):
                found.append(code)
    return found


def _is_hot(still_open: int, figures: int) -> bool:
    return still_open == 1 and figures != 0


def _may_end(tables: Tables, state: SamuraiState, closed: Sequence[int]) -> bool:
    if not closed:
        return False
    going = [sum(state.figures[town] >> figure & 1 for town in closed) for figure in range(FIGURES)]
    is_last = any(count and count == left for count, left in zip(going, state.left, strict=True))
    return is_last or sum(state.aside) + sum(going) >= tables.ties_to_end


def reachable(tables: Tables, state: SamuraiState) -> int:
    """Return how many land spaces the seat whose turn it is can still fill in it."""
    hand = state.hands[state.stack[-1][1]]
    plain = not state.plain_used and any(
        tables.deed[kind] in (ON_LAND, REPLACES) and not tables.is_character[kind] for kind in hand
    )
    return int(plain) + sum(tables.is_character[kind] and tables.deed[kind] == ON_LAND for kind in hand)


def blunders(tables: Tables, state: SamuraiState, codes: Sequence[int]) -> set[int]:
    """Return the options that give figures away: to another seat alone, or that another token there would take.

    What counts is who gets each figure at once; when a token ends the game, that is another question.
    """
    seat = state.stack[-1][1]
    spaces: dict[int, list[tuple[int, list[int]]]] = {}
    for code in codes:
        laid = laid_on_land(tables, state, code)
        if laid is not None and (closed := closed_by(tables, state, laid[1])):
            spaces.setdefault(laid[1], []).append((code, _owners(tables, state, seat, laid[0], closed)))
    bad = set()
    for options in spaces.values():
        for code, owners in options:
            if max(owners) == ANOTHERS or any(_is_better(other, owners) for _, other in options):
                bad.add(code)
    return bad


def _owners(tables: Tables, state: SamuraiState, seat: int, kind: int, closed: Sequence[int]) -> list[int]:
    """Return whose each figure of some settlements becomes when a seat's token closes them."""
    owners = []
    for town in closed:
        for figure in range(FIGURES):
            if not state.figures[town] >> figure & 1:
                continue
            at = (town * FIGURES + figure) * state.players
            influence = state.influence[at : at + state.players]
            if figure in tables.influences[kind]:
                influence[seat] += tables.strength[kind]
            most = max(influence)
            if not most or influence.count(most) > 1:
                owners.append(NOBODYS)
            else:
                owners.append(MINE if influence[seat] == most else ANOTHERS)
    return owners


def _is_better(owners: Sequence[int], than: Sequence[int]) -> bool:
    return list(owners) != list(than) and all(a >= b for a, b in zip(owners, than, strict=True))
