"""Izayoi's set-up, turns, judging and special cards, each rule broken on purpose."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.events import Event
from edo_table.games.izayoi import actions, content, dealing, options, rules
from edo_table.games.izayoi.judging import Judgement
from edo_table.games.izayoi.rules import Izayoi
from edo_table.games.izayoi.state import ART, EMPTY, HIDDEN, KIND, NOBODY, SEAT, TURN, IzayoiState
from edo_table.games.izayoi.tables import Tables
from tests.scenarios.running import Break, around, play_with


def with_tables(patch: pytest.MonkeyPatch, change: Callable[[Tables], Mapping[str, Any]]) -> None:
    """Play with other numbers."""
    game = Izayoi(content.load(shipped()))
    game.tables = dataclasses.replace(game.tables, **change(game.tables))
    play_with(patch, game)


# ---- set-up ----------------------------------------------------------------------------------------------------------


def no_stop_cards(patch: pytest.MonkeyPatch) -> None:
    """With three and four players the Stop Cards leave with the other arts."""

    def deck(whole: Any, tables: Tables, arts: Sequence[int]) -> list[int]:
        kinds: list[int] = whole(tables, arts)
        return kinds if len(arts) == 5 else [kind for kind in kinds if kind != tables.stop]

    around(patch, Tables, "deck_of", deck)


def all_arts_stay(patch: pytest.MonkeyPatch) -> None:
    around(patch, Tables, "deck_of", lambda whole, tables, arts: whole(tables, range(len(tables.art_ids))))


def seat_0_chooses_first(patch: pytest.MonkeyPatch) -> None:
    def new(whole: Any, *args: Any) -> Any:
        state = whole(*args)
        if not state.turn:
            state.stack = [(state.stack[0][0], 0)]
        return state

    around(patch, Izayoi, "new", new)


def arts_in_order(patch: pytest.MonkeyPatch) -> None:
    def choose(tables: Tables, state: IzayoiState) -> None:
        state.arts = list(range(state.players))

    patch.setattr(rules, "choose_randomly", choose)


def an_art_for_two(patch: pytest.MonkeyPatch) -> None:
    def legal(whole: Any, tables: Tables, state: IzayoiState) -> Any:
        if state.stack[-1][0] != ART:
            return whole(tables, state)
        return [actions.encode(actions.CHOOSE_ART, art) for art in range(len(tables.art_ids))]

    around(patch, rules, "legal_codes", legal)


def seat_0_starts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "start_seat", lambda state: 0)


def others_masters(patch: pytest.MonkeyPatch) -> None:
    """Nobody is dealt his own master."""

    def deal(whole: Any, tables: Tables, state: IzayoiState, sink: Any) -> None:
        whole(tables, state, sink)
        if any(master == seat for seat, master in enumerate(state.masters)):
            state.masters = [(seat + 1) % state.players for seat in range(state.players)]

    around(patch, rules, "deal", deal)


def unshuffled(patch: pytest.MonkeyPatch, stream: int) -> None:
    def shuffle(whole: Any, streams: list[int], which: int, items: list[int]) -> None:
        if which != stream:
            whole(streams, which, items)

    around(patch, dealing, "shuffle", shuffle)


# ---- a turn ----------------------------------------------------------------------------------------------------------


def votes_of_who_laid(patch: pytest.MonkeyPatch) -> None:
    def votes(tables: Tables, row: Sequence[int], seat_of: Sequence[int], players: int) -> list[int]:
        found = [0] * players
        for card in row:
            found[card >> SEAT & 7] += tables.votes_of[card & KIND]
        return found

    patch.setattr(rules, "votes_in", votes)


def hidden_cards_bring_no_votes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Izayoi, "_turn_up", lambda game, state, row, sink: None)
    around(
        patch,
        rules,
        "votes_in",
        lambda whole, tables, row, *args: whole(tables, [card for card in row if not card & HIDDEN], *args),
    )


def not_for_oneself(patch: pytest.MonkeyPatch) -> None:
    def legal(whole: Any, tables: Tables, state: IzayoiState) -> Any:
        step, seat = state.stack[-1]
        own = state.arts[seat] if step == TURN else EMPTY
        return [
            code
            for code in whole(tables, state)
            if actions.decode(code)[0] != actions.PLACE or tables.art_of[actions.decode(code)[1]] != own
        ]

    around(patch, rules, "legal_codes", legal)


def full_too_early(patch: pytest.MonkeyPatch) -> None:
    """A row is judged when it lacks one card."""

    def lay(whole: Any, game: Izayoi, state: IzayoiState, seat: int, kind: int, row: int, *rest: Any) -> None:
        tile = state.row_tiles[row]
        whole(game, state, seat, kind, row, *rest)
        if state.row_tiles[row] == tile and len(state.rows[row]) == game.tables.points[tile] - 1:
            game._judge(state, row, rest[-1])

    around(patch, Izayoi, "_lay", lay)


def full_by_votes(patch: pytest.MonkeyPatch) -> None:
    def lay(whole: Any, game: Izayoi, state: IzayoiState, seat: int, kind: int, row: int, *rest: Any) -> None:
        tile = state.row_tiles[row]
        whole(game, state, seat, kind, row, *rest)
        votes = sum(game.tables.votes_of[card & KIND] for card in state.rows[row])
        if state.row_tiles[row] == tile and votes >= game.tables.points[tile]:
            game._judge(state, row, rest[-1])

    around(patch, Izayoi, "_lay", lay)


def without_draw(patch: pytest.MonkeyPatch, only: Callable[[Tables, int, bool], bool]) -> None:
    """Nothing is drawn after laying some cards."""
    whole_lay, whole_draw = Izayoi._lay, dealing.draw
    laid: list[tuple[int, bool]] = []

    def lay(game: Izayoi, state: IzayoiState, seat: int, kind: int, row: int, is_hidden: bool, sink: Any) -> None:
        laid[:] = [(kind, is_hidden)]
        whole_lay(game, state, seat, kind, row, is_hidden, sink)

    def draw(tables: Tables, *args: Any) -> list[int]:
        return [0] if only(tables, *laid[0]) else whole_draw(tables, *args)

    patch.setattr(Izayoi, "_lay", lay)
    patch.setattr(rules, "draw", draw)


def drawn_after_the_judging(patch: pytest.MonkeyPatch) -> None:
    def lay(whole: Any, game: Izayoi, *args: Any) -> None:
        events: list[Event] = []
        whole(game, *args[:-1], events.append)
        for event in sorted(events, key=lambda event: event.kind == "card_drawn"):
            if args[-1] is not None:
                args[-1](event)

    around(patch, Izayoi, "_lay", lay)


def counterclockwise(patch: pytest.MonkeyPatch) -> None:
    def apply(whole: Any, game: Izayoi, state: IzayoiState, code: int, sink: Any = None) -> None:
        step, seat = state.stack[-1]
        whole(game, state, code, sink)
        if step == TURN and state.stack[-1][0] == TURN:
            state.stack[-1] = (TURN, (seat - 1) % state.players)

    around(patch, Izayoi, "apply", apply)


def rebuilt_at_once(patch: pytest.MonkeyPatch) -> None:
    def draw(whole: Any, tables: Tables, state: IzayoiState, seat: int, count: int, sink: Any) -> Any:
        drawn = whole(tables, state, seat, count, sink)
        if not state.deck:
            dealing.rebuild(state, sink)
        return drawn

    around(patch, rules, "draw", draw)


def rebuilt_without_the_hand(patch: pytest.MonkeyPatch) -> None:
    """Cards thrown away by a Shuffle stay out of the new deck."""

    def rebuild(whole: Any, state: IzayoiState, sink: Any) -> None:
        kept = [card for card in state.discards if card >> SEAT]
        state.discards = [card for card in state.discards if not card >> SEAT]
        whole(state, sink)
        state.discards = [card & KIND for card in kept]

    around(patch, dealing, "rebuild", rebuild)


def rows_go_into_the_new_deck(patch: pytest.MonkeyPatch) -> None:
    def rebuild(whole: Any, state: IzayoiState, sink: Any) -> None:
        state.discards += [card & KIND for row in state.rows for card in row]
        state.history = []
        state.rows = [[] for _ in state.rows]
        whole(state, sink)

    around(patch, dealing, "rebuild", rebuild)


def judged_otherwise(patch: pytest.MonkeyPatch, winner: Callable[[Judgement], int]) -> None:
    def judge(whole: Any, votes: Sequence[int]) -> Judgement:
        found: Judgement = whole(votes)
        return dataclasses.replace(found, winner=winner(found))

    around(patch, rules, "judge", judge)


def _first_of_the_most(judgement: Judgement) -> int:
    return judgement.votes.index(max(judgement.votes)) if any(judgement.votes) else NOBODY


def _nobody_if_the_most_tie(judgement: Judgement) -> int:
    return NOBODY if judgement.votes.count(max(judgement.votes)) > 1 else judgement.winner


def _without_votes(judgement: Judgement) -> int:
    none = [seat for seat, votes in enumerate(judgement.votes) if not votes]
    return none[0] if judgement.winner == NOBODY and judgement.struck and none else judgement.winner


def none_are_tied(patch: pytest.MonkeyPatch) -> None:
    """Those without votes are struck out like others."""

    def judge(whole: Any, votes: Sequence[int]) -> Judgement:
        found: Judgement = whole(votes)
        none = tuple(seat for seat, total in enumerate(votes) if not total)
        return dataclasses.replace(found, struck=tuple(sorted((*found.struck, *none)))) if len(none) > 1 else found

    around(patch, rules, "judge", judge)


def discards_upside_down(patch: pytest.MonkeyPatch) -> None:
    def judge(whole: Any, game: Izayoi, state: IzayoiState, row: int, sink: Any) -> None:
        count, before = len(state.rows[row]), len(state.discards)
        whole(game, state, row, sink)
        state.discards[before : before + count] = state.discards[before : before + count][::-1]

    around(patch, Izayoi, "_judge", judge)


def no_new_tile_after_a_discarded_one(patch: pytest.MonkeyPatch) -> None:
    def lay(whole: Any, tables: Tables, state: IzayoiState, row: int, sink: Any) -> None:
        if state.gone and state.gone[-1] == state.row_tiles[row]:
            state.gone += state.tile_deck
            state.tile_deck = []
        whole(tables, state, row, sink)

    around(patch, rules, "lay_tile", lay)


# ---- Stop, Hiding, Shuffle -------------------------------------------------------------------------------------------


def stop_judges_nothing(patch: pytest.MonkeyPatch) -> None:
    """A Stop Card is thrown away, and the row stays."""

    def judge(whole: Any, game: Izayoi, state: IzayoiState, row: int, sink: Any) -> None:
        cards = state.rows[row]
        if cards[-1] & KIND == game.tables.stop and len(cards) < game.tables.points[state.row_tiles[row]]:
            state.discards.append(cards.pop() & KIND)
        else:
            whole(game, state, row, sink)

    around(patch, Izayoi, "_judge", judge)


def stop_on_cards_only(patch: pytest.MonkeyPatch) -> None:
    def legal(whole: Any, tables: Tables, state: IzayoiState) -> Any:
        return [
            code
            for code in whole(tables, state)
            if actions.decode(code)[:2] != (actions.PLACE, tables.stop) or state.rows[actions.decode(code)[2]]
        ]

    around(patch, rules, "legal_codes", legal)


def stop_leaves_the_game(patch: pytest.MonkeyPatch) -> None:
    def judge(whole: Any, game: Izayoi, state: IzayoiState, row: int, sink: Any) -> None:
        whole(game, state, row, sink)
        state.discards = [card for card in state.discards if card & KIND != game.tables.stop]

    around(patch, Izayoi, "_judge", judge)


def stop_may_be_hidden(patch: pytest.MonkeyPatch) -> None:
    def legal(whole: Any, tables: Tables, state: IzayoiState) -> Any:
        codes = whole(tables, state)
        seat = state.stack[-1][1]
        if codes and state.turn and state.hidings[seat] and tables.stop in state.hands[seat]:
            codes = sorted({*codes, actions.encode(actions.HIDE, tables.stop, 0)})
        return codes

    around(patch, rules, "legal_codes", legal)


def every_card_is_hidden(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(options, "holds_hidden", lambda state, row: False)


def never_again_beside_a_row(patch: pytest.MonkeyPatch) -> None:
    """Where a card once lay face down no other may."""
    patch.setattr(options, "holds_hidden", lambda state, row: not all(state.hidings))


def special_stays(patch: pytest.MonkeyPatch, name: str) -> None:
    """A special card can be used again and again."""

    def legal(whole: Any, tables: Tables, state: IzayoiState) -> Any:
        left = getattr(state, name)
        setattr(state, name, [1] * state.players)
        codes = whole(tables, state)
        setattr(state, name, left)
        return codes

    around(patch, rules, "legal_codes", legal)


def shuffle_goes_on(patch: pytest.MonkeyPatch) -> None:
    """After a Shuffle the same seat plays on."""

    def apply(whole: Any, game: Izayoi, state: IzayoiState, code: int, sink: Any = None) -> None:
        seat = state.stack[-1][1]
        whole(game, state, code, sink)
        if actions.decode(code)[0] == actions.SHUFFLE:
            state.stack[-1] = (TURN, seat)

    around(patch, Izayoi, "apply", apply)


def shuffle_keeps_a_card(patch: pytest.MonkeyPatch) -> None:
    def shuffle(whole: Any, game: Izayoi, state: IzayoiState, seat: int, top: int, sink: Any) -> None:
        hand = state.hands[seat]
        whole(game, state, seat, top, sink)
        if (thrown := hand[0] | (seat + 1) << SEAT) in state.discards:
            state.discards.remove(thrown)
            state.discards.insert(0, state.hands[seat].pop())
            state.hands[seat] = sorted([*state.hands[seat], hand[0]])

    around(patch, Izayoi, "_shuffle", shuffle)


def another_card_on_top(patch: pytest.MonkeyPatch) -> None:
    def shuffle(whole: Any, game: Izayoi, state: IzayoiState, seat: int, top: int, sink: Any) -> None:
        whole(game, state, seat, state.hands[seat][0], sink)

    around(patch, Izayoi, "_shuffle", shuffle)


def only_the_first_on_top(patch: pytest.MonkeyPatch) -> None:
    def legal(whole: Any, tables: Tables, state: IzayoiState) -> Any:
        codes = whole(tables, state)
        shuffles = [code for code in codes if actions.decode(code)[0] == actions.SHUFFLE]
        return [code for code in codes if code not in shuffles[1:]]

    around(patch, rules, "legal_codes", legal)


def whole_hand_is_seen(patch: pytest.MonkeyPatch) -> None:
    def shuffle(whole: Any, game: Izayoi, state: IzayoiState, *rest: Any) -> None:
        whole(game, state, *rest)
        state.discards = [card & KIND for card in state.discards]

    around(patch, Izayoi, "_shuffle", shuffle)


# ---- all of them ---------------------------------------------------------------------------------------------------


def _votes(change: Callable[[int], int]) -> Break:
    return lambda patch: with_tables(patch, lambda tables: {"votes_of": tuple(map(change, tables.votes_of))})


def _numbers(**changes: Any) -> Break:
    return lambda patch: with_tables(patch, lambda tables: changes)


def _swapped(tables: Tables, name: str, one: int, other: int) -> dict[str, Any]:
    values = list(getattr(tables, name))
    values[one], values[other] = values[other], values[one]
    return {name: tuple(values)}


def never_removed(patch: pytest.MonkeyPatch) -> None:
    game = Izayoi(dataclasses.replace(content.load(shipped()), tiles_removed=0))
    play_with(patch, game)


BROKEN: dict[str, Break] = {
    "the Stop Cards leave with unused arts (I2)": no_stop_cards,
    "unused arts stay (I2)": all_arts_stay,
    "one Stop Card": lambda patch: with_tables(patch, lambda tables: {"counts": (*tables.counts[:-1], 1)}),
    "five cards of one vote": lambda patch: with_tables(patch, lambda tables: {"counts": (5, *tables.counts[1:])}),
    "cards of one vote change places with those of three": lambda patch: with_tables(
        patch, lambda tables: _swapped(tables, "counts", 0, 2)
    ),
    "seat 0 chooses an art first (I1)": seat_0_chooses_first,
    "arts at random lie in order (I1)": arts_in_order,
    "two follow the same art (I1)": an_art_for_two,
    "seat 0 always starts (I6)": seat_0_starts,
    "nobody is his own master (I3)": others_masters,
    "masters are not shuffled (I3)": lambda patch: unshuffled(patch, dealing.MASTERS),
    "tiles are not shuffled": lambda patch: unshuffled(patch, dealing.TILES),
    "cards are not shuffled": lambda patch: unshuffled(patch, dealing.DECK),
    "all sixteen tiles play": never_removed,
    "four cards in three hands": _numbers(cards_in_hand={3: 4, 4: 4, 5: 5}),
    "a tile is worth another number": lambda patch: with_tables(patch, lambda t: _swapped(t, "points", 7, 8)),
    "every card is one vote": _votes(lambda votes: min(votes, 1)),
    "a Stop Card is a vote more": _votes(lambda votes: votes or 1),
    "votes are those of who laid the card (V2)": votes_of_who_laid,
    "nobody recommends himself (V2)": not_for_oneself,
    "a row takes one card less (V1)": full_too_early,
    "votes fill a row (V1)": full_by_votes,
    "nothing is drawn (V3)": lambda patch: without_draw(patch, lambda tables, kind, is_hidden: True),
    "nothing is drawn after a Stop Card (P3)": lambda patch: without_draw(
        patch, lambda tables, kind, is_hidden: kind == tables.stop
    ),
    "a card is drawn after the judging (V3, Z5)": drawn_after_the_judging,
    "the turns go the other way": counterclockwise,
    "an empty deck is rebuilt at once (Z2)": rebuilt_at_once,
    "a new deck is made without the hand thrown away (P10)": rebuilt_without_the_hand,
    "a new deck takes the rows too (V10)": rows_go_into_the_new_deck,
    "the first of the tied acquires it (V5)": lambda patch: judged_otherwise(patch, _first_of_the_most),
    "nobody acquires it if the most are tied (V5)": lambda patch: judged_otherwise(patch, _nobody_if_the_most_tie),
    "without votes one may acquire it (V6)": lambda patch: judged_otherwise(patch, _without_votes),
    "those without votes are tied (V7)": none_are_tied,
    "a judged row is discarded the other way round (Z1)": discards_upside_down,
    "a discarded tile is not replaced (V9)": no_new_tile_after_a_discarded_one,
    "a Stop Card judges nothing (P1)": stop_judges_nothing,
    "a Stop Card needs cards before it (P1)": stop_on_cards_only,
    "a Stop Card leaves the game (P1)": stop_leaves_the_game,
    "a Stop Card may be laid face down": stop_may_be_hidden,
    "two lie face down beside a tile (P6)": every_card_is_hidden,
    "a row stays closed for face-down cards (P6)": never_again_beside_a_row,
    "face-down cards bring no votes (P5)": hidden_cards_bring_no_votes,
    "nothing is drawn after a face-down card (P4)": lambda patch: without_draw(
        patch, lambda tables, kind, is_hidden: is_hidden
    ),
    "the Hiding Card stays (P12)": lambda patch: special_stays(patch, "hidings"),
    "the Shuffle Card stays (P12)": lambda patch: special_stays(patch, "shuffles"),
    "after a Shuffle one plays on (P8)": shuffle_goes_on,
    "a Shuffle keeps a card (P8)": shuffle_keeps_a_card,
    "another card lies on top (P9)": another_card_on_top,
    "the top card cannot be chosen (P9)": only_the_first_on_top,
    "the whole hand is seen (Z3)": whole_hand_is_seen,
}
