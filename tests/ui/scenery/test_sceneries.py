"""Every scenery paints at any size, in slices, alive or still, from the store or afresh, always the same."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from edo_table.ui.print.store import Store
from edo_table.ui.scenery import banner, clouds, curtain, landscape, notice_board, seascape
from edo_table.ui.scenery.stage import Scenery, Stage
from edo_table.ui.theme import SEATS, theme

SIZES = [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
MAKE: dict[str, Callable[[tuple[int, int], Store | None], Scenery]] = {
    "landscape": lambda size, store: landscape.Landscape(size, store),
    "curtain": lambda size, store: curtain.Curtain(size, store),
    "dawn": lambda size, store: seascape.Seascape(size, "dawn", True, store),
    "day": lambda size, store: seascape.Seascape(size, "day", False, store),
    "dusk": lambda size, store: seascape.Seascape(size, "dusk", False, store),
    "night": lambda size, store: seascape.Seascape(size, "night", False, store),
}


def shades(surface: pygame.Surface, area: pygame.Rect) -> int:
    """How many clearly different colours a part of a picture has."""
    small = pygame.transform.smoothscale(surface.subsurface(area), (24, 24))
    return len({tuple(c // 24 for c in small.get_at((x, y))[:3]) for x in range(24) for y in range(24)})


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", MAKE)
def test_every_corner_is_painted_at_every_size(name: str, size: tuple[int, int]) -> None:
    pygame.display.set_mode((200, 100))
    picture = MAKE[name](size, None).still()
    assert picture.get_size() == size
    w, h = size
    assert shades(picture, picture.get_rect()) > 15
    for x in (0, w // 2, w - w // 4):
        assert shades(picture, pygame.Rect(x, 2 * h // 3, w // 4, h // 3 - 1)) > 5  # no empty margin
    for corner in ((1, 1), (w - 2, 1), (1, h - 2), (w - 2, h - 2)):
        assert picture.get_at(corner)[:3] != (0, 0, 0)


@pytest.mark.parametrize("size", [(320, 200), (600, 900), (1000, 300)], ids=str)
@pytest.mark.parametrize("name", MAKE)
def test_odd_windows_are_no_error(name: str, size: tuple[int, int]) -> None:
    pygame.display.set_mode((200, 100))
    assert MAKE[name](size, None).still().get_size() == size


@pytest.mark.parametrize("name", MAKE)
def test_slices_give_the_same_picture_and_stillness_is_still(name: str) -> None:
    pygame.display.set_mode((200, 100))
    size = (640, 360)
    sliced = MAKE[name](size, None)
    target = pygame.Surface(size, 0, 32)
    rounds = 0
    while not sliced.work(0.001):
        sliced.draw(target)  # unfinished sceneries can be drawn
        rounds += 1
        assert rounds < 1000
    assert rounds > 1
    whole = MAKE[name](size, None)
    assert pygame.image.tobytes(sliced.still(), "RGB") == pygame.image.tobytes(whole.still(), "RGB")
    assert pygame.image.tobytes(whole.still(), "RGB") == pygame.image.tobytes(whole.still(), "RGB")


@pytest.mark.parametrize("name", MAKE)
def test_living_parts_move_and_keep_moving(name: str) -> None:
    pygame.display.set_mode((200, 100))
    scene = MAKE[name]((640, 360), None).finish()
    frames = []
    for seconds in (0.0, 12.5, 31.0, 4000.0):
        target = pygame.Surface((640, 360), 0, 32)
        scene.draw(target, seconds)
        frames.append(pygame.image.tobytes(target, "RGB"))
    assert len(set(frames)) == 4


@pytest.mark.parametrize("name", MAKE)
def test_a_stored_scenery_looks_the_same(name: str, tmp_path: Path) -> None:
    pygame.display.set_mode((200, 100))
    store = Store(tmp_path)
    fresh = MAKE[name]((480, 270), store).still()
    store.flush()
    files = list(tmp_path.glob("*.png"))
    assert len(files) == len(MAKE[name]((1, 1), None).layer_names)
    again = MAKE[name]((480, 270), store)
    assert pygame.image.tobytes(again.still(), "RGB") == pygame.image.tobytes(fresh, "RGB")
    files[0].write_bytes(b"damaged")
    assert pygame.image.tobytes(MAKE[name]((480, 270), store).still(), "RGB") == pygame.image.tobytes(fresh, "RGB")
    store.flush()


@pytest.mark.parametrize("size", [*SIZES, (600, 900)], ids=str)
def test_the_landscape_leaves_room_for_the_menu(size: tuple[int, int]) -> None:
    pygame.display.set_mode((200, 100))
    place = landscape.Landscape(size).composition
    window = pygame.Rect(0, 0, *size)
    parts = (place.board, place.title, place.seal, place.corner)
    for part in parts:
        assert window.contains(part)
    assert not any(a.colliderect(b) for i, a in enumerate(parts) for b in parts[:i])
    assert place.title.w >= 250 * place.u


@pytest.mark.parametrize("count", range(1, 12))
@pytest.mark.parametrize("primary", [0, 2, None])
def test_plaques_hang_below_each_other_within_the_board(count: int, primary: int | None) -> None:
    pygame.display.set_mode((200, 100))
    for size in SIZES[:2]:
        place = landscape.Landscape(size).composition
        board = notice_board.notice_board(place.board, place.u, count, primary)
        assert len(board.plaques) == count
        for a, b in zip(board.plaques, board.plaques[1:], strict=False):
            assert a.bottom < b.top
        for plaque in board.plaques:
            assert place.board.contains(plaque)
            assert plaque.h >= 46 * place.u
        assert board.plaques[-1].bottom <= place.board.y + 950 * place.u
        target = pygame.Surface(size, 0, 32)
        board.draw(target)
        assert shades(target, place.board) > 5


@pytest.mark.parametrize("size", [*SIZES, (600, 900), (320, 200)], ids=str)
@pytest.mark.parametrize("seat", SEATS)
def test_the_scroll_hangs_inside_the_window(size: tuple[int, int], seat: str) -> None:
    pygame.display.set_mode((200, 100))
    scene = curtain.Curtain(size)
    target = pygame.Surface(size, 0, 32)
    paper = scene.lay_scroll(target, theme().seat(seat))
    assert target.get_rect().contains(paper)
    assert abs(paper.centerx - size[0] / 2) <= 2
    assert paper.w > 380 * scene.stage.u
    assert paper.h > 380 * scene.stage.u
    beside = target.get_at((paper.left - max(2, round(20 * scene.stage.u)), paper.centery))
    ground = pygame.Color(theme().seat(seat).ground)
    assert sum(abs(a - b) for a, b in zip(beside[:3], ground[:3], strict=True)) < 200


def test_banner_and_clouds() -> None:
    pygame.display.set_mode((200, 100))
    target = pygame.Surface((400, 700), 0, 32)
    area = pygame.Rect(20, 10, 240, 660)
    for seat in SEATS:
        place = banner.draw_banner(target, area, 0.667, theme().seat(seat))
        assert area.contains(place.cloth)
        assert place.cloth.contains(place.text)
        assert place.text.h > 250
    stage = Stage((800, 450))
    sheet = clouds.gold_clouds(stage, [clouds.Cloud(300, 200, 500, 4), clouds.Cloud(-900, 50, 200, 3)], 1)
    assert sheet.get_size() == (800, 450)
    assert 0 < sheet.get_bounding_rect().w < 800


def test_the_last_sizes_stage_is_never_empty() -> None:
    assert Stage((0, 0)).size == (1, 1)
    assert Stage((1920, 1080)).u == 1
    assert Stage((1920, 1080)).rect(10, 10, 0.2, 0.2).size == (1, 1)
