"""Samurai's rules, each broken on purpose."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.chance import shuffle
from edo_table.games.samurai import capture, content, options, rules, scoring, views
from edo_table.games.samurai.rules import Samurai
from edo_table.games.samurai.state import END_NOT, END_STUCK, FIGURES, SamuraiState
from edo_table.games.samurai.tables import Tables
from tests.scenarios.running import Break, play_with


def first_of_the_tied(patch: pytest.MonkeyPatch) -> None:
    def strongest(state: SamuraiState, town: int, figure: int) -> int:
        base = (town * FIGURES + figure) * state.players
        row = state.influence[base : base + state.players]
        return row.index(max(row)) if max(row) else capture.NOBODY

    patch.setattr(capture, "strongest", strongest)


def without_influence_captures(patch: pytest.MonkeyPatch) -> None:
    whole = capture.strongest

    def strongest(state: SamuraiState, town: int, figure: int) -> int:
        base = (town * FIGURES + figure) * state.players
        return whole(state, town, figure) if any(state.influence[base : base + state.players]) else 0

    patch.setattr(capture, "strongest", strongest)


def no_capture(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "resolve_captures", lambda *args: None)


def captures_wait_for_the_end_of_the_turn(patch: pytest.MonkeyPatch) -> None:
    whole = Samurai._end_turn

    def end(game: Samurai, tables: Tables, state: SamuraiState, seat: int, sink: Any) -> None:
        for space in range(len(state.tokens)):
            capture.resolve_captures(tables, state, space, sink)
        whole(game, tables, state, seat, sink)

    no_capture(patch)
    patch.setattr(Samurai, "_end_turn", end)


def only_one_settlement_a_token(patch: pytest.MonkeyPatch) -> None:
    def resolve(tables: Tables, state: SamuraiState, space: int, sink: Any) -> None:
        for town in tables.board.adjacent_settlements[space]:
            if state.open[town] == 0 and state.figures[town]:
                capture._capture(tables, state, town, sink)
                return

    patch.setattr(rules, "resolve_captures", resolve)


def no_capture_after_a_move(patch: pytest.MonkeyPatch) -> None:
    def move(game: Samurai, tables: Tables, state: SamuraiState, seat: int, space: int, sink: Any) -> None:
        capture.lay(tables, state, seat, state.stack.pop()[2], space)

    patch.setattr(Samurai, "_move_token", move)


def stronger(patch: pytest.MonkeyPatch, token: str, by: int) -> None:
    """Give a kind of token another strength."""
    game = Samurai(content.load(shipped()))
    for players, tables in game._tables.items():
        strength = list(tables.strength)
        influences = list(tables.influences)
        strength[tables.kind_of[token]] += by
        influences[tables.kind_of[token]] = influences[tables.kind_of[token]] or (0, 1, 2)
        game._tables[players] = dataclasses.replace(tables, strength=tuple(strength), influences=tuple(influences))
    play_with(patch, game)


def with_tables(patch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Play with other numbers."""
    game = Samurai(content.load(shipped()))
    for players, tables in game._tables.items():
        game._tables[players] = dataclasses.replace(tables, **changes)
    play_with(patch, game)


def changed_options(patch: pytest.MonkeyPatch, name: str, result: Callable[[Tables, SamuraiState, Any], Any]) -> None:
    patch.setattr(options, name, result)


def any_number_of_plain_tokens(patch: pytest.MonkeyPatch) -> None:
    whole = Samurai._use

    def use(game: Samurai, tables: Tables, state: SamuraiState, seat: int, kind: int) -> None:
        whole(game, tables, state, seat, kind)
        state.plain_used = 0

    patch.setattr(Samurai, "_use", use)


def characters_are_plain(patch: pytest.MonkeyPatch) -> None:
    whole = Samurai._use

    def use(game: Samurai, tables: Tables, state: SamuraiState, seat: int, kind: int) -> None:
        whole(game, tables, state, seat, kind)
        state.plain_used = 1

    patch.setattr(Samurai, "_use", use)


def villages_at_once(patch: pytest.MonkeyPatch) -> None:
    def places(tables: Tables, state: SamuraiState, figure: int) -> list[int]:
        sizes, masks = tables.board.places, enumerate(state.figures)
        return [town for town, mask in masks if mask.bit_count() < sizes[town] and not mask >> figure & 1]

    patch.setattr(options, "open_places", places)


def two_alike_in_a_city(patch: pytest.MonkeyPatch) -> None:
    def places(tables: Tables, state: SamuraiState, figure: int) -> list[int]:
        cities = [t for t, size in enumerate(tables.board.places) if size == 2 and state.figures[t].bit_count() < 2]
        return cities or [t for t, size in enumerate(tables.board.places) if size == 1 and not state.figures[t]]

    patch.setattr(options, "open_places", places)


def exchange_makes_two_alike(patch: pytest.MonkeyPatch) -> None:
    def partners(state: SamuraiState, figure: int, town: int) -> list[tuple[int, int]]:
        return [
            (other, there)
            for other in range(FIGURES)
            for there, mask in enumerate(state.figures)
            if other != figure and mask >> other & 1 and there != town
        ]

    patch.setattr(options, "swap_partners", partners)


