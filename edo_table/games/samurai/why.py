"""Why something on the table cannot be chosen just now."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.engine.messages import Message
from edo_table.games.samurai.actions import spec_of
from edo_table.games.samurai.state import CHOOSE, MOVE, OVER, SET_UP, SWAP, SamuraiState
from edo_table.games.samurai.tables import AT_SEA, ON_LAND, REPLACES, SWAPS, Tables


def why_not(
    tables: Tables, state: SamuraiState, legal: Sequence[int], selected: tuple[str, ...], target: str
) -> Message | None:
    """Return the reason in words, None when the target may be chosen after the selected ones or means nothing."""
    chosen = {*selected, target}
    if any(chosen <= set(spec_of(tables, code).targets) for code in legal):
        return None
    what, _, name = target.partition(":")
    step = state.stack[-1][0]
    if step == OVER:
        return Message("samurai.why.over")
    if what == "button":
        return _button(tables, state, name)
    if what == "hand":
        return _hand(tables, state, name)
    if step == SET_UP:
        return _set_up(tables, state, selected, what, name)
    if step == CHOOSE:
        return _pool(tables, state) if what == "pool" else None
    if what in ("space", "token"):
        return _space(tables, state, selected, name)
    if what in ("place", "figure"):
        return _figure(tables, state, selected, name)
    return None


def _button(tables: Tables, state: SamuraiState, name: str) -> Message | None:
    step, seat = state.stack[-1][:2]
    if name == "end_turn":
        if step == MOVE:
            return Message("samurai.why.token_in_hand", {"token": tables.token_ids[state.stack[-1][2]]})
        if step == SWAP:
            return Message("samurai.why.second_figure")
        return Message("samurai.why.play_one_first")
    if name == "pass":
        return Message("samurai.why.can_play")
    if name == "keep_tokens":
        return Message("samurai.why.choose_more", {"n": tables.hand_size - len(state.hands[seat])})
    return None


def _pool(tables: Tables, state: SamuraiState) -> Message:
    is_full = len(state.hands[state.stack[-1][1]]) == tables.hand_size
    return Message("samurai.why.five_chosen" if is_full else "samurai.why.already_chosen")


def _hand(tables: Tables, state: SamuraiState, name: str) -> Message | None:
    step = state.stack[-1][0]
    kind = tables.kind_of.get(name)
    if kind is None:
        return None
    if step in (CHOOSE, SET_UP):
        return Message("samurai.why.figures_first" if step == SET_UP else "samurai.why.choose_from_pool")
    if step == MOVE:
        return Message("samurai.why.token_in_hand", {"token": tables.token_ids[state.stack[-1][2]]})
    if step == SWAP:
        return Message("samurai.why.second_figure")
    if state.plain_used and not tables.is_character[kind]:
        return Message("samurai.why.one_plain")
    if tables.deed[kind] == REPLACES:
        return Message("samurai.why.nothing_to_replace")
    if tables.deed[kind] == SWAPS:
        return Message("samurai.why.nothing_to_exchange")
    return Message("samurai.why.no_empty_space")


def _set_up(tables: Tables, state: SamuraiState, selected: tuple[str, ...], what: str, name: str) -> Message | None:
    figures = {figure: number for number, figure in enumerate(tables.figure_ids)}
    if what == "supply" and name in figures:
        return Message("samurai.why.none_left" if not state.supply[figures[name]] else "samurai.why.not_there")
    space = tables.space_of.get(name.partition(":")[0], -1)
    if space < 0:
        return None
    town = tables.board.settlement_of[space]
    if town < 0:
        return Message("samurai.why.figures_in_settlements")
    size, mask = tables.board.places[town], state.figures[town]
    if mask.bit_count() == size:
        return Message("samurai.why.settlement_full", {"settlement": tables.board.spaces[space]})
    if size == 1:
        return Message("samurai.why.cities_first")
    held = [figure for figure, number in figures.items() if mask >> number & 1 and f"supply:{figure}" in selected]
    return Message("samurai.why.two_alike", {"figure": held[0]}) if held else None


def _space(tables: Tables, state: SamuraiState, selected: tuple[str, ...], name: str) -> Message | None:
    space = tables.space_of.get(name, -1)
    if space < 0:
        return None
    board, step = tables.board, state.stack[-1][0]
    kind = _chosen(tables, selected)
    deed = ON_LAND if step == MOVE else tables.deed[kind] if kind >= 0 else -1
    if step == SWAP or deed == SWAPS:
        return Message("samurai.why.choose_figure")
    if deed == REPLACES:
        return _replace(tables, state, space)
    if board.settlement_of[space] >= 0:
        return Message("samurai.why.settlement")
    if state.tokens[space]:
        return Message("samurai.why.space_taken")
    if deed == AT_SEA:
        return Message("samurai.why.ship_needs_sea") if board.kind[space] == "land" else None
    if deed == ON_LAND:
        return Message("samurai.why.token_needs_land") if board.kind[space] == "sea" else None
    return Message("samurai.why.choose_token") if deed < 0 else None


def _chosen(tables: Tables, selected: tuple[str, ...]) -> int:
    """Return the token kind selected from the hand, -1 when none is."""
    names = (item.removeprefix("hand:") for item in selected if item.startswith("hand:"))
    return next((tables.kind_of[name] for name in names if name in tables.kind_of), -1)


def _replace(tables: Tables, state: SamuraiState, space: int) -> Message:
    token = state.tokens[space]
    if not token:
        return Message("samurai.why.replace_own_token")
    seat, kind = divmod(token - 1, tables.kinds)
    if seat != state.stack[-1][1]:
        return Message("samurai.why.replace_own_token")
    if tables.is_character[kind]:
        return Message("samurai.why.replace_no_character")
    return Message("samurai.why.replace_no_exchange")


def _figure(tables: Tables, state: SamuraiState, selected: tuple[str, ...], name: str) -> Message | None:
    settlement, _, figure = name.partition(":")
    space = tables.space_of.get(settlement, -1)
    town = tables.board.settlement_of[space] if space >= 0 else -1
    if town < 0:
        return None
    top = state.stack[-1]
    if top[0] == SWAP:
        if top[3] == town:
            return Message("samurai.why.other_settlement")
        if not state.figures[town]:
            return Message("samurai.why.no_figure_there")
        if figure == tables.figure_ids[top[2]]:
            return Message("samurai.why.same_kind", {"figure": figure})
        return Message("samurai.why.would_be_two_alike")
    if top[0] == MOVE:
        return Message("samurai.why.settlement")
    kind = _chosen(tables, selected)
    if kind < 0:
        return Message("samurai.why.choose_token")
    if tables.deed[kind] == REPLACES:
        return Message("samurai.why.replace_own_token")
    if tables.deed[kind] == SWAPS:
        if not state.figures[town]:
            return Message("samurai.why.no_figure_there")
        return Message("samurai.why.no_partner", {"figure": figure}) if figure else None
    return Message("samurai.why.settlement")
