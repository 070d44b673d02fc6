"""Izayoi's end and what is seen of its secrets, each rule broken on purpose."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from edo_table.games.izayoi import rules, scoring, views
from edo_table.games.izayoi.rules import Izayoi
from edo_table.games.izayoi.state import EMPTY, HIDDEN, KIND, SEAT, IzayoiState
from edo_table.games.izayoi.tables import Tables
from tests.scenarios.running import Break, around

# ---- the end ---------------------------------------------------------------------------------------------------------


def the_end_is(patch: pytest.MonkeyPatch, is_over: Callable[[IzayoiState, int], bool]) -> None:
    """Ends the game by another condition, looked at after each card by the seat that laid it."""
    whole_lay, whole_finish = Izayoi._lay, Izayoi._finish

    def lay(game: Izayoi, state: IzayoiState, seat: int, *rest: Any) -> None:
        whole_lay(game, state, seat, *rest)
        if is_over(state, seat):
            whole_finish(game, state, rest[-1])

    patch.setattr(Izayoi, "_finish", lambda game, state, sink: None)
    patch.setattr(Izayoi, "_lay", lay)


def insolent_if(patch: pytest.MonkeyPatch, rule: Callable[[int, Sequence[int], Sequence[int]], bool]) -> None:
    for module in (scoring, rules, views):
        patch.setattr(module, "is_insolent", rule)


def insolents_are_no_measure(patch: pytest.MonkeyPatch) -> None:
    """Only a master who keeps face himself can make others lose theirs."""
    plain = scoring.is_insolent

    def rule(seat: int, points: Sequence[int], masters: Sequence[int]) -> bool:
        return plain(seat, points, masters) and not plain(masters[seat], points, masters)

    insolent_if(patch, rule)


def without_circles(patch: pytest.MonkeyPatch) -> None:
    """Two who serve each other do not count."""
    plain = scoring.is_insolent

    def rule(seat: int, points: Sequence[int], masters: Sequence[int]) -> bool:
        return masters[masters[seat]] != seat and plain(seat, points, masters)

    insolent_if(patch, rule)


def settled(patch: pytest.MonkeyPatch, change: Callable[..., tuple[int, ...]]) -> None:
    """Find other winners."""
    whole = scoring.settle

    def settle(points: Sequence[int], tiles: Sequence[int], masters: Sequence[int]) -> scoring.Verdict:
        verdict = whole(points, tiles, masters)
        return dataclasses.replace(verdict, winners=change(verdict, points, tiles))

    for module in (scoring, rules, views):
        patch.setattr(module, "settle", settle)


def _most(seats: Sequence[int], values: Sequence[Any]) -> tuple[int, ...]:
    return tuple(seat for seat in seats if values[seat] == max(values[other] for other in seats))


def _safe(verdict: scoring.Verdict, points: Sequence[int]) -> list[int]:
    return [seat for seat in range(len(points)) if seat not in verdict.insolents]


def _all_of_the_most(verdict: scoring.Verdict, points: Sequence[int], tiles: Sequence[int]) -> tuple[int, ...]:
    return _most(_safe(verdict, points), points) if verdict.winners else ()


def _tiles_first(verdict: scoring.Verdict, points: Sequence[int], tiles: Sequence[int]) -> tuple[int, ...]:
    return _most(_safe(verdict, points), list(zip(tiles, points, strict=True))) if verdict.winners else ()


def _one_of_the_tied(verdict: scoring.Verdict, points: Sequence[int], tiles: Sequence[int]) -> tuple[int, ...]:
    return verdict.winners[:1]


def _insolents_too(verdict: scoring.Verdict, points: Sequence[int], tiles: Sequence[int]) -> tuple[int, ...]:
    return _most(range(len(points)), points)


def _somebody_always(verdict: scoring.Verdict, points: Sequence[int], tiles: Sequence[int]) -> tuple[int, ...]:
    return verdict.winners or _most(range(len(points)), points)


def _never_without_points(verdict: scoring.Verdict, points: Sequence[int], tiles: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat in verdict.winners if points[seat])


# ---- what is seen ----------------------------------------------------------------------------------------------------


def as_owner(patch: pytest.MonkeyPatch, name: str) -> None:
    """Everybody sees what a seat sees of itself."""

    def seat_view(whole: Any, tables: Tables, state: IzayoiState, seat: int, viewer: int | None) -> Any:
        return {**whole(tables, state, seat, viewer), name: whole(tables, state, seat, seat)[name]}

    around(patch, views, "_seat", seat_view)


def masters_stay_hidden(patch: pytest.MonkeyPatch) -> None:
    def seat_view(whole: Any, tables: Tables, state: IzayoiState, seat: int, viewer: int | None) -> Any:
        found = whole(tables, state, seat, viewer)
        return found if seat == viewer else {**found, "master": None}

    around(patch, views, "_seat", seat_view)


def viewed(patch: pytest.MonkeyPatch, change: Callable[[dict[str, Any], IzayoiState], dict[str, Any]]) -> None:
    around(
        patch,
        views,
        "view",
        lambda whole, tables, state, *args, **more: change(whole(tables, state, *args, **more), state),
    )


def card_stays_known(patch: pytest.MonkeyPatch, is_seen: Callable[[bool, int, int | None], bool]) -> None:
    def laid(whole: Any, tables: Tables, card: int, viewer: int | None) -> Any:
        seat, is_hidden = card >> SEAT & 7, bool(card & HIDDEN)
        found = whole(tables, card, viewer)
        return {**found, "card": tables.card_ids[card & KIND] if is_seen(is_hidden, seat, viewer) else None}

    around(patch, views, "_laid", laid)


BROKEN: dict[str, Break] = {
    "the game ends with the tile deck (E1)": lambda patch: the_end_is(
        patch, lambda state, seat: any(tile == EMPTY for tile in state.row_tiles)
    ),
    "the round is played out (E1)": lambda patch: the_end_is(
        patch,
        lambda state, seat: (
            all(tile == EMPTY for tile in state.row_tiles) and (seat + 1) % state.players == state.start
        ),
    ),
    "only more points than the master are insolent (E2)": lambda patch: insolent_if(
        patch, lambda seat, points, masters: points[seat] > points[masters[seat]]
    ),
    "one is insolent towards oneself (I4)": lambda patch: insolent_if(
        patch, lambda seat, points, masters: points[seat] >= points[masters[seat]]
    ),
    "an insolent master is no measure (E3)": insolents_are_no_measure,
    "two who serve each other do not count (E4)": without_circles,
    "tiles do not count (E5)": lambda patch: settled(patch, _all_of_the_most),
    "tiles count first (E5)": lambda patch: settled(patch, _tiles_first),
    "the first of the tied wins (E5)": lambda patch: settled(patch, _one_of_the_tied),
    "insolents may win": lambda patch: settled(patch, _insolents_too),
    "somebody always wins (E6)": lambda patch: settled(patch, _somebody_always),
    "nobody wins without points (Z6)": lambda patch: settled(patch, _never_without_points),
    "hands are shown": lambda patch: as_owner(patch, "hand"),
    "masters are shown (I7)": lambda patch: as_owner(patch, "master"),
    "masters stay hidden (I7)": masters_stay_hidden,
    "points are hidden (E7)": lambda patch: viewed(
        patch, lambda found, state: {**found, "seats": [{**seat, "points": 0} for seat in found["seats"]]}
    ),
    "the top of the discards is hidden (V11)": lambda patch: viewed(patch, lambda found, state: {**found, "top": None}),
    "the table always keeps recommendations in mind": lambda patch: viewed(
        patch, lambda found, state: {**found, "recommended": found["recommended"] or []}
    ),
    "face-down cards are seen (P7)": lambda patch: card_stays_known(patch, lambda is_hidden, seat, viewer: True),
    "not even the owner knows a face-down card (P7)": lambda patch: card_stays_known(
        patch, lambda is_hidden, seat, viewer: not is_hidden
    ),
}