def edo_exchanges(patch: pytest.MonkeyPatch) -> None:
    def slots(state: SamuraiState) -> list[tuple[int, int]]:
        return [(figure, t) for figure in range(FIGURES) for t, mask in enumerate(state.figures) if mask >> figure & 1]

    patch.setattr(options, "real_swaps", slots)


def idle_exchange_is_always_there(patch: pytest.MonkeyPatch) -> None:
    whole = options.real_swaps
    patch.setattr(options, "real_swaps", lambda state: whole(state) or options.idle_swaps(state))


def idle_exchange_is_never_there(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(options, "idle_swaps", lambda state: [])


def everything_is_replaceable(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tables, "is_replaceable", lambda tables, kind: True)


def others_tokens_are_replaceable(patch: pytest.MonkeyPatch) -> None:
    def spaces(tables: Tables, state: SamuraiState, seat: int) -> list[int]:
        return [space for space in tables.board.land if state.tokens[space]]

    patch.setattr(options, "replaceable", spaces)


def no_draw(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Samurai, "_draw", lambda *args: None)


def the_end_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    def end(game: Samurai, tables: Tables, state: SamuraiState, seat: int, sink: Any) -> None:
        game._draw(tables, state, seat, sink)
        game._next_turn(state, seat, sink)

    patch.setattr(Samurai, "_end_turn", end)


def the_end_comes_at_once(patch: pytest.MonkeyPatch) -> None:
    whole = Samurai._place_token

    def place(game: Samurai, tables: Tables, state: SamuraiState, *args: Any) -> None:
        whole(game, tables, state, *args)
        if state.ending != END_NOT:
            game._finish(state, args[-1])

    patch.setattr(Samurai, "_place_token", place)


def ties_end_nothing(patch: pytest.MonkeyPatch) -> None:
    with_tables(patch, ties_to_end=99)


def five_ties_end(patch: pytest.MonkeyPatch) -> None:
    with_tables(patch, ties_to_end=5)


def three_ties_end(patch: pytest.MonkeyPatch) -> None:
    with_tables(patch, ties_to_end=3)


def seat_0_always_starts(patch: pytest.MonkeyPatch) -> None:
    for name in ("_begin_figures", "_begin_turns"):
        whole = getattr(Samurai, name)

        def begin(game: Samurai, *args: Any, _whole: Any = whole) -> None:
            _whole(game, *args)
            state = next(value for value in args if isinstance(value, SamuraiState))
            state.stack = [(state.stack[0][0], 0)]

        patch.setattr(Samurai, name, begin)


def nothing_is_shuffled(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "shuffle", lambda streams, stream, items: None)


def one_shuffle_for_all(patch: pytest.MonkeyPatch) -> None:
    whole = shuffle
    patch.setattr(rules, "shuffle", lambda streams, stream, items: whole(streams[:], 2, items))


def the_end_is_looked_at_too_early(patch: pytest.MonkeyPatch) -> None:
    whole = capture._capture

    def take(tables: Tables, state: SamuraiState, town: int, sink: Any) -> None:
        whole(tables, state, town, sink)
        capture._notice_end(tables, state, sink)

    patch.setattr(capture, "_capture", take)


def a_moved_token_ends_nothing(patch: pytest.MonkeyPatch) -> None:
    whole = Samurai._move_token

    def move(game: Samurai, tables: Tables, state: SamuraiState, *args: Any) -> None:
        before = state.ending
        whole(game, tables, state, *args)
        state.ending = before

    patch.setattr(Samurai, "_move_token", move)


def idle_exchange_after_another_token(patch: pytest.MonkeyPatch) -> None:
    whole = options.token_plays

    def plays(tables: Tables, state: SamuraiState, seat: int) -> list[int]:
        played, state.played = state.played, 0
        found = whole(tables, state, seat)
        state.played = played
        return found

    patch.setattr(options, "token_plays", plays)


def everybody_must_pass(patch: pytest.MonkeyPatch) -> None:
    def passed(game: Samurai, tables: Tables, state: SamuraiState, seat: int, sink: Any) -> None:
        state.passes += 1
        if state.passes >= state.players:
            state.ending = END_STUCK
            game._finish(state, sink)
        else:
            game._next_turn(state, seat, sink)

    patch.setattr(Samurai, "_pass", passed)


def all_leaders_compare_all_figures(patch: pytest.MonkeyPatch) -> None:
    whole = scoring.settle

    def settle(captured: Sequence[int], players: int) -> scoring.Verdict:
        verdict = whole(captured, players)
        if verdict.won_by not in ("total", "shared"):
            return verdict
        return dataclasses.replace(verdict, winners=scoring._best(verdict.eligible, verdict.totals))

    patch.setattr(rules, "settle", settle)


def the_next_player_begins(patch: pytest.MonkeyPatch) -> None:
    whole = Samurai._begin_turns

    def begin(game: Samurai, state: SamuraiState) -> None:
        whole(game, state)
        state.stack = [(state.stack[0][0], (state.start + 1) % state.players)]

    patch.setattr(Samurai, "_begin_turns", begin)


def nobody_is_skipped(patch: pytest.MonkeyPatch) -> None:
    def following(game: Samurai, state: SamuraiState, seat: int, sink: Any) -> None:
        state.plain_used = state.played = 0
        state.turn += 1
        state.stack[-1] = (state.stack[-1][0], (seat + 1) % state.players)

    patch.setattr(Samurai, "_next_turn", following)


def passes_never_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Samurai, "_pass", lambda game, tables, state, seat, sink: game._next_turn(state, seat, sink))


