"""Whole games of IKI at the real table, by the mouse alone and by the keys alone, with two and four players."""

from __future__ import annotations

import pytest

from tests.app.table_hands import Hands

SETTINGS = {"play.end_turn_confirm": "never"}

pytestmark = pytest.mark.usefixtures("without_drawings")


@pytest.mark.parametrize(("how", "seats", "seed"), [("mouse", 2, 3), ("mouse", 4, 5), ("keys", 2, 7), ("keys", 4, 9)])
def test_a_whole_game(how: str, seats: int, seed: int) -> None:
    hands = Hands("human", *["greedy"] * (seats - 1), game="iki", settings=SETTINGS)
    hands.play(how, seed=seed)
    assert hands.match.is_over
    assert hands.curtains == []
    hands.draw()


def test_two_people_take_turns_without_a_curtain() -> None:
    hands = Hands("human", "human", game="iki", settings=SETTINGS)
    hands.play("mouse", seed=2)
    assert hands.match.is_over
    assert hands.curtains == []


def test_every_frame_of_half_a_year_can_be_drawn() -> None:
    """With pieces travelling and scenes played, at a clock that moves on in large beats."""
    moving = {**SETTINGS, "display.animation_speed": "fast", "display.motion": "full"}
    hands = Hands("human", "greedy", "greedy", game="iki", settings=moving, size=(1024, 768))
    frames = 0
    for turn in range(500):
        for beat in range(600):
            hands.beat(3)
            if beat % 3 == 0:
                hands.draw()
                frames += 1
            if hands.has_ended or (hands.table.is_ready and hands.table.selection.options):
                break
        if hands.has_ended or hands.match.state.month > 6:
            break
        options = hands.table.selection.options
        hands.click_option(options[turn * 7 % len(options)])
    assert hands.match.state.month > 6
    assert frames > 100
