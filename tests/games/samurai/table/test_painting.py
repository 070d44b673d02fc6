"""The printed board: in slices, kept on disk, moved by the camera; and how long a frame takes."""

from __future__ import annotations

import statistics
import time
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from edo_table.games.samurai.state import TURN
from edo_table.games.samurai.table import SamuraiFace, figures, tokens
from edo_table.ui.print.cache import caches
from edo_table.ui.table.face import Camera
from edo_table.ui.theme import SEATS, theme
from tests.games.samurai.table.staged import face, lay_out, looks, paint, position, rules, scene, words

SIZE = (640, 360)


def difference(a: pygame.Surface, b: pygame.Surface, area: pygame.Rect | None = None) -> float:
    """The mean difference of two pictures, 0 to 255."""
    area = area or a.get_rect()
    out = a.subsurface(area).copy()
    out.blit(b.subsurface(area), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other = b.subsurface(area).copy()
    other.blit(a.subsurface(area), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return sum(pygame.transform.average_color(out)[:3]) / 3 + sum(pygame.transform.average_color(other)[:3]) / 3


def test_the_board_is_painted_in_slices_and_a_frame_can_be_drawn_between_them() -> None:
    state = position(3, 40, figures="random", starting_tokens="random")
    shown, looked, target = face(state, SIZE), scene(state), pygame.Surface(SIZE)
    slices = 0
    for _ in shown.prepare():
        slices += 1
        if slices % 6 == 0:
            shown.draw(target, looked)
    assert slices > 20
    assert paint(shown) <= 40  # nothing is left but the pieces' pictures
    shown.draw(target, looked)
    # land is light, sea is not
    edo = shown.where(looked, "settlement:edo")
    assert edo is not None
    colours = {target.get_at((round(edo[0]), y))[:3] for y in range(0, SIZE[1], 3)}
    assert len(colours) > 20


def test_the_same_board_is_the_same_picture() -> None:
    state = position(2)
    pictures = []
    for _ in range(2):
        shown = face(state, SIZE)
        paint(shown)
        target = pygame.Surface(SIZE)
        shown.draw(target, scene(state, None))
        pictures.append(target)
    assert difference(pictures[0], pictures[1]) == 0


def test_a_painted_board_is_found_again(tmp_path: Path) -> None:
    state = position(2)
    first = face(state, SIZE, folder=tmp_path)
    assert paint(first) > 20
    assert first.store is not None
    first.store.flush()
    assert len(list(tmp_path.glob("samurai*.png"))) == 1
    again = face(state, SIZE, folder=tmp_path)
    assert paint(again) <= 2
    one, other = pygame.Surface(SIZE), pygame.Surface(SIZE)
    first.draw(one, scene(state, None))
    again.draw(other, scene(state, None))
    assert difference(one, other) == 0
    # another number of players, another board
    assert paint(face(position(3), SIZE, folder=tmp_path)) > 20
    # a damaged file is painted anew
    for file in tmp_path.glob("samurai*.png"):
        file.write_bytes(file.read_bytes()[:200])
    assert paint(face(state, SIZE, folder=tmp_path)) > 20


@pytest.mark.parametrize("grid", ["free", "odd-q", "even-r"])
def test_a_map_of_another_kind_is_drawn_too(grid: str) -> None:
    content, state = rules().content, position(2, 30, figures="random", starting_tokens="random")
    boards = tuple(replace(board, layout=grid) for board in content.boards)
    shown = SamuraiFace(replace(content, boards=boards), words())
    shown.meet(looks(2))
    lay_out(shown, state, SIZE)
    target = pygame.Surface(SIZE)
    paint(shown)
    shown.draw(target, scene(state))
    assert len({target.get_at((x, 100))[:3] for x in range(0, SIZE[0], 4)}) > 20


def test_while_a_camera_is_not_painted_the_old_board_stands_in() -> None:
    state = position(2, 30, figures="random", starting_tokens="random")
    shown, looked = face(state, SIZE), scene(state, None)
    target, after = pygame.Surface(SIZE), pygame.Surface(SIZE)
    paint(shown)
    shown.draw(target, looked)
    for camera in (Camera(2.0, (30.0, 20.0)), Camera(2.0, (-40.0, 5.0)), Camera(3.0)):
        lay_out(shown, state, SIZE, None, camera=camera)
        shown.draw(target, looked)
        paint(shown)
        shown.draw(after, looked)
        assert difference(target, after) < 14, camera  # blurred, but the same board in the same place


def test_a_shifted_board_is_the_one_painted_at_once() -> None:
    state = position(2)
    looked, camera = scene(state, None), Camera(2.0, (60.0, -35.0))
    moved, fresh = face(state, SIZE, camera=Camera(2.0)), face(state, SIZE, camera=camera)
    paint(fresh)
    paint(moved)
    lay_out(moved, state, SIZE, camera=camera)
    assert paint(moved) > 3
    one, other = pygame.Surface(SIZE), pygame.Surface(SIZE)
    moved.draw(one, looked)
    fresh.draw(other, looked)
    assert difference(one, other) < 4  # the grain lies elsewhere


def test_pieces_in_flight_are_not_drawn_at_their_place() -> None:
    state = position(2, 50, figures="random", starting_tokens="random")
    shown, looked = face(state, SIZE), scene(state, 0, lit=frozenset())
    paint(shown)
    space = next(iter(looked.view["board"]))
    target = pygame.Surface(SIZE)
    shown.draw(target, looked)
    seen = shown.where(looked, f"token:{space}")
    assert seen is not None
    area = pygame.Rect(0, 0, 10, 10)
    area.center = (round(seen[0]), round(seen[1]))
    whole = target.copy()
    shown.draw(target, scene(state, 0, lit=frozenset(), hidden=frozenset({f"token:{space}"})))
    assert difference(whole, target, area) > 5


@pytest.mark.parametrize(("size", "most"), [((1920, 1080), 12.0), ((1280, 720), 7.0)])
def test_a_frame_is_drawn_in_time(size: tuple[int, int], most: float) -> None:
    state = position(3, 60, until=lambda s: s.stack[-1][0] == TURN, figures="random", starting_tokens="random")
    seat = rules().actor(state)
    shown, target = face(state, size, seat), pygame.Surface(size).convert()
    paint(shown)
    times = []
    for number in range(40):
        looked = scene(state, seat, pulse=number % 10 / 10)
        begun = time.process_time()
        shown.draw(target, looked)
        times.append((time.process_time() - begun) * 1000)
    median = statistics.median(times[5:])
    print(f"{size}: a frame takes {median:.1f} ms")
    assert median < most


def test_caches_of_pictures_stay_bounded() -> None:
    state = position(4, 40, figures="random", starting_tokens="random")
    target = pygame.Surface((320, 180))
    shown = face(state, (320, 180))
    for zoom in range(10, 40):
        lay_out(shown, state, (320, 180), camera=Camera(zoom / 10))
        shown.draw(target, scene(state))
        for piece in figures.KNOWN:
            figures.figure(piece, 20 + zoom)
        tokens.token(rules().content.tokens[zoom % 17], theme().seat(SEATS[zoom % 5]), 20 + zoom)
    for cache in caches():
        assert len(cache) <= cache.entries
        assert cache.bytes <= cache.bytes_limit


def test_pictures_for_other_screens() -> None:
    state = position(2)
    shown = face(state)
    for kind, ident in (
        ("token", "rice-3"),
        ("token", "ship-1@shu"),
        ("figure", "buddha"),
        ("score", "helmet"),
        ("score", "total"),
        ("building", "capital"),
        ("back", "fuji"),
        ("symbol", "ronin"),
        ("plinth", ""),
    ):
        picture = shown.picture(kind, ident, 60)
        assert picture is not None, (kind, ident)
        assert 50 <= picture.get_height() <= 76
    for kind, ident in (("token", "none"), ("token", "rice-3@blue"), ("figure", "ox"), ("card", "x"), ("score", "x")):
        assert shown.picture(kind, ident, 60) is None
    log = shown.log_picture("token_placed", {"seat": 1, "token": "rice-3", "space": "land-15-9", "near": ()}, 40)
    assert log is not None
    assert shown.log_picture("captured", {"seat": 1, "figure": "rice", "settlement": "edo"}, 40) is not None
    assert shown.log_picture("turn_ended", {"seat": 1, "drawn": 2}, 40) is None
    assert shown.dragged(scene(state, 0), "space:land-15-9") is None
    assert shown.ending(scene(state, 0))
