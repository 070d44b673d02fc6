"""The hexes of a board: neighbours, coasts, fit, camera."""

from __future__ import annotations

import math

import pygame
import pytest

from edo_table.games.samurai.content import Board
from edo_table.games.samurai.table.fitting import fit_board
from edo_table.games.samurai.table.geometry import SIDE, HexMap, Placement, coastline, hexagon
from edo_table.ui.metrics import Metrics
from tests.games.samurai.table.staged import SIZES, layout, rules


def hex_map(players: int, turn: float = 30.0) -> HexMap:
    return HexMap(rules().content.board(players), turn)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turn", [0.0, 30.0, 90.0])
def test_edges_lie_between_the_spaces_that_the_rules_call_neighbours(players: int, turn: float) -> None:
    shape = hex_map(players, turn)
    for i, around in enumerate(shape.around):
        assert sorted(j for j in around if j is not None) == list(shape.board.neighbours[i])
        corners = hexagon(*shape.centres[i], 1.0, shape.tilt)
        for k, j in enumerate(around):
            if j is not None:
                middle = tuple((a + b) / 2 for a, b in zip(shape.centres[i], shape.centres[j], strict=True))
                edge = tuple((a + b) / 2 for a, b in zip(corners[k], corners[(k + 1) % 6], strict=True))
                assert math.dist(middle, edge) < 1e-9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_coast_is_whole_and_parts_land_from_sea(players: int) -> None:
    shape = hex_map(players)
    edges = sum(
        1 for i, land in enumerate(shape.is_land) if land for j in shape.around[i] if j is None or not shape.is_land[j]
    )
    assert sum(len(loop) for loop in shape.coasts) == edges
    # Honshu, then Kyushu and Shikoku, then Hokkaido
    assert len(shape.coasts) == {2: 1, 3: 3, 4: 4}[players]
    for loop in shape.coasts:
        for (ax, ay), (bx, by) in zip(loop, (*loop[1:], loop[0]), strict=True):
            assert math.isclose(math.dist((ax, ay), (bx, by)), 1.0, abs_tol=1e-9)


def test_a_drawn_coast_stays_within_half_a_radius_of_the_hexes() -> None:
    for number, loop in enumerate(hex_map(4).coasts):
        for point in coastline(loop, number):
            assert min(math.dist(point, corner) for corner in loop) < 0.85


def test_a_board_without_grid_has_islands_of_one_space_and_no_edges() -> None:
    ids = ("a", "b", "c")
    free = Board(
        2,
        "free",
        1,
        ids,
        ("land", "village", "sea"),
        ("p",) * 3,
        ("", "B", ""),
        ((0.0, 0.0),) * 3,
        ((0.0, 0.0), (1.0, 0.0), (0.5, 0.9)),
        ((1,), (0,), ()),
        (0,),
        (2,),
        (1,),
        (-1, 0, -1),
        (1,),
        ((0,),),
        ((0,), (), ()),
    )
    shape = HexMap(free, 30.0)
    assert len(shape.coasts) == 2
    assert all(j is None for around in shape.around for j in around)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [*SIZES, (960, 540)])
def test_no_space_lies_under_a_panel_and_the_hexes_are_large(players: int, size: tuple[int, int]) -> None:
    metrics = Metrics(size)
    regions = layout().regions(metrics, players)
    panels = [rect for name, rect in regions.items() if name not in ("board", "pool")]
    placed = fit_board(hex_map(players), regions["board"], panels, metrics.px(8))
    window = pygame.Rect((0, 0), size)
    for i in range(len(placed.map.centres)):
        for x, y in placed.corners(i):
            assert window.inflate(2, 2).collidepoint(x, y)
            assert not any(panel.collidepoint(x, y) for panel in panels)
    # the mock-up's radii were 44.7 with three and 28.5 with four players in a window 1080 high
    least = {2: 48, 3: 38, 4: 30}[players] if metrics.shape == "tall" else {2: 49, 3: 45, 4: 34.5}[players]
    assert placed.radius / metrics.u >= least


def test_a_wider_window_gives_larger_hexes() -> None:
    for players in (2, 3, 4):
        radii = []
        for size in ((1920, 1080), (2560, 1080)):
            regions = layout().regions(Metrics(size), players)
            panels = [rect for name, rect in regions.items() if name not in ("board", "pool")]
            radii.append(fit_board(hex_map(players), regions["board"], panels, 8).radius)
        assert radii[1] > radii[0] * 1.08


def test_a_board_with_no_room_at_all_still_has_a_place() -> None:
    placed = fit_board(hex_map(2), pygame.Rect(0, 0, 300, 200), [pygame.Rect(0, 0, 300, 200)], 4)
    assert placed.radius > 3


def test_a_camera_moves_every_pixel_alike() -> None:
    home = Placement(hex_map(2), 40.0, 10.0, 20.0)
    seen = home.zoomed(2.0, (5.0, -7.0))
    x, y = home.centre(4)
    assert seen.centre(4) == pytest.approx((2 * x + 5, 2 * y - 7))
    assert math.isclose(
        math.dist(seen.centre(0), seen.centre(seen.map.around[0][0] or 0))
        if seen.map.around[0][0] is not None
        else SIDE * seen.radius,
        SIDE * seen.radius,
    )
