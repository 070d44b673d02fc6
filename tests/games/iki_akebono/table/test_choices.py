"""What has no place on the table can be chosen as a picture in the own area, at every size, by whoever decides."""

from __future__ import annotations

import functools
from dataclasses import replace
from typing import Any

import pygame
import pytest

from edo_table.games.iki.table.places import find_places
from edo_table.games.iki.table.seat_layout import seat_panel
from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.table.choices import choices, laid_choices
from edo_table.ui.table.layout import overlaps
from tests.games.iki_akebono.table.staged import SIZES, STAGE, face, paint, rules, scene, specs

KINDS = ("exchange", "pick_gain", "pick_salary", "meet_other", "discount", "again")
PREFIXES = ("exchange:", "gain:", "salary:", "again:")


@functools.cache
def asked() -> dict[str, AkebonoState]:
    """A position for every kind of decision with such choices."""
    game, found = rules(), dict[str, AkebonoState]()
    for seed in range(1, 200):
        for players in (2, 4):
            state, chance = STAGE.begin(players, seed)
            while game.legal(state):
                decision = game.decision(state)
                assert decision is not None
                kinds = {game.spec(state, code).kind for code in game.legal(state)}
                kind = "again" if "again" in kinds else decision.kind
                if kind in KINDS and kind not in found:
                    found[kind] = state.clone()
                if len(found) == len(KINDS):
                    return found
                STAGE.act(state, chance)
    raise LookupError(set(KINDS) - set(found))


@pytest.mark.parametrize("kind", KINDS)
def test_every_choice_lies_in_the_own_area_and_apart(kind: str) -> None:
    state = asked()[kind]
    seat = rules().actor(state)
    for size in SIZES:
        shown, looked = face(state, size, seat), scene(state, seat)
        panel = seat_panel(shown.desk, looked, seat)
        assert panel is not None
        laid = {one.choice.target: one.rect for one in laid_choices(shown.desk, looked)}
        wanted = {target for spec in specs(state) for target in spec.targets if target.startswith(PREFIXES)}
        if kind == "meet_other":
            wanted = {target for spec in specs(state) for target in spec.targets}
        assert wanted
        assert wanted <= set(laid)
        assert not overlaps(laid, [])
        for rect in laid.values():
            assert panel.ruler.rect.contains(rect)
            assert rect.top >= panel.goods[0].bottom - 2
            assert min(rect.size) >= 16


@pytest.mark.parametrize("kind", KINDS)
def test_choices_are_seen_lit_veiled_and_chosen(kind: str) -> None:
    state = asked()[kind]
    seat = rules().actor(state)
    shown, looked = face(state, (1280, 720), seat), scene(state, seat)
    paint(shown)
    target = laid_choices(shown.desk, looked)[0].choice.target

    def frame(**more: Any) -> bytes:
        out = pygame.Surface((1280, 720))
        shown.draw(out, replace(looked, **more))
        return pygame.image.tobytes(out, "RGB")

    frames = {
        frame(lit=frozenset()), frame(lit=frozenset({target}), pulse=0.0), frame(lit=frozenset({target}), pulse=1.0),
        frame(lit=frozenset(), selected=(target,)), frame(lit=frozenset(), focused=target),
    }  # fmt: skip
    assert len(frames) == 5


@pytest.mark.parametrize("kind", KINDS)
def test_only_who_decides_sees_choices(kind: str) -> None:
    state = asked()[kind]
    seat = rules().actor(state)
    shown = face(state, (1280, 720), seat)
    assert choices(shown.desk, scene(state, seat))
    other = (seat + 1) % len(scene(state, seat).seats)
    assert not choices(shown.desk, scene(state, other))
    assert not choices(shown.desk, scene(state, None))


def test_places_beside_others_do_not_hide_the_rest() -> None:
    """Business goes on beside the boat tokens: the table lights what lies beside the board first."""
    state = asked()["again"]
    seat = rules().actor(state)
    shown, looked = face(state, (1280, 720), seat), scene(state, seat)
    found = {place.target: place for place in find_places(shown.desk, looked)}
    assert all(place.on_board for target, place in found.items() if target.startswith("again:"))
    other = asked()["exchange"]
    seat = rules().actor(other)
    shown, looked = face(other, (1280, 720), seat), scene(other, seat)
    found = {place.target: place for place in find_places(shown.desk, looked)}
    assert not any(place.on_board for target, place in found.items() if target.startswith("exchange:"))
