"""Flights by the clock: order, what is hidden, sounds, and the end."""

from dataclasses import replace

import pygame

from edo_table.ui.table.cameras import CameraControl
from edo_table.ui.table.face import MOST_ZOOM, Act, Camera, Flight
from edo_table.ui.table.motion import Motion

SPRITE = pygame.Surface((10, 10))
FIRST = Flight(SPRITE, (0, 0), (100, 0), step=0, hides=("a",), sound="token", seconds=0.4)
SECOND = Flight(SPRITE, (0, 0), (0, 100), step=1, hides=("b",), sound="capture", seconds=0.2)


def test_steps_follow_each_other() -> None:
    motion = Motion([SECOND, FIRST], now=10.0)
    assert motion.is_first(10.2)
    assert not motion.is_first(10.45)
    assert motion.hidden(10.2) == {"a", "b"}
    assert motion.hidden(10.5) == {"b"}
    assert not motion.is_over(10.59)
    assert motion.is_over(10.61)
    assert motion.hidden(10.7) == frozenset()


def test_the_step_under_way_is_known_and_the_last_one_stays() -> None:
    motion = Motion([SECOND, FIRST], now=0.0, pause=1.0)
    assert [motion.step(now) for now in (0.1, 0.5, 0.9)] == [0, 1, 1]
    assert Motion([], now=0.0).step(0.0) == 0


def test_each_sound_is_heard_once_when_the_piece_lands() -> None:
    motion = Motion([FIRST, SECOND], now=0.0)
    assert motion.sounds(0.39) == []
    assert motion.sounds(0.41) == ["token"]
    assert motion.sounds(0.5) == []
    assert motion.sounds(5.0) == ["capture"]


def test_the_pace_stretches_and_no_pace_means_no_time() -> None:
    slow = Motion([FIRST], now=0.0, factor=2.0, pause=0.5)
    assert not slow.is_over(1.75)
    assert slow.is_over(1.81)
    assert Motion([FIRST, SECOND], now=0.0, factor=0.0, pause=1.0).is_over(0.0)
    assert Motion([], now=0.0).is_over(0.0)


def test_pieces_are_drawn_until_they_land() -> None:
    target = pygame.Surface((200, 200))
    SPRITE.fill("white")
    motion = Motion([FIRST], now=0.0)
    motion.draw(target, 0.2)
    assert target.get_bounding_rect().w > 0
    target.fill("black")
    motion.draw(target, 0.5)
    assert pygame.transform.average_color(target)[:3] == (0, 0, 0)


def test_zoom_keeps_what_lies_under_the_pointer() -> None:
    area, control = pygame.Rect(0, 0, 1000, 600), CameraControl()
    point = (700, 200)
    control.zoom_at(point, 1.5, area)
    before = ((point[0] - 500 - control.camera.offset[0]) / 1.5, (point[1] - 300 - control.camera.offset[1]) / 1.5)
    control.zoom_at(point, 1.4, area)
    zoom = control.camera.zoom
    after = ((point[0] - 500 - control.camera.offset[0]) / zoom, (point[1] - 300 - control.camera.offset[1]) / zoom)
    assert all(abs(a - b) < 0.01 for a, b in zip(before, after, strict=True))


def test_the_board_never_leaves_its_area() -> None:
    area, control = pygame.Rect(0, 0, 1000, 600), CameraControl()
    assert not control.shift(50, 50, area)
    for _ in range(30):
        control.turn_wheel((10, 10), 1, area)
    assert control.camera.zoom == MOST_ZOOM
    control.shift(-99999, 99999, area)
    assert abs(control.camera.offset[0]) <= area.w * (MOST_ZOOM - 1) / 2
    assert abs(control.camera.offset[1]) <= area.h * (MOST_ZOOM - 1) / 2
    for _ in range(60):
        control.turn_wheel((900, 500), -1, area)
    assert control.camera == Camera()
    assert not control.reset()


def _staged(**further: bool) -> Motion:
    """A piece is laid down, a scene is played, another piece leaves."""

    def redden(target: pygame.Surface, share: float) -> None:
        target.fill((round(255 * share), 0, 0))

    act = Act(redden, 1.0, ((0.5, "turn"),), step=1)
    leaves = Flight(SPRITE, (0, 0), (0, 100), step=2, hides=("c",), seconds=0.5)
    return Motion([FIRST, act, leaves], now=0.0, **further)


def test_the_old_position_stays_until_a_scene_is_over() -> None:
    motion = _staged()
    assert [motion.is_first(now) for now in (0.2, 0.9, 1.39, 1.41)] == [True, True, True, False]
    assert motion.hidden(0.9) == {"a"}, "what leaves afterwards lies there yet"
    assert motion.hidden(1.5) == {"c"}
    assert motion.sounds(0.85) == ["token"]
    assert motion.sounds(0.95) == ["turn"]
    assert motion.is_over(1.91)


def test_a_scene_is_painted_with_its_share_and_what_has_landed_lies_there() -> None:
    motion, picture = _staged(), pygame.Surface((200, 200))
    motion.draw_act(picture, 0.65)
    assert picture.get_at((150, 150))[0] == round(255 * 0.25)
    picture.fill((9, 9, 9))
    motion.draw_act(picture, 0.2)
    assert picture.get_at((150, 150))[:3] == (9, 9, 9)


def test_without_motion_only_the_end_of_a_scene_is_seen() -> None:
    motion, picture = _staged(is_still=True), pygame.Surface((200, 200))
    motion.draw_act(picture, 0.1)
    assert picture.get_at((150, 150))[0] == 255
    assert motion.is_over(1.01)
    assert not motion.is_over(0.99)


def test_a_piece_out_of_a_pile_is_not_seen_before_it_takes_off() -> None:
    picture = pygame.Surface((200, 200))
    waits = Flight(SPRITE, (150, 150), (150, 20), step=1, seconds=0.5)
    for appears in (False, True):
        picture.fill((9, 9, 9))
        Motion([FIRST, replace(waits, appears=appears)], now=0.0).draw(picture, 0.1)
        assert (picture.get_at((150, 150))[:3] == (9, 9, 9)) == appears


def test_a_board_that_is_large_enough_as_it_is_never_zooms() -> None:
    control, area = CameraControl(1.0), pygame.Rect(0, 0, 400, 300)
    assert not control.turn_wheel((50, 50), 3, area)
    assert not control.shift(10, 10, area)
    assert control.camera == Camera()
