"""Whole games of Akebono at the real table: by the mouse alone, by the keys alone, with pieces travelling."""

from __future__ import annotations

import random

import pytest

from edo_table.engine.actions import ActionSpec
from tests.app.table_hands import Hands
from tests.games.iki_akebono.table.staged import WEIGHTS
from tests.games.table_stage import by_kind

SETTINGS = {"play.end_turn_confirm": "never"}

pytestmark = pytest.mark.usefixtures("without_drawings")


def pick(options: tuple[ActionSpec, ...], chance: random.Random) -> ActionSpec:
    """An option by chance: first its kind, those of Akebono oftener, then one of that kind."""
    return by_kind(((option.kind, option) for option in options), WEIGHTS, chance)


@pytest.mark.parametrize(
    ("how", "seats", "seed", "size"),
    [
        ("mouse", ("human", "human"), 2, (1280, 720)),
        ("mouse", ("human", "greedy", "human", "greedy"), 4, (1190, 765)),
        ("keys", ("human", "greedy", "greedy"), 7, (1280, 720)),
        ("keys", ("human", "human"), 9, (960, 540)),
    ],
)
def test_a_whole_game(how: str, seats: tuple[str, ...], seed: int, size: tuple[int, int]) -> None:
    print("seed", seed)
    chance = random.Random(seed)
    hands = Hands(*seats, game="iki_akebono", seed=seed, size=size, settings=SETTINGS)
    done: set[str] = set()
    while True:
        hands.settle(2000)
        if hands.has_ended:
            break
        ply = hands.match.ply
        option = pick(tuple(hands.table.selection.options), chance)
        hands.click_option(option) if how == "mouse" else hands.type_option(option)
        assert hands.match.ply > ply, f"{option} was not carried out: {hands.table.message}"
        done.add(option.kind)
    assert hands.match.is_over
    assert hands.curtains == []
    assert {"move", "meet", "activate"} <= done
    hands.draw()


def test_frames_of_half_a_year_can_be_drawn() -> None:
    """With pieces travelling and scenes played, at a clock that moves on in large beats."""
    moving = {**SETTINGS, "display.animation_speed": "fast", "display.motion": "full"}
    hands = Hands("human", "human", game="iki_akebono", seed=5, settings=moving)
    chance, frames = random.Random(5), 0
    while hands.match.state.month <= 6:
        for beat in range(600):
            hands.beat(3)
            if beat % 2 == 0:
                hands.draw()
                frames += 1
            if hands.table.is_ready and hands.table.selection.options:
                break
        hands.click_option(pick(tuple(hands.table.selection.options), chance))
    assert frames > 100