def ties_lead(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring, "_leader", lambda counts: counts.index(max(counts)))


def one_kind_is_enough(patch: pytest.MonkeyPatch) -> None:
    """Compares all figures where the other figures should be."""
    whole = scoring.settle

    def settle(captured: Sequence[int], players: int) -> scoring.Verdict:
        verdict = whole(captured, players)
        best = scoring._best(verdict.eligible or range(players), verdict.totals)
        return dataclasses.replace(verdict, winners=best)

    patch.setattr(rules, "settle", settle)


def who_leads_nothing_may_win(patch: pytest.MonkeyPatch) -> None:
    whole = scoring.settle

    def settle(captured: Sequence[int], players: int) -> scoring.Verdict:
        verdict = whole(captured, players)
        if verdict.won_by == "majorities":
            return verdict
        return dataclasses.replace(verdict, winners=scoring._best(range(players), verdict.totals))

    patch.setattr(rules, "settle", settle)


def shown(patch: pytest.MonkeyPatch, **changes: Any) -> None:
    whole = views.view

    def view(tables: Tables, state: SamuraiState, viewer: int | None, *, shows_captures: bool) -> dict[str, Any]:
        captures = changes.get("captures", shows_captures)
        return whole(tables, state, changes.get("viewer", viewer), shows_captures=captures)

    patch.setattr(views, "view", view)


BROKEN: dict[str, Break] = {
    "the first of the tied captures (C6)": first_of_the_tied,
    "no influence is enough (C7)": without_influence_captures,
    "nothing is captured": no_capture,
    "captures wait for the end of the turn (C1)": captures_wait_for_the_end_of_the_turn,
    "one settlement a token (C3)": only_one_settlement_a_token,
    "no capture after a moved token (X6)": no_capture_after_a_move,
    "the token exchange has strength (C8)": lambda patch: stronger(patch, "token-exchange", 1),
    "a helmet 4 is a 5": lambda patch: stronger(patch, "helmet-4", 1),
    "a rice 2 is a 1": lambda patch: stronger(patch, "rice-2", -1),
    "a ship counts more": lambda patch: stronger(patch, "ship-1", 1),
    "the ronin counts for nothing": lambda patch: stronger(patch, "ronin", -1),
    "any number of plain tokens": any_number_of_plain_tokens,
    "character tokens count as plain": characters_are_plain,
    "villages may come first (S3)": villages_at_once,
    "two alike in a city": two_alike_in_a_city,
    "an exchange may make two alike (F2)": exchange_makes_two_alike,
    "Edo's figures can be exchanged (F3)": edo_exchanges,
    "an idle exchange is always there (F4)": idle_exchange_is_always_there,
    "an idle exchange is never there (F4)": idle_exchange_is_never_there,
    "ronins can be replaced (X1)": everything_is_replaceable,
    "others' tokens can be replaced (X1)": others_tokens_are_replaceable,
    "nothing is drawn": no_draw,
    "a hand of six": lambda patch: with_tables(patch, hand_size=6),
    "the end is forgotten (E2)": the_end_is_forgotten,
    "the end comes at once (E2)": the_end_comes_at_once,
    "ties end nothing (E1)": ties_end_nothing,
    "only the fifth tie ends (E1)": five_ties_end,
    "the third tie ends (E1)": three_ties_end,
    "the second player begins (S2)": the_next_player_begins,
    "seat 0 always starts (S1)": seat_0_always_starts,
    "nothing is shuffled (S4)": nothing_is_shuffled,
    "all supplies are shuffled alike (S4)": one_shuffle_for_all,
    "the end is looked at between two captures (E1)": the_end_is_looked_at_too_early,
    "a moved token ends nothing (E1)": a_moved_token_ends_nothing,
    "an idle exchange may follow another token (F4)": idle_exchange_after_another_token,
    "those who are skipped must pass too (T5)": everybody_must_pass,
    "all who lead compare all figures (E5)": all_leaders_compare_all_figures,
    "nobody is skipped (T4)": nobody_is_skipped,
    "passes never end (T5)": passes_never_end,
    "a tie leads (E4)": ties_lead,
    "all figures count among leaders (E5)": one_kind_is_enough,
    "who leads nothing may win (E5)": who_leads_nothing_may_win,
    "captures are shown (C9)": lambda patch: shown(patch, captures=True),
    "captures stay hidden (C9)": lambda patch: shown(patch, captures=False),
    "hands are shown": lambda patch: shown(patch, viewer=0),
}
