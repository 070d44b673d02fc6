"""Whatever can be pointed at can be seen to be chosen, lit or looked at; fires ahead are shown on the board."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from edo_table.games.iki.table.embers import endangered, shown_month
from edo_table.games.iki.table.reckoning import blaze
from edo_table.ui.table.face import Scene, Trace
from tests.games.iki_akebono.table.staged import face, paint, position, rules, scene, specs

SIZE = (1280, 720)


def bytes_of(shown: object, looked: Scene) -> bytes:
    """A frame."""
    target = pygame.Surface(SIZE)
    shown.draw(target, looked)  # type: ignore[attr-defined]
    return pygame.image.tobytes(target, "RGB")


@pytest.mark.parametrize("players", [2, 4])
def test_the_keyboards_place_is_always_seen(players: int) -> None:
    state = position(players, 150, 5)
    shown = face(state, SIZE)
    paint(shown)
    looked = scene(state, 0, lit=frozenset())
    plain = bytes_of(shown, looked)
    for place in shown.places(looked):
        assert bytes_of(shown, replace(looked, focused=place.target)) != plain, place.target


def test_what_may_be_chosen_pulses_and_what_is_chosen_is_marked() -> None:
    for plies in (0, 30, 60, 90):
        state = position(4, plies, 3)
        seat = rules().actor(state)
        shown = face(state, SIZE, seat)
        looked = scene(state, seat)
        targets = {target for spec in specs(state) for target in spec.targets if not target.startswith("button:")}
        dark = replace(looked, lit=frozenset())
        for target in targets:
            frames = {
                bytes_of(shown, dark),
                bytes_of(shown, replace(dark, lit=frozenset({target}), pulse=0.0)),
                bytes_of(shown, replace(dark, lit=frozenset({target}), pulse=1.0)),
                bytes_of(shown, replace(dark, selected=(target,))),
            }
            assert len(frames) >= (3 if target.startswith("steps:") else 4), target


def test_steps_of_others_are_numbered_where_they_happened() -> None:
    state = position(4, 150, 4)
    shown, looked = face(state, SIZE), scene(state, 0, lit=frozenset())
    plain = bytes_of(shown, looked)
    token = next(
        f"bought:{seat}:{data['tokens'][0]}" for seat, data in enumerate(looked.view["seats"]) if data["tokens"]
    )
    for target in ("stall:nw1", "shop:rice-shop", "ikizama:2", token):
        assert bytes_of(shown, replace(looked, traces=(Trace(target, 1, 2),))) != plain, target


def test_a_hovered_fire_shows_what_it_would_burn() -> None:
    state = position(4, 60, 2, until=lambda s: s.month == 4)
    shown, looked = face(state, SIZE), scene(state, 0, lit=frozenset())
    assert shown_month(shown.desk, looked) == 0
    for target in ("fire", "month:5"):
        hovered = replace(looked, hovered=target)
        assert shown_month(shown.desk, hovered) == 5
        assert bytes_of(shown, hovered) != bytes_of(shown, looked)
    assert shown_month(shown.desk, replace(looked, hovered="month:4")) == 0
    found = endangered(shown.desk, looked, 5)
    parts = shown.desk.parts
    assert found == [one for nagaya in parts.board.nagayas for one in blaze(parts, looked.view, nagaya, 5)]


def test_the_month_of_a_fire_marks_the_cards_in_danger() -> None:
    state = position(4, 60, 2, until=lambda s: s.month == 5)
    shown, looked = face(state, SIZE), scene(state, 0, lit=frozenset())
    burning = [one for one in endangered(shown.desk, looked, 5) if one.outcome == "burns"]
    assert burning
    early = replace(looked, view={**looked.view, "month": 4})
    assert bytes_of(shown, early) != bytes_of(shown, looked)
