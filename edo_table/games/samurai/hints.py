"""Why an option is good, in words: what it takes, what it denies, where it leads, what it keeps for later."""

from __future__ import annotations

from edo_table.engine.advisor import Reason
from edo_table.engine.messages import Message
from edo_table.games.samurai.actions import (
    CHOOSE_TOKEN,
    END_TURN,
    EXCHANGE_FIGURE,
    EXCHANGE_TOKEN,
    EXCHANGE_WITH,
    KEEP_TOKENS,
    MOVE_TOKEN,
    PLACE_FIGURE,
    PLACE_TOKEN,
    decode,
)
from edo_table.games.samurai.capture import strongest
from edo_table.games.samurai.moves import Position
from edo_table.games.samurai.options import swap_partners
from edo_table.games.samurai.rules import Samurai
from edo_table.games.samurai.state import FIGURES, TAKEN_ASIDE, SamuraiState

TAKEN, DENIED, AHEAD, GUARD, LEADS, SMALL = 3.0, 2.0, 1.5, 1.2, 1.0, 0.1
"""Weights of reasons before the figure's worth is added, so that the stronger kind of reason comes first."""


def reasons(game: Samurai, position: Position, state: SamuraiState, code: int) -> list[Reason]:
    """Return the reasons for an option of the open decision, the weightiest first."""
    verb, a, b = decode(code)
    if verb in (PLACE_TOKEN, MOVE_TOKEN):
        found = _laid(game, position, state, code, b)
        if not found:
            key = "samurai.hint.saves_strong" if verb == PLACE_TOKEN else "samurai.hint.better_there"
            found = [_reason(key, SMALL)]
    elif verb == EXCHANGE_TOKEN:
        tables = position.tables
        token = tables.token_ids[(state.tokens[b] - 1) % tables.kinds]
        found = [_reason("samurai.hint.frees", SMALL, token=token, space=tables.board.spaces[b])]
    elif verb == EXCHANGE_FIGURE:
        partners = swap_partners(state, a, b)
        best = max(partners, key=lambda partner: position.swapped(a, b, *partner))
        found = _exchanged(position, state, (a, b), best)
    elif verb == EXCHANGE_WITH:
        _, _, figure, town = state.stack[-1]
        found = _exchanged(position, state, (figure, town), (a, b))
    elif verb == END_TURN:
        found = [_reason("samurai.hint.ends", SMALL)]
    elif verb in (CHOOSE_TOKEN, KEEP_TOKENS):
        found = [_reason("samurai.hint.first_hand", SMALL)]
    elif verb == PLACE_FIGURE:
        found = [_reason("samurai.hint.suits_hand", SMALL, figure=position.tables.figure_ids[a])]
    else:
        found = []
    return sorted(found, key=lambda reason: -reason.weight)


def _reason(key: str, weight: float, **args: str | int) -> Reason:
    message = Message(key, args)
    return Reason(message, weight)


def _laid(game: Samurai, position: Position, state: SamuraiState, code: int, space: int) -> list[Reason]:
    """Return what a token does to the figures beside its space."""
    tables, seat = position.tables, position.seat
    board = tables.board
    after = state.clone()
    game.apply(after, code)
    found: list[Reason] = []
    for town in board.adjacent_settlements[space]:
        settlement = board.spaces[board.settlements[town]]
        for figure in range(FIGURES):
            if not state.figures[town] >> figure & 1:
                continue
            names = {"figure": tables.figure_ids[figure], "settlement": settlement}
            worth = position.worth[figure][seat]
            taken = after.taken[town * FIGURES + figure]
            if taken == seat + 1:
                found.append(_reason("samurai.hint.takes", TAKEN + worth, **names))
            elif taken == TAKEN_ASIDE:
                rival = _rival(state, town, figure, seat)
                if rival >= 0:
                    found.append(_reason("samurai.hint.denies", DENIED + worth, seat=rival, **names))
            elif not taken:
                found += _standing(position, state, after, town, figure, names, worth)
    return found


def _standing(
    position: Position,
    state: SamuraiState,
    after: SamuraiState,
    town: int,
    figure: int,
    names: dict[str, str],
    worth: float,
) -> list[Reason]:
    seat = position.seat
    at = (town * FIGURES + figure) * state.players + seat
    if after.influence[at] == state.influence[at]:
        return []
    before, now = strongest(state, town, figure), strongest(after, town, figure)
    if now != seat:
        return [_reason("samurai.hint.catches_up", LEADS / 2 + worth, **names)]
    if before not in (seat, -1):
        return [_reason("samurai.hint.overtakes", AHEAD + worth, seat=before, **names)]
    if after.open[town] == 1:
        return [_reason("samurai.hint.guards", GUARD + worth, **names)]
    return [_reason("samurai.hint.leads", LEADS + worth, **names)]


def _rival(state: SamuraiState, town: int, figure: int, seat: int) -> int:
    """Return the seat that was strongest beside a figure, the asking one excepted; -1 for none."""
    leader = strongest(state, town, figure)
    return -1 if leader == seat else leader


def _exchanged(
    position: Position, state: SamuraiState, first: tuple[int, int], second: tuple[int, int]
) -> list[Reason]:
    """Return for whom the two figures of an exchange then stand well."""
    tables, seat = position.tables, position.seat
    board = tables.board
    found = []
    for (figure, _), (_, town) in ((first, second), (second, first)):
        names = {"figure": tables.figure_ids[figure], "settlement": board.spaces[board.settlements[town]]}
        if strongest(state, town, figure) == seat:
            found.append(_reason("samurai.hint.brings", LEADS + position.worth[figure][seat], **names))
    for figure, town in (first, second):
        leader = strongest(state, town, figure)
        if leader not in (seat, -1):
            names = {"figure": tables.figure_ids[figure], "settlement": board.spaces[board.settlements[town]]}
            found.append(_reason("samurai.hint.removes", LEADS + position.worth[figure][seat], seat=leader, **names))
    return found or [_reason("samurai.hint.stands_better", SMALL)]
