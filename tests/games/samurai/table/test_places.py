"""Everything that an option touches can be pointed at and stands where it is drawn."""

from __future__ import annotations

import pygame
import pytest

from edo_table.games.samurai.state import CHOOSE, MOVE, SET_UP, SWAP, TURN, SamuraiState
from edo_table.games.samurai.table import figures
from edo_table.games.samurai.table.info_panel import info_panel
from edo_table.ui.table.face import Camera
from tests.games.samurai.table.staged import SIZES, face, lay_out, layout, position, rules, scene, specs
from tests.games.table_stage import assert_can_be_hit


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_target_of_every_option_has_a_place_where_its_piece_stands(players: int, seed: int) -> None:
    print("seed", seed)
    game = rules()
    state = position(players, seed=seed)
    shown = face(state, (1280, 720))
    kinds: set[str] = set()
    steps = 0
    while game.legal(state) and steps < 700:
        seat = game.actor(state)
        if steps % 12 == 0 or state.stack[-1][0] in (MOVE, SWAP):
            looked = scene(state, seat)
            options = specs(state)
            kinds |= {option.kind for option in options}
            targets = {target for option in options for target in option.targets if not target.startswith("button:")}
            assert_can_be_hit(shown, looked, targets, alike=("hand:", "pool:"))
        state_codes = game.legal(state)
        game.apply(state, state_codes[(steps * 7 + seed) % len(state_codes)])
        steps += 1
    assert {"choose_token", "place_figure", "place_token", "end_turn"} <= kinds


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4])
def test_figures_set_aside_stay_on_their_slip_however_many(size: tuple[int, int], players: int) -> None:
    state = position(players)
    shown = face(state, size)
    rect = lay_out(shown, state, size)["info"]
    panel = info_panel(shown.desk, rect)
    for count in range(4, 15):
        for number in (0, count - 1):
            (x, _), radius = panel.tie(number, count)
            wide = figures.figure("buddha", radius * 2.9, True).get_bounding_rect().w
            assert rect.left <= x - wide / 2, (count, number)
            assert x + wide / 2 <= rect.right, (count, number)


@pytest.mark.parametrize("size", SIZES)
def test_places_lie_inside_the_window_and_are_large_enough_to_hit(size: tuple[int, int]) -> None:
    window = pygame.Rect((0, 0), size)
    for players in (2, 3, 4):
        state = position(
            players, until=lambda s: s.stack[-1][0] == TURN and s.round > 2, figures="random", starting_tokens="random"
        )
        looked = scene(state, rules().actor(state))
        for place in face(state, size).places(looked):
            xs, ys = [x for x, _ in place.outline], [y for _, y in place.outline]
            box = pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
            assert window.inflate(4, 4).contains(box), place
            if place.target.startswith(("space:", "hand:", "figure:")):
                # a space is at least as wide as a finger's tip is precise with the zoom at hand
                assert min(box.w, box.h) >= 16, place
            assert place.label
            assert place.label != place.target


def test_the_first_choice_shows_all_twenty_tokens_and_raises_those_taken() -> None:
    state = position(2, seed=4)
    shown, seat = face(state), rules().actor(state)
    assert sum(place.target.startswith("pool:") for place in shown.places(scene(state, seat))) == 20
    taken = specs(state)[0]
    before = shown.where(scene(state, seat), taken.targets[0])
    rules().apply(state, rules().code(state, taken))
    looked = scene(state, seat)
    places = shown.places(looked)
    assert sum(place.target.startswith("pool:") for place in places) == 19
    token = taken.targets[0].removeprefix("pool:")
    assert [place.target for place in places if place.target.startswith("chosen:")] == [f"chosen:{token}"]
    after = shown.where(looked, f"chosen:{token}")
    assert before is not None
    assert after is not None
    assert after[1] < before[1]
    assert [place.target for place in places if place.target.startswith("hand:")] == [f"hand:{token}"]


def test_nobody_sees_tokens_where_nobody_looks() -> None:
    for phase in (CHOOSE, SET_UP, TURN):

        def is_there(s: SamuraiState, phase: int = phase) -> bool:
            return bool(s.stack[-1][0] == phase)

        state = position(3, until=is_there)
        looked = scene(state, None)
        targets = [place.target for place in face(state).places(looked)]
        assert not [t for t in targets if t.startswith(("hand:", "pool:", "chosen:", "lifted:"))]
        assert {"seat:0", "seat:1", "seat:2"} <= set(targets)


def test_two_equal_tokens_are_raised_one_at_a_time() -> None:
    def has_pair(s: SamuraiState) -> bool:
        return bool(s.stack[-1][0] == TURN and s.hands[rules().actor(s)].count(9) == 2)

    state = position(2, until=has_pair, starting_tokens="random", figures="random")
    seat, token = rules().actor(state), "samurai-1"
    shown = face(state, viewer=seat)
    flat = {place.centre for place in shown.places(scene(state, seat)) if place.target == f"hand:{token}"}
    raised = {
        place.centre
        for place in shown.places(scene(state, seat, selected=(f"hand:{token}",)))
        if place.target == f"hand:{token}"
    }
    assert len(flat) == 2
    assert len(flat & raised) == 1


def test_the_camera_moves_board_places_and_leaves_the_others() -> None:
    state = position(2, until=lambda s: s.stack[-1][0] == TURN, starting_tokens="random", figures="random")
    seat = rules().actor(state)
    shown = face(state, (1280, 720), seat)
    plain = {place.target: place for place in shown.places(scene(state, seat))}
    zoomed = {
        place.target: place
        for place in face(state, (1280, 720), seat, camera=Camera(2.0, (50.0, 0.0))).places(scene(state, seat))
    }
    for target, place in plain.items():
        if place.on_board and target in zoomed:
            (x, y), middle = place.centre, (640.0, 360.0)
            assert zoomed[target].centre == pytest.approx(
                (2 * (x - middle[0]) + middle[0] + 50, 2 * (y - middle[1]) + middle[1]), abs=2
            )
        elif not place.on_board:
            assert zoomed[target].outline == place.outline
    assert len(zoomed) < len(plain)  # what lies outside the window cannot be pointed at


def test_regions_of_the_layout_are_those_that_the_face_draws_into() -> None:
    state = position(2)
    known = {*face(state).regions, "decision", "log"}
    for variant in layout().record.variants:
        assert set(layout().record.regions(variant)) <= known
